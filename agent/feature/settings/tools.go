package settings

import (
	_ "embed"
	"strings"

	"chit/agent/action"
	"chit/agent/door"
	"chit/expense/parse/lang"
)

//go:embed change_settings.md
var settingsText string

var tools = []*door.Tool{
	door.Define[settingsArgs](action.SettingsTool, settingsText),
}

type settingsArgs struct {
	Setting *door.Text `json:"setting" validate:"omitempty,oneof=currency time_zone language vat amounts_are month_start categories category_rule new_category_rule forget_category_rule category_name" jsonschema:"currency, time_zone, language, vat, amounts_are, month_start, category_rule, forget_category_rule, category_name"`
	Value   *door.Text `json:"value" jsonschema:"CHF; 19% or off; net; the category; the new name"`
	Words   *door.Text `json:"words" jsonschema:"what a rule files; a category to rename"`
}

func (a settingsArgs) Action() action.Action {
	change := action.ChangeSettings{Setting: a.Setting.Choice(), Value: a.Value.Said(), Words: a.Words.Said()}
	if change.Setting == "language" {
		change.Value = code(change.Value)
	}
	return change
}

// code is that of a language, by its name or by a code of one of its regions.
func code(language string) string {
	if code := lang.LanguageNamed(strings.ToLower(language)); code != "" {
		return code
	}
	code, _, _ := strings.Cut(strings.ReplaceAll(language, "_", "-"), "-")
	return strings.ToLower(code)
}
