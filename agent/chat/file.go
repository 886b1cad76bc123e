package chat

import (
	"context"
	"errors"
)

// A FileRef is a file that came with a message. The file itself stays with the
// platform until a run needs it, see [Fetcher].
type FileRef struct {
	Name string `json:"name,omitempty"` // as the platform calls it; may be anything, "" if it has no name
	Type string `json:"type,omitempty"` // MIME type as the platform claims it, "" if unknown
	Size int64  `json:"size,omitempty"` // in bytes, as the platform claims it; 0 if unknown
	Ref  string `json:"ref"`            // how the adapter finds it again; nobody else may take it apart
}

// A Fetcher is an adapter whose messages have files.
type Fetcher interface {
	// Fetch returns the content of a file of a message in c. It stops reading
	// beyond limit bytes, whatever size was claimed. What no repetition would
	// change is a [FetchError]; after any other error the file is fetched again.
	Fetch(ctx context.Context, c ConversationID, f FileRef, limit int64) ([]byte, error)
}

// A FetchReason says why a file cannot be had.
type FetchReason string

// The reasons. The catalogues have a sentence for each, under "file_" and its name.
const (
	FileGone      FetchReason = "gone"      // it was deleted, or its platform keeps it no longer
	FileTooLarge  FetchReason = "large"     // it has more bytes than are kept
	FileDenied    FetchReason = "denied"    // the bot may not read it
	FileIrregular FetchReason = "irregular" // a folder, a device, or what else has no content of its own
)

// A FetchError says that a file cannot be had, however often it is asked for.
type FetchError struct {
	Reason FetchReason
	Err    error // for the log; nil if there is nothing more to say
}

// Error returns the reason and the cause.
func (e *FetchError) Error() string {
	if e.Err == nil {
		return "file not fetched: " + string(e.Reason)
	}
	return "file not fetched: " + string(e.Reason) + ": " + e.Err.Error()
}

// Unwrap returns the cause.
func (e *FetchError) Unwrap() error { return e.Err }

// NotFetched returns the FetchError in err's tree, or nil.
func NotFetched(err error) *FetchError {
	e, _ := errors.AsType[*FetchError](err)
	return e
}

// Fetchers are the adapters that have files, by the names of their platforms. They
// are a Fetcher for the conversations of all of them.
type Fetchers map[string]Fetcher

// Fetch has the conversation's platform fetch a file. A file of a platform that is
// not there, or without a reference, is gone.
func (all Fetchers) Fetch(ctx context.Context, c ConversationID, f FileRef, limit int64) ([]byte, error) {
	fetcher, ok := all[c.Platform()]
	switch {
	case !ok || f.Ref == "":
		return nil, &FetchError{Reason: FileGone}
	case f.Size > limit:
		return nil, &FetchError{Reason: FileTooLarge}
	}
	content, err := fetcher.Fetch(ctx, c, f, limit)
	if err == nil && int64(len(content)) > limit {
		return nil, &FetchError{Reason: FileTooLarge}
	}
	return content, err
}
