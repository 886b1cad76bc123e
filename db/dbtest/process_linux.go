package dbtest

import "syscall"

// dyingWithUs lets the kernel end a process when this one ends, however it ends.
func dyingWithUs(owner *syscall.Credential) *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Credential: owner, Pdeathsig: syscall.SIGQUIT}
}
