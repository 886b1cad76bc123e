package wikipedia_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/feature/reference"
	"chit/agent/wikipedia"
)

// page is a summary as Wikimedia's API gives it, shortened.
func page(kind, canonical, extract string) string {
	return fmt.Sprintf(`{"type": %q, "title": %q, "displaytitle": "<span>x</span>", "namespace": {"id": 0, "text": ""}, "pageid": 57630,
		"titles": {"canonical": %q, "normalized": %q, "display": "<span>x</span>"},
		"lang": "en", "dir": "ltr", "extract": %q, "extract_html": "<p>x</p>", "content_urls": {"desktop": {"page": "https://evil.example/wiki"}}}`,
		kind, canonical, canonical, strings.ReplaceAll(canonical, "_", " "), extract)
}

// A wiki answers requests by their paths, and keeps them.
type wiki struct {
	*httptest.Server
	answers  map[string]http.HandlerFunc
	requests []*http.Request
}

func newWiki(t *testing.T, answers map[string]http.HandlerFunc) *wiki {
	t.Helper()
	w := &wiki{answers: answers}
	w.Server = httptest.NewServer(http.HandlerFunc(func(to http.ResponseWriter, r *http.Request) {
		w.requests = append(w.requests, r)
		if answer, ok := w.answers[r.URL.EscapedPath()]; ok {
			answer(to, r)
			return
		}
		to.Header().Set("Content-Type", "application/problem+json")
		to.WriteHeader(http.StatusNotFound)
	}))
	t.Cleanup(w.Close)
	return w
}

func (w *wiki) client(t *testing.T, log *slog.Logger) *wikipedia.Client {
	t.Helper()
	c, err := wikipedia.New(wikipedia.Config{URL: w.URL, UserAgent: "Chit/1 (ana@example.org)", Log: log})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func (w *wiki) paths() []string {
	var all []string
	for _, r := range w.requests {
		all = append(all, r.URL.RequestURI())
	}
	return all
}

func says(body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", `application/json; charset=utf-8; profile="https://www.mediawiki.org/wiki/Specs/Summary/1.4.2"`)
		_, _ = w.Write([]byte(body))
	}
}

func leads(to string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) }
}

const summary = "/api/rest_v1/page/summary/"

// What is found, and by which requests.
func TestFetch(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		subject string
		answers map[string]http.HandlerFunc
		want    reference.Article // without the wiki's address
		paths   []string
	}{
		{
			"a title", "Value-added tax",
			map[string]http.HandlerFunc{summary + "Value-added_tax": says(page("standard", "Value-added_tax", "A tax."))},
			reference.Article{Title: "Value-added tax", Text: "A tax.", URL: "/wiki/Value-added_tax"},
			[]string{summary + "Value-added_tax"},
		},
		{
			"a title of another script, with a slash", "AC/DC 乐队?",
			map[string]http.HandlerFunc{summary + "AC%2FDC_%E4%B9%90%E9%98%9F%3F": says(page("standard", "AC/DC_乐队?", "A band."))},
			reference.Article{Title: "AC/DC 乐队?", Text: "A band.", URL: "/wiki/AC%2FDC_%E4%B9%90%E9%98%9F%3F"},
			[]string{summary + "AC%2FDC_%E4%B9%90%E9%98%9F%3F"},
		},
		{
			"a redirect to another title", "vat",
			map[string]http.HandlerFunc{summary + "vat": leads("Value-added_tax"), summary + "Value-added_tax": says(page("standard", "Value-added_tax", "A tax."))},
			reference.Article{Title: "Value-added tax", Text: "A tax.", URL: "/wiki/Value-added_tax"},
			[]string{summary + "vat", summary + "Value-added_tax"},
		},
		{
			"words that mean several things are searched for", "VAT",
			map[string]http.HandlerFunc{
				summary + "VAT":               says(page("disambiguation", "VAT", "VAT may refer to:")),
				"/w/rest.php/v1/search/page":  says(`{"pages": [{"id": 1, "key": "VAT", "title": "VAT"}, {"id": 57630, "key": "Value-added_tax", "title": "Value-added tax"}]}`),
				summary + "Value-added_tax":   says(page("standard", "Value-added_tax", "A tax.")),
				summary + "must-not-be-asked": nil,
			},
			reference.Article{Title: "Value-added tax", Text: "A tax.", URL: "/wiki/Value-added_tax"},
			[]string{summary + "VAT", "/w/rest.php/v1/search/page?limit=3&q=VAT", summary + "Value-added_tax"},
		},
		{
			"a long title is named by its number", strings.Repeat("税", 40),
			map[string]http.HandlerFunc{summary + strings.Repeat("%E7%A8%8E", 40): says(page("standard", strings.Repeat("税", 40), "A tax."))},
			reference.Article{Title: strings.Repeat("税", 40), Text: "A tax.", URL: "/?curid=57630"},
			[]string{summary + strings.Repeat("%E7%A8%8E", 40)},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := newWiki(t, c.answers)
			got, err := w.client(t, nil).Fetch(t.Context(), c.subject)
			if err != nil {
				t.Fatal(err)
			}
			c.want.URL = w.URL + c.want.URL
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(c.paths, w.paths()); diff != "" {
				t.Errorf("requests (-want +got):\n%s", diff)
			}
			for _, r := range w.requests {
				if got := r.Header.Get("User-Agent"); got != "Chit/1 (ana@example.org)" {
					t.Errorf("the wiki is told of %q", got)
				}
			}
		})
	}
}

