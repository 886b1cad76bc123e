package lang

// spanish is Spanish.
var spanish = language{
	prepositions: `para por con en a al de del desde hasta sin hacia en_el en_la a_la`,
	VerbEndings: []string{
		"é", "ó", "í", "ado", "ido", "ando", "iendo", "aron", "ieron", "aba", "aban", "amos", "emos", "imos", "aste", "iste", "rá", "ré", "arán",
		"=sube", "=suben", "=baja", "=bajan", "=gano", "=gana", "=tengo", "=tiene", "=hay", "=quiero", "=necesito", "=fue", "=era", "=debo", "=debe", "=sale", "=vale", "=valen",
	},
	Ourselves:     []string{"nosotros"},
	VerbTells:     true,
	SubjectBehind: true,
	OthersHave:    []string{"ha", "han"},
	code:          "es",
	Examples:      "café 4,50 ayer · comida 12 y aparcamiento 3,50\nno, 5,20 · borra 42 · deshacer\n¿cuánto gasté en marzo?",
	Corrections:   "no, 5,20 · cambia 42 a ayer\nborra 42 · deshacer",
	AtEach:        "a",
	pluralEndings: []string{"z:ces"},
	DecimalComma:  true,
	PointRegions:  ` MX PE GT HN NI PA SV DO PR `,
	HundredsSaid:  true,
	phrases: phrases{
		SaysHalf:       `mitad|la mitad|medio|media|medios|medias|a medias`,
		SaysThirdPart:  `tercio|un tercio|tercera parte`,
		SaysQuarter:    `cuarto|un cuarto|cuarta parte|la cuarta parte`,
		SaysPair:       `ambos|ambas|doble|el doble|dos veces|par|un par|los dos|las dos`,
		SaysTriple:     `triple|tres veces|entre tres`,
		SaysDozen:      `docena|una docena|docenas`,
		SaysMyPart:     `mi parte|nuestra parte|lo mío|lo mio|por cabeza|por persona|por barba|mi mitad|mi tercio`,
		SaysIPaid:      `yo|yo puse|puse|yo pagué|pagué|yo pago|yo di|di|yo aporté|aporté|pongo|yo pongo|me tocó|me tocan|me tocaron|me tocaba`,
		SaysOfAll:      `todo|todos|todas|ambos|ambas|los dos|las dos|todo eso|todo esto|todo junto|todo fue|fue todo|fueron todos|todos fueron|fueron ambos`,
		PerHead:        `por cabeza|por persona|por barba|cada persona`,
		LeadsPart:      `de los cuales|de eso|de ello|de esto|de las cuales|de los que|de los q|de ellos|incluidos|incluido|incluidas|incluyendo|incluye|de ahí|de esos`,
		InsteadOfPrice: `en vez de|en lugar de|envés de|normalmente`,
		UsedToCost:     `antes|costaba|costaban|estaba a|estaban a|normalmente`,
		SaysNow:        `ahora|ahora a|ahora por|solo|sólo|por solo|por sólo`,
		SaysReduced:    `rebajado|rebajada|rebajados|rebajadas|rebaja|rebajas|en rebajas|de rebajas|de oferta|en oferta|bajado|bajada|bajó|bajo|ha bajado|pasó`,

		SaysOh: `ay|ah|eh|uy|oh|pues|bueno|mmm|hm|em`,
		NamesFirst: `el primero|la primera|lo primero|primero|primera|primer|el primer|el 1|la 1|el 1º|la 1ª|el número 1|el número uno|la opción 1|
			la opción uno|opción 1|opción uno|el de la izquierda|1º|1ª|el uno`,
		NamesNone: `ninguno|ninguna|ninguno de los dos|ninguna de las dos|ninguno de ellos|ninguna de ellas|ni uno ni otro|ni una ni otra|
			ni lo uno ni lo otro`,
		NamesSecond: `el segundo|la segunda|lo segundo|segundo|segunda|el 2|la 2|el 2º|la 2ª|el número 2|el número dos|la opción 2|la opción dos|
			opción 2|opción dos|el otro|la otra|2º|2ª|el dos`,
		NamesThird: `el tercero|la tercera|lo tercero|tercero|tercera|el 3|la 3|el 3º|la 3ª|el número 3|el número tres|la opción 3|opción 3|
			opción tres|3º|3ª|el tres`,
		NamesFinal: `el último|la última|lo último|el ultimo|la ultima`,
		NamesShare: `mi parte|mi mitad|mi tercio|mi cuarta parte|lo mío|lo mio|la mía|lo que me toca|lo que me toca a mí|lo que debo|lo que pagué yo|
			mi porción|una parte|por persona|por cabeza|cada uno|yo|para mí|la mitad|un tercio|solo yo`,
		NamesWhole: `todo|el total|total|la cuenta entera|todo el importe|el importe total|entero|completo|la cantidad total|toda la cuenta|
			la totalidad|todo entero|lo pagué todo|pagué todo|yo pagué todo|para todos`,
		AroundShare: `solo|sólo|solamente|nada más|nada mas|únicamente|apunta|anota|registra|pon|mete|por favor|es|eso|no|sí|pues|y ya|no más|lo de`,
		SaysAgreed: `vale|claro|claro que sí|claro que si|de acuerdo|dale|por supuesto|correcto|exacto|perfecto|bueno|bien|muy bien|está bien|
			esta bien|hazlo|guárdalo|anótalo|apúntalo|listo|órale|ándale|simón|venga|genial|cómo no|desde luego|confirmo|adelante|va|va pues|
			vale vale|eso es|así es|asi es|eso|obvio|ponlo|pónlo|regístralo|registralo|añádelo|anadelo|agrégalo|agregalo|métele|apúntala|apuntala|
			apuntalo|anótala|anotala|anotalo|guárdala|guardalo|sí hazlo|apunta|anota|registra|guarda|sep|seh|sí señor|sí señora|seguro|de una|ok dale|
			así mismo|es correcto|está perfecto|tal cual|okey|oki|conforme|afirmativo|cierto|efectivamente|exactamente|naturalmente|sin problema|
			por mí bien|me parece bien|me vale|perfecto gracias|confirmado|confirmar|aceptar|acepto|sí quiero|va que va|eso mismo|estupendo|fenomenal|
			guay|chévere|bárbaro`,
		SaysBut: `pero|aunque|solo que`,
		SaysCancel: `cancelar|cancela|olvídalo|olvidalo|déjalo|dejalo|da igual|basta|deja|déjalo estar|dejalo estar|déjalo así|dejalo asi|
			no hace falta|no importa|no pasa nada|olvida|olvida eso|olvídate|paso|mejor déjalo|mejor dejalo|cancelalo|cancélalo|cancélala|descarta|
			descártalo|nada nada|no te preocupes|dejémoslo|ya no|ya no hace falta|me arrepentí|cambié de idea|he cambiado de idea|ignóralo|déjelo|
			ni caso|sáltatelo`,
		SaysHello: `hola|buenas|buenos días|buenos dias|buenas tardes|buenas noches|qué tal`,
		SaysNet:   `neto|más iva|mas iva|+ iva|antes de impuestos|iva aparte|iva no incluido`,
		SaysGross: `bruto|con iva|iva incluido|impuestos incluidos|con impuestos`,
		SaysNo: `no|nop|que no|no gracias|para nada|mejor no|ni hablar|no lo apuntes|no la apuntes|no apuntes|no apuntes nada|no lo anotes|
			no anotes|no lo registres|no lo guardes|no lo pongas|ni de broma|ni loco|jamás|nunca|claro que no|por supuesto que no|qué va|no no|nel|
			nones|ahora no|todavía no|no quiero|no nada|negativo|no hagas nada|en absoluto|de ninguna manera|creo que no|mejor que no`,
		SaysNone:   `ninguno|ninguna|sin iva|exento|exenta`,
		SaysPlease: `por favor|porfa|porfi`,
		SaysThanks: `gracias|muchas gracias|mil gracias`,
		SaysUndo: `deshacer|deshaz|deshazlo|deshaga|deshecho|revierte|revertir|restaura|restaurar|restáuralo|restáurala|restáuralos|restáuralas|
			restaurado|restaurada|restaurados|restauradas|recupera|recuperar|recupéralo|recupérala|recupéralos|recupéralas|recuperado|recuperada|
			recuperados|recuperadas|de vuelta|volver a poner|vuelve a poner|vuelvas a poner`,
		SaysUnsure: `no sé|no se|no lo sé|no estoy seguro|no estoy segura|ni idea|qué|que|por qué|cómo|eh|nada`,
		SaysYes:    `sí|si|sip|sí sí`,
	},
	commands: phrases{
		AsksAgain: `otra más|otra mas|otro más|otro mas|otra igual|otro igual|otra vez lo mismo|uno más|una más|uno mas|una mas|una más igual|
			uno más igual|otra de esas|otro de esos|repite la última|repite el último|repítelo|repitelo|repítela|repitela|repetir lo mismo|ídem|idem|
			ponme otra|ponme otro|pon otra|pon otro`,
		SaysAgain:   `otra vez|de nuevo|nuevamente|una vez más|una vez mas|otra|otro|repite|repetir|repetí|vuelve a|volver a|más`,
		RepeatsStep: `repite|repetir|repetí|repítelo`,
		NamesSame: `lo mismo|la misma|el mismo|las mismas|los mismos|igual|iguales|lo mismo de antes|exactamente lo mismo|exactamente igual|
			idéntico|idéntica|igualito|igualita|tal cual`,
		NamesSuch: `eso|esa|ese|esos|esas|esto|esta|este|de eso|de esos|de esas|de estos|de estas|como antes|como la última|como el último|
			como la otra vez|lo de antes|lo anterior|la anterior|el anterior|lo último|la última|el último|último|última|el último gasto|ese gasto|
			apúntalo|apúntala|apuntalo|apuntala|apuntarlo|apuntarla|anótalo|anótala|anotarlo|anotarla|regístralo|regístrala|registrarlo|añádelo|
			añádela|agrégalo|agrégala|ponerlo|mételo|métela|súmalo|súmala`,
		AroundAgain: `también|me|y|el|la|lo|de|vez|por favor|porfa|aquí`,
		AsksToLog: `apunta|apuntar|apúntame|anota|anotar|anótame|registra|registrar|añade|añadir|agrega|agregar|pon|ponme|ponlo|ponla|poner|
			mete|suma|me tomé|me he tomado|he comprado|compré|he tomado|tomé`,
		SaysTwin: `es la misma|es el mismo|es lo mismo|era la misma|era el mismo|era lo mismo|son la misma|son el mismo|son lo mismo|
			son iguales|es igual|es idéntica|es idéntico|está duplicado|está duplicada|esta duplicado|esta duplicada|estaba duplicado|
			estaba duplicada|duplicado|duplicada|es un duplicado|es duplicado|está repetido|está repetida|esta repetido|esta repetida|repetido|
			repetida|es repetido|es repetida|se ha duplicado|se duplicó|está dos veces|esta dos veces|lo apunté dos veces|la apunté dos veces|
			lo puse dos veces|la puse dos veces|lo he puesto dos veces|la he puesto dos veces|lo mandé dos veces|apuntado dos veces|
			apuntada dos veces|dos veces lo mismo|dos veces la misma`,
		TakesOut: `quítala|quitala|quítalo|quitalo|quítamela|quítamelo|quita una|quita uno|quita esa|quita ese|quita eso|quita la segunda|
			quita el segundo|quita la última|quita|bórrala|borrala|bórralo|borralo|borra una|borra uno|borra esa|borra ese|borra la segunda|
			borra el segundo|borra|elimínala|eliminala|elimínalo|eliminalo|elimina una|elimina uno|elimina la segunda|elimina el segundo|elimina|
			sácala|sacala|sácalo|sacalo|saca una|saca uno|quítame una|quítame uno|deja solo una|deja solo uno|deja una|deja uno|solo una vez|
			una sola vez|fuera`,
		SaysWrong:    `error|está mal|es un error|por error|me equivoqué`,
		ShouldBe:     `debería ser|debe ser|tiene que ser`,
		RatherThan:   `sino`,
		InsteadOf:    `y no|en vez de|en lugar de`,
		AsksRename:   `renombra|renombrar`,
		NamesReceipt: `recibo|recibos|comprobante|comprobantes|justificante|justificantes|adjunto|adjuntos|tique|tíquet`,
		NamesFile:    `factura|facturas|ticket|archivo|archivos|fichero|documento|documentos|foto|fotos|imagen|pdf|boleta`,
		ShowsFile:    `muestra|muéstrame|muestrame|enséñame|enseñame|envía|envíame|enviame|dame|ver|abre|mostrar|mándame|mandame`,
		AttachesFile: `adjunta|adjuntar|añade|añadir|agrega|aquí está|aqui esta|este es|esta es|esto es|guarda|va con|pertenece a|pon`,
		LeadsToEntry: `para|de|del|a|al|con|en`,
		AsksUndo:     `deshacer|deshaz|deshazlo|deshaga|anula|anular|anúlalo|revierte|revertir|vuelve atrás|volver atrás`,
		PointsAtOne:  `el de|la de|lo de|el del|la del|lo del|los de|las de|el gasto de|el gasto del|aquel de|aquella de|ese de|esa de|el que fue en`,
		AsksRedo:     `rehacer|rehaz|rehazlo|rehazla|rehacerlo|hazlo de nuevo|vuelve a hacerlo|rehaz eso|rehazlo todo`,
		AsksRestore: `restaura|deshaz el borrado|deshacer el borrado|deshacer borrado|deshaz la eliminación|restaurar|restáuralo|recupera|recuperar|recupéralo|regrésalo|regrésala|regresalo|regresala|vuelve a ponerlo|
			vuelve a ponerla|vuélvelo a poner|devuélvelo|devuélvela|restáurala|recupérala|tráelo de vuelta|ponlo otra vez|ponlo de nuevo|
			ponlos otra vez|ponlas otra vez|ponlos de nuevo|restáuralos|restáuralas|restauralo|restaurala|recuperalo|recuperala|
			recupéralos|recupéralas|devuélvelos|vuelve a ponerlos|vuelve a ponerlas|ponla otra vez|ponla de nuevo|tráela de vuelta|
			tráelos de vuelta|traelo de vuelta|agrégalo otra vez|agrégalo de nuevo|vuélvelo|regrésalos|regresa|devuelve eso|restablece|
			restablecer|restablécelo|restablécela|vuelve a añadirlo|vuelve a añadirla`,
		AsksDelete: `borra|borrar|borre|bórralo|bórrala|borralo|borrá|borrame|borralos`,
		MayAskDelete: `elimina|eliminar|elimine|elimínalo|elimínala|eliminalo|quita|quitar|quítalo|suprime|suprimir|eliminá|sacá|quitá|quitame|
			sacame`,
		AsksChange: `cambia|cambie|cámbiale|cambiale|cámbialo|cámbiala|cambialo|modifica|modificar|modifícalo|corrige|corregir|corrígelo|edita|editar|actualiza|
			actualizar|rectifica|ponlo|ponla|pónlo|pónla|ponlos|ponlas|pásalo|pásala|pasalo|muévelo|muévela|muevelo|mételo|métela|metelo|déjalo|
			déjala|cámbialos|cámbialas|cambiala|corrígela|corrigelo|ponelo|ponela|cambialos`,
		MayAskChange:   `pon|poner|haz|ajusta|cambiar|ponlo|ponla|pónlo|ponelo|ponela|ponelos|ponelas|ponle|ponles|metelo|metela|mueve|mover|pasa|pasar|muévelo a|pásalo a|pasalo a|pásala a|pásalos a|pásalo para|pásalo pa|muévelo para|muévelo pa|cambialo`,
		NamesLast:      `último|ultimo|última|ultima|anterior|lo|eso|esto|ese|este`,
		NamesAll:       `todos los|todas las|todos mis|todas mis|todos|todas|todo`,
		AroundEntry:    `el|la|los|las|lo|mi|mis|gasto|entrada|registro|apunte|compra|cambio|número|numero|de|del|de la|para|operación|acción`,
		AroundEntries:  `gastos|entradas|compras|registros|apuntes`,
		LeadsFromValue: `de`,
		LeadsToValue:   `a|al|en|como`,
		SharesEntry: `dividimos|dividido|divide|divídelo|dividir|repartimos|repartido|reparte|repartir|compartido|compartimos|pagamos|parte|
			pártelo|partimos|lo partimos|la dividimos`,
		SharesInTwo:     `mitad|la mitad|a medias|mi mitad|50/50|50-50|fifty fifty|entre dos|por la mitad|miti miti|a pachas entre dos|mitá`,
		SharesInThree:   `entre tres|un tercio|a pachas entre tres`,
		SharesInFour:    `entre cuatro|un cuarto`,
		SharesInFive:    `entre cinco`,
		SharesWith:      `con|paga|pagó|pone|puso`,
		LeadsToSharers:  `entre|por|en`,
		NamesAllEntered: `todo eso|todo esto|todos esos|todas esas|todos|todas|todo|los tres|las tres|los cuatro`,
		LeadsToCount:    `que sean unos|que sean|que fueran|sean|ponle|pon|ponme|fueron|eran|han sido|son|hazlo|haz que sean|cuenta|que fueron|que eran`,
		EndsCount:       `de esos|de esas|de ellos`,
		NamesPieces:     `unidades|raciones|vasos|botellas|copas|piezas|de esos|de esas|tazas|latas|porciones`,
		Multiplies:      `por|multiplica por|multiplícalo por|multiplicalo por|x|×`,
		CountsUs:        `éramos|eramos|somos|fuimos|estábamos|íbamos`,
		SaysMoreBy:      `más|mas|más caro|mas caro|más cara|mas cara|más caros|más caras`,
		SaysLessBy:      `menos|más barato|mas barato|más barata|mas barata`,
		CountsPeople:    `éramos|eramos|somos|fuimos|estábamos|íbamos`,
		AroundSplit: `la|lo|el|los|las|es|son|era|fue|de|del|mi|mis|cuenta|solo|sólo|apunta|pon|anota|y|pues|que|todo|a|pachas|cada|uno|nos|
			hemos|se|por|favor|porfa|eso|esto|va|vamos|parte|total|le|toca|otra`,
		NamesServer:   `camarero|camarera|mesero|mesera|mozo|repartidor|taxista|conductor|peluquera|peluquero`,
		SaysTipped:    `propina`,
		SaysRoundedUp: `redondeado a|redondeé a|redondee a|redondeando a|redondeamos a|redondeo a|lo dejé en|lo dejamos en|redondeado`,
		AroundTip: `y|más|mas|de|la|el|al|a|le|les|un|una|también|tambien|además|ademas|para|por|encima|otro|otros|con|ah|dejé|deje|di|dejamos|
			dimos|le di|agrégale|agregale|añádele|súmale|sumale|échale|echale|ponle|le agregas|le sumas`,
		SaysItWasRight: `estaba bien|era correcto|era eso|era así|sí era|estaba bien así|era lo correcto|sí estaba bien|estaba correcto|era ese|no lo borres|
			no la borres|mejor no|al final no|al final sí|al final si|déjalo como estaba|dejalo como estaba`,
		OpensCorrection: `siempre no|siempre sí|no|en realidad|mejor dicho|perdón|perdona|perdon|ups|error|corrección|quise decir|quería decir|me equivoqué|
			me he equivocado|espera|espérate|esperate|no espérate|no esperate|mejor|digo|corrijo|o mejor dicho|ay no|ah no|oye no|perdona no|espera no|me confundí|me he confundido|
			me equivoque|fallo mío|no espera|ups no|corrige|que no|fíjate que|fijate que|en verdad|a ver no|ay perdón|híjole|chin|disculpa|disculpe|
			no pues|mejor dicho eran|rectifico|la regué|le erré|miento|nel|quise poner|quería poner|quise escribir|quería escribir|iba a poner|jo|
			jolín|vaya|mierda|joder|ostras|uy|uy no|ay|me bailé los números|bailé los números|me bailaron los números|puse mal|lo puse mal|
			escribí mal|lo he puesto mal|he puesto mal|corrígelo|corrígelo a|cámbialo a`,
		JoinsPrice: `era|eran|fue|fueron|costó|costaron|salió por|salieron por|salió a|salieron a|salió en|salieron en|ha sido|han sido|me costó|
			me salió por|me salieron por|me salió en|me salieron en|me salió a|me salieron a`,
		SaysItWas: `que sean|que fueran|que fueron|que eran|era|eran|fue|fueron|debería ser|deberia ser|tendría que ser|tendria que ser|eso fue|eso era|eso eran|esto era|esto fue|ese era|ese fue|fueron en|eran en|
			era en|fue en|debían ser|deberían ser|tenían que ser|tendrían que ser|me costó|costó|fue de|era de|eso era de|eso fue en|eso es de|es de|
			fueron de|todos fueron|todas fueron|fueron todos|fueron todas|todos eran|eran todos|todo fue|todo eso fue|
			todos son|todas son`,
		SaysItIs:         `es|son|eso es|esto es|eso fue|fue`,
		NamesAmount:      `importe|monto|precio|cantidad|valor`,
		NamesNet:         `neto`,
		NamesGross:       `bruto`,
		NamesRate:        `iva|impuesto|tipo de iva|tipo impositivo|tasa de iva|tasa`,
		NamesCurrency:    `moneda|divisa`,
		NamesDate:        `fecha`,
		NamesDescription: `descripción|descripcion|concepto|nombre|texto`,
		NamesMerchant:    `comercio|tienda|establecimiento|negocio`,
		NamesDocument:    `factura|número de factura|recibo|número de recibo|comprobante`,
		NamesLines:       `línea|líneas|línea de iva|líneas de iva`,
		NumbersDocument:  `número|numero|núm`,
		NamesCategory:    `categoría|categoria`,
		NamesTags:        `etiqueta|etiquetas|tag|tags`,
		NamesKind:        `tipo|clase`,
		NamesSpent:       `un gasto|gasto|gastos`,
		NamesRefund:      `un reembolso|reembolso|reembolsos|una devolución|devolución|devoluciones`,
		NamesIncome:      `un ingreso|ingreso|ingresos`,
		NamesTransfer:    `una transferencia|transferencia|transferencias|un traspaso|traspaso`,
		OpensWish:        `mejor|por favor|puedes|podrías|puede|podría|hola|oye`,
		ClosesWish:       `por favor|porfa|gracias|porfi|porfis|plis|xfa|pf`,
		JoinsValue: `en realidad|al final|era|eran|fue|fueron|es|son|costó|costaron|costaba|costaban|cuesta|ha costado|me costó|me ha costado|
			salió a|salió por|me salió a|me salió por|salieron a|salieron por|me salieron a|me salieron por|salió en|salieron en|
			me salió en|me salieron en|me costaron|me han costado|valió|valía|debería ser|debe ser|tenía que ser|tiene que ser|debería haber sido|ha sido|
			han sido|fueron en realidad`,
		BesideValue:  `en|el|la|del|de|solo|sólo|realmente|por|a|ya|en realidad|más bien|realidad`,
		SaysToo:      `también|tambien|igual|igualmente`,
		EndsReason:   `así que|por eso|entonces|así que fueron`,
		InTruth:      `en realidad|al final|a la final|de hecho|en verdad|realmente|a fin de cuentas|por cierto`,
		JoinsClauses: `y|y el|y la|y los|y las|e|más`,
		DeniesWords:  `no|no es|no era|no fue|no un|no una|no el|no la|no era un|no era una|no fue un|no fue una|no es un|no es una`,
		EndsCorrection: `en realidad|perdón|de hecho|mejor|vamos|por cierto|creo|creo que|eh|para ser exactos|más bien|en verdad|perdona|
			me bailé los números|bailé los números|me bailaron los números|he bailado los números|me equivoqué|me he equivocado|lo puse mal|porfa|por favor`,
		SaysItWasBehind: `era|eran|fue|fueron|es lo correcto|es lo bueno`,
		Interjects:      `mejor|ay|uy|ah|huy|vaya|y|ah y|oye|por cierto|ah sí|bueno|eh|y además|y fue|pero|o sea|es decir|además|se me olvidó decir|ps|que`,
		AsksRemoval: `quita|quítalo|quítala|quitalo|quitala|saca|sácalo|sácala|sacalo|tira|descarta|descártalo|fuera|bórralo|bórrala|elimínalo|
			elimínala|suprímelo|táchalo|tacha|olvida|quitar|sacar|tachar|borrar|borra|eliminar|elimina|cancela|cancelar|cancélalo|quítame|quitame|
			sácame|bórrame|borrame|táchame|hay que quitar|hay que borrar|se puede quitar|se puede borrar|puedes quitar|puedes borrar|sobra|sobran|
			retira|retirar|retire|suprime|descartar|deja fuera|échalo fuera`,
		NamesThat: `ese gasto|ese último|eso último|esa|esta|ese de antes|lo de antes|lo que acabo de apuntar|el que acabo de apuntar|
			lo último|lo ultimo|el último|la última`,
		NamesBoth:     `ambos|ambas|los dos|las dos|los 2|las 2|estos dos|esos dos|esas dos|estas dos|los dos gastos|dos|a los dos`,
		NamesLastOnes: `últimos|últimas|ultimos|ultimas|anteriores`,
		CountsEntries: `gastos|entradas|compras|apuntes|registros|cosas`,
		RemovesLast:   `quítalo|quítala|quitalo|quitala|sácalo|sácala|sacalo|táchalo|descártalo|fuera con eso|bórralo|bórrala`,
		AroundRemoved: `lo de|lo del|lo de la|lo de los|lo de las|de nuevo|otra vez|ya|mejor|de la lista|al final|línea|también|la línea de|
			la línea del|
			ese|esa|esos|esas|este|esta|estos|estas|aquel|aquella`,
		DeniesEntry: `no|sin|ya no quiero|no quiero|no compré|no he comprado|al final no compré|al final no|al final sin|no hubo|no era mío|
			fue un error|era un error|está mal|estaba mal|no va|ya no|ya no va|no hace falta|nada de|no me llevé|no cogí`,
		SaysValueWrong: `está mal|esta mal|es incorrecto|es incorrecta|incorrecto|incorrecta|equivocado|equivocada|está equivocado|está equivocada|
			no es correcto|no es correcta|no es el correcto|no está bien|no cuadra|es erróneo|erróneo|errónea|mal|no es ese|no es ese el|ese no es el|
			no es eso|así no es|no es así|hay un error`,
		NamesDeeds:  `todo|todos|todas|todo lo|todos los cambios|todas las entradas|todos los apuntes|todos los gastos`,
		AroundDeeds: `de|del|lo|que|hice|he hecho|apunté|he apuntado|registré|anoté|desde`,
		SaysTwice:   `dos veces`,
		CountsTimes: `veces|pasos|cambios`,
	},
	everyWeekday: [7]string{
		"los domingos|en los domingos|todos los domingos|cada domingo",
		"los lunes|en los lunes|todos los lunes|cada lunes",
		"los martes|en los martes|todos los martes|cada martes",
		"los miércoles|en los miércoles|todos los miércoles|cada miércoles|los miercoles|en los miercoles|todos los miercoles|cada miercoles",
		"los jueves|en los jueves|todos los jueves|cada jueves",
		"los viernes|en los viernes|todos los viernes|cada viernes",
		"los sábados|en los sábados|todos los sábados|cada sábado|los sabados|en los sabados|todos los sabados|cada sabado",
	},
	questions: phrases{
		SaysWas:  `era|eran|fue|fueron`,
		SaysOnly: `solo|sólo|solamente|únicamente|solo el|solo la|solo los|solo las|sólo el|sólo la|solo en|sólo en|nada más`,
		SaysDidCost: `costó|costaron|ha costado|han costado|costado|nos costó|me costó|nos ha costado|me ha costado|salió|salieron|ha salido|
			han salido|salido|nos ha salido|me ha salido|nos salió|me salió|ha supuesto|supuso|sumó|suman|me costo`,
		AsksTotal:     `total|suma|suma total|de siempre|histórico|en total|en conjunto|todo junto|todo sumado|en suma|sumando todo|todo en total`,
		AsksCompare:   `diferencia|la diferencia|la diferencia entre|diferencia hay entre|compara|comparar|comparando|comparación|comparativa|comparacion|diferencia entre|compárame`,
		JoinsCompared: `con|a|contra|frente a`,
		SaysDeleted:   `borrado|borrados|borrada|borradas|eliminado|eliminados|eliminada|eliminadas|borré|eliminé|he borrado|he eliminado`,
		AsksHowMuch: `cuánto llevo|cuanto llevo|cuánto llevamos|cuanto llevamos|cuánto llevo gastado|cuanto llevo gastado|cuánto|cuanto|cuánto dinero|cuanto dinero|cuánta plata|cuanta plata|qué he|qué hemos|por cuánto|por cuanto|a cuánto|
			a cuanto|en cuánto|en cuanto|cuál es el total|cual es el total|cuál fue el total|qué total|cuál es la suma|cuántos euros|cuantos euros|
			cuánta pasta|cuanta pasta|cuántos pesos|cuantos pesos|qué tanto|que tanto|cuanto más|en cuánto más|cuanto de más|cuanto de mas|
			cuánto de más|cuanto da|cuánto da|cuanto hace|cuanto suma|cuánto suma|cuanto sale|cuánto sale|a cuánto me sale|a cuanto me sale|
			por cuánto me sale|por cuanto me sale|cuánto me dejo|cuanto me dejo|cuánto va|cuanto va|a cuánto voy|a cuanto voy|a cuánto estoy|
			a cuanto estoy|por cuánto voy|por cuanto voy|cuánto sumo|cuánto van|cuanto van|q tanto|k tanto|cuanta guita|cuánta guita|cuánta lana|cuanta lana`,
		PointsAtEntry: `de eso|de esto|ahí|ahi|en eso|en esto|de ahí|de ahi|ahí dentro|ahi dentro|eso|esto|en este|de este|en ese|de ese|
			de ahí dentro|incluido|incluye|lleva|lleva eso|tiene|tiene eso|hay`,
		NamesVisit: `viaje|viajes|visita|visitas|compra|compras|pedido|pedidos|carrera|ticket|cuenta|repostaje|ida|recibo`,
		SpreadsOnce: `por compra|por visita|por vez|cada vez|cada vez que voy|cada vez que voy a|cada vez que voy al|por viaje|por pedido|
			por ticket|por gasto|por pago|por carrera|por cada compra|en cada compra|cada compra|cada visita|cada viaje|por salida|por ida|a la vez|
			por cada vez|por repostaje|cada vez que echo|cada vez que pongo|cada vez que compro|cada vez que cojo|cada vez que tomo|cada vez que lleno|
			cada vez que cargo|siempre que`,
		SaysGotBack: `me devolvieron|me han devuelto|recuperé`,
		SaysEarned: `gané|he ganado|cobré|he cobrado|ingresé|he ingresado|ingresamos|hemos ingresado|hemos ganado|hemos cobrado|ganamos|
			cobramos|ha entrado|me ha entrado|entró|me entró|me han ingresado|me ingresaron|me han pagado|he recibido|recibí|he sacado de sueldo|
			cuánto ingresé|mis ingresos|ingresado|he ingresado ya|gano|me pagaron|
			gane|cobre|ingrese|entro|me entro|recibi|ha llegado|me ha llegado`,
		SaysMoved: `transferí|moví|saqué`,
		AsksElse:  `qué|cuál|cuáles|cual|dónde|donde|quién|quiénes|cuándo|cuando|por qué|cómo|cuántos|cuántas|cuánta|cuanta|cuantos|cuantas`,
		AsksMeaning: `explica|explícame|explicame|puedes explicar|puedes explicarme|define|describe|qué significa|que significa|que es|que son|
			sabes|dime|cuéntame|cuentame|háblame de|hablame de`,
		SaysRepeats: `cada|todos los|todas las`,
		SaysWeSpent: `gasté|gaste|gastado|gastamos|gastaba|pagué|pague|pagado|pagamos|soltado|fundido|pulido|dejado|desembolsado|invertido|
			invertí|ido|se fue|se ha ido|se me ha ido|se me fue|se nos ha ido|se nos fue|se ha gastado|he soltado|gastando|gastándome|gastao|
			gastado ya|me gasté|me gaste|me he gastado|nos gastamos|nos hemos gastado|me dejé|me deje|me he dejado|nos dejamos|me fundí|me pulí|
			volado|se me voló|salido|se me han ido|se han ido|lo gastado|gastao ya|he pagado|se fueron|tirado|m he gastado|m he gastao|me he gastao|
			he gastao`,
		AroundQuestion: `y por cuánto|y por cuanto|apuntado|apuntada|apuntados|apuntadas|anotado|anotada|anotados|anotadas|registrado|registrados|he|hemos|yo|nosotros|en total|hasta ahora|ya|el|la|los|las|un|una|mi|mis|de|del|llevo|llevamos|me|nos|a|lo|que|se|este|
			veces|todos|todas|la que|tengo|tenemos|llevo ya|en conjunto|del todo|hoy por hoy|todo lo|al|estoy|estamos|yendo|va|vamos|voy|
			puedo deducir|puedo deducirme|me puedo deducir|puedo desgravar|puedo recuperar|recuperable|porfa|por favor|gracias|da|hoy|entonces|pues|
			bueno|mas o menos|más o menos|suelo|cada|ahora|así|asi|hecho|en todo|solo|pa|esto|sale|salen|dejo|porfi|dime|a ver|todavía|aún|vale|van|
			me sale|qué|desglosa|desglósalo|desglosalo|desglosado|desglósame|sepáralo|separalo|separa|separado|agrupa|agrupado|divídelo|dividelo|
			le|les|hasta el momento|por ahora|de momento|hasta hoy|hasta la fecha|a día de hoy|al final|cogí|cojo|he cogido|tomé|tomo|usé|uso|monté|
			cogi|tome|use|he tomado|he usado|pillé|me subí`,
		MayLeadToThing: `por`,
		LeadsToThing:   `en|para|por|con|a la|a los|a las|fui al|fui a|fui a la|he ido al|he ido a|he ido a la|fuimos al|fuimos a`,
		JoinsThings:    `y|o|e|más|mas`,
		LeadsToMoney:   `en`,
		LeadsToPlace:   `en|para|por|con`,
		LeadsToShop:    `en`,
		AsksList: `muéstrame|muestrame|muestra|enséñame|lista|listar|dame|ver|busca|buscar|mostrar|mostrarme|mostrad|mostrame|mostrá|
			mostrame todo|pasame|listame|sácame|sacame|ponme|hazme|pásame|enseñame|dame una|quiero ver|puedo ver|déjame ver|dejame ver|lístame|
			enlista|enlistame|saca|a ver|me muestras|me enseñas`,
		AsksWhat: `q|muéstrame|muestrame|muestra|dime|dame|enséñame|cuál|cuál es|cuál fue|cuáles|cuáles son|cuáles fueron|cual es|cual fue|
			cuales son|qué|qué es|que me|qué me|qué llevo|que llevo|cual ha sido|cuál ha sido|que es|qué es lo que|que es lo que|lo que`,
		AsksWhen:    `cuándo|cuando|cuándo fue|cuando fue`,
		AsksWhere:   `dónde|donde|en dónde|en donde`,
		AsksWeekday: `qué día de la semana|en qué día de la semana|que dia de la semana`,
		AsksWho:     `quién|quien|quién de nosotros`,
		AsksPurpose: `en qué se me va más la pasta|en que se me va mas la pasta|en qué se me va la pasta|en que se me va la pasta|en qué se me va más la plata|en qué se me va la plata|en qué se me va más dinero|en qué se me va más la lana|en qué se me va la lana|en qué se me va más el dinero|en que se me va mas el dinero|en qué|en que|adónde va mi dinero|a dónde va mi dinero|en qué se va mi dinero|en qué se me va el dinero|
			dónde se va mi dinero|en qué gasto más|en qué gasto más dinero|en qué gasté más|en qué gasté más dinero|en qué se va el dinero|
			en qué se me fue el dinero|en qué se me ha ido el dinero|dónde se va el dinero|dónde se me va el dinero|a dónde se va mi dinero|
			a dónde se me va el dinero|a dónde va el dinero|adónde va el dinero|en qué se nos va el dinero|en qué me gasto el dinero|
			en qué me gasto más|en qué se me va la pasta|en qué se me va la plata|a dónde se fue mi dinero|a dónde fue mi dinero|
			dónde ha ido mi dinero|en qué se me va más dinero`,
		AsksAverage: `promedio|el promedio|la media|media|gasto medio|precio medio|importe medio|ticket medio|compra media|precio promedio|
			gasto promedio|coste medio|costo promedio|costo medio`,
		SaysOnAverage: `de media|en promedio|como promedio|por término medio|normalmente`,
		AsksMedian:    `mediana|la mediana`,
		AsksCount:     `cuántas veces|cuantas veces|cuántos|cuántas|cuantos|cuantas|con qué frecuencia|número de|numero de|el número de`,
		AsksSmallest: `más barato|más barata|más baratos|más baratas|mas barato|mas barata|más pequeño|más pequeña|menor|lo más barato|lo mas barato|
			el más barato|la más barata|el mas barato|menos caro|menos cara|más bajo|más económico|más chico`,
		AsksLargest: `más caro|más cara|más caros|más caras|mas caro|mas cara|mas caros|mas caras|más grande|más grandes|mas grande|mas grandes|
			mayor|mayores|más alto|más altos|más alta|más gordo|mas gordo|gasto más gordo|gasto mas gordo|lo más caro|lo mas caro|el más caro|
			el mas caro|más gordos|mas gordos|gasto más grande|gasto mas grande|mas alto|más fuerte|mas fuerte`,
		AsksTop:    `top`,
		AsksNewest: `último|última|últimos|últimas|ultimo|ultima|ultimos|ultimas|más reciente|más recientes|por última vez|la última vez`,
		AsksTax: `cuánto iva|cuanto iva|cuánto impuesto|cuántos impuestos|cuánto de iva|iva total|total de iva|de iva|en impuestos|en iva|
			cuánto iva soportado|cuanto iva soportado|cuánto iva deducible|cuánto de impuestos|cuánto es iva|cuanto es iva|cuánto es de iva|
			cuanto es de iva|cuánto fue de iva|cuanto fue de iva|iva a recuperar|iva recuperable|iva soportado|iva a devolver|iva para recuperar|
			iva deducible`,
		AsksNet:      `neto|sin iva|sin impuestos|antes de impuestos`,
		AsksSpending: `gasto total|gastos totales|mi gasto total|el gasto total`,
		SaysMost:     `más|mas|lo que más|más dinero|la mayor parte|con más frecuencia|más a menudo`,
		SaysSpend:    `gasto|gastamos|gastar|pago|se gasta|gastó|pongo|echo|meto`,
		SaysCost:     `cuesta|cuestan|costó|costaron`,
		SaysBuy:      `estado en|he estado en|hemos estado en|estuve en|pasé por|pase por|hemos pedido|he pedido|pedimos|compré|compre|compramos|he comprado|comprado|compro|comí|bebí|tomé|pedí`,
		SaysIs:       `es|son`,
		SaysIsSo:     `fue|fueron|era|eran|ha|hay|sido|he tenido|hubo`,
		NamesExpenses: `gastos|compras|pagos|movimientos|transacciones|mis gastos|nuestros gastos|apuntes|registros|mis movimientos|entradas|
			mis compras|lo gastado`,
		NamesExpense: `compra|transacción|movimiento`,
		OpensSeries:  `gastos|gasto|total|totales|compras`,
		TurnsQuestion: `no|menos|que otros|si|porque|comparado|comparada|versus|vs|nunca|por qué|debería|puedo|podría|sería|será|queda|ahorrar|
			ahorré|ahorrado|tu|tus|él|ella|ellos|su|sus|salvo|excepto|sin|presupuesto|próximo|próxima|otro|otros|otra|otras|gente|personas|entre|
			sobre|menor que|debo|gano|ganó|ingresos|sueldo|qué tal|eso|esto`,
		NamesDayAlways:  `los lunes|los martes|los miércoles|los jueves|los viernes|los sábados|los domingos`,
		LeadsToTag:      `con etiqueta|con la etiqueta|etiqueta|etiquetados|etiquetados con`,
		WithinThing:     `de|del|al`,
		SaysOver:        `más de|mas de|superiores a|mayores de|por encima de|de más de|de mas de`,
		SaysUnder:       `menos de|inferiores a|menores de|por debajo de|de menos de`,
		AsksWhich:       `qué …|cuál …|en qué …|en cuál …|que …|en que …|cuál es el …|cuál es la …`,
		SplitsBy:        `por …|según …|en cada …|cada …|de cada …`,
		RanksBy:         `top …|… más caro|… más cara|… mas caro|… mas cara`,
		SpreadsOver:     `por …|al …|a la …`,
		SpreadsEach:     `cada …|todos los …|todas las …`,
		SplitsTime:      `mes a …`,
		NamesCategories: `categoría|categorías|categoria|categorias|tipo de gasto`,
		NamesShops:      `tienda|tiendas|comercio|comercios|establecimiento|lugar|negocio`,
		NamesLabels:     `etiqueta|etiquetas`,
		NamesPeople:     `persona|miembro`,
		NamesRates:      `tipo de iva|tasa de iva`,
		NamesWeekdays:   `día de la semana`,
		NamesDays:       `día|dia|días`,
		NamesWeeks:      `semana|semanas`,
		NamesMonths:     `mes|meses`,
		NamesYears:      `año|años`,
		SaysDaily:       `diario|diarios|diariamente|diaria|diarias`,
		SaysWeekly:      `semanal|semanales|semanalmente`,
		SaysMonthly:     `mensual|mensuales`,
		SaysYearly:      `anual|anuales|anualmente`,
		SaysWithout: `sin|sin el|sin la|excepto|salvo|menos el|menos la|quitando|sin contar|sin incluir|aparte de|excluyendo|dejando fuera|
			descontando|exceptuando|todo menos|todo salvo|todo excepto|menos|todo menos el|todo menos la|todo salvo el|todo salvo la|todo excepto el|
			todo excepto la|quitando el|quitando la|sin contar el|sin contar la|sin contar con|sin incluir el|sin incluir la|descontando el|
			descontando la|aparte del|aparte de la|salvo el|salvo la|excepto el|excepto la|exceptuando el|exceptuando la|excluyendo el|excluyendo la|
			si quito|si quito el|si quito la|si quitamos|si no cuento|si no cuento el|si no cuento la|a excepción de|fuera de|dejando aparte|restando|
			restando el|restando la|obviando|omitiendo|a parte de|menos lo de|todo sin|sacando|sacando el|sacando la|sería sin|quedaría sin|queda sin|queda sin la|queda sin el|sería sin la|sería sin el|saldría sin`,
		SaysWithoutBehind: `aparte|excluido|excluida|no incluido|no incluida`,
		ComparesWith: `por encima o por debajo de|por encima o por debajo del|que|que en|que el|comparado con|comparada con|comparados con|comparadas con|comparando con|en comparación con|frente a|
			frente al|respecto a|respecto al|con respecto a|con respecto al|vs|vs.|versus|contra|comparado|comparada|en comparación|frente|respecto|
			con respecto`,
		NamesPrevious: `el anterior|la anterior|el pasado|la pasada|el mes anterior|la semana anterior|el año anterior|mes anterior|
			semana anterior|anterior|el último|la última|del pasado|el mes pasado no`,
		SaysMore: `menos|subido|bajado|subió|bajó|aumentado|disminuido|aumentó|disminuyó|crecido|ha subido|ha bajado|han subido|han bajado|
			sube|baja|subiendo|bajando|más o menos|mas o menos|menos o más|mejor o peor|peor o mejor`,
		JoinsTogether: `con`,
		SaysTogether:  `juntos|juntas|junto|sumados|sumadas|en conjunto|entre los dos|entre las dos`,
		SaysGave:      `dejado|dejé|me he dejado|ido|se me ha ido|se me fue|soltado|me dejé`,
		NamesTax: `iva|iva soportado|el iva soportado|impuesto|impuestos|iva deducible|igic|iva soportado deducible|iva recuperable|
			iva pagado|itbis`,
		LeadsToRate:    `al|a|con|del|de|con el|a un`,
		BetweenAmounts: `entre … y …|de … a …|desde … hasta …`,
		NamesAnything:  `todo|algo|lo de|todo lo de|todo lo que|lo que sea`,
		OpensFollowing: `y|¿y|y qué tal|qué tal|y qué pasa con|pero|e|bueno|vale|entonces|y entonces|ok|oye|a ver|pues|y también|bueno y|oye y|
			vale y|ok y|eh|venga|che|che y|mira|dime|una pregunta|pregunta|y ahora|ahora|perfecto|genial|gracias|total que|y dime|
			pero bueno|buenas|hola`,
	},
	labels: labels{
		LabelPaid: `total a pagar|importe a pagar|a pagar|total pagado|importe pagado|total pagado con|importe cobrado|pagado|importe total|
			total a cobrar|total iva incluido|total iva incl|total (iva incl.)|total con iva|total (iva incluido)|total con impuestos|monto pagado|
			total cobrado|total cargado|monto total|total general|total neto a pagar|total factura|precio total|importe total factura|liquido a pagar|
			has pagado|total con propina|monto a pagar`,
		LabelTotal: `total|totales|importe total|total pedido|total del pedido|total compra|total de la compra|total ticket|suma|suma total|
			total viaje|total del viaje|total recibo|tot`,
		LabelAmount: `importe|por importe de|monto|cantidad|precio|valor|por valor de|por un importe de|por un monto de|imp`,
		LabelSubtotal: `subtotal|sub total|base imponible|base imp|base imp.|base|total sin iva|neto|importe neto|total neto|total bruto|bruto|
			suma base|base iva|total base|importe sin iva|total articulos importe|subtotal sin iva`,
		LabelTax: `iva|i.v.a.|igic|impuesto|impuestos|cuota|cuota iva|total iva|total impuestos|iva total|iva incluido|incluye iva|ieps|itbis|
			igv|imp.|importe iva`,
		LabelTip:    `propina|servicio|propina sugerida|suplemento terraza|cubierto servicio`,
		LabelOff:    `descuento|dto|dto.|descuentos|cupon|promocion|promo|rebaja|bonificacion|vale|total descuento|ahorro cupon`,
		LabelCash:   `efectivo|entregado|entrega|recibido|en efectivo|pago en efectivo|importe entregado|total efectivo|contado`,
		LabelChange: `cambio|su cambio|devolucion cambio|a devolver|vuelto|vuelta|devuelto|cambio entregado`,
		LabelLeft: `saldo|saldo disponible|su saldo|tu saldo|saldo actual|nuevo saldo|saldo restante|disponible|credito disponible|limite|
			limite disponible|limite restante|limite diario|limite de credito|cupo|cupo disponible|restante|puntos|puntos acumulados|saldo puntos|
			ahorro|ahorro total|has ahorrado|usted ahorra|ha ahorrado|te queda|te quedan|queda|saldo cheque ahorro|cheque ahorro|disp|disp.|saldo de`,
		LabelCount: `articulos|articulo|num articulos|n articulos|no articulos|unidades|uds|uds.|ud|cant|cant.|total articulos|num. articulos|
			productos|piezas|personas|comensales|lineas`,
		LabelMeans: `tarjeta|tarjeta bancaria|tarjeta credito|tarjeta debito|tarjeta de credito|tarjeta de debito|visa|mastercard|maestro|amex|
			pago con tarjeta|pagado con|pago con|forma de pago|metodo de pago|medio de pago|paypal|contactless|tpv|debito|credito|domiciliacion|tarj|
			tarj.|tarj. bancaria`,
		LabelCard: `terminada en|acabada en|finalizada en|que termina en|que finaliza en|terminacion|tarjeta num|tarjeta no|num. tarjeta|
			n tarjeta|cuenta|cta|cta.|cuenta terminada en|numero de tarjeta|num tarjeta|final|tarjeta n`,
		LabelDay: `fecha|fecha factura|fecha de factura|fecha de emision|fecha emision|emitida el|emitido el|fecha del pedido|fecha de pedido|
			fecha pedido|fecha de compra|fecha compra|fecha operacion|fecha de operacion|fecha y hora|realizado el|fecha de pago|fecha pago|
			fecha de la factura|expedida el|pedido realizado|pedido realizado el|fecha del viaje`,
		LabelOtherDay: `vencimiento|vence|vence el|fecha de vencimiento|fecha vencimiento|fecha limite|fecha de entrega|entrega estimada|
			entrega prevista|llega|llegara|llegada|valido hasta|validez|caduca|caducidad|hasta|hasta el|proximo|proximo pago|proximo cobro|
			proxima factura|periodo|periodo facturado|periodo de facturacion|salida|devolucion hasta|cambios hasta|plazo|antes del|a mas tardar`,
		LabelPayee: `comercio|establecimiento|vendedor|vendido por|beneficiario|proveedor|emisor|destinatario|tienda|prestador|razon social|de:`,
		LabelPlain: `hola|estimado|estimada|buenos dias|buenas tardes|querido|querida|gracias|gracias por|muchas gracias|asunto|mesa|camarero|
			camarera|cajero|cajera|caja|le atendio|le ha atendido|atendido por|factura|su factura|tu factura|factura simplificada|factura no|
			factura n|factura num|numero de factura|recibo|tu recibo|ticket|tique|comprobante|justificante|no ticket|pedido|tu pedido|su pedido|
			numero de pedido|confirmacion|confirmacion de pedido|telefono|tel|tel.|tfno|tlf|nif|cif|n.i.f.|c.i.f.|rfc|nit|ruc|rut|cuit|direccion|c/|
			calle|avda|av.|plaza|cliente|hora|operacion|num op|autorizacion|terminal|copia|copia cliente|copia comercio|descripcion|concepto|
			un saludo|saludos|atentamente|cordialmente|pagina|referencia|ref|ref.|vuelva pronto|bienvenido|si no la reconoce|si no has sido tu|
			si no reconoce|llame al|llama al|s.a.|resumen|detalle|resumen del pedido|datos|empleado|para:|a:|op:`,
		LabelGross: `incluido|incl|incl.|incluye|con iva|iva incluido|iva incl|incluye iva|impuestos incluidos`,
		LabelPaidTo: `en|a favor de|a|para|en el comercio|de|tu viaje con|su viaje con|viaje con|tu pedido en|su pedido en|tu compra en|
			su compra en|comprar en|compra en|pedido en`,
		LabelNotice: `has pagado|has gastado|has enviado|has realizado|ha realizado|has hecho|ha hecho|se ha cargado|se ha realizado|
			se han cargado|se realizo|se cargo|hiciste|pagaste|gastaste|enviaste|realizaste|con tu tarjeta|con su tarjeta|tu compra|su compra|tu pago|
			su pago|tu tarjeta|su tarjeta|cargo en tu cuenta|cargo en su cuenta|compra aprobada|compra autorizada|operacion con su tarjeta|
			operacion con tu tarjeta|bizum enviado|te hemos cobrado|te han cobrado|te ha enviado|bizum recibido|has recibido|transferencia recibida|
			recibiste|te envio|le ha enviado|ha recibido|codigo de transaccion|id de transaccion`,
		LabelPayment: `compra|compras|pago|cargo|operacion|transaccion|retencion|consumo|adeudo|recibo domiciliado|domiciliacion|pagado|gastado|
			cobrado|cobro|enviado|transferencia a|transferencia emitida|transferencia realizada|autorizada|aprobada|compra con tarjeta|
			pago con tarjeta en|cargo de|pago con tarjeta|pagos`,
		LabelDeclined: `denegada|denegado|rechazada|rechazado|no autorizada|no autorizado|no aprobada|no aprobado|declinada|declinado|fallida|fallido|
			no se ha podido|no se pudo|no ha podido|cancelada|anulada|bloqueada|sin exito|no realizada|no realizado|no completada|ha sido denegada|
			ha sido rechazada|fondos insuficientes|saldo insuficiente`,
		LabelIncome: `nomina|abono|abono de|abono nomina|abonado|ingreso|ingreso de|ingresado|ingresada|recibido|bizum recibido|
			transferencia recibida|has recibido|ha recibido|recibiste|te ha enviado|te envio|le ha enviado|le envio|te ha hecho|te ha transferido|
			te transfirio|deposito|deposito de|salario|sueldo|pension|transferencia a tu favor|transferencia a su favor|acreditado|se acredito|
			pago recibido|te han ingresado|te han enviado|a tu favor`,
		LabelReturned: `devolucion|devolucion de|reembolso|reembolsado|reembolsada|reintegro compra|te hemos devuelto|se ha devuelto|
			devolucion compra|anulacion de compra|devuelto a`,
		LabelMoved: `retirada|retirada de efectivo|reintegro|retiro|retiro de efectivo|cajero automatico|disposicion de efectivo|traspaso|
			traspaso a|a tu cuenta de ahorro|a tu hucha|disposicion en cajero|retiro en cajero`,
		LabelBank: `banco|caja|aviso|alerta|bbva|santander|caixabank|la caixa|sabadell|bankinter|imagin|openbank|unicaja|banorte|banamex|citibanamex|hsbc|mercado pago|abanca`,
		LabelCode: `codigo de verificacion|codigo de seguridad|clave de confirmacion|para confirmar|otp|su codigo|tu codigo|codigo es|
			para autorizar|para validar|no compartas|no lo compartas|no comparta|no la comparta|tu clave|su clave|clave de un solo uso`,
		LabelDue: `vence|vence el|vencimiento|se cargara|se le cargara|se cobrara|proximo cargo|proximo cobro|pago minimo|extracto|
			pendiente de pago`,
		LabelTransfer: `transferencia|transferencia de|bizum|bizum de`,
	},
	languageNames: map[string]string{
		"en":    `inglés|ingles|inglesa`,
		"zh":    `chino|mandarín|mandarin`,
		"de":    `alemán|aleman|alemana`,
		"es":    `español|espanol|española|castellano`,
		"es-ES": `español de españa|castellano de españa`,
		"es-MX": `español de méxico|español de mexico|español mexicano`,
		"fr":    `francés|frances|francesa`,
		"it":    `italiano|italiana`,
		"pt":    `portugués|portugues`,
		"nl":    `neerlandés|neerlandes|holandés`,
		"pl":    `polaco`,
		"ru":    `ruso`,
		"uk":    `ucraniano`,
		"tr":    `turco`,
		"ja":    `japonés|japones`,
		"ko":    `coreano`,
	},
	requests: phrases{
		SpeaksLanguage: `en {language} por favor|en {language}|{language} por favor|habla {language}|háblame en {language}|responde en {language}|
			contesta en {language}|mi idioma es {language}|mi idioma es el {language}|idioma {language}|cambia a {language}|cambia al {language}|
			cambia el idioma a {language}`,
		ListsDeleted: `borrados|eliminados|gastos borrados|gastos eliminados|muéstrame los borrados|muestra los borrados|
			muéstrame los eliminados|muestra los eliminados|muéstrame lo que borré|muéstrame lo que he borrado|enséñame lo que borré|
			enséñame los borrados|qué borré|qué he borrado|qué he eliminado|qué eliminé|ver borrados|ver eliminados|ver los gastos borrados|
			muéstrame los gastos borrados|gastos borrados {period}|papelera`,
		ShowsCategories: `categorías|mis categorías|ver categorías|muestra las categorías|reglas|mis reglas`,
		NamesList:       `lista|listado|listar|listame|listá|mostrame|mostrá|la lista|una lista|el listado|un listado|lista de`,
		AroundList: `de|del|la|el|los|las|lo|en|mi|mis|una|toda|movimientos|que|he|y|todo|todos|todas|de todo|de todos|desde|por favor|porfa|
			completa|entera|un|me|este|esta|ahora|gastos|completo`,
		SaysLogged: `he apuntado|que he apuntado|lo que he apuntado|apunté|que apunté|lo que apunté|he anotado|que he anotado|
			lo que he anotado|que anoté|lo que anoté|he metido|que he metido|lo que he metido|he puesto|que he puesto|lo que he puesto|tengo apuntado|
			lo que tengo apuntado|que tengo apuntado|registré|que registré|he registrado|que he registrado|lo que he registrado|tengo metido|apuntado|
			que llevo apuntado|lo que llevo apuntado|lo que hay|que tengo|lo que tengo|que hay`,
		ListsExpenses: `lista|gastos|mis gastos|últimos gastos|ver gastos|muestra mis gastos|muéstrame mis gastos|gastos {period}|
			mis gastos {period}|gastos de {period}|muestra los gastos de {period}|muéstrame los gastos de {period}|muéstrame lo de {period}|
			muestra lo de {period}|enséñame lo de {period}|dame lo de {period}|ver lo de {period}|lo de {period}|lista {period}|la lista {period}|
			lista de {period}|la lista de {period}|lista de gastos {period}|lista de gastos de {period}|la lista de gastos de {period}|
			dime la lista de {period}|dame la lista de {period}|dame la lista de gastos de {period}|lista de lo de {period}|la lista de lo de {period}|
			enséñame la lista|enseñame la lista|muéstrame la lista|muestrame la lista|la lista|dame la lista|pásame la lista|sácame la lista|sacame la lista|
			que compre {period}|qué compré {period}|que compré {period}|que he comprado {period}|que compramos {period}|qué compramos {period}`,
		Reports: `informe|reporte|resumen|informe mensual|resumen mensual|informe {period}|informe de {period}|reporte {period}|
			reporte de {period}|resumen {period}|resumen de {period}|cómo fue {period}|qué tal {period}|cómo va {period}|y {period}|
			muéstrame {period}|cuánto fue {period}|cuánto llevo {period}|qué hubo {period}|total {period}|total de {period}|en total {period}|
			qué gasté {period}|resumen de la {period}|resumen del {period}|cuánto fue {period} en total|cuánto va {period}|cuánto va de {period}|
			cómo vamos {period}|cómo voy {period}|cómo pinta {period}|todo {period}|todo lo de {period}|el total de {period}|suma de {period}|
			cuánto salió {period}|cuánto se fue {period}|cuánto se ha ido {period}|cuánto se me fue {period}|cuánto se me ha ido {period}|
			cuánto hay {period}|a cuánto asciende {period}|{period} cuánto fue|{period} cuánto gasté|{period} cuánto es|{period} cuánto llevo|
			{period} cuánto va|{period} cuánto suma|cuánto suma {period}|cuánto sumó {period}`,
		ListsDay: `lista del día|la lista del día|lista de gastos del día|la lista de gastos del día|gastos del día|los gastos del día|lista de los gastos del día`,
		ReportsDay: `informe diario|resumen diario|reporte diario|balance diario|el resumen diario|dame el resumen diario|
			dame el informe diario|muéstrame el resumen diario|informe del día|resumen del día|reporte del día|balance del día|el resumen del día|
			dame el resumen del día|dame el informe del día|muéstrame el resumen del día`,
		ReportsWeek: `informe semanal|resumen semanal|reporte semanal|balance semanal|el resumen semanal|dame el resumen semanal|
			dame el informe semanal|muéstrame el resumen semanal|informe de la semana|resumen de la semana|reporte de la semana|balance de la semana|
			el resumen de la semana|dame el resumen de la semana|dame el informe de la semana|muéstrame el resumen de la semana`,
		ReportsYear: `informe anual|resumen anual|reporte anual|balance anual|el resumen anual|dame el resumen anual|dame el informe anual|
			muéstrame el resumen anual|informe del año|resumen del año|reporte del año|balance del año|el resumen del año|dame el resumen del año|
			dame el informe del año|muéstrame el resumen del año`,
		ShowsChart: `gráfico|gráfica|muestra un gráfico`,
		ExportsCSV: `exportar|exporta|exportar todo|exporta todo|exporta {period}|exportar {period}|exporta todo a csv|exporta todo en csv|
			exporta los gastos a csv|exporta los gastos en csv|exporta mis gastos a csv|exporta mis gastos en csv|exporta {period} a csv|
			exporta {period} en csv|exportar todo a csv|exportar todo en csv|exportar los gastos a csv|exportar los gastos en csv|
			exportar mis gastos a csv|exportar mis gastos en csv|exportar {period} a csv|exportar {period} en csv|expórtame todo a csv|
			expórtame todo en csv|expórtame los gastos a csv|expórtame los gastos en csv|expórtame mis gastos a csv|expórtame mis gastos en csv|
			expórtame {period} a csv|expórtame {period} en csv|exporta a csv|exporta en csv|exportar a csv|exportar en csv|expórtame a csv|
			expórtame en csv|expórtame el csv|expórtame un csv|expórtalo el csv|expórtalo un csv|mándame el csv|mándame un csv|envíame el csv|
			envíame un csv|pásame el csv|pásame un csv|dame el csv|dame un csv|descarga el csv|descarga un csv|exporta los gastos|exporta mis gastos|
			expórtame todo|expórtalo todo`,
		ExportsXLSX: `exportar a excel|exporta a excel|exportar excel|exporta todo a excel|exporta todo en excel|exporta todo en xlsx|
			exporta todo a xlsx|exporta todo a una hoja de cálculo|exporta los gastos a excel|exporta los gastos en excel|exporta los gastos en xlsx|
			exporta los gastos a xlsx|exporta los gastos a una hoja de cálculo|exporta mis gastos a excel|exporta mis gastos en excel|
			exporta mis gastos en xlsx|exporta mis gastos a xlsx|exporta mis gastos a una hoja de cálculo|exporta {period} a excel|
			exporta {period} en excel|exporta {period} en xlsx|exporta {period} a xlsx|exporta {period} a una hoja de cálculo|exportar todo a excel|
			exportar todo en excel|exportar todo en xlsx|exportar todo a xlsx|exportar todo a una hoja de cálculo|exportar los gastos a excel|
			exportar los gastos en excel|exportar los gastos en xlsx|exportar los gastos a xlsx|exportar los gastos a una hoja de cálculo|
			exportar mis gastos a excel|exportar mis gastos en excel|exportar mis gastos en xlsx|exportar mis gastos a xlsx|
			exportar mis gastos a una hoja de cálculo|exportar {period} a excel|exportar {period} en excel|exportar {period} en xlsx|
			exportar {period} a xlsx|exportar {period} a una hoja de cálculo|expórtame todo a excel|expórtame todo en excel|expórtame todo en xlsx|
			expórtame todo a xlsx|expórtame todo a una hoja de cálculo|expórtame los gastos a excel|expórtame los gastos en excel|
			expórtame los gastos en xlsx|expórtame los gastos a xlsx|expórtame los gastos a una hoja de cálculo|expórtame mis gastos a excel|
			expórtame mis gastos en excel|expórtame mis gastos en xlsx|expórtame mis gastos a xlsx|expórtame mis gastos a una hoja de cálculo|
			expórtame {period} a excel|expórtame {period} en excel|expórtame {period} en xlsx|expórtame {period} a xlsx|
			expórtame {period} a una hoja de cálculo|exporta en excel|exporta en xlsx|exporta a xlsx|exporta a una hoja de cálculo|exportar en excel|
			exportar en xlsx|exportar a xlsx|exportar a una hoja de cálculo|expórtame a excel|expórtame en excel|expórtame en xlsx|expórtame a xlsx|
			expórtame a una hoja de cálculo|expórtame un excel|expórtame el excel|expórtame una hoja de cálculo|expórtalo un excel|expórtalo el excel|
			expórtalo una hoja de cálculo|mándame un excel|mándame el excel|mándame una hoja de cálculo|envíame un excel|envíame el excel|
			envíame una hoja de cálculo|pásame un excel|pásame el excel|pásame una hoja de cálculo|dame un excel|dame el excel|
			dame una hoja de cálculo|descarga un excel|descarga el excel|descarga una hoja de cálculo|expórtame un excel {period}|
			expórtame el excel {period}|expórtalo un excel {period}|expórtalo el excel {period}|mándame un excel {period}|mándame el excel {period}|
			envíame un excel {period}|envíame el excel {period}`,
		AsksDifference: `diferencia entre {words} y {value}|la diferencia entre {words} y {value}|cuál es la diferencia entre {words} y {value}|
			cual es la diferencia entre {words} y {value}|qué diferencia hay entre {words} y {value}|que diferencia hay entre {words} y {value}|
			de cuánto es la diferencia entre {words} y {value}|diferencia de {words} a {value}|
			cuánto más he gastado en {words} que en {value}|cuanto mas he gastado en {words} que en {value}|
			cuánto más gasté en {words} que en {value}|cuanto mas gaste en {words} que en {value}|cuánto más llevo en {words} que en {value}|
			cuánto más en {words} que en {value}|cuanto mas en {words} que en {value}|cuánto más gasto en {words} que en {value}|
			cuánto menos he gastado en {words} que en {value}|cuánto menos gasté en {words} que en {value}|cuanto menos gaste en {words} que en {value}|
			cuánto menos en {words} que en {value}|he gastado más en {words} o en {value}|he gastado mas en {words} o en {value}|
			gasté más en {words} o en {value}|gaste mas en {words} o en {value}|gasto más en {words} o en {value}|gasto mas en {words} o en {value}|
			he gastado más en {words} que en {value}|gasté más en {words} que en {value}|gaste mas en {words} que en {value}|
			en qué gasté más, en {words} o en {value}|en qué he gastado más, en {words} o en {value}|en qué gasté más, {words} o {value}|
			en que gaste mas, {words} o {value}|en qué he gastado más, {words} o {value}|más en {words} o en {value}`,
		AsksShare: `qué porcentaje de mis gastos fue {words}|que porcentaje de mis gastos fue {words}|qué porcentaje de mis gastos es {words}|
			que porcentaje de mis gastos es {words}|qué porcentaje de mis gastos fue en {words}|qué porcentaje de mis gastos se fue en {words}|
			qué porcentaje de mis gastos va a {words}|qué porcentaje gasté en {words}|que porcentaje gasté en {words}|qué porcentaje gasto en {words}|
			qué parte de mis gastos es {words}|qué parte de mis gastos fue {words}|qué parte de mis gastos se fue en {words}|porcentaje de {words}|
			porcentaje en {words}`,
		SaysEntered: `apuntado|anotado|registrado|metido|pagado|puesto|apunté|apunte|anoté|anote|registré|registre|metí|pagué|pague|puse|está pagado|está pagada|
			está apuntado|está apuntada|está anotado`,
		AroundWhether: `ya`,
		FindsWords:    `busca {words}|buscar {words}|muéstrame todos los {words}`,
		AsksWhatFor:   `para qué era {words}|para que era {words}|para qué fue {words}|para que fue {words}|de qué era {words}|de que era {words}`,
		ShowsSettings: `ajustes|configuración|mis ajustes|ver ajustes|preferencias`,
		ShowsRoles:    `roles|los roles|muestra los roles|ver roles|ver los roles|quién puede hacer qué|miembros|los miembros`,
		GivesRole: `roles {words}|rol {words}|haz a {words} {value}|haz que {words} sea {value}|nombra a {words} {value}|
			dale a {words} el rol de {value}|pon a {words} como {value}|pon a {words} de {value}`,
		RemembersThat: `recuerda que {words}|recuerda: {words}|recuerda, {words}|acuérdate de que {words}|acuerdate de que {words}|
			acuérdate que {words}|acuerdate que {words}|ten en cuenta que {words}|ten presente que {words}|no olvides que {words}|
			memoriza que {words}|memoriza: {words}|guarda que {words}|apréndete que {words}|aprende que {words}|para que lo sepas: {words}|
			para que lo sepas, {words}|para tu información: {words}|que sepas que {words}|quiero que recuerdes que {words}|recuerde que {words}`,
		StatesName: `mi {value} se llama {words}|nuestro {value} se llama {words}|nuestra {value} se llama {words}|el {value} se llama {words}|
			la {value} se llama {words}|mi {value} ahora se llama {words}|el nombre de mi {value} es {words}|a mi {value} le llamo {words}`,
		StatesNamed: `mi {value} es {words}|nuestro {value} es {words}|nuestra {value} es {words}|el {value} es {words}|la {value} es {words}`,
		StatesRole: `{words} es mi {value}|{words} es nuestro {value}|{words} es nuestra {value}|{words} es el nombre de mi {value}|
			con {words} me refiero a mi {value}|cuando digo {words} me refiero a mi {value}|cuando digo {words}, me refiero a mi {value}`,
		StatesIs: `{words} es un {value}|{words} es una {value}|{words} es el {value}|{words} es la {value}|{words} es {value}|
			{words} significa {value}|{words} = {value}|con {words} me refiero a {value}`,
		StatesUsual: `mi {words} de siempre cuesta {amount}|mi {words} habitual cuesta {amount}|el {words} de siempre cuesta {amount}|
			mi {words} suele costar {amount}|mi {words} suele ser {amount}|el {words} suele costar {amount}|la {words} suele costar {amount}|
			el {words} me suele costar {amount}|{words} suele costar {amount}|{words} normalmente cuesta {amount}|
			mi {words} normalmente cuesta {amount}|el {words} normalmente cuesta {amount}|mi {words} siempre cuesta {amount}|
			el {words} siempre cuesta {amount}|mi {words} cuesta normalmente {amount}|normalmente pago {amount} por {words}|
			siempre pago {amount} por {words}`,
		StatesPayday: `mi día de pago es el {value}|el día de pago es el {value}|me pagan el {value}|me pagan el día {value}|cobro el {value}|
			cobro el día {value}|mi sueldo llega el {value}|mi sueldo llega el día {value}|mi nómina llega el {value}|mi nómina llega el día {value}|
			me ingresan la nómina el {value}|me ingresan la nómina el día {value}`,
		ForgetsFact: `olvida que {words}|olvida quién es {words}|olvida qué es {words}|olvídate de {words}|olvidate de {words}|
			olvida lo de {words}|olvida a {words}|olvida {words}|borra {words} de la memoria|borra {words} de tu memoria|quita {words} de la memoria`,
		ShowsMemory: `memoria|tu memoria|mi memoria|muestra la memoria|muestra tu memoria|muéstrame tu memoria|ver memoria|qué recuerdas|
			que recuerdas|qué recuerdas de mí|que recuerdas de mi|qué sabes de mí|que sabes de mi|qué sabes de nosotros|qué has aprendido|
			que has aprendido|qué has aprendido de mí|muestra lo que recuerdas|muéstrame lo que recuerdas|datos guardados|¿qué recuerdas|
			¿que recuerdas|¿qué recuerdas de mí|¿que recuerdas de mi|¿qué sabes de mí|¿que sabes de mi|¿qué sabes de nosotros|¿qué has aprendido|
			¿que has aprendido|¿qué has aprendido de mí`,
		NamesRelation: `hija|hijo|niño|niña|bebé|esposa|esposo|mujer|marido|pareja|novia|novio|prometida|prometido|madre|mamá|padre|papá|hermana|
			hermano|abuela|abuelo|tía|tío|prima|primo|sobrina|sobrino|hijastro|hijastra|suegra|suegro|cuñada|cuñado|nieta|nieto|amiga|amigo|
			mejor amigo|mejor amiga|compañera de piso|compañero de piso|compañera|compañero|vecina|vecino|jefa|jefe|casera|casero|niñera|canguro|
			ahijado|ahijada|inquilino|inquilina`,
		PointsAway: `esto|eso|este|esta|ese|esa|él|ella|qué|quién|cuál|cuánto|dónde|cómo|cuándo|yo|tú|que|quien|cual|donde|como|todo|nada|no|
			aquí|hoy|ayer|lo|si|porque`,
		NamesSecret: `contraseña|clave|clave secreta|pin|código pin|código de seguridad|cvv|número de tarjeta|número de cuenta|iban|
			número de la seguridad social|número de pasaporte|dni`,
		NamesPayday: `día de pago|cobro|pagan|sueldo|nómina`,
		SaysUsual:   `mi … de siempre|el … de siempre|la … de siempre|mi … habitual|el … habitual|como siempre|mi … de costumbre`,
		NamesOwner:  `propietario|propietaria|dueño|dueña`,
		NamesMember: `miembro`,
		NamesViewer: `lector|lectora|observador|observadora|espectador|espectadora`,
		NamesZone:   `zona horaria|huso horario|hora|horario|reloj|hora local|zona`,
		AroundSetting: `pasa a ser|ahora es|ahora será|mi|la|nuestra|a|al|en|por|como|es|son|el|los|será|sea|cambiame|ponme la|pasa|pasá|ahora|principal|que|el día|día|cada mes|
			de cada mes|del mes|desde|desde el|hasta|conmigo|me|mí|para mí|todo|todos|las|nómina|cobro|de|del|ok|oye|por cierto|bueno|pues|mis|ya|
			vale|y|mejor|tengo|aquí|de vuelta|puedes|podés|podrías|nos|nuestro|nuestros|lo|le|se|sera|dia|para mi|nomina|aqui|podes|pongo|escribo|
			apunto|anoto|meto`,
		AroundNewCategory: `una|la|llamada|para|de|me|que se llame|otra|mi|con el nombre`,
		AddsCategory:      `crea|creá|crear|créame|añade|añadir|agrega|agregá|agregar|nueva|quiero|necesito|pon|ponme|haz|hazme|mete|añádeme|abre`,
		AroundLeft: `cuánto|cuanto|qué|que|me|nos|todavía|aún|aun|más|de|del|mi|el|en|este|mes|para|gastar|dinero|plata|pasta|por|ahora|hoy|es|
			hay|lo|ya|y|pues|entonces|a|fin|final|estoy`,
		StillLeft: `queda|me queda|nos queda|quedan|me quedan|sobra|me sobra|resta|restan|puedo gastar|puedo gastar todavía|puedo gastar aún|
			todavía puedo gastar|aún puedo gastar|disponible|me falta para|me he pasado del|me pasé del|dentro del|queda libre|queda disponible`,
		NamesBudget: `presupuesto|mi presupuesto|límite|limite|presupuesto mensual|tope`,
		AroundExport: `todo|todo esto|esto|eso|lo|los|todos|las|todas|mis|gastos|mis gastos|los gastos|datos|mis datos|los datos|en|en un|a|como|
			un|una|el|la|de|archivo|fichero|formato|lista|para|me|para mi|gestor|contable|movimientos|con|registros|hasta ahora|ya|por favor|
			que llevo|que tengo`,
		AsksFile: `exporta|exportá|exportar|expórtame|descarga|descargar|descargame|bajar|envía|envíame|enviame|manda|mándame|mandame|pásame|
			pasame|pasa|dame|dámelo|dámelos|sácame|sacame|saca|sacar|quiero|necesito|puedo tener|me das|me pasas|me mandas|me sacas|me puedes dar|
			me puedes pasar|me puedes mandar|puedes pasarme|puedes mandarme|pon|ponme|pónmelo|hazme|haz|genera|pásamelo|mándamelo|puedo descargar|
			puedo sacar|me lo pasas|me lo mandas|quisiera|bájame|bajame|bájamelo`,
		NamesCSV:   `csv|archivo csv`,
		NamesSheet: `excel|xlsx|archivo excel|hoja de cálculo|hoja de calculo|planilla|tabla de excel|un excel`,
		AroundCategories: `qué|que|cuáles|cuales|lista|lista de|muestra|muéstrame|dame|dime|enséñame|ver|las|todas|todas las|mis|tus|de|hay|son|
			tienes|tenés|tengo|existen|usas|puedo usar|disponibles|manejas|sabes|conoces|listar|listame|me das|a ver|ahora|ahí|por favor|guardadas|
			creadas`,
		NamesMonthStart: `inicio de mes|inicio del mes|comienzo del mes|comienzo de mes|principio de mes|primer día del mes`,
		SetsSetting: `cambia|cambiá|cambiar|cambie|cámbiame|pon|poné|poner|ponme|ponga|usa|usá|usar|use|ajusta|ajustá|configura|configurá|
			quiero|prefiero|establece|fija|aplica|aplicá|deja|cambiame`,
		SaysMine:        `mi|nuestro|para mí|para mi|uso|que uso|que uso yo|usamos|que usamos|tengo|tenemos|aplico|que aplico|en mi caso`,
		NamesOwnAmounts: `importes que doy|precios que doy|importes que pongo|cantidades que pongo|montos que pongo|montos que doy|precios que pongo|importes que escribo|importes|montos|precios|cantidades|lo que escribo|lo que apunto`,
		SwitchesSetting: `pasa a|pasá a|pásate a|pasate a|pásame a|cámbiate a|cambiate a|cambia todo a|pasa todo a|ponlo todo en|pon todo en|
			todo en|pasemos a|pásalo todo a`,
		SaysHenceforth: `a partir de ahora|desde ahora|de ahora en adelante|de ahora en más|desde hoy|a partir de hoy|siempre|por defecto|
			por omisión|predeterminado|predeterminada|normalmente|habitual|habitualmente|de forma predeterminada|en adelante|de base`,
		NamesVATRate:  `tipo de iva|tipo del iva|porcentaje de iva|igv|itbis|tasa de iva|tipo impositivo|impuestos|tipo`,
		NamesOwnMonth: `mes|meses|mes contable`,
		SaysBegins: `empieza|empiece|empiezan|empezar|empezá|empezando|empiecen|comienza|comience|comienzan|comenzar|arranca|arranque|arrancan|
			va|corre|cuenta|cuente|contá|inicia|inicie|inician|iniciar|empezamos|empiezo|conta|arranco`,
		NamesSpeech: `idioma|lengua|idiomas`,
		SaysSpeak: `habla|hablá|háblame|hablame|hablar|responde|respondé|respóndeme|responder|respondas|hables|contesta|contestá|contéstame|
			contestar|contestes|escribe|escribí|escríbeme|escribir|dime`,
		LivesIn: `estoy en|ahora estoy en|estoy ahora en|ya estoy en|vivo en|ahora vivo en|vivo ahora en|me he mudado a|me mudé a|
			me acabo de mudar a|vivimos en|estamos en|ando en|me fui a vivir a|nos hemos mudado a|nos mudamos a|ahora vivimos en|ahora estamos en`,
		SetsCurrency: `moneda {currency}|mi moneda es {currency}|mi moneda es el {currency}`,
		AsksHelp: `ayuda|ayúdame|ayudame|ayuda por favor|qué puedes hacer|que puedes hacer|qué sabes hacer|que sabes hacer|qué haces|
			que haces|para qué sirves|para que sirves|para qué sirve esto|qué puedo hacer|que puedo hacer|qué puedo preguntar|qué puedo escribir|
			qué hago|que hago|qué tengo que hacer|qué escribo|cómo funciona|como funciona|cómo funciona esto|como funciona esto|cómo funcionas|
			como funcionas|cómo se usa|como se usa|cómo se usa esto|como se usa esto|cómo te uso|cómo uso esto|como uso esto|y ahora qué|y ahora que|
			instrucciones|manual|comandos|lista de comandos|qué comandos hay|ver comandos|funciones|tus funciones|qué funciones tienes|
			cuáles son tus funciones|funcionalidades`,
		NamesHelp: `ayuda|ayuda con|ayuda con el|ayuda con la|ayuda con los|ayuda sobre|ayuda para|ayuda de|necesito ayuda|necesito ayuda con|
			ayúdame|ayúdame con|ayudame con|ayúdame a`,
		AsksHowTo: `cómo borro|como borro|cómo quito|como quito|cómo corrijo|como corrijo|cómo elimino|como elimino|cómo puedo|como puedo|cómo hago|como hago|cómo se puede|como se puede|cómo se hace|como se hace|cómo podría|cómo debo|
			qué hago para|que hago para|qué hago si|que hago si|qué tengo que hacer para|qué debo hacer|qué comando|que comando|con qué comando|
			cuál es el comando|hay algún comando|hay un comando|de qué manera`,
		AsksAbility: `qué puedes|que puedes|qué más puedes|que mas puedes|que más puedes|qué sabes|que sabes|qué más sabes|qué haces|que haces|
			qué puede hacer|que puede hacer|qué se puede hacer|que se puede hacer|qué hace este bot|dime qué puedes|dime que puedes|dime qué sabes|
			qué funciones|que funciones|qué comandos|que comandos|cómo empiezo|como empiezo|por dónde empiezo|para qué sirve|para que sirve|
			cómo funciona el bot|como funciona el bot|cómo funciona este bot|cómo funcionas|como funcionas|no entiendo cómo|no entiendo como|
			estoy perdido|estoy perdida|esto cómo va|esto como va|cómo va esto|como va esto|cómo funciona|como funciona|de qué va|de que va|
			qué es esto|que es esto|y qué puedes|y que puedes|y esto qué|quién eres|quien eres|qué eres|cómo se usa|como se usa|cómo te uso|
			como te uso|cómo uso|como uso|cómo te utilizo|en qué puedes|en que puedes|en qué me puedes|qué cosas|que cosas|para qué eres|
			cómo se utiliza|cómo va la cosa|explícame|explicame|qué tal funciona|esto cómo funciona|esto para qué|tú qué haces|tú qué sabes|
			qué haces tú`,
		AsksWhoBot: `quién eres|quien eres|cómo te llamas|como te llamas|eres un bot|eres humano|eres una persona|quién es usted|quien es usted`,
		AsksWhatIs: `qué es|que es|qué son|que son|qué significa|que significa`,
		AsksHow:    `cómo|como`,
		MayAskHowTo: `puedo|podría|podria|se puede|se podría|es posible|hay forma|hay manera|hay alguna forma|hay alguna manera|hay|puedes|
			podrías|quién|quien|dónde|donde|hablas|entiendes|tienes|soportas|admites|es privado|es seguro|es esto|son|están|está|qué idiomas|
			que idiomas|qué monedas|que monedas|qué pasa|que pasa|explica|explícame|explicame|quiero|quisiera|querría|necesito|me gustaría|
			me he equivocado|me equivoqué|me equivoque|no sé cómo|no se como|funciona|dime cómo|dime como|quiero saber cómo`,
		AsksPrivacy: `privacidad`,
		LogsQuoted: `apunta esto|apunta eso|apúntalo|apuntalo|anota esto|anota eso|anótalo|anotalo|regístralo|registralo|registra esto|
			añade esto|añádelo|agrega esto|agrégalo|guarda esto|esto|este`,
		BeforePayer: `para|de|fue|es de|era de|lo pagó|la pagó|pagó|pago|pagado por|a nombre de`,
		BehindPayer: `pagó|lo pagó|la pagó|ha pagado|lo ha pagado`,
		NamesSelf:   `yo|mío|mio|mía|mia|para mí|para mi|a mí|mí|pagué yo|pague yo|fui yo|lo pagué yo|yo pagué|yo pague|es mío|es mio`,
		AsksHistory: `historial|cambios|los cambios|quién lo cambió|quien lo cambio|qué cambió|que cambio`,
		SaysUntaxed: `sin impuestos|sin impuesto|sin iva|exento|exento de iva|libre de impuestos`,
		ShowsNumber: `historial de {number}|historial del {number}|historial de la {number}|historial {number}|quién añadió {number}|
			quién añadió el {number}|quién cambió {number}|quién cambió el {number}|quién apuntó el {number}|cambios de {number}|cambios del {number}|
			muestra {number}|muestra el {number}|qué pasó con el {number}`,
		SetsZone: `mi zona horaria es {zone}|zona horaria {zone}|la zona horaria es {zone}|zona horaria a {zone}|
			cambia la zona horaria a {zone}|cambia mi zona horaria a {zone}|pon la zona horaria en {zone}|pon la zona horaria de {zone}|
			pon mi zona horaria en {zone}|mi huso horario es {zone}|huso horario {zone}|estoy en {zone}|vivo en {zone}|
			estoy en {zone}, cambia la zona horaria|estoy en {zone}, cambia la hora|estoy en {zone}, pon la zona horaria|
			estoy en {zone} cambia la zona horaria|estoy en {zone} cambia la hora|me he mudado a {zone}|me mudé a {zone}|ahora estoy en {zone}|
			ahora vivo en {zone}|cambia la hora a {zone}|cambia la hora a la de {zone}|cambia la zona horaria a la de {zone}|pon la hora de {zone}|
			hora de {zone}`,
		SetsVAT: `iva {rate}|iva del {rate}|el iva es {rate}|el iva es del {rate}|mi iva es {rate}|mi iva es del {rate}|
			pon el iva al {rate}|pon iva al {rate}|pon el iva en {rate}|cambia el iva al {rate}|cambia el iva a {rate}|mi tipo de iva es {rate}|
			mi tipo de iva es el {rate}|tipo de iva {rate}|igv {rate}|itbis {rate}`,
		EndsVAT: `sin iva|iva no|quita el iva|no pongas iva|desactiva el iva|iva desactivado`,
		AsksForVAT: `pregunta el iva|pregunta siempre el iva|pregúntame el iva|pregúntame siempre el iva|pregunta por el iva|
			pregúntame por el iva`,
		CountsNet: `importes netos|los importes son netos|mis importes son netos|importes sin iva|los importes son sin iva|
			mis importes son sin iva|los precios son sin iva|montos netos|los montos son netos`,
		CountsGross: `importes brutos|los importes son brutos|mis importes son brutos|importes con iva|los importes son con iva|
			mis importes son con iva|los precios son con iva|montos brutos|los montos son brutos`,
		StartsMonth: `mi mes empieza el {value}|mi mes empieza el día {value}|mi mes comienza el {value}|mi mes comienza el día {value}|
			el mes empieza el {value}|el mes empieza el día {value}|el mes comienza el {value}|mis meses empiezan el {value}|
			los meses empiezan el {value}|empieza el mes el {value}|empieza mi mes el {value}|mes desde el {value}|mi mes va desde el {value}`,
		ForgetsRule: `olvida la regla de {words}|olvida la regla para {words}|olvida la regla del {words}|borra la regla de {words}|
			borra la regla para {words}|elimina la regla de {words}|elimina la regla para {words}|quita la regla de {words}|
			quita la regla para {words}|olvida regla {words}|borra regla {words}`,
		RenamesCategory: `renombra la categoría {words} a {value}|renombra la categoría {words} como {value}|renombra {words} a {value}|
			renombra {words} como {value}|cambia el nombre de {words} a {value}|cambia el nombre de la categoría {words} a {value}|
			{words} se llama ahora {value}|{words} ahora se llama {value}|{words} debe llamarse {value}`,
		MakesRule: `pon siempre {words} en {value}|pon siempre {words} como {value}|mete siempre {words} en {value}|
			clasifica siempre {words} como {value}|clasifica {words} como {value}|clasifica {words} en {value}|categoriza {words} como {value}|
			apunta siempre {words} en {value}|anota siempre {words} en {value}|regla: {words} va a {value}|regla: {words} va en {value}|
			regla: {words} en {value}|regla: {words} a {value}|regla: {words} = {value}|regla {words} en {value}|
			{words} es siempre la categoría {value}|{words} siempre es la categoría {value}|{words} siempre va en la categoría {value}|
			{words} va siempre en la categoría {value}|{words} siempre categoría {value}`,
		OpensCategory: `la categoría|categoría|la categoria|categoria`,
		OpensSubject: `todo lo de|todo lo del|todo lo que sea|todo lo que compre en|todo lo que compro en|todos los gastos de|
			todos los gastos en|los gastos de|los gastos en|lo de|lo del|todo|el|la|los|las`,
		RulesKnown: `{words} es siempre {value}|{words} siempre es {value}|{words} son siempre {value}|{words} va siempre en {value}|
			{words} siempre va en {value}|{words} va siempre a {value}|{words} siempre en {value}|desde ahora {words} es {value}|
			a partir de ahora {words} es {value}|{words} es {value} desde ahora|{words} es {value} a partir de ahora`,
		Rules: `{words} va en {value}|{words} va a {value}|{words} van en {value}|{words} cuenta como {value}|
			{words} cuentan como {value}|{words} pertenece a {value}|{words} pertenecen a {value}`,
		ExportsJSON: `exporta en json|exportar en json|exporta json|exportar json`,
	},
	topics: topicWords{
		TopicAdd:        `apunt*|anot*|añad*|agreg*|registr*|meter|meto|pongo|poner|escrib*|ingres*|empez*|empiezo|comenz*|gasto|gastos|compra|compras`,
		TopicBudget:     `presupuesto*|límite*|limite*|avisar|avísame|avisas|alerta*|ahorrar`,
		TopicCategories: `categor*|regla|reglas|rubro*`,
		TopicCurrency:   `moneda|monedas|divisa*|tipo de cambio|convertir|conviert*|dólares|dolares|euros|pesos`,
		TopicDays:       `zona horaria|huso horario|husos horarios|fecha|fechas|otro día|otro dia|de ayer|día anterior|atrasad*`,
		TopicExport: `export*|excel|csv|json|xlsx|hoja de cálculo|hoja de calculo|hojas de cálculo|google sheets|descarg*|bajar|bajo|
			archivo con todo|copia de seguridad|backup|gestor|gestoría|contable|contador|asesor`,
		TopicFiles: `recibo*|ticket*|tique*|foto|fotos|imagen|imágenes|factura*|adjunt*|archivo*|fichero*|pdf|documento*|escane*|subir|subo|
			captura*`,
		TopicFix: `error|errores|equivoqu*|equivocad*|correg*|corrij*|corrig*|cambi*|edit*|modific*|borr*|elimin*|quit*|deshac*|deshag*|
			deshace|anul*|mal|revert*|revierto|recuper*|arregl*|restaur*|saca*`,
		TopicIncome: `ingreso|ingresos|sueldo|nómina|nomina|salario|reembolso*|devolución|devolucion|devoluciones|transferencia*|traspaso*|
			préstamo|prestamo|cobro`,
		TopicLanguage: `idioma*|español|espanol|castellano|inglés|ingles|chino|francés|frances|alemán|aleman|portugués|italiano|lengua|hablas`,
		TopicMemory:   `recuerd*|recordar|memoria|memoriz*|aprend*|olvid*|datos que sabes`,
		TopicPrivacy: `privacidad|privad*|quién ve|quien ve|quién puede ver|quien puede ver|quién lee|quien lee|acceso|segur*|mis datos|datos|
			cifrad*|confidencial*|guardan|se guarda|borrar todo|borrar mi cuenta`,
		TopicRepeat: `recurrent*|repetir|repite|se repita|todos los meses|cada mes|mensual|mensualmente|automátic*|automatic*|recordar|recuérdame|
			recordatorio*|suscripci*|periódic*`,
		TopicReports: `informe*|reporte*|resumen|resúmenes|total|totales|ver|veo|mirar|consultar|busc*|encontrar|encuentr*|lista|listar|gráfic*|
			grafic*|estadística*|gasté|gaste|gastado|comparar|promedio*|media|preguntar|historial`,
		TopicSettings: `ajust*|configur*|preferencia*|opciones|inicio de mes`,
		TopicShare: `invit*|compart*|juntos|equipo|familia|mi mujer|mi marido|mi pareja|mi novia|mi novio|compañer*|amig*|grupo*|canal|
			otras personas|varias personas|con otros|alguien|rol|roles|permiso*|miembro*`,
		TopicSlack:    `slack`,
		TopicSplit:    `divid*|dividir|repart*|mitad|a medias|entre varios|a escote|split`,
		TopicTags:     `etiqueta*|tag|tags|hashtag*`,
		TopicTax:      `iva|impuesto*|neto|bruto|base imponible|igic|sin iva|con iva|tipo impositivo`,
		TopicTelegram: `telegram|whatsapp|móvil|movil|celular|app|aplicación`,
	},
	cues: cues{
		SaysPrice: `^ el? dólar/dolar/euro/bitcoin/peso/libra está/esta/cerró/cerro/cotiza/a/hoy/abrió|tipo de cambio|tasa de cambio|
			está/están/anda/andan/estan/esta ya? a? # … euros/€/pesos/dólares/el/la/cada|está/están a #|dicen que/q/k|ya cuesta/cuestan|cuesta/cuestan ya|
			ha/han subido|subió/subieron a|por las nubes|se ha puesto a|se han puesto a|antes costaba/costaban/valía/valían|vale ya|ya vale/valen|
			a dónde vamos a parar|he oído|he leído|según la tele|la inflación|sube/suben/subirá/subirán/aumenta/aumentan a #|va/van a subir/costar|
			cuesta/cuestan/vale/valen ahora|ahora cuesta/cuestan/vale/valen|mi/su/el/nuevo sueldo/salario nuevo? es/será/va|gana # al/por|
			he/hemos/has visto … a/por #|^ vi/vimos un/una/unos/unas … a/por #|costaría/costarían/costará/costarán/saldría/saldrían|
			pide/piden/quiere/quieren # por|me/nos pide/piden/pidió/pidieron/pidio/quiere/quieren #|me/nos/le/les quiere/quieren/querían/quería vender/cobrar/cobrarme/sacar|
			pide/piden/pidió/pidieron # para|cobra/cobran # la/el/por consulta/hora/clase/sesión/sesion/noche/visita/mes/kilo|dice/decía/dijo/dijeron/contó/comentó que/q/k|
			me/nos dice/dijo/dijeron/ha_dicho/han_dicho/contó que/q/k|parece/por_lo_visto que|está/están en/de oferta/rebajas a|
			por lo visto … está/están/cuesta/cuestan/vale/valen|este/esta/estos/estas/ese/esa/esos/esas … cuesta/cuestan/vale/valen #|
			es/son # mucho/demasiado/caro por/para|
			a partir de #|entradas/vuelos desde|piden/pide # por|me pide/piden #|alquiler sube a|presupuesto taller/tejado/de/para|
			presupuestó/presupuestaron|presupuestado|cotizó/cotizaron/cotiza|cotizado`,
		SaysAge: `cumple/cumplo/cumplen/cumplió/cumpliría #|# años|tiene/tengo # años`,
		SaysMeeting: `reunión/reunion/cita/clase/entrevista/junta … sala/aula/planta/despacho/piso/oficina|nos vemos|quedamos a/en|te/os/les espero|
			nos encontramos|quedamos`,
		SaysPhone: `llámame/llamame/llámanos/llamadme|mi número|mi numero|mi móvil|mi movil|teléfono|tel|mi cel|mi celu|whatsapp|wasap|al #`,
		SaysArrived: `llegó/llegaron/llegado|ingresada/ingresado/ingresadas/ingresados/ingresaron|cobrada/cobrado|abonada/abonado/abonaron|
			ha/han entrado|entró la/el/mi|ya está/tengo la/el/mi|me han? pagado`,
		SaysWon:    `tocó/toco/tocaron/tocado … lotería/loteria/primitiva/euromillones/quiniela/rasca/raspa/raspadito/sorteo/rifa/cupón/bonoloto/bingo/tragaperras/melate|premio/premios/ganancia/ganancias … lotería/loteria/primitiva/euromillones/quiniela/rasca/raspadito/sorteo/rifa/cupón/bonoloto/bingo/tragaperras/casino/póker/melate`,
		SaysCredit: `saldo/factura/recibo a favor|luz/gas/agua … a favor|abono … luz/gas/agua/factura/recibo`,
		SaysLeft:   `mi/tu/su saldo es/de/: #?|saldo disponible|me quedan #|no traigo/tengo/llevo/traemos ni #|^ el/mi? cambio/vuelto/vueltas #|# de cambio/vuelto/vueltas`,
		SaysOwn: `pagué/pague/pagado/pagar/pago/aboné/abone/abono #? a/de? la/de_la tarjeta|
			traspaso/traspasé/traspasado/transferí/pasé … a/entre mi/mis/nuestra cuenta/cuentas/ahorros|recibo de la tarjeta|cambié/cambie/cambiamos/cambiado # … a/en/por dólares/euros/pesos/libras/yenes/francos/soles/reales`,
		SaysLost: `me/nos/le han/ha robado/quitado/mangado/birlado/hurtado|me/nos robaron/quitaron/mangaron/birlaron|he/hemos perdido|
			robada/robado/robadas/robados|^ perdí/perdimos #|perdí/perdimos mi/la/el/las/los/el_móvil|se me ha/han? caído/perdido|
			se me cayó/cayeron/perdió/perdieron`,
		SaysUnpaid: `sin pagar|no he/hemos/ha … pagado|no está/estan/están pagado/pagada/pagados/pagadas|
			aún/aun/todavía no … pagué/pagado/pagada/pago|sigue/siguen sin|por pagar|pendiente de pago|falta/faltan por? pagar|falta/faltan # para|me/nos falta/faltan #|
			tengo/tenemos que pagar|hay que pagar|queda/quedan por pagar|vence/vencen el/mañana/hoy/este|mañana/hoy vence/vencen|aún/todavía tengo que|no pagué|no pague`,
		SaysOwed: `me/nos debe/deben/debes/debía/debían/adeuda|debo/debemos|le/les/te debo/debemos|estoy debiendo|quedé/quede a deber|
			quedó a deber|me/nos queda/quedan/quedó/quedaron debiendo`,
		SaysSettled: `^ ya? he/hemos? pagado|ya pagué/pague/pagado|^ pagué/pague/pagamos|por fin pagué/pagado|liquidé|liquidado|saldé|saldado`,
		SaysReturned: `devolví|devuelto|le/les pagué|se lo/los/la/las? pagué/devolví/he_pagado/he_devuelto|devolvió|devolvieron|
			ya … pagué/pagado/devuelto/devolví`,
		SaysForgot: `por_poco … olvido/olvida/olvidaba|a_punto de olvidar/olvidarme/olvidárseme`,
		SaysPlanned: `por poco … compro/compré/pillo/pago/gasto/pido/me|casi me? compro/compré/pillo/gasto/pido/pago/cae|casi casi|a punto de|
			iba/íbamos a|quiero/quería/quisiera/queremos/queríamos … comprar/comprarme/comprarnos/pillar/pillarme|
			me/nos gustaría … comprar/comprarme/tener|estoy/estamos/ando pensando en|pensando comprar/comprarme/comprarnos|pensaba … comprar/comprarme|pienso comprar/comprarme|
			voy/vamos a … comprar/comprarme/gastar/pillar/pagar|puedo/podemos … permitirme/permitirnos/permitir/comprar/comprarme/gastar|
			me/nos puedo/podemos? permitir|me/nos da para|llego/llegamos para|me/nos alcanza|me lo puedo|debería … comprar/comprarme|
			al final no … compré/comprado/pillé|no me? lo/la/los/las? compré/pillé|no lo/la compré|tengo ganas de|ahorrando para|ahorrar para|
			si me? compro/comprara|me compro|me compraría|
			mañana/próximo/próxima/proximo/que_viene … compro/compramos/cojo/pillo/pago/pagamos/gasto/encargo|
			compro/compramos/pillo/pago/pagamos/encargo … mañana/próximo/próxima/que_viene|
			compraré/compraremos/pagaré/pagaremos/gastaré/gastaremos/pillaré/cogeré/pediré|tengo pensado/previsto|pensamos comprar/gastar|
			mañana/manana/próximo/próxima/proximo/proxima/que_viene … será/serán/sera/seran/saldrá/costará/costarán unos/unas/como? #|
			no me? la/lo/las/los? llevo/compro/cojo/pillo/llevé/cogí|no me? lo/la/los/las cogí/llevé|quedé/quede/quedamos de pagar/dar|
			pero no lo/la/los/las? compro/compré/cojo/llevo|los/las/lo/la dejé|
			a lo mejor/quizás/quizá/igual/tal_vez … compro/pillo/cojo/me_compro/pido|quizás/quizá/igual/tal_vez me? pillo/compro/cojo|
			en enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre viene/vienen/toca/tocan/llega/llegan/hay/tengo/va/me|
			el_mes/la_semana/el_año que viene/próximo/próxima … viene/toca/hay/llega/tengo|
			toca/tocan/tocará/habrá_que/hay_que/tendré_que/tendremos_que/tenemos_que pagar|
			tengo/tenemos/tendré/tendremos q/que/k pagar/comprar/dar/abonar/soltar|hay q pagar|va/van a ser/costar/salir/venir|
			saldrá/saldrán/costará/costarán/será/serán por/unos/unas/como/en? #|estoy/ando mirando|
			ando viendo un/una/unos/unas … de/a/por #|pero ni de broma/coña $|pero ni loco/loca/hablar $|ya? mero me? compraba/compro/gastaba/llevaba|pero al_final/mejor/neta/siempre no $`,
		SaysForSale: `^ vendo/vendemos/se_vende/se_venden|se vende/venden|en venta|estoy vendiendo|a la venta`,
		SaysWish: `ojalá/ojala|quiero/queremos/quería/quisiera/quisiéramos un/una/unos/unas/otro/otra/ese/esa/esos/esas/aquel/el/la|
			me/nos encantaría/gustaría/apetece/apetecería/molaría/chiflaría|quién tuviera/pudiera|sueño/soñando/soñamos con|me/nos hace/haría ilusión|
			si tuviera/tuviese/tuviéramos/pudiera|algún/algun día tendré/compraré/me/tendremos|echado el ojo|me muero/muriendo por|lista de deseos|
			estaría bien/genial|qué ganas de|el/la de mis sueños es|imagínate/imaginate/imagínese/imaginese/imagínense/imaginense/imaginaos|
			imagina/imaginen #|imagina/imaginen que/si/un/una/pagar/gastar/tener/comprar|te/os/se imaginas/imagináis/imaginan`,
		SaysBudget: `presupuesto de/es/para/mensual/semanal/máximo/son|mi/el/nuestro presupuesto|^ presupuesto #|presupuesto :|
			no quiero/queremos/puedo/podemos/debo … gastar … más/mas de|no gastar más/mas de|no pasar/pasarme/pasarnos/pase de|
			no me? … pasar/pasarme de|no superar/exceder|gastar … como máximo|como máximo … mes/semana|máximo/max # … mes/semana/al|
			mes/semana … máximo/max/como_mucho|tope de|un tope|como mucho … mes/semana|límite de|limitar/limitarme … a #|
			me pongo … de? límite/tope/máximo|avísame/avisame … paso/pase/supere/llego|^ presupuesto … #|presupuesto # … al/por/cada mes/semana/año|
			presupuesto … # mensual*`,
		SaysTreated: `me/nos/lo/la invitó/invito/invitaron/invita/invitan|invitó/invitaron|quien/que pagó/paga/pagaron fue/es/fueron|
			corrió/corre/corría por/a cuenta/cargo de|cortesía de la|invita la casa|por cuenta de la casa|paga/pagan mi/su|
			se ha/han … comprado/pillado/gastado/pedido|se compró/compraron/pilló/gastó/gastaron|
			por cuenta de/del|corre/corren/corrió/corrieron/va/van/fue/fueron por cuenta de/del|a cargo de/del|
			me/nos/les disparó/dispararon|convidó/convidaron/pichó/picharon|
			disparó/dispararon el/la/los/las/un/una/unos/unas comida/cena/desayuno/almuerzo/cuenta/ronda/café/cafés/tacos/tortas/pizza/pizzas/chelas/cheves/cervezas/tragos/boletos|
			la/lo/los/las pagó/pagaron/paga/pagan/puso/invitó|pagó/paga/pagaron el/la/mi/su/nuestro/nuestra|pago/puso mi/su/tu`,
		AsksReminder: `recuérdame/recuerdame/recuérdanos/recuérdeme/recordame/recordáme|recordarme|me recuerdas|puedes recordarme|recordatorio|
			no te olvides|que no se me olvide|no se me olvide|no olvidar|no olvides|no me olvide|avísame/avisame/avísenme … para/de/cuando|
			acuérdate/acuerdate|acordarme de|hazme acordar|hacéme acordar`,
		SaysEvery: `todos los meses/años/lunes/martes/miércoles/jueves/viernes/sábados/domingos/#|todas las semanas|
			cada mes/semana/año/lunes/viernes/trimestre/#|cada # de mes|los # de cada mes|el # de cada mes|una vez al mes/año|a primeros de mes|
			mensualmente|cada día/dia #|el día # de cada|todos los días #|mensual el #`,
		AsksRepeat: `automáticamente|automático|automática|por sí solo|a partir de ahora|de ahora en adelante|desde ahora|recurrente|repite/repetir|
			programa/prográmame/programar|periódico|sin preguntar|sin que te lo diga`,
	},
	Words: vocabulary{
		words: []roleWords{
			{0, `a_las sobre_las de_la_mañana de_la_tarde de_la_noche`},
			{RoleDocument, `recibo ticket_de_compra comprobante número_de_recibo`},
			{RoleDocument | RolePayable, `factura número_de_factura`},
			{RoleFree | RoleExempt, `exento exenta exento_de_iva exenta_de_iva`},
			{RoleFree | RoleReverse, `inversión_del_sujeto_pasivo inversion_del_sujeto_pasivo`},
			{RoleTimes, `veces`},
			{RoleDivided, `dividido_entre dividido_por entre`},
			{RoleMinus, `menos`},
			{RoleEach, `cada_uno cada_una la_unidad c/u`},
			{RolePer, `por la el cada al`},
			{RoleOff, `descuento dto cupón vale rebaja rebajado rebajada rebajados rebajadas rebajas dcto cupon cupones descuentos promoción vales
				mitad_de_precio a_mitad_de_precio me_descontaron me_rebajaron me_han_descontado me_han_rebajado nos_descontaron nos_rebajaron`},
			{RoleTip, `propina propinas`},
			{RoleInexact, `y_pico y_tantos y_tantas y_algo`},
			{RoleBy, `por`},
			{RolePerson, `papás carnal carnala abue abuelita abuelito polola pololo parcero parcera cuate cuñado cuñada primo prima vecino vecina vecinos colega suegro suegra sobrino sobrina compi jefes abuelos amigos hermanos ex
				mujer esposa esposo marido mamá papá madre padre jefe jefa empresa hermano hermana amigo amiga novio novia compañero compañera padres
				abuela abuelo tío tía
				suegros tíos cuñados sobrinos novios vieja viejo viejos parejo pareja`},
			{RolePaid, `pagó compró invitó regaló pagaron
				pagan paga invitaron compraron costeó garpó garparon apoquinó apoquinaron`},
			{RoleIncome | RoleOrSpent, `pensión intereses honorarios aguinaldo`},
			{RoleNotSpent, `olvidé_pagar olvide_pagar se_me_olvidó_pagar se_me_olvido_pagar me_olvidé_de_pagar me_olvide_de_pagar olvidé_comprar se_me_olvidó_comprar`},
			{RoleNotSpent, `pendiente atrasado atrasada impagado impagada impago sin_pagar por_pagar planeado planeada previsto prevista adeudado
				adeudada vencido vencida no_pagado no_pagada facturas_pendientes pagos_pendientes cuentas_pendientes me_debe me_deben no_he_pagado
				tengo_que_pagar voy_a_pagar`},
			{RoleIncome, `salario sueldo ingreso ingresos gané cobré vendí vendi nómina nomina dividendos me_regaló me_regalaron nos_regaló ganado
				heredé encontré me_dio me_dieron nos_dio beca becas paro prestación prestación_por_desempleo subsidio_de_desempleo subsidio
				pensión_de_jubilación jubilación pensión_de_viudedad ayuda_familiar ingreso_mínimo_vital intereses_de_la_cuenta intereses_cobrados
				intereses_a_favor en_propinas propinas_de_hoy propinas_del_turno propinas_de_la_noche renta_del_inquilino alquiler_cobrado vendido
				vendida gane me_depositaron cayó_la_quincena cayo_la_quincena cayó_la_nómina cayo_la_nomina cayó_el_pago cayo_el_pago cayó_el_aguinaldo
				cayo_el_aguinaldo paga_extra dietas_cobradas dividendo asignación_por_hijo renta_mínima cheque_bebé finiquito me_ha_tocado_la_lotería me_tocó_la_lotería nos_tocó_la_lotería me_ha_tocado_el_gordo me_ha_tocado_un_cupón me_ha_tocado_el_cupón
				me_ha_tocado_un_premio me_tocó_un_premio me_tocó_la_tanda me_toco_la_tanda`},
			{RolePaid | RoleGave, `mandó envió depositó transfirió`},
			{RoleIncome | RoleRefund, `devolución_de_impuestos devolución_de_hacienda recibí recibido me_envió me_mandó me_pagó me_pagaron me_pasó me_ha_pasado me_han_pasado me_ha_enviado me_depositó me_deposito me_mandaron me_enviaron me_pasaron me_transfirió me_transfirieron me_hizo_bizum me_ha_hecho_bizum me_hizo_un_bizum
				ha_hecho_un_bizum han_hecho_un_bizum me_han_hecho_bizum me_hicieron_un_bizum me_hicieron_bizum`},
			{RoleRefund, `abonaron fianza_devuelta`},
			{RoleRefund | RoleMoved, `devolvieron devolvió devuelta devuelto devueltas devueltos devolví devolvi devolvimos devuelvo devolvemos devuelven me_devuelve me_devuelven nos_devuelven me_devolvió me_devolvieron me_regresaron me_regresó me_regreso nos_regresaron`},
			{RoleMoved, `presta prestan ahorro al_ahorro cuenta_de_ahorro cuenta_ahorro hucha ahorros retiré saqué cajero ingresé deposité presté me_prestó me_presto me_prestaron me_ha_prestado me_han_prestado pedí_prestado pedi_prestado he_pedido_prestado mi_cuenta
				a_mi_cuenta mis_ahorros cuenta_conjunta cuenta_común plan_de_pensiones plazo_fijo depósito_a_plazo al_cochinito el_cochinito mi_cochinito guardadito al_apartado la_alcancía
				la_alcancia`},
			{RoleMoved | RoleOrSpent, `transferí transferencia moví traspaso traspasé traspasado he_pasado_a`},
			{RolePeriod, `en desde año primavera verano otoño invierno trimestre ejercicio comparar compara vacaciones navidad navidades nochebuena
				nochevieja semana_santa pascua año_nuevo carnaval contra o`},
			{RolePoint, `coma punto`},
			{RolePart, `docena medio media centenar`},
			{RoleHalf, `medio media`},
			{RoleMoney | RoleBan, `salario sueldo ingreso ingresos gané cobré vendí vendi presté`},
			{roleHint, `el los las un una unos y para con por del al en ayer hoy compré pagué gasté comida almuerzo cena desayuno alquiler luz agua
				gasolina supermercado cuesta costó solo pagar de que fue cerca alrededor dijo desde según acciones puedes precio`},
			{RoleFiller, `casi_se_me_olvida casi_olvido casi_me_olvido casi_me_olvido_de casi_se_me_pasa por_poco_se_me_olvida por_poco_me_olvido ya_se_me_olvidaba ya_me_olvidaba se_me_olvidaba casi_se_me_olvidaba`},
			{RoleFiller, `olvidé olvide se_me_olvidó se_me_olvido se_me_pasó se_me_paso me_olvidé me_olvide me_olvidé_de me_olvide_de olvidé_apuntar se_me_olvidó_apuntar faltó falto me_faltó me_falto falta_apuntar`},
			{RoleFiller, `clavados redondos pelados sin_intereses meses_sin_intereses msi yo he mi mis me de del al en con total precio importe fue solo sólo favor gracias exactamente hice cargado cargada
				domiciliado domiciliada`},
			{RoleFiller | RoleArticle, `el la los las un una unos unas`},
			{RoleFiller | RoleFor, `por para`},
			{RoleFiller | RoleSpend, `gasté pagué compré gaste pague compre gastado pagado pagada comprado pago gasto me_he_dejado he_dejado me_dejé
				se_me_fueron se_nos_fueron me_he_gastado he_gastado me_gasté me_he_comprado he_comprado me_compré he_pagado me_fundí me_he_fundido me_cobraron me_han_cobrado me_cobró me_cobro me_clavaron me_clavó me_fajaron me_soplaron me_sablaron
				garpé garpe solté`},
			{RoleFiller | RoleCost, `cuesta costó costo cuestan costaron`},
			{RoleFiller | RoleAdd, `ponle échale echale métele metele anótale apúntale meter añade añadir agrega agregar anota registra registrar apunta pon ponme apúntame anótame mete méteme agrégame
				añádeme regístrame apuntar anotar poné ponele anotá anotame agregá agregale`},
			{RoleCommand, `borra borrar elimina eliminar cambia cambiar corrige muestra mostrar busca informe`},
			{RoleBan, `código contraseña soy eres es son era sería puede podría debería cuánto cuanto cómo como_se por_qué cuándo dónde quién qué cuál si no nunca
				ningún mitad cada compartir dividir dividido aproximadamente casi quizás salario sueldo ingreso ingresos gané cobré debo debe presté
				prestó borra borrar elimina eliminar cambia cambiar muestra mostrar busca informe presupuesto próximo quiero necesito creo ignora
				instrucciones tú él ella ellos usted años número vendí vendi`},
			{RoleTax, `iva impuesto impuestos itbis igv igic`},
			{RoleRateNoun | RoleTax, `tasa_de_iva tipo_de_iva`},
			{RoleNet, `neto netos sin_iva sin_impuesto sin_impuestos más_iva mas_iva`},
			{RoleGross, `bruto con_iva iva_incluido incluido incluida incluidos incluidas incl inc incluyendo incluye iva_inc`},
			{RoleFree, `exento exento_de_iva`},
			{RoleSubtotal, `subtotal base base_imponible`},
			{RoleTotal, `total importe_total en_total`},
			{RolePercent, `por_ciento`},
			{RolePlus, `más`},
			{RoleGlue, `de del es son al fue`},
			{RoleUnit, `pasos veces cuotas mensualidades personas días dias día semanas meses años horas hora minutos gramos kilos kilo litros litro metros metro botellas`},
			{RoleOftenNumbered, `habitación habitacion línea linea factura piso`},
			{RoleNumbered, `portal andén anden vía vagón vagon página pagina capítulo capitulo número numero pedido`},
			{RoleFiller | RoleRefund, `cashback reembolsó reembolsaron reembolsado reembolsada reembolsados reintegro reembolso devolución`},
			{RoleAnd, `y luego`},
			{RoleDe, `d de`},
		},
		shares: `2:la_mitad_de,mi_mitad,mitad_de,la_mitad_del 3:un_tercio_de`,
		sharers: `0:dividido,a_repartir,a_repartir_entre,a_partir_entre,a_dividir,a_dividir_entre,a_compartir,entre_todos,repartido,compartido,dividida,dividimos,la_dividimos,lo_dividimos,repartida,repartimos,compartida,compartimos,la_compartimos,partimos
			2:mitad,a_medias,entre_dos 3:entre_tres 4:entre_cuatro`,
		scales: `3:mil 6:millón,millon,millones`,
		rounds: `10:decena 15:quincena 20:veintena 30:treintena 40:cuarentena 50:cincuentena 100:centena,centenar 1000:millar`,
		numbers: `1:uno,un,una 2:dos 3:tres 4:cuatro 5:cinco 6:seis 7:siete 8:ocho 9:nueve 10:diez 11:once 12:doce 13:trece 14:catorce 15:quince
			16:dieciséis,dieciseis 17:diecisiete 18:dieciocho 19:diecinueve 20:veinte 21:veintiuno,veintiún,veintiun,veintiuna 22:veintidós,veintidos
			23:veintitrés,veintitres 24:veinticuatro 25:veinticinco 26:veintiséis,veintiseis 27:veintisiete 28:veintiocho 29:veintinueve 30:treinta
			40:cuarenta 50:cincuenta 60:sesenta 70:setenta 80:ochenta 90:noventa 100:cien,ciento 200:doscientos,doscientas 300:trescientos,trescientas
			400:cuatrocientos,cuatrocientas 500:quinientos,quinientas 600:seiscientos,seiscientas 700:setecientos,setecientas
			800:ochocientos,ochocientas 900:novecientos,novecientas 1000:mil`,
		marks: `USD:dlls,dls ~dollar:dólar,dólares,dolar,dolares ~centavo/2:centavo,centavos ~cent/2:céntimo,céntimos,centimo,centimos ~rupee:rupia,rupias
			~pound=GBP:libra,libras ~franc:franco,francos ~yen=JPY:yenes ~ruble=RUB:rublo,rublos ~krone:corona,coronas *1000?:luca,lucas,luquita,luquitas
			*1000000?:palos HUF:forinto,forintos *1?:pavos,pelas,varo,varos,baro,baros`,
		clashes: `sei due sex mille elf`,
		endings: `cientos cientas`,
	},
	regional: []regional{
		{words: []roleWords{{RolePlus, `mas`}}},                      // "but" in Portuguese
		{regions: `ES`, categories: categoryWords{"Taxes": `renta`}}, // elsewhere it is rent
		{regions: `PE`, marks: `*1?:luca,lucas`},
		{regions: `MX`, marks: `*500?:quinientón,quinienton`, categories: categoryWords{"Shopping": `tenis`, "Transport": `micro`}},
		{regions: `AR UY`, marks: `*1?:mango,mangos *100?:gamba,gambas`},
		{regions: `CL`, marks: `*100?:gamba,gambas`, categories: categoryWords{"Transport": `micro`}},
	},
	lists: []listWords{
		{Won, `ganó ganamos ganaron gana perdió perdimos perdieron empató empataron venció goleó ganado perdido`},
		{Versus, `a al`},
		{Leg, `ida vuelta regreso`},
		{Returning, `devolver devuelvo`},
		{GivenName, `lucía lucia maría maria paula laura marta sara carmen ana elena cristina isabel pilar inés ines julia sofía sofia valentina
			camila daniela andrea patricia raquel rocío nuria silvia mónica beatriz alejandra fernanda gabriela mariana carlos juan josé
			jose luis antonio manuel javier javi pablo pedro miguel alejandro álvaro sergio jorge diego dani daniel david adrián adrian raúl
			raul iván fernando fer andrés andres marcos lucas mateo santiago nacho paco pepe toni tim lupe memo beto`},
		{Venue, `sala salón salon aula consulta planta puerta vía via andén anden despacho habitación habitacion oficina piso box ventanilla pabellón consultorio edificio
			terminal módulo pista torre bloque`},
		{Seat, `asiento asientos plaza coche vagón vagon fila andén anden vía via puerta`},
		{Paged, `andén anden página páginas pág págs capítulo capítulos ejercicio ejercicios tema temas episodio episodios versículo error`},
		{Premises, `piso apartamento casa local habitación habitacion cuarto vivienda apto depto departamento oficina`},
		{Interest, `intereses`},
		{Within, `en`},
		{PlaceArticle, `el la los las`},
		{Stay, `viaje excursión escapada vacaciones visita`},
		{During, `durante en`},
		{Toward, `a`},
		{Travel, `hostal albergue hotel aeropuerto taxi metro museo tranvía aparcamiento`},
		{Gamble, `póker poker casino ruleta apuesta apuestas bingo lotería tragaperras`},
		{Tenant, `inquilino inquilina inquilinos inquilinas arrendatario arrendataria arrendatarios`},
		{Or, `o u ó`},
		{Discount, `descuento dto dcto descuentos me_descontaron me_rebajaron me_han_descontado me_han_rebajado nos_descontaron nos_rebajaron`},
		{Piece, `ud u unid`},
		{Change, `vuelto vueltas`},
		{Saves, `ahorré ahorramos ahorro ahorrado`},
		{TakesOff, `quitó descontó rebajó restó bajó quitaron descontaron rebajaron`},
		{Amid, `entre`},
		{UpFrom, `de desde`},
		{UpTo, `a hasta`},
		{SoldFor, `por`},
		{OrInTwo, `o_quizás o_quizas`},
		{HourMark, `hs hrs horas`},
		{BeforeClock, `a_las a_la sobre_las hasta_las desde_las antes_de_las`},
		{LeadsToClock, `a_las sobre_las hasta_las desde_las antes_de_las`},
		{PartOfDay, `de_la_mañana de_la_tarde de_la_noche`},
		{CategoryWord, `categoría categoria categorías categorias rubro`},
		{CategoryIs, `es`},
		{CategoryBefore, `en bajo a la como de para con por`},
		{FiledUnder, `bajo`},
		{TakenAs, `como`},
		{CategoryEnd, `y gracias pero con`},
		{Due, `pendiente atrasado atrasada impagado impagada impago planeado planeada previsto prevista adeudado adeudada vencido vencida
			facturas_pendientes pagos_pendientes cuentas_pendientes`},
		{Acquires, `compro paga pagan alquila alquilan alquiló gana cobra gastó pilló pillado pidió compra comprado pagado gastado pulido pulió fundido
			fundió dejado dejó dilapidó soltado soltó tirado tiró reventó reventado ventiló ventilado quemado quemó gastaron compró compraron pagó
			gasta vendió vendio vendieron vendido
			pone puso ponen echó echa pagaron invita invitó costea`},
		{StreetBefore, `calle c/ avenida avda av paseo plaza pza travesía carretera ctra camino`},
		{AddressPart, `depto dpto departamento int piso puerta portal bloque esc escalera código_postal apartado`},
		{Journey, `tren vuelo andén anden vía via embarque vagón vagon sale llega salida`},
		{CookMeasure, `gramos gr cucharada cucharadas cucharadita cucharaditas taza tazas pizca diente dientes vaso vasos`},
		{Pound, `libra libras`},
		{Gram, `gramo gramos`},
		{Kilo, `kilo kilos`},
		{Litre, `litro litros`},
		{HalfPrice, `mitad_de_precio a_mitad_de_precio`},
		{Street, `calle avenida avda`},
		{Size, `talla`},
		{Code, `código codigo clave contraseña pin`},
		{Gauge, `fiebre temperatura talla pesa versión línea pulso tensión presión`},
		{Team, `madrid barça barcelona betis sevilla atlético valencia españa`},
		{Departs, `tren autobús bus vuelo avión ferry metro tranvía`},
		{LeadsToDeparture, `las sale`},
		{Begins, `viene llega abre cierra empieza empezó comienza comenzó termina acaba`},
		{Instalment, `cuota plazo mensualidad pago abono letra`},
		{Appointment, `cita despertador`},
		{ServiceCharge, `servicio`},
		{Fellows, `amigos amigas colegas compañeros compañeras companeros companeras compis primos primas hermanos hermanas vecinos vecinas cuates
			panas parceros más mas`},
		{Heads, `personas`},
		{RateOn, `sobre`},
		{Visited, `dentista médico medico doctor veterinario pediatra fisio oculista`},
		{Weighs, `pesa peso`},
		{Waits, `esperado esperé`},
		{Ticket, `entrada entradas boleto boletos billete billetes abono`},
		{Sends, `bizum envié envie mandé mande pasé pase deposité deposite`},
		{Found, `encontré encontre`},
		{Giver, `de del`},
		{Hedge, `unos unas como aproximadamente más_o_menos alrededor_de cerca_de casi tipo creo creo_que me_parece me_parece_que calculo diría o_así o_algo_así o_por_ahí
			por_ahí sobre si_no_recuerdo_mal`},
		{Maybe, `quizás quizá tal_vez`},
		{Bound, `desde hasta`},
		{PerTime, `mes semana`},
		{Undated, `navidad enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`},
		{Preposition, `de con para por`},
		{PayerPreposition, `a al`},
		{Trailing, `con`},
		{With, `con`},
		{Opening, `pues bueno a_ver pues_mira mira pues_nada vale bueno_pues eh o_sea oye pues_eso venga`},
		{Indefinite, `un una`},
		{Possessive, `mi mis nuestra
			nuestro su sus`},
		{Auxiliary, `ha han se`},
		{PaymentMeans, `tarjeta`},
		{PlainSide, `neto bruto`},
		{Joint, `con`},
		{Measured, `pesos peso`},
		{NotSold, `van pasar sale salen sales resto restos pide piden pides presente presentes pies don mama costa costas show canta burro
			martin familias doce rango obras masa borracha fines barba cap tires dominio guardianes opus velo
			ingleses japoneses gigantes karma laden dinos house`},
		{FunctionWord, `el la los las lo un una unos unas yo tú él ella ellos nosotros me te se le les mi tu su y o pero si que qué como cómo cuando no sí de del a al en con
por para sin sobre es son era fue ser está están ha he hay muy más ya solo también este esta esto ese esa eso aquí`},
	},
	lands: `JPY:japón,japon CNY:China KRW:corea,corea_del_sur TWD:taiwán,taiwan THB:tailandia SGD:singapur INR:india PHP:filipinas KHR:camboya MYR:malasia AED:emiratos,emiratos_árabes SAR:arabia_saudí,arabia_saudita ILS:israel JOD:jordania EGP:egipto MAD:marruecos TND:túnez ZAR:sudáfrica KES:kenia TRY:turquía,turquia
GBP:reino_unido,inglaterra,escocia,gran_bretaña CHF:suiza SEK:suecia NOK:noruega DKK:dinamarca ISK:islandia PLN:polonia CZK:chequia,república_checa HUF:hungría,hungria RON:rumanía,rumania RUB:rusia UAH:ucrania
EUR:españa,francia,alemania,italia,portugal,irlanda,bélgica,países_bajos,holanda,grecia,finlandia,croacia,eslovenia USD:eeuu,estados_unidos CAD:canadá,canada MXN:méxico,mexico BRL:brasil ARS:argentina COP:colombia PEN:perú UYU:uruguay BOB:bolivia PYG:paraguay VES:venezuela CRC:costa_rica CUP:cuba DOP:república_dominicana GTQ:guatemala AUD:australia NZD:nueva_zelanda`,
	cities: `JPY:tokio,kioto CNY:pekín,shanghái KRW:seúl VND:hanói EGP:el_cairo MAD:marrakech,casablanca,tánger,fez TRY:estambul ILS:jerusalén GBP:londres,edimburgo CHF:zúrich,ginebra,basilea,berna,lucerna SEK:estocolmo NOK:oslo DKK:copenhague ISK:reikiavik PLN:varsovia,cracovia CZK:praga RON:bucarest RUB:moscú
EUR:parís,niza,lyon,marsella,burdeos,berlín,múnich,Colonia,fráncfort,hamburgo,roma,milán,florencia,venecia,nápoles,lisboa,oporto,dublín,viena,bruselas,brujas,ámsterdam,atenas,madrid,barcelona,sevilla USD:nueva_york,los_ángeles,miami,chicago,san_francisco,las_vegas,puerto_rico MXN:ciudad_de_méxico,cdmx,cancún,guadalajara,monterrey CUP:la_habana CLP:santiago_de_chile COP:bogotá,medellín,cartagena_de_indias ARS:buenos_aires BRL:río_de_janeiro,sao_paulo UYU:montevideo PEN:cusco AUD:sídney`,
	nations: `CZ:chec NO:norueg DK:danes IS:island CA:canad AU:austral US:estadounid CH:suiz GB:ingl,ester EG:egip SY:siri MA:marroq SE:suec PL:polac
		HU:húngar TR:turc RU:rus JP:japon`,
	model: modelWords{
		stored: `guardad*|registrad*|anotad*|apuntad*|añadid*|agregad*|contabilizad*`,
		denials: `no he|no ha|no han|no hemos|no se|no lo|no la|no los|no las|no le|no te|no fue|no fueron|no está|no están|no estaba|no puedo|no pude|no puede|no pueden|` +
			`no queda|no quedó|no hay|no tengo|no tiene|nada|ningún|ninguna|ninguno|nunca|jamás|sin|puede ser|pueden ser|si quieres|si quiere|si me|
				cuando|hasta que|` +
			`antes de|quieres|quiere`,
		joins: `y|pero|sino|entonces|luego`,
		claims: `guardad*|guardé|registrad*|registré|anotad*|anoté|apuntad*|apunté|añadid*|añadí|agregad*|agregué|almacenad*|contabilizad*|borrad*|borré|eliminad*|` +
			`eliminé|quitad*|quité|cambiad*|cambié|modificad*|modifiqué|actualizad*|actualicé|corregid*|corregí|deshech*|deshice|restaurad*|restauré|
				ajustad*|` +
			`renombrad*|cancelad*|ingresad*|está hecho|listo`,
		quantities: `docena docenas decena decenas centenar centenares cien cientos mil miles millar millares millón millones mitad medio media doble triple tercio cuarto ` +
			`quincena`,
		compound: `(?:dieci|veinti[a-zéíóú]+|dieciséis|diecisiete|dieciocho|diecinueve|(?:dos|tres|cuatro|quin|seis|sete|nove|ocho)(?:cientos|cientas|ientos|ientas))`,
	},
	dates: DateTable{
		OrdinalMonths: true,
		WeekdayNumber: true,
		days: map[int]string{
			-3: "trasanteayer",
			-2: "anteayer|antier|antes de ayer|antesdeayer|antenoche|anteanoche|antes de anoche",
			-1: "ayer|anoche|ayer noche|ayer tarde|ayer por la noche|ayer por la tarde|ayer por la manana|ayer en la noche",
			0:  "hoy|esta manana|esta tarde|esta noche|hoy dia|ahorita|orita",
			1:  "manana~|manana por la manana|manana por la noche",
			2:  "pasado manana",
		},
		dayparts: "por la noche|por la manana|por la tarde|en la noche|en la tarde|en la manana|a la noche|a la tarde|a la manana|a mediodia|al mediodia|noche|tarde",
		weekdays: [7]string{
			"domingo|domingos|dom~",
			"lunes|lun~",
			"martes|mar~",
			"miercoles|mie|mier|mierc",
			"jueves|jue",
			"viernes|vie",
			"sabado|sabados|sab~",
		},
		months: [12]string{
			"enero|ene|en?",
			"febrero|feb",
			"marzo|mar",
			"abril|abr",
			"mayo|may",
			"junio|jun",
			"julio|jul",
			"agosto|ago",
			"septiembre|setiembre|sept|sep|set",
			"octubre|oct",
			"noviembre|nov",
			"diciembre|dic",
		},
		units: [unitCount]string{
			"dia|dias",
			"semana|semanas",
			"mes|meses",
			"ano|anos",
		},
		spans: map[Shift]string{
			{UnitDay, 15}: "quincena",
		},
		beforeLast: "antepasado|antepasada",
		last:       "pasado|pasada|pasados|pasadas|ultimo|ultima|ultimos|ultimas|anterior|anteriores|previo|previa",
		this:       "este|esta|estos|estas|presente|corriente|actual|todo el|toda la|entero|entera",
		next:       "proximo|prox|q viene|proxima|proximos|que viene|siguiente|entrante",
		agoBefore:  "hace|hara",
		ago:        "atras|antes~",
		few:        "unos|unas|pocos|pocas|varios|varias|algunos|algunas|unos pocos|unas pocas",
		vague:      "el otro dia|la otra noche|la otra tarde|la otra mañana|la otra semana|el otro finde|otro dia|hace poco|hace poquito|hace rato|hace un tiempo|hace tiempo|hace dias|dias atras|recientemente|estos dias|uno de estos dias|dias pasados",
		in:         "en|dentro de",
		before:     "antes de|antes del",
		dish:       "menu|menus|plato|platos|sopa|pescado|pesca|especial|sugerencia|postre|arroz|crema|guiso",
		cardinals:  "un|una|uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis,diecisiete,dieciocho,diecinueve,veinte,veintiuno|veintiun,veintidos,veintitres,veinticuatro,veinticinco,veintiseis,veintisiete,veintiocho,veintinueve,treinta,treintaiuno",
		ordinals:   "primero|primer|primera,segundo|segunda,tercero|tercer|tercera,cuarto|cuarta,quinto|quinta,sexto,septimo,octavo,noveno,decimo,undecimo,duodecimo,decimotercero,decimocuarto,decimoquinto,decimosexto,decimoseptimo,decimoctavo,decimonoveno,vigesimo,,,,,,,,,,trigesimo",
		suffixes:   "o|a|er|ro|ero|do|mo|to|vo|no",
		DayArticle: "el",
		article:    "el|la|los|las",
		on:         "en|al",
		purpose:    "para|desde|hasta|del",
		of:         "de|del|en",
		and:        "y",
		at:         "a las|a la",
		between:    "entre",
		counted:    "vez|veces|piso|planta|plaza|clase|persona|parte|hora",
		since:      "desde",
		from:       "de|del|desde|entre",
		fromThe:    "del",
		to:         "a|al|hasta|y",
		recent:     "ultimos|ultimas",
		quarter:    "trimestre|t",
		sinceEvent: "desde|desde que",
		onward:     "en adelante?|hasta ahora|hasta la fecha|hasta hoy",
		until:      "hasta|hasta el",
		after:      "despues de|despues del",
		toDate:     [unitCount]string{UnitWeek: "de la semana|semana en curso|desde el principio de la semana|desde principios de semana|desde que empezó la semana|desde el inicio de la semana", UnitMonth: "del mes|mes en curso|desde el principio del mes|desde principios de mes|desde principio de mes|desde el inicio del mes|desde inicio de mes|desde inicios de mes|desde que empezó el mes|desde que empezo el mes|desde el comienzo del mes|desde primeros de mes", UnitYear: "del ano|ano en curso|desde el principio del ano|desde principios de ano|desde principio de ano|desde el inicio del ano|desde inicios de ano|desde que empezo el ano|desde el comienzo del ano|en lo que va de ano|en lo que va del ano"},
		weekend:    "finde|fin de semana",
		half:       "semestre|s",
	},
	zones: `Atlantic/Canary:canarias,islas_canarias,las_palmas,tenerife,gran_canaria,lanzarote,fuerteventura Europe/London:londres Europe/Paris:parís
		Europe/Berlin:berlín Europe/Rome:roma Europe/Lisbon:lisboa Europe/Brussels:bruselas Europe/Vienna:viena Europe/Athens:atenas
		Europe/Moscow:moscú Europe/Warsaw:varsovia Europe/Prague:praga Europe/Zurich:zúrich,ginebra Europe/Istanbul:estambul
		America/New_York:nueva_york America/Mexico_City:ciudad_de_méxico,méxico America/Bogota:bogotá,medellín America/Panama:panamá
		America/Argentina/Buenos_Aires:buenos_aires Asia/Tokyo:tokio Asia/Shanghai:pekín Africa/Cairo:el_cairo America/Havana:la_habana
		Europe/Madrid:madrid,barcelona,valencia,sevilla Atlantic/Canary:canarias,las_palmas`,
	categories: spanishThings,
	shops:      spanishShops,
	categoryNames: categoryWords{
		"Food":          `comida`,
		"Groceries":     `supermercado`,
		"Transport":     `transporte`,
		"Housing":       `vivienda`,
		"Utilities":     `servicios suministros`,
		"Health":        `salud`,
		"Leisure":       `ocio`,
		"Shopping":      `compras`,
		"Travel":        `viajes`,
		"Work":          `trabajo`,
		"Education":     `educación`,
		"Gifts":         `regalos`,
		"Family":        `familia`,
		"Pets":          `mascotas`,
		"Fees":          `comisiones`,
		"Insurance":     `seguros`,
		"Taxes":         `impuestos`,
		"Subscriptions": `suscripciones`,
	},
}
