package expense

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"unicode/utf8"
)

// Limits of attachments.
const (
	MaxAttachment  = 10 << 20 // bytes of one
	MaxAttachments = 10       // of an entry
	MaxFileName    = 100      // characters
)

// An Attachment is a file that belongs to an entry, such as its receipt. Its content
// is kept beside the entries as it came, under its digest, once in each ledger. It
// stays there when an undo takes the attachment from the entry: the log still names it.
type Attachment struct {
	Name   string `json:"name"`   // without a directory
	Type   string `json:"type"`   // MIME type of the content, whatever it was called
	Bytes  int64  `json:"bytes"`  // of the content
	Digest string `json:"digest"` // SHA-256 of the content, in hexadecimal
}

// DigestOf returns the name under which a content is kept.
func DigestOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

// AttachmentOf returns the attachment of a content.
func AttachmentOf(name, mime string, content []byte) Attachment {
	return Attachment{Name: name, Type: mime, Bytes: int64(len(content)), Digest: DigestOf(content)}
}

// Attach adds attachments to e, without those that it has already.
func (e *Expense) Attach(all ...Attachment) {
	for _, a := range all {
		if !e.Has(a.Digest) {
			e.Attachments = append(slices.Clip(e.Attachments), a)
		}
	}
}

// Has reports whether e has an attachment with a content.
func (e *Expense) Has(digest string) bool {
	return slices.ContainsFunc(e.Attachments, func(a Attachment) bool { return a.Digest == digest })
}

func (e *Expense) checkAttachments() error {
	if len(e.Attachments) > MaxAttachments {
		return Invalid(ReasonAttachmentsMany, Args{"Limit": MaxAttachments})
	}
	for _, a := range e.Attachments {
		if a.Bytes > MaxAttachment {
			return Invalid(ReasonAttachmentLarge, Args{"Limit": MaxAttachment >> 20})
		}
		if utf8.RuneCountInString(a.Name) > MaxFileName {
			return Invalid(ReasonFileNameLong, Args{"Limit": MaxFileName})
		}
	}
	return nil
}

// KeepContent keeps the content of attachments in the deed's ledger. It comes before
// the change that names them: a content without an entry does no harm, and an entry
// without its content would.
func (s *Service) KeepContent(ctx context.Context, d Deed, content []byte) error {
	if err := d.MayAdd(); err != nil {
		return err
	}
	if len(content) == 0 || len(content) > MaxAttachment {
		return Invalid(ReasonAttachmentLarge, Args{"Limit": MaxAttachment >> 20})
	}
	return s.store.KeepContent(ctx, d.Ledger.ID, content, d.Guard)
}

// copyContents keeps the contents that entries of one ledger have in another one too.
func (s *Service) copyContents(ctx context.Context, from, to Deed, entries []Expense) error {
	copied := map[string]bool{}
	for _, e := range entries {
		for _, a := range e.Attachments {
			if copied[a.Digest] {
				continue
			}
			copied[a.Digest] = true
			content, err := s.Content(ctx, from.Ledger.ID, a.Digest)
			if err == nil {
				err = s.KeepContent(ctx, to, content)
			}
			if err != nil {
				return fmt.Errorf("copy %s: %w", a.Digest, err)
			}
		}
	}
	return nil
}
