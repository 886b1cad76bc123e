package slacktest

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Limits of a data table.
const (
	maxRows        = 101 // with the headings
	maxColumns     = 20
	maxTableText   = 10_000 // characters, of all tables of a message too
	maxPageSize    = 100
	maxCaptionText = 2000
)

// table checks a data table.
func (f *faultsOf) table(at string, b map[string]any) {
	rows, _ := b["rows"].([]any)
	if len(rows) < 2 || len(rows) > maxRows {
		f.add(at+"/rows", "must have 2 to %d items", maxRows)
	}
	if caption := str(b["caption"]); caption == "" {
		f.add(at+"/caption", "missing required field: caption")
	} else {
		f.limit(at+"/caption", caption, maxCaptionText)
	}
	if n, ok := b["page_size"].(float64); ok && (n < 1 || n > maxPageSize) {
		f.add(at+"/page_size", "must be 1 to %d", maxPageSize)
	}
	size, columns := 0, -1
	for i, row := range rows {
		here := fmt.Sprintf("%s/rows/%d", at, i)
		cells := objects(row)
		if columns < 0 {
			columns = len(cells)
		}
		if len(cells) == 0 || len(cells) > maxColumns || len(cells) != columns {
			f.add(here, "must have as many cells as the first row, and 1 to %d", maxColumns)
		}
		for j, c := range cells {
			f.cell(fmt.Sprintf("%s/%d", here, j), c, i == 0)
			size += utf8.RuneCountInString(str(c["text"]))
		}
	}
	if size > maxTableText {
		f.add(at+"/rows", "must be less than %d characters", maxTableText+1)
	}
}

func (f *faultsOf) cell(at string, c map[string]any, heading bool) {
	switch kind := str(c["type"]); kind {
	case "raw_text", "raw_number":
		if str(c["text"]) == "" {
			f.add(at+"/text", "must be more than 0 characters")
		}
		if _, ok := numeric(c["value"]); !ok && kind == "raw_number" {
			f.add(at+"/value", "missing required field: value")
		}
	case "rich_text":
		if heading {
			f.add(at+"/type", "must be raw_text in the first row")
		}
	default:
		f.add(at+"/type", "unsupported type: %s", kind)
	}
}

// external checks a menu whose options the bot provides.
func (f *faultsOf) external(at string, e map[string]any) {
	if e["options"] != nil || e["option_groups"] != nil {
		f.add(at, "unexpected field: options")
	}
	if n, given := e["min_query_length"]; given {
		if _, ok := numeric(n); !ok {
			f.add(at+"/min_query_length", "must be a number")
		}
	}
	if o, given := e["initial_option"].(map[string]any); given {
		f.listed(at+"/initial_option", map[string]any{"options": []any{o}}, 1)
	}
}

// number checks an input for numbers.
func (f *faultsOf) number(at string, e map[string]any) {
	decimal, ok := e["is_decimal_allowed"].(bool)
	if !ok {
		f.add(at+"/is_decimal_allowed", "missing required field: is_decimal_allowed")
	}
	for _, k := range []string{"initial_value", "min_value", "max_value"} {
		v, given := e[k].(string)
		if !given {
			continue
		}
		if _, err := strconv.ParseFloat(v, 64); err != nil || strings.ContainsAny(v, "eExXnN_") || !decimal && strings.Contains(v, ".") {
			f.add(at+"/"+k, "must be a number")
		}
	}
}

func (f *faultsOf) image(at string, o map[string]any) {
	f.limit(at+"/alt_text", str(o["alt_text"]), 2000)
	f.limit(at+"/image_url", str(o["image_url"]), maxURL)
	if _, ok := o["alt_text"].(string); !ok {
		f.add(at+"/alt_text", "missing required field: alt_text")
	}
	if str(o["image_url"]) == "" && o["slack_file"] == nil {
		f.add(at, "missing required field: image_url or slack_file")
	}
}
