package agenttest_test

import "testing"

// TestTheSecond answers a question that offers amounts by their place.
func TestTheSecond(t *testing.T) {
	t.Parallel()
	lunch := func(gross, what string) string {
		return `#1 2026-11-22 ` + gross + ` EUR net ` + gross + ` tax 0.00 "` + what + `" Food`
	}
	for _, d := range []dialog{
		{"lunch 12 or 14 | the second", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | the first one please", lunch("12.00", "lunch")},
		{"lunch 12 or 14 | 2nd", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | the latter", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | 14", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | it was 12", lunch("12.00", "lunch")},
		{"lunch 12, 13 or 14 | the third", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | the third", "(empty)"},
		{"lunch 12 or 14 | yes", "(empty)"},
		{"lunch 12 or 14 | [14.00 EUR]", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | 14.00 EUR", lunch("14.00", "lunch")},
		{"lunch 12 or 14 | never mind", "(empty)"},
		{"Mittagessen 12 oder 14 | das zweite bitte", lunch("14.00", "Mittagessen")},
		{"Mittagessen 12 oder 14 | ersteres", lunch("12.00", "Mittagessen")},
		{"déjeuner 12 ou 14 | la deuxième", lunch("14.00", "déjeuner")},
		{"déjeuner 12 ou 14 | le premier, stp", lunch("12.00", "déjeuner")},
		{"comida 12 o 14 | el segundo", lunch("14.00", "comida")},
		{"almoço 12 ou 14 | a segunda", lunch("14.00", "almoço")},
		{"午饭12或14 | 第二个", lunch("14.00", "午饭")},
		{"ランチ12か14ユーロ | 2番目", lunch("14.00", "ランチ")},
		{"обед 12 или 14 | второй", lunch("14.00", "обед")},
		{"dinner 1.200 | the second", lunch("1.20", "dinner")},
		{"coffee 4.50 3/4 | the first", `#1 2026-03-04 4.50 EUR net 4.50 tax 0.00 "coffee" Food`},
		{"lunch 1.200 | tea 1.300 | the second | the second", `#1 2026-11-22 1.30 EUR net 1.30 tax 0.00 "tea" Food` + "\n" + `#2 2026-11-22 1.20 EUR net 1.20 tax 0.00 "lunch" Food`},
	} {
		d.check(t)
	}
}
