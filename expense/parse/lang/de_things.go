package lang

// germanThings are what people buy in Germany, Austria and Switzerland.
var germanThings = categoryWords{
	"Food": `kaffee kaffe mittagessen abendessen frühstück essen restaurant bäcker bäckerei brötchen bier wein eis kuchen imbiss döner pommes currywurst kantine getränk getränke tee snack kneipe biergarten gaststätte wirtshaus nachtisch
radler spritz brezel brezeln breze semmel semmeln leberkäse schorle apfelschorle milchkaffee spezi glühwein flammkuchen maultaschen schnitzel spätzle
knödel weißbier pils kölsch limo limonade bratwurst bockwurst leberkäs franzbrötchen krapfen torte brotzeit vesper mensa znüni zvieri zmorge zmittag znacht nachtessen morgenessen kafi café_crème schoggi gipfeli müesli birchermüesli glace guetzli cüpli rivella raclette fondue bratwurst_cervelat cervelat weggli jause melange verlängerter krügerl seidl seiterl heuriger heurigen beisl semmerl leberkässemmel kipferl kaiserschmarrn gspritzter spritzer almdudler trafik würstelstand käsekrainer mehlspeise kracherl schanigarten
butterbrezel dönerbude dönerladen pommesbude leberkäsesemmel eisdiele eiscafé eiskugel konditorei käsekuchen streuselkuchen apfelkuchen mittagstisch weinschorle fanta sekt
bierchen heiße_schokolade salat suppe asiate chinesen grieche griechen italiener lieferservice lieferdienst pizzaservice kiosk späti zigaretten kippen tabak schokolade gummibärchen
süßigkeiten süßes schnaps fischbrötchen hähnchen waffel cocktailbar feierabendbier energydrink müsliriegel weinstube pfannkuchen kasten_bier subway`,
	"Groceries": `penny penny_markt lebensmittel einkauf einkäufe supermarkt wocheneinkauf milch brot eier käse obst gemüse fleisch wurst drogerie wasser_kiste
seife schwamm schwämme müllbeutel alufolie frischhaltefolie servietten taschentücher waschpulver weichspüler rüebli nüsslisalat poulet peperoni_gemüse zopf paradeiser erdäpfel topfen marillen fisolen karfiol kukuruz schlagobers obers eierschwammerl ribisel faschiertes sackerl jogurt
metzgerei metzger fleischerei fleischer bioladen reformhaus wochenmarkt hofladen getränkemarkt äpfel gurke kartoffel zwiebel salatkopf spargel erdbeeren hackfleisch hähnchenbrust
grillfleisch würstchen fisch lachs schinken salami joghurt quark sahne hafermilch mehl zucker reis nudel müsli marmelade honig olivenöl öl tiefkühlpizza mineralwasser sprudel
kaffeebohnen klopapier toilettenpapier küchenrolle spülmittel putzmittel spülmaschinentabs waschmittel großeinkauf tante-emma-laden fischladen feinkost plätzchen weihnachtsplätzchen
lebkuchen gewürze drogeriemarkt kekse`,
	"Transport": `bahn zug ticket_bahn fahrkarte u-bahn s-bahn straßenbahn parken parkplatz parkhaus parkgebühr tanken getankt vertankt
		vollgetankt benzin sprit taxi_fahrt maut autowäsche werkstatt reifen fahrrad auto öpnv billett billet velo töff trottinett halbtax
		generalabonnement tramabo parkuhr parkbusse vignette autobahnvignette pickerl öffis jahreskarte klimaticket tixi tüv hauptuntersuchung parkpickerl semesterticket abo_tram
tankstelle adblue ladesäule busticket bahnticket zugticket fahrschein monatskarte deutschlandticket d-ticket bahncard roller leihrad carsharing fähre winterreifen sommerreifen
reifenwechsel ölwechsel autoreparatur waschanlage waschstraße fahrradreparatur fahrradladen fahrradwerkstatt fahrradschlauch parkschein parkticket autoteile ersatzteile
scheibenwischer abschleppdienst mitfahrgelegenheit`,
	"Housing": `miete hausgeld möbel reparatur fensterputzer handwerker haushalt wohnung nebenkosten hausmeister kaution
handtuch handtücher blumenerde blumentopf blumentöpfe pfanne tasse tassen teller schüssel kerze kerzen vase bilderrahmen spiegel kissen bettwäsche glühbirne glühbirnen schrauben nägel kleber klebeband pinsel pflanze pflanzen samen eimer besen bügeleisen wasserkocher besteck nebenkosten_akonto betriebskosten
klempner elektriker schlüsseldienst putzfrau putzhilfe haushaltshilfe umzugswagen umzugskartons gärtner gartencenter gärtnerei baumarkt möbelhaus schreiner tischler farbe
wandfarbe tapete matratze schrank kleiderschrank schreibtisch esstisch stuhl stühle sessel teppich teppiche vorhang vorhänge gardine kühlschrank waschmaschine spülmaschine
geschirrspüler trockner staubsauger mixer mikrowelle kaffeemaschine topf töpfe messer gläser bohrmaschine akkuschrauber werkzeug schornsteinfeger hausverwaltung rasenmäher wäscherei
waschsalon reinigung textilreinigung bettdecke staubsaugerbeutel dachdecker`,
	"Utilities": `gas strom stromrechnung gas_rechnung wasser heizung internet handy handyrechnung handyvertrag telefon müll natel natelabo serafe
		handyabo strom_ewz
internetrechnung wlan gasabschlag stromabschlag nebenkostennachzahlung heizöl brennholz kaminholz prepaid prepaidguthaben handyguthaben müllabfuhr abwasser telefonrechnung
wasserrechnung`,
	"Health": `arzt zahnarzt apotheke medikamente krankenhaus friseur fitnessstudio brille physiotherapie kosmetik massage
zahnbürste rasierer rasierklingen deo kamm lippenstift nagellack duschgel handcreme pflaster fieberthermometer coiffeur coiffeuse spital franchise_arzt selbstbehalt zahnarztrechnung
friseurin haarschnitt haare_schneiden barbershop maniküre pediküre fußpflege kosmetikerin sonnencreme zahnpasta duschzeug kondom pille tabletten ibu nasenspray hustensaft vitamine
rezept rezeptgebühr zuzahlung optiker kontaktlinsen hausarzt hautarzt frauenarzt frauenärztin kinderarzt kinderärztin augenarzt orthopäde zahnreinigung krankengymnastik osteopath
heilpraktiker impfung psychotherapie fitnessstudiobeitrag yogakurs wimpern sanitätshaus hörgerät zahnspange einlagen`,
	"Leisure": `kino museum_eintritt theater konzert schwimmbad spiel spiele eintritt verein skibillett skipass tageskarte_ski skiverleih startgeld schibrille schipass
kinokarte kinoticket konzertkarte konzertticket theaterkarte eintrittskarte stadionkarte freibad hallenbad tierpark freizeitpark kirmes rummel volksfest weihnachtsmarkt
flohmarkt kegeln minigolf disco lottoschein rubbellos rubbellose skifahren kletterhalle bouldern tanzkurs tanzschule sportverein vereinsbeitrag angelschein videospiel brettspiel
zeitung zeitschrift magazin schallplatte reitstunde reitunterricht eisbahn zirkus feuerwerk poker roulette wette wetten sportwette sportwetten spielhalle spielothek kasino`,
	"Shopping": `kleidung schuhe hose hemd kleid jacke handy_neu kopfhörer laptop elektronik uhr tasche
mantel mäntel mütze mützen stiefel sandalen schal socken schirm regenschirm hausschuhe schlafanzug strumpfhose strickjacke pulli turnschuhe regenjacke badehose badeanzug bikini shorts bluse weste helm fahrradschloss taschenlampe zelt schlafsack ohrringe armband wolle stoff garn strümpfe
klamotten pullover unterwäsche unterhose winterjacke schuhladen schuhgeschäft schuster schneider schneiderin änderungsschneiderei sneaker gürtel handschuhe rucksack handtasche
portemonnaie geldbeutel geldbörse sonnenbrille schmuck halskette ehering verlobungsring juwelier uhrmacher ladekabel ladegerät handyhülle tastatur fernseher kaufhaus
secondhandladen elektromarkt anzug krawatte jogginghose brautkleid parfümerie`,
	"Travel": `flug flugticket hotel mietwagen urlaub reise koffer ferienwohnung übernachtung
flüge jugendherberge campingplatz mietauto reisebüro kurtaxe reisepass visum skiurlaub kreuzfahrt gepäck ferienhaus zugreise rucksackreise`,
	"Work": `druckerpapier papier büro büromaterial porto briefmarken schreibwaren druckerpatrone
heft hefte stifte bleistift bleistifte radiergummi
copyshop kopie kopien tinte drucker kugelschreiber umschläge briefumschläge briefmarke steuerberater rechtsanwalt notar schreibwarenladen`,
	"Education": `kurs buch bücher studium schule universität nachhilfe
buchladen buchhandlung schulbuch schulbücher schulsachen schulranzen klassenfahrt klassenkasse sprachkurs englischkurs semesterbeitrag studiengebühr klavierunterricht gitarrenunterricht
musikschule nachhilfestunde schulessen fahrschule fahrstunde führerschein`,
	"Gifts": `geschenk geschenke blumen spende
blumenladen florist floristin blumenstrauß rosen geburtstagsgeschenk weihnachtsgeschenk weihnachtsgeschenke hochzeitsgeschenk mitbringsel geschenkpapier trauerkranz kollekte
geburtstagskarte`,
	"Family": `kinder kita kindergarten windeln babysitter_kind babysitten
babybrei milchpulver spielzeug spielzeugladen kindersitz schnuller hort kitagebühr kindergartenbeitrag feuchttücher tagesmutter kinderschuhe kinderkleidung kindergeburtstag`,
	"Pets": `hund katze hundefutter katzenfutter tierarzt
tierfutter katzenstreu katzenklo hundeleine leckerli tierarztrechnung hundeschule hundefriseur vogelfutter zooladen tierhandlung hundesitter`,
	"Fees": `gebühr gebühren kontoführung bußgeld strafzettel knöllchen
bankgebühr kontoführungsgebühr blitzer mahngebühr ausweis personalausweis passbild passbilder toilette überziehungszinsen`,
	"Insurance": `versicherung kfz-versicherung haftpflicht krankenkasse krankenkassenprämie prämie
autoversicherung haftpflichtversicherung hausratversicherung krankenversicherung lebensversicherung zahnzusatzversicherung reiseversicherung handyversicherung unfallversicherung
rechtsschutz rechtsschutzversicherung`,
	"Taxes":         `steuern einkommensteuer kfz-steuer kfz_steuer lohnsteuer grundsteuer kirchensteuer hundesteuer steuernachzahlung`,
	"Subscriptions": `abo abonnement mitgliedschaft zeitungsabo fitnessabo mitgliedsbeitrag`,
}
