package main

import (
	"flag"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"chit/agent/eval"
)

var listVerdicts = flag.Bool("verdicts", false, "list the messages of people that were not understood")

// floors are how many of a hundred messages are at least right or one tap from right,
// and how many of all are at most wrong, by table.
var floors = map[string]struct {
	understood float64
	wrong      int
}{
	"people_de": {100, 0}, "people_en": {100, 0}, "people_es": {98, 0}, "people_fr": {99, 0},
	"people_ja": {99, 0}, "people_pt": {99, 0}, "people_ru": {100, 0}, "people_zh": {100, 0},
	"second_de": {100, 0}, "second_en": {99, 0}, "second_es": {98, 0}, "second_fr": {100, 0},
	"second_ja": {98, 0}, "second_pt": {100, 0}, "second_ru": {100, 0}, "second_zh": {98, 0},
	"fourth_de": {96, 0}, "fourth_en": {99, 0}, "fourth_es": {100, 0}, "fourth_fr": {98, 0},
	"fourth_ja": {98, 0}, "fourth_pt": {98, 0}, "fourth_ru": {97, 1}, "fourth_zh": {99, 0},
	"golden_de": {95, 0}, "golden_en": {100, 0}, "golden_es": {100, 0}, "golden_fr": {100, 0},
	"golden_ja": {100, 0}, "golden_pt": {97, 0}, "golden_ru": {100, 0}, "golden_zh": {100, 0},
	"golden_it": {95, 0}, "golden_ko": {95, 0}, "golden_nl": {95, 0}, "golden_pl": {100, 0}, "golden_tr": {100, 0}, "golden_uk": {91, 0},
	"people_pl": {98, 0},
	"people_uk": {98, 0},
	"third_pl":  {100, 0}, "third_ru": {100, 0}, "third_uk": {98, 0},
	"abroad_ar": {100, 0}, "abroad_cs": {100, 0}, "abroad_de": {100, 0}, "abroad_el": {100, 0}, "abroad_en": {100, 0}, "abroad_he": {100, 0}, "abroad_hi": {100, 0},
	"abroad_hu": {100, 0}, "abroad_id": {100, 0}, "abroad_latin": {100, 0}, "abroad_layout": {100, 0}, "abroad_nfd": {100, 0}, "abroad_sv": {100, 0}, "abroad_th": {100, 0}, "abroad_vi": {100, 0},
	"people_ko": {96, 0},
	"people_nl": {95, 1}, "second_nl": {98, 0},
	"people_it": {98, 0},
	"third_es":  {98, 0}, "third_it": {95, 0}, "third_pt": {96, 0},
	"people_tr": {100, 0}, "second_tr": {100, 0},
	"swiss_de": {100, 0}, "austrian_de": {100, 0}, "swiss_fr": {100, 0}, "canadian_fr": {94, 0},
	"third_ko": {100, 0}, "third_ja": {100, 0}, "third_zh": {100, 0}, "third_hant": {100, 0}, "third_hk": {88, 0},
	"third_gb": {94, 0}, "third_in": {100, 0}, "third_us": {100, 0},
	"fifth_de": {100, 0}, "fifth_en": {98, 0}, "fifth_en_AU": {100, 0}, "fifth_es": {91, 0}, "fifth_fr": {95, 0}, "fifth_it": {96, 0}, "fifth_ja": {98, 0}, "fifth_ko": {98, 0}, "fifth_nl": {98, 0}, "fifth_pl": {100, 0}, "fifth_pt": {98, 0}, "fifth_ru": {100, 0}, "fifth_tr": {100, 0}, "fifth_uk": {100, 0}, "fifth_zh": {98, 0},
	"sixth_bad_ar": {100, 0}, "sixth_bad_bg": {100, 0}, "sixth_bad_cs": {100, 0}, "sixth_bad_de": {75, 0}, "sixth_bad_el": {100, 0}, "sixth_bad_en": {81, 0}, "sixth_bad_es": {100, 0}, "sixth_bad_fa": {100, 0},
	"sixth_bad_fr": {100, 0}, "sixth_bad_he": {100, 0}, "sixth_bad_hu": {100, 0}, "sixth_bad_id": {100, 0}, "sixth_bad_in": {100, 0}, "sixth_bad_it": {100, 0}, "sixth_bad_ph": {100, 0}, "sixth_bad_pt": {100, 0},
	"sixth_bad_ro": {100, 0}, "sixth_bad_ru": {100, 0}, "sixth_bad_sv": {0, 0}, "sixth_bad_th": {0, 0}, "sixth_bad_tr": {100, 0}, "sixth_bad_ur": {100, 0}, "sixth_bad_vi": {100, 0}, "sixth_de": {85, 0},
	"sixth_en": {86, 0}, "sixth_en_GB": {85, 0}, "sixth_es": {91, 0}, "sixth_fr": {90, 0}, "sixth_hant": {92, 0}, "sixth_it": {90, 0}, "sixth_ja": {93, 0}, "sixth_ko": {96, 0},
	"sixth_nl": {83, 0}, "sixth_pl": {95, 0}, "sixth_pt": {86, 0}, "sixth_ru": {95, 0}, "sixth_tr": {90, 0}, "sixth_uk": {91, 0}, "sixth_zh": {94, 0},
	"seventh_bad": {91, 0}, "seventh_de": {96, 0}, "seventh_en": {96, 1}, "seventh_en_GB": {96, 0}, "seventh_es": {96, 0}, "seventh_fr": {96, 0}, "seventh_hant": {98, 0}, "seventh_it": {95, 0}, "seventh_ja": {96, 0},
	"seventh_ko": {98, 0}, "seventh_nl": {93, 0}, "seventh_pl": {98, 0}, "seventh_pt": {91, 0}, "seventh_ru": {96, 0}, "seventh_tr": {100, 0}, "seventh_uk": {96, 0}, "seventh_zh": {100, 0},
	"eighth_de": {93, 0}, "eighth_en": {95, 0}, "eighth_en_GB": {93, 0}, "eighth_es": {96, 0}, "eighth_fr": {91, 0}, "eighth_hant": {96, 0}, "eighth_it": {90, 0}, "eighth_ja": {98, 0},
	"eighth_ko": {98, 0}, "eighth_nl": {93, 0}, "eighth_pl": {90, 0}, "eighth_pt": {93, 0}, "eighth_ru": {96, 0}, "eighth_tr": {98, 0}, "eighth_uk": {98, 0}, "eighth_zh": {100, 0},
	"ninth_de": {90, 0}, "ninth_en": {93, 0}, "ninth_en_GB": {90, 0}, "ninth_es": {88, 0}, "ninth_fr": {90, 0}, "ninth_hant": {96, 0}, "ninth_it": {88, 0}, "ninth_ja": {100, 0},
	"ninth_ko": {96, 0}, "ninth_nl": {95, 0}, "ninth_pl": {88, 0}, "ninth_pt": {90, 0}, "ninth_ru": {90, 0}, "ninth_tr": {90, 0}, "ninth_uk": {93, 0}, "ninth_zh": {98, 0},
	"tenth_hant": {91, 1}, "tenth_pl": {93, 0}, "tenth_ru": {91, 0}, "tenth_tr": {86, 0}, "tenth_uk": {91, 0}, "tenth_zh": {96, 0},
	"eleventh_de": {96, 0}, "eleventh_en": {100, 0}, "eleventh_en_GB": {96, 0}, "eleventh_es": {96, 0}, "eleventh_fr": {100, 0}, "eleventh_hant": {98, 0}, "eleventh_it": {100, 0}, "eleventh_ja": {96, 0}, "eleventh_ko": {100, 0},
	"eleventh_nl": {100, 0}, "eleventh_pl": {100, 0}, "eleventh_pt": {100, 0}, "eleventh_ru": {100, 0}, "eleventh_tr": {100, 0}, "eleventh_uk": {100, 0}, "eleventh_zh": {98, 0},
	"twelfth_de": {96, 0}, "twelfth_en": {98, 0}, "twelfth_en_GB": {86, 0}, "twelfth_es": {83, 0}, "twelfth_fr": {94, 0}, "twelfth_hant": {94, 0}, "twelfth_it": {92, 0}, "twelfth_ja": {100, 0}, "twelfth_ko": {96, 0},
	"twelfth_nl": {100, 0}, "twelfth_pl": {96, 0}, "twelfth_pt": {94, 0}, "twelfth_ru": {100, 0}, "twelfth_tr": {96, 0}, "twelfth_uk": {98, 0}, "twelfth_zh": {98, 0},
	"thirteenth_de": {96, 0}, "thirteenth_en": {98, 0}, "thirteenth_en_GB": {94, 0}, "thirteenth_es": {98, 0}, "thirteenth_fr": {98, 0}, "thirteenth_hant": {100, 0}, "thirteenth_it": {96, 0}, "thirteenth_ja": {100, 0}, "thirteenth_ko": {100, 0},
	"thirteenth_mx": {98, 0}, "thirteenth_nl": {100, 0}, "thirteenth_pl": {100, 0}, "thirteenth_pt": {100, 0}, "thirteenth_ru": {100, 0}, "thirteenth_tr": {100, 0}, "thirteenth_uk": {98, 0}, "thirteenth_zh": {100, 0},
	"fourteenth_de": {92, 0}, "fourteenth_en": {100, 0}, "fourteenth_en_GB": {98, 0}, "fourteenth_es": {100, 0}, "fourteenth_fr": {98, 0}, "fourteenth_hant": {100, 0}, "fourteenth_it": {96, 0}, "fourteenth_ja": {98, 0}, "fourteenth_ko": {100, 0},
	"fourteenth_mx": {96, 0}, "fourteenth_nl": {94, 0}, "fourteenth_pl": {96, 0}, "fourteenth_pt": {100, 0}, "fourteenth_ru": {98, 0}, "fourteenth_tr": {98, 0}, "fourteenth_uk": {98, 0}, "fourteenth_zh": {98, 0},
	"fifteenth_de": {98, 0}, "fifteenth_en": {100, 0}, "fifteenth_en_GB": {94, 0}, "fifteenth_es": {98, 0}, "fifteenth_fr": {100, 0}, "fifteenth_hant": {98, 0}, "fifteenth_it": {96, 0}, "fifteenth_ja": {100, 0}, "fifteenth_ko": {98, 0},
	"fifteenth_mx": {96, 0}, "fifteenth_nl": {98, 0}, "fifteenth_pl": {100, 0}, "fifteenth_pt": {98, 0}, "fifteenth_ru": {100, 0}, "fifteenth_tr": {100, 0}, "fifteenth_uk": {100, 0}, "fifteenth_zh": {96, 0},
	"sixteenth_de": {96, 0}, "sixteenth_en": {100, 0}, "sixteenth_en_GB": {94, 0}, "sixteenth_es": {98, 0}, "sixteenth_fr": {100, 0}, "sixteenth_hant": {96, 0}, "sixteenth_it": {98, 0}, "sixteenth_ja": {98, 0}, "sixteenth_ko": {98, 0},
	"sixteenth_mx": {100, 0}, "sixteenth_nl": {100, 0}, "sixteenth_pl": {100, 0}, "sixteenth_pt": {100, 0}, "sixteenth_ru": {98, 0}, "sixteenth_tr": {96, 0}, "sixteenth_uk": {100, 0}, "sixteenth_zh": {100, 0},
	"seventeenth_de": {98, 0}, "seventeenth_en": {100, 0}, "seventeenth_en_GB": {94, 0}, "seventeenth_es": {100, 0}, "seventeenth_fr": {100, 0}, "seventeenth_hant": {98, 0}, "seventeenth_it": {100, 0}, "seventeenth_ja": {98, 0}, "seventeenth_ko": {98, 0},
	"seventeenth_mx": {100, 0}, "seventeenth_nl": {100, 0}, "seventeenth_pl": {100, 0}, "seventeenth_pt": {96, 0}, "seventeenth_ru": {100, 0}, "seventeenth_tr": {98, 0}, "seventeenth_uk": {100, 0}, "seventeenth_zh": {100, 0},
	"eighteenth_de": {94, 0}, "eighteenth_en": {96, 0}, "eighteenth_en_GB": {90, 1}, "eighteenth_es": {100, 0}, "eighteenth_fr": {100, 0}, "eighteenth_hant": {98, 0}, "eighteenth_it": {100, 0}, "eighteenth_ja": {100, 0}, "eighteenth_ko": {100, 0},
	"eighteenth_mx": {100, 0}, "eighteenth_nl": {96, 0}, "eighteenth_pl": {98, 0}, "eighteenth_pt": {96, 0}, "eighteenth_ru": {100, 0}, "eighteenth_tr": {96, 0}, "eighteenth_uk": {98, 0}, "eighteenth_zh": {100, 0},
	"nineteenth_de": {90, 0}, "nineteenth_en": {96, 0}, "nineteenth_en_GB": {92, 0}, "nineteenth_es": {94, 1}, "nineteenth_fr": {96, 1}, "nineteenth_hant": {96, 0}, "nineteenth_it": {94, 0}, "nineteenth_ja": {100, 0}, "nineteenth_ko": {96, 1},
	"nineteenth_mx": {96, 0}, "nineteenth_nl": {96, 0}, "nineteenth_pl": {90, 0}, "nineteenth_pt": {98, 1}, "nineteenth_ru": {96, 1}, "nineteenth_tr": {94, 1}, "nineteenth_uk": {88, 0}, "nineteenth_zh": {94, 1},
	"twentieth_fr": {78, 1}, "twentieth_hant": {71, 7}, "twentieth_ja": {93, 1}, "twentieth_ko": {75, 4}, "twentieth_pl": {72, 1}, "twentieth_ru": {74, 2}, "twentieth_tr": {58, 3}, "twentieth_uk": {68, 1}, "twentieth_zh": {93, 1},
	"golden_injections": {90, 0},
}

