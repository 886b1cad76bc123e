package parse

// vocabularyES is Spanish.
var vocabularyES = vocabulary{
	language: "es",
	words: []roleWords{
		{roleIncome | roleBan, `salario sueldo ingreso ingresos gané cobré vendí vendi presté`},
		{roleHint, `el los las un una unos y para con por del al en ayer hoy compré pagué gasté comida almuerzo cena desayuno alquiler luz agua gasolina supermercado cuesta costó solo pagar de que fue cerca alrededor dijo desde según acciones puedes precio`},
		{roleFiller, `yo he mi mis me de del al en con total precio importe fue solo sólo favor gracias exactamente hice`},
		{roleFiller | roleArticle, `el la los las un una unos unas`},
		{roleFiller | roleFor, `por para`},
		{roleFiller | roleSpend, `gasté pagué compré gaste pague compre gastado pagado comprado pago gasto`},
		{roleFiller | roleCost, `cuesta costó costo cuestan costaron`},
		{roleFiller | roleAdd, `añade añadir agrega agregar anota registra registrar apunta`},
		{roleCommand, `borra borrar elimina eliminar cambia cambiar corrige muestra mostrar busca informe`},
		{roleBan, `soy eres es son era sería puede podría debería cuánto cuanto cómo como_se por_qué cuándo dónde quién qué cuál si no nunca ningún mitad cada compartir dividir dividido aproximadamente casi quizás salario sueldo ingreso ingresos gané cobré debo debe presté prestó borra borrar elimina eliminar cambia cambiar muestra mostrar busca informe presupuesto próximo quiero necesito creo ignora instrucciones tú él ella ellos usted años número teléfono habitación vendí vendi`},
		{roleTax, `iva impuesto impuestos itbis igv`},
		{roleRateNoun | roleTax, `tasa_de_iva tipo_de_iva`},
		{roleNet, `neto sin_iva más_iva mas_iva`},
		{roleGross, `bruto con_iva iva_incluido`},
		{roleFree, `exento exento_de_iva`},
		{rolePercent, `por_ciento`},
		{rolePlus, `más`},
		{roleUnit, `veces personas días dias día semanas meses años horas hora minutos gramos kilos litros metros botellas`},
		{roleNumbered, `habitación página capítulo línea número pedido factura piso`},
		{roleFiller | roleRefund, `reembolso devolución`},
		{roleAnd, `y`},
		{roleDe, `de`},
	},
	scales:  `3:mil 6:millón,millon,millones`,
	numbers: `1:uno,un,una 2:dos 3:tres 4:cuatro 5:cinco 6:seis 7:siete 8:ocho 9:nueve 10:diez 11:once 12:doce 13:trece 14:catorce 15:quince 16:dieciséis 17:diecisiete 18:dieciocho 19:diecinueve 20:veinte 30:treinta 40:cuarenta 50:cincuenta 60:sesenta 70:setenta 80:ochenta 90:noventa 100:cien,ciento`,
	marks:   `~dollar:dólar,dólares,dolar,dolares ~centavo/2:centavo,centavos ~cent/2:céntimo,céntimos,centimo,centimos ~rupee:rupia,rupias ~pound=GBP:libra,libras ~franc:franco,francos ~yen=JPY:yenes ~ruble=RUB:rublo,rublos ~krone:corona,coronas`,
}
