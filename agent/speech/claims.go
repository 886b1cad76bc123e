package speech

import (
	"regexp"
	"strings"
	"sync"
	"unicode"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// Claims reports whether words claim that something was stored, changed, deleted
// or taken back. Code writes the receipts of what was done, so a model has no
// reason to say it. It does not always speak the person's language.
func Claims(words string) bool {
	lower := strings.ToLower(parse.Normalize(words))
	for _, claim := range claims().phrases {
		if expense.ContainsWords(lower, claim) {
			return true
		}
	}
	for word := range strings.FieldsFuncSeq(lower, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		for _, stem := range claims().stems {
			if strings.HasPrefix(word, stem) {
				return true
			}
		}
	}
	return claimed.MatchString(lower)
}

// claimWords say that a deed was done, in addition to [lang.ClaimsDeed]. A final star
// stands for any ending.
var claimWords = []string{
	"saved|logged|recorded|stored|added|noted|tracked|booked|registered|updated|changed|deleted|removed|erased|undone|reverted|restored|corrected|adjusted|renamed|" +
		"cancelled|canceled|entered|created|amended|modified|all set|all done|it's done|it is done|is done|are done|has been done|taken care of|taken back|took back|brought back|" +
		"wrote down|written down|put down|put it down|i've put|i have put|i've set|i have set|has been set|is set to|is now|are now|i've made|i have made|made the change|got it|took it out|fixed it",
	"gespeichert|abgespeichert|eingetragen|nachgetragen|gebucht|verbucht|erfasst|notiert|vermerkt|hinzugefügt|aufgenommen|angelegt|registriert|protokolliert|geloggt|" +
		"gelöscht|entfernt|gestrichen|geändert|abgeändert|aktualisiert|korrigiert|berichtigt|angepasst|umbenannt|umgestellt|storniert|rückgängig gemacht|zurückgenommen|" +
		"wiederhergestellt|zurückgesetzt|erledigt|festgehalten|aufgeschrieben|abgelegt|ergänzt|eingestellt",
	"guardad*|guardé|registrad*|registré|anotad*|anoté|apuntad*|apunté|añadid*|añadí|agregad*|agregué|almacenad*|contabilizad*|borrad*|borré|eliminad*|eliminé|quitad*|quité|" +
		"cambiad*|cambié|modificad*|modifiqué|actualizad*|actualicé|corregid*|corregí|deshech*|deshice|restaurad*|restauré|ajustad*|renombrad*|cancelad*|ingresad*|está hecho|listo",
	"enregistré*|noté*|ajouté*|sauvegardé*|stocké*|consigné*|inscrit*|comptabilisé*|supprimé*|effacé*|retiré*|modifié*|changé*|corrigé*|mis à jour|mise à jour|mises à jour|" +
		"annulé*|rétabli*|restauré*|renommé*|rectifié*|c'est fait|j'ai mis|j'ai fait",
	"salvat*|registrat*|annotat*|aggiunt*|memorizzat*|segnat*|inserit*|cancellat*|eliminat*|rimoss*|cambiat*|modificat*|aggiornat*|corrett*|annullat*|ripristinat*|rinominat*|impostat*|" +
		"contabilizzat*|ho fatto|è fatto|tutto fatto",
	"salvei|foi salvo|foi salva|guardad*|guardei|registrad*|registad*|registrei|registei|anotad*|anotei|adicionad*|adicionei|gravad*|gravei|lançad*|lancei|apagad*|apaguei|excluíd*|excluí|" +
		"eliminad*|removid*|removi|alterad*|alterei|mudad*|mudei|atualizad*|atualizei|corrigid*|corrigi|desfeit*|desfiz|restaurad*|restaurei|cancelad*|está feito|pronto",
	"opgeslagen|bewaard|genoteerd|toegevoegd|geboekt|ingeboekt|geregistreerd|vastgelegd|ingevoerd|verwijderd|gewist|gewijzigd|veranderd|aangepast|bijgewerkt|gecorrigeerd|" +
		"ongedaan gemaakt|hersteld|teruggedraaid|hernoemd|ingesteld|geregeld|opgeschreven|aangemaakt|geannuleerd",
	"zapisan*|zapisał*|dodan*|dodał*|zanotowan*|zanotował*|zaksięgowan*|zaksięgował*|zarejestrowan*|zarejestrował*|usunięt*|usunął*|usunęł*|skasowan*|skasował*|zmienion*|zmienił*|" +
		"zaktualizowan*|zaktualizował*|poprawion*|poprawił*|cofnięt*|cofnął*|cofnęł*|przywrócon*|przywrócił*|ustawion*|ustawił*|wpisan*|wpisał*|gotowe|zrobione",
	"сохранил*|сохранен*|сохранён*|записал*|записан*|добавил*|добавлен*|внес|внёс|внесла|внесен*|внесён*|учтен*|учтён*|учел|учёл|учла|удалил*|удален*|удалён*|изменил*|изменен*|изменён*|" +
		"обновил*|обновлен*|обновлён*|исправил*|исправлен*|отменил*|отменен*|отменён*|восстановил*|восстановлен*|поменял*|установил*|установлен*|переименова*|зарегистрирова*|занес*|готово|сделано",
}

// claimed matches claims in languages without spaces or with many endings.
var claimed = regexp.MustCompile(`(?:保存|記録|登録|追加|入力|記入|記帳|計上|削除|消去|変更|更新|修正|訂正|取り?消|復元|設定|反映|処理)(?:を)?(?:し(?:ました|た|てお)|いたしました|され|完了|済)|` +
	`書き込みました|書いておき|つけました|付けました|消しました|戻しました|直しました|変えました|完了しました|` +
	`(?:저장|기록|등록|추가|입력|기입|삭제|변경|수정|업데이트|취소|복원|설정|정정|반영|처리|완료)(?:을|를)? ?(?:했|하였|되었|됐|해 ?드렸|해 ?두었|해 ?뒀|해 ?놓|완료)|` +
	`지웠|적었|적어 ?(?:두었|뒀|놓)|바꿨|바꾸었|고쳤|되돌렸|되돌려 ?놓|넣었|` +
	`已(?:经|經)?(?:为您|为你|帮您|帮你|替您|替你|将|將|把)?(?:记|記|保存|储存|儲存|添加|新增|更新|修改|更改|改|删|刪|撤|设|設|恢复|恢復|还原|取消|入账|登记|登記|录|錄|处理|處理|完成|调整|存)|` +
	`已(?:经|經)?(?:为|為|帮|替|将|將|把)[^。，！？]{1,12}(?:改|设|設|删|刪|记|記|存|加|换|換|撤|恢复|恢復|还原|取消)|` +
	`(?:记|記|保存|存|添加|加|更新|修改|改|删除|刪除|删|刪|撤销|撤回|设置|設定|设|恢复|恢復|取消|登记|处理|弄|搞)(?:好|掉|成功|完)(?:了|啦)?|` +
	`(?:记录|記錄|记|記|保存|添加|更新|修改|改|删除|刪除|删|刪|撤销|撤回|设置|设|恢复|恢復|取消|登记|入账)(?:下来|下來|下|成)?了|搞定`)

type claimTable struct{ phrases, stems []string }

var claims = sync.OnceValue(func() claimTable {
	var t claimTable
	lists := append([]string{strings.Join(lang.ClaimsDeed.Wordings(), "|")}, claimWords...)
	for _, list := range lists {
		for claim := range strings.SplitSeq(list, "|") {
			if stem, ok := strings.CutSuffix(claim, "*"); ok {
				t.stems = append(t.stems, stem)
			} else {
				t.phrases = append(t.phrases, claim)
			}
		}
	}
	return t
})
