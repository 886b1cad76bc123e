// Package date reads days and periods, written in digits or in the words of any
// language, relative to the day on which they were said.
package date
