package lang

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// chineseInBoth is [chinese] with each wording as people of Taiwan and Hong Kong write it, too.
var chineseInBoth = sync.OnceValue(func() *language { return newTraditional().language(chinese) })

// maxForms is how many spellings of a wording are known, where its characters have several.
const maxForms = 8

// A traditional adds to the wordings of a language how they are written in traditional
// characters.
type traditional struct{ forms [][]rune } // of a character, by its distance from the first one

// The characters that may have traditional forms.
const firstHan, lastHan = '一', '鿿'

func newTraditional() traditional {
	t := traditional{forms: make([][]rune, lastHan-firstHan+1)}
	for form := range strings.FieldsSeq(traditionalForms) {
		all := []rune(form)
		t.forms[all[0]-firstHan] = all[1:]
	}
	return t
}

// of returns the traditional forms of a character, nil if it is written the same.
func (t traditional) of(c rune) []rune {
	if c < firstHan || c > lastHan {
		return nil
	}
	return t.forms[c-firstHan]
}

// differs reports whether a wording has other traditional characters.
func (t traditional) differs(wording string) bool {
	return strings.ContainsFunc(wording, func(c rune) bool { return t.of(c) != nil })
}

func (t traditional) language(l language) *language {
	l.prepositions = t.words(l.prepositions)
	l.phrases, l.commands = t.eachOf(l.phrases), t.eachOf(l.commands)
	l.questions, l.requests = t.eachOf(l.questions), t.eachOf(l.requests)
	for i := range l.everyWeekday {
		l.everyWeekday[i] = t.list(l.everyWeekday[i], "|")
	}
	l.topics, l.labels, l.cues = maps.Clone(l.topics), maps.Clone(l.labels), maps.Clone(l.cues)
	for topic, list := range l.topics {
		l.topics[topic] = t.list(list, "|")
	}
	for label, list := range l.labels {
		l.labels[label] = t.list(list, "|")
	}
	for cue, list := range l.cues {
		l.cues[cue] = t.cue(list)
	}
	l.languageNames = maps.Clone(l.languageNames)
	for code, list := range l.languageNames {
		l.languageNames[code] = t.list(list, "|")
	}
	l.model = t.model(l.model)
	l.lands, l.cities, l.zones = t.keyed(l.lands), t.keyed(l.cities), t.places(l.zones)
	l.categories, l.categoryNames, l.shops = t.categories(l.categories), t.categories(l.categoryNames), t.categories(l.shops)
	l.Words = t.vocabulary(l.Words)
	lists := make([]listWords, len(l.lists))
	for i, own := range l.lists {
		lists[i] = listWords{own.list, t.words(own.words)}
	}
	l.lists = lists
	l.dates = t.dates(l.dates)
	return &l
}

func (t traditional) eachOf(p phrases) phrases {
	all := make(phrases, len(p))
	for phrase, list := range p {
		all[phrase] = t.list(list, "|")
	}
	return all
}

func (t traditional) categories(c categoryWords) categoryWords {
	all := make(categoryWords, len(c))
	for name, words := range c {
		all[name] = t.words(words)
	}
	return all
}

func (t traditional) vocabulary(v vocabulary) vocabulary {
	words := make([]roleWords, len(v.words))
	for i, own := range v.words {
		words[i] = roleWords{own.roles, t.words(own.list)}
	}
	v.words = words
	v.scales, v.numbers, v.halves = t.keyed(v.scales), t.keyed(v.numbers), t.keyed(v.halves)
	v.shares, v.sharers, v.marks = t.keyed(v.shares), t.keyed(v.sharers), t.keyed(v.marks)
	return v
}

func (t traditional) model(m modelWords) modelWords {
	m.claims, m.stored, m.denials = t.list(m.claims, "|"), t.list(m.stored, "|"), t.list(m.denials, "|")
	m.joins = t.list(m.joins, "|")
	for _, pattern := range []*string{&m.claimed, &m.storing, &m.denied, &m.asking, &m.spelled} {
		*pattern = t.pattern(*pattern)
	}
	return m
}

