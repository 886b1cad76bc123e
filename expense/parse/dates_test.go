package parse

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
)

// friday is the day on which the tests are set: Friday, 20 November 2026.
var friday = expense.Date{Year: 2026, Month: 11, Day: 20}

// A saidOn is a text and the days that it names, "" for none.
type saidOn struct{ text, want string }

func checkDates(t *testing.T, byLanguage map[string][]saidOn) {
	t.Helper()
	for language, texts := range byLanguage {
		t.Run(language, func(t *testing.T) {
			for _, tt := range texts {
				found := FindDates(Normalize(tt.text), Options{Today: friday, Language: language})
				if got := joinDates(found); got != tt.want {
					t.Errorf("FindDates(%q) = %q, want %q", tt.text, got, tt.want)
				}
			}
		})
	}
}

func joinDates(dates []Date) string {
	var s []string
	for _, d := range dates {
		s = append(s, d.Date.String())
	}
	return strings.Join(s, " ")
}

func TestFindDates(t *testing.T) {
	checkDates(t, map[string][]saidOn{
		"en": {
			{"lunch 12 on 3 Nov", "2026-11-03"},
			{"lunch 12 on Nov 3rd", "2026-11-03"},
			{"taxi 18 on the 5th", "2026-11-05"},
			{"3rd of November 2025 rent 900", "2025-11-03"},
			{"rent 1200 2026-02-01", "2026-02-01"},
			{"10/05 lunch $15", "2026-10-05"},
			{"coffee last Wednesday 4.50", "2026-11-18"},
			{"coffee last friday 4.50", "2026-11-13"},
			{"coffee friday 4.50", "2026-11-13"},
			{"coffee Thu 4.50", "2026-11-19"},
			{"coffee 4.50 mon", "2026-11-16"},
			{"beer Sat 12.50", "2026-11-14"},
			{"sun cream 12", ""},
			{"sat nav 99", ""},
			{"mon ami cafe 9", ""},
			{"wedding gift 50", ""},
			{"march madness tickets 40", ""},
			{"may I add 5", ""},
			{"Uber 1500", ""},
			{"coffee 4.50", ""},
			{"Groceries 12,50", ""},
			{"$10 Coffee", ""},
			{"5.12 coffee", "2026-05-12"},
			{"coffee $5.12", ""},
			{"coffee 5.12 EUR", ""},
			{"lunch tomorrow 12", "2026-11-21"},
			{"3 days ago taxi 20", "2026-11-17"},
			{"taxi 20 two weeks ago", "2026-11-06"},
			{"last week's Monday gym 30", "2026-11-09"},
			{"this Monday gym 30", "2026-11-16"},
			{"monday last week gym 30", "2026-11-09"},
			{"gym 30 on 5th Nov", "2026-11-05"},
			{"gym 30 on 5 november '25", "2025-11-05"},
			{"gym 30 25 Dec", "2025-12-25"},
			{"11/3 coffee 5", "2026-11-03"},
			{"3.11. coffee 5", "2026-11-03"},
			{"03.11.2026 coffee", "2026-11-03"},
			{"coffee at 10.30 5", ""},
			{"coffee 10:30 5", ""},
			{"3 times coffee 5", ""},
			{"24/7 gym 30", ""},
			{"1/2 pizza 8", "2026-01-02"},
			{"2nd coffee 4", ""},
			{"the 2nd time 5", ""},
			{"second breakfast 9", ""},
			{"20% off 12", ""},
			{"iphone 15 999", ""},
			{"room 11/3b 50", ""},
			{"5-6 beers 20", "2026-05-06"},
			{"hotel 120 the day before yesterday", "2026-11-18"},
			{"pizza yesterday evening 14", "2026-11-19"},
			{"2026/11/03 12:30 pizza 14", "2026-11-03"},
			{"14 nov: pizza 9", "2026-11-14"},
			{"Nov. 14, 2025 - dentist 80", "2025-11-14"},
			{"14-Nov-25 dentist 80", "2025-11-14"},
			{"a fortnight ago dentist 80", "2026-11-06"},
			{"tickets 90 for the 14th", "2026-11-14"},
			{"yesterday's lunch 12", "2026-11-19"},
			{"Tuesday's lunch 12", "2026-11-17"},
			{"a week ago 12", "2026-11-13"},
			{"first of november rent", "2026-11-01"},
			{"5th of last month rent", "2026-10-05"},
			{"the 5th of this month rent", "2026-11-05"},
			{"nov 3 lunch 12 eur", "2026-11-03"},
			{"12 eur lunch nov 3", "2026-11-03"},
			{"Friday the 13th cinema 12", "2026-11-13"},
			{"on 4/22 tickets 30", "2026-04-22"},
			{"22/04 tickets 30", "2026-04-22"},
			{"2025.11.03", "2025-11-03"},
			{"20251103", "2025-11-03"},
			{"seven days ago", "2026-11-13"},
			{"last month 30", ""},
			{"couple of days ago 5", "2026-11-18"},
			{"a couple of days ago 5", "2026-11-18"},
			{"in 3 days 5", "2026-11-23"},
			{"last night's drinks 30", "2026-11-19"},
			{"Kaffee gestern 4,50", "2026-11-19"},
			{"am 3.11. Kaffee 4,50", "2026-11-03"},
			{"gestern Kaffee 4,50", "2026-11-19"},
			{"вчера кофе 200", "2026-11-19"},
			{"café 4,50 hier", "2026-11-19"},
			{"昨天午饭25", "2026-11-19"},
			{"Thurs, Oct 15th dinner 30", "2026-10-15"},
			{"jeans 40 on the 21st of october", "2026-10-21"},
			{"October 21st 2025: jeans 40", "2025-10-21"},
			{"two days before yesterday taxi 9", "2026-11-17"},
			{"the first Monday of October taxi 9", "2026-10-05"},
			{"2025-11-03T10:00:00Z", "2025-11-03"},
			{"Friday 15 beers", "2026-11-13"},
			{"may 5 dentist 60", "2026-05-05"},
			{"5 may dentist 60", "2026-05-05"},
			{"march first rent 900", "2026-03-01"},
			{"sent 45 march invoice", ""},
			{"this week 30", ""},
			{"order 12345", ""},
			{"call 555-1234", ""},
			{"v1.2.3 licence 20", ""},
			{"ISBN 978-3-16-148410-0", ""},
			{"2 for 1 pizza 10", ""},
			{"1500 rent", ""},
			{"coffee 5\nMay 3 lunch 12", "2026-05-03"},
			{"yesterday coffee 5\ntoday tea 4", "2026-11-19 2026-11-20"},
			{"rent 15 Nov 2000", "2026-11-15"},
			{"rent 900 15 Nov 2000", "2000-11-15"},
			{"15 November 1999", "1999-11-15"},
			{"bought 5-6 beers for 20", ""},
			{"5.12 kg apples", ""},
			{"2026 calendar 12", ""},
		},
		"zh": {
			{"昨天 午饭 25", "2026-11-19"},
			{"前天打车30", "2026-11-18"},
			{"大前天打车30", "2026-11-17"},
			{"今天早餐8块", "2026-11-20"},
			{"上周五聚餐200", "2026-11-13"},
			{"上个星期三 买书 50", "2026-11-11"},
			{"周一咖啡 20", "2026-11-16"},
			{"这周一咖啡 20", "2026-11-16"},
			{"礼拜天 买菜 80", "2026-11-15"},
			{"11月3日 房租 3000", "2026-11-03"},
			{"11月3号房租3000", "2026-11-03"},
			{"三号 房租 3000", "2026-11-03"},
			{"2月29日 话费", "2024-02-29"},
			{"上个月5号 话费 50", "2026-10-05"},
			{"去年12月1日 保险 900", "2025-12-01"},
			{"3天前 打车 30", "2026-11-17"},
			{"三天前打车30", "2026-11-17"},
			{"两周前 买鞋 300", "2026-11-06"},
			{"一个月前", "2026-10-20"},
			{"1/23 早餐 50", "2026-01-23"},
			{"12/1 午餐", "2025-12-01"},
			{"昨晚 火锅 200", "2026-11-19"},
			{"十一月三日 午饭 20", "2026-11-03"},
			{"二〇二五年十一月三日", "2025-11-03"},
			{"2025年11月3日 电费", "2025-11-03"},
			{"25年11月3日 电费", "2025-11-03"},
			{"11.3 午饭 20", "2026-11-03"},
			{"11-3 午饭 20", "2026-11-03"},
			{"三号线地铁 4", ""},
			{"3号楼停车 10", ""},
			{"一日三餐 50", ""},
			{"5号电池 10", ""},
			{"一周一次 20", ""},
			{"500日元", ""},
			{"买了3个苹果 12", ""},
			{"95号汽油 300", ""},
			{"明天 电影票 40", "2026-11-21"},
			{"上週五 晚餐 300", "2026-11-13"},
			{"星期三 咖啡 20", "2026-11-18"},
			{"星期五 咖啡 20", "2026-11-13"},
			{"昨天，咖啡20", "2026-11-19"},
			{"本月10号房租", "2026-11-10"},
			{"下周一 电影", "2026-11-23"},
			{"上上周五 聚餐", "2026-11-06"},
			{"周末买菜 100", ""},
			{"上周末买菜 100", ""},
			{"第3天 20", ""},
			{"早上9点 咖啡 20", ""},
			{"三点五块", ""},
			{"3月 房租", ""},
			{"一月一号 红包 500", "2026-01-01"},
			{"廿九号 20", "2026-10-29"},
			{"尾号1234", ""},
			{"11月3日 2000", "2026-11-03"},
			{"lunch yesterday 30", "2026-11-19"},
			{"昨日 ランチ 900円", "2026-11-19"},
			{"五天前买书50", "2026-11-15"},
			{"十月十二日,星期一 买书50", "2026-10-12"},
			{"2025年十月第一个星期一", "2025-10-06"},
			{"去年本月十日", "2025-11-10"},
			{"今年五月一号 20", "2026-05-01"},
			{"這個月5號 房租", "2026-11-05"},
			{"前年三月四号 20", "2024-03-04"},
			{"11/03 午餐 120", "2026-11-03"},
			{"前面的店 20", ""},
			{"周边商品 20", ""},
			{"上海 20", ""},
			{"日用品 30", ""},
			{"月饼 60", ""},
			{"今年的红包 20", ""},
			{"11.3日 午饭 20", "2026-11-03"},
			{"12.5折 20", ""},
			{"3.5公斤 20", ""},
			{"2-3天 20", ""},
			{"11-12月 房租", ""},
			{"天气 20", ""},
		},
	})
}

