package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// served returns the status for a path at an address.
func served(t *testing.T, address, path string) int {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://"+address+path, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	_, _ = io.Copy(io.Discard, response.Body)
	return response.StatusCode
}

// TestWhereTheOperatorIsAnswered checks that the operator's paths are served
// only where nobody else can ask.
func TestWhereTheOperatorIsAnswered(t *testing.T) {
	say := func(paths ...string) func(*http.ServeMux) {
		return func(mux *http.ServeMux) {
			for _, p := range paths {
				mux.HandleFunc(p, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "ok") })
			}
		}
	}
	for _, tt := range []struct {
		name, http, metrics string
		public, private     int // status of /readyz; 0 if there is no such address
		warns               bool
	}{
		{"this machine alone", "127.0.0.1:0", "", 200, 0, false},
		{"by its name", "localhost:0", "", 200, 0, false},
		{"all the world", "0.0.0.0:0", "", 404, 0, true},
		{"no host", ":0", "", 404, 0, true},
		{"two addresses", ":0", "127.0.0.1:0", 404, 200, false},
		{"two addresses of this machine", "127.0.0.1:0", "127.0.0.1:0", 404, 200, false},
		{"metrics for all the world", "127.0.0.1:0", ":0", 404, 200, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var log bytes.Buffer
			at, err := listen(t.Context(), &config{httpAddr: tt.http, metricsAddr: tt.metrics})
			if err != nil {
				t.Fatal(err)
			}
			defer at.serve(slog.New(slog.NewTextHandler(&log, nil)), say("POST /telegram", "GET /slack"), say("/healthz", "/readyz", "/metrics"))()
			local := func(l net.Listener) string { return fmt.Sprint("127.0.0.1:", l.Addr().(*net.TCPAddr).Port) }
			for _, path := range []string{"/healthz", "/readyz", "/metrics"} {
				if got := served(t, local(at.public), path); got != tt.public {
					t.Errorf("HTTP_ADDR answers %s with %d, want %d", path, got, tt.public)
				}
			}
			if got := served(t, local(at.public), "/slack"); got != 200 {
				t.Errorf("HTTP_ADDR answers a platform with %d", got)
			}
			if tt.private != 0 {
				for path, want := range map[string]int{"/healthz": tt.private, "/readyz": tt.private, "/metrics": tt.private, "/slack": 404} {
					if got := served(t, local(at.private), path); got != want {
						t.Errorf("METRICS_ADDR answers %s with %d, want %d", path, got, want)
					}
				}
			}
			if warns := strings.Contains(log.String(), "METRICS_ADDR"); warns != tt.warns {
				t.Errorf("the log says %q", log.String())
			}
		})
	}
}

func TestAddressesThatAreTaken(t *testing.T) {
	taken, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for variable, c := range map[string]*config{
		"HTTP_ADDR":    {httpAddr: taken.Addr().String()},
		"METRICS_ADDR": {httpAddr: "127.0.0.1:0", metricsAddr: taken.Addr().String()},
	} {
		if _, err := listen(t.Context(), c); err == nil || !strings.HasPrefix(err.Error(), variable) {
			t.Errorf("listen = %v, want one about %s", err, variable)
		}
	}
}

// TestAServerIsBounded checks the limits on time and on the size of headers.
func TestAServerIsBounded(t *testing.T) {
	s, address := serveOK(t)
	if s.ReadHeaderTimeout <= 0 || s.ReadTimeout <= 0 || s.WriteTimeout <= 0 || s.IdleTimeout <= 0 {
		t.Errorf("the server has no limit of time: %+v", s)
	}
	conn := begin(t, address, "X: "+strings.Repeat("x", 64<<10)+"\r\n")
	defer conn.Close()
	if line, err := answerOn(conn, 20*time.Second); err != nil || !strings.Contains(line, "431") {
		t.Errorf("a header of 64 kB is answered %q, %v", line, err)
	}
}

// TestConnectionsAreCounted checks that somebody who holds all connections
// makes others wait, and does not make the process fail.
func TestConnectionsAreCounted(t *testing.T) {
	_, address := serveOK(t)
	var open []net.Conn
	defer func() {
		for _, c := range open {
			c.Close()
		}
	}()
	for range maxConnections {
		open = append(open, begin(t, address, ""))
		if line, err := answerOn(open[len(open)-1], 20*time.Second); err != nil || !strings.Contains(line, "200") {
			t.Fatalf("connection %d is answered %q, %v", len(open), line, err)
		}
	}
	open = append(open, begin(t, address, ""))
	last := open[maxConnections]
	if line, err := answerOn(last, 200*time.Millisecond); err == nil {
		t.Errorf("one more connection than %d is answered %q", maxConnections, line)
	}
	open[0].Close()
	if line, err := answerOn(last, 20*time.Second); err != nil || !strings.Contains(line, "200") {
		t.Errorf("when another has gone it is answered %q, %v", line, err)
	}
}

// serveOK starts a server and returns its address.
func serveOK(t *testing.T) (*http.Server, string) {
	t.Helper()
	l, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := serveOn(l, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "ok") }), slog.New(slog.DiscardHandler))
	t.Cleanup(func() { _ = s.Close() })
	return s, l.Addr().String()
}

// begin sends a request on a connection of its own.
func begin(t *testing.T, address, header string) net.Conn {
	t.Helper()
	conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(conn, "GET / HTTP/1.1\r\nHost: chit\r\n%s\r\n", header)
	return conn
}

// answerOn returns the first line of an answer, if it comes in time.
func answerOn(conn net.Conn, in time.Duration) (string, error) {
	if err := conn.SetReadDeadline(time.Now().Add(in)); err != nil {
		return "", err
	}
	return bufio.NewReader(conn).ReadString('\n')
}

// TestMetricsAddress checks that the error names the wrong setting.
func TestMetricsAddress(t *testing.T) {
	for _, tt := range []struct{ http, metrics, flag, want, problem string }{
		{"", "", "", "", ""},
		{"", "127.0.0.1:9090", "", "127.0.0.1:9090", ""},
		{"", "127.0.0.1:9090", ":9091", ":9091", ""},
		{":8080", "9090", "", "9090", "METRICS_ADDR must be HOST:PORT"},
		{":8080", "", "9090", "9090", "--metrics-addr must be HOST:PORT"},
		{":8080", ":8080", "", ":8080", "METRICS_ADDR is already the address of HTTP_ADDR"},
		{"", "127.0.0.1:8080", "", "127.0.0.1:8080", "METRICS_ADDR is already the address of HTTP_ADDR"},
		{"127.0.0.1:0", "127.0.0.1:0", "", "127.0.0.1:0", ""},
	} {
		p := &process{getenv: environment(map[string]string{"HOME": t.TempDir(), "HTTP_ADDR": tt.http, "METRICS_ADDR": tt.metrics}), stderr: io.Discard}
		c, err := readConfig(p, &settings{MetricsAddr: tt.flag}, "warn")
		if c.metricsAddr != tt.want || (err == nil) != (tt.problem == "") || err != nil && !strings.Contains(err.Error(), tt.problem) {
			t.Errorf("%+v: %q, %v", tt, c.metricsAddr, err)
		}
	}
}
