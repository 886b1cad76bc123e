package parse

// categoriesEurope are words of the European languages besides English.
var categoriesEurope = categoryWords{
	"Food": `kaffee mittagessen abendessen frühstück essen restaurant bäcker bäckerei brötchen bier wein eis kuchen imbiss döner pommes currywurst kantine getränk getränke tee snack
déjeuner dîner petit_déjeuner boulangerie bière vin glace repas thé resto gâteau sandwich crêpe apéro
comida almuerzo cena desayuno cerveza vino helado bocadillo panadería tapas merienda té refresco restaurante café
pranzo cena colazione caffè birra gelato ristorante panino cornetto aperitivo merenda pasto trattoria
almoço jantar lanche cerveja vinho sorvete padaria restaurante pastel refeição cafezinho
koffie ontbijt avondeten bier ijs friet broodje middageten thee
frukost middag fika öl glass lunch kaffe middagsmat frokost aftensmad
śniadanie obiad kolacja kawa piwo lody restauracja herbata
kahve kahvaltı öğle_yemeği akşam_yemeği yemek restoran çay bira simit döner
кофе обед ужин завтрак еда ресторан кафе пиво чай пицца суши кава обід вечеря сніданок перекус бургер шаурма столовая`,
	"Groceries": `lebensmittel einkauf einkäufe supermarkt wocheneinkauf milch brot eier käse obst gemüse fleisch wurst drogerie wasser_kiste
courses supermarché pain lait œufs fromage fruits légumes viande épicerie marché
supermercado compra compras mercado pan leche huevos queso fruta verdura carne
spesa supermercato pane latte uova formaggio frutta verdura carne alimentari
mercado pão leite ovos queijo fruta legumes carne supermercado compras_mercado feira
boodschappen supermarkt brood melk eieren kaas groente fruit_groente vlees
mat matvaror livsmedel mjölk bröd ost dagligvarer
zakupy chleb mleko jajka ser owoce warzywa
market alışveriş_market ekmek süt yumurta peynir meyve sebze
продукты супермаркет хлеб молоко яйца сыр фрукты овощи мясо продукти магазин`,
	"Transport": `bahn zug ticket_bahn fahrkarte u-bahn s-bahn straßenbahn parken parkplatz parkhaus parkgebühr tanken benzin sprit taxi_fahrt maut autowäsche werkstatt reifen fahrrad auto öpnv
essence parking_auto péage métro train_billet bus_ticket voiture vélo taxi garage_auto stationnement carburant
gasolina aparcamiento estacionamiento peaje metro tren autobús coche bicicleta taxi taller combustible pasaje colectivo nafta
benzina parcheggio pedaggio treno autobus metro macchina bicicletta taxi officina biglietto
gasolina estacionamento pedágio ônibus trem metrô carro bicicleta táxi oficina combustível passagem_ônibus uber_corrida
benzine parkeren trein bus fiets tol auto_onderhoud
bensin parkering tåg buss tunnelbana cykel bil
benzyna paliwo parking pociąg autobus taksówka tramwaj
benzin otopark tren otobüs taksi metro köprü
такси бензин парковка метро автобус поезд проезд заправка электричка таксі`,
	"Housing": `miete möbel reparatur handwerker haushalt wohnung nebenkosten hausmeister kaution
loyer meubles réparation plombier appartement ménage
alquiler hipoteca muebles reparación fontanero piso_alquiler renta
affitto mutuo mobili riparazione idraulico condominio
aluguel renda_casa condomínio móveis conserto encanador
huur meubels hypotheek reparatie
hyra möbler husleie
czynsz meble remont
kira mobilya tamir aidat
аренда квартира мебель ремонт ипотека оренда`,
	"Utilities": `strom stromrechnung gas_rechnung wasser heizung internet handy handyrechnung handyvertrag telefon müll
électricité eau chauffage téléphone facture forfait gaz
luz agua electricidad teléfono internet_casa gas_natural recibo móvil celular
luce bolletta acqua riscaldamento telefono
energia conta_de_luz água luz internet telefone celular_conta
elektra stroom water_rekening internet_thuis
el elräkning värme bredband mobil
prąd woda gaz telefon_rachunek
elektrik su doğalgaz fatura telefon
свет электричество вода интернет связь коммуналка телефон_счет комунальні`,
	"Health": `arzt zahnarzt apotheke medikamente krankenhaus friseur fitnessstudio brille physiotherapie kosmetik massage
médecin dentiste pharmacie médicaments coiffeur hôpital lunettes salle_de_sport
médico dentista farmacia medicina medicinas peluquería peluquero hospital gimnasio gafas
medico dentista farmacia medicine parrucchiere ospedale palestra occhiali
farmácia remédio remédios médico cabeleireiro academia hospital óculos
apotheek dokter tandarts kapper sportschool medicijnen
apotek läkare tandläkare frisör gym
apteka lekarz dentysta fryzjer siłownia
eczane doktor dişçi kuaför spor_salonu ilaç
аптека лекарства врач стоматолог больница парикмахер стрижка спортзал ліки`,
	"Leisure": `kino museum_eintritt theater konzert schwimmbad spiel spiele eintritt verein
cinéma musée théâtre concert_billet jeu piscine
cine museo teatro concierto juego entrada entradas
cinema museo_biglietto teatro concerto gioco mostra
cinema_ingresso museu teatro show jogo ingresso
bioscoop museum_kaartje theater_kaartje concert spel
bio museum biobiljett konsert spel
kino muzeum teatr koncert gra
sinema müze tiyatro konser oyun
кино музей театр концерт игра билеты кіно`,
	"Shopping": `kleidung schuhe hose hemd kleid jacke handy_neu kopfhörer laptop elektronik uhr tasche
vêtements chaussures pantalon robe veste téléphone_neuf sac montre
ropa zapatos pantalón camisa vestido chaqueta bolso reloj zapatillas
vestiti scarpe pantaloni camicia giacca borsa orologio
roupa roupas sapato sapatos tênis camisa vestido calça bolsa relógio
kleding schoenen broek jas
kläder skor byxor jacka
ubrania buty spodnie kurtka
kıyafet ayakkabı pantolon elbise çanta
одежда обувь штаны платье куртка телефон наушники ботинки`,
	"Travel": `flug flugticket hotel urlaub reise koffer ferienwohnung übernachtung
vol_avion billet_avion hôtel voyage vacances valise avion
vuelo hotel_noche viaje vacaciones maleta avión
volo albergo viaggio vacanza valigia hotel_notte
voo hotel_diária viagem férias mala passagem_aérea
vlucht reis vakantie
flyg resa semester hotell
lot podróż wakacje
uçak otel seyahat tatil
самолет гостиница отель поездка отпуск билет_самолет авиабилет`,
	"Work": `druckerpapier papier büro büromaterial porto briefmarken schreibwaren druckerpatrone
papier_imprimante fournitures bureau timbres
papelería oficina papel_impresora sellos
cancelleria ufficio carta_stampante francobolli
papelaria escritório impressora correios
kantoor kantoorartikelen postzegels
kontor papper frimärken
biuro papier_do_drukarki
ofis kırtasiye
офис канцелярия бумага почта`,
	"Education": `kurs buch bücher studium schule universität nachhilfe
livre livres école cours université
libro libros escuela curso universidad matrícula colegio
libri scuola corso università libro
livro livros escola curso faculdade
boek boeken school_geld cursus
bok böcker skola kurs
książka książki szkoła kurs
kitap okul kurs
книга книги школа курс курсы учеба`,
	"Gifts":         `geschenk geschenke blumen spende cadeau cadeaux fleurs don regalo regalos flores regali fiori presente presentes bloemen present blommor gåva prezent kwiaty hediye çiçek подарок подарки цветы`,
	"Family":        `kinder kita kindergarten windeln babysitter_kind enfants crèche couches niños guardería pañales bambini asilo pannolini filhos creche fraldas kinderopvang luiers barn blöjor dzieci przedszkole çocuk kreş дети ребенок садик подгузники`,
	"Pets":          `hund katze hundefutter katzenfutter tierarzt chien chat_croquettes croquettes vétérinaire perro gato veterinario cane gatto cachorro ração veterinário hond kat dierenarts katt pies kot weterynarz köpek kedi veteriner собака кот корм ветеринар`,
	"Fees":          `gebühr gebühren kontoführung bußgeld strafzettel frais amende comisión multa commissione tarifa taxa_bancária boete avgift opłata mandat komisyon ceza комиссия штраф`,
	"Insurance":     `versicherung kfz-versicherung haftpflicht assurance seguro assicurazione verzekering försäkring ubezpieczenie sigorta страховка`,
	"Taxes":         `steuern einkommensteuer kfz-steuer impôts impuestos tasse_comunali imposto_de_renda belastingen skatter podatki vergiler налоги`,
	"Subscriptions": `abo abonnement mitgliedschaft suscripción abbonamento assinatura prenumeration subskrypcja abonelik подписка`,
}

