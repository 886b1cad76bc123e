package parse

// vocabularyPT is Portuguese.
var vocabularyPT = vocabulary{
	language: "pt",
	words: []roleWords{
		{roleIncome | roleBan, `salário renda ganhei recebi vendi emprestei`},
		{roleHint, `o os as um uma e com para por do da no na ontem hoje comprei paguei gastei almoço jantar café aluguel mercado gasolina luz água custa custou apenas foi em milhões milhoes reais vendi custo`},
		{roleFiller, `eu meu minha me de do da no na em total preço valor foi apenas só por_favor obrigado exatamente`},
		{roleFiller | roleArticle, `o os as um uma`},
		{roleFiller | roleFor, `por para`},
		{roleFiller | roleSpend, `gastei paguei comprei gasto pago`},
		{roleFiller | roleCost, `custa custou custo custaram`},
		{roleFiller | roleAdd, `adiciona adicionar anota registra registrar lança`},
		{roleCommand, `apaga apagar exclui excluir muda mudar altera corrige mostra mostrar busca relatório`},
		{roleBan, `sou é são era seria pode poderia deveria quanto como quando onde quem que qual se não nunca nenhum metade cada dividir dividido aproximadamente quase talvez salário renda ganhei recebi devo deve emprestei apaga apagar exclui excluir muda mudar mostra mostrar busca relatório orçamento próximo quero preciso acho ignore instruções você ele ela eles anos número telefone quarto vendi`},
		{roleTax, `iva icms imposto impostos`},
		{roleNet, `líquido sem_iva`},
		{roleGross, `bruto com_iva`},
		{rolePercent, `por_cento`},
		{rolePlus, `mais`},
		{roleUnit, `vezes pessoas dias semanas meses anos horas minutos gramas quilos litros metros garrafas`},
		{roleNumbered, `quarto página capítulo linha número pedido`},
		{roleFiller | roleRefund, `reembolso estorno`},
		{roleAnd, `e com`},
		{roleDe, `de`},
	},
	scales:  `3:mil 6:milhão,milhao,milhões,milhoes`,
	numbers: `1:um,uma 2:dois,duas 3:três 4:quatro 5:cinco 6:seis 7:sete 8:oito 9:nove 10:dez 11:onze 12:doze 13:treze 14:quatorze 15:quinze 20:vinte 30:trinta 40:quarenta 50:cinquenta 60:sessenta 70:setenta 80:oitenta 90:noventa 100:cem`,
	marks:   `~dollar:dólar,dólares,dolar,dolares ~centavo/2:centavo,centavos ~pound=GBP:libra,libras ~franc:franco,francos ~yen=JPY:ienes BRL:conto,contos`,
}
