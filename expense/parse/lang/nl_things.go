package lang

// dutchThings are what people buy in the Netherlands and Flanders.
var dutchThings = categoryWords{
	"Food": `eten etentje diner dineetje uit_eten uiteten lunch lunchje brunch ontbijtje middageten avondeten tussendoortje snack snacks koffie koffietje bakkie cappuccino espresso latte koffie_verkeerd flat_white thee chocomel warme_chocolademelk
bier biertje biertjes pils pilsje pilsjes wijn wijntje wijntjes borrel borreltje borrelhapjes bitterballen kroket kroketten kroketje frikandel frikandellen frikandelletje kaassoufflé patat patatje friet frietje frieten snackbar frituur kapsalon
döner doner kebab shoarma broodje broodjes broodje_kroket tosti tosti's panini pizza pizza's sushi poké poke_bowl loempia loempia's bami nasi chinees afhaalchinees afhaal afhalen thuisbezorgd_eten pannenkoek pannenkoeken poffertjes
wafel wafels oliebol oliebollen stroopwafel stroopwafels appeltaart gebak gebakje taart taartje saucijzenbroodje worstenbroodje haring kibbeling lekkerbekje ijs ijsje ijsjes bolletje softijs milkshake smoothie frisdrank cola fris sapje
drankje drankjes terras terrasje kroeg café restaurant kantine automaat kauwgom snoep drop chocola chocolade chips reep koek koekje koekjes gevulde_koek sigaretten peuken shag vape hapje hapjes salade soep ontbijt geluncht gebruncht gedineerd ontbeten cake worstenbrood friettent frituurtje
broodjeszaak frietkot cafetaria lunchroom koffietentje ijssalon banketbakker banketbakkerij pannenkoekenhuis uitsmijter energydrink wijnbar traktatie tabak maaltijdsalade subway`,
	"Groceries": `boodschappen boodschapjes weekboodschappen supermarkt supermarktje super groenteboer groentewinkel slager slagerij bakker bakkerij visboer viswinkel kaasboer kaaswinkel markt toko slijter slijterij brood broden brootje volkorenbrood krentenbollen
melk karnemelk halfvolle_melk yoghurt vla kwark ei eieren kaas boter margarine vlees gehakt kip kipfilet worst rookworst ham spek vis zalm tonijn garnalen fruit appel appels peren bananen banaan sinaasappels aardbeien druiven mandarijnen avocado avocado's groente groenten
aardappel aardappels aardappelen sla tomaat tomaten komkommer paprika paprika's ui uien wortel wortels wortelen prei spinazie boerenkool rijst pasta meel bloem suiker zout olie olijfolie hagelslag pindakaas jam muesli cornflakes havermout
koffiebonen filterkoffie koffiepads koffiecups theezakjes water mineraalwater kratje_bier krat wc-papier wc_papier toiletpapier keukenrol keukenpapier vaatwastabletten afwasmiddel wasmiddel wasverzachter schoonmaakmiddel schoonmaakspullen vuilniszakken zeep sponsjes servetten aluminiumfolie batterijen fruit_groente
natuurwinkel avondwinkel nachtwinkel havermelk kruiden diepvriespizza speculaas pepernoten kruidnoten spa_rood spa_blauw`,
	"Transport": `benzine diesel tanken getankt tankbeurt tank laadpaal laden opladen_auto wasstraat autowas parkeren parkeergeld parkeergarage parkeermeter parkeerboete garage apk autobanden banden olie_auto onderhoud_auto auto trein treinkaartje treinkaartjes treinticket ns ov
ov-chipkaart ov_chip ov-chip bus buskaartje buskaart tram tramkaartje metro metrokaartje veer veerpont pont taxi taxirit fiets fietsenmaker fietsenstalling fietsband binnenband bakfiets ov-fiets deelscooter scooter brommer tol tolweg wegenvignet vignet huurauto autoverhuur deelauto auto_onderhoud
tankstation benzinepomp parkeerkosten parkeerkaart deelfiets fietsenwinkel fietsreparatie band_plakken winterbanden autowassen autoreparatie wegenwacht ruitenwissers sleepdienst
olie_verversen`,
	"Housing": `huur hypotheek vve servicekosten meubels meubel bank_meubel bankstel bureaustoel stoel stoelen tafel kast bed matras lamp lampen lampje gordijnen kleed vloer verf kwast behang spijkers schroeven boormachine gereedschap loodgieter elektricien schilder timmerman verhuizing verhuisdozen schoonmaker schoonmaakster schoonmaakhulp werkster tuin tuincentrum tuinman planten plant potgrond
vaas kaars kaarsen kussen kussens dekbed lakens handdoek handdoeken pan pannen koekenpan bestek borden glazen mokken waterkoker broodrooster stofzuiger wasmachine droger vaatwasser koelkast magnetron oven slotenmaker sleutel sleutels reparatie
stukadoor poetsvrouw poetshulp glazenwasser hovenier bouwmarkt meubelzaak boekenkast tapijt stofzuigerzakken koffiezetapparaat messen kamerplant bloempot gloeilamp verhuiswagen
verhuisbedrijf stomerij wasserij wasserette schoorsteenveger ijzerwinkel woonwinkel`,
	"Utilities": `energie energierekening stroom elektriciteit gas gasrekening waterrekening internet internet_thuis wifi telefoonrekening
		mobiel_abonnement beltegoed sim sim-only stadsverwarming vaste_lasten elektra water_rekening simkaart prepaid brandhout stookkosten`,
	"Health": `apotheek drogist drogisterij dokter huisarts tandarts mondhygiënist orthodontist ziekenhuis fysio fysiotherapeut psycholoog
		opticien bril contactlenzen lenzen medicijnen medicijn paracetamol pillen pleisters zalf vitamines kapper kappersbezoek knipbeurt barbier
		nagels nagelstudio schoonheidsspecialiste massage sauna sportschool fitness gym yoga zwembad shampoo tandpasta tandenborstel deodorant deo
		scheermesjes maandverband tampons crème zonnebrand gezichtscrème make-up parfum eigen_risico
neusspray hoestdrank condoom condooms fysiotherapie kapster haar_knippen schoonheidssalon zonnebank douchegel yogales tatoeage bloedonderzoek vaccinatie beugel
gehoorapparaat`,
	"Leisure": `bioscoop film filmkaartje bios theater theaterkaartje concert concertkaartje concertkaartjes festival festivalticket museum
		museumkaart dierentuin pretpark efteling speeltuin bowlen bowling zwemmen sauna_dagje escaperoom spel spelletje bordspel game games videogame
		boek_roman voetbal voetbalkaartje sportclub contributie voetbalclub tennis padel padelbaan schaatsen krasloten kraslot staatslot lot loten
		loterij uitje dagje_uit feest feestje entree kaartje kaartjes ticket tickets museum_kaartje theater_kaartje
bioscoopkaartje kermis midgetgolf discotheek voetbalwedstrijd tennisles klimhal ijsbaan skipas casino puzzel tijdschrift dansles danslessen kerstmarkt rommelmarkt
vuurwerk poker roulette toto gokkast gokken`,
	"Shopping": `kleding kleren schoenen sneakers laarzen jas jassen winterjas broek spijkerbroek trui shirt t-shirt hemd overhemd jurk jurkje
		rok sokken ondergoed bh pyjama muts sjaal handschoenen pet riem tas rugzak koffer horloge sieraden ketting oorbellen zonnebril paraplu
		telefoon telefoonhoesje hoesje oplader kabel kabeltje koptelefoon oortjes laptop tablet tv televisie computer muis toetsenbord printer
		cartridge
onderbroek onderbroeken panty schoenenwinkel schoenmaker kleermaker naaister handtas portemonnee trouwring juwelier kledingwinkel boetiek kringloop kringloopwinkel warenhuis
elektronicawinkel oordopjes stropdas badpak zwembroek winkelen shoppen wol`,
	"Travel": `vlucht vliegticket vliegtickets hotel hotelkamer airbnb hostel camping vakantie vakantiehuisje reis citytrip stedentrip
		weekendje_weg reisverzekering reisbureau visum toeristenbelasting wintersport`,
	"Work": `kantoor kantoorartikelen kantoorspullen papier printpapier pennen pen schrift postzegels postzegel pakket pakketje verzendkosten
		porto toner domein hosting software coworking flexplek kvk accountant boekhouder kopieën inkt enveloppen kantoorboekhandel domeinnaam visitekaartje`,
	"Education": `school schoolgeld ouderbijdrage schoolreisje studieboek studieboeken boek boeken collegegeld cursus bijles rijles rijlessen
		rijexamen zwemles pianoles muziekles school_geld
boekhandel boekenwinkel schoolboek schoolboeken schoolspullen schoolkamp taalcursus gitaarles muziekschool rijschool examengeld`,
	"Gifts": `cadeau cadeautje cadeautjes cadeaubon kado kadootje bloemen bos_bloemen bloemetje kaart_verjaardag verjaardagskaart kerstcadeau
		sinterklaascadeau donatie gift goed_doel collecte
verjaardagscadeau kraamcadeau bloemist bloemenwinkel bloemenzaak boeket kerstkaart kerstkaarten cadeaupapier kerststukje`,
	"Family": `kinderopvang crèche creche bso opvang oppas gastouder luiers luierdoekjes babymelk babyvoeding speelgoed kinderkleren
		kinderwagen zakgeld babydoekjes flesvoeding speen autostoeltje peuterspeelzaal speelgoedwinkel kinderfeestje kinderschoenen kinderkleding ballenbak`,
	"Pets": `hond hondenvoer kat kattenvoer kattenbak kattenbakvulling dierenarts dierenwinkel hondentrimmer hondenuitlaat brokjes
kattengrit hondenriem hondenuitlaatservice trimsalon hondensnoepjes vogelvoer vlooienmiddel hondenschool puppycursus`,
	"Fees": `boete bekeuring verkeersboete bankkosten administratiekosten paspoort rijbewijs legeskosten leges notaris
aanmaning bezorgkosten pasfoto pasfoto's snelheidsboete id-kaart`,
	"Insurance": `verzekering zorgverzekering zorgpremie autoverzekering inboedelverzekering aansprakelijkheidsverzekering premie uitvaartverzekering rechtsbijstand opstalverzekering`,
	"Taxes": `belasting belastingen inkomstenbelasting wegenbelasting gemeentebelasting gemeentelijke_belastingen ozb waterschapsbelasting
		afvalstoffenheffing btw-aangifte hondenbelasting onroerendezaakbelasting`,
	"Subscriptions": `abonnement abo abonnementje sportschoolabonnement krant krantenabonnement telefoonabonnement streaming lidmaatschap`,
}

