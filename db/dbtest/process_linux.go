package dbtest

import "syscall"

// dieWithParent has the kernel end a process when this one ends, for whatever
// reason.
func dieWithParent(owner *syscall.Credential) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Credential: owner, Pdeathsig: syscall.SIGQUIT}
}
