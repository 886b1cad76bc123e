package telegram_test

import (
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	"chit/adapters/telegram"
	"chit/adapters/telegram/telegramtest"
)

// TestAlbumInBothModes sends albums through the server, by polling and by a webhook, and
// stops the bot before it has passed on the last one.
func TestAlbumInBothModes(t *testing.T) {
	pictures := []telegramtest.File{{Photo: true, Data: []byte("a")}, {Photo: true, Data: []byte("b")}, {Photo: true, Data: []byte("c")}}
	for _, mode := range []string{"polling", "webhook"} {
		t.Run(mode, func(t *testing.T) {
			s := open(t, telegramtest.Options{})
			var mux atomic.Pointer[http.ServeMux]
			mux.Store(http.NewServeMux())
			web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { mux.Load().ServeHTTP(w, r) }))
			t.Cleanup(web.Close)
			n := newNotes()
			run := func() *running {
				return start(t, s, n, func(c *telegram.Config) {
					if mode == "webhook" {
						c.WebhookURL, c.WebhookSecret = web.URL+telegram.WebhookPath, "a-secret_word"
					}
				})
			}
			begin := func() *running {
				r := run()
				routes := http.NewServeMux()
				r.Routes(routes)
				mux.Store(routes)
				return r
			}
			a := ana(s)
			r := begin()
			a.SendAlbum("lunch 12", pictures...)
			if m := r.next(t); m.Text != "lunch 12" || len(m.Files) != len(pictures) {
				t.Errorf("heard %q with %d files", m.Text, len(m.Files))
			}
			a.SendAlbum("dinner 30", pictures...)
			a.Say("tea 3")
			for _, want := range []string{"dinner 30", "tea 3"} {
				if m := r.next(t); m.Text != want {
					t.Errorf("heard %q, want %q", m.Text, want)
				}
			}
			a.SendAlbum("late 5", pictures...)
			wait(t, s, "the updates to be taken", func() bool { return s.Pending() == 0 })
			if err := r.stop(); err != nil {
				t.Fatal(err)
			}
			if len(r.messages) == 0 { // it was not complete when the bot ended
				r = begin()
			}
			if m := r.next(t); m.Text != "late 5" || len(m.Files) != len(pictures) {
				t.Errorf("after a restart: heard %q with %d files", m.Text, len(m.Files))
			}
		})
	}
}
