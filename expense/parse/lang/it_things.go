package lang

// italianThings are what people buy in Italy.
var italianThings = categoryWords{
	"Food": `pranzo pranzetto cena cenetta colazione merenda spuntino aperitivo apericena ape brunch pasto pasti caffè caffettino espresso ristretto cappuccino cappuccio cappuccini macchiato marocchino
ginseng orzo_al_bar latte_macchiato cioccolata_calda cornetto cornetti brioche croissant birra birre birretta birrette spritz negroni prosecco vino_al_bar calice drink cocktail amaro grappa digestivo
bibita bibite coca aranciata chinotto succo ristorante trattoria osteria pizzeria paninoteca rosticceria tavola_calda mensa bar baretto pub enoteca gelateria pasticceria 4_formaggi 4_stagioni pizza pizze pizzata
pizzetta panino panini tramezzino toast piadina kebab sushi hamburger focaccia arancino arancini supplì crocchè crostino bruschetta tagliere fritto_misto porchetta lasagne carbonara risotto
gelato gelati granita cannolo cannoli tiramisù panna_cotta dolce dolci pasticcini torta crêpe waffle cioccolatini caramelle gomme patatine popcorn asporto takeaway take_away delivery buono_pasto
sigarette tabacco tabaccaio tabacchi tabaccheria svapo distributore_automatico macchinetta_del_caffè coperto
spremuta tè tè_caldo tè_freddo tisana frappè frullato cedrata crodino aperol pinsa panzerotto panzerotti calzone sfogliatella sfogliatelle maritozzo bombolone bomboloni graffa gnocchi
ravioli tortellini polenta bistecca tagliata grigliata fritto insalatona insalatone gyoza piadine tramezzini poké patatina liquirizia gomma_da_masticare iqos heets terea
accendino gastronomia cibo_a_domicilio pandoro colomba zeppola cioccolato pizza_al_taglio bicchiere_di_vino subway`,
	"Groceries": `spesa spesona spesetta supermercato super iper ipermercato discount alimentari mercato mercatino_rionale fruttivendolo ortolano macellaio macelleria panettiere panificio fornaio forno
pescivendolo pescheria salumeria salumiere drogheria minimarket pane latte uova formaggio formaggi mozzarella parmigiano prosciutto salame bresaola affettati yogurt burro frutta verdura insalata
pomodori patate cipolle mele banane arance limoni carne pollo pesce tonno pasta riso farina zucchero sale olio aceto acqua_minerale cassa_d'acqua vino bottiglia_di_vino biscotti cereali
detersivo detersivi ammorbidente candeggina spugne carta_igienica carta_da_cucina scottex tovaglioli sacchetti fazzoletti surgelati legumi passata cialde cialde_caffè capsule_caffè
carciofi zucchine melanzane peperoni spinaci broccoli cavolfiore finocchi funghi aglio prezzemolo basilico fragole ciliegie pesche albicocche anguria melone pere mandarini prugne noci
mandorle ricotta stracchino gorgonzola pecorino mortadella speck salsiccia salsicce wurstel bistecche macinato salmone merluzzo gamberi vongole cozze acciughe panna lievito nutella
marmellata miele fette_biscottate cracker grissini pancarrè pelati ceci lenticchie fagioli piselli pellicola alluminio anticalcare brillantante
verduraio panetteria mercatino verdure spezie casse_d'acqua sacchetti_spazzatura negozio_bio grana_padano`,
	"Transport": `abbonamento_atm abbonamenti_atm biglietto_atm biglietti_atm carnet_atm ricarica_atm tessera_atm corsa_atm benzina benza gasolio diesel nafta metano gpl carburante rifornimento
pieno pieno_di_benzina distributore benzinaio parcheggio parcheggi parchimetro strisce_blu garage pedaggio pedaggi casello autostrada telepass treno treni regionale frecciarossa autobus bus pullman
corriera tram metro metropolitana taxi traghetto aliscafo monopattino bici bicicletta car_sharing macchina auto moto motorino scooter officina meccanico carrozziere gommista gomme_auto
elettrauto tagliando revisione bollo bollo_auto autolavaggio biglietto biglietto_del_treno biglietto_del_bus ricarica_auto colonnina soccorso_stradale ztl
passaggio_di_proprietà
mezzi_pubblici abbonamento_mezzi abbonamento_bus pneumatico pneumatici tergicristalli gomme_invernali cambio_gomme cambio_olio riparazione_bici camera_d'aria`,
	"Housing": `affitto pigione mutuo caparra condominio spese_condominiali mobili mobile divano letto materasso armadio tavolo sedia sedie scrivania libreria_billy tende tappeto lampada lampadina
lampadine riparazione riparazioni idraulico elettricista fabbro muratore imbianchino falegname antennista caldaia lavatrice lavastoviglie frigorifero frigo forno_elettrico aspirapolvere ferro_da_stiro
bollitore tostapane friggitrice pentola pentole padella piatti bicchieri posate asciugamani lenzuola coperta cuscino candele ferramenta vernice trapano viti chiodi piante vaso giardino trasloco
donna_delle_pulizie signora_delle_pulizie colf pulizie
lampadario specchio quadro cornice cassettiera comodino mensola zerbino stendino scopa mocio secchio stufa condizionatore climatizzatore ventilatore microonde tosaerba giardiniere tapparelle
zanzariera zanzariere piastrelle rubinetto materassino coperte
giardinaggio vivaio colorificio fai_da_te mobilificio scaffale cuscini piumone pittura asciugatrice moka frullatore coltello coltelli terriccio attrezzi spazzacamino
vetraio disinfestazione agenzia_immobiliare macchina_del_caffè`,
	"Utilities": `luce gas bolletta bollette corrente elettricità gas_metano riscaldamento acqua bolletta_dell'acqua telefono telefonia cellulare_ricarica ricarica_telefonica ricarica ricarica_cellulare
ricarica_telefono internet fibra adsl wifi giga canone_rai spazzatura
pellet legna bombola rifiuti`,
	"Health": `medico dottore dottoressa dentista oculista dermatologo ginecologa ginecologo pediatra psicologo psicologa terapeuta fisioterapista fisioterapia osteopata visita visita_medica ticket ticket_sanitario
analisi analisi_del_sangue esami_del_sangue ecografia vaccino farmacia parafarmacia farmaci medicine medicina medicinali tachipirina oki antibiotico sciroppo cerotti integratori occhiali lenti
lenti_a_contatto ottico apparecchio ospedale clinica pronto_soccorso palestra piscina_abbonamento yoga pilates massaggio parrucchiere parrucchiera barbiere estetista ceretta manicure taglio_capelli
taglio shampoo balsamo bagnoschiuma sapone deodorante dentifricio spazzolino rasoio crema crema_solare assorbenti trucco trucchi rossetto profumeria preservativi
unghie smalto tinta colpi_di_sole piega messa_in_piega massaggi nutrizionista dietista ortopedico cardiologo logopedista cerotto garze collirio antistaminico brufen ecografie risonanza
podologo otorino dietologo pulizia_dei_denti vitamine sopracciglia lamette tatuaggio erboristeria plantari`,
	"Leisure": `cinema film teatro concerto concerti mostra museo museo_biglietto stadio partita calcetto campo_da_calcetto padel tennis bowling biliardo discoteca locale_notturno festa gioco giochi
videogioco videogiochi luna_park gita_al_parco zoo acquario terme lido ombrellone lettino skipass gratta_e_vinci lotto superenalotto scommesse edicola rivista giornale fumetti karaoke
biliardino freccette maneggio acquapark noleggio_sci
parco_divertimenti giostre lotteria grattino schedina riviste fumetto vinile mercatini_di_natale sagra
fuochi_d'artificio casinò stabilimento_balneare gioco_da_tavolo giochi_da_tavolo poker`,
	"Shopping": `vestiti vestito abiti abito scarpe scarpe_running scarpe_da_running scarpette stivali sandali ciabatte infradito pantaloni jeans maglia maglietta magliette maglione felpa camicia camicie giacca giubbotto giubbino
cappotto gonna calze calzini mutande reggiseno pigiama costume costume_da_bagno cappello cappellino sciarpa guanti cintura borsa borsetta zaino portafoglio orologio orecchini collana braccialetto
anello gioielli gioielleria profumo ombrello cellulare telefonino smartphone computer portatile tablet televisore tv cuffie auricolari caricabatterie caricatore cavo cover pile batterie mouse
tastiera stampante giubbotti sarta sarto calzolaio
cravatta foulard tuta canottiera intimo collant pantaloncini piumino impermeabile scarponi mocassini tacchi tute bikini
abbigliamento camicetta bracciale sartoria tintoria lavasecco stireria orologiaio orafo gioielliere centro_commerciale negozio_dell'usato negozio_cinese berretto stoffa
occhiali_da_sole cover_telefono`,
	"Travel": `volo voli aereo biglietto_aereo albergo hotel_notte ostello agriturismo b&b airbnb pernottamento tassa_di_soggiorno viaggio viaggi vacanza vacanze gita valigia trolley crociera campeggio
noleggio_auto souvenir passaporto biglietti_aerei autonoleggio bagaglio bagagli cartoline deposito_bagagli`,
	"Work": `cancelleria cartoleria ufficio carta_stampante toner cartuccia cartucce penna penne quaderno quaderni francobolli raccomandata spedizione corriere fotocopie commercialista notaio
avvocato consulenza marca_da_bollo marche_da_bollo pec dominio coworking biglietti_da_visita francobollo inchiostro copisteria`,
	"Education": `libro libri libreria scuola corso corsi università retta tasse_universitarie lezione lezioni ripetizioni patente scuola_guida
		autoscuola
astuccio romanzo cartolibreria materiale_scolastico gita_scolastica conservatorio`,
	"Gifts": `regalo regali regalino fiori fioraio mazzo_di_fiori bomboniera donazione beneficenza offerta_in_chiesa elemosina
fiorista pensierino palloncini bomboniere biglietto_auguri biglietto_di_auguri busta_matrimonio`,
	"Family": `bambini asilo nido asilo_nido mensa_scolastica pannolini pappa omogeneizzati passeggino giocattolo giocattoli babysitter
		baby_sitter tata paghetta_figli salviette ciuccio seggiolino seggiolino_auto centro_estivo grest bambola`,
	"Pets": `cane gatto crocchette croccantini lettiera veterinario veterinaria toelettatura
guinzaglio antipulci dogsitter dog_sitter cibo_per_cani cibo_per_gatti negozio_di_animali toelettatore antiparassitario mangime vaccino_cane`,
	"Fees": `multa multe commissione commissioni mora mancia mance canone_conto
autovelox carta_d'identità spese_bancarie contravvenzione bagno_pubblico fototessera fototessere`,
	"Insurance":     `assicurazione assicurazioni polizza rc_auto rca`,
	"Taxes":         `tasse_comunali imu tari irpef f24`,
	"Subscriptions": `abbonamento abbonamenti quota_associativa`,
}

