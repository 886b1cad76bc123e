package lang

// polishThings are what people buy in Poland.
var polishThings = categoryWords{
	"Food": `śniadanie obiad kolacja kawa piwo lody restauracja herbata śniadania obiadek lunch kebab kebs pizza burger hamburger
		zapiekanka hot-dog hotdog frytki pierogi pierożki schabowy zupa zupka kanapka kanapki bułka_z_kebabem sushi ramen makaron_z_wynos sałatka
		kawka espresso cappuccino latte americano flat_white kawiarnia restauracje knajpa bar bar_mleczny bistro pub piwko piwerko wino wódka
		drink drinki whisky szampan koktajl sok cola pepsi lemoniada woda_w_restauracji ciastko ciasto ciastka drożdżówka pączek pączki tort gofr
		gofry naleśniki deser czekolada słodycze cukierki chipsy przekąska przekąski jedzenie jedzenie_na_wynos wyżywienie catering
		dieta_pudełkowa stołówka food_truck papierosy fajki tytoń e-papieros energetyk herbatka obiad_na_mieście kolacyjka bufet gofra rogalik
		rogal precel obwarzanek frytka tortilla tosty tost naleśnik kopytka kluski żurek rosół barszcz bigos gołąbki placki_ziemniaczane golonka
		śledzik szaszłyk doner kakao hot_dog hot_dogi kompot oranżada cydr prosecco grzaniec grzane_wino nalewka żelki guma_do_żucia wafelek baton
		batonik sernik szarlotka makowiec piernik eklerka tiramisu popcorn nachosy orzeszki paluszki snacki wyjście_na_miasto podwieczorek
		drugie_śniadanie chińczyk wietnamczyk sajgonki cukiernia lodziarnia naleśnikarnia pierogarnia garmażeria
		śniadanko kawusia bajgiel szama szamka wyżerka shake kremówka prażynki sześciopak flaszka szlugi`,
	"Groceries": `wędlina wędliny wędlin zakupy chleb mleko jajka ser owoce warzywa zakupy_spożywcze spożywka spożywcze bułki bułka chlebek mleczko jajko twaróg
		jogurt śmietana masło szynka kiełbasa mięso kurczak wołowina wieprzowina ryba łosoś ziemniaki pomidory ogórki cebula czosnek marchew
		papryka sałata jabłka banany pomarańcze cytryny truskawki maliny borówki winogrona arbuz mąka cukier sól olej oliwa makaron ryż kasza
		płatki miód dżem przyprawy ketchup majonez woda_mineralna napoje chemia proszek_do_prania płyn_do_naczyń papier_toaletowy mydło
		worki_na_śmieci ręczniki_papierowe warzywniak piekarnia rzeźnik mięsny targ bazar ryneczek sklep market supermarket kaucja wodę szynki
		parówki boczek serek kefir maślanka pieczarki cukinia bakłażan brokuł kalafior szpinak rzodkiewka szczypiorek koperek pietruszka imbir
		awokado mango gruszki śliwki wiśnie czereśnie brzoskwinie kiwi ananas fasola soczewica ciecierzyca tofu drożdże proszek_do_pieczenia
		płatki_owsiane otręby musli herbata_do_domu kawa_ziarnista mrożonki pizza_mrożona chusteczki płyn_do_prania tabletki_do_zmywarki
		reklamówka folia_aluminiowa drogeria
		mielone schab śledzie śledź kartofle pyry marchewka kapusta rybny monopolowy osiedlowy płyn_do_płukania domestos gąbki gąbka worki
		worek_na_śmieci`,
	"Transport": `benzyna paliwo parking pociąg autobus taksówka tramwaj bilet_autobusowy bilet_tramwajowy bilet_miesięczny bilet_ztm
		bilet_mpk bilet_na_pociąg bilet_pkp mpk ztm metro taxi taksówki paliwko tankowanie zatankowałem zatankowałam diesel lpg gaz_do_auta myjnia
		myjnia_samochodowa autostrada winieta opłata_drogowa parkomat parkowanie hulajnoga rower mechanik przegląd przegląd_auta opony
		wymiana_oleju olej_silnikowy części_do_auta warsztat wulkanizacja auto samochód płyn_do_spryskiwaczy holowanie ładowanie_auta
		bilet_kolejowy bilety_autobusowe bilet_do_warszawy bilety_pkp skm wkd pks busik bus przejazd przejazdy kurs_taksówką etylina dieslem
		wymiana_opon akumulator przegląd_techniczny badanie_techniczne prawo_jazdy myjnię stłuczka żarówka_do_auta wycieraczki hulajnogi
		rower_miejski veturilo wulkanizator
		dętka laweta olej_do_auta ropa`,
	"Housing": `czynsz meble remont wynajem najem kredyt_hipoteczny hipoteka wspólnota spółdzielnia sprzątanie łóżko materac szafa stół
		krzesło lampa żarówka żarówki zasłony firanki dywan pościel ręczniki garnek patelnia talerze kubek sztućce lodówka pralka zmywarka
		odkurzacz mikrofalówka czajnik żelazko toster ekspres_do_kawy farba tapeta wiertarka śruby gwoździe narzędzia hydraulik elektryk ogród
		doniczka kwiaty_doniczkowe świeczka klucze zamek lampka kołdra poduszka prześcieradło koc obraz lustro wazon szafka komoda regał półka
		biurko fotel kanapa sofa wieszaki garnki patelnie miska kosz suszarka suszarka_na_pranie żyrandol wkręty wiertła wiertło taśma klej
		silikon listwa panele płytki kafelki cement gips drzwi okno rolety żaluzje domofon ślusarz malarz złota_rączka fachowiec pralnia
		zmywak miotła mikrofala śrubki śrubka nawóz kosiarka malowanie sprzątaczka kominiarz kaucja_za_mieszkanie`,
	"Utilities": `światło prąd woda gaz telefon_rachunek energia energia_elektryczna rachunek_za_prąd rachunek_za_gaz rachunek_za_wodę ogrzewanie
		internet telefon_abonament abonament_telefoniczny telefon_na_kartę doładowanie doładowanie_telefonu śmieci wywóz_śmieci światłowód
		telewizja kablówka rachunek_za_telefon
		węgiel drewno drewno_na_opał abonament_za_telefon`,
	"Health": `apteka lekarz dentysta fryzjer siłownia leki lek lekarstwa tabletki witaminy recepta plaster syrop maść stomatolog ortodonta
		okulista okulary soczewki ginekolog dermatolog psycholog psychoterapeuta terapia terapeuta fizjoterapia fizjoterapeuta masaż badania
		badanie_krwi szpital przychodnia szczepionka siłka fitness karnet karnet_na_siłownię basen joga trening trener fryzjerka barber strzyżenie
		manicure paznokcie kosmetyczka kosmetyki szampon krem dezodorant pasta_do_zębów szczoteczka maszynka_do_golenia podpaski tampony
		rehabilitacja usg rtg rezonans prześwietlenie ząb zęby plomba wizyta_u_lekarza wizyta_u_dentysty krople maść_na_plecy bandaż termometr
		żel_pod_prysznic balsam podkład tusz_do_rzęs szminka depilacja brwi rzęsy pedicure farbowanie solarium sauna crossfit optyk
		ibuprom apap plastry maszynki_do_golenia prezerwatywy prezerwatywa test_ciążowy szczepienie szczepienia`,
	"Leisure": `kino muzeum teatr koncert gra bilet_do_kina bilety_do_kina bilet_do_teatru bilety bilet wystawa galeria zoo park_rozrywki
		kręgle bilard karaoke klub impreza mecz narty skipass lodowisko festiwal planszówka gra_na_steam gry książka_do_czytania escape_room
		wesołe_miasteczko ryby wędka gitara puzzle lego spektakl filharmonia kabaret festyn jarmark bowling paintball gokarty aquapark park_wodny
		park_linowy ścianka_wspinaczkowa kajaki żagle totolotek lotto zdrapka komiks gazeta czasopismo płyta winyl
		dyskoteka poker ruletka`,
	"Shopping": `ubrania buty spodnie kurtka ciuchy ubranie bluza bluzka koszula koszulka t-shirt sukienka spódnica jeansy spodenki sweter
		płaszcz czapka szalik rękawiczki skarpetki bielizna majtki stanik piżama strój_kąpielowy buty_sportowe adidasy sandały kozaki klapki torba
		torebka plecak portfel pasek zegarek biżuteria kolczyki pierścionek perfumy telefon smartfon laptop komputer tablet monitor klawiatura
		myszka słuchawki ładowarka kabel etui powerbank telewizor konsola aparat elektronika baterie parasol okulary_przeciwsłoneczne krawcowa szewc
		trampki dżinsy gacie rajstopy pokrowiec lumpeks szmateks secondhand second_hand kask pomadka kabel_do_telefonu`,
	"Travel": `lot podróż wakacje samolot bilet_lotniczy bilety_lotnicze hotel nocleg hostel pensjonat airbnb booking wycieczka wyjazd
		urlop bagaż walizka wiza paszport pamiątka pamiątki ubezpieczenie_podróżne kemping
		wczasy pole_namiotowe`,
	"Work": `biuro papier_do_drukarki papier_ksero drukarka tusz toner długopis długopisy zeszyt teczka znaczki znaczek poczta paczka
		przesyłka kurier wysyłka paczkomat domena hosting serwer oprogramowanie licencja reklama księgowa księgowy prawnik notariusz coworking
		delegacja szkolenie_firmowe wizytówki zeszyty notatnik segregator zszywacz zszywki ołówek ołówki mazaki flipchart spinacze koperta koperty
		druk wydruk ksero toner_do_drukarki pieczątka podpis_elektroniczny
		kartridż kartridże`,
	"Education": `książka książki szkoła kurs podręcznik podręczniki studia uczelnia czesne korepetycje angielski kurs_angielskiego lekcja
		lekcje szkolenie egzamin warsztaty przybory_szkolne zeszyt_szkolny piórnik korki wyprawka ubezpieczenie_szkolne składka_klasowa
		wycieczka_szkolna obiady_w_szkole komitet_rodzicielski księgarnia
		tornister kredki`,
	"Gifts": `prezent kwiaty prezenty prezencik bukiet róże kartka kartka_urodzinowa darowizna datek zrzutka wośp upominek
		prezencik_dla_mamy prezent_urodzinowy prezent_ślubny zrzutka_na_prezent siepomaga datki taca kościół laurka kwiaciarnia
		tulipany tulipan znicze znicz wieniec bombonierka wesele`,
	"Family": `dzieci przedszkole dziecko żłobek pieluchy pampersy zabawka zabawki wózek niania opiekunka kieszonkowe mleko_modyfikowane
		smoczek fotelik kolonie wyprawka_dla_dziecka kaszka śpioszki obóz świetlica zajęcia_dodatkowe półkolonie kinderbal klocki lalka
		hulajnoga_dla_dziecka alimenty`,
	"Pets": `pies kot weterynarz karma karma_dla_psa karma_dla_kota żwirek przysmaki_dla_psa weterynarka smycz akwarium zoologiczny
		szczeniak kotek piesek chomik papużka rybki obroża legowisko kuweta strzyżenie_psa behawiorysta karma_mokra karma_sucha
		dla_psa dla_kota dla_królika szczepienie_psa szczepienie_kota siano_dla_królika królik`,
	"Fees": `opłata mandat opłaty mandaty prowizja opłata_bankowa opłata_za_kartę opłata_skarbowa kara grzywna odsetki_karne napiwek
		rata_kredytu zdjęcia_do_dowodu zdjęcie_do_dowodu zdjęcia_do_paszportu`,
	"Insurance": `ubezpieczenie oc oc_ac polisa ubezpieczenie_auta ubezpieczenie_mieszkania składka zus_zdrowotna`,
	"Taxes":     `podatki podatek_dochodowy zus podatek_od_nieruchomości skarbówka`,
	"Subscriptions": `subskrypcja subskrypcje abonament_streaming
		legimi audioteka`,
}
