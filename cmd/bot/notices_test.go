package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

var updateNotices = flag.Bool("update-notices", false, "write notices.txt anew")

// released are the platforms of a release. A module that only one of them needs
// is in the notices of all.
var released = []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64"}

// A linkedModule is a module that is linked into the program, at least in part.
type linkedModule struct {
	path, version, dir string
	packages           []string // directories
}

// linked returns the modules that are linked into the program of a platform.
func linked(t *testing.T, platform string) map[string]*linkedModule {
	t.Helper()
	system, machine, _ := strings.Cut(platform, "/")
	cmd := exec.CommandContext(t.Context(), "go", "list", "-deps", "-json=Dir,Module", ".")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+machine)
	var problems bytes.Buffer
	cmd.Stderr = &problems
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list for %s: %v\n%s", platform, err, &problems)
	}
	all := map[string]*linkedModule{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			Dir    string
			Module *struct {
				Path, Version, Dir string
				Main               bool
			}
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		if p.Module == nil || p.Module.Main {
			continue // ours, or the standard library
		}
		m := all[p.Module.Path]
		if m == nil {
			m = &linkedModule{path: p.Module.Path, version: p.Module.Version, dir: p.Module.Dir}
			all[m.path] = m
		}
		m.packages = append(m.packages, p.Dir)
	}
}

// legal matches the names of files with a module's licence terms.
var legal = regexp.MustCompile(`(?i)^(licen[cs]e|copying|copyright|notice|patents|authors|unlicense)([-._].*)?$`)

// licences returns the legal files that apply to the linked packages of a module:
// those in the same directory and above.
func (m *linkedModule) licences() (files []string, err error) {
	dirs := map[string]bool{m.dir: true}
	for _, dir := range m.packages {
		for ; strings.HasPrefix(dir, m.dir); dir = filepath.Dir(dir) {
			dirs[dir] = true
		}
	}
	for dir := range dirs {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, e := range entries {
			if e.Type().IsRegular() && legal.MatchString(e.Name()) && filepath.Ext(e.Name()) != ".go" {
				files = append(files, filepath.Join(dir, e.Name()))
			}
		}
	}
	slices.SortFunc(files, func(a, b string) int {
		return cmp.Or(cmp.Compare(strings.Count(a, "/"), strings.Count(b, "/")), cmp.Compare(a, b))
	})
	return files, nil
}

// headOf returns the heading of a module's licence.
func headOf(path, version string) string {
	return strings.Repeat("=", 80) + "\n" + path + " " + version + "\n"
}

// writeNotices writes what must accompany the program: the licences of Go,
// whose library and runtime are in it, and of all linked modules.
func writeNotices(t *testing.T, w io.Writer) {
	t.Helper()
	fmt.Fprint(w, "Chit contains software of others. This is what they ask to be told with it.\n\n")
	fmt.Fprint(w, headOf("Go", "standard library and runtime"))
	goroot := strings.TrimSpace(goCommand(t, "env", "GOROOT"))
	for _, name := range []string{"LICENSE", "PATENTS"} {
		writeLicence(t, w, name, filepath.Join(goroot, name))
	}
	all := map[string]*linkedModule{}
	for _, platform := range released {
		for path, m := range linked(t, platform) {
			if known := all[path]; known != nil {
				known.packages = append(known.packages, m.packages...)
			} else {
				all[path] = m
			}
		}
	}
	for _, m := range slices.SortedFunc(maps.Values(all), func(a, b *linkedModule) int { return cmp.Compare(a.path, b.path) }) {
		files, err := m.licences()
		if err != nil {
			t.Fatal(err)
		}
		if len(files) == 0 {
			t.Errorf("%s has no licence", m.path)
		}
		fmt.Fprint(w, headOf(m.path, m.version))
		for _, f := range files {
			name, err := filepath.Rel(m.dir, f)
			if err != nil {
				t.Fatal(err)
			}
			writeLicence(t, w, filepath.ToSlash(name), f)
		}
	}
}

func writeLicence(t *testing.T, w io.Writer, name, path string) {
	t.Helper()
	text, err := licenceIn(path)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(w, "-- %s --\n%s\n", name, text)
}

// licenceIn returns the text of a file, with normalized line ends.
func licenceIn(path string) (string, error) {
	data, err := os.ReadFile(path)
	lines := strings.Split(string(data), "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t\r")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n") + "\n", err
}

func goCommand(t *testing.T, args ...string) string {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", args...).Output()
	if err != nil {
		t.Fatalf("go %q: %v", args, err)
	}
	return string(out)
}

// unnoticed returns what the notices lack of the modules' licences.
func unnoticed(t *testing.T, notices string, modules map[string]*linkedModule) (all []string) {
	t.Helper()
	sections := map[string]string{}
	for section := range strings.SplitSeq(notices, strings.Repeat("=", 80)+"\n") {
		head, text, _ := strings.Cut(section, "\n")
		sections[head] = text
	}
	for _, m := range modules {
		files, err := m.licences()
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			text, err := licenceIn(f)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(sections[m.path+" "+m.version], text) {
				all = append(all, m.path+" "+m.version+" "+filepath.Base(f))
			}
		}
	}
	slices.Sort(all)
	return all
}

// TestNotices checks that the notices contain what is linked, in its version.
func TestNotices(t *testing.T) {
	if *updateNotices {
		var b bytes.Buffer
		if writeNotices(t, &b); t.Failed() {
			return
		}
		if err := os.WriteFile("notices.txt", b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return // the embedded text is still the old one
	}
	modules := linked(t, runtime.GOOS+"/"+runtime.GOARCH)
	if len(modules) < 20 {
		t.Fatalf("only %d modules are linked", len(modules))
	}
	if lacking := unnoticed(t, notices, modules); len(lacking) > 0 {
		t.Errorf("notices.txt lacks\n%s\nwrite it anew with `make notices`", strings.Join(lacking, "\n"))
	}
	if !strings.Contains(notices, headOf("Go", "standard library and runtime")) {
		t.Error("notices.txt lacks the licence of Go")
	}
}

// TestNoticesThatLackSomething is the negative control: a new module, another
// version and a changed licence must be found.
func TestNoticesThatLackSomething(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"LICENSE": "Do what you like.  \r\n", "inner/NOTICE.md": "Tell them.\n", "other/LICENSE": "Of another package.\n"} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	modules := map[string]*linkedModule{"m": {path: "m", version: "v1", dir: dir, packages: []string{filepath.Join(dir, "inner")}}}
	whole := headOf("m", "v1") + "-- LICENSE --\nDo what you like.\n\n-- inner/NOTICE.md --\nTell them.\n\n"
	for _, tt := range []struct {
		notices string
		want    []string
	}{
		{whole, nil},
		{"", []string{"m v1 LICENSE", "m v1 NOTICE.md"}},
		{strings.Replace(whole, "m v1", "m v2", 1), []string{"m v1 LICENSE", "m v1 NOTICE.md"}},
		{strings.Replace(whole, "you like", "we like", 1), []string{"m v1 LICENSE"}},
		{strings.Replace(whole, "Tell them.", "", 1), []string{"m v1 NOTICE.md"}},
		{headOf("m", "v1") + headOf("n", "v1") + whole[len(headOf("m", "v1")):], []string{"m v1 LICENSE", "m v1 NOTICE.md"}},
	} {
		if got := unnoticed(t, tt.notices, modules); !slices.Equal(got, tt.want) {
			t.Errorf("%q lacks %q, want %q", tt.notices, got, tt.want)
		}
	}
}