// dutchShops are names as people say them.
var dutchShops = categoryWords{
	"Groceries": `spar coop dekamarkt deka gall_&_gall gall_en_gall gall marqt makro sligro aveve appie ah ah_to_go albert_heijn_to_go lidl aldi dirk vomar hoogvliet deen nettorama boni jan_linders picnic crisp flink ekoplaza odin
		colruyt delhaize okay_supermarkt tanger poiesz hanos`,
	"Food": `febo smullers kwalitaria la_place bagels_en_beans starbucks dominos new_york_pizza thuisbezorgd deliveroo uber_eats bakker_bart
		panos lunch_garden exki mcdo burgermeester loetje julia's kiosk_station vapiano wagamama anne_&_max multivlaai`,
	"Transport": `ns gvb htm connexxion arriva qbuzz keolis tinq tango_tankstation esso texaco gulf greenwheels felyx swapfiets ov-fiets flitsmeister
		parkbee yellowbrick easypark de_lijn nmbs anwb parkmobile q-park qpark mivb`,
	"Shopping": `hema blokker action xenos wibra zeeman primark bijenkorf de_bijenkorf c&a mediamarkt coolblue bol bol.com wehkamp bruna decathlon
		intersport big_bazar flying_tiger sostrene_grene scapino van_haren bristol torfs standaard_boekhandel krefel the_sting we_fashion vinted marktplaats hunkemöller zalando
intertoys terstal bax_music perry_sport`,
	"Health":    `kruidvat etos trekpleister holland_&_barrett specsavers pearle hans_anders rituals basic-fit basic_fit sportcity`,
	"Housing":   `gamma praxis karwei hornbach formido intratuin welkoop kwantum leen_bakker jysk hubo brico`,
	"Utilities": `ziggo kpn odido eneco vattenfall essent vitens dunea waternet budget_energie greenchoice telenet proximus luminus engie t-mobile simyo lebara budget_thuis hollandsnieuwe`,
	"Leisure":   `pathé tuschinski kinepolis efteling artis museumkaart walibi staatsloterij`,
	"Education": `ako`,
	"Pets":      `tom_&_co`,
	"Insurance": `zilveren_kruis vgz menzis centraal_beheer interpolis ohra`,
}
