package lang

// indonesian is Indonesian.
var indonesian = language{
	code:         "id",
	DecimalComma: true,
	Words: vocabulary{
		words: []roleWords{
			{roleHint, `beli bayar makan siang malam kemarin untuk dengan di`},
			{RoleFiller, `beli bayar untuk di`},
			{RoleBan, `berapa apa siapa kapan bagaimana jika tidak gaji hapus ubah`},
		},
		scales: `3:rb,ribu 6:jt,juta`,
	},
	lists: []listWords{
		{Denial, `tidak`},
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
