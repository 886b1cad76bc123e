package action

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"chit/expense"
)

// Encode returns the id of a choice that does a. It is at most [MaxID] bytes, but
// for a [Delete] of many expenses.
func Encode(a Choice) string { return a.ID() }

// The ids, of which each begins with what it does:
//
//	undo:7  undo:7-9       [Undo]
//	move:7-9:Ab3dEf_9      [Move]
//	unmove:10-12:Ab3dEf_9  [MoveBack]
//	edit:42                [Edit]
//	fix:42:amount          [AskField]
//	pick:42:cat  pick:42:cat:12  [Pick]
//	cat:42:7:Food          [SetField]; likewise day:, tax:, cur: and kind:
//	del:42:7               [SetField] of [FieldDeleted]
//	form:42:7              [SubmitForm]
//	card:42                [ShowCard]
//	delete:42,43           [Delete]
//	net:42:7  gross:42:7   [SetSide]
//	always:42:7            [AlwaysCategory]
//	rate:42:7              [AlwaysRate]
//	forget:a1b2c3d4e5f6    [ForgetRule]
//	categories:8           [ShowCategories]
//	set:                   [ShowSettings]
//	set:vat                [AskSetting]
//	set:language:zh        [ChangeSetting]
//	type:vat               [TypeSetting]
//	month:2026-02          [ShowMonth]; likewise rows:, csv:, xlsx: and png:
//	rows:2026-02:10        [ShowMonth] from the eleventh row on
//	more:10:t=taxi         [ShowMore]
//	ask:a1b2c3:0           [Answer]
//
// Features add others, see [RegisterChoice].

func (c Changes) String() string {
	if c.From == c.To {
		return strconv.FormatInt(c.From, 10)
	}
	return fmt.Sprintf("%d-%d", c.From, c.To)
}

func (a Undo) ID() string           { return "undo:" + a.Changes.String() }
func (a Move) ID() string           { return "move:" + a.Changes.String() + ":" + a.Room }
func (a MoveBack) ID() string       { return "unmove:" + a.Changes.String() + ":" + a.Room }
func (a Edit) ID() string           { return fmt.Sprintf("edit:%d", a.Number) }
func (a AskField) ID() string       { return fmt.Sprintf("fix:%d:%s", a.Number, a.Field) }
func (a SubmitForm) ID() string     { return fmt.Sprintf("form:%d:%d", a.Number, a.Revision) }
func (a ShowCard) ID() string       { return fmt.Sprintf("card:%d", a.Number) }
func (a SetSide) ID() string        { return fmt.Sprintf("%s:%d:%d", a.Side, a.Number, a.Revision) }
func (a AlwaysCategory) ID() string { return fmt.Sprintf("always:%d:%d", a.Number, a.Revision) }
func (a AlwaysRate) ID() string     { return fmt.Sprintf("rate:%d:%d", a.Number, a.Revision) }
func (a ForgetRule) ID() string     { return "forget:" + a.Hash }
func (a ShowCategories) ID() string { return fmt.Sprintf("categories:%d", a.Skip) }
func (a ShowSettings) ID() string   { return "set:" }
func (a AskSetting) ID() string     { return "set:" + a.Setting }
func (a TypeSetting) ID() string    { return "type:" + a.Setting }
func (a ChangeSetting) ID() string  { return "set:" + a.Setting + ":" + a.Value }
func (a Answer) ID() string         { return fmt.Sprintf("ask:%s:%d", a.Question, a.Option) }

func (a ShowMonth) ID() string {
	id := string(a.Format) + ":" + a.Month
	if a.Skip > 0 {
		id += ":" + strconv.Itoa(a.Skip)
	}
	return id
}

func (a Delete) ID() string {
	numbers := make([]string, len(a.Numbers))
	for i, n := range a.Numbers {
		numbers[i] = strconv.FormatInt(n, 10)
	}
	return "delete:" + strings.Join(numbers, ",")
}