// What is there for nobody is no failure.
func TestNothing(t *testing.T) {
	t.Parallel()
	for name, answers := range map[string]map[string]http.HandlerFunc{
		"no article and no search":  {},
		"nothing found":             {"/w/rest.php/v1/search/page": says(`{"pages": []}`)},
		"found and gone":            {"/w/rest.php/v1/search/page": says(`{"pages": [{"key": "Gone"}]}`)},
		"an article without a text": {summary + "x": says(page("no-extract", "x", ""))},
		"a title that leads upward": {summary + "x": says(page("standard", "..", "A text."))},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got, err := newWiki(t, answers).client(t, nil).Fetch(t.Context(), "x"); !errors.Is(err, reference.ErrNone) {
				t.Errorf("%+v, %v", got, err)
			}
		})
	}
}

// What a wiki may not answer. It is logged, without what was asked.
func TestRefused(t *testing.T) {
	t.Parallel()
	other := newWiki(t, map[string]http.HandlerFunc{"/x": says(page("standard", "x", "Elsewhere."))})
	for name, answer := range map[string]http.HandlerFunc{
		"another host":               leads(other.URL + "/x"),
		"another scheme":             func(w http.ResponseWriter, r *http.Request) { leads("https://"+r.Host+r.URL.Path)(w, r) },
		"a circle":                   leads("xanadu"),
		"no JSON":                    func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Content-Type", "text/html") },
		"half of JSON":               says(`{"type": "standard", "extract": "A te`),
		"JSON and more":              says(page("standard", "x", "A text.") + "{}"),
		"an extract that is no text": says(`{"type": "standard", "title": "x", "extract": {"a": 1}}`),
		"far too much":               says(page("standard", "x", strings.Repeat("a", 64<<10))),
		"too many requests":          func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTooManyRequests) },
		"a broken server":            func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) },
		"a broken connection":        func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var log bytes.Buffer
			w := newWiki(t, map[string]http.HandlerFunc{summary + "xanadu": answer})
			got, err := w.client(t, slog.New(slog.NewTextHandler(&log, nil))).Fetch(t.Context(), "xanadu")
			if err == nil || errors.Is(err, reference.ErrNone) {
				t.Errorf("%+v, %v", got, err)
			}
			if log.Len() == 0 || strings.Contains(log.String(), "xanadu") {
				t.Errorf("the log says %q", &log)
			}
		})
	}
	if len(other.requests) > 0 {
		t.Error("another host was asked")
	}
}

// Nobody waits long for a wiki that does not answer, nor at all if the run is over.
func TestTime(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c, err := wikipedia.New(wikipedia.Config{URL: "http://wiki.test", Transport: silent{}})
		if err != nil {
			t.Fatal(err)
		}
		begun := time.Now()
		if _, err := c.Fetch(t.Context(), "x"); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("a silent wiki: %v", err)
		}
		if waited := time.Since(begun); waited != 5*time.Second {
			t.Errorf("a silent wiki is waited for %v", waited)
		}
		over, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := c.Fetch(over, "x"); !errors.Is(err, context.Canceled) || time.Since(begun) != 5*time.Second {
			t.Errorf("a run that is over: %v", err)
		}
	})
}

// silent answers nothing.
type silent struct{}

func (silent) RoundTrip(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return nil, r.Context().Err()
}

func TestNew(t *testing.T) {
	t.Parallel()
	for address, ok := range map[string]bool{
		"https://en.wikipedia.org": true, "https://en.wikipedia.org/": true, "https://en.wikipedia.org/api/rest_v1/": true, "http://127.0.0.1:8080/mirror": true,
		"": false, "en.wikipedia.org": false, "file:///etc/passwd": false, "https://": false,
	} {
		if _, err := wikipedia.New(wikipedia.Config{URL: address}); (err == nil) != ok {
			t.Errorf("%q: %v", address, err)
		}
	}
}