// categoriesAsia are words of Japanese, Korean, Vietnamese and Indonesian.
var categoriesAsia = categoryWords{
	"Food": `朝食 昼食 夕食 ランチ ディナー コーヒー カフェ ラーメン 寿司 弁当 お弁当 居酒屋 ビール レストラン うどん そば 牛丼 カレー お菓子 アイス 朝ごはん 昼ごはん 晩ごはん 飲み会 お茶
점심 저녁 아침 커피 카페 식사 밥 치킨 맥주 술 간식 라면 식당 회식 떡볶이 삼겹살 빵 피자
ăn_sáng ăn_trưa ăn_tối cà_phê cafe cơm phở bún bánh_mì trà_sữa makan makan_siang makan_malam sarapan kopi nasi bakso nasi_goreng`,
	"Groceries": `スーパー 食料品 食材 野菜 果物 牛乳 パン 卵 コンビニ 마트 장보기 식료품 과일 야채 채소 우유 계란 편의점 đi_chợ siêu_thị belanja pasar sayur`,
	"Transport": `タクシー 電車 バス 地下鉄 駐車場 ガソリン 新幹線 電車賃 交通費 高速道路 定期券 택시 버스 지하철 주차 주차비 기름 주유 기차 교통비 톨비 grab xăng taxi_vn gojek ojek bensin parkir`,
	"Housing":   `家賃 家具 引っ越し 월세 집세 가구 관리비 tiền_nhà sewa kontrakan`,
	"Utilities": `電気代 水道代 ガス代 携帯代 通信費 光熱費 전기세 수도세 가스비 통신비 핸드폰요금 인터넷 điện nước listrik pulsa`,
	"Health":    `病院 薬 薬局 歯医者 美容院 ジム 散髪 병원 약 약국 치과 미용실 헬스장 헬스 thuốc obat dokter`,
	"Leisure":   `映画 美術館 カラオケ ゲーム コンサート 遊園地 영화 노래방 게임 콘서트 박물관 xem_phim nonton bioskop`,
	"Shopping":  `服 靴 洋服 家電 化粧品 옷 신발 쇼핑 화장품 가방 quần_áo giày baju sepatu`,
	"Travel":    `ホテル 旅行 航空券 飛行機 호텔 여행 비행기 항공권 숙소 khách_sạn vé_máy_bay hotel_id tiket_pesawat`,
	"Work":      `文房具 事務用品 切手 사무용품 문구`, "Education": `本 教科書 授業料 책 학원 학비 sách buku sekolah`,
	"Gifts": `プレゼント お土産 선물 quà hadiah`, "Family": `子供 おむつ 아이 기저귀`, "Pets": `ペット 犬 猫 강아지 고양이 사료`,
	"Fees": `手数料 수수료 벌금`, "Insurance": `保険料 보험 보험료`, "Taxes": `税金 住民税 세금_납부`, "Subscriptions": `サブスク 会費 구독 구독료`,
}

