package date

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/parse/lex"
)

// The corpora are beside the repository, not in it.
const (
	repository = "../../.."
	corpusDir  = repository + "/../shared/corpora"
)

// A dateRow is a line of dates_*.jsonl.
type dateRow struct {
	Lang      string   `json:"lang"`
	Text      string   `json:"text"`
	Reference string   `json:"reference"`
	Date      *string  `json:"date"`
	Tier      string   `json:"tier"`
	Tags      []string `json:"tags"`
}

func readDateRows(t *testing.T, file string) []dateRow {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var rows []dateRow
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var r dateRow
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, r)
	}
	return rows
}

// needCorpus skips a test if the corpora are missing, and fails it if the repository is not
// where the test believes it to be.
func needCorpus(t *testing.T) {
	t.Helper()
	if _, err := os.Stat(filepath.Join(repository, "go.mod")); err != nil {
		t.Fatalf("%s is not the root of the repository: %v", repository, err)
	}
	if _, err := os.Stat(corpusDir); err != nil {
		t.Skipf("the corpora are not here: %v", err)
	}
}

// coreFloors are the least share of right rows of the core tier, and coreWrong
// the largest share of wrong ones. They may only rise.
var coreFloors = map[string]float64{
	"en": 0.98, "zh": 0.98, "de": 0.98, "fr": 0.98, "es": 0.98, "it": 0.98, "pt": 0.98, "nl": 0.98, "ja": 0.98,
	"ko": 0.98, "ru": 0.98, "pl": 0.98, "sv": 0.98, "tr": 0.98, "uk": 0.98, "other": 0.98,
}

const coreWrong = 0.01

// A tally counts the rows of a language and tier.
type tally struct{ right, asks, wrong, none int }

func (c tally) total() int { return c.right + c.asks + c.wrong + c.none }

func (c tally) String() string {
	return fmt.Sprintf("%3d rows: right %3d, asks %2d, wrong %2d, none %2d", c.total(), c.right, c.asks, c.wrong, c.none)
}

// count judges the dates that were found in a row.
func (c *tally) count(found []Date, want expense.Date) (verdict string) {
	first := slices.ContainsFunc(found, func(d Date) bool { return d.Date == want })
	any := slices.ContainsFunc(found, func(d Date) bool { return slices.Contains(d.Readings, want) })
	switch {
	case first:
		c.right++
		return "right"
	case any:
		c.asks++
		return "asks"
	case len(found) > 0:
		c.wrong++
		return "wrong"
	}
	c.none++
	return "none"
}

func TestDatesOfCorpus(t *testing.T) {
	needCorpus(t)
	files, err := filepath.Glob(filepath.Join(corpusDir, "dates_*.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		language := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "dates_"), ".jsonl")
		if language == "negative" {
			continue
		}
		t.Run(language, func(t *testing.T) { testDateRows(t, language, readDateRows(t, file)) })
	}
}

func testDateRows(t *testing.T, language string, rows []dateRow) {
	tiers := map[string]*tally{"core": {}, "stretch": {}}
	for _, r := range rows {
		if slices.Contains(r.Tags, "convention_conflict") {
			continue
		}
		o := lex.Options{Language: r.Lang}
		if o.Language == "" {
			o.Language = language
		}
		o.Today, _ = expense.ParseDate(r.Reference[:10])
		want, err := expense.ParseDate(*r.Date)
		if err != nil {
			t.Fatal(err)
		}
		found := find(lex.Normalize(r.Text), o)
		if v := tiers[r.Tier].count(found, want); v != "right" {
			t.Logf("%s %s: %q on %s: want %s, got %v", r.Tier, v, r.Text, o.Today, want, found)
		}
	}
	core := tiers["core"]
	t.Logf("%s core    %s", language, core)
	t.Logf("%s stretch %s", language, tiers["stretch"])
	if got := float64(core.right) / float64(core.total()); got < coreFloors[language] {
		t.Errorf("core rows right: %.3f, want at least %.3f", got, coreFloors[language])
	}
	if got := float64(core.wrong) / float64(core.total()); got > coreWrong {
		t.Errorf("core rows wrong: %.3f, want at most %.3f", got, coreWrong)
	}
}

func TestDatesOfNegativeCorpus(t *testing.T) {
	needCorpus(t)
	rows := readDateRows(t, filepath.Join(corpusDir, "dates_negative.jsonl"))
	today := expense.Date{Year: 2026, Month: 11, Day: 20}
	wrong := 0
	for _, r := range rows {
		if found := find(lex.Normalize(r.Text), lex.Options{Today: today, Language: r.Lang}); len(found) > 0 {
			t.Logf("false: %q: %v", r.Text, found)
			wrong++
		}
	}
	t.Logf("negative: %d rows, %d with a date", len(rows), wrong)
	if wrong*50 > len(rows) {
		t.Errorf("%d of %d rows have a date, want at most 2 %%", wrong, len(rows))
	}
}