func TestReadings(t *testing.T) {
	for _, tt := range []struct {
		text, language, region string
		want                   string
	}{
		{"3/4", "en", "", "2026-03-04 2026-04-03"},
		{"3/4", "en", "US", "2026-03-04"},
		{"3/4", "en", "GB", "2026-04-03"},
		{"3/4", "en", "CN", "2026-03-04"},
		{"3/4", "de", "", "2026-04-03"},
		{"3/4", "zh", "", "2026-03-04"},
		{"3/4", "zh", "GB", "2026-03-04"},
		{"3/4 kaffe", "en", "SE", "2026-04-03"},
		{"3/3", "en", "", "2026-03-03"},
		{"22/04", "en", "US", "2026-04-22"},
		{"4/22", "de", "DE", "2026-04-22"},
		{"1/2/2020", "en", "", "2020-01-02 2020-02-01"},
		{"1/2/2020", "en", "US", "2020-01-02"},
		{"1/2/2020", "en", "IN", "2020-02-01"},
		{"1/2/2020", "zh", "", "2020-02-01"},
		{"13/2/2020", "en", "US", "2020-02-13"},
		{"1.2.2020", "en", "", "2020-02-01 2020-01-02"},
		{"2020/1/2", "en", "US", "2020-01-02"},
		{"2020-01-02", "en", "GB", "2020-01-02"},
		{"Monday 2/3", "en", "", "2026-03-02"},
		{"taxi 18 nov 3", "en", "", "2026-11-18 2026-11-03"},
		{"taxi on 18 nov 3", "en", "", "2026-11-18"},
		{"18 nov taxi 3", "en", "", "2026-11-18"},
		{"18 nov 3 taxi", "en", "", "2026-11-18"},
		{"Taxi 18 Nov 3", "de", "", "2026-11-18"},
		{"lunch 12 on 3/4", "en", "", "2026-03-04 2026-04-03"},
		{"午饭 12 3/4", "en", "", "2026-03-04"},
	} {
		found := FindDates(tt.text, Options{Today: friday, Language: tt.language, Region: tt.region})
		var got []string
		for _, d := range found {
			for _, r := range d.Readings {
				got = append(got, r.String())
			}
		}
		if diff := cmp.Diff(tt.want, strings.Join(got, " ")); diff != "" {
			t.Errorf("readings of %q in %s %s mismatch (-want +got):\n%s", tt.text, tt.language, tt.region, diff)
		}
	}
}

