package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// BenchmarkFirstReply measures the time from starting the real program to its
// first reply, on an existing ledger; 30 ms is the limit. "nothing" is the cost
// of any start. The size of the binary is in MB.
func BenchmarkFirstReply(b *testing.B) {
	bot := filepath.Join(b.TempDir(), "bot")
	build := exec.CommandContext(b.Context(), "go", "build", "-trimpath", "-ldflags=-s -w", "-o", bot, "chit/cmd/bot")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("go build: %v\n%s", err, out)
	}
	info, err := os.Stat(bot)
	if err != nil {
		b.Fatal(err)
	}
	for _, bb := range []struct {
		name  string
		args  []string
		fresh bool
	}{
		{"nothing", []string{"version"}, false},
		{"new ledger", []string{"chat", "--json"}, true},
		{"ledger", []string{"chat", "--json"}, false},
	} {
		b.Run(bb.name, func(b *testing.B) {
			home := b.TempDir()
			startUp(b, bot, home, bb.args)
			for b.Loop() {
				if bb.fresh {
					b.StopTimer()
					home = b.TempDir()
					b.StartTimer()
				}
				startUp(b, bot, home, bb.args)
			}
			b.ReportMetric(b.Elapsed().Seconds()*1000/float64(b.N), "ms/reply")
			b.ReportMetric(float64(info.Size())/1e6, "MB")
		})
	}
}

// startUp runs the program until its first line of output.
func startUp(b *testing.B, bot, home string, args []string) {
	b.Helper()
	cmd := exec.CommandContext(b.Context(), bot, args...)
	cmd.Env = []string{"HOME=" + home, "LANG=en_DE.UTF-8", "TZ=Europe/Berlin", "USER=ana"}
	in, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	if args[0] == "chat" { // no other command reads it
		if _, err := io.WriteString(in, "coffee 4.50 yesterday, 20% VAT\n"); err != nil {
			b.Fatal(err)
		}
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		b.Fatalf("no reply: %v", err)
	}
	b.StopTimer()
	if err := in.Close(); err != nil {
		b.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		b.Fatal(err)
	}
	b.StartTimer()
}
