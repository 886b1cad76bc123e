package parse

// vocabularyIT is Italian.
var vocabularyIT = vocabulary{
	language: "it",
	words: []roleWords{
		{roleIncome | roleBan, `stipendio reddito guadagnato`},
		{roleHint, `il gli uno una e per con di del della dei alla ieri oggi ho speso pagato comprato pranzo cena colazione affitto spesa benzina costa costano solo euro_e prezzi partono dal da calo circa azione termini valore è stato milioni inclusi ha che`},
		{roleFiller, `io ho mio mia mi di del della al alla in da totale prezzo importo solo favore grazie esattamente`},
		{roleFiller | roleArticle, `il lo la gli le un uno una`},
		{roleFiller | roleFor, `per`},
		{roleFiller | roleSpend, `speso pagato comprato`},
		{roleFiller | roleCost, `costa costano costato`},
		{roleFiller | roleAdd, `aggiungi aggiungere annota registra segna`},
		{roleCommand, `elimina eliminare modifica modificare cambia correggi mostra cerca rapporto`},
		{roleBan, `sono sei è siamo era sarebbe può potrebbe dovrebbe quanto come quando dove chi cosa quale se non mai nessuno metà ciascuno ogni dividere diviso circa quasi forse stipendio reddito guadagnato devo deve prestato elimina eliminare modifica modificare mostra cerca rapporto prossimo voglio vorrei bisogno penso credo ignora istruzioni tu lui lei loro anni numero telefono`},
		{roleTax, `iva imposta imposte`},
		{roleNet, `netto iva_esclusa più_iva`},
		{roleGross, `lordo iva_inclusa`},
		{rolePercent, `percento per_cento`},
		{rolePlus, `più`},
		{roleUnit, `volte persone giorni settimane mesi anni ore minuti grammi chili litri metri bottiglie`},
		{roleNumbered, `camera pagina capitolo linea numero ordine`},
		{roleFiller | roleRefund, `rimborso`},
		{roleAnd, `e`},
		{roleDe, `di`},
	},
	scales:  `3:mila 6:milione,milioni 9:miliardo,miliardi`,
	numbers: `1:uno,una 2:due 3:tre 4:quattro 5:cinque 6:sei 7:sette 8:otto 9:nove 10:dieci 11:undici 12:dodici 13:tredici 14:quattordici 15:quindici 20:venti 30:trenta 40:quaranta 50:cinquanta 60:sessanta 100:cento`,
	marks:   `~dollar:dollaro,dollari ~cent/2:centesimo,centesimi ~pound=GBP:sterlina,sterline ~franc:franco,franchi ~rupee:rupia,rupie ~ruble=RUB:rublo,rubli ~krone:corona,corone`,
}
