package talk

import (
	_ "embed"

	"chit/agent/action"
	"chit/agent/door"
)

var (
	//go:embed get_current_date.md
	dateText string
	//go:embed report.md
	sayText string
)

var tools = []*door.Tool{
	door.Define[dateArgs](action.DateTool, dateText),
	door.Define[sayArgs](action.SayTool, sayText),
}

type dateArgs struct{}

func (dateArgs) Action() action.Action { return action.TellDate{} }

type sayArgs struct {
	Message *door.Text `json:"message"`
}

func (a sayArgs) Action() action.Action { return action.Say{Message: a.Message.Said()} }
