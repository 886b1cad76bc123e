package rules_test

import (
	"testing"

	"chit/agent/rules"
)

// TestDeedsInEveryLanguage has one row for each language and deed: what changes,
// deletes or takes back what is stored is said in all of them in the same way.
func TestDeedsInEveryLanguage(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ language, text, want string }{
		// An expense is changed by its number.
		{"en", "update 1 to CHF 9.90", "edit_expense field=amount number=1 value=CHF 9.90"},
		{"en", "correct 1 to 1,250.00", "edit_expense field=amount number=1 value=1,250.00"},
		{"en", "edit 1: 8.75", "edit_expense field=amount number=1 value=8.75"},
		{"en", "change 1 from 12 to 13", "edit_expense field=amount number=1 value=13"},
		{"en", "fix 3 to yesterday", "edit_expense field=date number=3 value=yesterday"},
		{"en", "set the date of 2 to yesterday", "edit_expense field=date number=2 value=yesterday"},
		{"de", "ändere 2 auf 7 £", "edit_expense field=amount number=2 value=7 £"},
		{"de", "bitte Nr. 2 auf 7,50 ändern", "edit_expense field=amount number=2 value=7,50"},
		{"de", "ändere das Datum von 2 auf gestern", "edit_expense field=date number=2 value=gestern"},
		{"de", "korrigiere 1 von 12 auf 13", "edit_expense field=amount number=1 value=13"},
		{"fr", "modifie 1 à 44,10 USD", "edit_expense field=amount number=1 value=44,10 USD"},
		{"fr", "corrige la date du 2 à hier", "edit_expense field=date number=2 value=hier"},
		{"fr", "change 3 de 12 à 13", "edit_expense field=amount number=3 value=13"},
		{"es", "cambia 2 a 7 £", "edit_expense field=amount number=2 value=7 £"},
		{"es", "corrige el gasto 4 a 1.250,00", "edit_expense field=amount number=4 value=1.250,00"},
		{"es", "cambia la descripción del 2 a Té Verde", "edit_expense field=description number=2 value=Té Verde"},
		{"it", "modifica 1 in 12,80", "edit_expense field=amount number=1 value=12,80"},
		{"it", "cambia la data della 2 a ieri", "edit_expense field=date number=2 value=ieri"},
		{"pt", "altera 1 para 20", "edit_expense field=amount number=1 value=20"},
		{"pt", "muda 2 para 7,30", "edit_expense field=amount number=2 value=7,30"},
		{"pt", "corrigir a categoria do 3 para Casa e Jardim", "edit_expense field=category number=3 value=Casa e Jardim"},
		{"nl", "verander 2 in 7", "edit_expense field=amount number=2 value=7"},
		{"nl", "2 wijzigen in 8,50", "edit_expense field=amount number=2 value=8,50"},
		{"pl", "zmień 2 na 7 zł", "edit_expense field=amount number=2 value=7 zł"},
		{"pl", "zmień datę 2 na wczoraj", "edit_expense field=date number=2 value=wczoraj"},
		{"ru", "измени 2 на 7 евро", "edit_expense field=amount number=2 value=7 евро"},
		{"ru", "исправь дату 5 на вчера", "edit_expense field=date number=5 value=вчера"},
		{"uk", "зміни 1 на 20 грн", "edit_expense field=amount number=1 value=20 грн"},
		{"uk", "виправ 3 з 12 на 13", "edit_expense field=amount number=3 value=13"},
		{"tr", "2.yi 8 lira yap", "edit_expense field=amount number=2 value=8 lira"},
		{"tr", "2'yi 7 lira yap", "edit_expense field=amount number=2 value=7 lira"},
		{"tr", "3 numarayı 12,50 olarak değiştir", "edit_expense field=amount number=3 value=12,50"},
		{"tr", "2'nin tarihini dün yap", "edit_expense field=date number=2 value=dün"},
		{"ja", "1を20ドルに変更", "edit_expense field=amount number=1 value=20ドル"},
		{"ja", "2番の日付を昨日に変更してください", "edit_expense field=date number=2 value=昨日"},
		{"ja", "3を600円にして", "edit_expense field=amount number=3 value=600円"},
		{"ko", "1번 20달러로 수정", "edit_expense field=amount number=1 value=20달러"},
		{"ko", "2번 날짜를 어제로 변경해 주세요", "edit_expense field=date number=2 value=어제"},
		{"zh", "2改為30", "edit_expense field=amount number=2 value=30"},
		{"zh", "把2改成7英镑", "edit_expense field=amount number=2 value=7英镑"},
		{"zh", "把42的日期改成昨天", "edit_expense field=date number=42 value=昨天"},

		// Several values of one expense are all applied.
		{"en", "edit 1 to 20 USD yesterday", "edit_expense field=amount number=1 value=20 USD; edit_expense field=date number=1 value=yesterday"},
		{"en", "edit 1 to 5.20, Transport, yesterday", "edit_expense field=amount number=1 value=5.20; edit_expense field=category number=1 value=Transport; edit_expense field=date number=1 value=yesterday"},
		{"de", "ändere 2: Betrag 7, Datum gestern", "edit_expense field=amount number=2 value=7; edit_expense field=date number=2 value=gestern"},
		{"en", "edit 1 date yesterday category Food", "edit_expense field=date number=1 value=yesterday; edit_expense field=category number=1 value=Food"},
		{"en", "change 1 to 20 and the category to Transport", "edit_expense field=amount number=1 value=20; edit_expense field=category number=1 value=Transport"},
		{"en", "edit 2 amount 20 USD yesterday", "edit_expense field=amount number=2 value=20 USD; edit_expense field=date number=2 value=yesterday"},
		{"en", "edit 2 description tea and cake", "edit_expense field=description number=2 value=tea and cake"},
		{"en", "change 2 from Food to Transport", "edit_expense field=category number=2 value=Transport"},
		{"de", "ändere 2 von gestern auf heute", "edit_expense field=date number=2 value=heute"},
		{"fr", "no, 5,20 et hier", "edit_expense field=amount value=5,20; edit_expense field=date value=hier"},
		{"en", "edit 1 to net", "edit_expense field=amount_is number=1 value=net"},
		{"de", "ändere 1 auf 20 USD gestern", "edit_expense field=amount number=1 value=20 USD; edit_expense field=date number=1 value=gestern"},
		{"ru", "измени 1 на 20 евро вчера", "edit_expense field=amount number=1 value=20 евро; edit_expense field=date number=1 value=вчера"},
		{"en", "no, 5.20 yesterday", "edit_expense field=amount value=5.20; edit_expense field=date value=yesterday"},

		{"en", "edit 1 category Work and 5.20 yesterday", "edit_expense field=category number=1 value=Work; edit_expense field=amount number=1 value=5.20; edit_expense field=date number=1 value=yesterday"},
		{"en", "edit 14 363.58", "edit_expense field=amount number=14 value=363.58"},
		{"en", "edit 1 #client", "edit_expense field=tags number=1 value=client"},
		{"de", "bearbeite 1 95,50 vorgestern, Kategorie Kleidung", "edit_expense field=amount number=1 value=95,50; edit_expense field=date number=1 value=vorgestern; edit_expense field=category number=1 value=Kleidung"},
		{"es", "edita 1: 5,40 y ponlo ayer", "edit_expense field=amount number=1 value=5,40; edit_expense field=date number=1 value=ayer"},
		{"fr", "modifie 1 : 6,40 hier", "edit_expense field=amount number=1 value=6,40; edit_expense field=date number=1 value=hier"},
		{"ru", "измени 1 9550 позавчера, категория Одежда", "edit_expense field=amount number=1 value=9550; edit_expense field=date number=1 value=позавчера; edit_expense field=category number=1 value=Одежда"},
		{"ja", "1番を320円にして、日付は昨日", "edit_expense field=amount number=1 value=320円; edit_expense field=date number=1 value=昨日"},
		{"zh", "修改1 分类服饰 金额395.5 前天", "edit_expense field=category number=1 value=服饰; edit_expense field=amount number=1 value=395.5; edit_expense field=date number=1 value=前天"},

		// The last one is changed by a word for it.
		{"en", "change the last one to 5.20", "edit_expense field=amount value=5.20"},
		{"de", "ändere den letzten Eintrag auf 5,20", "edit_expense field=amount value=5,20"},
		{"fr", "modifie le dernier à 5,20", "edit_expense field=amount value=5,20"},
		{"es", "cambia el último a 5,20", "edit_expense field=amount value=5,20"},
		{"it", "correggi l'ultima a 5,20", "edit_expense field=amount value=5,20"},
		{"pt", "corrige a última para 5,20", "edit_expense field=amount value=5,20"},
		{"nl", "wijzig de laatste in 5,20", "edit_expense field=amount value=5,20"},
		{"pl", "popraw ostatni na 5,20", "edit_expense field=amount value=5,20"},
		{"ru", "исправь последнюю на 5,20", "edit_expense field=amount value=5,20"},
		{"uk", "виправ останню на 5,20", "edit_expense field=amount value=5,20"},
		{"tr", "tutarı 95 yap", "edit_expense field=amount value=95"},
		{"tr", "sonuncuyu 520 lira yap", "edit_expense field=amount value=520 lira"},
		{"ja", "最後のを520円に変更", "edit_expense field=amount value=520円"},
		{"ko", "마지막을 5200원으로 수정해줘", "edit_expense field=amount value=5200원"},
		{"zh", "上一笔改成5.20", "edit_expense field=amount value=5.20"},

		// A name, a side, a currency, a rate.
		{"en", "rename 2 to Green Tea", "edit_expense field=description number=2 value=Green Tea"},
		{"de", "benenne 3 in Tee um", "edit_expense field=description number=3 value=Tee"},
		{"it", "modifica la descrizione della 2 in tè verde", "edit_expense field=description number=2 value=tè verde"},
		{"tr", "2'nin açıklamasını Yeşil Çay yap", "edit_expense field=description number=2 value=Yeşil Çay"},
		{"ko", "2번 설명을 녹차로 변경", "edit_expense field=description number=2 value=녹차"},
		{"de", "ändere 2 auf brutto", "edit_expense field=amount_is number=2 value=gross"},
		{"fr", "passe la TVA de la 2 à 10%", "edit_expense field=tax_rate number=2 value=10%"},
		{"es", "cambia 2 a dólares", "edit_expense field=currency number=2 value=USD"},
		{"ja", "1を米ドルに変更", "edit_expense field=currency number=1 value=USD"},

		// What an entry should say is stated.
		{"en", "#2 should be 5.20", "edit_expense field=amount number=2 value=5.20"},
		{"en", "the last one was 5.20", "edit_expense field=amount value=5.20"},
		{"de", "Nr. 4 war gestern", "edit_expense field=date number=4 value=gestern"},
		{"fr", "la 2 c'était 7,20", "edit_expense field=amount number=2 value=7,20"},

		// What shall become of it is asked where it is not said.
		{"de", "ändere 2", "edit_expense number=2"},
		{"de", "ändere 2 auf grünen Tee", "edit_expense number=2"},
		{"ru", "измени 2", "edit_expense number=2"},
		{"ja", "2を修正", "edit_expense number=2"},

		// By what it was for.
		{"de", "ändere Kaffee auf 5,20", "edit_expense field=amount match=Kaffee value=5,20"},
		{"es", "cambia el café a 5,20", "edit_expense field=amount match=café value=5,20"},
		{"ja", "コーヒーを520円に変更", "edit_expense field=amount match=コーヒー value=520円"},

		// Deletions.
		{"en", "delete 2", "delete_expense numbers=2"},
		{"en", "erase the last expense", "delete_expense"},
		{"de", "lösche 2", "delete_expense numbers=2"},
		{"de", "kannst du bitte die letzte Ausgabe löschen?", "delete_expense"},
		{"de", "lösche 2 und 3", "delete_expense numbers=2,3"},
		{"de", "Lösche den Kaffee", "delete_expense match=Kaffee"},
		{"fr", "supprime le 2", "delete_expense numbers=2"},
		{"fr", "efface la dernière dépense", "delete_expense"},
		{"fr", "supprime tous les cafés", "delete_expense all=true match=cafés"},
		{"es", "borra el último", "delete_expense"},
		{"es", "elimina la 2, por favor", "delete_expense numbers=2"},
		{"es", "elimina los gastos 2 y 3", "delete_expense numbers=2,3"},
		{"it", "cancella il 2", "delete_expense numbers=2"},
		{"it", "elimina l'ultima spesa", "delete_expense"},
		{"pt", "apaga o 2", "delete_expense numbers=2"},
		{"pt", "excluir o último", "delete_expense"},
		{"nl", "verwijder 2", "delete_expense numbers=2"},
		{"nl", "laatste verwijderen", "delete_expense"},
		{"pl", "usuń 2", "delete_expense numbers=2"},
		{"pl", "skasuj ostatni wpis", "delete_expense"},
		{"ru", "удали 2", "delete_expense numbers=2"},
		{"ru", "удалить последнее", "delete_expense"},
		{"uk", "видали 2", "delete_expense numbers=2"},
		{"uk", "видали останній запис", "delete_expense"},
		{"tr", "2'yi sil", "delete_expense numbers=2"},
		{"tr", "son harcamayı sil", "delete_expense"},
		{"ja", "削除 2", "delete_expense numbers=2"},
		{"ja", "2番と3番を削除して", "delete_expense numbers=2,3"},
		{"ja", "最後の支出を消してください", "delete_expense"},
		{"ko", "2번 삭제", "delete_expense numbers=2"},
		{"ko", "마지막 지출 삭제해줘", "delete_expense"},
		{"zh", "删除2", "delete_expense numbers=2"},
		{"zh", "删掉上一笔", "delete_expense"},

		// What was done is taken back.
		{"en", "undo", "undo"},
		{"en", "roll back the last change", "undo"},
		{"de", "rückgängig", "undo"},
		{"de", "mach das rückgängig", "undo"},
		{"de", "mach 2 rückgängig", "undo number=2"},
		{"fr", "annule", "undo"},
		{"fr", "annuler la dernière dépense", "undo"},
		{"es", "deshacer", "undo"},
		{"es", "deshaz 2", "undo number=2"},
		{"it", "annulla", "undo"},
		{"it", "annulla l'ultima", "undo"},
		{"pt", "desfazer", "undo"},
		{"nl", "ongedaan maken", "undo"},
		{"nl", "maak 2 ongedaan", "undo number=2"},
		{"pl", "cofnij", "undo"},
		{"ru", "отмена", "undo"},
		{"ru", "отмени последнее", "undo"},
		{"uk", "скасуй", "undo"},
		{"tr", "geri al", "undo"},
		{"ja", "元に戻して", "undo"},
		{"ja", "取り消し", "undo"},
		{"ko", "실행 취소", "undo"},
		{"zh", "撤销", "undo"},

		{"en", "redo", "undo redo=true"},
		{"de", "wiederholen", "undo redo=true"},
		{"fr", "rétablir", "undo redo=true"},
		{"es", "rehacer", "undo redo=true"},
		{"it", "ripeti", "undo redo=true"},
		{"pt", "refazer", "undo redo=true"},
		{"nl", "opnieuw uitvoeren", "undo redo=true"},
		{"pl", "ponów", "undo redo=true"},
		{"ru", "повтори отменённое", "undo redo=true"},
		{"uk", "повтори скасоване", "undo redo=true"},
		{"tr", "yinele", "undo redo=true"},
		{"ja", "やり直し", "undo redo=true"},
		{"ko", "다시 실행", "undo redo=true"},
		{"zh", "重做", "undo redo=true"},
		{"en", "redo 2", "undo number=2 redo=true"},
		{"en", "redo #2", "undo number=2 redo=true"},
		{"fr", "rétablir 2", "undo number=2 redo=true"},
		{"zh", "重做2", "undo number=2 redo=true"},
		{"en", "redo bathroom 200", "? add_expense amount=200 description=redo bathroom"},

		// What was deleted comes back.
		{"en", "bring back 2", "edit_expense field=deleted number=2 value=no"},
		{"de", "stelle 2 wieder her", "edit_expense field=deleted number=2 value=no"},
		{"fr", "restaure 2", "edit_expense field=deleted number=2 value=no"},
		{"es", "restaurar", "edit_expense field=deleted value=no"},
		{"it", "ripristina 2", "edit_expense field=deleted number=2 value=no"},
		{"pt", "recuperar 2", "edit_expense field=deleted number=2 value=no"},
		{"nl", "zet 2 terug", "edit_expense field=deleted number=2 value=no"},
		{"pl", "przywróć 2", "edit_expense field=deleted number=2 value=no"},
		{"ru", "восстанови 2", "edit_expense field=deleted number=2 value=no"},
		{"uk", "віднови 2", "edit_expense field=deleted number=2 value=no"},
		{"tr", "2'yi geri getir", "edit_expense field=deleted number=2 value=no"},
		{"ja", "2を復元", "edit_expense field=deleted number=2 value=no"},
		{"ko", "2번 복원", "edit_expense field=deleted number=2 value=no"},
		{"zh", "恢复2", "edit_expense field=deleted number=2 value=no"},

		// The line before is corrected.
		{"en", "actually 20", "edit_expense field=amount value=20"},
		{"de", "nein, 5,20", "edit_expense field=amount value=5,20"},
		{"de", "eigentlich waren es 20 Euro", "edit_expense field=amount value=20 Euro"},
		{"de", "es war gestern", "edit_expense field=date value=gestern"},
		{"fr", "non, 6 dollars", "edit_expense field=amount value=6 dollars"},
		{"fr", "en fait c'était hier", "edit_expense field=date value=hier"},
		{"es", "no, 6 euros", "edit_expense field=amount value=6 euros"},
		{"es", "en realidad fueron 20", "edit_expense field=amount value=20"},
		{"it", "no, 6,50", "edit_expense field=amount value=6,50"},
		{"it", "anzi 20 euro", "edit_expense field=amount value=20 euro"},
		{"pt", "não, 6 euros", "edit_expense field=amount value=6 euros"},
		{"pt", "na verdade foram 20", "edit_expense field=amount value=20"},
		{"nl", "nee, 6 euro", "edit_expense field=amount value=6 euro"},
		{"nl", "eigenlijk was het 20", "edit_expense field=amount value=20"},
		{"pl", "nie, 6 zł", "edit_expense field=amount value=6 zł"},
		{"pl", "nie, było 6", "edit_expense field=amount value=6"},
		{"pl", "właściwie 20", "edit_expense field=amount value=20"},
		{"ru", "нет, 450", "edit_expense field=amount value=450"},
		{"ru", "вернее, 450 рублей", "edit_expense field=amount value=450 рублей"},
		{"uk", "ні, 450 грн", "edit_expense field=amount value=450 грн"},
		{"tr", "hayır, 6 lira", "edit_expense field=amount value=6 lira"},
		{"tr", "aslında dün", "edit_expense field=date value=dün"},
		{"ja", "いや、600円", "edit_expense field=amount value=600円"},
		{"ja", "やっぱり600円", "edit_expense field=amount value=600円"},
		{"ko", "아니, 6000원", "edit_expense field=amount value=6000원"},
		{"zh", "不对，26", "edit_expense field=amount value=26"},
		{"de", "Quatsch, 12,50", "edit_expense field=amount value=12,50"},
		{"pt", "quer dizer, 6,50", "edit_expense field=amount value=6,50"},
		{"ko", "사실 6000원이었어", "edit_expense field=amount value=6000원"},
		{"ja", "いや、600円でした", "edit_expense field=amount value=600円"},
		{"en", "5.20 not 4.50", "edit_expense field=amount value=5.20"},
		{"de", "nein, 12,50 statt 12", "edit_expense field=amount value=12,50"},
		{"de", "doch nicht 12, sondern 13", "edit_expense field=amount value=13"},
		{"fr", "c'était 6,50 pas 7", "edit_expense field=amount value=6,50"},
		{"ru", "не 500, а 450", "edit_expense field=amount value=450"},
		{"tr", "500 değil 450", "edit_expense field=amount value=450"},
		{"ja", "500円じゃなくて450円", "edit_expense field=amount value=450円"},
		{"ja", "全部を5円に変更", "say unknown"},
		{"de", "nein, Kaffee 5,20", "? add_expense amount=5.2 category=Food description=Kaffee"},
		{"ja", "いや、コーヒー600円", "? add_expense amount=600 category=Food currency=JPY description=コーヒー"},
		{"de", "nein, der Kaffee war 5,20", "edit_expense field=amount match=Kaffee value=5,20"},
		{"fr", "non, le café était 5,20", "edit_expense field=amount match=café value=5,20"},
	} {
		if got := show(rules.New().Read(c.text, situation())); got != c.want {
			t.Errorf("%s: Read(%q) = %q, want %q", c.language, c.text, got, c.want)
		}
	}
}

