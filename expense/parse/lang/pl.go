package lang

// polish is Polish, with the Czech words that share its table.
var polish = language{
	Ourselves:     []string{"my"},
	VerbTells:     true,
	code:          "pl",
	FreeOrder:     true,
	pluralEndings: []string{":y", ":i", "a:y", "a:i", "o:a", "ek:ki", "a:ę", "a:ą", "a:e", "a:ie", "a:", ":u", ":a", ":em", ":ów", "o:u", "o:em", "o:ie", "t:cie", "r:rze", ":ie", "e:a", "e:y", "ka:ek", "ka:ce", "y:ów", "i:ów", "ść:ści", "ek:ku", "ek:ka", "ek:kiem"},
	caseEndings: []string{
		"a:ę", "a:y", "a:i", "a:ą", "a:ie", "a:e", "a:", "ka:ce", "ka:ek", "ga:dze", "ia:ii", "ia:ię", "ia:ią",
		":a", ":u", ":em", ":ie", ":y", ":i", ":ów", ":om", ":ami", ":ach", ":owi", ":iem",
		"o:a", "o:u", "o:em", "e:a", "e:u", "e:em", "ie:ia", "ie:iu", "ie:iem", "ie:ń",
		"ek:ku", "ek:ka", "ek:kiem", "ek:ki", "ek:ków", "ec:ca", "ec:cem", "ść:ści", "ść:ścią", "ń:nia", "ń:nie", "ń:ni",
		"y:ów", "i:ów", "y:", "i:", "y:ami", "i:ami", "y:ach", "i:ach", "e:y", "a:om",
		":e", ":cie", "t:cie", "ta:cie", "d:dzie", "da:dzie", "ra:rze", "r:rze", "ło:le", "ł:le", "la:li", "ko:ek", "ka:ką", "ka:kę", "ek:eczek", "a:ami", "a:ach", "e:ami", "o:ami", "o:ach", "je:i",
	},
	VerbEndings: []string{
		"łem", "łam", "liśmy", "łyśmy", "łeś", "łaś", "ęto", "uje", "ują", "ować", "ać", "eć", "ić", "yć", "=był", "=była", "=było", "=jest", "=są", "=kosztuje", "=poszło", "=dał", "=dała",
	},
	OrdinalPoint:  true,
	DecimalComma:  true,
	HundredsSaid:  true,
	GroupsBySpace: true,
	currency:      "PLN",
	prepositions:  `dla z ze w we na do od u bez przy koło`,
	phrases: phrases{
		SaysHalf:       `połowa|połowę|połowy|pół|na pół`,
		SaysThirdPart:  `jedna trzecia|jedną trzecią`,
		SaysQuarter:    `ćwierć|jedna czwarta|jedną czwartą`,
		SaysPair:       `oba|obie|podwójnie|podwójna|dwukrotnie|para|parę|na dwoje`,
		SaysTriple:     `potrójnie|na troje|na trzech`,
		SaysDozen:      `tuzin|tuzina`,
		SaysMyPart:     `moja działka|moją działkę|mój kawałek|moja część|moją część|mój udział|na osobę|od osoby|moja połowa|moją połowę|moja połówka|moja trzecia część`,
		SaysIPaid:      `ja|ja dałem|ja dałam|dałem|dałam|dorzuciłem|dorzuciłam|ja dorzuciłem|ja dorzuciłam|ja zapłaciłem|ja zapłaciłam|zapłaciłem|zapłaciłam|ja daję|ja płacę|ode mnie`,
		SaysOfAll:      `wszystko|wszystkie|oba|obie|jedno i drugie|wszystko to|wszystko razem|wszystko było|było wszystko|to wszystko było`,
		PerHead:        `od osoby|na osobę|za osobę|od głowy|na głowę|od łebka`,
		LeadsPart:      `w tym|z czego|z tego|wliczając|wliczajac|wliczone|łącznie z|lacznie z`,
		InsteadOfPrice: `zamiast|normalnie|wcześniej`,
		UsedToCost:     `wcześniej|kosztował|kosztowała|kosztowało|kosztowały|było|był|była|były|przedtem`,
		SaysNow:        `teraz|teraz za|tylko|już tylko|za jedyne|teraz tylko`,
		SaysReduced:    `przeceniony|przeceniona|przecenione|przeceniono|przecena|przecenili|obniżony|obniżona|obniżone|obniżka|spadł|spadła|spadło|spadły|w promocji|na promocji|na wyprzedaży|na przecenie|z przeceny`,

		NamesFirst:  `pierwszy|pierwsza|pierwsze|pierwszą|opcja 1|ten pierwszy|ta pierwsza|to pierwsze|pierwsza opcja|numer 1|numer jeden|1.|wariant 1`,
		NamesSecond: `drugi|druga|drugie|drugą|opcja 2|ten drugi|ta druga|to drugie|druga opcja|numer 2|numer dwa|2.|wariant 2`,
		NamesThird:  `trzeci|trzecia|trzecie|trzecią|opcja 3|ten trzeci|ta trzecia|to trzecie|trzecia opcja|numer 3|numer trzy|3.`,
		NamesFinal:  `ostatni|ostatnia|ostatnie|ostatnią|ten ostatni|ta ostatnia|to ostatnie`,
		SaysAgreed: `pewnie|zgoda|dobra|dobrze|w porządku|oczywiście|zgadza się|dokładnie|racja|no pewnie|może być|zapisz|dodaj|spoko|potwierdzam|
			jasne|okej|pewnie że|pewnie ze|jak najbardziej|no dobra|no dobrze|tak proszę|tak prosze|tak poproszę|tak poprosze|tak zapisz|tak dodaj|
			wpisz|wpisuj|zapisuj|dodawaj|leć|lec|super|świetnie|swietnie|ok|oki|okej dodaj|jasne że tak|jasne ze tak|oczywiście że tak|
			oczywiscie ze tak|no jasne|zgadza się zapisz|zgadza sie zapisz|wszystko się zgadza|wszystko sie zgadza|prawda|słusznie|slusznie|
			niech będzie|niech bedzie|dawaj|dawaj dalej|idealnie|zapamiętaj|zapamietaj|potwierdzone`,
		SaysBut: `ale|jednak|tylko`,
		SaysCancel: `anuluj|nieważne|nie ważne|dobra nieważne|dobra nie ważne|zapomnij|zostaw|odpuść|anuluj to|nieważne już|niewazne juz|daj spokój|daj spokoj|zapomnij o tym|jednak nie|
			nic już|nic juz|stop|nie trzeba już|nie trzeba juz|rezygnuję|rezygnuje|zmieniłem zdanie|zmienilem zdanie|zmieniłam zdanie|
			zmienilam zdanie|pomiń|pomin|zostaw to|innym razem|później|pozniej|olej to|mniejsza z tym|mniejsza o to`,
		SaysHello: `cześć|czesc|hej|dzień dobry|dzien dobry|dobry wieczór|witam|siema|hejka|hello|cześć bot|czesc bot|dobry|dobry dzień|dobry dzien|
			witaj|siemka|elo|dzień dobry bot|dzien dobry bot`,
		SaysNet:   `netto|plus vat|bez vat|kwota netto|plus podatek|+ vat|netto + vat`,
		SaysGross: `brutto|z vat|z vatem|z podatkiem|w tym vat|kwota brutto|łącznie z vat|lacznie z vat`,
		SaysNo: `nie|nie nie|nie dzięki|nie trzeba|lepiej nie|no nie|raczej nie|nie zapisuj|nie dodawaj|nie chcę|nie chce|nie teraz|jeszcze nie|
			absolutnie nie|w żadnym razie|w zadnym razie|nope|nie zgadza się|nie zgadza sie|niekoniecznie|na pewno nie|nie ma mowy|błędnie|blednie`,
		SaysNone:   `brak|bez vat|bez podatku|zwolnione|żaden|zaden|0%|bez vatu|zw|nie ma`,
		SaysPlease: `proszę|prosze|poproszę|poprosze|proszę cię|prosze cie|prosiłbym|prosilbym|prosiłabym|prosilabym`,
		SaysThanks: `dzięki|dzieki|dziękuję|dziekuje|bardzo dziękuję|wielkie dzięki|dzięki wielkie|dzieki wielkie|dziękuję bardzo|dziekuje bardzo|
			dziękuję ci|dziekuje ci|dzięks|dzieks|dziena|dzięki bardzo|dzieki bardzo`,
		SaysUndo: `cofnij|cofnąć|wycofaj|wycofać|przywróć|przywroc|przywrócić|przywrócone|przywrócona|przywrócony|odzyskaj|odzyskać|z powrotem`,
		SaysUnsure: `nie wiem|nie jestem pewien|nie jestem pewna|nie mam pojęcia|co|czemu|dlaczego|jak|no|nic|nie mam pojecia|trudno powiedzieć|
			trudno powiedziec|nie pamiętam|nie pamietam|kto wie|hmm|hm|nie jestem pewny|nie wiem sam|nie wiem sama`,
		SaysYes: `tak|tak tak|tak jest|no tak|taa|taak|yhy|mhm|tak tak tak|yes|yep|no tak tak`,
		SaysOh:  `oj|ach|eh|och|hmm|aha|ojej|o kurde`,
		NamesNone: `żaden|zaden|żadna|zadna|żadne|zadne|żadnego|zadnego|żadną|ani jeden|ani jedna|ani jedno|ani to ani to|ani jedno ani drugie|
			żaden z nich|zaden z nich|żadna z nich|zadna z nich`,
		NamesShare: `moja część|moja czesc|moją część|mój udział|moj udzial|moja połowa|moja polowa|moją połowę|moja polowe|połowa|polowa|połowę|
			polowe|na osobę|na osobe|od osoby|za siebie|moje|swoją część|swoja czesc|tylko ja|tylko moje|co jestem winien|ile jestem winien|
			jedna osoba|za jedną osobę|za jedna osobe|moja działka|moja dzialka`,
		NamesWhole: `wszystko|całość|calosc|cała kwota|cala kwota|całą kwotę|cala kwote|cały rachunek|caly rachunek|razem|łącznie|lacznie|w całości|
			w calosci|pełna kwota|pelna kwota|pełną kwotę|pelna kwote|za wszystkich|całe|cale`,
		AroundShare: `tylko|proszę|prosze|po prostu|zapisz|weź|wez|daj|jednak|właściwie|wlasciwie|dodaj|wpisz`,
	},
	commands: phrases{
		SaysWrong: `błąd|pomyłka|źle|przez pomyłkę|źle zapisane|zle zapisane|to błąd|to blad|to pomyłka|to pomylka|niepoprawne|nieprawidłowe|
			nieprawidlowe|błędne|bledne|omyłkowo|omylkowo`,
		ShouldBe: `powinno być|ma być|powinien być|powinien byc|powinna być|powinna byc|miał być|mial byc|miała być|miala byc|miało być|
			mialo byc|powinno wynosić|powinno wynosic`,
		RatherThan: `tylko|lecz|ale`,
		InsteadOf:  `nie|a nie|zamiast|zamiast tego|nie zaś|nie zas`,
		AsksRename: `przemianuj|zmień nazwę|przemianuj na|zmień nazwę na|zmien nazwe na|nazwij`,
		NamesReceipt: `paragon|paragony|paragonu|załącznik|załączniki|rachunek|rachunku|pokwitowanie|dowód zakupu|paragonik|kwit|kwitek|
			potwierdzenie`,
		NamesFile: `faktura|fakturę|faktury|plik|pliki|dokument|dokumenty|zdjęcie|skan|pdf|fotka|fotkę|fotke|zdjęcia|zdjecia|fotografia`,
		ShowsFile: `pokaż|pokaz|pokaż mi|wyświetl|wyślij|daj|daj mi|otwórz|prześlij|gdzie jest|pokaż no|pokaz no|przyślij|przyslij|pobierz|
			podeślij|podeslij|gdzie mam`,
		AttachesFile: `dołącz|dodaj|załącz|oto|to jest|tu jest|zachowaj|dotyczy|należy do|podepnij|dołączam|dolaczam|załączam|zalaczam|dodaj do|
			podłącz|podlacz|zapisz`,
		LeadsToEntry: `do|dla|za|z|od`,
		AsksUndo: `cofnij|cofnąć|cofnij to|wycofaj|wycofać|cofnij ostatnie|cofnij ostatnią zmianę|cofnij ostatnia zmiane|cofnij ostatnią|
			cofnij ostatnia|cofnij ostatni|wycofaj to|cofnijmy|cofnij proszę|cofnij prosze|odkręć|odkrec|odkręć to|odkrec to|anuluj|anuluj ostatnie|
			anuluj ostatni|anuluj ostatnią|anuluj ostatnia`,
		PointsAtOne: `ten z|ta z|to z|tę z|ten ze|ta ze|to ze|tamten z|tamta z|ten w|ta w|ten za|ta za|wpis z|wpis ze|wydatek z|tego z|to w|tę w`,
		AsksRedo: `ponów|ponow|ponowić|ponów to|ponow to|ponów zmianę|ponow zmiane|przywróć cofnięte|przywroc cofniete|zrób ponownie|
			zrob ponownie|wykonaj ponownie|powtórz cofnięte|powtorz cofniete|ponow cofnięte|ponow cofniete`,
		AsksRestore: `przywróć|cofnij usunięcie|cofnij usuwanie|cofnij skasowanie|anuluj usunięcie|anuluj usuwanie|przywroc|przywrócić|odzyskaj|odzyskać|przywróć usunięty|przywroc usuniety|przywróć usunięte|przywroc usuniete|
			przywróć wpis|przywroc wpis|przywróć to|przywroc to|przywróć go|przywroc go|przywróć ją|przywroc ja|przywróć oba|przywróć je|
			przywroc je|oddaj|oddaj to|wróć to|wroc to|dodaj z powrotem|daj z powrotem|dodaj go z powrotem|wrzuć z powrotem|
			wrzuc z powrotem|przywróć z powrotem`,
		AsksDelete: `usuń|usun|usunąć|usunac|skasuj|skasować|wykasuj|wykreśl|usuwaj|usuń proszę|usun prosze|kasuj|usuńmy|usunmy|skasuj proszę|
			skasuj prosze|wymaż|wymaz`,
		AsksChange: `zmień|zmien|popraw|edytuj|edytować|skoryguj|zaktualizuj|zmieniaj|poprawcie|przestaw|zmodyfikuj|koryguj|edycja|zmieńmy|
			zmienmy`,
		MayAskChange: `ustaw|zrób|wpisz|zmienić|zmienic|poprawić|przypisz|zamień|zamien|zamiana|wpisać|wpisac|ustawić|ustawic|daj|przenieś|przenies|przenieść|
			przesuń|przesun|przełóż|przeloz|przesunąć`,
		NamesLast: `ostatni|ostatnią|ostatnia|ostatnie|ostatniego|poprzedni|poprzednią|to|ten|tę|ostatni wydatek|ostatni wpis|tamten|tamtą|
			tamta|ją|ja|je|tego`,
		NamesAll: `wszystkie|wszystkie moje|wszystko|wszystkich|wszystkie te`,
		AroundEntry: `wydatek|wpis|pozycję|pozycja|zakup|zmianę|numer|z|dla|w|operację|operacja|akcję|wydatku|wpisu|pozycji|zakupu|transakcję|
			transakcje|transakcja|nr|ta`,
		AroundEntries:  `wydatki|wpisy|pozycje|zakupy|transakcje|numery|te`,
		LeadsFromValue: `z|ze`,
		LeadsToValue:   `na|do|w`,
		SharesEntry: `podziel|podzielone|podzieliliśmy|podzielilismy|dzielimy|dzieliliśmy|dzielilismy|dzielone|składaliśmy się|skladalismy sie|
			na spółkę|na spolke|zrzutka|zrzuciliśmy się|podziel to|podzieliłem|podzielilem|podzieliłam|podzielilam|podzielona|podzieliło`,
		SharesInTwo: `dwóch|dwoje|na pół|na pol|pół na pół|pol na pol|połowa|połowę|polowa|polowe|moja połowa|moją połowę|moja polowe|50/50|50 na 50|
			fifty fifty|po połowie|po polowie|na dwoje|na dwóch|we dwoje|we dwóch|na dwie osoby`,
		SharesInThree:   `trzech|troje|na troje|na trzech|na trzy|we troje|we trzech|we trójkę|na trzy osoby|trzy osoby`,
		SharesInFour:    `czterech|czworo|na czworo|na czterech|na cztery|we czworo|we czterech|na cztery osoby|cztery osoby`,
		SharesInFive:    `na pięcioro|na pięć|na piec|w pięcioro|w piątkę|na pięć osób`,
		SharesWith:      `z|ze|płaci|placi|zapłacił|zapłaciła|oddaje`,
		LeadsToSharers:  `na|przez|między|miedzy|w|dla`,
		NamesAllEntered: `to wszystko|wszystko to|wszystko|wszystkie|wszystkie trzy|całość|te wszystkie|wszystkie te`,
		LeadsToCount:    `były|było|to były|to było|weź|policz|zrób|zrób z tego|niech będą|niech będzie|miały być|miało być|ma być|mają być|jednak`,
		EndsCount:       `w sumie|jednak|z tego`,
		NamesPieces:     `sztuki|sztuk|porcje|porcji|butelki|butelek|kubki|puszki|paczki|razy`,
		Multiplies:      `razy|weź razy|pomnóż przez|policz razy|x|×`,
		CountsUs:        `było nas|bylo nas|byliśmy|bylismy|byłyśmy|jest nas|nas`,
		SaysMoreBy:      `więcej|wiecej|drożej|drozej|droższe|droższy|droższa`,
		SaysLessBy:      `mniej|taniej|tańsze|tańszy|tańsza`,
		CountsPeople:    `było nas|bylo nas|byliśmy w|byliśmy|bylismy|byłyśmy|jest nas|nas było|nas`,
		NamesCompany:    `dwóch|dwoje|na dwoje|na dwóch|we dwoje|we dwóch|na dwie osoby|trzech|troje|na troje|na trzech|we troje|we trzech|we trójkę|na trzy osoby|trzy osoby|czterech|czworo|na czworo|na czterech|we czworo|we czterech|na cztery osoby|cztery osoby|na pięcioro|w pięcioro|w piątkę|na pięć osób`,
		AroundSplit: `to|całość|calosc|wszystko|jest|tylko|moja|moją|mój|moj|mojego|mojej|moim|licz|policz|wpisz|zapisz|część|czesc|rachunek|
			rachunku|i|my|się|sie|brata|siostry|bratem|siostrą|kolegi|kolegą|koleżanki|żony|zony|żoną|zona|męża|meza|mężem|współlokatora|
			współlokatorem|wspollokatorem|współlokatorki|za|po|równo|rowno|osób|osob|mnie|no|więc|wiec|a|proszę`,
		NamesServer:   `kelner|kelnera|kelnerka|kelnerki|kelnerce|kelnerowi|kierowcy|kierowca|obsługi|obsługa|kuriera|kurierowi|barmana`,
		SaysTipped:    `napiwek|napiwku|napiwki`,
		SaysRoundedUp: `zaokrągliłem do|zaokrągliłam do|zaokrągliliśmy do|zaokrąglone do|zaokrąglając do|zaokrąglam do|bez reszty`,
		AroundTip: `i|jeszcze|plus|dla|do|tego|do tego|ten|też|tez|oraz|a|no|dodatkowo|zł|z|za|dałem|dalem|dałam|dalam|zostawiłem|zostawilem|
			zostawiłam|zostawilam|dorzuciłem|dorzucilem`,
		SaysItWasRight: `było dobrze|bylo dobrze|było ok|bylo ok|dobrze było|dobrze bylo|to było dobrze|to bylo dobrze|jednak było dobrze|
			jednak bylo dobrze|było poprawnie|nie usuwaj|jednak nie|jednak nie usuwaj|ma zostać|ma zostac|jednak zostaw`,
		OpensCorrection: `nie|zła data|złą datę|zły dzień|zła kwota|właściwie|wlasciwie|jednak|raczej|przepraszam|ups|błąd|korekta|miałem na myśli|
			miałam na myśli|pomyłka|pomyliłem się|pomyliłam się|czekaj|to znaczy|a nie|nie nie|o nie|oj|oj nie|sorry|sory|pomylka|mała korekta|
			mala korekta|literówka|literowka|moment|chwila|stop|mój błąd|moj blad|źle|zle|źle napisałem|zle napisalem|źle napisałam|zle napisalam|
			pomylilem sie|pomylilam sie|w zasadzie|tak naprawdę|tak naprawde|a jednak|nie jednak|nie przepraszam|ups nie|kurde|kurczę|kurcze|sorka|
			sorki|wybacz|pardon|cholera|nie no|znaczy|czyli|chodziło mi o|chodzilo mi o|chodziło o|źle wpisałem|zle wpisalem|źle wpisałam|
			zle wpisalam|sorki miało być|miało być|mialo byc|przestawiłem cyfry|przestawilem cyfry|przestawiłam cyfry|pomyliłem cyfry|pomylilem cyfry|
			popraw|popraw to|ojej|ojoj|matko|kurna|szlag`,
		JoinsPrice: `był po|była po|było po|były po|był za|była za|było za|były za|kosztował po|wyszedł po|wyszły po|był|była|było|były|
			kosztował|kosztowała|kosztowało|kosztowały|kosztowaly|wyszedł|wyszedl|wyszła|wyszla|wyszło|wyszlo`,
		SaysItWas: `to było|to bylo|było|to był|powinno być|miało być|to była|to byla|była|byla|był|byl|to były|to byly|powinien być|
			powinien byc|powinna być|powinna byc|wyszło|wyszlo|w rzeczywistości|w rzeczywistosci|tak naprawdę było|tak naprawde bylo|kosztowało|
			kosztowalo|kosztował|kosztowal|kosztowała|kosztowala|miał być|mial byc|miała być|miala byc|to było przecież|to przecież było|to przecież|
			przecież to było|to w|to w walucie|miało być w|chodziło o|chodzilo o|to jednak było|faktycznie było|to za`,
		SaysItIs:         `to jest|jest`,
		JoinsClauses:     `i|oraz|a|plus|a jeszcze|oraz jeszcze`,
		NamesAmount:      `kwotę|kwota|kwoty|cenę|cena|kwotą|wartość|wartosc|koszt|suma|sumę|sume`,
		NamesNet:         `netto`,
		NamesGross:       `brutto`,
		NamesRate:        `vat|podatek|stawkę vat|stawkę|stawka vat|stawka|stawka podatku|stawkę podatku|stawke podatku|vatu|podatku`,
		NamesCurrency:    `walutę|waluta|waluty|walutą`,
		NamesDate:        `datę|data|date|dzień|daty|dnia|dniem|termin`,
		NamesDescription: `opis|nazwę|nazwa|opisu|tytuł|tytul|tytułu|tytulu`,
		NamesMerchant:    `sklep|sprzedawcę|sklepu|sprzedawca|miejsce|market`,
		NamesDocument:    `faktura|fakturę|numer faktury|paragon|numer paragonu`,
		NamesLines:       `pozycja|pozycję|pozycje|wiersz|wiersze`,
		NumbersDocument:  `numer`,
		NamesCategory:    `kategorię|kategoria|kategorie|kategorii|kategorią|kat`,
		NamesTags:        `etykietę|tag|tagi|tagiem|tagami|etykieta|etykiety`,
		NamesKind:        `rodzaj|typ|rodzaju|typem|typu`,
		NamesSpent:       `wydatek|wydatki|wydatku|koszt`,
		NamesRefund:      `zwrot|zwroty|zwrotu|zwrotem`,
		NamesIncome:      `przychód|przychody|dochód|wpływ|przychodu|dochody|wpływy|wplywy|wplyw|zarobek`,
		NamesTransfer:    `przelew|przelewy|transfer|przelewu|przesunięcie|przesuniecie`,
		OpensWish: `lepiej|raczej|proszę|prosze|czy możesz|możesz|mógłbyś|mogłabyś|cześć|hej|czy mógłbyś|czy moglbys|czy mogłabyś|czy moglabys|chcę|chce|
			chciałbym|chcialbym|chciałabym|chcialabym|weź|wez|no weź|no wez|proszę cię|prosze cie`,
		ClosesWish: `proszę|prosze|dzięki|dziękuję|dzieki|dziekuje|poproszę|poprosze|plis|pls|jeśli można|jesli mozna`,
		AsksAgain: `jeszcze raz to samo|jeszcze jeden|jeszcze jedna|jeszcze jedno|jeszcze jedną|jeszcze taki sam|jeszcze taką samą|
			jeszcze taka sama|powtórz ostatni|powtorz ostatni|powtórz ostatnie|powtorz ostatnie|powtórz ostatni wydatek|powtorz ostatni wydatek|
			to samo jeszcze raz|znowu to samo|jeszcze jeden taki|jeszcze jedną taką|jeszcze jedna taka`,
		SaysAgain:   `jeszcze raz|jeszcze|powtórz|powtorz|powtórka|powtorka|znowu|znów|znow|ponownie|od nowa`,
		RepeatsStep: `powtórz|powtórz to|powtorz|powtorz to`,
		NamesSame: `to samo|tak samo|taki sam|taka sama|takie samo|taką samą|ten sam|ta sama|tę samą|te sama|identyczny|identyczna|
			to co wcześniej|to co wczesniej|tyle samo`,
		NamesSuch: `ją|ja|je|ostatni|ostatnią|ostatnia|ostatnie|ostatni wydatek|ostatni wpis|poprzedni|poprzednią|poprzednia|taki|taką|taka|
			takie|jak wcześniej|jak wczesniej|jak poprzednio|jak ostatnio`,
		AroundAgain: `i|też|tez|mi|raz|proszę|prosze|jeszcze|również|rowniez|w|we`,
		AsksToLog: `zapisz|zapisać|zapisac|dodaj|dodać|dodac|wpisz|zanotuj|odnotuj|dorzuć|dorzuc|kupiłem|kupilem|kupiłam|kupilam|wziąłem|
			wzialem|wzięłam|wzielam|wypiłem|wypilem|wypiłam|wypilam|zjadłem|zjadlem|zjadłam|zjadlam`,
		SaysTwin: `to to samo|to ten sam|to ta sama|to jest to samo|duplikat|to duplikat|podwójnie|podwojnie|zdublowało się|zdublowalo sie|
			zdublowane|zapisane dwa razy|zapisałem dwa razy|zapisalem dwa razy|zapisałam dwa razy|zapisalam dwa razy|wpisałem dwa razy|
			wpisalem dwa razy|wpisałam dwa razy|wpisalam dwa razy|dwa razy to samo|dwa razy zapisane|dodało się dwa razy|dodalo sie dwa razy|
			to się powtarza|to sie powtarza|jest dwa razy|jest podwójnie|jest podwojnie`,
		TakesOut: `usuń jeden|usun jeden|usuń jedną|usun jedna|usuń jedno|usun jedno|usuń drugi|usun drugi|usuń drugą|usun druga|usuń go|
			usun go|usuń ją|usun ja|usuń to|usun to|skasuj jeden|skasuj jedną|skasuj jedna|skasuj drugi|zostaw jeden|zostaw jedną|zostaw jedna|
			tylko raz|wywal jeden|wywal jedną|wywal jedna|usuń|usun|skasuj`,
		MayAskDelete: `wyrzuć|wyrzuc|wywal|wykreślić|wykreslic|zdejmij`,
		JoinsValue: `był po|była po|było po|były po|był za|była za|było za|jednak|właściwie|był|byl|była|byla|było|bylo|były|byly|jest|są|sa|
			to był|to byl|to była|to byla|to było|to bylo|kosztował|kosztowal|kosztowała|kosztowala|kosztowało|kosztowalo|kosztowały|kosztowaly|
			powinien być|powinien byc|powinna być|powinna byc|powinno być|powinno byc|miał być|mial byc|miała być|miala byc|miało być|mialo byc|
			wyszedł|wyszedl|wyszła|wyszla|wyszło|wyszlo|wynosi|wyniósł|wyniosl|wyniosła|wyniosla|miały być|mialy byc|mieli być`,
		BesideValue: `w|we|na|za|tylko|w sumie|jednak|właściwie|wlasciwie|od|już|juz|nie|łącznie|lacznie|dokładnie|dokladnie|naprawdę|naprawde`,
		SaysToo:     `też|tez|także|takze|również|rowniez`,
		EndsReason:  `więc|czyli`,
		InTruth:     `jednak|w koncu|wlasciwie|tak naprawdę|właściwie|w końcu|ostatecznie|w rzeczywistości|koniec końców|zresztą|nawiasem mówiąc|tak w ogóle`,
		DeniesWords: `nie|to nie|to nie był|to nie byl|to nie była|to nie byla|to nie było|to nie bylo|nie był|nie byl|nie była|nie byla|
			nie było|nie bylo`,
		EndsCorrection: `było|bylo|był|byl|była|byla|jednak|właściwie|wlasciwie|sorry|sory|przepraszam|kosztował|kosztowal|kosztowała|kosztowala|
			kosztowało|kosztowalo|chyba|tak naprawdę|tak naprawde|dokładnie|dokladnie|jakby co|przestawiłem cyfry|przestawilem cyfry|
			przestawiłam cyfry|przestawilam cyfry|pomyliłem cyfry|pomylilem cyfry|pomyliłam cyfry|pomylilam cyfry|źle wpisałem|zle wpisalem|
			źle wpisałam|zle wpisalam|pomyłka|pomylka`,
		SaysItWasBehind: `było|bylo|był|byl|była|byla|były|byly|miało być|mialo byc|miał być|mial byc|miała być|miala byc|miały być|ma być|powinno być|to było`,
		Interjects: `lepiej|oj|ach|kurde|aha|tak przy okazji|swoją drogą|swoja droga|przy okazji|zapomniałem|zapomnialem|zapomniałam|zapomnialam|ale|
			tylko|ps|w sumie|tak|tylko że|tylko ze`,
		AsksRemoval: `wywal|wyrzuć|wyrzuc|wykreśl|wykresl|skreśl|skresl|zdejmij|pozbądź się|pozbadz sie|usuń|usun|skasuj|zapomnij o|niepotrzebne|
			niepotrzebny|niepotrzebna|zbędne|zbedne|do usunięcia|do usuniecia|do skasowania|do kosza|won`,
		NamesThat: `ten wpis|ten wydatek|ostatni wpis|ostatni wydatek|to ostatnie|tamto|tamten|tamtą|tamta|ją|ja|je|to co przed chwilą|
			to co przed chwila`,
		NamesBoth:     `oba|obie|obydwa|obydwie|oba wpisy|te dwa|te dwie|dwa ostatnie|ostatnie dwa`,
		NamesLastOnes: `ostatnie|ostatnich|poprzednie`,
		CountsEntries: `wpisy|wydatki|wpisów|wpisow|wydatków|wydatkow|zakupy|pozycje|transakcje|sztuki`,
		RemovesLast: `usuń|usun|usuń to|usun to|skasuj|skasuj to|wywal|wywal to|wyrzuć|wyrzuc|usuń ten wpis|usun ten wpis|usuń go|usun go|
			usuń ją|usun ja`,
		AroundRemoved: `ta|tę|te|tamten|tamtą|tamta|z|z listy|stąd|stad|stamtąd|stamtad|już|juz|też|tez|jednak|wpis|wydatek|pozycję|pozycje|za|
			ten za|znowu|
			ten|tego|z powrotem|tych|tamte`,
		DeniesEntry: `nie kupiłem|nie kupilem|nie kupiłam|nie kupilam|nie kupowałem|nie kupowalem|nie kupowałam|nie kupowalam|nie wziąłem|
			nie wzialem|nie wzięłam|nie wzielam|nie było|nie bylo|bez|przez pomyłkę|przez pomylke|pomyłkowo|pomylkowo|to pomyłka|to pomylka|
			był pomyłką|byl pomylka|była pomyłką|byla pomylka|to był błąd|to byl blad|to była pomyłka|to byla pomylka|nie moje|nie mój|nie moj|
			nie moja|zbędne|zbedne|zbędny|zbedny|zbędna|zbedna|odpada`,
		SaysValueWrong: `zły|zly|zła|zla|złe|zle|źle|błędna|bledna|błędny|bledny|błędne|bledne|nieprawidłowa|nieprawidlowa|nieprawidłowy|
			nieprawidlowy|nie ta|nie ten|nie to|nie zgadza się|nie zgadza sie|się nie zgadza|sie nie zgadza|niepoprawna|niepoprawny|jest zła|jest zla|
			jest zły|jest zly|jest złe|jest zle|jest błędna|jest bledna|jest błędny|jest bledny|coś się nie zgadza|nie tak|to nie tak|jest nie tak`,
		NamesDeeds: `wszystko|wszystkie zmiany|wszystkie wpisy|wszystkie wydatki`,
		AroundDeeds: `z|co|co zrobiłem|co zrobilem|co zrobiłam|co zrobilam|co zapisałem|co zapisalem|co zapisałam|co zapisalam|co wpisałem|
			co wpisalem|co wpisałam|co wpisalam|za|od|moje`,
		SaysTwice:   `dwa razy|dwukrotnie`,
		CountsTimes: `razy|raz|kroki|kroków|krokow|krok|zmiany|zmian`,
	},
	questions: phrases{
		SaysWas:  `był|była|było|były|byl|byla|bylo|byly`,
		SaysOnly: `tylko|jedynie|wyłącznie|wylacznie|sam|sama|same|samą|tylko na|tylko za|same`,
		AsksHowMuch: `ile|ile pieniędzy|ile kasy|ile łącznie|ile lacznie|ile w sumie|ile mnie|ile mi|ile razem|jaka kwota|jaką kwotę|jaka kwote|
			jaka suma|ile to|ile hajsu|ile forsy|za ile|a ile|i ile|no a ile|a ile w sumie|to ile|o ile|ile juz|ile już|na ile|ile tego|ile pieniedzy|
			ile wyszło|ile wyszlo|ile wychodzi|ile kosztuje mnie|ile zeszło|ile zeszlo|ile nam|no i ile|ile to wyszło`,
		PointsAtEntry: `w tym|z tego|tam|tu|w środku|w srodku|stąd|stad|z tej kwoty|w tej kwocie|z tych|to|to jest|w nim|w niej|na tym|z tamtego|
			na tym paragonie|w tych|tutaj`,
		NamesVisit: `paragon|zakupy|zakup|zamówienie|zamowienie|zamówienia|przejazd|przejazdy|kurs|tankowanie|tankowania|wizyta|wizytę|
			rachunek|wypad|wyjście|koszyk`,
		SpreadsOnce: `na jedne zakupy|za jedne zakupy|na jedną wizytę|na jedna wizyte|za jednym razem|za razem|na raz|za każdym razem|za kazdym razem|na zakup|na jeden zakup|za zakup|za zakupy|
			na wizytę|na wizyte|za wizytę|za wizyte|na paragon|za paragon|jednorazowo|za jeden raz|za każdą wizytę|na transakcję|na transakcje|
			za zamówienie|za zamowienie|na zamówienie|za przejazd|za kurs|za jedno tankowanie|za tankowanie|na wypad|na wyjście|za każde wyjście|
			każdorazowo|jedna|jeden|jedno|za każdym razem gdy`,
		SaysGotBack: `mi zwrócono|dostałem z powrotem|dostałam z powrotem|odzyskałem|odzyskałam|zwrócili mi|zwrocili mi|oddali mi|odzyskalem|
			odzyskalam|mi oddali|mi zwrócili|mi zwrocili|dostałem zwrotu|dostalem zwrotu|dostałam zwrotu|dostalam zwrotu`,
		SaysEarned: `zarobiłem|zarobiłam|zarobilem|zarobilam|zarobiliśmy|zarobilismy|dostałem|dostalem|dostałam|dostalam|wpłynęło|wplynelo|
			wpadło|wpadlo|przyszło|przyszlo|mój dochód|moj dochod|moje przychody|wpływy`,
		SaysMoved:   `przelałem|przelałam|wypłaciłem|wypłaciłam`,
		AsksElse:    `co|kto|gdzie|kiedy|dlaczego|jak|jaki|jaka|jakie|który|która|które|czemu|czy`,
		SaysRepeats: `każdy|każda|każde|każdą|co|każdego|kazdego|każdej|kazdej`,
		SaysWeSpent: `wydałem|wydałam|wydaliśmy|wydałyśmy|wydano|zapłaciłem|zapłaciłam|zapłaciliśmy|poszło|wydalem|wydalam|wydał|wydal|wydała|
			wydala|wydane|wydatkowałem|wydatkowalem|wydatkowałam|wydatkowalam|poszły|poszly|poszła|poszla|przepuściłem|przepuscilem|przepuściłam|
			przepuscilam|straciłem|stracilem|straciłam|stracilam|wyszło|wyszlo|wyszły|wyszly|kosztowało|kosztowalo|kosztowało mnie|kosztowalo mnie|
			kosztowały mnie|kosztowaly mnie|zostawiłem|zostawilem|zostawiłam|zostawilam|przejadłem|przejadlem|przejadłam|przejadlam|rozeszło się|
			rozeszlo sie|zeszło|zeszlo|poszlo|zostawiam|przewaliłem|wywaliłem|wywaliłam|puściłem|ubyło|ubylo|wydalismy|idzie|wychodzi|uciekło|ucieklo|
			stuknęło|stuknelo|uzbierało się|uzbieralo sie`,
		AroundQuestion: `zapisałem|zapisałam|zapisane|zapisanych|wpisałem|wpisałam|ja|my|łącznie|razem|w sumie|dotąd|do tej pory|już|mój|moje|się|mi|moich|moja|nasze|mną|pieniędzy|pieniądze|mnie|raz|razy|
			wszystkie|nam|nami|na to|do dziś|do dzis|do dzisiaj|dotychczas|ogółem|ogolem|dokładnie|dokladnie|mniej więcej|mniej wiecej|kasy|forsy|
			hajsu|proszę|prosze|dzięki|dzieki|w ogóle|w ogole|tak w ogóle|tak w ogole|lacznie|tam|jeszcze|sobie|był|byl|była|byla|było|bylo|być|byc|
			juz|to|no|około|okolo|teraz|dotad|wszystko|wszystkiego|tak|właściwie|wlasciwie|mam|sie|płacę|place|rozbij|podziel|rozpisz|pogrupuj|
			rozbicie|mogę odzyskać|moge odzyskac|mogę odliczyć|moge odliczyc|do odliczenia|do zwrotu|jak dotąd|jak dotad|na razie|na ten moment|
			póki co|poki co|do teraz`,
		LeadsToThing: `na|w|we|za|u|po|dla`,
		LeadsToMoney: `w|we`,
		LeadsToPlace: `w|we|u|na`,
		LeadsToShop:  `w|we|u`,
		AsksList: `pokaż|pokaz|pokaż mi|wypisz|wyświetl|lista|szukaj|znajdź|daj|wylistuj|wyswietl|pokaż listę|pokaz liste|pokaż wszystkie|
			pokaz wszystkie|podaj|wyszukaj|pokaz mi|wypisz mi|daj mi|daj liste|daj listę|chcę zobaczyć|chce zobaczyc|mogę zobaczyć|moge zobaczyc|
			pokażesz mi|wrzuć|wrzuc|wydrukuj|zobacz|rzuć|rzuc|wymień|wymien|wylicz|zobaczyć|podejrzyj`,
		AsksWhat: `pokaż|pokaz|pokaż mi|powiedz|podaj|jaki|jaka|jakie|jaki był|jaka była|jakie były|jaki jest|jaka jest|jakie są|który|która|
			które|co|jaki jest mój|jaki jest moj|jaka jest moja|co było|co bylo|pokazać|pokazac`,
		AsksWhen: `kiedy|kiedy ostatnio|kiedy ostatni raz|kiedy ostatnim razem|kiedy był ostatni|kiedy byl ostatni|kiedy była ostatnia|
			kiedy byla ostatnia|kiedy po raz ostatni`,
		AsksWhere:   `gdzie|w którym sklepie|w jakim sklepie|gdzie ja|u kogo`,
		AsksWeekday: `w jaki dzień tygodnia|w który dzień tygodnia|jaki dzień tygodnia|w jakim dniu tygodnia`,
		AsksWho:     `kto|kto z nas`,
		AsksPurpose: `na co|na co idą moje pieniądze|gdzie idą moje pieniądze|gdzie podziewają się moje pieniądze|na co idą pieniądze|
			na co ida pieniadze|na co poszły pieniądze|na co poszly pieniadze|na co idzie najwięcej|na co idzie najwiecej|na co wydaję najwięcej|
			na co wydaje najwiecej|na co najwięcej wydaję|na co najwiecej wydaje|na co wydałem najwięcej|na co wydalem najwiecej|
			na co wydałam najwięcej|na co wydalam najwiecej|na co poszło najwięcej|na co poszlo najwiecej|gdzie się podziały pieniądze|
			gdzie sie podzialy pieniadze|gdzie podziały się pieniądze|gdzie podzialy sie pieniadze|gdzie się podziewają pieniądze|
			gdzie sie podziewaja pieniadze|gdzie znikają pieniądze|gdzie znikaja pieniadze|gdzie uciekają pieniądze|gdzie uciekaja pieniadze|
			dokąd idą pieniądze|dokad ida pieniadze|na co przepuszczam pieniądze|na co przepuszczam pieniadze|gdzie idą pieniądze|gdzie ida pieniadze|
			co mnie najwięcej kosztuje|co mnie najwiecej kosztuje|na co poszło najwięcej pieniędzy|na co poszlo najwiecej pieniedzy|
			na co najwięcej poszło|na co najwiecej poszlo|na co najwięcej wydałem|na co najwiecej wydalem|na co najwięcej wydałam|
			na co najwiecej wydalam|gdzie poszło najwięcej|gdzie poszlo najwiecej|gdzie mi uciekają pieniądze|gdzie mi uciekaja pieniadze|
			gdzie wydaję najwięcej|gdzie wydaje najwiecej|na co idzie najwięcej kasy|na co poszło najwięcej kasy`,
		AsksAverage: `średnia|średnia na wydatek|średnia na jeden wydatek|średnio na wydatek|średnio na jeden wydatek|średnia za wydatek|
			średnia z wydatku|średnia na zakup|średnio na zakup|średnia na transakcję|średnio na transakcję|średnia na wpis|ile średnio na wydatek|
			średni|średnie|przeciętny|przeciętna|średni wydatek|średnią|srednia|średniej|sredniej|przeciętne|przecietne|średni koszt|sredni koszt|
			średnia kwota|srednia kwota|średni paragon|sredni paragon|średnia cena|srednia cena|sredni wydatek|średni rachunek|sredni rachunek|
			średnie zakupy|srednie zakupy`,
		SaysOnAverage: `średnio|przeciętnie|zwykle|zazwyczaj`,
		AsksMedian:    `mediana`,
		AsksCount:     `ile już wpisałem|ile już wpisałam|ile mam wpisanych|ile razy|jak często|liczba|ilość|ile było|ile bylo|ile sztuk`,
		AsksSmallest: `najtańszy|najtańsza|najtańsze|najmniejszy|najmniejsza|najmniejsze|najniższy|najniższa|najnizsza|najniższe|najnizsze|
			minimalny|minimalna|najmniejszych|najtańszych|najtanszych|najmniej kosztowało|najtaniej|najtansze|najtanszy|najtansza`,
		AsksLargest: `największy|największa|największe|największych|najdroższy|najdroższa|najdroższe|najdroższych|najwyższy|najwyższe|
			najwyższych|najdroższą|najdrozsza|największą|najwieksza|najwyższa|najwyzsza|największego|najwiekszego|maksymalny|maksymalna|największym|
			najwiekszym|najgrubszy|najdrożej|najdrozej|najdrozszy|najdrozsze`,
		AsksTop: `top`,
		AsksNewest: `ostatni|ostatnia|ostatnie|ostatnich|ostatnio|najnowsze|najnowszy|ostatnią|ostatni raz|najświeższe|najswiezsze|
			ostatnim razem|ostatni wydatek`,
		AsksTax: `ile vat|ile vatu|ile podatku|suma vat|łączny vat|ile podatku vat|ile zapłaciłem vat|ile zaplacilem vat|ile zapłaciłam vat|
			ile zaplacilam vat|ile jest vat|jaki vat|vat do odzyskania|vat do zwrotu|vat do odliczenia|vatu do odzyskania|vatu do zwrotu`,
		AsksNet: `netto|bez vat|bez podatku`,
		AsksSpending: `suma wydatków|łączne wydatki|całkowite wydatki|wszystkie wydatki|suma wydatkow|łączna suma wydatków|laczna suma wydatkow|
			wydatki łącznie|wydatki lacznie|wydatki razem|całość wydatków|calosc wydatkow`,
		SaysMost: `najwięcej|najwięcej pieniędzy|najczęściej|najwięcej kasy|najwiecej kasy|najczesciej|najwięcej razy|najwiecej razy|
			najwięcej w sumie|najwiecej w sumie`,
		SaysSpend: `wydaję|wydajemy|wydać|płacę|płacimy|wydał|wydała|idzie|place|wydajesz|wydaje się|wydaje sie|trace|tracę|zostawiam|daję|daje`,
		SaysCost:  `kosztuje|kosztują|kosztował|kosztowała|kosztowało|kosztowały|kosztowaly|kosztuje mnie|wychodzi`,
		SaysBuy: `poszedłem|poszedlem|poszłam|poszlam|zajrzałem|zajrzalem|zajrzałam|zajrzalam|zaglądałem|zagladalem|zaglądałam|zagladalam|wpadłem|wpadlem|wpadłam|wpadlam|robiłem zakupy|robilem zakupy|robiłam zakupy|robilam zakupy|zrobiłem zakupy|zrobiłam zakupy|zamówiliśmy|zamowilismy|kupiłem|kupiłam|kupiliśmy|kupuję|wypiłem|wypiłam|zjadłem|zjadłam|zamówiłem|zamówiłam|piłem|piłam|jadłem|jadłam|kupowałem|
			kupowalem|kupowałam|kupowalam|kupilismy|kupiłyśmy|kupilysmy|wziąłem|wzialem|wzięłam|wzielam|biorę|biore|zamawiałem|zamawialem|zamawiałam|
			zamawialam|jem|piję|pije|byłem|bylem|byłam|bylam|byliśmy|bylismy|chodziłem|chodzilem|chodziłam|chodzilam|jeździłem|jezdzilem|jeździłam|
			jezdzilam|jechałem|jechałam|tankowałem|tankowalem|tankowałam|tankowalam|zatankowałem|zatankowałam|płaciłem|placilem|płaciłam|placilam`,
		SaysIs:   `jest|są`,
		SaysIsSo: `był|była|było|były`,
		NamesExpenses: `wydatki|wydatków|zakupy|zakupów|płatności|transakcje|transakcji|moje wydatki|nasze wydatki|koszty|kosztów|kosztow|
			operacje|operacji|wpisy|wpisów|wpisow|pozycje|pozycji|rachunki|zakupow|zakupy moje|moje wpisy|moje zakupy|platnosci|wydatkow`,
		NamesExpense: `wydatek|zakup|płatność|transakcja|koszt|operacja|wpis|pozycja|transakcję|transakcje|zakupem`,
		OpensSeries:  `wydatki|suma|koszty|zakupy|suma wydatków|suma wydatkow|koszt|wydatek`,
		TurnsQuestion: `nie|mniej|więcej|niż|jeśli|gdyby|bo|dlaczego|czemu|porównaniu|nigdy|powinienem|powinnam|mogę|może|będzie|będę|zostało|
			zostanie|oszczędzić|zaoszczędziłem|oszczędności|twój|twoje|ty|on|ona|oni|jego|jej|ich|oprócz|poza|bez|budżet|następny|następne|inne|
			inny|innych|ludzi|między|powyżej|poniżej|zarabiam|zarobiłem|zarobki|dochód|pensja|winien|winna|to|ten|ta|te|tego|powinno|stać|stac|
			stać mnie|stac mnie|zaoszczędzę|zaoszczedze|zaoszczędzimy|zaoszczedzimy`,
		NamesDayAlways: `w poniedziałki|we wtorki|w środy|w czwartki|w piątki|w soboty|w niedziele`,
		LeadsToTag:     `z tagiem|z etykietą|tag|etykieta|z tagami|tagi|oznaczone|otagowane`,
		SaysOver:       `powyżej|ponad|więcej niż|droższe niż|drozsze niz|większe niż|wieksze niz|przekraczające|przekraczajace`,
		SaysUnder:      `poniżej|mniej niż|tańsze niż|tansze niz|mniejsze niż|mniejsze niz`,
		AsksWhich: `który …|która …|które …|w którym …|w której …|jaki …|jaka …|jakie …|na jaką …|na którą …|w jakim …|w jakiej …|w jaki …|
			w których …|w ktorych …|w jakich …|których …|ktorych …|jaką …|którą …|ktora …|którym …|ktorym …`,
		SplitsBy: `według …|wg …|na …|w każdej …|dla każdej …|po …|z podziałem na …|z podzialem na …|w podziale na …|dla każdego …|
			dla kazdego …|każda …|kazda …|każdy …|kazdy …|podział na …|podzial na …`,
		RanksBy:         `najdroższy …|najdroższa …|top …|największe …|najwieksze …|największy …|najwiekszy …|największa …|najwieksza …`,
		SpreadsOver:     `na …|w …|na jeden …|na jedną …|na jedna …|co …`,
		SpreadsEach:     `każdego …|każdy …|co …|każde …|kazde …|każdą …|kazda …|na każdy …|na kazdy …|w każdym …|w kazdym …`,
		SplitsTime:      `według …|wg …|po …|z podziałem na …|z podzialem na …|w podziale na …`,
		NamesCategories: `kategoria|kategorii|kategorie|kategorię|kategoriach|kategoriami|kategoriom`,
		NamesShops:      `sklep|sklepu|sklepie|sklepów|sklepy|sprzedawca|sprzedawcy|sklepach|sklepami|sprzedawców|sprzedawcow|sprzedawcach|sklepem`,
		NamesLabels:     `tag|tagów|etykieta|etykiet|tagi|tagach|tagami|etykiety|etykietach`,
		NamesPeople:     `osoba|osoby|osób|osobach|osobami|osobę|osobe|ludzie|członek|czlonek|członkowie|czlonkowie`,
		NamesRates:      `stawka vat|stawki vat|stawkach vat|stawek vat`,
		NamesWeekdays:   `dzień tygodnia|dnia tygodnia|dni tygodnia|dniach tygodnia|dni tyg`,
		NamesDays:       `dzień|dniu|dni|dnia|dniach|dniami|dzien`,
		NamesWeeks:      `tydzień|tygodniu|tygodnia|tygodni|tygodniach|tygodniami|tygodnie`,
		NamesMonths:     `miesiąc|miesiącu|miesiąca|miesięcy|miesiącach|miesiacach|miesiącami|miesiacami|miesiące|miesiace`,
		NamesYears:      `rok|roku|lat|latach|lata|latami|roczne`,
		SaysDaily:       `dziennie|codziennie|dzienne|co dzień|co dzien|co dnia|każdego dnia|kazdego dnia|średnio za dzień|srednio za dzien`,
		SaysWeekly:      `tygodniowo|tygodniowe|co tydzień|co tydzien|każdego tygodnia|kazdego tygodnia|średnio za tydzień|srednio za tydzien`,
		SaysMonthly:     `miesięcznie|miesięczne|co miesiąc|co miesiac|każdego miesiąca|kazdego miesiaca|średnio za miesiąc|srednio za miesiac`,
		SaysYearly:      `rocznie|roczne|co rok|co roku|każdego roku|kazdego roku|średnio za rok|srednio za rok`,
		JoinsThings:     `i|oraz|lub|albo|plus|i na|a także|a takze`,
		SaysDidCost: `kosztował|kosztowal|kosztowała|kosztowala|kosztowało|kosztowalo|kosztowały|kosztowaly|wyszedł|wyszedl|wyszła|wyszla|
			wyszło|wyszlo|wyszły|wyszly|wyniósł|wyniosl|wyniosła|wyniosla|wyniosło|wynioslo|poszedł|poszedl|poszła|poszla`,
		AsksTotal: `suma|w sumie|razem|łącznie|lacznie|ogółem|ogolem|całość|calosc|całkowita kwota|calkowita kwota|łączna kwota|laczna kwota|
			wszystko razem|razem wszystko|w sumie wszystko|wszystkiego razem`,
		AsksCompare:   `różnica|roznica|różnica pomiędzy|porównaj|porownaj|porównanie|porownanie|zestaw|różnica między|roznica miedzy`,
		JoinsCompared: `a|do|z|ze`,
		SaysDeleted: `usunięte|usuniete|usuniętych|usunietych|usunąłem|usunalem|usunęłam|usunelam|skasowane|skasowałem|skasowalem|skasowałam|
			skasowalam|skasowanych`,
		AsksMeaning: `wyjaśnij|wyjasnij|wytłumacz|wytlumacz|objaśnij|objasnij|opowiedz|co to znaczy|co oznacza|opisz|wiesz|powiedz|powiedz mi|
			podpowiedz`,
		SaysWithout: `bez|oprócz|oprocz|poza|z wyjątkiem|z wyjatkiem|wyłączając|wylaczajac|nie licząc|nie liczac|pomijając|pomijajac|
			z pominięciem|z pominieciem|wykluczając|wykluczajac|minus|nie wliczając|nie wliczajac|wszystko oprócz|wszystko oprocz|wszystko poza|
			wszystko bez|odejmując|odejmujac|nie uwzględniając|nie uwzgledniajac|to będzie bez|będzie bez|byłoby bez|to byłoby bez|zostaje bez|zostanie bez`,
		SaysWithoutBehind: `nie licząc|nie liczac|pomijając|pomijajac`,
		ComparesWith: `niż|niz|niż w|niz w|niż na|niz na|niż za|niz za|w porównaniu z|w porownaniu z|w porównaniu do|w porownaniu do|
			w stosunku do|względem|wzgledem|wobec|kontra|vs|przeciwko`,
		NamesPrevious: `poprzednim|poprzedniego|poprzedniej|zeszłym|zeszlym|zeszłego|zeszlego|zeszłej|zeszlej|ubiegłym|ubieglym|ubiegłego|
			ubieglego|ubiegłej|ubieglej|poprzedni|poprzednia|zeszły|zeszly|zeszła|zeszla|z poprzednim|
			poprzednim miesiącem|poprzednim miesiacem|zeszłym miesiącem|zeszlym miesiacem|ubiegłym miesiącem|ubieglym miesiacem`,
		SaysMore: `droższy|drozszy|droższa|drozsza|tańszy|tanszy|więcej|wiecej|mniej|drożej|drozej|taniej|wzrosły|wzrosly|wzrósł|wzrosl|wzrosła|wzrosla|spadły|spadly|spadł|spadl|spadła|
			spadla|podrożał|podrozal|podrożała|podrozala|podrożało|podrozalo|staniał|stanial|staniała|staniala|zwiększyły się|zwiekszyly sie|
			zmniejszyły się|zmniejszyly sie|wyższe|wyzsze|niższe|nizsze|więcej czy mniej|wiecej czy mniej|mniej czy więcej`,
		SaysTogether: `razem|łącznie|lacznie|w sumie|razem wzięte|razem wziete|sumarycznie`,
		SaysGave: `dałem|dalem|dałam|dalam|zostawiłem|zostawilem|zostawiłam|zostawilam|oddałem|oddalem|oddałam|oddalam|zaniosłem|zanioslem|
			przepuściłem|przepuscilem|przepuściłam|przepuscilam`,
		NamesTax: `vat|vatu|podatku vat|podatek vat|podatek|podatku|vat naliczony|vatu naliczonego|naliczony vat|vat do odliczenia|
			podatek naliczony|vat-u`,
		LeadsToRate:    `po stawce|według stawki|wedlug stawki|ze stawką|ze stawka|stawki|na|po|z`,
		BetweenAmounts: `od … do …|między … a …|miedzy … a …|pomiędzy … a …|pomiedzy … a …|między … i …|miedzy … i …`,
		NamesAnything:  `wszystko|cokolwiek|coś|cos`,
		OpensFollowing: `a|i|ale|a co z|a jak|a jeśli|a jesli|no a|no i|a jeszcze|dobra|dobrze|ok|okej|a teraz|więc|wiec|jeszcze|a na|co z|no|
			no to|to|a to|ok a|słuchaj|sluchaj|powiedz|powiedz mi|dobra a|spoko|hej|cześć|czesc|a tak|teraz|hmm|ee|kurde|pytanie|takie pytanie|
			szybkie pytanie|aha|aha a|i jeszcze|tak w ogóle|wlasciwie|właściwie|dzięki|dzieki|czyli`,
	},
	labels: labels{
		LabelPaid: `do zapłaty|do zaplaty|razem do zapłaty|razem do zaplaty|suma do zapłaty|suma do zaplaty|zapłacono|zaplacono|kwota do zapłaty|
			kwota do zaplaty|należność|naleznosc|do zapłaty pln|do zaplaty pln|kwota transakcji|kwota płatności|kwota platnosci|suma zamowienia|
			łącznie do zapłaty|lacznie do zaplaty|kwota operacji|obciążono kwotą|obciazono kwota|razem brutto|wartość brutto|wartosc brutto|
			wartość zamowienia|wartosc zamowienia|kwota zamowienia`,
		LabelTotal:  `suma|suma pln|razem|łącznie|lacznie|ogołem|ogolem|total|suma zł|suma zl`,
		LabelAmount: `kwota|cena|koszt|na kwotę|na kwote|wartość|wartosc|w kwocie|w wysokości|w wysokosci|opłata|oplata`,
		LabelSubtotal: `wartość netto|wartosc netto|razem netto|netto|suma netto|wartość produktow|wartosc produktow|produkty|suma częściowa|
			suma czesciowa|kwota netto`,
		LabelTax:    `vat|ptu|kwota vat|suma ptu|podatek|podatek vat|w tym vat|kwota ptu|razem vat|ptu a|ptu b|ptu c`,
		LabelTip:    `napiwek|napiwki|serwis|obsługa|obsluga|opłata serwisowa|oplata serwisowa|opłata za obsługę|oplata za obsluge`,
		LabelOff:    `rabat|zniżka|znizka|kupon|kod rabatowy|rabaty|suma rabatow|promocja|opust|obniżka|obnizka`,
		LabelCash:   `gotowka|wpłacono|wplacono|zapłacono gotowką|zaplacono gotowka|otrzymano|gotowka pln`,
		LabelChange: `reszta|reszta gotowka|wydano|reszta pln`,
		LabelLeft: `saldo|dostępne środki|dostepne srodki|saldo po operacji|dostępne|dostepne|saldo rachunku|limit|dostępny limit|dostepny limit|
			pozostało|pozostalo|punkty|saldo dostępne|saldo dostepne|stan konta|środki dostępne|srodki dostepne|zaoszczędziłeś|zaoszczedziles|
			oszczędzasz|oszczedzasz|dost|dost.`,
		LabelCount: `ilość|ilosc|liczba|szt|sztuk|pozycji|liczba pozycji|liczba produktow|liczba osob`,
		LabelMeans: `karta|karta płatnicza|karta platnicza|visa|mastercard|blik|przelew|gotowka|płatność kartą|platnosc karta|sposob płatności|
			sposob platnosci|forma płatności|forma platnosci|metoda płatności|metoda platnosci|przelewy24|payu|zbliżeniowo|zblizeniowo`,
		LabelCard: `karta|karty|kartą|kartę|karte|rachunek|rachunku|konto|konta|z konta|na konto|nr karty|numer karty|nr rachunku|numer rachunku|
			z rachunku|z karty|karta nr|końcowka|koncowka`,
		LabelDay: `data|data wystawienia|data sprzedaży|data sprzedazy|data zakupu|data operacji|data transakcji|data zamowienia|dnia|
			data i godzina|data płatności|data platnosci`,
		LabelOtherDay: `termin płatności|termin platnosci|termin|płatne do|platne do|data dostawy|dostawa|ważny do|wazny do|ważne do|wazne do|okres|
			za okres|następna płatność|nastepna platnosc|odnowienie|do dnia|przewidywana dostawa|następne odnowienie|nastepne odnowienie|zwrot do`,
		LabelPayee: `sklep|sprzedawca|odbiorca|nazwa odbiorcy|wystawca|miejsce|punkt|kontrahent|dostawca|nazwa sklepu|miejsce transakcji|dla|
			nadawca`,
		LabelPlain: `paragon fiskalny|paragon niefiskalny|paragon|faktura vat|faktura|rachunek|nip|nip nabywcy|nip sprzedawcy|nabywca|regon|krs|
			adres|ul|ul.|tel|telefon|kasa|kasjer|kasjerka|nr|numer|niefiskalny|dziękujemy|dziekujemy|dziękujemy za zakupy|dziekujemy za zakupy|
			zapraszamy|zapraszamy ponownie|witamy|dzień dobry|dzien dobry|szanowny kliencie|szanowna klientko|pozdrawiamy|zespoł|zespol|stolik|kelner|
			kelnerka|zamowienie|numer zamowienia|zamowienie nr|nr zamowienia|nr paragonu|nr transakcji|terminal|kod autoryzacji|godzina|czas|strona|
			sprzedaż opodatkowana|sprzedaz opodatkowana|sprzedaż opodatkowana a|sprzedaz opodatkowana a|sprzedaż opodatkowana b|
			sprzedaz opodatkowana b|sprzedaż opodatkowana c|sprzedaz opodatkowana c|sprzedaż zwolniona|sprzedaz zwolniona|rozliczenie płatności|
			rozliczenie platnosci|opis|tytuł|tytul|nazwa|fiskalny|potwierdzenie|temat`,
		LabelGross:  `brutto|z vat|w tym|zawiera`,
		LabelPaidTo: `w|dla|na rzecz|w sklepie`,
		LabelNotice: `zapłaciłeś|zaplaciles|zapłaciłaś|zaplacilas|wydałeś|wydales|wydałaś|wydalas|wysłałeś|wyslales|wysłałaś|wyslalas|kupiłeś|
			kupiles|kupiłaś|kupilas|z twojej karty|twoja karta|dokonano płatności|dokonano platnosci|dokonałeś płatności|dokonales platnosci|
			zapłacono kartą|zaplacono karta|płatność kartą|platnosc karta`,
		LabelPayment: `płatność|platnosc|zakup|obciążenie|obciazenie|operacja|transakcja|wydatek|blik|płatność blik|platnosc blik|transakcja kartą|
			transakcja karta|operacja kartą|operacja karta|płatność kartą|platnosc karta|obciążenie rachunku|obciazenie rachunku|obciążenie karty|
			obciazenie karty|pobrano|pobraliśmy|pobralismy|opłata|oplata|prowizja|transakcja blik|zakup przy użyciu karty|zakup przy uzyciu karty|
			polecenie zapłaty|polecenie zaplaty`,
		LabelDeclined: `odrzucona|odrzucono|odmowa|odmowiono|nieudana|nie powiodła się|nie powiodla sie|nie powiodło się|nie powiodlo sie|
			nie zrealizowano|niezrealizowana|brak środkow|brak srodkow|niewystarczające środki|niewystarczajace srodki|zablokowana|anulowana|
			anulowano|nie udała się|nie udala sie`,
		LabelIncome: `wpływ|wplyw|wpłynęło|wplynelo|uznanie|wynagrodzenie|pensja|wypłata wynagrodzenia|wyplata wynagrodzenia|przelew przychodzący|
			przelew przychodzacy|otrzymałeś|otrzymales|otrzymałaś|otrzymalas|otrzymano przelew|przelew od|wpłata|wplata|emerytura|odsetki|
			kapitalizacja odsetek|świadczenie|swiadczenie|800+|wpłynął przelew|wplynal przelew|przyszedł przelew|przyszedl przelew|przesłał ci|
			przeslal ci|przesłała ci|przeslala ci|wysłał ci|wyslal ci|wysłała ci|wyslala ci|zasilenie`,
		LabelReturned: `zwrot|zwrot środkow|zwrot srodkow|zwrocono|zwrot transakcji|zwrot płatności|zwrot platnosci|zwrot zakupu|storno|korekta`,
		LabelMoved: `wypłata|wyplata|wypłata z bankomatu|wyplata z bankomatu|bankomat|wypłata gotowki|wyplata gotowki|przelew własny|
			przelew wlasny|przelew między rachunkami|przelew miedzy rachunkami|na konto oszczędnościowe|na konto oszczednosciowe|na lokatę|na lokate|
			lokata|konto oszczędnościowe|konto oszczednosciowe|cel oszczędnościowy|cel oszczednosciowy`,
		LabelBank: `bank|mbank|pko|pekao|ing|santander|millennium|alior|ipko|bnp paribas|revolut|blik`,
		LabelCode: `kod|kod sms|hasło|haslo|hasło sms|haslo sms|kod autoryzacyjny|kod potwierdzający|kod potwierdzajacy|nikomu nie podawaj|
			nie podawaj nikomu|kod blik`,
		LabelDue: `termin płatności|termin platnosci|do zapłaty do|do zaplaty do|zostanie pobrana|zostanie pobrane|pobierzemy|minimalna spłata|
			minimalna splata|wyciąg|wyciag|zaległość|zaleglosc|przypomnienie|wezwanie do zapłaty|wezwanie do zaplaty|niezapłacone|niezaplacone|
			następna płatność|nastepna platnosc`,
		LabelTransfer: `przelew|przelew wychodzący|przelew wychodzacy|przelew na telefon|przelew blik|zlecenie stałe|zlecenie stale`,
	},
	languageNames: map[string]string{
		"en": `angielski|angielsku|angielskim`,
		"zh": `chiński|chińsku|chińskim`,
		"de": `niemiecki|niemiecku|niemieckim`,
		"es": `hiszpański|hiszpańsku`,
		"fr": `francuski|francusku`,
		"it": `włoski|włosku`,
		"pt": `portugalski|portugalsku`,
		"nl": `holenderski|niderlandzki`,
		"pl": `polski|polsku|polskim`,
		"ru": `rosyjski|rosyjsku`,
		"uk": `ukraiński|ukraińsku`,
		"tr": `turecki|turecku`,
		"ja": `japoński|japońsku`,
		"ko": `koreański|koreańsku`,
	},
	requests: phrases{
		SpeaksLanguage: `po {language}|po {language} proszę|mów po {language}|odpowiadaj po {language}|mój język to {language}|język {language}|
			mów {language}|mow {language}|mów do mnie po {language}|mow do mnie po {language}|mow po {language}|pisz po {language}|
			odpowiadaj {language}|odpowiadaj mi po {language}|{language} proszę|{language} prosze|język to {language}|jezyk to {language}|
			język: {language}|jezyk: {language}|ustaw język {language}|ustaw jezyk {language}|ustaw język na {language}|ustaw jezyk na {language}|
			zmień język na {language}|zmien jezyk na {language}|przełącz na {language}|przelacz na {language}|przełącz się na {language}|
			przelacz sie na {language}|po {language} poproszę|po {language} poprosze|rozmawiaj po {language}|rozmawiajmy po {language}|
			może po {language}|moze po {language}|czy możemy po {language}|czy mozemy po {language}|mój język {language}|moj jezyk {language}|
			moim językiem jest {language}|moim jezykiem jest {language}|przejdź na {language}|przejdz na {language}|pisz do mnie po {language}|
			pisz mi po {language}|pisz {language}|odpisuj po {language}|odpisuj mi po {language}|gadaj po {language}|rozmawiaj ze mną po {language}|
			rozmawiaj ze mna po {language}|mów ze mną po {language}|możesz po {language}|mozesz po {language}|możesz pisać po {language}|
			mozesz pisac po {language}|możesz odpowiadać po {language}|mozesz odpowiadac po {language}|chcę po {language}|chce po {language}|
			wolę po {language}|wole po {language}|zmień na {language}|zmien na {language}|włącz {language}|wlacz {language}|język na {language}|
			jezyk na {language}`,
		LogsQuoted: `zapisz to|zapisz|dodaj to|dodaj|wpisz to|wpisz|zanotuj to|zanotuj|to|to proszę|zapisz proszę|zapisz to proszę|
			zapisz to prosze`,
		BeforePayer: `dla|za|od|na|to był|to była|zapłacił|zapłaciła|płacił|płaciła`,
		BehindPayer: `zapłacił|zapłaciła|płacił|płaciła|to zapłacił|to zapłaciła`,
		NamesSelf: `ja|mnie|mi|dla mnie|na mnie|moje|mój|moja|to ja|to moje|zapłaciłem|zapłaciłam|ja zapłaciłem|ja zapłaciłam|ja płaciłem|
			ja płaciłam`,
		ShowsCategories: `kategorie|moje kategorie|pokaż kategorie|reguły|moje reguły|jakie są kategorie|jakie sa kategorie|lista kategorii|
			jakie mam kategorie|wyświetl kategorie|wyswietl kategorie|pokaż moje kategorie|pokaz moje kategorie|pokaż reguły|pokaz reguly`,
		NamesList: `lista|listę|liste|wylistuj|wypisz|pełna lista|pelna lista|pełną listę|spis|zestawienie wszystkiego|lista wszystkich`,
		AroundList: `z|za|w|wydatków|wydatkow|wpisy|wszystkich|wszystkie|wszystko|mi|moich|moje|co|to|od|cała|cala|całą|cały|caly|pełną|pelna|
			pełna|ten|tę|te|tego|tym|tydzień|proszę|prosze|tu|no|mam|jest|wpisów|wpisow|do|teraz`,
		SaysLogged: `co wpisałem|co wpisałam|co wpisalem|co wpisalam|wpisałem|wpisałam|wpisalem|wpisalam|co zapisałem|co zapisałam|
			co zapisalem|co zapisalam|co dodałem|co dodałam|co dodalem|co dodalam|co wprowadziłem|co wprowadziłam|co wprowadzilem|co notowałem|co mam|
			co jest|co mam wpisane|co wydałem|co wydałam|co wydalem|co wydalam|wpisane|zapisane|co tu mam`,
		ListsExpenses: `lista|wydatki|moje wydatki|ostatnie wydatki|pokaż wydatki|pokaż moje wydatki|wydatki {period}|moje wydatki {period}|
			pokaż wydatki {period}|wydatki z {period}|pokaż wydatki z {period}|lista {period}|lista z {period}|lista za {period}|pokaż listę {period}|
			pokaż listę z {period}|pokaż listę za {period}|daj listę {period}|daj listę z {period}|daj listę za {period}|pokaż wpisy {period}|
			pokaż wpisy z {period}|pokaż wszystko {period}|pokaż wszystko z {period}|pokaż listę|pokaz liste|pokaż listę wydatków|
			pokaz liste wydatkow|lista wydatków|lista wydatkow|lista wydatków {period}|lista wydatkow {period}|wydatki za {period}|wydatki w {period}|
			pokaż wydatki za {period}|pokaz wydatki za {period}|wszystkie wydatki|wszystkie wydatki {period}|pokaż ostatnie wydatki|
			pokaz ostatnie wydatki|pokaż wszystkie wydatki|pokaz wszystkie wydatki|wypisz wydatki|wypisz wydatki {period}|transakcje {period}|
			wpisy {period}|ostatnie wpisy|ostatni wpis|ostatni zakup|co ja {period} kupiłem|co ja {period} kupiłam|
			co miałem {period}|co miałam {period}|co mialem {period}|co mialam {period}|pokaż co było {period}|pokaz co bylo {period}`,
		ReportsDay: `podsumowanie dnia|raport dnia|zestawienie dnia|podsumuj dzień|dzienne podsumowanie|raport dzienny|dzienny raport|
			pokaż podsumowanie dnia|bilans dnia`,
		ReportsWeek: `podsumowanie tygodnia|raport tygodnia|zestawienie tygodnia|podsumuj tydzień|tygodniowe podsumowanie|
			podsumowanie tygodniowe|raport tygodniowy|tygodniowy raport|pokaż podsumowanie tygodnia|bilans tygodnia`,
		ReportsYear: `podsumowanie roku|raport roku|zestawienie roku|podsumuj rok|roczne podsumowanie|podsumowanie roczne|raport roczny|
			roczny raport|pokaż podsumowanie roku|bilans roku`,
		Reports: `raport|pokaż podsumowanie|pokaż raport|pokaż zestawienie|pokaż podsumowanie {period}|pokaż raport {period}|
			pokaż raport za {period}|pokaż podsumowanie za {period}|zrób podsumowanie|zrób podsumowanie {period}|podsumowanie|zestawienie|
			raport miesięczny|raport {period}|raport za {period}|podsumowanie {period}|podsumowanie za {period}|podsumowanie miesiąca|zestawienie {period}|
			zestawienie za {period}|jak było {period}|pokaż {period}|raport z {period}|raport na {period}|podsumuj {period}|podsumowanie z {period}|
			zestawienie z {period}|jak wyglądał {period}|jak wygladal {period}|jak wyglądała {period}|jak wygladala {period}|jak wygląda {period}|
			jak wyglada {period}|jak było w {period}|jak bylo w {period}|jak poszło w {period}|jak poszlo w {period}|jak poszedł {period}|
			jak poszedl {period}|jak poszło {period}|jak poszlo {period}|jak tam {period}|jak minął {period}|jak minal {period}|jak minęła {period}|
			jak minela {period}|a w {period}|co było {period}|co bylo {period}|co z {period}|ile {period}|ile było {period}|ile bylo {period}|
			ile wyszło {period}|ile wyszlo {period}|ile poszło {period}|ile poszlo {period}|ile łącznie {period}|ile lacznie {period}|
			ile w sumie {period}|ile razem {period}|ile za {period}|suma {period}|suma za {period}|razem {period}|łącznie {period}|lacznie {period}|
			na co wydałem {period}|na co wydalem {period}|na co wydałam {period}|na co wydalam {period}|co kupiłem {period}|co kupilem {period}|
			co kupiłam {period}|co kupilam {period}|wszystko {period}|wszystko z {period}|wszystko za {period}|pokaż mi {period}|pokaz mi {period}|
			pokaż raport|pokaz raport|pokaż raport za {period}|pokaz raport za {period}|pokaż raport {period}|pokaz raport {period}|
			ile zeszło {period}|ile zeszlo {period}|ile się rozeszło {period}|ile sie rozeszlo {period}|co się działo {period}|co sie dzialo {period}|
			statystyki {period}|bilans {period}|co {period} kupiłem|co {period} kupiłam|co {period} kupiłem|na co {period} wydałem|
			na co {period} wydałam|ile {period} poszło|ile {period} wyszło|ile {period} było|ile {period} razem|daj raport|daj raport za {period}|
			daj raport {period}|zrób raport|zrob raport|zrób raport za {period}|zrob raport za {period}|wyślij raport za {period}|
			wyslij raport za {period}|przygotuj raport za {period}|chcę raport za {period}|chce raport za {period}|statystyka|statystyki za {period}|
			statystyka za {period}|bilans za {period}|podsumuj mi {period}|pokaż podsumowanie|pokaz podsumowanie|pokaż podsumowanie za {period}|
			pokaz podsumowanie za {period}|pokaż podsumowanie {period}|pokaz podsumowanie {period}|pokaż zestawienie za {period}|
			pokaz zestawienie za {period}|ile wyszło za {period}|ile wyszlo za {period}|ile poszło za {period}|ile poszlo za {period}|
			zrób raport {period}|zrob raport {period}|wyślij raport {period}|wyslij raport {period}|statystyka {period}|pokaż zestawienie {period}|
			pokaz zestawienie {period}`,
		ShowsChart: `wykres|pokaż wykres|diagram|pokaż diagram|pokaz diagram|pokaż mi wykres|pokaz mi wykres|zrób wykres|zrob wykres|
			wykres proszę|wykres prosze|wykresik`,
		ExportsCSV: `eksport|eksportuj|eksportuj wszystko|eksportuj {period}|eksport {period}|eksport za {period}|eksport z {period}|
			eksportuj za {period}|eksportuj dane|eksport danych|eksport csv|eksportuj do csv|wyeksportuj wszystko|wyeksportuj {period}|wyeksportuj|
			pobierz dane|pobierz wszystko`,
		ExportsXLSX: `eksportuj do excela|eksport do excela|eksport excel|eksport xlsx|eksportuj excel|wyeksportuj do excela|
			eksportuj jako excel|excel {period}|eksportuj {period} do excela|eksport {period} do excela|plik excel|daj excela|zrób excela|zrob excela`,
		OpensWhether: `czy`,
		SaysEntered: `zapisałem|zapisałam|zapisalem|zapisalam|wpisałem|wpisałam|wpisalem|wpisalam|dodałem|dodałam|dodalem|dodalam|opłaciłem|opłaciłam|
			zapłaciłem za|zapłaciłam za|zapłaciłem|zapłaciłam|płaciłem za|płaciłam za|płaciłem|płaciłam|mam zapisane|mam wpisane|jest zapisane|
			jest zapłacone|jest opłacone|zapłacone|opłacone`,
		AroundWhether: `już|juz`,
		FindsWords: `szukaj {words}|znajdź {words}|wyszukaj {words}|pokaż wszystkie {words}|poszukaj {words}|znajdź wydatki na {words}|
			znajdz wydatki na {words}|pokaż wydatki na {words}|pokaz wydatki na {words}|pokaż wszystko z {words}|pokaz wszystko z {words}|
			pokaż wszystkie wydatki na {words}|pokaz wszystkie wydatki na {words}|szukaj wydatków na {words}|szukaj wydatkow na {words}`,
		AsksWhatFor: `na co było {words}|na co był {words}|na co była {words}|za co było {words}|za co był {words}|za co była {words}`,
		ShowsSettings: `ustawienia|moje ustawienia|pokaż ustawienia|pokaż moje ustawienia|pokaz moje ustawienia|opcje|konfiguracja|preferencje|
			jakie mam ustawienia|jakie są moje ustawienia|jakie sa moje ustawienia|jakie są ustawienia|jakie sa ustawienia|jakie ustawienia mam|
			otwórz ustawienia|otworz ustawienia|pokaż mi ustawienia|pokaz mi ustawienia|pokaż opcje|pokaz opcje|co mam ustawione`,
		ShowsRoles: `role|pokaż role|kto co może|kto może co|członkowie|kto tu co może|kto tu co moze|jakie są role|jakie sa role|
			kto ma jakie role|pokaż członków|pokaz czlonkow|uprawnienia`,
		GivesRole: `role {words}|rola {words}|zrób {words} {value}|uczyń {words} {value}|niech {words} będzie {value}|
			nadaj {words} rolę {value}|daj {words} rolę {value}|zmień rolę {words} na {value}`,
		NamesOwner:  `właściciel|właścicielem|właścicielka|właścicielką|właściciela`,
		NamesMember: `członek|członkiem|członkini|członkinią|członka`,
		NamesViewer: `widz|widzem|obserwator|obserwatorem|obserwatorka|obserwatorką|czytelnik|czytelnikiem|widza|obserwatora`,
		NamesZone:   `strefa czasowa|strefę czasową|strefy czasowej|strefa|strefę|czas|czasu|zegar|godzina|strefę na|strefe czasowa|strefe`,
		AroundSetting: `moja|są|sa|moją|moja to|mojej|nasza|naszą|na|w|jako|to|jest|zmien|przełącz|teraz|główna|główną|proszę|niech będzie|będzie|
			mój|moje|mojego|nasz|nasze|mi|ze mną|do mnie|po|od|z|ze|dnia|dzień|każdego miesiąca|co miesiąc|miesięcznie|wypłata|od wypłaty|dla mnie|
			u mnie|u nas|mam|mamy|wynosi|ok|no|więc|dobra|słuchaj|wszystko|się|i|a|tu|możesz|czy możesz|tak|dziś|numeru|niech|żeby|mnie|nam|niechaj|
			przelacz|glowna|glowna|prosze|niech bedzie|bedzie|moj|dzien|kazdego miesiaca|co miesiac|wyplata|wiec|sie|mozesz|czy mozesz|dzis|zeby|
			podaję|podaje|piszę|pisze|wpisuję|wpisuje|zapisuję|zapisuje|notuję`,
		AroundNewCategory: `o nazwie|dla|mi|jeszcze|jedną|moją|na|moja`,
		AddsCategory: `dodaj|dodać|utwórz|utworz|utworzyć|stwórz|stworz|stworzyć|załóż|zaloz|nowa|nową|zrób|zrob|chcę|chce|potrzebuję|potrzebuje|
			dorzuć|dorzuc|wprowadź`,
		AroundLeft: `ile|co|mi|nam|jeszcze|z|ze|z mojego|w|mojego|na|do|w tym miesiącu|w tym miesiacu|ten|miesiąc|miesiac|pieniędzy|pieniedzy|
			kasy|teraz|no|to|a|i|końca|konca|miesiąca|miesiaca|wydać|wydac|mam|jest|dziś|dzis|się|sie`,
		StillLeft: `zostało|zostalo|zostało mi|zostalo mi|mi zostało|mi zostalo|zostaje|pozostało|pozostalo|mogę jeszcze wydać|
			moge jeszcze wydac|jeszcze mogę wydać|jeszcze moge wydac|jeszcze wydać|jeszcze wydac|mogę wydać|moge wydac|do wydania|mieszczę się|
			mieszcze sie|przekroczyłem|przekroczyłam|pozostaje|jeszcze mam|mam jeszcze`,
		NamesBudget: `budżet|budzet|budżetu|budzetu|budżecie|budzecie|limit|limitu|mojego budżetu|mojego budzetu`,
		AroundExport: `wszystko|to wszystko|to|całość|calosc|wszystkie|moje|wydatki|moje wydatki|dane|moje dane|do|w|jako|na|z|ze|plik|pliku|
			formie|format|dla|księgowej|ksiegowej|księgowego|mi|wpisy|listę|liste|tego|co|mam|dotąd|proszę|prosze|mojej|jakiś|jakis|wydatkami|
			wydatków|wydatkow`,
		AsksFile: `eksportuj|wyeksportuj|eksport|eksportować|pobierz|pobrać|pobrac|ściągnij|sciagnij|ściągnąć|wyślij|wyslij|prześlij|
			przeslij|daj|dawaj|dostanę|dostane|mogę dostać|moge dostac|mogę pobrać|moge pobrac|mogę mieć|chcę|chce|potrzebuję|potrzebuje|zrób|zrob|
			wrzuć|wrzuc|zapisz|przerzuć|przerzuc|możesz wysłać|możesz zrobić|zrzuć|zrzuc|poproszę|poprosze|wygeneruj|podeślij|podeslij|mieć|miec|
			dostać|dostac|wysłać|wyslac`,
		NamesCSV: `csv|plik csv|pliku csv`,
		NamesSheet: `excel|excela|excelu|excelem|xlsx|arkusz|arkusza|arkuszu|plik excel|plik excela|pliku excel|arkusz kalkulacyjny|
			arkusza kalkulacyjnego|tabelkę|tabelke|tabelki`,
		AroundCategories: `jakie|które|ktore|co|co to za|lista|listę|liste|pokaż|pokaz|pokaż mi|pokaz mi|wypisz|wymień|wymien|podaj|daj|wyświetl|
			wszystkie|moje|twoje|nasze|są|sa|masz|mam|mamy|są tu|istnieją|istnieja|znasz|używasz|uzywasz|dostępne|dostepne|mogę użyć|moge uzyc|
			mogę wybrać|w ogóle|w ogole|teraz|tu|u ciebie|mi|te|proszę|prosze|wydatków|wydatkow`,
		NamesMonthStart: `początek miesiąca|poczatek miesiaca|pierwszy dzień miesiąca`,
		SetsSetting: `zmień|zmienić|zmieniam|ustaw|ustawić|ustawiaj|daj|użyj|używaj|używać|przestaw|zrób|wybierz|licz|liczyć|przyjmij|stosuj|
			chcę|chciałbym|chciałabym|dawaj|naliczaj|zmien|zmienic|ustawic|uzywac|zrob|chce|chcialbym|chcialabym`,
		SaysMine:        `mój|moj|moja|nasz|nasza|u mnie|u nas|dla mnie|dla nas|mam|mamy|mój to|moj to`,
		NamesOwnAmounts: `kwoty które podaję|kwoty, które podaję|kwoty ktore podaje|ceny które podaję|ceny, które podaję|kwoty które wpisuję|kwoty, które wpisuję|kwoty ktore wpisuje|kwoty|ceny|sumy`,
		SwitchesSetting: `przełącz na|przełącz się na|przejdź na|przechodzimy na|przestaw się na|przestaw na|zmień wszystko na|przełącz wszystko na|
			wszystko w|licz wszystko w|zmieniamy na`,
		SaysHenceforth: `od teraz|od dziś|od dzisiaj|od tej pory|odtąd|na przyszłość|zawsze|domyślnie|domyślna|domyślną|domyślny|standardowo|
			standardowa|normalnie|zwykle|na stałe|zazwyczaj|domyślnej|domyslnie|domyslna|domyslna|domyslny`,
		NamesVATRate:  `stawka vat|stawkę vat|stawki vat|stawka podatku|stawka|stawkę|vatowiec|vatowcem|jestem vatowcem|vatem|stawke`,
		NamesOwnMonth: `miesiąc|miesiące|miesiąca|miesiąc rozliczeniowy|miesiac|miesiace|miesiaca`,
		SaysBegins: `liczy się|liczy sie|liczy się od|liczy sie od|licz się|jest liczony|zaczyna|zaczyna się|zaczynaj|zaczynać|zaczynam|zaczynają się|zaczynamy|zacznij|rozpoczyna się|startuje|leci|liczymy|
			liczony|liczę|biegnie|rusza|się zaczyna|niech się zaczyna|start|zaczynał się|zaczynał|zaczynała się`,
		NamesSpeech: `język|języka|językiem|języku|jezyk|jezykiem`,
		SaysSpeak: `mów|mówić|mów do mnie|gadaj|odpowiadaj|odpowiedz|odpowiadać|odpisuj|pisz|pisać|rozmawiaj|rozmawiajmy|rozmawiać|gadajmy|
			mow|odpowiadac|pisac`,
		LivesIn: `jestem w|jestem teraz w|teraz jestem w|jestem we|mieszkam w|mieszkam we|teraz mieszkam w|mieszkam teraz w|
			przeprowadziłem się do|przeprowadziłam się do|przeniosłem się do|przeniosłam się do|jesteśmy w|mieszkamy w|siedzę w|siedzę teraz w|
			przeprowadziliśmy się do|przenieśliśmy się do|teraz mieszkamy w`,
		SetsCurrency: `waluta {currency}|moja waluta to {currency}|ustaw walutę na {currency}|waluta to {currency}|waluta: {currency}|
			moja waluta {currency}|ustaw walutę {currency}|ustaw walute {currency}|zmień walutę na {currency}|zmien walute na {currency}|
			domyślna waluta {currency}|domyslna waluta {currency}|domyślna waluta to {currency}|domyslna waluta to {currency}|płacę w {currency}|
			place w {currency}|moją walutą jest {currency}|moja waluta jest {currency}|domyślnie {currency}|domyslnie {currency}|licz w {currency}|
			przełącz walutę na {currency}|przelacz walute na {currency}|waluta teraz {currency}|główna waluta {currency}|glowna waluta {currency}|
			główna waluta to {currency}|waluta na {currency}|walutę na {currency}|prowadź w {currency}|prowadz w {currency}|przejdź na {currency}|
			przejdz na {currency}|chcę w {currency}|chce w {currency}|zmień walutę {currency}|zmien walute {currency}`,
		AsksHelp: `pomoc|co potrafisz|co umiesz|jak to działa|polecenia|pomóż|pomoz|pomóż mi|pomoz mi|pomocy|co możesz|co mozesz|
			co możesz zrobić|co mozesz zrobic|co mogę robić|co moge robic|co mogę zrobić|co moge zrobic|co mogę napisać|co moge napisac|co mogę pisać|
			co moge pisac|jak z tego korzystać|jak z tego korzystac|jak tego używać|jak tego uzywac|jak cię używać|jak cie uzywac|jak działasz|
			jak dzialasz|instrukcja|komendy|lista poleceń|lista polecen|jakie są polecenia|jakie sa polecenia|pokaż polecenia|pokaz polecenia|
			do czego służysz|do czego sluzysz|po co jesteś|po co jestes|co robisz|co dalej|i co dalej|jakie masz funkcje|co robić|co robic|funkcje|
			twoje funkcje|jakie są funkcje|lista funkcji`,
		AsksPrivacy: `prywatność|polityka prywatności|polityka prywatnosci|moje dane|ochrona danych`,
		SetsZone: `moja strefa czasowa to {zone}|moja strefa to {zone}|moja strefa czasowa {zone}|strefa czasowa {zone}|
			strefa czasowa to {zone}|strefa czasowa: {zone}|strefa {zone}|ustaw strefę czasową na {zone}|ustaw strefe czasowa na {zone}|
			ustaw strefę czasową {zone}|ustaw strefe czasowa {zone}|zmień strefę czasową na {zone}|zmien strefe czasowa na {zone}|jestem w {zone}|
			mieszkam w {zone}|moja strefa {zone}|strefa to {zone}|strefa na {zone}|strefę czasową na {zone}|strefe czasowa na {zone}|
			ustaw strefę na {zone}|ustaw strefe na {zone}|ustaw strefę {zone}|ustaw strefe {zone}|zmień strefę na {zone}|zmien strefe na {zone}|
			jestem teraz w {zone}|teraz jestem w {zone}|przeprowadziłem się do {zone}|przeprowadzilem sie do {zone}|przeprowadziłam się do {zone}|
			przeprowadzilam sie do {zone}|moja strefa czasowa: {zone}|czas {zone}|mój czas to {zone}|moj czas to {zone}`,
		SetsVAT: `vat {rate}|vat: {rate}|vat to {rate}|mój vat to {rate}|moj vat to {rate}|mój vat {rate}|moj vat {rate}|stawka vat {rate}|
			stawka vat to {rate}|moja stawka vat to {rate}|moja stawka to {rate}|ustaw vat na {rate}|ustaw vat {rate}|zmień vat na {rate}|
			zmien vat na {rate}|domyślny vat {rate}|domyslny vat {rate}|domyślny vat to {rate}|domyslny vat to {rate}|podatek {rate}|
			stawka podatku {rate}`,
		EndsVAT: `wyłącz vat|wylacz vat|vat wyłącz|vat wylacz|vat wyłączony|vat wylaczony|bez vat|bez vatu|nie licz vat|nie licz vatu|
			usuń vat|usun vat|nie jestem vatowcem|vat off`,
		AsksForVAT: `pytaj o vat|zawsze pytaj o vat|pytaj mnie o vat|pytaj o stawkę vat|pytaj o stawke vat|pytaj za każdym razem o vat|
			pytaj za kazdym razem o vat|vat pytaj`,
		CountsNet: `kwoty są netto|kwoty sa netto|moje kwoty są netto|moje kwoty sa netto|kwoty netto|moje kwoty netto|ceny netto|
			ceny są netto|ceny sa netto|podaję kwoty netto|podaje kwoty netto|podaję netto|podaje netto|licz kwoty jako netto`,
		CountsGross: `kwoty są brutto|kwoty sa brutto|moje kwoty są brutto|moje kwoty sa brutto|kwoty brutto|moje kwoty brutto|ceny brutto|
			ceny są brutto|ceny sa brutto|podaję kwoty brutto|podaje kwoty brutto|podaję brutto|podaje brutto|licz kwoty jako brutto`,
		EndsDay: `-ego|-go|ego|go|.|-tego|-szego`,
		StartsMonth: `mój miesiąc zaczyna się {value}|moj miesiac zaczyna sie {value}|mój miesiąc zaczyna się od {value}|
			moj miesiac zaczyna sie od {value}|mój miesiąc zaczyna się {value} dnia|moj miesiac zaczyna sie {value} dnia|miesiąc zaczyna się {value}|
			miesiac zaczyna sie {value}|miesiąc zaczyna się od {value}|miesiac zaczyna sie od {value}|miesiąc zaczyna się {value} dnia|
			miesiac zaczyna sie {value} dnia|moje miesiące zaczynają się {value}|moje miesiace zaczynaja sie {value}|
			moje miesiące zaczynają się od {value}|moje miesiace zaczynaja sie od {value}|miesiące zaczynają się {value}|
			miesiace zaczynaja sie {value}|początek miesiąca {value}|poczatek miesiaca {value}|początek miesiąca to {value}|
			poczatek miesiaca to {value}|zaczynaj miesiąc {value}|zaczynaj miesiac {value}|zaczynaj miesiąc od {value}|zaczynaj miesiac od {value}|
			licz miesiąc od {value}|licz miesiac od {value}`,
		ForgetsRule: `zapomnij regułę dla {words}|zapomnij regule dla {words}|zapomnij o regule dla {words}|usuń regułę dla {words}|
			usun regule dla {words}|usuń regułę {words}|usun regule {words}|skasuj regułę dla {words}|skasuj regule dla {words}|
			zapomnij regułę {words}|zapomnij regule {words}|zapomnij reguły dla {words}|zapomnij reguly dla {words}`,
		RenamesCategory: `zmień nazwę kategorii {words} na {value}|zmien nazwe kategorii {words} na {value}|przemianuj kategorię {words} na {value}|
			przemianuj kategorie {words} na {value}|przemianuj {words} na {value}|zmień nazwę {words} na {value}|zmien nazwe {words} na {value}|
			nazwij kategorię {words} {value}|nazwij kategorie {words} {value}|kategoria {words} nazywa się teraz {value}|
			kategoria {words} nazywa sie teraz {value}|{words} nazywa się teraz {value}|{words} nazywa sie teraz {value}|
			zmień kategorię {words} na {value}|zmien kategorie {words} na {value}`,
		MakesRule: `zawsze zapisuj {words} w kategorii {value}|zapisuj {words} w kategorii {value}|zawsze dawaj {words} do kategorii {value}|
			zawsze wpisuj {words} do kategorii {value}|{words} zawsze do kategorii {value}|{words} zawsze w kategorii {value}|
			zawsze zaliczaj {words} do {value}|zaliczaj {words} do {value}|zaliczaj {words} do kategorii {value}|
			przypisuj {words} do kategorii {value}|zawsze przypisuj {words} do {value}|{words} zawsze jako {value}|wszystko z {words} to {value}|
			wszystko z {words} do {value}|{words} zawsze do {value}|{words} wrzucaj do {value}|{words} zapisuj jako {value}|{words} zapisuj do {value}`,
		RulesKnown: `{words} to zawsze {value}|{words} zawsze {value}|{words} zawsze do {value}|{words} jest zawsze w {value}|
			{words} należy zawsze do {value}|{words} nalezy zawsze do {value}`,
		Rules: `{words} należy do {value}|{words} nalezy do {value}|{words} należą do {value}|{words} naleza do {value}|
			{words} należy do kategorii {value}|{words} nalezy do kategorii {value}|{words} należą do kategorii {value}|
			{words} naleza do kategorii {value}|{words} to kategoria {value}|{words} do kategorii {value}|{words} zalicza się do {value}|
			{words} zalicza sie do {value}|{words} zaliczają się do {value}|{words} zaliczaja sie do {value}|{words} idzie do {value}|
			{words} idą do {value}|{words} ida do {value}|{words} liczy się jako {value}|{words} liczy sie jako {value}`,
		ListsDeleted: `usunięte|usuniete|pokaż usunięte|pokaz usuniete|usunięte wydatki|usuniete wydatki|usunięte wpisy|usuniete wpisy|
			pokaż usunięte wydatki|pokaz usuniete wydatki|pokaż usunięte wpisy|pokaz usuniete wpisy|co usunąłem|co usunalem|co usunęłam|co usunelam|
			co zostało usunięte|co zostalo usuniete|kosz|usunięte wydatki {period}|usuniete wydatki {period}|pokaż co usunąłem|pokaz co usunalem|
			pokaż co usunęłam|pokaz co usunelam|co skasowałem|co skasowalem|co skasowałam|co skasowalam`,
		AsksDifference: `różnica między {words} a {value}|roznica miedzy {words} a {value}|różnica między {words} i {value}|roznica miedzy {words} i {value}|
			różnica pomiędzy {words} a {value}|jaka jest różnica między {words} a {value}|jaka jest roznica miedzy {words} a {value}|
			jaka jest różnica między {words} i {value}|jaka różnica między {words} a {value}|ile wynosi różnica między {words} a {value}|
			o ile więcej wydałem na {words} niż na {value}|o ile wiecej wydalem na {words} niz na {value}|
			o ile więcej wydałam na {words} niż na {value}|o ile wiecej wydalam na {words} niz na {value}|
			o ile więcej poszło na {words} niż na {value}|o ile wiecej poszlo na {words} niz na {value}|
			o ile więcej na {words} niż na {value}|o ile wiecej na {words} niz na {value}|o ile mniej na {words} niż na {value}|
			o ile mniej na {words} niz na {value}|o ile mniej wydałem na {words} niż na {value}|o ile mniej wydałam na {words} niż na {value}|
			o ile mniej wydalem na {words} niz na {value}|o ile mniej wydalam na {words} niz na {value}|
			wydałem więcej na {words} czy na {value}|wydalem wiecej na {words} czy na {value}|wydałam więcej na {words} czy na {value}|
			wydalam wiecej na {words} czy na {value}|czy wydałem więcej na {words} czy na {value}|czy wydalem wiecej na {words} czy na {value}|
			czy wydałam więcej na {words} czy na {value}|czy wydalam wiecej na {words} czy na {value}|
			więcej wydałem na {words} czy na {value}|wiecej wydalem na {words} czy na {value}|więcej wydałam na {words} czy na {value}|
			wiecej wydalam na {words} czy na {value}|na co wydałem więcej, {words} czy {value}|na co wydalem wiecej, {words} czy {value}|
			więcej poszło na {words} czy na {value}|wiecej poszlo na {words} czy na {value}|więcej na {words} czy na {value}|
			wiecej na {words} czy na {value}`,
		AsksShare: `jaki procent moich wydatków to {words}|jaki procent moich wydatkow to {words}|jaki procent wydatków to {words}|
			jaki procent wydatkow to {words}|jaki procent wydałem na {words}|jaki procent wydalem na {words}|jaki procent wydałam na {words}|
			jaki procent wydalam na {words}|ile procent wydałem na {words}|ile procent wydalem na {words}|ile procent wydałam na {words}|
			ile procent wydalam na {words}|ile procent wydatków to {words}|ile procent wydatkow to {words}|ile procent poszło na {words}|
			ile procent poszlo na {words}|jaki procent poszedł na {words}|jaki procent poszedl na {words}|jaka część wydatków to {words}|
			jaka czesc wydatkow to {words}|jaka część wydatków poszła na {words}|jaka czesc wydatkow poszla na {words}|jaki jest udział {words}|
			jaki jest udzial {words}|udział {words}|udzial {words}|udział {words} w wydatkach|udzial {words} w wydatkach|procent na {words}`,
		RemembersThat: `zapamiętaj, że {words}|zapamietaj, ze {words}|zapamiętaj że {words}|zapamietaj ze {words}|zapamiętaj: {words}|
			zapamietaj: {words}|zapamiętaj, {words}|zapamietaj, {words}|pamiętaj, że {words}|pamietaj, ze {words}|pamiętaj że {words}|
			pamietaj ze {words}|pamiętaj: {words}|pamietaj: {words}|nie zapomnij, że {words}|nie zapomnij, ze {words}|miej na uwadze, że {words}|
			miej na uwadze, ze {words}|wiedz, że {words}|wiedz, ze {words}|do wiadomości: {words}|do wiadomosci: {words}|zanotuj, że {words}|
			zanotuj, ze {words}|zanotuj sobie, że {words}|zanotuj sobie, ze {words}|zapamiętaj proszę, że {words}|zapamietaj prosze, ze {words}`,
		MayRemember: `zapamiętaj {words}|zapamietaj {words}|pamiętaj {words}|pamietaj {words}`,
		StatesName: `mój {value} nazywa się {words}|moj {value} nazywa sie {words}|moja {value} nazywa się {words}|
			moja {value} nazywa sie {words}|moje {value} nazywa się {words}|moje {value} nazywa sie {words}|nasz {value} nazywa się {words}|
			nasz {value} nazywa sie {words}|nasza {value} nazywa się {words}|nasza {value} nazywa sie {words}|mój {value} ma na imię {words}|
			moj {value} ma na imie {words}|moja {value} ma na imię {words}|moja {value} ma na imie {words}|nasz {value} ma na imię {words}|
			nasz {value} ma na imie {words}|nasza {value} ma na imię {words}|nasza {value} ma na imie {words}|mój {value} wabi się {words}|
			moj {value} wabi sie {words}|moja {value} wabi się {words}|moja {value} wabi sie {words}`,
		StatesNamed: `mój {value} to {words}|moj {value} to {words}|moja {value} to {words}|moje {value} to {words}|nasz {value} to {words}|
			nasza {value} to {words}|moim {value} jest {words}|moją {value} jest {words}|moja {value} jest {words}`,
		StatesRole: `{words} to mój {value}|{words} to moj {value}|{words} to moja {value}|{words} to moje {value}|{words} to nasz {value}|
			{words} to nasza {value}|{words} jest moim {value}|{words} jest moją {value}|{words} jest moja {value}|{words} jest naszym {value}|
			{words} jest naszą {value}|{words} jest nasza {value}|{words} - mój {value}|{words} - moj {value}|{words} - moja {value}|
			{words} – mój {value}|{words} – moj {value}|{words} – moja {value}`,
		StatesIs: `{words} oznacza {value}|{words} znaczy {value}|{words} = {value}|{words} jest {value}`,
		StatesUsual: `mój zwykły {words} kosztuje {amount}|moj zwykly {words} kosztuje {amount}|moja zwykła {words} kosztuje {amount}|
			moja zwykla {words} kosztuje {amount}|mój {words} zwykle kosztuje {amount}|moj {words} zwykle kosztuje {amount}|
			moja {words} zwykle kosztuje {amount}|moje {words} zwykle kosztuje {amount}|{words} zwykle kosztuje {amount}|
			{words} zazwyczaj kosztuje {amount}|mój {words} zazwyczaj kosztuje {amount}|moj {words} zazwyczaj kosztuje {amount}|
			moja {words} zazwyczaj kosztuje {amount}|zwykle {words} kosztuje {amount}|zwykle płacę {amount} za {words}|
			zwykle place {amount} za {words}|zazwyczaj płacę {amount} za {words}|zazwyczaj place {amount} za {words}|za {words} zwykle płacę {amount}|
			za {words} zwykle place {amount}|{words} zawsze kosztuje {amount}|mój {words} zawsze kosztuje {amount}|
			moj {words} zawsze kosztuje {amount}|moja {words} zawsze kosztuje {amount}|{words} normalnie kosztuje {amount}`,
		StatesPayday: `moja wypłata przychodzi {value}|moja wyplata przychodzi {value}|wypłata przychodzi {value}|wyplata przychodzi {value}|
			wypłatę dostaję {value}|wyplate dostaje {value}|dostaję wypłatę {value}|dostaje wyplate {value}|pensja przychodzi {value}|
			moja pensja przychodzi {value}|pensję dostaję {value}|pensje dostaje {value}|dostaję pensję {value}|dostaje pensje {value}|
			mam wypłatę {value}|mam wyplate {value}|wypłata jest {value}|wyplata jest {value}|mój dzień wypłaty to {value}|
			moj dzien wyplaty to {value}|dzień wypłaty to {value}|dzien wyplaty to {value}|dzień wypłaty {value}|dzien wyplaty {value}|
			płacą mi {value}|placa mi {value}|wypłatę mam {value}|wyplate mam {value}|zarabiam {value} dnia miesiąca|zarabiam {value} dnia miesiaca`,
		ForgetsFact: `zapomnij, że {words}|zapomnij, ze {words}|zapomnij że {words}|zapomnij ze {words}|zapomnij, kim jest {words}|
			zapomnij o {words}|zapomnij {words}|usuń {words} z pamięci|usun {words} z pamieci|wymaż {words} z pamięci|wymaz {words} z pamieci|
			skasuj {words} z pamięci|skasuj {words} z pamieci`,
		ShowsMemory: `pamięć|pamiec|twoja pamięć|twoja pamiec|moja pamięć|moja pamiec|pokaż pamięć|pokaz pamiec|co pamiętasz|co pamietasz|
			co o mnie pamiętasz|co o mnie pamietasz|co o mnie wiesz|co wiesz o mnie|co zapamiętałeś|co zapamietales|co zapamiętałaś|co zapamietalas|
			pokaż co pamiętasz|pokaz co pamietasz|pokaż, co pamiętasz|pokaz, co pamietasz|co masz w pamięci|co masz w pamieci|czego się nauczyłeś|
			czego sie nauczyles|fakty`,
		NamesRelation: `córka|corka|córki|corki|córkę|corke|córeczka|coreczka|syn|syna|synek|dziecko|żona|zona|żonę|zone|żony|zony|mąż|maz|męża|
			meza|partner|partnera|partnerka|partnerkę|partnerke|narzeczona|narzeczony|dziewczyna|dziewczynę|dziewczyne|chłopak|chlopak|chłopaka|
			chlopaka|mama|mamę|mame|matka|matkę|matke|tata|tatę|tate|ojciec|ojca|rodzice|siostra|siostrę|siostre|siostry|mamy|babci|cioci|koleżanki|kolezanki|sąsiadki|sasiadki|teściowej|tesciowej|kolegi|brat|brata|babcia|babcię|babcie|
			dziadek|dziadka|ciocia|ciocię|ciocie|wujek|wujka|kuzyn|kuzynka|teściowa|tesciowa|teść|tesc|szwagier|szwagierka|wnuk|wnuczka|przyjaciel|
			przyjaciółka|przyjaciolka|kolega|koleżanka|kolezanka|sąsiad|sasiad|sąsiadka|sasiadka|współlokator|wspollokator|współlokatorka|
			wspollokatorka|szef|szefowa|pies|kot|psa|kota|niania|nianię|nianie`,
		PointsAway: `to|ten|ta|te|on|ona|ono|oni|kto|co|gdzie|jak|jaki|jaka|ile|kiedy|ja|ty|my|wy|wszystko|nic|nie|tu|tutaj|tam|dziś|dzis|
			dzisiaj|wczoraj|jeśli|jesli|bo`,
		NamesSecret: `hasło|haslo|hasła|hasla|pin|kod pin|kod bezpieczeństwa|kod bezpieczenstwa|cvv|numer karty|numer konta|pesel|numer dowodu|
			login|numer paszportu`,
		NamesPayday: `wypłata|wyplata|wypłatę|wyplate|wypłaty|wyplaty|pensja|pensję|pensje|dzień wypłaty|dzien wyplaty|zaliczka`,
		SaysUsual: `mój zwykły|moj zwykly|moja zwykła|moja zwykla|moje zwykłe|moje zwykle|zwykły|zwykly|zwykła|zwykla|zwykłe|zwykle|
			jak zwykle|jak zawsze|mój codzienny|moj codzienny|moja codzienna`,
		NamesHelp: `pomoc|pomoc w|pomoc z|pomoc dotycząca|pomoc dotyczaca|pomoc na temat|pomoc o|pomóż mi z|pomoz mi z|pomóż z|pomoz z|
			pomocy z|potrzebuję pomocy z|potrzebuje pomocy z|opowiedz o|pomoc:`,
		AsksHowTo: `jak skasować|jak skasowac|jak cofnąć|jak cofnac|jak wyrzucić|jak wyrzucic|jak wykasować|jak wykasowac|jak mogę|jak moge|jak można|jak mozna|jak mam|jak się|jak sie|jak zrobić|jak zrobic|jak to zrobić|jak to zrobic|jak tu|
			jak tutaj|w jaki sposób|w jaki sposob|co zrobić, żeby|co zrobic, zeby|co zrobić żeby|co zrobic zeby|co zrobić, gdy|co zrobic, gdy|
			co zrobić gdy|co zrobic gdy|co muszę zrobić|co musze zrobic|co zrobić jak|co zrobic jak|jakim poleceniem|powiedz jak|powiedz, jak|
			powiedz mi jak|powiedz mi, jak|podpowiedz jak|pokaż jak|pokaz jak|pokaż, jak|pokaz, jak`,
		AsksAbility: `co potrafisz|co umiesz|co możesz|co mozesz|co jeszcze|co jeszcze potrafisz|co jeszcze umiesz|co ty potrafisz|co ten bot|
			co można tu|co mozna tu|co tu można|co tu mozna|do czego służy|do czego sluzy|od czego zacząć|od czego zaczac|jak zacząć|jak zaczac|
			kim jesteś|kim jestes|czym jesteś|czym jestes|jak działa ten bot|jak dziala ten bot|jak działa bot|jak dziala bot|gubię się|gubie sie|
			nic nie rozumiem|nie rozumiem jak|w czym możesz pomóc|w czym mozesz pomoc|jak możesz mi pomóc|jak mozesz mi pomoc`,
		AsksWhoBot: `kim jesteś|kim jestes|kim ty jesteś|czym jesteś|czym jestes|jak masz na imię|jak masz na imie|jak się nazywasz|
			jak sie nazywasz|jesteś botem|jestes botem|czy jesteś botem`,
		AsksWhatIs: `co to jest|co to są|co to|czym jest|co oznacza|co znaczy`,
		AsksHow:    `jak`,
		MayAskHowTo: `ogarniasz|czy ogarniasz|czy można|czy mozna|czy mogę|czy moge|czy da się|czy da sie|da się|da sie|można|mozna|mogę|moge|czy jest możliwość|
			czy jest mozliwosc|czy jest|umiesz|czy umiesz|potrafisz|czy potrafisz|możesz|mozesz|czy możesz|czy mozesz|mówisz|mowisz|czy mówisz|
			czy mowisz|rozumiesz|czy rozumiesz|obsługujesz|obslugujesz|czy obsługujesz|czy obslugujesz|kto|gdzie|czy to działa|czy to dziala|
			czy to bezpieczne|czy moje dane|moje dane|jakie języki|jakie jezyki|w jakich językach|w jakich jezykach|jakie waluty|jakie formaty|chcę|
			chce|chciałbym|chcialbym|chciałabym|chcialabym|potrzebuję|potrzebuje|muszę|musze|pomyliłem się|pomylilem sie|pomyliłam się|pomylilam sie|
			nie wiem jak|nie wiem, jak`,
		AsksHistory: `historia|zmiany|kto zmienił|kto zmienil|co się zmieniło|co sie zmienilo|co się stało|co sie stalo`,
		SaysUntaxed: `bez podatku|bez vat|zwolnione z vat|zw`,
		ShowsNumber: `historia {number}|historia wpisu {number}|historia wydatku {number}|kto dodał {number}|kto dodal {number}|
			kto zmienił {number}|kto zmienil {number}|kto wpisał {number}|kto wpisal {number}|zmiany {number}|pokaż {number}|pokaz {number}|
			pokaż wpis {number}|pokaz wpis {number}|pokaż wydatek {number}|pokaz wydatek {number}|pokaż historię {number}|pokaz historie {number}|
			co z {number}`,
	},
	topics: topicWords{
		TopicAdd: `doda*|zapis*|wpis*|wprowadz*|zacząć|zaczac|zacznę|zaczne|wydatek|wydatki|wydatków|wydatkow|zakup*|zanotować|zanotowac|
			notowa*`,
		TopicBudget:     `budżet*|budzet*|limit*|ostrzeż*|ostrzez*|próg*|prog*|oszczędz*|oszczedz*|oszczędnoś*|oszczednos*`,
		TopicCategories: `kategori*|reguł*|regul*`,
		TopicCurrency:   `walut*|kurs|kursy|przelicz*|dolar*|euro|złot*|zlot*`,
		TopicDays: `strefa czasowa|strefę czasową|strefe czasowa|strefy czasowej|strefy czasowe|strefa|data|datę|date|daty|datą|na wczoraj|
			wczorajsz*|inny dzień|inny dzien|innego dnia|wstecz`,
		TopicExport: `eksport*|excel*|csv|json|xlsx|tabel*|pobra*|plik z danymi|do pliku|kopi*|księgow*|ksiegow*|arkusz*`,
		TopicFiles:  `paragon*|zdjęc*|zdjec*|fot*|obraz*|załącz*|zalacz*|plik|pliki|plików|plikow|pdf|dokument*|skan*|faktur*|rachunek|rachunki`,
		TopicFix: `błąd*|blad*|błęd*|bled*|pomył*|pomyl*|pomyliłem|pomylilem|pomyliłam|pomylilam|literów*|literow*|popraw*|zmien*|zmian*|edyt*|
			usun*|skasow*|cofn*|przywr*|źle|zle|napraw*|wywal*|wyrzuc*`,
		TopicIncome: `dochod*|dochód|dochod|przychod*|przychód|przychod|wypłat*|wyplat*|pensj*|zwrot*|przelew*|pożycz*|pozycz*|wpływ*|wplyw*|
			dług*|dlug*`,
		TopicLanguage: `język*|jezyk*|po polsku|polsk*|po angielsku|angielsk*|niemieck*|mówisz|mowisz`,
		TopicMemory:   `zapamięt*|zapamiet*|pamięt*|pamiet*|pamięć|pamiec|pamięci|pamieci|zapomn*|zapomin*`,
		TopicPrivacy: `prywatn*|kto widzi|kto może widzieć|kto moze widziec|kto to widzi|kto to czyta|dostęp*|dostep*|bezpiecz*|moje dane|dane|
			danych|szyfr*|przechow*|usunąć wszystko|usunac wszystko|usunąć konto|usunac konto|konto|rodo`,
		TopicRepeat: `powtarz*|cykliczn*|regularn*|co miesiąc|co miesiac|miesięczn*|miesieczn*|automatyczn*|przypomn*|przypomin*|subskrypc*|stał*|
			stal*`,
		TopicReports: `raport*|podsumow*|zestawien*|zobaczyć|zobaczyc|zobacz*|pokaz*|pokaż*|szuka*|wyszuk*|znaleźć|znalezc|znajd*|lista|listę|
			liste|wykres*|statystyk*|wydałem|wydalem|wydałam|wydalam|porówn*|porown*|średni*|sredni*|zapytać|zapytac|histori*`,
		TopicSettings: `ustawie*|ustawić|ustawic|opcj*|początek miesiąca|poczatek miesiaca`,
		TopicShare: `zapros*|zapras*|wspóln*|wspoln*|razem z|rodzin*|żon*|zon*|mąż|maz|mężem|mezem|partner*|przyjaciel*|grup*|kanał*|kanal*|
			kilka osób|kilka osob|innym*|innych|rola|role|uprawnie*|członk*|czlonk*|udostępn*|udostepn*`,
		TopicSlack:    `slack*`,
		TopicSplit:    `podziel*|dziel*|na pół|na pol|połow*|polow*|po równo|po rowno|rozlicz*|składk*|skladk*`,
		TopicTags:     `tag|tagi|tagów|tagow|tagami|tagow*|etykiet*|hasztag*|hashtag*`,
		TopicTax:      `vat|vatu|podat*|netto|brutto|bez vat|z vat|stawk*`,
		TopicTelegram: `telegram*|whatsapp*|telefon*|aplikacj*|messenger*`,
	},
	cues: cues{
		SaysPrice: `^ widziałem/widziałam/widzieliśmy/widziałyśmy … #|podobno/ponoć/podobnież/rzekomo|
			słyszałem/słyszałam/słyszeliśmy/czytałem/czytałam/czytaliśmy … #|
			mówił/mówiła/mówili/mówią/gadają/piszą/pisali/powiedział/powiedziała/twierdzi że … #|
			^ dolar/euro/funt/frank/bitcoin po/teraz/dziś/dzisiaj/kosztuje/już/#|kurs dolara/euro/franka/funta|# … to ile/ile_to|ile to # w|już po #|
			teraz po #|kosztuje/kosztują już/teraz|teraz/obecnie kosztuje/kosztują|podrożał/podrożała/podrożało/podrożały|
			zdrożał/zdrożała/zdrożało/zdrożały|kiedyś kosztował/kosztowała/kosztowało/było|ceny poszły|inflacja|podnieśli do/na|
			wzrosła/wzrósł/wzrosło do|drożyzna|
			mówi/mówią/mowi/mówił/mowil/mówiła/mowila/powiedział/powiedzial/powiedziała/twierdzi/chwali_się/gada że/ze/iż … #|
			ten/ta/te/to … kosztuje/kosztują #|
			bilety/loty … od #|czynsz rośnie/wzrośnie/idzie do|wycenił/wyceniła/wycenili na|wycena/wycenę/kosztorys … #|podskoczy/podskoczył/podskoczyła/podskoczyło/podskoczyły do/na|chcą/chce # za`,
		SaysAge: `kończy/skończył/skończyła # lat/latek|# lat/latka/latek|urodziny #`,
		SaysMeeting: `spotkanie/zebranie/narada … sala/sali/pokój/pokoju/piętro/piętrze/biuro/biurze|spotkajmy się|spotykamy się|widzimy się|
			spotkanie/zebranie/narada/wizyta/lekcja/trening/mecz/pociąg/autobus/call o|czekam na/pod`,
		SaysPhone:   `dzwoń/zadzwoń/zadzwońcie do/na/pod?|mój numer|numer telefonu|tel|telefon|mój nowy numer`,
		SaysArrived: `przyszła/przyszło/przyszedł/przyszły|wpłynęła/wpłynęło/wpłynął/wpłynęły|dostałem/dostałam na konto`,
		SaysWon:     `wygrana/wygrane/wygraną … lotto/totka/totku/totolotka/zdrapce/zdrapki/loterii/kasynie/pokera/pokerze/zakładach/bingo|lotto/totolotek/zdrapka/loteria/kasyno/poker/zakłady … wygrana/wygrane|^ wygrana #|^ # wygrana`,
		SaysCredit:  `nadpłata/nadplata`,
		SaysLeft:    `moje saldo|saldo/stan konta : #|zostało # na koncie/karcie|na koncie zostało/mam/jest|^ reszta/reszty #|# reszty`,
		SaysOwn: `przelałem/przelałam/wpłaciłem/wpłaciłam/przerzuciłem/przerzuciłam/odłożyłem/odłożyłam … swoje/własne/siebie/oszczędnościowe/lokatę/skarbonki|
			spłaciłem/spłaciłam … kartę/karty/kredytówkę|między swoimi/własnymi kontami|wymieniłem/wymieniłam/wymienione # … na złotówki/złote/euro/dolary/funty/korony`,
		SaysLost: `ukradli/ukradł/ukradła/skradziono/zwinęli/zajumali/podprowadzili|zgubiłem/zgubiłam/zgubił/zgubiła/zgubiliśmy|okradli mnie`,
		SaysUnpaid: `jeszcze/wciąż/nadal nie … zapłaciłem/zapłaciłam/zapłacone/zapłacony/zapłacona/opłacone/oddałem/oddałam|
			nie zapłaciłem/zapłaciłam/opłaciłem/opłaciłam|muszę/trzeba/należy/mam … zapłacić/oddać/opłacić/zwrócić|do zapłacenia`,
		SaysOwed: `wisi/wiszę/wiszą mi/mu/jej/za/#|jest/są mi winien/winna/winni|jestem winien/winna|winien/winna jestem|pożyczyłem/pożyczyłam od|
			wziąłem/wzięłam pożyczkę|dług wobec|mam dług|mi winien/winna|zalega/zalegam z`,
		SaysSettled:  `zapłaciłem/zapłaciłam/opłaciłem/opłaciłam/spłaciłem/spłaciłam/uregulowałem/uregulowałam`,
		SaysReturned: `oddał/oddała/oddało/oddali/oddały/zwrócił/zwróciła/zwróciło/zwrócili/zwróciły|oddałem/oddałam|rozliczył/rozliczyła`,
		SaysForgot:   `o_mało_co nie zapomniałem/zapomniałam|o_mało … zapomniałem/zapomniałam`,
		SaysPlanned: `prawie/o_mało_nie kupiłem/kupiłam/zamówiłem/zamówiłam/wziąłem/wzięłam/wydałem/wydałam|o mało co|
			chcę/chcemy/chciałbym/chciałabym … kupić/wziąć/zamówić|zamierzam/planuję/planujemy/myślę/zastanawiam … kupić/kupno/kupnem/zakup/zakupie|
			zastanawiam się nad|zastanawiam sie nad|chciałem/chciałam/chcieliśmy/chciałyśmy … kupić/wziąć/zamówić|
			darowałem/darowałam/darowaliśmy sobie|sobie darowałem/darowałam/darowaliśmy|rozmyśliłem/rozmyśliłam się|się rozmyśliłem/rozmyśliłam|myślę/mysle/myślimy nad|stać mnie/nas na|czy stać mnie/nas|mogę sobie pozwolić|pozwolić sobie na|czy warto … kupić|
			nie kupiłem/kupiłam/wziąłem/wzięłam|zrezygnowałem/zrezygnowałam z|oszczędzam/oszczędzamy/odkładam/zbieram/zbieramy na|
			gdybym/jeśli … kupić/kupię|marzę o|kupię/kupimy|chyba/może/kiedyś/jutro/pewnie wezmę/zamówię/pójdę|
			będę/będziemy kupować|myślę o|muszę/musimy/trzeba/powinienem/powinnam/warto/mam … kupić/zamówić/wziąć/dokupić|do kupienia/dokupienia|
			nie biorę/biore/kupuję/kupuje/wezmę/wezme/kupię/kupie/wziąłem/wzięłam/wzialem/wzielam/bierzemy/kupujemy|
			ale/a nie kupiłem/kupiłam/wziąłem/wzięłam|odpuściłem/odpuściłam/odpuscilem/odpuscilam|
			może/moze/chyba wezmę/wezme/kupię/kupie/zamówię/zamowie|wyjdzie/wyniesie jakieś/około/ok/koło/z? #|
			będzie/bedzie kosztować/kosztowac/kosztował/kosztowała|
			w styczniu/lutym/marcu/kwietniu/maju/czerwcu/lipcu/sierpniu/wrześniu/październiku/listopadzie/grudniu będzie/bedzie/trzeba/muszę/musze/przyjdzie/czeka/mam/dochodzi|
			w przyszłym/następnym miesiącu/tygodniu/roku … będzie/trzeba/muszę/przyjdzie|
			muszę/musze/musimy/trzeba/mam/trza jeszcze? … przelać/przelac/dopłacić/doplacic/wpłacić/wplacic/dać/dac/zapłacić/zaplacic|
			trzeba będzie/bedzie|myślę/mysle o/nad|za drogo nie|odłożyłem/odłożyłam na półkę|ma/mają mi/nam … przelać/oddać/zapłacić/wypłacić/zwrócić/wpłacić|ma/mają wynosić/wynieść/kosztować`,
		SaysForSale: `^ sprzedam/sprzedaję/oddam|na sprzedaż|wystawiłem/wystawiłam`,
		SaysWish: `chciałbym/chciałabym mieć|marzy mi się|przydałby/przydałaby/przydałoby się|fajnie/dobrze byłoby|lista życzeń|gdybym miał/miała|
			wpadł/wpadła/wpadło mi w|wyobraź/wyobraz/wyobraźcie/wyobrazcie sobie|wyobrażasz/wyobrażacie sobie`,
		SaysBudget: `mój/nasz/miesięczny budżet|budżet na/to/wynosi/do|^ budżet #|zmieścić się w|nie więcej niż # … na/w|nie wydawać więcej|
			nie przekroczyć|limit na/to/wynosi|maksymalnie # … na/w|w granicach #|ostrzeż/ostrzegaj/powiadom … jeśli/gdy/kiedy|^ budżet … #|
			^ budzet … #|budżet … # … miesięcznie/tygodniowo|ustaw … budżet|budżet miesięczny`,
		SaysTreated: `postawił/postawiła/postawili mi/nam|zaprosił/zaprosiła/zaprosili mnie/nas na|zapłacił/zapłaciła/zapłacili za mnie/nas|
			na koszt firmy|na koszt lokalu|kupił/kupiła/kupili sobie|nie ja płaciłem/płaciłam|
			na koszt szefa/rodziców/teściów/pracodawcy|postawił/postawiła/stawiał/stawiała/fundował/fundowała szef/szefowa/kumpel/kolega|
			zaprosił/zaprosiła/zaprosili nas/mnie`,
		AsksReminder: `przypomnij/przypomnijcie/przypominaj|przypomnienie|nie zapomnieć|żebym nie zapomniał/zapomniała|ustaw przypomnienie`,
		SaysEvery: `co miesiąc/tydzień/rok/kwartał/poniedziałek/wtorek/środę/czwartek/piątek/sobotę/niedzielę/#|
			każdego miesiąca/tygodnia/roku/dnia|raz w miesiącu/tygodniu/roku|każdy miesiąc/tydzień/poniedziałek/piątek|każdego # dnia|
			każdego pierwszego/ostatniego|co miesiac|miesięcznie do/każdego|każdego #`,
		AsksRepeat: `automatycznie|samo/sam/sama|od teraz zawsze|odtąd|regularnie|cyklicznie|powtarzaj/powtarzać`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RoleDocument, `paragon paragonu numer_paragonu paragony kwit kwitu nr_paragonu`},
			{RoleDocument | RolePayable, `faktura faktury numer_faktury fakturę fakture rachunek_nr nr_faktury rachunek_za`},
			{RoleFree | RoleExempt, `zwolniony zwolnione zwolniona zwolnione_z_vat zwolniony_z_vat zw. nieopodatkowane nieopodatkowany`},
			{RoleFree | RoleReverse, `odwrotne_obciążenie`},
			{RoleTimes, `razy krotnie`},
			{RoleDivided, `podzielić_na dzielone_na podzielone_na dzielić_na dzielic_na przez`},
			{RoleMinus, `minus`},
			{RoleEach, `każdy każda za_sztukę każde kazde sztuka za_szt za_szt.`},
			{RolePer, `za`},
			{RoleOff, `zniżki zniżka rabat rabatu kupon zniżce znizce rabatem kuponem przecena przecenie promocji bonem przeceniony przeceniona
				przecenione kuponu voucher vouchera promocja obniżka obniżki zniżkę zniżką pół_ceny za_pół_ceny`},
			{RoleTip, `napiwek napiwku napiwki napiwkiem`},
			{RoleInexact, `z_hakiem z_groszami z_kawałkiem z_kawalkiem z_czymś z_czyms z_górą z_gora`},
			{RolePaid, `zaprosił zaprosiła zaprosili postawił postawiła zapłacił zapłaciła kupił kupiła zaprosil zaprosila postawil postawila
				zapłacili zaplacili kupili postawili zafundował zafundowała fundował fundowała stawiał stawiała opłacił opłaciła opłaca płaci płacił płaciła funduje stawia`},
			{RolePaid | RoleGave, `dał dala dała dal dali przelał przelala przelała przelal przelali przesłał przesłała podrzucił podrzuciła podrzucili przysłał
				przysłała kopsnął kopsnęła`},
			{RolePerson, `żona mąż mama tata matka ojciec szef szefowa firma brat siostra kolega koleżanka przyjaciel przyjaciółka babcia dziadek
				rodzice wujek ciocia maz męża meza żonę zone mamie tacie bratu siostrze kumpel kumpela ziomek sąsiad sasiad sąsiadka sasiadka teściowa
				tesciowa teść tesc szwagier kuzyn kuzynka chłopak chlopak dziewczyna narzeczona narzeczony partner partnerka znajomy znajoma
				współlokator wspollokator współlokatorka wspollokatorka córka corka syn pracodawca klient
				teściowie tesciowie kuzyni wnuk wnuczka dyrektor kierownik kierowniczka znajomi koledzy koleżanki dziadkowie zięć synowa bratowa chrzestny chrzestna bratanek bratanica siostrzeniec siostrzenica kumple starzy`},
			{RoleIncome | RoleOrSpent, `renta emerytura`},
			{RoleNotSpent, `zapomniałem_zapłacić zapomnialem_zaplacic zapomniałam_zapłacić zapomnialam_zaplacic zapomniałem_kupić zapomniałam_kupić zapomniałem_oddać zapomniałam_oddać`},
			{RoleNotSpent, `zaległy zaległa zaległe nieopłacony nieopłacona niezapłacony niezapłacona winien winna muszę_zapłacić do_zapłaty
				nieopłacone nieoplacone niezapłacone niezaplacone nieuregulowane dług dlug długu dlugu długi dlugi zaległość zaleglosc zaległości
				zaleglosci muszę_oddać musze_oddac do_oddania wiszę wisze zaplanowane planowany planowana po_terminie`},
			{RoleIncome, `wygrałem wygralem wygrałam wygralam znalazłem znalazlem znalazłam znalazlam dał_mi dała_mi dali_mi mi_dał mi_dała pensja
				wynagrodzenie sprzedałem sprzedalem sprzedałam sprzedalam sprzedaliśmy sprzedalismy sprzedałyśmy sprzedalysmy sprzedany sprzedana sprzedane sprzedano dywidenda wypłatę
				wyplate pensję pensje premia premię premie stypendium emeryturę emeryture rentę rente zasiłek zasilek 800+ dywidendę dywidende
				dywidendy odsetki_z_lokaty odsetki_od_lokaty zarobiłem zarobilem zarobiłam zarobilam dal_mi alimenty_przyszły alimenty_przyszly
				nadgodziny bonus_z_pracy zlecenie_wpłynęło zlecenie_wplynelo fucha fuchę fuche czynsz_od_najemcy czynsz_od_lokatora najem_wpłynął
				najem_wplynal odziedziczyłem odziedziczylem odziedziczyłam odziedziczylam trzynastka trzynastkę trzynastke wpadło wpadlo wpłynęło wplynelo`},
			{RoleIncome | RoleRefund, `przelał_mi przelała_mi przelali_mi mi_przelał mi_przelała mi_przelali wysłał_mi_blika wysłała_mi_blika dostałem dostałam otrzymałem otrzymałam zwrot_podatku dostałem_zwrot dostalem_zwrot dostałam_zwrot
				dostalam_zwrot zwrot_z_pit przysłał przyslal przysłała przyslala przysłali przyslali`},
			{RoleRefund | RoleMoved, `zwrócił zwrocil zwróciła zwrocila oddał oddal oddała oddala oddało oddalo oddały oddaly zwrócili zwrocili oddali
				zwróciło zwrocilo zwróciły zwrocily zwrócony zwrocony zwrócona zwrocona zwrócone zwrocone oddany oddana oddane`},
			{RoleMoved, `pożycza pożyczają pożyczyła pożyczył pożyczyli pozycza pozyczyla pozyczyl oszczędności oszczędnościowe bankomat bankomatu bankomacie wypłaciłem wypłaciłam wpłaciłem wpłaciłam pożyczyłem pożyczyłam
				odłożyłem odlozylem odłożyłam odlozylam na_lokatę na_lokate lokata lokatę lokate skarbonka skarbonki skarbonkę skarbonke
				konto_oszczędnościowe konto_oszczednosciowe na_konto_oszczędnościowe na_konto_oszczednosciowe na_oszczędności na_oszczednosci
				wpłata_własna wplata_wlasna spłaciłem_kartę splacilem_karte spłaciłam_kartę splacilam_karte spłata_karty splata_karty między_kontami
				miedzy_kontami rozmieniłem rozmienilem rozmieniłam rozmienilam na_giełdę na_gielde konto_maklerskie ike ikze na_ike na_ikze kaucji_zwrotu`},
			{RoleIncome | RoleMoved, `wypłata wyplata`},
			{RoleIncome, `wpadła_wypłata wpadla_wyplata wpłynęła_wypłata wplynela_wyplata`},
			{RoleMoved | RoleOrSpent, `przelałem przelałam przelew`},
			{RolePeriod, `od rok roku wiosna lato jesień zima kwartał porównaj święta boże_narodzenie wielkanoc sylwester nowy_rok wakacje ferie urlop
				kontra przeciw czy lub lata latem zimą wiosną jesienią jesienia weekend wakacjach urlopie swieta świąt swiat`},
			{RolePoint, `przecinek`},
			{RolePart, `kilka kilkaset kilkanaście kilkadziesiąt parę pół tuzin pare parędziesiąt paredziesiat sto_parę sto_pare`},
			{roleHint, `za na wczoraj dzisiaj dziś kawa obiad śniadanie kolacja zakupy czynsz kupiłem zapłaciłem wydałem`},
			{RoleFiller, `prawie_zapomniałem prawie_zapomnialem prawie_zapomniałam prawie_zapomnialam o_mało_nie_zapomniałem o_mało_nie_zapomniałam o_mało_co_nie_zapomniałem o_mało_co_nie_zapomniałam omal_nie_zapomniałem omal_nie_zapomniałam byłbym_zapomniał byłabym_zapomniała bym_zapomniał bym_zapomniała`},
			{RoleFiller, `zapomniałem zapomnialem zapomniałam zapomnialam zapomniałem_o zapomnialem_o zapomniałam_o zapomnialam_o zapomniałem_wpisać zapomniałam_wpisać`},
			{RoleFiller, `za na w z do mój moja cena proszę dziękuję we ze od też tez oraz tylko ok około_południa okolo_poludnia mi nam
				sobie dzisiaj jeszcze znowu teraz właśnie wlasnie przed_chwilą przed_chwila rano wieczorem w_południe w_poludnie po_południu
				po_poludniu w_nocy w_pracy po_drodze kartą karta gotówką gotowka blikiem blik przelewem zbliżeniowo zblizeniowo kwota wydatek jest
				dałem dalem dałam dalam wziąłem wzialem wzięłam wzielam poszło poszlo poszła poszla jak_zwykle jak_zawsze nasze wspólnie wspolnie był
				byl była byla`},
			{RoleFiller | RoleSpend, `zapłacony zaplacony zapłacona zaplacona opłacony opłacona kupiony kupiona kupiłem kupiłam zapłaciłem zapłaciłam
				wydałem wydałam kupiliśmy kupilismy kupiłyśmy kupilysmy kupione kupowałem kupowalem kupowałam kupowalam zapłaciliśmy zaplacilismy
				zapłacone zaplacone wydaliśmy wydalismy wydane opłaciłem oplacilem opłaciłam oplacilam opłacone oplacone zamówiłem zamowilem zamówiłam
				zamowilam zamówiliśmy zamowilismy zamówione zamowione wydałem_na wydalem_na poszło_na poszlo_na poszło poszlo straciłem stracilem
				straciłam stracilam zostawiłem zostawilem zostawiłam zostawilam przepuściłem przepuscilem przepuściłam przepuscilam zatankowałem_za
				zatankowalem_za dopłaciłem doplacilem dopłaciłam doplacilam uregulowałem uregulowalem uregulowałam uregulowalam kupno dorzuciłem
				dorzucilem dorzuciłam dorzucilam dorzuciłem_się dorzucilem_sie dorzuciłam_się dorzucilam_sie dorzuciliśmy_się dorzucilismy_sie
				dołożyłem_się dolozylem_sie dołożyłam_się dolozylam_sie złożyłem_się zlozylem_sie złożyłam_się zlozylam_sie zrzuciłem_się
				zrzucilem_sie zrzuciłam_się zrzucilam_sie wykosztowałem_się wykosztowalem_sie wykosztowałam_się wykosztowalam_sie szarpnąłem_się
				szarpnalem_sie szarpnęłam_się szarpnelam_sie zeszło zeszlo poszły poszly poszedł poszedl wybuliłem wybulilem wybuliłam wybulilam zabuliłem zabulilem zabuliłam
				zabulilam skasowali_mnie`},
			{RoleFiller | RoleCost, `kosztował_mnie kosztowała_mnie kosztowało_mnie wyszedł_mnie wyszła_mnie wyszło_mnie wyniósł_mnie wyniosła_mnie wyniosło_mnie kosztował kosztowała kosztuje kosztowały kosztowaly wyszedł wyszedl wyszła wyszla wyszło wyszlo wyniósł wyniosl
				wyniosła wyniosla wyniosło wynioslo był byl była byla było bylo były byly`},
			{RoleFiller | RoleAdd, `dodaj zapisz dodać dodac zapisać zapisac wpisz wpisać wpisac zanotuj odnotuj dorzuć dorzuc dopisz`},
			{RoleCommand, `usuń zmień pokaż szukaj raport skasuj popraw znajdź znajdz podsumowanie wykres lista`},
			{RoleBan, `kod kodu hasło mieszkam jestem jest są był czy ile jak kiedy gdzie kto co który nie żaden połowa każdy podziel około prawie może pensja dochód
				zarobiłem usuń zmień pokaż szukaj raport następny chcę ignoruj będzie bedzie będę bede gdyby jeśli jesli jeżeli jezeli żeby zeby
				podzielić podzielic wisi winien winna dług dlug pożyczył pozyczyl pożyczyłem pozyczylem budżet budzet zapomnij numer reszta reszty
				zostało zostalo chciałbym chcialbym chciałabym chcialabym planuję planuje czemu dlaczego nigdy`},
			{RoleTax, `ptu podatek vatu podatku`},
			{RoleNet, `netto bez_vat netto_plus`},
			{RoleGross, `brutto z_vat w_tym_vat z_vatem zawiera_vat w_tym wliczony wliczając wliczajac`},
			{RoleTotal, `razem suma łącznie całość calosc w_sumie ogółem ogolem`},
			{RolePercent, `procent procenta proc`},
			{RoleUnit, `kroków kroki razy osób dni tygodni miesięcy lat godzin minut gramów litrów litra litr kilo kilogram kilograma kilogramów szt sztuk sztuki
				noc noce nocy godzinę godzine godziny minuty dekag deko dag dkg osoby osobę osobe paczki paczek butelki butelek tygodnie miesiące miesiace`},
			{RoleFiller | RoleRefund, `zwrot cashback zwrócono zwrocono reklamacja zwrot_za zwrot_kaucji`},
			{RoleAnd, `oraz i potem później pozniej`},
			{RoleHalf, `pół połową`},
			{RolePlus, `plus`},
			{RoleMoney | RoleBan, `pensja dochód dochod zarobiłem zarobilem zarobiłam zarobilam sprzedałem sprzedalem sprzedałam sprzedalam dostałem
				dostalem dostałam dostalam`},
			{RoleFiller | RoleEstimate | RoleBan, `około okolo circa mniej_więcej mniej_wiecej gdzieś_z gdzies_z prawie niecałe niecale ponad jakieś
				jakies`},
			{RoleOftenNumbered, `pokój pokoj tramwaj linia autobus peron`},
			{RoleNumbered, `peron miejsce wagon strona rozdział rozdzial lekcja sala bramka gabinet`},
			{RoleAt, `w we`},
		},
		shares: `2:połowa_z,połowę_z,moja_połowa`,
		sharers: `0:płacę_za_siebie,place_za_siebie,płacimy_za_siebie,każdy_za_siebie,kazdy_za_siebie,każdy_płaci_za_siebie,kazdy_placi_za_siebie,zapłaciłem_za_siebie,zaplacilem_za_siebie,zapłaciłam_za_siebie,zaplacilam_za_siebie,ja_za_siebie,tylko_za_siebie,po_równo,po_rowno,na_wszystkich,podzielone,dzielone,dzielimy,dzieliliśmy,składaliśmy_się,skladalismy_sie,zrzutka,zrzuciliśmy_się,na_spółkę,moja_część,moja_czesc,mój_udział,moją_część,podzieliliśmy,podzielilismy,podzieliłem,podzielilem,podzieliłam,podzielilam,podzielona,podzielony,dzielona,dzielony
			2:na_pół,na_pol,pół_na_pół,pol_na_pol,połowa,na_dwoje,na_dwóch 3:na_troje,na_trzech,na_trzy_osoby 4:na_czworo,na_czterech,na_cztery_osoby
			5:na_pięcioro,na_pięciu`,
		scales: `3:tys,tysia,tysiąc,tysiące,tysięcy,tysiąca,tysiaca,tysiac,tysiace,tysiecy 6:milion,miliony,milionów,miliona,mln
			9:miliard,miliardy,miliardów`,
		marks: `PLN:złoty,złote,złotych,zlotych,złotego,złotymi,złotówka,złotówki,złotówkę,złotówek PLN/2:grosz,grosza,grosze,groszy CZK:korun,korunu,kčs CZK/2:haléř ~dollar:dolar,dolara,dolary,dolarów,dolców,dolce,dolcy,dolarach,dolarami ~pound=GBP:funt,funta,funty,funtów,funtach,funtami ~franc=CHF:frank,franka,franki,franków,frankach,frankami
~krone=CZK:korona,korony,koron,koronach,koronami ~yen=JPY:jeny,jenów,jenach ~ruble=RUB:rubel,rubla,ruble,rubli,rublach UAH:hrywna,hrywnę,hrywny,hrywien,hrywnach ~cent/2:cent,centa,centy,centów CNY:juany,juanów ~lira=TRY:liry,lir,lirach HUF:forinta,forinty,forintów,forintach *5:piątka,piątkę,piątak,piątaka *10:dycha,dychę,dychy,dych,dyszka,dyszkę,dyszki,dyszek *20:dwudziestka,dwudziestkę,dwudziestki *50:pięćdziesiątka,pięćdziesiątkę,pięćdziesiątki *100:stówa,stówę,stówy,stów,stówka,stówkę,stówki *1000:tysiak,tysiaka,tysiaki,tysiaków,kafel,kafle *1000?:patyki,patyków,koła,kola PLN/2:gr PLN:zeta,zety,zetów,złociszy,złocisze,złotówkach,złotówkami *1000000?:bańka,bańkę,bańki,baniek`,
		numbers: `2:dwoma 3:trzema 4:czterema 1000000:milion 1000000000:miliard 1:jeden,jedna,jedno 2:dwa,dwie 3:trzy 4:cztery 5:pięć,piec
			6:sześć,szesc 7:siedem 8:osiem 9:dziewięć,dziewiec 10:dziesięć,dziesiec 11:jedenaście,jedenascie 12:dwanaście,dwanascie
			13:trzynaście,trzynascie 14:czternaście,czternascie 15:piętnaście,pietnascie 16:szesnaście,szesnascie 17:siedemnaście,siedemnascie
			18:osiemnaście,osiemnascie 19:dziewiętnaście,dziewietnascie 20:dwadzieścia,dwadziescia 30:trzydzieści,trzydziesci 40:czterdzieści
			50:pięćdziesiąt 60:sześćdziesiąt 70:siedemdziesiąt 80:osiemdziesiąt 90:dziewięćdziesiąt 100:sto 200:dwieście 300:trzysta 400:czterysta
			500:pięćset 600:sześćset 700:siedemset 800:osiemset 900:dziewięćset 1000:tysiąc`,
		halves:  `1:półtora,półtorej`,
		endings: `dziesiąt naście dzieści`,
	},
	regional: []regional{{words: []roleWords{{RoleAnd, `a`}}}},
	lists: []listWords{
		{Twice, `dwukrotnie`},
		{Thrice, `trzykrotnie`},
		{FourTimes, `czterokrotnie`},
		{JoinsHalf, `i z`},
		{Or, `lub albo czy`},
		{Discount, `zniżki zniżka zniżkę rabat rabatu obniżki obniżka`},
		{Piece, `szt`},
		{Change, `reszta reszty resztę`},
		{Saves, `zaoszczędziłem zaoszczędziłam zaoszczędzone zaoszczędziliśmy oszczędziłem oszczędziłam`},
		{TakesOff, `zdjął odjął obniżył`},
		{Amid, `między miedzy pomiędzy pomiedzy`},
		{UpFrom, `od`},
		{UpTo, `a do`},
		{LoweredFrom, `z ze`},
		{LoweredTo, `na`},
		{SoldFor, `za`},
		{OrInTwo, `albo_może albo_moze`},
		{Either, `albo`},
		{Within, `w we u`},
		{Travel, `hotel hostel taksówka lotnisko metro muzeum nocleg hostelu samolot lot pensjonat apartament bilety_lotnicze taksówki taksowki
			schronisko kemping`},
		{ServiceCharge, `serwis serwisu serwisowe obsługę obsługi obsługa`},
		{Fellows, `znajomymi znajomych kolegami kolegów kolegow koleżankami kolezankami kumplami przyjaciółmi przyjaciolmi przyjaciółkami
			współlokatorami wspollokatorami braćmi siostrami sąsiadami innymi`},
		{Heads, `osoby osób osobę osobe ludzi osobowa`},
		{RateOn, `od`},
		{Gram, `gram gramów gramy`},
		{Kilo, `kilo kilogram kilograma kilogramów`},
		{Decagram, `dag dkg deka deko dekag`},
		{Litre, `litr litra litry litrów litrow`},
		{HalfPrice, `pół_ceny za_pół_ceny`},
		{Street, `ul ulica ulicy`},
		{Size, `rozmiar rozmiaru`},
		{Code, `kod pin hasło haslo`},
		{Gauge, `gorączka gorączki gorączkę temperatura temperatury temperaturę rozmiar rozmiaru wersja wersji waży ważę linia linii tętno ciśnienie ciśnienia puls wzrost`},
		{Team, `legia wisła lech raków widzew polska`},
		{Departs, `pociąg autobus samolot prom lot tramwaj metro`},
		{LeadsToDeparture, `o z`},
		{Begins, `przychodzi przyjdzie otwiera zamyka otwierają zamykają zaczyna rozpoczyna zaczął odjeżdża odlatuje kończy rusza`},
		{Instalment, `rata ratę`},
		{Appointment, `umówiona umówiony spotkanie budzik wywiadówka zebranie`},
		{Apiece, `po`},
		{With, `z ze`},
		{OneMoney, `złoty`},
		{Visited, `dentysta dentysty dentystę lekarz lekarza weterynarz weterynarza pediatra okulista`},
		{Weighs, `waży wazy`},
		{Waits, `czekałem czekałam`},
		{Ticket, `bilet bilety biletu biletów`},
		{Sends, `blik wysłałem wysłałam wyslalem wyslalam przesłałem przesłałam`},
		{Found, `znalazłem znalazłam znalazlem znalazlam`},
		{Giver, `od`},
		{Hedge, `około koło jakieś jakichś mniej_więcej gdzieś z_grubsza prawie niecałe chyba plus_minus coś_koło coś_około w_okolicach wydaje_mi_się zdaje_się
			zdaje_mi_się o_ile_pamiętam jeśli_się_nie_mylę`},
		{Maybe, `pewnie może`},
		{Opening, `no_to no_więc no_wiec no_to_tak no_dobra dobra więc wiec to_tak yyy eee no_i tak_więc hmm słuchaj`},
		{Denial, `nie`},
		{PayerPreposition, `dla z ze u od`},
		{FunctionWord, `i a w we z ze na do od po za o u dla przez bez pod nad to ta ten te tym tej ja ty on ona ono my wy oni mnie mi się ci go jej ich mój moja nie tak jest
są był była było że czy jak co kto gdy ale lub oraz już tylko też`},
		{Versus, `do`},
		{Won, `wygrał wygral wygrała wygrala wygrali wygraliśmy wygralismy przegrał przegral przegrała przegrala przegrali pokonał pokonal pokonali
			remis wynik mecz_zakończony mecz_zakonczony zremisowali`},
		{Leg, `tam z_powrotem powrotem powrót`},
		{GivenName, `ola aleksandra ania anna asia joanna kasia katarzyna gosia małgorzata malgorzata magda agnieszka aga basia barbara ewa monika
			marta karolina natalia julia zuzia zuzanna hania maja weronika justyna dorota iwona beata renata tomek tomasz piotr piotrek
			paweł pawel michał michal marcin marek krzysiek krzysztof adam łukasz lukasz kuba jakub mateusz bartek bartosz wojtek wojciech
			maciek maciej grzegorz grzesiek rafał rafal darek jacek janusz andrzej jurek staszek olek kamil dawid szymon filip igor`},
		{Undated, `styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu`},
		{Venue, `sala sali pokój pokoju gabinet gabinecie piętro piętrze peron peronu peronie tor miejsce bramka oddział oddziale m
			mieszkanie klasa lok pok gab stanowisko okienko budynek terminal wejście klatka numer`},
		{Seat, `miejsce miejsca wagon przedział przedzial rząd rzad peron`},
		{Paged, `peron peronu strona stronę strone strony str rozdział rozdzial rozdziały rozdzialy lekcja lekcję lekcje ćwiczenie cwiczenie odcinek
			odcinki sezon błąd blad`},
		{Premises, `mieszkanie mieszkania mieszkaniu pokój pokoj pokoju lokal`},
		{Interest, `odsetki`},
		{Gamble, `poker kasyno zakłady zaklady ruletka lotto zdrapka zakład zaklad`},
		{Tenant, `najemca najemcy lokator lokatorka lokatorzy lokatora najemczyni`},
		{BeforeClock, `o`},
		{LeadsToClock, `o`},
		{Clock, `rano wieczorem po_południu po_poludniu`},

		{CategoryWord, `kategoria kategorii kategorię kategorie kategorią kat`},
		{CategoryBefore, `w do jako pod na z dla`},
		{FiledUnder, `pod`},
		{TakenAs, `jako`},
		{CategoryEnd, `i a ale proszę prosze dzięki dzieki z`},
		{Due, `niezapłacony niezaplacony niezapłacona niezaplacona niezapłacone niezaplacone nieopłacony nieoplacony nieopłacona nieoplacona
			nieopłacone nieoplacone zaległy zalegly zaległa zalegla zaległe zalegle przeterminowany przeterminowana zaplanowane do_zapłaty do_zaplaty`},
		{Acquires, `płaci placi płacą placa wynajmuje kupił kupil kupiła kupila kupili wziął wzial wzięła wziela wydał wydal wydała wydala wydali
			zapłacił zaplacil zapłaciła zaplacila zarabia zamówił zamowil zamówiła zamowila dostał dostal dostała dostala sprzedał sprzedal sprzedała
			sprzedala sprzedali
			opłaca oplaca opłacił oplacil opłaciła opłacili stawia stawiał stawiała postawił postawiła postawili funduje fundował fundowała zafundował zafundowała zapłacili zaplacili kupuje wzięli zatankował zatankowała płacił placil płaciła placila płacili`},
		{StreetBefore, `ul ulica ulicy aleja alei plac placu osiedle`},
		{AddressPart, `m mieszkanie dom nr kod klatka piętro pietro lok`},
		{Journey, `pociąg pociag wagon peron przedział przedzial odjazd przyjazd bramka odlot przesiadka`},
		{CookMeasure, `g dag dkg deko ml kg łyżka lyzka łyżki lyzki łyżek lyzek łyżeczka lyzeczka łyżeczki lyzeczki szklanka szklanki szklanek szczypta
			ząbek zabek ząbki zabki litr`},
		{Dotted, `tys np r ul nr zł zl`},
		{Auxiliary, `już juz wczoraj dzisiaj dziś dzis też tez właśnie wlasnie`},
		{Measured, `złotych zlotych złote zlote złoty zloty zł zl`},
		{Back, `z_powrotem`},
		{Returning, `oddaję oddaje zwracam`},
	},
	lands: `JPY:japonii CNY:chinach KRW:korei THB:tajlandii INR:indiach AED:emiratach EGP:egipcie MAD:maroku TND:tunezji TRY:turcji GBP:anglii,szkocji,wielkiej_brytanii CHF:szwajcarii SEK:szwecji NOK:norwegii DKK:danii ISK:islandii CZK:czechach HUF:węgrzech RON:rumunii UAH:ukrainie RUB:rosji USD:USA,stanach,ameryce CAD:kanadzie MXN:meksyku AUD:australii GEL:gruzji ALL:albanii RSD:serbii
EUR:niemczech,francji,hiszpanii,włoszech,austrii,belgii,holandii,grecji,irlandii,finlandii,chorwacji,słowenii,słowacji,portugalii,estonii,litwie`,
	cities: `JPY:tokio CNY:pekinie KRW:seulu GBP:londynie,edynburgu CHF:zurychu,genewie,bazylei SEK:sztokholmie DKK:kopenhadze NOK:oslo CZK:pradze,brnie,ostrawie HUF:budapeszcie RON:bukareszcie RUB:moskwie UAH:kijowie,lwowie TRY:stambule AED:dubaju USD:nowym_jorku
EUR:berlinie,monachium,hamburgu,wiedniu,paryżu,rzymie,mediolanie,wenecji,madrycie,barcelonie,lizbonie,brukseli,amsterdamie,atenach,dublinie,wilnie,bratysławie`,
	nations: `CH:szwajc CO:kolumb SE:sved,szwed,szwedz CZ:czesk DK:duńsk,dunsk NO:norwesk IS:island US:ameryk CA:kanad AU:austral GB:brytyjsk,angielsk
		HU:węgiersk,wegiersk TR:tureck RU:rosyjsk JP:japońsk,japonsk UA:ukraińsk,ukrainsk MX:meksyk`,
	zones: `Europe/Warsaw:warszawa,warszawie,warszawy,kraków,krakowie,krakow,wrocław,wrocławiu,gdańsk,gdańsku,poznań,poznaniu,łódź,łodzi,polska,polsce
		Europe/London:londyn,londynie,londynu Europe/Berlin:berlin,berlinie,berlina,monachium,hamburgu Europe/Vienna:wiedeń,wiedniu,wieden
		Europe/Prague:praga,pradze Europe/Paris:paryż,paryżu,paryz Europe/Rome:rzym,rzymie,mediolan,mediolanie
		Europe/Madrid:madryt,madrycie,barcelona,barcelonie Europe/Lisbon:lizbona,lizbonie Europe/Athens:ateny,atenach
		Europe/Kyiv:kijów,kijowie,kijow,lwów,lwowie Europe/Vilnius:wilno,wilnie Europe/Riga:ryga,rydze Europe/Brussels:bruksela,brukseli
		Europe/Amsterdam:amsterdam,amsterdamie Europe/Dublin:dublin,dublinie Europe/Copenhagen:kopenhaga,kopenhadze
		Europe/Stockholm:sztokholm,sztokholmie Europe/Budapest:budapeszt,budapeszcie Europe/Bucharest:bukareszt,bukareszcie
		Europe/Istanbul:stambuł,stambule Europe/Zurich:zurych,zurychu,genewa Asia/Dubai:dubaj,dubaju Asia/Tokyo:tokio
		America/New_York:nowy_jork,nowym_jorku Asia/Shanghai:pekin,pekinie`,
	model: modelWords{
		stored:  `zapisan*|dodan*|zanotowan*|zaksięgowan*|zarejestrowan*|wpisan*`,
		denials: `nie|nic|żaden|żadna|żadne|nigdy|bez|można|może być|jeśli|jeżeli|gdy|kiedy|czy|chcesz`,
		joins:   `ale|więc|potem`,
		claims: `zapisan*|zapisał*|dodan*|dodał*|zanotowan*|zanotował*|zaksięgowan*|zaksięgował*|zarejestrowan*|zarejestrował*|usunięt*|usunął*|usunęł*|skasowan*|` +
			`skasował*|zmienion*|zmienił*|zaktualizowan*|zaktualizował*|poprawion*|poprawił*|cofnięt*|cofnął*|cofnęł*|przywrócon*|przywrócił*|
				ustawion*|ustawił*|` +
			`wpisan*|wpisał*|gotowe|zrobione`,
		quantities: `tuzin tuziny setka setki setek tysiąc tysiące tysięcy milion miliony milionów miliard połowa połowę pół półtora podwójnie ćwierć jedenaście dwanaście ` +
			`trzynaście dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć sto dwieście trzysta czterysta`,
		compound: `(?:dwadzieścia|trzydzieści|czterdzieści)|(?:pięć|sześć|siedem|osiem|dziewięć)(?:dziesiąt|set)|[a-zęśćó]+naście`,
	},
	dates: DateTable{
		OrdinalMonths: true,
		days: map[int]string{
			-2: "przedwczoraj|przed wczoraj|przedwczorajsz*|onegdaj|przedwczoraj wieczorem|przedwczoraj rano",
			-1: "wczoraj|wczorajsz*|wczoraj wieczorem|wczoraj rano|wczoraj w nocy|wczoraj po poludniu|wczoraj w poludnie|wczoraj na obiad|wczoraj z rana|wczoraj noca|wczoraj poznym wieczorem|wczorajszego wieczoru",
			0:  "dzisiaj|dzis|dzisiejsz*|dzis rano|dzisiaj rano|dzis wieczorem|dzisiaj wieczorem|dzis po poludniu|dzisiaj po poludniu",
			1:  "jutro|jutrzejsz*",
			2:  "pojutrze",
			7:  "za tydzien",
		},
		dayparts: "wieczorem|wieczor|rano|po poludniu|przed poludniem|w nocy|w poludnie|noca",
		weekdays: [7]string{
			"niedziela|niedziele|niedzieli|niedz?|nd?",
			"poniedzialek|poniedzialku|poniedzialki|pon|pn?",
			"wtorek|wtorku|wtorki|wt",
			"sroda|srode|srody|sr?",
			"czwartek|czwartku|czw",
			"piatek|piatku|pt~",
			"sobota|sobote|soboty|sob",
		},
		months: [12]string{
			"styczen|stycznia|styczniu|styczniem|sty",
			"luty|lutego|lutym|lut",
			"marzec|marca|marcu|marcem|mar",
			"kwiecien|kwietnia|kwietniu|kwietniem|kwi",
			"maj|maja|maju|majem",
			"czerwiec|czerwca|czerwcu|czerwcem|cze",
			"lipiec|lipca|lipcu|lipcem|lip",
			"sierpien|sierpnia|sierpniu|sierpniem|sie",
			"wrzesien|wrzesnia|wrzesniu|wrzesniem|wrz",
			"pazdziernik|pazdziernika|pazdzierniku|pazdziernikiem|paz",
			"listopad|listopada|listopadzie|listopadem|lis",
			"grudzien|grudnia|grudniu|grudniem|gru",
		},
		units: [unitCount]string{
			"dzien|dni|dnia",
			"tydzien|tygodnie|tygodni|tygodnia|tygodniu|tygodniem|tyg",
			"miesiac|miesiace|miesiecy|miesiaca|miesiacu|miesiacem",
			"rok|lata|lat|roku|rokiem",
		},
		shifts:     map[Shift]string{{UnitWeek, 0}: "za tydzien", {UnitMonth, 0}: "za miesiac", {UnitYear, 0}: "za rok"},
		last:       "ostatn*|poprzedn*|zeszl*|ubiegl*|minion*",
		this:       "ten|ta|to|tego|tej|tym|te|biezac*|obecn*|cały|caly|całego|calego|całym|całej|calej|całą|cala",
		next:       "nastepn*|nast|przyszl*|najblizsz*",
		ago:        "temu|wstecz",
		few:        "kilka|pare",
		vague:      "niedawno|ostatnio|jakis czas temu|nie tak dawno|ktoregos dnia|w ostatnich dniach",
		in:         "za",
		before:     "przed",
		dish:       "zupa|danie|menu|zupy|dania|ciasto",
		cardinals:  "jeden|jedna|jedno|jednego,dwa|dwie,trzy,cztery,piec,szesc,siedem,osiem,dziewiec,dziesiec,jedenascie,dwanascie,trzynascie,czternascie,pietnascie,szesnascie,siedemnascie,osiemnascie,dziewietnascie,dwadziescia,,,,,,,,,,trzydziesci",
		DayEndings: []string{"go"},
		ordinals:   "pierwszy|pierwszego|pierwsza,drugi|drugiego|druga,trzeci|trzeciego|trzecia,czwarty|czwartego,piaty|piatego,szosty|szostego,siodmy|siodmego,osmy|osmego,dziewiaty|dziewiatego,dziesiaty|dziesiatego,jedenasty|jedenastego,dwunasty|dwunastego,trzynasty|trzynastego,czternasty|czternastego,pietnasty|pietnastego,szesnasty|szesnastego,siedemnasty|siedemnastego,osiemnasty|osiemnastego,dziewietnasty|dziewietnastego,dwudziesty|dwudziestego,,,,,,,,,,trzydziesty|trzydziestego",
		suffixes:   "ego|go|ty|tego|szy|szego|y|i|e|ta",
		on:         "w|we|dnia|na",
		purpose:    "za|od|do|z",
		and:        "i|oraz",
		at:         "o",
		between:    "miedzy",
		counted:    "raz|razy|pietro|miejsce|klasa",
		since:      "od",
		from:       "od|z|miedzy",
		to:         "do|a",
		recent:     "ostatnie|ostatnich",
		quarter:    "kwartal|kwartale|kwartalu",
		yearMark:   "r|roku|rok",
		onward:     "do teraz|do dzis|do dzisiaj",
		until:      "do",
		after:      "po",
		weekend:    "weekend|weekendu",
		toDate:     [unitCount]string{UnitWeek: "od początku tygodnia|od poczatku tygodnia", UnitMonth: "od poczatku miesiaca|od poczatku tego miesiaca|od pierwszego", UnitYear: "od poczatku roku|od poczatku tego roku|od nowego roku"},
		half:       "polrocze|polrocza|polroczu",
	},
	categories: polishThings,
	shops: categoryWords{
		"Subscriptions": `hbo_max canal_plus`,
		"Groceries": `biedronka biedra biedrze biedry lidl żabka żabce biedronce lidlu kaufland kauflandzie auchan carrefour dino aldi stokrotka
			lewiatan polomarket intermarche selgros frisco delikatesy_centrum freshmarket społem topaz dealz piotr_i_paweł eurocash chorten makro
			delikatesy groszek odido arhelan twój_market barbora everli`,
		"Food": `mcdonald mcdonalds mcdonald's kfc burger_king pizza_hut starbucks costa_coffee green_caffè_nero pyszne pyszne.pl uber_eats wolt
			glovo bolt_food subway north_fish da_grasso telepizza dominos grycan cukiernia_sowa sphinx amrit pasibus bobby_burger zahir_kebab
			salad_story cukiernia_grycan etno_cafe caffe_nero żappka pizzeria
			maczfit gorąco_polecam lubaszka oskroba`,
		"Transport": `orlen bp shell circle_k moya lotos amic uber bolt free_now pkp pkp_intercity intercity flixbus koleje_mazowieckie polregio
			jakdojade skycash panek traficar avia arge blablacar freenow itaxi koleje_śląskie koleje_dolnośląskie arriva regiojet autopay_mobility
			koleo`,
		"Shopping": `allegro rossmann hebe sephora zalando ccc reserved h&m zara sinsay pepco media_expert media_markt rtv_euro_agd x-kom decathlon
			empik vinted olx temu shein aliexpress ikea_ubrania smyk modivo eobuwie deichmann tk_maxx c&a halfprice bershka pull&bear stradivarius
			mohito cropp 4f martes_sport go_sport sizeer pandora douglas notino morele neonet komputronik euro_rtv świat_książki taniaksiazka merlin
			allegro_lokalnie`,
		"Housing": `ikea castorama leroy_merlin obi jysk agata_meble black_red_white brico merkury_market psb_mrówka bricomarche bricoman bodzio home&you
			homla
			mrówka`,
		"Utilities": `t-mobile tauron pge enea energa pgnig innogy upc vectra netia nju virgin_mobile tauron_dystrybucja veolia aquanet mpwik`,
		"Health": `medicover luxmed lux_med enel-med doz ziko super-pharm superpharm zdrofit calypso multisport dbam_o_zdrowie cefarm diagnostyka
			alab synevo zdrovit vision_express visionexpress fielmann kodano cityfit smart_gym just_gym well_fitness`,
		"Leisure":   `multikino cinema_city helios steam playstation energylandia`,
		"Travel":    `ryanair wizzair wizz_air rainbow itaka tui pkp_nocleg coral_travel neckermann wakacje.pl esky noclegi.pl`,
		"Work":      `inpost dpd dhl poczta_polska`,
		"Pets":      `maxi_zoo zooplus kakadu`,
		"Insurance": `pzu warta ergo_hestia link4 allianz`,
	},
	categoryNames: categoryWords{
		"Food":          `jedzenie jedzenia`,
		"Groceries":     `zakupy_spożywcze`,
		"Transport":     `transport transportu`,
		"Housing":       `mieszkanie mieszkania`,
		"Utilities":     `rachunki rachunków`,
		"Health":        `zdrowie zdrowia`,
		"Leisure":       `rozrywka rozrywkę rozrywki`,
		"Shopping":      `zakupy`,
		"Travel":        `podróże podróży`,
		"Work":          `praca pracę pracy`,
		"Education":     `edukacja edukację edukacji`,
		"Gifts":         `prezenty prezentów`,
		"Family":        `rodzina rodzinę rodziny`,
		"Pets":          `zwierzęta zwierząt`,
		"Fees":          `opłaty opłat`,
		"Insurance":     `ubezpieczenia ubezpieczeń`,
		"Taxes":         `podatki podatków`,
		"Subscriptions": `subskrypcje subskrypcji`,
	},
}
