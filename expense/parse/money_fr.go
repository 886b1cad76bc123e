package parse

// vocabularyFR is French.
var vocabularyFR = vocabulary{
	language: "fr",
	words: []roleWords{
		{roleIncome | roleBan, `salaire revenu gagné`},
		{roleHint, `le les un une des du et pour avec dans sur est était hier aujourd'hui déjeuner dîner courses loyer café acheté payé dépensé ça coûte coûté ne que à peu près par plus pendant au aux qui prix baisse selon`},
		{roleFiller, `j'ai je nous mon ma mes ai a pour_le de du des au aux en sur ça c'est merci prix montant total exactement`},
		{roleFiller | roleArticle, `le la les l' un une`},
		{roleFiller | roleFor, `pour`},
		{roleFiller | roleSpend, `payé dépensé acheté réglé`},
		{roleFiller | roleCost, `coûte coûté coûtait`},
		{roleFiller | roleAdd, `ajoute ajouter note noter enregistre`},
		{roleCommand, `supprime supprimer modifie modifier change changer corrige montre affiche cherche rapport`},
		{roleBan, `suis es est sont était serait peut pourrait devrait combien comment pourquoi quand où qui quoi quel quelle si ne pas aucun jamais plutôt moitié chacun partagé partager environ presque salaire revenu gagné dois doit prêté emprunté supprime supprimer modifie modifier montre affiche cherche rapport budget chaque prochain veux voudrais besoin pense crois ignore instructions tu il elle ils vous ans numéro téléphone chambre`},
		{roleTax, `tva taxe taxes`},
		{roleRateNoun | roleTax, `taux_de_tva`},
		{roleNet, `ht hors_taxe hors_taxes hors_tva`},
		{roleGross, `ttc`},
		{roleFree, `sans_tva exonéré`},
		{rolePercent, `pour_cent pourcent`},
		{roleUnit, `fois personnes jours jour semaines mois ans heures heure minutes grammes kilos litres mètres bouteilles`},
		{roleNumbered, `chambre page chapitre ligne numéro commande facture quai`},
		{roleFiller | roleRefund, `remboursement remboursé`},
		{roleAnd, `et`},
		{roleAt, `chez`},
		{roleDe, `de d'`},
	},
	scales:  `3:mille 6:million,millions 9:milliard,milliards`,
	numbers: `1:un,une 2:deux 3:trois 4:quatre 5:cinq 6:six 7:sept 8:huit 9:neuf 10:dix 11:onze 12:douze 13:treize 14:quatorze 15:quinze 16:seize 20:vingt 30:trente 40:quarante 50:cinquante 60:soixante`,
	marks:   `~dollar:dollar,dollars ~bucks:balles,pouloutes,pouloute ~rupee:roupie,roupies ~pound=GBP:livre,livres ~cent/2:centime,centimes ~yen=JPY:yens ~ruble=RUB:rouble,roubles ~krone:couronne,couronnes`,
}