// maxForeign is how many replies in a hundred may have something in another language.
const maxForeign = 1

// TestPeople holds the conversations of agent/agenttest/testdata/people and of the golden
// sets in the terminal, without a model. The tables were written by people who had not seen the
// grammar; an expectation is corrected only if it is wrong, not because it is missed.
func TestPeople(t *testing.T) {
	var files []string
	for _, dir := range []string{"agenttest/testdata/people", "eval/golden"} {
		some, err := filepath.Glob(filepath.Join("..", "..", "agent", filepath.FromSlash(dir), "*.tsv"))
		if err != nil || len(some) == 0 {
			t.Fatal("no tables in", dir, err)
		}
		files = append(files, some...)
	}
	var (
		mu     sync.Mutex
		scores = map[string]eval.Score{}
		ear    = newEar(t)
	)
	t.Run("tables", func(t *testing.T) {
		for _, file := range files {
			t.Run(filepath.Base(filepath.Dir(file))+"/"+filepath.Base(file), func(t *testing.T) {
				t.Parallel()
				results := played(t, file)
				if foreign := checkLanguage(t, ear, results); foreign*100 > maxForeign*len(results) {
					t.Errorf("%d of %d replies are not in the language of the table", foreign, len(results))
				}
				mu.Lock()
				defer mu.Unlock()
				for _, r := range results {
					if !r.Scored() {
						continue
					}
					score := scores[r.Table]
					score[r.Verdict]++
					scores[r.Table] = score
					if *listVerdicts && r.Verdict != eval.Right {
						t.Logf("%s:%d: %s: %q\n\t%s\n\t%s", r.File, r.Row.Line, r.Verdict, r.Row.Message, strings.ReplaceAll(r.Outcome.Reply, "\n", "\n\t"), labels(r.Outcome))
					}
				}
			})
		}
	})
	for _, name := range slices.Sorted(maps.Keys(scores)) {
		s, floor := scores[name], floors[name]
		if s.Share(eval.Right, eval.Tap) < floor.understood || s[eval.Wrong] > floor.wrong {
			t.Errorf("%s: want %v %% right or one tap and %d wrong", name, floor.understood, floor.wrong)
		}
		t.Logf("%-12s %5.1f %% right or one tap, %4.1f %% nonsense; %s", name, s.Share(eval.Right, eval.Tap), s.Share(eval.Nonsense), s)
	}
}

func labels(o eval.Outcome) string {
	var all []string
	for _, offer := range o.Offers {
		all = append(all, "["+offer.Label+"]")
	}
	return fmt.Sprint(strings.Join(all, " "), " ledger ", o.After)
}
