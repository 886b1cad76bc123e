package chart_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"chit/expense"
	"chit/expense/chart"
	"chit/expense/report"
)

var update = flag.Bool("update", false, "write the pictures of testdata anew")

var march = expense.Month(2026, time.March, 1)

// A month makes a report from amounts per category and per day.
type month struct {
	period     expense.Period
	currency   expense.Currency
	categories []report.Category
	days       []report.Day
	more       []report.Section
}

func (m month) report() report.Report {
	r := report.Report{Period: m.period, Zone: "Europe/Berlin"}
	if m.categories == nil {
		return r
	}
	s := report.Section{Currency: m.currency, Days: m.days}
	var spent int64
	for _, c := range m.categories {
		s.Count += 10
		s.Gross += c.Gross
		spent += max(c.Gross, 0)
	}
	for _, c := range m.categories {
		if c.Gross > 0 && spent > 0 {
			c.Share = new((200*c.Gross + spent) / (2 * spent))
		}
		s.Categories = append(s.Categories, c)
	}
	r.Sections = append(m.more, s)
	return r
}

func category(name string, gross int64) report.Category {
	return report.Category{Name: name, Sums: report.Sums{Count: 1, Gross: gross}}
}

func day(year int, month time.Month, n int) expense.Date {
	return expense.Date{Year: year, Month: month, Day: n}
}

func daily(from expense.Date, gross ...int64) []report.Day {
	var days []report.Day
	for i, g := range gross {
		if g != 0 {
			days = append(days, report.Day{Date: from.AddDays(i), Count: 1, Gross: g})
		}
	}
	return days
}

// busy returns thirty-one amounts that look like a month and are always the
// same.
func busy() []int64 {
	amounts := make([]int64, 31)
	for i := range amounts {
		amounts[i] = int64(i*i*7919%4000 + 350)
	}
	return amounts
}

func other(c expense.Currency, gross int64) report.Section {
	return report.Section{Currency: c, Sums: report.Sums{Count: 1, Gross: gross}}
}

func twentyFive() []report.Category {
	var list []report.Category
	for i := range 25 {
		list = append(list, category(fmt.Sprintf("Category %d with a name", i+1), int64((25-i)*(25-i)*100)))
	}
	return list
}

func zhCategory(name string) string {
	return map[string]string{"Food": "餐饮", "Transport": "交通", "Home": "住房", "Health": "医疗健康", "Leisure": "休闲娱乐"}[name]
}

