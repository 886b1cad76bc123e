package agenttest_test

import (
	"strings"
	"testing"
)

// TestVerdicts has a proposal accepted, corrected and dropped in every language.
func TestVerdicts(t *testing.T) {
	t.Parallel()
	const (
		taken = "2026-11-22 60.00"
		none  = "(empty)"
	)
	for _, v := range []struct{ proposal, answers, want string }{
		{"maybe lunch 60", "yes|Ok!|sure|👍|👍🏽|perfect|Yes, please", taken},
		{"vielleicht Mittagessen 60", "ja|Ja!|passt|klar|ja bitte|genau", taken},
		{"almuerzo quizás 60", "sí|si|vale|claro que sí|¡Sí!|de acuerdo", taken},
		{"déjeuner peut-être 60", "oui|d’accord|d'accord|bien sûr|ouais", taken},
		{"pranzo forse 60", "sì|va bene|certo", taken},
		{"almoço talvez 60", "sim|tá bom|pode ser", taken},
		{"misschien lunch 60", "ja|is goed|prima", taken},
		{"może obiad 60", "tak|no tak|jasne", taken},
		{"может обед 60", "да|Да.|конечно|ага", taken},
		{"щось дивне 60", "так|Так!|звісно", taken},
		{"belki öğle yemeği 60", "evet|tamam|olur", taken},
		{"なにか 60", "はい|うん|お願いします", taken},
		{"뭔가 60", "네|응|좋아요", taken},
		{"午饭可能60", "好|好的|可以|没问题", taken},

		{"maybe lunch 60", "no|nah|👎|no thanks|never mind", none},
		{"vielleicht Mittagessen 60", "nein|nee|nein danke|vergiss es", none},
		{"almuerzo quizás 60", "no|no, gracias|olvídalo", none},
		{"déjeuner peut-être 60", "non|non merci|laisse tomber", none},
		{"pranzo forse 60", "no|no grazie|lascia perdere", none},
		{"almoço talvez 60", "não|não obrigado|deixa pra lá", none},
		{"misschien lunch 60", "nee|nee bedankt|laat maar", none},
		{"może obiad 60", "nie|nie, dzięki|nieważne", none},
		{"может обед 60", "нет|не надо|отмена", none},
		{"щось дивне 60", "ні|ні, дякую|скасуй", none},
		{"belki öğle yemeği 60", "hayır|yok|vazgeç", none},
		{"なにか 60", "いいえ|いや|キャンセル", none},
		{"뭔가 60", "아니요|아니|취소", none},
		{"午饭可能60", "不|不要|不用了|算了", none},

		{"maybe lunch 60", "yes but yesterday", "2026-11-21 60.00"},
		{"vielleicht Mittagessen 60", "ja, aber gestern|passt, aber gestern", "2026-11-21 60.00"},
		{"almuerzo quizás 60", "sí, pero ayer|vale pero ayer", "2026-11-21 60.00"},
		{"déjeuner peut-être 60", "oui mais hier", "2026-11-21 60.00"},
		{"pranzo forse 60", "sì, ma ieri", "2026-11-21 60.00"},
		{"almoço talvez 60", "sim, mas ontem", "2026-11-21 60.00"},
		{"misschien lunch 60", "ja, maar gisteren", "2026-11-21 60.00"},
		{"może obiad 60", "tak, ale wczoraj", "2026-11-21 60.00"},
		{"может обед 60", "да, но вчера", "2026-11-21 60.00"},
		{"щось дивне 60", "так, але вчора", "2026-11-21 60.00"},
		{"belki öğle yemeği 60", "evet ama dün", "2026-11-21 60.00"},
		{"なにか 60", "はい、でも昨日", "2026-11-21 60.00"},
		{"뭔가 60", "네, 근데 어제", "2026-11-21 60.00"},
		{"午饭可能60", "好的，但是昨天|好的但是昨天", "2026-11-21 60.00"},
		{"maybe lunch 60", "yes, but 5.20|ok 5.20|no, 5.20", "2026-11-22 5.20"},
		{"vielleicht Mittagessen 60", "ja, aber 5,20|nein, 5,20", "2026-11-22 5.20"},
		{"déjeuner peut-être 60", "oui, mais 5,20", "2026-11-22 5.20"},
		{"может обед 60", "да, но 5,20|нет, 5,20", "2026-11-22 5.20"},
		{"なにか 60", "はい、でも5.20", "2026-11-22 5.20"},
	} {
		for answer := range strings.SplitSeq(v.answers, "|") {
			ledger, reply := said(t, v.proposal, answer)
			if v.want == none && ledger != none || v.want != none && !strings.HasPrefix(ledger, "#1 "+v.want+" EUR") {
				t.Errorf("%s | %s: the ledger is %s, want %s; the bot said %s", v.proposal, answer, ledger, v.want, reply)
			}
		}
	}
}

