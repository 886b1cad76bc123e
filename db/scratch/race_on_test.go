//go:build race

package scratch_test

// raceDetector makes SQLite, which is Go here, ten times slower.
const raceDetector = true
