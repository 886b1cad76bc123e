// Package number reads numbers: digits in the habits of a place, words of any
// language, Chinese and Korean characters. What is counted is not its matter.
package number