func (t traditional) dates(d DateTable) DateTable {
	d.days, d.shifts, d.spans = maps.Clone(d.days), maps.Clone(d.shifts), maps.Clone(d.spans)
	for n, list := range d.days {
		d.days[n] = t.list(list, "|")
	}
	for shift, list := range d.shifts {
		d.shifts[shift] = t.list(list, "|")
	}
	for shift, list := range d.spans {
		d.spans[shift] = t.list(list, "|")
	}
	for _, lists := range [][]string{d.weekdays[:], d.months[:], d.units[:], d.halves[:], d.toDate[:]} {
		for i := range lists {
			lists[i] = t.list(lists[i], "|")
		}
	}
	for _, list := range []*string{
		&d.last, &d.this, &d.next, &d.beforeLast, &d.ago, &d.later, &d.few, &d.vague, &d.article, &d.of, &d.and,
		&d.since, &d.from, &d.to, &d.recent, &d.quarter, &d.sinceEvent, &d.onward, &d.until, &d.lastWeek, &d.weekend,
		&d.yearMark, &d.monthMark, &d.dayMark, &d.NotAfterDay,
	} {
		*list = t.list(*list, "|")
	}
	ordinals := strings.Split(d.ordinals, ",")
	for i := range ordinals {
		ordinals[i] = t.list(ordinals[i], "|")
	}
	d.ordinals = strings.Join(ordinals, ",")
	return d
}

// words adds to words with white space between them.
func (t traditional) words(list string) string {
	return t.list(strings.Join(strings.Fields(list), " "), " ")
}

// keyed adds to words behind keys: "TWD:台币,台幣 USD:美元".
func (t traditional) keyed(list string) string {
	items := strings.Fields(list)
	for i, item := range items {
		key, words, _ := strings.Cut(item, ":")
		items[i] = key + ":" + t.list(words, ",")
	}
	return strings.Join(items, " ")
}

// places adds to each place of zones how it is written, behind it, so that the first place
// remains the first in both.
func (t traditional) places(zones string) string {
	items := strings.Fields(zones)
	for i, item := range items {
		zone, places, _ := strings.Cut(item, ":")
		both := strings.Split(places, ",")
		for j, place := range both {
			both[j] = t.list(place, ",")
		}
		items[i] = zone + ":" + strings.Join(both, ",")
	}
	return strings.Join(items, " ")
}

// cue adds to the words of wordings, see [cues].
func (t traditional) cue(list string) string {
	wordings := strings.Split(strings.ReplaceAll(list, "\n", "|"), "|")
	for i, wording := range wordings {
		words := strings.Fields(wording)
		for j, word := range words {
			own, optional := strings.CutSuffix(word, "?")
			words[j] = t.list(own, "/")
			if optional {
				words[j] += "?"
			}
		}
		wordings[i] = strings.Join(words, " ")
	}
	return strings.Join(wordings, "|")
}

// list adds to wordings with a separator between them.
func (t traditional) list(list, separator string) string {
	if !t.differs(list) {
		return list
	}
	own := strings.Split(list, separator)
	known := make(map[string]bool, 2*len(own))
	for i, w := range own {
		own[i] = strings.TrimSpace(w)
		known[own[i]] = true
	}
	all := own
	for _, w := range own {
		if !t.differs(w) {
			continue
		}
		for _, form := range t.formsOf(w) {
			if !known[form] {
				known[form] = true
				all = append(all, form)
			}
		}
	}
	return strings.Join(all, separator)
}

