package rules_test

import (
	"testing"

	"chit/agent/action"
	"chit/agent/rules"
)

func TestNearCommands(t *testing.T) {
	for typed, want := range map[string]string{
		"/exprot":             "export",
		"/exprot csv March":   "export csv March",
		"/exportt":            "export",
		"/hepl":               "help",
		"/halp":               "help",
		"/hlep vat":           "help vat",
		"/setings":            "settings",
		"/setttings":          "settings",
		"/categoreis":         "categories",
		"/mnoth 3":            "month 3",
		"/tody":               "today",
		"/repotr":             "report",
		"/undoo":              "undo",
		"/pirvacy":            "privacy",
		"/fnid coffee":        "find coffee",
		"/categ":              "categories",
		"/setti":              "settings",
		"/berciht":            "bericht",
		"/einstelungen":       "einstellungen",
		"/hifle":              "hilfe",
		"/exprotieren":        "exportieren",
		"/exprotar":           "exportar",
		"/ayuad":              "ayuda",
		"/rapotr":             "raport", // Polish, for once
		"/parametrse":         "parametres",
		"/relatroio":          "relatorio",
		"/отчот":              "отчёт",
		"/настойки":           "настройки",
		"/помощ":              "помощь",
		"/エクスポト":              "エクスポート",
		"/nonsense":           "",
		"/coffee 4.50":        "",
		"/taxi 20":            "",
		"/lunch 12":           "",
		"/ex":                 "",
		"/预算":                 "",
		"/home/ana/notes.txt": "",
	} {
		got := ""
		if reading := rules.New().Read(typed, situation()); len(reading.Actions) == 1 {
			if a, ok := reading.Actions[0].(action.Suggest); ok {
				got = a.Command
			}
		}
		if got != want {
			t.Errorf("%s is near %q, want %q", typed, got, want)
		}
	}
}
