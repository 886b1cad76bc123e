package secret

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Words before a number that tell what it is: beginnings of words in lower case.
// In scripts that do not separate words they may appear anywhere.
var (
	cardWords = strings.Fields("card creditcard debitcard visa mastercard maestro amex karte kreditkart bankkart debitkart girocard girokart kartennummer " +
		"tarjeta carte carta cartão cartao kaart creditkaart bankpas pinpas карт 卡 カード 카드")
	otherWords = strings.Fields("order invoice tracking reference ref. ref: ref# ref receipt booking reservation ticket parcel shipment consignment delivery customer contract serial " +
		"imei iban phone tel mobile fax transaction transfer confirmation voucher isbn ean upc barcode sku claim policy meter " +
		"bestell rechnung auftrag sendung paket kunden vertrag beleg referenz aktenzeichen buchung telefon handy steuer zähler " +
		"pedido factura referencia seguimiento envío envio guía guia reserva cliente teléfono " +
		"commande facture référence suivi colis réservation client téléphone numéro-de-suivi " +
		"ordine fattura riferimento spedizione prenotazione tracciamento encomenda fatura referência rastreio rastreamento telefone " +
		"bestelling bestelnummer factuur referentie zending pakket boeking " +
		"订单 訂單 发票 發票 运单 運單 单号 單號 快递 快遞 物流 流水号 参考 编号 電話 电话 注文 請求 伝票 追跡 予約 주문 송장 예약 전화 заказ счёт счет накладн трек бронь телефон")
)

// last returns where the last of some words begins in a text, -1 if there is none.
func last(text string, words []string) int {
	found := -1
	for _, w := range words {
		first, _ := utf8.DecodeRuneInString(w)
		for from := len(text); ; {
			i := strings.LastIndex(text[:from], w)
			if i <= found {
				break
			}
			before, _ := utf8.DecodeLastRuneInString(text[:i])
			if !unicode.IsLetter(before) || unicode.In(first, unicode.Han, unicode.Hangul, unicode.Katakana) {
				found = i
				break
			}
			from = i
		}
	}
	return found
}

// Patterns of a PIN or a card's security code: its names, what may come between
// name and number, and the number.
const (
	pinNames = `pin[- ]?codes?|pin[- ]?(?:number|nummer|no|nr)\.?|pin|geheimzahl|nip|código pin|codigo pin|code pin|code secret|code confidentiel|` +
		`codice pin|codice segreto|senha|пин(?:[- ]?код)?`
	pinNamesTogether = `密码|密碼|pin码|暗証番号|비밀번호`
	codeNames        = `cvv2?|cvc2?|cvn2?|csc|security code|card verification(?: (?:code|value|number))?|prüfnummer|prüfziffer|kartenprüfnummer|sicherheitscode|` +
		`código de seguridad|codigo de seguridad|código de segurança|codigo de seguranca|code de sécurité|code de securite|cryptogramme(?: visuel)?|` +
		`codice di sicurezza|beveiligingscode|код безопасности`
	codeNamesTogether = `安全码|安全碼|セキュリティコード|보안 ?코드`

	about = `(?:\s+(?:for|of|from|to|my|our|the|this|that|on|card|visa|debit|credit|bank|account|phone|der|die|meiner|meine|meinen|für|zu|zur|karte|de|del|la|el|mi|tarjeta|` +
		`ma|mon|le|carte|della|mia|mio|carta|do|da|meu|minha|cartão|van|mijn|kaart|моей|карты)){0,6}`
	link = `[\s:=#"'“”„«»()\-–—,.]*(?:(?:is|was|are|ist|war|lautet|es|est|era|è|é|to|этo|это|是|为|為|は|が|은|는)[\s:=#"'“”„«»()]*)?`
	back = `[\s"'“”„«»)]*(?:is|was|ist|war|es|est|è|é|—|–|-|=|\(|是|为|は)\s*(?:(?:my|the|our|meine|die|mi|el|mon|ma|le|il|mio|la|mia|o|a|meu|minha|mijn|de|我的|card|visa)\s*){0,3}`
)

var (
	pinAhead  = regexp.MustCompile(`(?i)(?:(?:^|[^\p{L}\p{N}])(?:` + pinNames + `)|` + pinNamesTogether + `)` + about + link + `(\d(?:[ .\-]?\d)*)`)
	codeAhead = regexp.MustCompile(`(?i)(?:(?:^|[^\p{L}\p{N}])(?:` + codeNames + `)|` + codeNamesTogether + `)` + about + link + `(\d(?:[ .\-]?\d)*)`)
	pinAfter  = regexp.MustCompile(`(?i)(?:^|[^\p{L}\p{N}.,])(\d{4,6})` + back + `(?:(?:` + pinNames + `)(?:[^\p{L}\p{N}]|$)|` + pinNamesTogether + `)`)
	codeAfter = regexp.MustCompile(`(?i)(?:^|[^\p{L}\p{N}.,])(\d{3,4})` + back + `(?:(?:` + codeNames + `)(?:[^\p{L}\p{N}]|$)|` + codeNamesTogether + `)`)

	// money matches what follows an amount. A thing that is called a pin has
	// one.
	money   = regexp.MustCompile(`(?i)^(?:[.,]\d|\s*(?:[$€£¥₩₹₽%]|eur|usd|gbp|jpy|chf|cny|rub|krw|yen|euro|dollar|円|元|块|원|руб))`)
	pinLike = regexp.MustCompile(`(?i)(?:rolling|lapel|bowling|hair|safety|push|enamel|tie|hat|drawing|clothes|firing|hitch|cotter|gold|golden|silver|a|an|new)\s+$`)
)

// hasPIN reports whether a text contains a PIN or a card's security code.
func hasPIN(text string) bool {
	return namedNumber(text, pinAhead, 4, 6) || namedNumber(text, codeAhead, 3, 4) || pinAfter.MatchString(text) || codeAfter.MatchString(text)
}

// namedNumber reports whether a name is followed by a number with that many digits
// that is not an amount.
func namedNumber(text string, named *regexp.Regexp, fewest, most int) bool {
	for _, at := range named.FindAllStringSubmatchIndex(text, -1) {
		number, after := text[at[2]:at[3]], text[at[3]:]
		n := len(strings.Map(func(c rune) rune {
			if isDigit(c) {
				return c
			}
			return -1
		}, number))
		name, _ := utf8.DecodeRuneInString(text[at[0]:])
		start := at[0]
		if !unicode.IsLetter(name) {
			start += utf8.RuneLen(name)
		}
		if n >= fewest && n <= most && spelled(number, n) && !money.MatchString(after) && !pinLike.MatchString(text[:start]) {
			return true
		}
	}
	return false
}

// spelled reports whether digits are written together, or each by itself.
func spelled(number string, n int) bool { return len(number) == n || len(number) == 2*n-1 }
