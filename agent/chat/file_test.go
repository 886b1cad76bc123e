package chat_test

import (
	"context"
	"errors"
	"testing"

	"chit/agent/chat"
)

// A shelf fetches what it holds, by reference.
type shelf map[string][]byte

var errAway = errors.New("not reachable")

func (s shelf) Fetch(_ context.Context, _ chat.ConversationID, f chat.FileRef, _ int64) ([]byte, error) {
	content, ok := s[f.Ref]
	if !ok {
		return nil, errAway
	}
	return content, nil
}

func TestFetchers(t *testing.T) {
	all := chat.Fetchers{"slack": shelf{"F1": []byte("four")}}
	for _, tt := range []struct {
		name string
		in   chat.ConversationID
		file chat.FileRef
		want chat.FetchReason
		err  bool
	}{
		{name: "a file", in: "slack:T1/D1", file: chat.FileRef{Ref: "F1", Size: 4}},
		{name: "of unknown size", in: "slack:T1/D1", file: chat.FileRef{Ref: "F1"}},
		{name: "of another platform", in: "telegram:1", file: chat.FileRef{Ref: "F1"}, want: chat.FileGone},
		{name: "without a reference", in: "slack:T1/D1", file: chat.FileRef{Name: "a.pdf"}, want: chat.FileGone},
		{name: "that is known to be too large", in: "slack:T1/D1", file: chat.FileRef{Ref: "F2", Size: 5}, want: chat.FileTooLarge},
		{name: "out of reach for a moment", in: "slack:T1/D1", file: chat.FileRef{Ref: "F2", Size: 4}, err: true},
	} {
		got, err := all.Fetch(t.Context(), tt.in, tt.file, 4)
		refused := chat.NotFetched(err)
		switch {
		case tt.want != "" && (refused == nil || refused.Reason != tt.want):
			t.Errorf("a file %s: %v, want %q", tt.name, err, tt.want)
		case tt.err && (!errors.Is(err, errAway) || refused != nil):
			t.Errorf("a file %s: %v, want an error that passes", tt.name, err)
		case tt.want == "" && !tt.err && (err != nil || string(got) != "four"):
			t.Errorf("a file %s: %q, %v", tt.name, got, err)
		}
	}
	if _, err := all.Fetch(t.Context(), "slack:T1/D1", chat.FileRef{Ref: "F1", Size: 1}, 3); chat.NotFetched(err) == nil {
		t.Errorf("a file whose size was not true: %v, want a refusal", err)
	}
}
