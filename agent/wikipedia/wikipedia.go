// Package wikipedia gets the beginnings of articles from a wiki with Wikimedia's REST API:
// https://en.wikipedia.org, or one of the operator's own.
//
// It talks to one host, whatever that answers.
package wikipedia

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"chit/agent/feature/reference"
)

var _ reference.Fetcher = (*Client)(nil)

const (
	patience     = 5 * time.Second // for all requests about one subject
	maxBody      = 64 << 10        // bytes
	maxRedirects = 3
	maxFound     = 3   // titles of a search
	maxPath      = 200 // bytes of a title in an address that a person reads
)

// Config is what a [Client] needs.
type Config struct {
	URL       string // the wiki's address, such as https://en.wikipedia.org
	UserAgent string // names the program and how its operator is reached, as Wikimedia's policy asks
	Log       *slog.Logger
	Transport http.RoundTripper // nil for the usual one
}

// A Client gets articles. It is safe for concurrent use.
type Client struct {
	base  *url.URL
	agent string
	log   *slog.Logger
	http  *http.Client
}

// New returns a client. It does no I/O.
func New(c Config) (*Client, error) {
	base, err := url.Parse(strings.TrimSuffix(strings.TrimRight(c.URL, "/"), "/api/rest_v1"))
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		return nil, fmt.Errorf("%q is not the address of a wiki", c.URL)
	}
	base = &url.URL{Scheme: base.Scheme, Host: base.Host, Path: base.Path}
	log := c.Log
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	return &Client{base, c.UserAgent, log, &http.Client{Transport: c.Transport, CheckRedirect: staysThere}}, nil
}

// staysThere lets nobody lead us to another host.
func staysThere(to *http.Request, via []*http.Request) error {
	from := via[0].URL
	if to.URL.Host != from.Host || to.URL.Scheme != from.Scheme {
		return errors.New("it redirects to another host")
	}
	if len(via) > maxRedirects {
		return errors.New("too many redirects")
	}
	return nil
}

// Fetch implements [reference.Fetcher]. Words that are no title, or one of several
// articles, are searched for.
func (c *Client) Fetch(ctx context.Context, subject string) (reference.Article, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	found, err := c.find(ctx, subject)
	if err != nil && !errors.Is(err, reference.ErrNone) {
		// Without the subject, which is the person's business.
		c.log.WarnContext(ctx, "nothing can be looked up", "host", c.base.Host, "error", withoutAddress(err))
	}
	return found, err
}

// withoutAddress takes the address of a failed request out of its error.
func withoutAddress(err error) error {
	if failed, ok := errors.AsType[*url.Error](err); ok {
		return failed.Err
	}
	return err
}

func (c *Client) find(ctx context.Context, subject string) (reference.Article, error) {
	title := strings.ReplaceAll(strings.TrimSpace(subject), " ", "_")
	found, err := c.article(ctx, title)
	if !errors.Is(err, reference.ErrNone) {
		return found, err
	}
	keys, err := c.search(ctx, subject)
	if err != nil {
		return found, err
	}
	for _, key := range slices.DeleteFunc(keys, func(key string) bool { return strings.EqualFold(key, title) }) {
		if found, err = c.article(ctx, key); !errors.Is(err, reference.ErrNone) {
			return found, err
		}
	}
	return reference.Article{}, reference.ErrNone
}

// article gets the summary of the article with a title.
// See https://www.mediawiki.org/wiki/Specs/Summary/1.3.0.
func (c *Client) article(ctx context.Context, title string) (reference.Article, error) {
	var page struct {
		Type   string `json:"type"`
		Titles struct {
			Canonical  string `json:"canonical"`
			Normalized string `json:"normalized"`
		} `json:"titles"`
		Title   string `json:"title"` // deprecated in favour of Titles
		ID      int64  `json:"pageid"`
		Extract string `json:"extract"`
	}
	if err := c.get(ctx, &page, "/api/rest_v1/page/summary/"+url.PathEscape(title), nil); err != nil {
		return reference.Article{}, err
	}
	canonical, named := page.Titles.Canonical, page.Titles.Normalized
	if canonical == "" {
		canonical, named = strings.ReplaceAll(page.Title, " ", "_"), page.Title
	}
	if page.Type != "standard" && page.Type != "" || page.Extract == "" || strings.Trim(canonical, ".") == "" {
		return reference.Article{}, reference.ErrNone // of several things, for one
	}
	if named == "" {
		named = strings.ReplaceAll(canonical, "_", " ")
	}
	return reference.Article{Title: named, Text: page.Extract, URL: c.address(canonical, page.ID)}, nil
}

// address is where a person reads an article. It is made of the title and not taken from
// the answer, which could name any other.
func (c *Client) address(canonical string, id int64) string {
	path := url.PathEscape(canonical)
	if len(path) > maxPath && id > 0 {
		return fmt.Sprintf("%s/?curid=%d", c.base, id)
	}
	return c.base.String() + "/wiki/" + path
}

// search returns the titles of articles that have some words.
// See https://www.mediawiki.org/wiki/API:REST_API/Reference#Search_pages.
func (c *Client) search(ctx context.Context, words string) ([]string, error) {
	var found struct {
		Pages []struct {
			Key string `json:"key"`
		} `json:"pages"`
	}
	query := url.Values{"q": {words}, "limit": {fmt.Sprint(maxFound)}}
	if err := c.get(ctx, &found, "/w/rest.php/v1/search/page", query); err != nil {
		return nil, err
	}
	var keys []string
	for _, p := range found.Pages[:min(len(found.Pages), maxFound)] {
		if p.Key != "" {
			keys = append(keys, p.Key)
		}
	}
	return keys, nil
}

// get reads the answer to a request.
func (c *Client) get(ctx context.Context, to any, path string, query url.Values) error {
	address := c.base.String() + path
	if len(query) > 0 {
		address += "?" + query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return fmt.Errorf("look up: %w", err)
	}
	request.Header.Set("User-Agent", c.agent)
	request.Header.Set("Accept", "application/json")
	answer, err := c.http.Do(request)
	if err != nil {
		return fmt.Errorf("look up: %w", err)
	}
	defer answer.Body.Close()
	switch media, _, _ := mime.ParseMediaType(answer.Header.Get("Content-Type")); {
	case answer.StatusCode == http.StatusNotFound:
		return reference.ErrNone
	case answer.StatusCode != http.StatusOK:
		return fmt.Errorf("look up: %s", answer.Status)
	case media != "application/json":
		return fmt.Errorf("look up: the answer is %q and not JSON", media)
	}
	body, err := io.ReadAll(io.LimitReader(answer.Body, maxBody+1))
	switch {
	case err != nil:
		return fmt.Errorf("look up: %w", err)
	case len(body) > maxBody:
		return fmt.Errorf("look up: the answer has more than %d bytes", maxBody)
	}
	if err := json.Unmarshal(body, to); err != nil {
		return fmt.Errorf("look up: the answer cannot be read: %w", err)
	}
	return nil
}
