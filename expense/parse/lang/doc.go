// Package lang holds what is known of languages: one file has all of a language,
// its words for numbers, money, taxes, days, categories and shops, and the habits
// of its writers. The other files here only turn the tables around, so that a
// word is found in all of them at once. The grammar that uses them names no
// language.
package lang
