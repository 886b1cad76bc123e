//go:build !linux && !darwin

package engine

import "errors"

// freeSpace is not implemented here; a write will report that the disk is full.
func freeSpace(string) (uint64, error) { return 0, errors.ErrUnsupported }
