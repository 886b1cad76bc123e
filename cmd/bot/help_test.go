package main

import (
	"flag"
	"maps"
	"slices"
	"strings"
	"testing"

	"chit/agent/chat/text"
)

// helpTexts returns all that the help says, in English.
func helpTexts() []string {
	all := []string{usage, description, titleCommands, titleFlags, titleCommon}
	note := func(of any) {
		fs := newFlagSet()
		defineFlags(fs, of)
		fs.VisitAll(func(f *flag.Flag) {
			said, _ := helpOf(f)
			all = append(all, said)
		})
	}
	note(&settings{})
	for _, s := range subcommands() {
		all = append(all, s.help)
		note(s.new())
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// TestHelpIsTranslated checks that the help is whole in every language that Chit speaks.
func TestHelpIsTranslated(t *testing.T) {
	for _, l := range text.Languages {
		if l == "en" {
			continue
		}
		for _, fault := range helpFaults(l) {
			t.Errorf("help/%s.json: %s", l, fault)
		}
	}
	for _, fault := range helpFaults("zh-Hant") {
		t.Errorf("help/zh-Hant.json: %s", fault)
	}
	if faults := helpFaults("xx"); len(faults) != len(helpTexts()) {
		t.Errorf("of a language without a file, %d texts are missed", len(faults))
	}
}

func helpFaults(language string) []string {
	var faults []string
	english, said := helpTexts(), helpIn(language)
	for _, e := range english {
		if strings.TrimSpace(said[e]) == "" {
			faults = append(faults, "lacks "+e)
		}
	}
	for e := range maps.Keys(said) {
		if !slices.Contains(english, e) {
			faults = append(faults, "has what the help does not say: "+e)
		}
	}
	if own := said[usage]; own != "" && !strings.Contains(own, "[COMMAND]") {
		faults = append(faults, "the usage has no [COMMAND]: "+own)
	}
	return faults
}

func TestHelpSpeaks(t *testing.T) {
	for locale, want := range map[string]string{"de_DE.UTF-8": "Befehle:", "zh_CN.UTF-8": "命令：", "zh_TW.UTF-8": "指令：", "zh_HK.UTF-8": "指令：", "es_MX.UTF-8": "Comandos:", "en_GB.UTF-8": "Commands:", "C": "Commands:", "is_IS.UTF-8": "Commands:"} {
		for _, args := range [][]string{{"help"}, {"--help"}, {"--language", "en", "help"}} {
			var out strings.Builder
			env := func(name string) string { return map[string]string{"LANG": locale}[name] }
			if code := run(t.Context(), args, env, strings.NewReader(""), &out, &out); code != 0 {
				t.Fatalf("%v: %s", args, out.String())
			}
			if args[0] == "--language" {
				want = "Commands:"
			}
			if !strings.Contains(out.String(), want) {
				t.Errorf("%v in %s has no %q:\n%s", args, locale, want, out.String())
			}
		}
	}
}
