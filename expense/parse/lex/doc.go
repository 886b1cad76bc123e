// Package lex cuts a text into tokens: words, numbers, signs. It normalizes the
// text, finds its language and says nothing of what a token is for. A [Text] is cut
// once, and what reads it, all of it or a part, has its tokens.
package lex
