package rules_test

import (
	"strings"
	"testing"

	"chit/agent/rules"
)

// TestCorrectedBesides reads what corrects an entry and deletes another in one message.
func TestCorrectedBesides(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, corrects, deletes string }{
		{"lunch was 14 and drop the taxi", "lunch amount", "taxi"},
		{"remove the taxi and make the lunch 15", "lunch amount", "taxi"},
		{"the coffee was yesterday and delete the bagel", "coffee date", "bagel"},
		{"essen war 14 und taxi weg", "essen amount", "taxi"},
		{"la cena fueron 14 y quita el taxi", "cena amount", "taxi"},
		{"le resto c'était 14 et enlève le taxi", "resto amount", "taxi"},
		{"la cena era 14 e togli il taxi", "cena amount", "taxi"},
		{"ランチは950でタクシーは消して", "ランチ amount", "タクシー"},
		{"점심은 9500이고 택시는 지워줘", "점심 amount", "택시"},
		{"eten was 14 en haal taxi weg", "eten amount", "taxi"},
		{"obiad był 14 i usuń taxi", "obiad amount", "taxi"},
		{"o jantar foi 14 e tira o taxi", "jantar amount", "taxi"},
		{"обед 350, такси удали", "обед amount", "такси"},
		{"обід був 160, а таксі прибери", "обід amount", "таксі"},
		{"午饭是35，打车删掉", "午饭 amount", "打车"},

		{"lunch was 14 and the taxi 9", "lunch amount, taxi amount", ""},
		{"lunch was 14 and drop the taxi?", "", ""},
		{"drop the taxi", "", ""},
		{"lunch 14 and a taxi 8", "", ""},
	} {
		reading := rules.New().Read(c.text, situation())
		var corrects []string
		for _, e := range reading.Corrects {
			corrects = append(corrects, e.Match+" "+e.Field)
		}
		if got := strings.Join(corrects, ", "); got != c.corrects {
			t.Errorf("Read(%q) corrects %q, want %q", c.text, got, c.corrects)
		}
		deletes := ""
		if len(reading.Deletes) > 0 {
			deletes = reading.Deletes[0]
		}
		if deletes != c.deletes {
			t.Errorf("Read(%q) deletes %q, want %q", c.text, deletes, c.deletes)
		}
		if reading.Complete && len(reading.Deletes) > 0 {
			t.Errorf("Read(%q) is complete without the entries", c.text)
		}
	}
}