// italianShops are known to everybody in Italy.
var italianShops = categoryWords{
	"Food": `autogrill roadhouse old_wild_west la_piadineria piadineria rossopomodoro alice_pizza deliveroo glovo just_eat justeat foodora
		chef_express spontini venchi grom burger_king mcdonald mcdonald's mc_donald
too_good_to_go toogoodtogo kfc starbucks spizzico signorvino cioccolatitaliani america_graffiti`,
	"Groceries": `esselunga coop ipercoop conad pam eurospin todis despar eurospar interspar famila tigros bennet crai carrefour lidl aldi
		penny_market naturasì eataly pewex sigma_supermercati il_gigante unes tigotà acqua_e_sapone dok
md_discount in's in's_mercato maury's carrefour_express basko iperal`,
	"Transport": `agip eni enilive tamoil esso italo trenitalia trenord flixbus itabus atac cotral anas q8 telepass unipolmove free_now itaxi tirrenia ittaxi`,
	"Housing": `ikea leroy_merlin bricofer bricocenter brico_io bricoman mondo_convenienza kasanova maisons_du_monde poltronesofà
		poltrone_e_sofà obi
jysk conforama tecnomat viridea`,
	"Utilities": `enel a2a iren hera acea edison eni_plenitude plenitude vodafone iliad fastweb windtre wind_tre ho_mobile kena postemobile sorgenia`,
	"Health":    `lloyds_farmacia salmoiraghi virgin_active mcfit grandvision erbolario fitactive`,
	"Leisure":   `uci_cinemas the_space ticketone gardaland mirabilandia sisal snai`,
	"Shopping": `ovs upim decathlon unieuro mediaworld media_world euronics trony calzedonia intimissimi tezenis terranova zara h&m bershka
		pull&bear rinascente la_rinascente primark zalando vinted amazon temu shein sephora douglas kiko pepco
cisalfa yamamay golden_point original_marines prenatal chicco foot_locker scarpe&scarpe pittarosso deichmann flying_tiger bottega_verde kiabi
oviesse benetton geox pimkie stroili piazza_italia`,
	"Travel":        `ryanair ita_airways easyjet wizzair booking airbnb alpitour`,
	"Work":          `buffetti poste_italiane mail_boxes`,
	"Education":     `feltrinelli mondadori giunti libraccio`,
	"Pets":          `arcaplanet zooplus isola_dei_tesori`,
	"Subscriptions": `netflix spotify dazn nowtv now_tv raiplay disney+`,
	"Family":        `io_bimbo`,
	"Insurance":     `unipol unipolsai genertel`,
}
