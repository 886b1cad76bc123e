package slacktest_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/slack-go/slack"
	"github.com/slack-go/slack/socketmode"

	"chit/adapters/slack/slacktest"
)

// What the bot offers for what somebody typed in a menu can be chosen, and nothing else.
func TestSearch(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	var found any
	b := connect(t, s, func(e socketmode.Event) (any, bool) {
		if p, ok := e.Data.(slack.InteractionCallback); ok && p.Type == slack.InteractionTypeBlockSuggestion {
			return found, true
		}
		return nil, true
	})
	ana := s.User(slacktest.Person{ID: "U1"})
	i := ana.GlobalShortcut("log")
	answer(t, i)
	menu := slack.NewOptionsSelectBlockElement(slack.OptTypeExternal, nil, "city")
	menu.InitialOption, menu.MinQueryLength = option("rome"), new(1)
	if _, err := api(s).OpenViewContext(within(t), i.TriggerID, modal(input("place", menu))); err != nil {
		t.Fatal(err)
	}
	view := ana.OpenView()
	if view.Value("place") != "rome" {
		t.Errorf("the menu has %q", view.Value("place"))
	}
	found = slack.OptionsResponse{Options: []*slack.OptionBlockObject{option("vienna"), option("venice")}}
	a, err := ana.Search(view, "place", "v").Answer(within(t))
	if err != nil || len(a.Options) != 2 || a.Options[1] != (slacktest.Button{Label: "the venice", Value: "venice"}) {
		t.Fatalf("found %+v: %v", a.Options, err)
	}
	got := b.events(socketmode.EventTypeInteractive)
	if p := got[len(got)-1].Data.(slack.InteractionCallback); p.BlockID != "place" || p.ActionID != "city" || p.Value != "v" || p.View.PrivateMetadata != "42" {
		t.Errorf("the bot is asked %+v", p)
	}
	if _, err := ana.Search(view, "place", "").Answer(within(t)); err == nil {
		t.Error("nothing typed was looked for, below min_query_length")
	}
	if _, err := ana.Submit(view, map[string]string{"place": "verona"}).Answer(within(t)); err == nil {
		t.Error("a city was handed in that was not found")
	}
	noProblems(t, s)

	many := slack.OptionsResponse{}
	for n := range 101 {
		many.Options = append(many.Options, option(fmt.Sprint(n)))
	}
	long := slack.OptionsResponse{Options: []*slack.OptionBlockObject{option(strings.Repeat("x", 75))}}
	big := slack.OptionsResponse{}
	for n := range 100 {
		big.Options = append(big.Options, option(strings.Repeat("x", 65)+fmt.Sprint(n)))
	}
	for what, bad := range map[string]any{"many": many, "long": long, "big": big, "none": nil, "no list": object{}} {
		found = bad
		if a, err := ana.Search(view, "place", "v").Answer(within(t)); err == nil {
			t.Errorf("%s: Slack shows %+v", what, a.Options)
		}
	}
	found = slack.OptionsResponse{Options: []*slack.OptionBlockObject{option("vienna")}}
	answer(t, ana.Search(view, "place", "vie"))
	answer(t, ana.Submit(view, map[string]string{"place": "vienna"}))
	got = b.events(socketmode.EventTypeInteractive)
	if p := got[len(got)-1].Data.(slack.InteractionCallback); p.View.State.Values["place"]["city"].SelectedOption.Value != "vienna" {
		t.Errorf("handed in %+v", p.View.State)
	}
}