// formsOf returns how a wording is written in traditional characters. A single character
// has the most usual form only: the others are words of their own, as 隻 is beside 只.
func (t traditional) formsOf(wording string) []string {
	all := make([][]rune, 1, maxForms)
	single := utf8.RuneCountInString(wording) == 1
	for _, c := range wording {
		forms := t.of(c)
		switch {
		case forms == nil:
			forms = []rune{c}
		case single || len(all)*len(forms) > maxForms:
			forms = forms[:1]
		}
		begun := len(all)
		for _, form := range forms[1:] {
			for _, other := range all[:begun] {
				all = append(all, append(slices.Clone(other), form))
			}
		}
		for i := range begun {
			all[i] = append(all[i], forms[0])
		}
	}
	written := make([]string, len(all))
	for i := range all {
		written[i] = string(all[i])
	}
	return written
}

// pattern makes a regular expression fit both.
func (t traditional) pattern(expression string) string {
	var b strings.Builder
	inClass := false
	for _, c := range expression {
		switch c {
		case '[':
			inClass = true
		case ']':
			inClass = false
		}
		forms := t.of(c)
		switch {
		case forms == nil:
			b.WriteRune(c)
		case inClass:
			b.WriteString(string(c) + string(forms))
		default:
			b.WriteString("[" + string(c) + string(forms) + "]")
		}
	}
	return b.String()
}

