package parse

// vocabularyNL is Dutch.
var vocabularyNL = vocabulary{
	language: "nl",
	words: []roleWords{
		{rolePeriod, `in sinds jaar lente zomer herfst winter kwartaal vergelijk`},
		{rolePoint, `komma`},
		{rolePart, `paar dozijn half halve`},
		{roleHint, `het een en voor met van gisteren vandaag koffie lunch_met boodschappen huur betaald gekocht uitgegeven kost kostte slechts bedrag ongeveer precies is_het op aan bij`},
		{roleFiller, `ik heb mijn we van op aan in totaal prijs bedrag slechts maar graag bedankt precies`},
		{roleFiller | roleArticle, `het een de`},
		{roleFiller | roleFor, `voor`},
		{roleFiller | roleSpend, `betaald gekocht uitgegeven betaalde kocht`},
		{roleFiller | roleCost, `kost kostte kosten gekost`},
		{roleFiller | roleAdd, `noteer toevoegen voeg_toe`},
		{roleCommand, `verwijder verwijderen wijzig wijzigen toon zoek rapport`},
		{roleBan, `ben bent zijn zou zouden kan kunnen moet hoeveel hoe wanneer waar waarom wie wat welke als niet geen nooit helft ieder elke delen gedeeld ongeveer bijna misschien salaris loon inkomen verdiend schuldig leen geleend verwijder verwijderen wijzig wijzigen toon zoek rapport volgende wil nodig denk negeer instructies jij hij zij jullie jaar nummer kamer`},
		{roleTax, `btw belasting`},
		{roleNet, `excl_btw exclusief`},
		{roleGross, `incl_btw inclusief`},
		{rolePercent, `procent`},
		{roleUnit, `keer personen dagen weken maanden uur uren minuten gram kilo liter flessen`},
		{roleNumbered, `kamer pagina hoofdstuk lijn bestelling`},
		{roleFiller | roleRefund, `terugbetaling`},
		{roleAnd, `en`},
		{roleAt, `bij`},
	},
	scales:  `3:duizend 6:miljoen 9:miljard`,
	numbers: `1:een,één 2:twee 3:drie 4:vier 5:vijf 6:zes 7:zeven 8:acht 9:negen 10:tien 11:elf 12:twaalf 13:dertien 14:veertien 15:vijftien 16:zestien 17:zeventien 18:achttien 19:negentien 20:twintig 30:dertig 40:veertig 50:vijftig 60:zestig 70:zeventig 80:tachtig 90:negentig 100:honderd 1000:duizend`,
	marks:   `~pound=GBP:pond ~krone:kroon,kronen ~ruble=RUB:roebel`,
	halves:  `1:anderhalf,anderhalve 2:tweeënhalf,tweeënhalve 3:drieënhalf`,
	joints:  `en ën`,
	clashes: `sei dos due sex sept once mille cent cents`,
	endings: `tig honderd duizend`,
}

// vocabularySV is Swedish, with the words of money of Danish and Norwegian.
var vocabularySV = vocabulary{
	language: "sv",
	words: []roleWords{
		{rolePeriod, `sedan år vår sommar höst vinter kvartal jämför`},
		{rolePart, `dussin`},
		{roleHint, `och för med på av igår idag kaffe_och kostar kostade köpte betalade hyra mat lunch_på priset det bara var hans bidrag är budgeten bilen miljoner`},
		{roleFiller, `jag har min mitt vi av på i totalt pris priset bara tack exakt`},
		{roleFiller | roleArticle, `en ett`},
		{roleFiller | roleFor, `för`},
		{roleFiller | roleSpend, `köpte betalade spenderade betalt köpt`},
		{roleFiller | roleCost, `kostar kostade`},
		{roleFiller | roleAdd, `lägg_till anteckna`},
		{roleCommand, `ta_bort radera ändra sök rapport`},
		{roleBan, `är skulle kan kunde borde måste hur när var_är vem vad vilken om inte ingen aldrig hälften varje dela ungefär nästan kanske lön inkomst tjänade skyldig lånade ta_bort radera ändra sök rapport budget budgeten nästa vill behöver tror ignorera instruktioner du han hon år nummer`},
		{roleTax, `moms skatt`},
		{roleNet, `exkl_moms`},
		{roleGross, `inkl_moms`},
		{rolePercent, `procent`},
		{roleUnit, `gånger personer dagar veckor månader timmar minuter gram kilo liter`},
		{roleFiller | roleRefund, `återbetalning`},
		{roleAnd, `och og`},
		{roleAt, `hos`},
	},
	scales:    `3:tusen 6:miljon,miljoner,millioner 9:miljard,miljarder`,
	numbers:   `1:ett 2:två 3:tre 4:fyra 5:fem 6:sex 7:sju 8:åtta 9:nio 10:tio 11:elva 12:tolv 13:tretton 14:fjorton 15:femton 16:sexton 17:sjutton 18:arton 19:nitton 20:tjugo 30:trettio 40:fyrtio 50:femtio 60:sextio 70:sjuttio 80:åttio 90:nittio 100:hundra 1000:tusen`,
	marks:     `~krone=SEK:kronor,krona ~krone:kroner ~ore=SEK/2:öre ~ore/2:øre`,
	compounds: `20:tjugo 100:hundra`,
	endings:   `hundra tusen`,
}

