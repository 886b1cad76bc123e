package lang

import "strings"

// german is German.
var german = language{
	prepositions:         `für fürs mit zum zur nach im in ins am an ans auf aufs vom von bei beim aus ab über ohne gegen neben vor unterwegs_nach bis via`,
	NounsCapital:         true,
	VerbEndings:          []string{"t", "te", "ten", "st", "en", "=muss", "=soll", "=will", "=war", "=ist", "=sind", "=fiel", "=stieg", "=fand", "=bekam", "=angekommen", "=abgefahren", "=losgefahren", "=aufgestanden", "=gelandet"},
	NounEndings:          []string{"t", "en"},
	ParticipleBeginnings: []string{"ge", "ver", "be", "ent", "er", "zer"},
	SubjectBehind:        true,
	Ourselves:            []string{"man", "wir"},
	OthersHave:           []string{"hat"},
	code:                 "de",
	spelledOut:           strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss"),
	UnitsFirst:           true,
	Examples:             "Kaffee 4,50 gestern · Mittagessen 12 und Parken 3,50\nnein, 5,20 · lösche 42 · mach das rückgängig\nwie viel habe ich im März ausgegeben?",
	Corrections:          "nein, 5,20 · ändere 42 auf gestern\nlösche 42 · mach das rückgängig",
	OrdinalPoint:         true,
	DecimalComma:         true,
	JoinsNouns:           true,
	VerbLast:             true,
	pluralEndings:        []string{"n", "en", ":e", ":er", ":s", ":se"},
	phrases: phrases{
		SaysHalf:       `halbe|halber|halbes|halben|hälfte|die hälfte|halbiert|zum halben preis|halbe-halbe`,
		SaysThirdPart:  `drittel|ein drittel`,
		SaysQuarter:    `viertel|ein viertel`,
		SaysPair:       `beide|beiden|doppelt|doppelte|das doppelte|zweimal|paar|zu zweit`,
		SaysTriple:     `dreifach|dreifache|dreimal|zu dritt`,
		SaysDozen:      `dutzend|ein dutzend`,
		SaysMyPart:     `mein anteil|meinen anteil|mein teil|meinen teil|unser anteil|anteilig|pro kopf|pro person|pro nase|meine hälfte|mein drittel|mein viertel`,
		SaysIPaid:      `ich|ich hab|ich habe|ich hatte|ich zahl|ich zahle|ich zahlte|ich geb|ich gebe|ich gab|hab ich|habe ich|zahl ich|zahle ich`,
		SaysOfAll:      `alles|beides|alle|beide|alles zusammen|das alles|das ganze|das war alles|war alles|waren beide|alles war|beides war`,
		PerHead:        `pro kopf|pro person|pro nase|p.p.|pp|je person`,
		LeadsPart:      `davon|davon waren|davon sind|davon gingen|darunter|inklusive|inkl|inkl.|einschließlich|darin|wovon|da drin`,
		InsteadOfPrice: `statt|anstatt|anstelle von|statt früher|statt sonst|statt normal|runter von|reduziert von|heruntergesetzt von|normalerweise|uvp|statt uvp`,
		UsedToCost:     `war|waren|vorher|früher|normal|normalerweise|eigentlich|sonst`,
		SaysNow:        `jetzt|nur|nur noch|jetzt nur|jetzt nur noch|nun|nun nur|nun nur noch|für nur`,
		SaysReduced:    `reduziert|runtergesetzt|heruntergesetzt|herabgesetzt|gesenkt|rabattiert|runter|im angebot|im sale|reduzierte|reduzierten|reduzierter|reduziertes`,

		SaysOh: `ach|oh|ah|ähm|äh|hm|hmm|na|na ja|naja|tja|och|öhm|ups`,
		NamesFirst: `der erste|die erste|das erste|den ersten|erste|erster|erstes|ersteres|ersteren|erstere|nummer 1|nummer eins|nr 1|nr. 1|option 1|
			option eins|variante 1|das erstere|1.|die 1|das 1.|der 1.|die 1.|den 1.|links|die linke|ersteres bitte`,
		NamesNone: `keins von beiden|keines von beiden|keiner von beiden|keine von beiden|keinen von beiden|weder noch|beide nicht|beides nicht|
			keins|keines|keiner|keine|keinen|keins davon|keine davon|keiner davon|gar keins|gar keine`,
		NamesSecond: `der zweite|die zweite|das zweite|den zweiten|zweite|zweiter|zweites|zweiteres|der andere|die andere|das andere|den anderen|
			nummer 2|nummer zwei|nr 2|nr. 2|option 2|option zwei|variante 2|2.|das 2.|der 2.|die 2.|den 2.|die 2|das zweitere`,
		NamesThird: `der dritte|die dritte|das dritte|den dritten|dritte|dritter|drittes|nummer 3|nummer drei|nr 3|option 3|option drei|3.|das 3.|
			der 3.|die 3.|den 3.`,
		NamesFinal: `der letzte|die letzte|das letzte|den letzten|letzteres|letzterer|letztere|letzteren`,
		NamesShare: `mein anteil|meinen anteil|mein teil|meinen teil|meine hälfte|mein drittel|mein viertel|meins|mein stück|mein part|meinen part|
			der anteil|den anteil|ein anteil|pro person|pro kopf|pro nase|für mich|ich|was ich schulde|was ich gezahlt habe|was auf mich entfällt|
			die hälfte|ein drittel|ein viertel|jeder|meine`,
		NamesWhole: `alles|das ganze|ganz|der ganze betrag|den ganzen betrag|ganze|die ganze summe|den gesamten betrag|der gesamte betrag|komplett|
			das gesamte|insgesamt|gesamt|voll|den vollen betrag|der volle betrag|die volle summe|die ganze rechnung|für alle|ich hab alles gezahlt|
			ich habe alles gezahlt|ich habe alles bezahlt|ich hab alles bezahlt|den rest auch`,
		AroundShare: `nur|bloß|lediglich|bitte|einfach|nimm|schreib|trag|ein|auf|das ist|es ist|also|eigentlich|davon|selbst|doch|und zwar|mal`,
		SaysAgreed: `passt|passt so|passt schon|stimmt|stimmt so|genau|richtig|gut|alles klar|geht klar|mach das|mach mal|gerne|gern|einverstanden|
			in ordnung|sicher|natürlich|logisch|speichern|eintragen|buchen|korrekt|na klar|auf jeden fall|perfekt|prima|bestätigt|mach|ja mach|
			mach ruhig|so ist es|in ordnung so|jawoll|trag ein|trag es ein|trags ein|trag's ein|trag das ein|buch es|buch das|eintragen bitte|
			bitte eintragen|bitte speichern|speicher|speichere|speicher es|speicher das|notier das|notiere das|notieren|sehr gut|supi|jau|okey|oki|
			okidoki|einfach eintragen|nur zu|los|kannst du machen|darfst du|so machen|machen|so passt's|stimmt genau|ganz genau|auf jeden|läuft|deal|
			abgemacht|gebongt|geht in ordnung|geht so|bestätige|logo|freilich|sowieso|selbstverständlich|absolut|definitiv|richtig so|wunderbar|
			klasse|is gut|ist gut|ist okay|ist ok|alles gut`,
		SaysBut: `aber|jedoch|allerdings|nur`,
		SaysCancel: `abbrechen|abbruch|stopp|vergiss es|egal|schon gut|lass es|lass gut sein|verwerfen|ach vergiss es|vergiss das|vergisses|lass|
			lass das|doch nicht|lieber doch nicht|weg damit|brauchst du nicht|nicht nötig|ist nicht nötig|hat sich erledigt|erledigt sich|
			schon erledigt|hab's mir anders überlegt|habs mir anders überlegt|ignorier das|ignoriere das|lassen wir das|lassen wir|vergessen wir's|
			lass stecken|spar dir das|muss nicht sein|muss nicht|nicht mehr nötig`,
		SaysHello: `hallo|moin|moin moin|servus|guten morgen|guten tag|guten abend|grüß gott|grüezi|grüß dich`,
		SaysNet:   `netto|exkl|exklusive|zzgl|zzgl.|zuzüglich|plus mwst|zzgl mwst|zzgl. mwst|vor steuer|vor steuern|exkl. mwst|exkl mwst`,
		SaysGross: `brutto|inkl|inklusive|inkl. mwst|inkl mwst|mit mwst|nach steuern|einschließlich mwst`,
		SaysNo: `nein|nee|nö|nein danke|auf keinen fall|lass mal|lieber nicht|bloß nicht|nicht speichern|ne|nö danke|nicht|bitte nicht|
			nicht eintragen|nicht buchen|trag es nicht ein|trag das nicht ein|trag nicht ein|jetzt nicht|nicht jetzt|auf gar keinen fall|niemals|nie|
			nein nein|neinnein|nope|nicht doch|nicht nötig|sicher nicht|nicht wirklich|lieber doch nicht|ach nee|ach ne|ach nein|keinesfalls|ablehnen|
			negativ`,
		SaysNone:   `keine|keiner|ohne|steuerfrei|keine steuer|keine mwst|ohne mwst`,
		SaysPlease: `bitte|bitte schön`,
		SaysThanks: `danke|dankeschön|danke schön|danke dir|vielen dank|besten dank|super danke|danke sehr`,
		SaysUndo: `rückgängig|rueckgängig|zurücknehmen|zurückgenommen|widerrufen|widerrufe|wiederherstellen|wiederhergestellt|wiederherzustellen|
			wieder her|wieder haben|wiederhaben|wieder da|zurückholen|zurückgeholt|hole zurück|hol zurück|wieder rein|wieder hinein|zurück haben|
			zurückhaben|doch behalten|doch nicht löschen`,
		SaysUnsure: `weiß nicht|weiß ich nicht|weiss nicht|ich weiß nicht|keine ahnung|was|wie|warum|wieso|hä|nichts|bin nicht sicher`,
		SaysYes:    `ja|jo|joa|jep|jap|jup|jawohl|jaja|klar|ja klar`,
	},
	commands: phrases{
		AsksAgain: `noch eins|noch einer|noch eine|noch einen|noch so eins|noch so einer|noch so eine|noch so einen|noch mal so eins|
			noch ein mal|ein weiteres mal|noch einmal das gleiche|dito|und noch eins|und noch einer|und noch eine|und noch einen|nochmal so eins|
			nochmal so einen|nochmal so eine|nochmal einen|nochmal eine|nochmal eins`,
		SaysAgain:   `nochmal|noch mal|noch einmal|nochmals|erneut|wieder|wiederhole|wiederholen|wiederhol|abermals|noch`,
		RepeatsStep: `wiederhole|wiederholen|wiederhol|wiederhole es|wiederhol das`,
		NamesSame: `dasselbe|das selbe|das gleiche|dasgleiche|gleiches|gleiche|gleichen|derselbe|dieselbe|denselben|dieselben|den gleichen|
			die gleiche|der gleiche|genau dasselbe|genau das gleiche|genau das|genauso|exakt dasselbe|exakt das gleiche`,
		NamesSuch: `davon|von denen|von dem|von der sorte|so eins|so einen|so eine|wie eben|wie gerade|wie vorhin|wie zuvor|wie oben|
			wie das letzte|wie der letzte|wie die letzte|das letzte|den letzten|die letzte|der letzte|letzten|letzte|das|die|den|es|den eintrag|
			die ausgabe|die letzte ausgabe|den letzten eintrag|diesen|diese|dieses`,
		AroundAgain: `mal|mir|uns|bitte|gerade|auch|davon|ein|bei mir|jetzt|und|so|ja|halt`,
		AsksToLog: `trag|trage|buch|buche|notier|notiere|erfasse|erfass|schreib|schreibe|füg|füge|hinzu|ein|auf|dazu|eintragen|buchen|notieren|
			erfassen|hinzufügen|aufschreiben|mach|nimm|hatte|hab|habe|gekauft|getrunken|gegessen|genommen|ich`,
		SaysTwin: `es ist dasselbe|ist dasselbe|das ist dasselbe|das war dasselbe|es ist das gleiche|ist das gleiche|das ist das gleiche|
			das war das gleiche|ist derselbe|das ist derselbe|ist dieselbe|das ist dieselbe|ist der gleiche|das ist der gleiche|ist die gleiche|
			das ist die gleiche|das ist doppelt|es ist doppelt|ist doppelt|das war doppelt|war doppelt|doppelt|doppelt drin|ist doppelt drin|
			das ist doppelt drin|steht doppelt drin|doppelt eingetragen|doppelt gebucht|doppelt erfasst|doppelt gemoppelt|hab ich doppelt|
			habe ich doppelt|hab ich doppelt eingetragen|ein duplikat|duplikat|das ist ein duplikat|das war ein duplikat|zweimal eingetragen|
			zweimal gebucht|zweimal erfasst|hab ich zweimal eingetragen|zweimal dasselbe|zweimal das gleiche|ist zweimal drin|das ist zweimal drin`,
		TakesOut: `nimm es raus|nimm das raus|nimm das wieder raus|nimm es wieder raus|nimm eins raus|nimm einen raus|nimm eine raus|
			nimm den raus|nimm die raus|nimms raus|nimm's raus|raus damit|weg damit|kann weg|das kann weg|kann raus|das kann raus|eins kann weg|
			einer kann weg|eine kann weg|lösch es|lösch das|lösch eins|lösch einen|lösch eine|lösch den|lösch die|lösch den zweiten|lösch die zweite|
			lösch das zweite|lösche es|lösche das|lösche eins|lösche einen|lösche eine|lösche den zweiten|lösche die zweite|lösche das zweite|
			entfern es|entfern das|entferne es|entferne das|entferne eins|streich es|streich das|streiche es|streiche das|mach es weg|mach das weg|
			mach eins weg|mach einen weg|bitte löschen|löschen|entfernen|rausnehmen|streichen|nur einmal|nur eins behalten|behalte nur eins`,
		SaysWrong:    `falsch|das ist falsch|fehler|versehen|weg damit|versehentlich|stornieren|storniere das`,
		ShouldBe:     `sollte … sein|muss … sein|müsste … sein`,
		RatherThan:   `sondern`,
		InsteadOf:    `statt|anstatt|nicht|und nicht|anstelle von`,
		AsksRename:   `umbenennen|benenne … um|nenne`,
		NamesReceipt: `beleg|belege|quittung|quittungen|kassenbon|kassenzettel|bon|anhang|anhänge|kassenbeleg`,
		NamesFile:    `rechnung|rechnungen|datei|dateien|dokument|dokumente|foto|fotos|bild|scan|pdf`,
		ShowsFile: `zeig|zeige|zeig mir|zeige mir|zeig mal|schick|schicke|schick mir|schicke mir|gib mir|öffne|zeigen|anzeigen|wo ist|sende|
			sende mir`,
		AttachesFile: `hänge … an|häng … an|anhängen|füge … hinzu|hinzufügen|hier ist|hier der|hier die|hier das|das ist|dies ist|gehört|
			gehört zu|gehört zur|gehört zum|leg ab|ablegen|speichere|anbei|hier`,
		LeadsToEntry: `für|von|vom|zu|zum|zur|an|der|des`,
		AsksUndo: `mach … wieder rückgängig|mache … wieder rückgängig|wieder rückgängig|wieder rückgängig machen|mach wieder rückgängig|doch wieder rückgängig|rückgängig|rueckgängig|rückgängig machen|mach … rückgängig|mache … rückgängig|mach rückgängig|mache rückgängig|
			zurücknehmen|nimm … zurück|widerrufen|widerrufe|mach's rückgängig|machs rückgängig`,
		PointsAtOneBehind: `eintrag|buchung`,
		PointsAtOne:       `der vom|die vom|das vom|den vom|der von|die von|das von|den von|der aus|die aus|das aus|den aus|der im|die im|das im|den im|der am|die am|das am|den am|dem vom|der eintrag vom|den eintrag vom|die ausgabe vom|die buchung vom`,
		AsksRedo:          `wiederholen|wiederhole das|wiederhol das|erneut ausführen|nochmal ausführen|redo`,
		AsksRestore: `wiederherstellen|löschen rückgängig|löschung rückgängig|löschen rückgängig machen|löschung rückgängig machen|mach das löschen rückgängig|mach die löschung rückgängig|stelle … wieder her|stell … wieder her|hole … zurück|hol … zurück|zurückholen|zurück|wieder rein|
			wieder rein damit|rein damit|doch wieder rein|wieder her damit|hol's zurück|hols zurück|stell's wieder her|stell wieder her|
			stelle wieder her|stell es wieder her|stell das wieder her|stell ihn wieder her|stell sie wieder her|hol ihn zurück|
			hol sie zurück|hol es zurück|hol das zurück|hol die zurück|hol beide zurück|hole es zurück|wieder zurück|wieder zurückholen|
			wieder herstellen|doch wieder zurück|mach wieder rein|tu wieder rein|setz wieder rein|wieder hinzufügen|wieder eintragen|
			bring es zurück|bring ihn zurück|bring sie zurück|bring zurück`,
		AsksDelete:   `lösche|lösch|löschen|loesche|loeschen`,
		MayAskDelete: `entferne|entfernen|wirf … raus|schmeiß … raus|streiche … raus`,
		AsksChange: `ändere|änder|ändern|aendere|aendern|ändere … ab|abändern|bearbeite|bearbeiten|korrigiere|korrigieren|berichtige|
			berichtigen|aktualisiere|aktualisieren`,
		MayAskChange: `setze|setz|setzen|mach|mache|stelle|mach aus|mache aus|verschiebe|verschieb|verschieben|stell|leg|schieb|schiebe|pack|packe|packs`,
		NamesLast:    `letzte|letzten|letztes|letzter|vorige|vorigen|voriges|es|das|dies|diese|diesen`,
		NamesAll:     `alle|alle meine|jeden|jede|alles`,
		AroundEntry: `der|die|das|den|dem|des|meine|meinen|ausgabe|eintrag|buchung|posten|änderung|nummer|von|vom|für|bei|aktion|schritt|vorgang|
			aus|aus der|aus dem`,
		AroundEntries:  `ausgaben|einträge|buchungen`,
		LeadsFromValue: `von`,
		LeadsToValue:   `auf|in|zu|nach`,
		SharesEntry: `geteilt|teilen|teil|teile|teilt|aufgeteilt|aufteilen|gesplittet|splitten|teilen wir|ham wir geteilt|haben wir geteilt|
			geteilt durch`,
		SharesInTwo: `hälfte|halbe|halbe halbe|halbe-halbe|fifty fifty|fifty-fifty|50/50|50:50|50-50|50 50|zu zweit|meine hälfte|die hälfte|
			zweien|halbiere|halbier|halbieren|halbiert`,
		SharesInThree:   `zu dritt|dritteln|drittel das|drei leute|dreien`,
		SharesInFour:    `zu viert|vierteln|vieren`,
		SharesInFive:    `zu fünft|fünfen`,
		SharesWith:      `mit|zahlt|zahlen|bezahlt|gezahlt|hat gezahlt|hat bezahlt|übernimmt|übernommen`,
		LeadsToSharers:  `durch|unter|auf|zu|in`,
		NamesAllEntered: `alles|alle|das alles|die alle|alle drei|alle vier|das ganze|alle davon|sämtliche`,
		LeadsToCount:    `es waren|es warn|warn|waren|mach|mach da|mach daraus|es sind|das waren|das warn|das sind|nimm|rechne|hatten|wir hatten`,
		EndsCount:       `draus|daraus|davon|stück davon|gewesen|gekauft|gegessen|getrunken|genommen`,
		NamesPieces:     `stück|portionen|flaschen|becher|gläser|tassen|dosen|packungen|karten|tickets|davon|davon waren|teller`,
		Multiplies:      `mal|x|×|multiplizier mit|multipliziere mit|nimm es mal|nimm mal|nimm das mal`,
		CountsUs:        `wir waren|wir warn|waren|warn|wir sind|waren zu`,
		SaysMoreBy:      `mehr|teurer|höher|drüber`,
		SaysLessBy:      `weniger|billiger|günstiger|niedriger`,
		CountsPeople:    `wir waren zu|wir warn zu|wir sind zu|waren zu|wir waren|wir warn|wir sind`,
		NamesCompany:    `zu zweit|zu dritt|zu viert|zu fünft|drei leute|zweien|dreien|vieren|fünfen`,
		AroundSplit: `ham|haben|hab|habe|wir|uns|das|die|der|den|es|ist|sind|war|bitte|mal|dann|davon|nur|bloß|mein|meine|meinen|meinem|meiner|
			anteil|teil|zählen|zähl|rechne|trag|nimm|alles|ganze|gesamte|rechnung|zahlt|zahlen|bezahlt|gezahlt|übernimmt|übernommen|gehört|von|vom|und|also|
			ja|ach|gemacht|jeder|je|ein|eine|mich|hat|gekostet`,
		NamesServer:   `kellner|kellnerin|bedienung|fahrer|service|servicekraft|barista|frisör|friseurin|friseur`,
		SaysTipped:    `trinkgeld`,
		SaysRoundedUp: `aufgerundet|aufgerundet auf|aufgerundet zu|gerundet auf|rund gemacht auf|stimmt so`,
		AroundTip: `und|noch|nochmal|dazu|plus|hab|habe|ich|für|die|der|den|dem|das|ein|eine|einen|auch|mal|als|ach|so|dann|extra|kam|kommt|
			kommen|kamen|war|waren|dabei|mit|gegeben|dagelassen|liegen lassen|liegengelassen|drauf|obendrauf`,
		SaysItWasRight: `war doch richtig|war richtig|das war richtig|das war doch richtig|es war richtig|stimmte doch|hat gestimmt|
			das hat gestimmt|war schon richtig|war ja richtig|passte doch|das passte|das stimmte|das stimmte doch|doch nicht|lieber nicht|
			lieber doch nicht|nicht löschen|doch behalten|soll bleiben|das soll bleiben|soll drin bleiben|war doch kein fehler|
			doch drin lassen`,
		OpensCorrection: `nein|nee|nö|eigentlich|falsch|sorry|entschuldigung|ups|korrektur|ich meinte|ich meine|vielmehr|tatsächlich|quatsch|doch|
			stimmt nicht|moment|halt|ach nein|vertippt|ich habe mich vertippt|ich hab mich vertippt|besser gesagt|ach ne|ach nee|ne|nö nö|oh nein|
			ah nein|hoppla|ups nein|warte|moment mal|halt nein|mist|mein fehler|ich habe mich geirrt|ich hab mich geirrt|hab mich vertippt|
			hab mich vertan|ich hab mich vertan|verschrieben|hab mich verschrieben|korrigiere|ich korrigiere|und zwar|genauer gesagt|genau genommen|
			korrigier das|korrigier das mal|korrigier mal|korrigiere das|korrigier|meinte|ach quatsch|ups meinte|verdammt|scheiße|shit|oh mist|
			ach mist|menno|sollte heißen|muss heißen|ich wollte schreiben|wollte schreiben`,
		JoinsPrice: `war|waren|kostete|kosteten|warn|warens|waren's|warns|warn's|war's|hat … gekostet`,
		SaysItWas: `mach … draus|mach … daraus|mach da … draus|es war|war|es waren|war es|waren es|das war|das waren|waren|es hat … gekostet|es waren nur|das sollte|sollte|sollten|es sollte|müsste|das müsste|es müsste|das muss|
			das sollen|das hat|es hat|der war|die war|das kostete|ich meinte|war das|war's|wars|das war's|das wars|war übrigens|
			das war im|das war in|war in|war vom|das war vom|das ist vom|ist vom|das ist von|ist von|war von|das war von|das war übrigens|
			die waren alle|das waren alle|die waren alles|sie waren alle|das war alles|die sind alle|die sind alles|alle drei waren|warn|warens|
			waren's|warns|es warn|das warn|war's doch|sind's|hat … gekostet|hat nur|hat mich|hat mich nur|hat doch`,
		SaysItIs:         `es ist|es sind|das ist|das sind|sind es|dies ist`,
		NamesAmount:      `betrag|preis|summe`,
		NamesNet:         `netto`,
		NamesGross:       `brutto`,
		NamesRate:        `steuer|steuersatz|mwst|mehrwertsteuer|ust|umsatzsteuer`,
		NamesCurrency:    `währung|währungseinheit|standardwährung|hauptwährung`,
		NamesDate:        `datum`,
		NamesDescription: `beschreibung|bezeichnung|text|name|namen`,
		NamesMerchant:    `händler|laden|geschäft`,
		NamesDocument:    `beleg|belegnummer|beleg_nr.|quittung|rechnung|rechnungsnummer|rechnungs_nr.`,
		NamesLines:       `zeile|zeilen|position|positionen|steuerzeile|steuerzeilen`,
		NumbersDocument:  `nummer`,
		NamesCategory:    `kategorie`,
		NamesTags:        `schlagwort|stichwort`,
		NamesKind:        `art|typ`,
		NamesSpent:       `eine ausgabe|ausgabe|ausgaben`,
		NamesRefund:      `eine erstattung|erstattung|erstattungen|eine rückerstattung|rückerstattung|rückerstattungen|eine gutschrift|gutschrift`,
		NamesIncome:      `einnahme|eine einnahme|einnahmen|einkommen|ein einkommen`,
		NamesTransfer:    `eine umbuchung|umbuchung|umbuchungen|ein transfer|transfer|eine überweisung`,
		OpensWish:        `besser|lieber|bitte|kannst du|kannst du bitte|könntest du|könntest du bitte|würdest du|können sie|könnten sie|hallo|also|mal`,
		ClosesWish:       `bitte|danke|mal|für mich|pls|bitteschön|danke dir|bitte sehr`,
		JoinsValue: `eigentlich|doch|tatsächlich|war|waren|ist|sind|kostete|kosteten|kostet|kosten|hat|haben|sollte|sollten|soll|muss|müsste|
			müssen|betrug|machte|wäre|gehört`,
		BesideValue:  `am|vom|in|nur|doch|eigentlich|schon|erst|um|auf|tatsächlich|wirklich|aber|bei|im|nämlich|in wirklichkeit|noch`,
		SaysToo:      `auch|ebenfalls|genauso|auch schon`,
		EndsReason:   `also|deshalb|daher|deswegen`,
		InTruth:      `eigentlich|tatsächlich|in wirklichkeit|am ende|letztendlich|im endeffekt|letzten endes|schlussendlich|in wahrheit|übrigens`,
		JoinsClauses: `und|und der|und die|und das|sowie|plus|&`,
		DeniesWords: `nicht|kein|keine|keinen|das war kein|das war keine|das war nicht|es war kein|es war keine|war kein|war keine|nicht der|
			nicht die|nicht das|das ist kein|das ist keine|es war nicht|nich|net`,
		EndsCorrection: `gekostet|sein|gewesen|heißen|lauten|betragen|eigentlich|tatsächlich|in wirklichkeit|sorry|gemacht|gezahlt|bezahlt|übrigens|
			glaub ich|glaube ich|um genau zu sein|natürlich|nämlich|genau genommen|war das|war's|mein ich|meine ich|meinte ich|mein ich natürlich|
			zahlendreher|tippfehler|vertippt|hab mich vertippt|war ein tippfehler|war ein zahlendreher|doch|zahlen vertauscht|ziffern vertauscht|
			hab die zahlen vertauscht|hab die ziffern vertauscht|hab mich verschrieben|verschrieben|hab mich vertan`,
		SaysItWasBehind: `gewesen|war das|war der|war die|wars|war's|müsste das sein|muss das sein|sein sollen|hätte es sein sollen|stimmt`,
		Interjects: `lieber|ach|ah|oh|äh|ähm|und|ach ja|ach so|achso|ach und|ah ja|übrigens|und übrigens|oh und|und zwar|also|doch nicht|
			ach doch nicht|lieber nicht|lieber doch nicht|nein doch nicht|nämlich|das heißt|nebenbei|ach übrigens|achja|ach übrigens das|
			vergessen zu sagen|allerdings|jedoch|genauer gesagt|genauer|ps|oh übrigens|gell`,
		AsksRemoval: `nimm … raus|nimm … wieder raus|nimm … heraus|nimm … wieder weg|nimm … weg|weg mit|raus mit|schmeiß … raus|schmeiß … weg|
			schmeiss … raus|wirf … raus|wirf … weg|hau … raus|hau … weg|mach … weg|mach … wieder weg|streich|streiche|streich … raus|streich … wieder|
			tu … weg|tu … raus|lösch … wieder|lösche … wieder|lösch … raus|nimm raus|nimm wieder raus|raus damit|weg damit|verwirf|entfern|vergiss|
			raus|weg|wieder raus|wieder weg|heraus|kann raus|kann weg|kann wieder weg|kann wieder raus|können weg|können raus|muss raus|muss weg|
			müssen raus|müssen weg|soll raus|soll weg|sollen raus|sollen weg|darf raus|darf weg|fliegt raus|fliegen raus|hol … raus|hol … wieder raus|
			hole … raus|hole … wieder raus|rausnehmen|wieder rausnehmen|rauswerfen|rausschmeißen|rausstreichen|streichen|wegmachen|weglassen|
			wegnehmen|lass … weg|lass … raus|storniere|stornieren|schmeiß … wieder raus|wirf … wieder raus|nehm … raus|nehme … raus|brauche ich nicht|
			brauch ich nicht|gehört nicht rein|gehört da nicht rein|gehört nicht dazu|kannst du löschen|kannst du streichen|kannst du rausnehmen|tilge|
			stornier|storno`,
		NamesThat:     `den|die|das letzte|den letzten|das da|den da|die da|das eben|den eben|das von eben|den von eben|letztes|das wieder|ihn|sie|es`,
		NamesBoth:     `beide|die beiden|beides|alle beide|die zwei|diese beiden|diese zwei|beiden|beide einträge|beide ausgaben|beide davon`,
		NamesLastOnes: `letzten|letzte|vorigen|neuesten|jüngsten`,
		CountsEntries: `einträge|ausgaben|buchungen|posten|stück|davon`,
		RemovesLast: `weg damit|raus damit|nimm raus|nimm wieder raus|nimm es raus|nimm es wieder raus|nimms raus|nimms wieder raus|
			wieder löschen|wieder raus|mach weg|mach's weg|machs weg|mach es weg|mach das weg|mach das wieder weg|kann weg|das kann weg|kann raus|
			das kann raus|schmeiß raus|schmeiß das raus|schmeiß weg|hau raus|hau weg|hau das weg|wieder weg|tu weg|tu das weg|storno|stornier das|
			storniere das`,
		AroundRemoved: `wieder|doch|mal|jetzt|einfach|komplett|ganz|auch|aus der liste|von der liste|noch|lieber|dann|eintrag|zeile|posten|das mit|
			das mit dem|das mit der|das mit den|bitte|
			dieser|diese|dieses|diesen|dies|jene|jenen|jenes`,
		DeniesEntry: `kein|keine|keinen|doch kein|doch keine|doch keinen|ich will kein|ich will keine|ich will keinen|ich brauche kein|
			ich brauche keine|ich habe kein|ich habe keine|ich hab kein|ich hab keine|ich hab keinen|ich habe keinen|war falsch|war ein fehler|
			war ein versehen|waren falsch|nicht mehr|doch nicht|habe ich nicht gekauft|hab ich nicht gekauft|hab ich doch nicht gekauft|
			habe ich doch nicht gekauft|brauche ich nicht|brauch ich nicht|brauch ich doch nicht|nehm ich doch nicht|nehme ich doch nicht|nicht`,
		SaysValueWrong: `stimmt nicht|stimmt so nicht|ist falsch|war falsch|falsch|falscher|falsches|falsche|der falsche|das falsche|die falsche|
			das ist der falsche|das ist das falsche|das ist die falsche|das war der falsche|passt nicht|passt so nicht|ist nicht richtig|
			nicht richtig|ist verkehrt|verkehrt|haut nicht hin|ist nicht korrekt|ist inkorrekt|ist nicht richtig so|nicht richtig so|
			ist so nicht richtig|da stimmt was nicht|da stimmt etwas nicht`,
		NamesDeeds:  `alles|alle|alle einträge|alle änderungen|alle meine einträge|sämtliches|alle buchungen`,
		AroundDeeds: `von|vom|aus|was|ich|gemacht|eingetragen|eingegeben|erfasst|gebucht|habe|hab|wieder|seit|bitte`,
		SaysTwice:   `zweimal|zwei mal|doppelt`,
		CountsTimes: `mal|male|schritte|änderungen|aktionen`,
	},
	everyWeekday: [7]string{
		"sonntags|immer sonntags|an sonntagen|an den sonntagen|an allen sonntagen|jeden sonntag|an jedem sonntag|sonntage",
		"montags|immer montags|an montagen|an den montagen|an allen montagen|jeden montag|an jedem montag|montage",
		"dienstags|immer dienstags|an dienstagen|an den dienstagen|an allen dienstagen|jeden dienstag|an jedem dienstag|dienstage",
		"mittwochs|immer mittwochs|an mittwochen|an den mittwochen|an allen mittwochen|jeden mittwoch|an jedem mittwoch|mittwoche",
		"donnerstags|immer donnerstags|an donnerstagen|an den donnerstagen|an allen donnerstagen|jeden donnerstag|an jedem donnerstag|donnerstage",
		"freitags|immer freitags|an freitagen|an den freitagen|an allen freitagen|jeden freitag|an jedem freitag|freitage",
		"samstags|immer samstags|an samstagen|an den samstagen|an allen samstagen|jeden samstag|an jedem samstag|samstage|sonnabends|immer sonnabends|an sonnabenden|an den sonnabenden|an allen sonnabenden|jeden sonnabend|an jedem sonnabend|sonnabende",
	},
	questions: phrases{
		SaysWas:     `war|waren`,
		SaysOnly:    `nur|bloß|bloss|nur für|nur fürs|nur das|nur die|nur der|nur den|ausschließlich`,
		SaysDid:     `hat|hatte|hatten`,
		SaysDidCost: `gekostet|kostete|kosteten|hat gekostet|haben gekostet|zusammengekommen|zu buche geschlagen|gemacht|ausgemacht`,
		WithinThing: `zum|zur|nach|vom|von`,
		AsksTotal: `gesamt|summe|zusammen|gesamtsumme|total|aller zeiten|gesamtbetrag|insgesamt|in summe|alles zusammen|unterm strich|
			unterm strich insgesamt|alles in allem|alles zusammengenommen|alles addiert`,
		AsksCompare:   `differenz|differenz zwischen|unterschied|die differenz zwischen|der unterschied zwischen|vergleich|vergleiche|vergleichen|vergleich mal|unterschied zwischen|verglichen|der vergleich`,
		JoinsCompared: `mit|gegen|zu|zum`,
		SaysDeleted: `gelöscht|gelöschte|gelöschten|gelöschtes|entfernt|entfernte|entfernten|geloescht|geloeschte|geloeschten|gelöscht habe|
			gelöscht hab`,
		AsksHowMuch: `wie viel geht|wieviel geht|wie viel ging|wieviel ging|wie viel|wieviel|wie viel geld|wieviel geld|was habe ich|was haben wir|was hab ich|wie hoch waren|wie hoch ist|
			wie hoch war|wie hoch sind|wie hoch|wie teuer|wie teuer war|wie teuer waren|was macht|wie viel kohle|wieviel kohle|wie viel euro|
			wieviel euro|wie viele euro|wieviele euro|wie viel ist|wieviel ist|wie viel wurde|wieviel wurde|was wurde|was ging|wie viel ging|
			wieviel ging|was ging für|wie viel kam|wieviel kam|um wie viel|um wieviel|wie viel wars|wieviel wars|wie viel war's|wieviel war's|
			wie viel waren|wieviel waren|wie viel lief|wieviel lief|wie viel läuft|wieviel läuft|was lass ich|was lasse ich|was zahl ich|
			was zahle ich|was bezahl ich|was bezahle ich|was geb ich|was gebe ich|wv|was bin ich|wie viel bin ich|wieviel bin ich|
			wieviel hats gekostet|auf wie viel komme ich|auf wieviel komm ich|wie viel macht|wieviel macht`,
		PointsAtEntry: `da drin|dadrin|darin|davon|da|dabei|dort drin|in dem betrag|das|bei dem|in dem|bei der|drin|drinnen|hiervon|daran|dadran|
			darauf|da drauf|damit|hier|hierbei|in der rechnung|von dem|von denen`,
		NamesVisit: `einkauf|einkäufe|besuch|besuche|fahrt|fahrten|bestellung|bestellungen|rechnung|rechnungen|tankfüllung|termin|einkaufs`,
		SpreadsOnce: `pro einkauf|pro kauf|pro besuch|pro mal|jedes mal|jedesmal|je einkauf|je besuch|pro ausgabe|pro zahlung|pro buchung|
			pro bestellung|pro fahrt|pro tankfüllung|pro rechnung|pro bon|bei jedem einkauf|bei jedem besuch|bei jedem mal|immer wenn ich|pro gang|
			pro termin|pro stück|auf einmal|mal für mal|je mal|pro posten|pro eintrag|ein einkauf|ein besuch|ein mal|jedes mal wenn ich|
			jedesmal wenn ich|wenn ich|pro füllung`,
		SaysGotBack: `habe ich zurückbekommen|hab ich zurückbekommen|bekam ich zurück|kam zurück|zurückbekommen`,
		SaysEarned: `habe ich verdient|hab ich verdient|verdiene ich|habe ich eingenommen|kam rein|verdient|eingenommen|reingekommen|
			ist reingekommen|eingegangen|bekommen habe ich|habe ich bekommen|is reingekommen|ging ein|ist eingegangen|hab ich bekommen|
			hab ich eingenommen|reinkam|ist rein|mein einkommen|meine einnahmen|kam an geld rein|reinbekommen|hab ich reinbekommen`,
		SaysMoved: `habe ich überwiesen|habe ich abgehoben|habe ich umgebucht|habe ich gespart|umgebucht|abgehoben`,
		AsksElse: `wer|wo|warum|wieso|weshalb|wann|wie|welche|welcher|welches|welchen|wohin|woher|wofür|wem|wen|was habe|was hab|was haben|
			was hat|was kostet|was kosten|was ist|was sind|was war`,
		AsksMeaning: `erklär|erkläre|kannst du mir erklären|kannst du erklären|was bedeutet|was bedeuten|was heißt|was macht|was tut|definiere|
			beschreib|beschreibe|erzähl mir|weißt du|sag mir|bedeutung von`,
		TurnsQuestion: `leute|menschen|kommen|kommt|gibt|nicht|kein|keine|mehr|weniger|als|wenn|ob|weil|ohne|außer|warum|soll|sollte|kann|könnte|
			darf|würde|werde|wird|werden|budget|übrig|sparen|gespart|er|sie|du|dein|deine|ihr|es|nächste|nächsten|nächstes|nächster|verglichen|
			gegenüber|gleich|zwischen|über|unter|verdient|verdiene|einkommen|gehalt|schulde|schuldet|diese|dieser|dieses|andere|anderen`,
		SaysRepeats: `jeden|jede|jedes`,
		SaysWeSpent: `ausgegeben|bezahlt|gezahlt|gekostet|verbraucht|gab ich aus|gaben wir aus|hingelegt|gelassen|zusammengekommen|angefallen|
			draufgegangen|drauf gegangen|weggegangen|rausgegangen|abgegangen|verprasst|verballert|rausgehauen|verbraten|verpulvert|investiert|
			aufgewendet|drauf|weg|zusammen gekommen|aufgelaufen|rausgeschmissen|berappt|gelöhnt|gelatzt|los|los geworden|losgeworden|raus|
			drauf gezahlt|draufgezahlt|verblasen|geblecht|gelassen hab|da gelassen|durchgebracht|liegen gelassen`,
		AroundQuestion: `und um wie viel|und um wieviel|um wie viel|um wieviel|liege ich|lieg ich|bin ich|eingetragen|notiert|erfasst|ich|wir|habe|haben|hab|insgesamt|bisher|alles|zusammen|denn|eigentlich|schon|bitte|den|das|die|der|dem|mein|meine|meinen|
			geld|im|am|aus|so|mal|jeweils|hin|für mich|mich|uns|mir|ein|eine|einen|alle|steckt|stecken|steckte|drin|drinnen|enthalten|angefallen|
			ingesamt|für den|bis jetzt|war ich|es|wenn man|wenn ich|lag|lagen|kann ich absetzen|kann ich zurückholen|kann ich geltend machen|
			kann ich abziehen|absetzbar|abziehbar|bekomme ich zurück|bekomm ich zurück|krieg ich zurück|kriege ich zurück|danke|pls|sich|jetzt|nun|da|
			is|ist|bin|sag|so viel|sagen|grad|gerade|noch|schonmal|ungefähr|etwa|circa|ca|weg|rum|überhaupt|wohl|so ungefähr|halt|eben|ja|doch|isses|
			aufgeteilt|aufgeschlüsselt|schlüssel das|schlüssel es|schlüssle|aufgegliedert|gliedere|sortiert|sortier|teil es|teil das|
			n|'n|ne|nen|nem|lass ich|lasse ich|bislang|bis heute|bis dato|soweit|aktuell|momentan|bis hierhin|nochmal|noch mal|gefahren|gegangen|
			gewesen|gegessen|getrunken|genommen|geholt`,
		MayLeadToThing: `pro|je`,
		LeadsToThing:   `für|fürs|auf|bei|beim|an|in|im|am`,
		JoinsThings:    `und|oder|plus|sowie`,
		LeadsToMoney:   `in`,
		NamesHome:      `heim|heimwärts|nachhause`,
		LeadsToPlace:   `bei|beim|im|in|für`,
		LeadsToShop:    `bei|beim|im|in`,
		AsksList: `zeig mir|zeige mir|zeig|zeige|liste|suche|suche nach|gib mir|nenne mir|nenn mir|zeig mal|zeig mir mal|liste mir|liste mal|
			gib mal|zeigst du mir|kannst du mir|kannst du|ich will sehen|ich möchte sehen|lass mal sehen|lass sehen|list|zeig her|zeigen|anzeigen|auflisten|anschauen|ansehen|herzeigen`,
		AsksWhat: `zeig mir|zeige mir|zeig|zeige|sag mir|nenn mir|was|was war|was waren|was ist|was sind|welche|welcher|welches|welche waren|
			welche sind|was alles`,
		AsksWhen:    `wann`,
		AsksWhere:   `wo|in welchem laden|wo überall`,
		AsksWeekday: `an welchem wochentag|welcher wochentag|an welchem tag der woche`,
		AsksWho:     `wer|wer von uns`,
		AsksPurpose: `wofür geht am meisten geld drauf|wofür geht am meisten drauf|wofür geht das meiste drauf|wofür|wo geht mein geld hin|wohin geht mein geld|wo bleibt mein geld|wohin fließt mein geld|worauf|für was|
			wo ist mein geld hin|wo ist mein geld geblieben|wo ist das geld hin|wo ging mein geld hin|wohin ging mein geld|wo geht das geld hin|
			wo ist unser geld hin|wo geht das meiste geld hin|wohin geht das meiste geld|wofür geht mein geld drauf|wofür geht das meiste geld drauf|
			wo ist das ganze geld hin|wo ist das ganze geld geblieben|wofür gebe ich am meisten aus|wofür geb ich am meisten aus|
			wofür gebe ich das meiste aus|wofür habe ich am meisten ausgegeben|wofür hab ich am meisten ausgegeben|wofür gebe ich am meisten geld aus`,
		AsksAverage: `durchschnitt|der durchschnitt|durchschnittliche|durchschnittlicher|durchschnittliches|durchschnittlichen|
			durchschnittspreis|durchschnittlicher preis|durchschnittskosten`,
		SaysOnAverage: `im durchschnitt|im schnitt|im mittel|durchschnittlich|normalerweise|meist|meistens`,
		AsksMedian:    `median|der median`,
		AsksCount:     `wie oft|wie viele|wieviele|wie viele male|wie häufig|anzahl|anzahl der|die anzahl der`,
		AsksSmallest: `billigste|billigster|billigstes|billigsten|günstigste|günstigster|günstigstes|günstigsten|kleinste|kleinster|kleinsten|
			niedrigste|niedrigsten|am billigsten|am günstigsten|am kleinsten|am niedrigsten`,
		AsksLargest: `größte|größter|größtes|größten|teuerste|teuerster|teuerstes|teuersten|am teuersten|höchste|höchster|höchsten|groesste|
			grösste|größter posten|teuerster kauf|teuerster einkauf|größter einkauf|dickste|am größten|am höchsten|am grössten|teuerste sache`,
		AsksTop:    `top`,
		AsksNewest: `letzte|letzten|letzter|letztes|neueste|neuesten|jüngste|jüngsten|zuletzt|das letzte mal`,
		AsksTax: `wie viel mehrwertsteuer|wie viel mwst|wie viel steuer|wie viel steuern|wie viel umsatzsteuer|wie viel ust|
			wie viel vorsteuer|wieviel mehrwertsteuer|wieviel mwst|wieviel steuer|wieviel vorsteuer|mwst zum zurückholen|mwst zurück|
			vorsteuer zum abziehen|an mwst zurückholen|an vorsteuer zurück|mwst zurückholen|vorsteuer zurückholen|mwst rückerstattung|
			was kann ich an mwst zurückholen|wie viel mwst bekomm ich zurück|mwst bekomm ich zurück|mwst bekomme ich zurück|mwst kann ich zurückholen|
			mwst kann ich abziehen|vorsteuer kann ich abziehen`,
		AsksNet:      `netto|ohne mwst|ohne steuer|vor steuern`,
		AsksSpending: `gesamtausgaben|meine gesamtausgaben`,
		SaysMost:     `am meisten|das meiste|das meiste geld|am meisten geld|am häufigsten`,
		SaysSpend:    `drauf|gebe|geben|gebe ich aus|geben wir aus|ausgeben|zahle|zahlen|bezahle|bezahlen|geb|geb ich aus|ausgebe`,
		SaysCost:     `kostet|kosten`,
		SaysBuy:      `eingekauft|gegangen|gefahren|gekauft|kaufe|kaufen|getrunken|trinke|gegessen|esse|bestellt|bestelle`,
		SaysIs:       `ist`,
		SaysIsSo:     `war|waren|sind`,
		NamesExpenses: `ausgaben|buchungen|einträge|zahlungen|käufe|einkäufe|meine ausgaben|unsere ausgaben|die ausgaben|einträgen|posten|belege|
			meine einträge|meine buchungen|meine käufe|meine einkäufe`,
		NamesExpense:   `ausgabe|buchung|eintrag|zahlung|kauf`,
		OpensSeries:    `ausgaben|kosten|summe|summen`,
		NamesDayAlways: `montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags`,
		LeadsToTag:     `mit tag|mit dem tag|mit schlagwort|mit dem schlagwort|schlagwort`,
		SaysOver:       `über|mehr als`,
		SaysUnder:      `unter|weniger als`,
		AsksWhich: `welche …|welcher …|welches …|welchem …|welchen …|in welchem …|in welcher …|bei welchem …|an welchem …|in welche …|
			für welche …`,
		SplitsBy:        `nach …|pro …|je …|für jede …|für jeden …|jede …|jeder …`,
		RanksBy:         `teuerste …|teuerster …|teuerstes …|teuersten …|größte …|größten …|top …`,
		SpreadsOver:     `pro …|je …|…schnitt|…durchschnitt|…mittel`,
		SpreadsEach:     `jeden …|jede …|jedes …`,
		SplitsTime:      `nach …`,
		NamesCategories: `kategorie|kategorien|art von ausgabe`,
		NamesShops:      `händler|händlern|laden|läden|geschäft|geschäfte|geschäften|shop|shops|firma`,
		NamesLabels:     `schlagwort|schlagworten|tags`,
		NamesPeople:     `person|personen|mitglied|von uns`,
		NamesRates:      `steuersatz|steuersätzen|mwst-satz`,
		NamesWeekdays:   `wochentag|wochentagen|tag der woche`,
		NamesDays:       `tag|tagen|tage|tages`,
		NamesWeeks:      `woche|wochen`,
		NamesMonths:     `monat|monaten|monate|monats`,
		NamesYears:      `jahr|jahren|jahre|jahres`,
		SaysDaily:       `täglich|tägliche|täglichen`,
		SaysWeekly:      `wöchentlich|wöchentliche|wöchentlichen`,
		SaysMonthly:     `monatlich|monatliche|monatlichen`,
		SaysYearly:      `jährlich|jährliche|jährlichen`,
		SaysWithout: `ohne|ohne die|außer|ausser|außer der|abgesehen von|bis auf|ausgenommen|exklusive|abzüglich|minus|nicht gerechnet|
			alles außer|alles ohne|alles bis auf|ohne den|ohne das|außer den|abzgl|abzgl.|weniger|alles ausser|alles abgesehen von|außer die|
			ausser die|abzüglich der|abzgl. der|mal abgesehen von|unter ausschluss von|sieht man von|ohne meine|außer meiner|mit ausnahme von|
			mit ausnahme der|exkl.|exkl|ausschließlich|nicht inklusive|wenn ich weglasse|mit ausnahme|alles minus|alles abzüglich|ausgenommen die|wäre es ohne|wäre das ohne|wäre ohne|wärs ohne|wären es ohne|sinds ohne|bleibt ohne|bleibt übrig ohne`,
		SaysWithoutBehind: `nicht mitgerechnet|nicht eingerechnet|nicht mitgezählt|nicht gerechnet|ausgenommen|nicht eingeschlossen|weggelassen|
			rausgerechnet|herausgerechnet|abgezogen|weglässt|weglasse|rausrechnet|rausrechne|abzieht|abziehe|nicht mitzählt|nicht mitzähle`,
		ComparesWith: `über oder unter|über oder unter dem|drüber oder drunter als|als|als im|verglichen mit|im vergleich zu|im vergleich zum|im vergleich zur|vs|vs.|versus|gegenüber|gegenüber dem|
			gegenüber der|gegen|im vergleich|verglichen|als in|als noch|als noch im|im gegensatz zu|im gegensatz zum|verglichen mit dem|
			verglichen mit der|im vergleich mit`,
		NamesPrevious: `dem vorherigen|der vorherigen|dem davor|der davor|dem vormonat|im vormonat|vormonat|der vorwoche|vorwoche|dem vorjahr|
			vorjahr|letztem|letzten|letzter|letztes|vorigem|vorigen|voriger|letzte|der letzten|dem letzten|
			letztem monat|letzten monat|dem letzten monat|vorigem monat|dem vorigen monat`,
		SaysMore: `mehr|weniger|höher|niedriger|teurer|billiger|günstiger|gestiegen|gesunken|angestiegen|hochgegangen|runtergegangen|
			gewachsen|zugenommen|abgenommen|gefallen|teurer geworden|billiger geworden|mehr oder weniger|weniger oder mehr`,
		JoinsTogether: `mit`,
		SaysTogether:  `zusammen|zusammengenommen|zusammengerechnet|gemeinsam|in summe`,
		SaysGave:      `gelassen|dagelassen`,
		NamesTax: `mehrwertsteuer|mwst|mwst.|umsatzsteuer|ust|vorsteuer|steuer|steuern|vorsteuern|abziehbare vorsteuer|vorsteuerbetrag|
			märchensteuer|mehrwertsteuern`,
		LeadsToRate:    `zu|mit|von|bei|à|zum satz von|zum steuersatz von`,
		BetweenAmounts: `zwischen … und …|von … bis …`,
		NamesAnything:  `alles|irgendwas|irgendetwas|etwas|alles was|alles , was`,
		OpensFollowing: `und|und was ist mit|was ist mit|wie ist es mit|und wie ist es mit|und wie sieht es aus mit|aber|und jetzt|also|okay|ok|so|
			na gut|gut|und dann|ach und|achja|ach ja|na ja|naja|na ja und|naja und|sag mal|sagmal|ähm|äh|hm|hmm|na|nun|ey|hey|du|mal|schnell|kurz|
			kurze frage|und sag mal|alles klar|super|danke|gut und|ok gut|okay gut|hallo|hi|moin|servus`,
	},
	labels: labels{
		LabelPaid: `zu zahlen|zu zahlender betrag|zahlbetrag|zahlungsbetrag|rechnungsbetrag|gesamtbetrag|endbetrag|endsumme|gesamtpreis|
			bruttobetrag|rechnungssumme|gesamtsumme brutto|gesamt brutto|brutto gesamt|summe brutto|gesamtbetrag brutto|betrag karte|betrag ec|
			betrag bezahlt|bezahlt|bezahlter betrag|gezahlt|gezahlter betrag|gesamt inkl|gesamt inkl.|summe inkl|summe inkl.|gesamtsumme inkl|
			gesamtbetrag inkl|gesamtbetrag inkl.|kartenzahlung betrag|gesamtkosten|forderung|offener betrag|falliger betrag|zu bezahlen|abgebucht|
			abbuchungsbetrag`,
		LabelTotal:  `summe|gesamt|gesamtsumme|total|totalbetrag|bestellsumme|sa.|se|bestellwert|auftragssumme`,
		LabelAmount: `betrag|preis|umsatz|wert|fahrpreis|fahrtpreis`,
		LabelSubtotal: `zwischensumme|zw-summe|zwischens.|netto|nettobetrag|summe netto|gesamt netto|netto gesamt|nettosumme|warenwert|warenkorb|
			steuerbasis|bemessungsgrundlage|brutto|entgelt|nettoumsatz|artikelsumme|zwischensumme netto`,
		LabelTax: `mwst|mwst.|mehrwertsteuer|ust|ust.|umsatzsteuer|steuer|steuern|steuerbetrag|mwst-betrag|mwst gesamt|mwst. gesamt|ust gesamt|
			steuer gesamt|summe mwst|summe steuer|enthaltene mwst|enthaltene umsatzsteuer|inkl. mwst|inkl mwst|inkl. ust|zzgl. ust|zzgl. mwst|
			zzgl ust|zzgl mwst|mw.st.|gesamt mwst|inkl. mwst.|inkl ust|inkl. mehrwertsteuer|inklusive mwst|incl. mwst|incl mwst`,
		LabelTip:    `trinkgeld|tip|bedienung|service|servicegebuhr`,
		LabelOff:    `rabatt|nachlass|gutschein|ermassigung|skonto|aktion|preisvorteil|coupon|summe rabatt|gesamtrabatt|abzug`,
		LabelCash:   `bar|barzahlung|gegeben|geg.|geg. bar|bar gegeben|erhalten|bargeld|gegeben bar`,
		LabelChange: `ruckgeld|rueckgeld|zurueck|zuruck|wechselgeld|ruckgabe|ruckgeld bar|retour`,
		LabelLeft: `kontostand|neuer kontostand|saldo|neuer saldo|kontosaldo|verfugbar|verfugbarer betrag|verfugbarer rahmen|verfugungsrahmen|
			guthaben|restguthaben|neues guthaben|limit|kreditrahmen|tageslimit|kreditlimit|verbleibend|verbleibender|noch verfugbar|verfuegbar|
			verfuegbarer betrag|verfuegbarer rahmen|verfuegungsrahmen|noch verfuegbar|punkte|payback|payback punkte|bonuspunkte|gespart|sie sparen|
			sie haben gespart|ersparnis|treuepunkte|restbetrag|rest|dispo|dein kontostand|ihr kontostand|aktueller kontostand|disponibel|pfand gesamt`,
		LabelCount: `artikel|artikelanzahl|anzahl artikel|anzahl|posten|positionen|stuck|stk|menge|personen|gaste`,
		LabelMeans: `ec-cash|ec cash|ec-karte|ec karte|girocard|girokarte|kreditkarte|kartenzahlung|karte|visa|mastercard|maestro|v pay|vpay|
			paypal|kontaktlos|bargeldlos|geg. ec-cash|geg. karte|geg. girocard|geg. visa|geg. mastercard|gegeben karte|gegeben ec|ec|bezahlt mit|
			zahlungsart|zahlart|zahlungsmittel|lastschrift|sepa-lastschrift|debit|klarna|apple pay|google pay|gutscheinkarte`,
		LabelCard: `endziffer|endziffern|mit endziffer|mit den endziffern|endend auf|mit der endung|endung|kartennummer|karten-nr|karten-nr.|
			kartennr|kartennr.|kontonummer|konto-nr|konto|girokonto|kto|kto.|card|karte nr|karte nr.|auf konto|von konto|letzte ziffern`,
		LabelDay: `datum|rechnungsdatum|bestelldatum|bestellt am|rechnung vom|ihre rechnung vom|bestellung vom|belegdatum|ausgestellt am|
			kaufdatum|buchungsdatum|buchungstag|gebucht am|bezahlt am|zahlungsdatum|vom|beleg vom|leistungsdatum|umsatzdatum|fahrt vom|
			transaktionsdatum|ausstellungsdatum|quittung vom`,
		LabelOtherDay: `fallig|fallig am|falligkeit|zahlbar bis|zu zahlen bis|zahlungsziel|bis zum|bis|lieferung|lieferdatum|liefertermin|
			voraussichtliche lieferung|zustellung|ankunft|abreise|anreise|gultig bis|gultig|nachste|nachste zahlung|nachste abbuchung|
			verlangert sich am|leistungszeitraum|abrechnungszeitraum|zeitraum|ruckgabe bis|spatestens|wird abgebucht am|einzug am`,
		LabelPayee: `handler|empfanger|verkaufer|zahlungsempfanger|rechnungssteller|aussteller|verkauf durch|verkauft von|auftraggeber|anbieter|
			geschaft|shop|von:`,
		LabelPlain: `hallo|guten tag|sehr geehrte|sehr geehrter|liebe|lieber|guten morgen|danke|vielen dank|herzlichen dank|wir danken|betreff|aw|
			wg|tisch|tisch nr|kasse|kassierer|bediener|es bediente sie|kellner|rechnung|ihre rechnung|hier ihre rechnung|rechnung nr|rechnungsnummer|
			rechnungsnr|rechnung-nr|quittung|beleg|kassenbon|bon|bon-nr|bon-nr.|beleg-nr|beleg-nr.|kassenbeleg|kundenbeleg|handlerbeleg|bestellung|
			ihre bestellung|bestellnummer|bestellnr|bestellbestatigung|auftrag|auftragsnummer|auftragsbestatigung|tel|tel.|telefon|fax|ust-id|
			ust-idnr|ust-idnr.|ust-id-nr|ust-id-nr.|uid|uid nr|steuernummer|steuer-nr|steuer-nr.|st.-nr|st.-nr.|st-nr|steuernr|adresse|kunde|
			kundennummer|kundennr|uhrzeit|uhr|terminal|terminal-id|ta-nr|ta-nr.|trace|trace-nr|genehmigungs-nr|autorisierung|tse|tse-signatur|
			signatur|seriennummer|position|beschreibung|mit freundlichen grussen|freundliche grusse|viele grusse|seite|transaktionscode|hinweis|
			herzlich willkommen|willkommen|auf wiedersehen|es gilt|ihr einkauf|strasse|hauptstr|zapfsaule|zp|es bedient sie|im haus|ausser haus|
			mitnehmen|iban|bic|verwendungszweck|referenz|an:`,
		LabelGross: `inkl|inkl.|incl|incl.|inklusive|einschl.|einschl|einschliesslich|brutto|inkl. mwst|inkl mwst|inkl. mwst.|inkl. ust|inkl ust|
			inkl. mehrwertsteuer|inklusive mwst|incl. mwst|incl mwst`,
		LabelPaidTo: `bei|an|von|beim|im|ihre fahrt mit|deine fahrt mit|fahrt mit|ihre bestellung bei|deine bestellung bei|ihr einkauf bei|
			dein einkauf bei|rechnung von|ihre rechnung von|deine rechnung von|ihr beleg von|einkauf bei|bestellung bei|bestellt bei`,
		LabelNotice: `sie haben eine zahlung|sie haben bezahlt|du hast bezahlt|sie haben ausgegeben|ihre karte wurde|ihre zahlung|deine zahlung|
			deine karte wurde|ihre kartenzahlung|deine kartenzahlung|wurde belastet|wurden abgebucht|wurde abgebucht|ihr konto wurde|wurden belastet|
			ihr einkauf bei|dein einkauf bei|sie haben eine lastschrift|sie haben eine zahlung uber|sie haben erhalten|hat dir|hat ihnen|
			zahlungseingang|geldeingang|transaktionscode|transaktions-id|transaktionsnummer`,
		LabelPayment: `kartenzahlung|kartenumsatz|zahlung|umsatz|einkauf|abbuchung|abgebucht|belastung|belastet|lastschrift|kauf|bezahlt|ausgegeben|
			transaktion|zahlung an|uberweisung an|gezahlt|ausgang|debit|gesendet|soll|geldausgang|kartenzahlung uber|zahlung uber|lastschrift uber|
			abbuchung uber|eine zahlung uber|neuer umsatz|umsatz auf`,
		LabelDeclined: `abgelehnt|wurde abgelehnt|nicht genehmigt|nicht autorisiert|verweigert|fehlgeschlagen|ist fehlgeschlagen|gescheitert|
			nicht erfolgreich|nicht ausgefuhrt|nicht durchgefuhrt|konnte nicht|zuruckgewiesen|gesperrt|nicht moglich|storniert`,
		LabelIncome: `gutschrift|gehalt|lohn|gehaltseingang|lohn/gehalt|zahlungseingang|geldeingang|eingang|einzahlung|erhalten von|
			sie haben erhalten|hat dir|hat ihnen|du hast geld erhalten|uberweisung erhalten|gutgeschrieben|eingegangen|zinsen|kindergeld|rente|bezuge|
			erhalten|von dir erhalten`,
		LabelReturned: `erstattung|erstattet|ruckerstattung|ruckuberweisung|stornogutschrift|ruckzahlung|ruckbuchung|zuruckerstattet|
			retourengutschrift|kartengutschrift`,
		LabelMoved: `barabhebung|abhebung|geldautomat|bargeldauszahlung|auszahlung|geldabhebung|umbuchung|ubertrag|auf dein tagesgeld|
			auf tagesgeldkonto|auf ihr tagesgeldkonto|auf sparkonto|tagesgeldkonto|tagesgeld|sparkonto|sparbuch`,
		LabelBank: `bank|sparkasse|volksbank|raiffeisenbank|info|dkb|n26|ing|comdirect|commerzbank|deutsche bank|postbank|consorsbank|paypal|klarna|trade republic|revolut`,
		LabelCode: `tan|einmalcode|sicherheitscode|bestatigungscode|freigabecode|smstan|sms-tan|pushtan|bitte bestatigen|freigeben`,
		LabelDue: `abrechnung|kreditkartenabrechnung|fallig|fallig am|wird abgebucht|werden abgebucht|wird am|werden am|wird eingezogen|
			zahlbar bis|mahnung|zahlungserinnerung|mindestbetrag`,
		LabelTransfer: `uberweisung|uberweisung von|uberweisung uber|echtzeituberweisung|echtzeituberweisung von|dauerauftrag`,
	},
	languageNames: map[string]string{
		"en":      `englisch|englische|englischen`,
		"zh":      `chinesisch|chinesische|mandarin`,
		"zh-Hans": `vereinfachtes chinesisch`,
		"zh-Hant": `traditionelles chinesisch`,
		"de":      `deutsch|deutsche|deutschen`,
		"es":      `spanisch|spanische`,
		"fr":      `französisch|franzosisch|französische`,
		"it":      `italienisch|italienische`,
		"pt":      `portugiesisch`,
		"nl":      `niederländisch|holländisch`,
		"pl":      `polnisch`,
		"ru":      `russisch`,
		"uk":      `ukrainisch`,
		"tr":      `türkisch`,
		"ja":      `japanisch`,
		"ko":      `koreanisch`,
	},
	requests: phrases{
		SpeaksLanguage: `auf {language} bitte|auf {language}|{language} bitte|bitte {language}|bitte auf {language}|sprich {language}|
			sprich {language} mit mir|sprich bitte {language}|rede {language}|antworte auf {language}|antworte bitte auf {language}|
			antworte mir auf {language}|meine sprache ist {language}|sprache {language}|die sprache ist {language}|wechsle zu {language}|
			stell auf {language} um|stelle auf {language} um|schreib {language}|schreib auf {language}|sprache auf {language}|
			stell die sprache auf {language}|ab jetzt auf {language}|ab jetzt {language}|ab jetzt bitte auf {language}|ab sofort auf {language}|
			ab sofort {language}|mach ab jetzt auf {language}|mach auf {language} weiter|lieber auf {language}|lieber {language}|
			mach mal auf {language}|bitte ab jetzt auf {language}|stell die sprache auf {language} um|ändere die sprache auf {language}|
			schreib ab jetzt auf {language}|schreib mir auf {language}|künftig auf {language}|von jetzt an auf {language}`,
		SetsZone: `meine zeitzone ist {zone}|zeitzone {zone}|zeitzone ist {zone}|zeitzone auf {zone}|stell die zeitzone auf {zone}|
			stelle die zeitzone auf {zone}|setze die zeitzone auf {zone}|ich bin in {zone}|ich wohne in {zone}|ich lebe in {zone}`,
		SetsVAT: `mwst {rate}|mwst. {rate}|mwst ist {rate}|meine mwst ist {rate}|mwst auf {rate}|mehrwertsteuer {rate}|
			meine mehrwertsteuer ist {rate}|ust {rate}|umsatzsteuer {rate}|mein steuersatz ist {rate}|steuersatz ist {rate}|setze die mwst auf {rate}|
			stell die mwst auf {rate}|meine mwst ist standardmäßig {rate}|mwst ist standardmäßig {rate}|mwst standardmäßig {rate}|
			standardmäßig {rate} mwst|mein mwst-satz ist {rate}|mein mwst satz ist {rate}|mein umsatzsteuersatz ist {rate}|standard mwst {rate}|
			standard-mwst {rate}|mwst immer {rate}|immer {rate} mwst|nimm immer {rate} mwst|rechne immer mit {rate} mwst|rechne mit {rate} mwst|
			mein steuersatz ist standardmäßig {rate}|mein steuersatz ist normalerweise {rate}|meine mwst ist normalerweise {rate}|
			bei mir gelten {rate} mwst|bei mir gilt {rate} mwst|meine ust ist {rate}|stell meine mwst auf {rate}|setz die mwst auf {rate}|
			setz meine mwst auf {rate}`,
		EndsVAT: `mwst aus|mwst ausschalten|schalte die mwst aus|mehrwertsteuer aus|mehrwertsteuer ausschalten|ust aus|ohne mwst|keine mwst`,
		AsksForVAT: `mwst fragen|frag nach der mwst|frage nach der mwst|frag immer nach der mwst|frage immer nach der mwst|
			immer nach der mwst fragen`,
		CountsNet:   `beträge sind netto|meine beträge sind netto|die beträge sind netto`,
		CountsGross: `beträge sind brutto|meine beträge sind brutto|die beträge sind brutto`,
		StartsMonth: `mein monat beginnt am {value}|mein monat beginnt immer am {value}|meine monate beginnen am {value}|
			der monat beginnt am {value}|monate beginnen am {value}|monat beginnt am {value}|mein monat startet am {value}|monate starten am {value}|
			mein monat fängt am {value} an|monate fangen am {value} an|mein monat läuft ab dem {value}|mein monat läuft vom {value}|
			mein monat geht ab dem {value} los|mein monat geht am {value} los|mein monat soll am {value} beginnen|mein monat soll am {value} anfangen|
			mein monat soll am {value} starten|mein monat soll ab dem {value} laufen|der monat soll am {value} beginnen|
			der monat soll am {value} starten|lass meinen monat am {value} beginnen|lass meinen monat am {value} starten|
			lass den monat am {value} beginnen|starte meinen monat am {value}|beginne meinen monat am {value}|rechne meinen monat ab dem {value}|
			monatsbeginn {value}|monatsbeginn am {value}|monatsbeginn ist der {value}|monatsanfang {value}|monatsanfang am {value}|
			setz den monatsbeginn auf den {value}|setze den monatsbeginn auf den {value}|stell den monatsbeginn auf den {value}|
			mein monat beginnt ab dem {value}|mein monat startet ab dem {value}|mein monat startet immer am {value}|
			bei mir beginnt der monat am {value}|bei mir fängt der monat am {value} an`,
		OpensCategory:  `die kategorie|der kategorie|kategorie|rubrik`,
		ClosesCategory: `ab jetzt|von jetzt an|ab sofort|künftig|in zukunft`,
		OpensSubject: `alles von|alles vom|alles bei|alles beim|alles aus|alles mit|ausgaben bei|ausgaben für|einkäufe bei|alle|jeder|jede|jedes|
			der|die|das|mein|meine`,
		ForgetsRule: `vergiss die regel für {words}|vergiss die regel zu {words}|lösche die regel für {words}|lösch die regel für {words}|
			lösche regel {words}|entferne die regel für {words}`,
		RenamesCategory: `benenne die kategorie {words} in {value} um|benenne {words} in {value} um|benenne die kategorie {words} um in {value}|
			benenne {words} um in {value}|{words} heißt ab jetzt {value}|{words} soll {value} heißen|nenn {words} ab jetzt {value}|
			nenne {words} ab jetzt {value}|kategorie {words} umbenennen in {value}|{words} umbenennen in {value}|nenn die kategorie {words} {value}`,
		MakesRule: `buche {words} immer unter {value}|verbuche {words} immer unter {value}|{words} immer unter {value}|
			{words} immer als {value}|führe {words} immer unter {value}`,
		RulesKnown: `{words} ist immer {value}|{words} sind immer {value}|{words} gehört immer zu {value}|{words} gehören immer zu {value}|
			{words} kommt immer zu {value}|{words} kommt immer unter {value}|{words} kommt immer in {value}|{words} läuft immer unter {value}|
			{words} gehört immer unter {value}|{words} gehört immer in {value}|{words} zählt immer zu {value}|{words} zählt immer als {value}|
			{words} gehört in {value}|{words} gehören in {value}|{words} kommt in {value}|{words} kommen in {value}|gehört in {value}|
			unter {value} einordnen|unter {value} verbuchen|unter {value} buchen|gehört zu {value}|gehört zur {value}|gehört unter {value}|kommt in {value}|kommt unter {value}|pack {words} in {value}|
			steck {words} in {value}|leg {words} unter {value}|ordne {words} {value} zu`,
		Rules: `{words} gehört zu {value}|{words} gehören zu {value}|{words} gehört unter {value}|{words} zählt zu {value}|
			{words} zählen zu {value}|{words} zählt als {value}|{words} kommt unter {value}|buch {words} unter {value}|buche {words} unter {value}|
			verbuch {words} unter {value}|pack {words} unter {value}|pack {words} in {value}|steck {words} in {value}|tu {words} zu {value}|
			pack {words} zu {value}|sortier {words} unter {value}|ordne {words} unter {value} ein`,
		ListsDay: `tagesliste|die tagesliste|liste des tages|die liste des tages|ausgaben des tages|die ausgaben des tages`,
		ListsDeleted: `gelöschte|gelöschtes|zeig mir die gelöschten|zeige die gelöschten|zeige gelöschte|zeig gelöschte|gelöschte ausgaben|
			gelöschte einträge|zeig mir gelöschte ausgaben|zeige mir die gelöschten ausgaben|zeig mir die gelöschten ausgaben|
			zeig mir die gelöschten einträge|was habe ich gelöscht|was hab ich gelöscht|zeig mir was ich gelöscht habe|
			zeig mir, was ich gelöscht habe|was wurde gelöscht|gelöschte ausgaben {period}|was habe ich {period} gelöscht|papierkorb`,
		ShowsCategories: `kategorien|meine kategorien|zeige kategorien|zeig meine kategorien|zeige die kategorien|regeln|meine regeln|
			welche kategorien gibt es`,
		NamesList: `auflisten|auflistung|liste|aufzählen|liste … auf`,
		AroundList: `von|vom|aus|im|für|den|die|der|mal|mir|eine|auf|bitte|posten|einträge|was|ich|hab|habe|alle|meine|zeigen|bitte mal|so|
			davon|seit|jetzt|kurz|sehen|auch|das|dieser|diesem`,
		SaysLogged: `ich eingetragen hab|ich eingetragen habe|ich gebucht hab|ich gebucht habe|ich notiert hab|ich erfasst hab|
			ich erfasst habe|was ich eingetragen hab|was ich eingetragen habe|was ich gebucht habe|was ich erfasst habe|hab ich eingetragen|
			habe ich eingetragen|ich geschrieben hab|eingetragen|eingegeben|ich eingegeben habe|ich eingegeben hab|was ich eingegeben hab|was du hast|
			was da ist|was ich dir geschrieben hab|was drin ist|was drin steht`,
		ListsExpenses: `liste|ausgaben|meine ausgaben|letzte ausgaben|zeige ausgaben|zeige meine ausgaben|zeig meine ausgaben|ausgaben {period}|
			meine ausgaben {period}|zeige ausgaben {period}|zeig mir die ausgaben {period}|zeige die ausgaben {period}|liste {period}|
			zeig mir die liste|zeig die liste|die liste|zeig mal die liste`,
		Reports: `bericht|monatsübersicht|monatsuebersicht|monatsüberblick|monatsbericht|zusammenfassung|übersicht|auswertung|bericht {period}|bericht für {period}|bericht vom {period}|
			monatsbericht {period}|übersicht {period}|übersicht für {period}|übersicht für den monat|zusammenfassung {period}|zusammenfassung vom monat|zusammenfassung des monats|auswertung {period}|auswertung für {period}|
			wie war {period}|wie war der {period}|wie lief {period}|wie war es {period}|wie war's {period}|wie wars {period}|zeig mal was {period} war|zeig was {period} war|was {period} war|und {period}|was ist mit {period}|zeig mir {period}|
			zeige {period}|was war {period}|was war am {period}|was gab es {period}|was hatte ich {period}|was lief {period}|wie viel war {period}|
			wie viel {period}|summe {period}|summe für {period}|gesamt {period}|wie sieht {period} aus|wie sieht es {period} aus|
			wie siehts {period} aus|wie lief's {period}|wie läuft {period}|wie läuft's {period}|gesamtsumme {period}|total {period}|alles {period}|
			alles von {period}|wieviel war {period}|wie viel war es {period}|wieviel war es {period}|was war {period} los|was kam {period} zusammen|
			was ist {period} zusammengekommen|was ist {period} angefallen|was ging {period} weg|was ging {period} drauf|was ging {period} raus|
			was hab ich {period} ausgegeben|was hat {period} gekostet|was hat mich {period} gekostet|wie teuer war {period}|
			wie hoch sind die ausgaben {period}|ausgaben {period} insgesamt`,
		ReportsDay: `tagesbericht|tagesübersicht|tagesüberblick|tageszusammenfassung|tagesreport|tagesrückblick|tagesabrechnung|tagesbilanz|
			zeig die tagesübersicht|zeig mir die tagesübersicht|zeig mir den tagesbericht|zeig den tagesbericht|gib mir die tagesübersicht|
			gib mir den tagesbericht`,
		ReportsWeek: `wochenbericht|wochenübersicht|wochenüberblick|wochenzusammenfassung|wochenreport|wochenrückblick|wochenabrechnung|
			wochenbilanz|zeig die wochenübersicht|zeig mir die wochenübersicht|zeig mir den wochenbericht|zeig den wochenbericht|
			gib mir die wochenübersicht|gib mir den wochenbericht`,
		ReportsYear: `jahresbericht|jahresübersicht|jahresüberblick|jahreszusammenfassung|jahresreport|jahresrückblick|jahresabrechnung|
			jahresbilanz|zeig die jahresübersicht|zeig mir die jahresübersicht|zeig mir den jahresbericht|zeig den jahresbericht|
			gib mir die jahresübersicht|gib mir den jahresbericht`,
		ShowsChart:  `diagramm|grafik|zeig ein diagramm|zeige ein diagramm`,
		ExportsCSV:  `export|exportieren|exportiere alles|alles exportieren|exportiere {period}|export {period}`,
		ExportsXLSX: `exportiere als excel|als excel exportieren|excel {period}|exportiere {period} als excel`,
		AsksDifference: `unterschied zwischen {words} und {value}|der unterschied zwischen {words} und {value}|
			was ist der unterschied zwischen {words} und {value}|wie groß ist der unterschied zwischen {words} und {value}|
			wie hoch ist der unterschied zwischen {words} und {value}|differenz zwischen {words} und {value}|
			die differenz zwischen {words} und {value}|was ist die differenz zwischen {words} und {value}|
			wie hoch ist die differenz zwischen {words} und {value}|differenz von {words} zu {value}|
			wie viel mehr habe ich für {words} als für {value} ausgegeben|wieviel mehr habe ich für {words} als für {value} ausgegeben|
			wie viel mehr hab ich für {words} als für {value} ausgegeben|wieviel mehr hab ich für {words} als für {value} ausgegeben|
			wie viel mehr habe ich für {words} ausgegeben als für {value}|wieviel mehr hab ich für {words} ausgegeben als für {value}|
			wie viel mehr hab ich für {words} ausgegeben als für {value}|wie viel mehr für {words} als für {value}|
			wieviel mehr für {words} als für {value}|wie viel weniger für {words} als für {value}|
			wie viel weniger habe ich für {words} als für {value} ausgegeben|wie viel weniger habe ich für {words} ausgegeben als für {value}|
			habe ich mehr für {words} oder für {value} ausgegeben|hab ich mehr für {words} oder für {value} ausgegeben|
			habe ich mehr für {words} oder {value} ausgegeben|hab ich mehr für {words} oder {value} ausgegeben|
			hab ich mehr für {words} als für {value} ausgegeben|habe ich mehr für {words} als für {value} ausgegeben|
			für was hab ich mehr ausgegeben, {words} oder {value}|wofür habe ich mehr ausgegeben, {words} oder {value}|
			mehr für {words} oder {value}|mehr für {words} oder für {value}`,
		AsksShare: `wie viel prozent meiner ausgaben waren {words}|wie viel prozent meiner ausgaben sind {words}|
			wieviel prozent meiner ausgaben waren {words}|wieviel prozent meiner ausgaben sind {words}|
			wie viel prozent meiner ausgaben gingen für {words} drauf|wie viel prozent gingen für {words} drauf|
			wie viel prozent habe ich für {words} ausgegeben|wie viel prozent gebe ich für {words} aus|welcher anteil meiner ausgaben war {words}|
			welcher anteil meiner ausgaben waren {words}|welcher anteil meiner ausgaben ist {words}|welcher anteil meiner ausgaben sind {words}|
			welcher anteil ging für {words} drauf|welchen anteil meiner ausgaben macht {words} aus|welchen anteil meiner ausgaben machen {words} aus|
			wie hoch ist der anteil von {words}|wie hoch ist der anteil für {words}|wie groß ist der anteil von {words}|anteil von {words}|
			anteil für {words}|anteil {words}`,
		OpensWhether:  `hab ich|habe ich|hab i|haben wir|ist|sind|war|wurde`,
		SaysEntered:   `eingetragen|erfasst|notiert|gebucht|bezahlt|gezahlt|aufgeschrieben|eingegeben|überwiesen|drin|drinnen|vermerkt|gespeichert`,
		AroundWhether: `schon|bereits|eigentlich|auch|denn`,
		FindsWords:    `suche {words}|suche nach {words}|zeige alle {words}|zeig alle {words}`,
		AsksWhatFor:   `wofür war {words}|wofür waren {words}|für was war {words}`,
		ShowsSettings: `einstellungen|meine einstellungen|zeige einstellungen|zeig meine einstellungen`,
		ShowsRoles:    `rollen|die rollen|zeige rollen|zeige die rollen|zeig die rollen|wer darf was|wer darf hier was|mitglieder`,
		GivesRole: `rollen {words}|rolle {words}|mach {words} zum {value}|mach {words} zur {value}|mache {words} zum {value}|
			mache {words} zur {value}|mach {words} zu einem {value}|gib {words} die rolle {value}|ändere die rolle von {words} auf {value}`,
		RemembersThat: `merk dir, dass {words}|merk dir dass {words}|merk dir: {words}|merk dir, {words}|merke dir, dass {words}|
			merke dir dass {words}|merke dir: {words}|merke dir, {words}|merken: {words}|merke: {words}|merk dir bitte, dass {words}|
			merk dir bitte: {words}|merke dir bitte, dass {words}|merke dir bitte: {words}|denk daran, dass {words}|denk dran, dass {words}|
			vergiss nicht, dass {words}|behalte, dass {words}|behalte im kopf, dass {words}|behalte im kopf: {words}|zur info: {words}|
			zur info, {words}|nur damit du es weißt: {words}|du sollst wissen, dass {words}|wisse, dass {words}`,
		MayRemember: `merk dir {words}|merke dir {words}|merk dir bitte {words}`,
		StatesName: `mein {value} heißt {words}|meine {value} heißt {words}|unser {value} heißt {words}|unsere {value} heißt {words}|
			das {value} heißt {words}|der {value} heißt {words}|die {value} heißt {words}|mein {value} heisst {words}|meine {value} heisst {words}|
			unser {value} heisst {words}|unsere {value} heisst {words}|mein {value} nennt sich {words}|meine {value} nennt sich {words}|
			der name meiner {value} ist {words}|der name meines {value} ist {words}|mein {value} {words} heißt|meine {value} {words} heißt|
			unser {value} {words} heißt|unsere {value} {words} heißt|mein {value} heißt jetzt {words}|meine {value} heißt jetzt {words}`,
		StatesNamed: `mein {value} ist {words}|meine {value} ist {words}|unser {value} ist {words}|unsere {value} ist {words}|
			mein {value} {words} ist|meine {value} {words} ist`,
		StatesRole: `{words} ist mein {value}|{words} ist meine {value}|{words} ist unser {value}|{words} ist unsere {value}|
			{words} mein {value} ist|{words} meine {value} ist|{words} unser {value} ist|{words} unsere {value} ist|
			mit {words} meine ich mein {value}|mit {words} meine ich meine {value}|mit {words} meine ich meinen {value}`,
		StatesIs: `{words} ist ein {value}|{words} ist eine {value}|{words} ist der {value}|{words} ist die {value}|{words} ist das {value}|
			{words} ist {value}|{words} ein {value} ist|{words} eine {value} ist|{words} bedeutet {value}|{words} steht für {value}|{words} = {value}|
			mit {words} meine ich {value}`,
		StatesUsual: `mein üblicher {words} kostet {amount}|meine übliche {words} kostet {amount}|mein übliches {words} kostet {amount}|
			der übliche {words} kostet {amount}|mein {words} kostet immer {amount}|meine {words} kostet immer {amount}|
			mein {words} kostet normalerweise {amount}|meine {words} kostet normalerweise {amount}|mein {words} kostet meistens {amount}|
			ein {words} kostet normalerweise {amount}|{words} kostet normalerweise {amount}|{words} kostet meistens {amount}|
			{words} kostet immer {amount}|{words} kostet üblicherweise {amount}|{words} kostet mich immer {amount}|
			{words} kostet mich normalerweise {amount}|{words} ist normalerweise {amount}|ich zahle normalerweise {amount} für {words}|
			ich zahle immer {amount} für {words}|mein {words} normalerweise {amount} kostet|{words} normalerweise {amount} kostet|
			{words} immer {amount} kostet`,
		StatesPayday: `mein zahltag ist der {value}|mein zahltag ist am {value}|zahltag ist der {value}|zahltag ist am {value}|
			mein gehalt kommt am {value}|mein lohn kommt am {value}|gehalt kommt am {value}|gehalt kommt immer am {value}|
			mein gehalt kommt immer am {value}|ich bekomme mein gehalt am {value}|ich kriege mein gehalt am {value}|ich bekomme am {value} gehalt|
			ich werde am {value} bezahlt`,
		ForgetsFact: `vergiss, dass {words}|vergiss dass {words}|vergiss, wer {words} ist|vergiss, was {words} ist|vergiss {words}|
			vergesse {words}|merk dir {words} nicht mehr|lösche {words} aus dem gedächtnis|lösch {words} aus dem gedächtnis|
			streich {words} aus dem gedächtnis`,
		ShowsMemory: `gedächtnis|dein gedächtnis|mein gedächtnis|zeig dein gedächtnis|zeige dein gedächtnis|zeig das gedächtnis|
			was merkst du dir|was hast du dir gemerkt|was hast du dir über mich gemerkt|was weißt du über mich|was weißt du über uns|
			was weißt du von mir|was weißt du alles über mich|zeig, was du dir gemerkt hast|zeig mir, was du dir gemerkt hast|zeige, was du weißt|
			was hast du gelernt|fakten|zeige fakten|zeig fakten`,
		NamesRelation: `tochter|sohn|kind|baby|frau|ehefrau|mann|ehemann|partner|partnerin|freundin|freund|beste freundin|bester freund|verlobte|
			verlobter|mutter|mama|mutti|vater|papa|vati|schwester|bruder|oma|opa|großmutter|großvater|tante|onkel|cousin|cousine|nichte|neffe|
			stiefsohn|stieftochter|schwiegermutter|schwiegervater|schwägerin|schwager|mitbewohner|mitbewohnerin|nachbar|nachbarin|kollege|kollegin|
			chef|chefin|vermieter|vermieterin|babysitter|babysitterin|putzfrau|putzhilfe|tagesmutter|enkel|enkelin|patenkind|mieter|mieterin`,
		PointsAway: `das|dies|dieses|diese|dieser|es|er|sie|wer|was|wo|wie|wann|welche|welcher|welches|hier|da|dort|ich|du|wir|ihr|heute|
			gestern|morgen|alles|nichts|nicht|kein|keine|ob|wenn|weil|dir|mir|dich|mich`,
		NamesSecret: `passwort|passwörter|kennwort|pin|pin-code|geheimzahl|geheimnummer|sicherheitscode|prüfnummer|tan|zugangsdaten|
			kartennummer|kontonummer|iban|sozialversicherungsnummer|steuernummer|steuer-id|ausweisnummer|passnummer`,
		NamesPayday: `zahltag|gehalt|lohn`,
		SaysUsual:   `mein üblicher|meine übliche|mein übliches|der übliche|die übliche|das übliche|wie immer|wie üblich|den üblichen`,
		NamesOwner:  `besitzer|besitzerin|eigentümer|eigentümerin|inhaber|inhaberin`,
		NamesMember: `mitglied`,
		NamesViewer: `betrachter|betrachterin|leser|leserin|zuschauer|zuschauerin|beobachter|beobachterin`,
		NamesZone:   `zeitzone|uhrzeit|zeit|ortszeit|uhr`,
		AroundSetting: `meine|die|auf|in|zu|nach|ist|sind|der|das|wechsle|wechsel|wechseln|als|um|jetzt|soll|sein|bitte|bin|ich|wohne|lebe|wir|
			wohnen|leben|in der|im|mal|wieder|hier|umgezogen|nun|also|am|an|ab|ab dem|vom|von|den|dem|bei mir|bei uns|mir|mit mir|mit|mich|habe|hab|
			beträgt|steht|gilt|gelten|liegt|bei|eines monats|des monats|jeden monats|jeden monat|gehalt|gehaltseingang|ok|übrigens|
			umsatzsteuerpflichtig|doch|ja|nur|gezogen|einfach|gern|gerne|lieber|uns|alles|kannst du|könntest du|können wir|alle|meinen|meiner|unser|
			unsere|zone|mein|meins|lass|lasse|kann|solls|dass|damit|ich schreib|ich schreibe|ich geb|ich gebe|ein|ich trag|ich trage|schreib ich|
			schreibe ich|geb ich|trag ich`,
		AroundNewCategory: `eine|ne|die|namens|für|mir|mal|bitte|als|noch|mit dem namen|meine|weitere|eigene`,
		AddsCategory: `leg|lege|anlegen|an|erstell|erstelle|erstellen|neu|neue|neuen|mach|mache|füg|füge|hinzu|hinzufügen|ich brauche|brauche|
			ich will|ich möchte|ich hätte gern|ich hätt gern|hätte gern|eröffne|kannst du anlegen|richte|ein`,
		AroundLeft: `was|wie|viel|wieviel|mir|uns|noch|vom|von|von dem|von meinem|im|in|ist|sind|hab|habe|haben|ich|wir|es|geld|kohle|mein|
			meinem|meinen|das|der|den|diesen|monat|jetzt|denn|eigentlich|so|da|für|bin|bis|zum|heute|ausgeben|aktuell|noch da|davon|na ja|übrig|über|
			drüber|bin ich`,
		StillLeft: `übrig|bleibt|bleiben|bleibt übrig|rest|verbleibt|noch ausgeben|kann ich noch ausgeben|darf ich noch ausgeben|noch über|
			hab ich noch|habe ich noch|noch frei|drüber|noch drin|ausgeben darf|kann ich mir noch leisten|restbudget|noch zur verfügung|bleibt mir|
			bleibt mir noch|bleibt noch|übrig geblieben|ist noch drin|noch verprassen|kann ich noch`,
		NamesBudget: `budget|mein budget|meinem budget|limit|monatsbudget|haushaltsbudget|budgets`,
		AroundExport: `das|das alles|das ganze|alles|alle|meine|meine ausgaben|ausgaben|daten|die daten|die|den|der|eine|einen|ein|als|in|im|für|
			mir|datei|format|form|liste|zusammen|buchungen|einträge|bisher|mal|bitte|steuerberater|fürs|für den|meinem|meinen|geben|rein|raus|davon|
			mit|von|allem|auch|ganze|n|ne`,
		AsksFile: `exportier|exportiere|exportieren|export|lade herunter|herunterladen|runterladen|schick|schicke|schick mir|sende|sende mir|
			gib|gib mir|mach|mach mir|erstell|erstelle|speicher|speichere|kann ich haben|kann ich bekommen|kann ich kriegen|krieg ich|kriege ich|
			bekomme ich|brauche|ich brauche|will|ich will|möchte|ich möchte|hätte gern|ich hätte gern|kannst du schicken|kannst du geben|haben|
			bekommen|kriegen|ausgeben|pack|kann ich|könnte ich|darf ich|schicken|geben|ich bräuchte|bräuchte`,
		NamesCSV:   `csv|csv-datei|csv datei|csv-format`,
		NamesSheet: `excel|xlsx|exceldatei|excel-datei|excel datei|tabelle|exceltabelle|excel-tabelle|excel tabelle|tabellendatei`,
		AroundCategories: `welche|was|was für|was sind|liste|liste der|zeig|zeig mir|zeige|zeige mir|nenn|nenne|nenn mir|sag mir|die|alle|alle meine|
			meine|deine|unsere|von|gibt es|gibts|gibt's|es gibt|sind|hast du|habe ich|hab ich|haben wir|kennst du|du hast|ich habe|nutzt du|
			kann ich nehmen|kann ich nutzen|kann ich verwenden|vorhanden|verfügbar|übersicht|denn|eigentlich|so|da|alles|bei dir|mal|bitte|überhaupt|
			angelegt|auflisten|anzeigen|gerade|aktuell|was hast du|für|was habe ich|was gibt es|was gibt es für`,
		NamesMonthStart: `monatsbeginn|monatsanfang|monatsstart|beginn des monats|anfang des monats|erster tag des monats`,
		SetsSetting: `stell|stelle|stellst|setz|setze|ändere|änder|ändern|mach|mache|nimm|nutze|benutze|verwende|rechne|lege|leg|umstellen|
			einstellen|will|möchte|hätte gern|brauche|passe|pass|aktualisiere|andere`,
		SaysMine:        `mein|meine|unser|unsere|bei mir|bei uns|für mich|für uns|ich habe|ich hab|wir haben|ich rechne mit|wir rechnen mit`,
		NamesOwnAmounts: `beträge die ich angebe|beträge , die ich angebe|beträge, die ich angebe|preise die ich angebe|beträge die ich schreibe|beträge die ich eintrage|beträge, die ich eintrage|preise die ich nenne|beträge die ich nenne|beträge|betraege|preise|summen|was ich schreibe|was ich eintrage|was ich eingebe`,
		SwitchesSetting: `wechsle auf|wechsle zu|wechsel auf|wechsel zu|wechseln auf|wechseln zu|stell um auf|stell alles auf|stelle alles auf|
			umstellen auf|schalte auf|schalt auf|schalte um auf|schalt um auf|alles in|mach alles in`,
		SaysHenceforth: `ab jetzt|ab sofort|von jetzt an|ab heute|künftig|in zukunft|zukünftig|immer|standardmäßig|standard|normal|normalerweise|
			in der regel|als standard|grundsätzlich|generell|ab nun|dauerhaft`,
		NamesVATRate:  `mwst-satz|mwst satz|mehrwertsteuersatz|steuersatz|umsatzsteuersatz|ust-satz|ust satz|mwst.|standardsteuersatz|satz`,
		NamesOwnMonth: `monat|monate|abrechnungsmonat|haushaltsmonat`,
		SaysBegins: `beginnt|beginnen|beginne|fängt|fangen|fang|anfangen|anfängt|anfang|startet|starten|starte|läuft|laufen|geht|geht los|
			losgeht|losgehen|los|zählt|zählen|gerechnet|zahlt|zahlen`,
		NamesSpeech: `sprache|sprachen`,
		SaysSpeak:   `sprich|sprechen|rede|reden|red|antworte|antworten|antwort|schreib|schreibe|schreiben|unterhalten`,
		LivesIn: `ich bin in|bin in|ich bin jetzt in|bin jetzt in|ich bin gerade in|bin gerade in|wohne in|wohne jetzt in|ich wohne in|
			ich wohne jetzt in|ich lebe in|ich lebe jetzt in|lebe jetzt in|bin nach|ich bin nach|umgezogen nach|bin umgezogen nach|sind jetzt in|
			wir sind in|wir sind jetzt in|wir wohnen in|wir wohnen jetzt in|sitze jetzt in|jetzt in|sind gerade in|wir sind gerade in|
			sind umgezogen nach|wir sind umgezogen nach|wir leben in|wir leben jetzt in`,
		SetsCurrency: `währung {currency}|währung ist {currency}|meine währung ist {currency}|setze die währung auf {currency}|
			stelle die währung auf {currency}|währung auf {currency}`,
		AsksHelp: `hilfe|hilf mir|hilfe bitte|was kannst du|was kannst du alles|was kannst du so|was kannst du machen|
			was kannst du alles machen|was machst du|was tust du|was kann ich hier machen|was kann ich machen|was kann ich tun|was kann ich hier tun|
			was kann ich dich fragen|was kann ich schreiben|was soll ich schreiben|was soll ich tun|was muss ich tun|was muss ich machen|
			wie funktioniert das|wie funktioniert das hier|wie funktionierst du|wie geht das|wie geht das hier|wie benutze ich das|
			wie benutze ich dich|wie nutze ich das|wie bediene ich das|wie benutzt man das|und jetzt|ich weiß nicht weiter|anleitung|befehle|
			befehlsliste|zeig mir die befehle|welche befehle gibt es|funktionen|deine funktionen|welche funktionen hast du|welche funktionen gibt es|
			was sind deine funktionen|zeig deine funktionen|zeige funktionen`,
		NamesHelp: `hilfe|hilfe zu|hilfe zum|hilfe zur|hilfe bei|hilfe beim|hilfe bei der|hilfe mit|hilfe für|hilfe mit der|ich brauche hilfe|
			brauche hilfe|hilf mir|hilf mir bei|hilf mir mit`,
		AsksHowTo: `wie kann ich|wie kann man|wie mache ich|wie mach ich|wie macht man|wie kriege ich|wie krieg ich|wie bekomme ich|
			wie bekomm ich|wie soll ich|wie muss ich|wie könnte ich|wie schaffe ich|wie funktioniert|wie geht das mit|was muss ich tun|
			was muss ich machen|was muss ich schreiben|was mache ich|was mach ich|was tun|was tue ich|mit welchem befehl|welcher befehl|
			gibt es einen befehl`,
		AsksAbility: `was kannst du|was kann der bot|was kann dieser bot|was kann man hier|was kann man damit|was kann ich hier|
			was kann ich mit dir|was machst du|was geht hier|was geht hier alles|was hast du drauf|was kannst du denn|welche funktionen|
			welche befehle|was soll ich schreiben|was muss ich schreiben|was schreibe ich|zeig mir was du kannst|zeig was du kannst|
			sag mir was du kannst|wie fange ich an|wo fange ich an|wie funktionierst du|wie funktioniert der bot|wie funktioniert dieser bot|
			wie funktioniert das hier|ich verstehe nicht wie|ich komme nicht klar|ich blicke nicht durch|wie funktioniert|wie geht das hier|
			wie geht das|wozu bist du|wofür bist du|wozu dient|wofür ist|wozu ist das|was bist du|wer bist du|was geht alles|was ist das hier|
			was macht der bot|was macht das hier|was alles kannst|und was kannst du|was könntest du|wobei kannst du|wobei hilfst du|
			wie kannst du mir helfen|wie läuft das|wie benutz|wie bedien|wie nutz|wie verwende|was machst du eigentlich|kannst du mir erklären|
			erklär mir`,
		AsksWhoBot: `wer bist du|wer bist denn du|wer bist du denn|was bist du|wie heißt du|wie heisst du|bist du ein bot|bist du ein mensch|
			wer sind sie`,
		AsksWhatIs: `was ist|was sind|was bedeutet|was heißt|was heisst|was meint`,
		AsksHow:    `wie`,
		MayAskHowTo: `kann ich|kann man|können wir|könnte ich|könnte man|darf ich|geht das|geht es|geht auch|ist es möglich|ist das|ist mein|
			ist meine|sind meine|gibt es|gibt's|kannst du|könntest du|sprichst du|verstehst du|unterstützt du|hast du|wer|wo kann ich|wo finde ich|
			wo stelle ich|wo ist|wo sind|wo wird|wo werden|welche sprachen|welche währungen|welche formate|was ist wenn|was passiert|was ist mit|
			erkläre|erklär mir|erkläre mir|erklär|ich will|ich möchte|ich möcht|ich würde gern|ich würde gerne|ich brauche|ich muss|ich habe mich|
			ich hab mich|hab mich|habe mich|ich weiß nicht wie|keine ahnung wie|funktioniert das|funktioniert|gibts|ich hab|ich habe|habe|hab|kannst|
			wo sehe ich|wo werden meine`,
		AsksPrivacy: `datenschutz`,
		LogsQuoted: `trag das … ein|trag es … ein|trag … ein|trage das … ein|schreib das … auf|nimm das … auf|trag das ein|trag ein|
			trag es ein|trage das ein|bitte eintragen|eintragen|eintragen bitte|buch das|buch es|buchen|bitte buchen|notier das|notiere das|
			schreib das auf|merk dir das|speichern|das hier|das bitte|nimm das auf|erfassen`,
		BeforePayer: `für|von|vom|das war|es war|war|der war von|das war von|auf`,
		BehindPayer: `hat bezahlt|hat's bezahlt|hat gezahlt|hat das bezahlt|hat es bezahlt|hat ausgelegt|bezahlt|wars|war's|war es|war das`,
		NamesSelf: `ich|mir|mich|meins|meine|meiner|ich war's|ich wars|ich war es|das war ich|ich war das|von mir|für mich|auf mich|
			ich habe bezahlt|ich hab bezahlt|ich hab's bezahlt|ich habe es bezahlt|das ist meins|das war meins`,
		AsksHistory: `verlauf|historie|änderungen|aenderungen|wer hat das geändert|wer hat es geändert|wer hat das eingetragen|
			was wurde geändert|was hat sich geändert`,
		SaysUntaxed: `steuerfrei|keine steuer|keine mwst|ohne steuer|ohne steuern|umsatzsteuerfrei|mwst-frei`,
		ShowsNumber: `verlauf von {number}|verlauf {number}|historie von {number}|historie {number}|wer hat {number} eingetragen|
			wer hat {number} geändert|wer hat {number} hinzugefügt|wer hat {number} angelegt|was ist mit {number} passiert|zeige {number}|
			zeig {number}|zeig mir {number}|zeig den verlauf von {number}|änderungen von {number}|änderungen an {number}`,
	},
	topics: topicWords{
		TopicAdd: `trage ich ein|eintrag*|einträge|eintragen|erfasse*|erfassen|buche|buchen|notiere*|aufschreib*|anfange*|anfangen|starten|los|
			ausgabe|ausgaben|hinzufüg*|füge|eingebe*|gebe ich|schreibe*`,
		TopicBudget:     `budget*|limit|obergrenze|warn*|sparziel*`,
		TopicCategories: `kategorie*|rubrik*|regel|regeln`,
		TopicCurrency:   `währung*|wechselkurs*|umrechn*|umgerechnet|fremdwährung*|dollar|euro|franken`,
		TopicDays:       `zeitzone*|uhrzeit|datum|anderen tag|anderer tag|anderes datum|von gestern|für gestern|nachtrag*|nachträglich|vergangenheit`,
		TopicExport: `export*|exportier*|excel|exceldatei|excel-tabelle|tabelle|tabellen|csv|json|xlsx|herunterlad*|runterlad*|lade ich alles|
			sicherung*|backup|als datei|steuerberater*|buchhalter*|buchhaltung|datev|elster|auszug`,
		TopicFiles: `beleg|belege|belegfoto|kassenbon*|bon|bons|quittung*|rechnung|rechnungen|foto|fotos|bild|bilder|scan|scannen|anhang|anhänge|
			anhäng*|hänge|datei|dateien|pdf|hochlad*|lade ich hoch|dokument*|screenshot*`,
		TopicFix: `fehler*|korrigier*|ändere|ändern|ändert|änder*|bearbeit*|berichtig*|vertippt|verschrieben|falsch*|lösch*|entfern*|
			rückgängig|zurücknehm*|zurück|widerruf*|storniere*|wiederherstell*|anpass*|umbenenn*|weg|vertan|versehentlich|aus versehen|verklickt|
			loswerd*|rausnehm*|rauswerf*|rausschmeiß*`,
		TopicIncome: `einkommen|einnahme*|gehalt|lohn|erstattung*|rückerstattung*|gutschrift*|überweisung*|umbuchung*|geld zurück|verdienst|
			darlehen|zurückbekommen`,
		TopicLanguage: `sprache*|deutsch|englisch|chinesisch|spanisch|französisch|italienisch|japanisch|russisch|türkisch|polnisch|sprichst`,
		TopicMemory:   `merken|merkst|gemerkt|gedächtnis|lernst|gelernt|fakten|vergessen|vergiss*|weißt du über`,
		TopicPrivacy: `datenschutz|dsgvo|privat|privatsphäre|wer sieht|wer kann das sehen|sehen können|wer liest|mitlesen|zugriff|sicher|
			sicherheit|meine daten|daten|verschlüssel*|vertraulich|gespeichert|alles löschen|konto löschen`,
		TopicRepeat: `wiederkehrend*|wiederhol*|regelmäßig*|jeden monat|monatlich*|dauerauftrag|daueraufträge|automatisch|erinner*|abo|abos|
			von selbst`,
		TopicReports: `bericht*|auswertung*|übersicht*|auswerten|zusammenfassung*|summe|summen|gesamt|sehe|sehen|sieht|anzeig*|zeige*|suche|suchen|
			finde*|liste|diagramm*|statistik*|ausgegeben|vergleich*|durchschnitt*|frage*|verlauf`,
		TopicSettings: `einstellung*|einstellen|einricht*|konfigurier*|monatsbeginn|monatsanfang|optionen`,
		TopicShare: `einlad*|lade ich jemanden|jemanden|gemeinsam*|zusammen|team|familie|meine frau|mein mann|partner*|mitbewohner*|wg|kollege*|
			freund*|gruppe|gruppen|kanal|andere leute|mehrere leute|mit anderen|rolle|rollen|rechte|berechtigung*|mitglied*`,
		TopicSlack: `slack`,
		TopicSplit: `aufteil*|teile|teilen|teilt|geteilt|hälfte|halbe|splitte*|mitbewohner abrechnen|aufgeteilt`,
		TopicTags:  `tag|tags|schlagwort*|schlagwörter|stichwort*|stichwörter|etikett*|markier*`,
		TopicTax: `steuer|steuern|mwst|ust|mehrwertsteuer*|umsatzsteuer*|vorsteuer*|steuersatz|steuersätze|netto*|brutto*|steuerfrei*|
			reverse charge`,
		TopicTelegram: `telegram|whatsapp|handy|app|messenger`,
	},
	cues: cues{
		SaysPrice: `^ der? euro/dollar/franken/pfund/yen/bitcoin steht/liegt/notiert/bei/ist/heute/aktuell/fällt/steigt|wechselkurs|eurokurs|
			dollarkurs|bitcoinkurs|kostet/kosten/ist/sind … mittlerweile/inzwischen/neuerdings/heutzutage/ernsthaft|
			mittlerweile/inzwischen … kostet/kosten|kostet/kosten … jetzt/schon|
			kostet/kosten/ist/sind/für … unfassbar/wahnsinn/irre/frechheit/abzocke/verrückt/krass/unverschämt/wucher|
			früher … kostete/gekostet/war/waren|angeblich|sollen/soll … kosten|teurer/gestiegen auf|ist auf # gestiegen|gestiegen|hab gehört|
			hab gelesen|inflation|die spinnen|steigt/steigen/klettert/erhöht/angehoben/hochgesetzt auf|erhöht/erhöhte/erhöhen … auf|wird/werden/wurde/wurden … teurer/erhöht|
			gehalt/lohn ab/von/beträgt/ist/wird|neues/mein/sein/ihr/neuer gehalt/lohn|verdient #|
			sagt/sagte/meint/meinte/erzählt/erzählte/behauptet … kostet/kostete/gekostet/war/waren/bezahlt/gezahlt|
			hab/habe … gehört/gelesen … kostet/kosten|soll/sollen ja … kosten|
			sagt/sagte/meint/meinte/erzählt/erzählte/behauptet … kosten/kosteten/wären/sind/wär/wäre|
			kostet/kosten … grad/gerade/grade/derzeit/momentan|ist/sind/wären # zu/sehr/echt/recht? viel/teuer für|
			die/er/sie wollen/will/verlangen/verlangt # für/fürs|kostenvoranschlag|im wert von|tickets/karten/flüge/zimmer ab #|miete steigt auf|
			veranschlagt|schätzt/schätzen/schätzte es? auf|geschätzt auf|soll/sollte/sollten # kosten|würde/würden # kosten`,
		SaysAge: `wird/werde/werden/wurde # $|wird/werde/werden/wurde … # $|jahre alt|geburtstag am #|# geburtstag|wird # jahre`,
		SaysMeeting: `besprechung/meeting/termin/sitzung/vorlesung/seminar/gespräch/konferenz … raum/zimmer/saal/etage/stock/büro/haus|
			treffen wir/uns|wir treffen|bis um|sehen uns|treffpunkt|treff am/um|hol mich ab|warte am/an/auf|bin um`,
		SaysPhone: `ruf/rufe/ruft/rufen mich/uns/ihn/sie an?|meine nummer|telefonnummer|handynummer|tel|telefon|handy :|meine neue nummer|nummer :|
			whatsapp|erreichbar unter|unter #`,
		SaysArrived: `eingegangen|eingetroffen|angekommen|ist/sind/kam/kamen … da/drauf/rein/gekommen|ist/sind gekommen|auf dem/meinem konto|
			gutgeschrieben|ausgezahlt|ausbezahlt|mir/uns … geschenkt|geschenkt bekommen/gekriegt|überwiesen worden|überwiesen bekommen`,
		SaysWon:    `lotto/rubbellos/rubbellose/toto/casino/kasino/spielbank/wette/wetten/poker/tombola/bingo … gewinn/gewinne/gewinnen|gewinn/gewinne … lotto/rubbellos/rubbelos/toto/casino/kasino/spielbank/wette/poker/tombola/bingo|lottogewinn/wettgewinn/tippgewinn`,
		SaysCredit: `strom/gas/heizung/heizkosten/wasser/energie/nebenkosten/fernwärme/stadtwerke … guthaben|guthaben … strom/gas/heizung/heizkosten/wasser/energie/nebenkosten/fernwärme/stadtwerke/abrechnung/jahresabrechnung`,
		SaysLeft:   `kontostand|mein/dein/ihr guthaben beträgt/ist/:|noch # auf dem konto|restgeld|wechselgeld|rückgeld`,
		SaysToMe:   `hat/haben mir/uns`,
		SaysOwn: `kreditkarte … ausgeglichen/abbezahlt/beglichen|kreditkartenabrechnung/kreditkartenrechnung|
			überwiesen/umgebucht/verschoben/geschoben … mein/eigenes/gemeinschaftskonto/sparkonto/tagesgeld|
			aufs/auf mein/meine/unser/das? eigenes? gemeinschaftskonto/sparkonto/girokonto/tagesgeldkonto/konto|# … in/zu dollar/euro/pfund/franken/yen/zloty/lira gewechselt/getauscht/umgetauscht/eingetauscht|gewechselt/umgetauscht # … in/zu dollar/euro/pfund/franken|# von … zu/auf/zur/nach … geschoben/umgebucht/verschoben`,
		SaysLost: `geklaut/gestohlen/entwendet/bestohlen/ausgeraubt/beklaut|verloren|abhandengekommen|abhanden gekommen|liegen gelassen|
			liegengelassen|wurde/wurden … geklaut/gestohlen`,
		SaysUnpaid: `noch nicht … bezahlt/gezahlt/beglichen/überwiesen|noch nicht … zahlen/bezahlen|noch offen|noch ausstehend|
			steht/stehen noch aus|ist/sind noch offen|muss/müssen … zahlen/bezahlen/begleichen/überweisen/zurückgeben/zurückzahlen/zurücküberweisen|
			noch zu? zahlen/bezahlen/begleichen|noch … zahlen/bezahlen/begleichen/überweisen|morgen/übermorgen … zahlen/bezahlen/begleichen|
			immer noch nicht|nicht bezahlt|noch unbezahlt|bin/sind … noch … schuldig|noch fällig|noch was offen`,
		SaysOwed: `schuldet/schulden/schulde/schuldest mir/uns/ihm/ihr/ihnen/noch|noch schuldig|kriege/krieg/bekomme/bekomm ich? noch … von|
			kriegt/bekommt noch … von mir/uns|kriegt/bekommt … noch … von mir/uns|steht/stehe in der kreide|in der kreide|habe/hab schulden|
			habe/hab mir? … geborgt/gepumpt`,
		SaysSettled:  `bezahlt|beglichen|abbezahlt|gezahlt`,
		SaysReturned: `zurückgezahlt|zurückgegeben|zurücküberwiesen|zurückbekommen|wiederbekommen|wiedergegeben|zurück bekommen/gegeben/gezahlt`,
		SaysForgot:   `fast/beinahe/beinah vergessen`,
		SaysPlanned: `denke/denk/denken über/ueber … nach|
			geplant/geplante/geplanter/geplantes|hätte/hätt/hätten … fast/beinahe|
			fast/beinahe/beinah … gekauft/geholt/bestellt/gegönnt/mitgenommen/geworden|fast … gekauft/geholt/bestellt/gegönnt|
			wollte/wollten eigentlich|wollte/wollten … kaufen/holen/bestellen/gönnen|
			will/wollen/möchte/möchten … kaufen/holen/bestellen/gönnen/leisten|würde/würd … gern/gerne … kaufen/holen/haben|
			hätte/hätt/hätten … gern/gerne|wünsche/wünsch mir/uns|überlege/überleg/überlegen … kaufen/holen/bestellen/zu/ob|
			kann/können/könnte/könnten ich/wir … leisten|leisten … kann/können|soll/sollen/sollte/sollten ich/wir … kaufen/holen/bestellen/nehmen|
			vielleicht … kaufen/holen|werde/werden … kaufen/holen/bestellen|habe/hab … vor … zu|plane/planen … zu? kaufen|ich plane|wir planen|plane/planen ein/eine/einen/nen/ne|
			spare/spar/sparen auf/für|habe/hab … doch nicht … gekauft/geholt/bestellt|doch nicht gekauft/geholt/bestellt|wunschliste|
			wenn ich/wir … kaufe/kaufen/hole|^ angenommen ich/wir/man|kostet/kosten wohl/vermutlich/wahrscheinlich/voraussichtlich/bestimmt|
			wird/werden wohl/vermutlich/wahrscheinlich/voraussichtlich … kosten|wollen/will wir/ich in/ins/zum/zur/nach|
			wollen/will wir/ich … fahren/gehen/fliegen/besuchen/machen|
			übermorgen/morgen/nächste/nächsten/nächster … wird/werden … # … sein/kosten/werden|wird/werden # sein/kosten|
			wird/werden so/etwa/circa/ca/ungefähr/rund #|
			nehm/nehme/nehmen/kauf/kaufe/kaufen/hol/hole/holen ich/wir? … nicht|aber/doch … nicht gekauft/mitgenommen/genommen/geholt|
			hab/habe/haben … nicht gekauft/mitgenommen/geholt|hab's/habs gelassen|hab es gelassen|
			vielleicht/evtl/eventuell hol/hole/kauf/kaufe/nehm/nehme/bestell/bestelle/gönn/gönne ich/wir/mir|
			im/in/ab januar/jänner/februar/märz/april/mai/juni/juli/august/september/oktober/november/dezember kommt/kommen/wird/werden/steht/muss/müssen/kaufe/kaufen/hole|
			nächste/nächsten/nächster/kommende/kommenden monat/woche/jahr kommt/kommen/wird/werden/steht/fällt|war mir zu teuer|ist mir zu teuer|
			liegen lassen|zurückgelegt ins regal|muss/müssen … noch abdrücken/hinlegen/blechen/löhnen|kommen/kommt noch # dazu|kommt bald|
			soll/sollen mich # kosten|hole/hol mir morgen|muss/müssen noch … kaufen/holen/besorgen/zahlen/bezahlen/überweisen|wollte … aber … nicht getraut|aber … dann doch nicht|habs/hab_es gelassen|aber doch nicht $`,
		SaysForSale: `zu verkaufen|zum verkauf|^ verkaufe/verkaufen/verkauf|ich verkaufe|biete … an|abzugeben`,
		SaysWish: `will/wollen/möchte/möchten/mag … ein/eine/einen/nen/ne/neue/neuen/neues/auch/unbedingt/so_gern/so_gerne|
			wäre/wär/wärs/wäre_es … schön/toll/cool/super/prima/traumhaft|schön/toll wäre/wär/wärs/wäre_es|träume/träum/träumen von|
			hätte/hätt ich/wir doch/nur|ich/wir hätte/hätt/hätten … gern/gerne|am liebsten hätte/hätt|liebäugle/liebäugeln/liebäugel mit|
			mein/unser traum wäre/wär/ist|eines_tages/irgendwann kauf/kaufe/leiste/hole/hol/gönn/gönne|auf meiner/der wunschliste|schiele auf|
			wenn ich nur|sehne mich nach|stell/stelle/stellt dir/euch … vor|stellen sie/wir sich/uns … vor|stellt euch … vor`,
		SaysBudget: `mein/unser/das/monatliches budget|budget ist/für/von/liegt/beträgt|^ budget #|budget :|höchstens # … für|
			höchstens … monat/woche/jahr|monat/woche … höchstens/maximal|maximal # … für|maximal/max … monat/woche|nicht mehr als … ausgeben|
			unter # … bleiben|nicht über # … kommen|setze/setz … budget|limit ist/für/von|begrenze/begrenzen/beschränken … auf|
			auf # … begrenzen/beschränken|mit # … auskommen|warne/warn/sag/melde/meld mir? … wenn … über|nimm … monatsbudget|
			^ budget … # … im/pro/jeden/je monat/woche/jahr|^ budget … # monatlich/wöchentlich/jährlich/mtl|monatsbudget|wochenbudget|jahresbudget|
			haushaltsbudget|lebensmittelbudget|essensbudget|budget # … im/pro/jeden monat/woche|^ monatliches/wöchentliches budget`,
		SaysTreated: `hat … mir/uns/mich … eingeladen/ausgegeben/spendiert|hat mich/uns … eingeladen|lud mich/uns|
			geht/ging auf ihn/sie/ihr/haus/chef/firma/kosten|ging aufs haus|auf kosten|aufs haus|
			hat … sich … gekauft/geholt/gegönnt/geleistet/bestellt|haben sich … gekauft/geholt/gegönnt/geleistet|hat sich … zugelegt|
			er/sie zahlt/zahlte/bezahlte|die rechnung übernahm/übernommen|es war … der/die|der/die bezahlt/gezahlt hat|
			von der/meiner? firma/arbeit/chef/kasse/krankenkasse/versicherung bezahlt/übernommen|
			übernimmt/übernahm/zahlt/zahlte die/meine firma/arbeit/kasse/krankenkasse/versicherung|auf firmenkosten|hat/haben … eingeladen|
			geht/ging/gehen/gingen auf den/die/das chef/chefin/firma/haus/rechnung/opa/papa`,
		AsksReminder: `erinner/erinnere/erinnert/erinnern mich/uns|mich … erinnern|erinnerung|vergiss nicht|nicht vergessen|lass mich nicht vergessen|
			sag mir/uns bescheid|denk/denke dran|daran denken|dran denken|gib mir bescheid|weck mich`,
		SaysEvery: `jeden monat/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/ersten/letzten/dritten/fünfzehnten/zehnten/#|
			jede woche|jedes jahr/quartal|alle # wochen/monate|alle zwei/drei wochen/monate|immer am #|immer zum #|
			am # … jeden/des/eines monats/monat|einmal im/pro monat/jahr/woche|jedes monats|jeden monats|
			monatlich/jährlich/wöchentlich/vierteljährlich am/zum/immer|am # … jedes monat*|jedes monat|immer montags/freitags|zum # jeden/jedes`,
		AsksRepeat: `automatisch|von selbst|von allein/alleine|ab jetzt|ab sofort|künftig|in zukunft|wiederkehrend|wiederkehrende|
			wiederhole/wiederhol/wiederholen|dauerauftrag … ein/anlegen/einrichten|regelmäßig … eintragen/buchen|regelmäßig`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RoleDocument, `beleg belegnummer beleg_nr belegnr quittung quittungsnummer kassenbon kassenzettel bon bonnummer bon_nr`},
			{RoleDocument | RolePayable, `rechnung rechnungsnummer rechnungs_nr rechnungsnr`},
			{RoleFree | RoleExempt, `steuerfrei steuerbefreit umsatzsteuerfrei mehrwertsteuerfrei mwst_frei ust_frei mwst-frei ust-frei steuerfreie`},
			{RoleFree | RoleReverse, `reverse-charge §_13b §_13b_ustg steuerschuldnerschaft_des_leistungsempfängers steuerschuldnerschaft
				umkehr_der_steuerschuld`},
			{RoleTimes, `mal`},
			{RoleDivided, `geteilt_durch durch`},
			{RoleMinus, `minus abzüglich abzgl weniger`},
			{RoleEach, `jeweils pro_stück das_stück`},
			{RolePer, `pro die der das`},
			{RoleOff, `rabatt reduziert ermäßigt gutschein nachlass skonto coupon rabattiert heruntergesetzt gutscheincode rabattcode treuerabatt
				gutscheine zum_halben_preis halber_preis halben_preis`},
			{RoleTip, `trinkgeld tip`},
			{RoleInexact, `und_ein_paar_zerquetschte und_ein_bisschen und_etwas noch_was nochwas`},
			{RoleInvited, `eingeladen spendiert ausgelegt vorgestreckt vorgeschossen`},
			{RolePaid, `spendierte lud`},
			{RolePaid | RoleGave, `schenkte`},
			{RoleBy, `von`},
			{RolePerson, `mitbewohnerin mitbewohner-in nachbar nachbarin nachbarn cousin cousine kumpel neffe nichte schwager schwägerin
				schwiegermutter schwiegervater schwiegereltern kommilitone kommilitonin kollegen freunde großeltern ex vermieterin mama mutti papi
				frau mann ehefrau ehemann mama papa mutter vater chef chefin firma arbeitgeber bruder schwester freund freundin kollege kollegin
				mitbewohner eltern oma opa partner partnerin onkel tante
				verein vati großvater großmutter verlobter verlobte bessere_hälfte`},
			{RoleIncome | RoleOrSpent, `pension zuschuss trinkgeld_bekommen zinsen taschengeld geburtstagsgeld aufgepasst prämie honorar provision geschenkt gehälter löhne gehalt_putzfrau
				lohn_putzfrau putzfrau_gehalt putzfrau_lohn gehalt_nanny lohn_nanny gehalt_haushaltshilfe lohn_haushaltshilfe gehalt_für_die lohn_für_die`},
			{0, `auto_geliehen fahrrad_geliehen rad_geliehen e-bike_geliehen roller_geliehen ski_geliehen boot_geliehen`},
			{RoleNotSpent, `unbezahlt unbezahlte unbezahlter unbezahltes ausstehend ausstehende fällig fällige überfällig überfällige schuldet schulde
				schulden offen offene offener offenes offenen ausstehender ausstehendes ausstehenden fälliger fälliges rückständig rückständige
				nicht_bezahlt noch_nicht_bezahlt noch_zu_zahlen muss_noch_zahlen muss_noch_bezahlen`},
			{RoleIncome, `gehalt lohn einkommen verdient verkauft vertickt verscherbelt verhökert dividende dividenden gewonnen geerbt gefunden schenkte_mir
				schenkte_uns gab_mir gab_uns weihnachtsgeld urlaubsgeld kindergeld gehaltszahlung lohnzahlung elterngeld arbeitslosengeld wohngeld
				bafög stipendium stipendien mieteinnahme mieteinnahmen mieteinnahmen krankengeld mutterschaftsgeld bürgergeld sozialhilfe altersrente
				witwenrente erwerbsminderungsrente gesetzliche_rente zinsgutschrift zinserträge zinsertrag zinsen_bekommen ausschüttung
				dividendenzahlung tantieme tantiemen nebenjob trinkgelder trinkgeld_heute ebay_verkauf verkaufserlös erlös
				arbeitslosengeld_1 alg lohnersatz kinderzuschlag rente erbschaft minijob`},
			{RoleIncome | RoleRefund, `steuererstattung steuerrückerstattung steuerrückzahlung lohnsteuererstattung erhalten bekommen zugesteckt gegeben
				zugeschickt schickte_mir überwies_mir steuer_zurück kilometergeld nebenkostenerstattung stromerstattung heizkostenerstattung
				fahrtkostenerstattung reisekostenerstattung stromguthaben nebenkostenguthaben betriebskostenguthaben`},
			{RoleRefund, `pfandbon leergut pfandrückgabe pfand_zurück kaution_zurück pfandflaschen leere_flaschen leergutbon flaschen_abgegeben
				strom_zurück heizkosten_zurück`},
			{RoleRefund | RoleMoved, `geld_zurück zurückgegeben zurückbekommen zurückgezahlt zurückerhalten rückzahlung zurückgeschickt zurückgesendet
				zurückgesandt zurücküberwiesen zurückgeben retourniert zurückgebracht`},
			{RoleMoved, `leiht leihe borgt geborgt pumpt am_automaten_geholt automaten_geholt automaten_gezogen geldautomaten bankomat bankomaten geld_geholt bargeld_geholt geld_gezogen zurückgelegt sparen festgeld festgeldkonto depot sparkonto sparbuch sparschwein tagesgeld tagesgeldkonto gespart abgehoben
				geldautomat geldautomaten bankautomat bankomat bankomaten eingezahlt verliehen geliehen ausgeliehen gemeinschaftskonto girokonto
				eigenes_konto mein_konto mein_sparkonto tagesgeldkonto sparplan sparbuch bausparvertrag bausparer etf-sparplan spardose
				kreditkarte_ausgeglichen kreditkarte_bezahlt kreditkartenabrechnung kreditkarte_abbezahlt`},
			{RoleMoved | RoleOrSpent, `überwiesen überweisung umgebucht ausgelegt vorgestreckt vorgeschossen`},
			{RolePeriod, `im in seit bis jahr jahre frühling frühjahr sommer herbst winter quartal vergleiche vergleichen weihnachten heiligabend
				ostern pfingsten silvester neujahr karneval fasching urlaub sommerurlaub winterurlaub ferien sommerferien herbstferien winterferien
				osterferien weihnachtsferien gegen oder`},
			{RolePoint, `komma`},
			{RolePart, `paar dutzend halbe halber halben halbes`},
			{RoleMoney | RoleBan, `gehalt lohn einkommen verdient`},
			{roleHint, `der die das und für mit von nicht ein eine einen bei heute gestern vorgestern kostet kaffee mittagessen abendessen frühstück
				brot miete einkauf lebensmittel bezahlt gekauft ausgegeben kostete um rund zum zur im am ich habe hatte verkäufe wert zahlte hast`},
			{RoleFiller, `fast_vergessen beinahe_vergessen beinah_vergessen hätte_ich_fast_vergessen hätt_ich_fast_vergessen hätte_fast_vergessen fast_vergessen_aufzuschreiben hab_ich_fast_vergessen hätte_ich_beinahe_vergessen hätte_ich_jetzt_fast_vergessen`},
			{RoleFiller, `ich habe hab hatte wir mein meine meinen es nur bitte danke ausgabe gesamt insgesamt preis betrag zum zur von vom im am den
				dem um mal noch genau sich machte macht euro? nochmal nochmals dann danach anschließend`},
			{RoleFiller | RoleArticle, `der die das ein eine einen einem nen ne n nem ner`},
			{RoleFiller | RoleFor, `für fürs fürn fürnen`},
			{RoleFiller | RoleSpend, `bezahlt gezahlt gekauft ausgegeben zahlte kaufte gelassen dagelassen hingelegt hingeblättert rausgehauen
				verballert verprasst abgebucht angezahlt beglichen`},
			{RoleFiller | RoleCost, `kostet kostete kosteten gekostet waren`},
			{RoleFiller | RoleAdd, `festhalten aufschreiben notiere notieren erfasse buche buchen eintragen trage hinzufügen trag buch notier erfass
				schreib schreibe schreib_auf`},
			{RoleCommand, `lösche löschen ändere ändern zeige zeig suche bericht`},
			{RoleBan, `gekündigt storniert abbestellt bin bist sind sein wäre würde sollte könnte kann können muss wer was wann wo warum wie wieviel welche welcher wenn falls ob nicht kein keine keinen nie statt eigentlich sondern falsch teilen geteilt hälfte jeder jede etwa ungefähr circa rund vielleicht gehalt lohn einkommen verdient schulde schuldet leihen geliehen überweisen überwiesen du er sie wir_sind ihr dein deine
lösche löschen ändere ändern zeige zeig suche bericht budget grenze nächste jeden monatlich will möchte brauche denke glaube ignoriere bisherigen anweisungen treffen nummer telefonnummer alt mehr weniger über unter zwischen`},
			{RoleTax, `mwst mwst. ust ust. mehrwertsteuer umsatzsteuer steuer vorsteuer`},
			{RoleRateNoun | RoleTax, `steuersatz mwst-satz mehrwertsteuersatz`},
			{RoleNet, `netto exkl exklusive ohne_mwst ohne_ust ohne_steuer`},
			{RoleGross, `brutto darin davon enthalten inkl inklusive einschl einschließlich mit_mwst mit_ust`},
			{RolePlus, `zzgl zzgl. zuzüglich`},
			{RoleFree, `steuerfrei mwst_frei ust_frei keine_mwst keine_ust`},
			{RoleGlue, `ist war beträgt von`},
			{RoleSubtotal, `zwischensumme warenwert`},
			{RoleTotal, `gesamt insgesamt summe gesamtbetrag gesamtsumme endbetrag zusammen`},
			{RolePercent, `prozent`},
			{RoleUnit, `schritte schritten mal stück personen leute tage tag wochen monate jahre stunden stunde minuten uhr gramm kilo liter meter flaschen seiten mann
				grad`},
			{RoleOftenNumbered, `zimmer raum linie rechnung bus`},
			{RoleNumbered, `wagen wagon gleis seite kapitel tor stock nummer bestellung straße zimmernummer hausnummer bahnsteig reihe`},
			{RoleFiller | RoleRefund, `rückerstattung erstattung rückzahlung gutschrift erstattet rückerstattet zurückerstattet zurückbekommen retoure`},
			{RoleAnd, `und dann danach anschließend`},
			{RoleAt, `bei beim`},
			{RoleDe, `von`},
		},
		shares: `2:die_hälfte_von,hälfte_von,meine_hälfte,die_hälfte_vom,hälfte_vom,die_hälfte_der 3:ein_drittel_von`,
		sharers: `0:geteilt,teil_ich,teile_ich,teile_ich_mir,teil_ich_mir,zum_teilen,zu_teilen,teilen_durch,aufgeteilt,gesplittet,teilen_wir,teilten 2:hälfte,zu_zweit,halbe-halbe,halbe_halbe
			3:zu_dritt 4:zu_viert 5:zu_fünft 6:zu_sechst`,
		scales: `3:tausend,tsd 6:million,millionen 9:milliarde,milliarden`,
		numbers: `1:ein,eins,einen,eine,einem 2:zwei,zwo 3:drei 4:vier 5:fünf,fuenf,fümf 6:sechs 7:sieben 8:acht 9:neun 10:zehn 11:elf 12:zwölf,zwoelf
			13:dreizehn 14:vierzehn 15:fünfzehn,fuffzehn 16:sechzehn 17:siebzehn 18:achtzehn 19:neunzehn 20:zwanzig 30:dreißig,dreissig 40:vierzig
			50:fünfzig,fuffzig,fuenfzig 60:sechzig 70:siebzig 80:achtzig 90:neunzig 100:hundert 1000:tausend`,
		marks: `~dollar:dollar ~rupee:rupie,rupien ~pound=GBP:pfund ~franc=CHF:franken ~cent/2:cents CHF/2:rappen,räppli,rp,rp.
			CHF:stutz,stütz,fränkli ~yen=JPY:yen ~ruble=RUB:rubel PLN:złoty ~krone:kronen ~peso:pesos *5:fünfer,heiermann *10:zehner
			*20:zwanni,zwannis,zwanziger *50:fuffi,fuffis,fünfziger,fuffziger *5:fünfliber,füfliber *100:hunni,hunnis,hunderter *500:fünfhunderter
			*1000:tausender *1000?:riesen *1?:mücken,kröten,öcken,tacken,flocken
			EUR:euronen,eurönchen`,
		halves:  `1:anderthalb,eineinhalb 2:zweieinhalb 3:dreieinhalb 4:viereinhalb`,
		clashes: `dort sei otto dos sex sept die due once mille cent cents elf`,
		joints:  `und`,
		endings: `zig zich ßig hundert tausend`,
	},
	regional: []regional{
		{regions: `CH LI`, marks: `CHF:stei`},
	},
	lists: []listWords{
		{Twice, `zweimal`},
		{Thrice, `dreimal`},
		{FourTimes, `viermal`},
		{Won, `gewonnen gewann gewinnt verloren verlor verliert führt führen geschlagen schlägt spielt spielten`},
		{Versus, `zu bis`},
		{Leg, `hin zurück hinweg rückweg hinfahrt rückfahrt hinflug rückflug`},
		{GivenName, `lena lea leonie mia hannah anna laura julia lisa sarah jana jonas lukas leon finn paul felix maximilian moritz tim jan
			niklas philipp florian sebastian tobias stefan thomas michael andreas martin markus matthias christian daniel david dennis
			patrick kevin sven uwe jens jürgen klaus peter hans günter karin petra sabine monika ute heike birgit claudia susanne andrea
			nicole katja kathrin katrin stefanie steffi melanie nadine franzi vanessa jessica maria marie sophie emma emilia clara ina antje
			silke tanja anja sandra ali mehmet ayse fatma`},
		{Venue, `zimmer raum saal stock stockwerk etage station gleis tor büro haus aufgang praxis schalter klassenzimmer klasse hörsaal
			tür bahnsteig steig nummer hausnummer halle gebäude terminal gate abteilung ambulanz kabine`},
		{Seat, `platz plätze sitz sitzplatz wagen reihe gleis bahnsteig gate`},
		{Paged, `gleis bahnsteig seite seiten s kapitel aufgabe aufgaben übung übungen folge folgen absatz vers fehler`},
		{Premises, `wohnung whg haus zimmer raum einheit apartment büro`},
		{Interest, `zinsen zinsgutschrift`},
		{Within, `in im auf`},
		{PlaceArticle, `der den dem`},
		{Stay, `ausflug reise urlaub trip städtetrip dienstreise geschäftsreise klassenfahrt fahrt besuch`},
		{During, `beim während auf im`},
		{Toward, `nach`},
		{Travel, `unterkunft pension jugendherberge flughafen u-bahn straßenbahn parken parkhaus museum ferienwohnung`},
		{Gamble, `poker casino kasino roulette wette wetten lotto spielothek spielhalle`},
		{Tenant, `mieter mieterin mieters mieterinnen untermieter untermieterin untermieters untermieterinnen nachmieter pächter`},
		{Or, `oder od bzw`},
		{Discount, `rabatt nachlass skonto treuerabatt`},
		{Piece, `st stk stck`},
		{Change, `restgeld rückgeld wechselgeld`},
		{Saves, `gespart eingespart`},
		{TakesOff, `abgezogen abzog`},
		{Amid, `zwischen unter`},
		{UpFrom, `von`},
		{UpTo, `bis`},
		{LoweredTo, `auf`},
		{SoldFor, `für fürn`},
		{OrInTwo, `oder_vielleicht oder_doch`},
		{Either, `entweder`},
		{Clock, `uhr`},
		{BeforeClock, `um gegen ab`},
		{PartOfDay, `morgens abends mittags nachts früh vormittags nachmittags`},
		{CategoryWord, `kategorie kategorien rubrik`},
		{CategoryIs, `ist`},
		{CategoryBefore, `in unter zu zur für der die als mit auf im`},
		{FiledUnder, `unter`},
		{TakenAs, `als`},
		{CategoryEnd, `und bitte danke aber von vom mit in im am`},
		{Due, `unbezahlt unbezahlte unbezahlter unbezahltes ausstehend ausstehende fällig fällige überfällig überfällige geplant geplante geplanter
			offen offene offener offenes offenen ausstehender ausstehendes ausstehenden fälliger fälliges rückständig rückständige`},
		{Acquires, `zahlt zahlen bezahlt mietet verdient geholt holte gegönnt geleistet bestellt kauft gekriegt zugelegt verpulvert verballert
			rausgehauen verjubelt verzockt hingeblättert hingelegt ausgegeben gekauft verprasst verbraten rausgeworfen rausgeschmissen springen_lassen
			gibt gab verkauft verkaufte verkauften
			zahlte bezahlte gezahlt beglichen übernimmt übernahm übernommen spendiert spendierte getankt eingekauft gemacht`},
		{AddressPart, `hausnummer plz postleitzahl etage stock wohnung whg og eg`},
		{Journey, `gleis zug flug fährt abfahrt ankunft abflug bahnsteig wagen umsteigen ankunft fliegt landet`},
		{CookMeasure, `gramm esslöffel teelöffel prise prisen tasse tassen zehe zehen liter`},
		{ServiceCharge, `service servicegebühr bedienung bedienungsgeld servicepauschale`},
		{Fellows, `freunden freunde freundinnen kollegen kolleginnen kumpels kumpel mitbewohnern mitbewohner mitbewohnerinnen nachbarn geschwistern
			brüdern schwestern mädels jungs anderen bekannten leuten`},
		{Heads, `mann personen leute leuten köpfe köpfen`},
		{RateOn, `auf`},
		{Back, `zurück`},
		{Returning, `rücksendung retourniere retour rücksende`},
		{Returns, `gab gibt bekam kriegte zahlte schickte überwies kam kommen kamen`},
		{Visited, `friseur training zahnarzt arzt hausarzt tierarzt kinderarzt augenarzt hautarzt frauenarzt physio kieferorthopäde`},
		{Weighs, `wiegt wog`},
		{Waits, `gewartet`},
		{Ticket, `ticket tickets karte karten fahrkarte`},
		{Sends, `gepaypalt`},
		{Found, `gefunden`},
		{Giver, `von vom`},
		{Opening, `ach achja ach_ja ach_so achso oh_ja also so_also ähm äh naja na_ja na_also ja_also also_ja ok_also so okay nun_ja hm hmm also_gut`},
		{Denial, `nein`},
		{Hedge, `ca circa etwa ungefähr rund um_die so_um_die so_ca so_etwa schätzungsweise plus_minus knapp in_etwa so_in_etwa oder_so glaub_ich glaube_ich ich_glaub
			ich_glaube denk_ich denke_ich ich_denke mein_ich müsste_es_gewesen_sein müssten_es_gewesen_sein wenn_ich_mich_nicht_irre`},
		{Maybe, `vielleicht wohl wahrscheinlich vermutlich eventuell`},
		{Bound, `ab bis`},
		{PerTime, `monat woche jahr tag stunde wuche monet`},
		{Undated, `weihnachten ostern silvester wochenende januar jänner februar feber märz mai juni juli oktober dezember`},
		{Preposition, `mit für bei von`},
		{Trailing, `mit`},
		{With, `mit`},
		{OneMoney, `euro`},
		{Indefinite, `ein eine einen einem nen ne n`},
		{Possessive, `meinem meiner meinen unserer
			mein meine unser unsere unsern mei`},
		{Recipient, `meinem meiner unserem unserer ihrem ihrer dem`},
		{Auxiliary, `hat haben hatte`},
		{PaymentMeans, `karte firmenkarte kreditkarte bar ec`},
		{PlainSide, `netto brutto`},
		{Dotted, `inkl exkl einschl zzgl mwst ust`},
		{Gram, `gramm`},
		{Kilo, `kilo kilogramm`},
		{Pound, `pfund`},
		{Decagram, `dag deka dekagramm`},
		{Litre, `liter`},
		{HalfPrice, `zum_halben_preis halber_preis halben_preis`},
		{Size, `größe schuhgröße konfektionsgröße`},
		{Code, `code türcode zugangscode pin passwort kennwort wlan-passwort`},
		{Gauge, `fieber temperatur körpertemperatur schuhgröße größe konfektionsgröße gewicht wiege wiegt version linie puls pin blutdruck
			blutzucker körpergröße passwort kennwort`},
		{Team, `bayern dortmund schalke leverkusen hertha gladbach deutschland`},
		{Departs, `zug bus flug bahn flieger fähre tram straßenbahn`},
		{LeadsToDeparture, `um von`},
		{Begins, `kommt öffnet schließt beginnt begann startet startete fängt anfängt fährt abfährt losfährt endet`},
		{Instalment, `rate ratenzahlung teilzahlung`},
		{Appointment, `termin tischreservierung wecker elternabend müllabfuhr`},
		{Apiece, `je zu à`},
		{Reading, `zähler zählerstand`},
		{Range, `bis`},
		{Measured, `franken prozent uhr`},
		{FunctionWord, `der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich dich ihn uns mein dein sein und oder aber wenn dass als auch
nur noch schon sehr nicht kein keine ja nein in im an am auf aus bei mit nach von vom zu zum zur für über unter ist sind war waren hat habe haben wird
werden was wer wie wo so da hier mal bitte`},
	},
	lands: `JPY:japan CNY:China HKD:hongkong TWD:taiwan KRW:korea,südkorea THB:thailand INR:indien PHP:philippinen IDR:indonesien KHR:kambodscha AED:emiraten,vereinigten_arabischen_emiraten SAR:saudi-arabien,saudi_arabien JOD:jordanien EGP:ägypten MAD:marokko TND:tunesien ZAR:südafrika KES:kenia TZS:tansania,sansibar TRY:türkei
GBP:großbritannien,grossbritannien,england,schottland,vereinigten_königreich CHF:schweiz SEK:schweden NOK:norwegen DKK:dänemark ISK:Island PLN:polen CZK:tschechien HUF:ungarn RON:rumänien RSD:serbien ALL:albanien UAH:ukraine RUB:russland GEL:georgien
EUR:deutschland,frankreich,spanien,italien,österreich,belgien,niederlanden,holland,griechenland,irland,finnland,luxemburg,kroatien,slowenien,slowakei,estland,lettland,litauen,zypern USD:USA,amerika,vereinigten_staaten CAD:kanada MXN:mexiko BRL:brasilien ARS:argentinien COP:kolumbien CRC:costa_rica AUD:australien NZD:neuseeland`,
	cities: `JPY:tokio,kioto CNY:peking,schanghai KRW:seoul VND:saigon AED:dubai,abu_dhabi EGP:kairo MAD:marrakesch ZAR:kapstadt CHF:zürich,zuerich,genf,basel,luzern,lausanne,lugano,davos,st_moritz,sankt_gallen,winterthur DKK:kopenhagen SEK:göteborg PLN:warschau,krakau,danzig,breslau,stettin CZK:prag,brünn,karlsbad RON:bukarest RSD:belgrad RUB:moskau UAH:kiew GEL:tiflis
EUR:wien,münchen,köln,rom,mailand,venedig,florenz,neapel,lissabon,brüssel,antwerpen,athen,kreta,nizza,straßburg,sevilla,teneriffa,brügge,dubrovnik MXN:mexiko_stadt CUP:havanna`,
	nations: `US:amerik CA:kanad CH:schweiz EG:ägyp MX:mexik IN:indisch KW:koweit IQ:irak SA:saud QA:katar MA:marokk SE:schwed DK:dän IS:isländ
		CZ:tschech NO:norweg PL:poln HU:ungar TR:türk RU:russ JP:japan AU:austral NZ:neusee GB:brit,engl AR:argent IL:israel TH:thail RO:rumän`,
	model: modelWords{
		stored: `gespeichert|abgespeichert|eingetragen|nachgetragen|gebucht|verbucht|erfasst|notiert|vermerkt|hinzugefügt|aufgenommen|registriert|festgehalten`,
		denials: `nicht|nichts|kein|keine|keinen|keiner|keinem|nie|niemals|niemand|ohne|kann|können|könnte|könnten|soll|sollen|sollte|möchtest|möchten|willst|wollen|` +
			`wenn|falls|sobald|bevor|ob`,
		joins: `und|aber|sondern|doch|also|dann`,
		claims: `gespeichert|abgespeichert|eingetragen|nachgetragen|gebucht|verbucht|erfasst|notiert|vermerkt|hinzugefügt|aufgenommen|angelegt|registriert|` +
			`protokolliert|geloggt|gelöscht|entfernt|gestrichen|geändert|abgeändert|aktualisiert|korrigiert|berichtigt|angepasst|umbenannt|umgestellt|
				storniert|` +
			`rückgängig gemacht|zurückgenommen|wiederhergestellt|zurückgesetzt|erledigt|festgehalten|aufgeschrieben|abgelegt|ergänzt|eingestellt`,
		quantities: `dutzend dutzende hundert hunderte tausend tausende million millionen milliarde milliarden halb halbe halber halbes halben hälfte doppelt doppelte ` +
			`viertel drittel paar zweimal dreimal anderthalb eineinhalb`,
		compound: `(?:ein|und)*(?:(?:zwei|zwo|drei|vier|fünf|fuenf|sechs|sech|sieben|sieb|acht|neun)(?:zehn|zig|ßig|ssig|hundert|tausend|mal|fach)|zehn|elf|zwölf|zwoelf|zwanzig|hundert|tausend)(?:ein|und|zwei|drei|vier|fünf|fuenf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf|zwoelf|zwanzig|zig|ßig|ssig|hundert|tausend|mal|fach)*|` +
			`(?:zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)und(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig|
				neunzig)`,
	},
	dates: DateTable{
		OrdinalMonths: true,
		days: map[int]string{
			-3: "vorvorgestern",
			-2: "vorgester|vorgeschter|vorgestern|vorgestern abend",
			-1: "gester|geschter|gestern|gestern abend|gestern nacht|gestern mittag|gestern morgen|gestern nachmittag|gestern vormittag|gestrigen|gestrige",
			0:  "heute|heut|heute morgen|heute fruh|heute abend|heute mittag|heute nachmittag|heute vormittag|heute nacht|heutigen",
			1:  "morgen~|morgen abend|morgen fruh|morgen mittag",
			2:  "ubermorgen|uebermorgen",
		},
		dayparts:   "abend|morgen|mittag|nachmittag|vormittag|nacht|am abend|am morgen|am nachmittag|am vormittag|in der nacht|in der fruh|zu mittag",
		gluedParts: "abend|morgen|mittag|nachmittag|vormittag|nacht|fruh",
		weekdays: [7]string{
			"sunntig|sonntag|sonntags|so?|sonn?",
			"mantig|maentig|montag|montags|mo?|mon?",
			"zischtig|ziischtig|dienstag|dienstags|di?|die?",
			"mittwuch|mittwoch|mittwochs|mi?|mit?",
			"dunnschtig|donnschtig|donnerstag|donnerstags|do?|don?",
			"fritig|friitig|freitag|freitags|fr?|fre?",
			"samschtig|samstag|samstags|sonnabend|sa?|sam?",
		},
		months: [12]string{
			"januar|janner|jan",
			"februar|feber|feb|febr",
			"marz|maerz|mrz|mar",
			"april|apr",
			"mai",
			"juni|jun",
			"juli|jul",
			"august|aug",
			"september|sept|sep",
			"oktober|okt|oct",
			"november|nov",
			"dezember|dez",
		},
		units: [unitCount]string{
			"tag|tage|tagen|tages",
			"wuche|woche|wochen|wo?|kw|kalenderwoche",
			"monet|monat|monate|monaten|monats",
			"jahr|jahre|jahren|jahres",
		},
		beforeLast: "vorletzten|vorletzte|vorletzter|vorletztes",
		last:       "letscht|letschti|letschte|letschts|letzten|letzte|letzter|letztes|letztem|vorigen|vorige|voriger|voriges|vergangenen|vergangene|vergangener|vergangenes|vorherigen|vorherige",
		this:       "heurigen|diesen|diese|dieser|dieses|diesem|aktuellen|aktuelle|laufenden|ganzen|ganze|ganzes|ganzer|gesamten|kompletten|komplette",
		next:       "nachsten|naechsten|naechste|naechster|naechstes|nachste|nachster|nachstes|nachstem|kommenden|kommende|kommender|kommendes",
		agoBefore:  "vor",
		ago:        "her~|zuvor~",
		few:        "paar|ein paar|einige|einigen|mehreren|wenigen",
		vague:      "neulich|letztens|kurzlich|unlangst|jungst|vor kurzem|vor kurzer zeit|vor langerem|vor einer weile|vor einiger zeit|neulich abends|dieser tage|die tage mal",
		in:         "in",
		before:     "vor",
		dish:       "suppe|gericht|menu|teller|fisch|kuchen|angebot|essen|pizza|pasta",
		cardinals:  "ein|eine|einem|einer|einen|eins,zwei|zwo,drei,vier,funf|fuenf,sechs,sieben,acht,neun,zehn,elf,zwolf|zwoelf,dreizehn,vierzehn,funfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,einundzwanzig,zweiundzwanzig,dreiundzwanzig,vierundzwanzig,funfundzwanzig,sechsundzwanzig,siebenundzwanzig,achtundzwanzig,neunundzwanzig,dreissig|dreißig,einunddreissig|einunddreißig",
		ordinals:   "erste|ersten|erster|erstem|erstes,zweite|zweiten|zweiter|zweitem|zweites,dritte|dritten|dritter|drittem|drittes,vierte|vierten|vierter|viertem|viertes,funfte|funften|funfter|funftem|funftes,sechste|sechsten|sechster|sechstem|sechstes,siebte|siebten|siebter|siebtem|siebtes|siebente|siebenten|siebenter,achte|achten|achter|achtem|achtes,neunte|neunten|neunter|neuntem|neuntes,zehnte|zehnten|zehnter|zehntem|zehntes,elfte|elften|elfter|elftem|elftes,zwolfte|zwolften|zwolfter|zwolftem|zwolftes,dreizehnte|dreizehnten|dreizehnter|dreizehntem|dreizehntes,vierzehnte|vierzehnten|vierzehnter|vierzehntem|vierzehntes,funfzehnte|funfzehnten|funfzehnter|funfzehntem|funfzehntes,sechzehnte|sechzehnten|sechzehnter|sechzehntem|sechzehntes,siebzehnte|siebzehnten|siebzehnter|siebzehntem|siebzehntes,achtzehnte|achtzehnten|achtzehnter|achtzehntem|achtzehntes,neunzehnte|neunzehnten|neunzehnter|neunzehntem|neunzehntes,zwanzigst*,einundzwanzigst*,zweiundzwanzigst*,dreiundzwanzigst*,vierundzwanzigst*,funfundzwanzigst*,sechsundzwanzigst*,siebenundzwanzigst*,achtundzwanzigst*,neunundzwanzigst*,dreissigst*|dreißigst*,einunddreissigst*|einunddreißigst*",
		suffixes:   "ter|ten|te|tes|er",
		article:    "der|den|dem|die|das",
		on:         "am|vom|zum",
		purpose:    "bis|seit|ab|fur",
		of:         "der|des|im|von|in",
		and:        "und",
		at:         "um|gegen|ab",
		between:    "zwischen",
		counted:    "mal|stock|platz|klasse|person|runde|stuck|uhr|haus",
		since:      "seit|ab",
		from:       "von|vom",
		fromThe:    "vom",
		to:         "bis|bis zum",
		recent:     "letzten|letzte|vergangenen",
		quarter:    "quartal|q",
		sinceEvent: "seit|seitdem",
		onward:     "an?|bisher|bis jetzt|bis heute",
		until:      "bis|bis zum|bis ende",
		after:      "nach|nach dem",
		monthWeek:  "woche",
		weekend:    "wochenende|wochenendes",
		shifts:     map[Shift]string{{UnitYear, 0}: "heuer"},
		toDate:     [unitCount]string{UnitWeek: "seit anfang der woche|seit wochenanfang|seit beginn der woche|seit wochenbeginn", UnitMonth: "seit anfang des monats|seit monatsanfang|seit beginn des monats|seit monatsbeginn|seit dem ersten des monats|ab monatsanfang|seit dem monatsanfang", UnitYear: "seit anfang des jahres|seit jahresanfang|seit beginn des jahres|seit jahresbeginn|ab jahresanfang|seit dem jahresanfang"},
		half:       "halbjahr|halbjahres|halbjahrs|hj|h",
	},
	zones: `Europe/Vienna:wien,graz,linz,salzburg Europe/Rome:rom,mailand Europe/Athens:athen Europe/Lisbon:lissabon Europe/Brussels:brüssel
		Europe/Moscow:moskau Europe/Warsaw:warschau Europe/Prague:prag Europe/Copenhagen:kopenhagen Europe/Zurich:zürich,bern,basel,genf
		Europe/Bucharest:bukarest Europe/Belgrade:belgrad Europe/Luxembourg:luxemburg Asia/Tokyo:tokio Asia/Shanghai:peking Asia/Singapore:singapur
		Africa/Cairo:kairo Europe/Kyiv:kiew Europe/Berlin:berlin,münchen,hamburg,köln,frankfurt,stuttgart,deutschland America/Havana:havanna`,
	categories: germanThings,
	shops: categoryWords{
		"Food": `nordsee backwerk kamps ditsch l'osteria losteria hans_im_glück dean_&_david le_crobag tchibo_kaffee`,
		"Groceries": `norma globus tegut famila alnatura denns denn's marktkauf nahkauf nah_&_gut trinkgut hit_markt billa_plus mpreis unimarkt bipa
			denner volg budni budnikowsky`,
		"Shopping": `kik takko c&a ernsting's_family deichmann tk_maxx tedi woolworth galeria karstadt new_yorker thalia hugendubel tchibo action
			smyths nanu-nana p&c peek_&_cloppenburg görtz cyberport snipes bonprix kleinanzeigen nanu_nana`,
		"Housing":   `toom hagebau hagebaumarkt globus_baumarkt poco xxxlutz höffner segmüller jysk mömax raiffeisenmarkt dehner butlers`,
		"Transport": `flixbus flixtrain hvv mvg vrr rmv vbb vvs agip omv öbb sbb nextbike miles_carsharing atu`,
		"Utilities": `congstar 1&1 e.on enbw stadtwerke rundfunkbeitrag gez`,
		"Health":    `fielmann clever_fit fitx docmorris apollo_optik urban_sports_club`,
		"Insurance": `barmer huk-coburg huk_coburg`,
		"Pets":      `futterhaus`,
		"Family":    `babyone`,
	},
	categoryNames: categoryWords{
		"Food":          `essen essen_&_trinken`,
		"Groceries":     `lebensmittel`,
		"Transport":     `verkehr`,
		"Housing":       `wohnen`,
		"Utilities":     `nebenkosten`,
		"Health":        `gesundheit`,
		"Leisure":       `freizeit`,
		"Shopping":      `einkaufen`,
		"Travel":        `reisen`,
		"Work":          `arbeit büro`,
		"Education":     `bildung`,
		"Gifts":         `geschenke`,
		"Family":        `familie`,
		"Pets":          `haustiere`,
		"Fees":          `gebühren`,
		"Insurance":     `versicherung`,
		"Taxes":         `steuern`,
		"Subscriptions": `abos`,
	},
}