func TestWeak(t *testing.T) {
	for _, tt := range []struct {
		text string
		want bool
	}{
		{"5.12 coffee", true},
		{"4-22 coffee", true},
		{"for the 27", true},
		{"3/4 pizza", true},
		{"2 4 2026", true},
		{"on 5.12", false},
		{"05.12 coffee", false},
		{"11/3 coffee", false},
		{"3.11. coffee", false},
		{"the 27th", false},
		{"2026-11-03", false},
		{"yesterday", false},
		{"5 Nov", false},
		{"三号 房租", true},
		{"3号 房租", false},
	} {
		found := FindDates(tt.text, Options{Today: friday, Language: "en"})
		if len(found) != 1 || found[0].Weak != tt.want {
			t.Errorf("FindDates(%q) = %v, want one with Weak %v", tt.text, found, tt.want)
		}
	}
}

func TestDateSpans(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"taxi on the 5th 18", "on the 5th"},
		{"dinner Friday, 13 Nov. 2026 for 30", "Friday, 13 Nov. 2026"},
		{"昨天晚上吃饭200", "昨天晚上"},
		{"Kaffee am 3.11. mit Anna", "am 3.11."},
		{"tickets (13 Nov) 90", "13 Nov"},
		{"paid last week's monday 9", "last week's monday"},
	} {
		found := FindDates(tt.text, Options{Today: friday, Language: "en"})
		if len(found) != 1 || found[0].Text != tt.want || tt.text[found[0].Start:found[0].End] != tt.want {
			t.Errorf("FindDates(%q) = %v, want the text %q", tt.text, found, tt.want)
		}
	}
}

