package lang

// germanThings are what people buy in Germany, Austria and Switzerland.
var germanThings = categoryWords{
	"Food": `kaffee kaffe mittagessen abendessen frühstück essen restaurant bäcker bäckerei brötchen bier wein eis kuchen imbiss döner pommes currywurst kantine getränk getränke tee snack kneipe biergarten gaststätte wirtshaus nachtisch
radler spritz brezel brezeln breze semmel semmeln leberkäse schorle apfelschorle milchkaffee spezi glühwein flammkuchen maultaschen schnitzel spätzle
knödel weißbier pils kölsch limo limonade bratwurst bockwurst leberkäs franzbrötchen krapfen torte brotzeit vesper mensa znüni zvieri zmorge zmittag znacht nachtessen morgenessen kafi café_crème schoggi gipfeli müesli birchermüesli glace guetzli cüpli rivella raclette fondue bratwurst_cervelat cervelat weggli jause melange verlängerter krügerl seidl seiterl heuriger heurigen beisl semmerl leberkässemmel kipferl kaiserschmarrn gspritzter spritzer almdudler trafik würstelstand käsekrainer mehlspeise kracherl schanigarten`,
	"Groceries": `penny penny_markt lebensmittel einkauf einkäufe supermarkt wocheneinkauf milch brot eier käse obst gemüse fleisch wurst drogerie wasser_kiste
seife schwamm schwämme müllbeutel alufolie frischhaltefolie servietten taschentücher waschpulver weichspüler rüebli nüsslisalat poulet peperoni_gemüse zopf paradeiser erdäpfel topfen marillen fisolen karfiol kukuruz schlagobers obers eierschwammerl ribisel faschiertes sackerl jogurt`,
	"Transport": `bahn zug ticket_bahn fahrkarte u-bahn s-bahn straßenbahn parken parkplatz parkhaus parkgebühr tanken getankt vertankt
		vollgetankt benzin sprit taxi_fahrt maut autowäsche werkstatt reifen fahrrad auto öpnv billett billet velo töff trottinett halbtax
		generalabonnement tramabo parkuhr parkbusse vignette autobahnvignette pickerl öffis jahreskarte klimaticket tixi tüv hauptuntersuchung parkpickerl semesterticket abo_tram`,
	"Housing": `miete hausgeld möbel reparatur fensterputzer handwerker haushalt wohnung nebenkosten hausmeister kaution
handtuch handtücher blumenerde blumentopf blumentöpfe pfanne tasse tassen teller schüssel kerze kerzen vase bilderrahmen spiegel kissen bettwäsche glühbirne glühbirnen schrauben nägel kleber klebeband pinsel pflanze pflanzen samen eimer besen bügeleisen wasserkocher besteck nebenkosten_akonto betriebskosten`,
	"Utilities": `gas strom stromrechnung gas_rechnung wasser heizung internet handy handyrechnung handyvertrag telefon müll natel natelabo serafe
		handyabo strom_ewz`,
	"Health": `arzt zahnarzt apotheke medikamente krankenhaus friseur fitnessstudio brille physiotherapie kosmetik massage
zahnbürste rasierer rasierklingen deo kamm lippenstift nagellack duschgel handcreme pflaster fieberthermometer coiffeur coiffeuse spital franchise_arzt selbstbehalt zahnarztrechnung`,
	"Leisure": `kino museum_eintritt theater konzert schwimmbad spiel spiele eintritt verein skibillett skipass tageskarte_ski skiverleih startgeld schibrille schipass`,
	"Shopping": `kleidung schuhe hose hemd kleid jacke handy_neu kopfhörer laptop elektronik uhr tasche
mantel mäntel mütze mützen stiefel sandalen schal socken schirm regenschirm hausschuhe schlafanzug strumpfhose strickjacke pulli turnschuhe regenjacke badehose badeanzug bikini shorts bluse weste helm fahrradschloss taschenlampe zelt schlafsack ohrringe armband wolle stoff garn strümpfe`,
	"Travel": `flug flugticket hotel mietwagen urlaub reise koffer ferienwohnung übernachtung`,
	"Work": `druckerpapier papier büro büromaterial porto briefmarken schreibwaren druckerpatrone
heft hefte stifte bleistift bleistifte radiergummi`,
	"Education":     `kurs buch bücher studium schule universität nachhilfe`,
	"Gifts":         `geschenk geschenke blumen spende`,
	"Family":        `kinder kita kindergarten windeln babysitter_kind babysitten`,
	"Pets":          `hund katze hundefutter katzenfutter tierarzt`,
	"Fees":          `gebühr gebühren kontoführung bußgeld strafzettel knöllchen`,
	"Insurance":     `versicherung kfz-versicherung haftpflicht krankenkasse krankenkassenprämie prämie`,
	"Taxes":         `steuern einkommensteuer kfz-steuer kfz_steuer lohnsteuer`,
	"Subscriptions": `abo abonnement mitgliedschaft`,
}
