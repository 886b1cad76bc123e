package parse

// vocabularyDE is German.
var vocabularyDE = vocabulary{
	language: "de",
	words: []roleWords{
		{roleIncome | roleBan, `gehalt lohn einkommen verdient`},
		{roleHint, `der die das und für mit von nicht ein eine einen bei heute gestern vorgestern kostet kaffee mittagessen abendessen frühstück brot miete einkauf lebensmittel bezahlt gekauft ausgegeben kostete um rund zum zur im am ich habe hatte verkäufe wert zahlte hast`},
		{roleFiller, `ich habe hab hatte wir mein meine meinen es nur bitte danke ausgabe gesamt insgesamt preis betrag zum zur von vom im am den dem um mal noch genau sich machte macht euro?`},
		{roleFiller | roleArticle, `der die das ein eine einen einem`},
		{roleFiller | roleFor, `für fürs`},
		{roleFiller | roleSpend, `bezahlt gezahlt gekauft ausgegeben zahlte kaufte`},
		{roleFiller | roleCost, `kostet kostete kosteten gekostet waren`},
		{roleFiller | roleAdd, `notiere notieren erfasse buche buchen eintragen trage hinzufügen`},
		{roleCommand, `lösche löschen ändere ändern zeige zeig suche bericht`},
		{roleBan, `bin bist sind sein wäre würde sollte könnte kann können muss wer was wann wo warum wie wieviel welche welcher wenn falls ob nicht kein keine keinen nie statt eigentlich sondern falsch teilen geteilt hälfte jeder jede pro etwa ungefähr circa rund vielleicht gehalt lohn einkommen verdient schulde schuldet leihen geliehen überweisen überwiesen du er sie wir_sind ihr dein deine
lösche löschen ändere ändern zeige zeig suche bericht budget grenze nächste jeden monatlich will möchte brauche denke glaube ignoriere bisherigen anweisungen treffen nummer telefonnummer alt mehr weniger über unter zwischen`},
		{roleTax, `mwst mwst. ust ust. mehrwertsteuer umsatzsteuer steuer vorsteuer`},
		{roleRateNoun | roleTax, `steuersatz mwst-satz mehrwertsteuersatz`},
		{roleNet, `netto exkl exklusive ohne_mwst ohne_ust ohne_steuer`},
		{roleGross, `brutto inkl inklusive einschl einschließlich mit_mwst mit_ust`},
		{rolePlus, `zzgl zzgl. zuzüglich`},
		{roleFree, `steuerfrei mwst_frei ust_frei keine_mwst keine_ust`},
		{roleGlue, `ist war beträgt von`},
		{rolePercent, `prozent`},
		{roleUnit, `mal stück personen leute tage tag wochen monate jahre stunden stunde minuten uhr gramm kilo liter meter flaschen seiten`},
		{roleNumbered, `zimmer raum gleis seite kapitel linie tor stock nummer bestellung rechnung bus straße`},
		{roleFiller | roleRefund, `rückerstattung erstattung rückzahlung gutschrift erstattet zurückbekommen retoure`},
		{roleAnd, `und`},
		{roleAt, `bei beim`},
		{roleDe, `von`},
	},
	scales:  `3:tausend,tsd 6:million,millionen 9:milliarde,milliarden`,
	numbers: `1:ein,eins,einen 2:zwei 3:drei 4:vier 5:fünf 6:sechs 7:sieben 8:acht 9:neun 10:zehn 11:elf 12:zwölf 13:dreizehn 14:vierzehn 15:fünfzehn 16:sechzehn 17:siebzehn 18:achtzehn 19:neunzehn 20:zwanzig 30:dreißig 40:vierzig 50:fünfzig 60:sechzig 70:siebzig 80:achtzig 90:neunzig 100:hundert`,
	marks:   `~dollar:dollar ~rupee:rupie,rupien ~pound=GBP:pfund ~franc=CHF:franken ~cent/2:cents CHF/2:rappen ~yen=JPY:yen ~ruble=RUB:rubel PLN:złoty ~krone:kronen ~peso:pesos`,
}
