package lang

import (
	"strings"
	"sync"
)

// The scripts that Chinese is written in, by ISO 15924.
const (
	Simplified  = "Hans"
	Traditional = "Hant"
)

// InScript returns the language of a text as a BCP 47 tag, with the script of the text if the
// language is written in several: "zh-Hant".
func InScript(language, text string) string {
	if language != chinese.code {
		return language
	}
	if script := ChineseScript(text); script != "" {
		return language + "-" + script
	}
	return language
}

// ChineseScript returns the script that a Chinese text is written in, "" if its characters
// are those of both.
func ChineseScript(s string) string {
	only := hanOfOne()
	balance := 0
	for _, c := range s {
		if c < 0x3400 {
			continue
		}
		switch says := only[c]; {
		case says > 0:
			balance++
		case says < 0:
			balance--
		}
	}
	switch {
	case balance > 0:
		return Traditional
	case balance < 0:
		return Simplified
	}
	return ""
}

// writtenInChina reports whether a text has a character that is simplified in China alone.
func writtenInChina(s string) bool {
	only := hanOfOne()
	return strings.ContainsFunc(s, func(c rune) bool { return c >= 0x3400 && only[c] == inChina })
}

// What a character says of the script.
const (
	inTaiwan = 1
	inJapan  = -1
	inChina  = -2
)

// hanOfOne are the characters that only one script has.
var hanOfOne = sync.OnceValue(func() map[rune]int8 {
	only := make(map[rune]int8, len(onlyTraditional+onlySimplified+simplifiedInJapan)/3)
	for characters, says := range map[string]int8{onlyTraditional: inTaiwan, onlySimplified: inChina, simplifiedInJapan: inJapan} {
		for _, c := range characters {
			only[c] = says
		}
	}
	return only
})

