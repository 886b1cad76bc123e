//go:build unix && !linux

package dbtest

import "syscall"

// dyingWithUs does what it says on Linux only. Elsewhere [Main] must be called,
// and a killed test leaves a server behind.
func dyingWithUs(owner *syscall.Credential) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Credential: owner}
}
