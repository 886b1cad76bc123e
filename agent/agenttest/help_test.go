package agenttest_test

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"chit/agent/action"
	"chit/agent/agenttest"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/feature/help"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/parse/lang"
)

// explained is what the bot says of a topic.
func explained(t *testing.T, language string, topic lang.Topic) string {
	t.Helper()
	result, ok, err := help.Feature.Do(t.Context(), &feature.Env{Texts: text.In(language)}, action.Explain{Topic: topic})
	if err != nil || !ok || result.Reply.Text == "" {
		t.Fatalf("nothing is said of %s: %v", topic, err)
	}
	return result.Reply.Text
}

// TestHelpWorks types every sentence that help shows, in a ledger with 42 entries.
func TestHelpWorks(t *testing.T) {
	for _, language := range slices.Concat(text.Languages, []string{"zh-Hant", "es-PE", "es-MX", "pt-PT"}) {
		for _, topic := range lang.Topics {
			t.Run(language+"/"+string(topic), func(t *testing.T) {
				t.Parallel()
				said := explained(t, language, topic)
				if lines := strings.Count(said, "\n") + 1; lines > 6 {
					t.Errorf("%d lines are more than six:\n%s", lines, said)
				}
				checkExamples(t, language, examplesIn(said))
			})
		}
	}
}

// examplesIn returns the sentences to type in a text.
func examplesIn(said string) (all []string) {
	for line := range strings.Lines(said) {
		if examples, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "  "); ok {
			all = append(all, strings.Split(examples, " · ")...)
		}
	}
	return all
}

// seeds are what is in the ledger before.
var seeds = map[string][]string{
	"en": {
		strings.Repeat("tea 1\n", 35), "coffee 4 on 3 March", "coffee 3", "rent 900 on 1 Nov", "refund 20 from Zalando", "salary 3000", "lunch 12 #trip", "taxi 18",
		"always put taxi under Work", "@receipt.pdf\nfor 42",
	},
	"de": {
		strings.Repeat("Tee 1\n", 35), "Kaffee 4 am 3. März", "Kaffee 3", "Miete 900 am 1. Nov", "Erstattung 20 von Zalando", "Gehalt 3000", "Mittagessen 12 #reise", "Taxi 18",
		"Taxi gehört zu Arbeit", "@receipt.pdf\nBeleg für 42",
	},
	"pl": {
		strings.Repeat("herbata 1\n", 35), "kawa 4 3 marca", "kawa 3", "czynsz 900 1 listopada", "zwrot 20 z Allegro", "pensja 3000", "obiad 12 #wyjazd", "taksówka 18",
		"taksówka należy do Praca", "@receipt.pdf\nparagon do 42",
	},
	"ru": {
		strings.Repeat("чай 1\n", 35), "кофе 4 3 марта", "кофе 3", "аренда 900 1 ноября", "возврат 20 от Озона", "зарплата 3000", "обед 12 #поездка", "такси 18",
		"такси относится к категории Работа", "@receipt.pdf\nчек для 42",
	},
	"ja": {
		strings.Repeat("お茶 100\n", 35), "3月3日 コーヒー 400円", "コーヒー 300円", "11月1日 家賃 90000円", "アマゾンから返金 2000円", "給料 300000円", "ランチ 1200円 #出張", "タクシー 1800円",
		"タクシーは仕事", "@receipt.pdf\n42の領収書",
	},
	"ko": {
		strings.Repeat("우유 900\n", 35), "3월 3일 커피 4000원", "커피 3000원", "11월 1일 월세 900000원", "쿠팡 환불 20000원", "월급 3000000원", "점심 12000원 #출장", "택시 18000원",
		"택시는 업무", "@receipt.pdf\n42 영수증",
	},
	"fr": {
		strings.Repeat("thé 1\n", 35), "café 4 le 3 mars", "café 3", "loyer 900 le 1er nov", "remboursement 20 de Zalando", "salaire 3000", "déjeuner 12 #voyage", "taxi 18",
		"taxi est Travail", "@receipt.pdf\nreçu pour 42",
	},
	"nl": {
		strings.Repeat("thee 1\n", 35), "koffie 4 op 3 maart", "koffie 3", "huur 900 op 1 nov", "terugbetaling 20 van Zalando", "salaris 3000", "lunch 12 #reis", "taxi 18",
		"taxi is Werk", "@receipt.pdf\nbon voor 42",
	},
	"tr": {
		strings.Repeat("çay 1\n", 35), "3 Mart kahve 4", "kahve 3", "1 Kasım kira 900", "Trendyol iade 20", "maaş 3000", "öğle yemeği 12 #gezi", "taksi 18",
		"taksi İş kategorisinde", "@receipt.pdf\n42 için fiş",
	},
	"es": {
		strings.Repeat("pan 1\n", 35), "café 4 el 3 de marzo", "café 3", "alquiler 900 el 1 de nov", "devolución 20 de Zalando", "sueldo 3000", "comida 12 #viaje", "taxi 18",
		"pon siempre taxi en Trabajo", "@receipt.pdf\nrecibo de 42",
	},
	"it": {
		strings.Repeat("pane 1\n", 35), "caffè 4 il 3 marzo", "caffè 3", "affitto 900 il 1 nov", "rimborso 20 da Zalando", "stipendio 3000", "pranzo 12 #viaggio", "taxi 18",
		"metti sempre taxi in Lavoro", "@receipt.pdf\nscontrino del 42",
	},
	"pt": {
		strings.Repeat("pão 1\n", 35), "café 4 em 3 de março", "café 3", "aluguel 900 em 1 de nov", "reembolso 20 da Zalando", "salário 3000", "almoço 12 #viagem", "taxi 18",
		"coloca sempre taxi em Trabalho", "@receipt.pdf\nrecibo do 42",
	},
	"zh": {
		strings.Repeat("茶 1元\n", 35), "3月3日咖啡 4元", "咖啡 3元", "11月1日房租 900元", "退款 20元", "工资 3000元", "午饭 12元 #出差", "打车 18元", "打车算办公", "@receipt.pdf\n42的收据",
	},
	"zh-Hant": {
		strings.Repeat("茶 20元\n", 35), "3月3日咖啡 65元", "咖啡 60元", "11月1日房租 8000元", "退款 200元", "薪水 42000元", "午餐 120元 #出差", "計程車 180元", "計程車算辦公", "@receipt.pdf\n42的收據",
	},
}

