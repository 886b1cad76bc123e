package agenttest_test

import (
	"strings"
	"testing"
)

// TestAmountLater has somebody name what they bought, log something else, and give the
// amount then.
func TestAmountLater(t *testing.T) {
	t.Parallel()
	for say, want := range map[string]string{
		"put down the dentist | gum 1.10 | 40":        "gum dentist",
		"jot down the plumber | gum 1.10 | 40":        "gum plumber",
		"trag noch den Friseur ein | gum 1,10 | 40":   "gum Friseur",
		"notier den Klempner | gum 1,10 | 40":         "gum Klempner",
		"pon el gimnasio | gum 1,10 | 40":             "gum gimnasio",
		"apúntame el dentista | gum 1,10 | 40 euros":  "gum dentista",
		"rajoute le coiffeur | gum 1,10 | 40":         "gum coiffeur",
		"mets le dentiste | gum 1,10 | 40 €":          "gum dentiste",
		"coloca a academia | gum 1,10 | 40":           "gum academia",
		"anota aí a lavanderia | gum 1,10 | 40":       "gum lavanderia",
		"クリーニング代つけといて | gum 1.10 | 40":                "gum クリーニング代",
		"ガス代記録して | gum 1.10 | 40":                     "gum ガス代",
		"记一下理发 | gum 1.10 | 40":                       "gum 理发",
		"запиши ещё стрижку | gum 1,10 | 40":          "gum стрижку",
		"занеси сантехника | gum 1,10 | 40":           "gum сантехника",
		"add the dentist | gum 1.10 | lol nice | 40":  "gum dentist",
		"add the dentist | how much today? | 40":      "dentist",
		"add the dentist | add the gym | 20 | 40":     "gym dentist",
		"add the dentist | gum 1.10 | cake 3 | 40.00": "gum cake dentist",
	} {
		ledger, reply := said(t, strings.Split(say, " | ")...)
		if got := whats(ledger); got != want {
			t.Errorf("%s: stored %q, want %q\nthe bot said last: %s", say, got, want, reply)
		}
	}
}

// whats lists what the entries of a ledger were for.
func whats(ledger string) string {
	var all []string
	for _, line := range strings.Split(ledger, "\n") {
		var what string
		if _, rest, ok := strings.Cut(line, ` "`); ok {
			what, _, _ = strings.Cut(rest, `"`)
		}
		all = append(all, what)
	}
	return strings.Join(all, " ")
}
