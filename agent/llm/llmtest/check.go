package llmtest

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// specPath is where OpenAI's interface description lies, from the root of the
// repository. It is not part of the repository: where it is missing, requests
// are not checked.
const specPath = "../shared/specs/openai/openai-openapi-3.1.json"

// Check returns what is wrong with the body of a chat completions request, nil
// also if there is no description to check it against.
func Check(body []byte) error {
	schema, err := requestSchema()
	if err != nil || schema == nil {
		return err
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err != nil {
		return err
	}
	return schema.Validate(v)
}

// CanCheck reports whether [Check] has something to check against.
func CanCheck() bool {
	schema, err := requestSchema()
	return err == nil && schema != nil
}

// requestSchema is compiled once a process: it takes a tenth of a second.
var requestSchema = sync.OnceValues(func() (*jsonschema.Schema, error) {
	root, err := moduleRoot()
	if err != nil {
		return nil, err
	}
	f, err := os.Open(filepath.Join(root, filepath.FromSlash(specPath)))
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
	const url = "https://spec.invalid/openai.json"
	c := jsonschema.NewCompiler()
	if err := c.AddResource(url, doc); err != nil {
		return nil, err
	}
	return c.Compile(url + "#/components/schemas/CreateChatCompletionRequest")
})

// moduleRoot is the nearest directory above the test's that has a go.mod.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("no go.mod above the working directory")
		}
		dir = parent
	}
}
