package lang

// portuguese is Portuguese.
var portuguese = language{
	prepositions: `para pra pro com no na nos nas em de do da dos das ao à pelo pela por sem até`,
	VerbEndings: []string{
		"ei", "ou", "iu", "eu", "ado", "ido", "ando", "endo", "indo", "aram", "eram", "iram", "ava", "avam", "amos", "emos", "imos", "rá", "rei",
		"=sobe", "=desce", "=ganho", "=ganha", "=tenho", "=tem", "=há", "=quero", "=preciso", "=foi", "=era", "=devo", "=deve", "=vale", "=tá", "=está",
		"=fui", "=fomos", "=fiz", "=fizemos", "=fez", "=tive", "=tivemos", "=teve", "=vim", "=viemos", "=trouxe", "=saí", "=dividi",
	},
	Ourselves:     []string{"gente", "nós", "você", "vc"},
	VerbTells:     true,
	SubjectBehind: true,
	code:          "pt",
	CentsBehind:   true,
	Examples:      "café 4,50 ontem · almoço 12 e estacionamento 3,50\nnão, 5,20 · apaga 42 · desfazer\nquanto gastei em março?",
	Corrections:   "não, 5,20 · altera 42 para ontem\napaga 42 · desfazer",
	AtEach:        "a",
	pluralEndings: []string{"m:ns", "ão:ões", "ão:ães", "l:is"},
	DecimalComma:  true,
	HundredsSaid:  true,
	phrases: phrases{
		SaysHalf:       `metade|a metade|meio|meia|meio a meio`,
		SaysThirdPart:  `terço|um terço`,
		SaysQuarter:    `um quarto|a quarta parte`,
		SaysPair:       `ambos|ambas|dobro|o dobro|duas vezes|par|um par|os dois|as duas`,
		SaysTriple:     `triplo|três vezes`,
		SaysDozen:      `dúzia|duzia|uma dúzia|dúzias`,
		SaysMyPart:     `minha cota|minha parte|a minha cota|a minha parte|nossa parte|por cabeça|por pessoa|minha metade|a minha metade|meu terço`,
		SaysIPaid:      `eu|eu paguei|paguei|eu dei|dei|eu pus|pus|eu botei|botei|eu coloquei|coloquei|eu pago|só paguei|entrei com|eu entrei com|contribuí com`,
		SaysOfAll:      `tudo|todos|todas|ambos|ambas|os dois|as duas|tudo isso|tudo isto|tudo junto|foi tudo|tudo foi`,
		PerHead:        `por cabeça|por pessoa|cada pessoa`,
		LeadsPart:      `dos quais|das quais|sendo|incluindo|incluídos|inclusos|desses|disso|de onde|dos q`,
		InsteadOfPrice: `em vez de|ao invés de|invés de|no lugar de|normalmente`,
		UsedToCost:     `antes|custava|custavam|tava|estava|estavam|normalmente`,
		SaysNow:        `agora|agora por|agora a|só|por só|por apenas|apenas|saiu por|paguei|saiu a`,
		SaysReduced:    `caiu|caíram|baixou|baixaram|em promoção|na promoção|em saldo|em saldos|reduzido|reduzida|remarcado|remarcada|desceu|saiu|rebaixado`,

		SaysOh:      `ah|eh|ué|oh|opa|hm|hmm|ai|bem|bom|então|ih|puts`,
		NamesFirst:  `o primeiro|a primeira|primeiro|primeira|o 1|a 1|o 1º|a 1ª|1º|1ª|opção 1|a opção 1|número 1|o número 1|o da esquerda|opção um`,
		NamesNone:   `nenhum|nenhuma|nenhum dos dois|nenhuma das duas|nenhum deles|nenhuma delas|nem um nem outro|nem uma nem outra`,
		NamesSecond: `o segundo|a segunda|segundo|segunda|o 2|a 2|o 2º|a 2ª|2º|2ª|opção 2|a opção 2|número 2|o número 2|o outro|a outra|opção dois`,
		NamesThird:  `o terceiro|a terceira|terceiro|terceira|o 3|a 3|o 3º|a 3ª|3º|3ª|opção 3|a opção 3|número 3|opção três`,
		NamesFinal:  `o último|a última|o ultimo|a ultima`,
		NamesShare: `minha parte|a minha parte|minha metade|a minha metade|meu terço|o meu|a minha|meu quinhão|minha cota|o que eu devo|o que paguei|
			o que eu paguei|uma parte|por pessoa|por cabeça|cada um|pra mim|para mim|eu|a metade|metade|um terço|a minha cota`,
		NamesWhole: `tudo|o total|total|a conta toda|a conta inteira|inteiro|o valor todo|o valor total|o valor inteiro|completo|tudo mesmo|
			paguei tudo|eu paguei tudo|toda a conta|pra todo mundo|o valor cheio`,
		AroundShare: `só|apenas|somente|anota|lança|registra|coloca|põe|bota|por favor|é|foi|isso|não|sim|mesmo|então`,
		SaysAgreed: `claro|certo|tá|tá bom|ta bom|está bem|está bom|beleza|blz|pode|pode ser|pode sim|isso|isso mesmo|exato|exatamente|perfeito|
			de acordo|com certeza|correto|fechado|combinado|bora|confirmo|confirmado|faz isso|registra|uhum|aham|é|é isso|pois|fixe|pode lançar|
			pode anotar|pode registrar|pode colocar|pode pôr|pode por|pode mandar|pode crer|pode adicionar|pode salvar|pode gravar|manda ver|
			manda bala|anota|anota aí|lança|lança aí|lance|anote|coloca|coloca aí|põe aí|bota aí|adiciona|salva|salvar|grava|registra aí|fechou|joia|
			demorou|positivo|ss|s|claro que sim|tranquilo|é sim|é isso mesmo|é isso aí|isso aí|tá certo|ta certo|está certo|tá ótimo|ótimo|
			show de bola|legal|pois é|por favor sim|perfeitamente|sem problema|sem problemas|de boa|ta|tá bem|está bem assim|afirmativo|confirma|
			confirmar|aceito|vai|vai em frente|faz|faça|faça isso|uai sim|podes|podes crer|força|está ok|okay|óbvio|lógico|evidente|certinho|
			correto mesmo|exatamente isso|sim senhor|yep`,
		SaysBut: `mas|porém|só que`,
		SaysCancel: `cancelar|cancela|esquece|esqueça|deixa|deixa pra lá|deixa para lá|deixa estar|deixa quieto|deixa disso|deixa isso|não precisa|
			nao precisa|precisa não|esquece isso|deixa assim|desiste|desisti|mudei de ideia|cancela isso|cancela aí|não importa|tanto faz|descarta|
			ignora|ignora isso|deixe|deixe pra lá|larga|larga mão|não vale a pena|não faz mal`,
		SaysHello: `olá|ola|oi|bom dia|boa tarde|boa noite|e aí`,
		SaysNet:   `líquido|mais iva|+ iva|antes dos impostos|impostos à parte`,
		SaysGross: `bruto|com iva|iva incluído|iva incluido|com impostos|com imposto|impostos incluídos`,
		SaysNo: `não|nao|não não|nem pensar|não obrigado|não obrigada|de jeito nenhum|nem|melhor não|não quero|nao quero|não anota|não anote|
			não lança|não lance|não registra|não registre|não salva|não coloca|não põe|não bota|não faz isso|não pode|agora não|ainda não|nunca|
			jamais|claro que não|de modo nenhum|de forma alguma|nada disso|nananinanão|negativo|nope|não senhor|acho que não|acho melhor não|
			não mesmo|que nada|nem a pau|não é isso`,
		SaysNone:   `nenhum|nenhuma|sem iva|isento|isenta`,
		SaysPlease: `por favor|se faz favor|pfv`,
		SaysThanks: `obrigado|obrigada|muito obrigado|muito obrigada|valeu|brigado`,
		SaysUndo: `desfazer|desfaz|desfaça|desfeito|reverte|reverter|restaura|restaurar|restaure|restaurado|restaurada|restaurados|restauradas|
			recupera|recuperar|recupere|recuperado|recuperada|recuperados|recuperadas|de volta|traz de volta|trazer de volta|volta a pôr|
			volte a colocar`,
		SaysUnsure: `não sei|nao sei|sei lá|não tenho certeza|não faço ideia|quê|o quê|por quê|por que|como|hã|nada`,
		SaysYes:    `sim|sim sim`,
	},
	commands: phrases{
		AsksAgain: `mais um|mais uma|mais um igual|mais uma igual|mais um desse|mais uma dessa|mais um desses|mais uma dessas|outro igual|
			outra igual|outro desse|outra dessa|repete o último|repete a última|repita o último|repita a última|idem|de novo a mesma coisa|
			manda outro|manda outra|manda mais um|manda mais uma`,
		SaysAgain:   `de novo|outra vez|novamente|mais uma vez|outro|outra|repete|repita|repetir|mais`,
		RepeatsStep: `repete|repita|repetir`,
		NamesSame: `igual|iguais|o mesmo|a mesma|os mesmos|as mesmas|mesma coisa|a mesma coisa|o mesmo de antes|exatamente igual|
			exatamente o mesmo|idêntico|idêntica|igualzinho|igualzinha|do mesmo|da mesma|do mesmo jeito`,
		NamesSuch: `isso|esse|essa|este|esta|desse|dessa|desses|dessas|deste|desta|disso|aquele|aquela|daquele|daquela|como antes|
			como o último|como a última|o último|a última|último|última|o anterior|a anterior|o último gasto|esse gasto|a última despesa`,
		AroundAgain: `também|aí|me|o|a|de|pra mim|para mim|vez|por favor|e|na|no|também na|também no`,
		AsksToLog: `anota|anote|anotar|anota aí|lança|lance|lançar|lança aí|registra|registre|registrar|coloca|coloque|colocar|põe|poe|ponha|
			bota|bote|adiciona|adicione|adicionar|marca|marque|inclui|tomei|comprei|comi|peguei`,
		SaysTwin: `é a mesma|é o mesmo|e a mesma|e o mesmo|é a mesma coisa|é igual|era a mesma|era o mesmo|era a mesma coisa|são iguais|
			são a mesma|são o mesmo|duplicado|duplicada|duplicou|está duplicado|está duplicada|esta duplicado|esta duplicada|tá duplicado|
			tá duplicada|ta duplicado|ta duplicada|é duplicado|é duplicada|foi duplicado|foi duplicada|repetido|repetida|está repetido|está repetida|
			tá repetido|tá repetida|ta repetido|ta repetida|é repetido|é repetida|lancei duas vezes|anotei duas vezes|coloquei duas vezes|
			mandei duas vezes|foi duas vezes|tá duas vezes|está duas vezes|lançado duas vezes|anotado duas vezes|duas vezes a mesma|
			duas vezes o mesmo|em dobro`,
		TakesOut: `tira essa|tira esse|tira ela|tira ele|tira isso|tira uma|tira um|tira a segunda|tira o segundo|tira a última|tira o último|
			tira|tire|apaga essa|apaga esse|apaga ela|apaga ele|apaga isso|apaga uma|apaga um|apaga a segunda|apaga o segundo|apaga|apague|
			remove essa|remove esse|remove isso|remove uma|remove um|remove|remova|exclui essa|exclui esse|exclui isso|exclui uma|exclui um|exclui|
			exclua|deleta essa|deleta esse|deleta isso|deleta uma|deleta um|deleta|pode tirar|pode apagar|pode excluir|pode remover|deixa só uma|
			deixa só um|deixa uma|deixa um|só uma vez|uma vez só`,
		SaysWrong:    `errado|erro|está errado|por engano`,
		ShouldBe:     `deveria ser|devia ser|deve ser`,
		RatherThan:   `mas|mas sim`,
		InsteadOf:    `não|e não|em vez de|ao invés de`,
		AsksRename:   `renomeia|renomear|renomeie`,
		NamesReceipt: `recibo|recibos|comprovante|comprovantes|comprovativo|comprovativos|anexo|anexos|talão`,
		NamesFile:    `fatura|faturas|nota fiscal|nota|ficheiro|arquivo|documento|documentos|foto|fotos|imagem|pdf`,
		ShowsFile:    `mostra|mostre|mostra-me|me mostra|me mostre|envia|envie|manda|mande|me manda|dá-me|me dá|abre|abra|ver|mostrar`,
		AttachesFile: `anexa|anexe|anexar|junta|adiciona|adicione|aqui está|este é|esta é|isto é|guarda|guarde|é de|pertence a|segue`,
		LeadsToEntry: `para|de|do|da|a|ao|à|com`,
		AsksUndo:     `desfazer|desfaz|desfaça|desfaca|desfaz isso|anula|anular|reverte|reverter|volta atrás|voltar atrás|volte atrás`,
		PointsAtOne:  `o de|a de|o do|a do|o da|a da|aquele de|aquela de|esse de|essa de|os de|as de|o gasto de|o gasto do|aquela do|aquele do`,
		AsksRedo:     `refazer|refaz|refaça|refaz isso|refazer isso|faz de novo|refaça isso|refaz de novo`,
		AsksRestore: `restaura|desfaz a exclusão|desfazer a exclusão|desfaça a exclusão|desfazer exclusão|anula a eliminação|restaurar|restaure|recupera|recuperar|recupere|repõe|repor|reponha|restaura-o|restaura-a|recupera-o|recupera-a|
			traz de volta|volta a pôr|põe de volta|põe outra vez|coloca de volta|volta isso|bota de volta|volta ele|volta ela|volta aí|
			restaura isso|restaura ele|restaura ela|restaura os dois|recupera isso|recupera ele|recupera ela|põe ele de volta|
			põe ela de volta|coloca ele de volta|coloca ela de volta|coloca isso de volta|põe isso de volta|bota ele de volta|
			bota ela de volta|traz ele de volta|traz ela de volta|traz isso de volta|volta os dois|volta|bota de novo|coloca de novo|
			põe de novo|restabelece|restabelecer|devolve|devolve isso`,
		AsksDelete:   `apaga|apagar|apague|exclui|excluir|exclua|deleta|deletar`,
		MayAskDelete: `elimina|eliminar|elimine|remove|remover|remova`,
		AsksChange: `altera|alterar|altere|modifica|modificar|modifique|corrige|corrigir|corrija|edita|editar|edite|atualiza|atualizar|altera-o|
			altera-a|corrige-o|corrige-a|muda-o|muda-a|põe-no|põe-na|mete-o|mete-a|passa-o|passa-a|emenda|emendar`,
		MayAskChange: `muda|mude|troca|troque|põe|poe|coloca|coloque|passa|mudar|bota|bote|mete|move|mova|mover|passar|colocar|trocar|joga`,
		NamesLast: `último|ultimo|última|ultima|anterior|isso|isto|esse|essa|esse último|essa última|esse ultimo|
			essa ultima|este último|esta última|esse aí|essa aí`,
		NamesAll: `todos os|todas as|todos|todas|tudo`,
		AroundEntry: `o|a|os|as|meu|minha|gasto|despesa|registro|registo|lançamento|compra|alteração|número|numero|de|do|da|operação|ação|
			última ação`,
		AroundEntries:  `gastos|despesas|registros|registos|lançamentos|compras`,
		LeadsFromValue: `de`,
		LeadsToValue:   `para|pra|a`,
		SharesEntry: `rachamos|rachei|racha|rachado|divide|dividi|dividimos|dividido|dividir|divida|rachar|a gente rachou|a gente dividiu|
			partilhámos|repartimos`,
		SharesInTwo: `metade|a metade|minha metade|a minha metade|meio a meio|50/50|50-50|fifty fifty|meiota|por dois|em dois|meio-a-meio|
			ao meio|no meio`,
		SharesInThree:   `por três|em três|um terço`,
		SharesInFour:    `por quatro|em quatro|um quarto`,
		SharesInFive:    `por cinco|em cinco`,
		SharesWith:      `com|paga|pagou`,
		LeadsToSharers:  `por|em|entre|pra|para`,
		NamesAllEntered: `tudo isso|tudo isto|tudo|todos|todas|os três|as três|todos eles|todas elas`,
		LeadsToCount:    `foram|eram|são|põe|poe|coloca|bota|faz|que sejam|conta|tomei|na verdade foram`,
		EndsCount:       `desses|dessas|deles|na real`,
		NamesPieces:     `unidades|porções|copos|garrafas|latas|xícaras|pedaços|desses|dessas|fatias`,
		Multiplies:      `vezes|multiplica por|x|×`,
		CountsUs:        `a gente era|éramos|eramos|somos|estávamos em|a gente tava em|tava em|eram`,
		SaysMoreBy:      `mais|a mais|mais caro|mais cara`,
		SaysLessBy:      `menos|a menos|mais barato|mais barata`,
		CountsPeople:    `a gente era|éramos|eramos|somos|estávamos em|a gente tava em|tava em`,
		NamesCompany:    `em dois|em três|em quatro|em cinco|por dois|por três|por quatro|por cinco`,
		AroundSplit: `é|e|era|foi|do|da|de|o|a|os|as|meu|minha|meus|só|so|apenas|conta|anota|lança|coloca|parte|cota|tudo|isso|a conta|entre|nós|
			gente|a gente|então|ah|cada|um|por favor|pfv|total|aí`,
		NamesServer:   `garçom|garçonete|motorista|entregador|atendente|empregado|barman|motoboy`,
		SaysTipped:    `gorjeta|caixinha`,
		SaysRoundedUp: `arredondado pra|arredondado para|arredondei pra|arredondei para|arredondei a|arredondado a|arredondando pra|arredondamos pra|arredondamos para`,
		AroundTip:     `e|mais|de|da|do|pro|pra|para|o|a|ao|os|um|uma|também|tambem|ainda|como|no|na|por|ah|teve|deixei|dei|deixamos|demos`,
		SaysItWasRight: `era isso mesmo|estava certo|tava certo|estava correto|era isso|era esse mesmo|era essa mesmo|tava certo mesmo|estava bem|não apaga|
			nao apaga|não apague|nao apague|melhor não|melhor nao|não era pra apagar|nao era pra apagar`,
		OpensCorrection: `não|nao|na verdade|aliás|alias|na realidade|desculpa|desculpe|ops|erro|correção|quis dizer|queria dizer|quer dizer|
			me enganei|enganei-me|enganei me|espera|digo|ou melhor|melhor dizendo|opa|ih|ah não|ops não|errei|eita|puts|peraí|espera aí|calma|
			foi mal|erro meu|me confundi|confundi|errado|aí não|na real|afinal|afinal não|enganei-me afinal|desculpa lá|ai não|ups|oops|pois não|
			corrijo|minto|perdão|opá|opa não|peço desculpa|na vdd|vdd|na verdd|qr dizer|qro dizer|perae|não pera|pera aí|pera ai|opss|viajei|qs dizer|
			digitei errado|escrevi errado|troquei os números|inverti os números|coloquei errado|botei errado|ixi|vish|putz|caramba|nossa|xi|corrige|
			corrija|era pra ser|era para ser`,
		JoinsPrice: `era|eram|foi|foram|custou|custaram|deu|deram|saiu|saíram|ficou|ficaram`,
		SaysItWas: `era|eram|foi|foram|foi em|devia ser|deveria ser|isso foi|isso era|isso foram|isso custou|esse foi|essa foi|isto foi|
			isto era|deviam ser|deveriam ser|custou|deu|na verdade foi|foi de|era de|foi na|isso é de|é de|isso foi em|isso foi na|
			foi lá na|todos foram|todas foram|foram todos|foram todas|tudo isso foi|foi tudo|todos eram|eram todos|são todos`,
		SaysItIs:         `é|são|sao|isso é|isto é|foi`,
		NamesAmount:      `valor|preço|preco|montante`,
		NamesNet:         `líquido`,
		NamesGross:       `bruto`,
		NamesRate:        `iva|imposto|taxa|taxa de iva|alíquota|aliquota|taxa do imposto|taxa de imposto|alíquota de imposto`,
		NamesCurrency:    `moeda`,
		NamesDate:        `data`,
		NamesDescription: `descrição|descricao|nome|texto`,
		NamesMerchant:    `loja|comerciante|estabelecimento|comércio`,
		NamesDocument:    `fatura|número da fatura|recibo|nota fiscal|comprovante`,
		NamesLines:       `linha|linhas|linha de iva|linhas de iva`,
		NumbersDocument:  `número|numero`,
		NamesCategory:    `categoria`,
		NamesTags:        `etiqueta|etiquetas|tag|tags`,
		NamesKind:        `tipo`,
		NamesSpent:       `uma despesa|despesa|despesas|um gasto|gasto`,
		NamesRefund:      `um reembolso|reembolso|reembolsos|um estorno|estorno`,
		NamesIncome:      `uma receita|receita|receitas|um rendimento|rendimento`,
		NamesTransfer:    `uma transferência|transferência|transferências`,
		OpensWish:        `melhor|por favor|pode|podes|poderia|podias|você pode|olá|oi`,
		ClosesWish:       `por favor|obrigado|obrigada|pfv|pf|pfvr|favor|obg|obrigadão|valeu`,
		JoinsValue: `na verdade|na real|afinal|era|eram|foi|foram|é|são|custou|custaram|custava|deu|deram|deveria ser|devia ser|deve ser|
			tinha que ser|tem que ser|saiu|saiu por|saíram por|ficou|ficou em|ficou por|ficaram em|me custou|na verdade foi|na verdade custou`,
		BesideValue:  `em|na|no|de|só|apenas|mesmo|por|dia|somente|na verdade|a|o|realmente`,
		SaysToo:      `também|tambem|tb|tbm|igualmente`,
		EndsReason:   `então|por isso`,
		InTruth:      `na verdade|na vdd|na real|na realidade|afinal|no fim|no final|no fim das contas|no final das contas|aliás|a propósito`,
		JoinsClauses: `e|e o|e a|e os|e as|mais`,
		DeniesWords: `não|nao|não é|não era|não foi|nao é|nao era|nao foi|não um|não uma|não é um|não é uma|não era um|não era uma|não foi um|
			não foi uma|não o|não a`,
		EndsCorrection: `na verdade|desculpa|desculpe|na realidade|mesmo|aliás|por sinal|acho|acho eu|na real|a propósito|troquei os números|
			inverti os números|digitei errado|escrevi errado|viu|tá|foi mal|errei`,
		SaysItWasBehind: `era|eram|foi|foram|é o certo|é o correto`,
		Interjects:      `melhor|ah|e|ah e|oh|olha|a propósito|bom|ah sim|mas|aliás|por sinal|e foi|esqueci de dizer|ps|isto é|ou seja`,
		AsksRemoval: `tira|tire|tirar|retira|retire|retirar|joga fora|jogue fora|corta|corte|descarta|descarte|cancela|cancele|tira … fora|
			tira … daí|risca|risque|remove|remova|esquece|some com|apaga|apague|tira … da lista|remover|apagar|excluir|deletar|exclui|deleta|cancelar|
			riscar|descartar|elimina|eliminar|tira fora|pode tirar|pode apagar|pode excluir|pode remover|tem que sair|sai|fora|não precisa|deixa sem|
			tire … daí|arranca|limpa|tira aí|retira daí`,
		NamesThat: `esse último|essa última|esse gasto|isso aí|esse aí|essa aí|ele|ela|o que acabei de anotar|o de antes|o último|a última|
			este|esta`,
		NamesBoth:     `ambos|ambas|os dois|as duas|esses dois|essas duas|os 2|as 2|dois|duas|estes dois|estas duas`,
		NamesLastOnes: `últimos|últimas|ultimos|ultimas|anteriores`,
		CountsEntries: `gastos|despesas|lançamentos|compras|registros|coisas`,
		RemovesLast:   `tira isso|tira fora|retira isso|apaga isso|apague isso|remove isso|risca isso|esquece isso`,
		AroundRemoved: `daí|dai|aí|de novo|da lista|lá|o do|a do|o da|a da|linha|também|já|agora|isso de|o negócio do|esse|essa|
			esses|essas|este|esta|estes|estas|aquele|aquela|aqueles|aquelas`,
		DeniesEntry: `não quero|não quero mais|não comprei|acabei não comprando|não teve|não peguei|não levei|não era|foi engano|foi um erro|
			era engano|está errado|tá errado|não|nada de|sem|desisti do|desisti da|não é meu|não foi`,
		SaysValueWrong: `está errado|está errada|tá errado|tá errada|ta errado|errado|errada|incorreto|incorreta|está incorreto|não está certo|
			não está certa|não tá certo|não é esse|não é esse o|está trocado|não confere|não bate|esse não é o|veio errado|saiu errado|não é isso|
			não é assim|tem um erro|tem erro`,
		NamesDeeds:  `tudo|todos|todas|todas as alterações|todas as mudanças|todos os registros|todos os lançamentos`,
		AroundDeeds: `de|do|da|o|que|fiz|eu fiz|registrei|anotei|lancei|desde`,
		SaysTwice:   `duas vezes`,
		CountsTimes: `vezes|passos|alterações`,
	},
	everyWeekday: [7]string{
		"nos domingos|aos domingos|todos os domingos|em todos os domingos|todo domingo|cada domingo",
		"nas segundas|às segundas|todas as segundas|em todas as segundas|toda segunda|cada segunda|nas segundas-feiras|às segundas-feiras|todas as segundas-feiras|em todas as segundas-feiras|toda segunda-feira|cada segunda-feira|nas segundas feiras|às segundas feiras|todas as segundas feiras|em todas as segundas feiras|toda segunda feira|cada segunda feira",
		"nas terças|às terças|todas as terças|em todas as terças|toda terça|cada terça|nas terças-feiras|às terças-feiras|todas as terças-feiras|em todas as terças-feiras|toda terça-feira|cada terça-feira|nas terças feiras|às terças feiras|todas as terças feiras|em todas as terças feiras|toda terça feira|cada terça feira|nas tercas|às tercas|todas as tercas|em todas as tercas|toda terca|cada terca",
		"nas quartas|às quartas|todas as quartas|em todas as quartas|toda quarta|cada quarta|nas quartas-feiras|às quartas-feiras|todas as quartas-feiras|em todas as quartas-feiras|toda quarta-feira|cada quarta-feira|nas quartas feiras|às quartas feiras|todas as quartas feiras|em todas as quartas feiras|toda quarta feira|cada quarta feira",
		"nas quintas|às quintas|todas as quintas|em todas as quintas|toda quinta|cada quinta|nas quintas-feiras|às quintas-feiras|todas as quintas-feiras|em todas as quintas-feiras|toda quinta-feira|cada quinta-feira|nas quintas feiras|às quintas feiras|todas as quintas feiras|em todas as quintas feiras|toda quinta feira|cada quinta feira",
		"nas sextas|às sextas|todas as sextas|em todas as sextas|toda sexta|cada sexta|nas sextas-feiras|às sextas-feiras|todas as sextas-feiras|em todas as sextas-feiras|toda sexta-feira|cada sexta-feira|nas sextas feiras|às sextas feiras|todas as sextas feiras|em todas as sextas feiras|toda sexta feira|cada sexta feira",
		"nos sábados|aos sábados|todos os sábados|em todos os sábados|todo sábado|cada sábado|nos sabados|aos sabados|todos os sabados|em todos os sabados|todo sabado|cada sabado",
	},
	questions: phrases{
		SaysWas:       `era|eram|foi|foram`,
		SaysOnly:      `só|apenas|somente|só o|só a|só os|só as|só de|só com|só em|apenas o|apenas a|so`,
		SaysDidCost:   `custou|custaram|saiu|saíram|ficou|ficaram|deu|deram|me custou|nos custou|custado|saiu por|ficou em|totalizou|somou`,
		AsksTotal:     `total|soma|valor total|de sempre|todo o período|no total|ao todo|tudo junto|tudo somado|somando tudo|tudo`,
		AsksCompare:   `diferença|a diferença|a diferença entre|compara|comparar|compare|comparação|comparando|comparativo|diferença entre`,
		JoinsCompared: `com|a|ao|contra|com o`,
		SaysDeleted:   `apagado|apagados|apagada|apagadas|excluído|excluídos|excluída|excluídas|deletado|deletados|apaguei|excluí|deletei`,
		AsksHowMuch: `quanto|quanto dinheiro|quanta grana|por quanto|a quanto|em quanto|qual o total|qual é o total|qual foi o total|
			qual a soma|quantos reais|qual o valor|qual valor|quanto que|quanto é que|qnto|qto|quanto foi que|quanto dá|quanto da|dá quanto|da quanto|
			quanto a menos|quanto a mais|quanto soma|tá em quanto|ta em quanto|está em quanto|já tá em quanto|gastei qto|gastei quanto|
			quanto já gastei|a quanto tô|em quanto tô|em quanto estou|quantos contos|quantas pratas|qnt|qt|quanto eu|qual foi o gasto|quanto eu já|
			foi quanto|deu quanto|ficou quanto`,
		PointsAtEntry: `aí|ai|nisso|disso|nesse valor|desse valor|lá|la|aí dentro|ai dentro|nessa|dessa|nesse|desse|isso|nisto|disto|embutido|
			incluso|incluído|tem aí|tem ai|tem nisso|é|tem|foi|dentro|nele|nela`,
		NamesVisit: `ida|idas|compra|compras|visita|visitas|corrida|corridas|pedido|pedidos|viagem|viagens|abastecida|abastecimento|
			abastecimentos|tanque|conta|nota|cupom|rolê`,
		SpreadsOnce: `por vez|por compra|por visita|por ida|cada vez|toda vez|cada vez que vou|cada vez que vou no|cada vez que vou na|
			toda vez que vou no|toda vez que vou na|sempre que vou no|sempre que vou na|por corrida|por pedido|por viagem|de cada vez|a cada compra|
			a cada ida|por gasto|por cupom|por nota|por pagamento|por abastecida|
			por abastecimento|a cada abastecimento|cada abastecimento|por tanque|cada compra|cada ida|cada vez que abasteço|toda vez que abasteço|
			cada vez que boto|toda vez que boto|cada vez que compro|toda vez que compro|cada vez que pego|toda vez que pego|toda vez que vou|
			cada vez que tomo|toda vez que|cada vez que|sempre que`,
		SaysGotBack: `me devolveram|recebi de volta|foi reembolsado`,
		SaysEarned: `ganhei|eu ganhei|entrou|entrou na conta|entraram|me entrou|recebi|recebemos|ganhamos|faturei|faturamos|tirei|caiu|
			caiu na conta|tenho recebido|tive de renda|tive de receita|entrou de grana|recebi de salário|minha renda|minha receita|caiu de dinheiro|
			pingou|recebido`,
		SaysMoved: `transferi|saquei`,
		AsksElse:  `qual|quais|onde|quem|quando|por que|por quê|quantos|quantas|quanta|o que|o quê|como foi|como está`,
		AsksMeaning: `explica|explique|explica-me|me explica|me explique|pode explicar|pode me explicar|podes explicar|define|defina|descreve|
			descreva|que significa|como funciona|como funcionam|que é|diz-me|me diz|me diga|me conta|me fala de|sabe|sabes|você sabe`,
		SaysRepeats: `cada|todo|toda|todos os|todas as`,
		SaysWeSpent: `gastei|gastamos|gastámos|gasto|paguei|pagamos|foi embora|torrei|gastando|torramos|sumiu|desembolsei|investi|gastou-se|
			foi gasto|se foi|voou|saiu|saíram|já foi|foram embora|deixei|torrado|gasto já|escoou|botei|gastado|evaporou|foi-se|foram|fui`,
		AroundQuestion: `anotei|anotamos|registrei|registei|lancei|fiz|anotados|anotadas|eu|nós|a gente|já|no total|ao todo|até agora|teve|tive|houve|havia|o|a|os|as|um|uma|de|do|da|meu|minha|tenho|minhas|meus|
			nosso|nossos|que|se|dinheiro|lá|me|todos|todas|tô|to|estou|estamos|tou|indo|vai|vou|né|ai|aí|posso deduzir|posso recuperar|posso abater|
			recuperável|a recuperar|por favor|pfv|valeu|então|entao|tipo|mais ou menos|costumo|agora|hoje|mesmo|assim|por aí|esse|tá|ta|tão|ao total|
			tudo|junto|ja|pra mim|deu|sai|vc|obrigado|obrigada|então foi|no geral|somando|pago|gasto|com|divide|divida|separa|separe|separado|agrupa|
			agrupado|detalha|quebra|usei|usamos|peguei|ate agora|até o momento|até aqui|por enquanto|até hoje|ate hoje|no momento`,
		MayLeadToThing: `por`,
		LeadsToThing:   `com|em|no|na|nos|nas|para|por|pelo|pela|fui no|fui na|fui ao|fui à|fui em|ido ao|fui`,
		LeadsToMoney:   `em`,
		LeadsToPlace:   `em|no|na|ao|à|para|com`,
		LeadsToShop:    `em|no|na`,
		AsksList: `mostra|mostre|mostra-me|me mostra|me mostre|lista|liste|listar|dá-me|me dá|busca|buscar|procura|mostrar|exibir|me da|
			quero ver|posso ver|deixa eu ver|me manda|manda|puxa|me lista|lista pra mim|mostra pra mim|me passa|passa|traz|põe|bota|quero|dá|faz|
			faz uma|mostra aí|mostra ai|quero a|ver`,
		AsksWhat:    `q|mostra|mostre|mostra-me|me mostra|me mostre|diz|diga|qual é|qual foi|quais são|quais foram|qual|quais|o que|o que é`,
		AsksWhen:    `quando|quando foi|quando foi que|quando é que|qual a última vez que|quando que`,
		AsksWhere:   `onde|em que loja|em qual loja`,
		AsksWeekday: `em que dia da semana|que dia da semana|em qual dia da semana|qual dia da semana`,
		AsksWho:     `quem|quem de nós`,
		AsksPurpose: `pra onde vai mais dinheiro|para onde vai mais dinheiro|onde vai mais dinheiro|pra onde vai a maior parte do dinheiro|para onde vai meu dinheiro|para onde vai o meu dinheiro|onde vai meu dinheiro|com o que|com o quê|em que|em quê|no que|
			pra onde foi meu dinheiro|pra onde foi o meu dinheiro|para onde foi meu dinheiro|para onde foi o meu dinheiro|pra onde vai meu dinheiro|
			pra onde vai o meu dinheiro|pra onde vai o dinheiro|para onde vai o dinheiro|onde foi parar meu dinheiro|onde foi parar o meu dinheiro|
			onde foi meu dinheiro|aonde vai meu dinheiro|aonde foi meu dinheiro|pra onde tá indo meu dinheiro|pra onde está indo meu dinheiro|
			em que foi meu dinheiro|com o que gastei mais|com o que eu gastei mais|em que gastei mais|no que gastei mais|com que gastei mais|
			no que mais gastei|em que mais gastei|com o que mais gastei`,
		AsksAverage: `média|a média|gasto médio|preço médio|valor médio|ticket médio|custo médio|média de|media de|a media|
			preco medio|custo medio|valor medio`,
		SaysOnAverage: `em média|na média|normalmente|geralmente`,
		AsksMedian:    `mediana|a mediana`,
		AsksCount:     `quantos eu anotei|quantos já anotei|quantas eu anotei|quantas vezes|quantos|quantas|com que frequência|número de|o número de`,
		AsksSmallest: `mais barato|mais barata|mais baratos|mais baratas|menor|menores|o mais barato|a mais barata|mais baixo|mais baixa|mais em conta|
			menos caro|menos cara`,
		AsksLargest: `mais caro|mais cara|mais caros|mais caras|maior|maiores|mais alto|mais alta|mais altos|o mais caro|a mais cara|mais salgado|
			mais pesado|mais altas`,
		AsksTop: `top`,
		AsksNewest: `último|última|últimos|últimas|ultimo|ultima|ultimos|ultimas|mais recente|mais recentes|pela última vez|a última vez|
			última vez`,
		AsksTax: `quanto imposto|quanto de imposto|quanto iva|quanto de iva|quantos impostos|total de iva|total de impostos|de iva|
			de imposto|de impostos|em impostos|quanto é imposto|quanto é de imposto|quanto é iva|quanto é de iva|quanto tem de imposto|
			quanto foi de imposto|quanto foi de iva|imposto a recuperar|iva a recuperar|iva recuperável|iva dedutível`,
		AsksNet:      `líquido|sem iva|sem imposto|sem impostos`,
		AsksSpending: `gasto total|gastos totais|despesa total|despesas totais|total gasto`,
		SaysMost:     `mais|o que mais|mais dinheiro|com mais frequência|a maior parte`,
		SaysSpend:    `gasta|gastamos|gastar|pago|pagamos|gastou`,
		SaysCost:     `custa|custam|custou|custaram`,
		SaysBuy:      `estive|passei|peguei|pegamos|comprei|compramos|comprámos|compro|comi|bebi|tomei|pedi`,
		SaysIs:       `é|são`,
		SaysIsSo:     `foi|foram|era|eram|há`,
		NamesExpenses: `gastos|despesas|compras|pagamentos|transações|meus gastos|nossos gastos|minhas despesas|lançamentos|registros|registos|
			compras minhas|movimentações|meus lançamentos|meus registros|minhas compras|os gastos|os lançamentos|movimentos`,
		NamesExpense: `despesa|compra|transação|pagamento`,
		OpensSeries:  `gastos|despesas|total|totais|compras`,
		TurnsQuestion: `não|menos|se eu|porque|comparado|comparada|versus|vs|nunca|por que|deveria|posso|poderia|seria|será|resta|sobra|
			economizar|economizei|poupar|seu|sua|teu|tua|ele|ela|eles|dele|dela|exceto|sem|fora|orçamento|próximo|próxima|outro|outros|
			outra|outras|pessoas|gente|entre|acima|abaixo|devo|ganho|ganhei|renda|salário|isso|isto`,
		NamesDayAlways:  `às segundas|às terças|às quartas|às quintas|às sextas|aos sábados|aos domingos`,
		LeadsToTag:      `com etiqueta|com a etiqueta|etiqueta|com a tag|com tag`,
		WithinThing:     `de|do|da|dos|das`,
		SaysOver:        `mais de|acima de|superiores a|maiores que|de mais de`,
		SaysUnder:       `menos de|abaixo de|inferiores a|menores que|de menos de`,
		AsksWhich:       `qual …|quais …|que …|em que …|em qual …|em quais …|qual é a …|qual é o …|qual foi o …|qual foi a …`,
		SplitsBy:        `por …|em cada …|cada …|para cada …`,
		RanksBy:         `top …|… mais caro|… mais cara`,
		SpreadsOver:     `por …|ao …|à …`,
		SpreadsEach:     `cada …|todo …|toda …|todos os …|todas as …`,
		SplitsTime:      `mês a …`,
		NamesCategories: `categoria|categorias|tipo de despesa|tipo de gasto`,
		NamesShops:      `loja|lojas|comerciante|comerciantes|estabelecimento|lugar|mercado`,
		NamesLabels:     `etiqueta|etiquetas`,
		NamesPeople:     `pessoa|membro`,
		NamesRates:      `taxa de iva|alíquota`,
		NamesWeekdays:   `dia da semana`,
		NamesDays:       `dia|dias`,
		NamesWeeks:      `semana|semanas`,
		NamesMonths:     `mês|mes|meses`,
		NamesYears:      `ano|anos`,
		SaysDaily:       `diário|diária|diários|diárias`,
		SaysWeekly:      `semanal|semanais`,
		SaysMonthly:     `mensal|mensais`,
		SaysYearly:      `anual|anuais`,
		JoinsThings:     `e|ou|mais`,
		SaysWithout: `sem|sem o|sem a|exceto|excepto|tirando|fora|menos o|menos a|descontando|sem contar|sem incluir|excluindo|a não ser|salvo|
			à parte|tudo menos|tudo exceto|menos|tudo menos o|tudo menos a|tudo exceto o|tudo exceto a|tudo fora|tudo fora o|tudo fora a|tudo tirando|
			tudo sem|tirando o|tirando a|sem contar o|sem contar a|sem contar com|sem incluir o|sem incluir a|fora o|fora a|exceto o|exceto a|salvo o|
			salvo a|descontando o|descontando a|excluindo o|excluindo a|excetuando|excetuando o|excetuando a|com exceção de|com exceção do|
			com exceção da|à exceção do|à exceção da|se tirar|se tirar o|se tirar a|se eu tirar|se eu tirar o|se eu tirar a|se não contar|
			se não contar o|se não contar a|retirando|retirando o|retirando a|a menos de|afora|tudo a menos|desconsiderando|desconsiderando o|
			desconsiderando a|além do|além da|além de|sem considerar|sem considerar o|sem considerar a|sem o gasto com|fica sem|fica sem a|fica sem o|ficaria sem|seria sem|seria sem a|seria sem o`,
		SaysWithoutBehind: `à parte|de fora|excluído|excluída|não incluído|não incluída`,
		ComparesWith: `acima ou abaixo de|acima ou abaixo do|que|do que|do que no|do que na|que no|que na|comparado com|comparada com|comparado a|comparado ao|comparada ao|
			comparando com|em comparação com|em relação a|em relação ao|em relação à|vs|vs.|versus|contra|frente a|comparado|comparada|em comparação|
			em relação|frente|q|do q|q em|q no|q na|do q em|do q no|do q na`,
		NamesPrevious: `o anterior|a anterior|o passado|mês anterior|o mês anterior|semana anterior|a semana anterior|ano anterior|anterior|
			passado|passada|a passada`,
		SaysMore: `menos|subiu|desceu|caiu|aumentou|diminuiu|subiram|caíram|aumentaram|diminuíram|cresceu|subindo|caindo|baixou|encareceu|
			mais ou menos|menos ou mais|mais ou menos que|mais ou menos do que`,
		JoinsTogether: `com`,
		SaysTogether:  `juntos|juntas|junto|somados|somadas|somando|ao todo|dá`,
		SaysGave: `deixei|deixado|larguei|deixamos|paguei de|paguei pra|paguei por|paguei pelo|paguei pela|foi de|foi em|foi com|foi pra|
			foi no|foi na|foi para|deu de|deu em|gastei de|pagamos de|deu o|deu a`,
		NamesTax: `imposto|impostos|iva|iss|icms|iva dedutível|tributo|tributos|imposto recuperável|ipi|pis|cofins|impostos embutidos|
			imposto embutido|iva suportado`,
		LeadsToRate:    `a|com|de|à|na alíquota de|à taxa de`,
		BetweenAmounts: `entre … e …|de … a …|de … até …`,
		NamesAnything:  `tudo|algo|alguma coisa|tudo que foi|tudo que|tudo o que foi|o que foi`,
		OpensFollowing: `e|mas|e que tal|que tal|e quanto a|bom|então|e então|ok|beleza|tá|aí|e aí|agora|e agora|pois|e também|entao|ai|ta|blz|
			ok e|e ai|olha|ó|oi|me diz|me fala|diz aí|fala|e tipo|tipo|enfim|show|valeu|uma pergunta|pergunta|ah e|certo|opa|só|cara|mano|peraí`,
	},
	labels: labels{
		LabelPaid: `valor a pagar|total a pagar|a pagar|valor pago|total pago|valor total pago|valor cobrado|total geral|valor liquido a pagar|
			total com servico|total c/ servico|total com taxa|total com taxa de servico|valor da compra|valor total da compra|valor debitado|
			valor liquido|total a receber|valor final|preco total|total com iva|total iva incluido|montante pago|pago|total da fatura|
			total da corrida|total da viagem|voce pagou|no valor de|valor da fatura|valor da transacao`,
		LabelTotal: `total|valor total|totais|total do pedido|total da compra|soma|total da conta|valor total da nota|valor total da nfs-e|
			valor total da nota fiscal|total da nota|total do recibo|total da encomenda|total nota|vl total|vlr total`,
		LabelAmount: `valor|quantia|montante|preco|importancia|vl|vlr|valor da corrida|valor da viagem|preco da corrida`,
		LabelSubtotal: `subtotal|sub total|sub-total|total bruto|valor bruto|valor dos servicos|valor dos produtos|total dos produtos|valor dos itens|
			total dos itens|total de produtos|base de calculo|base tributavel|incidencia|base|valor sem iva|total sem iva|total liquido|consumo|
			total consumo|valor do servico|total sem servico|total de servicos|iliquido|total iliquido|liquido`,
		LabelTax: `iva|total iva|imposto|impostos|tributos|icms|iss|issqn|ipi|pis|cofins|valor do iss|valor do icms|iof|iva incluido|inclui iva|
			valor iva`,
		LabelTip:    `gorjeta|servico|taxa de servico|couvert|caixinha|taxa servico|servico opcional`,
		LabelOff:    `desconto|descontos|cupom|total de descontos|valor desconto|promocao|desconto total|abatimento|vale|cupom de desconto`,
		LabelCash:   `dinheiro|recebido|valor recebido|em dinheiro|numerario|entregue|pago em dinheiro|valor recebido em dinheiro`,
		LabelChange: `troco|o seu troco|devolvido`,
		LabelLeft: `saldo|saldo atual|saldo disponivel|seu saldo|novo saldo|saldo em conta|saldo da conta|saldo apos|limite|limite disponivel|
			limite restante|limite disp|limite do cartao|seu limite|disponivel|pontos|saldo de pontos|cashback|economia|voce economizou|economizou|
			poupou|poupanca desta compra|restante|plafond|saldo contabilistico|lim disp|lim. disp.|saldo disp|limite p/ compras|tributos aproximados|
			valor aproximado dos tributos|trib aprox|tributos aprox|val aprox tributos|tributos totais incidentes|ibpt`,
		LabelCount: `itens|qtd|qtd.|qtde|qtde.|quantidade|qtd total de itens|qtd. total de itens|qtde. total de itens|qtde total de itens|
			quantidade total de itens|total de itens|artigos|n artigos|pecas|pessoas|unidades|total itens|quant`,
		LabelMeans: `cartao|cartao de debito|cartao de credito|cartao debito|cartao credito|debito|credito|visa|mastercard|elo|hipercard|
			multibanco|mb way|mbway|cartao multibanco|forma de pagamento|formas de pagamento|meio de pagamento|pago com|pagamento|vale refeicao|
			vale alimentacao|boleto|paypal|pagamento em cartao|ticket|alelo|sodexo`,
		LabelCard: `final|cartao final|cartao com final|com final|terminado em|terminada em|que termina em|finalizado em|final do cartao|conta|ag|
			agencia|conta corrente|n cartao|numero do cartao|cartao n|c/c`,
		LabelDay: `data|data da compra|data de emissao|data emissao|emissao|emitida em|emitido em|data do pedido|pedido feito em|feito em|
			realizado em|realizada em|data da transacao|data e hora|data do pagamento|pago em|data de pagamento|data da nota|data da fatura|data hora|
			compra em|data de emissao da nf-e|data da corrida`,
		LabelOtherDay: `vencimento|vence|vence em|data de vencimento|data vencimento|vencto|venc|venc.|entrega|previsao de entrega|data de entrega|
			entrega prevista|chega|chegara|prazo|prazo de entrega|prazo de pagamento|valido ate|validade|ate|proximo|proxima cobranca|
			proximo pagamento|proxima fatura|periodo|competencia|fechamento|devolucao ate|trocas ate|ida|volta|check-in|data limite`,
		LabelPayee: `estabelecimento|loja|vendedor|vendido por|beneficiario|favorecido|prestador|prestador de servicos|emitente|recebedor|
			comerciante|fornecedor|razao social|lojista|de:|tomador`,
		LabelPlain: `ola|oi|prezado|prezada|caro|cara|bom dia|boa tarde|boa noite|obrigado|obrigada|obrigado por|obrigada por|agradecemos|assunto|
			para:|mesa|garcom|atendente|vendedor no|operador|caixa|pdv|cupom fiscal|nota fiscal|nota fiscal de servico|
			nota fiscal de servico eletronica|danfe|danfe nfc-e|nfc-e|nfs-e|nf-e|fatura|fatura-recibo|recibo|seu recibo|comprovante|pedido|seu pedido|
			numero do pedido|recebemos o pagamento|recebemos seu pedido|confirmacao|cnpj|cpf|ie|im|nif|nipc|contribuinte|telefone|tel|tel.|fone|
			endereco|rua|avenida|av|av.|cliente|consumidor|hora|autorizacao|terminal|via|via cliente|via do cliente|descricao|atenciosamente|abracos|
			referencia|chave de acesso|protocolo|consulte|duvidas|duvidas ligue|ligue|caso nao|se nao|se nao reconhece|volte sempre|
			documento auxiliar|extrato|serie|atcud|detalhes|resumo`,
		LabelGross: `incluido|inclui|com iva|iva incl|c/ iva|iva incluido|inclui iva`,
		LabelPaidTo: `em|para|no estabelecimento|na|no|a favor de|local|sua viagem com|viagem com|seu pedido na|seu pedido no|comprar na|comprar no|
			sua compra na|sua compra no|seu recibo da|seu recibo do|sua fatura da`,
		LabelNotice: `voce fez|voce pagou|voce gastou|voce enviou|voce realizou|compra aprovada|compra autorizada|sua compra|seu pagamento|
			seu cartao|informa: compra|pagaste|gastaste|enviaste|fizeste|pix recebido|voce recebeu|te enviou|transferencia recebida|te mandou|
			id da transacao|codigo da transacao`,
		LabelPayment: `compra|compras|pagamento|debito|transacao|gasto|aprovada|aprovado|autorizada|autorizado|cobranca|saida|pago|debito automatico|
			ted enviada|transferencia enviada|transferencia para|corrida|viagem|compra de|compra no|compra no cartao|compra com cartao|
			compra no debito|compra no credito|pagamento de|transacao de|debito de|pix enviado|pix realizado|pagamento realizado|pagamento efetuado|
			compra realizada|compra efetuada|debitado|foi debitado|foi debitada`,
		LabelDeclined: `negada|negado|recusada|recusado|nao autorizada|nao autorizado|nao aprovada|nao aprovado|nao concluida|nao concluido|
			nao realizada|nao foi possivel|falhou|rejeitada|rejeitado|bloqueada|cancelada|saldo insuficiente|limite insuficiente|nao processada|
			nao efetuada|sem sucesso|estourou`,
		LabelIncome: `recebido|pix recebido|voce recebeu|recebeu|te enviou|te mandou|enviou para voce|transferiu para voce|te transferiu|
			fez um pix para voce|salario|credito de|credito salario|credito em conta|creditado|foi creditado|deposito|deposito recebido|deposito de|
			ted recebida|doc recebido|transferencia recebida|entrada de|rendimento|rendimentos|ordenado|vencimento creditado|credito de salario|
			pagamento recebido de|recebida|caiu na sua conta|recebido de|recebida de`,
		LabelReturned: `estorno|estornado|estornada|reembolso|reembolsado|reembolsada|devolucao|devolvido para|devolvida|estorno de`,
		LabelMoved: `saque|saque de|levantamento|caixa eletronico|resgate|aplicacao|aplicado|transferencia para poupanca|para poupanca|
			para a poupanca|multibanco levantamento`,
		LabelBank: `banco|caixa|aviso|alerta|informa|nubank|itau|bradesco|santander|banco do brasil|picpay|mercado pago|mb way|millennium|cgd|novo banco|c6 bank|banco inter`,
		LabelCode: `codigo de verificacao|codigo de seguranca|para confirmar|nao compartilhe|seu codigo|para a compra|codigo para`,
		LabelDue: `vence|vence em|vencimento|sera debitado|sera debitada|sera cobrado|pagamento minimo|fatura fechada|fatura fechou|em aberto|
			fatura disponivel|vencida`,
		LabelTransfer: `transferencia|transferencia de|pix|pix de|ted|ted de|doc`,
	},
	languageNames: map[string]string{
		"en":    `inglês|ingles`,
		"zh":    `chinês|chines|mandarim`,
		"de":    `alemão|alemao`,
		"es":    `espanhol`,
		"fr":    `francês|frances`,
		"it":    `italiano`,
		"pt":    `português|portugues`,
		"pt-BR": `português do brasil|portugues do brasil|português brasileiro`,
		"pt-PT": `português de portugal|portugues de portugal|português europeu`,
		"nl":    `holandês|neerlandês`,
		"pl":    `polonês|polaco`,
		"ru":    `russo`,
		"uk":    `ucraniano`,
		"tr":    `turco`,
		"ja":    `japonês`,
		"ko":    `coreano`,
	},
	requests: phrases{
		SpeaksLanguage: `em {language} por favor|em {language}|fala {language}|fale {language}|responde em {language}|responda em {language}|
			meu idioma é {language}|minha língua é {language}|o meu idioma é {language}|a minha língua é {language}|idioma {language}|
			{language} por favor`,
		ListsDay: `lista do dia|a lista do dia|lista de gastos do dia|lista dos gastos do dia|gastos do dia|os gastos do dia|despesas do dia`,
		ListsDeleted: `apagados|excluídos|gastos apagados|gastos excluídos|despesas apagadas|despesas excluídas|mostra os apagados|
			mostra os excluídos|mostre os apagados|me mostra os apagados|me mostra o que apaguei|mostra o que apaguei|mostra o que eu apaguei|
			mostra o que excluí|o que apaguei|o que eu apaguei|o que excluí|o que eu excluí|mostra os gastos apagados|gastos apagados {period}|lixeira`,
		ShowsCategories: `categorias|minhas categorias|as minhas categorias|mostra as categorias|regras|minhas regras`,
		NamesList:       `lista|listar|listagem|liste|lista-me|a lista|uma lista|lista de tudo|listagem de|extrato`,
		AroundList: `de|do|da|em|dos|das|os|as|tudo|todos|todas|meus|minhas|uma|a|o|tudo o|o que|que|eu|desde|pra mim|aí|ai|completa|toda|todo|
			esse|essa|desse|dessa|deste|desta|neste|por favor|pfv|do que|de tudo`,
		SaysLogged: `eu lancei|que eu lancei|que lancei|lancei|o que lancei|o que eu lancei|eu anotei|que eu anotei|que anotei|anotei|
			o que anotei|o que eu anotei|eu registrei|que eu registrei|que registrei|o que registrei|o que eu registrei|eu coloquei|que eu coloquei|
			que coloquei|o que coloquei|registrei|que tem|o que tem|que eu gastei|o que eu gastei|registei|que registei|o que registei|tem aí|tem ai|
			já lancei`,
		ListsExpenses: `lista|gastos|despesas|meus gastos|minhas despesas|últimos gastos|últimas despesas|mostra meus gastos|
			mostra as minhas despesas|gastos {period}|despesas {period}|meus gastos {period}|gastos de {period}|despesas de {period}|
			mostra os gastos de {period}|lista {period}|lista de {period}|a lista de {period}|lista dos gastos de {period}|
			lista de gastos de {period}|a lista dos gastos de {period}|lista os gastos de {period}|lista as despesas de {period}|
			me dá a lista de {period}|me passa a lista de {period}|me manda a lista de {period}|
			mostra a lista|me mostra a lista|a lista|me manda a lista|quero ver a lista|me dá a lista|
			o que comprei {period}|o que eu comprei {period}|o que compramos {period}|que comprei {period}|o que a gente comprou {period}`,
		Reports: `relatório|resumo|relatório mensal|relatório {period}|relatório de {period}|resumo {period}|resumo de {period}|
			como foi {period}|como foi o {period}|como está {period}|e {period}|mostra {period}|quanto foi {period}|{period} quanto foi|
			quanto já foi {period}|quanto deu {period}|{period} quanto deu|total {period}|total de {period}|total do {period}|total da {period}|
			resumo da {period}|resumo do {period}|quanto {period}|o que gastei {period}|quanto deu {period} no total|quanto deu no total {period}|
			quanto foi {period} no total|quanto tá {period}|quanto está {period}|como tá {period}|como vai {period}|como anda {period}|tudo {period}|
			tudo de {period}|tudo que gastei {period}|o total de {period}|soma de {period}|soma do {period}|soma da {period}|quanto saiu {period}|
			quanto já gastei {period}|quanto vai {period}|quanto ficou {period}|quanto somou {period}`,
		ReportsDay: `relatório diário|resumo diário|balanço diário|o resumo diário|me dá o resumo diário|mostra o resumo diário|
			dá-me o resumo diário|relatório do dia|resumo do dia|balanço do dia|o resumo do dia|me dá o resumo do dia|mostra o resumo do dia|
			dá-me o resumo do dia`,
		ReportsWeek: `relatório semanal|resumo semanal|balanço semanal|o resumo semanal|me dá o resumo semanal|mostra o resumo semanal|
			dá-me o resumo semanal|relatório da semana|resumo da semana|balanço da semana|o resumo da semana|me dá o resumo da semana|
			mostra o resumo da semana|dá-me o resumo da semana`,
		ReportsYear: `relatório anual|resumo anual|balanço anual|o resumo anual|me dá o resumo anual|mostra o resumo anual|dá-me o resumo anual|
			relatório do ano|resumo do ano|balanço do ano|o resumo do ano|me dá o resumo do ano|mostra o resumo do ano|dá-me o resumo do ano`,
		ShowsChart: `gráfico|mostra um gráfico`,
		ExportsCSV: `exportar|exporta|exportar tudo|exporta tudo|exporta {period}|exportar {period}|exporta tudo em csv|exporta tudo pra csv|
			exporta os gastos em csv|exporta os gastos pra csv|exporta meus gastos em csv|exporta meus gastos pra csv|exporta as despesas em csv|
			exporta as despesas pra csv|exporta {period} em csv|exporta {period} pra csv|exporte tudo em csv|exporte tudo pra csv|
			exporte os gastos em csv|exporte os gastos pra csv|exporte meus gastos em csv|exporte meus gastos pra csv|exporte as despesas em csv|
			exporte as despesas pra csv|exporte {period} em csv|exporte {period} pra csv|exportar tudo em csv|exportar tudo pra csv|
			exportar os gastos em csv|exportar os gastos pra csv|exportar meus gastos em csv|exportar meus gastos pra csv|exportar as despesas em csv|
			exportar as despesas pra csv|exportar {period} em csv|exportar {period} pra csv|exporta em csv|exporta pra csv|exporte em csv|
			exporte pra csv|exportar em csv|exportar pra csv|exportar o csv|exportar um csv|me manda o csv|me manda um csv|me envia o csv|
			me envia um csv|manda o csv|manda um csv|envia o csv|envia um csv|me passa o csv|me passa um csv|baixa o csv|baixa um csv|quero o csv|
			quero um csv|exporta os gastos|exporta meus gastos|exporte tudo`,
		ExportsXLSX: `exportar para excel|exporta para excel|exporta tudo em excel|exporta tudo para excel|exporta tudo pra excel|
			exporta tudo em xlsx|exporta tudo em planilha|exporta os gastos em excel|exporta os gastos para excel|exporta os gastos pra excel|
			exporta os gastos em xlsx|exporta os gastos em planilha|exporta meus gastos em excel|exporta meus gastos para excel|
			exporta meus gastos pra excel|exporta meus gastos em xlsx|exporta meus gastos em planilha|exporta as despesas em excel|
			exporta as despesas para excel|exporta as despesas pra excel|exporta as despesas em xlsx|exporta as despesas em planilha|
			exporta {period} em excel|exporta {period} para excel|exporta {period} pra excel|exporta {period} em xlsx|exporta {period} em planilha|
			exporte tudo em excel|exporte tudo para excel|exporte tudo pra excel|exporte tudo em xlsx|exporte tudo em planilha|
			exporte os gastos em excel|exporte os gastos para excel|exporte os gastos pra excel|exporte os gastos em xlsx|
			exporte os gastos em planilha|exporte meus gastos em excel|exporte meus gastos para excel|exporte meus gastos pra excel|
			exporte meus gastos em xlsx|exporte meus gastos em planilha|exporte as despesas em excel|exporte as despesas para excel|
			exporte as despesas pra excel|exporte as despesas em xlsx|exporte as despesas em planilha|exporte {period} em excel|
			exporte {period} para excel|exporte {period} pra excel|exporte {period} em xlsx|exporte {period} em planilha|exportar tudo em excel|
			exportar tudo para excel|exportar tudo pra excel|exportar tudo em xlsx|exportar tudo em planilha|exportar os gastos em excel|
			exportar os gastos para excel|exportar os gastos pra excel|exportar os gastos em xlsx|exportar os gastos em planilha|
			exportar meus gastos em excel|exportar meus gastos para excel|exportar meus gastos pra excel|exportar meus gastos em xlsx|
			exportar meus gastos em planilha|exportar as despesas em excel|exportar as despesas para excel|exportar as despesas pra excel|
			exportar as despesas em xlsx|exportar as despesas em planilha|exportar {period} em excel|exportar {period} para excel|
			exportar {period} pra excel|exportar {period} em xlsx|exportar {period} em planilha|exporta em excel|exporta pra excel|exporta em xlsx|
			exporta em planilha|exporta pra planilha|exporta numa planilha|exporta em uma planilha|exporte em excel|exporte para excel|
			exporte pra excel|exporte em xlsx|exporte em planilha|exporte pra planilha|exporte numa planilha|exporte em uma planilha|
			exportar em excel|exportar pra excel|exportar em xlsx|exportar em planilha|exportar pra planilha|exportar numa planilha|
			exportar em uma planilha|exportar uma planilha|exportar o excel|exportar a planilha|me manda uma planilha|me manda o excel|
			me manda a planilha|me envia uma planilha|me envia o excel|me envia a planilha|manda uma planilha|manda o excel|manda a planilha|
			envia uma planilha|envia o excel|envia a planilha|me passa uma planilha|me passa o excel|me passa a planilha|baixa uma planilha|
			baixa o excel|baixa a planilha|quero uma planilha|quero o excel|quero a planilha|exportar uma planilha {period}|exportar o excel {period}|
			me manda uma planilha {period}|me manda o excel {period}|me envia uma planilha {period}|me envia o excel {period}|
			manda uma planilha {period}|manda o excel {period}`,
		AsksDifference: `diferença entre {words} e {value}|a diferença entre {words} e {value}|qual a diferença entre {words} e {value}|
			qual é a diferença entre {words} e {value}|qual foi a diferença entre {words} e {value}|de quanto é a diferença entre {words} e {value}|
			quanto a mais gastei em {words} do que em {value}|quanto a mais gastei com {words} do que com {value}|
			quanto a mais gastei em {words} que em {value}|quanto a mais gastei com {words} que com {value}|
			quanto gastei a mais em {words} do que em {value}|quanto gastei a mais com {words} do que com {value}|
			quanto gastei a mais com {words} que com {value}|quanto gastei a mais em {words} que em {value}|
			quanto eu gastei a mais com {words} do que com {value}|quanto eu gastei a mais em {words} do que em {value}|
			quanto a mais em {words} do que em {value}|quanto a mais com {words} do que com {value}|
			quanto a menos em {words} do que em {value}|quanto a menos com {words} do que com {value}|
			quanto gastei a menos com {words} do que com {value}|quanto gastei a menos em {words} do que em {value}|
			gastei mais com {words} ou com {value}|gastei mais em {words} ou em {value}|gastei mais com {words} ou {value}|
			gastei mais em {words} ou {value}|eu gastei mais com {words} ou com {value}|eu gastei mais em {words} ou em {value}|
			gastei mais com {words} do que com {value}|gastei mais em {words} do que em {value}|gastei mais com {words} que com {value}|
			em que gastei mais, {words} ou {value}|com o que gastei mais, {words} ou {value}|mais com {words} ou com {value}|
			mais em {words} ou em {value}`,
		AsksShare: `que porcentagem dos meus gastos foi com {words}|que porcentagem dos meus gastos foi {words}|
			que percentagem dos meus gastos foi com {words}|que percentagem dos meus gastos foi {words}|
			qual a porcentagem dos meus gastos com {words}|qual a percentagem dos meus gastos com {words}|
			qual porcentagem dos meus gastos foi com {words}|quantos por cento dos meus gastos foi com {words}|quantos por cento gastei com {words}|
			quantos por cento gastei em {words}|que parte dos meus gastos foi com {words}|qual a parcela de {words}|porcentagem de {words}|
			percentagem de {words}|porcentagem com {words}`,
		OpensWhether:  `será que|sera que`,
		SaysEntered:   `lancei|anotei|registrei|paguei|coloquei|pus|botei|cadastrei|lançamos|pagamos|está pago|está paga|tá pago|tá lançado|está lançado`,
		AroundWhether: `já|ja`,
		FindsWords:    `busca {words}|buscar {words}|procura {words}|procurar {words}`,
		AsksWhatFor:   `para que era {words}|para que foi {words}|pra que era {words}|pra que foi {words}|do que era {words}`,
		ShowsSettings: `configurações|definições|minhas configurações|as minhas definições|preferências`,
		ShowsRoles:    `papéis|os papéis|funções|mostra as funções|mostrar funções|mostra os papéis|quem pode fazer o quê|membros|os membros`,
		GivesRole: `papéis {words}|papel {words}|funções {words}|função {words}|torna o {words} {value}|torna a {words} {value}|
			torna {words} {value}|torne {words} {value}|faz do {words} {value}|faz da {words} {value}|dá a {words} o papel de {value}|
			dê a {words} a função de {value}`,
		RemembersThat: `lembra que {words}|lembra-te que {words}|lembra-te de que {words}|lembra-te: {words}|lembre que {words}|
			lembre-se que {words}|lembre-se de que {words}|lembre-se: {words}|lembre: {words}|lembra: {words}|não esqueças que {words}|
			não esqueça que {words}|não te esqueças que {words}|não se esqueça de que {words}|memoriza que {words}|memorize que {words}|
			memoriza: {words}|memorize: {words}|guarda que {words}|guarde que {words}|fica a saber que {words}|fique sabendo que {words}|
			tem em conta que {words}|tenha em conta que {words}|para que saibas: {words}|para sua informação: {words}|
			quero que te lembres que {words}|quero que você lembre que {words}`,
		StatesName: `o meu {value} chama-se {words}|a minha {value} chama-se {words}|meu {value} chama-se {words}|
			minha {value} chama-se {words}|o nosso {value} chama-se {words}|a nossa {value} chama-se {words}|meu {value} se chama {words}|
			minha {value} se chama {words}|o meu {value} se chama {words}|a minha {value} se chama {words}|nosso {value} se chama {words}|
			nossa {value} se chama {words}|o nome do meu {value} é {words}|o nome da minha {value} é {words}|o {value} chama-se {words}|
			a {value} chama-se {words}`,
		StatesNamed: `o meu {value} é o {words}|a minha {value} é a {words}|o meu {value} é {words}|a minha {value} é {words}|
			meu {value} é {words}|minha {value} é {words}|nosso {value} é {words}|nossa {value} é {words}`,
		StatesRole: `a {words} é a minha {value}|o {words} é o meu {value}|{words} é o meu {value}|{words} é a minha {value}|
			{words} é meu {value}|{words} é minha {value}|a {words} é minha {value}|o {words} é meu {value}|{words} é nosso {value}|
			{words} é nossa {value}|{words} é o nosso {value}|{words} é a nossa {value}`,
		StatesIs: `{words} é um {value}|{words} é uma {value}|{words} é o {value}|{words} é a {value}|{words} é {value}|
			{words} significa {value}|{words} quer dizer {value}|{words} = {value}`,
		StatesUsual: `o meu {words} do costume custa {amount}|meu {words} de sempre custa {amount}|o meu {words} de sempre custa {amount}|
			o meu {words} costuma custar {amount}|a minha {words} costuma custar {amount}|meu {words} costuma custar {amount}|
			minha {words} costuma custar {amount}|o {words} costuma custar {amount}|a {words} costuma custar {amount}|{words} costuma custar {amount}|
			{words} normalmente custa {amount}|o meu {words} normalmente custa {amount}|meu {words} normalmente custa {amount}|
			meu {words} custa normalmente {amount}|meu {words} sempre custa {amount}|o meu {words} custa sempre {amount}|
			{words} geralmente custa {amount}|normalmente pago {amount} por {words}|costumo pagar {amount} por {words}`,
		StatesPayday: `o meu dia de pagamento é o dia {value}|meu dia de pagamento é o dia {value}|meu dia de pagamento é dia {value}|
			o dia de pagamento é {value}|recebo no dia {value}|recebo o salário no dia {value}|recebo o ordenado no dia {value}|
			recebo o salário dia {value}|o meu salário cai no dia {value}|meu salário cai no dia {value}|meu salário cai dia {value}|
			o meu ordenado cai no dia {value}|sou pago no dia {value}|sou paga no dia {value}|recebo dia {value}`,
		ForgetsFact: `esquece que {words}|esqueça que {words}|esquece quem é {words}|esquece {words}|esqueça {words}|apaga {words} da memória|
			apague {words} da memória|tira {words} da memória|remove {words} da memória`,
		ShowsMemory: `memória|a tua memória|sua memória|minha memória|a minha memória|mostra a memória|mostre a memória|mostra a tua memória|
			o que lembras|do que te lembras|do que você se lembra|o que você lembra|o que sabes de mim|o que sabes sobre mim|o que você sabe de mim|
			o que você sabe sobre mim|o que aprendeste|o que você aprendeu|mostra o que sabes|mostre o que você lembra`,
		NamesRelation: `filha|filho|criança|bebé|bebê|mulher|esposa|marido|esposo|companheira|companheiro|namorada|namorado|noiva|noivo|mãe|mamã|
			mamãe|pai|papá|papai|irmã|irmão|avó|avô|tia|tio|prima|primo|sobrinha|sobrinho|enteada|enteado|sogra|sogro|cunhada|cunhado|neta|neto|amiga|
			amigo|melhor amiga|melhor amigo|colega de casa|colega de quarto|vizinha|vizinho|colega|chefe|patrão|patroa|senhorio|senhoria|babá|ama|
			afilhado|afilhada|inquilino|inquilina`,
		PointsAway: `isto|isso|aquilo|este|esta|esse|essa|ele|ela|quem|que|qual|quanto|onde|como|quando|eu|tu|você|tudo|nada|não|aqui|hoje|
			ontem|se|porque`,
		NamesSecret: `senha|senhas|palavra-passe|palavra passe|pin|código pin|código de segurança|cvv|número do cartão|número da conta|iban|nib|
			cpf|nif|número do passaporte`,
		NamesPayday: `dia de pagamento|salário|ordenado|recebo`,
		SaysUsual: `o meu … do costume|o … do costume|a … do costume|meu … de sempre|o … de sempre|a … de sempre|como sempre|o meu … habitual|
			meu … habitual`,
		NamesOwner:  `proprietário|proprietária|dono|dona`,
		NamesMember: `membro`,
		NamesViewer: `leitor|leitora|observador|observadora|espectador|espectadora`,
		NamesZone:   `fuso horário|fuso|hora|horário|relógio|hora local|o horário|horario`,
		AroundSetting: `a|a minha|minha|nossa|à|para|pra|em|por|como|é|são|seja|o|os|ao|poe|passa|agora|principal|de|no|do|da|dia|o dia|no dia|
			do dia|de cada mês|todo mês|do mês|cada mês|todo dia|meu|meus|os meus|nossos|comigo|pra mim|me|mim|ok|então|aí|olha|tipo|ah|tudo|salário|
			pagamento|e|lá|já|hoje|vc|você|você pode|pode|dá pra|que|nos|aqui|nosso|desde|desde o|sao|de cada mes|todo mes|cada mes|salario|voce|
			da pra|anoto|escrevo|lanço|coloco`,
		AroundNewCategory: `uma|a|chamada|para|pra|de|mim|que se chama|outra|minha|com o nome`,
		AddsCategory:      `cria|crie|criar|adiciona|adicione|adicionar|nova|quero|queria|preciso de|faz|faça|bota|coloca|inclui|abre|acrescenta`,
		AroundLeft: `quanto|qto|quantos|que|o que|me|nos|ainda|de|do|no|meu|o|a|pra|para|gastar|esse|este|mês|mes|dinheiro|grana|agora|então|e|
			é|aí|até|fim|final|eu|hoje|tem|tenho|quanto é que`,
		StillLeft: `sobra|sobrou|me sobra|ainda sobra|resta|restam|me resta|ainda resta|falta|ainda posso gastar|posso gastar ainda|
			posso gastar|tenho ainda|ainda tenho|disponível|dentro do|estourei|passei do|tá sobrando|está sobrando|sobrando|ainda dá pra gastar|
			dá pra gastar|restante|me restam`,
		NamesBudget: `orçamento|orcamento|meu orçamento|limite|teto|orçamento mensal|verba`,
		AroundExport: `tudo|tudo isso|isso|isto|todos|todas|os|as|o|a|meus|meus gastos|gastos|os gastos|despesas|dados|os dados|meus dados|em|
			num|numa|no|na|pro|pra|para|para o|como|um|uma|de|do|arquivo|ficheiro|formato|lista|contador|contabilista|que|eu|lancei|lançamentos|com|
			até agora|aí|por favor|pra mim|para mim|registrei|dos`,
		AsksFile: `exporta|exporte|exportar|baixa|baixar|manda|mande|me manda|me mande|manda-me|mandar|envia|envie|me envia|envia-me|enviar|
			dá|me dá|dá-me|quero|queria|preciso|preciso de|posso ter|posso baixar|dá pra ter|dá pra baixar|dá pra exportar|dá pra mandar|
			consegue mandar|consegue exportar|pode mandar|pode me mandar|pode exportar|gera|gere|gerar|faz|faça|me faz|passa|me passa|coloca|bota|
			joga|solta|tira`,
		NamesCSV: `csv|arquivo csv|ficheiro csv`,
		NamesSheet: `excel|xlsx|planilha|planilha excel|planilha do excel|folha de cálculo|arquivo excel|arquivo do excel|ficheiro excel|
			um excel`,
		AroundCategories: `quais|qual|que|quais são|lista|lista das|lista de|mostra|mostre|me mostra|mostra-me|me dá|me diz|diz|ver|as|todas|
			todas as|minhas|suas|tuas|de|das|existem|existe|tem|têm|há|são|você tem|voce tem|vc tem|tens|eu tenho|tenho|temos|usa|usas|posso usar|
			disponíveis|conhece|você usa|vc usa|você conhece|aí|ai|agora|por favor|possíveis|cadastradas|listar`,
		NamesMonthStart: `início do mês|começo do mês|início de mês|primeiro dia do mês|início do meu mês|inicio de mes`,
		SetsSetting: `muda|mude|mudar|altera|altere|alterar|troca|troque|trocar|põe|ponha|pôr|coloca|coloque|colocar|bota|usa|use|usar|define|
			defina|definir|configura|configure|quero|queria|aplica|deixa|deixe|ajusta|ajuste|poe|por`,
		SaysMine:        `meu|minha|o meu|a minha|nosso|nossa|pra mim|para mim|comigo|uso|que uso|que eu uso|tenho|aplico|usamos`,
		NamesOwnAmounts: `valores que eu informo|valores que informo|valores que eu coloco|valores que coloco|valores que eu passo|valores que anoto|preços que eu passo|valores que eu anoto|valores|preços|precos|montantes|o que eu escrevo|o que eu anoto|eu anoto|eu escrevo|eu lanço|eu coloco`,
		SwitchesSetting: `passa para|passa pra|passa tudo para|passa tudo pra|muda tudo para|muda tudo pra|bota tudo em|põe tudo em|coloca tudo em|
			tudo em|troca tudo para|troca tudo pra|vamos passar para`,
		SaysHenceforth: `a partir de agora|de agora em diante|daqui em diante|daqui pra frente|de hoje em diante|a partir de hoje|sempre|
			por padrão|padrão|por defeito|por omissão|normalmente|normal|geralmente|no futuro|de base|como padrão`,
		NamesVATRate:  `alíquota|taxa de iva|taxa do iva|alíquota de imposto|icms|iss|taxa de imposto|taxa|aliquota`,
		NamesOwnMonth: `mês|meses|mês contábil|mes`,
		SaysBegins: `começa|comece|começam|começar|começo|inicia|inicie|iniciam|iniciar|vai|roda|corre|conta|conte|contar|arranca|abre|
			fecha e abre|vira|começando|iniciando`,
		NamesSpeech: `idioma|língua|idiomas|lingua`,
		SaysSpeak: `fala|fale|falar|responde|responda|responder|responde-me|me responde|me responda|escreve|escreva|escrever|conversa|
			converse|fala comigo`,
		LivesIn: `estou em|estou no|estou na|to em|tô em|to no|tô no|agora estou em|agora tô em|agora to em|tô agora em|moro em|moro no|
			agora moro em|me mudei pra|me mudei para|mudei pra|mudei-me para|vivo em|agora vivo em|estamos em|moramos em|tô morando em|to morando em|
			nos mudamos pra|nos mudamos para|mudamos pra|mudamos para|agora moramos em`,
		SetsCurrency: `moeda {currency}|minha moeda é {currency}|minha moeda é o {currency}|a minha moeda é o {currency}|
			a minha moeda é {currency}`,
		AsksHelp: `ajuda|ajude-me|me ajuda|me ajude|socorro|o que você sabe fazer|o que você pode fazer|o que você faz|o que voce faz|
			o que vc faz|o que vc sabe fazer|o que vc pode fazer|o que cê faz|o que tu fazes|o que fazes|o que sabes fazer|o que podes fazer|
			pra que você serve|para que você serve|pra que vc serve|pra que serve|pra que serve isso|para que serve|para que serves|o que posso fazer|
			o que eu posso fazer|o que posso perguntar|o que eu faço|o que eu faço agora|o que escrevo|como funciona|como funciona isso|
			como isso funciona|como você funciona|como usa|como usar|como se usa|como uso isso|como eu uso isso|como te uso|e agora|instruções|manual|
			comandos|lista de comandos|quais são os comandos|quais comandos|funções|funcionalidades|as tuas funções|suas funções|que funções tens|
			quais são as suas funções|quais são as tuas funções`,
		NamesHelp: `ajuda|ajuda com|ajuda com o|ajuda com a|ajuda sobre|ajuda para|ajuda pra|preciso de ajuda|preciso de ajuda com|
			preciso de ajuda para|me ajuda com|me ajude com|me ajuda a|ajuda-me com`,
		AsksHowTo: `como posso|como eu posso|como faço|como eu faço|como é que eu|como que eu|como é que se|como se faz|como dá pra|como devo|
			o que faço para|o que eu faço para|o que faço pra|o que eu faço pra|o que faço se|o que eu faço se|o que devo fazer|o que tenho que fazer|
			qual comando|qual o comando|qual é o comando|tem algum comando|existe algum comando`,
		AsksAbility: `o que você|o que voce|o que vc|o que cê|o que mais você|o que mais vc|o que tu|o que mais|o que sabes|o que podes|
			o que dá pra fazer|o que da pra fazer|o que dá para fazer|o que esse bot faz|o que este bot faz|o que o bot faz|me diz o que|
			me fala o que|quais funções|quais são as funções|quais as funções|quais comandos|por onde começo|como começo|para que serve|pra que serve|
			como funciona o bot|como funciona esse bot|como você funciona|não entendi como|nao entendi como|tô perdido|to perdido|estou perdido|
			estou perdida|como funciona|como que funciona|como é que funciona|como isso funciona|como isto funciona|isso funciona como|
			isso aqui funciona|quem é você|quem é vc|o que é isso|o que é isto|o que é esse bot|que que você faz|que que vc faz|você faz o quê|
			vc faz o que|você faz o que|para que você|pra que você|pra que vc|para que isto|pra que isso|como uso|como usa|como que usa|como se usa|
			como te uso|como eu uso|em que você pode|no que você pode|como você pode me ajudar|você serve pra|vc serve pra|me explica como|me explica`,
		AsksWhoBot: `quem é você|quem e voce|quem é vc|quem és tu|quem és|o que é você|como você se chama|como te chamas|qual é o seu nome|
			qual o seu nome|você é um bot|és um bot`,
		AsksWhatIs: `o que é|o que e|o que são|o que sao|o que significa|o que quer dizer`,
		AsksHow:    `como`,
		MayAskHowTo: `posso|eu posso|podemos|dá pra|da pra|dá para|da para|tem como|tem jeito|é possível|e possivel|existe|há como|há|tem|você|
			vc|você pode|pode|consegue|quem|onde|meus dados|minhas|fala|falas|entende|é seguro|é privado|isso é|está|quais idiomas|quais moedas|
			que idiomas|explica|explique|me explica|quero|queria|gostaria|preciso|eu quero|errei|me enganei|digitei errado|não sei como|nao sei como|
			funciona`,
		AsksPrivacy: `privacidade`,
		LogsQuoted: `lança isso|lanca isso|lança|lança aí|anota isso|anota|anota aí|registra isso|registra|adiciona isso|adiciona|regista isto|
			isso|esse`,
		BeforePayer: `para o|para a|para|pro|pra|foi o|foi a|foi|do|da|de|é do|é da|pago por|pelo|pela`,
		BehindPayer: `pagou|é que pagou|que pagou`,
		NamesSelf:   `eu|meu|minha|mim|para mim|pra mim|fui eu|eu paguei|paguei eu|é meu|é minha|quem pagou fui eu`,
		AsksHistory: `histórico|historico|alterações|alteracoes|mudanças|quem mudou|quem alterou`,
		SaysUntaxed: `sem imposto|sem impostos|sem iva|isento|isento de iva`,
		ShowsNumber: `histórico de {number}|histórico do {number}|histórico da {number}|histórico {number}|historico do {number}|
			quem adicionou {number}|quem adicionou o {number}|quem mudou o {number}|quem alterou o {number}|quem anotou o {number}|
			quem lançou o {number}|alterações do {number}|mostra o {number}|mostra {number}`,
		SetsZone: `meu fuso horário é {zone}|o meu fuso horário é {zone}|fuso horário {zone}|o fuso horário é {zone}|
			fuso horário para {zone}|muda o fuso horário para {zone}|mude o fuso horário para {zone}|muda meu fuso horário para {zone}|
			mude meu fuso horário para {zone}|altera o fuso horário para {zone}|coloca o fuso horário em {zone}|coloca o fuso horário de {zone}|
			põe o fuso horário em {zone}|meu fuso é {zone}|o meu fuso é {zone}|fuso {zone}|estou em {zone}|moro em {zone}|vivo em {zone}|tô em {zone}|
			to em {zone}|tô em {zone} muda o fuso|to em {zone} muda o fuso|tô em {zone}, muda o fuso|to em {zone}, muda o fuso|
			estou em {zone} muda o fuso|estou em {zone}, muda o fuso|estou em {zone}, muda o fuso horário|agora moro em {zone}|agora estou em {zone}|
			me mudei pra {zone}|me mudei para {zone}|mudei pra {zone}|muda o fuso pra {zone}|muda o fuso para {zone}|muda o fuso horário pra {zone}|
			fuso de {zone}|horário de {zone}|muda pro horário de {zone}`,
		SetsVAT: `iva {rate}|o iva é {rate}|o iva é de {rate}|meu iva é {rate}|o meu iva é {rate}|imposto {rate}|imposto de {rate}|
			o imposto é {rate}|o imposto é de {rate}|meu imposto é {rate}|meu imposto é de {rate}|minha alíquota é {rate}|
			a minha taxa de iva é {rate}|alíquota {rate}|taxa de iva {rate}|coloca o imposto em {rate}|muda o imposto para {rate}|
			mude o imposto para {rate}|põe o iva a {rate}|muda o iva para {rate}|icms {rate}`,
		EndsVAT: `sem imposto|sem iva|imposto não|iva não|tira o imposto|tira o iva|desliga o imposto|desliga o iva|imposto desligado|
			iva desligado`,
		AsksForVAT: `pergunta o imposto|pergunte o imposto|pergunta sempre o imposto|pergunte sempre o imposto|pergunta o iva|
			pergunta sempre o iva|pergunte sempre o iva`,
		CountsNet: `valores líquidos|os valores são líquidos|meus valores são líquidos|os meus valores são líquidos|valores sem imposto|
			os valores são sem imposto|valores sem iva|os valores são sem iva`,
		CountsGross: `valores brutos|os valores são brutos|meus valores são brutos|os meus valores são brutos|valores com imposto|
			os valores são com imposto|valores com iva|os valores são com iva`,
		StartsMonth: `meu mês começa no dia {value}|meu mês começa dia {value}|meu mês começa em {value}|o meu mês começa no dia {value}|
			o meu mês começa a {value}|o meu mês começa dia {value}|o mês começa no dia {value}|o mês começa dia {value}|o mês começa a {value}|
			meus meses começam no dia {value}|os meus meses começam no dia {value}|os meses começam no dia {value}|começa o mês no dia {value}|
			meu mês inicia no dia {value}|mês começa no dia {value}|mês começa dia {value}`,
		ForgetsRule: `esquece a regra de {words}|esqueça a regra de {words}|esquece a regra do {words}|esqueça a regra do {words}|
			esquece a regra da {words}|esquece a regra para {words}|esqueça a regra para {words}|apaga a regra de {words}|apague a regra de {words}|
			apaga a regra do {words}|apaga a regra para {words}|remove a regra de {words}|remova a regra de {words}|tira a regra de {words}|
			exclui a regra de {words}|exclua a regra de {words}`,
		RenamesCategory: `renomeia a categoria {words} para {value}|renomeie a categoria {words} para {value}|renomeia {words} para {value}|
			renomeie {words} para {value}|muda o nome de {words} para {value}|mude o nome de {words} para {value}|
			muda o nome da categoria {words} para {value}|{words} agora se chama {value}|{words} chama-se agora {value}|
			{words} deve se chamar {value}|renomeia {words} pra {value}|muda o nome de {words} pra {value}`,
		MakesRule: `coloca sempre {words} em {value}|coloque sempre {words} em {value}|sempre coloca {words} em {value}|
			sempre coloque {words} em {value}|põe sempre {words} em {value}|ponha sempre {words} em {value}|bota sempre {words} em {value}|
			anota sempre {words} em {value}|anote sempre {words} em {value}|classifica {words} como {value}|classifique {words} como {value}|
			classifica {words} em {value}|categoriza {words} como {value}|regra: {words} vai em {value}|regra: {words} vai para {value}|
			regra: {words} vai pra {value}|regra: {words} em {value}|regra: {words} = {value}|regra {words} em {value}|
			{words} é sempre a categoria {value}|{words} sempre é a categoria {value}|{words} vai sempre na categoria {value}|
			{words} sempre vai na categoria {value}|{words} sempre categoria {value}|
			sempre {words} na categoria {value}|{words} sempre na categoria {value}|{words} sempre vai pra categoria {value}|{words} sempre vai para a categoria {value}|{words} sempre pra {value}`,
		OpensCategory: `a categoria|categoria|na categoria`,
		OpensSubject: `tudo que for do|tudo que for da|tudo que for|tudo que eu comprar no|tudo que compro no|tudo que é do|tudo que é da|
			tudo do|tudo da|tudo no|tudo na|todos os gastos no|todos os gastos do|os gastos no|os gastos do|tudo`,
		RulesKnown: `coloca em {value}|coloque em {value}|põe em {value}|mete em {value}|bota em {value}|joga em {value}|vai em {value}|coloca isso em {value}|põe isso em {value}|
			bota isso em {value}|joga isso em {value}|coloca na categoria {value}|coloca isso na categoria {value}|põe na categoria {value}|
			põe isso na categoria {value}|bota na categoria {value}|bota isso na categoria {value}|era pra colocar em {value}|
			{words} era pra colocar em {value}|era para colocar em {value}|{words} era para colocar em {value}|era pra pôr em {value}|
			{words} era pra pôr em {value}|era pra botar em {value}|{words} era pra botar em {value}|era pra estar em {value}|
			{words} era pra estar em {value}|{words} coloca em {value}|{words} põe em {value}|{words} bota em {value}|{words} coloca na categoria {value}|
			{words} é sempre {value}|{words} sempre é {value}|{words} são sempre {value}|{words} vai sempre em {value}|
			{words} vai sempre para {value}|{words} sempre em {value}|{words} fica sempre em {value}|{words} sempre fica em {value}|
			a partir de agora {words} é {value}|de agora em diante {words} é {value}|{words} é {value} a partir de agora|
			{words} sempre vai pra {value}|{words} sempre vai para {value}|{words} vai sempre pra {value}|{words} sempre vai em {value}|{words} sempre vai no {value}|{words} sempre vai na {value}|{words} vai pra {value}`,
		Rules: `{words} vai em {value}|{words} vai para {value}|{words} vão em {value}|{words} vão para {value}|{words} fica em {value}|
			{words} ficam em {value}|{words} conta como {value}|{words} contam como {value}|{words} pertence a {value}|{words} pertencem a {value}`,
		SaysIsCategory: `{words} é {value}|{words} são {value}`,
		ExportsJSON:    `exporta em json|exportar em json|exporta json|exportar json`,
	},
	topics: topicWords{
		TopicAdd:        `adicion*|anot*|registr*|lanç*|lanc*|coloc*|escrev*|insir*|inser*|começ*|comec*|gasto|gastos|despesa*|compra|compras`,
		TopicBudget:     `orçamento*|orcamento*|limite*|avisar|avisa|alerta*|meta|metas|economizar`,
		TopicCategories: `categori*|regra|regras`,
		TopicCurrency:   `moeda*|câmbio|convert*|dólar|dólares|dolar|reais|euros`,
		TopicDays:       `fuso*|horário|data|datas|outro dia|de ontem|ontem|dia anterior|atrasad*|retroativ*`,
		TopicExport: `export*|excel|csv|json|xlsx|planilha*|folha de cálculo|google sheets|baix*|download|descarreg*|backup|cópia de segurança|
			contador|contabilista|contabilidade|arquivo com tudo`,
		TopicFiles: `recibo*|nota fiscal|notas fiscais|comprovante*|cupom|foto|fotos|imagem|imagens|fatura*|anex*|arquivo*|ficheiro*|pdf|
			documento*|escane*|enviar|print`,
		TopicFix: `erro|erros|errei|errad*|engan*|corrij*|corrig*|mud*|alter*|edit*|modific*|apag*|exclu*|delet*|remov*|desfaz*|desfaç*|
			desfac*|anul*|cancel*|restaur*|recuper*|voltar atrás|tirar|tiro|consert*|arrum*`,
		TopicIncome: `receita|receitas|salário|salario|renda|reembolso*|estorno*|devolução|devolucao|transferência*|transferencia*|empréstimo|
			recebi`,
		TopicLanguage: `idioma*|língua*|lingua*|português|portugues|inglês|ingles|chinês|espanhol|fala|falas`,
		TopicMemory:   `lembr*|memória|memoriz*|aprend*|esquec*`,
		TopicPrivacy: `privacidade|privad*|quem vê|quem ve|quem pode ver|quem lê|acesso|segur*|meus dados|dados|criptograf*|lgpd|confidencial*|
			guardad*|armazenad*|apagar tudo|excluir minha conta`,
		TopicRepeat: `recorrent*|repet*|todo mês|todo mes|todos os meses|cada mês|mensal|mensalmente|automátic*|automatic*|lembr*|assinatura*|
			periódic*`,
		TopicReports: `relatório*|relatorio*|resumo*|total|totais|ver|vejo|consultar|mostr*|busc*|procur*|encontr*|ach*|lista|listar|gráfico*|
			grafico*|estatística*|gastei|compar*|média|media|perguntar|histórico|historico`,
		TopicSettings: `configur*|ajust*|definiç*|preferência*|opções|início do mês`,
		TopicShare: `convid*|compartilh*|partilh*|junto|juntos|equipe|equipa|família|familia|minha mulher|minha esposa|meu marido|minha namorada|
			meu namorado|colega*|amig*|grupo*|canal|outras pessoas|várias pessoas|alguém|alguem|papel|papéis|permiss*|membro*`,
		TopicSlack:    `slack`,
		TopicSplit:    `divid*|divis*|rach*|repart*|metade|split|vaquinha`,
		TopicTags:     `tag|tags|etiqueta*|hashtag*|marcador*`,
		TopicTax:      `imposto*|iva|icms|iss|tributo*|líquido|liquido|bruto|taxa|taxas|alíquota*`,
		TopicTelegram: `telegram|whatsapp|zap|celular|telemóvel|app|aplicativo`,
	},
	cues: cues{
		SaysPrice: `^ o? dólar/dolar/euro/bitcoin/libra fechou/abriu/está/tá/ta/a/bateu/hoje/caiu/subiu|cotação|cotacao|câmbio hoje|
			tá/ta/está/estão/tão a? # … absurdo/roubo/caro/loucura/quilo/litro/inflação|tá/ta/está/estão # reais/conto o/a|subiu/subiram pra/para|
			diz/dizem/disseram que|já custa/custam|custa/custam já|antes custava/era|um roubo|um absurdo|foi pra # … inflação|a inflação|
			aonde vamos parar|onde vamos parar|vai/vão subir/aumentar/passar/custar|sobe/sobem/subirá/aumenta/passa pra/para/a #|
			subiu/aumentou/passou pra/para #|agora custa/custam/tá/está|custa/custam agora|meu/seu/o/novo salário novo? é/vai/será|ganha # por|
			tá/ta/está/estão/tão a? #|^ vi/vimos um/uma/uns/umas … a/por #|eu? vi um/uma/uns/umas … a/por #|custaria/custariam/custará/sairia|
			pede/pedem/pediu/pediram/quer/querem/cobra/cobram # pelo/pela/por/pra/para/pro/pros/pras|tá/ta/está/estão/tão pedindo/querendo #|me/nos pediu/pediram/cobrou_e_não/deu_um_orçamento_de #|
			dizia/falou/falaram/disse/contou que|me/nos disse/disseram/falou/falaram que|parece/pelo_visto que|
			está/tá/estão em/na promoção/oferta por/a|esse/essa/esses/essas/este/esta/aquele/aquela … custa/custam #|é muito/caro # numa/num/por|
			a partir de #|pedem/pede # no/na/por/pelo/pela|aluguel vai/sobe pra/para|no valor de # de graça|
			orçou/orcou/orçaram|orçado|cotou/cotaram|cotado|avaliou/avaliaram em`,
		SaysAge: `faz/fez/completa/completou/vai_fazer # anos?|# anos|faz/completa #|tem # anos`,
		SaysMeeting: `reunião/reuniao/aula/entrevista/consulta … sala/andar/bloco|te encontro|te espero|a gente se vê|nos vemos|se encontra|
			encontro às/as|vamos nos encontrar|me encontra|me busca`,
		SaysPhone: `meu zap|meu número|meu numero|me liga/ligue|liga-me|ligue-me|liga/ligue/liguem me|telefone|tel|meu celular|celular|whatsapp|
			whats|zap|contato`,
		SaysArrived: `caiu/caíram|entrou/entraram|creditado/creditada/creditaram|depositado/depositada/depositaram|chegou/chegaram|pingou|
			na minha conta`,
		SaysWon:    `prêmio/premio/prémio … loteria/lotaria/raspadinha/mega-sena/mega_sena/lotofácil/lotofacil/quina/bingo/rifa/euromilhões|loteria/lotaria/raspadinha/mega-sena/lotofácil/bingo/rifa/euromilhões … prêmio/premio/prémio`,
		SaysCredit: `crédito da conta/luz/água|saldo/crédito a favor|nota de crédito`,
		SaysLeft:   `meu/seu/o saldo é/de/: #?|saldo disponível|sobrou # na conta|^ o? troco #|^ troco de #|# de troco`,
		SaysOwn: `fatura do/de cartão/nubank/itaú/santander/c6/inter/bradesco|transferi/passei/mandei/pix … minha/outra/nossa conta/poupança|
			paguei o cartão|troquei/cambiei/converti # … por/em/pra/para reais/dólares/euros/libras/pesos`,
		SaysLost: `roubaram/furtaram/levaram o/a/os/as/meu/minha/meus/minhas|roubaram/furtaram|
			fui/fomos roubado/roubada/assaltado/assaltada/furtado/furtada|me/nos roubaram/assaltaram|
			foi/foram roubado/roubada/roubados/roubadas/furtado/furtada|^ perdi/perdemos #|perdi/perdemos meu/minha/o/a/os/as/meus/minhas`,
		SaysUnpaid: `ainda/inda não/nao … paguei/pago/paga/pagou/pagamos|não/nao paguei/pagamos/foi_paga/foi_pago|falta/faltam pagar|por pagar|
			sem pagar|tenho/temos/preciso de/que? pagar|vence/vencem dia/em/amanhã/hoje/no/na|amanhã/hoje vence/vencem|em aberto|está/tá/ta pendente`,
		SaysOwed: `me/nos deve/devem/devendo/devia|tá/ta/está/estou/tô/to/fiquei/ficou/ficaram/estão me? devendo|
			tá/ta/está/estou/tô/to/ficou/estão me/nos devendo|devo/devemos|tô/to/estou devendo|fiquei devendo|lhe devo|deve/devem/devia/deviam me|uma dívida|
			endividado`,
		SaysSettled:  `finalmente/já/enfim paguei|^ paguei/pagamos/quitei|quitei|quitado|quitada`,
		SaysReturned: `devolvi|paguei … de volta|já devolvi|já paguei|me devolveu|me pagou de volta|acertei`,
		SaysPlanned: `quase que? comprei/compro/peguei/pedi/gastei/paguei|por pouco … comprei/compro/gastei|
			ia/íamos comprar/gastar/pegar/pedir/pagar|quero/queria/queremos … comprar|vou/vamos … comprar/gastar|estou/tô/to pensando/a_pensar em|
			penso/pensando em comprar|pensei em comprar|posso/podemos/consigo/conseguimos … comprar/pagar/gastar|dá/da pra/para comprar/pagar/levar|
			cabe no bolso|tenho dinheiro pra/para|será que dá/posso|devo comprar|devia comprar|deveria comprar|acabei não/nao … comprando|
			não/nao comprei|desisti de|gostaria de/que? comprar/ter|juntando dinheiro|juntar pra/para|guardando pra/para|se eu comprar/comprasse|
			com vontade de|amanhã/próximo/próxima/que_vem … compro/compramos/pego/pago/pagamos/gasto/encomendo|
			compro/compramos/pego/pago/pagamos/encomendo … amanhã/próximo/próxima/que_vem|comprarei/compraremos/pagarei/pagaremos/gastarei/gastaremos|
			vou/vamos ter que/de pagar/gastar/comprar|pretendo/pretendemos comprar/gastar/pagar|
			não/nao vou/vamos levar/comprar/pegar/querer|não/nao levei/levo/compro/peguei/pego|deixei/deixa pra/para lá/la|
			talvez/acho_que eu? pegue/pego/compre/compro/leve/levo/peça|
			em janeiro/fevereiro/março/marco/abril/maio/junho/julho/agosto/setembro/outubro/novembro/dezembro vem/vêm/tem/chega/chegam/vence/vencem/tenho/vou/vai/compro|
			mês/semana/ano que vem … vem/tem/chega/vence|vai/vão/vao dar/custar/sair/ficar/ser|
			tenho/temos/tem/tinha/terei/vou_ter/vamos_ter q/que/de pagar/comprar/dar/acertar/depositar|preciso/precisamos pagar/comprar/depositar|
			ficou caro demais|achei caro|tô/to/estou olhando|falta/faltam pagar/quitar|quase levei/levo/comi/pedimos/levamos|mas/e desisti/desistimos|desisti $`,
		SaysForSale: `^ vendo/vendemos/vende/vendem/vende_se|estou/tô/to vendendo|à venda|a venda`,
		SaysWish: `quero/queria/queremos/queríamos … um/uma/uns/umas/aquele/aquela/esse/essa/outro/outra|queria tanto|quem me/nos dera|
			adoraria/adoraríamos/amaria/gostaria/gostaríamos/gostava de? um/uma/uns/umas/aquele/aquela/ter|sonho/sonhando/sonhamos com|
			se eu tivesse/pudesse|tô/to/estou/tava/ando de olho em/num/numa/nuns/numas/no/na/nos/nas/nesse/nessa|
			um_dia/algum_dia ainda? vou/terei/compro|lista de desejos|seria bom/ótimo/legal/massa ter|oxalá/oxala/tomara|bem que eu? queria|
			morrendo de vontade|louco/louca por|meu sonho é/era/seria|imagina/imagine/imaginem #|
			imagina/imagine/imaginem só/so/que/se/um/uma/pagar/gastar/ter/comprar|já/ja imaginou/imaginaste|imagina/imagine lá`,
		SaysBudget: `meu/nosso/o orçamento|orçamento de/é/para/pra/mensal|^ orçamento #|orçamento :|
			não/nao posso/podemos/quero/queremos/devo … passar/gastar … mais? de|não/nao passar/gastar/ultrapassar mais? de?|não/nao ultrapassar|
			no máximo … mês/semana|mês/semana … no_máximo/máximo|máximo/max de? # … mês/semana|limite de|meu limite|um teto|teto de|
			até # por/no/esse mês|gastar só até|me avisa/avise … passar/quando/se|^ orçamento … #|^ orcamento … #|orçamento # … por/ao mês|
			meta … # … por/ao mês`,
		SaysTreated: `^ a/o? minha/meu? vó/vovó/vô/vovô/avó/avô/mãe/pai/tia/tio/sogra/sogro/madrinha/padrinho deu/deram #|quem pagou foi|quem paga/pagou é/era/foi|me/nos convidou/convidaram|por conta da casa/dele/dela|cortesia da casa|
			pagou pra/para/por mim/nós/gente|pagou a minha|pagou tudo|se comprou|comprou pra/para ele/ela/si|foi … quem/que pagou/pagaram|
			por conta do/da meu/minha/chefe/empresa/firma/sogra/sogro/trabalho|pago/paga/pagos/bancado/custeado pelo/pela/por|e pagou/bancou $|
			e pagou/bancou tudo|e pagou/bancou #|nos/me levou/levaram pra/para`,
		AsksReminder: `me lembra/lembre/lembrar|lembra/lembre me/mim|lembra-me|me avisa/avise … de/pra/para/quando|lembrete|
			não/nao me? deixa/deixe/deixes … esquecer|não/nao esquecer/esqueça/esquece|não/nao posso esquecer|pode me lembrar`,
		SaysEvery: `todo/todos mês/os_meses/ano/sábado/domingo|toda/todas semana/as_semanas/segunda/terça/quarta/quinta/sexta|cada mês/semana/ano|
			todo dia #|todos os meses/anos|uma vez por mês/ano|dia # de cada|todo primeiro|mensal todo dia #|todo mês … dia #`,
		AsksRepeat: `automaticamente|automático|automática|sozinho|sozinha|por conta própria|a partir de agora|de agora em diante|
			daqui pra/para frente|recorrente|repete/repetir|programa/programar|sem perguntar`,
	},
	Words: vocabulary{
		words: []roleWords{
			{0, `da_manhã da_tarde da_noite`},
			{RoleDocument, `recibo talão comprovante cupom_fiscal nota_fiscal número_do_recibo`},
			{RoleDocument | RolePayable, `fatura número_da_fatura`},
			{RoleFree | RoleExempt, `isento isenta isento_de_iva isenta_de_iva isento_de_imposto`},
			{RoleFree | RoleReverse, `autoliquidação inversão_do_sujeito_passivo`},
			{RoleTimes, `vezes`},
			{RoleDivided, `dividido_por dividido_entre`},
			{RoleMinus, `menos`},
			{RoleEach, `cada_um cada_uma a_unidade cada`},
			{RolePer, `por a o ao`},
			{RoleOff, `desconto off abatimento cupom vale cupão cupões promoção descontos cupons vales metade_do_preço a_metade_do_preço`},
			{RoleTip, `gorjeta gorjetas serviço garçom taxa_de_serviço caixinha`},
			{RoleInexact, `e_pico e_poucos e_tal e_tantos`},
			{RoleBy, `por pelo pela`},
			{RolePerson, `primo prima cunhado cunhada vizinho vizinha vizinhos sogro sogra sobrinho sobrinha patrão patroa avós amigos irmãos ex
				esposa mulher marido mãe pai mamãe papai chefe empresa irmão irmã amigo amiga namorado namorada colega pais avó avô tio tia
				vó vô vovó vovô sogros tios primos colegas patrões`},
			{RolePaid, `pagou comprou pagaram ofereceu
				bancou paga pagam pagava bancaram compraram`},
			{0, `imposto_de_renda renda_casa taxa_de_transferência tarifa_de_transferência caixinha_de_som caixinha_de_leite caixinha_de_suco caixinha_de_remédio`},
			{RoleNotSpent, `esqueci_de_pagar esqueci_pagar esqueci_de_comprar me_esqueci_de_pagar`},
			{RoleNotSpent, `atrasado atrasada pendente em_atraso não_pago não_paga a_pagar planejado planejada previsto prevista vencido vencida
				em_aberto por_pagar me_deve me_devem tenho_que_pagar vou_pagar ainda_não_paguei`},
			{RoleIncome, `ordenado vencimento salário ganhei vendi vendido vendida vendidos vendidas revendi dividendos me_deu me_deram deu-me deram-me deu-nos me_presenteou nos_deu herdei ganhou achei
				aposentadoria aposentadoria_caiu bolsa_de_estudos bolsa_de_estudo bolsa_família bolsa_faculdade auxílio auxílio-doença auxílio_brasil
				seguro-desemprego seguro_desemprego décimo_terceiro 13º_salário pis juros_da_poupança juros_recebidos rendimento rendimentos
				rendimento_da_poupança aluguel_recebido em_gorjetas gorjetas_de_hoje gorjetas_do_dia dividendo fgts
				pensão_por_morte reforma_recebida subsídio_de_desemprego subsídio_de_férias venda_na_olx caiu_o_pix caiu_um_pix pix_recebido
				recebi_um_pix caiu_o_salário entrou_o_pix pagamento_do_freela caiu_na_conta caiu_o_vale caiu_o_vale-refeição caiu_o_vale-alimentação
				caiu_meu_vale entrou_o_vale entrou_o_vale-refeição caiu_o_vr caiu_o_va caiu_o_ticket caiu_o_adiantamento caiu_o_décimo`},
			{RoleIncome | RoleOrSpent, `renda pensão juros mesada comissão comissões`},
			{RolePaid | RoleGave, `mandou enviou depositou transferiu`},
			{RoleIncome | RoleRefund, `restituição restituição_do_imposto recebi recebido me_enviou me_mandou me_pagou me_depositou me_transferiu me_passou me_fez_um_pix me_fez_pix mandou-me enviou-me pagou-me
				transferiu-me passou-me fez-me_um_mbway`},
			{RoleRefund, `caução_devolvida`},
			{RoleRefund | RoleMoved, `devolvida devolvido devolvidos devolvidas devolveram devolveu devolvi devolvemos devolveu-me devolveram-me me_devolve me_devolvem me_devolveu me_devolveram`},
			{RoleMoved, `empresta emprestou emprestaram guardei_na pra_poupança cofrinho caixinha poupança saquei levantei caixa_eletrônico no_caixa no_caixa_eletrônico
				no_multibanco depositei emprestei minha_conta conta_conjunta minha_poupança tesouro_direto cdb conta_corrente`},
			{RoleMoved | RoleOrSpent, `guardei guardamos transferi transferência`},
			{RolePeriod, `em desde ano primavera verão outono inverno trimestre comparar compara férias natal páscoa ano_novo réveillon carnaval
				contra ou`},
			{RolePoint, `vírgula ponto`},
			{RolePart, `dúzia duzia dezena centena meio meia`},
			{RoleHalf, `meio meia`},
			{RoleMoney | RoleBan, `salário renda ganhei recebi vendi emprestei`},
			{roleHint, `pague_menos`}, // the pharmacy, not "paid less" in Spanish
			{roleHint, `o os as um uma e com para por do da no na ontem hoje comprei paguei gastei almoço jantar café aluguel mercado gasolina luz
				água custa custou apenas foi em milhões milhoes reais vendi custo`},
			{RoleFiller, `quase_esqueci quase_me_esqueci quase_que_esqueci quase_esqueço quase_me_esquecia já_ia_esquecendo ja_ia_esquecendo ia_esquecendo ia_me_esquecendo ia-me_esquecendo quase_esqueci_de quase_esqueci_de_anotar`},
			{RoleFiller, `esqueci esqueci_de me_esqueci esqueci_de_anotar faltou faltou_o faltou_a tinha_esquecido`},
			{RoleFiller, `eu meu minha me de do da no na em total preço valor foi apenas só por_favor obrigado exatamente aí lá aqui pra pras então agora agorinha acabei_de_gastar acabei_de_pagar acabei_de_comprar acabei_de hoje_cedo cedo de_manhã de_manhãzinha à_tarde à_noite de_noite
véi nossa putz caramba ih né viu mais_uma_vez de_novo outra_vez também tb tbm pfv pfvr por_gentileza valeu obrigada no_pix pelo_pix via_pix com_pix em_dinheiro
no_dinheiro no_débito no_crédito no_cartão com_cartão à_vista no_cartão_de_crédito no_cartão_de_débito mbway umas peguei pegamos deixei deixamos meti botei coloquei larguei pedi pedimos debitado debitada descontado descontada`},
			{RoleFiller | RoleArticle, `o os as um uma`},
			{RoleFiller | RoleFor, `por para pra`},
			{RoleFiller | RoleSpend, `gastei paguei comprei gasto pago gastamos pagamos compramos torrei torramos desembolsei
tomei tomamos comi comemos bebi bebemos enchi adquiri quitei passei_no_débito passei_no_crédito passei_no_cartão fiz_um_pix_de foi_se foram-se`},
			{RoleFiller | RoleCost, `custa custou custo custaram deu deram saiu saíram saiu_por saíram_por ficou ficou_em ficou_por ficaram foi_por
				foram tá_custando`},
			{RoleFiller | RoleAdd, `adiciona adicionar anota registra registrar lança adicione anote anotar registre registrando registar regista
				lançar coloca coloque bota põe ponha inclui inclua colocar`},
			{RoleCommand, `apaga apagar exclui excluir muda mudar altera corrige mostra mostrar busca relatório`},
			{RoleBan, `sou é são era seria pode poderia deveria quanto como quando onde quem que qual se não nunca nenhum metade cada dividir dividido
				aproximadamente quase talvez salário renda ganhei recebi devo deve emprestei apaga apagar exclui excluir muda mudar mostra mostrar
				busca relatório orçamento próximo quero preciso acho ignore instruções você ele ela eles anos número vendi`},
			{RoleTax, `iva icms imposto impostos iss ipi`},
			{RoleNet, `líquido líquidos liquidos sem_imposto sem_impostos sem_iva`},
			{RoleGross, `bruto com_iva incluso inclusos inclusa inclusas incluído incluída incluídos incluídas incl incluindo inclui já_incluso
				já_incluído já_inclusos embutido embutidos`},
			{RoleSubtotal, `subtotal base`},
			{RoleTotal, `total no_total ao_todo`},
			{RolePercent, `por_cento`},
			{RolePlus, `mais`},
			{RoleGlue, `de do é são foi à`},
			{RoleUnit, `passos vezes pessoas dias semanas meses anos horas minutos gramas quilos quilo kilos kilo litros litro metros metro garrafas`},
			{RoleOftenNumbered, `quarto linha`},
			{RoleNumbered, `portão plataforma vagão página capítulo número pedido`},
			{RoleFiller | RoleRefund, `reembolso estorno cashback`},
			{RoleRefund, `estornou estornaram estornado estornada reembolsou reembolsaram reembolsado reembolsada reembolsados`},
			{RoleAnd, `e com depois`},
			{RoleDe, `d de`},
		},
		shares: `2:metade_de,a_metade_de,minha_metade,metade_do,metade_da,a_metade_da,a_metade_do 3:um_terço_de`,
		sharers: `0:racho,rachado,a_dividir,pra_dividir,para_dividir,pra_rachar,rachar,dividir,rachamos,dividido,dividimos,rachei,dividida,rachada,rachou,dividiu,rachadas
			2:metade,meio_a_meio,por_dois,em_dois 3:por_três,em_três 4:por_quatro,em_quatro`,
		scales: `3:mil 6:milhão,milhao,milhões,milhoes`,
		rounds: `10:dezena 15:quinzena 20:vintena 100:centena 1000:milhar`,
		numbers: `1000000:milhão,milhao 1:um,uma 2:dois,duas 3:três,tres 4:quatro 5:cinco 6:seis 7:sete 8:oito 9:nove 10:dez 11:onze 12:doze 13:treze
			14:quatorze,catorze 15:quinze 16:dezesseis,dezasseis 17:dezessete,dezassete 18:dezoito 19:dezenove,dezanove 20:vinte 30:trinta 40:quarenta
			50:cinquenta 60:sessenta 70:setenta 80:oitenta 90:noventa 100:cem,cento 200:duzentos,duzentas 300:trezentos,trezentas
			400:quatrocentos,quatrocentas 500:quinhentos,quinhentas 600:seiscentos,seiscentas 700:setecentos,setecentas 800:oitocentos,oitocentas
			900:novecentos,novecentas 1000:mil`,
		marks: `~dollar:dólar,dólares,dolar,dolares ~centavo/2:centavo,centavos ~pound=GBP:libra,libras ~franc:franco,francos ~krone:coroa,coroas
			~yen=JPY:ienes BRL:conto,contos *1?:pila,pilas,paus,pau,mangos *10:dezão *20:vintão *50:cinquentão,cinquentinha *100:centão *1000:milzão`,
		clashes: `sei due dos sex once elf`,
		endings: `centos centas`,
	},
	regional: []regional{
		// A rent, and what a thousand escudos were; in Brazil an income, and the real.
		{regions: `PT AO MZ CV GW ST TL`, words: []roleWords{{0, `renda rendas`}, {RoleBan, `conto contos`}}},
	},
	lists: []listWords{
		{Won, `ganhou ganhamos ganharam venceu perdeu perdemos perderam empatou goleou`},
		{Versus, `a ao`},
		{Leg, `ida volta`},
		{Returning, `devolver devolvo devolução`},
		{GivenName, `lara ana maria júlia julia beatriz bia carol carolina camila larissa letícia mariana amanda bruna fernanda gabriela isabela
			rafaela juliana jéssica vanessa patrícia aline inês ines sofia matilde joana catarina rita marta joão joao pedro lucas gabriel
			matheus mateus rafael rafa felipe gustavo guilherme bruno diego thiago tiago rodrigo andré andre marcos marcelo paulo carlos
			luiz luis fernando ricardo eduardo edu leonardo leo vinícius caio daniel miguel duarte nuno rui hugo josé zé`},
		{Venue, `sala andar portão consultório plataforma quarto bloco apto ap guichê auditório porta leito linha gabinete ala prédio
			terminal quadra box torre poltrona assento cadeira`},
		{Seat, `linha cais gare carruagem lugar poltrona assento assentos vagão fila fileira plataforma portão`},
		{Paged, `página páginas pág págs capítulo capítulos exercício exercícios questão questões episódio episódios versículo erro`},
		{Premises, `apartamento apto ap casa sala quarto imóvel loja kitnet`},
		{Interest, `juros`},
		{Within, `em no na nos nas`},
		{Stay, `viagem passeio férias excursão`},
		{During, `durante na no nas`},
		{Toward, `a ao para pra`},
		{Travel, `hotel pousada albergue aeroporto táxi metrô metro museu`},
		{Gamble, `poker pôquer cassino roleta aposta apostas bingo loteria bet`},
		{Tenant, `inquilino inquilina inquilinos inquilinas locatário locatária locatários`},
		{Or, `ou`},
		{Discount, `desconto descontos abatimento`},
		{Piece, `un und unid`},
		{Change, `troco`},
		{Saves, `economizei economizamos poupei poupámos`},
		{TakesOff, `tirou descontou abateu tirei`},
		{Amid, `entre`},
		{UpFrom, `de`},
		{UpTo, `a até ate`},
		{LoweredTo, `pra para`},
		{SoldFor, `por`},
		{OrInTwo, `ou_talvez`},
		{HourMark, `hs hrs horas`},
		{BeforeClock, `às as até_as até_às`},
		{LeadsToClock, `às até_as até_às`},
		{PartOfDay, `da_manhã da_tarde da_noite`},
		{CategoryWord, `categoria categorias rubrica`},
		{CategoryIs, `é`},
		{CategoryBefore, `na em no sob a à como da de para pra com`},
		{FiledUnder, `sob`},
		{TakenAs, `como`},
		{CategoryEnd, `e obrigado mas com`},
		{Due, `atrasado atrasada pendente em_atraso planejado planejada previsto prevista vencido vencida em_aberto`},
		{Acquires, `paga pagam aluga alugam alugou ganha gastou pegou compra compram pediu torrou torraram gastaram largou estourou desembolsou
			comprou compraram pagou pagaram queimou meteu deixou soltou vendeu venderam vendido
			bancou banca abasteceu botou colocou pôs acertou bancaram`},
		{StreetBefore, `rua avenida av travessa alameda praça estrada rodovia largo`},
		{AddressPart, `apto ap apartamento cep bloco andar casa_nº conjunto conj lote`},
		{Journey, `trem comboio voo embarque portão plataforma vagão sai chega partida`},
		{CookMeasure, `gramas xícara xícaras xicara xicaras colher colheres pitada dente dentes copo copos litro litros`},
		{Pound, `libra libras`},
		{Gram, `grama gramas`},
		{Kilo, `quilo quilos kilo kilos`},
		{Litre, `litro litros`},
		{HalfPrice, `metade_do_preço a_metade_do_preço`},
		{Street, `rua avenida travessa alameda`},
		{Size, `tamanho`},
		{Code, `código codigo senha pin`},
		{Gauge, `febre temperatura tamanho manequim pesa versão linha pulsação pressão`},
		{Team, `benfica porto sporting braga flamengo palmeiras corinthians santos vasco brasil portugal`},
		{Departs, `comboio trem autocarro ônibus voo avião metro elétrico`},
		{LeadsToDeparture, `das às sai parte`},
		{Begins, `vem chega abre fecha começa começou termina acaba`},
		{Instalment, `parcela prestação`},
		{Appointment, `compromisso despertador`},
		{ServiceCharge, `serviço`},
		{Fellows, `amigos amigas colegas primos primas irmãos irmaos irmãs irmas vizinhos vizinhas parceiros chegados`},
		{Heads, `pessoas`},
		{RateOn, `sobre`},
		{Visited, `dentista médico medico doutor veterinário pediatra fisio oftalmo`},
		{Weighs, `pesa`},
		{Waits, `esperei`},
		{Ticket, `bilhete bilhetes ingresso ingressos passe`},
		{Sends, `pix mandei enviei passei depositei`},
		{Found, `achei encontrei`},
		{Giver, `de da do`},
		{Hedge, `uns umas cerca_de por_volta_de em_torno_de mais_ou_menos aproximadamente tipo quase acho acho_que acho_q eu_acho creio creio_que ou_algo_assim
			se_não_me_engano se_bem_me_lembro`},
		{Maybe, `talvez`},
		{Opening, `então bom olha tipo_assim é_o_seguinte bem ó olha_só então_assim ah entao_assim peraí`},
		{Denial, `não nao`},
		{Preposition, `por com da`},
		{With, `com`},
		{Indefinite, `um uma`},
		{Possessive, `meu minha
			meus minhas nosso nossa seu sua`},
		{Auxiliary, `já acabou_de tinha se também`},
		{PaymentMeans, `cartão`},
		{PlainSide, `bruto`},
		{Joint, `com`},
		{Measured, `reais real`},
		{NotSold, `sim ei costas mora mostra mandado joga perde terras eis tava canta risos boba
			dona restos povos porto montes veste martin gonna tente don mama cap kira kara reis`},
		{FunctionWord, `o a os as um uma uns umas eu tu ele ela eles nós me te se lhe meu minha seu sua e ou mas que como quando não sim de do da dos das em no na nos nas com
por para sem é são era foi ser está há muito mais já só também este esta isto esse essa isso aqui`},
	},
	lands: `JPY:japão,japao CNY:China KRW:coreia,coreia_do_sul TWD:taiwan THB:tailândia VND:vietnã,vietname SGD:singapura,cingapura INR:índia PHP:filipinas IDR:indonésia AED:emirados JOD:jordânia EGP:egito,egipto MAD:marrocos ZAR:áfrica_do_sul TRY:turquia MZN:moçambique AOA:angola CVE:cabo_verde
GBP:reino_unido,inglaterra,escócia CHF:suíça,suiça SEK:suécia NOK:noruega DKK:dinamarca ISK:islândia PLN:polônia,polónia CZK:república_tcheca,chéquia HUF:hungria RON:romênia RUB:rússia
EUR:portugal,espanha,frança,alemanha,itália,irlanda,áustria,bélgica,holanda,países_baixos,grécia,croácia,finlândia USD:eua,estados_unidos CAD:canadá MXN:méxico BRL:brasil ARS:argentina COP:colômbia PEN:peru UYU:uruguai PYG:paraguai BOB:bolívia AUD:austrália NZD:nova_zelândia`,
	cities: `JPY:tóquio,quioto,osaka CNY:pequim,xangai KRW:seul TRY:istambul EGP:cairo GBP:londres,edimburgo CHF:zurique,genebra,basileia,berna,lucerna SEK:estocolmo DKK:copenhague,copenhaga PLN:varsóvia,cracóvia CZK:praga HUF:budapeste RON:bucareste RUB:moscou,moscovo
EUR:paris,lisboa,porto,faro,coimbra,madri,madrid,barcelona,sevilha,roma,milão,florença,veneza,nápoles,berlim,munique,colônia,frankfurt,viena,bruxelas,amsterdã,amesterdão,atenas,dublin USD:nova_york,nova_iorque,miami,orlando,los_angeles BRL:são_paulo,rio_de_janeiro,salvador,florianópolis ARS:buenos_aires,bariloche UYU:montevidéu,punta_del_este MXN:cancún COP:bogotá,cartagena`,
	nations: `CZ:chec,tchec SE:suec NO:norueg DK:dinamarq IS:island CA:canad AU:austral CH:suíç,suiç BR:bras PL:polon,polac HU:húngar TR:turc RU:russ
		JP:japon GB:britân,inglês,ingles US:american,estadunid MX:mexic AR:argentin CL:chilen UY:urugua CO:colomb IN:indian MA:marroq`,
	model: modelWords{
		stored:  `foi salvo|foi salva|guardad*|registrad*|registad*|anotad*|adicionad*|gravad*|lançad*`,
		denials: `não|nada|nenhum|nenhuma|nunca|sem|pode ser|podem ser|se quiser|se você|quando|até|antes|quer|queres`,
		joins:   `e|mas|então|porém`,
		claims: `salvei|foi salvo|foi salva|guardad*|guardei|registrad*|registad*|registrei|registei|anotad*|anotei|adicionad*|adicionei|gravad*|gravei|lançad*|lancei|` +
			`apagad*|apaguei|excluíd*|excluí|eliminad*|removid*|removi|alterad*|alterei|mudad*|mudei|atualizad*|atualizei|corrigid*|corrigi|desfeit*|
				desfiz|` +
			`restaurad*|restaurei|cancelad*|está feito|pronto`,
		quantities: `dúzia dúzias dezena dezenas centena centenas cem milhar milhares milhão milhões bilhão bilhões metade meio meia dobro triplo terço quarto`,
		compound:   `(?:duzent|trezent|quatrocent|quinhent|seiscent|setecent|oitocent|novecent)[oa]s`,
	},
	dates: DateTable{
		OrdinalMonths: true,
		WeekdayNumber: true,
		days: map[int]string{
			-3: "trasanteontem",
			-2: "anteontem|antes de ontem|ante ontem|antontem|dia antes de ontem",
			-1: "ontem|ontem a noite|ontem de manha|ontem a tarde|ontem de noite|ontem cedo|onti",
			0:  "hoje|hj|hoje de manha|hoje cedo|hoje a tarde|hoje de tarde|hoje a noite|hoje de noite|agora ha pouco|esta manha|esta noite|esta tarde",
			1:  "amanha|amanha de manha",
			2:  "depois de amanha",
		},
		dayparts: "a noite|a tarde|de noite|de tarde|de manha|pela manha|noite|tarde",
		weekdays: [7]string{
			"domingo|domingos|dom?",
			"segunda~|segunda - feira|segunda feira|seg?",
			"terca|terca - feira|terca feira|ter?",
			"quarta~|quarta - feira|quarta feira|qua?",
			"quinta~|quinta - feira|quinta feira|qui?",
			"sexta~|sexta - feira|sexta feira|sex?",
			"sabado|sabados|sab",
		},
		months: [12]string{
			"janeiro|jan",
			"fevereiro|fev",
			"marco|mar",
			"abril|abr",
			"maio|mai",
			"junho|jun",
			"julho|jul",
			"agosto|ago",
			"setembro|set",
			"outubro|out",
			"novembro|nov",
			"dezembro|dez",
		},
		units: [unitCount]string{
			"dia|dias",
			"semana|semanas",
			"mes|meses",
			"ano|anos",
		},
		beforeLast: "retrasado|retrasada",
		spans: map[Shift]string{
			{UnitDay, 15}: "quinzena",
		},
		last:       "passado|passada|passados|passadas|ultimo|ultima|ultimos|ultimas|anterior",
		this:       "este|esta|deste|desta|neste|nesta|esse|essa|desse|dessa|nesse|nessa|corrente|atual|todo|toda|todo o|toda a|inteiro|inteira",
		next:       "proximo|prox|q vem|proxima|que vem|seguinte",
		agoBefore:  "faz|ha|fazem",
		ago:        "atras|antes~",
		few:        "uns|umas|alguns|algumas|varios|varias|poucos|poucas",
		vague:      "outro dia|no outro dia|noutro dia|o outro dia|outra noite|na outra noite|outra tarde|dia desses|um dia desses|dia destes|um dia destes|esses dias|estes dias|esses dias atras|ha pouco tempo|faz pouco tempo|ha algum tempo|faz um tempo|ha uns tempos|recentemente|dias atras|ha dias",
		in:         "em|daqui a|dentro de",
		before:     "antes de|antes do",
		dish:       "prato|pratos|menu|menus|sopa|peixe|sugestao|sobremesa|especial|combinado|refeicao|salgado|suco|sumo",
		cardinals:  "um|uma,dois|duas,tres,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,quatorze|catorze,quinze,dezesseis|dezasseis,dezessete|dezassete,dezoito,dezenove|dezanove,vinte,,,,,,,,,,trinta",
		ordinals:   "primeiro|primeira,segundo,terceiro|terceira,quarto,quinto,sexto,setimo,oitavo,nono,decimo,,,,,,,,,,vigesimo,,,,,,,,,,trigesimo",
		suffixes:   "o|a|ro|do",
		article:    "o|a|os|as",
		on:         "em|no|na|nos|nas|ao",
		purpose:    "para|pra|desde|ate",
		of:         "de|do|da|em",
		and:        "e",
		at:         "as|a",
		between:    "entre",
		counted:    "vez|vezes|andar|lugar|classe|pessoa|parte|hora",
		since:      "desde",
		from:       "de|do|desde|entre",
		fromThe:    "do",
		to:         "a|ao|ate|e",
		recent:     "ultimos|ultimas",
		quarter:    "trimestre|t",
		sinceEvent: "desde|desde que",
		onward:     "em diante?|ate agora|ate hoje",
		until:      "ate|ate a|ate ao",
		after:      "depois de|depois do|apos|apos o",
		toDate:     [unitCount]string{UnitWeek: "da semana|desde o comeco da semana|desde o inicio da semana", UnitMonth: "do mes|desde o comeco do mes|desde o inicio do mes|desde o comeco deste mes|desde o dia primeiro", UnitYear: "do ano|desde o comeco do ano|desde o inicio do ano|desde janeiro deste ano"},
		weekend:    "fim de semana|fds",
		half:       "semestre|s",
	},
	zones: `America/Manaus:manaus,amazonas America/Cuiaba:cuiabá,campo_grande,mato_grosso America/Rio_Branco:rio_branco,acre
		America/Porto_Velho:porto_velho,rondônia America/Noronha:fernando_de_noronha,noronha America/Recife:recife,pernambuco
		America/Bahia:salvador,bahia America/Fortaleza:fortaleza,ceará America/Belem:belém,pará Europe/London:londres Europe/Berlin:berlim
		Europe/Lisbon:lisboa,porto Europe/Rome:roma Europe/Brussels:bruxelas Europe/Vienna:viena Europe/Athens:atenas Europe/Moscow:moscou,moscovo
		Europe/Warsaw:varsóvia Europe/Prague:praga Europe/Zurich:zurique,genebra America/New_York:nova_york,nova_iorque
		America/Sao_Paulo:são_paulo,rio_de_janeiro,rio,brasília,curitiba,porto_alegre America/Argentina/Buenos_Aires:buenos_aires Asia/Tokyo:tóquio
		Asia/Shanghai:pequim Atlantic/Azores:açores Atlantic/Madeira:madeira,funchal`,
	categories: portugueseThings,
	categoryNames: categoryWords{
		"Food":          `alimentação`,
		"Health":        `saúde`,
		"Leisure":       `lazer`,
		"Travel":        `viagens`,
		"Work":          `trabalho`,
		"Education":     `educação`,
		"Gifts":         `presentes`,
		"Family":        `família`,
		"Fees":          `taxas`,
		"Taxes":         `impostos`,
		"Subscriptions": `assinaturas`,
	},
	shops: portugueseShops,
}