// vocabularyPL is Polish, with the Czech words that share its table.
var vocabularyPL = vocabulary{
	language: "pl",
	words: []roleWords{
		{rolePeriod, `od rok roku wiosna lato jesień zima kwartał porównaj`},
		{rolePoint, `przecinek`},
		{rolePart, `kilka kilkaset kilkanaście kilkadziesiąt parę pół tuzin`},
		{roleHint, `za na wczoraj dzisiaj dziś kawa obiad śniadanie kolacja zakupy czynsz kupiłem zapłaciłem wydałem cena běžná naše`},
		{roleFiller, `za na w z do mój moja cena běžná naše proszę dziękuję`},
		{roleFiller | roleSpend, `kupiłem kupiłam zapłaciłem zapłaciłam wydałem wydałam`},
		{roleFiller | roleCost, `kosztował kosztowała kosztuje`},
		{roleFiller | roleAdd, `dodaj zapisz`},
		{roleCommand, `usuń zmień pokaż szukaj raport`},
		{roleBan, `jestem jest są był czy ile jak kiedy gdzie kto co który nie żaden połowa każdy podziel około prawie może pensja dochód zarobiłem usuń zmień pokaż szukaj raport następny chcę ignoruj`},
		{roleTax, `ptu podatek`},
		{roleNet, `netto`},
		{roleGross, `brutto`},
		{rolePercent, `procent`},
		{roleUnit, `razy osób dni tygodni miesięcy lat godzin minut gramów litrów`},
		{roleFiller | roleRefund, `zwrot`},
		{roleAnd, `oraz`},
	},
	scales:  `3:tys,tysiąc,tysiące,tysięcy 6:milion,miliony,milionów`,
	marks:   `PLN:złoty,złote,złotych,zlotych PLN/2:grosz,grosze,groszy CZK:korun,korunu,kčs CZK/2:haléř ~dollar:dolar,dolary,dolarów`,
	numbers: `1:jeden,jedna,jedno 2:dwa,dwie 3:trzy 4:cztery 5:pięć 6:sześć 7:siedem 8:osiem 9:dziewięć 10:dziesięć 11:jedenaście 12:dwanaście 13:trzynaście 14:czternaście 15:piętnaście 16:szesnaście 17:siedemnaście 18:osiemnaście 19:dziewiętnaście 20:dwadzieścia 30:trzydzieści 40:czterdzieści 50:pięćdziesiąt 60:sześćdziesiąt 70:siedemdziesiąt 80:osiemdziesiąt 90:dziewięćdziesiąt 100:sto 200:dwieście 300:trzysta 400:czterysta 500:pięćset 600:sześćset 700:siedemset 800:osiemset 900:dziewięćset 1000:tysiąc`,
	halves:  `1:półtora,półtorej`,
	endings: `dziesiąt naście dzieści set`,
}

// vocabularyTR is Turkish.
var vocabularyTR = vocabulary{
	language: "tr",
	words: []roleWords{
		{rolePeriod, `yıl yılı yaz kış sonbahar ilkbahar çeyrek`},
		{rolePoint, `virgül`},
		{rolePart, `birkaç yarım düzine`},
		{roleHalf, `buçuk`},
		{roleHint, `bir ve için dün bugün kahve öğle yemeği akşam kira market aldım ödedim harcadım maliyeti fiyatı kuruş lira hisse başına yaklaşık yeni bana olarak tarafından mal milyon yıl`},
		{roleFiller, `bir için toplam fiyat fiyatı tutar sadece yalnızca lütfen teşekkürler`},
		{roleFiller | roleSpend, `aldım ödedim harcadım`},
		{roleFiller | roleAdd, `ekle kaydet`},
		{roleCommand, `sil değiştir göster ara rapor`},
		{roleBan, `mı mu mü musun kaç ne nasıl neden nerede kim hangi eğer değil yok yarısı her paylaş yaklaşık belki maaş gelir kazandım borç sil değiştir göster ara rapor bütçe sonraki istiyorum`},
		{roleTax, `kdv vergi`},
		{roleGross, `kdv_dahil`},
		{roleNet, `kdv_hariç`},
		{rolePercent, `yüzde`},
		{roleUnit, `kez kişi gün hafta ay yıl saat dakika gram kilo litre çeyrek adet`},
		{roleFiller | roleRefund, `iade`},
		{roleAnd, `ve`},
	},
	scales:    `3:bin 6:milyon 9:milyar`,
	numbers:   `1:bir 2:iki 3:üç 4:dört 5:beş 6:altı 7:yedi 8:sekiz 9:dokuz 10:on 20:yirmi 30:otuz 40:kırk 50:elli 60:altmış 70:yetmiş 80:seksen 90:doksan 100:yüz 1000:bin`,
	marks:     `~dollar:dolar EUR:avro ~lira=TRY:lira TRY/2:kuruş ~cent/2:sent ~penny/2:peni ~pound=GBP:sterlin ~franc:frank ~ruble=RUB:ruble`,
	compounds: `100:yüz`,
}

