package agenttest_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"chit/agent/agenttest"
	"chit/db/dbtest"
)

// said plays what one person says, and returns what is stored then and what the
// bot said last.
func said(t *testing.T, lines ...string) (ledger, reply string) {
	t.Helper()
	in := &txtar.Archive{Files: []txtar.File{{Name: "clock", Data: []byte("2026-11-22T12:00:00+01:00\n")}}}
	for _, line := range lines {
		in.Files = append(in.Files, txtar.File{Name: "bot"}, txtar.File{Name: "ana", Data: []byte(line + "\n")})
	}
	in.Files = append(in.Files, txtar.File{Name: "bot"}, txtar.File{Name: "ledger"})
	out := agenttest.Play(t, in, dbtest.SQLite(t)).Files
	return strings.TrimSpace(string(out[len(out)-1].Data)), string(out[len(out)-2].Data)
}

// A dialog is what somebody says in turn, and what is stored in the end.
type dialog struct {
	say  string // turns, separated by " | "
	want string // lines of the ledger as agenttest shows them, without the author
}

func (d dialog) check(t *testing.T) {
	t.Helper()
	ledger, reply := said(t, strings.Split(d.say, " | ")...)
	if diff := cmp.Diff(d.want, strings.ReplaceAll(ledger, " by ana", "")); diff != "" {
		t.Errorf("%s: the ledger differs (-want +got):\n%s\nthe bot said last:\n%s", d.say, diff, reply)
	}
}

// TestQuestionsStayOpen has somebody go on with something else while a question is
// open: neither is lost, and neither is taken for the other.
func TestQuestionsStayOpen(t *testing.T) {
	t.Parallel()
	const (
		lunch = `2026-11-22 12.00 EUR net 12.00 tax 0.00 "lunch" Food`
		taxi  = `#1 2026-11-22 20.00 EUR net 20.00 tax 0.00 "taxi" Transport`
	)
	for _, d := range []dialog{
		{"12.00 | shoes 30 | lunch", `#1 2026-11-22 30.00 EUR net 30.00 tax 0.00 "shoes" Shopping` + "\n#2 " + lunch},
		{"12.00 | taxi 20 | lunch", taxi + "\n#2 " + lunch},
		{"12.00 | lol 100 | lunch", "#1 " + lunch},
		{"12.00 | shoes a hundred dollars", `#1 2026-11-22 100.00 USD net 100.00 tax 0.00 "shoes" Shopping`},
		{"12.00 | duecento euro scarpe", `#1 2026-11-22 200.00 EUR net 200.00 tax 0.00 "scarpe" Shopping`},
		{"12.00 | Taxi zwanzig Euro | Mittagessen", `#1 2026-11-22 20.00 EUR net 20.00 tax 0.00 "Taxi" Transport` + "\n" + `#2 2026-11-22 12.00 EUR net 12.00 tax 0.00 "Mittagessen" Food`},
		{"12.00 | zapatos cien euros | comida", `#1 2026-11-22 100.00 EUR net 100.00 tax 0.00 "zapatos" Shopping` + "\n" + `#2 2026-11-22 12.00 EUR net 12.00 tax 0.00 "comida" Food`},
		{"12.00 | chaussures 30 € | déjeuner hier", `#1 2026-11-22 30.00 EUR net 30.00 tax 0.00 "chaussures" Shopping` + "\n" + `#2 2026-11-21 12.00 EUR net 12.00 tax 0.00 "déjeuner" Food`},
		{"35 | 打车 20 | 午饭", `#1 2026-11-22 20.00 EUR net 20.00 tax 0.00 "打车" Transport` + "\n" + `#2 2026-11-22 35.00 EUR net 35.00 tax 0.00 "午饭" Food`},
		{"12.00 | такси 500 | обед", `#1 2026-11-22 500.00 EUR net 500.00 tax 0.00 "такси" Transport` + "\n" + `#2 2026-11-22 12.00 EUR net 12.00 tax 0.00 "обед" Food`},
		{"12.00 | 15 | books | lunch", `#1 2026-11-22 15.00 EUR net 15.00 tax 0.00 "books" Education` + "\n#2 " + lunch},
		{"12.00 | add the taxi | 20 | lunch", taxi + "\n#2 " + lunch},
		{"12.00 | how was this month? | help | undo | lunch", "#1 " + lunch},
		{"12.00 | never mind | lunch", "(empty)"},
		{"1200.00 | twelve hundred | 1200 | zwölfhundert Euro | lunch", `#1 2026-11-22 1,200.00 EUR net 1200.00 tax 0.00 "lunch" Food`},
		{"12.00 | twelve euros | douze euros | lunch", "#1 " + lunch},
		{"add the taxi | lunch 12 | 20", "#1 " + lunch + "\n#2" + taxi[2:]},
		{"dinner 1.200 | taxi 20 | 1.20", taxi + "\n" + `#2 2026-11-22 1.20 EUR net 1.20 tax 0.00 "dinner" Food`},
		{"coffee 4.50 3/4 | taxi 20 | Fri 3 Apr", taxi + "\n" + `#2 2026-04-03 4.50 EUR net 4.50 tax 0.00 "coffee" Food`},
		{"5 XYZ coffee | taxi 20 | EUR", taxi + "\n" + `#2 2026-11-22 5.00 EUR net 5.00 tax 0.00 "XYZ coffee" Food`},
		{"coffee 6 tax rate 20 | taxi 20 | 20%", taxi + "\n" + `#2 2026-11-22 6.00 EUR net 5.00 tax 1.00 20% "coffee" Food`},
		{"maybe lunch 60 | taxi 20 | yes", taxi + "\n" + `#2 2026-11-22 60.00 EUR net 60.00 tax 0.00 "lunch" Food`},
		{"lunch 12 | [Edit] | [Amount] | taxi 20 | 13", `#1 2026-11-22 13.00 EUR net 13.00 tax 0.00 "lunch" Food` + "\n#2" + taxi[2:]},

		// What is no amount of its own answers the question.
		{"12.00 | 2 coffees", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "2 coffees" Food`},
		{"12.00 | dinner for two", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "dinner for two" Food`},
		{"12.00 | iphone 15 case", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "iphone 15 case" Shopping`},
		{"12.00 | shoes 12", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "shoes" Shopping`},
		{"add the taxi | taxi 20", taxi},
	} {
		d.check(t)
	}
}

