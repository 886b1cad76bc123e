package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// clocks are the packages that may read the clock, with the reason.
var clocks = map[string]string{
	"adapters/slack":           "the deadlines of a socket are the system's",
	"adapters/slack/slacktest": "it is a server of its own, for tests",
	"adapters/terminal":        "what is drawn, and who types, goes by the clock of the system",
	"cmd/bot":                  "it hands the clock to everybody else",
}

// A source is one parsed file of a package.
type source struct {
	pkg  string // its directory in the module
	name string
	file *ast.File
}

func parseSources(t *testing.T) []source {
	t.Helper()
	var all []source
	for _, p := range listPackages(t) {
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(p.Dir, name), nil, parser.ParseComments)
			if err != nil {
				t.Errorf("%s: %v", p.rel(), err)
				continue
			}
			all = append(all, source{p.rel(), name, f})
		}
	}
	return all
}

func made(t *testing.T, pkg, text string) source {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "made.go", text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	return source{pkg, "made.go", f}
}

// docs counts the package comments of each package.
func docs(all []source) map[string]int {
	count := map[string]int{}
	for _, s := range all {
		count[s.pkg] += 0
		if s.file.Doc != nil {
			count[s.pkg]++
		}
	}
	return count
}

func TestEveryPackageHasOneComment(t *testing.T) {
	for pkg, n := range docs(parseSources(t)) {
		if n != 1 {
			t.Errorf("%s has %d package comments, want 1", pkg, n)
		}
	}
	got := docs([]source{made(t, "none", "package a"), made(t, "two", "// Package a.\npackage a"), made(t, "two", "// Package a.\npackage a")})
	if got["none"] != 0 || got["two"] != 2 {
		t.Errorf("comments were counted as %v", got)
	}
}

// reaches returns where a file takes from the process what it should be given:
// the environment, the clock.
func reaches(s source) []string {
	var found []string
	ast.Inspect(s.file, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		pkg, ok := sel.X.(*ast.Ident)
		if !ok {
			return true
		}
		switch pkg.Name + "." + sel.Sel.Name {
		case "os.Getenv", "os.LookupEnv", "os.Environ", "os.ExpandEnv", "os.Args", "os.Exit",
			"os.Stdin", "os.Stdout", "os.Stderr", "syscall.Getenv", "fmt.Print", "fmt.Println", "fmt.Printf":
			if s.pkg != "cmd/bot" {
				found = append(found, fmt.Sprintf("%s/%s uses %s.%s: only cmd/bot does", s.pkg, s.name, pkg.Name, sel.Sel.Name))
			}
		case "time.Now", "time.Since", "time.Until":
			if clocks[s.pkg] == "" {
				found = append(found, fmt.Sprintf("%s/%s uses time.%s: it must be given the clock", s.pkg, s.name, sel.Sel.Name))
			}
		}
		return true
	})
	return found
}

func TestEnvironmentAndClockAreGiven(t *testing.T) {
	for _, s := range parseSources(t) {
		if strings.HasSuffix(s.pkg, "test") {
			continue // a test's time, which is given
		}
		for _, f := range reaches(s) {
			t.Error(f)
		}
	}
	body := "package a\nfunc f() { os.Getenv(x); now := time.Now; y.Now() }"
	if got := reaches(made(t, "agent", body)); len(got) != 2 {
		t.Errorf("a package that takes the environment and the clock gave %q, want two reports", got)
	}
	if got := reaches(made(t, "cmd/bot", body)); len(got) != 0 {
		t.Errorf("cmd/bot gave %q", got)
	}
}

// floats reports whether a file computes with floating point.
func floats(s source) bool {
	found := false
	ast.Inspect(s.file, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && (id.Name == "float64" || id.Name == "float32") {
			found = true
		}
		return !found
	})
	return found
}

// widths are files that may use floating point although they handle amounts.
var widths = map[string]string{
	"expense/report/sheet.go": "the width of a column in a spreadsheet",
}

// exact reports whether a package may not use floating point, which cannot
// represent a tenth.
func exact(pkg string) bool {
	return within(pkg, "expense") && !within(pkg, "expense/chart") || within(pkg, "agent/feature")
}

func TestAmountsAreNotFloats(t *testing.T) {
	for _, s := range parseSources(t) {
		if exact(s.pkg) && floats(s) && widths[s.pkg+"/"+s.name] == "" {
			t.Errorf("%s/%s uses floating point; amounts are integers and decimals", s.pkg, s.name)
		}
	}
	if !floats(made(t, "expense", "package a\nvar x = float64(1)")) || floats(made(t, "expense", "package a\nvar x = 1")) {
		t.Error("the check does not tell a float from an integer")
	}
	if !exact("expense/parse") || !exact("agent/feature") || exact("expense/chart") {
		t.Error("the check does not know where amounts are")
	}
}