// The common characters of one script that the other writes differently: those of GB 2312
// that Big5 does not have, of which Japanese has some, and what they are in Big5.
const (
	onlyTraditional = `丟並亂亞佔來侖侶係俠倆倉個們倫偉側偵偽傑傘備傢傭傳債傷傾僅僑僕僥價儀億儈儉償優儲兌兒內兩冊冪凍凜凱別刪則剎剛剝剮創劇劉劊劍劑勁動務勝勞勢勳勵勸勻匯區協卻厭厲參叢` +
		`吳吶呂員問啞喚喪喬單喲嗆嗎嗚嘆嘔嘗嘩嘯噓噴噸嚇嚐嚙嚨嚴囂囑囪國圍園圓圖團執堅堯報場塊塗塢塵塹墊墜墮墳墾壇壓壘壞壟壩壯壺壽夠夢夾奧奪奮妝娛婁婦媽嬌嬰嬸孫學孿宮寢實` +
		`寧審寫寬寵寶將專尋對導屆屍屜屢層屬岡島峽崗嶄嶺嶼巋巒帥師帳帶幀幟幣幫幾庫廁廂廄廈廚廟廠廢廣廬廳張強彈彌彎彥徑從復徹恆恥悅悶惡惱愛態慘慚慣慫慮慶憂憊憐憑憚憤憫憲憶` +
		`懇應懲懶懷懸懼懾戀戰戲戶拋挾捨掃掄掙掛採揀揚換揮損搖搗搶摟摯摳摻撈撐撓撣撥撫撲撻撾撿擁擄擇擊擋擔據擠擬擯擰擱擲擴擺擻擾攆攏攔攙攜攝攢攣攤攪攬敗敘敵數斂斃斬斷時晉` +
		`晝暈暢暫曉曠曬書會東柵桿條棄棗棟棧棲楊楓業極榮構槍槓槳樁樂樓標樞樣樸樹橋機橢橫檔檢檸檻櫃櫥櫻欄權欽歐歡歲歷歸殘殲殺殼毀毆氈氣氫決沒況洩洶涼淒淚淨淪淵淺渙減渦測渾` +
		`湊湧湯溝溫滄滅滌滬滯滲滾滿漁漚漢漣漬漲漸漿潑潔潛潤潰澀澆澇澗澤澱濁濃濕濘濟濤濫濰濱濺濾瀉瀕瀝瀾灑灕灘灣灤災為烏烴無煉煙煥煩熒熱熾燈燒燙營燦燭燴燼爍爐爛爭爺爾牆牽` +
		`犢犧狀狹狽猙猶獄獅獎獨獰獲獵獸獺獻現琺瑣瑤瑩瑪環瓊甕產畝畢畫異當疇疊痙瘋瘍瘓瘡瘧療癟癢癬癰癱發皚皺盜盞盡監盤盧眾睜瞞矚矯硯碩確碼磚礎礙礦礫礬祿禍禮禱禿稅稈稜種稱` +
		`積穎穢穩窩窪窮窯窺竄竅竊競筆筍箋節範築篩簍簡簽簾籃籌籠籬籮粵糞糧糾紀約紅紉紋納紐純紗紙級紛紡細紳紹終組絆結絕絞絡絢給絨統絲絹綁綏經綜綠綢維綱網綴綸綻綽綿緊緒緘線` +
		`緝緞締緣編緩緬緯練縛縣縫縮縱縷總績繃織繕繞繡繩繪繭繳繹繼續纏纓纔纖纜罰罵罷羅羨義習翹聖聞聯聰聲聳聶職聽聾肅脅脈脫脹腎腦腫腳腸膚膠膩膽膿臉臍臘臥臨臺與興舉舊艙艦艱` +
		`艷茲荊莊莖莢華萊萬葉葦葷蒼蓋蓮蔣蔥蔭蕩蕪蕭薊薔薦薩藍藝藥藹蘆蘇蘊蘋蘭蘿處虛虜號虧蛻蝕蝦蝨蝸螞螢蟄蟬蟲蟻蠅蠍蠟蠱蠶蠻術衛衝裏補裝裡褲襖襪襯襲見規覓視親覺覽觀觸訂訃` +
		`計訊討訓訖記訛訝訟訣訪設許訴診詐評詛詞詠詢詣試詩詫詭話該詳誅誇認誕誘語誠誡誣誤誦誨說誰課誹誼調諄談請諒論諜諧諱諷諸諺諾謀謂謄謅謊謎謗謙講謝謠謬謹謾證譏識譚譜譯議` +
		`譴護譽讀變讒讓讕豈豐豬貓貝貞負財貢貧貨販貪貫責貯貳貴貶買貸費貼貿賀賂賃賄資賈賊賒賓賜賞賠賢賣賤賦質賬賭賴賺購賽贅贈贊贍贏贓贖贛趕趙趨跡踐踴蹤躊躍躥軀車軋軌軍軒軟` +
		`軸較載輓輔輕輛輝輥輩輪輯輸輻輾輿轄轅轉轍轎轟辦辭辮辯農這連週進遊運過達違遙遜遞遠適遲遷選遺遼邁還邊邏郵鄉鄒鄖鄧鄭鄰鄲醜醫醬釀釁釋釐釘針釣釩鈉鈍鈔鈕鈞鈣鈴鈾鉀鉑鉗` +
		`鉚鉛鉸鉻銀銅銑銘銜銥銳銷銻鋁鋅鋇鋒鋤鋪鋸鋼錄錐錘錠錢錦錨錫錯錳鍋鍍鍘鍛鍬鍵鍺鍾鎂鎊鎖鎢鎬鎮鎳鏈鏟鏡鏽鐐鐘鐮鐳鐵鑄鑒鑰鑲鑷鑼鑽鑿長門閃閉開閏閒間閘閡閣閥閨閩閱閹閻` +
		`闊闌闖關闡陝陣陰陳陸陽隊階隕際隨險隱隴隸隻雖雙雛雜雞離難雲電霧靈靜鞏韋韌韓韻響頁頂頃項順須頌預頑頒頓頗領頤頭頰頸頹頻顆題額顏願顛類顧顫顯顱顴風飄飛飢飯飲飼飽飾餃` +
		`餅養餌餒餓餞餡館餵餾饅饋饒饞馬馭馮馱馳馴駁駐駒駕駛駝駭駱駿騁騎騙騰騷騾驅驕驗驚驟驢骯髒體髮鬆鬍鬥鬧鬱魚魯鮑鮮鯉鯨鰓鱉鱗鳥鳳鳴鴉鴕鴛鴦鴨鴻鴿鵑鵝鵬鵲鶴鷗鷹鹵鹼鹽麗` +
		`麥麵麼黃點黨齊齋齒齡齲龍龐龔龜`
	onlySimplified = `专业丛东丝丢两严丧临为丽举义乌乐乔习乡书买亏亚产亩亲亿仅仑仓仪们众伞伟传伤伦伪侣侥侦侧侨侩俩俭债倾偿储兑兰关兴兹养兽冈军农冯冻净减凑凤凯击凿刘则刚创删别刽剂剐剑` +
		`剧劝办务动劲劳势勋匀华协单卖卢卤卧卫厅历厉压厌厕厢县叁发变叠叹吓吕吗启吴呐呕员呛呜咙响哑哗哟唤啮啸喷嚣团园囱围图圆场块坚坛坝坞坟坠垄垒垦垫堑墙壳壶处备够头夹夺奋` +
		`奖妆妇妈娄娇娱婴婶孙孪实宠审宪宫宽宾对寻导尔尘尝尧层屉屿岁岂岗岛岿峦崭巩币帅师帐帜带帧帮幂庆庐库应庙庞废开张弹强归录彻忆忧态怂总恳恶恼悬悯惩惫惭惮惯愤慑懒戏战户` +
		`执扩扫扬抚抠抡抢护报拟拢拣拥拦拧拨择挚挛挝挞挠挡挣挤挥捞损捡换捣掳掷掸掺揽搀搁搂搅摄摆摇摈摊撑撵擞攒敌敛斋斩时旷显晓晕暂术杀杂权杨枣枪枫柠栅标栈栋栏树样桥桨桩检` +
		`椭槛樱橱欢歼毁毕毙毡氢汇汉汤汹沟沤沥沦沧沪泻泼泽浆浇浊测济浑浓涝涟涡涣涤润涧涨涩渍渐渔渗溃溅滚满滤滥滦滨滩潍澜濒灭灵灾灿炼炽烁烂烃烛烦烧烩烫烬热焕爱爷牵牺犊狈狞` +
		`狮狰狱猎獭玛环现珐琐琼电畅疗疟疡疮疯痈痉痪瘪瘫癣皑皱盏盐监盘睁瞒瞩矫矾矿码砖砚砾础硕硷碱祸秃秆积秽稳穷窍窑窜窝窥竖竞笔笺笼筛筹签简箩篓篮类粪紧纠红纤约级纪纫纬纯` +
		`纱纲纳纵纶纷纸纹纺纽线练组绅细织终绊绍绎经绑绒结绕绘给绚络绝绞统绢绣绥绦继绩绪续绰绳维绵绷绸综绽绿缀缄缅缆缉缎缓缔缕编缘缚缝缠缨缩缮缴罗罚罢翘耸聂聋职联聪肃肠肤` +
		`肾肿胀胁胶脏脐脑脓脸腻腾舆舰舱艰艳艺节芜苇苍苏荆荚荡荣荤荧荫药莲获莹萝萤营萧萨蓝蓟蔷蔼蕴虏虑虽虾蚀蚁蚂蛊蛰蜕蜗蝇衅衔补衬袄袜袭裤见观规觅视览觉誊计订讣认讥讨让讫` +
		`训议讯记讲讳讶许讹论讼讽设访诀证评诅识诈诉诊诌词译试诗诚诛话诞诡询诣该详诧诫诬语误诱诲说诵请诸诺读诽课谁调谅谆谈谊谋谍谎谐谓谗谚谜谢谣谤谦谨谩谬谭谰谱谴贝贞负贡` +
		`财责贤败账货质贩贪贫贬购贮贯贰贱贴贵贷贸费贺贼贾贿赁赂赃资赊赋赌赎赏赐赔赖赘赚赛赞赠赡赢赣赵趋跃踌蹿车轧轨轩转轮软轰轴轻载轿较辅辆辈辉辊辐辑输辕辖辗辙辩辫边辽达` +
		`迁过迈运还这进远违连迟选逊递逻遗邓邮邹邻郑郧郸酝酱酿释鉴针钉钎钒钓钙钝钞钟钠钡钢钥钦钧钨钩钮钱钳钵钻钾铀铁铂铃铅铆铜铝铡铣铬铭铰铱铲银铸铺链销锁锄锅锈锋锌锐锑锗` +
		`错锚锡锣锤锥锦锨锭键锯锰锹锻镀镁镇镊镍镐镑镜镣镭镰镶长门闪闭问闯闰闲间闷闸闹闺闻闽阀阁阂阅阉阎阐阑阔队阳阴阵阶际陆陇陈陕陨险隐难雏雾韦韧韩页顶顷项顺须顽顾顿颁颂` +
		`预颅领颇颈颊颐频颓颖颗题颜额颠颤颧风飘飞饥饭饮饯饰饱饲饵饶饺饼饿馁馅馆馈馋馏馒马驭驮驯驰驱驳驴驶驹驻驼驾骂骄骆骇骋验骏骑骗骚骡骤鱼鲁鲍鲜鲤鲸鳃鳖鳞鸟鸡鸣鸥鸦鸭鸯` +
		`鸳鸵鸽鸿鹃鹅鹊鹏鹤鹰齐齿龄龋龙龚龟`
	simplifiedInJapan = `个乱争从会侠内册写冲决况凉凛凭刹剥励区医却厦厨厩参双叙叶号咏嘘嘱国堕壮声奥学宝寝寿将尽届属屡峡广弃弥弯当彦径恋恒悦惧惨抛担挟携数断无旧昼晋条来枢档梦楼横欧残殴没` +
		`泪浅涛渊温湾湿滞潜灯炉点烟状犹独狭猪猫献瑶画畴盖盗着碍礼祷禄称税窃笋粤粮耻胆脉脚脱芦茎莱葱蒋虚蛮蝉装誉践踪躯辞迹遥随隶静韵麦黄`
)
