package agenttest_test

import (
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
	"pgregory.net/rapid"

	"chit/agent/agenttest"
	"chit/db/dbtest"
)

// TestWhatIsProposedIsStored proposes expenses of many kinds, lets settings and the
// day change before the tap, and compares what was shown with the card of what was
// stored: line by line they are the same.
func TestWhatIsProposedIsStored(t *testing.T) {
	t.Parallel()
	proposed := 0
	rapid.Check(t, func(rt *rapid.T) {
		pick := func(name string, of ...string) string { return rapid.SampledFrom(of).Draw(rt, name) }
		message := strings.Join([]string{
			pick("doubt", "maybe", "perhaps the", "vielleicht", "可能", "peut-être"),
			pick("what", "lunch", "rewe", "Abendessen", "hotel", "午饭", "taxi", "déjeuner"),
			pick("amount", "60", "12.50", "net 20.00 gross 22.60", "20 net", "22.60 tax 2.60", "1,200.00 USD", "¥300", "£5", "44 incl. 7%", "10 plus 19%", "20.00 net 22.60 gross"),
			pick("when", "", "yesterday", "on friday", "3 days ago", "gestern", "昨天", "on 2026-11-03"),
			pick("more", "", "#work", "#a #b", "[Gifts]", "at Rewe"),
		}, " ")
		between := pick("between", "", "my currency is CHF", "vat 19%", "amounts are net", "lunch is always Work")
		tomorrow := rapid.Bool().Draw(rt, "tomorrow")
		in := &txtar.Archive{Files: []txtar.File{
			{Name: "clock", Data: []byte("2026-11-22T23:30:00+01:00\n")},
			{Name: "ana", Data: []byte(pick("before", "hi", "vat 20%", "amounts are net") + "\n")},
			{Name: "bot"},
			{Name: "ana", Data: []byte(message + "\n")},
			{Name: "bot"},
		}}
		shown := func(in *txtar.Archive) string {
			out := agenttest.Play(t, in, dbtest.SQLite(t)).Files
			return string(out[len(out)-1].Data)
		}
		question := shown(in)
		if !strings.Contains(question, "[Log it]") && !strings.Contains(question, "[记一笔]") {
			return
		}
		proposed++
		if between != "" {
			in.Files = append(in.Files, txtar.File{Name: "ana", Data: []byte(between + "\n")}, txtar.File{Name: "bot"})
		}
		if tomorrow {
			in.Files = append(in.Files, txtar.File{Name: "clock", Data: []byte("2026-11-23T00:30:00+01:00\n")})
		}
		label := "[Log it]"
		if !strings.Contains(question, label) {
			label = "[记一笔]"
		}
		in.Files = append(in.Files, txtar.File{Name: "ana", Data: []byte(label + "\n")}, txtar.File{Name: "bot"})
		card := shown(in)
		if want, got := values(question, tomorrow), values(card, false); want != got {
			rt.Fatalf("%s (then %q): shown\n%s\nstored\n%s\nfrom\n%s\nand\n%s", message, between, want, got, question, card)
		}
	})
	if proposed == 0 {
		t.Error("nothing was proposed")
	}
}

// values are the lines of a proposal or a card that hold values, without marks and
// numbers. What is told of the days on one day is brought to how the next tells it.
func values(text string, nextDay bool) string {
	if nextDay {
		text = theDayAfter.Replace(text)
	}
	var lines []string
	for line := range strings.Lines(text) {
		parts := strings.Split(strings.TrimSpace(line), " · ")
		if strings.HasPrefix(parts[0], "(in place) ") {
			parts = parts[1:]
		}
		if tax := strings.Contains(line, " + "); tax || len(parts) > 1 {
			lines = append(lines, strings.Join(parts, " · "))
		}
	}
	return strings.Join(lines, "\n")
}

var theDayAfter = strings.NewReplacer(
	"today", "yesterday, Sun 22 Nov", "yesterday, Sat 21 Nov", "Sat 21 Nov", "今天", "昨天 11月22日 周日", "昨天 11月21日 周六", "11月21日 周六",
)