var pictures = []struct {
	name    string
	report  report.Report
	options chart.Options
}{
	{"empty", month{period: march}.report(), chart.Options{Title: "March 2026"}},
	{"empty_zh", month{period: march}.report(), chart.Options{Title: "2026年3月", Empty: "没有支出"}},
	{"one", month{
		period: march, currency: "EUR", categories: []report.Category{category("Food", 450)},
		days: daily(march.From.AddDays(18), 450),
	}.report(), chart.Options{Title: "March 2026"}},
	{"busy", month{
		period: march, currency: "EUR", days: daily(march.From, busy()...),
		categories: []report.Category{
			category("Food", 28240), category("Transport", 14300), category("Home", 9999),
			category("Leisure", 7000), category("", 2500), category("Health", 1200),
		},
		more: []report.Section{other("USD", 2000), other("JPY", 3500)},
	}.report(), chart.Options{Title: "March 2026"}},
	{
		"busy_zh", month{
			period: march, currency: "CNY", days: daily(march.From, busy()...),
			categories: []report.Category{
				category("Food", 28240), category("Transport", 14300), category("Home", 9999),
				category("Leisure", 7000), category("", 2500), category("Health", 1200),
			},
			more: []report.Section{other("USD", 2000)},
		}.report(),
		chart.Options{Title: "2026年3月（3月1日至31日）", Uncategorized: "未分类", CategoryName: zhCategory},
	},
	{
		"huge", month{
			period: march, currency: "EUR", days: daily(march.From, append(busy()[:12], 180_000_000)...),
			categories: []report.Category{category("Car", 180_000_000), category("Food", 20100), category("Transport", 900), category("Fees", 1)},
		}.report(),
		chart.Options{Title: "March 2026"},
	},
	{
		"many", month{period: march, currency: "EUR", days: daily(march.From, busy()...), categories: twentyFive()}.report(),
		chart.Options{Title: "March 2026"},
	},
	{"refunds", month{
		period: march, currency: "KWD", days: daily(march.From, 5000, 0, 12000, -8000, 3000),
		categories: []report.Category{category("Food", 20000), category("Clothes", -8000)},
	}.report(), chart.Options{Title: "March 2026"}},
	{"year", month{
		period:   expense.Period{From: expense.Date{Year: 2026, Month: 1, Day: 1}, To: expense.Date{Year: 2026, Month: 12, Day: 31}},
		currency: "JPY", days: daily(expense.Date{Year: 2026, Month: 1, Day: 20}, append(busy(), busy()...)...),
		categories: []report.Category{category("Food", 90000)},
	}.report(), chart.Options{Title: "2026"}},
	{
		"strange", month{period: march, currency: "EUR", days: daily(march.From, 999_999_999_999_999), categories: []report.Category{
			category("🍕 Pizza\nand pasta", 999_999_999_999_999), category("🍕", 500),
			category("a name so long that it must be cut because it would run into the amount", 400),
			category("很长的中文类别名称需要被截断因为它会碰到右边的金额数字所以要截断", 300), category("=SUM(A1)", 200), category("ümläut Ελλάδα Чай", 100),
		}}.report(),
		chart.Options{Title: "March 2026 \U0001F600"},
	},
	{"many_zh", month{period: march, currency: "CNY", days: daily(march.From, busy()...), categories: twentyFive()}.report(), chart.Options{
		Title: "2026年3月", CategoryName: func(name string) string { return "很长的分类名称" + name },
		More: func(n int) string { return fmt.Sprintf("还有 %d 个", n) },
	}},
	{"payday", month{
		period: expense.Period{From: day(2026, 2, 25), To: day(2026, 3, 24)}, currency: "EUR", days: daily(day(2026, 2, 25), busy()[:28]...),
		categories: []report.Category{category("Food", 50000)},
	}.report(), chart.Options{Title: "25 Feb – 24 Mar 2026"}},
	{"days", month{
		period: expense.Period{From: day(2025, 12, 20), To: day(2026, 2, 3)}, currency: "EUR",
		days:       daily(day(2025, 12, 20), append(busy(), busy()[:15]...)...),
		categories: []report.Category{category("Food", 90000)},
	}.report(), chart.Options{
		Title: "2025年12月20日至2026年2月3日", Month: func(d expense.Date) string { return fmt.Sprintf("%d月", int(d.Month)) },
	}},
	{"years", month{
		period: expense.Period{From: day(2024, 11, 1), To: day(2026, 12, 31)}, currency: "EUR", days: daily(day(2024, 11, 20), append(busy(), busy()...)...),
		categories: []report.Category{category("Food", 90000)},
	}.report(), chart.Options{Title: "Nov 2024 – Dec 2026"}},
	{"open", month{
		period: expense.Period{From: day(1970, 1, 1), To: day(2026, 3, 31)}, currency: "EUR", days: daily(day(2025, 12, 20), append(busy(), busy()...)...),
		categories: []report.Category{category("Food", 90000)},
	}.report(), chart.Options{Title: "1 Jan 1970 – 31 Mar 2026"}},
	{"day", month{
		period: expense.Period{From: march.From, To: march.From}, currency: "EUR", days: daily(march.From, 460),
		categories: []report.Category{category("카페 Mokka", 400), category("ค่าอาหาร", 30), category("طعام", 20), category("☕", 10)},
	}.report(), chart.Options{Title: "1 March 2026"}},
	{"returned", month{
		period: march, currency: "EUR", days: daily(march.From, -450), categories: []report.Category{category("Food", -450)},
	}.report(), chart.Options{Title: "March 2026"}},
}

// TestPNG compares pictures with those in testdata, pixel by pixel. Letters may
// differ by a shade between compilers.
func TestPNG(t *testing.T) {
	for _, p := range pictures {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			var b bytes.Buffer
			if err := chart.PNG(&b, p.report, p.options); err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", p.name+".png")
			if *update {
				if err := os.WriteFile(golden, b.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want := decode(t, golden)
			if diff := compare(want, decodePNG(t, b.Bytes())); diff != "" {
				t.Errorf("%s; run with -update and look at the picture", diff)
			}
			if opaque, ok := want.(interface{ Opaque() bool }); !ok || !opaque.Opaque() {
				t.Error("the chat's ground shows through, which may be dark")
			}
		})
	}
}

func decode(t *testing.T, file string) image.Image {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return decodePNG(t, content)
}

