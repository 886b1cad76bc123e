package main

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
)

func TestSpeakerName(t *testing.T) {
	for _, tt := range []struct{ in, name, fault string }{
		{"ana", "ana", ""},
		{" ana ", "ana", ""},
		{"Jose\u0301", "Jos\u00e9", ""},
		{"安娜 M.", "安娜 M.", ""},
		{strings.Repeat("é", 64), strings.Repeat("é", 64), ""},
		{strings.Repeat("é", 65), "", "takes a name of at most 64 characters"},
		{"", "", "needs a name"},
		{"\t", "", "needs a name"},
		{"a\x00b", "", "takes a name without control characters"},
		{"a\u202eb", "", "takes a name without control characters"},
		{"a\xff", "", "must be text in UTF-8"},
	} {
		if name, fault := speakerName(tt.in); name != tt.name || fault != tt.fault {
			t.Errorf("speakerName(%q) = %q, %q; want %q, %q", tt.in, name, fault, tt.name, tt.fault)
		}
	}
}

func TestSpeakerUnasked(t *testing.T) {
	for _, tt := range []struct {
		env  map[string]string
		want string
	}{
		{map[string]string{"USER": "ana", "LOGNAME": "root"}, "ana"},
		{map[string]string{"USER": "a\x01", "LOGNAME": "bob"}, "bob"},
		{map[string]string{"USERNAME": "Ana Müller"}, "Ana Müller"},
		{nil, "me"},
	} {
		if got := speaker(environment(tt.env), ""); got != tt.want {
			t.Errorf("%v: speaker is %q, want %q", tt.env, got, tt.want)
		}
	}
}

func TestDatabase(t *testing.T) {
	const password = "hunter2"
	for _, tt := range []struct{ flag, variable, want, problem string }{
		{"", "", "sqlite:/home/ana/chit/chit.db", ""},
		{"", "sqlite:x.db", "sqlite:x.db", ""},
		{"sqlite:y.db", "sqlite:x.db", "sqlite:y.db", ""},
		{"", "postgres://u:" + password + "@h/d", "postgres://u:" + password + "@h/d", ""},
		{"", "postgresql:///d?host=/tmp", "postgresql:///d?host=/tmp", ""},
		{"", "sqlite:", "", "DATABASE_URL names no file"},
		{"", "file:x.db", "", "DATABASE_URL must begin with"},
		{"x.db", "", "", "--db must begin with"},
		{"", "postgres://u:%zz" + password + "@h/d", "", "DATABASE_URL is not a valid URL"},
	} {
		p := &process{getenv: environment(map[string]string{"XDG_DATA_HOME": "/home/ana", "DATABASE_URL": tt.variable}), stderr: io.Discard}
		c, err := readConfig(p, &settings{Database: tt.flag}, "warn")
		problem := fmt.Sprint(err)
		if tt.problem == "" && (c.database != tt.want || err != nil) {
			t.Errorf("--db %q DATABASE_URL=%q: %q, %v; want %q", tt.flag, tt.variable, c.database, err, tt.want)
		}
		if !strings.Contains(problem, tt.problem) || strings.Contains(problem, password) {
			t.Errorf("--db %q DATABASE_URL=%q: problem %q, want %q", tt.flag, tt.variable, problem, tt.problem)
		}
	}
}

func TestSecretsPrintNothing(t *testing.T) {
	s := secretOf("sk-hunter2")
	var b strings.Builder
	slog.New(slog.NewTextHandler(&b, nil)).Info("x", "key", s, "config", openaiConfig{key: s})
	for _, format := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x"} {
		fmt.Fprintf(&b, format, s)
		fmt.Fprintf(&b, format, openaiConfig{key: s})
		fmt.Fprintf(&b, format, &config{openai: openaiConfig{key: s}})
	}
	if strings.Contains(b.String(), "hunter2") || strings.Contains(b.String(), hex.EncodeToString([]byte("hunter2"))) {
		t.Errorf("the secret was printed: %s", &b)
	}
	if s.value() != "sk-hunter2" {
		t.Errorf("the secret is %q", s.value())
	}
}

func TestMessageIDs(t *testing.T) {
	started := time.Date(2026, time.November, 21, 9, 0, 0, 0, time.UTC)
	first, again, later := messageIDs(started), messageIDs(started), messageIDs(started.Add(time.Second))
	a, b, c, d := first(), first(), again(), later()
	if a >= b || b >= d {
		t.Errorf("ids %q, %q and, a second later, %q are not in order", a, b, d)
	}
	seen := map[chat.MessageID]bool{a: true, b: true, c: true, d: true}
	if len(seen) != 4 {
		t.Errorf("ids %q, %q, %q and %q are not unique", a, b, c, d)
	}
	// Ids of choices contain ids of messages, and are limited to 64 bytes.
	if len(a) > 32 {
		t.Errorf("id %q is longer than 32 bytes", a)
	}
}

func TestVersion(t *testing.T) {
	commit := []debug.BuildSetting{{Key: "vcs.revision", Value: "0123456789abcdef"}, {Key: "vcs.modified", Value: "true"}}
	for _, tt := range []struct {
		linked string
		info   *debug.BuildInfo
		want   string
	}{
		{"v1.2.3", &debug.BuildInfo{Settings: commit}, "v1.2.3"},
		{"", &debug.BuildInfo{Main: debug.Module{Version: "v1.0.0"}}, "v1.0.0"},
		{"", &debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: commit}, "unreleased 0123456789ab with changes"},
		{"", &debug.BuildInfo{}, "unreleased"},
		{"", nil, "unknown"},
	} {
		if got := versionOf(tt.linked, tt.info); got != tt.want {
			t.Errorf("versionOf(%q, %+v) = %q, want %q", tt.linked, tt.info, got, tt.want)
		}
	}
}

// write returns a function that writes text, or fails.
func write(text string, err error) func(io.Writer) error {
	return func(w io.Writer) error {
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
		return err
	}
}

func TestOutputIsWholeOrNotThere(t *testing.T) {
	dir := t.TempDir()
	p := &process{stdout: io.Discard}
	path := filepath.Join(dir, "report.csv")
	link := filepath.Join(dir, "link.csv")
	if err := p.output(path, false, write("old", nil)); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Chmod(path, 0o644), os.Symlink("report.csv", link)); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("the pen broke")
	if err := p.output(path, false, write("ne", broken)); !errors.Is(err, broken) {
		t.Errorf("the error is %v, want %v", err, broken)
	}
	if data, _ := os.ReadFile(path); string(data) != "old" {
		t.Errorf("after a failure the file holds %q, want what it held", data)
	}
	if err := p.output(link, false, write("new", nil)); err != nil {
		t.Fatal(err)
	}
	data, _ := os.ReadFile(path)
	info, err := os.Stat(path)
	if err != nil || string(data) != "new" || info.Mode().Perm() != 0o644 {
		t.Errorf("through a link the file got %q with mode %v (%v)", data, info.Mode(), err)
	}
	var names []string
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if diff := cmp.Diff([]string{"link.csv", "report.csv"}, names); diff != "" {
		t.Errorf("files mismatch (-want +got):\n%s", diff)
	}
}
