package engine

import (
	"fmt"
	"net"
	"runtime"
	"strconv"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// openPostgres prepares a pool without connecting. Four connections per core
// were fastest in measurements; more only queue in the server.
func openPostgres(databaseURL string, timeouts Timeouts) (*DB, string, error) {
	const perCore, least = 4, 8
	config, err := pgx.ParseConfig(databaseURL)
	if err != nil {
		return nil, "", &OpenError{Reason: ReasonURL} // without err, which quotes the URL
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = timeouts.Server
	}
	connections := max(least, perCore*runtime.NumCPU())
	pool := stdlib.OpenDB(*config)
	pool.SetMaxOpenConns(connections)
	pool.SetMaxIdleConns(connections)
	address := net.JoinHostPort(config.Host, strconv.Itoa(int(config.Port)))
	where := fmt.Sprintf("%s at %s, user %s", config.Database, address, config.User)
	return &DB{dialect: postgresDialect, writer: pool, reader: pool, chore: analyzeGrown(pool), where: where, timeouts: timeouts, sleep: sleep}, where, nil
}
