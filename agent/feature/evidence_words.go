package feature

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"chit/expense"
	"chit/expense/parse"
)

// SaysNothing reports whether words are none that anything is called by: articles,
// pronouns, prepositions, auxiliaries and numbers alone. They stand in nearly every
// message, so that finding one there is no sign that somebody meant it.
func SaysNothing(words string) bool {
	for word := range strings.FieldsFuncSeq(expense.Fold(words), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) }) {
		if !functionWords()[word] && !isNumber(word) {
			return false
		}
	}
	return true
}

func isNumber(word string) bool {
	return slices.ContainsFunc(parse.NewText(word, parse.Options{}).Numbers(), func(n parse.Number) bool { return n.Start == 0 && n.End == len(word) })
}

var functionWords = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for _, list := range functionWordLists {
		for word := range strings.FieldsSeq(list) {
			set[word] = true
		}
	}
	return set
})

// functionWordLists has one line or two for each language.
var functionWordLists = []string{
	"a an the this that these those it its he she they we i you me him her them us my your our their his who whom which what one ones some any all both each " +
		"of to in on at by for from with about into over under out up down off as is are was were be been am do does did done has have had will would can could " +
		"shall should may might must not no yes and or but if so than then too very just only really also there here when where how why now again please me",
	"der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich dich ihn uns mein dein sein und oder aber wenn dass als auch nur " +
		"noch schon sehr nicht kein keine ja nein in im an am auf aus bei mit nach von vom zu zum zur für über unter ist sind war waren hat habe haben wird werden was wer wie wo so da hier mal bitte",
	"el la los las lo un una unos unas yo tú él ella ellos nosotros me te se le les mi tu su y o pero si que qué como cómo cuando no sí de del a al en con por para " +
		"sin sobre es son era fue ser está están ha he hay muy más ya solo también este esta esto ese esa eso aquí",
	"le la les l un une des du de d au aux je tu il elle on nous vous ils elles me te se mon ma mes ton ta son sa ses et ou mais si que qui quoi comme quand ne pas non oui " +
		"à en dans sur sous avec sans pour par est sont était a ai ont été être très plus aussi ce cet cette ces ça ici y",
	"o a os as um uma uns umas eu tu ele ela eles nós me te se lhe meu minha seu sua e ou mas se que como quando não sim de do da dos das em no na nos nas com por para " +
		"sem é são era foi ser está há muito mais já só também este esta isto esse essa isso aqui",
	"il lo la i gli le l un uno una io tu lui lei noi voi loro mi ti si ci vi mio mia suo sua e o ma se che chi come quando non no sì di del della dei delle a al alla in nel nella " +
		"con su per da dal è sono era stato ha ho molto più già solo anche questo questa quello quella qui",
	"de het een ik jij je hij zij ze wij we jullie mij hem haar ons mijn jouw zijn en of maar als dat die dit deze wat wie hoe waar niet geen ja nee in op aan van voor met naar bij uit om te is was waren heeft heb er ook nog al",
	"i a w we z ze na do od po za o u dla przez bez pod nad to ta ten te tym tej ja ty on ona ono my wy oni mnie mi się ci go jej ich mój moja nie tak jest są był była było że czy jak co kto gdy ale lub oraz już tylko też",
	"и а но или в во на с со к ко у о об от до по за из для без под над не ни да нет я ты он она оно мы вы они меня мне его её их мой моя это этот эта эти тот та то что кто как где когда если же ли бы уже тоже только ещё был была было есть",
	"的 了 是 我 你 他 她 它 们 我们 你们 他们 这 那 这个 那个 哪 什么 谁 在 和 与 或 但 但是 如果 就 都 也 还 又 很 太 不 没 没有 有 要 会 能 可以 把 被 给 对 从 到 上 下 里 外 吗 呢 吧 啊 呀 个 一个 這 這個 那個 們 沒有 還 會 給 對 從",
	"は が を に で と も の へ から まで より や か ね よ な だ です ます した して する いる ある この その あの これ それ あれ ここ そこ 私 僕 彼 彼女 そして でも",
	"은 는 이 가 을 를 에 에서 의 와 과 도 로 으로 만 까지 부터 그 저 것 나 너 우리 그리고 하지만 그런데",
}