// seedsOf returns the seeds of a language. One without any of its own has what its help
// shows how to log.
func seedsOf(t *testing.T, language string) []string {
	t.Helper()
	if own, ok := seeds[language]; ok {
		return own
	}
	example := text.In(language).Say(text.TerminalExample)
	thing, _, _ := strings.Cut(example, " ")
	all := []string{strings.Repeat(thing+" 1\n", 35), "2026-03-03 " + thing + " 4"}
	for _, topic := range []lang.Topic{lang.TopicAdd, lang.TopicIncome, lang.TopicRepeat, lang.TopicTags} {
		all = append(all, examplesIn(explained(t, language, topic))...)
	}
	return append(all, "@receipt.pdf\nfor 42")
}

// refused are the texts that say that something was not understood or cannot be done.
var refused = []text.Key{
	text.Unknown, text.UnknownQuestion, text.UnknownWords, text.UnknownCommand, text.Unable, text.NothingStored, text.NothingOpen, text.FormRefused,
	text.FoundNone, text.FoundNoneLike, text.FoundNoneOf, text.FoundNoEntries, text.ConfirmAdd, text.AskWhatToEdit, text.NotAnalysed, text.NoTwin,
}

var argument = regexp.MustCompile(`\{\{\.\w+}}|\n`)

// refusalsIn returns what is in replies that refuse something in a language.
func refusalsIn(language string) (all []string) {
	texts := text.In(language)
	var said []string
	for _, key := range refused {
		said = append(said, texts.Say(key))
	}
	for _, reason := range expense.Reasons {
		if reason == expense.ReasonAlreadySo {
			continue // it was understood
		}
		said = append(said, texts.SayOf(text.FamilyError, string(reason)))
	}
	for _, s := range said {
		longest := slices.MaxFunc(argument.Split(s, -1), func(a, b string) int { return cmp.Compare(len(a), len(b)) })
		if len(longest) >= len("Unknown") {
			all = append(all, longest)
		}
	}
	return all
}

func checkExamples(t *testing.T, language string, examples []string) {
	currency := cmp.Or(map[string]string{"pl": "PLN", "ru": "RUB", "zh": "CNY", "zh-Hant": "TWD", "ja": "JPY", "ko": "KRW", "tr": "TRY", "es-PE": "PEN", "es-MX": "MXN"}[language], "EUR")
	in := fmt.Sprintf("-- clock --\n2026-11-21T12:00:00+01:00\n-- settings --\nlanguage %s\ncurrency %s\n", language, currency)
	for _, seed := range seedsOf(t, language) {
		in += "-- ana --\n" + seed + "\n"
	}
	in += "-- bot --\n"
	for _, example := range examples {
		in += "-- ana --\n" + example + "\n-- bot --\n"
	}
	out := agenttest.Play(t, txtar.Parse([]byte(in)), dbtest.SQLite(t))
	last, refusals := "", refusalsIn(language)
	seeded := slices.IndexFunc(out.Files, func(f txtar.File) bool { return f.Name == "bot" })
	for _, f := range out.Files[seeded+1:] {
		said := string(f.Data)
		for _, refusal := range refusals {
			if f.Name == "bot" && strings.Contains(said, refusal) {
				t.Errorf("%q is answered with %q", last, said)
			}
		}
		last = strings.TrimSpace(said)
	}
}
