package lang

// turkishThings are what people buy in Türkiye.
var turkishThings = categoryWords{
	"Food": `mısır kahve kahveyi kahveye kahveler türk_kahvesi latte filtre_kahve espresso americano çay çayı çaya çaylar cay cayi ayran kola gazoz meyve_suyu su_şişe salep boza limonata bira biraya rakı şarap kokteyl içki içkiye kahvaltı kahvaltıya serpme_kahvaltı öğle_yemeği öğle_yemeğine öğlen_yemeği akşam_yemeği akşam_yemeğine
yemek yemeği yemeğe yemekler iş_yemeği toplantı_yemeği restoran restorana restoranda lokanta lokantaya lokantada kafe kafede kafeye kebap kebaba kebapçı adana urfa iskender döner dönere dürüm dürüme lahmacun lahmacuna pide pideye köfte köfteye kokoreç midye balık_ekmek balık_restoran çiğ_köfte çiğköfte kumpir
pilav tavuk_pilav mercimek_çorbası çorba çorbaya tantuni börek böreğe poğaça poğaçaya açma simit simidi simide simitçi ali_nazik tost tosta ayvalık_tostu sandviç hamburger hamburgere burger pizza pizzaya sushi makarna_restoran mantı gözleme menemen baklava baklavaya künefe sütlaç dondurma dondurmaya waffle kruvasan
pasta_dilim tatlı tatlıya tatlıcı pastane pastaneden çikolata çikolataya cips bisküvi gofret sakız çekirdek kuruyemiş fıstık fındık ceviz badem leblebi sigara sigaraya sigaralar meze meyhane bar barda pub ocakbaşı paket_servis yemeksepeti_siparişi kantin abur_cubur atıştırmalık
		baklavacı börekçi dönerci pideci kokoreççi büfe
		şalgam yemekhane kek kurabiye nargile kahveci çiğ_köfteci votka tütün patates_kızartması`,
	"Groceries": `market markete marketten marketi süpermarket bakkal bakkala bakkaldan manav manava manavdan kasap kasaba kasaptan fırın fırına fırından pazar_alışverişi semt_pazarı pazardan pazarda balıkçı balıkçıdan şarküteri kuruyemişçi alışveriş_market market_alışverişi haftalık_alışveriş ekmek ekmeğe süt sütü süte sut yumurta yumurtaya peynir peynire beyaz_peynir kaşar
yoğurt tereyağı zeytin zeytinyağı ayçiçek_yağı yağ kıyma kıymaya tavuk tavuğa balık balığa sucuk pastırma salam meyve meyveye elma muz portakal mandalina çilek karpuz kavun üzüm sebze sebzeye domates salatalık biber patates soğan sarımsak marul ıspanak limon pirinç bulgur makarna un şeker tuz
bal reçel salça çay_paket damacana damacanaya su_damacana deterjan deterjana çamaşır_suyu bulaşık_deterjanı yumuşatıcı sabun tuvalet_kağıdı kağıt_havlu peçete çöp_poşeti sünger pil piller mama_bebek su suya şişe_suyu
		sosis kuşbaşı hamsi patlıcan kabak maydanoz kiraz incir mercimek nohut fasulye ketçap mayonez maden_suyu tekel tekel_bayi aktar
		ıslak_mendil bulaşık_tableti`,
	"Transport": `benzin benzine mazot motorin yakıt yakıta lpg otogaz depo şarj_istasyonu otopark otoparka park_ücreti köprü köprü_geçişi otoyol hgs ogs taksi taksiye dolmuş dolmuşa minibüs minibüse otobüs otobüse otobüs_bileti metro metroya metrobüs metrobüse tramvay vapur vapura vapur_bileti feribot iskele tren trene tren_bileti marmaray
istanbulkart istanbulkart'a istanbulkarta ankarakart izmirim_kart akbil akbile bilet_otobüs araba araba_yıkama oto_yıkama lastik lastikçi lastiğe oto_tamir tamirci_araba araç_bakımı muayene araç_muayenesi martı scooter bisiklet motor
		ispark cam_suyu silecek akü antifriz balata çekici yht oto_sanayi yedek_parça servis_ücreti yağ_değişimi araba_tamiri`,
	"Housing": `kira kiraya kirayı aidat aidata mobilya koltuk masa sandalye dolap yatak yorgan yastık çarşaf perde halı lamba ampul ampule boya fırça çivi matkap alet tamir tamire tamirat tesisatçı elektrikçi boyacı çilingir nakliye taşınma temizlikçi temizlikçiye temizlik_kadın gündelikçi bahçe çiçek_saksı saksı tencere tava bardak tabak çatal_bıçak
çaydanlık su_ısıtıcı ütü süpürge elektrik_süpürgesi bulaşık_makinesi çamaşır_makinesi buzdolabı fırın_ankastre mikrodalga beyaz_eşya kombi kombi_bakımı klima havlu mum vazo
		nalbur hırdavatçı
		paspas nevresim nevresim_takımı battaniye çatal_kaşık avize gardırop kitaplık kanepe yatak_bazası yapıştırıcı koli_bandı priz
		uzatma_kablosu musluk tamirci tadilat anahtar_yaptırma çiçek_toprağı nakliyeci tost_makinesi saç_kurutma_makinesi`,
	"Utilities": `elektrik elektriğe elektrik_faturası su_faturası doğalgaz doğalgaza doğalgaz_faturası gaz fatura faturaya faturası internet
		internete internet_faturası telefon_faturası telefon hat kontör kontöre tl_yükleme paket_internet aski iski
		tüp odun kömür`,
	"Health": `eczane eczaneye eczaneden doktor doktora muayene_doktor hastane hastaneye dişçi dişçiye diş diş_hekimi gözlük gözlükçü lens ilaç
		ilaca vitamin tahlil röntgen fizyoterapi psikolog kuaför kuaföre berber berbere saç saç_kesimi tıraş fön kaş tırnak protez_tırnak saç_boyası manikür ağda cilt_bakımı masaj hamam
		spor_salonu spor_salonuna fitness yoga pilates havuz şampuan diş_macunu diş_fırçası deodorant tıraş_bıçağı krem güneş_kremi parfüm makyaj ped
		kozmetik
		majezik ağrı_kesici öksürük_şurubu yara_bandı dolgu fizik_tedavi kan_tahlili gebelik_testi pedikür lazer_epilasyon epilasyon duş_jeli
		jilet tampon ruj fondöten rimel güzellik_salonu solaryum prezervatif muayene_ücreti`,
	"Leisure": `sinema sinemaya sinema_bileti film tiyatro tiyatroya tiyatro_bileti konser konsere konser_bileti müze müzeye müzekart festival
		maç maça maç_bileti stadyum oyun oyuna playstation halı_saha halısaha bowling bilardo lunapark hayvanat_bahçesi akvaryum kitap_roman dergi
		gazete piyango milli_piyango iddaa bilet bilete biletler hobi eğlence
		yapboz gece_kulübü kayak buz_pateni olta plaj_girişi şezlong tavla poker kumar bahis`,
	"Shopping": `kolonya usb_bellek flash_bellek kıyafet kıyafete elbise elbiseye ayakkabı ayakkabıya spor_ayakkabı bot çizme mont monta ceket kaban pantolon pantolona kot kazak
		gömlek gömleğe tişört tişörte t-shirt etek çorap çoraba iç_çamaşırı pijama şapka bere atkı eldiven kemer çanta çantaya sırt_çantası cüzdan
		saat takı yüzük kolye küpe şemsiye gözlük_güneş telefon_kılıfı kılıf şarj_aleti kulaklık kulaklığa bilgisayar laptop ekran tablet televizyon mouse
		klavye yazıcı fotoğraf foto vesikalık alışveriş alışverişe terzi tuhafiye kuyumcu
		terlik sandalet topuklu şort hırka sweatshirt eşofman kravat bluz külot sütyen bilezik şarj_kablosu üst_baş paça_yaptırma kuru_temizleme
		kask`,
	"Travel": `uçak uçağa uçak_bileti otel otele otelde pansiyon airbnb tatil tatile seyahat tur vize valiz bavul yurt_dışı_harcı
		bagaj kamp kamp_alanı araç_kiralama yurt_dışı_çıkış_harcı`,
	"Work": `ofis ofise kırtasiye kırtasiyeye kağıt toner kartuş kargo kargoya kargo_ücreti posta pul defter kalem kalemler alan_adı hosting
		yazılım muhasebeci noter_iş web_tasarım
		fotokopi ptt avukat`,
	"Education": `okul okula okul_taksiti kitap kitaba kitaplar ders_kitabı kurs kursa kurs_ücreti özel_ders üniversite harç yurt dershane etüt
		servis_okul okul_servisi ehliyet sürücü_kursu
		test_kitabı sınav_ücreti`,
	"Gifts": `hediye hediyeye çiçek çiçeğe çiçekçi altın_çeyrek çeyrek_altın düğün_hediyesi doğum_günü_hediyesi bağış bağışa bayram_harçlığı
		sadaka zekat kurban fitre
		buket düğün_takısı çelenk lösev`,
	"Family": `çocuk çocuğa kreş kreşe anaokulu bebek bebek_bezi bez mama_bebek_maması bebek_maması oyuncak oyuncağa bakıcı bakıcıya harçlık
		harçlığa bebek_arabası
		emzik puset oto_koltuğu`,
	"Pets": `köpek kedi veteriner veterinere kedi_maması köpek_maması mama mamaya kedi_kumu petshop pet_shop
		kuş_yemi balık_yemi kedi_yemi tasma pet_kuaför tırmalama_tahtası`,
	"Fees": `komisyon bahşiş ceza cezaya trafik_cezası park_cezası hesap_işletim kart_aidatı noter notere pasaport ehliyet_harcı
		eft_ücreti havale_ücreti kredi_taksiti`,
	"Insurance": `sigorta sigortaya kasko trafik_sigortası dask sağlık_sigortası bes
		konut_sigortası`,
	"Taxes": `vergi vergiye gelir_vergisi emlak_vergisi mtv motorlu_taşıtlar_vergisi çevre_temizlik_vergisi vergiler
		bağkur damga_vergisi`,
	"Subscriptions": `abonelik aboneliği üyelik üyeliği spor_üyeliği
		tivibu storytel`,
}

