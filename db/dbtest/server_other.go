//go:build !unix

package dbtest

import "errors"

var shared server

// A server cannot be started here: set CHIT_TEST_POSTGRES.
type server struct{ url string }

func (server) start() (string, error) {
	return "", errors.New("a server is started on Unix only: set " + envServer)
}

func (server) crash() error { return errors.New("there is no server") }

func (server) standby() error { return errors.New("there is no server") }

func (server) stop() {}
