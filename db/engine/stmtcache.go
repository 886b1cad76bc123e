package engine

import (
	"context"
	"database/sql/driver"
)

// A cachingConnector makes SQLite connections that keep their prepared
// statements. Parsing and planning took a third of the time of a Write, and
// there are only a few dozen texts. The cache sits below database/sql, because a
// statement that is prepared on a pool there must be prepared again to be used
// in a transaction. pgx has a cache of its own.
type cachingConnector struct{ driver.Connector }

// Connect implements [driver.Connector].
func (c cachingConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	whole, ok := conn.(connection)
	if !ok {
		return conn, nil // a driver that lacks an interface is slower, not wrong
	}
	return &cachingConn{connection: whole, stmts: make(map[string]*cachedStmt)}, nil
}

// A connection is the set of interfaces that database/sql uses.
type connection interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

// maxStmts bounds a connection's cache. Further texts are prepared each time.
const maxStmts = 256

// A cachingConn is used by one goroutine at a time, like every driver.Conn.
type cachingConn struct {
	connection
	stmts map[string]*cachedStmt
}

// A cachedStmt is busy while its rows are read, since it holds their position.
type cachedStmt struct {
	stmt driver.Stmt
	busy bool
}

// stmt returns the cached statement of a query, or nil when the query is not to
// be cached: without arguments it is a script, a PRAGMA or the like.
func (c *cachingConn) stmt(ctx context.Context, query string, args []driver.NamedValue) (*cachedStmt, error) {
	if len(args) == 0 {
		return nil, nil
	}
	if s := c.stmts[query]; s != nil {
		if s.busy {
			return nil, nil
		}
		return s, nil
	}
	if len(c.stmts) >= maxStmts {
		return nil, nil
	}
	prepared, err := c.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	s := &cachedStmt{stmt: prepared}
	c.stmts[query] = s
	return s, nil
}

// ExecContext implements [driver.ExecerContext].
func (c *cachingConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	s, err := c.stmt(ctx, query, args)
	if err != nil {
		return nil, err
	}
	if s == nil {
		return c.connection.ExecContext(ctx, query, args)
	}
	return s.stmt.(driver.StmtExecContext).ExecContext(ctx, args)
}

// QueryContext implements [driver.QueryerContext].
func (c *cachingConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	s, err := c.stmt(ctx, query, args)
	if err != nil {
		return nil, err
	}
	if s == nil {
		return c.connection.QueryContext(ctx, query, args)
	}
	rows, err := s.stmt.(driver.StmtQueryContext).QueryContext(ctx, args)
	if err != nil {
		return nil, err
	}
	s.busy = true
	return &cachedRows{rows, s}, nil
}

// Close implements [driver.Conn].
func (c *cachingConn) Close() error {
	for _, s := range c.stmts {
		_ = s.stmt.Close() // the connection's own error says more
	}
	return c.connection.Close()
}

// cachedRows release their statement when closed.
type cachedRows struct {
	driver.Rows
	stmt *cachedStmt
}

// Close implements [driver.Rows].
func (r *cachedRows) Close() error {
	r.stmt.busy = false
	return r.Rows.Close()
}
