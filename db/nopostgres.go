//go:build !postgres

package db

import "errors"

// Temporary: pgx/v5/stdlib needs github.com/jackc/puddle/v2, which go.mod and
// go.sum do not list yet. Once they do, this file and the build constraint of
// postgres.go go away.
func openPostgres(string, settings) (*Store, string, error) {
	return nil, "PostgreSQL", errors.New("built without PostgreSQL: go.mod lacks github.com/jackc/puddle/v2")
}
