package lang

// indonesian is Indonesian.
var indonesian = language{
	code:         "id",
	DecimalComma: true,
	Words: vocabulary{
		words: []roleWords{
			{roleHint, `beli bayar makan siang malam kemarin untuk dengan di`},
			{RoleFiller, `beli bayar untuk di`},
			{RoleTimes, `kali`},
			{RoleBan, `berapa apa siapa kapan bagaimana jika tidak gaji hapus ubah`},
		},
		scales: `3:rb,ribu 6:jt,juta`,
	},
	lists: []listWords{
		{Denial, `tidak`},
	},
	dates: DateTable{
		days: map[int]string{
			-2: "kemarin lusa|kemarin dulu",
			-1: "kemarin|kmrn|kemaren|tadi malam|semalam",
			0:  "hari ini|tadi pagi|tadi siang|barusan",
			1:  "besok",
			2:  "lusa",
		},
		weekdays: [7]string{"minggu~", "senin", "selasa", "rabu", "kamis", "jumat|jum'at", "sabtu"},
		months: [12]string{
			"januari|jan", "februari|feb", "maret|mar", "april|apr", "mei", "juni|jun", "juli|jul", "agustus|agu|agt", "september|sep", "oktober|okt", "november|nov", "desember|des",
		},
		units: [unitCount]string{"hari", "minggu", "bulan", "tahun"},
		last:  "lalu|kemarin",
		this:  "ini",
		next:  "depan",
		ago:   "yang lalu|lalu",
		on:    "pada|tanggal|tgl",
	},
	categories: categoryWords{
		"Food":      `makan makan_siang makan_malam sarapan kopi nasi bakso nasi_goreng`,
		"Groceries": `belanja pasar sayur`,
		"Transport": `gojek ojek bensin parkir`,
		"Housing":   `sewa kontrakan`,
		"Utilities": `listrik pulsa`,
		"Health":    `obat dokter`,
		"Leisure":   `nonton bioskop`,
		"Shopping":  `baju sepatu`,
		"Travel":    `hotel_id tiket_pesawat`,
		"Education": `buku sekolah`,
		"Gifts":     `hadiah`,
	},
	model: modelWords{
		claims:  `disimpan|tersimpan|dicatat|tercatat|ditambahkan|dihapus|terhapus|diubah|diperbarui|dibatalkan|dikembalikan|dipulihkan|saya simpan|saya catat|sudah saya`,
		stored:  `disimpan|tersimpan|dicatat|tercatat|ditambahkan`,
		denials: `tidak|belum|bisa|dapat|jika|kalau|bila|tanpa|mau`,
		joins:   `dan|tapi|tetapi|lalu`,
	},
}
