package agenttest_test

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"chit/agent/agenttest"
	"chit/db/dbtest"
)

func TestScratch(t *testing.T) {
	f, err := os.Open(os.Getenv("SCRATCH"))
	if err != nil {
		t.Skip()
	}
	s := bufio.NewScanner(f)
	for s.Scan() {
		line := s.Text()
		if line == "" {
			continue
		}
		in := &txtar.Archive{Files: []txtar.File{{Name: "clock", Data: []byte("2026-11-22T12:00:00+01:00\n")}}}
		for _, l := range strings.Split(line, " | ") {
			in.Files = append(in.Files, txtar.File{Name: "ana", Data: []byte(l + "\n")}, txtar.File{Name: "bot"})
		}
		out := agenttest.Play(t, in, dbtest.SQLite(t)).Files
		fmt.Println("=====", line)
		for _, o := range out[1:] {
			who := "   "
			if o.Name == "ana" {
				who = "> "
			}
			fmt.Println(who + strings.ReplaceAll(strings.TrimSpace(string(o.Data)), "\n", "\n   "))
		}
	}
}
