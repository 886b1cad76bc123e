// Package kit holds what two adapters need and no platform owns: the cards that
// were shown, work that nobody waits for, and what may reach a screen.
package kit
