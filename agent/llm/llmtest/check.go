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

// specPath is the path of OpenAI's API description from the root of the
// repository. It is not part of the repository; without it, requests are not
// checked.
const specPath = "../shared/specs/openai/openai-openapi-3.1.json"

// Check returns what is wrong with the body of a chat completions request, or
// nil if there is no API description to check it against.
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

// CanCheck reports whether [Check] has an API description.
func CanCheck() bool {
	schema, err := requestSchema()
	return err == nil && schema != nil
}

// requestSchema is compiled once per process, which takes a tenth of a second.
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

// moduleRoot returns the nearest parent directory with a go.mod.
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
