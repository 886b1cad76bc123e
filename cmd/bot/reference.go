package main

import (
	"fmt"
	"strings"

	"chit/agent/wikipedia"
)

// newWiki returns the wiki where a model looks up general questions. It sends nothing yet.
func newWiki(c *config) (*wikipedia.Client, error) {
	w, err := wikipedia.New(wikipedia.Config{URL: c.lookup.url, UserAgent: userAgent(ownVersion(), c.lookup.contact), Log: c.log})
	if err != nil {
		return nil, fmt.Errorf("nothing can be looked up: %w", err)
	}
	return w, nil
}

// userAgent names the program in the form of Wikimedia's policy:
// https://foundation.wikimedia.org/wiki/Policy:User-Agent_policy.
func userAgent(version, contact string) string {
	version, _, _ = strings.Cut(version, " ")
	if contact == "" {
		contact = "self-hosted bookkeeping bot"
	}
	return fmt.Sprintf("Chit/%s (%s) net/http", version, contact)
}
