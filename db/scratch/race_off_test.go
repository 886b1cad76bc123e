//go:build !race

package scratch_test

const raceDetector = false
