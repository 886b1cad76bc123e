// Package kit holds what several adapters need: the cards that were shown,
// background tasks, and what may be shown on a screen.
package kit
