//go:build unix && !linux

package dbtest

import "syscall"

// dieWithParent has no effect outside Linux. There [Main] must be called, and a
// killed test leaves its server running.
func dieWithParent(owner *syscall.Credential) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Credential: owner}
}
