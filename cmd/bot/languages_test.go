package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tag "golang.org/x/text/language"

	"chit/agent/chat/text/texttest"
	"chit/agent/eval"
	"chit/expense/parse"
)

var tabulateLanguages = flag.Bool("languages", false, "tabulate what is there of each language")

// numberWords are amounts in the words of each language, with what they are.
var numberWords = map[string]map[string]string{
	"en": {"twelve fifty dollars": "12.5", "two hundred and five euros": "205", "fifteen hundred dollars": "1500", "three thousand two hundred euros": "3200", "a million dollars": "1000000"},
	"zh": {"四十二块六": "42.6", "一千二百元": "1200", "三万五千元": "35000", "两百五十块": "250", "一百万元": "1000000"},
	"de": {"fünfundvierzig Euro": "45", "zweihundertfünfzig Euro": "250", "drei Euro fuffzig": "3.5", "zweitausenddreihundert Euro": "2300", "eine Million Euro": "1000000"},
	"es": {"veintitrés euros con cincuenta": "23.5", "doscientos euros": "200", "mil doscientos euros": "1200", "treinta y cinco mil euros": "35000", "un millón de euros": "1000000"},
	"fr": {"quatre-vingt-dix-sept euros": "97", "deux cents euros": "200", "mille deux cents euros": "1200", "vingt-trois euros cinquante": "23.5", "un million d'euros": "1000000"},
	"it": {"duecento euro": "200", "ventitré euro e cinquanta": "23.5", "milleduecento euro": "1200", "trentacinquemila euro": "35000", "un milione di euro": "1000000"},
	"pt": {"duzentos reais": "200", "vinte e três reais e cinquenta": "23.5", "mil e duzentos reais": "1200", "trinta e cinco mil reais": "35000", "um milhão de reais": "1000000"},
	"nl": {"vijfenveertig euro": "45", "tweehonderdvijftig euro": "250", "drie euro vijftig": "3.5", "twaalfhonderd euro": "1200", "een miljoen euro": "1000000"},
	"pl": {"czterdzieści pięć złotych": "45", "dwieście pięćdziesiąt złotych": "250", "tysiąc dwieście złotych": "1200", "trzydzieści pięć tysięcy złotych": "35000", "milion złotych": "1000000"},
	"ru": {"сорок пять рублей": "45", "двести пятьдесят рублей": "250", "тысяча двести рублей": "1200", "тридцать пять тысяч рублей": "35000", "миллион рублей": "1000000"},
	"uk": {"сорок п'ять гривень": "45", "двісті п'ятдесят гривень": "250", "тисяча двісті гривень": "1200", "тридцять п'ять тисяч гривень": "35000", "мільйон гривень": "1000000"},
	"tr": {"kırk beş lira": "45", "iki yüz elli lira": "250", "bin iki yüz lira": "1200", "otuz beş bin lira": "35000", "bir milyon lira": "1000000"},
	"ja": {"千二百円": "1200", "三万五千円": "35000", "二百五十円": "250", "百万円": "1000000", "一万五百円": "10500"},
	"ko": {"천이백원": "1200", "삼만 오천원": "35000", "이백오십원": "250", "백만원": "1000000", "만 오천원": "15000"},
}

// maxMisread is how many number words of a language may be missed; the table shows which
// languages miss any.
const maxMisread = 1

// misread returns the number words of a language that are not read as what they are.
func misread(language string) (wrong []string) {
	for said, want := range numberWords[language] {
		amount, ok := parse.NewText(said, parse.Options{Language: language}).Amount()
		if !ok || amount.Partial || amount.Value.String() != want {
			wrong = append(wrong, fmt.Sprintf("%q is %v, want %s", said, amount.Value, want))
		}
	}
	slices.Sort(wrong)
	return wrong
}

// TestLanguages reads number words in each language. With the flag it prints what is there
// of each: its texts, its number words, and the messages of its people.
func TestLanguages(t *testing.T) {
	for language := range numberWords {
		if wrong := misread(language); len(wrong) > maxMisread {
			t.Errorf("%s: %s", language, strings.Join(wrong, "; "))
		}
	}
	if !*tabulateLanguages {
		return
	}
	scores, foreign := map[string]eval.Score{}, map[string]int{}
	ear := newEar(t)
	files, err := filepath.Glob(filepath.Join("..", "..", "agent", "agenttest", "testdata", "people", "*.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		results := played(t, file)
		if len(results) == 0 {
			continue
		}
		language := results[0].Language
		foreign[language] += checkLanguage(t, ear, results)
		score := scores[language]
		for _, r := range results {
			if r.Scored() {
				score[r.Verdict]++
			}
		}
		scores[language] = score
	}
	rows := []string{"language  texts      forms                number words  people: understood                                                          not in it"}
	for _, language := range slices.Sorted(func(yield func(string) bool) {
		for l := range numberWords {
			if !yield(l) {
				return
			}
		}
	}) {
		has, of := countTexts(t, language)
		words := len(numberWords[language])
		rows = append(rows, fmt.Sprintf("%-9s %4d/%-5d %-20s %6d/%-6d %5.1f %% of %-70s %d", language, has, of, strings.Join(texttest.Forms(tag.Make(language)), " "),
			words-len(misread(language)), words, scores[language].Share(eval.Right, eval.Tap), scores[language], foreign[language]))
	}
	t.Logf("\n%s", strings.Join(rows, "\n"))
}

// played returns what becomes of the messages in a file of tables.
func played(t *testing.T, file string) []eval.Result {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := eval.ReadTables(filepath.Base(file), string(data))
	if err != nil {
		t.Fatal(err)
	}
	results, err := eval.Player{Bot: converse}.Play(t.Context(), tables)
	if err != nil {
		t.Fatal(err)
	}
	return results
}

// countTexts returns how many texts a language has of those that English has.
func countTexts(t *testing.T, language string) (has, of int) {
	t.Helper()
	for _, files := range directoriesWithTexts(t) {
		english, err := texttest.Texts(files, "en")
		if err != nil {
			t.Fatal(err)
		}
		own, _ := texttest.Texts(files, language) // none at all, if there is no file
		of += len(english)
		for key := range english {
			if _, ok := own[key]; ok {
				has++
			}
		}
	}
	return has, of
}
