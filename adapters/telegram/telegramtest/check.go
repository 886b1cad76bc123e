package telegramtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// specPath is the directory of Telegram's interface descriptions, relative to the
// root of the repository. They are not part of it.
const specPath = "../shared/specs/telegram"

// A checker checks the parameters of methods: by the JSON schemas of Bot API 10.3,
// and where a method has none, by an older description of all methods.
type checker struct {
	dir     string
	methods map[string]specMethod
	types   map[string]specType

	mu      sync.Mutex
	schemas map[string]*paramSchema // by method, nil for those without
}

// A specMethod and a specType describe a method and a type of its parameters, in
// the older description.
type specMethod struct {
	Fields []specField `json:"fields"`
}

type specType struct {
	Fields   []specField `json:"fields"`
	Subtypes []string    `json:"subtypes"`
}

type specField struct {
	Name     string   `json:"name"`
	Types    []string `json:"types"`
	Required bool     `json:"required"`
}

// A paramSchema is the JSON schema of a method's parameters. Those that may be
// strings are not decoded.
type paramSchema struct {
	schema *jsonschema.Schema
	text   map[string]bool
}

// checkers are the checkers of this process, by directory. They are shared because
// compiling the schemas takes longer than a test.
var checkers = struct {
	sync.Mutex
	in map[string]*checker
}{in: map[string]*checker{}}

// checkerIn returns the checker for the descriptions in dir, nil if the directory
// does not exist.
func checkerIn(dir string) (*checker, error) {
	if dir == "" {
		root := moduleRoot()
		if root == "" {
			return nil, nil
		}
		dir = filepath.Join(root, filepath.FromSlash(specPath))
	}
	checkers.Lock()
	defer checkers.Unlock()
	if c := checkers.in[dir]; c != nil {
		return c, nil
	}
	c, err := newChecker(dir)
	checkers.in[dir] = c
	return c, err
}

func newChecker(dir string) (*checker, error) {
	data, err := os.ReadFile(filepath.Join(dir, "telegram-bot-api-10.1.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var spec struct {
		Methods map[string]specMethod `json:"methods"`
		Types   map[string]specType   `json:"types"`
	}
	if err := json.Unmarshal(data, &spec); err != nil {
		return nil, fmt.Errorf("interface description: %w", err)
	}
	return &checker{dir: dir, methods: spec.Methods, types: spec.Types, schemas: map[string]*paramSchema{}}, nil
}

// moduleRoot returns the nearest parent of the working directory that has a go.mod,
// "" if there is none.
func moduleRoot() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}

// check returns what is wrong with a request.
func (c *checker) check(r *Request) []string {
	if c == nil {
		return nil
	}
	schema, err := c.schema(r.Method)
	if err != nil {
		return []string{err.Error()}
	}
	if schema != nil {
		if err := schema.schema.Validate(schema.decode(r)); err != nil {
			return []string{err.Error()}
		}
		return nil
	}
	m, ok := c.methods[r.Method]
	if !ok {
		return []string{"there is no such method"}
	}
	return c.fields(m.Fields, paramsOf(r), true)
}

// schema returns a method's schema, which is compiled on first use.
func (c *checker) schema(method string) (*paramSchema, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if s, ok := c.schemas[method]; ok {
		return s, nil
	}
	s, err := c.load(strings.ToUpper(method[:min(1, len(method))]) + method[min(1, len(method)):] + "Params")
	if err == nil {
		c.schemas[method] = s
	}
	return s, err
}

func (c *checker) load(name string) (*paramSchema, error) {
	f, err := os.Open(filepath.Join(c.dir, "bot-api-10.3-schemas", filepath.Base(name)+".json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	doc, err := jsonschema.UnmarshalJSON(f)
	if err != nil {
		return nil, err
	}
	const url = "https://spec.invalid/telegram.json"
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource(url, doc); err != nil {
		return nil, err
	}
	schema, err := compiler.Compile(url)
	if err != nil {
		return nil, err
	}
	s := &paramSchema{schema: schema, text: map[string]bool{}}
	for name, p := range deref(schema).Properties {
		s.text[name] = takesText(p)
	}
	return s, nil
}

// deref follows the references of a schema.
func deref(s *jsonschema.Schema) *jsonschema.Schema {
	for s.Ref != nil {
		s = s.Ref
	}
	return s
}

func takesText(s *jsonschema.Schema) bool {
	s = deref(s)
	if s.Types != nil && slices.Contains(s.Types.ToStrings(), "string") {
		return true
	}
	return slices.ContainsFunc(s.AnyOf, takesText)
}

// decode returns the parameters, with JSON decoded. An uploaded file becomes a
// string, which schemas allow wherever they allow a file.
func (p *paramSchema) decode(r *Request) any {
	all := object{}
	for name, raw := range r.Params {
		all[name] = raw
		if v, err := jsonschema.UnmarshalJSON(strings.NewReader(raw)); err == nil && !p.text[name] {
			all[name] = v
		}
	}
	for name := range r.Files {
		if p.text[name] {
			all[name] = "attach://" + name
		}
	}
	return all
}

// paramsOf returns the parameters undecoded, including files that are parameters
// themselves, but not those that a parameter refers to by "attach://".
func paramsOf(r *Request) map[string]any {
	all := map[string]any{}
	attached := ""
	for name, raw := range r.Params {
		all[name] = raw
		attached += raw
	}
	for name := range r.Files {
		if !strings.Contains(attached, "attach://"+name) {
			all[name] = "attach://" + name
		}
	}
	return all
}

// fields compares the fields of an object with their description. The values of
// parameters are all strings, as in a form.
func (c *checker) fields(fields []specField, all map[string]any, form bool) []string {
	var wrong []string
	known := map[string]bool{}
	for _, f := range fields {
		known[f.Name] = true
		v, given := all[f.Name]
		switch {
		case !given && f.Required:
			wrong = append(wrong, fmt.Sprintf("%s is missing", f.Name))
		case given && !c.fits(f.Types, v, form):
			wrong = append(wrong, fmt.Sprintf("%s is %v, want %s", f.Name, v, strings.Join(f.Types, " or ")))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if !known[name] {
			wrong = append(wrong, fmt.Sprintf("%s is no parameter", name))
		}
	}
	return wrong
}

func (c *checker) fits(types []string, v any, form bool) bool {
	return slices.ContainsFunc(types, func(t string) bool { return c.fit(t, v, form) })
}

func (c *checker) fit(kind string, v any, form bool) bool {
	text, isText := v.(string)
	if kind == "String" || kind == "InputFile" {
		return isText
	}
	if form && isText && json.Unmarshal([]byte(text), &v) != nil {
		return false
	}
	if of, ok := strings.CutPrefix(kind, "Array of "); ok {
		list, ok := v.([]any)
		return ok && !slices.ContainsFunc(list, func(v any) bool { return !c.fit(of, v, false) })
	}
	switch kind {
	case "Integer":
		n, ok := v.(float64)
		return ok && n == float64(int64(n))
	case "Float":
		_, ok := v.(float64)
		return ok
	case "Boolean", "True":
		_, ok := v.(bool)
		return ok
	}
	return c.fitObject(kind, v)
}

func (c *checker) fitObject(kind string, v any) bool {
	o, ok := v.(map[string]any)
	if !ok {
		return false
	}
	t := c.types[kind]
	if len(t.Subtypes) > 0 {
		return slices.ContainsFunc(t.Subtypes, func(sub string) bool { return c.fitObject(sub, v) })
	}
	return len(c.fields(t.Fields, o, false)) == 0
}
