package texttest_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"chit/agent/chat/text/texttest"
)

func TestForeign(t *testing.T) {
	files := fstest.MapFS{
		"en.json": {Data: []byte(`{"food":"Food","undo":"Undo","today":"today","assumed":"Assumed: {{.Values}}","total":"Total","ask":"How much was {{.What}} then?"}`)},
		"de.json": {Data: []byte(`{"food":"Essen","undo":"Rückgängig","today":"heute","assumed":"Angenommen: {{.Values}}","total":"Total","ask":"Wie viel hat {{.What}} gekostet?"}`)},
		"it.json": {Data: []byte(`{"food":"Cibo","undo":"Annulla","today":"oggi","assumed":"Presunto: {{.Values}}","total":"Total","ask":"Quanto è costato {{.What}}?"}`)},
	}
	ear, err := texttest.NewEar([]fs.FS{files}, []string{"en", "de", "it"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ language, reply, written, want string }{
		{"de", "✅ #1 · 4,50 € · Kaffee · Essen · heute\nAngenommen: EUR\n[Rückgängig]", "Kaffee 4,50", ""},
		{"de", "✅ #1 · 4,50 € · Kaffee · Food · heute\nAngenommen: EUR\n[Rückgängig]", "Kaffee 4,50", "food"},
		{"de", "✅ #1 · 4,50 € · food · Essen · heute", "food 4,50", ""},
		{"de", "Angenommen: EUR\n[Undo]", "", "undo"},
		{"de", "Angenommen: EUR\n[Annulla]", "", "annulla"},
		{"de", "Assumed: EUR", "", "assumed"},
		{"de", "Total 5 · heute", "", ""},
		{"de", "How much was the taxi then?", "taxi", "how much was"},
		{"en", "Wie viel hat Taxi gekostet?\n[Rückgängig]", "", "rückgängig"},
		{"en", "How much was taxi then?\n[Undo]", "", ""},
	} {
		if got := strings.Join(ear.Foreign(c.language, c.reply, c.written), "|"); got != c.want {
			t.Errorf("%s: %q has the foreign parts %q, want %q", c.language, c.reply, got, c.want)
		}
	}
	if _, err := texttest.NewEar([]fs.FS{files}, []string{"fr"}); err == nil {
		t.Error("a language without texts is heard")
	}
}
