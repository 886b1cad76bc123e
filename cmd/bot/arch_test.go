package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A layer says what the packages below a directory may import.
type layer struct {
	pkg   string   // the directory, without "chit/"
	why   string   // the error message for a wrong import
	may   []string // our packages that it may import, with those below them
	not   []string // packages that it must not import, ours or the standard library's
	apart bool     // its packages must not import each other, except those in may
}

// layers lists every allowed import between our packages. A new one is a change
// of design: make it here and in ARCHITECTURE.md in the same commit. A package
// belongs to the first layer that matches.
var layers = []layer{
	{
		pkg: "expense", why: "the domain knows nothing of ours and does no I/O",
		may: []string{"expense"}, not: []string{"database/sql", "log/slog", "net", "net/http", "os", "os/exec"},
	},
	{
		pkg: "agent/action", why: "what can be done is said in terms of the domain",
		may: []string{"expense"}, not: []string{"chit/expense/report", "chit/expense/chart", "database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/chat/card", why: "cards are rendered from what the domain stores, with buttons that do something",
		may: []string{"agent/action", "agent/chat", "expense"}, not: []string{"database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/chat/text", why: "the catalogues say what the domain's values are, and know no message",
		may: []string{"expense"}, not: []string{"chit/expense/report", "chit/expense/chart", "database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/chat", why: "the vocabulary of adapters knows the domain and nothing else",
		may: []string{"expense"}, not: []string{"chit/expense/report", "chit/expense/chart", "database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/feature", why: "a capability knows the domain and how it is shown, and no conversation",
		may: []string{"agent/action", "agent/chat", "agent/door", "agent/feature", "agent/rules", "agent/secret", "agent/speech", "expense"}, not: []string{"database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/dialog", why: "open questions are answered before anything is done",
		may: []string{"agent/action", "agent/chat", "agent/door", "agent/feature", "agent/llm", "agent/memory", "agent/rules", "expense"}, not: []string{"database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/door", why: "a model's calls become actions, and nothing is done here",
		may: []string{"agent/action", "agent/llm", "agent/speech", "expense"}, not: []string{"chit/expense/report", "chit/expense/chart", "database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/rules", why: "the rules make actions of what people write, and know no store",
		may: []string{"agent/action", "agent/llm", "agent/chat/text", "expense"}, not: []string{"database/sql", "net/http", "os"},
	},
	{
		pkg: "agent/llm", why: "a model knows no conversation and no ledger",
		may: []string{"agent/llm", "expense"}, not: []string{"database/sql", "os"},
	},
	{
		pkg: "agent/wikipedia", why: "what gets articles knows no conversation and no ledger",
		may: []string{"agent/feature/reference"}, not: []string{"database/sql", "os"},
	},
	{
		pkg: "agent/agenttest", why: "transcripts run the agent on a real store",
		may: []string{"agent", "db", "expense"},
	},
	{
		pkg: "agent/telemetry", why: "what is seen from outside sees no store and nothing of what was said",
		may: []string{"agent"}, not: []string{"chit/agent/memory", "chit/agent/inbox", "chit/agent/action", "chit/agent/feature", "database/sql", "net/http", "os"},
	},
	{
		pkg: "agent", why: "the agent knows the domain, not platforms and not databases",
		may: []string{"agent", "expense"}, not: []string{"database/sql", "net/http", "os"},
	},
	{
		pkg: "db/dbtest", why: "tests open the whole store",
		may: []string{"db"},
	},
	{
		pkg: "db/engine", why: "the engine knows no table of a store",
		may: []string{"expense"}, not: []string{"net/http"},
	},
	{
		pkg: "db/fence", why: "a fence is asked of the engine",
		may: []string{"db/engine", "agent/inbox", "expense"}, not: []string{"database/sql", "net/http"},
	},
	{
		pkg: "db/ledger", why: "the ledger's store knows the domain, and no conversation but by its fence",
		may: []string{"db/engine", "db/fence", "expense"}, not: []string{"net/http"},
	},
	{
		pkg: "db/queue", why: "the queue's store speaks in terms of the inbox and of memory",
		may: []string{"db/engine", "db/fence", "db/ledger", "agent/action", "agent/memory", "agent/inbox", "agent/chat", "agent/llm", "expense"}, not: []string{"chit/agent/chat/card", "net/http"},
	},
	{
		pkg: "db/board", why: "what adapters keep is apart from what is said to them",
		may: []string{"db/engine", "agent/chat", "expense"}, not: []string{"chit/agent/chat/card", "net/http"},
	},
	{
		pkg: "db/access", why: "who may talk is kept apart from what they say",
		may: []string{"db/engine", "db/fence", "agent/access", "expense"}, not: []string{"net/http"},
	},
	{
		pkg: "db/scratch", why: "a copy that is asked in SQL can reach no database",
		may: []string{"expense"}, not: []string{"net/http", "os"},
	},
	{
		pkg: "db", why: "it opens the database and puts the stores together",
		may: []string{"db"}, not: []string{"database/sql", "net/http"},
	},
	{
		pkg: "adapters/kit", why: "what adapters share knows none of them",
		may: []string{"agent/chat", "expense"}, not: []string{"chit/agent/chat/card", "database/sql"},
	},
	{
		pkg: "adapters", why: "an adapter speaks in terms of chat, renders no card, and knows no other adapter and no store",
		may: []string{"adapters/kit", "agent/chat", "expense"}, not: []string{"chit/agent/chat/card", "database/sql"}, apart: true,
	},
	{
		pkg: "cmd", why: "the binary ties everything together, and does nothing by way of a model's tools",
		may: []string{"adapters", "agent", "db", "expense"}, not: []string{"chit/agent/feature"},
	},
}

// shared are the third-party modules that several of our packages may import.
// Every other module has one owner, and its types stay inside.
var shared = map[string]string{
	"github.com/shopspring/decimal":            "decimals are a value that the domain is written in",
	"golang.org/x/text":                        "Unicode tables, not a client of anything",
	"modernc.org/sqlite":                       "db/engine stores in it, db/scratch asks a copy in memory",
	"github.com/google/go-cmp":                 "for tests",
	"pgregory.net/rapid":                       "for tests",
	"github.com/go-playground/validator/v10":   "agent/door says with it what is wrong with arguments or missing, cmd/bot what is wrong with settings",
	"github.com/gorilla/websocket":             "one end of a socket in adapters/slack, the other in its fake",
	"github.com/santhosh-tekuri/jsonschema/v6": "the fakes of other services check requests with it",
}

// A goPackage is the description of a package by "go list".
type goPackage struct {
	Dir, ImportPath, Name              string
	GoFiles, TestGoFiles, XTestGoFiles []string
	Imports, TestImports, XTestImports []string
}

// rel returns the package's directory in the module.
func (p goPackage) rel() string {
	return strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, "chit"), "/")
}

// forTests reports whether only tests import the package.
func (p goPackage) forTests() bool { return strings.HasSuffix(p.rel(), "test") }

func listPackages(t *testing.T) []goPackage {
	t.Helper()
	out := goList(t, "-e", "-json=Dir,ImportPath,Name,GoFiles,TestGoFiles,XTestGoFiles,Imports,TestImports,XTestImports", "chit/...")
	var all []goPackage
	for dec := json.NewDecoder(bytes.NewReader(out)); dec.More(); {
		var p goPackage
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	if len(all) < 5 {
		t.Fatalf("go list found %d packages of ours; that cannot be all", len(all))
	}
	return all
}

func goList(t *testing.T, args ...string) []byte {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", append([]string{"list"}, args...)...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	return out
}

// wrongArrows returns what is wrong with the imports of one of our packages.
func wrongArrows(p goPackage) []string {
	i := slices.IndexFunc(layers, func(l layer) bool { return within(p.rel(), l.pkg) })
	if i < 0 {
		return []string{p.ImportPath + " is in no layer: say in arch_test.go what it may know"}
	}
	l := layers[i]
	var wrong []string
	for _, imported := range p.Imports {
		ours, isOurs := strings.CutPrefix(imported, "chit/")
		switch {
		case isOurs && strings.HasSuffix(ours, "test") && !p.forTests():
			wrong = append(wrong, fmt.Sprintf("%s imports %s: what helps tests stays out of the program", p.ImportPath, imported))
		case isOurs && !p.forTests() && !l.allows(p.rel(), ours),
			slices.Contains(l.not, imported) && !p.forTests():
			wrong = append(wrong, fmt.Sprintf("%s imports %s: %s", p.ImportPath, imported, l.why))
		}
	}
	return wrong
}

func (l layer) allows(from, to string) bool {
	if l.apart && within(to, l.pkg) && !slices.Contains(l.may, to) {
		return false
	}
	return slices.ContainsFunc(l.may, func(dir string) bool { return within(to, dir) && !within(to, "cmd") && from != to })
}

func within(pkg, dir string) bool { return pkg == dir || strings.HasPrefix(pkg, dir+"/") }

func TestArrows(t *testing.T) {
	for _, p := range listPackages(t) {
		for _, w := range wrongArrows(p) {
			t.Error(w)
		}
	}
}

// readers are the packages below expense/parse from the bottom up: each may
// import those before it.
var readers = []string{"lang", "lex", "cue", "number", "money", "date", "document", "line"}

func TestReadersAreInOrder(t *testing.T) {
	const root = "chit/expense/parse/"
	for _, p := range listPackages(t) {
		name, ok := strings.CutPrefix(p.ImportPath, root)
		if !ok {
			continue
		}
		own := slices.Index(readers, name)
		if own < 0 {
			t.Errorf("%s has no place among %v", p.ImportPath, readers)
			continue
		}
		for _, path := range p.Imports {
			if other, ok := strings.CutPrefix(path, root); ok && slices.Index(readers, other) >= own || path+"/" == root {
				t.Errorf("%s imports %s, which is not below it", p.ImportPath, path)
			}
		}
	}
}

func TestArrowsAreChecked(t *testing.T) {
	for _, tt := range []struct {
		from, to string
		wrong    bool
	}{
		{"expense", "chit/agent/chat", true},
		{"expense", "os", true},
		{"expense/report", "chit/expense", false},
		{"expense/parse", "net/http", true},
		{"agent", "chit/db", true},
		{"agent", "chit/adapters/terminal", true},
		{"agent/feature", "database/sql", true},
		{"agent/feature", "chit/agent/chat", false},
		{"agent/chat", "chit/agent/llm", true},
		{"agent/chat", "chit/agent/chat/card", true},
		{"agent/chat", "chit/expense/report", true},
		{"agent/chat/card", "chit/expense/report", false},
		{"agent/chat/card", "chit/agent/chat/text", false},
		{"agent/chat/text", "chit/agent/chat", true},
		{"agent/llm/openai", "net/http", false},
		{"agent/wikipedia", "chit/expense", true},
		{"agent/telemetry", "chit/agent/llm", false},
		{"agent/telemetry", "chit/agent/memory", true},
		{"adapters/terminal", "chit/agent", true},
		{"adapters/terminal", "chit/agent/chat", false},
		{"adapters/terminal", "chit/agent/chat/card", true},
		{"adapters/slack", "chit/adapters/telegram", true},
		{"adapters/slack", "chit/adapters/kit", false},
		{"adapters/kit", "chit/adapters/slack", true},
		{"adapters/slack", "chit/db", true},
		{"db/queue", "chit/agent/memory", false},
		{"db/queue", "chit/agent", true},
		{"db/board", "chit/agent/chat", false},
		{"db/board", "chit/agent/inbox", true},
		{"db/ledger", "chit/agent/inbox", true},
		{"db/engine", "chit/db/ledger", true},
		{"db/scratch", "chit/db/engine", true},
		{"db", "chit/db/ledger", false},
		{"cmd/bot", "chit/db", false},
		{"cmd/bot", "chit/agent/feature", true},
		{"cmd/bot", "chit/db/dbtest", true},
		{"util", "fmt", true},
	} {
		got := wrongArrows(goPackage{ImportPath: "chit/" + tt.from, Imports: []string{tt.to}})
		if len(got) > 0 != tt.wrong {
			t.Errorf("%s imports %s: reported %q, want it to be wrong: %v", tt.from, tt.to, got, tt.wrong)
		}
	}
}

// strayModules returns the third-party modules that several packages import.
func strayModules(all []goPackage, modules []string) []string {
	users := map[string][]string{}
	for _, p := range all {
		for _, m := range modules {
			if slices.ContainsFunc(p.Imports, func(i string) bool { return within(i, m) }) {
				users[m] = append(users[m], p.rel())
			}
		}
	}
	var stray []string
	for _, m := range modules {
		if _, ok := shared[m]; !ok && len(users[m]) > 1 {
			stray = append(stray, fmt.Sprintf("%s is imported by %s: one of them should own it", m, strings.Join(users[m], " and ")))
		}
	}
	return stray
}

func TestModulesHaveOneOwner(t *testing.T) {
	modules, _ := readGoMod(t)
	for _, s := range strayModules(listPackages(t), modules) {
		t.Error(s)
	}
	made := []goPackage{
		{ImportPath: "chit/db", Imports: []string{"example.com/client/v2/sub"}},
		{ImportPath: "chit/agent", Imports: []string{"example.com/client/v2"}},
	}
	if got := strayModules(made, []string{"example.com/client/v2"}); len(got) != 1 {
		t.Errorf("a module with two owners gave %q, want one report", got)
	}
	if got := strayModules(made[:1], []string{"example.com/client/v2"}); len(got) != 0 {
		t.Errorf("a module with one owner gave %q", got)
	}
}

// readGoMod returns the modules that go.mod requires, and its replace lines.
func readGoMod(t *testing.T) (modules, replaced []string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	return parseGoMod(string(data))
}

func parseGoMod(text string) (modules, replaced []string) {
	block := ""
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 0:
		case fields[0] == ")":
			block = ""
		case len(fields) == 2 && fields[1] == "(":
			block = fields[0]
		case block == "replace" || fields[0] == "replace":
			replaced = append(replaced, strings.TrimSpace(line))
		case block == "require":
			modules = append(modules, fields[0])
		case fields[0] == "require":
			modules = append(modules, fields[1])
		}
	}
	return modules, replaced
}

// TestGoModReplacesNothing keeps replace lines out: "go install" ignores them,
// so users would get something else.
func TestGoModReplacesNothing(t *testing.T) {
	modules, replaced := readGoMod(t)
	if len(modules) == 0 || len(replaced) > 0 {
		t.Errorf("go.mod: %d modules, replaced: %q; want some and none", len(modules), replaced)
	}
	_, replaced = parseGoMod("module x\nreplace a => b v1\nreplace (\n\tc => ../c\n)\n")
	if len(replaced) != 2 {
		t.Errorf("two replacements were read as %q", replaced)
	}
}

func TestTestingIsNotLinked(t *testing.T) {
	deps := strings.Fields(string(goList(t, "-e", "-deps", "chit/cmd/bot")))
	if !slices.Contains(deps, "chit/expense") {
		t.Fatalf("go list -deps does not know chit/expense: %q", deps)
	}
	for _, d := range deps {
		if d == "testing" || strings.HasPrefix(d, "chit/") && strings.HasSuffix(d, "test") {
			t.Errorf("the binary contains %s", d)
		}
	}
}

// TestTheTerminalIsLight keeps the libraries for files and pictures out of the
// terminal.
func TestTheTerminalIsLight(t *testing.T) {
	deps := strings.Fields(string(goList(t, "-e", "-deps", "chit/adapters/terminal")))
	if !slices.Contains(deps, "chit/agent/chat") {
		t.Fatalf("go list -deps does not know chit/agent/chat: %q", deps)
	}
	for _, d := range deps {
		if d == "archive/zip" || within(d, "golang.org/x/image") || within(d, "chit/expense/report") || within(d, "chit/expense/chart") {
			t.Errorf("adapters/terminal depends on %s", d)
		}
	}
}