// turkishShops are names as people write them, also where they went and where from, with or
// without the apostrophe.
var turkishShops = categoryWords{
	"Groceries": `migros migrosa migros'a migrosta migros'ta migrostan migros'tan bim bime bim'e bimde bim'de bimden bim'den şok şoka şok'a şokta
		şok'ta şoktan şok'tan a101 a101e a101'e a101de a101'de a101den a101'den carrefoursa carrefoursaya carrefoursa'ya carrefoursada carrefoursa'da
		carrefoursadan carrefoursa'dan hakmar hakmara hakmar'a hakmarda hakmar'da hakmardan hakmar'dan macrocenter file_market tarım_kredi
		macro_center mopaş happy_center özdilek getir getir'den getirden getir_büyük istegelsin`,
	"Shopping": `trendyol trendyola trendyol'a trendyolda trendyol'da trendyoldan trendyol'dan hepsiburada hepsiburadaya hepsiburada'ya hepsiburadada
		hepsiburada'da hepsiburadadan hepsiburada'dan watsons watsonsa watsons'a watsonsta watsons'ta watsonstan watsons'tan lcw lcwye lcw'ye lcwde
		lcw'de lcwden lcw'den defacto defactoya defacto'ya defactoda defacto'da defactodan defacto'dan koton kotona koton'a kotonda koton'da kotondan
		koton'dan gratis gratis'e gratis'ten teknosa teknosa'dan lc_waikiki boyner flo
		çiçeksepeti n11 n11'den d&r d&r'dan pttavm mavi_jeans kitapyurdu idefix madame_coco english_home penti mango
		flormar vatan_bilgisayar arçelik beko vestel gittigidiyor colins ipekyol skechers`,
	"Food": `yemeksepeti yemeksepeti'nden getir_yemek trendyol_yemek kahve_dünyası simit_sarayı köfteci_yusuf tavuk_dünyası komagene
		espressolab popeyes mado
		little_caesars köfteci_ramiz baydöner`,
	"Transport": `opet opet'e opet'ten petrol_ofisi aytemiz bitaksi obilet
		binbin kamil_koç pamukkale`,
	"Housing": `koçtaş koçtaş'a koçtaş'tan yataş bellona istikbal
		tekzen karaca paşabahçe vivense`,
	"Utilities": `turkcell turkcell'e türk_telekom türknet superonline igdaş enerjisa başkentgaz
		bedaş`,
	"Travel": `pegasus thy ajet
		anadolujet`,
	"Subscriptions": `exxen blutv gain digiturk`,
	"Family":        `toyzz_shop ebebek e-bebek`,
	"Leisure":       `cinemaximum cineverse biletix`,
	"Health":        `mac_fit macfit acıbadem medicana medical_park`,
	"Pets":          `petlebi`,
}
