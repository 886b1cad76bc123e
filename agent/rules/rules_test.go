package rules_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/agent/rules"
)

func situation(about ...int64) llm.Situation {
	return llm.Situation{
		Now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC), Currency: "EUR", Language: "en", MonthStart: 1, About: about,
	}
}

// show writes a reading as "tool key=value key=value", or the key of what is
// said, with a "?" in front when it must be confirmed.
func show(r rules.Reading) string {
	var parts []string
	for _, a := range r.Actions {
		encoded, err := json.Marshal(action.InWords(a))
		if err != nil {
			return err.Error()
		}
		args := map[string]any{}
		if err := json.Unmarshal(encoded, &args); err != nil {
			return err.Error()
		}
		part := a.Tool()
		for _, key := range slices.Sorted(maps.Keys(args)) {
			value := fmt.Sprint(args[key])
			if key == "numbers" {
				value = strings.ReplaceAll(strings.Trim(value, "[]"), " ", ",")
			}
			part += fmt.Sprintf(" %s=%s", key, value)
		}
		parts = append(parts, part)
	}
	text := strings.Join(parts, "; ")
	switch {
	case r.Err != nil:
		return r.Err.Error()
	case text == "":
		return "say " + r.Say.String()
	case !r.Complete:
		return "? " + text
	}
	return text
}