// traditionalForms are the simplified characters of [chinese] with their traditional forms,
// the most usual first, and with themselves where they are in use as well.
const traditionalForms = `
喷噴 犹猶 谱譜 万萬 齐齊 与與 专專 业業 东東 丝絲 丢丟 两兩 个個 丰豐丰 临臨 为為 么麼 乌烏 乐樂 习習 乡鄉 书書 买買 于於
云雲云 亚亞 产產 亲親 亿億 仅僅 什什甚 从從 仓倉 们們 价價 优優 会會 伞傘 传傳 伦倫 体體 余餘余 侣侶 俩倆 债債
偿償 储儲 儿兒 兑兌 兰蘭 关關 兴興 养養 内內 冈岡 写寫 农農 冲沖衝 况況 冻凍 准準准 凉涼 减減 凑湊 几幾几 凭憑
则則 刚剛 创創 删刪 别別 制製制 剂劑 剑劍 剧劇 办辦 务務 动動 劳勞 势勢 区區 医醫 升升昇 华華 单單 卖賣
占佔占 卢盧 卤鹵 卫衛 却卻 卷卷捲 厅廳 历歷曆 厘釐厘 厢廂 县縣 双雙 发發髮 变變 叠疊 只只隻 台台臺 号號
后後后 吗嗎 听聽 吴吳 呐吶 呗唄 员員 周週周 哒噠 哔嗶 啰囉 喽嘍 团團 园園 围圍 国國 图圖 圆圓 圣聖 场場
块塊 坚堅 垫墊 压壓 声聲 壳殼 壶壺 处處 备備 复復複 够夠 头頭 奖獎 奥奧 妆妝 妇婦 妈媽 娱娛 婴嬰 孙孫 学學
宁寧 宝寶 实實 宠寵 宽寬 宾賓 对對 寻尋 导導 寿壽 将將 尔爾 层層 届屆 属屬 岁歲 岘峴 岛島 币幣 师師 帐帳
帘簾 带帶 帮幫 干幹乾干 并並 广廣 庄莊 庆慶 库庫 应應 废廢 开開 弃棄 张張 归歸 当當 录錄 彻徹 征徵征 忆憶
态態 总總 愿願 戏戲 户戶 托托託 扫掃 抚撫 抛拋 抢搶 护護 报報 担擔 拥擁 择擇 挂掛 挣掙 捞撈 捡撿 换換
据據 携攜 摊攤 攒攢 数數 斋齋 斗斗鬥 无無 旧舊 时時 显顯 暂暫 术術 机機 杀殺 杂雜 权權 条條 来來 杨楊
板板闆 极極 枣棗 柠檸 标標 栋棟 样樣 档檔 桥橋 桩樁 梦夢 检檢 楼樓 槟檳 横橫 樱櫻 欢歡 欧歐 气氣 汇匯彙
汉漢 汤湯 没沒 泄洩泄 洁潔 浆漿 浇澆 济濟 润潤 涨漲 温溫 游遊游 湾灣 湿濕 滞滯 满滿 滨濱 滩灘 灯燈 点點
烛燭 烟煙菸 烦煩 烧燒 烫燙 热熱 爱愛 爷爺 状狀 猪豬 猫貓 玛瑪 环環 现現 电電 疗療 盐鹽 盖蓋 盗盜 盘盤
着著着 矶磯 矿礦 码碼 确確 礼禮 离離 种種 积積 称稱 税稅 笔筆 笼籠 签簽籤 简簡 篮籃 类類 粮糧 系系係 纠糾
红紅 约約 级級 纳納 纸紙 纽紐 线線 练練 组組 细細 终終 绍紹 经經 结結 给給 绝絕 统統 绣繡 续續 绳繩 维維
绵綿 绿綠 编編 缴繳 网網 罗羅 罚罰 罢罷 职職 联聯 肠腸 肤膚 胀脹 胜勝 胶膠 脑腦 腊臘 腾騰 舍捨舍 艺藝
节節 苏蘇 苹蘋 荣榮 药藥 莱萊 营營 萨薩 葱蔥 虑慮 虫蟲 蛳螄 蜡蠟 补補 表表錶 袜襪 装裝 裤褲 见見 观觀
规規 视視 览覽 觉覺 计計 订訂 认認 让讓 训訓 议議 讯訊 记記 讲講 许許 设設 访訪 证證 识識 诉訴 诊診 词詞
试試 诚誠 话話 诞誕 询詢 该該 详詳 语語 误誤 说說 请請 读讀 课課 谁誰 调調 谓謂 谢謝 谱譜 贝貝 负負 财財 败敗
账帳賬 货貨 贩販 购購 贴貼 贵貴 贷貸 费費 贺賀 资資 赌賭 赎贖 赔賠 赚賺 赛賽 赠贈 赢贏 趋趨 车車 转轉
轮輪 软軟 载載 较較 辅輔 辆輛 辉輝 辑輯 输輸 边邊 达達 过過 迈邁 运運 还還 这這 进進 远遠 违違 选選 递遞
遗遺 邮郵 邻鄰 酱醬 释釋 里裡裏里 针針 钉釘 钓釣 钟鐘鍾 钢鋼 钱錢 铁鐵 铅鉛 铢銖 银銀 铺鋪 链鏈 销銷 锁鎖
锅鍋 错錯 锡錫 键鍵 镇鎮 镑鎊 镜鏡 长長 门門 闪閃 闭閉 问問 闲閒 间間 闹鬧 闺閨 阅閱 队隊 阳陽 阵陣 际際
陆陸 险險 随隨 隐隱 雾霧 面面麵 韩韓 页頁 顶頂 项項 顺順 须須 顾顧 顿頓 颂頌 预預 领領 频頻 颗顆 题題
额額 风風 飞飛 饨飩 饭飯 饮飲 饰飾 饺餃 饼餅 饿餓 馄餛 馆館 馋饞 馒饅 马馬 驱驅 驾駕 验驗 骑騎 骗騙 骤驟
夹夾 虾蝦 钞鈔 蓝藍 鱼魚 鲁魯 鲜鮮 鸡雞 鸣鳴 鸭鴨 麦麥 龙龍 树樹 脱脫 轨軌 莲蓮 钥鑰 墙牆 画畫 脚腳 驴驢 沪滬 龄齡 册冊 挞撻 芦蘆 黄黃
筹籌 闸閘 陈陳 钙鈣 尘塵 炉爐 强強 渔漁 衬襯 连連 仪儀 众眾 评評 鲍鮑 参參 凯凱 澜瀾`
