//go:build !unix

package dbtest

import "errors"

var shared server

// A server cannot be started here: set CHIT_TEST_POSTGRES.
type server struct{ url string }

func (server) start() (string, error) {
	return "", errors.New("tests can start a server only on Unix: set " + envServer)
}

func (server) crash() error { return errors.New("no server was started") }

func (server) standby() error { return errors.New("no server was started") }

func (server) stop() {}