// RuleHash is what a [ForgetRule] names a rule by: its words may be longer than an id.
func RuleHash(words string) string {
	sum := sha256.Sum256([]byte(expense.Fold(words)))
	return hex.EncodeToString(sum[:8])
}

// Decode returns what the choice with an id does. It reports false for an id that no
// choice has.
func Decode(id string) (Choice, bool) {
	kind, rest, ok := strings.Cut(id, ":")
	decode := decoders[kind]
	if !ok || decode == nil {
		return nil, false
	}
	first, second, _ := strings.Cut(rest, ":")
	a := decode(first, second)
	return a, a != nil && Encode(a) == id
}

// RegisterChoice lets [Decode] read the ids of a feature's choices: those whose first part
// is kind. What decode reads too generously is not taken. It is called while the program
// is initialized, and panics for a kind that there is already.
func RegisterChoice(kind string, decode func(first, second string) Choice) {
	if _, taken := decoders[kind]; taken {
		panic("action: choices of the kind " + kind + " are registered already")
	}
	decoders[kind] = decode
}

// decoders make actions of what follows the kind of an id, cut at the next colon.
// What they read too generously is not what [Encode] would write.
var decoders = map[string]func(first, second string) Choice{
	"undo":       func(first, _ string) Choice { return Undo{changes(first)} },
	"move":       func(first, second string) Choice { return Move{changes(first), second} },
	"unmove":     func(first, second string) Choice { return MoveBack{changes(first), second} },
	"edit":       func(first, _ string) Choice { return Edit{number(first)} },
	"fix":        func(first, second string) Choice { return AskField{number(first), second} },
	"pick":       pick,
	"cat":        setField("category"),
	"day":        setField("date"),
	"tax":        setField("tax_rate"),
	"cur":        setField("currency"),
	"kind":       setField(FieldKind),
	"del":        setField(FieldDeleted),
	"form":       func(first, second string) Choice { return SubmitForm{number(first), number(second)} },
	"card":       func(first, _ string) Choice { return ShowCard{number(first)} },
	"delete":     func(first, _ string) Choice { return Delete{numbers(first)} },
	"net":        func(first, second string) Choice { return SetSide{expense.Net, number(first), number(second)} },
	"gross":      func(first, second string) Choice { return SetSide{expense.Gross, number(first), number(second)} },
	"always":     func(first, second string) Choice { return AlwaysCategory{number(first), number(second)} },
	"rate":       func(first, second string) Choice { return AlwaysRate{number(first), number(second)} },
	"forget":     func(first, _ string) Choice { return ForgetRule{first} },
	"categories": func(first, _ string) Choice { return ShowCategories{int(number(first))} },
	"set":        setting,
	"type":       func(first, _ string) Choice { return TypeSetting{first} },
	"month":      month(AsReport),
	"rows":       month(AsRows),
	"csv":        month(AsCSV),
	"xlsx":       month(AsXLSX),
	"png":        month(AsChart),
	"more":       more,
	"ask":        func(first, second string) Choice { return Answer{first, int(number(second))} },
}

func setting(name, value string) Choice {
	switch {
	case name == "":
		return ShowSettings{}
	case value == "":
		return AskSetting{name}
	}
	return ChangeSetting{name, value}
}

func month(f Format) func(first, second string) Choice {
	return func(first, second string) Choice {
		if f != AsRows || second == "" {
			return ShowMonth{Format: f, Month: first}
		}
		return ShowMonth{f, first, int(number(second))}
	}
}

// number reads digits; anything else is a number that encodes as something else.
func number(s string) int64 {
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil {
		return -1
	}
	return n
}

func numbers(s string) []int64 {
	var list []int64
	for n := range strings.SplitSeq(s, ",") {
		list = append(list, number(n))
	}
	return list
}

// changes reads "7" and "7-9".
func changes(s string) Changes {
	first, last, many := strings.Cut(s, "-")
	if !many {
		last = first
	}
	return Changes{number(first), number(last)}
}

// Kinds returns the kinds of choices that there are, in order.
func Kinds() []string { return slices.Sorted(maps.Keys(decoders)) }
