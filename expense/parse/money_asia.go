package parse

// vocabularyJA is Japanese. Words that it writes as Chinese does are in
// vocabularyZH.
var vocabularyJA = vocabulary{
	language: "ja",
	words: []roleWords{
		{rolePerson, `妻 夫 奥さん 旦那 嫁 母 父 お母さん お父さん 上司 会社 友達 友人 彼氏 彼女 同僚 兄 姉 弟 妹 祖母 祖父`},
		{rolePaid, `払ってくれた 出してくれた 買ってくれた おごってくれた 奢ってくれた おごり 奢り 立て替えた`},
		{roleNotSpent, `給料 給与 収入 還付 還付金 税金還付 未払い 未払 未納 滞納 返還 敷金返還 返してもらった 返ってきた 戻ってきた 予定 もらった 貰った 受け取った ボーナス 賞与 配当 お小遣い 売った 貸した 借りた`},
		{roleCommand, `報告 レポート`},
		{rolePeriod, `春 夏 秋 冬 比較`},
		{roleFiller, `は が を に で も と の です でした だった となってます まで だけ ちょうど 合計 代金`},
		{roleFiller | roleSpend, `払った 払いました 買った 買いました 使った 使いました 支払った 支払い 購入`},
		{roleFiller | roleAdd, `追加 記録`},
		{roleBan, `これ この それ その いくら なぜ どう 誰 何 いつ どこ ですか ますか もし たら れば ない ません 削除 変更 教えて 見せて 予算 給料 収入 借りた 貸した 約 くらい ぐらい ほど たい 無視`},
		{roleTax, `消費税 税`},
		{roleGross, `税込 税込み 込み`},
		{roleNet, `税抜 税抜き 税別`},
		{rolePercent, `パーセント`},
		{roleUnit, `個 回 人 杯 本 枚 冊 匹 台 歳 時間 分間 時 日 月 年 番 号 階 名 泊`},
		{roleFiller | roleRefund, `返金 払い戻し`},
		{roleAnd, `と`},
	},
	marks: `JPY:円,えん,日本円 USD:ドル,米ドル,us_ドル EUR:ユーロ GBP:ポンド CNY:人民元 KRW:ウォン ~cent/2:セント JPY/2:銭,日本銭 ~franc=CHF:フラン ~rupee=INR:ルピー THB:バーツ ~ruble=RUB:ルーブル ~krone:クローネ,クローナ ~peso:ペソ ~penny/2:ペンス CAD:カナダドル AUD:オーストラリアドル,豪ドル HKD:香港ドル SGD:シンガポールドル TWD:台湾ドル NZD:ニュージーランドドル`,
}

// vocabularyKO is Korean. Its particles are glued to the words, so words are
// found by their beginning as in Chinese.
var vocabularyKO = vocabulary{
	language: "ko",
	words: []roleWords{
		{rolePerson, `아내 남편 와이프 엄마 아빠 어머니 아버지 사장님 회사 친구 동료 형 누나 오빠 언니 동생 남자친구 여자친구 부모님`},
		{rolePaid, `사줬어 사줬다 내줬어 냈음 결제했`},
		{roleNotSpent, `월급 급여 보너스 환급 세금환급 미납 연체 반환 돌려받 받았 받음 예정 밀린 배당금 용돈 팔았 빌려줬`},
		{roleCommand, `보고서 리포트`},
		{rolePeriod, `봄 여름 가을 겨울 비교`},
		{rolePart, `몇 수`},
		{roleFiller, `은 는 이 가 을 를 에 에서 으로 로 의 도 만 총 합계 가격`},
		{roleFiller | roleSpend, `썼어 썼다 썼습니다 샀어 샀다 샀습니다 냈어 냈다 지출 결제 구매 지불`},
		{roleFiller | roleAdd, `추가 기록 추가해줘 기록해줘`},
		{roleBan, `얼마 왜 어떻게 누구 뭐 언제 어디 까요 나요 습니까 만약 않 없 아니 삭제 변경 수정 보여 알려 예산 월급 수입 빌려 빌렸 약 정도 쯤 싶 무시`},
		{roleTax, `부가세 세금 소비세`},
		{roleGross, `부가세포함 세금포함`},
		{roleNet, `부가세별도`},
		{rolePercent, `퍼센트 프로`},
		{roleUnit, `개 번 명 잔 병 권 마리 대 살 시간 분 시 일 월 년 호 층 포인트 배럴 주당 주 개월 편 위 회`},
		{roleFiller | roleRefund, `환불`},
		{roleAnd, `와 과 그리고 하고`},
	},
	numbers: `1:한,하나 2:두,둘 3:세,셋 4:네,넷 5:다섯 6:여섯 7:일곱 8:여덟 9:아홉 10:열 20:스물,스무 30:서른 40:마흔 50:쉰 60:예순 70:일흔 80:여든 90:아흔`,
	marks: `KRW:원,₩ ~dollar:달러,불 USD:미국_달러,미국달러,미불 CAD:캐나다_달러,캐나다달러 AUD:호주_달러,호주달러 HKD:홍콩_달러,홍콩달러 SGD:싱가포르_달러,싱가포르달러 TWD:대만_달러,대만달러 NZD:뉴질랜드_달러,뉴질랜드달러 EUR:유로 ~pound=GBP:파운드 JPY:엔,엔화 CNY:위안,위안화
~cent/2:센트 ~penny/2:펜스,페니 CRC:콜론 GEL:라리 ~rupee:루피 ~peso:페소 CHF:스위스_프랑,스위스프랑 ~franc:프랑 ~ruble=RUB:루블 ~lira=TRY:리라 THB:바트 VND:동 ~krone:크로네,크로나 ~dinar:디나르 BRL:헤알 PLN:즈워티 MYR:링깃 ~rial:리알 ILS:셰켈 MNT:투그릭 KZT:텡게 UAH:흐리브냐`,
}

// vocabularyAsia are the scales and names of money of Vietnam, Indonesia and
// others whose lines are short.
var vocabularyAsia = vocabulary{
	language: "id",
	words: []roleWords{
		{roleHint, `beli bayar makan siang malam kemarin untuk dengan di`},
		{roleFiller, `beli bayar untuk di`},
		{roleFiller, `mua ăn`},
		{roleBan, `berapa apa siapa kapan bagaimana jika tidak gaji hapus ubah bao nhiêu không lương xóa`},
	},
	scales: `3:rb,ribu,nghìn,ngàn,nghin,ngan 6:jt,juta,triệu,tr,trieu`,
}
