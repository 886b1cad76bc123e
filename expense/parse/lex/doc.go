// Package lex cuts a text into tokens: words, numbers, signs. It normalizes the
// text, finds its language and says nothing of what a token is for.
package lex
