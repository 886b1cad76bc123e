// Package line makes expenses of what money and date found in a text: it decides
// which amount was paid, what was bought, and whether all was understood.
package line