// compare returns what makes two pictures different. It allows 16 of 256 shades
// anywhere, more in one pixel out of two thousand, and no more than a tenth of
// that in a block the size of one letter.
func compare(want, got image.Image) string {
	if want.Bounds() != got.Bounds() {
		return fmt.Sprintf("picture of %v, want %v", got.Bounds(), want.Bounds())
	}
	const block = 20
	a, b, off := pix(want), pix(got), 0
	blocks := map[image.Point]int{}
	for i := 0; i < len(a); i += 4 {
		if far(a[i], b[i]) || far(a[i+1], b[i+1]) || far(a[i+2], b[i+2]) {
			off++
			at := image.Pt(i/4%want.Bounds().Dx()/block, i/4/want.Bounds().Dx()/block)
			if blocks[at]++; blocks[at] > block*block/10 {
				return fmt.Sprintf("another picture at %v", at.Mul(block))
			}
		}
	}
	if allowed := len(a) / 4 / 2000; off > allowed {
		return fmt.Sprintf("%d pixels differ, want at most %d", off, allowed)
	}
	return ""
}

func decodePNG(t *testing.T, file []byte) image.Image {
	t.Helper()
	img, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// TestCompareSeesALabel is the negative control of [TestPNG].
func TestCompareSeesALabel(t *testing.T) {
	m := month{period: march, currency: "EUR", days: daily(march.From, 460), categories: []report.Category{category("Food", 460)}}
	picture := func(change func(*report.Section)) image.Image {
		r := m.report()
		change(&r.Sections[0])
		var b bytes.Buffer
		if err := chart.PNG(&b, r, chart.Options{Title: "March 2026"}); err != nil {
			t.Fatal(err)
		}
		return decodePNG(t, b.Bytes())
	}
	want := picture(func(*report.Section) {})
	if diff := compare(want, picture(func(*report.Section) {})); diff != "" {
		t.Errorf("the same picture twice: %s", diff)
	}
	for name, change := range map[string]func(*report.Section){
		"no share":     func(s *report.Section) { s.Categories[0].Share = nil },
		"one letter":   func(s *report.Section) { s.Categories[0].Name = "Foot" },
		"another cent": func(s *report.Section) { s.Gross++ },
		"a longer bar": func(s *report.Section) { s.Days[0].Gross += 30 },
	} {
		if compare(want, picture(change)) == "" {
			t.Errorf("%s makes no difference", name)
		}
	}
}

// pix returns red, green, blue and alpha of each pixel.
func pix(img image.Image) []uint8 {
	rgba := image.NewRGBA(img.Bounds())
	draw.Draw(rgba, rgba.Bounds(), img, img.Bounds().Min, draw.Src)
	return rgba.Pix
}

func far(a, b uint8) bool { return max(a, b)-min(a, b) > 16 }

func TestPNGOfACurrencyWithoutExpenses(t *testing.T) {
	var b bytes.Buffer
	r := month{period: march, currency: "EUR", categories: []report.Category{category("Food", 100)}}.report()
	if err := chart.PNG(&b, r, chart.Options{Currency: "CHF"}); err != nil {
		t.Fatal(err)
	}
	if _, err := png.Decode(&b); err != nil {
		t.Fatal(err)
	}
}

// TestPNGOfAnyPeriod draws unusual periods: backwards, and as long as dates
// allow.
func TestPNGOfAnyPeriod(t *testing.T) {
	first, last := expense.Date{Year: 1, Month: 1, Day: 1}, expense.Date{Year: 9999, Month: 12, Day: 31}
	for _, p := range []expense.Period{{}, {From: first, To: last}, {From: last, To: first}, {From: march.From, To: march.From}} {
		m := month{period: p, currency: "EUR", categories: []report.Category{category("Food", 300)}, days: daily(march.From, 100, 200)}
		for _, r := range []report.Report{m.report(), {Period: p}} {
			var b bytes.Buffer
			if err := chart.PNG(&b, r, chart.Options{}); err != nil {
				t.Errorf("PNG of %v: %v", p, err)
			}
			if b.Len() == 0 {
				t.Errorf("PNG of %v is empty", p)
			}
		}
	}
}

func BenchmarkPNG(b *testing.B) {
	for b.Loop() {
		var buf bytes.Buffer
		if err := chart.PNG(&buf, pictures[4].report, pictures[4].options); err != nil {
			b.Fatal(err)
		}
	}
}