// categoryMerchants are well-known shops and services.
var categoryMerchants = categoryWords{
	"Food": `starbucks mcdonald's mcdonalds mcdonald kfc burger_king subway_sandwich dunkin domino's dominos pizza_hut chipotle taco_bell wendy's costa_coffee tim_hortons pret nando's five_guys deliveroo doordash uber_eats ubereats grubhub just_eat lieferando foodpanda ifood rappi glovo
星巴克 麦当劳 麥當勞 肯德基 必胜客 必勝客 瑞幸 瑞幸咖啡 喜茶 奈雪 蜜雪冰城 海底捞 海底撈 美团外卖 饿了么 汉堡王 德克士 西贝 一点点 コメダ すき家 吉野家 マクドナルド スタバ 스타벅스 맥도날드`,
	"Groceries": `lidl aldi rewe edeka netto_markt kaufland penny_markt tesco sainsbury's sainsburys asda waitrose walmart target costco whole_foods trader_joe's kroger safeway carrefour auchan leclerc intermarché monoprix mercadona esselunga coop migros spar billa hofer albert_heijn jumbo ica biedronka żabka fairprice ntuc cold_storage 7-eleven seven_eleven dm rossmann instacart
盒马 沃尔玛 永辉 家乐福 大润发 山姆 山姆会员店 每日优鲜 叮咚买菜 全家 罗森 物美 华润万家 便利蜂 7-11 百果园 イオン セブン ローソン ファミマ 이마트 пятерочка магнит перекресток`,
	"Transport":     `uber lyft grab bolt gojek_ride didi cabify blablacar deutsche_bahn db bvg sncf trenitalia renfe amtrak shell bp esso exxon chevron aral total_energies lime bird 滴滴 滴滴出行 高德打车 曹操出行 哈啰 美团单车 青桔 摩拜 12306 中石化 中石油 яндекс_такси`,
	"Housing":       `ikea home_depot lowe's obi bauhaus hornbach leroy_merlin 宜家 自如 贝壳`,
	"Utilities":     `vodafone telekom o2 verizon at&t t-mobile comcast xfinity singtel starhub orange_mobile 中国移动 中国联通 中国电信 国家电网`,
	"Health":        `cvs walgreens boots guardian watsons 屈臣氏 mcfit`,
	"Leisure":       `steam playstation_store nintendo xbox_live imax amc cinemaxx 万达影城 猫眼 淘票票`,
	"Shopping":      `amazon ebay zara h&m uniqlo nike adidas apple_store best_buy mediamarkt saturn zalando shein aliexpress temu shopee lazada decathlon primark sephora 淘宝 天猫 京东 拼多多 唯品会 优衣库 苏宁 小米之家 当当 ozon wildberries allegro`,
	"Travel":        `airbnb booking.com expedia ryanair easyjet lufthansa delta united marriott hilton ibis hertz sixt agoda trip.com 携程 飞猪 去哪儿 如家 汉庭 全季`,
	"Work":          `hetzner aws github digitalocean cloudflare staples fedex ups dhl wework openai figma slack zoom notion 顺丰 中通 圆通 阿里云 腾讯云`,
	"Education":     `udemy coursera duolingo 新东方 得到 知乎`,
	"Subscriptions": `netflix spotify disney+ disney_plus hbo youtube_premium youtube icloud apple_music audible kindle_unlimited prime amazon_prime adobe dropbox patreon 爱奇艺 腾讯视频 优酷 哔哩哔哩 b站 网易云音乐 qq音乐 chatgpt`,
	"Pets":          `fressnapf petsmart petco`,
	"Insurance":     `allianz axa huk aok 平安保险`,
}

