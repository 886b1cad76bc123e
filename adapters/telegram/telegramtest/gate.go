package telegramtest

import (
	"net"
	"sync"
)

// A gate is a listener that can be shut without giving up its port, which another
// process might take.
type gate struct {
	net.Listener

	mu   sync.Mutex
	down bool
	open map[net.Conn]bool
}

// Accept implements [net.Listener]. While the gate is shut, it resets what connects.
func (g *gate) Accept() (net.Conn, error) {
	for {
		c, err := g.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if c := g.let(c); c != nil {
			return c, nil
		}
	}
}

func (g *gate) let(c net.Conn) net.Conn {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.down {
		reset(c)
		return nil
	}
	g.open[c] = true
	return &passed{Conn: c, gate: g}
}

func (g *gate) shut(down bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.down = down
	if !down {
		return
	}
	for c := range g.open {
		reset(c)
	}
	clear(g.open)
}

// reset closes a connection so that the other side reads an error and not the end
// of the stream.
func reset(c net.Conn) {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0) // it is closed in any case
	}
	_ = c.Close() // there is nobody to report an error to
}

// A passed connection tells its gate when it is closed.
type passed struct {
	net.Conn
	gate *gate
}

// Close implements [net.Conn].
func (p *passed) Close() error {
	p.gate.mu.Lock()
	delete(p.gate.open, p.Conn)
	p.gate.mu.Unlock()
	return p.Conn.Close()
}
