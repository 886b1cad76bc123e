package lex

// OnCut has f called with each text that is cut into tokens or atoms, until stop is
// called.
func OnCut(f func(grain, text string)) (stop func()) {
	onCut = f
	return func() { onCut = nil }
}