// TestAnswersToACard reads what people answer to the card of one expense.
func TestAnswersToACard(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, want string }{
		{"5.20", "edit_expense field=amount value=5.20"},
		{"5,20 gestern", "edit_expense field=amount value=5,20; edit_expense field=date value=gestern"},
		{"вчера", "edit_expense field=date value=вчера"},
		{"nein, 5,20", "edit_expense field=amount value=5,20"},
		{"wrong", "delete_expense"},
		{"删掉", "delete_expense deed=true"},
		{"falsch", "delete_expense"},
		{"löschen, bitte", "delete_expense"},
		{"par erreur", "delete_expense"},
		{"bórralo", "delete_expense"},
		{"ошибка", "delete_expense"},
		{"間違い", "delete_expense"},
		{"삭제해 주세요", "delete_expense"},
		{"rückgängig", "undo"},
		{"restaurer", "edit_expense field=deleted value=no"},
		{"tea 5.20", "add_expense amount=5.2 category=Food description=tea"},
	} {
		if got := show(rules.New().Read(c.text, situation(7))); got != c.want {
			t.Errorf("Read(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// TestNoDeedIsMeant reads ordinary lines with words that command the bot elsewhere.
func TestNoDeedIsMeant(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"cambio 20,00", "change 5.00", "change 20 EUR", "change 2 tires 80.00", "muda 20,00", "fix 20", "fix bike 20.00", "set of plates 20.00", "update windows 20.00",
		"modifica pantaloni 20,00", "no-name shoes 20.00", "correction fluid 3.00", "修正液 300円", "更新料 5000円", "消しゴム 100円", "수정과 3000원", "예약 변경 수수료 5000원",
		"streichen 200", "retirer 20 euros", "Wiederholung 20,00", "Änderung Hose 12,00", "restauración 30,00", "no. 5 chanel 80.00", "sorry card 4.00", "отмена брони 500 руб",
		"quita esmalte 5,00", "erase board 5.00", "убрать квартиру 2000 руб", "entfernen Zecke 20,00", "elimina 20 euros", "wis 2,50", "sil 20,00", "cambiar aceite a 50",
		"поменять масло на 2000", "zmienić olej na 200", "no. 5", "не 500", "doch nicht 12", "nie 6", "não 6", "削除しました", "delete everything", "удали всё", "измени всё на 5", "全部削除", "верни 500 рублей", "2 sil bezi 20 lira",
		"Nein danke Tee 3,00", "2 cafés 5,00", "pon gasolina 20,00", "haz 20", "son 3 kahve 120 lira", "last minute 40.00", "herstel fiets 20,00",
	} {
		reading := rules.New().Read(text, situation())
		for _, c := range reading.Actions {
			if c.Tool() == "edit_expense" || c.Tool() == "delete_expense" || c.Tool() == "undo" {
				t.Errorf("Read(%q) = %q, want no deed", text, show(reading))
			}
		}
	}
}
