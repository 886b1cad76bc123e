package rules

import (
	"chit/agent/action"
	"chit/agent/chat/text"
)

// english is how people command the bot in English. The first phrase that fits
// wins; expense lines are read only after all of these failed.
var english = []command{
	{read: correction, phrases: []phrase{"#{number} was {value}", "#{number} is {value}", "#{number}: {value}"}},
	{read: correction, phrases: []phrase{"it was {amount}, not {wrong}", "it was {amount} not {wrong}", "it is {amount}, not {wrong}", "it is {amount} not {wrong}"}},
	{read: correction, phrases: []phrase{
		"change the {field} to {value}", "change {field} to {value}", "the {words} should be {amount}", "the {words} was on {date}",
	}},
	{read: correction, phrases: []phrase{
		"the {words} was {amount}, not {wrong}", "the {words} was {amount} not {wrong}", "{words} was {amount}, not {wrong}", "{words} was {amount} not {wrong}",
		"{words} is {amount}, not {wrong}", "{words} is {amount} not {wrong}", "{words} {amount}, not {wrong}", "{words} {amount} not {wrong}", "{amount}, not {wrong}", "{amount} not {wrong}",
	}},
	{read: repriced, phrases: []phrase{"make the {value}"}},
	{read: correction, phrases: []phrase{"#{number} {value}", "rename {number} to {value}"}},
	{makes: shown, phrases: []phrase{"show {number}", "history {number}", "history of {number}", "find {number}", "#{number}"}},
	{asks: action.FindExpenses{}, phrases: []phrase{
		"list", "list expenses", "list my expenses", "show", "show expenses", "show my expenses", "show all", "last expenses", "my expenses", "recent", "recent expenses", "expenses", "history", "find",
	}},
	{makes: listedIn, phrases: []phrase{
		"list {period}", "show expenses {period}", "show my expenses {period}", "list expenses {period}", "expenses {period}", "find {period}",
	}},
	{asks: action.ReportPeriod{}, phrases: []phrase{
		"report", "monthly report", "summary", "month", "total", "totals", "how much", "how much did i spend", "how much have i spent", "how much so far", "what did i spend", "show report", "show the report",
		"show me the report", "give me a report", "report please", "how am i doing",
	}},
	{makes: reported(""), phrases: []phrase{
		"{period}", "report {period}", "monthly report {period}", "report for {period}", "summary {period}", "summary for {period}", "total {period}", "totals {period}", "total for {period}",
		"how was {period}", "how is {period}", "how's {period}", "how did {period} go", "how much {period}", "how much was {period}", "how much did i spend {period}",
		"how much did we spend {period}", "how much have i spent {period}", "how much have we spent {period}", "what did i spend {period}", "what did we spend {period}", "what have i spent {period}",
		"show {period}", "show me {period}", "show report {period}", "show me the report {period}", "give me a report {period}", "give me the report {period}",
		"spending {period}", "my spending {period}", "what about {period}", "and {period}", "month {period}",
	}},
	{asks: action.ReportPeriod{Format: action.AsChart}, phrases: []phrase{"chart", "show chart", "show a chart", "picture", "graph"}},
	{asks: action.ReportPeriod{Period: "all", Format: action.AsCSV}, phrases: []phrase{"export", "export csv", "csv", "export all", "export everything"}},
	{asks: action.ReportPeriod{Period: "all", Format: action.AsXLSX}, phrases: []phrase{"export xlsx", "export excel", "xlsx", "excel"}},
	{asks: action.ReportPeriod{Period: "all", Format: action.AsJSON}, phrases: []phrase{"export json", "json"}},
	{makes: reported(action.AsCSV), phrases: []phrase{"export {period}", "csv {period}", "export csv {period}", "export {period} csv"}},
	{makes: reported(action.AsXLSX), phrases: []phrase{"xlsx {period}", "export xlsx {period}", "export excel {period}", "export {period} xlsx"}},
	{makes: reported(action.AsJSON), phrases: []phrase{"json {period}", "export json {period}", "export {period} json"}},
	{read: findingAsked, phrases: []phrase{
		"how much did i spend on {words}", "how much did we spend on {words}", "how much have i spent on {words}", "how much on {words}", "how much for {words}",
		"what did i spend on {words}", "spending on {words}", "how much was {words}", "what did {words} cost", "total for {words}",
	}},
	{read: finding, phrases: []phrase{"find {words}", "search {words}", "search for {words}", "list {words}", "show me {words}", "show all {words}"}},
	{asks: action.ChangeSettings{}, phrases: []phrase{"settings", "my settings", "show settings", "show my settings"}},
	{makes: sets("currency", "currency"), phrases: []phrase{
		"currency {currency}", "currency is {currency}", "currency: {currency}", "set currency to {currency}", "set my currency to {currency}",
		"change currency to {currency}", "change my currency to {currency}", "use {currency}", "i pay in {currency}", "the currency is {currency}", "settings currency {currency}",
	}},
	{makes: sets("currency", "value"), phrases: []phrase{"my currency is {value}", "set my currency to {value}"}},
	{makes: sets("time_zone", "zone"), phrases: []phrase{
		"my time zone is {zone}", "my timezone is {zone}", "time zone {zone}", "timezone {zone}", "set time zone to {zone}", "set timezone to {zone}", "i am in {zone}", "i'm in {zone}", "i live in {zone}",
	}},
	{makes: sets("vat", "rate"), phrases: []phrase{
		"vat {rate}", "vat is {rate}", "my vat is {rate}", "my vat rate is {rate}", "my tax rate is {rate}", "set vat to {rate}", "vat rate {rate}", "set tax to {rate}",
	}},
	{asks: action.ChangeSettings{Setting: "vat", Value: "off"}, phrases: []phrase{"vat off", "no vat", "turn vat off", "without vat"}},
	{asks: action.ChangeSettings{Setting: "vat", Value: "ask"}, phrases: []phrase{"vat ask", "ask for vat", "ask me for vat", "always ask for vat"}},
	{asks: action.ChangeSettings{Setting: "amounts_are", Value: "net"}, phrases: []phrase{"amounts are net", "my amounts are net"}},
	{asks: action.ChangeSettings{Setting: "amounts_are", Value: "gross"}, phrases: []phrase{"amounts are gross", "my amounts are gross"}},
	{read: startOfMonth, phrases: []phrase{
		"month start {value}", "my month starts on the {value} of each month", "my month starts on the {value}", "my month starts on {value}", "my months start on the {value}", "my months start on {value}",
		"month starts on the {value}", "month starts on {value}", "months start on the {value}", "months start on {value}", "my month begins on the {value}", "my month begins on {value}",
		"months begin on the {value}", "months begin on {value}", "the month starts on the {value}", "the month starts on {value}", "start my month on the {value}", "start my month on {value}",
		"start months on the {value}", "start the month on the {value}",
	}},
	{asks: action.ChangeSettings{Setting: "language", Value: "en"}, phrases: []phrase{"speak english", "english please", "language english", "language en", "说英文", "说英语"}},
	{asks: action.ChangeSettings{Setting: "language", Value: "zh"}, phrases: []phrase{"speak chinese", "chinese please", "language chinese", "language zh"}},
	{say: text.Help, phrases: []phrase{"help", "help me", "what can you do", "how does this work", "how do i use this", "commands", "?"}},
	{say: Welcome, phrases: []phrase{"start", "start {words}"}},
	{say: text.Hello, phrases: []phrase{"hi", "hello", "hey", "hi there", "hello there", "good morning", "good evening", "good afternoon", "yo"}},
	{say: text.Welcome, phrases: []phrase{"thanks", "thank you", "thx", "ok", "okay", "great", "nice", "cool", "ty", "cheers", "good", "perfect"}},
	{say: text.Privacy, phrases: []phrase{"privacy"}},
	{say: text.NothingOpen, phrases: []phrase{"yes", "no", "yep", "nope", "cancel", "never mind", "nevermind", "stop"}},
}
