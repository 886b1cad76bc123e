package lang

// italian is Italian.
var italian = language{
	prepositions: `per con a al allo alla all' ai da dal dalla in nel nella di del della su sul`,
	VerbEndings: []string{
		"ato", "uto", "ito", "ata", "ai", "ò", "ando", "endo", "avo", "eva", "erà", "are", "ere", "ire", "=preso", "=perso", "=speso", "=sale", "=scende", "=vale", "=devo", "=deve", "=è", "=ho", "=ha",
	},
	SubjectBehind: true,
	Ourselves:     []string{"noi"},
	OthersHave:    []string{"ha", "hanno", "l'ha", "l'hanno"},
	code:          "it",
	CentsBehind:   true,
	AtEach:        "a",
	pluralEndings: []string{"a:e", "o:i", "e:i", "ca:che", "co:chi", "ga:ghe", "go:ghi"},
	DecimalComma:  true,
	HundredsLeft:  true,
	HundredsSaid:  true,
	phrases: phrases{
		SaysHalf:       `metà|la metà|mezzo|mezza|mezzi|metà prezzo|a metà`,
		SaysThirdPart:  `un terzo`,
		SaysQuarter:    `quarto|un quarto`,
		SaysPair:       `entrambi|entrambe|doppio|il doppio|due volte|paio|un paio|coppia`,
		SaysTriple:     `triplo|tre volte|per tre`,
		SaysDozen:      `dozzina|una dozzina`,
		SaysMyPart:     `la mia parte|mia parte|la mia quota|a testa|la parte mia|per persona|il mio|la nostra parte|nostra parte|a cranio|la mia metà|mia metà|il mio terzo`,
		SaysIPaid:      `io|io ho messo|ho messo|io ho pagato|ho pagato|io ho dato|ho dato|io metto|metto|io pago|io ne ho messi|ne ho messi|io ne ho pagati|ne ho pagati`,
		SaysOfAll:      `tutto|tutti|tutte|entrambi|entrambe|tutti e due|tutte e due|tutto quanto|tutto insieme|tutto era|era tutto`,
		PerHead:        `a testa|per persona|a cranio|a persona`,
		LeadsPart:      `di cui|dei quali|delle quali|compresi|inclusi|compreso|incluso|tra cui|fra cui`,
		InsteadOfPrice: `invece di|invece che|anziché|anzichè|al posto di|di solito`,
		UsedToCost:     `prima|costava|costavano|era|erano|stava|stavano`,
		SaysNow:        `ora|adesso|ora a|adesso a|solo|a solo|a soli|pagato|pagata|pagate|pagati`,
		SaysReduced:    `scontato|scontata|scontati|scontate|in saldo|in sconto|in offerta|ribassato|ribassata|ribassati|ribassate|sceso|scesa|scesi|scese|saldo|saldi`,

		NamesFirst: `il primo|la prima|primo|prima opzione|il 1|opzione 1|quello a sinistra|numero 1|il numero 1|il numero uno|l'uno|1º|1°|
			la numero 1|opzione uno`,
		NamesSecond: `il secondo|la seconda|secondo|seconda|il 2|opzione 2|l'altro|l'altra|il numero 2|numero 2|il numero due|il due|la 2|2º|2°|
			opzione due|altro|altra|seconda opzione`,
		NamesThird: `il terzo|la terza|terzo|terza|opzione 3|il 3|la 3|il numero 3|il numero tre|il tre|3º|3°|opzione tre|terza opzione`,
		NamesFinal: `l'ultimo|l'ultima|ultimo|ultima`,
		SaysAgreed: `va bene|certo|certamente|d'accordo|esatto|giusto|perfetto|bene|ovvio|fallo|salva|registra|confermo|confermato|come no|
			certo che sì|volentieri|ottimo|corretto|certo che si|va benissimo|vai|vai pure|sì certo|si certo|assolutamente|assolutamente sì|procedi|
			procedi pure|segnalo|segnala|segna|registralo|registrala|salvalo|salvala|aggiungilo|aggiungila|mettilo|mettila|fai pure|fai|
			per me va bene|mi va bene|ok va bene|okay|okey|oki|benissimo|benone|alla grande|perfetto grazie|esattamente|proprio così|è giusto|
			è corretto|giustissimo|naturalmente|ovviamente|ovvio che sì|confermo tutto|conferma|accetto|accetta|dai|ma sì|e sì|eh sì|eccome|sicuro|
			sicuramente|senz'altro|senza dubbio|affermativo|ci sta|ottima|bene così|così va bene|va bene così|appunto|già|vabbè ok|tutto giusto`,
		SaysBut: `ma|però|pero|anzi|solo che|tranne che|però con`,
		SaysCancel: `annulla|lascia stare|lascia perdere|fa niente|basta|non importa|scarta|lascia|lascialo stare|lasciala stare|lasciamo stare|
			lasciamo perdere|lascialo perdere|niente|niente da fare|non fa niente|non serve|non serve più|non occorre|dimentica|dimenticalo|
			scordatelo|scordalo|come non detto|ci ho ripensato|ho cambiato idea|ignora|ignoralo|ignorala|non importa più|meglio di no|salta|saltalo|
			scartalo|scartala|basta così|annullalo|annullala|annulla tutto|stop|pazienza|amen`,
		SaysHello: `ciao|salve|buongiorno|buonasera|buon giorno|buona sera|ehi|hey|ehilà|buondì|buon pomeriggio|buonanotte|ciao ciao|ciao a tutti|
			come va|come stai|salve a tutti|buongiornissimo|ciao bello|ciao bella|ehilà ciao|hola|ci sei|sei lì|sei li|come butta|tutto bene|tutto ok`,
		SaysNet: `netto|più iva|piu iva|+ iva|iva esclusa|al netto dell'iva|iva a parte|senza iva|netti|imponibile|escluso iva|esclusa iva|
			oltre iva`,
		SaysGross: `lordo|con iva|iva inclusa|iva compresa|ivato|iva incl|ivati|lordi|comprensivo di iva|comprensiva di iva|compresa iva|
			inclusa iva|tasse incluse|ivata`,
		SaysNo: `no|no no|no grazie|assolutamente no|macché|nono|nah|direi di no|no dai|per niente|per nulla|neanche per sogno|neanche per idea|
			ma no|certo che no|non segnarlo|non segnarla|non registrarlo|non registrarla|non salvarlo|non salvarla|non metterlo|non metterla|
			non farlo|non lo voglio|non voglio|mai|giammai|negativo|ora no|adesso no|non adesso|non ora|figurati|manco per sogno|affatto|
			nient'affatto|non credo|credo di no|no no no|nope`,
		SaysNone:   `nessuna|nessuno|senza iva|esente|niente iva|esentasse|esente iva`,
		SaysPlease: `per favore|per piacere|prego|per cortesia|ti prego|se puoi`,
		SaysThanks: `grazie|grazie mille|molte grazie|ti ringrazio|grazie tante|grazie infinite|grazie a te|mille grazie|grazie di cuore|
			ti ringrazio tanto|ottimo grazie|perfetto grazie|bravo|brava|grande|gentilissimo|gentile|grazie ancora|grazie davvero|sei un grande|
			sei grande|sei un mito|sei forte|fantastico|bravissimo|bravissima|ti amo|grandioso|sei il migliore|sei la migliore|ottimo lavoro|
			grazie tantissime|super`,
		SaysUndo: `annulla|annullare|ripristina|ripristinare|ripristinalo|ripristinala|ripristinali|ripristinale|ripristinato|ripristinata|
			ripristinati|ripristinate|recupera|recuperare|recuperato|recuperata|recuperati|recuperate|rimetti|rimettere|rimettili|riavere|indietro|
			annullalo|annullala|disfa|disfare|torna indietro|rimettilo|rimettila|rimettile|indietro tutta|annullato|annullata|annullati|annullate|
			recuperalo|recuperala|recuperali|recuperale`,
		SaysUnsure: `non so|non lo so|boh|mah|non sono sicuro|non sono sicura|nessuna idea|cosa|che cosa|perché|come|niente|non saprei|
			non ne ho idea|chissà|chi lo sa|non ricordo|non mi ricordo|forse|eh|in che senso|quale|dipende|niente di che`,
		SaysYes: `sì|si|sì sì|sisì|sisi|sì dai|si dai|sì grazie|si grazie|sì sì sì|yes|yep|sip`,
		SaysOh:  `ah|eh|oh|uh|ehm|mah|beh|be'|vabbè|dai|ecco|allora|mmm|hm|uffa`,
		NamesNone: `nessuno|nessuna|nessuno dei due|nessuna delle due|né l'uno né l'altro|né uno né l'altro|ne l'uno ne l'altro|nessuno di questi|
			nessuna di queste|niente di tutto ciò`,
		NamesShare: `la mia parte|la mia metà|la mia quota|il mio terzo|quello che devo io|quello che tocca a me|quello che ho pagato io|
			quanto tocca a me|una parte|a persona|a testa|per persona|ciascuno|io|per me|la metà|un terzo|solo io|la mia|solo la mia parte`,
		NamesWhole: `tutto|il totale|totale|il conto intero|tutto il conto|l'intero importo|l'importo intero|l'importo totale|intero|tutta la cifra|
			ho pagato tutto|ho pagato tutto io|tutto io|tutta la somma|per tutti`,
		AroundShare: `solo|soltanto|solamente|segna|registra|metti|per favore|è|no|sì|e basta|basta`,
	},
	commands: phrases{
		SaysWrong: `sbagliato|errore|è sbagliato|per errore|è un errore|mi sono sbagliato|mi sono sbagliata|ho sbagliato|non va bene|
			è sbagliata`,
		ShouldBe:     `dovrebbe essere|deve essere|dovrebbero essere|devono essere|va messo a|doveva essere|dovevano essere|deve diventare`,
		RatherThan:   `ma|bensì|sennò|ma bensì`,
		InsteadOf:    `e non|invece di|al posto di|anziché|anzichè|piuttosto che|e mica|mica`,
		AsksRename:   `rinomina|rinominare`,
		NamesReceipt: `ricevuta|ricevute|scontrino|scontrini|allegato|allegati|il giustificativo|giustificativo|giustificativi|ricevuta fiscale`,
		NamesFile:    `fattura|fatture|file|documento|documenti|foto|immagine|pdf|bolletta in pdf|immagini|scansione|allegato pdf`,
		ShowsFile:    `mostra|mostrami|fammi vedere|manda|mandami|invia|inviami|dammi|apri|vedi|vedere|mostrare|voglio vedere|fammi avere|riapri`,
		AttachesFile: `allega|allegare|aggiungi|ecco|questa è|questo è|è|conserva|va con|appartiene a|tieni|allego|ti mando|ti allego|salva`,
		LeadsToEntry: `per|di|del|della|a|al|alla|con|dell'|dello`,
		AsksUndo: `annulla|annullare|annullalo|annullala|torna indietro|annulla tutto|disfa|disfare|annulla la modifica|annulla l'ultima|
			annulla l'ultimo|annulla l'ultima modifica|annulla l'ultima cosa|torna come prima|rimetti com'era|rimetti come prima|torna com'era|
			com'era prima|annulla per favore|annulla questo|annulla questa|undo`,
		PointsAtOne: `quello di|quella di|quello del|quella del|quello dell'|quello d'|quella d'|quella dell'|quelli di|quelle di|la spesa di|la spesa del|quello in|quella in`,
		AsksRedo:    `ripeti|rifai|rifare|rifallo|ripristina la modifica|ripetere|rifalla|rifai tutto`,
		AsksRestore: `ripristina|annulla la cancellazione|annulla cancellazione|annulla l'eliminazione|ripristinare|ripristinalo|ripristinala|recupera|recuperare|rimettilo|rimettila|rimettili|rimettile|rimetti|
			rimetterlo|rimetterla|riportalo|riportala|recuperalo|recuperala|fallo tornare|falla tornare|rivoglio|riaggiungilo|riaggiungila|
			reinseriscilo|reinseriscila|ripristinali|ripristinale|ripristina tutto|ripristina entrambi|rimettilo dentro|rimettilo su|
			rimettici|rimettilo per favore|ripristina quello|ripristina questo|rimetti tutto|riprendilo|riprendila`,
		MayAskDelete: `elimina|eliminare|eliminalo|eliminala|rimuovi|rimuovere|togli|togliere|toglilo|cancella|cancellare|cancellalo|cancellala|
			leva|levare|levalo|levala|toglila|togli via|butta via|rimuovilo|rimuovila|sopprimi`,
		AsksChange: `modifica|modificare|modificalo|cambia|cambialo|cambiala|correggi|correggere|correggilo|aggiorna|aggiornare|rettifica|
			modificala|correggila|aggiornalo|aggiornala|edita|cambiare|mettilo|mettila|portalo|portala|spostalo|spostala|mettili|mettile|spostali|
			spostale|passalo|passala|rendilo|rendila|cambiali|cambiale|correggili|correggile|modificali|modificale|spostare`,
		MayAskChange: `metti|mettere|porta|imposta|cambiare|fai|sistema|sistemare|sposta|rendi|mettilo|mettila|portalo|portala|spostalo|spostala|fallo|falla|
			falli|falle|spostare|anticipa|posticipa`,
		NamesLast: `ultimo|ultima|precedente|questo|questa|quello|quella|lo|la|l'ultimo|l'ultima|quest'ultimo|quest'ultima|scorso|scorsa`,
		NamesAll:  `tutti i|tutte le|tutti gli|tutti|tutte|tutto|tutti quanti|tutte quante|tutte le mie|tutti i miei`,
		AroundEntry: `il|lo|la|i|gli|le|l'|l’|mia|mio|spesa|voce|registrazione|modifica|numero|di|del|dello|della|dell'|dell’|per|operazione|
			azione|acquisto|riga|su|sulla|sul|nella|nel|transazione|movimento|inserimento|aggiunta`,
		AroundEntries:  `spese|voci|registrazioni|acquisti|operazioni|transazioni|movimenti|inserimenti`,
		LeadsFromValue: `da|dal|dalla|dall'`,
		LeadsToValue:   `a|ad|in|con|al|alla|allo|all'|come|su|sul|nella|nel`,
		SharesEntry: `faccio a metà|faccio a meta|facciamo a metà|fatto a metà|diviso|divisa|divisi|dividi|dividilo|dividila|dividere|abbiamo diviso|condiviso|spartito|smezzato|smezziamo|smezzata|
			spaccato`,
		SharesInTwo:     `metà|la metà|la mia metà|a metà|50/50|50-50|fifty fifty|in due|per due|mezzo e mezzo|a mezzo|smezzato|smezzata|smezziamo`,
		SharesInThree:   `in tre|per tre|un terzo`,
		SharesInFour:    `in quattro|per quattro|un quarto`,
		SharesInFive:    `in cinque|per cinque`,
		SharesWith:      `con|paga|ha pagato|mette|ha messo`,
		LeadsToSharers:  `in|per|tra|fra`,
		NamesAllEntered: `tutto questo|tutto|tutti|tutte|tutti e tre|tutte e tre|tutta questa roba`,
		LeadsToCount:    `erano|sono stati|sono state|fai|facciamo|metti|mettine|fanne|ne erano|che siano|ne ho presi|ne ho prese|ne abbiamo presi|ne abbiamo prese|conta`,
		EndsCount:       `di quelli|di quelle|di questi`,
		NamesPieces:     `pezzi|porzioni|bicchieri|bottiglie|tazze|lattine|di quelli|di quelle|confezioni`,
		Multiplies:      `per|moltiplica per|moltiplicalo per|x|×`,
		CountsUs:        `eravamo|eravamo in|siamo|siamo in|si era in`,
		SaysMoreBy:      `in più|in piu|di più|di piu|più caro|piu caro|più cara|piu cara`,
		SaysLessBy:      `in meno|di meno|meno caro|meno cara`,
		CountsPeople:    `eravamo in|eravamo|siamo in|siamo|si era in`,
		NamesCompany:    `in due|in tre|in quattro|in cinque|per due|per tre|per quattro|per cinque`,
		AroundSplit: `è|e|era|di|del|della|il|la|lo|le|mio|mia|solo|soltanto|conta|segna|metti|considera|parte|quota|tutto|abbiamo|l'abbiamo|ho|
			l'ho|il conto|conto|a|testa|ciascuno|per favore|quindi|allora|ah|ma|anzi|spesa|romana|alla`,
		NamesServer:   `cameriere|cameriera|autista|tassista|fattorino|barista|parrucchiera|parrucchiere`,
		SaysTipped:    `mancia`,
		SaysRoundedUp: `arrotondato a|arrotondati a|arrotondando a|ho arrotondato a|arrotondo a|arrotondato|abbiamo arrotondato a`,
		AroundTip: `e|ed|più|piu|di|la|il|al|alla|un|una|ho|abbiamo|gli|le|anche|poi|per|come|ci|altri|aggiungi|ancora|ah|lasciato|lasciata|
			dato|data|lasciati`,
		SaysItWasRight: `era giusto|era giusta|era corretto|era corretta|andava bene|andava bene così|era quello giusto|era tutto giusto|era così|non cancellarlo|
			non cancellarla|meglio di no|non toglierlo|non toglierla|tienilo|tienila`,
		OpensCorrection: `no|anzi|in realtà|in realta|veramente|scusa|ops|errore|correzione|volevo dire|mi sono sbagliato|mi sono sbagliata|aspetta|
			sbagliato|cioè|o meglio|no anzi|no aspetta|aspetta no|no scusa|scusa no|no scusami|scusami|pardon|ah no|oh no|ehm no|mi correggo|correggo|
			mi sbagliavo|ho sbagliato|mi sono confuso|mi sono confusa|intendevo|intendevo dire|volevo scrivere|errore mio|colpa mia|a dire il vero|
			in verità|per la precisione|per essere precisi|anzi no|ripensandoci|ops no|oops|opsss|sbaglio|sbagliavo|ma no|dicevo|no scusa era|eh no|
			mannaggia|accidenti|aspe|aspe no|ho scritto male|scritto male|pardon no|no cioè|volevo mettere|rettifico|errata corrige|hai sbagliato|
			hai capito male|mi son sbagliato|mi son sbagliata|scusa volevo dire|dai no|azz|cavolo|cazzo|uffa|oddio|ho invertito le cifre|
			ho invertito i numeri|ho sbagliato a scrivere|ho sbagliato a digitare|correggi|correggilo|no volevo scrivere`,
		JoinsPrice: `era|erano|è costato|è costata|costava|sono costati|sono costate|costavano|veniva|è venuto|è venuta|sono venuti|veniva a`,
		SaysItWas: `era|erano|è|sono stati|è stato|doveva essere|era di|erano di|era in|erano in|è di|era la|
			era lo|ho speso|ho pagato|l'ho pagato|l'ho pagata|mi è costato|mi è costata|è costato|è costata|dovrebbe essere|dovevano essere|
			doveva fare|è stata|sono state|in realtà era|in realtà erano|quello era|quella era|questo era|questa era|quelli erano|quelle erano|
			sarebbe|sarebbero|faceva|faceva in tutto|erano in tutto|era per|era alle|era a|era da|sarebbe stato|l'ho pagate|
			l'ho pagati|li ho pagati|le ho pagate|lo pagai|l'ho comprato|l'ho comprata|l'ho preso|l'ho presa|li ho presi|le ho prese|li ho comprati|
			le ho comprate|l'ho fatto|l'ho fatta|mi è venuto|mi è venuta|mi sono costati|mi sono costate|ho speso in realtà|era stato|era stata|
			erano stati|in verità era|risale a|erano tutti|erano tutte|tutti erano|sono tutti|sono tutte|tutto questo era|era tutto|tutte erano`,
		SaysItIs:         `è|sono|questo è|questa è|era|sono in realtà|è in realtà|quello è|quella è|sarebbero`,
		JoinsClauses:     `e|ed|e il|e la|e lo|e i|e le|più|&`,
		NamesAmount:      `importo|prezzo|somma|l'importo|cifra|costo|valore|totale`,
		NamesNet:         `netto`,
		NamesGross:       `lordo`,
		NamesRate:        `iva|aliquota|aliquota iva|tasse|imposta`,
		NamesCurrency:    `valuta|moneta`,
		NamesDate:        `data|giorno`,
		NamesDescription: `descrizione|nome|testo|causale|voce`,
		NamesMerchant:    `negozio|esercente|commerciante|punto vendita`,
		NamesDocument:    `fattura|numero fattura|ricevuta|scontrino|numero di fattura|numero ricevuta|documento`,
		NamesLines:       `riga|righe|riga iva|righe iva`,
		NumbersDocument:  `numero`,
		NamesCategory:    `categoria`,
		NamesTags:        `etichetta|etichette|tag`,
		NamesKind:        `tipo|genere`,
		NamesSpent:       `una spesa|spesa|spese`,
		NamesRefund:      `un rimborso|rimborso|rimborsi`,
		NamesIncome:      `un entrata|un'entrata|entrata|entrate|un reddito|reddito`,
		NamesTransfer:    `un trasferimento|trasferimento|trasferimenti|un giroconto|giroconto`,
		OpensWish: `meglio|per favore|per piacere|puoi|potresti|può|potrebbe|ciao|potresti per favore|puoi per favore|mi puoi|mi potresti|vorrei|dai|
			senti|ehi`,
		ClosesWish: `per favore|per piacere|grazie|per cortesia|grazie mille|dai|se puoi`,
		AsksAgain: `un altro|un'altra|un altro uguale|un'altra uguale|ancora uno|ancora una|uno in più|una in più|un altro ancora|
			un'altra ancora|ripeti l'ultima|ripeti l'ultimo|ripetilo|ripetila|lo stesso di prima|la stessa di prima|idem|come prima|fanne un altro|
			fanne un'altra|mettine un altro|mettine un'altra|segnane un altro|segnane un'altra|altro giro|un altro giro|ancora lo stesso|
			ancora la stessa`,
		SaysAgain:   `ancora|di nuovo|un'altra volta|un altra volta|nuovamente|ancora una volta|un altro|un'altra|ripeti|ripetere|bis|più`,
		RepeatsStep: `ripeti|ripetere|ripetilo`,
		NamesSame: `lo stesso|la stessa|gli stessi|le stesse|uguale|uguali|la stessa cosa|stessa cosa|identico|identica|tale e quale|
			la medesima|il medesimo|esattamente lo stesso|esattamente la stessa|stessa spesa|la stessa spesa`,
		NamesSuch: `quello|quella|quelli|quelle|questo|questa|questi|queste|di quelli|di quelle|di questi|di queste|come prima|
			come l'ultima volta|come l'altra volta|di prima|quello di prima|quella di prima|l'ultimo|l'ultima|ultimo|ultima|l'ultima spesa|
			quella spesa|segnalo|segnala|segnarlo|segnarla|registralo|registrala|aggiungilo|aggiungila|mettilo|mettila|annotalo|annotala`,
		AroundAgain: `anche|pure|mi|e|il|la|lo|di|volta|per favore|qui|ci|aggiungi`,
		AsksToLog: `segna|segnare|segnami|annota|annotare|annotami|registra|registrare|aggiungi|aggiungere|metti|mettimi|mettici|inserisci|
			inserire|scrivi|ho preso|ho comprato|ho bevuto|preso|ho pagato`,
		SaysTwin: `è lo stesso|è la stessa|è la stessa cosa|era lo stesso|era la stessa|era la stessa cosa|sono gli stessi|sono le stesse|
			sono uguali|è uguale|è identico|è identica|è doppio|è doppia|doppio|doppia|è un doppione|doppione|duplicato|duplicata|è duplicato|
			è duplicata|è un duplicato|ripetuto|ripetuta|è ripetuto|è ripetuta|c'è due volte|è segnato due volte|è segnata due volte|
			segnato due volte|segnata due volte|l'ho segnato due volte|l'ho segnata due volte|l'ho messo due volte|l'ho messa due volte|
			l'ho scritto due volte|l'ho scritta due volte|l'ho mandato due volte|due volte la stessa|due volte lo stesso`,
		TakesOut: `toglilo|toglila|togline uno|togline una|togli uno|togli una|togli quello|togli quella|togli il secondo|togli la seconda|
			togli l'ultimo|togli l'ultima|togli|eliminalo|eliminala|elimina uno|elimina una|elimina il secondo|elimina la seconda|elimina|cancellalo|
			cancellala|cancellane uno|cancellane una|cancella uno|cancella una|cancella|levalo|levala|levane uno|levane una|leva|lascia solo uno|
			lascia solo una|lasciane uno|lasciane una|solo una volta|una volta sola|una sola volta|via`,
		AsksDelete: `eliminalo|eliminala|cancellalo|cancellala`,
		JoinsValue: `in realtà|alla fine|era|erano|è|sono|è costato|è costata|sono costati|sono costate|costava|costavano|costa|è stato|è stata|
			sono stati|sono state|è venuto|è venuta|veniva|dovrebbe essere|deve essere|doveva essere|dovevano essere|sarebbe|è in realtà|
			era in realtà|mi è costato|mi è costata|l'ho pagato|l'ho pagata|faceva|va`,
		BesideValue: `in|il|la|lo|di|del|da|solo|soltanto|davvero|per|a|già|in realtà|piuttosto|invece|precisamente`,
		SaysToo:     `anche|pure|idem`,
		EndsReason:  `quindi|perciò|allora`,
		InTruth:     `in realtà|in realta|in verita|alla fine|alla fin fine|in effetti|in verità|veramente|a dire il vero|di fatto|tra l'altro|comunque`,
		DeniesWords: `no|non|non è|non era|non un|non una|non il|non la|non era un|non era una|non è un|non è una|non è il|non è la|non era il|
			non era la|mica`,
		EndsCorrection: `in realtà|scusa|scusami|pardon|di fatto|anzi|invece|veramente|a dire il vero|credo|mi sa|eh|per la precisione|
			per essere precisi|in effetti|dai|ho invertito le cifre|ho invertito i numeri|ho sbagliato a scrivere|ho sbagliato|comunque`,
		SaysItWasBehind: `era|erano|è quello giusto|è giusto`,
		Interjects: `meglio|ah|oh|eh|uh|uffa|cavolo|e|ah e|senti|a proposito|tra l'altro|ah sì|beh|be'|e poi|e inoltre|ma|cioè|dunque|inoltre|
			dimenticavo|mi sono dimenticato|mi sono dimenticata|ps|allora|che poi|ehi|ed|comunque`,
		AsksRemoval: `togli|toglilo|toglila|toglili|togliete|togliere|leva|levalo|levala|levare|elimina|eliminalo|eliminala|eliminare|cancella|
			cancellalo|cancellala|cancellare|rimuovi|rimuovilo|rimuovila|rimuovere|scarta|scartalo|scartala|butta|butta via|via|depenna|depennare|
			barra|sbarra|dimentica|toglimi|levami|cancellami|eliminami|bisogna togliere|bisogna cancellare|c'è da togliere|si può togliere|
			si può cancellare|puoi togliere|puoi cancellare|puoi eliminare|lascia fuori|fuori|è di troppo|è di più|è in più`,
		NamesThat: `quella spesa|quell'ultima|quell'ultimo|quella cosa|quello|quella|questo|questa|quella di prima|quello di prima|
			quello che ho appena segnato|quella che ho appena segnato|l'ultima|l'ultimo|l'ultima cosa|l'ultima voce|l'ultima spesa|l'ultima riga|
			l'ultimo inserimento|questa spesa`,
		NamesBoth: `entrambi|entrambe|tutti e due|tutte e due|i due|le due|tutti e 2|tutte e 2|le ultime due|gli ultimi due|ambedue|entrambe le spese|
			sia l'una che l'altra`,
		NamesLastOnes: `ultimi|ultime|precedenti|gli ultimi|le ultime`,
		CountsEntries: `spese|voci|acquisti|registrazioni|operazioni|righe|cose|movimenti`,
		RemovesLast: `toglilo|toglila|levalo|levala|cancellalo|cancellala|eliminalo|eliminala|rimuovilo|rimuovila|scartalo|scartala|buttalo via|
			buttala via|via questo|via questa|depennalo|depennala`,
		AroundRemoved: `quello di|quella di|quello del|quella del|quella della|quello della|di nuovo|ancora|pure|meglio|dalla lista|dall'elenco|
			alla fine|la riga di|la riga del|la voce|la spesa|anche|via|
			quel|quella|quei|quelle|quegli|quell'|quell’|quello|questo|questa|questi|queste`,
		DeniesEntry: `no|senza|niente|non voglio più|non ho comprato|non ho preso|non l'ho comprato|non l'ho preso|alla fine non ho comprato|
			alla fine non ho preso|alla fine niente|alla fine no|alla fine senza|non c'è stato|non c'è stata|non era mio|non era mia|era un errore|
			è un errore|era sbagliato|è sbagliato|non c'entra|non ci va|non serve`,
		SaysValueWrong: `è sbagliato|è sbagliata|sbagliato|sbagliata|è errato|è errata|errato|errata|non è giusto|non è giusta|non è corretto|
			non è corretta|non va bene|non torna|non è quello|non è quella|non è quello giusto|scorretto|scorretta|non è così|c'è un errore`,
		NamesDeeds:  `tutto|tutti|tutte|tutto quello|tutte le modifiche|tutte le spese|tutte le voci|tutto ciò`,
		AroundDeeds: `di|del|della|che|quello che|ho fatto|ho segnato|ho registrato|ho inserito|ho scritto|da|dalle`,
		SaysTwice:   `due volte`,
		CountsTimes: `volte|passi|modifiche|passaggi`,
	},
	questions: phrases{
		SaysWas:  `era|erano|è stato|è stata|quant'era`,
		SaysOnly: `solo|soltanto|solamente|solo la|solo il|solo le|solo i|solo l'|solo di|solo per|unicamente`,
		AsksHowMuch: `quanto|quanti soldi|quanto denaro|cosa ho|cosa abbiamo|a quanto|per quanto|quanto ho|quant'è|quanto è|quanto fa|
			quanti euro|quanta roba|qual è il totale|qual è la somma|qual è il conto|quale somma|che cifra|quant'era|quante|a quanto sto|
			a quanto siamo|a quanto sono|quant'è il totale|quanto lascio|quanto se n'è|quanto ci è|quanto mi sono|a quanto ammonta|a quanto ammontano|
			qnt|qnto|quant'erano|quant'è stato|quanto era|quanto erano|quant'è stata`,
		PointsAtEntry: `lì dentro|li dentro|lì|li|dentro|là dentro|la dentro|di questo|di questi|di quello|in questo|su questo|su quello|di ciò|
			c'è|c'e|ce|ci sta|ci stava|c'era|ci sono|incluso|inclusa|compresa|compreso|lì sopra|li sopra|questo|quello|in quella|su quella|di questa|
			in questa|qui|qua`,
		NamesVisit: `acquisto|acquisti|spesa|visita|visite|scontrino|scontrini|ordine|ordini|viaggio|viaggi|corsa|corse|pieno|rifornimento|
			conto|giro`,
		SpreadsOnce: `per acquisto|ogni volta|per volta|a volta|per spesa|per visita|ad acquisto|a spesa|per scontrino|a scontrino|per ordine|
			per viaggio|per corsa|per pieno|a pieno|per pagamento|ogni spesa|ogni acquisto|ogni volta che vado|ogni volta che vado da|
			ogni volta che vado al|ogni volta che vado alla|a botta|a colpo|alla volta|per rifornimento|ogni volta che faccio|ogni volta che prendo|
			ogni volta che compro|ogni volta che vado a|a pieno di|ogni volta che mangio`,
		SaysGotBack: `mi hanno rimborsato|mi è stato rimborsato|ho recuperato|mi hanno ridato|mi hanno restituito|ho avuto indietro|
			mi è tornato|mi sono tornati|mi hanno reso`,
		SaysEarned: `ho guadagnato|ho incassato|guadagno|ho ricevuto|abbiamo guadagnato|abbiamo incassato|è entrato|mi è entrato|
			ho preso di stipendio|entrato|entrati|sono entrati|mi sono entrati|incassato|guadagnato|ho portato a casa|ho tirato su|abbiamo ricevuto|
			è arrivato|arrivato|le mie entrate|ho preso|mi e entrato|e entrato|e arrivato|mi è arrivato|mi e arrivato|mi sono arrivati`,
		SaysMoved: `ho trasferito|ho prelevato|ho spostato|ho messo da parte|ho girato|ho bonificato`,
		AsksElse: `quale|quali|qual|dove ho|dove abbiamo|dove sono|dove ha|dov'è|chi|quando|perché|perche|cosa|che cosa|come mai|quanti|
			quante|quanta|com'è`,
		AsksMeaning: `spiega|spiegami|puoi spiegarmi|cos'è|che cos'è|che cosa significa|cosa significa|definisci|descrivi|dimmi|parlami di|sai|
			mi spieghi|mi puoi spiegare|che vuol dire|cosa vuol dire|cosa sono|che cosa sono|raccontami|conosci|cosa è|che cosa è`,
		SaysRepeats: `ogni|tutti i|tutte le`,
		SaysWeSpent: `speso|spesi|pagato|spendevo|spendevamo|ho speso|abbiamo speso|pagati|pagata|pagate|spesa fatta|lasciato|sborsato|andato|
			andati|andata|è andato|sono andati|se ne è andato|se ne sono andati|se n'è andato|mi è partito|mi sono partiti|partiti|partito|buttato|
			buttati|investito|scucito|usciti|uscito|è uscito|sono usciti|spendendo|consumato|dato|ho dato|lasciati|andato via|sganciato|volato|volati|
			bruciato|fatto fuori|versato|tirato fuori`,
		AroundQuestion: `ho|abbiamo|io|noi|in totale|finora|il|lo|la|i|gli|le|l'|un|uno|una|un'|di|del|della|già|ci|si|mio|mia|miei|mie|soldi|a|
			in cui|cui|che|mi|tutte|tutti|in tutto|complessivamente|fino ad ora|fino a ora|fino adesso|adesso|ora|ogni|volte|quello|quella|ne|lo so|
			sto|stiamo|vado|andiamo|sono|va|per favore|grazie|al momento|in giro|poi|effettivamente|veramente|in generale|via|se|dei|delle|degli|
			dell'|posso detrarre|posso scaricare|detraibile|deducibile|tua|scusa|ad oggi|nostro|nostra|nostre|nostri|la mia|i miei|le mie|registrato|
			registrate|segnato|segnate|annotato|inserito|inserite|fatto|fatte|messo|quindi|boh|allora|dai|più o meno|piu o meno|circa|ormai|fin qui|è|
			tipo|praticamente|insieme|tutto insieme|do|lascio|n'è|tutto|alla|al|fa|dividi|dividile|separa|separale|dettaglia|raggruppale|
			ad|divise|diviso|divisi|suddivise|posso recuperare|recuperabile|posso chiedere a rimborso|per ora|fino ad adesso|sinora`,
		MayLeadToThing: `a|per`,
		LeadsToThing: `per|in|da|dal|dalla|al|alla|all'|su|sul|nel|nella|nell'|con|nello|negli|nelle|nei|sui|sulle|dai|dalle|agli|alle|ai|col|
			coi|dallo`,
		LeadsToMoney: `in`,
		LeadsToPlace: `da|dal|in|per|al|nel|nella|alla|all'|dalla|allo`,
		LeadsToShop:  `da|dal|in|al|nel|nella|alla|all'|dalla|allo`,
		AsksList: `mostrami|mostra|elenca|lista|dammi|cerca|fammi vedere|vedi|elencami|mostra tutte|fammi l'elenco|fammi una lista|dimmi|
			mostrare|vorrei vedere|voglio vedere|quali sono state|dividimi|suddividimi|suddividi|ripartisci|raggruppami|raggruppa|fammi|elenca tutte|
			mi fai vedere|mi mostri|mi elenchi|fammi la lista|posso vedere|voglio la|voglio|tirami fuori|stampa|stampami|vorrei|mi dai|vedere|visualizza`,
		AsksWhat: `qual'è|qual'era|mostrami|mostra|dimmi|dammi|fammi vedere|qual è|qual è stata|qual è stato|qual è il|qual era|quali sono|quali sono state|
			quali|quale|qual|qual e|cosa|che cosa|qual era la|quali erano|qual è stata la|qual è stato il|quali sono le|quali sono i|quale è|
			quale è stata|quale è stato|mi dici|vorrei sapere|qual e stata|qual e la`,
		AsksWhen:    `quando|quand'è|quando ho|quando è stato|quando è stata|quand'è stata|quand'è stato|quand'è che`,
		AsksWhere:   `dove|in che negozio|da che parte|in quale negozio|dov'è che|da chi`,
		AsksWeekday: `in che giorno della settimana|che giorno della settimana|quale giorno della settimana`,
		AsksWho:     `chi|chi di noi|chi tra noi|chi fra noi`,
		AsksPurpose: `dove vanno i miei soldi|dove finiscono i miei soldi|per cosa|in cosa|per che cosa|in che cosa|dove va il mio denaro|
			dove vanno i soldi|dove finiscono i soldi|dove se ne vanno i soldi|dove se ne vanno i miei soldi|dove vanno a finire i soldi|
			dove vanno a finire i miei soldi|dove sono finiti i soldi|dove sono finiti i miei soldi|dove sono andati i soldi|
			dove sono andati i miei soldi|in cosa spendo di più|per cosa spendo di più|per cosa ho speso di più|in cosa ho speso di più|
			in cosa se ne vanno i soldi|in che cosa spendo di più|in cosa spendo più soldi|su cosa spendo di più|su cosa ho speso di più|
			dove spendo di più|a cosa vanno i soldi|cosa mi costa di più|che fine hanno fatto i soldi|che fine hanno fatto i miei soldi`,
		AsksAverage: `media|la media|costo medio|spesa media|prezzo medio|medio|media spesa|la spesa media|la media spesa|il costo medio|
			il prezzo medio|media delle spese|spesa media di|scontrino medio|importo medio|la media di`,
		SaysOnAverage: `in media|mediamente|di media|in genere in media|in genere|di solito`,
		AsksMedian:    `mediana|la mediana|il valore mediano|valore mediano`,
		AsksCount:     `quante ne ho segnate|quante ne ho messe|quante volte|quanti|quante|con che frequenza|numero di|il numero di|quante volte ho|ogni quanto|quanto spesso|quante spese`,
		AsksSmallest: `meno caro|meno cara|più economico|più economica|più economici|più piccolo|più piccola|più bassa|più basso|meno costoso|
			meno costosa|meno costosi|più basse|più bassi|più piccole|più piccoli|minore|minori|più economiche|minima|minimo`,
		AsksLargest: `più caro|più cara|più cari|più care|più costoso|più costosa|più costosi|più costose|più grande|più grandi|più alta|
			più alto|più alte|più alti|maggiore|maggiori|maggior|massima|massimo|più salato|più salata|più salati|più salate|più grossa|più grosso|
			più grosse|più grossi|più onerosa|più pesante|piu caro|piu cara|piu costoso|piu costosa|piu costosi|piu costose|piu grande|piu grandi|
			piu alta|piu alto|piu grossa|piu grosso|piu grosse|piu grossi`,
		AsksTop: `top|le top`,
		AsksNewest: `ultimo|ultima|ultimi|ultime|più recente|più recenti|l'ultima volta|per l'ultima volta|l'ultimo|l'ultima|gli ultimi|
			le ultime|più recentemente|recenti|recente`,
		AsksTax: `quanta iva|quanto di iva|quante tasse|totale iva|iva totale|di iva|di tasse|in tasse|quanta iva ho|quant'è l'iva|
			iva detraibile|iva a credito|quanto iva|quanto ho di iva|totale dell'iva|totale di iva|iva pagata|quanta iva detraibile|
			quanta iva a credito|quanto di tasse|quante imposte|in iva|iva da recuperare|iva recuperabile|iva da detrarre`,
		AsksNet: `netto|senza iva|al netto|senza tasse|prima delle tasse|al netto dell'iva|imponibile`,
		AsksSpending: `spesa totale|spese totali|la spesa totale|totale speso|la mia spesa totale|spese complessive|spesa complessiva|
			il totale delle spese|totale spese|totale delle spese|uscite totali|totale uscite|il totale delle uscite`,
		SaysMost:  `di più|più|più soldi|più spesso|maggiormente|il più|maggior parte|la maggior parte|più volte|più denaro|con più frequenza`,
		SaysSpend: `spendo|spendiamo|spende|spendere|pago|paghiamo|spendi|pagare|paga|spendete|si spende|spendono|se ne va|se ne vanno|va via`,
		SaysCost:  `costa|costano|costato|costata|costati|costate|è costato`,
		SaysBuy: `siamo andati|siamo andate|sono passato|sono passata|siamo passati|andati|andate|comprato|compro|compriamo|bevuto|mangiato|ordinato|preso|compra|compravo|comprare|mangio|bevo|bevuti|bevute|bevuta|
			mangiati|mangiate|presi|prese|presa|comprati|comprate|comprata|ordinati|ordinate|ho comprato|ho preso`,
		SaysIs:   `è|sono|è stata|è stato|c'è|ci sono`,
		SaysIsSo: `era|erano|stata|stato|state|stati|ha|hanno|c'è stato|c'è stata|ci sono stati|ci sono state|ho avuto|abbiamo avuto|sono|è`,
		NamesExpenses: `spese|acquisti|pagamenti|transazioni|movimenti|le mie spese|le nostre spese|le spese|uscite|le mie uscite|le uscite|voci|
			operazioni|mie spese|spesucce|i miei acquisti|i miei pagamenti|scontrini|registrazioni|gli acquisti|i movimenti`,
		NamesExpense: `acquisto|pagamento|transazione|movimento|spesa|uscita|voce|operazione`,
		OpensSeries:  `spese|totale|totali|acquisti|spesa|uscite|uscita`,
		TurnsQuestion: `non|meno|se|perché|rispetto|confronto|versus|vs|mai|dovrei|posso|potrei|sarebbe|sarà|resta|rimane|risparmiare|risparmiato|
			tuo|tua|tuoi|lui|lei|loro|suo|sua|tranne|eccetto|senza|escluso|budget|prossimo|prossima|altro|altri|altra|altre|persone|tra|fra|
			sopra|sotto|guadagno|guadagnato|stipendio|reddito|devo|deve|questo|quello|quella`,
		NamesDayAlways: `di lunedì|il lunedì|di martedì|di mercoledì|di giovedì|di venerdì|di sabato|di domenica`,
		LeadsToTag:     `con etichetta|con l'etichetta|etichetta|con tag|con il tag`,
		WithinThing:    `di|del|della|al|alla|dell'|d'|d'un|d'una`,
		SaysOver: `più di|oltre|oltre i|superiori a|sopra i|sopra|maggiori di|superiore a|di più di|oltre gli|al di sopra di|al di sopra dei|
			sopra gli|che superano|che superano i|da oltre`,
		SaysUnder: `meno di|inferiori a|sotto i|sotto|minori di|inferiore a|al di sotto di|al di sotto dei|di meno di|sotto gli`,
		AsksWhich: `qual'è il …|qual'è la …|quale …|quali …|in quale …|in quali …|che …|in che …|qual è il …|qual è la …|da quale …|su quale …|con quale …|
			per quale …|presso quale …|quale è il …|quale è la …`,
		SplitsBy: `per …|per ogni …|ogni …|per ciascuna …|secondo la …|divise per …|divisi per …|suddivise per …|per singola …|per ciascun …|
			in base alla …|in base al …|divisi in …|divise in …|ripartite per …|raggruppate per …|a seconda della …`,
		RanksBy:         `top …|… più caro|… più cara|… più costoso|… più costosa`,
		SpreadsOver:     `al …|alla …|a …|all'…|per …`,
		SpreadsEach:     `ogni …|tutti i …|tutte le …`,
		SplitsTime:      `mese per …`,
		NamesCategories: `categoria|categorie|tipo di spesa|voce di spesa|voci di spesa|tipologia|tipologie|tipi di spesa`,
		NamesShops: `negozio|negozi|esercente|esercenti|commerciante|posto|supermercato|supermercati|posti|locale|locali|bottega|punto vendita|
			punti vendita|commercianti`,
		NamesLabels:   `etichetta|etichette|tag|hashtag`,
		NamesPeople:   `persona|membro|persone|membri|ognuno|ciascuno`,
		NamesRates:    `aliquota|aliquota iva|aliquote|aliquote iva`,
		NamesWeekdays: `giorno della settimana|giorni della settimana`,
		NamesDays:     `giorno|giorni|giornata|giornate|dì`,
		NamesWeeks:    `settimana|settimane`,
		NamesMonths:   `mese|mesi`,
		NamesYears:    `anno|anni`,
		SaysDaily:     `giornaliera|giornaliero|giornaliere|quotidiana|giornalieri|quotidiano|quotidiane|quotidiani|giornalmente`,
		SaysWeekly:    `settimanale|settimanali|settimanalmente`,
		SaysMonthly:   `mensile|mensili|mensilmente`,
		SaysYearly:    `annuale|annuali|annua|annuo|annue|annualmente`,
		JoinsThings:   `e|o`,
		SaysDidCost: `è costato|è costata|sono costati|sono costate|costato|costata|è venuto|è venuta|è venuto a costare|mi è costato|
			mi è costata|ci è costato|ci è costata|mi sono costati|mi sono costate|ha fatto|hanno fatto|costato di più`,
		AsksTotal: `totale|somma|somma totale|in tutto|complessivamente|complessivo|in totale|da sempre|tot|tot.|tot speso|tutto insieme|tutto sommato|
			tutto assieme|sommando tutto`,
		AsksCompare:   `differenza|la differenza|la differenza tra|la differenza fra|scarto tra|confronta|confrontare|confronto|paragona|paragone|differenza tra|differenza fra|confrontami|metti a confronto`,
		JoinsCompared: `con|a|contro|e|rispetto a|col|con il|con lo|con la`,
		SaysDeleted: `eliminato|eliminati|eliminata|eliminate|cancellato|cancellati|cancellata|cancellate|ho eliminato|ho cancellato|rimosso|
			rimossi|rimosse|rimossa`,
		SaysWithout: `senza|senza il|senza la|senza lo|senza l'|senza i|senza le|senza gli|tranne|tranne il|tranne la|tranne l'|tranne le|
			tranne i|eccetto|eccetto il|eccetto la|eccetto l'|escluso|esclusa|esclusi|escluse|escluso il|esclusa la|escludendo|escludendo il|
			escludendo la|escludendo l'|escludendo le|escludendo i|a parte|a parte il|a parte la|a parte l'|a parte le|a parte i|meno il|meno la|
			meno l'|salvo|salvo il|salvo la|fatta eccezione per|a eccezione di|ad eccezione di|ad eccezione del|ad eccezione della|ad eccezione dell'|
			tolto|tolta|tolti|tolte|tolto il|tolta la|togliendo|togliendo il|togliendo la|togliendo l'|al di fuori di|fuori da|senza contare|
			senza contare il|senza contare la|senza contare l'|senza considerare|senza considerare il|senza considerare la|senza considerare l'|
			non contando|non contando il|non contando la|al netto di|al netto del|al netto della|se tolgo|se tolgo il|se tolgo la|se tolgo l'|
			se non conto|se non conto il|se non conto la|tutto tranne|tutto tranne il|tutto tranne la|tutto tranne l'|tutto meno|meno|viene senza|viene senza la|viene senza il|sarebbe senza|sarebbe senza la|sarebbe senza il|verrebbe senza|resta senza|rimane senza`,
		SaysWithoutBehind: `a parte|escluso|esclusa|esclusi|escluse`,
		ComparesWith: `sopra o sotto|sopra o sotto a|che|che a|che in|rispetto a|rispetto al|rispetto alla|rispetto all'|rispetto allo|in confronto a|in confronto al|
			in confronto alla|a confronto con|confrontato con|confrontata con|confrontati con|confrontate con|paragonato a|paragonata a|contro|vs|vs.|
			versus|rispetto|a confronto|nei confronti di|più del|piu del|meno del|più della|piu della|meno della|più dello|meno dello`,
		NamesPrevious: `il precedente|la precedente|il mese precedente|la settimana precedente|l'anno precedente|mese precedente|
			settimana precedente|anno precedente|quello prima|quella prima|il mese prima|la settimana prima|l'anno prima|quello precedente|
			quella precedente|quello scorso|quella scorsa|precedente|lo scorso|la scorsa`,
		SaysMore: `meno|di meno|aumentato|aumentata|aumentati|aumentate|diminuito|diminuita|diminuiti|diminuite|salito|salita|saliti|salite|
			sceso|scesa|scesi|scese|cresciuto|cresciuta|cresciuti|cresciute|calato|calata|calati|calate|in aumento|in calo|di più o di meno|
			di meno o di più|più o meno|di più o meno|piu o meno|meno o più|meno o piu`,
		JoinsTogether:   `con`,
		SaysTogether:    `insieme|assieme|sommati|sommate|messi insieme|messe insieme|complessivamente`,
		SaysGave:        `dato|ho dato|lasciato|ho lasciato|abbiamo lasciato|sono andati|è andato|mi è partito|mi sono partiti|versato|ho versato`,
		NamesTax:        `iva|iva detraibile|iva a credito|imposta|imposte|tasse|tassa|iva pagata|l'iva`,
		LeadsToRate:     `al|a|con|del|di|con il|con l'`,
		BetweenAmounts:  `tra … e …|fra … e …|tra i … e i …|da … a …|dai … ai …|compresi tra … e …|comprese tra … e …`,
		NamesAnything:   `tutto|qualcosa|qualunque cosa|tutto quello che|quello che|tutto ciò che|roba`,
		ClosesFollowing: `invece|però|allora`,
		OpensFollowing: `e|e per|e quanto a|e quanto al|e quanto alla|e invece|ma|beh|allora|e allora|ok|bene|e poi|e che mi dici di|che mi dici di|e come va con|quindi|boh|
			e quindi|dai|ok e|senti|senti un po|ehi|scusa|dimmi|mah|perfetto|grazie|ciao|e ora|e adesso|adesso|ora|ma quindi|vabbè|vabbe|va bene|
			una domanda|domanda|dunque|insomma|poi`,
	},
	labels: labels{
		LabelPaid: `totale da pagare|importo da pagare|da pagare|totale pagato|importo pagato|importo totale|totale complessivo|tot complessivo|
			totale documento|totale fattura|totale iva inclusa|totale iva compresa|totale iva incl|totale con iva|totale ivato|netto a pagare|
			totale generale|totale dovuto|totale addebitato|importo addebitato|pagato|importo pagato con|prezzo totale|totale ordine iva inclusa`,
		LabelTotal: `totale|totale ordine|totale dell'ordine|totale acquisti|totale corsa|totale viaggio|totale scontrino|totale conto|somma|tot|
			tot.`,
		LabelAmount: `importo|importo di|per un importo di|per l'importo di|prezzo|valore|cifra|costo|somma di|imp.|di importo`,
		LabelSubtotal: `subtotale|sub totale|sub-totale|imponibile|totale imponibile|totale netto|netto|importo netto|totale senza iva|
			totale parziale|base imponibile|merce|totale merce`,
		LabelTax: `iva|i.v.a.|di cui iva|imposta|imposte|totale iva|iva totale|importo iva|iva inclusa|iva compresa|imposta di soggiorno|
			di cui imposta`,
		LabelTip:    `mancia|servizio|coperto|coperti|costo del servizio|costi di servizio`,
		LabelOff:    `sconto|sconti|totale sconti|buono sconto|buono|coupon|promo|promozione|riduzione|abbuono|offerta|sconto fidelity|sconto carta`,
		LabelCash:   `contanti|contante|pagamento contante|pagamento contanti|pagamento in contanti|importo ricevuto|ricevuto|versato|consegnato`,
		LabelChange: `resto|resto contanti|da rendere|resto euro`,
		LabelLeft: `saldo|saldo disponibile|saldo attuale|nuovo saldo|saldo contabile|disponibilita|disponibilita residua|disponibile|residuo|
			credito residuo|plafond|plafond residuo|limite|limite residuo|fido|punti|saldo punti|punti fedelta|totale punti|punti spesa|risparmio|
			hai risparmiato|totale risparmiato|ti restano|rimangono|saldo di`,
		LabelCount: `articoli|articolo|n articoli|num articoli|numero articoli|numero pezzi|pezzi|pz|qta|quantita|coperti n|persone|prodotti|
			totale pezzi|totale articoli`,
		LabelMeans: `carta|carta di credito|carta di debito|carta credito|carta debito|bancomat|pagobancomat|visa|mastercard|maestro|amex|
			pagamento elettronico|pagamento carta|pagamento con carta|pagato con|modalita di pagamento|metodo di pagamento|mezzo di pagamento|
			contactless|satispay|paypal|postepay|buoni pasto|ticket restaurant|pos|elettronico|non riscosso`,
		LabelCard: `che termina con|che termina per|terminante con|che finisce con|che finisce per|terminante per|carta n|carta n.|numero carta|
			carta numero|conto|c/c|conto n|iban|con finale|finale`,
		LabelDay: `data|data fattura|data documento|data di emissione|data emissione|emessa il|emesso il|data ordine|data dell'ordine|ordine del|
			data acquisto|data di acquisto|data operazione|data pagamento|data e ora|data ora|effettuato il|effettuata il|pagato il|eseguito il|
			eseguita il|in data|fattura del|viaggio del|corsa del|data contabile`,
		LabelOtherDay: `scadenza|data di scadenza|data scadenza|scade|scade il|entro il|da pagare entro|da pagare entro il|consegna|consegna prevista|
			data di consegna|consegna stimata|arrivo|arrivo previsto|valido fino al|valida fino al|fino al|prossimo addebito|prossimo pagamento|
			prossima fattura|periodo|periodo di fatturazione|partenza|reso entro|resi entro|cambio merce entro|data valuta|valuta`,
		LabelPayee: `esercente|negozio|venditore|venduto da|beneficiario|fornitore|punto vendita|merchant|destinatario|ragione sociale|emittente|
			da:`,
		LabelPlain: `ciao|gentile|gentile cliente|buongiorno|buonasera|caro|cara|grazie|grazie per|grazie e arrivederci|arrivederci|oggetto|tavolo|
			cameriere|operatore|cassa|cassiere|cassiera|cassa n|fattura|la tua fattura|fattura n|fattura n.|numero fattura|ricevuta|la tua ricevuta|
			scontrino|scontrino n|numero scontrino|documento n|documento n.|documento commerciale|di vendita o prestazione|doc.|doc|il tuo ordine|
			ordine|ordine n|numero ordine|numero d'ordine|conferma ordine|conferma d'ordine|telefono|tel|tel.|cell|cell.|p.iva|p. iva|partita iva|
			codice fiscale|cod. fisc.|c.f.|indirizzo|via|viale|piazza|corso|cliente|ora|operazione|operazione n|autorizzazione|cod. autorizzazione|
			codice autorizzazione|terminale|copia|copia cliente|copia esercente|descrizione|causale|cordiali saluti|distinti saluti|saluti|pagina|
			riferimento|rif|rif.|benvenuto|benvenuti|a presto|buon viaggio|se non riconosci|se non l'hai|se non sei stato tu|contatta|contattaci|
			chiama|info|riepilogo|dettaglio|dettagli|riepilogo ordine|spett.le|r.t.|rt|lotteria|codice lotteria|codice cliente|a:`,
		LabelGross: `inclusa|incl|incl.|iva inclusa|iva compresa|con iva|comprensivo di iva`,
		LabelPaidTo: `presso|a favore di|a|da|al|alla|allo|all'|su|per|verso|c/o|il tuo viaggio con|la tua corsa con|viaggio con|il tuo ordine da|
			il tuo ordine su|ordine da|acquisto presso|acquisto su|acquisto da|pagamento presso|pagamento a`,
		LabelNotice: `hai pagato|hai speso|hai inviato|hai effettuato|hai autorizzato|hai acquistato|ha effettuato|
			ha autorizzato|e stato addebitato|e stata addebitata|e stato effettuato|e stato autorizzato|e stato eseguito|e stata autorizzata|
			e stato registrato|addebitati|con la tua carta|con la sua carta|sulla tua carta|la tua carta|la sua carta|il tuo pagamento|
			il suo pagamento|il tuo acquisto|pagamento autorizzato|pagamento effettuato|pagamento eseguito|operazione autorizzata|
			transazione autorizzata|acquisto autorizzato|hai ricevuto|ha ricevuto|ti ha inviato|ti ha mandato|bonifico ricevuto|accredito stipendio|
			id transazione|codice transazione|autorizzata operazione|autorizzato pagamento`,
		LabelPayment: `pagamento|pagamenti|acquisto|acquisti|addebito|operazione|transazione|spesa|pagato|speso|addebitato|addebitata|autorizzato|
			autorizzata|prenotato|bonifico a favore|bonifico verso|bonifico inviato|bonifico disposto|pagamento con carta|pagamento carta|
			pagamento pos|operazione pos|acquisto con carta|pagamento di|addebito di|operazione di|acquisto di|domiciliazione|addebito diretto|
			pre-autorizzazione`,
		LabelDeclined: `negato|negata|rifiutato|rifiutata|respinto|respinta|non autorizzato|non autorizzata|non riuscito|non riuscita|
			non e andato a buon fine|non e andata a buon fine|non andato a buon fine|fallito|fallita|annullato|annullata|bloccato|bloccata|stornato|
			fondi insufficienti|saldo insufficiente|plafond insufficiente|credito insufficiente|non eseguito|non eseguita|non completato`,
		LabelIncome: `stipendio|accredito|accredito di|accreditato|accreditata|accreditati|bonifico ricevuto|bonifico in entrata|
			bonifico a tuo favore|bonifico in tuo favore|hai ricevuto|ha ricevuto|ti ha inviato|ti ha mandato|ti ha trasferito|versamento|
			versamento di|emolumenti|pensione|entrata|ricevuti|a tuo favore|in tuo favore`,
		LabelReturned: `rimborso|rimborsato|rimborsata|rimborso di|storno|storno di|riaccredito|riaccreditato|reso accreditato|nota di credito|
			ti abbiamo rimborsato`,
		LabelMoved: `prelievo|prelievo di|prelievo bancomat|prelievo atm|prelievo contante|prelievo di contante|sportello|sportello automatico|
			giroconto|girofondi|trasferimento tra conti|al tuo conto deposito|al salvadanaio|sul salvadanaio`,
		LabelBank: `banca|intesa sanpaolo|unicredit|bancoposta|postepay|fineco|hype|avviso|notifica|bper|banco bpm|satispay|mediolanum|bnl|ing|paypal|revolut`,
		LabelCode: `codice di sicurezza|codice di verifica|codice di conferma|codice otp|otp|il tuo codice|il codice|per confermare|
			per autorizzare|non condividere|non condividerlo|non comunicare|non comunicarlo|password temporanea|codice per`,
		LabelDue: `scadenza|scade il|sara addebitato|sara addebitata|saranno addebitati|verra addebitato|verra addebitata|verranno addebitati|
			da pagare entro|prossimo addebito|estratto conto|rata in scadenza|insoluto|in scadenza`,
		LabelTransfer: `bonifico|bonifico di|bonifico istantaneo`,
	},
	languageNames: map[string]string{
		"en": `inglese`,
		"zh": `cinese|mandarino`,
		"de": `tedesco|tedesca`,
		"es": `spagnolo|spagnola`,
		"fr": `francese`,
		"it": `italiano|italiana`,
		"pt": `portoghese`,
		"nl": `olandese`,
		"pl": `polacco`,
		"ru": `russo`,
		"uk": `ucraino`,
		"tr": `turco`,
		"ja": `giapponese`,
		"ko": `coreano`,
	},
	requests: phrases{
		SpeaksLanguage: `in {language} per favore|in {language}|parla {language}|parla in {language}|rispondi in {language}|
			la mia lingua è {language}|la mia lingua è l'{language}|lingua {language}|{language} per favore|parlami in {language}|
			rispondimi in {language}|scrivi in {language}|scrivimi in {language}|la mia lingua è il {language}|cambia lingua in {language}|
			cambia la lingua in {language}|imposta la lingua su {language}|imposta lingua {language}|metti la lingua in {language}|passa a {language}|
			passa all'{language}|passa al {language}|d'ora in poi rispondi in {language}|da ora in poi rispondi in {language}|
			d'ora in poi in {language}`,
		ShowsCategories: `categorie|le mie categorie|mostra le categorie|regole|le mie regole|mostrami le categorie|vedi categorie|
			che categorie ci sono|quali categorie ci sono|elenco categorie|le categorie|le regole|mostra le regole`,
		NamesList: `elenco|elenca|elencami|lista|listino|la lista|una lista|l'elenco|un elenco|elenco completo|lista completa`,
		AroundList: `di|del|della|delle|dei|a|in|per|il|la|le|un|una|mie|fammi|dammi|l'|che|tutte|tutti|tutto|tutto quello|quello|da|dal|dalla|
			vedere|questo|questa|completo|completa|e|per favore|ora|degli|d'|mesi`,
		SaysLogged: `ho segnato|che ho segnato|quello che ho segnato|ho registrato|che ho registrato|quello che ho registrato|ho inserito|
			che ho inserito|quello che ho inserito|ho scritto|che ho scritto|quello che ho scritto|ho messo|che ho messo|quello che ho messo|
			ho annotato|che ho annotato|quello che ho annotato|segnato|registrato|quello che c'è|che c'è|che ho|quello che ho|ho speso|che ho speso`,
		ListsExpenses: `lista|elenco|spese|le mie spese|ultime spese|mostra le spese|mostrami le mie spese|spese {period}|le mie spese {period}|
			spese di {period}|mostra le spese di {period}|mostrami le spese di {period}|elenco {period}|ultimi acquisti|elenco spese|lista spese|
			lista delle spese|elenco delle spese|mostra spese|vedi spese|le ultime spese|fammi vedere le spese|fammi vedere le mie spese|
			fammi vedere le ultime spese|mostrami le ultime spese|mostra le ultime spese|spese del {period}|spese della {period}|spese dell'{period}|
			le spese {period}|le spese di {period}|spese fatte {period}|lista {period}|fammi vedere le spese di {period}|
			fammi vedere le spese {period}|mostra le spese {period}|mostrami le spese {period}|uscite {period}|uscite di {period}|le uscite {period}|
			le uscite di {period}|cosa ho comprato {period}|movimenti {period}|movimenti di {period}|elenco spese {period}|
			elenco delle spese {period}|elenco delle spese di {period}|elenco di {period}|l'elenco di {period}|l'elenco delle spese {period}|
			l'elenco delle spese di {period}|lista di {period}|la lista di {period}|lista delle spese {period}|lista delle spese di {period}|
			la lista delle spese di {period}|fammi l'elenco di {period}|fammi l'elenco delle spese di {period}|fammi la lista di {period}|
			dammi la lista di {period}|dammi l'elenco di {period}|dimmi le spese di {period}|
			fammi la lista|fammi l'elenco|mostrami la lista|la lista|l'elenco|fammi vedere la lista|fammi vedere l'elenco|dammi la lista`,
		Reports: `rapporto|resoconto|riepilogo|report mensile|rapporto {period}|rapporto di {period}|resoconto {period}|
			resoconto di {period}|riepilogo {period}|riepilogo di {period}|com'è andato {period}|com'è andata {period}|e {period}|mostrami {period}|
			report|riassunto|rendiconto|bilancio|panoramica|sintesi|report {period}|report di {period}|il report di {period}|rapporto mensile|
			resoconto mensile|riepilogo mensile|riepilogo del {period}|riepilogo della {period}|riepilogo dell'{period}|riassunto {period}|
			riassunto di {period}|riassunto del {period}|riassunto della {period}|rendiconto {period}|rendiconto di {period}|panoramica {period}|
			panoramica di {period}|sintesi {period}|sintesi di {period}|resoconto del {period}|resoconto della {period}|rapporto del {period}|
			rapporto della {period}|com'è andato il {period}|com'è andata la {period}|come è andato {period}|come è andata {period}|
			come è andato il {period}|come è andata la {period}|come sta andando {period}|come va {period}|come siamo messi {period}|
			come sono messo {period}|come sono messa {period}|come sto messo {period}|com'era {period}|e il {period}|e la {period}|e a {period}|
			e in {period}|quanto {period}|quanto in {period}|quanto a {period}|quant'è {period}|quanto fa {period}|totale {period}|totale di {period}|
			totale del {period}|totale della {period}|il totale di {period}|il totale {period}|in tutto {period}|in totale {period}|
			cosa ho speso {period}|che ho speso {period}|tutto {period}|somma {period}|somma di {period}|a quanto siamo {period}|
			a quanto sono {period}|a quanto ammonta {period}|quanto se n'è andato {period}|quanto è andato via {period}|quanto è uscito {period}|
			dammi il riepilogo di {period}|dammi il riepilogo {period}|fammi il riepilogo di {period}|fammi un riepilogo di {period}|
			fammi un riassunto di {period}|fammi il riassunto di {period}|dammi il resoconto di {period}|dammi il rapporto di {period}|
			dammi il report di {period}|fammi il resoconto di {period}|mostrami il riepilogo di {period}|mostra il riepilogo di {period}|
			fammi vedere {period}|mostra {period}|fammi vedere com'è andato {period}|{period} quanto ho speso|e {period} quanto ho speso|
			{period} quanto abbiamo speso|e {period} quanto abbiamo speso|{period} quant'è|e {period} quant'è|{period} a quanto siamo|
			fammi il resoconto {period}|fammi il riepilogo {period}|dammi il resoconto {period}|fammi un resoconto di {period}|
			fammi un resoconto {period}|resoconto mensile {period}|il riepilogo {period}|il resoconto {period}|il riepilogo di {period}|
			il resoconto di {period}|dammi un resoconto di {period}|voglio il riepilogo {period}|il punto {period}|facciamo il punto {period}|
			fai il resoconto di {period}|fai il riepilogo di {period}|fai il riepilogo {period}|mi fai il riepilogo di {period}|
			mi fai il resoconto di {period}|mi dai il totale di {period}|dammi il totale {period}|dammi il totale di {period}|dammi tutto {period}`,
		ShowsChart: `grafico|mostra un grafico|diagramma|fammi un grafico|mostrami un grafico|mostrami il grafico|disegna un grafico|
			grafico a barre`,
		ExportsCSV: `esporta|esporta tutto|esporta {period}|esportare|esporta i dati|esporta tutti i dati|esportami tutto|scarica tutto|
			esporta csv|esporta in csv|esporta il {period}|esporta {period} in csv|esporta le spese|esporta le mie spese|scarica i dati|
			scarica le spese|mandami i dati|dammi i dati|dammi tutto in csv|csv {period}|in csv|esporta tutto in csv|esporta le spese in csv|
			esporta le mie spese in csv|esportami tutto in csv|esportami le spese in csv|esportami le mie spese in csv|esportami {period} in csv|
			esportare tutto in csv|esportare le spese in csv|esportare le mie spese in csv|esportare {period} in csv|esportami in csv|
			esportare in csv|esportare il csv|esportare un csv|esportare un file csv|mandami il csv|mandami un csv|mandami un file csv|inviami il csv|
			inviami un csv|inviami un file csv|dammi il csv|dammi un csv|dammi un file csv|fammi il csv|fammi un csv|fammi un file csv|scarica il csv|
			scarica un csv|scarica un file csv|scaricami il csv|scaricami un csv|scaricami un file csv|voglio il csv|voglio un csv|voglio un file csv|
			esportami le spese`,
		ExportsXLSX: `esporta in excel|esporta excel|esporta tutto in excel|esporta in xlsx|esporta xlsx|excel {period}|
			esporta {period} in excel|scarica in excel|esporta su excel|esporta tutto su excel|esporta le spese in excel|dammi un excel|
			dammi tutto in excel|mandami un excel|mandami tutto in excel|fammi un excel|voglio un excel|scarica excel|esporta tutto in un excel|
			file excel|foglio excel|in excel|esporta tutto in xlsx|esporta le spese in xlsx|esporta le spese su excel|esporta le mie spese in excel|
			esporta le mie spese in xlsx|esporta le mie spese su excel|esporta {period} in xlsx|esporta {period} su excel|esportami tutto in excel|
			esportami tutto in xlsx|esportami tutto su excel|esportami le spese in excel|esportami le spese in xlsx|esportami le spese su excel|
			esportami le mie spese in excel|esportami le mie spese in xlsx|esportami le mie spese su excel|esportami {period} in excel|
			esportami {period} in xlsx|esportami {period} su excel|esportare tutto in excel|esportare tutto in xlsx|esportare tutto su excel|
			esportare le spese in excel|esportare le spese in xlsx|esportare le spese su excel|esportare le mie spese in excel|
			esportare le mie spese in xlsx|esportare le mie spese su excel|esportare {period} in excel|esportare {period} in xlsx|
			esportare {period} su excel|esportami in excel|esportami in xlsx|esportami su excel|esportare in excel|esportare in xlsx|
			esportare su excel|esportare l'excel|esportare un excel|esportare il file excel|esportare un file excel|esportare un foglio excel|
			esportare un foglio di calcolo|mandami l'excel|mandami il file excel|mandami un file excel|mandami un foglio excel|
			mandami un foglio di calcolo|inviami l'excel|inviami un excel|inviami il file excel|inviami un file excel|inviami un foglio excel|
			inviami un foglio di calcolo|dammi l'excel|dammi il file excel|dammi un file excel|dammi un foglio excel|dammi un foglio di calcolo|
			fammi l'excel|fammi il file excel|fammi un file excel|fammi un foglio excel|fammi un foglio di calcolo|scarica l'excel|scarica un excel|
			scarica il file excel|scarica un file excel|scarica un foglio excel|scarica un foglio di calcolo|scaricami l'excel|scaricami un excel|
			scaricami il file excel|scaricami un file excel|scaricami un foglio excel|scaricami un foglio di calcolo|voglio l'excel|
			voglio il file excel|voglio un file excel|voglio un foglio excel|voglio un foglio di calcolo|esportare l'excel {period}|
			esportare un excel {period}|mandami l'excel {period}|mandami un excel {period}|inviami l'excel {period}|inviami un excel {period}|
			dammi l'excel {period}|dammi un excel {period}`,
		AsksDifference: `differenza tra {words} e {value}|differenza fra {words} e {value}|la differenza tra {words} e {value}|
			la differenza fra {words} e {value}|qual è la differenza tra {words} e {value}|qual è la differenza fra {words} e {value}|
			quant'è la differenza tra {words} e {value}|quanto è la differenza tra {words} e {value}|che differenza c'è tra {words} e {value}|
			quanto ho speso di più in {words} che in {value}|quanto ho speso in più in {words} che in {value}|
			quanto ho speso di più per {words} che per {value}|quanto ho speso in più per {words} che per {value}|
			quanto ho speso di più per {words} rispetto a {value}|quanto ho speso in più per {words} rispetto a {value}|
			quanto ho speso di più in {words} rispetto a {value}|quanto di più per {words} che per {value}|quanto in più per {words} che per {value}|
			quanto in più per {words} rispetto a {value}|quanto ho speso in meno per {words} che per {value}|
			quanto ho speso di meno in {words} che in {value}|quanto ho speso di meno per {words} che per {value}|
			ho speso di più per {words} o per {value}|ho speso di più in {words} o in {value}|ho speso più per {words} o per {value}|
			ho speso più in {words} o in {value}|ho speso di più per {words} che per {value}|ho speso di più in {words} che in {value}|
			ho speso più per {words} che per {value}|ho speso più in {words} che in {value}|per cosa ho speso di più, {words} o {value}|
			in cosa ho speso di più, {words} o {value}|di più per {words} o per {value}|di più in {words} o in {value}`,
		AsksShare: `che percentuale delle mie spese è {words}|quale percentuale delle mie spese è {words}|
			che percentuale delle mie spese è andata in {words}|che percentuale ho speso in {words}|che percentuale ho speso per {words}|
			quanta parte delle mie spese è {words}|percentuale di {words}|che percentuale delle mie spese va in {words}|
			quale percentuale delle mie spese va in {words}|che percentuale delle spese è {words}|quale percentuale delle spese è {words}|
			quale percentuale delle mie spese è andata in {words}|che percentuale va in {words}|quale percentuale ho speso in {words}|
			quale percentuale ho speso per {words}|che parte delle mie spese è {words}|che percentuale delle mie spese sono {words}|
			quale percentuale delle mie spese sono {words}|che percentuale incide {words}|quanto incide {words}|quanto incidono {words}|
			percentuale per {words}|quota di {words}`,
		SaysEntered: `segnato|segnata|registrato|registrata|inserito|inserita|messo|messa|pagato|pagata|scritto|annotato|è segnato|è segnata|è pagato|è pagata|
			è registrato`,
		AroundWhether: `già|gia`,
		FindsWords: `cerca {words}|trova {words}|elenca {words}|mostra tutti i {words}|mostra tutte le {words}|cercami {words}|trovami {words}|
			cercare {words}|mostrami tutti i {words}|mostrami tutte le {words}|fammi vedere tutti i {words}|fammi vedere tutte le {words}|
			mostrami {words}`,
		AsksWhatFor: `per cosa era {words}|a cosa serviva {words}|cos'era {words}`,
		ShowsSettings: `impostazioni|le mie impostazioni|mostra impostazioni|mostrami le impostazioni|mostra le impostazioni|vedi impostazioni|
			preferenze|configurazione|le mie preferenze|apri le impostazioni`,
		BeforePayer: `per|di|era di|è di|ha pagato|l'ha pagato|pagato da|da`,
		BehindPayer: `ha pagato|l'ha pagato|ha pagato tutto`,
		NamesSelf:   `io|me|a me|per me|mio|mia|ho pagato io|l'ho pagato io|sono stato io|sono stata io|è mio|è mia`,
		ShowsRoles:  `ruoli|i ruoli|mostra ruoli|mostra i ruoli|chi può fare cosa|membri|i membri`,
		GivesRole: `ruoli {words}|ruolo {words}|rendi {words} un {value}|rendi {words} {value}|fai di {words} un {value}|
			nomina {words} {value}|dai a {words} il ruolo di {value}|fai {words} {value}|metti {words} come {value}|
			assegna a {words} il ruolo di {value}|assegna a {words} il ruolo {value}`,
		NamesOwner:  `proprietario|proprietaria|titolare|padrone|padrona|amministratore|amministratrice`,
		NamesMember: `membro|membri|partecipante`,
		NamesViewer: `lettore|lettrice|osservatore|osservatrice|spettatore|spettatrice|sola lettura|visualizzatore`,
		NamesZone:   `fuso orario|fuso|orario|l'ora|ora locale|ora di|l'ora di`,
		AroundSetting: `ora|è ora|adesso è|diventa|la mia|la|mia|in|a|ad|ai|agli|alle|al|come|con|su|sui|è|sono|il|lo|l'|i|gli|le|sia|passa|adesso|principale|il mio|mio|
			miei|i miei|nostro|dal|dall'|da|del|di|di ogni mese|ogni mese|del mese|giorno|il giorno|giorno di paga|stipendio|con me|mi|me|ok|allora|
			senti|comunque|boh|tutto|tutti|poi|e|pure|ormai|qui|puoi|potresti|che|alla|all'|nella|dell'|ecco|va bene|ho|abbiamo|lascia|scrivo|segno|
			inserisco|riporto|annoto`,
		AroundNewCategory: `una|la|chiamata|per|di|me|che si chiama|altra|mia|anche`,
		AddsCategory:      `crea|creare|creami|aggiungi|aggiungere|aggiungimi|nuova|voglio|vorrei|mi serve|fai|fammi|metti|inserisci|apri`,
		AroundLeft: `quanto|quanti|cosa|che|mi|ci|ancora|di|del|dal|nel|il|mio|per|questo|mese|soldi|da spendere|da|spendere|adesso|ora|e|è|
			allora|ma|fino|a|fine|ho|c'è|sono|posso|oggi|boh|insomma|poi`,
		StillLeft: `rimane|mi rimane|ci rimane|rimangono|mi rimangono|rimasto|è rimasto|mi è rimasto|resta|mi resta|restano|mi restano|avanza|
			mi avanza|posso ancora spendere|ancora spendere|posso spendere ancora|disponibile|sforato|rimanente|spendere ancora|posso spendere|
			ho ancora|ancora da spendere`,
		NamesBudget: `budget|mio budget|il mio budget|limite|tetto|budget mensile`,
		AroundExport: `tutto|tutto questo|questo|tutte|tutti|le|i|il|la|lo|un|una|in|in un|su|come|di|spese|le mie spese|mie|dati|i miei dati|
			i dati|file|formato|elenco|lista|per|commercialista|per il|mio|quanto|con|movimenti|voci|le voci|registrato|finora|dentro|quello|che ho|
			ho|segnato|per favore`,
		AsksFile: `esporta|esportare|esportami|scarica|scaricare|scaricami|manda|mandami|mandare|invia|inviami|dammi|dai|mi dai|mi mandi|
			mi fai|mi passi|puoi mandarmi|puoi darmi|puoi farmi|puoi esportare|posso avere|posso scaricare|vorrei|voglio|mi serve|ho bisogno di|fammi|
			fai|passami|metti|mettimi|genera|crea|tirami fuori`,
		NamesCSV:   `csv|file csv`,
		NamesSheet: `excel|xlsx|file excel|foglio excel|foglio di calcolo|foglio elettronico|un excel`,
		AroundCategories: `quali|che|quali sono|elenco|elenco delle|elenca|elencami|lista|lista delle|mostra|mostrami|dammi|dimmi|fammi vedere|
			vedere|le|tutte|tutte le|mie|tue|le mie|le tue|di|delle|ci sono|sono|hai|ho|abbiamo|esistono|usi|posso usare|disponibili|conosci|
			possibili|adesso|per favore|insomma|allora|a disposizione`,
		NamesMonthStart: `inizio mese|inizio del mese|l'inizio del mese|primo giorno del mese`,
		SetsSetting: `cambia|cambiare|cambiami|imposta|impostare|impostami|metti|mettere|mettimi|usa|usare|voglio|vorrei|applica|applicare|
			scegli|configura|setta|fai|mettiamo`,
		SaysMine:        `la mia|mia|il mio|mio|nostra|la nostra|da me|da noi|per me|per noi|uso|che uso|ho|applico|che applico|usiamo`,
		NamesOwnAmounts: `importi che do|prezzi che do|importi che scrivo|importi che inserisco|cifre che scrivo|prezzi che scrivo|importi|prezzi|cifre|somme|quello che scrivo|quello che segno`,
		SwitchesSetting: `passa a|passa in|passa al|passa agli|passa ai|passa alla|passa all'|passiamo a|passiamo in|passiamo agli|metti tutto in|
			tutto in|cambia tutto in|passa tutto in`,
		SaysHenceforth: `d'ora in poi|da ora in poi|da adesso|da adesso in poi|da oggi|da oggi in poi|in futuro|sempre|di default|predefinita|
			predefinito|di norma|di solito|normalmente|standard|di base|di regola|per difetto|come predefinita`,
		NamesVATRate:  `aliquota|aliquota iva|percentuale iva|percentuale dell'iva|aliquota dell'iva`,
		NamesOwnMonth: `mese|mesi|mese contabile`,
		SaysBegins: `parte|partono|partire|comincia|cominciano|cominciare|inizia|iniziano|iniziare|va|scatta|conta|contare|decorre|parti|parta|
			inizi|cominci|partisse|iniziasse|cominciasse`,
		NamesSpeech: `lingua|lingue`,
		SaysSpeak:   `parla|parlami|parlare|parliamo|rispondi|rispondimi|rispondere|scrivi|scrivimi|scrivere`,
		LivesIn: `sono a|sono in|ora sono a|adesso sono a|ora sono in|adesso sono in|vivo a|vivo in|ora vivo a|adesso vivo a|abito a|
			abito in|ora abito a|adesso abito a|mi sono trasferito a|mi sono trasferita a|mi sono trasferito in|mi sono trasferita in|siamo a|
			viviamo a|ci siamo trasferiti a|ci siamo trasferiti in|abitiamo a|ora siamo a|ora viviamo a`,
		SetsCurrency: `valuta {currency}|la mia valuta è {currency}|la mia valuta è il {currency}|la mia valuta è l'{currency}|
			la mia valuta è lo {currency}|la mia valuta è la {currency}|la valuta è {currency}|imposta la valuta su {currency}|
			imposta la valuta a {currency}|imposta valuta {currency}|metti la valuta in {currency}|metti la valuta su {currency}|
			metti come valuta {currency}|metti come valuta il {currency}|metti come valuta l'{currency}|cambia la valuta in {currency}|
			cambia valuta in {currency}|cambia la mia valuta in {currency}|usa {currency} come valuta|usa il {currency} come valuta|
			usa l'{currency} come valuta|la mia moneta è {currency}|la mia moneta è il {currency}|la mia moneta è l'{currency}|pago in {currency}|
			passa a {currency}|passa al {currency}|conta in {currency}|imposta come valuta {currency}|imposta come valuta il {currency}|
			imposta come valuta l'{currency}|imposta come valuta lo {currency}|imposta come valuta la {currency}|imposta come valuta i {currency}|
			imposta come valuta gli {currency}|imposta come valuta le {currency}|imposta la mia valuta su {currency}|imposta la valuta in {currency}|
			metti la valuta a {currency}|metti {currency} come valuta|imposta {currency} come valuta|usa i {currency}|usa le {currency}|
			usa gli {currency}|usa {currency}|la mia valuta sono i {currency}|la mia valuta sono le {currency}|uso i {currency}|uso le {currency}|
			uso {currency}|pago coi {currency}|calcola in {currency}|segna tutto in {currency}|segna in {currency}|valuta in {currency}|
			passa ai {currency}|passa alle {currency}|d'ora in poi in {currency}|valuta predefinita {currency}`,
		AsksHelp: `aiuto|cosa sai fare|cosa puoi fare|come funziona|comandi|aiutami|mi aiuti|aiuto per favore|help|cosa fai|che cosa fai|
			cosa posso fare|che cosa posso fare|cosa posso chiedere|cosa posso chiederti|cosa posso scrivere|cosa devo fare|cosa scrivo|
			cosa devo scrivere|che sai fare|che puoi fare|a cosa servi|a cosa serve|a che serve|come funzioni|come funziona questo bot|
			come funziona il bot|come si usa|come ti uso|come si usa questo bot|e adesso|e ora|istruzioni|manuale|guida|lista comandi|elenco comandi|
			lista dei comandi|quali comandi ci sono|che comandi ci sono|mostra i comandi|mostrami i comandi|funzioni|funzionalità|le tue funzioni|
			quali funzioni hai|che funzioni hai|quali sono le tue funzioni`,
		SetsZone: `il mio fuso orario è {zone}|fuso orario {zone}|il fuso orario è {zone}|fuso orario su {zone}|
			cambia il fuso orario in {zone}|cambia fuso orario in {zone}|imposta il fuso orario su {zone}|imposta fuso orario {zone}|
			imposta il fuso orario a {zone}|metti il fuso orario di {zone}|metti il fuso orario su {zone}|metti fuso orario {zone}|
			il mio fuso è {zone}|sono a {zone}|vivo a {zone}|abito a {zone}|sto a {zone}|sono nel fuso orario di {zone}|sono nel fuso di {zone}|
			siamo nel fuso orario di {zone}|uso il fuso orario di {zone}|usa il fuso orario di {zone}|fuso orario di {zone}|imposta il fuso su {zone}|
			imposta il fuso orario di {zone}|metti il fuso di {zone}|cambia il fuso in {zone}|mi trovo a {zone}|adesso sono a {zone}|
			ora sono a {zone}|mi sono trasferito a {zone}|mi sono trasferita a {zone}|ora vivo a {zone}|ora abito a {zone}|l'ora di {zone}|
			il mio orario è quello di {zone}|sono a {zone}, cambia il fuso orario|sono a {zone} cambia il fuso orario|sono a {zone}, cambia fuso|
			sono a {zone} cambia fuso|sono a {zone}, cambia il fuso|adesso vivo a {zone}|cambia il fuso a {zone}|ora di {zone}`,
		SetsVAT: `iva {rate}|iva al {rate}|l'iva è {rate}|l'iva è al {rate}|l'iva è del {rate}|la mia iva è {rate}|la mia iva è al {rate}|
			la mia iva è del {rate}|aliquota iva {rate}|la mia aliquota è {rate}|la mia aliquota è del {rate}|la mia aliquota iva è {rate}|
			imposta l'iva al {rate}|imposta iva al {rate}|metti l'iva al {rate}|metti iva al {rate}|cambia l'iva al {rate}|porta l'iva al {rate}`,
		EndsVAT:    `senza iva|iva no|niente iva|togli l'iva|togli iva|disattiva l'iva|disattiva iva|iva disattivata|non mettere l'iva`,
		AsksForVAT: `chiedi l'iva|chiedimi l'iva|chiedi sempre l'iva|chiedimi sempre l'iva|chiedi ogni volta l'iva|chiedimi ogni volta l'iva`,
		CountsNet: `importi netti|gli importi sono netti|i miei importi sono netti|importi senza iva|gli importi sono senza iva|
			i prezzi sono senza iva|gli importi sono al netto|gli importi sono iva esclusa|prezzi iva esclusa`,
		CountsGross: `importi lordi|gli importi sono lordi|i miei importi sono lordi|importi con iva|gli importi sono con iva|
			i prezzi sono con iva|gli importi sono ivati|gli importi sono iva inclusa|prezzi iva inclusa`,
		StartsMonth: `il mio mese comincia il {value}|il mio mese inizia il {value}|il mio mese parte il {value}|
			il mio mese comincia il giorno {value}|il mio mese inizia il giorno {value}|il mese comincia il {value}|il mese inizia il {value}|
			i miei mesi cominciano il {value}|i miei mesi iniziano il {value}|i mesi cominciano il {value}|i mesi iniziano il {value}|
			fai iniziare il mese il {value}|inizia il mese il {value}|mese dal {value}`,
		ForgetsRule: `dimentica la regola per {words}|dimentica la regola di {words}|dimentica la regola del {words}|
			dimentica la regola su {words}|elimina la regola per {words}|elimina la regola di {words}|cancella la regola per {words}|
			cancella la regola di {words}|togli la regola per {words}|togli la regola di {words}|rimuovi la regola per {words}|
			rimuovi la regola di {words}`,
		RenamesCategory: `rinomina la categoria {words} in {value}|rinomina categoria {words} in {value}|rinomina {words} in {value}|
			cambia il nome di {words} in {value}|cambia nome a {words} in {value}|cambia il nome della categoria {words} in {value}|
			{words} ora si chiama {value}|{words} adesso si chiama {value}|{words} da ora si chiama {value}|{words} deve chiamarsi {value}|
			chiama {words} {value}`,
		MakesRule: `metti sempre {words} in {value}|metti sempre {words} sotto {value}|metti sempre {words} tra {value}|
			metti sempre {words} fra {value}|segna sempre {words} come {value}|segna sempre {words} in {value}|registra sempre {words} come {value}|
			registra sempre {words} in {value}|classifica {words} come {value}|classifica sempre {words} come {value}|
			categorizza {words} come {value}|regola: {words} va in {value}|regola: {words} vanno in {value}|regola: {words} in {value}|
			regola: {words} sotto {value}|regola: {words} = {value}|regola {words} in {value}|{words} va sempre nella categoria {value}|
			{words} sempre nella categoria {value}|{words} è sempre categoria {value}|{words} sempre categoria {value}|
			{words} nella categoria {value} sempre`,
		OpensCategory: `la categoria|categoria|nella categoria|la`,
		OpensSubject: `tutto quello di|tutto quello che compro da|tutto quello che compro su|tutto quello che prendo da|tutto ciò che viene da|
			tutto ciò che compro da|tutto da|tutto di|tutte le spese da|tutte le spese di|le spese da|le spese di|tutto|il|la|lo`,
		RulesKnown: `va in {value}|andava in {value}|andava sotto {value}|era da mettere in {value}|era da segnare in {value}|{words} mettilo in {value}|{words} mettila in {value}|{words} spostalo in {value}|{words} spostala in {value}|{words} era da mettere in {value}|
			{words} era da segnare in {value}|{words} andava in {value}|{words} andava sotto {value}|
			{words} è sempre {value}|{words} sono sempre {value}|{words} va sempre in {value}|{words} vanno sempre in {value}|
			{words} va sempre sotto {value}|{words} sempre in {value}|{words} sempre sotto {value}|{words} conta sempre come {value}|
			d'ora in poi {words} è {value}|da ora in poi {words} è {value}|d'ora in avanti {words} è {value}|{words} è {value} d'ora in poi|
			sempre {words} in {value}|sempre {words} sotto {value}`,
		Rules: `{words} va in {value}|{words} vanno in {value}|{words} va sotto {value}|{words} vanno sotto {value}|
			{words} va tra {value}|{words} va fra {value}|{words} conta come {value}|{words} contano come {value}|{words} appartiene a {value}|
			{words} appartengono a {value}`,
		ExportsJSON: `esporta in json|esporta json`,
		ListsDay:    `lista del giorno|la lista del giorno|lista delle spese del giorno|la lista delle spese del giorno|elenco del giorno|elenco delle spese del giorno|le spese del giorno`,
		ListsDeleted: `eliminate|cancellate|eliminati|cancellati|spese eliminate|spese cancellate|voci eliminate|voci cancellate|
			mostra le spese eliminate|mostrami le spese eliminate|mostra le eliminate|mostrami le eliminate|mostra le cancellate|
			mostrami le cancellate|mostrami le spese cancellate|fammi vedere le spese eliminate|fammi vedere le spese cancellate|cosa ho eliminato|
			cosa ho cancellato|che cosa ho eliminato|che cosa ho cancellato|mostrami cosa ho eliminato|mostrami cosa ho cancellato|
			spese eliminate {period}|spese cancellate {period}|cestino`,
		RemembersThat: `ricorda che {words}|ricordati che {words}|ricorda: {words}|ricorda, {words}|tieni a mente che {words}|
			tieni presente che {words}|tieni conto che {words}|non dimenticare che {words}|non dimenticarti che {words}|memorizza che {words}|
			memorizza: {words}|sappi che {words}|impara che {words}|per tua informazione: {words}|per tua informazione, {words}|
			per la cronaca: {words}|per la cronaca, {words}|segnati che {words}|prendi nota che {words}|ti ricordo che {words}|devi sapere che {words}`,
		StatesName: `il mio {value} si chiama {words}|la mia {value} si chiama {words}|mio {value} si chiama {words}|
			mia {value} si chiama {words}|il nostro {value} si chiama {words}|la nostra {value} si chiama {words}|nostro {value} si chiama {words}|
			nostra {value} si chiama {words}|il {value} si chiama {words}|la {value} si chiama {words}|lo {value} si chiama {words}|
			l'{value} si chiama {words}|il nome del mio {value} è {words}|il nome della mia {value} è {words}|il nome di mio {value} è {words}|
			il nome di mia {value} è {words}|il mio {value} ora si chiama {words}|la mia {value} ora si chiama {words}`,
		StatesNamed: `il mio {value} è {words}|la mia {value} è {words}|mio {value} è {words}|mia {value} è {words}|il nostro {value} è {words}|
			la nostra {value} è {words}`,
		StatesRole: `{words} è mio {value}|{words} è mia {value}|{words} è il mio {value}|{words} è la mia {value}|{words} è nostro {value}|
			{words} è nostra {value}|{words} è il nostro {value}|{words} è la nostra {value}|{words} è il nome del mio {value}|
			{words} è il nome della mia {value}|con {words} intendo il mio {value}|con {words} intendo la mia {value}|con {words} intendo mio {value}|
			con {words} intendo mia {value}|quando dico {words} intendo il mio {value}|quando dico {words} intendo la mia {value}`,
		StatesIs: `{words} è un {value}|{words} è una {value}|{words} è uno {value}|{words} è un'{value}|{words} è il {value}|
			{words} è la {value}|{words} è lo {value}|{words} è {value}|{words} significa {value}|{words} vuol dire {value}|{words} sta per {value}|
			{words} = {value}|con {words} intendo {value}`,
		StatesUsual: `il mio {words} costa di solito {amount}|la mia {words} costa di solito {amount}|il mio {words} di solito costa {amount}|
			la mia {words} di solito costa {amount}|il mio solito {words} costa {amount}|la mia solita {words} costa {amount}|
			il solito {words} costa {amount}|la solita {words} costa {amount}|il {words} costa di solito {amount}|la {words} costa di solito {amount}|
			il {words} di solito costa {amount}|la {words} di solito costa {amount}|{words} di solito costa {amount}|{words} costa di solito {amount}|
			{words} costa sempre {amount}|il mio {words} costa sempre {amount}|la mia {words} costa sempre {amount}|il {words} costa sempre {amount}|
			la {words} costa sempre {amount}|il {words} mi costa sempre {amount}|il {words} mi costa di solito {amount}|
			la {words} mi costa di solito {amount}|il mio {words} normalmente costa {amount}|{words} normalmente costa {amount}|
			il mio {words} costa normalmente {amount}|di solito pago {amount} per {words}|pago sempre {amount} per {words}|
			di solito pago {amount} per il {words}|di solito pago {amount} per la {words}`,
		StatesPayday: `prendo lo stipendio il {value}|prendo lo stipendio il giorno {value}|prendo lo stipendio ogni {value}|
			ricevo lo stipendio il {value}|ricevo lo stipendio il giorno {value}|mi arriva lo stipendio il {value}|
			mi arriva lo stipendio il giorno {value}|lo stipendio arriva il {value}|lo stipendio arriva il giorno {value}|
			lo stipendio mi arriva il {value}|il mio stipendio arriva il {value}|mi pagano il {value}|mi pagano il giorno {value}|
			vengo pagato il {value}|vengo pagata il {value}|il giorno di paga è il {value}|il mio giorno di paga è il {value}|
			la paga arriva il {value}`,
		ForgetsFact: `dimentica che {words}|dimentica chi è {words}|dimentica cos'è {words}|dimenticati di {words}|dimentica {words}|
			scordati di {words}|scorda {words}|togli {words} dalla memoria|cancella {words} dalla memoria|elimina {words} dalla memoria`,
		ShowsMemory: `memoria|la tua memoria|la mia memoria|mostra memoria|mostra la memoria|mostrami la memoria|cosa ricordi|che cosa ricordi|
			cosa ti ricordi|che cosa ti ricordi|cosa ricordi di me|cosa ti ricordi di me|cosa sai di me|che cosa sai di me|cosa sai di noi|
			cosa hai imparato|cosa hai imparato su di me|cosa hai memorizzato|mostrami cosa ricordi|mostra cosa ricordi|fammi vedere cosa ricordi`,
		NamesRelation: `figlia|figlio|bambino|bambina|bimbo|bimba|moglie|marito|compagno|compagna|ragazzo|ragazza|fidanzato|fidanzata|mamma|madre|
			papà|padre|babbo|sorella|fratello|nonna|nonno|zia|zio|cugino|cugina|nipote|suocera|suocero|cognata|cognato|nuora|genero|figliastro|
			figliastra|amico|amica|migliore amico|migliore amica|coinquilino|coinquilina|vicino|vicina|collega|capo|padrone di casa|padrona di casa|
			tata|baby sitter|babysitter|badante|colf|inquilino|inquilina|socio|socia`,
		PointsAway: `questo|questa|quello|quella|ciò|lui|lei|loro|chi|cosa|che|quale|quanto|dove|come|quando|io|tu|noi|voi|tutto|niente|nulla|
			non|no|qui|qua|là|lì|oggi|ieri|domani|lo|la|se|perché`,
		NamesSecret: `password|parola d'ordine|pin|codice pin|codice di sicurezza|cvv|numero di carta|numero della carta|numero di conto|iban|
			codice fiscale|numero di passaporte|numero del passaporto|credenziali|codice segreto|chiave segreta`,
		NamesPayday: `giorno di paga|stipendio|paga|stipendi`,
		SaysUsual:   `il mio solito|la mia solita|il solito|la solita|come sempre|come al solito|i soliti|le solite`,
		NamesHelp: `aiuto|aiuto con|aiuto con il|aiuto con la|aiuto con l'|aiuto su|aiuto per|aiuto sulle|aiuto sui|aiuto sulla|
			ho bisogno di aiuto|mi serve aiuto|mi serve aiuto con|ho bisogno di aiuto con|aiutami|aiutami con|aiutami a|mi aiuti con|mi aiuti a|help`,
		AsksHowTo: `come segno|come registro|come aggiungo|come inserisco|come scrivo|come posso|come faccio|come faccio a|come faccio per|
			come si fa|come si fa a|come si può|come potrei|come devo|come devo fare per|cosa devo fare per|cosa faccio per|cosa faccio se|
			che devo fare per|cosa bisogna fare|con quale comando|qual è il comando|quale comando|che comando|c'è un comando|esiste un comando|
			in che modo|come si`,
		AsksAbility: `cosa puoi|che puoi|che cosa puoi|cos'altro puoi|cosa sai|che sai|che cosa sai|cos'altro sai|cosa fai|che cosa fai|che fai|
			cosa può fare|cosa si può fare|cosa fa questo bot|cosa fa il bot|dimmi cosa puoi|dimmi cosa sai|dimmi cosa fai|che funzioni|
			quali funzioni|che comandi|quali comandi|come inizio|come comincio|da dove inizio|da dove comincio|a cosa serve|a che serve|a cosa servi|
			come funziona il bot|come funziona questo bot|come funzioni|non capisco come|mi sono perso|mi sono persa|come funziona questo|
			come funziona|di cosa si tratta|cos'è questo|che cos'è questo|chi sei|cosa sei|che cosa sei|come si usa|come ti uso|come ti si usa|
			come lo uso|come uso|come si utilizza|in cosa puoi|in che cosa puoi|come puoi aiutarmi|come mi puoi aiutare|spiegami come funziona|
			mi spieghi come|quali cose|che cose puoi`,
		AsksWhoBot: `chi sei|cosa sei|che cosa sei|come ti chiami|sei un bot|sei umano|sei una persona`,
		AsksWhatIs: `cos'è|cosa è|che cos'è|che cosa è|cosa sono|che cosa sono|cosa significa|cosa vuol dire|che significa`,
		AsksHow:    `come`,
		MayAskHowTo: `posso|potrei|si può|si potrebbe|è possibile|c'è modo|c'è un modo|c'è una maniera|esiste un modo|c'è|ci sono|puoi|potresti|
			chi|dove|parli|capisci|hai|supporti|accetti|è privato|è sicuro|che lingue|quali lingue|in che lingue|che valute|quali valute|cosa succede|
			che succede|spiega|spiegami|voglio|vorrei|ho bisogno|mi serve|mi piacerebbe|mi sono sbagliato|mi sono sbagliata|ho sbagliato|non so come|
			funziona|dimmi come|voglio sapere come|vorrei sapere come|dov'è|dove vedo|dove trovo`,
		AsksPrivacy: `privacy|riservatezza`,
		LogsQuoted: `segna questo|segna questa|segnalo|segnala|annota questo|annotalo|annotala|registralo|registrala|registra questo|
			registra questa|aggiungi questo|aggiungi questa|aggiungilo|aggiungila|salva questo|salva questa|mettilo|mettila|metti questo|questo|questa`,
		AsksHistory: `cronologia|storico|storia|modifiche|le modifiche|chi l'ha cambiato|chi l'ha cambiata|chi l'ha modificato|
			chi l'ha modificata|cosa è cambiato|cos'è cambiato`,
		SaysUntaxed: `senza iva|senza tasse|esente|esente iva|esentasse|niente iva|nessuna iva`,
		ShowsNumber: `cronologia di {number}|cronologia del {number}|cronologia della {number}|cronologia {number}|storico di {number}|
			storico del {number}|storico della {number}|storico {number}|storia del {number}|chi ha aggiunto {number}|chi ha aggiunto il {number}|
			chi ha aggiunto la {number}|chi ha modificato {number}|chi ha modificato il {number}|chi ha modificato la {number}|
			chi ha segnato la {number}|modifiche del {number}|modifiche di {number}|modifiche della {number}|mostra {number}|mostra il {number}|
			mostra la {number}|mostrami il {number}|mostrami la {number}|cosa è successo al {number}|cosa è successo alla {number}`,
	},
	topics: topicWords{
		TopicAdd:        `segn*|annot*|aggiun*|registr*|inser*|scriv*|mett*|cominc*|inizi*|spesa|spese|acquist*`,
		TopicBudget:     `budget|limite|limiti|tetto|avvis*|allarm*|risparmi*`,
		TopicCategories: `categor*|regola|regole`,
		TopicCurrency:   `valut*|monet*|tasso di cambio|cambio valuta|convert*|dollari|sterline|franchi|euro`,
		TopicDays:       `fuso orario|fusi orari|fuso|data|date|altro giorno|di ieri|giorno prima|arretrat*`,
		TopicExport:     `esport*|excel|csv|json|xlsx|foglio di calcolo|google sheets|scaric*|backup|copia di sicurezza|commercialista|contabile`,
		TopicFiles:      `scontrin*|ricevut*|foto|fotograf*|immagin*|fattur*|alleg*|file|pdf|document*|scansion*|scanner|caric*|screenshot`,
		TopicFix: `error*|sbagli*|corregg*|corrett*|correzion*|cambi*|modific*|cancell*|elimin*|rimuov*|togli*|annull*|ripristin*|recuper*|
			torn* indietro|sistem*|tolg*`,
		TopicIncome:   `entrat*|stipendi*|guadagn*|rimbors*|bonific*|trasferiment*|giroconto|prestit*|prestat*|incass*`,
		TopicLanguage: `lingua|lingue|italiano|inglese|cinese|francese|tedesco|spagnolo|portoghese|parli`,
		TopicMemory:   `ricord*|memori*|impar*|dimentic*|cosa sai di`,
		TopicPrivacy: `privacy|riservat*|chi vede|chi può vedere|chi legge|chi può leggere|acces*|sicur*|i miei dati|dati|criptat*|cifrat*|
			cancellare tutto|cancellare il mio account`,
		TopicRepeat: `ricorrent*|ripet*|ogni mese|tutti i mesi|mensil*|automatic*|promemoria|ricordami|ricordarmi|abbonament*|periodic*`,
		TopicReports: `rapport*|resocont*|riepilog*|report|riassunt*|total*|ved*|guard*|consult*|cerc*|trov*|elenc*|lista|grafic*|statistic*|speso|
			confront*|media|domand*|cronologia|storico`,
		TopicSettings: `impostazion*|configur*|preferenz*|opzion*|inizio del mese|inizio mese`,
		TopicShare: `invit*|condivi*|insieme|squadra|team|famiglia|mia moglie|mio marito|la mia ragazza|il mio ragazzo|colleg*|amic*|gruppo|
			gruppi|canale|altre persone|più persone|con altri|qualcuno|ruolo|ruoli|permess*|membr*|coinquilin*`,
		TopicSlack:    `slack`,
		TopicSplit:    `divid*|divis*|metà|a metà|alla romana|in tre|in due|quota|quote`,
		TopicTags:     `etichett*|tag|hashtag`,
		TopicTax:      `iva|impost*|tassa|tasse|netto|lordo|imponibile|senza iva|con iva|aliquot*|scorporare|scorporo`,
		TopicTelegram: `telegram|whatsapp|cellulare|telefono|smartphone|app`,
	},
	cues: cues{
		SaysPrice: `^ il? dollaro/euro/bitcoin/sterlina è/quota/a/oggi/vale/sta/costa|tasso di cambio|ormai/adesso/ora costa/costano/sta/stanno|
			costa/costano ormai/adesso/ora/già|è/sono arrivata/arrivato/arrivati/salita/salito/saliti/aumentato/aumentata/aumentati a|
			sta/stanno/viaggia/viaggiano a # … euro/€/il/al/la/litro/chilo|una volta costava/costavano/veniva|costava/costavano prima|dicono che|
			ho sentito/letto|è rincarato/rincarata|aumentato/aumentata/aumentati/aumentate a #|sono rincarati/rincarate|sale/salgono/salirà/saliranno/aumenta/aumentano/aumenterà a #|
			prezzi alle stelle|dove andremo a finire|mio/suo/il stipendio è di|guadagna # al|ho/abbiamo/hai/ha visto … a #|
			costerebbe/costerebbero/verrebbe/verrebbero/costerà/costeranno/verrà_a_costare|chiede/chiedono/vuole/vogliono # per|
			mi/ci ha/hanno chiesto #|preventivo di/da/: #|pare/sembra/dice/diceva che|ha/hanno detto che|mi/ci dicono che|mi/ci ha/hanno detto che|
			è/sono in offerta a|è/sono/sta/stanno a # #? $|è/sono/sta/stanno a # #? euro/€ $|costa/costano # … in negozio/vetrina|
			così/cosi/questo/questa/quel/quella/quello … costa/costano #|sono/è troppi/troppo/tanti/caro # per|
			a partire da #|preventivo|chiedono/chiede # per|affitto sale/passa a|del valore di|
			preventivato/preventivata/preventivati|stimato/stimata`,
		SaysAge: `compie/compio/compiono/compirà/compirò #|ha/ho/hanno # anni|# anni`,
		SaysMeeting: `riunione/appuntamento/lezione/colloquio/call/visita … sala/aula/stanza/ufficio/piano|ci vediamo/incontriamo/troviamo/becchiamo|
			ci si vede|vediamoci|troviamoci|ti/vi aspetto|appuntamento/riunione alle/ore|stasera/domani alle`,
		SaysPhone: `chiamami/chiamaci/chiamatemi/scrivimi|mio numero|mio cell|mio cellulare|numero di telefono|telefono|tel|whatsapp`,
		SaysArrived: `arrivato/arrivata/entrato bonifico/stipendio/pensione/paga|è/sono arrivato/arrivata/arrivati/entrato/entrati/entrata|mi/ci hanno/ha pagato|accreditato/accreditata/accreditati|
			preso lo stipendio|ho/abbiamo incassato`,
		SaysWon:    `vincita/vincite|premio … lotteria/lotto/superenalotto/gratta_e_vinci/tombola/enalotto`,
		SaysCredit: `nota di credito|conguaglio/bolletta/luce/gas/acqua … a_credito/a_favore`,
		SaysLeft:   `il? mio/tuo/suo? saldo è/di/: #?|saldo disponibile|mi/ci restano/rimangono/resta/rimane #|ho ancora # … sul/in|^ il resto #|^ di resto #|# di resto`,
		SaysOwn: `^ bancomat # euro? $|^ # euro? bancomat $|pagato/pagare/saldato la/il/l' carta/saldo_della_carta/estratto_conto|
			trasferito/spostato/girato … a/al/sul/su/tra mio/conto/conti/miei/risparmi|addebito carta_di_credito|giroconto|cambiato/cambiati/convertito/convertiti # … in dollari/euro/sterline/franchi/yen`,
		SaysLost: `mi/ci/gli/le hanno/ha rubato/fregato/scippato/borseggiato/fottuto|rubato/rubata/rubati/rubate|ho/abbiamo perso|perso/persi # |
			perso/perse mio/mia/il/la/le/i|mi è/sono caduto/caduta/caduti|smarrito/smarrita`,
		SaysUnpaid: `non ho/abbiamo/ha/hanno … pagato|non pagato/pagata/pagati/pagate|non è/sono ancora? … pagato/pagata/pagati/pagate|
			devo/dobbiamo ancora? … pagare/saldare|ancora da pagare/saldare|da pagare|da saldare|bisogna/tocca ancora? pagare|c'è/ci_sono da pagare|
			resta/restano/rimane/rimangono da pagare|in attesa di pagamento|mi tocca pagare|scade/scadono il/entro/domani/oggi/a|domani/oggi scade/scadono`,
		SaysOwed: `mi/ci deve/devono/devi/doveva/dovevano|gli/le/ti/vi devo/dobbiamo|devo/dobbiamo a|devo/dobbiamo # … a|devo ancora # |
			sono in debito|un debito|debito con/di`,
		SaysSettled: `finalmente pagato/saldato|ho/abbiamo finalmente? pagato/saldato|^ pagato/pagata/saldato/saldata`,
		SaysReturned: `ho/abbiamo restituito/ridato/reso/rimborsato|gli/le ho ridato/restituito/reso/pagato|
			glieli/gliel' ho? ridati/ridato/restituiti/dati|ha/hanno restituito/ridato/reso|ho saldato il_debito/il_conto_con`,
		SaysTreated: `nonna/nonno/nonni/zia/zio/mamma/papà/suocera/suocero ha/hanno dato # a/al/alla/ai|mi/ci ha/hanno offerto/invitato/invitata/invitati/pagato|offre/offerto la casa|offerto/offerta/offerti/pagato/pagata da|
			ha/hanno pagato mio/mia/lui/lei|paga/pagano/offre/offrono mio/mia/lui/lei/loro/il/la|
			si è/sono comprato/comprata/comprati/preso/presa/presi/regalato/regalata|a spese di|ha/hanno offerto|
			l'ha/l'hanno/li_ha/le_ha/me_l'ha pagato/pagata/pagati/offerto/offerta/messo/messa/preso/presa|a carico/spese della/del/dell'azienda/dell'ufficio|a carico/spese di? ditta/azienda/società/ufficio/lavoro|a carico di|
			pagato/pagata/offerto/offerta dal/dalla/dai/da ditta/azienda/lavoro/capo|
			me/ce lo/la/li/le ha/hanno pagato/offerto/offerta/comprato/comprata`,
		SaysForgot: `quasi dimenticato/dimenticavo/dimenticavamo/scordavo|per_poco … dimenticavo/scordavo`,
		SaysPlanned: `sto/stiamo pensando a/di|
			a/in gennaio/febbraio/marzo/aprile/maggio/giugno/luglio/agosto/settembre/ottobre/novembre/dicembre mi? faccio/compro/prendo/iscrivo/regalo|
			stavo/stavamo per … comprare/prendere/spendere/pagare/ordinare/comprarmi/prendermi|stavo/stavamo per|
			quasi comprato/preso/ordinato/speso/pagato/compravo/prendevo/ordinavo/spendevo|ho/abbiamo quasi|quasi quasi|per poco … compravo/compro/prendevo/spendevo|c'è mancato poco|
			vorrei/vorremmo/voglio/vogliamo/volevo/volevamo … comprare/comprarmi/comprarci/prendere/prendermi|vorrei comprare|
			posso/possiamo … permettermi/permetterci/comprare/comprarmi/spendere|mi/ci posso/possiamo permettere|me lo/la/li posso|
			sto/stiamo pensando di|pensavo/penso/pensiamo/pensavamo di … comprare/comprarmi/prendere/prendermi/spendere|ho intenzione di|
			dovrei/dovremmo … comprare/comprarmi|devo/dobbiamo … comprare/prendere|alla fine non … comprato/comprata/preso/presa|
			non l'ho/li_ho/le_ho/lo_ho comprato/comprata/preso/presa/presi/prese/comprati|non ho comprato/preso|sto/stiamo risparmiando per|
			risparmiare per|se mi compro/comprassi/prendo/prendessi|mi compro|mi comprerei|mi/ci conviene|
			domani/dopodomani/prossimo/prossima/prossimi … compro/compriamo/prendo/prendiamo/pago/paghiamo/spendo/spendiamo/ordino/ordiniamo/cambio|
			compro/compriamo/prendo/prendiamo/pago/paghiamo/spendo/spendiamo/ordino/ordiniamo … domani/dopodomani/prossimo/prossima|
			comprerò/compreremo/prenderò/prenderemo/pagherò/pagheremo/spenderò/spenderemo/ordinerò/ordineremo|
			mi/ci serviranno/serve/servono/occorrono # euro/€|vado a comprare/prendere|ho/abbiamo in mente di|conto/contiamo di … comprare/spendere|
			domani/dopodomani/prossimo/prossima … sarà/saranno/sara/costerà/verrà/spenderò circa/sui/tipo? #|
			non lo/la/li/le/l'ho/li_ho/le_ho prendo/compro/prendiamo/compriamo/preso/presa|ma/però non lo/la/li/le? prendo/compro|
			lasciato/lascio perdere|lasciato lì/li|forse/magari/quasi prendo/compro/ordino/prendiamo/compriamo|forse/magari mi prendo/compro|
			a gennaio/febbraio/marzo/aprile/maggio/giugno/luglio/agosto/settembre/ottobre/novembre/dicembre arriva/arrivano/c'è/ci_sono/devo/tocca/scade/scadono/viene|
			il_mese/la_settimana/l'anno prossimo/prossima … arriva/arrivano/c'è/devo/tocca/scade|viene/verrà/verranno a costare|mi verrà/verranno|
			tocca/toccherà pagare/comprare|dovrò/dovremo pagare/comprare/versare/dare|saranno/sarà circa/sui/tipo? #|
			devo/dobbiamo ancora? versare/bonificare/dare/pagare/comprare`,
		SaysForSale: `^ vendo/vendesi/vendiamo/si_vende/si_vendono|in vendita|metto/mettiamo/messo in_vendita|sto vendendo`,
		SaysWish: `vorrei/vorremmo/voglio/vogliamo/volevo un/una/uno/quella/quello/il/la|mi/ci piacerebbe|magari avessi/avere|
			sogno/sogniamo di/un/una/il/la|se solo avessi|se avessi|un giorno avrò/comprerò/me|lista dei desideri|ho messo gli occhi|adocchiato|
			che voglia di|mi/ci farebbe comodo/piacere|immagina/immaginate/immagini/immaginati/immaginatevi #|
			immagina/immaginate/immagini/immaginati/immaginatevi che/se/di/un/una/pagare/spendere/avere/comprare|pensa/pensate te/tu/voi/un_po'|
			ti/vi immagini/immaginate`,
		SaysBudget: `il/mio/nostro budget|budget di/mensile/settimanale/per/massimo|^ budget #|budget :|non più di … al/questo/a mese/settimana|
			non voglio/vogliamo/posso/possiamo/devo … spendere … più/oltre|non spendere più di|non superare/sforare|non devo … superare/sforare|
			spendere … al_massimo|al massimo … mese/settimana|massimo/max # … mese/settimana/al|tetto di|un tetto|limite di|
			mi do … limite/tetto/massimo|avvisami/avvertimi … supero/superiamo/sforo/arrivo|^ budget … # … al/ogni/per mese/settimana/anno|
			^ budget … # mensili|budget mensile|budget # … al mese|budget settimanale`,
		AsksReminder: `ricordami/ricordaci/ricordarmi/ricordamelo|mi/ci puoi? ricordi/ricordare/ricorda|non farmi dimenticare|fammi ricordare|
			non dimenticare/dimenticarti/scordare/scordarti|che non mi dimentichi|promemoria|avvisami/avvertimi … per/di/quando|segnami di`,
		SaysEvery: `ogni mese/settimana/anno/lunedì/martedì/mercoledì/giovedì/venerdì/sabato/domenica/trimestre/#|
			tutti i mesi/lunedì/martedì/mercoledì/giovedì/venerdì/sabati/giorni/#|tutte le settimane/domeniche|il # di ogni mese|il # del mese|
			una volta al mese/anno|una volta a settimana/all'anno|mensilmente|ogni # del|ogni primo del|il primo di ogni|mensile il #`,
		AsksRepeat: `automaticamente|in automatico|da solo|da sola|d'ora in poi|da ora in poi|da adesso in poi|ricorrente|ripeti/ripetere/ripetilo|
			programma/programmare|senza chiedere`,
	},
	Words: vocabulary{
		words: []roleWords{
			{0, `di_mattina di_sera`},
			{RoleDocument, `ricevuta scontrino numero_scontrino`},
			{RoleDocument | RolePayable, `fattura numero_fattura`},
			{RoleFree | RoleExempt, `esente esente_iva esente_da_iva esentasse`},
			{RoleFree | RoleReverse, `inversione_contabile reverse_charge_iva`},
			{RoleTimes, `volte`},
			{RoleDivided, `diviso`},
			{RoleMinus, `meno`},
			{RoleEach, `l'etto ciascuno ciascuna l'uno l'una cadauno`},
			{RolePer, `al alla a`},
			{RoleOff, `sconto buono coupon scontato scontata scontati scontate ribasso voucher codice_sconto buono_sconto buoni_sconto metà_prezzo
				a_metà_prezzo`},
			{RoleTip, `mancia mance`},
			{RoleInexact, `e_qualcosa e_rotti e_spiccioli`},
			{0, `prelievo_del_sangue`},
			{RoleBy, `da dal dalla`},
			{RolePerson, `moglie marito mamma papà madre padre capo azienda ditta datore fratello sorella amico amica ragazzo ragazza fidanzato
				fidanzata collega coinquilino genitori nonna nonno zio zia
				miei nonni suoceri cugino cugina suocera suocero cognato cognata zii coinquilina coinquilini amici colleghi socio babbo`},
			{RolePaid, `offerto comprato sganciato`},
			{RoleIncome | RoleOrSpent, `pensione tredicesima quattordicesima liquidazione paghetta paghette`},
			{RoleNotSpent, `dimenticato_di_pagare dimenticata_di_pagare scordato_di_pagare dimenticato_di_comprare`},
			{RoleNotSpent, `non_pagato non_pagata non_pagati da_pagare in_sospeso arretrato arretrata arretrati previsto prevista pianificato scaduto
				scaduta insoluto insoluta in_arretrato da_saldare mi_deve mi_devono devo_pagare non_ho_pagato`},
			{RoleIncome, `stipendio reddito guadagnato venduto venduta venduti vendute dividendi vinto vinta vinti vinte ereditato mi_ha_dato mi_hanno_dato mi_ha_regalato
				mi_hanno_regalato ci_ha_dato ci_ha_regalato trovato buoni_pasto_caricati buoni_pasto_accreditati buoni_pasto_ricevuti`},
			{RoleIncome | RoleRefund, `rimborso_tasse rimborso_irpef rimborso_imposte ricevuto mi_ha_mandato mi_ha_inviato mi_ha_girato mi_hanno_mandato mi_ha_fatto_un_bonifico mi_ha_ricaricato mi_hanno_ricaricato rimborso_730 rimborso_del_730 mi_ha_pagato accreditato
				accreditata accreditati`},
			{RoleRefund, `cauzione_restituita mi_rimborsa mi_rimborsano ci_rimborsano mi_hanno_rimborsato mi_ha_rimborsato mi_è_stato_rimborsato ci_hanno_rimborsato rimborsato rimborsata
				rimborsati rimborsate`},
			{RoleRefund | RoleMoved, `restituito restituita restituiti reso resa mi_ha_restituito mi_ha_ridato mi_hanno_ridato mi_hanno_restituito mi_hanno_reso ci_hanno_ridato`},
			{RoleMoved, `presta prestano prestati prestate prestata spostati spostata spostate sui_risparmi sul_conto_risparmio conto_risparmio conto_deposito sul_libretto libretto salvadanaio
				messi_da_parte messo_da_parte risparmio risparmi prelevato prelevati prelievo sul_conto prestato
				ricarica_postepay ricarica_della_postepay ricaricato_la_postepay ricaricato_postepay ricarica_hype ricarica_revolut ricaricato_revolut`},
			{RoleMoved | RoleOrSpent, `bonifico trasferito spostato`},
			{RolePeriod, `nel dal anno primavera estate autunno inverno trimestre confronta confrontare vacanze ferie natale pasqua capodanno
				ferragosto carnevale contro o`},
			{RolePoint, `virgola`},
			{RolePart, `paio dozzina decina ventina cinquantina centinaio migliaio mezzo mezza`},
			{RoleHalf, `mezzo mezza`},
			{RoleMoney | RoleBan, `stipendio reddito guadagnato`},
			{roleHint, `abbonamento_atm abbonamenti_atm biglietto_atm biglietti_atm carnet_atm ricarica_atm tessera_atm corsa_atm metro_atm multa_atm`}, // the trams of Milan, not the machine
			{roleHint, `il gli uno una e per con di del della dei alla ieri oggi ho speso pagato comprato pranzo cena colazione affitto spesa benzina
				costa costano solo prezzi partono dal da calo circa azione termini valore è stato milioni inclusi ha che`},
			{RoleFiller, `quasi_dimenticavo quasi_me_ne_dimenticavo stavo_per_dimenticare stavo_per_dimenticarmi mi_stavo_dimenticando quasi_mi_dimenticavo mi_dimenticavo ho_quasi_dimenticato me_ne_stavo_dimenticando per_poco_dimenticavo quasi_scordavo`},
			{RoleFiller, `dimenticato ho_dimenticato dimenticavo mi_sono_dimenticato mi_sono_dimenticata avevo_dimenticato scordato mi_sono_scordato ho_scordato dimenticato_di_segnare ho_dimenticato_di_segnare`},
			{RoleFiller, `tondi tonde io ho mio mia mi di del della al alla in da totale prezzo importo solo favore grazie esattamente addebitato addebitata
				addebitati addebitate`},
			{RoleFiller | RoleArticle, `il lo la gli le un uno una`},
			{RoleFiller | RoleFor, `per`},
			{RoleFiller | RoleSpend, `pagata pagati pagate speso pagato comprato lasciato sborsato addebitato addebitata scalato scalati`},
			{RoleFiller | RoleCost, `costa costano costato`},
			{RoleFiller | RoleAdd, `registrare segnare annotare aggiungi aggiungere annota registra segna`},
			{RoleCommand, `elimina eliminare modifica modificare cambia correggi mostra cerca rapporto`},
			{RoleBan, `codice sono è siamo era sarebbe può potrebbe dovrebbe quanto come quando dove chi cosa quale se non mai nessuno metà ciascuno ogni
				dividere diviso circa quasi forse stipendio reddito guadagnato devo deve prestato elimina eliminare modifica modificare mostra cerca
				rapporto prossimo voglio vorrei bisogno penso credo ignora istruzioni tu lui lei loro anni numero`},
			{RoleTax, `iva imposta imposte`},
			{RoleNet, `netto netti senza_iva iva_esclusa più_iva`},
			{RoleGross, `lordo iva_inclusa di_cui`},
			{RoleSubtotal, `imponibile subtotale`},
			{RoleTotal, `totale in_totale in_tutto`},
			{RolePercent, `percento per_cento`},
			{RolePlus, `più piu`},
			{RoleUnit, `passi volte persone giorni settimane mesi anni ore minuti grammi chili chilo etti etto litri litro metri metro bottiglie`},
			{RoleOftenNumbered, `camera linea`},
			{RoleNumbered, `pagina capitolo numero ordine interno citofono`},
			{RoleFiller | RoleRefund, `rimborso`},
			{RoleAnd, `e poi`},
			{RoleDe, `di`},
		},
		shares: `2:metà_di,la_metà_di,la_mia_metà 3:un_terzo_di`,
		sharers: `0:condiviso,da_dividere,da_dividere_in,diviso_in,divisa,diviso,divisi,dividiamo,abbiamo_diviso,condivisa,spartita,spartito
			2:metà,a_metà 3:in_tre 4:in_quattro`,
		scales: `3:mila 6:milione,milioni 9:miliardo,miliardi`,
		rounds: `10:decina 15:quindicina 20:ventina 30:trentina 40:quarantina 50:cinquantina 60:sessantina 70:settantina 80:ottantina 100:centinaio 1000:migliaio`,
		numbers: `1:uno,una,un 2:due 3:tre 4:quattro 5:cinque 6:sei 7:sette 8:otto 9:nove 10:dieci 11:undici 12:dodici 13:tredici 14:quattordici
			15:quindici 16:sedici 17:diciassette 18:diciotto 19:diciannove 20:venti 30:trenta 40:quaranta 50:cinquanta 60:sessanta 70:settanta
			80:ottanta 90:novanta 100:cento 1000:mille`,
		marks: `~dollar:dollaro,dollari ~cent/2:centesimo,centesimi ~pound=GBP:sterlina,sterline ~franc:franco,franchi ~rupee:rupia,rupie
			~ruble=RUB:rublo,rubli ~krone:corona,corone *20:ventone *50:cinquantone,cinquantoni *100:centone,centoni EUR:euri
			HUF:fiorino,fiorini,fiorino_ungherese,fiorini_ungheresi`,
		compounds: `3:tré 20:vent 30:trent 40:quarant 50:cinquant 60:sessant 70:settant 80:ottant 90:novant 100:cent`,
		clashes:   `alti dos sex once elf`,
		endings:   `cento`,
	},
	regional: []regional{{words: []roleWords{{RoleEach, `cad`}}, marks: `CAD:cad`}}, // "cadauno", or the code
	lists: []listWords{
		{Or, `o oppure`},
		{Discount, `sconto ribasso`},
		{Piece, `pz`},
		{Change, `di_resto il_resto`},
		{Saves, `risparmiato risparmiati`},
		{TakesOff, `tolto scalato detratto scontato`},
		{Amid, `tra fra`},
		{UpFrom, `da`},
		{UpTo, `a`},
		{SoldFor, `per`},
		{OrInTwo, `o_forse o_magari`},
		{Won, `vinto vince vinciamo perso perde perdiamo pareggiato pareggio battuto batte`},
		{Leg, `andata ritorno`},
		{GivenName, `giulia sofia aurora martina chiara sara francesca alessia elisa anna laura elena valentina federica silvia paola claudia giorgia
			ilaria serena marta roberta monica luca marco matteo andrea alessandro davide lorenzo francesco simone stefano paolo giovanni
			giuseppe antonio mario luigi roberto riccardo tommaso gabriele filippo fabio daniele nicola gianni franco enrico edoardo
			leonardo mattia salvo gennaro ines`},
		{Undated, `gennaio febbraio marzo aprile giugno luglio agosto settembre ottobre novembre dicembre`},
		{Venue, `aula stanza sala piano binario reparto interno ambulatorio ufficio sportello studio scala porta posto camera gate
			padiglione edificio terminal campo box citofono`},
		{Seat, `fila carrozza binario poltrona gate`},
		{Paged, `binario pagina pagine pag capitolo capitoli esercizio esercizi episodio episodi puntata puntate versetto errore`},
		{Premises, `appartamento interno`},
		{StreetBefore, `via viale corso piazza piazzale vicolo largo lungomare`},
		{AddressPart, `piano interno scala citofono palazzina cap civico`},
		{Journey, `treno volo binario partenza arrivo imbarco carrozza parte atterra decolla`},
		{Gamble, `poker casinò scommessa scommesse slot lotto superenalotto`},
		{BeforeClock, `alle fino_alle dalle`},
		{LeadsToClock, `alle fino_alle dalle ore`},
		{PartOfDay, `di_mattina di_sera`},
		{CategoryWord, `categoria categorie`},
		{CategoryBefore, `in nella sotto alla la come di per`},
		{FiledUnder, `sotto`},
		{TakenAs, `come`},
		{CategoryEnd, `e grazie ma con`},
		{Pound, `libbra libbre`},
		{Gram, `grammi gr`},
		{Kilo, `chilo chili kilo`},
		{Hectogram, `etto etti`},
		{Litre, `litro litri`},
		{OfEach, `da`},
		{HalfPrice, `metà_prezzo a_metà_prezzo`},
		{Street, `viale vicolo`},
		{Size, `taglia`},
		{Code, `codice password pin`},
		{Gauge, `febbre temperatura taglia pesa versione linea battito pressione`},
		{Team, `inter milan juve juventus roma lazio napoli fiorentina atalanta italia`},
		{Departs, `treno autobus pullman volo aereo traghetto metro tram`},
		{LeadsToDeparture, `delle dalle`},
		{Begins, `viene arriva apre chiude inizia comincia finisce parte`},
		{Instalment, `rata`},
		{Appointment, `appuntamento sveglia`},
		{Acquires, `venduto venduta vende ha_venduto compra compera paga prende
			pagato pagata pagati pagate comprato comprata offerto offerta offerti offre offrono pagano messo messa fatto fatta presa preso comprano`},
		{ServiceCharge, `servizio`},
		{Fellows, `amici amiche colleghi colleghe coinquilini coinquiline cugini cugine fratelli sorelle vicini compagni compagne altri altre`},
		{Heads, `persone`},
		{RateOn, `su`},
		{Back, `indietro`},
		{Returning, `rendo restituisco`},
		{Returns, `avuto ricevuto dato`},
		{Visited, `dentista medico dottore veterinario pediatra oculista fisioterapista`},
		{Weighs, `pesa`},
		{Waits, `aspettato`},
		{Ticket, `biglietto biglietti ingresso`},
		{Sends, `mandato mandati inviato inviati girato girati`},
		{Found, `trovato trovata trovati trovate`},
		{Giver, `da dalla`},
		{Hedge, `circa all'incirca più_o_meno intorno_a intorno_ai sui sulle sugli tipo quasi credo penso mi_pare mi_sembra direi se_non_sbaglio o_giù_di_lì
			o_qualcosa_del_genere`},
		{Maybe, `forse`},
		{Bound, `fino`},
		{Stay, `viaggio gita vacanza vacanze soggiorno`},
		{During, `durante nel nella in`},
		{Toward, `a in`},
		{Travel, `albergo ostello aeroporto tassì metropolitana museo`},
		{Preposition, `per con da`},
		{PayerPreposition, `alla`},
		{Trailing, `per`},
		{With, `con`},
		{Opening, `allora dunque beh boh ecco senti ehm allora_senti ok_allora vabbè vabbe va_be'`},
		{Indefinite, `un uno una`},
		{Possessive, `mio mia
			i nostri nostra suo sua`},
		{PaymentMeans, `carta`},
		{PlainSide, `netto lordo`},
		{Measured, `lira lire`},
		{NotSold, `fare posto fine resto bere costa porto presente ride perde canta resa studia dona mama cap
			martin kara kira velo van don energie`},
		{FunctionWord, `il lo la i gli le l un uno una io tu lui lei noi voi loro mi ti si ci vi mio mia suo sua e o ma se che chi come quando non no sì di del della dei
delle a al alla in nel nella con su per da dal è sono era stato ha ho hai abbiamo avete hanno molto più già solo anche questo questa quello quella qui`},
	},
	lands: `JPY:giappone CNY:Cina HKD:hong_kong KRW:corea THB:thailandia INR:india AED:emirati EGP:egitto MAD:marocco TND:tunisia ZAR:sudafrica KES:kenya TRY:turchia GBP:inghilterra,gran_bretagna,scozia,regno_unito CHF:svizzera SEK:svezia NOK:norvegia DKK:danimarca ISK:islanda PLN:polonia CZK:repubblica_ceca HUF:ungheria RON:romania RSD:serbia ALL:albania UAH:ucraina RUB:russia USD:USA,stati_uniti,america CAD:canada MXN:messico BRL:brasile ARS:argentina CUP:cuba AUD:australia NZD:nuova_zelanda
EUR:germania,francia,spagna,austria,belgio,olanda,paesi_bassi,grecia,irlanda,finlandia,lussemburgo,croazia,slovenia,slovacchia,portogallo,estonia,lettonia,lituania,malta,cipro`,
	cities: `JPY:tokyo,kyoto,osaka CNY:pechino,shanghai KRW:seul THB:bangkok AED:dubai EGP:Il_Cairo MAD:marrakech TRY:istanbul GBP:londra,edimburgo,manchester,liverpool CHF:zurigo,ginevra,basilea,berna,losanna,lugano SEK:stoccolma DKK:copenaghen NOK:oslo ISK:reykjavik PLN:varsavia,cracovia,danzica CZK:praga HUF:budapest RON:bucarest RSD:belgrado RUB:mosca UAH:kiev USD:new_york,los_angeles,miami,chicago,san_francisco,las_vegas
EUR:parigi,lione,marsiglia,berlino,monaco_di_baviera,francoforte,amburgo,vienna,salisburgo,madrid,barcellona,siviglia,lisbona,bruxelles,amsterdam,atene,dublino,zagabria,lubiana`,
	nations: `CZ:cec SE:svedes NO:norveges DK:danes IS:islandes IN:indian RU:russ CA:canades AU:australian CH:svizzer LB:libane MX:messic JO:giord
		JP:giappon PL:polacch HU:ungheres TR:turc,turch US:american GB:ingles,britann AR:argentin EG:egizian MA:marocch`,
	model: modelWords{
		stored:  `salvat*|registrat*|annotat*|aggiunt*|memorizzat*|segnat*|inserit*|contabilizzat*`,
		denials: `non|niente|nulla|nessun|nessuna|nessuno|mai|senza|può essere|possono essere|se vuoi|se vuole|quando|prima|vuoi|vuole`,
		joins:   `e|ma|però|quindi|poi`,
		claims: `salvat*|registrat*|annotat*|aggiunt*|memorizzat*|segnat*|inserit*|cancellat*|eliminat*|rimoss*|cambiat*|modificat*|aggiornat*|corrett*|annullat*|` +
			`ripristinat*|rinominat*|impostat*|contabilizzat*|ho fatto|è fatto|tutto fatto`,
		quantities: `dozzina dozzine decina decine ventina trentina cinquantina centinaio centinaia migliaio migliaia mila milione milioni miliardo miliardi metà mezzo ` +
			`mezza doppio triplo terzo quarto`,
		compound: `(?:dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[aio]?(?:uno|un|due|tre|tré|quattro|cinque|sei|sette|otto|nove)?|(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|cento)?(?:cento|mila|mille)[a-zé]*)`,
	},
	dates: DateTable{
		OrdinalMonths: true,
		WeekdayNumber: true,
		days: map[int]string{
			-2: "l'altro ieri|altro ieri|l'altroieri|altroieri|avantieri|ieri l'altro|ier l'altro",
			-1: "ieri|ieri sera|ieri mattina|ieri pomeriggio|ieri notte",
			0:  "oggi|stamattina|stamani|stamane|stasera|stanotte|oggi pomeriggio",
			1:  "domani|domattina|domani sera",
			2:  "dopodomani|dopo domani",
		},
		dayparts: "sera|mattina|pomeriggio|notte|in serata|nella notte|nel pomeriggio|a mezzogiorno",
		weekdays: [7]string{
			"domenica|domeniche|dom~",
			"lunedi|lun~",
			"martedi|mar~",
			"mercoledi|mer~|merc?",
			"giovedi|gio~",
			"venerdi|ven~",
			"sabato|sabati|sab~",
		},
		months: [12]string{
			"gennaio|gen",
			"febbraio|feb|febb",
			"marzo|mar",
			"aprile|apr",
			"maggio|mag?",
			"giugno|giu",
			"luglio|lug",
			"agosto|ago",
			"settembre|sett|set",
			"ottobre|ott",
			"novembre|nov",
			"dicembre|dic",
		},
		units: [unitCount]string{
			"giorno|giorni|gg",
			"settimana|settimane",
			"mese|mesi",
			"anno|anni",
		},
		shifts:     map[Shift]string{{UnitYear, 0}: "quest'anno"},
		last:       "scorso|scorsa|scorsi|scorse|passato|passata|ultimo|ultima|ultimi|ultime|precedente",
		this:       "questo|questa|quest'|corrente|tutto il|tutta la|intero|intera",
		next:       "prossimo|pross|prox|prossima|prossimi|prossime|seguente",
		ago:        "fa|addietro|or sono|prima~",
		few:        "alcuni|alcune|qualche|pochi|poche|diversi",
		vague:      "l'altro giorno|l'altra sera|l'altra notte|l'altra mattina|l'altra settimana|l'altra volta|di recente|recentemente|ultimamente|poco tempo fa|non molto tempo fa|tempo fa|giorni fa|un po' di tempo fa|in questi giorni",
		in:         "tra|fra",
		before:     "prima di|prima del|prima dell'",
		dish:       "piatto|piatti|menu|zuppa|pesce|torta|dolce|pasta|proposta|primo|secondo|vino|minestra|contorno|pizza",
		cardinals:  "un|uno|una|un',due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove,venti,ventuno,ventidue,ventitre,ventiquattro,venticinque,ventisei,ventisette,ventotto,ventinove,trenta,trentuno",
		ordinals:   "primo|prima,secondo,terzo|terza,quarto,quinto,sesto,settimo,ottavo,nono,decimo",
		suffixes:   "o|a|imo|mo",
		DayArticle: "il",
		article:    "il|lo|la|i|gli|l'",
		on:         "nel|in data|del|al|all'|nell'",
		purpose:    "per|dal|fino al|entro",
		of:         "di|del|dello|della|dell'|d'",
		and:        "e",
		at:         "alle|all'|delle|dalle",
		between:    "tra|fra",
		counted:    "volta|volte|piano|posto|classe|persona|ora|parte|per cento",
		since:      "dal|da|dalla|dall'",
		from:       "dal|da|tra|dall'",
		fromThe:    "dal|dall'",
		to:         "al|a|fino al|e|all'|fino all'",
		recent:     "ultimi|ultime",
		quarter:    "trimestre|t",
		sinceEvent: "da quando|da che",
		onward:     "in poi?|fino ad ora|finora|fino a oggi|ad oggi",
		until:      "fino a|fino al|fino alla|fino all'|entro|entro il",
		after:      "dopo|dopo il",
		toDate:     [unitCount]string{UnitWeek: "della settimana|di questa settimana|dall'inizio della settimana|da inizio settimana", UnitMonth: "del mese|del mese in corso|dall'inizio del mese|da inizio mese|dal primo del mese|dall'inizio di questo mese|dal principio del mese", UnitYear: "dell'anno|dell'anno in corso|dall'inizio dell'anno|da inizio anno|dal primo dell'anno|dall'inizio di quest'anno|dal primo gennaio"},
		weekend:    "weekend|week - end|fine settimana",
		half:       "semestre|s",
	},
	zones: `Europe/London:londra Europe/Paris:parigi Europe/Berlin:berlino Europe/Rome:roma,milano,napoli,torino Europe/Brussels:bruxelles
		Europe/Vienna:vienna Europe/Athens:atene Europe/Lisbon:lisbona Europe/Moscow:mosca Europe/Warsaw:varsavia Europe/Prague:praga
		Europe/Zurich:zurigo,ginevra Europe/Copenhagen:copenaghen Europe/Stockholm:stoccolma Europe/Bucharest:bucarest Europe/Belgrade:belgrado
		Asia/Shanghai:pechino Asia/Seoul:seul Africa/Cairo:il_cairo America/Mexico_City:città_del_messico`,
	categories: italianThings,
	categoryNames: categoryWords{
		"Food":          `cibo`,
		"Groceries":     `spesa`,
		"Transport":     `trasporti`,
		"Housing":       `casa`,
		"Utilities":     `bollette`,
		"Health":        `salute`,
		"Leisure":       `svago`,
		"Shopping":      `acquisti`,
		"Travel":        `viaggi`,
		"Work":          `lavoro`,
		"Education":     `istruzione`,
		"Gifts":         `regali`,
		"Family":        `famiglia`,
		"Pets":          `animali`,
		"Fees":          `commissioni`,
		"Insurance":     `assicurazione`,
		"Taxes":         `imposte`,
		"Subscriptions": `abbonamenti`,
	},
	shops: italianShops,
}