// categoryAliases are other names of the categories themselves.
var categoryAliases = categoryWords{
	"Food":          `dining dining_out food_&_drink food_and_drink food_-_dining food_-_dining_out eating_out restaurants restaurant meals 餐饮 餐飲 饮食 飲食 吃饭 美食 外食 食品 essen essen_&_trinken repas comida cibo alimentação eten mat еда 食費 식비`,
	"Groceries":     `grocery supermarket food_-_grocery 食品杂货 买菜 日用 日用品 杂货 超市 lebensmittel courses supermercado spesa boodschappen продукты 食料品 식료품`,
	"Transport":     `transportation transit commute car 交通 出行 交通费 通勤 verkehr transporte trasporti vervoer транспорт 交通費 교통`,
	"Housing":       `home house rent household 住房 居住 房租 住宿 家居 wohnen logement vivienda casa wonen жильё 住居 주거`,
	"Utilities":     `bills utility phone internet 水电 水電 水电费 通讯 缴费 nebenkosten factures servicios bollette 光熱費 공과금`,
	"Health":        `healthcare medical fitness beauty personal_care wellness 医疗 醫療 健康 美容 gesundheit santé salud salute saúde gezondheid здоровье 医療 건강`,
	"Leisure":       `entertainment fun hobby hobbies sports culture 娱乐 娛樂 休闲 休閒 文化 运动 freizeit loisirs ocio svago lazer vrije_tijd развлечения 娯楽 여가`,
	"Shopping":      `clothes clothing electronics 购物 購物 服装 服饰 数码 einkaufen achats compras acquisti winkelen покупки 買い物 쇼핑`,
	"Travel":        `vacation holiday holidays trips 旅行 旅游 旅遊 差旅 reisen voyage voyages viajes viaggi viagens reizen путешествия 여행`,
	"Work":          `office business 工作 办公 辦公 arbeit büro travail trabajo lavoro trabalho werk работа 仕事 업무`,
	"Education":     `school learning books 教育 学习 學習 书籍 bildung éducation educación istruzione educação onderwijs образование 교육`,
	"Gifts":         `gift donations charity presents 礼物 禮物 礼品 人情 捐赠 geschenke cadeaux regalos regali presentes подарки 선물`,
	"Family":        `kids children 家庭 孩子 育儿 育兒 亲子 familie famille familia famiglia família семья 家族 가족`,
	"Pets":          `pet 宠物 寵物 haustiere animaux mascotas animali питомцы ペット 반려동물`,
	"Fees":          `fee bank charges bank_fees fines 手续费 手續費 费用 罚款 gebühren frais comisiones commissioni taxas комиссии 手数料 수수료`,
	"Insurance":     `insurances 保险 保險 versicherung assurance seguros assicurazione verzekering страховка 保険 보험`,
	"Taxes":         `tax 税 税费 稅費 税金 税款 steuern impôts impuestos imposte impostos belasting налоги 세금`,
	"Subscriptions": `subscription memberships 订阅 訂閱 会员 會員 abos abonnements suscripciones abbonamenti assinaturas подписки サブスク 구독`,
}
