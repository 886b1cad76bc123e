package settings

import (
	_ "embed"

	"chit/agent/action"
	"chit/agent/door"
)

//go:embed change_settings.md
var settingsText string

var tools = []*door.Tool{
	door.Define[settingsArgs](action.SettingsTool, settingsText),
}

type settingsArgs struct {
	Setting *door.Text `json:"setting" validate:"omitempty,oneof=currency time_zone language vat amounts_are month_start categories category_rule new_category_rule forget_category_rule category_name" jsonschema:"currency, time_zone, language, vat, amounts_are, month_start"`
	Value   *door.Text `json:"value"`
	Words   *door.Text `json:"words" jsonschema:"-"`
}

func (a settingsArgs) Action() action.Action {
	return action.ChangeSettings{Setting: a.Setting.Choice(), Value: a.Value.Said(), Words: a.Words.Said()}
}
