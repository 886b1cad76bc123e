package telegram

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/go-telegram/bot/models"

	"chit/agent/chat"
)

func TestLayOut(t *testing.T) {
	choices := func(labels ...string) (all []chat.Choice) {
		for _, l := range labels {
			all = append(all, chat.Choice{ID: "x:" + l, Label: l})
		}
		return all
	}
	var many []string
	for n := range 30 {
		many = append(many, fmt.Sprintf("Category number %d", n))
	}
	for _, tt := range []struct {
		labels []string
		want   []int // buttons in each row
	}{
		{nil, nil},
		{[]string{"Undo", "Edit", "It was net"}, []int{3}},
		{[]string{"◀ Feb", "Apr ▶", "Rows", "CSV", "XLSX", "Picture"}, []int{2, 4}},
		{[]string{"1,200.00 EUR", "1.20 EUR"}, []int{2}},
		{[]string{strings.Repeat("long ", 12), "No"}, []int{1, 1}},
	} {
		var got []int
		for _, row := range layOut(choices(tt.labels...)) {
			got = append(got, len(row))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%q is laid out as %v, want %v", tt.labels, got, tt.want)
		}
	}
	var pages [][]int
	for _, month := range []string{"Mai", "Sep", "Juni", "sept."} {
		var got []int
		for _, row := range layOut(choices("◀ "+month, month+" ▶", "Rows", "CSV", "Picture", "All expenses")) {
			got = append(got, len(row))
		}
		pages = append(pages, got)
	}
	if len(slices.CompactFunc(pages, slices.Equal)) > 1 {
		t.Errorf("the buttons move from page to page: %v", pages)
	}
	rows := layOut(choices(many...))
	n := 0
	for _, row := range rows {
		n += len(row)
	}
	if len(rows) > maxRows || n != len(many) {
		t.Errorf("%d choices are %d buttons in %d rows", len(many), n, len(rows))
	}
}

// What is one menu elsewhere does not share a row with other buttons.
func TestLayOutOfMenus(t *testing.T) {
	choice := func(menu, label string) chat.Choice {
		return chat.Choice{ID: "x:" + label, Label: label, Menu: menu}
	}
	picker := []chat.Choice{choice("Category", "Food"), choice("Category", "Work"), choice("Rate", "20%"), choice("Rate", "10%"), choice("", "Done")}
	var got []string
	for _, row := range layOut(picker) {
		line := ""
		for _, b := range row {
			line += "[" + b.Text + "]"
		}
		got = append(got, line)
	}
	if want := []string{"[Food][Work]", "[20%][10%]", "[Done]"}; !slices.Equal(got, want) {
		t.Errorf("the rows are %q, want %q", got, want)
	}
	var menus []chat.Choice
	for n := range 20 {
		menus = append(menus, choice(fmt.Sprint("menu ", n), fmt.Sprint(n)))
	}
	rows := layOut(menus)
	if n := len(slices.Concat(rows...)); n != len(menus) || len(rows) > maxRows {
		t.Errorf("%d menus are %d buttons in %d rows", len(menus), n, len(rows))
	}
}

// TestRowsAreEven checks that no button is left for a row of its own if it can be helped.
func TestRowsAreEven(t *testing.T) {
	for labels, want := range map[string]string{
		"a b":                 "2",
		"a b c d":             "4",
		"a b c d e":           "3 2",
		"a b c d e f g h i":   "3 3 3",
		"◀ ▶ a b c d":         "2 4",
		"Italiano Türkçe a b": "2 2",
		"Español Deutsch English 中文 日本語": "3 2",
	} {
		var choices []chat.Choice
		for _, label := range strings.Fields(labels) {
			choices = append(choices, chat.Choice{ID: label, Label: label})
		}
		var got []string
		for _, row := range layOut(choices) {
			got = append(got, fmt.Sprint(len(row)))
		}
		if rows := strings.Join(got, " "); rows != want {
			t.Errorf("%s are in rows of %s, want %s", labels, rows, want)
		}
	}
}

func TestSpoken(t *testing.T) {
	m := &intake{account: &account{id: 4711}}
	m.username.Store("Chit_bot")
	command := func(offset, length int) models.MessageEntity {
		return models.MessageEntity{Type: models.MessageEntityTypeBotCommand, Offset: offset, Length: length}
	}
	mention := func(offset, length int) models.MessageEntity {
		return models.MessageEntity{Type: models.MessageEntityTypeMention, Offset: offset, Length: length}
	}
	for _, tt := range []struct {
		text   string
		marks  []models.MessageEntity
		want   string
		called bool
	}{
		{"coffee 4.50", nil, "coffee 4.50", false},
		{"@chit_BOT, coffee 4.50", []models.MessageEntity{mention(0, 9)}, "coffee 4.50", true},
		{"😀é @chit_bot coffee", []models.MessageEntity{mention(4, 9)}, "😀é  coffee", true},
		{"coffee 4.50 @chit_bot", []models.MessageEntity{mention(12, 9)}, "coffee 4.50", true},
		{"@chit_bot", []models.MessageEntity{mention(0, 9)}, "", true},
		{"@somebody coffee", []models.MessageEntity{mention(0, 9)}, "@somebody coffee", false},
		{"/month@chit_bot March", []models.MessageEntity{command(0, 15)}, "/month March", true},
		{"/month@other_bot March", []models.MessageEntity{command(0, 16)}, "/month@other_bot March", false},
		{"/month March", []models.MessageEntity{command(0, 6)}, "/month March", true},
		{"/ban Bo", []models.MessageEntity{command(0, 4)}, "/ban Bo", false},
		{"see /month", []models.MessageEntity{command(4, 6)}, "see /month", false},
		{"Chit coffee", []models.MessageEntity{{Type: models.MessageEntityTypeTextMention, Offset: 0, Length: 4, User: &models.User{ID: 4711}}}, "coffee", true},
		{"Bo coffee", []models.MessageEntity{{Type: models.MessageEntityTypeTextMention, Offset: 0, Length: 2, User: &models.User{ID: 1}}}, "Bo coffee", false},
		{"short", []models.MessageEntity{mention(3, 9), mention(-1, 2), mention(1, -1), mention(1<<62, 1<<62)}, "short", false},
	} {
		if got, _, called := m.spoken(tt.text, tt.marks); got != tt.want || called != tt.called {
			t.Errorf("%q is heard as %q, called %v; want %q, %v", tt.text, got, called, tt.want, tt.called)
		}
	}
}

func TestMenuIsWhatTelegramTakes(t *testing.T) {
	all := profiles()
	if len(all) < 2 || all[0].Language != "" {
		t.Fatalf("there are %d profiles, the first for %q", len(all), all[0].Language)
	}
	for _, p := range all {
		if n := width(p.Welcome); n == 0 || n > 512 {
			t.Errorf("%q: the welcome has %d characters", p.Language, n)
		}
		if n := width(p.About); n == 0 || n > 120 {
			t.Errorf("%q: what it is about has %d characters", p.Language, n)
		}
		for _, m := range p.Menus {
			for _, c := range m.List {
				if n := width(c.Description); n == 0 || n > 256 || strings.HasPrefix(c.Description, "command_") || !inMenu("/"+c.Command) {
					t.Errorf("%q: /%s is described as %q", p.Language, c.Command, c.Description)
				}
			}
		}
	}
}
