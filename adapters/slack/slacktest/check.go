package slacktest

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// Slack's descriptions of its methods are not part of the repository. Without them,
// requests and errors are not checked.
const (
	schemasPath = "../shared/specs/slack/requests-8.2.0" // from the root of the repository
	docsPath    = "../shared/specs/slack/method-docs"
)

// CanCheck reports whether requests are checked against the argument types of
// Slack's client.
func CanCheck() bool { return schemaOf("chat.postMessage") != nil }

// checkRequest returns what is wrong with the arguments of a call.
func checkRequest(method string, fields map[string]any) error {
	schema := schemaOf(method)
	if schema == nil {
		return nil
	}
	fields = maps.Clone(fields)
	delete(fields, "team_id") // that Slack's own client adds to every call
	if alt, ok := fields["alt_txt"]; ok {
		delete(fields, "alt_txt") // named so by Slack's documentation, and alt_text by its client's types
		fields["alt_text"] = alt
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(mustJSON(fields)))
	if err != nil {
		return err
	}
	if bad, ok := errors.AsType[*jsonschema.ValidationError](schema.Validate(v)); ok {
		return errors.New(strings.Join(leaves(bad), "; "))
	}
	return nil
}

// leaves returns what is wrong, without the path in the schema. If a value may have
// several forms, it assumes the one with the fewest errors.
func leaves(e *jsonschema.ValidationError) []string {
	if len(e.Causes) == 0 {
		at := "/" + strings.Join(e.InstanceLocation, "/")
		return []string{at + ": " + e.ErrorKind.LocalizedString(message.NewPrinter(language.English))}
	}
	_, either := e.ErrorKind.(*kind.AnyOf)
	var all []string
	for i, c := range e.Causes {
		l := leaves(c)
		switch {
		case !either:
			all = append(all, l...)
		case i == 0 || len(l) < len(all):
			all = l
		}
	}
	return all
}

var schemas struct {
	sync.Mutex
	of map[string]*jsonschema.Schema // nil for methods without one
}

// schemaOf returns the schema of a method's arguments, nil if there is none. Each
// schema is compiled once.
func schemaOf(method string) *jsonschema.Schema {
	schemas.Lock()
	defer schemas.Unlock()
	if s, ok := schemas.of[method]; ok {
		return s
	}
	s, err := compile(argumentsOf(method))
	if err != nil {
		panic("slacktest: " + err.Error())
	}
	if schemas.of == nil {
		schemas.of = map[string]*jsonschema.Schema{}
	}
	schemas.of[method] = s
	return s
}

// argumentsOf returns the name of a method's arguments in Slack's client:
// ChatPostMessageArguments for chat.postMessage.
func argumentsOf(method string) string {
	var name strings.Builder
	for part := range strings.SplitSeq(method, ".") {
		name.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return name.String() + "Arguments"
}

// compile returns the schema in a file, nil if there is none.
func compile(name string) (*jsonschema.Schema, error) {
	data, err := readShared(schemasPath, name)
	if err != nil || data == nil {
		return nil, err
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	url := "https://spec.invalid/" + name + ".json"
	c := jsonschema.NewCompiler()
	if err := c.AddResource(url, doc); err != nil {
		return nil, err
	}
	return c.Compile(url)
}

// readShared returns the JSON file in a directory, nil if there is none.
func readShared(dir, name string) ([]byte, error) {
	root, ok := moduleRoot()
	if !ok {
		return nil, nil
	}
	data, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(dir), name+".json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// moduleRoot returns the nearest parent of the working directory that has a go.mod.
func moduleRoot() (string, bool) {
	dir, err := os.Getwd()
	for err == nil {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, true
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			break
		}
		dir = parent
	}
	return "", false
}

// common are the errors of all methods, which the documentation of each method lists
// besides its own.
var common = strings.Fields(`
	access_denied accesslimited account_inactive deprecated_endpoint ekm_access_denied enterprise_is_restricted fatal_error
	internal_error invalid_arg_name invalid_arguments invalid_array_arg invalid_auth invalid_charset invalid_cursor invalid_form_data
	invalid_json invalid_post_type is_bot json_not_object limit_required method_deprecated missing_argument missing_post_type missing_scope
	no_permission not_allowed_token_type not_authed org_login_required ratelimited request_timeout service_unavailable
	team_access_not_granted team_added_to_org team_not_found token_expired token_revoked two_factor_setup_required unknown_method`)

// published returns the errors that Slack documents for a method, nil without its
// documentation.
func published(method string) map[string]bool {
	data, err := readShared(docsPath, method)
	if err != nil || data == nil {
		return nil
	}
	var doc struct {
		Errors map[string]string `json:"errors"`
	}
	if err := json.Unmarshal(data, &doc); err != nil {
		return nil
	}
	all := map[string]bool{}
	for code := range doc.Errors {
		all[code] = true
	}
	for _, code := range common {
		all[code] = true
	}
	return all
}

// checkPublished records a problem if Slack does not document an error for a method.
func (api *webAPI) checkPublished(method, code string) {
	if errs := published(method); errs != nil && !errs[code] {
		api.problem("%s fails with %s, which Slack does not document for it", method, code)
	}
}
