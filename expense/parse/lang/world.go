package lang

// world has the days around today in languages of which little else is known, most of them in
// scripts of their own. A word that is yesterday as well as tomorrow (कल, کل, kal) is
// yesterday, as money is written down when it is spent.
var world = language{
	code: "mul",
	dates: DateTable{days: map[int]string{
		-2: "שלשום|پریروز|پرسوں|परसों|เมื่อวานซืน|เมื่อวานซืนนี้|გუშინწინ|προχθες|προχτες|προχθές|προχτές|toissapaivana|i forgars|tegnapelott|predvcerom",
		-1: "אתמול|אמש|دیروز|دیشب|کل|कल|เมื่อวาน|เมื่อวานนี้|เมื่อคืน|გუშინ|երեկ|গতকাল|kahapon|kagabi|kal|" +
			"χθες|χτες|εχθες|χθες βραδυ|χτες βραδυ|χθες το βραδυ|eilen|eilisen|tegnap|tegnapi|tegnap este|vakar",
		0: "היום|הבוקר|הערב|امروز|امشب|آج|आज|วันนี้|คืนนี้|დღეს|այսօր|আজ|ngayong araw|kanina|kaninang umaga|aaj|" +
			"σημερα|σήμερα|αποψε|απόψε|tanaan|siandien|sodien",
		1: "מחר|فردا|พรุ่งนี้|ხვალ|վաղը|αυριο|αύριο|huomenna|holnap|zajtra|rytoj",
		2: "מחרתיים|پس فردا|มะรืนนี้|μεθαυριο|μεθαύριο|ylihuomenna|holnaputan|pozajtra",
	}},
}
