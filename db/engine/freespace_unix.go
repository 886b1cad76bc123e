//go:build linux || darwin

package engine

import "syscall"

// freeSpace returns how many bytes are free on the disk of a directory.
func freeSpace(dir string) (uint64, error) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(dir, &s); err != nil {
		return 0, err
	}
	return s.Bavail * uint64(s.Bsize), nil
}
