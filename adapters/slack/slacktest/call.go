package slacktest

import (
	"encoding/json"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// A call is a request that is being answered.
type call struct {
	method  string
	fields  map[string]any
	token   string
	unknown error // why Slack's own client could not have sent it, nil if it could
}

func (c *call) str(name string) string {
	switch v := c.fields[name].(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return ""
}

func (c *call) bool(name string) bool { b, _ := c.fields[name].(bool); return b }

func (c *call) int(name string) int {
	n, err := strconv.Atoi(c.str(name))
	if err != nil {
		return 0
	}
	return n
}

// parse reads a call, from a form or JSON, with the token in a header or a field.
func parse(r *http.Request) (*call, *apiError) {
	c := &call{method: r.PathValue("method"), fields: map[string]any{}}
	c.token, _ = strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	var form url.Values
	switch kind {
	case "application/json":
		body, err := readBody(r)
		if err != nil {
			return c, fail("invalid_json")
		}
		if len(body) > 0 {
			o := decodeObject(body)
			if o == nil {
				return c, fail("invalid_json")
			}
			c.fields = o
		}
		decodeFields(c.fields)
		return c, nil
	case "multipart/form-data":
		if err := r.ParseMultipartForm(maxBody); err != nil {
			return c, fail("invalid_form_data")
		}
		form = r.Form
	default:
		r.Body = http.MaxBytesReader(nil, r.Body, maxBody)
		if err := r.ParseForm(); err != nil {
			return c, fail("invalid_form_data")
		}
		form = r.Form
	}
	for k, v := range form {
		c.fields[k] = v[0]
	}
	if t := str(c.fields["token"]); t != "" {
		c.token = t
	}
	delete(c.fields, "token")
	decodeFields(c.fields)
	return c, nil
}

// fieldsOf are the arguments that are JSON, booleans, numbers or lists, which a
// form can only hold as text.
var fieldsOf = map[string]string{
	"blocks": "json", "attachments": "json", "metadata": "json", "view": "json", "files": "json", "prompts": "json",
	"unfurled_attachments": "json", "loading_messages": "list", "file_ids": "list",
	"unfurl_links": "bool", "unfurl_media": "bool", "mrkdwn": "bool", "link_names": "bool", "reply_broadcast": "bool", "as_user": "bool",
	"include_locale": "bool", "include_num_members": "bool", "inclusive": "bool", "return_im": "bool", "prevent_creation": "bool",
	"include_all_metadata": "bool",
	"length":               "number", "limit": "number", "count": "number", "page": "number",
}

// decodeFields decodes the values that a form holds as text. What cannot be decoded
// stays a text, which its method refuses.
func decodeFields(fields map[string]any) {
	for name, v := range fields {
		text, ok := v.(string)
		if !ok {
			continue
		}
		switch fieldsOf[name] {
		case "json":
			if o := decodeAny(text); o != nil {
				fields[name] = o
			}
		case "list":
			if o, ok := decodeAny(text).([]any); ok {
				fields[name] = o
				continue
			}
			var list []any
			for e := range strings.SplitSeq(text, ",") {
				list = append(list, e)
			}
			fields[name] = list
		case "bool":
			if b, err := strconv.ParseBool(text); err == nil {
				fields[name] = b
			}
		case "number":
			if _, err := strconv.ParseFloat(text, 64); err == nil {
				fields[name] = json.Number(text)
			}
		}
	}
}

func decodeAny(text string) any {
	var v any
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return nil
	}
	return v
}

// numeric returns a number of decoded JSON.
func numeric(v any) (float64, bool) {
	if n, ok := v.(json.Number); ok {
		f, err := n.Float64()
		return f, err == nil
	}
	f, ok := v.(float64)
	return f, ok
}

func decodeObject(body []byte) map[string]any {
	o, _ := decodeAny(string(body)).(map[string]any)
	return o
}

func readBody(r *http.Request) ([]byte, error) { return io.ReadAll(io.LimitReader(r.Body, maxBody)) }