// TestAnswersSayMore answers questions with more than was asked, or in another
// shape: all of it is taken over.
func TestAnswersSayMore(t *testing.T) {
	t.Parallel()
	for _, d := range []dialog{
		{"dinner 1.200 incl 19% | 1.20 incl. 7%", `#1 2026-11-22 1.20 EUR net 1.12 tax 0.08 7% "dinner" Food`},
		{"dinner 1.200 incl 19% | 1.20 USD", `#1 2026-11-22 1.20 USD net 1.01 tax 0.19 19% "dinner" Food`},
		{"dinner 1.200 | 1.20 yesterday", `#1 2026-11-21 1.20 EUR net 1.20 tax 0.00 "dinner" Food`},
		{"dinner 1.200 | 1.20 net 7%", `#1 2026-11-22 1.28 EUR net 1.20 tax 0.08 7% "dinner" Food`},
		{"dinner 1.200 | 1.20, 7%", `#1 2026-11-22 1.20 EUR net 1.12 tax 0.08 7% "dinner" Food`},
		{"dinner 1.200 plus 19% | 1200 incl. 7% on friday", `#1 2026-11-20 1,200.00 EUR net 1121.50 tax 78.50 7% "dinner" Food`},
		{"Essen 1,200 inkl. 19% | 1,20 inkl. 7% gestern", `#1 2026-11-21 1.20 EUR net 1.12 tax 0.08 7% "Essen" Food`},
		{"add the taxi | 18 USD yesterday", `#1 2026-11-21 18.00 USD net 18.00 tax 0.00 "taxi" Transport`},
		{"add the taxi | 18 net 19%", `#1 2026-11-22 21.42 EUR net 18.00 tax 3.42 19% "taxi" Transport`},
		{"add the taxi | 1.500", "(empty)"}, // two readings are asked, not chosen
		{"add the taxi | 1.500 | 1500", `#1 2026-11-22 1,500.00 EUR net 1500.00 tax 0.00 "taxi" Transport`},
		{"12.00 | 12 USD for shoes", `#1 2026-11-22 12.00 USD net 12.00 tax 0.00 "shoes" Shopping`},
		{"12.00 | lunch yesterday, 7%", `#1 2026-11-21 12.00 EUR net 11.21 tax 0.79 7% "lunch" Food`},
		{"12.00 | lunch in dollars", `#1 2026-11-22 12.00 USD net 12.00 tax 0.00 "lunch" Food`},
		{"12.00 | lunch net 19%", `#1 2026-11-22 14.28 EUR net 12.00 tax 2.28 19% "lunch" Food`},
		{"12.00 | lunch #work at Rewe", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "lunch" at "Rewe" Food #work`},
		{"35 | 午饭 昨天", `#1 2026-11-21 35.00 EUR net 35.00 tax 0.00 "午饭" Food`},
		{"coffee 4.50 3/4 | april 3, 7%", `#1 2026-04-03 4.50 EUR net 4.21 tax 0.29 7% "coffee" Food`},
		{"coffee 4.50 3/4 | yesterday", `#1 2026-11-21 4.50 EUR net 4.50 tax 0.00 "coffee" Food`},
		{"coffee 4.50 3/4 | 4 march at Rewe", `#1 2026-03-04 4.50 EUR net 4.50 tax 0.00 "coffee" at "Rewe" Groceries`},
		{"5 XYZ coffee | USD yesterday", `#1 2026-11-21 5.00 USD net 5.00 tax 0.00 "XYZ coffee" Food`},
		{"5 XYZ coffee | 5 dollars", `#1 2026-11-22 5.00 USD net 5.00 tax 0.00 "XYZ coffee" Food`},
		{"coffee 6 tax rate 20 | 7%", `#1 2026-11-22 6.00 EUR net 5.61 tax 0.39 7% "coffee" Food`},
		{"coffee 6 tax rate 20 | 20% yesterday", `#1 2026-11-21 6.00 EUR net 5.00 tax 1.00 20% "coffee" Food`},
		{"coffee 6 tax rate 20 | 20% net", `#1 2026-11-22 7.20 EUR net 6.00 tax 1.20 20% "coffee" Food`},
		{"maybe lunch 60 | yes, yesterday", `#1 2026-11-21 60.00 EUR net 60.00 tax 0.00 "lunch" Food`},
		{"maybe lunch 60 | no, 65 yesterday", `#1 2026-11-21 65.00 EUR net 65.00 tax 0.00 "lunch" Food`},
		{"maybe lunch 60 | yes, 65 incl 7%", `#1 2026-11-22 65.00 EUR net 60.75 tax 4.25 7% "lunch" Food`},
		{"maybe lunch 60 incl 19% | no, 65", `#1 2026-11-22 65.00 EUR net 54.62 tax 10.38 19% "lunch" Food`},
		{"maybe lunch 60 | 7%", `#1 2026-11-22 60.00 EUR net 56.07 tax 3.93 7% "lunch" Food`},
		{"maybe lunch 60 | yes 65 USD", `#1 2026-11-22 65.00 USD net 65.00 tax 0.00 "lunch" Food`},
		{"lunch 12 | [Edit] | [Amount] | 13 yesterday", `#1 2026-11-21 13.00 EUR net 13.00 tax 0.00 "lunch" Food`},
		{"lunch 12 | [Edit] | [Amount] | 13, 7%", `#1 2026-11-22 13.00 EUR net 12.15 tax 0.85 7% "lunch" Food`},
		{"lunch 12 | [Edit] | [Amount] | 1.500", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "lunch" Food`},
		{"lunch 12 | [Edit] | [Date] | yesterday, 7%", `#1 2026-11-21 12.00 EUR net 11.21 tax 0.79 7% "lunch" Food`},
	} {
		d.check(t)
	}
}

// TestStillOpenIsSaid looks for the line that names what was asked before.
func TestStillOpenIsSaid(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]bool{
		"12.00 | shoes 30":                        true,
		"12.00 | how was this month?":             true,
		"maybe lunch 60 | shoes 30":               true,
		"12.00 | lunch":                           false,
		"12.00 | lunch | shoes 30":                false,
		"12.00 | never mind | shoes 30":           false,
		"12.00 | shoes 12":                        false,
		"lunch 12, tea 3 | edit lunch | shoes 30": false,
	} {
		if _, reply := said(t, strings.Split(line, " | ")...); strings.Contains(reply, "Still open: ") != want {
			t.Errorf("%s: %q; names an open question: want %t", line, reply, want)
		}
	}
}

// TestTaxSaidIsKept says a tax in figures, which stays without a rate, or an amount
// with and without it.
func TestTaxSaidIsKept(t *testing.T) {
	t.Parallel()
	const both = `#1 2026-11-22 22.60 EUR net 20.00 tax 2.60 13% "rewe" Groceries`
	tax := strings.Replace(both, " 13%", "", 1)
	for _, d := range []dialog{
		{"rewe net 20.00 gross 22.60", both},
		{"rewe 22.60 (20.00 net)", both},
		{"rewe 20 net tax 2.60", tax},
		{"rewe 22.60 tax 2.60", tax},
		{"rewe 22.60 with 2.60 tax", tax},
		{"rewe 22,60 inkl. 2,60 MwSt", tax},
		{"rewe netto 20 brutto 22,60", both},
		{"maybe rewe net 20.00 gross 22.60 | yes", both},
		{"maybe rewe 22.60 tax 2.60 yesterday #a | yes", `#1 2026-11-21 22.60 EUR net 20.00 tax 2.60 "rewe" Groceries #a`},
		{"超市 不含税 20 含税 22.60", `#1 2026-11-22 22.60 EUR net 20.00 tax 2.60 13% "超市" Groceries`},
	} {
		d.check(t)
	}
}