// TestNoVerdict has words that decide nothing leave a proposal open: a yes still
// takes it.
func TestNoVerdict(t *testing.T) {
	t.Parallel()
	for _, d := range []struct{ proposal, words, yes string }{
		{"maybe lunch 60", "what?", "yes"},
		{"maybe lunch 60", "thanks", "yes"},
		{"vielleicht Mittagessen 60", "keine Ahnung", "ja"},
		{"なにか 60", "大丈夫です", "はい"},
		{"может быть обед 60", "так", "да"},
	} {
		ledger, _ := said(t, d.proposal, d.words, d.yes)
		if !strings.HasPrefix(ledger, "#1 2026-11-22 60.00 EUR") {
			t.Errorf("%s | %s | %s: the ledger is %s", d.proposal, d.words, d.yes, ledger)
		}
	}
}

// TestSmallTalkIsNoName keeps courtesies and answers of every language from naming
// what was bought, and leaves words that look like them alone.
func TestSmallTalkIsNoName(t *testing.T) {
	t.Parallel()
	for words := range strings.SplitSeq("danke|bonjour|gracias|grazie|olá|bedankt|dzięki|привет|дякую|teşekkürler|ありがとう|안녕하세요|passt|oui|네|weiß nicht", "|") {
		if ledger, reply := said(t, "12.00", words); ledger != "(empty)" {
			t.Errorf("12.00 | %s: the ledger is %s; the bot said %s", words, ledger, reply)
		}
	}
	for words := range strings.SplitSeq("mercimek|sim card|nonna|Jacke|tea|top", "|") {
		if ledger, reply := said(t, "12.00", words); !strings.Contains(ledger, `12.00 EUR`) {
			t.Errorf("12.00 | %s: the ledger is %s; the bot said %s", words, ledger, reply)
		}
	}
}

// TestQuestionsAreNoAnswers asks about a day or in a currency while one is asked for.
func TestQuestionsAreNoAnswers(t *testing.T) {
	t.Parallel()
	for _, d := range []dialog{
		{"coffee 4.50 3/4 | wie viel gestern", "(empty)"},
		{"coffee 4.50 3/4 | how much on monday?", "(empty)"},
		{"coffee 4.50 3/4 | сколько вчера | yesterday", `#1 2026-11-21 4.50 EUR net 4.50 tax 0.00 "coffee" Food`},
		{"5 XYZ coffee | wie viel in Euro", "(empty)"},
		{"5 XYZ coffee | combien en dollars | USD", `#1 2026-11-22 5.00 USD net 5.00 tax 0.00 "XYZ coffee" Food`},
		{"coffee 6 tax rate 20 | how much at 7%", "(empty)"},
	} {
		d.check(t)
	}
}

// TestVerdictsWithAnExpense takes a proposal with what is said beside the yes.
func TestVerdictsWithAnExpense(t *testing.T) {
	t.Parallel()
	for _, d := range []dialog{
		{"maybe lunch 60 | yes, dinner 12.00", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "dinner" Food`},
		{"maybe lunch 60 | ja, aber Taxi 12,50", `#1 2026-11-22 12.50 EUR net 12.50 tax 0.00 "Taxi" Transport`},
		{"maybe lunch 60 | dinner 12.00 | yes", `#1 2026-11-22 12.00 EUR net 12.00 tax 0.00 "dinner" Food` + "\n" + `#2 2026-11-22 60.00 EUR net 60.00 tax 0.00 "lunch" Food`},
		{"maybe lunch 60 | yes, but I am not sure", "(empty)"},
	} {
		d.check(t)
	}
}
