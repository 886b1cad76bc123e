//go:build !linux && !darwin

package engine

import "errors"

// roomOn is not known here; a write says that the disk is full.
func roomOn(string) (uint64, error) { return 0, errors.ErrUnsupported }
