package reports

import (
	_ "embed"

	"chit/agent/action"
	"chit/agent/door"
)

//go:embed monthly_report.md
var reportText string

var tools = []*door.Tool{
	door.Define[reportArgs](action.ReportTool, reportText),
}

type reportArgs struct {
	Period *door.Text `json:"period" jsonschema:"as said, also a range"`
	Format *door.Text `json:"format" validate:"omitempty,oneof=month rows csv xlsx json png" jsonschema:"rows, csv, xlsx, png"`
}

func (a reportArgs) Action() action.Action {
	return action.ReportPeriod{Period: a.Period.Said(), Format: action.Format(a.Format.Choice())}
}