func TestFindBadDates(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"coffee 4 on 31 February", "on 31 February"},
		{"2026-02-30 coffee", "2026-02-30"},
		{"31/02/2026", "31/02/2026"},
		{"30.02.2026", "30.02.2026"},
		{"Feb 30 2025 rent", "Feb 30 2025"},
		{"31st of september rent", "31st of september"},
		{"2月30日 午饭", "2月30日"},
		{"2026年2月30日", "2026年2月30日"},
		{"1500-01-01", "1500-01-01"},
		{"3 Nov 1950", "3 Nov 1950"},
		{"31. Juni", "31. Juni"},
		{"coffee 4.50", ""},
		{"45 march", ""},
		{"12/50 coffee", ""},
		{"2026-02-28", ""},
		{"call 555-1234-77", ""},
	} {
		o := Options{Today: friday, Language: "en"}
		var got []string
		for _, d := range FindBadDates(tt.text, o) {
			if !d.Date.IsZero() || len(d.Readings) > 0 {
				t.Errorf("FindBadDates(%q) has the date %v", tt.text, d)
			}
			got = append(got, d.Text)
		}
		if s := strings.Join(got, "|"); s != tt.want {
			t.Errorf("FindBadDates(%q) = %q, want %q", tt.text, s, tt.want)
		}
		if good := FindDates(tt.text, o); tt.want != "" && len(good) > 0 {
			t.Errorf("FindDates(%q) = %v, want none", tt.text, good)
		}
	}
}

func TestParseDate(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"2026-11-20T10:00:00Z", "2026-11-20"},
		{"2026-11-03", "2026-11-03"},
		{" Yesterday! ", "2026-11-19"},
		{"(yesterday)", "2026-11-19"},
		{"the 5th", "2026-11-05"},
		{"5", "2026-11-05"},
		{"31", "2026-10-31"},
		{"Sun", "2026-11-15"},
		{"last Friday", "2026-11-13"},
		{"now", "2026-11-20"},
		{"３号", "2026-11-03"},
		{"周一", "2026-11-16"},
		{"gestern", "2026-11-19"},
		{"sep 3.", "2026-09-03"},
		{"", ""},
		{"32", ""},
		{"2025", ""},
		{"may", ""},
		{"2026-02-30", ""},
		{"3 Nov coffee", ""},
		{"coffee", ""},
		{"yesterday or today", ""},
	} {
		d, ok := ParseDate(tt.text, Options{Today: friday, Language: "en"})
		got := ""
		if ok {
			got = d.Date.String()
		}
		if got != tt.want {
			t.Errorf("ParseDate(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}