func TestRead(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"undo", "undo"},
		{"could you undo that, please?", "undo"},
		{"Hey, please delete 42. Thanks!", "delete_expense numbers=42"},
		{"ok, can you delete the coffee for me", "delete_expense match=coffee"},
		{"Please set my currency to CHF", "change_settings setting=currency value=CHF"},
		{"would you change 3 to 5.20 please", "edit_expense field=amount number=3 value=5.20"},
		{"make the coffee 5", "edit_expense field=amount match=coffee value=5"},
		{"make the flat white 5.20 EUR please", "edit_expense field=amount match=flat white value=5.20 EUR"},
		{"请帮我删除42，谢谢", "delete_expense numbers=42"},
		{"麻烦把货币改成日元吧", "change_settings setting=currency value=日元"},
		{"能不能撤销一下？", "undo"},
		{"could I take back the book to the store?", "say unknown_question"},
		{"I want to take it back", "say unknown"},
		{"could you take the book back for me", "say unknown"},
		{"please", "say unknown"},
		{"make the most of it 5", "say unknown"},
		{"Undo!", "undo"},
		{"undo #42", "undo number=42"},
		{"撤销", "undo"},
		{"delete 42", "delete_expense numbers=42"},
		{"delete #42 and #43", "delete_expense numbers=42,43"},
		{"delete the coffee", "delete_expense match=coffee"},
		{"delete all coffees", "delete_expense all=true match=coffees"},
		{"删除42", "delete_expense numbers=42"},
		{"no, 13.50", "edit_expense field=amount value=13.50"},
		{"actually 13.50 USD", "edit_expense field=amount value=13.50 USD"},
		{"it was yesterday", "edit_expense field=date value=yesterday"},
		{"it was net", "edit_expense field=amount_is value=net"},
		{"make it 20%", "edit_expense field=tax_rate value=20%"},
		{"edit 42 5.20", "edit_expense field=amount number=42 value=5.20"},
		{"change #42 to groceries", "edit_expense field=category number=42 value=groceries"},
		{"edit 42 green tea", "edit_expense number=42"},
		{"不对，26", "edit_expense field=amount value=26"},
		{"把42改成30", "edit_expense field=amount number=42 value=30"},
		{"洗车那笔改成35", "edit_expense field=amount match=洗车 value=35"},
		{"那笔改成35", "edit_expense field=amount value=35"},
		{"report", "monthly_report"},
		{"2026-03", "monthly_report period=2026-03"},
		{"1.20", "? add_expense amount=1.2"},
		{"how was March?", "monthly_report period=March"},
		{"/month@chit_bot March", "monthly_report period=March"},
		{"/today", "monthly_report period=today"},
		{"how much did I spend last month?", "monthly_report period=last month"},
		{"this week", "monthly_report period=this week"},
		{"上个月花了多少钱？", "monthly_report period=上个月"},
		{"find coffee in March over 3", "find_expenses over=3 text=coffee in March"},
		{"history 42", "find_expenses number=42"},
		{"查找咖啡", "find_expenses text=咖啡"},
		{"my currency is CHF", "change_settings setting=currency value=CHF"},
		{"我的货币是人民币", "change_settings setting=currency value=人民币"},
		{"vat 19%", "change_settings setting=vat value=19%"},
		{"my month starts on 25", "change_settings setting=month_start value=25"},
		{"edit 42 description green tea", "edit_expense field=description number=42 value=green tea"},
		{"edit 42 no tax", "edit_expense field=tax_rate number=42 value=0%"},
		{"restore", "edit_expense field=deleted value=no"},
		{"change the coffee to 8", "edit_expense field=amount match=coffee value=8"},
		{"my currency is dogecoin", "change_settings setting=currency value=dogecoin"},
		{"restore 42", "edit_expense field=deleted number=42 value=no"},
		{"change the category of 42 to Food", "edit_expense field=category number=42 value=Food"},
		{"edit 42 amount 56", "edit_expense field=amount number=42 value=56"},
		{"把42的日期改成昨天", "edit_expense field=date number=42 value=昨天"},
		{"how much did I spend on food last month?", "query_expenses period=last month text=food"},
		{"咖啡花了多少钱？", "query_expenses text=咖啡"},
		{"change everything for 5", "say unknown"},
		{"settings", "change_settings"},
		{"export", "monthly_report format=csv period=all"},
		{"/export xlsx March", "monthly_report format=xlsx period=March"},
		{"/export@chit_bot json", "monthly_report format=json period=all"},
		{"/month 3", "monthly_report period=2026-03"},
		{"/month@chit_bot 12", "monthly_report period=2025-12"},
		{"/month 13", "invalid: period_unknown period=13"},
		{"report 31 February", "invalid: period_unknown period=31 February"},
		{"Report for 9-3 Nov.", "invalid: period_unknown period=9-3 Nov"},
		{"export 1900 to 2100", "invalid: period_unknown period=1900 to 2100"},
		{"report stolen 20 EUR", "say unknown"},
		{"lunch 12.50 https://maps.example/x?y=20", "? add_expense amount=12.5 category=Food description=lunch https://maps.example/x?y=20"},
		{"report abuse", "say unknown"},
		{"2月31日的报告", "invalid: period_unknown period=2月31日"},
		{"/month", "monthly_report"},
		{"/week", "monthly_report period=this week"},
		{"/find coffee", "find_expenses text=coffee"},
		{"/edit 42", "edit_expense number=42"},
		{"/edit 42 5.20", "edit_expense field=amount number=42 value=5.20"},
		{"/Undo@chit_bot", "undo"},
		{"/privacy", "say privacy"},
		{"/settings", "change_settings"},
		{"/start abc_123", "say start"},
		{"coffee was 5 not 7", "edit_expense field=amount match=coffee value=5"},
		{"the coffee was 5, not 7", "edit_expense field=amount match=coffee value=5"},
		{"it was 5 not 7", "edit_expense field=amount value=5"},
		{"咖啡是5不是7", "edit_expense field=amount match=咖啡 value=5"},
		{"netflix 12.99 monthly", "add_expense amount=12.99 category=Subscriptions description=netflix"},
		{"rent 900 every month", "add_expense amount=900 category=Housing description=rent"},
		{"two coffees 7.80", "add_expense amount=7.8 category=Food description=two coffees"},
		{"3 tickets 45 €", "add_expense amount=45 category=Leisure currency=EUR description=3 tickets"},
		{"hello", "say hello"},
		{"谢谢", "say welcome"},
		{"/start", "say start"},
		// Nouns that are also commands are expenses when there is an amount.
		{"credit report 12.00", "add_expense amount=12 category=Fees description=credit report"},
		{"coffee 4.50", "add_expense amount=4.5 category=Food description=coffee"},
		// What is no command and no expense stores nothing.
		{"what do you think?", "say unknown_question"},
		{"how much did coffee cost? 4.50?", "say unknown_question"},
		{"", "say unknown"},
	} {
		if got := show(m.Read(c.text, situation())); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

func TestReadAboutACard(t *testing.T) {
	m := rules.New()
	for _, c := range []struct{ text, want string }{
		{"5.20", "edit_expense field=amount value=5.20"},
		{"Groceries", "edit_expense field=category value=Groceries"},
		{"it was Monday", "edit_expense field=date value=Monday"},
		{"delete", "delete_expense"},
		{"删掉", "delete_expense deed=true"},
		{"net", "edit_expense field=amount_is value=net"},
	} {
		if got := show(m.Read(c.text, situation(42))); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// FuzzRead holds that no text breaks the rules, and that what they read can be kept.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{"coffee 4.50", "edit 42 to 5", "how was March?", "把42改成30", "{period}", "delete \x00", "/month@"} {
		f.Add(seed)
	}
	m := rules.New()
	f.Fuzz(func(t *testing.T, text string) {
		for _, a := range m.Read(text, situation()).Actions {
			if _, err := json.Marshal(action.InWords(a)); a.Tool() == "" || err != nil {
				t.Errorf("Read(%q) asks %q for %#v: %v", text, a.Tool(), a, err)
			}
		}
	})
}

func TestReadCategories(t *testing.T) {
	m := rules.New()
	named := situation()
	named.Own = []string{"Treats"}
	for _, c := range []struct{ text, want string }{
		{"coffee is Work", "change_settings setting=category_rule value=Work words=coffee"},
		{"Coffee is work.", "change_settings setting=category_rule value=work words=Coffee"},
		{"bus tickets are Transport", "change_settings setting=category_rule value=Transport words=bus tickets"},
		{"cake is Treats", "change_settings setting=category_rule value=Treats words=cake"},
		{"coffee belongs to Work", "change_settings setting=category_rule value=Work words=coffee"},
		{"coffee belongs to Snacks", "change_settings setting=category_rule value=Snacks words=coffee"},
		{"always put uber under Transport", "change_settings setting=new_category_rule value=Transport words=uber"},
		{"Always put the \"gym\" into Sports", "change_settings setting=category_rule value=Sports words=gym"},
		{"everything from Lidl counts as Groceries", "change_settings setting=category_rule value=Groceries words=Lidl"},
		{"h&m is always Shopping from now on", "change_settings setting=category_rule value=Shopping words=h&m"},
		{"rename Food to Groceries", "change_settings setting=category_name value=Groceries words=Food"},
		{"rename the category Food to Meals", "change_settings setting=category_name value=Meals words=Food"},
		{"categories", "change_settings setting=categories"},
		{"show my rules", "change_settings setting=categories"},
		{"forget the rule for coffee", "change_settings setting=forget_category_rule words=coffee"},
		{"delete the coffee rule", "change_settings setting=forget_category_rule words=coffee"},
		{"42 is Food", "edit_expense field=category number=42 value=Food"},
		{"咖啡算工作", "change_settings setting=category_rule value=工作 words=咖啡"},
		{"以后咖啡都算办公", "change_settings setting=category_rule value=办公 words=咖啡"},
		{"把滴滴归到交通类", "change_settings setting=category_rule value=交通 words=滴滴"},
		{"滴滴属于交通", "change_settings setting=category_rule value=交通 words=滴滴"},
		{"咖啡是工作", "change_settings setting=category_rule value=工作 words=咖啡"},
		{"咖啡总是归到零食", "change_settings setting=new_category_rule value=零食 words=咖啡"},
		{"把餐饮改名为吃饭", "change_settings setting=category_name value=吃饭 words=餐饮"},
		{"餐饮改叫吃饭", "change_settings setting=category_name value=吃饭 words=餐饮"},
		{"分类", "change_settings setting=categories"},
		{"忘掉咖啡的规则", "change_settings setting=forget_category_rule words=咖啡"},
		// What is no rule.
		{"it is Work", "edit_expense field=category value=Work"},
		{"no, put it under Gifts", "edit_expense field=category value=Gifts"},
		{"mejor ponlo en Regalos", "edit_expense field=category value=Regalos"},
		{"the last one is always Gifts", "edit_expense field=category value=Gifts"},
		{"刚才那笔归到礼物里", "edit_expense field=category value=礼物"},
		{"上面那筆歸到交通", "edit_expense field=category value=交通"},
		{"#42 is Food", "edit_expense field=category number=42 value=Food"},
		{"the bus is always late", "say unknown"},
		{"always put milk in tea", "say unknown"},
		{"价格总是算错", "say unknown"},
		{"uber is always Transport", "change_settings setting=category_rule value=Transport words=uber"},
		{"file that under Auto", "edit_expense field=category value=Auto"},
		{"gehört in kategorie Kommunikation", "edit_expense field=category value=Kommunikation"},
		{"pack das lieber unter Arbeit", "edit_expense field=category value=Arbeit"},
		{"besser unter Reisen einordnen", "edit_expense field=category value=Reisen"},
		{"better put it under Travel", "edit_expense field=category value=Travel"},
		{"meglio mettilo in viaggi", "edit_expense field=category value=viaggi"},
		{"scusa, va in lavoro", "edit_expense field=category value=lavoro"},
		{"scusa il pranzo va in lavoro", "change_settings setting=category_rule value=lavoro words=pranzo"},
		{"desculpa, era pra colocar em lazer", "edit_expense field=category value=lazer"},
		{"coloca isso em presentes", "edit_expense field=category value=presentes"},
		{"pague menos 41,10", "add_expense amount=41.1 category=Health description=pague menos"},
		{"coloca 30 em mercado", "add_expense amount=30 category=Groceries description=mercado"},
		{"shell is always Fuel", "change_settings setting=new_category_rule value=Fuel words=shell"},
		{"gamma is altijd categorie klussen", "change_settings setting=new_category_rule value=klussen words=gamma"},
		{"alles von thomann ist immer Musik", "change_settings setting=new_category_rule value=Musik words=thomann"},
		{"咖啡总是算办公", "change_settings setting=category_rule value=办公 words=咖啡"},
		{"forget the rule for the coffee", "change_settings setting=forget_category_rule words=coffee"},
		{"bunu spor kategorisine koy", "edit_expense field=category value=spor"},
		{"3'ü spor kategorisine koy", "edit_expense field=category number=3 value=spor"},
		{"swimming is fun", "say unknown"},
		{"lunch is ready", "say unknown"},
		{"coffee is not Work", "say unknown"},
		{"this is Work", "say unknown"},
		{"life is Travel", "say unknown"},
		{"the coffee is 5", "? add_expense amount=5 category=Food description=coffee is"},
		{"这算工作", "say unknown"},
		{"咖啡不算工作", "say unknown"},
		{"今天算了", "say unknown"},
		{"rename 42 to green tea", "edit_expense field=description number=42 value=green tea"},
	} {
		if got := show(m.Read(c.text, named)); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
	for _, question := range []string{"is coffee Work?", "coffee is Work?", "咖啡算工作吗？", "what is Work?", "who is Family", "how is Work"} {
		if got := show(m.Read(question, named)); strings.Contains(got, "rule") {
			t.Errorf("Read(%q) = %q, want no rule", question, got)
		}
	}
}
