package lang

// turkish is Turkish.
var turkish = language{
	VerbTells: true,
	code:      "tr",
	pluralEndings: []string{
		":lar", ":ler", ":e", ":a", ":ye", ":ya", ":de", ":da", ":te", ":ta", ":den", ":dan", ":ten", ":tan", ":i", ":ı", ":u", ":ü", ":yi", ":yı", ":yu", ":yü",
		":leri", ":ları", ":lere", ":lara", ":si", ":sı", ":su", ":sü", ":sini", ":sını", ":sine", ":sına", ":ni", ":nı", ":nu", ":nü", ":ne", ":na",
		"k:ğe", "k:ğa", "k:ği", "k:ğı", "k:ğu", "k:ğü", "p:ba", "p:be", "p:bı", "p:bi", "ç:ca", "ç:cı", "ç:ce", "ç:ci", "t:da", "t:dı", "t:di", "t:du", "t:dü",
	},
	caseEndings: []string{
		":ı", ":i", ":u", ":ü", ":yı", ":yi", ":yu", ":yü", ":a", ":e", ":ya", ":ye", ":da", ":de", ":ta", ":te", ":dan", ":den", ":tan", ":ten",
		"k:ğı", "k:ği", "k:ğu", "k:ğü", "k:ğa", "k:ğe", "ı:ına", "i:ine", "ı:ını", "i:ini", "u:unu", "ü:ünü", "ı:ından", "i:inden",
	},
	VerbEndings: []string{
		"dım", "dim", "dum", "düm", "tım", "tim", "tum", "tüm", "dık", "dik", "duk", "dük", "tık", "tik", "tuk", "tük", "dı", "di", "du", "dü", "tı", "ti", "tu", "tü",
		"mış", "miş", "muş", "müş", "yor", "yorum", "yoruz", "yorlar", "ecek", "acak", "eceğim", "acağım", "ecem", "acam", "icem", "ıcam", "meli", "malı",
		"=var", "=yok", "=lazım", "=gerek", "=oldu", "=olsa", "=isterim", "=eder", "=olur", "=kazanır", "=verir", "=alır",
	},
	VerbLast:     true,
	OrdinalPoint: true,
	DecimalComma: true,
	currency:     "TRY",
	phrases: phrases{
		SaysHalf:             `yarı|yarısı|yarım`,
		SaysThirdPart:        `üçte biri`,
		SaysQuarter:          `çeyrek|dörtte biri`,
		SaysPair:             `iki katı|çift`,
		SaysTriple:           `üç katı`,
		SaysDozen:            `düzine`,
		SaysMyPart:           `payım|benim payım|payıma düşen|kişi başı|benim yarım|bana düşen yarısı`,
		SaysIPaid:            `ben|ben de|benden|bana düşen|ben sadece`,
		SaysOfAll:            `hepsi|ikisi|ikisi de|hepsi de|tümü|her ikisi|her ikisi de|üçü de`,
		PerHead:              `kişi başı|kişi başına|adam başı`,
		InsteadOfPriceBehind: `yerine`,
		LeadsPart:            `bunun|içinde|içinden|bunların|dahil`,
		SaysReduced:          `indi|düştü|indirimle|indirimde|düşmüş|inmiş`,

		NamesFirst:  `birinci|ilki|ilk|birincisi|1.`,
		NamesSecond: `ikinci|ikincisi|diğeri|2.`,
		NamesThird:  `üçüncü|üçüncüsü|3.`,
		NamesFinal:  `sonuncu|sonuncusu|son`,
		SaysAgreed: `tabii|tabi|tabii ki|elbette|doğru|aynen|peki|kesinlikle|kaydet|ekle|onaylıyorum|olsun|hay hay|tamamdır|olur|tamam|tamam tamam|
			okey|ok|aynn|olr|tabiki|tabi canım|evet tamam|oldu|olur olur|tamam olur|evet kaydet|evet ekle|aynen öyle|doğrudur|evet doğru|tmm|tm|kabul|süper|harika|güzel|iyi`,
		SaysBut:    `ama|fakat|ancak|yalnız`,
		SaysCancel: `iptal|iptal et|vazgeç|vazgeçtim|boşver|boş ver|dur|unut|gerek yok|kalsın|boşver gitsin|neyse|neyse boşver|unut gitsin|boşver ya|vazgeçtim ya|gerek kalmadı|iptal edelim`,
		SaysHello: `merhaba|selam|günaydın|iyi günler|iyi akşamlar|iyi geceler|hayırlı sabahlar|selamun aleyküm|selamlar|naber|nasılsın|
			iyi sabahlar|tünaydın`,
		SaysNo:     `hayır|hayir|yok|olmaz|istemiyorum|istemez|hayır teşekkürler|hayır hayır|hyr|yok hayır|kaydetme|ekleme|gerek yok hayır|yo|yoo|cık|hayır ya|yok ya|istemem`,
		SaysNone:   `kdv yok|vergisiz|kdvsiz`,
		SaysPlease: `lütfen`,
		SaysThanks: `teşekkürler|teşekkür ederim|sağ ol|sağol|çok teşekkürler|eyvallah|çok sağ ol|çok sağol|sağ olun|sağolun|sağ olasın|tşk|tşkler|
			teşekkür|çok teşekkür ederim|teşekkürler canım|eline sağlık|süpersin|harikasın|eyv|saol|çok saol`,
		SaysUndo: `geri al|geri alın|geri almak|geri getir|geri getirin|geri getirmek|geri gelsin|geri yükle|geri yüklensin|kurtar|geri alsana|
			geri al bunu`,
		NamesHome:   `eve`,
		SaysUnsure:  `bilmiyorum|emin değilim|fikrim yok|ne|neden|niye|nasıl|hiç`,
		SaysYes:     `evet|evet evet|he|hee|he he|hı hı|hıhı|evt|ewet|eved|evet ya|evet lütfen`,
		SaysOh:      `ah|aa|ay|of|oh|hm|hmm|şey|eee|ee|tüh|hay aksi`,
		NamesNone:   `hiçbiri|ikisi de değil|hiç biri|ne o ne bu`,
		NamesShare:  `benim payım|payım|benim yarım|yarısı|üçte biri|çeyreği|kişi başı|bana düşen|payıma düşen|benimki|ben`,
		NamesWhole:  `hepsi|tamamı|tümü|bütünü|toplam|toplamı|tam tutar|hesabın tamamı|herkes için|hepsini ben ödedim`,
		AroundShare: `sadece|yalnız|yalnızca|lütfen|kaydet|yaz|ekle|olsun|yani|aslında`,
		SaysNet:     `kdv hariç|hariç|artı kdv|+ kdv|+kdv|kdv'siz|vergiler hariç`,
		SaysGross:   `kdv dahil|dahil|kdv'li|kdv dâhil|vergiler dahil`,
	},
	commands: phrases{
		SaysWrong: `yanlış|hata|yanlışlıkla`,
		EndsCorrection: `yap|yap onu|yap bunu|yapsana onu|yapın|yapalım|yapsana|yapar mısın|yapıver|'ydi|'ydı|'di|'dı|ydi|ydı|idi|olacaktı|olmalı|
			olacak|olsun|imiş|miş|mış|muş|müş|tuttu|tutmuş|'ymiş|'miş|demek istedim|diyecektim|yazacaktım|oldu|aslında|olarak düzelt|'tü|'tu|'ti|'tı|
			'dü|'du|ydü|ydu|lira idi|liraydı|liraymış|tl'ydi|tl idi|olacaktı aslında|olmalıydı|rakamları karıştırdım|ters yazmışım|yanlış yazdım|
			pardon`,
		SaysItWasBehind: `di|dı|du|dü|ti|tı|tu|tü|ydi|ydı|ydu|ydü|'di|'dı|'du|'dü|'ti|'tı|'tu|'tü|'ydi|'ydı|'ydu|'ydü|’di|’dı|’du|’dü|’ti|’tı|’tu|
			’tü|’ydi|’ydı|’ydu|’ydü|miş|mış|muş|müş|ymiş|ymış|ymuş|ymüş|idi|imiş|olacaktı|olacak|olmalı|olmalıydı|olsun|olması lazım|olması gerekiyor|
			olması gerekirdi|tuttu|tutmuştu|olcak|olucak|olcaktı|olucaktı`,
		InsteadOf:    `yerine`,
		RatherThan:   `değil`,
		AsksRename:   `yeniden adlandır|adını değiştir`,
		NamesReceipt: `fiş|fişi|fişini|fişleri|makbuz|makbuzu|makbuzunu|dekont|dekontu|ek|eki`,
		NamesFile:    `fatura|faturası|faturasını|faturayı|dosya|dosyası|dosyasını|belge|belgesi|belgesini|fotoğraf|fotoğrafı|resim|resmi|pdf`,
		ShowsFile:    `göster|bana göster|gönder|aç|getir|görüntüle|gösterir misin`,
		AttachesFile: `ekle|iliştir|kaydet|işte|bu|sakla|ait`,
		LeadsToEntry: `için|ait`,
		AsksUndo: `geri al|geri alın|geri almak|iptal et|geri alır|geri alabilir|geri alalım|geri alsana|geri alabilir misin|geri alır mısın|
			geriye al|bunu geri al|onu geri al|geri alıver|önceki haline döndür|önceki haline getir|eski haline döndür|eski haline getir`,
		PointsAtOneBehind: `deki|daki|teki|taki|dekini|dakini|tekini|takini|dekinin|dakinin|'deki|'daki|'teki|'taki|ki|kini|kinin|ayındaki|ayındakini|tarihli|tarihlisi|tarihliyi`,
		AsksRedo: `yinele|yeniden yap|ileri al|tekrar yap|yeniden uygula|geri almayı geri al|geri almayı iptal et|yinele onu|bunu yinele|yeniden uygula onu|
			ileri`,
		AsksRestore: `geri getir|silmeyi geri al|silmeyi iptal et|silme işlemini geri al|geri getirin|geri yükle|kurtar|geri getirir misin|geri yükler misin|silineni geri getir|tekrar koy|yerine koy|
			geri koy|geri getir onu|onu geri getir|bunu geri getir|ikisini de geri getir|onu geri yükle|geri koysana|geri ekle|
			tekrar ekle|yeniden ekle|onu geri ekle|onu geri koy`,
		MayAskDelete: `sil|silin|silmek|kaldır|kaldir|siler misin|silsene|silelim|silebilir misin|siliver`,
		AsksChange:   `değiştir|degistir|değiştirin|düzelt|duzelt|düzenle|duzenle|güncelle|guncelle`,
		MayAskChange: `yap|yap onu|yap bunu|yapsana onu|yapın|ayarla|olsun|yapsana|yapar mısın|yapalım|yapıver|al|taşı|tasi|çek|cek|kaydır|aktar|alır mısın|
			taşır mısın|alalım`,
		NamesLast: `son|sonuncu|sonuncuyu|sonuncusunu|önceki|öncekini|bunu|onu|şunu`,
		NamesAll:  `tüm|bütün|hepsi|hepsini|her şeyi`,
		AroundEntry: `numara|numarayı|numaranın|numaralı|nolu|harcama|harcamayı|harcamanın|kayıt|kaydı|kaydın|gider|gideri|giderin|masraf|
			masrafı|işlem|işlemi`,
		AroundEntries: `harcamaları|kayıtları|giderleri|işlemleri`,
		BehindEntry: `'i|'ı|'u|'ü|'yi|'yı|'yu|'yü|'in|'ın|'un|'ün|'nin|'nın|'nun|'nün|’i|’ı|’u|’ü|’yi|’yı|’yu|’yü|’in|’ın|’un|’ün|’nin|’nın|’nun|
			’nün|yi|yı|yu|yü|i|ı|u|ü|.yi|.yı|.yu|.yü|.i|.ı|.u|.ü|.nin|.nın|.nun|.nün`,
		SaysMoreBy:      `daha fazla|fazla|fazlaydı|fazlaydi|daha fazlaydı|daha fazlaydi|daha pahalı|daha pahalıydı`,
		SaysLessBy:      `daha az|azdı|daha azdı|daha ucuz|daha ucuzdu`,
		LeadsFromValue:  `'den|'dan|'ten|'tan|den|dan`,
		BehindValue:     `olarak|'e|'a|'ye|'ya|’e|’a|’ye|’ya|ye|ya|e|a`,
		SharesEntry:     `böl|bölüştük|paylaştık|bölelim|bölündü|bölüp|paylaştır|böldük|bölüştür|bölünce`,
		SharesInTwo:     `ikiye|yarısı|yarı yarıya|yarıya|50/50|fifty fifty|iki kişi|yarısını|yarı`,
		SharesInThree:   `üçe|üç kişi|3e|üç kişiydik|3 kişiydik|3'e`,
		SharesInFour:    `dörde|dört kişi|4e|dört kişiydik|4 kişiydik|4'e`,
		SharesInFive:    `beşe|beş kişi|5e|beş kişiydik|5 kişiydik|5'e`,
		SharesWith:      `ile|ödedi|ödüyor|verecek`,
		NamesAllEntered: `hepsini|hepsi|hepsini de|üçünü de|üçü de|tümünü|tümü|bunların hepsini|bunların hepsi`,
		LeadsToCount:    `aslında`,
		EndsCount:       `olacak|olacaktı|olsun|yap|yapalım|yedik|içtik|aldık|aldım|yedim|içtim|olarak düzelt|olarak yaz|say|diye yaz`,
		NamesPieces:     `tane|adet|porsiyon|bardak|şişe|kutu|paket|fincan|kase|dilim|tanesi|tabak`,
		Multiplies:      `çarpı|x|×`,
		CountsUs:        `kişiydik|kişiyiz|kişi`,
		CountsPeople:    `kişiydik|kişiyiz|kişi idik|kişilikti|kişilik`,
		NamesCompany:    `iki kişi|üç kişi|üç kişiydik|3 kişiydik|dört kişi|dört kişiydik|4 kişiydik|beş kişi|beş kişiydik|5 kişiydik`,
		AroundSplit: `ait|benimdi|benimki|ödedim|verdim|bana|bunu|onu|hepsini|hesabı|sadece|yalnızca|benim|payımı|payım|kısmımı|bana|düşeni|yaz|kaydet|abimin|ablamın|kardeşimin|
			annemin|babamın|arkadaşımın|eşimin|arkadaşımla|abimle|ablamla|kardeşimle|eşimle|ev|biz|aramızda|ve|ya|de|da|olarak|lütfen|al`,
		NamesServer:   `garsona|garson|şoföre|kuryeye|taksiciye|kuaföre|komiye`,
		SaysTipped:    `bahşiş|bahşişi|bahşişle`,
		SaysRoundedUp: `yuvarladım|yuvarladık|yuvarlayıp verdim|üstü kalsın|üstü kalsın dedim`,
		AroundTip:     `de|da|bi|bir|artı|ve|ayrıca|ek|olarak|üstüne|ekle|daha|lira|üzerine|bi de|bir de|bıraktım|verdim|bıraktık|verdik`,
		SaysItWasRight: `doğruymuş|doğruydu|o doğruydu|doğru imiş|aslında doğruydu|aslında doğruymuş|doğruymuş meğer|yanlış değilmiş|silme|silme onu|silmeyelim|
			kalsın|kalsin|silinmesin`,
		OpensCorrection: `hayır|yok ya|öyle değil|hayir|yok|aslında|aslinda|pardon|yanlış|düzeltme|daha doğrusu|demek istediğim|yanlış oldu|
			yanlışlık oldu|bekle|yani|düzeltiyorum|pardon hayır|yok hayır|hayır hayır|şey|yanlış yazmışım|yanlış yazdım|yanlış girmişim|yanlış girdim|
			yanıldım|karıştırdım|düzelteyim|pardon yanlış|yok pardon|kusura bakma|özür dilerim|hata yaptım|yok yok|dur|bir dakika|ups|tüh|doğrusu|yo|yoo|cık|hyr|
			asıl|vazgeçtim|hay aksi|aa|yok ya|ya yok|pardon ya|rakamları karıştırdım|rakamları ters yazmışım|ters yazdım|hay allah|allah|eyvah|tüh be|
			düzelt|düzeltir misin|ya pardon`,
		NamesAmount:      `tutar|tutarı|tutarını|fiyat|fiyatı|fiyatını|miktar|miktarı|miktarını`,
		NamesNet:         `net`,
		NamesGross:       `brüt`,
		NamesRate:        `kdv|kdvsi|kdvsini|kdv oranı|kdv oranını|vergi|vergisi|vergisini`,
		NamesCurrency:    `para birimi|para birimini|para birimim|para birimimi|para birimimizi|para birimimiz`,
		NamesDate:        `tarih|tarihi|tarihini|gün|günü|gününü`,
		NamesDescription: `açıklama|açıklamayı|açıklaması|açıklamasını|ad|adı|adını`,
		NamesMerchant:    `mağaza|mağazayı|mağazası|mağazasını`,
		NamesDocument:    `fatura|faturayı|fatura no|fiş|fişi|fiş no|makbuz`,
		NamesLines:       `satır|satırı|satırlar`,
		NumbersDocument:  `numara|numarası|no`,
		NamesCategory:    `kategorisine|kategorisinde|kategoriye|kategori|kategoriyi|kategorisi|kategorisini`,
		NamesTags:        `etiket|etiketi|etiketini`,
		SaysItIs:         `bu|o`,
		NamesKind:        `tür|türü|türünü`,
		NamesSpent:       `gider|harcama|bir gider|bir harcama`,
		NamesRefund:      `iade|bir iade|iadeler`,
		NamesIncome:      `gelir|bir gelir|gelirler`,
		NamesTransfer:    `transfer|bir transfer|aktarım|bir aktarım`,
		OpensWish:        `lütfen|lutfen|merhaba|selam`,
		ClosesWish:       `lütfen|lutfen|teşekkürler|sağol|misin|mısın|musun|müsün|bilir misin`,
		JoinsClauses:     `ve|artı|&|bir de`,
		SaysItWas:        `aslında|o`,
		AsksAgain: `bir tane daha|bir daha|bi tane daha|bir tane daha aldım|yine aynısından|aynısından bir tane daha|bir de ondan|
			bundan bir tane daha`,
		SaysAgain:   `tekrar|yine|yeniden|bir kez daha|bir kere daha|bir daha|tekrarla|gene`,
		RepeatsStep: `tekrarla|bunu tekrarla`,
		NamesSame:   `aynısı|aynısını|aynı|aynı şey|aynı şeyi|aynısından|aynısının`,
		NamesSuch: `bundan|ondan|şundan|sonuncusu|son kayıt|son kaydı|son harcama|son harcamayı|bunu|onu|demin ki|az önceki|az önceki gibi|
			geçen seferki gibi`,
		AroundAgain: `bana|bize|lütfen|da|de|bir|için|şimdi|ve|günü|gününde`,
		AsksToLog:   `ekle|kaydet|yaz|gir|not al|aldım|içtim|yedim|koy|işle|ben|al|alalım|alır mısın`,
		SaysTwin: `aynısı|bu aynısı|bunlar aynı|aynı şey|bu aynı|çift kayıt|çift girilmiş|çift oldu|iki kez girdim|iki kere girdim|
			iki kez yazdım|iki kere yazdım|iki defa girdim|iki kez girmişim|iki kere girmişim|iki defa girmişim|iki kez yazmışım|
			iki kere yazmışım|iki defa yazmışım|iki kez eklemişim|iki kere eklemişim|iki kez kaydetmişim|iki kere kaydetmişim|çift girmişim|çift yazmışım|
			iki kez eklenmiş|iki kere eklenmiş|mükerrer|mükerrer kayıt|iki kez kaydedilmiş|iki kere olmuş|çift yazdım|kopyası`,
		PointsBack: `bunu|onu|şunu|bunları|onları|şunları|sonuncuyu|sonuncusunu`,
		TakesOut: `çıkar|birini çıkar|birini sil|ikincisini sil|ikinciyi sil|bunu çıkar|onu çıkar|onu sil|bunu sil|fazlasını sil|
			birini kaldır|bir tanesini sil|bir tanesi kalsın|sadece biri kalsın|teki kalsın|bir kez`,
		BesideValue: `sadece|yalnızca|aslında|tam|olarak|doğrusu|tam olarak|bunu|onu|şunu`,
		SaysToo:     `ayrıca`,
		EndsReason:  `o yüzden|bu yüzden|yani`,
		InTruth:     `aslında|aslinda|gerçekte|sonuçta|esasında|işin aslı|bu arada`,
		DeniesWords: `değil`,
		Interjects:  `ah|ay|şey|ha|bu arada|ve|unuttum|bir de|yani`,
		AsksRemoval: `çıkar|çıkart|kaldır|iptal et|iptal|listeden çıkar|çıkarır mısın|gitsin|silinsin|atla|boşver|sileyim`,
		NamesThat: `bunu|onu|şunu|sonuncuyu|sonuncusunu|son kaydı|son harcamayı|sonuncu|en sonuncuyu|az öncekini|deminkini|son girdiğimi|
			son yazdığımı`,
		NamesBoth:     `ikisini|ikisini de|her ikisini|her ikisini de|ikisi de|iki kaydı da`,
		NamesLastOnes: `son|sonuncu|en son|önceki`,
		CountsEntries: `kaydı|kayıt|harcamayı|harcama|tanesini|tane|gideri|işlemi`,
		RemovesLast: `tamamen sil|tümüyle sil|komple sil|kökten sil|sil tamamen|tamamen kaldır|tamamen çıkar|sil gitsin|kaldır gitsin|
			çıkar gitsin|bunu sil|onu sil|bunu kaldır|bunu iptal et|onu iptal et|sonuncuyu sil|sonuncusunu sil|sonuncuyu iptal et|vazgeçtim almadım|boşver sil onu|boşver sil|
			almadım vazgeçtim|almadım onu|onu almadım|almadım bunu|bunu almadım`,
		AroundRemoved: `lütfen|şimdi|tamamen|listeden|kaydı|kayıt|harcamayı|harcaması|harcamasını|yine|de|da|geri|gideri|kaydını|olanı|
			şu|bu|o`,
		DeniesEntry:    `yok|almadım|almadık|yanlış oldu|yanlış girdim|olmadı|aslında almadım|vazgeçtim`,
		SaysValueWrong: `yanlış|hatalı|doğru değil|yanlış olmuş|yanlış yazmışım|hatalı olmuş|yanlış oldu|bu doğru değil|öyle değil|bir yanlışlık var`,
		NamesDeeds:     `her şeyi|hepsini|tüm kayıtları|bütün kayıtları|bütün değişiklikleri|tüm değişiklikleri|hepsi`,
		AroundDeeds:    `bugün|yaptığım|yaptıklarımı|girdiğim|girdiklerimi|eklediklerimi|ki|lütfen`,
		SaysTwice:      `iki kez|iki kere|iki defa|çift`,
		CountsTimes:    `kez|kere|defa|adım|işlem|değişiklik`,
	},
	questions: phrases{
		SaysWas: `kadardı|kadarmış|kaçtı|kaçaydı|neydi|ne kadardı|ne kadarmış|kaç paraydı|kaç liraydı|kaça geldi|ne harcadım|ne harcamışım|ne harcadık|
			ne gitti|ne gitmiş|ne verdim|ne vermişim|ne ödedim|ne ödemişim|ne tuttu|ne kadar tuttu`,
		SaysOnly: `sadece|yalnızca|yalnız|sırf|sade`,
		AsksHowMuch: `ne kadar|elime ne kadar|elimize ne kadar|hesabıma ne kadar|cebime ne kadar|ne kadar para|kaç para|kaç|kac|ne harcadım|
			ne harcadık|ne harcamışım|ne gitti|ne gitmiş|ne verdim|ne vermişim|ne ödedim|ne ödemişim|ne tuttu|kaç lira|kaç tl|kaça|ne kadarlık|
			ne kadara|ne kadardı|ne kadarmış|kaça geliyor|ne kadar tuttu|ne kadar tutuyor|ne kadar harcamışım|toplam ne kadar|nekadar|ne kdr|
			kaç paraydı|kaç liraydı|kaça geldi|ne ödüyorum|ne kadar ödüyorum|ne veriyorum|ne harcıyorum`,
		PointsAtEntry: `bunun içinde|bunun|bunda|burada|içinde|onun|ondan|bundan|içindeki|şunun|onda|içinden|orada|buradaki|bu fişte|bu tutarda|
			bu faturada|var`,
		NamesVisit: `alışverişi|alışveriş|alışverişim|siparişi|sipariş|ziyareti|yolculuğu|faturası|fişi|sepeti|sepet|dolumu`,
		SpreadsOnce: `bir alışveriş|bir alışverişte|bir alışverişim|her seferinde|her seferde|her gidişte|her gidişimde|sefer başına|sefer başı|alışveriş başına|alışveriş başı|seferinde|
			bir seferde|tek seferde|gidiş başına|her alışverişte|harcama başına|sipariş başına|her siparişte|işlem başına|fiş başına|her defasında|
			defasında|ziyaret başına|her gittiğimde|yolculuk başına|kayıt başına|tanesi|bir|her alışımda|her alışta|alışımda|aldığımda|gidişimde|
			gittiğimde|doldurduğumda|alırken|tanesine`,
		SaysGotBack: `geri aldım|iade edildi`,
		SaysEarned: `kazandım|kazandık|kazanmışım|kazanmışız|elime geçti|elimize geçti|elime geçen|geçti|geçmiş|hesabıma geçti|hesabıma yattı|
			hesaba yattı|gelirim|gelir|kazandim|para geldi|geldi|girdi|para girdi|gelen para|ne kazandım|kazancım|gelirlerim`,
		SaysMoved:   `aktardım|çektim`,
		AsksElse:    `ne|nerede|nereye|neden|niye|nasıl|hangi|hangisi|ne zaman`,
		SaysRepeats: `her`,
		SaysWeSpent: `harcadım|harcadık|harcadim|harcamışım|harcamışız|ödedim|ödedik|odedim|verdim|verdik|gitti|harcamam|harcamalarım|
			harcama yaptım|harcama yapmışım|ödeme yaptım|ödeme yapmışım|para harcadım|para harcamışım|para verdim|para ödedim|ödemişim|ödemişiz|
			vermişim|vermişiz|gitmiş|bıraktım|bırakmışım|yedim|yapmışım|harcamış oldum|girdim|kaydettim|eklemişim|ekledim|girmişim|yaptım|yaptık|
			harcamamız|giderim|harcıyorum|veriyorum|ödüyorum|oldu|etti|çıktı|çıkmış|uçtu|bayıldım|bayılmışım|saçtım|bırakıyorum|tutmuş|tuttu|yaktım|yakmışım|gömdüm|gömmüşüm|harcanan|
			harcanan para|giden|giden para|çıkan para`,
		AroundQuestion: `ben|biz|toplam|toplamda|şimdiye kadar|için|benim|bizim|bana|para|parayı|param|mi|şu ana kadar|acaba|kadar|şu|tam olarak|
			genel olarak|hepsi|kadarlık|olmak üzere|olmuş|var|şimdi|peki|yani|ya|hani|işte|yaklaşık|falan|topladım|hepsi birden|lütfen|bugüne kadar|
			geliyor|artık|hep|cidden|sağol|gittim|gitmişim|hangisi|ayır|böl|grupla|ayırır mısın|ayrı ayrı|şu ana dek|şimdilik|bu ana kadar|bindim|
			biniyorum|bindik|gittik|aldım|almışım|aldık|içtim|yedim|kullandım|her`,
		BehindThing: `'ta|'da|'te|'de|'a|'e|'ya|'ye|'dan|'den|'tan|'ten|'na|'ne`,
		AsksList: `göster|bana göster|listele|ara|bul|listeler misin|gösterir misin|göstersene|getir|dök|sırala|göster bana|listele bana|
			görebilir miyim|görmek istiyorum|çıkar|çıkart|getirir misin|dökümünü ver|dökümünü çıkar|döküm ver|yazdır|sırala bana|bi göster|liste ver|
			liste yap|ver`,
		AsksWhat:    `göster|bana göster|söyle|nedir|neydi|nelerdir|ne|hangileri|hangisi|hangisiydi|hangileriydi`,
		AsksWhen:    `ne zaman|en son ne zaman`,
		AsksWhere:   `nerede|nereye|nerelerde`,
		AsksWeekday: `haftanın hangi günü|haftanın hangi gününde`,
		AsksWho:     `kim|hangimiz`,
		AsksPurpose: `neye|nelere|param nereye gidiyor|paramı neye|en çok neye`,
		AsksAverage: `ortalama|ortalaması|harcama başına ortalama|işlem başına ortalama|kayıt başına ortalama|ortalama harcama|
			ortalama harcamam|ortalama harcama tutarı|harcama başına|işlem başına|kayıt başına|ortalama sepet|ortalama fiş|ortalama tutar|
			ortalama fiyat|ortalama alışveriş`,
		SaysOnAverage: `ortalama olarak|genelde|genellikle`,
		AsksMedian:    `medyan|ortanca`,
		AsksCount:     `kaç tane yazdım|kaç kayıt var|kaç tane girdim|kaç kez|kaç kere|kaç defa|ne sıklıkla|kaç tane|kaç harcama|sayısı|kaç adet|kaç kayıt|kaç işlem|kaç ödeme`,
		AsksSmallest:  `en ucuz|en küçük|en düşük|en ucuzu|en ucuz olan|en küçüğü|en düşüğü|en az tutan|en ucuzunu`,
		AsksLargest: `en pahalı|en büyük|en yüksek|en pahalısı|en pahalı olan|en pahalı olanı|en büyüğü|en yükseği|en pahalıları|en çok tutan|
			en pahalısını`,
		AsksNewest: `son|en son|sonuncu|en yeni`,
		AsksTax: `ne kadar kdv|ne kadar vergi|toplam kdv|kaç lira kdv|kdv ne kadar|ödediğim kdv|kdv toplamı|iade alacağım kdv|indirilecek kdv|
			iade edilecek kdv|geri alacağım kdv`,
		AsksNet:      `net|kdv hariç|vergisiz`,
		AsksSpending: `toplam harcama|toplam harcamam|toplam harcamalar`,
		SaysMost:     `en çok|en fazla|en çok parayı|en sık`,
		SaysSpend:    `harcıyorum|harcıyoruz|harcamak|ödüyorum|ödüyoruz|harcadı|harcanan`,
		SaysCost:     `tutuyor|tuttu`,
		SaysBuy:      `söyledim|söyledik|uğradım|uğradık|bindim|bindik|sipariş verdim|aldım|almışım|aldık|alıyorum|içtim|içtik|yedim|yedik|sipariş ettim`,
		SaysIsSo:     `oldu`,
		NamesExpenses: `harcaması|masrafı|gideri|harcamalar|harcamalarım|giderler|giderlerim|ödemeler|harcamaları|harcamalarımı|giderleri|giderlerimi|ödemelerim|ödemeleri|
			kayıtlar|kayıtları|kayıtlarım|kayıtlarımı|işlemler|işlemlerim|alışverişlerim|tüm kayıtlar`,
		NamesExpense: `harcama|gider|ödeme|işlem|harcamam|giderim|harcamayı|harcamamı|işlemi|gideri|kayıt|kaydı|kaydım|masraf|masrafım`,
		OpensSeries:  `harcamalar|giderler|harcamalarım|toplam`,
		TurnsQuestion: `değil|daha|az|fazla|göre daha|eğer|çünkü|neden|niye|hiç|asla|gerekir|olur|olacak|kaldı|kalan|tasarruf|biriktirdim|senin|
			sen|o|onlar|onun|hariç|dışında|bütçe|gelecek|sonraki|diğer|başka|insan|arasında|kazandım|kazanıyorum|gelir|maaş|borç|bu|şu|nasıl|
			nasıldı|nasılım|nasıldım|nasılız|ne alemde|ne durumda`,
		NamesDayAlways:  `pazartesileri|salıları|çarşambaları|perşembeleri|cumaları|cumartesileri|pazarları`,
		LeadsToTag:      `etiket`,
		SaysOverBehind:  `üzeri|üzerinde|üstü|üstünde|üzerindeki|üstündeki|fazla`,
		SaysUnderBehind: `altı|altında|altındaki`,
		AsksWhich:       `hangi …`,
		SplitsBy:        `… göre|… gore|… bazında|… başına|her …`,
		RanksBy:         `en pahalı …`,
		SpreadsOver:     `… başına`,
		SpreadsEach:     `her …`,
		SplitsTime:      `… göre|… gore`,
		NamesCategories: `kategori|kategoriye|kategoride|kategorilere|kategoriler|kategorileri|kategorilerim|kategorilerimi|kategorilerin|
			kategorisi|kategorisini`,
		NamesShops:    `mağaza|mağazaya|mağazada|mağazalara|dükkan|dükkanda|yer|yerde|market`,
		NamesLabels:   `etikete|etiketlere`,
		NamesPeople:   `kişi|kişiye`,
		NamesRates:    `kdv oranı|kdv oranına`,
		NamesWeekdays: `hafta günü|haftanın günlerine`,
		NamesDays:     `gün|günde|güne|günlere`,
		NamesWeeks:    `hafta|haftada|haftaya|haftalara`,
		NamesMonths:   `ay|ayda|aya|aylara`,
		NamesYears:    `yıl|yil|yılda|yıla|yıllara`,
		SaysDaily:     `günlük|günde`,
		SaysWeekly:    `haftalık|haftada`,
		SaysMonthly:   `aylık|ayda`,
		SaysYearly:    `yıllık|yılda`,
		JoinsThings:   `ve|veya|ile`,
		AsksTop:       `en pahalı|ilk`,
		SaysDidCost:   `tuttu|tutmuş|mal oldu|etti|geldi|toplamı|tutarı|çıktı`,
		AsksTotal: `toplam|toplamı|toplamda|hepsi|tamamı|genel toplam|bugüne kadar|topladığında|hepsi toplam|hepsi birlikte|hepsi bir arada|
			hepsi beraber|hepsi topluca`,
		AsksCompare:       `karşılaştır|kıyasla|karşılaştırma|karşılaştırması|farkı|kıyaslama|fark|karşılaştırır mısın|karşılaştırsana`,
		JoinsCompared:     `ile|ve|'la|'le|'yla|'yle|la|le`,
		SaysDeleted:       `silinen|sildiğim|silinmiş|sildiklerim|silinenler|sildim|silinenleri`,
		AsksMeaning:       `açıkla|anlat|ne demek|ne anlama gelir|ne anlama geliyor|tanımla|nedir`,
		SaysWithoutBehind: `hariç|dışında|olmadan|saymadan|çıkarınca|çıkarırsak|katmadan|hariç tutarsak|haricinde|saymazsak`,
		NamesPrevious:     `önceki|bir önceki|önceki ay|bir önceki ay|önceki hafta|geçen`,
		SaysMore: `pahalı|daha pahalı|ucuz|daha ucuz|daha fazla|daha çok|daha az|arttı|azaldı|artmış|azalmış|fazla|çok|az|daha fazla mı|fazla mı|daha mı fazla|az mı|
			fazla mı az mı|daha çok mu|daha az mı|çok mu`,
		SaysTogether: `birlikte|beraber|toplamda|ikisi birlikte|toplu`,
		ComparesBehind: `göre|kıyasla|nazaran|oranla|ile karşılaştır|karşılaştır|ile kıyasla|ile karşılaştırır mısın|karşılaştırır mısın|
			ile karşılaştırınca|karşılaştırınca|ile karşılaştırırsak|ile karşılaştırıldığında|karşılaştırıldığında|göre nasıl|göre nasılım|
			göre nasılız|göre durum|göre durumum|göre durum ne|göre durumum ne|göre fark|göre farkı|ile farkı|arasındaki fark|fazla mı|fazla|
			daha fazla|daha fazla mı|daha mı fazla|çok mu|daha çok mu|daha mı çok|az mı|daha az mı|daha çok`,
		NamesTax:       `kdv|vergi|vergiler|indirilecek kdv|kdvsi|kdv'si|kdvyi|vergisi`,
		BetweenAmounts: `… ile … arası|… ile … arasında|… - … arası|… ve … arası|… ile … arasındaki`,
		NamesAnything:  `her şey|her şeyi|her şeye|hepsi|bir şey|hepsini|tümünü|tümü|herşey|herşeyi|ne varsa`,
		OpensFollowing: `peki|peki ya|ya|ve|ya peki|bir de|o zaman|şimdi|yani|e|ee|eee|hadi|tamam|tamam peki|ok|e peki|bi de|bide|söyle|söylesene|
			bak|dur|selam|merhaba|pardon|ha|acaba|şey|aslında|hmm|ee peki|bir soru|bi soru|sağol|teşekkürler`,
		ClosesFollowing: `ya|peki`,
	},
	topics: topicWords{
		TopicAdd:        `ekle*|kayd*|kaydet*|gir|girerim|yaz|yazarım|başla*|harcama|harcamalar|gider`,
		TopicBudget:     `bütçe*|limit*|uyarı*|tasarruf hedef*`,
		TopicCategories: `kategori*|kural|kurallar|kuralları`,
		TopicCurrency:   `para birim*|döviz*|kur|kuru|çevir*|dolar|euro|avro`,
		TopicDays:       `saat dilim*|tarih*|başka gün|dünkü|dün|geçmiş tarih*`,
		TopicExport:     `dışa aktar*|export|excel*|csv|json|xlsx|tablo*|indir*|yedek*|dosya olarak|muhasebe*|muhasebeci*`,
		TopicFiles:      `fiş*|makbuz*|fatura*|dekont*|foto*|resim|resmi|dosya*|belge*|pdf|yükle*|tara|ekran görüntü*`,
		TopicFix:        `hata*|düzelt*|değiştir*|düzenle*|sil|silerim|silmek|geri al*|yanlış*|iptal*|kaldır*`,
		TopicIncome:     `gelir*|maaş*|iade*|geri ödeme*|transfer*|havale*|borç*|kazan*`,
		TopicLanguage:   `dil|dili|dilini|diller|türkçe|ingilizce|almanca|çince|fransızca|ispanyolca|konuşuyor*`,
		TopicMemory:     `hatırla*|hafıza*|aklında|öğren*|unut|unutma`,
		TopicPrivacy:    `gizlilik*|kvkk|gizli|kim görüyor|kim görebilir|kim okuyor|erişim*|güvenli*|verilerim|veriler|şifrele*|hesabı sil*`,
		TopicRepeat:     `tekrarla*|düzenli*|her ay|aylık ödeme*|otomatik*|hatırlat*|abonelik*|kendiliğinden`,
		TopicReports:    `rapor*|özet*|toplam*|göster*|ara|arama|bul|bulurum|liste*|grafik*|istatistik*|karşılaştır*|ortalama*|soru*|sorabilir*`,
		TopicSettings:   `ayar*|yapılandır*|ay başlangıc*|seçenek*`,
		TopicShare:      `davet*|birini|birlikte|ortak*|ekip*|aile*|eşim|eşimle|ev arkadaş*|arkadaş*|grup*|kanal*|başkaları|rol*|yetki*|üye*`,
		TopicSlack:      `slack`,
		TopicSplit:      `böl*|bölüş*|paylaş*|yarı|yarısı|hesabı böl*`,
		TopicTags:       `etiket*|tag|tags`,
		TopicTax:        `kdv*|vergi*|net|brüt|muaf|tevkifat*`,
		TopicTelegram:   `telegram|whatsapp|telefon|uygulama|mobil`,
	},
	labels: labels{
		LabelPaid: `odenecek tutar|odenecek|odenen tutar|odenen|genel toplam|toplam tutar|toplam odenecek|fatura tutari|fatura toplami|
			kdv dahil toplam|vergiler dahil toplam|toplam (kdv dahil)|vergiler dahil toplam tutar|tahsil edilen|odeme tutari|siparis toplami|
			cekilen tutar|harcama tutari`,
		LabelTotal:  `toplam|top|toplam tl|yekun|sepet toplami`,
		LabelAmount: `tutar|tutari|islem tutari|bedel|fiyat|ucret|yolculuk ucreti`,
		LabelSubtotal: `ara toplam|aratoplam|matrah|kdv haric|kdv haric toplam|mal hizmet toplam tutari|mal hizmet tutari|kdv matrahi|net tutar|
			urun toplami`,
		LabelTax:    `kdv|topkdv|top kdv|toplam kdv|kdv tutari|hesaplanan kdv|kdv toplami|vergi|vergiler|otv|oiv|konaklama vergisi`,
		LabelTip:    `bahsis|servis|servis ucreti|kuver`,
		LabelOff:    `indirim|indirimler|toplam indirim|iskonto|kampanya|kampanya indirimi|kupon|hediye ceki|indirim kuponu|promosyon|sepet indirimi`,
		LabelCash:   `nakit|alinan|verilen|odeme nakit|nakit odeme`,
		LabelChange: `para ustu|paraustu|ustu`,
		LabelLeft: `bakiye|bakiyeniz|yeni bakiye|kalan bakiye|kullanilabilir bakiye|kullanilabilir limit|kullanilabilir limitiniz|kalan limit|
			kalan limitiniz|limit|limitiniz|guncel limit|guncel bakiye|puan|toplam puan|kazanilan puan|bonus|parapuan|worldpuan|maxipuan|chip-para|
			kazanciniz|kalan`,
		LabelCount: `adet|urun adedi|urun sayisi|kalem|miktar|kisi|parca`,
		LabelMeans: `kredi karti|banka karti|kart|visa|mastercard|troy|temassiz|pos|kredi|yemek karti|multinet|sodexo|ticket|setcard|papara|bkm|
			odeme sekli|odeme yontemi|odeme tipi|kartla odeme|k.karti`,
		LabelCard: `ile biten|numarali kart|numarali kartiniz|nolu kart|son dort hane|son 4 hane|kart no|kart numarasi|hesap no|hesap|hesabiniz|
			hesabinizdan|kartiniz|kartinizla|kartinizdan`,
		LabelDay: `tarih|tarihi|islem tarihi|fatura tarihi|siparis tarihi|odeme tarihi|fis tarihi|duzenleme tarihi|satin alma tarihi|tarihinde|
			islem zamani`,
		LabelOtherDay: `son odeme tarihi|s.o.t.|vade|vade tarihi|teslim tarihi|tahmini teslimat|teslimat|gecerlilik|gecerlilik tarihi|sonraki odeme|
			bir sonraki odeme|donem|fatura donemi|hesap kesim tarihi|kesim tarihi|son iade tarihi|gidis|donus|kalkis|varis`,
		LabelPayee: `isyeri|is yeri|uye isyeri|magaza|satici|alici|alici adi|alici unvani|firma|firma unvani|restoran|kurum|aciklama`,
		LabelPlain: `merhaba|sayin|degerli musterimiz|sn|sn.|tesekkurler|tesekkur ederiz|iyi gunler|yine bekleriz|konu|masa|masa no|kasa|kasa no|
			kasiyer|garson|fatura|fatura no|faturaniz|fis|fis no|belge no|siparis|siparis no|siparisiniz|siparis numarasi|tel|tel.|telefon|faks|
			vergi dairesi|v.d.|vd|vkn|tckn|mersis|mersis no|ticaret sicil|eku no|z no|mf|adres|mah|mah.|cad|cad.|sok|sok.|musteri|musteri no|saat|
			terminal|terminal no|onay kodu|onay no|ref no|referans|provizyon|batch|islem no|dekont no|mali degeri yoktur|bilgi fisi|e-arsiv|e-fatura|
			ettn|b001|b002|b012|b016|iptal icin|detayli bilgi|mersis:`,
		LabelGross:  `dahil|kdv dahil`,
		LabelPaidTo: `siparisiniz|alisveris|alisverisiniz|alisverisinizde`,
		LabelNotice: `harcama yaptiniz|harcama yapilmistir|harcama yapildi|harcamaniz|harcamaniz gerceklesti|alisveris yaptiniz|
			alisveris yapilmistir|alisverisiniz|alisveris yapildi|isleminiz|isleminiz gerceklesti|odeme yaptiniz|odemeniz|odemeniz alindi|
			odemeniz gerceklesti|kartinizla|kartinizdan|kartiniz ile|hesabinizdan|hesabiniza|islem yapilmistir|gerceklestirilmistir|gerceklesmistir|
			cekilmistir|tahsil edilmistir|para transferi|provizyon|gonderdiniz|size gonderdi|b001|b002|b016`,
		LabelPayment: `harcama|alisveris|odeme|odemesi|satin alma|islem|otomatik odeme|fatura odemesi|tahsilat|cekildi|cekilmistir|borc|gonderilen|
			kart islemi|pos islemi|harcamasi|alisverisi`,
		LabelDeclined: `reddedildi|reddedilmistir|onaylanmadi|onaylanmamistir|basarisiz|gerceklesmedi|gerceklestirilemedi|gerceklesmemistir|
			yetersiz bakiye|yetersiz limit|iptal edildi|iptal edilmistir|kapali oldugu|yapilamadi`,
		LabelIncome: `maas|maas odemesi|gelen havale|gelen eft|gelen fast|hesabiniza|yatirilmistir|yatirildi|yatti|alacak|gelen transfer|
			tarafindan gonderilen|size gonderdi|para yatirma|faiz|emekli maasi|burs|hesabiniza gecmistir`,
		LabelReturned: `iade|iade edildi|iade edilmistir|iadesi|iptal iade|geri odeme|iadeniz`,
		LabelMoved: `para cekme|atm|nakit cekim|nakit avans|bankamatik|hesaplar arasi|hesaplarim arasi|vadeli hesaba|virman|para cekildi|
			para cekilmistir|kendi hesab`,
		LabelBank: `bank|bankasi|banka|is bankasi|garanti|akbank|yapi kredi|ziraat|garanti bbva|isbank|qnb|finansbank|denizbank|enpara|halkbank|vakifbank|papara`,
		LabelCode: `sifre|sifreniz|dogrulama kodu|onay kodunuz|guvenlik kodu|tek kullanimlik|3d secure|kimseyle paylasmayin|sms sifresi|kodunuz`,
		LabelDue: `son odeme tarihi|ekstre|ekstreniz|hesap ozeti|donem borcu|asgari|asgari tutar|asgari odeme|odemeniz gereken|
			tahsil edilecektir|cekilecektir|borcunuz|odenmemis|gecikmis|son gun`,
		LabelTransfer: `havale|eft|fast|transfer|para transferi|giden havale|giden eft|giden fast`,
	},
	languageNames: map[string]string{
		"en": `ingilizce`,
		"zh": `çince`,
		"de": `almanca`,
		"es": `ispanyolca`,
		"fr": `fransızca`,
		"it": `italyanca`,
		"pt": `portekizce`,
		"nl": `hollandaca|felemenkçe`,
		"pl": `lehçe`,
		"ru": `rusça`,
		"uk": `ukraynaca`,
		"tr": `türkçe`,
		"ja": `japonca`,
		"ko": `korece`,
	},
	requests: phrases{
		SpeaksLanguage: `{language} konuş|{language} lütfen|{language} cevap ver|dilim {language}|dil {language}|{language} yaz|
			{language} yanıt ver|dili {language} yap|dil {language} olsun|benimle {language} konuş|{language} devam et|{language} olsun|
			bundan sonra {language} cevap ver|bundan sonra {language} konuş|bundan sonra {language} yaz|artık {language} konuş|
			artık {language} cevap ver|artık {language} yaz|dili {language} olarak değiştir|dilimi {language} yap|dilim {language} olsun|
			dili {language} olsun|dili {language} olarak ayarla|dil olarak {language} kullan|{language} devam edelim|{language} konuşalım|
			{language} cevapla|{language} yanıtla|{language} konuşur musun|{language}ye geç|{language}ye çevir|benimle {language} konuşur musun|
			bana {language} cevap ver|bana {language} yaz|cevapların {language} olsun|cevaplar {language} olsun`,
		LogsQuoted: `bunu kaydet|kaydet|bunu ekle|ekle|bunu yaz|yaz|not et|bunu not et|bu|bunu|bunu kaydeder misin|bunu gir|şunu kaydet|
			onu kaydet`,
		BehindPayer:     `ödedi|verdi|için|adına|yaptı|ödemişti`,
		NamesSelf:       `ben|benim|benimki|bana|benim için|ben ödedim|ben verdim|ödeyen benim|bendim`,
		ShowsCategories: `kategoriler|kategorilerim|kategorileri göster|kurallar|kurallarım`,
		NamesList: `liste|listesi|listele|listesini|dök|dökümü|dökümünü|sırala|döküm|listele bana|liste halinde|listesini ver|dökümünü ver|
			dökümünü çıkar`,
		AroundList: `ayı|ayının|ayındaki|harcamalar|harcamaları|harcamalarını|harcamalarımı|harcamalarım|harcamamı|giderleri|giderlerini|
			hepsini|tümünü|tüm|bütün|için|bana|göster|çıkar|ayın|haftanın|yılın|günün|olan|her şey|şeyi|şey|den|dan|beri|bu|bi|bir|ver|lütfen|hangi|
			benim|kayıtları|kayıtlarımı|kayıtlar|dökümü|itibaren|ki`,
		SaysLogged: `girdiğim|yazdığım|eklediğim|kaydettiğim|girdiklerim|yazdıklarım|eklediklerim|kaydettiklerim|girdiklerimi|yazdıklarımı|
			kaydettiklerimi|eklediklerimi|kayıtlı|kayıtlı olan|harcadığım|ne varsa`,
		ListsExpenses: `liste|harcamalar|harcamalarım|son harcamalar|harcamaları göster|harcamalarımı göster|{period} harcamaları|
			{period} harcamalarım|{period} harcamalarını göster|{period}leri göster|{period}leri listele|{period} ne aldım|{period} neler aldım|{period} ne aldık|ben {period} ne aldım`,
		Reports: `rapor|özet|aylık rapor|rapor {period}|{period} raporu|{period} özeti|{period} nasıldı|{period} nasıl geçti|
			{period} nasıl gidiyor|{period} göster|{period} ne kadar|{period} ne kadar harcadım|{period} toplam|{period} toplamı|{period} durum|
			{period} durumu|{period} özetle|{period} özetini ver|{period} raporunu göster|{period} raporunu ver|{period} için rapor|
			{period} için özet|{period} nasıl gidiyor|{period} harcama raporu|özet {period}|rapor ver|rapor göster|raporu göster|aylık özet|
			{period} dökümü|{period} döküm|{period} dökümü ver|{period} dökümünü ver|{period} dökümünü göster|{period} hesabı|{period} hesap özeti|
			{period} bilançosu|{period} ne yaptım|{period} nasıldı peki|{period} durumum|{period} durumum ne|{period} ne alemde|
			{period} harcamalarım ne kadar|{period} harcamalarım nasıl|{period} gider raporu|{period} raporu ver|{period} raporla|harcama özeti|
			harcama raporu|durum ne|ne durumdayım|özetle|özet geç|{period} özet|{period} özet geç|{period} rapor|{period} rapor ver|
			{period} raporu lazım|{period} nasıl gitti|{period} neydi`,
		ReportsDay: `günlük özet|günlük rapor|günlük döküm|günlük hesap|günlük bilanço|günlük özeti|günlük özetim|günlük raporum|
			günlük rapor ver|günlük özet ver|günlük raporu göster|günlük rapor göster|günlük özeti göster|günlük özet göster|günlük harcamalar|
			günlük harcamalarım|günlük harcama raporu|günlük harcama özeti|günlük rapor lazım|günlük rapor alabilir miyim`,
		ReportsWeek: `haftalık özet|haftalık rapor|haftalık döküm|haftalık hesap|haftalık bilanço|haftalık özeti|haftalık özetim|
			haftalık raporum|haftalık rapor ver|haftalık özet ver|haftalık raporu göster|haftalık rapor göster|haftalık özeti göster|
			haftalık özet göster|haftalık harcamalar|haftalık harcamalarım|haftalık harcama raporu|haftalık harcama özeti|haftalık rapor lazım|
			haftalık rapor alabilir miyim`,
		ReportsYear: `yıllık özet|yıllık rapor|yıllık döküm|yıllık hesap|yıllık bilanço|yıllık özeti|yıllık özetim|yıllık raporum|
			yıllık rapor ver|yıllık özet ver|yıllık raporu göster|yıllık rapor göster|yıllık özeti göster|yıllık özet göster|yıllık harcamalar|
			yıllık harcamalarım|yıllık harcama raporu|yıllık harcama özeti|yıllık rapor lazım|yıllık rapor alabilir miyim`,
		ShowsChart: `grafik|grafik göster`,
		ExportsCSV: `dışa aktar|hepsini dışa aktar|{period} dışa aktar|dışarı aktar|hepsini aktar|csv olarak dışa aktar|csv olarak ver|csv ver|
			csv'ye aktar|csv gönder|csv at|csv olarak at|csv olarak gönder|csv yolla|csv alabilir miyim|verileri dışa aktar|dosya olarak ver`,
		ExportsXLSX: `excel'e aktar|excel olarak dışa aktar|excel olarak ver|excel dosyası ver|excel'e dök|excel ver|excel'e dışa aktar|
			excel olarak at|excel at|excel olarak gönder|excel gönder|excel olarak yolla|excel yolla|excel yap|excele aktar|excele at|excele dök|
			excel tablosu ver|excel tablosu gönder|excel olarak indir|excel olarak çıkar|xlsx ver|xlsx gönder|xlsx olarak ver|excel dosyası gönder|
			excel olarak alabilir miyim|excel alabilir miyim`,
		AsksWhether: `yazdım mı|yazdim mi|girdim mi|kaydettim mi|ekledim mi|ödedim mi|odedim mi|ödendi mi|yatırdım mı|yatirdim mi|yazmış mıydım|girmiş miydim|
			kaydetmiş miydim|ödemiş miydim|eklemiş miydim|yazdık mı|ödedik mi|girdik mi|ekledik mi|kayıtlı mı|ekli mi|var mı`,
		AroundWhether: `zaten|daha önce|önceden`,
		FindsWords:    `{words} ara|{words} bul|ara {words}|bul {words}|{words} göster`,
		AsksWhatFor:   `{words} ne içindi|{words} neydi`,
		ShowsSettings: `ayarlar|ayarlarım|ayarları göster`,
		ShowsRoles:    `roller|rolleri göster|kim ne yapabilir|üyeler|üyeleri göster`,
		GivesRole: `roller {words}|rol {words}|{words} {value} olsun|{words} artık {value}|{words} rolünü {value} yap|
			{words} kişisini {value} yap|{words} kişisine {value} rolü ver|{words} için rol {value}`,
		NamesOwner:  `sahip|sahibi`,
		NamesMember: `üye`,
		NamesViewer: `izleyici|okuyucu|gözlemci`,
		NamesZone: `saat dilimi|saat dilimim|saat dilimimi|saat|saatine|saati|saatini|saate|saatimi|saatim|saat dilimini|saat dilimine|
			zaman dilimi|zaman dilimini`,
		AroundSetting: `benim|bizim|olarak|şimdi|ile|ben|benimle|bana|benim için|bizde|bende|her ayın|ayın|her ay|itibaren|tarihinde|günü|gününde|
			maaş günü|maaş|'den|'dan|den|dan|için|de|da|bu|şey|ya|yani|peki|tamam|lütfen|e|a|ye|üzerinden|bi|bir|o|olur mu|olabilir mi|sana zahmet|'a|
			'e|'ya|'ye|'da|'de|'ta|'te|'dayım|'deyim|'tayım|'teyim|göre|ayin|gunu|maas|icin|lutfen|gore|yazıyorum|giriyorum|yazarım|girerim`,
		AroundNewCategory: `bir|bi|adında|diye|adlı|isimli|bana|daha|için|adıyla|yeni bir`,
		AddsCategory: `ekle|eklesene|ekler misin|ekler|oluştur|oluşturur musun|oluşturur|yarat|aç|yeni|yap|istiyorum|lazım|tanımla|ekleyelim|
			olsun`,
		AroundLeft: `ne|ne kadar|nekadar|kaç|kaç lira|kaç para|daha|benim|bu|ay|aylık|ayki|para|param|elimde|şimdi|şu an|hala|hâlâ|peki|için|
			var|sonuna|aya|ya|bana|geriye|geri|bizim|acaba|toplam|bugün`,
		StillLeft: `kaldı|kalan|kalıyor|kalmış|kaldı mı|daha harcayabilirim|harcayabilirim|daha harcayabilir miyim|aştım mı|içinde miyim|
			kaldığını|harcama hakkım|artıyor|arttı|kalanı|kalır`,
		NamesBudget: `bütçe|bütçem|bütçemden|bütçeden|bütçemde|bütçede|bütçenin|bütçemin|limit|limitim|limitten|limitimden|bütçemi|bütçeyi|
			bütçeme`,
		AroundExport: `hepsini|hepsi|bunların hepsini|bunları|bunu|tümünü|bütün|tüm|her şeyi|harcamaları|harcamalarımı|harcamaların|verileri|
			verilerimi|kayıtları|kayıtlarımı|olarak|dosya|dosyası|dosya olarak|formatında|halinde|bana|muhasebeciye|muhasebecim|için|bir|bi|listeyi|
			listesini|şunları|lütfen|şimdiye kadar|kadar|harcamalar|tamamını|tek|içinde`,
		AsksFile: `aktar|aktarabilir misin|aktarır mısın|dışa aktar|indir|indirebilir miyim|gönder|gönderir misin|gönderebilir misin|yolla|
			at|atar mısın|ver|verir misin|verebilir misin|alabilir miyim|istiyorum|lazım|gerek|çıkar|çıkarır mısın|yap|yapar mısın|kaydet|dök|hazırla|
			hazırlar mısın|oluştur|alayım|alabiliyor muyum|çevir|aktarır|gönderir|atar|verir|yapar|hazırlar|çıkarır|aktarabilir|gönderebilir|
			verebilir|alabilir|yapıp at|yapıp gönder`,
		NamesCSV:   `csv|csv dosyası|csv'ye|csvye|csv'i|csv'yi`,
		NamesSheet: `excel|xlsx|excel dosyası|excel dosyasını|excel tablosu|tablo|excele|excel'e|excelde|exceli|excel'i|tabloya|hesap tablosu`,
		AroundCategories: `hangi|hangileri|hangileri var|neler|nelerdir|ne|liste|listesi|listele|göster|bana|söyle|ver|tüm|bütün|benim|senin|var|
			mevcut|olan|kullanıyorsun|biliyorsun|kullanabilirim|seçebilirim|neler var|şu an|şimdi|sende|bende|acaba|peki|kayıtlı|lütfen|say|listesini|
			listesini göster|hepsini|harcama`,
		NamesMonthStart: `ay başı|ay başım|ay başını|ay başımı|ayın başı|ay başlangıcı|ay başlangıcım|ay başlangıcını|ayın ilk günü`,
		SetsSetting: `yap|yapalım|çevir|değiştir|ayarla|kullan|seç|olsun|al|uygula|hesapla|yapsana|ayarlar mısın|yapar mısın|değiştirir misin|
			istiyorum|kalsın|yapabilir misin|güncelle|düzelt|degistir|sec|guncelle|duzelt`,
		SaysMine: `benim|bizim|bende|bizde|benimki|benim için|bizim için|kdvm|kdv'm|kdvim|kdv'im|kdvmiz|kdv'miz|vergim`,
		NamesOwnAmounts: `tutarlar|tutarlarım|tutarlarim|fiyatlar|fiyatlarım|fiyatlarim|rakamlar|rakamlarım|yazdıklarım|yazdığım tutarlar|tutarları|
			fiyatları`,
		SwitchesSetting: `geç|geçelim|geçiyoruz|hepsini|her şeyi|geçir|her şey|geçsin|geçer misin|geçiş yap`,
		SaysHenceforth: `bundan sonra|bundan böyle|artık|şu andan itibaren|bugünden itibaren|her zaman|hep|daima|varsayılan|varsayılan olarak|
			standart|standart olarak|normalde|genelde|ana`,
		NamesVATRate: `kdv oranı|kdv oranım|kdv oranımı|kdv oranını|kdv'm|kdv'yi|kdvyi|kdvm|kdv'mi|vergi oranı|vergi oranım|oran|oranı|oranım|
			kdv mükellefiyim`,
		NamesOwnMonth: `ay|ayım|ayımı|ayımız|ayımızı|ayları|aylar|aylarım|ayı|ayi`,
		SaysBegins: `sayılıyor|sayılır|sayıyorum|başlıyor|başlar|başlasın|başlat|başlatalım|başlasın istiyorum|başlangıç|başlayacak|başlıyo|başlayalım|hesaplansın|
			sayılsın|say`,
		NamesSpeech: `dil|dili|dilim|dilimi|dilini|dilde`,
		SaysSpeak: `konuş|konuşalım|konuşur musun|konuşsana|konuşabilir misin|cevap ver|cevap verir misin|cevap versene|cevapla|yanıt ver|
			yanıtla|yaz|yazar mısın|yazsana|yazışalım|anlat`,
		LivesIn: `taşındım|yaşıyorum|oturuyorum|yaşıyoruz|taşındık|bulunuyorum|kalıyorum`,
		SetsCurrency: `para birimi {currency}|para birimim {currency}|para birimini {currency} yap|para birimi {currency} olsun|
			para birimim {currency} olsun|varsayılan para birimi {currency}|varsayılan para birimini {currency} yap|
			varsayılan para birimi {currency} olsun|para birimini {currency} olarak ayarla|para birimimi {currency} yap|
			para birimi olarak {currency} kullan|para birimini {currency} olarak değiştir|para birimimi {currency} olarak ayarla|
			para birimi olarak {currency}|para birimini {currency} ye çevir|varsayılan para birimim {currency}|
			varsayılan para birimim {currency} olsun|{currency} kullan|para birimimi {currency} olarak değiştir|ana para birimi {currency}|
			ana para birimim {currency}|ana para birimi {currency} olsun`,
		AsksHelp: `neler yapabiliyosun|ne yapabiliyosun|neler yapabiliyosun sen|neler yapabiliyorsun sen|yardım|neler yapabilirsin|ne yapabilirsin|neler yapabiliyorsun|ne yapabiliyorsun|nasıl çalışıyor|komutlar|yardım et|yardım eder misin|bana yardım et|
			yardıma ihtiyacım var|ne yapabiliyorsun|neler yapabiliyorsun|ne yaparsın|ne işe yarıyorsun|ne işe yararsın|nasıl kullanılır|
			nasıl kullanıyorum|nasıl kullanacağım|nasıl kullanırım|neler yapıyorsun|ne yapıyorsun|sen ne yapıyorsun|sen nesin|nasıl çalışıyorsun|menü|
			yapabildiklerin neler|özellikler|özelliklerin|hangi özelliklerin var|özelliklerin neler|özellik listesi`,
		AsksPrivacy: `gizlilik|gizlilik politikası`,
		SetsZone: `saat dilimim {zone}|saat dilimi {zone}|saat dilimini {zone} yap|saat dilimimi {zone} yap|saat dilimi {zone} olsun|
			saat dilimim {zone} olsun|{zone} saat diliminde|{zone} saat dilimindeyim|{zone} saatine göre|saat dilimi olarak {zone} kullan|
			saat dilimini {zone} olarak ayarla|saat dilimimi {zone} olarak ayarla|saat dilimimi {zone} olarak değiştir|
			saat dilimini {zone} olarak değiştir|saatimi {zone} yap|saati {zone} yap|saatim {zone}|saatim {zone} olsun|{zone} saatindeyim|
			{zone} saatini kullan|{zone} saat dilimini kullan|saat dilimi {zone} saati`,
		SetsVAT: `kdv {rate}|kdv oranı {rate}|kdv'yi {rate} yap|kdv oranını {rate} yap|kdv {rate} olsun|kdv'm {rate}|kdv oranım {rate}|
			varsayılan kdv {rate}`,
		EndsVAT:     `kdv kapalı|kdv'yi kapat|kdv kapat|kdv yok|kdv olmasın|kdv'siz`,
		AsksForVAT:  `kdv'yi sor|kdv sor|kdv'yi her seferinde sor|her seferinde kdv sor|hep kdv sor`,
		CountsNet:   `tutarlar net|tutarlarım net|tutarlar kdv hariç|tutarlarım kdv hariç|tutarlar kdv hariç olsun`,
		CountsGross: `tutarlar brüt|tutarlarım brüt|tutarlar kdv dahil|tutarlarım kdv dahil|tutarlar kdv dahil olsun`,
		EndsDay: `'i|'ı|'u|'ü|'si|'sı|'inde|'ında|'unda|'ünde|'sinde|'sında|'da|'de|'ta|'te|inde|ında|unda|ünde|sinde|sında|'inden|'ından|
			'undan|'ünden|'sinden|'sından|'den|'dan|'ten|'tan|'ine|'ına`,
		StartsMonth: `ayım {value} başlıyor|ayım {value} başlar|ayım {value} başlasın|ay {value} başlasın|ay {value} başlıyor|ay {value} başlar|
			aylarım {value} başlasın|ayım ayın {value} başlıyor|ayım her ayın {value} başlıyor`,
		ForgetsRule: `{words} kuralını unut|{words} kuralını sil|{words} için kuralı unut|{words} için kuralı sil|{words} için olan kuralı sil`,
		RenamesCategory: `{words} adını {value} yap|{words} kategorisinin adını {value} yap|{words} adı {value} olsun|
			{words} kategorisinin adı {value} olsun|{words} kategorisini {value} olarak yeniden adlandır|{words} adını {value} olarak değiştir|
			{words} kategorisinin adını {value} olarak değiştir`,
		MakesRule: `{words} hep {value} kategorisine koy|{words} hep {value} kategorisine yaz|{words} hep {value} kategorisinde olsun|
			{words} her zaman {value} kategorisine koy|{words} her zaman {value} kategorisinde olsun|{words} her zaman {value} olsun|
			{words} hep {value} olsun|{words} hep {value} altına koy|{words} her zaman {value} altına koy|{words} daima {value} olsun`,
		RulesKnown: `{words} hep {value} kategorisi|{words} her zaman {value} kategorisi|{words} daima {value} kategorisi|
			{words} bundan sonra {value} kategorisi|{words} hep {value}|{words} her zaman {value}|{words} daima {value}`,
		Rules: `{words} {value} kategorisinde|{words} {value} kategorisine girer|{words} {value} kategorisine ait|
			{words} {value} kategorisinde olsun|{words} {value} sayılır|{words} {value} kategorisine koy|{words} {value} kategorisine al|
			{words} {value} kategorisine taşı|{words} {value} kategorisine geçir|{words} {value} kategorisine at|{words} {value} kategorisine ekle|
			{words} {value} kategorisine yaz`,
		ListsDeleted: `silinenler|silinen harcamalar|silinenleri göster|silinen kayıtlar|silinen kayıtları göster|silinen harcamaları göster|
			neleri sildim|ne sildim|sildiklerim|sildiklerimi göster|çöp kutusu|{period} silinenler|{period} neleri sildim`,
		AsksDifference: `{words} ile {value} arasındaki fark ne kadar|{words} ile {value} arasındaki fark nedir|{words} ile {value} arasındaki fark kaç|
			{words} ile {value} arasındaki fark|{words} ve {value} arasındaki fark ne kadar|{words} ve {value} arasındaki fark nedir|
			{words} ve {value} arasındaki fark|{words} ile {value} arasında ne kadar fark var|{words} ve {value} arasında ne kadar fark var|
			{words} {value} farkı ne kadar|{words} {value} farkı|{words} mı {value} mı daha çok|{words} mi {value} mi daha çok|
			{words} mı {value} mi daha çok|{words} mi {value} mı daha çok`,
		AsksShare: `harcamalarımın yüzde kaçı {words}|harcamalarımın yüzde kaçı {words} gitti|harcamalarımın ne kadarı {words}|{words} payı|
			{words} yüzde kaç|{words} yüzdesi`,
		RemembersThat: `unutma: {words}|unutma, {words}|aklında tut: {words}|aklında tut, {words}|aklında olsun: {words}|aklında olsun, {words}|
			şunu unutma: {words}|şunu bil: {words}|hatırla: {words}|hatırla, {words}|bilgin olsun: {words}|bilgin olsun, {words}|not et: {words}`,
		MayRemember: `hatırla {words}|unutma {words}|{words} unutma|{words} aklında tut|{words} aklında olsun`,
		StatesName:  `{value} adı {words}|{value} ismi {words}|{value} adı artık {words}`,
		StatesNamed: `benim {value} {words}`,
		StatesRole:  `{words} benim {value}|{words} bizim {value}`,
		StatesIs:    `{words} bir {value}|{words} demek {value} demek|{words} = {value}`,
		StatesUsual: `{words} genelde {amount} tutuyor|{words} genelde {amount} tutar|{words} genellikle {amount} tutuyor|
			{words} genellikle {amount} tutar|{words} hep {amount} tutuyor|{words} normalde {amount} tutuyor|{words} normalde {amount}|
			{words} genelde {amount}|{words} genellikle {amount}|her zamanki {words} {amount}|{words} her zaman {amount}|
			{words} genelde {amount} oluyor`,
		StatesPayday: `maaşım ayın {value} yatıyor|maaşım ayın {value} yatar|maaşım {value} yatıyor|maaşım her ayın {value} yatıyor|
			maaş günüm {value}|maaş günüm ayın {value}|maaşı ayın {value} alıyorum|maaşımı ayın {value} alıyorum|ayın {value} maaş alıyorum`,
		ForgetsFact: `{words} unut|{words}'u unut|{words}'ü unut|{words}'ı unut|{words}'i unut|{words}'yu unut|{words}'yü unut|{words}'yı unut|
			{words}'yi unut|{words} hafızandan sil|{words} bilgisini unut`,
		ShowsMemory: `hafıza|hafızan|hafızanı göster|hafızayı göster|aklında ne var|aklında neler var|neleri hatırlıyorsun|ne hatırlıyorsun|
			hakkımda ne biliyorsun|benim hakkımda ne biliyorsun|aklında tuttukların|aklındakileri göster`,
		NamesRelation: `kızım|oğlum|çocuğum|bebeğim|eşim|karım|kocam|sevgilim|nişanlım|annem|babam|ablam|abim|kardeşim|kız kardeşim|
			erkek kardeşim|anneannem|babaannem|dedem|teyzem|halam|amcam|dayım|kuzenim|yeğenim|kayınvalidem|kayınpederim|ev arkadaşım|komşum|
			iş arkadaşım|patronum|ev sahibim|bakıcım|temizlikçim|arkadaşım|en iyi arkadaşım|kiracım|torunum|kız arkadaşım|erkek arkadaşım`,
		PointsAway: `bu|şu|o|bunlar|şunlar|onlar|ne|nerede|nasıl|ne zaman|hangi|sen|biz|siz|bugün|dün|yarın|her şey|hiçbir şey|değil|burada|
			burası`,
		NamesSecret: `şifre|şifrem|parola|parolam|pin|pin kodu|güvenlik kodu|cvv|cvc|kart numarası|kart numaram|hesap numarası|hesap numaram|
			iban|tc kimlik|tc kimlik no|kimlik numarası|pasaport numarası`,
		NamesPayday: `maaş günü|maaş günüm|maaş|maaşım`,
		SaysUsual:   `her zamanki|her zamanki gibi|hep içtiğim|hep aldığım`,
		NamesHelp:   `yardım|yardım et|bana yardım et|yardıma ihtiyacım var|hakkında yardım|konusunda yardım|için yardım`,
		AsksHowTo: `nasıl yazıcam|nasıl düzeltiyom|nasıl siliyom|nasıl yapıyom|nasıl giriyom|nasıl ekliyom|nasıl giricem|nasıl yazcam|nasıl değiştiriyom|nasıl yaparım|nasıl yapabilirim|nasıl yapılır|nasıl eklerim|nasıl değiştiririm|nasıl silerim|nasıl düzeltirim|
			nasıl bölerim|nasıl bölüşürüm|nasıl dışa aktarırım|nasıl alırım|nasıl ayarlarım|nasıl girerim|nasıl kaydederim|nasıl görürüm|
			nasıl kullanırım|nasıl geri alırım|ne yazmalıyım|ne yapmalıyım|hangi komutla|hangi komut|bir komut var mı|nasıl yazılır|nasıl silebilirim|
			nasıl düzeltebilirim|nasıl değiştirebilirim|nasıl ekleyebilirim|nasıl girebilirim|nasıl silicem|nasıl düzelticem|nasıl değiştiricem|nasıl eklicem|
			nasıl giricem|nasıl yapıcam|
			nasıl girilir|nasıl eklenir|nasıl silinir|nasıl düzeltilir|nasıl değiştirilir|nasıl kaydedilir|nasıl geri alınır|nasıl bölünür|
			nasıl ayarlanır|nasıl yazarım|nasıl yazıyorum|nasıl yazacağım|nasıl giriyorum|nasıl ekliyorum|nasıl siliyorum|nasıl yapıyorum|
			nasıl oluyor|nasıl aktarırım|nasıl aktarılır|nasıl dışa aktarılır|nasıl bulurum|nasıl çıkarırım|nasıl gönderirim|nasıl indiririm|nasıl indirilir`,
		AsksAbility: `ne yapabilirsin|neler yapabilirsin|ne yapabiliyorsun|neler yapabiliyorsun|ne yapıyorsun|ne işe yararsın|ne işe yarıyorsun|ne işe yarar|bu bot ne yapar|
			bu bot ne işe yarar|nasıl çalışıyor|nasıl çalışırsın|nasıl çalışıyorsun|nereden başlayayım|nasıl başlarım|hangi komutlar|hangi özellikler|
			ne yazabilirim|neler yazabilirim|sen kimsin|sen nesin|bana ne yapabildiğini göster|nasıl yardımcı olabilirsin|nasıl kullanılır`,
		AsksWhoBot: `sen kimsin|kimsin|siz kimsiniz|kimsiniz|adın ne|adınız ne|sen nesin|bot musun|sen bir bot musun`,
		AsksWhatIs: `nedir|ne demek|ne demektir|ne anlama gelir|ne anlama geliyor`,
		AsksHow:    `nasıl`,
		MayAskHowTo: `olur mu|mümkün mü|yapabilir miyim|edebilir miyim|ekleyebilir miyim|değiştirebilir miyim|silebilir miyim|var mı|
			destekliyor musun|konuşuyor musun|anlıyor musun|kim görebilir|kim görüyor|verilerim|hangi diller|hangi para birimleri|nerede görebilirim|
			istiyorum|açıkla|yanlış yazdım`,
		EndsHowTo: `nasıl yazıcam|nasıl düzeltiyom|nasıl siliyom|nasıl yapıyom|nasıl giriyom|nasıl ekliyom|nasıl giricem|nasıl yazcam|nasıl değiştiriyom|nasıl yaparım|nasıl yapabilirim|nasıl yapılır|nasıl eklerim|nasıl değiştiririm|nasıl silerim|nasıl düzeltirim|
			nasıl bölerim|nasıl bölüşürüm|nasıl dışa aktarırım|nasıl alırım|nasıl ayarlarım|nasıl girerim|nasıl kaydederim|nasıl görürüm|
			nasıl kullanırım|nasıl geri alırım|olur mu|mümkün mü|yapabilir miyim|edebilir miyim|ekleyebilir miyim|değiştirebilir miyim|
			silebilir miyim|var mı|nasıl yapacağım|istiyorum|nasıl yazılır|nasıl girilir|nasıl eklenir|nasıl silinir|nasıl düzeltilir|
			nasıl değiştirilir|nasıl kaydedilir|nasıl geri alınır|nasıl bölünür|nasıl ayarlanır|nasıl yazarım|nasıl yazıyorum|nasıl yazacağım|
			nasıl giriyorum|nasıl ekliyorum|nasıl siliyorum|nasıl yapıyorum|nasıl oluyor|nasıl aktarırım|nasıl aktarılır|nasıl dışa aktarılır|
			nasıl bulurum|nasıl çıkarırım|nasıl gönderirim|nasıl indiririm|nasıl indirilir`,
		AsksHistory: `geçmiş|geçmişi|değişiklikler|değişiklikleri|kim değiştirdi|bunu kim değiştirdi|geçmişini göster`,
		SaysUntaxed: `kdv yok|kdv'siz|kdvsiz|vergisiz|kdv'den muaf`,
		ShowsNumber: `{number} geçmişi|{number} göster|{number} kaydını göster|{number} numaralı kaydı göster|{number} kim ekledi|
			{number} kim değiştirdi|{number} geçmişini göster`,
	},
	cues: cues{
		SaysTreated: `ısmarladı|ısmarladılar|o ödedi|hesabı … kapattı/kapatmış/kapattılar|arkadaşım ödedi|hesabı … ödedi|hediye etti|ikram etti|ikramı|müesseseden|şirket ödedi|şirketten|
			patron ödedi|kendine … aldı|
			bizi/beni … davet etti/ettiler|şirket/iş/patron karşıladı|şirketten çıktı`,
		SaysPrice: `gördüm/gördük … #|# … gördüm/gördük $|dolar/euro/avro/sterlin/altın/bitcoin … oldu/olmuş/çıktı/düştü|döviz kuru|kur #|
			# … olmuş|zam/zamlandı/zamlanmış|artmış|pahalanmış|pahalandı|enflasyon|duydum|maaş/maaşım … oldu|eskiden … #|# 'e|#'ye çıkmış/çıktı|
			# bine/liraya/milyona çıkmış/çıktı/çıkıyor/yükselmiş/yükseldi/fırlamış/fırladı/dayanmış/dayandı/inmiş/düşmüş/düştü|
			# yükselmiş/fırlamış/dayanmış|duyduğuma/dediklerine göre|diyorlar|söylüyorlar|kaç para olmuş|
			# … söyledi/söyledi_bana/diyor/demiş/söylemiş $|# … eder/değer mi/mı|# yapmış/yapmışlar $|# çok/fazla/pahalı mı|# pahalı/normal/uygun mı/mi|
			bu/şu … # ediyormuş/ediyor/istiyor/istiyorlar|# … satmış/almış/ödemiş/vermiş/harcamış $|
			biletler … başlıyor|için # istiyorlar/istiyor|usta # dedi|teklifi #|
			fiyat verdi/verdiler/çıkardı/çıkardılar/biçti|teklif verdi/etti/ettiler|
			için # istedi/istediler/istemiş/istemişler`,
		SaysAge:     `yaşında|yaşına|# yaş|doğum günü`,
		SaysMeeting: `toplantı … oda/salon/kat/saat|buluşalım|buluşuyoruz|görüşürüz|görüşelim|beni al|beni bekle|saat #'da/#'de/#'te/#'ta … buluş*`,
		SaysPhone:   `ara/arayın beni|beni ara|numaram|telefon numaram|telefonum|tel :|cep :|whatsapp`,
		SaysArrived: `yattı|yatmış|hesabıma/hesaba/elime/cebime geçti/geçmiş/geldi/gelmiş|hesaba yattı|yatırıldı`,
		SaysWon:     `piyangodan/lotodan/iddaadan/kazı_kazandan/şans_oyunundan/bahisten/yarıştan/bingodan … çıktı/çıkmış/vurdu/kazanç|piyango/loto/iddaa/bahis … kazancı/ikramiyesi`,
		SaysCredit:  `elektrik/su/doğalgaz/fatura … alacağı/alacak/alacaklı`,
		SaysLeft:    `bakiyem|bakiye #|hesapta # kaldı|hesabımda # var|# kaldı|param kaldı|para üstü`,
		SaysOwn: `altın hesabıma/hesabına|dolar/döviz hesabıma/hesabına|kumbaraya|kredi kartı borcu/borcumu/ekstresini|kart borcunu/borcumu … ödedim|birikim hesabıma|birikim hesabına|kendi hesabıma|
			ortak hesaba|vadeli hesaba|vadeli hesabıma|yastık altına|birikime|kenara … attım/koydum/ayırdım/attık/koyduk/ayırdık`,
		SaysLost: `çalındı|çaldırdım|çaldılar|kaybettim|kayboldu|düşürdüm|soyuldum|yürüttüler`,
		SaysUnpaid: `henüz ödemedim|hâlâ ödemedim|hala ödemedim|daha ödemedim|henüz ödenmedi|ödenmedi|ödemem lazım|ödemem gerek|ödemem gerekiyor|
			ödenecek|ödeyeceğim|yatıracağım|yatıracağız|yatıracam|yatırcam|ödiycem|vericem|vereceğim|vereceğiz|göndereceğim|göndereceğiz|havale edeceğim|yatırmamız lazım|
			yatırmam gerek|ödememiz lazım|ödememiz gerek|ödemedim|borcum var|yatırmam lazım|ödeyeceğiz|ödicem|ödiycem|ödemeliyim|ödemem gereken|
			ödenmesi gereken`,
		SaysOwed:     `bana … borcu var|borcu var|bana borçlu|borcum var|borçluyum|borç aldım|borç verdim|bana # borç*|alacağım var|verecek`,
		SaysSettled:  `ödedim|ödedik|ödendi|kapattım|kapatıldı`,
		SaysReturned: `geri verdi|geri ödedi|geri verdim|geri ödedim|iade etti|borcunu ödedi|borcumu ödedim`,
		SaysPlanned: `alacaktım|alacaktık|az kalsın … alıyordum|az daha … alıyordum|neredeyse … alıyordum|neredeyse … aldım|almayı düşünüyorum|
			almak istiyorum|almak istiyoruz|alsam mı|alabilir miyim|alayım mı|alsak mı|almayı planlıyorum|alacağım|alacağız|alırım belki|
			belki … alırım|planlıyorum|için biriktiriyorum|para biriktiriyorum|almadım|vazgeçtim|istek listesi|düşünüyorum|alacaktı|gelecek fatura|
			fatura gelecek|faturası gelecek|ödeme gelecek|taksit gelecek|kesilecek|çekilecek|gelecek ay # ödeyeceğim|alıcam|alıcaz|alacam|ödeyecem|
			harcayacağım|harcayacağız|harcamayı düşünüyorum|ayıracağım|ayıracağız|ayırıcam|biriktireceğim|biriktireceğiz|
			almıyorum|almayacağım|almam|almicam|almadım vazgeçtim|tutacak|tutar herhalde|gelecek/gelir ay/hafta/yıl … gelecek/alacağım/ödeyeceğim|
			ocakta/şubatta/martta/nisanda/mayısta/haziranda/temmuzda/ağustosta/eylülde/ekimde/kasımda/aralıkta … gelecek/ödenecek/ödeyeceğim/ödicem/var/yatacak/vereceğim|
			ödemem/vermem/yatırmam/almam lazım/gerek/gerekiyor/şart|alsam/alayım diyorum|almayı planlıyoruz|bakıyorum almak|teklif aldım/aldık/geldi|olacakmış|olucakmış|olcakmış|tutacakmış|gönderecek|yollayacak|yatıracak|atacak`,
		SaysForSale: `satılık|satıyorum|satışta|devren`,
		SaysWish: `istiyorum|isterdim|keşke|hayalim|hayal ediyorum|olsa|olsaydı|almak isterim|ne güzel olurdu|istek listemde|bir gün … alacağım|
			düşünsene|düşünsenize|hayal et/edin|farz et/edelim/edin`,
		SaysBudget: `bütçem|bütçemiz|bütçe #|bütçesi #|en fazla # … için|en fazla # harca*|#'i geçmesin|#'yi geçmesin|limit #|limitim|aşınca uyar|
			aşarsam uyar|# altında kal*|aylık bütçe|haftalık bütçe|bütçesi … #|bütçe … # … ay*|aylık … bütçe*|bütçe … koy/belirle/ayarla`,
		AsksReminder: `hatırlat|hatırlatır mısın|hatırlatma|unutturma|haber ver|uyar beni|beni uyar|unutmayayım`,
		SaysEvery: `her ay|her hafta|her yıl|her gün|her pazartesi/salı/çarşamba/perşembe/cuma/cumartesi/pazar|her ayın|ayda bir|haftada bir|
			yılda bir|iki haftada bir|ayın #'inde/#'ında/#'unda/#'ünde … her|her ayın #|ayın her|her ay #`,
		AsksRepeat: `otomatik|otomatik olarak|kendiliğinden|bundan sonra|bundan böyle|düzenli olarak|düzenli|tekrarla|otomatik ödeme … ver`,
	},
	Words: vocabulary{
		words: []roleWords{
			{RoleDocument, `fiş fişi makbuz makbuzu`},
			{RoleDocument | RolePayable, `fatura faturası`},
			{RoleFree | RoleExempt, `kdv'siz kdvsiz kdv_muaf vergiden_muaf kdv'den_muaf`},
			{RoleFree | RoleReverse, `tevkifatlı tevkifat sorumlu_sıfatıyla`},
			{RoleTimes, `çarpı kere kez defa`},
			{RolePlus, `artı`},
			{RoleDivided, `bölü`},
			{RoleMinus, `eksi`},
			{RoleEach, `tanesi adedi kilosu litresi metresi porsiyonu gecesi geceliği 'er 'ar 'şer 'şar 'den 'dan 'ten 'tan`},
			{RoleOff, `indirim indirimli indirimle indirimi indirimden iskonto iskontolu iskontoyla kupon kuponla kuponu kupondan hediye_çeki
				indirimdeydi yarı_fiyatına yarı_fiyat`},
			{RoleTip, `bahşiş bahşişi bahşişle bahşişim`},
			{RoleInexact, `küsur`},
			{RolePaid, `yatırdı yatırmış yatırdılar ödedi ödemiş ödüyor ödediler ödeyecek ısmarladı ısmarladılar ısmarlamış ısmarlıyor harcadı`},
			{RolePerson, `annem babam eşim kocam karım kardeşim ablam abim arkadaşım patronum dedem ninem anneannem babaannem teyzem amcam dayım komşu
				komşum kuzenim enişte eniştem kaynanam
				annemler babamlar şirket arkadaşlar arkadaşlarım abisi ağabeyim kayınvalidem kayınpederim kayınbiraderim baldızım yengem eltim görümcem bacanağım sevgilim nişanlım patron müdür müdürüm iş_arkadaşım ev_arkadaşım kız_arkadaşım erkek_arkadaşım annemgil dayımlar teyzemler`},
			{RoleNotSpent, `ödemeyi_unuttum odemeyi_unuttum almayı_unuttum vermeyi_unuttum yatırmayı_unuttum`},
			{RoleNotSpent, `ödenmemiş gecikmiş borçlu`},
			{RoleIncome, `kazandım kazandık hediye_etti buldum bulduk maaş maaşım maaşımız maaşı maas maasım maasımız maası gelirim sattım sattık satmıştım satıldı ikramiye
				ikramiyem maaş_yattı maaş_geldi maaş_aldım maaş_geçti maaş_ödendi prim_aldım prim_yattı elime_geçti kira_geliri burs bursu bursum`},
			{RoleIncome | RoleRefund, `verdi verdiler borcunu_ödedi borcunu_kapattı gönderdi gönderdiler göndermiş yolladı yolladılar yollamış attı atmış yattı yatmış annemden halamdan teyzemden dayımdan amcamdan dedemden abimden ablamdan kardeşimden anneannemden babaannemden kuzenimden babamdan eşimden vergi_iadesi`},
			{RoleRefund | RoleMoved, `geri_verdi geri_verdim geri_gönderdi geri_gönderdim geri_aldım`},
			{RoleMoved, `tasarruf bankamatik bankamatikten atm'den çektim bankaya hesaba kumbaraya borç_verdim ödünç_verdim bozdurdum bozdurduk`},
			{RoleMoved | RoleOrSpent, `aktardım havale yatırdım yatırdık`},
			{RolePeriod, `yıl yılı yaz kış sonbahar ilkbahar çeyrek yılbaşı noel bayram bayramı ramazan tatil tatili karşı veya`},
			{RolePoint, `virgül`},
			{RolePart, `birkaç yarım düzine`},
			{RoleHalf, `buçuk`},
			{roleHint, `bir ve için dün bugün kahve öğle yemeği akşam kira aldım ödedim harcadım maliyeti fiyatı kuruş lira hisse başına
				yaklaşık yeni bana olarak tarafından milyon yıl`},
			{RoleFiller, `az_kalsın_unutuyordum az_kalsin_unutuyordum neredeyse_unutuyordum az_daha_unutuyordum unutuyordum unutacaktım neredeyse_unuttum`},
			{RoleFiller, `unuttum unutmuşum unutmusum yazmayı_unuttum eklemeyi_unuttum`},
			{RoleFiller, `'e 'a 'ye 'ya 'i 'ı 'u 'ü 'yi 'yı 'yu 'yü 'lik 'lık 'luk 'lük`},
			{RoleFiller, `bir için icin toplam fiyat fiyatı tutar sadece yalnızca lütfen teşekkürler de da bir_de`},
			{RoleFiller, `çekildi çekilmiş kesildi kesilmiş kartla kartıyla kredi_kartıyla kredi_kartımla banka_kartıyla nakitle karttan kartımdan`},
			{RoleFiller | RoleSpend, `yaptırdım yaptırdık kestirdim kestirdik boyattım boyattık değiştirttim değiştirttik çektirdim çektirdik diktirdim bastırdım yıkattım
				yıkattık kiraladım kiraladık satın_aldım satın_aldık sipariş_ettim sipariş_ettik sipariş_verdim`},
			{RoleFiller | RoleSpend, `aldım ödedim harcadım aldık ödedik harcadık verdim verdik yedim yedik içtim içtik gitti bayıldım bayıldık
				harcamışım ödemişim vermişim almışım yaptım yaptık doldurdum yükledim yüklettim koydum attım bıraktım bıraktık ödendi ödemesi tuttu
				tutmuş gitmiş harcandı ısmarladım dökmüşüm döktüm kaptırdım bırakmışım yemişim içmişim etti yatırmışım ödemiştim almıştım vermiştim
				harcamıştım ödedik_de harcamışız ödemişiz vermişiz almışız patladı mal_oldu`},
			{RoleFiller | RoleAdd, `ekle kaydet kaydeder_misin ekler_misin not_al not_et yazsana yazar_mısın yazıver yazıverir_misin`},
			{RoleCommand, `sil değiştir göster ara rapor`},
			{RoleBan, `şifre mı mu mü musun kaç kac ne nasıl neden nerede kim hangi eğer değil yok yarısı her paylaş yaklaşık belki maaş gelir kazandım borç
				sil değiştir göster ara rapor bütçe sonraki istiyorum`},
			{RoleTax, `kdv vergi kdvsi`},
			{RoleGross, `kdv_dahil dahil`},
			{RoleNet, `kdv_hariç hariç`},
			{RoleSubtotal, `ara_toplam matrah`},
			{RoleTotal, `toplam genel_toplam toplamda`},
			{RolePercent, `yüzde`},
			{RoleUnit, `adım kez kişi kisi gün hafta ay yıl saat dakika gram kilo litre çeyrek adet tane paket şişe kutu koli demet dilim porsiyon metre`},
			{RoleFiller | RoleRefund, `iade iadesi iadem iademiz`},
			{RoleAnd, `ve bir_de bi_de sonra`},
		},
		shares: `2:'nın_yarısı,benim_yarım`,
		sharers: `0:bölüştük,paylaştık,bölüştü,böldük,böldüm,paylaştım,bölüştüm,boldük,bolustuk 3:üçe_böldük,üç_kişi_bölüştük
			4:dörde_böldük,dört_kişi_bölüştük 5:beşe_böldük,beş_kişi_bölüştük 6:altıya_böldük 2:ikiye_böldük,iki_kişi_bölüştük,yarısı,yarı_yarıya`,
		scales: `3:bin 6:milyon 9:milyar`,
		numbers: `1:bir,bi 2:iki 3:üç,uc 4:dört,dort 5:beş,bes 6:altı,alti 7:yedi 8:sekiz 9:dokuz 10:on 20:yirmi 30:otuz 40:kırk,kirk 50:elli 60:altmış
			70:yetmiş 80:seksen 90:doksan 100:yüz,yuz 1000:bin`,
		marks: `~dollar:dolar EUR:avro ~lira=TRY:lira TRY/2:kuruş ~cent/2:sent ~penny/2:peni ~pound=GBP:sterlin ~krone:kron,kronu,kronuna
			~franc=CHF:frank,frangı,frangına,frangını ~ruble=RUB:ruble *5:beşlik *10:onluk *20:yirmilik *50:ellilik *100:yüzlük *200:ikiyüzlük
			*1000:binlik *1?:papel`,
		compounds: `100:yüz`,
	},
	regional: []regional{{words: []roleWords{{RolePlus, `arti`}}}}, // the arts in Italian
	lists: []listWords{
		{Or, `veya yahut ya mi mı mu mü`},
		{Discount, `indirim indirimi iskonto`},
		{Piece, `ad adet`},
		{Change, `paraüstü`},
		{Saves, `tasarruf_ettim`},
		{TakesOff, `düşürdü düştü`},
		{OrInTwo, `ya_da`},
		{AmidBehind, `arası arasında`},
		{UpTo, `ile`},
		{NumberEnding, `den dan ten tan lik lık luk lük`},
		{NumberCase, `e a ye ya i ı u ü yi yı yu yü`},
		{NumberPast, `di dı du dü ti tı tu tü ydi ydı ydu ydü miş mış muş müş ymiş ymış ymuş ymüş`},
		{Clock, `'de 'da 'te 'ta`},
		{LeadsToClock, `saat`},
		{BeforeClock, `saat`},
		{Gram, `gram gr`},
		{Kilo, `kilo`},
		{Litre, `litre lt`},
		{HalfPrice, `yarı_fiyatına yarı_fiyat`},
		{Size, `numara beden`},
		{Code, `kod kodu şifre şifresi şifrem parola`},
		{Gauge, `ateş ateşi ateşim beden numara sürüm sürümü hat hattı nabız tansiyon tansiyonum tansiyonu şekerim kilom boyum boyu`},
		{Team, `fb gs bjk ts fener cimbom fenerbahçe galatasaray beşiktaş trabzonspor türkiye`},
		{ServiceCharge, `servis servise`},
		{Fellows, `arkadaş arkadaşla arkadaşımla arkadaşlarımla arkadaşım arkadas arkadasla arkadasimla kankayla kankamla kişiyle kuzenimle kardeşimle
			komşuyla`},
		{Heads, `kişiye kişi`},
		{Ten, `on`},
		{HalfAlone, `buçuk`},
		{Hedge, `yaklaşık aşağı_yukarı tahminen falan filan civarı civarında gibi galiba sanırım sanki yanlış_hatırlamıyorsam gibi_bir_şey`},
		{Maybe, `belki herhalde`},
		{Opening, `ya şey hani işte şimdi ya_işte ya_şimdi şöyle ya_şimdi_şöyle evet_şimdi şey_ya yani hımm ııı ee`},
		{Denial, `hayır hayir`},
		{PayerPreposition, `için`},
		{PercentFirst, `yüzde`},
		{Acquires, `aldı aldılar satın_aldı ödedi harcadı sipariş_etti kiraladı yedi içti sattı satmış satti almış satın_almış ödemiş vermiş
			ödüyor öder ödeyecek ödediler ısmarladı ısmarlıyor`},
		{AddressPart, `mahalle mahallesi mah sokak sok cadde caddesi cad apartman apt daire kat no`},
		{CategoryWord, `kategori kategorisi kategorisine kategorisinde kategoriye`},
		{CategoryEnd, `kategorisine kategorisinde kategorisi kategoriye altına olarak lütfen`},
		{CookMeasure, `gram bardak kaşık yemek_kaşığı çay_kaşığı tatlı_kaşığı su_bardağı çay_bardağı tutam diş ml`},
		{Due, `ödenmemiş gecikmiş planlanan bekleyen`},
		{Gamble, `poker casino kumarhane iddaa piyango milli_piyango bahis at_yarışı loto`},
		{Interest, `faiz`},
		{Journey, `tren uçuş peron kalkış varış sefer kapı biniş`},
		{Begins, `geliyor gelecek açılıyor kapanıyor başlıyor başlar başladı kalkıyor kalkar bitiyor treni otobüsü vapuru uçağı seansı feribotu`},
		{Instalment, `taksit taksidi`},
		{Appointment, `randevu randevum randevusu alarm`},
		{Paged, `sayfa bölüm alıştırma ders ayet soru`},
		{Premises, `daire ev oda dükkan`},
		{Leg, `gidiş dönüş gidişte dönüşte`},
		{GivenName, `elif zeynep ayşe fatma emine hatice merve büşra esra kübra selin ece irem buse ceren gizem derya sevgi pınar özge tuğba seda
			burcu ebru aslı mehmet mustafa ahmet ali hüseyin hasan ibrahim murat emre burak cem kerem efe mert berk onur serkan volkan
			tolga barış furkan yusuf ömer kaan arda eren okan umut sinan hakan gökhan orhan cemal kemal inci`},
		{Venue, `oda odası odada kat katta katında katı peron peronda kapı kapısı koltuk daire sınıf sınıfı salon salonu salonda servis
			servisi derslik amfi gişe numara no poliklinik polikliniği blok bina terminal vagon ofis`},
		{Seat, `koltuk sıra peron kapı vagon yer`},
		{Stay, `seyahat gezi tatil tur`},
		{Travel, `otel havalimanı havaalanı hostel taksi metro müze`},
		{Tenant, `kiracı kiracılar`},
		{Undated, `ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
			ocakta şubatta martta nisanda mayısta haziranda temmuzda ağustosta eylülde ekimde kasımda aralıkta`},
		{Versus, `vs karşı`},
		{Won, `kazandı kazandık kazandılar yendi yenildi yenildik yendik kaybetti berabere maç maçı maçta maçında derbi derbisi skor skoru bitti maci macta`},
		{With, `ile`},
		{PaymentMeans, `kart kredi_kartı nakit`},
		{Visited, `dişçi doktor veteriner`},
		{Waits, `bekledim bekledik`},
		{Ticket, `bilet bileti biletleri`},
		{Sends, `gönderdim gonderdim yolladım attım havale`},
		{Found, `buldum`},
		{FunctionWord, `ben sen o biz siz onlar bu şu ve veya ama ki de da mi mı mu mü ne kim nasıl neden için ile gibi kadar daha çok en var yok
			değil evet hayır bir her hiç`},
	},
	nations: `AU:avustral NZ:neozel CH:isvi EG:mısır LB:lübnan MX:meksik AR:arjant SE:isveç TR:türk CZ:çek PL:polon NO:norve DK:danimarka IS:izlanda
		HU:macar JP:japon GB:ingiliz US:amerikan,abd CA:kanada RU:rus GE:gürcü`,
	dates: DateTable{
		OrdinalMonths: true,
		days: map[int]string{
			-2: "evvelsi gun|evvelki gun|onceki gun|dun degil evvelsi gun|dun degil onceki gun",
			-1: "dun|dunden|dunku|dun gece|dun aksam|dun sabah",
			0:  "bugun|bugunku|bu sabah|bu aksam|bu gece",
			1:  "yarin|yarinki",
			2:  "obur gun|yarin degil obur gun",
		},
		dayparts: "aksami|aksam|sabahi|sabah|gecesi|gece|ogleden sonra|oglen|ogleni",
		weekdays: [7]string{
			"pazar~|pazar gunu|paz?",
			"pazartesi|pazartesi gunu|pzt?|pazartesiden",
			"sali~|sali gunu|sal?|salidan",
			"carsamba|carsamba gunu|car?|carsambadan",
			"persembe|persembe gunu|per?|persembeden",
			"cuma|cuma gunu|cum?|cumadan",
			"cumartesi|cumartesi gunu|cmt|cumartesiden",
		},
		months: [12]string{
			"ocak|ocakla|ocagi|ocagin|ocaga|oca?|ocakta|ocaktaki|ocaktan|ocak ayi|ocak ayinda|ocak ayindan|ocak ayinin",
			"subat|subatla|subati|subatin|subata|sub?|subatta|subattaki|subattan|subat ayi|subat ayinda|subat ayindan|subat ayinin",
			"mart|martla|martin|marta|martta|marttaki|marttan|mart ayi|mart ayinda|mart ayindan|mart ayinin",
			"nisan|nisanla|nisani|nisanin|nisana|nis?|nisanda|nisandaki|nisandan|nisan ayi|nisan ayinda|nisan ayindan|nisan ayinin",
			"mayis|mayisla|mayisi|mayisin|mayisa|mayista|mayistaki|mayistan|mayis ayi|mayis ayinda|mayis ayindan|mayis ayinin",
			"haziran|haziranla|hazirani|haziranin|hazirana|haz?|haziranda|hazirandaki|hazirandan|haziran ayi|haziran ayinda|haziran ayindan|haziran ayinin",
			"temmuz|temmuzla|temmuzu|temmuzun|temmuza|tem?|temmuzda|temmuzdaki|temmuzdan|temmuz ayi|temmuz ayinda|temmuz ayindan|temmuz ayinin",
			"agustos|agustosla|agustosu|agustosun|agustosa|agu?|agustosta|agustostaki|agustostan|agustos ayi|agustos ayinda|agustos ayindan|agustos ayinin",
			"eylul|eylulle|eylulu|eylulun|eylule|eyl?|eylulde|eyluldeki|eylulden|eylul ayi|eylul ayinda|eylul ayindan|eylul ayinin",
			"ekim|ekimle|ekimi|ekimin|ekime|eki?|ekimde|ekimdeki|ekimden|ekim ayi|ekim ayinda|ekim ayindan|ekim ayinin",
			"kasim|kasimla|kasimi|kasimin|kasima|kas?|kasimda|kasimdaki|kasimdan|kasim ayi|kasim ayinda|kasim ayindan|kasim ayinin",
			"aralik|aralikla|araligi|araligin|araliga|ara?|aralikta|araliktaki|araliktan|aralik ayi|aralik ayinda|aralik ayindan|aralik ayinin",
		},
		units: [unitCount]string{
			"gun|gunu|gunun|gunle|gune|gunden|gunku",
			"hafta|haftanin|haftayi|haftayla|haftaya~|haftadan|haftaki",
			"ay|ayin|ayi|aya|ayla|aydan|ayki",
			"yil|yilki|sene|yilin|yili|yilla|yila|yildan|senenin|seneyi|seneyle|seneye~|seneden",
		},
		shifts:        map[Shift]string{{UnitWeek, 1}: "haftaya"},
		last:          "gecen|gectigimiz|onceki|son",
		this:          "bu|bütün|tüm",
		next:          "gelecek|onumuzdeki",
		ago:           "once|evvel|onceki|evvelki",
		few:           "birkac|bir kac",
		vague:         "gecen gun|gecen gunku|gecenlerde|gecen aksam|yakin zamanda|kisa sure once|bir sure once",
		later:         "sonra",
		before:        "once",
		cardinals:     "bir,iki,uc,dort,bes,alti,yedi,sekiz,dokuz,on,on bir,on iki,on uc,on dort,on bes,on alti,on yedi,on sekiz,on dokuz,yirmi,,,,,,,,,,otuz",
		ordinals:      "birinci|ilk|birinde,ikinci|ikisinde,ucuncu|ucunde,dorduncu|dordunde,besinci|besinde,altinci|altisinda,yedinci|yedisinde,sekizinci|sekizinde,dokuzuncu|dokuzunda,onuncu|onunda,,,,,,,,,,yirmisinde,,,,,,,,,,otuzunda",
		suffixes:      "i|u|inci|nci|uncu|si|sinde|sinda|inde|unde|unda|te|de|ta|da|inden|indan|unden|undan|sinden|sindan|ine|ina|une|una|sine|sina",
		on:            "tarihinde",
		ofMonth:       "ayin",
		of:            "",
		and:           "ve",
		at:            "saat",
		betweenBehind: "arasi|arasinda|arasindaki",
		counted:       "kez|defa|kat|kata|katta|kattan|katin|kati|kisi|kisiye|sinif|sinifa|siniftan|sira|bolum|daire|peron",
		since:         "beri",
		from:          "",
		to:            "ile",
		recent:        "son|gecen",
		quarter:       "ceyrek",
		onward:        "beri|itibaren|bu yana",
		untilBehind:   "kadar|dek|degin",
		beforeBehind:  "once|oncesi|oncesinde|oncesine kadar|evvel",
		afterBehind:   "sonra|sonrasi|sonrasinda",
		weekend:       "hafta sonu|hafta sonunda",
		toDate:        [unitCount]string{UnitWeek: "hafta basindan beri|haftanin basindan beri", UnitMonth: "ay basindan beri|ayin basindan beri|bu ayin basindan beri|ay basindan itibaren|ayin basindan bu yana|ay basindan bu yana", UnitYear: "yil basindan beri|yilin basindan beri|sene basindan beri|yilbasindan beri|yil basindan bu yana|bu yilin basindan beri"},
		half:          "yariyil",
	},
	zones: `Europe/London:londra Europe/Moscow:moskova America/New_York:new_york Europe/Vienna:viyana Europe/Athens:atina Europe/Rome:roma
		Europe/Brussels:brüksel Europe/Zurich:zürih Europe/Stockholm:stokholm Europe/Copenhagen:kopenhag Europe/Warsaw:varşova Europe/Prague:prag
		Europe/Budapest:budapeşte Europe/Bucharest:bükreş Europe/Belgrade:belgrad Europe/Sofia:sofya Europe/Lisbon:lizbon Africa/Cairo:kahire
		Asia/Baku:bakü Asia/Tbilisi:tiflis Asia/Nicosia:lefkoşa Asia/Tehran:tahran Asia/Baghdad:bağdat Asia/Shanghai:şanghay,pekin
		Asia/Singapore:singapur Europe/Istanbul:istanbul,ankara,izmir,türkiye,türkiye_saati Europe/Berlin:berlin,münih,frankfurt,köln,hamburg,almanya
		Europe/Amsterdam:amsterdam,rotterdam,hollanda`,
	categories: turkishThings,
	shops:      turkishShops,
	categoryNames: categoryWords{
		"Food":          `yemek yemeğe yemekte yeme_içme yemeklere`,
		"Groceries":     `market markete markette gıda gıdaya mutfak mutfağa`,
		"Transport":     `ulaşım ulaşıma ulaşımda yol yola`,
		"Housing":       `ev eve konut barınma`,
		"Utilities":     `faturalar faturalara`,
		"Health":        `sağlık sağlığa`,
		"Leisure":       `eğlence eğlenceye`,
		"Shopping":      `alışveriş alışverişe`,
		"Travel":        `seyahat seyahate`,
		"Work":          `iş işe`,
		"Education":     `eğitim eğitime`,
		"Gifts":         `hediyeler hediyelere`,
		"Family":        `aile aileye`,
		"Pets":          `evcil_hayvan evcil_hayvana`,
		"Fees":          `komisyonlar`,
		"Insurance":     `sigorta sigortaya`,
		"Taxes":         `vergiler vergilere`,
		"Subscriptions": `abonelikler aboneliklere`,
	},
	model: modelWords{
		claims: `kaydettim|kaydettik|kaydedildi|kaydedilmiştir|kaydoldu|ekledim|ekledik|eklendi|eklenmiştir|sildim|sildik|silindi|silinmiştir|değiştirdim|değiştirdik|` +
			`değiştirildi|güncelledim|güncelledik|güncellendi|düzelttim|düzelttik|düzeltildi|geri aldım|geri aldık|geri alındı|geri yüklendi|
				not ettim|not aldım|` +
			`not edildi|işlendi|işledim|tamamlandı|ayarladım|ayarlandı|oluşturdum|oluşturuldu`,
		stored: `kaydedildi|kaydedilmiştir|kaydoldu|eklendi|eklenmiştir|not edildi|işlendi`,
	},
}