// vocabularyRU is Russian, with the Ukrainian names of money. Endings are cut
// off by [ending], so stems are enough.
var vocabularyRU = vocabulary{
	language: "ru",
	words: []roleWords{
		{rolePeriod, `с год году лето зима весна осень квартал сравни сравнить`},
		{rolePart, `пара пару несколько сотня сотню сотни сотен десяток полсотни полтинник пол штука штуку`},
		{roleIncome | roleBan, `зарплата доход заработал продал получил`},
		{roleFiller, `я мой моя мы за на в во с по из для и всего цена сумма только ровно пожалуйста спасибо это`},
		{roleFiller | roleSpend, `купил купила заплатил заплатила потратил потратила оплатил оплатила`},
		{roleFiller | roleCost, `стоил стоила стоило стоит`},
		{roleFiller | roleAdd, `добавь добавить запиши записать внеси`},
		{roleCommand, `удали удалить измени изменить исправь покажи найди отчёт отчет`},
		{roleBan, `сколько как когда где кто что какой почему если бы не нет никогда половина каждый пополам разделить около примерно почти может зарплата доход заработал должен долг одолжил удали удалить измени изменить покажи найди отчёт отчет бюджет следующий хочу нужно думаю забудь игнорируй инструкции ты он она они вы лет номер телефон`},
		{roleTax, `ндс налог пдв`},
		{rolePercent, `процент процента процентов`},
		{roleUnit, `раз раза человек дней дня недель месяцев лет часов часа минут грамм кг км м л шт литров`},
		{roleNumbered, `заказ комната страница номер рейс`},
		{roleFiller | roleRefund, `возврат`},
		{roleAnd, `и та`},
		{roleAt, `в`},
	},
	scales:  `3:тыс,тысяча,тысячи,тысяч,тысячу 6:миллион,миллиона,миллионов,млн 9:миллиард,миллиарда,миллиардов,млрд`,
	numbers: `1:один,одна,одну 2:два,две 3:три 4:четыре 5:пять 6:шесть 7:семь 8:восемь 9:девять 10:десять 11:одиннадцать 12:двенадцать 13:тринадцать 14:четырнадцать 15:пятнадцать 16:шестнадцать 17:семнадцать 18:восемнадцать 19:девятнадцать 20:двадцать 30:тридцать 40:сорок 50:пятьдесят 60:шестьдесят 70:семьдесят 80:восемьдесят 90:девяносто 100:сто 200:двести 300:триста 400:четыреста 500:пятьсот 600:шестьсот 700:семьсот 800:восемьсот 900:девятьсот 1000:тысяча,тысячу`,
	marks: `~ruble=RUB:рубл,руб,руб.,рублей,рубль,рубля RUB:р,р. ~ruble=RUB/2:копе,коп,копеек,копейка ~dollar:доллар,бакс,баксов EUR:евро ~cent/2:цент ~cent/2?:ц ~penny/2:пенс,пенни,пени,пенсов
UAH:гривн,гривен,грн,грн. UAH/2:копій ~pound=GBP:фунт,фунтов ~franc=CHF:франк KZT:тенге,тг CNY:юан ~yen=JPY:иен,йен ~lira=TRY:лир ~rupee=INR:рупи ~krone:крон BYN:белруб`,
	halves:  `1:полтора,полторы`,
	endings: `десят дцать дцатка сотка`,
}

// vocabularyUK is Ukrainian, as far as it is not written as Russian is.
var vocabularyUK = vocabulary{
	language: "uk",
	words: []roleWords{
		{rolePeriod, `з рік року літо зима весна осінь квартал порівняй`},
		{rolePart, `кілька декілька пару сотня сотню десяток пів`},
		{roleAnd, `і й`},
	},
	scales:  `3:тисяча,тисячі,тисяч,тисячу 6:мільйон,мільйона,мільйони,мільйонів`,
	numbers: `1:одна,одну 2:два,дві 3:три 4:чотири 5:п'ять,п’ять 6:шість 7:сім 8:вісім 9:дев'ять,дев’ять 10:десять 11:одинадцять 12:дванадцять 13:тринадцять 14:чотирнадцять 15:п'ятнадцять,п’ятнадцять 16:шістнадцять 17:сімнадцять 18:вісімнадцять 19:дев'ятнадцять,дев’ятнадцять 20:двадцять 30:тридцять 40:сорок 50:п'ятдесят,п’ятдесят 60:шістдесят 70:сімдесят 80:вісімдесят 90:дев'яносто,дев’яносто 100:сто 200:двісті 300:триста 400:чотириста 500:п'ятсот,п’ятсот 600:шістсот 700:сімсот 800:вісімсот 900:дев'ятсот,дев’ятсот 1000:тисяча,тисячу`,
	halves:  `1:півтора,півтори`,
	endings: `дцять`,
}
