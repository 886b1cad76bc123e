package line

import (
	"testing"

	"chit/expense/parse/lex"
)

// A budget and a payment of every month are no expense, however their month is said.
func TestMonthly(t *testing.T) {
	t.Parallel()
	for language, texts := range map[string]map[Unspent][]string{
		"en": {
			Budgeted: {"budget groceries 300 a month", "budget fun 80 weekly", "food budget 300 per month", "monthly budget 1200"},
			Repeated: {"rent 900 every 1st of the month", "netflix 13.99 monthly on the 5th", "gym 30 on the 3rd of the month"},
			"":       {"budget hotel 45", "budget airline ticket 80", "rent 900 on the 1st", "2nd pizza 9"},
		},
		"de": {
			Budgeted: {"Budget Lebensmittel 300 im Monat", "Monatsbudget 250 für Essengehen", "Budget Kleidung 80 pro Monat"},
			Repeated: {"Miete 900 am 1. jedes Monats", "Netflix 13,99 monatlich am 5.", "Strom 80 zum 15. jeden Monats"},
			"":       {"Miete 900 am 1.", "Monatskarte 49", "Monatsmiete 900 am 1."},
		},
		"fr": {Budgeted: {"budget courses 300 par mois", "budget mensuel 250 restos"}, Repeated: {"loyer 900 le 1er de chaque mois", "netflix 13,99 tous les mois le 5"}, "": {"loyer 900 le 1er"}},
		"es": {Budgeted: {"presupuesto comida 300 al mes", "presupuesto ropa 80 mensuales"}, Repeated: {"alquiler 900 cada día 1 del mes", "netflix 13,99 todos los meses el 5"}, "": {"alquiler 900 el día 1"}},
		"it": {Budgeted: {"budget spesa 300 al mese", "budget mensile 250 ristoranti"}, Repeated: {"affitto 900 ogni 1 del mese", "affitto 900 il primo di ogni mese"}, "": {"affitto 900 il primo"}},
		"pt": {Budgeted: {"orçamento mercado 300 por mês", "orçamento mensal 250 restaurante"}, Repeated: {"aluguel 900 todo dia 1", "netflix 13,99 todo mês dia 5"}, "": {"aluguel 900 dia 1"}},
		"nl": {Budgeted: {"budget boodschappen 300 per maand", "stel een maandbudget van 250 in voor uit eten"}, Repeated: {"huur 900 elke 1e van de maand", "netflix 13,99 maandelijks op de 5e"}, "": {"huur 900 op de 1e"}},
		"pl": {Budgeted: {"budżet na jedzenie 1300 miesięcznie", "budżet jedzenie 1300"}, Repeated: {"czynsz 1900 każdego 1. dnia miesiąca", "netflix 43 co miesiąc 5-go"}, "": {"czynsz 1900 pierwszego"}},
		"ru": {Budgeted: {"бюджет на продукты 30000 в месяц", "бюджет кафе 5000"}, Repeated: {"аренда 40000 каждое 1 число", "нетфликс 599 ежемесячно 5 числа"}, "": {"аренда 40000 1 ноября"}},
		"uk": {Budgeted: {"бюджет на продукти 8000 на місяць", "бюджет кафе 2500"}, Repeated: {"оренда 12000 кожного 1 числа", "нетфлікс 250 щомісяця 5 числа"}, "": {"оренда 12000 1 листопада"}},
		"tr": {Budgeted: {"aylık market bütçesi 5000", "market bütçesi aylık 5000"}, Repeated: {"kira 9000 her ayın 1'inde", "netflix 230 her ay 5'inde"}, "": {"kira 9000 1 Kasım"}},
		"ja": {Budgeted: {"食費の予算は月3万円"}, Repeated: {"毎月1日に家賃9万円"}, "": {"家賃9万円"}},
		"ko": {Budgeted: {"식비 예산 한 달에 30만원"}, Repeated: {"매달 1일 월세 50만원"}, "": {"월세 50만원"}},
		"zh": {Budgeted: {"买菜预算每月3000"}, Repeated: {"每月1号房租3000", "每個月5號房租9000"}, "": {"1号房租3000"}},
	} {
		for want, list := range texts {
			for _, text := range list {
				if got := Read(text, lex.Options{Language: language, Today: lineToday, Currency: "EUR"}).Unspent; got != want {
					t.Errorf("%s: %q: %q, want %q", language, text, got, want)
				}
			}
		}
	}
}
