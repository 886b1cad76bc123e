package lang

// french is French.
var french = language{
	prepositions: `pour avec au aux à dans en chez de du des sans vers sur via d'`,
	NounEndings:  []string{"er", "ir"},
	VerbEndings: []string{
		"é", "és", "er", "ir", "=perdu", "=vendu", "=rendu", "=reçu", "=prévu", "=dû", "=eu", "=pris", "=mis", "=était", "=avait", "=fait", "=fais", "=monte", "=baisse",
		"=augmente", "=vaut", "=gagne", "=dois", "=doit", "=veux", "=veut", "=sont", "=est", "=ai", "=as", "=a", "=ont", "=coûte", "=coute", "=passe", "=offert", "=j'ai",
		"=gagner", "=prêter", "=preter", "=emprunter", "=épargner", "=epargner", "=économiser", "=economiser", "=donner", "=récupérer", "=recuperer", "=rembourser", "=virer",
	},
	Ourselves:     []string{"on", "nous"},
	OthersHave:    []string{"a", "ont", "l'a", "m'a", "l'ont", "m'ont"},
	code:          "fr",
	Examples:      "café 4,50 hier · déjeuner 12 et parking 3,50\nnon, 5,20 · supprime 42 · annule\ncombien j'ai dépensé en mars ?",
	Corrections:   "non, 5,20 · modifie 42 à hier\nsupprime 42 · annule",
	pluralEndings: []string{":x", "al:aux"},
	DecimalComma:  true,
	HundredsSaid:  true,
	GroupsBySpace: true,
	phrases: phrases{
		SaysHalf:       `moitié|la moitié|demi|demie|demi-tarif|moitié prix`,
		SaysThirdPart:  `tiers|un tiers|le tiers`,
		SaysQuarter:    `quart|un quart|le quart`,
		SaysPair:       `les deux|double|le double|deux fois|paire|une paire|à deux`,
		SaysTriple:     `triple|trois fois|à trois`,
		SaysDozen:      `douzaine|une douzaine`,
		SaysMyPart:     `ma part|notre part|par tête|par personne|chacun sa part|ma moitié|mon tiers|mon quart`,
		SaysIPaid:      `moi|j'ai mis|moi j'ai mis|j'ai payé|moi j'ai payé|j'ai donné|j'ai filé|je mets|je paie|je paye|je donne|j'ai avancé`,
		SaysOfAll:      `tout|tous|toutes|les deux|tous les deux|toutes les deux|tout ça|le tout|tout cela|tout c'était|c'était tout`,
		PerHead:        `par tête|par personne|par tête de pipe`,
		LeadsPart:      `dont|y compris|incluant|parmi lesquels`,
		InsteadOfPrice: `au lieu de|à la place de|plutôt que|prix initial|d'habitude`,
		UsedToCost:     `avant|était|étaient|coûtait|coûtaient|d'habitude`,
		SaysNow:        `maintenant|seulement|plus que|maintenant à|payé|payée|payés|payées`,
		SaysReduced:    `soldé|soldée|soldés|soldées|en solde|en soldes|en promo|en promotion|passé|passée|passés|passées|baissé|baissée|baissés|baissées|réduit|remisé|remisée|descendu|descendue`,

		SaysOh: `oh|ah|euh|ben|bah|ah bah|eh bien|eh ben|bon|hum|hm|oups`,
		NamesFirst: `le premier|la première|la premiere|premier|première|premiere|le 1er|la 1ère|la 1re|le 1|la 1|1er|1ère|numéro 1|le numéro 1|
			option 1|l'option 1|celui de gauche|le un`,
		NamesNone: `aucun|aucune|aucun des deux|aucune des deux|ni l'un ni l'autre|ni l'une ni l'autre|aucun d'entre eux|aucune d'entre elles|
			aucun d'eux|pas l'un ni l'autre`,
		NamesSecond: `le deuxième|la deuxième|le deuxieme|la deuxieme|deuxième|deuxieme|le second|la seconde|second|seconde|le 2e|la 2e|le 2ème|
			la 2ème|2e|2ème|le 2|la 2|numéro 2|le numéro 2|option 2|l'option 2|l'autre|le deux`,
		NamesThird: `le troisième|la troisième|troisième|troisieme|le troisieme|la troisieme|le 3e|la 3e|le 3ème|la 3ème|3e|3ème|le 3|la 3|numéro 3|
			option 3|l'option 3|le trois`,
		NamesFinal: `le dernier|la dernière|la derniere`,
		NamesShare: `ma part|ma moitié|mon tiers|mon quart|la mienne|ma portion|ma partie|ce que je dois|ce que j'ai payé|une part|par personne|
			par tête|chacun|pour moi|moi|la moitié|un tiers|ma quote-part`,
		NamesWhole: `le tout|tout|le total|total|la totalité|le montant total|le montant entier|l'addition entière|toute l'addition|en entier|entier|
			la somme totale|le montant complet|j'ai tout payé|j'ai payé pour tout le monde|pour tout le monde`,
		AroundShare: `juste|seulement|que|rien que|uniquement|simplement|note|mets|compte|enregistre|stp|c'est|oui|non|alors|de ça|prends`,
		SaysAgreed: `d'accord|dac|d'acc|bien sûr|bien sur|vas-y|c'est bon|ça marche|ca marche|ça va|exact|exactement|parfait|entendu|volontiers|
			très bien|bien|tout à fait|c'est ça|enregistre|confirmé|carrément|nickel|note|note-le|note-la|ajoute|ajoute-le|ajoute-la|ajoute ça|
			note ça|mets|mets-le|mets-la|mets ça|enregistre-le|enregistre-la|enregistre ça|allez|allez-y|allez vas-y|vas y|go|impec|impeccable|
			évidemment|evidemment|c'est correct|c'est exact|c'est juste|c'est parfait|c'est ok|fais-le|fais ça|fais donc|oui bien sûr|oui c'est ça|
			c'est bien ça|c'est cela|pourquoi pas|certainement|absolument|effectivement|bonne idée|génial|pas de problème|pas de souci|banco|
			ok pour moi|ça me va|ca me va|avec plaisir|je confirme|confirme|valide|validé|je valide|accepté|yep|yes|mais oui|mais bien sûr|ouep|ouai|
			je veux bien|tu peux|tu peux y aller|bah oui|ben oui|c'est noté`,
		SaysBut: `mais|par contre|plutôt`,
		SaysCancel: `annule|annuler|laisse tomber|oublie|oublie ça|arrête|tant pis|laisse|pas la peine|c'est pas la peine|ce n'est pas la peine|
			oublie-le|oubliez|plus tard|pas besoin|j'ai pas besoin|pas nécessaire|ça ira|ca ira|on oublie|on laisse tomber|laisse béton|n'importe|
			peu importe|rien du tout|ignore|ignore ça|j'ai changé d'avis|finalement non|en fait non|annule ça|annule tout|laisse ça|laissez|
			laissez tomber|abandonne`,
		SaysHello: `bonjour|salut|coucou|bonsoir`,
		SaysNet:   `hors taxe|hors taxes|hors tva|avant tva|avant taxes|plus tva|+ tva`,
		SaysGross: `toutes taxes comprises|tva comprise|tva incluse|taxes comprises|avec tva|taxe comprise`,
		SaysNo: `non|nan|non merci|pas du tout|surtout pas|ne note pas|note pas|ne le note pas|n'ajoute pas|ne l'ajoute pas|n'enregistre pas|
			n'enregistre rien|pas maintenant|jamais|non non|nope|nenni|que nenni|pas question|hors de question|bien sûr que non|certainement pas|
			absolument pas|je ne veux pas|je veux pas|pas vraiment|plutôt non|mieux vaut pas|vaut mieux pas|pas ça|pas celle-là|pas celui-là|négatif|
			ah non|mais non|ben non|bah non|oh non`,
		SaysNone:   `aucune|aucun|sans tva|exonéré|pas de tva`,
		SaysPlease: `s'il te plaît|s'il te plait|s'il vous plaît|s'il vous plait|stp|svp`,
		SaysThanks: `merci|merci beaucoup|merci bien|merci à toi`,
		SaysUndo: `annule la suppression|annuler la suppression|défais|défaire|revenir en arrière|restaure|restaurer|restaurez|restauré|restaurée|
			restaurés|restaurées|récupère|récupérer|récupéré|récupérée|récupérés|récupérées|rétablis|rétablir|rétabli|rétablie|rétablies|remets|
			remettre|remettez|remise|ravoir|fais revenir|faire revenir|à nouveau dans|de retour`,
		SaysUnsure: `je ne sais pas|je sais pas|j'sais pas|sais pas|aucune idée|quoi|pourquoi|comment|hein|euh|rien|bof`,
		SaysYes:    `oui|ouais|ouaip|oui oui|si`,
	},
	commands: phrases{
		AsksAgain: `encore un|encore une|un autre|une autre|un de plus|une de plus|encore un pareil|encore une pareille|rebelote|idem|bis|
			remets-en un|remets-en une|remets-moi ça|remets ça|remets-moi la même chose|remets la même chose`,
		SaysAgain: `encore une fois|encore|à nouveau|a nouveau|de nouveau|une fois de plus|répète|repete|répéter|refais|remets|recommence|
			rajoute|re|une deuxième fois`,
		RepeatsStep: `répète|répéter|refais|refais-le`,
		NamesSame: `pareil|pareille|pareils|la même|le même|la meme|le meme|la même chose|la meme chose|même chose|les mêmes|
			exactement la même chose|exactement pareil|identique|à l'identique|exactement le même|exactement la même`,
		NamesSuch: `ça|cela|celui-là|celle-là|ceux-là|de ça|de ceux-là|de celles-là|comme ça|comme tout à l'heure|
			comme la dernière fois|comme le dernier|comme la dernière|comme ci-dessus|le dernier|la dernière|dernier|dernière|la dernière dépense|
			cette dépense|ajoute-le|ajoute-la|note-le|note-la|mets-le|mets-la|enregistre-le|enregistre-la|ajoute ça|note ça|mets ça`,
		AroundAgain: `aussi|moi|fois|le|la|l'|en|de|et|s'il te plaît|stp|ce|encore`,
		AsksToLog: `ajoute|ajouter|note|noter|enregistre|enregistrer|mets|mettre|marque|inscris|compte|ajoute-en|mets-en|note-en|j'en ai pris|
			j'en ai repris|j'ai repris|repris|j'ai racheté|racheté`,
		SaysTwin: `c'est le même|c'est la même|c'est le meme|c'est la meme|c'est la même chose|c'est pareil|c'est identique|c'était le même|
			c'était la même|c'était la même chose|ce sont les mêmes|c'est un doublon|c'était un doublon|un doublon|doublon|c'est en double|
			c'était en double|en double|il est en double|elle est en double|noté deux fois|notée deux fois|je l'ai noté deux fois|
			je l'ai notée deux fois|je l'ai mis deux fois|je l'ai tapé deux fois|je l'ai envoyé deux fois|mis deux fois|compté deux fois|
			deux fois la même chose|deux fois le même|deux fois la même|y est deux fois|il y est deux fois`,
		TakesOut: `enlève-le|enlève-la|enleve-le|enleve-la|enlève le|enlève la|enlève-en un|enlève-en une|enlève ça|enlève le deuxième|
			enlève la deuxième|enlève|enleve|supprime-le|supprime-la|supprime-en un|supprime-en une|supprime ça|supprime le deuxième|
			supprime la deuxième|supprime|efface-le|efface-la|efface-en un|efface-en une|efface ça|efface le deuxième|efface la deuxième|efface|
			retire-le|retire-la|retire-en un|retire-en une|retire ça|retire|vire-le|vire-la|vire-en un|vire-en une|vire ça|vire|ôte-le|ôte-la|
			annule-le|annule-la|garde-en un|garde-en une|garde-en un seul|garde-en une seule|une seule fois|juste une fois|à enlever|à supprimer`,
		SaysWrong:    `faux|c'est faux|erreur|par erreur|à supprimer`,
		ShouldBe:     `devrait être|doit être`,
		RatherThan:   `mais`,
		InsteadOf:    `pas|et pas|et non|au lieu de|non pas|au lieu d'|au lieu du|plutôt qu'|plutôt que`,
		AsksRename:   `renomme|renommer|renommez`,
		NamesReceipt: `reçu|reçus|recu|justificatif|justificatifs|ticket de caisse|pièce jointe|pièces jointes|quittance`,
		NamesFile:    `facture|factures|fichier|fichiers|document|documents|photo|photos|image|scan|pdf|note|ticket`,
		ShowsFile:    `montre|montre-moi|montre moi|affiche|affiche-moi|envoie|envoie-moi|donne-moi|voir|ouvre|montrer|afficher`,
		AttachesFile: `joins|joindre|ajoute|ajouter|attache|attacher|voici|voilà|c'est|ceci est|garde|va avec|appartient à|ci-joint`,
		LeadsToEntry: `pour|de|du|à|au|de la|d'`,
		AsksUndo:     `remets comme avant|remets comme c'était|remets-le comme avant|annule|annuler|annulez|annule-le|annule-la|annule ça|défais|défaire|reviens en arrière|revenir en arrière`,
		PointsAtOne:  `celui de|celui d'|celle de|celle d'|celui du|celle du|celui en|celle en|celui d’|celle d’|ceux de|celui de la|la dépense de|la dépense d'|la dépense du`,
		AsksRedo:     `refaire|refais|refais-le|refais-la|refais le|refais la|refais ça|refaire ça|refaites|rétablir|rétablis`,
		AsksRestore: `restaure|annule la suppression|annuler la suppression|annule suppression|restaurer|restaurez|récupère|récupérer|remets|remets-le|remets-la|remets-les|rends-le|rends-la|remettre|
			restaure-le|restaure-la|récupère-le|récupère-la|remets le|remets la|remets les|remets ça|remets-ça|rétablis-le|rétablis-la|
			rétablis-les|rétablis le|rétablis la|rétablis les|rétablis ça|rétablir ça|restaure le|restaure la|restaure ça|récupère le|
			récupère la|remets tout|remets les deux|remettez|remets-le stp|ramène-le|ramène-la|ramène le|ramène la|rajoute-le|rajoute-la|
			rajoute le|rajoute la|rétablir|rétablis|rétablissez`,
		AsksDelete:   `supprime|supprimer|supprimez|supprime-le|supprime-la`,
		MayAskDelete: `efface|effacer|effacez|efface-le|efface-la|enlève|enlever|enlève-le|enlève-la`,
		AsksChange: `modifie|modifier|modifiez|corrige|corriger|corrigez|changez|rectifie|rectifier|édite|éditer|mets … à jour|mets à jour|
			mettre à jour`,
		MayAskChange: `mets|mettre|passe|passer|mets-le|mets-la|mets-les|passe-le|passe-la|change-le|change-la|remplace|changer|déplace|deplace|décale|decale|déplacer|décaler|basculer|bascule`,
		NamesLast:    `dernier|dernière|derniere|précédent|précédente|ça|cela|celle-ci|celui-ci`,
		NamesAll:     `tous les|toutes les|tous mes|toutes mes|tous|toutes|tout`,
		AroundEntry: `le|la|les|l'|l’|ma|mon|mes|dépense|entrée|écriture|ligne|numéro|modification|de|du|de la|de l'|d'|pour|opération|action|
			achat`,
		AroundEntries:  `dépenses|entrées|lignes|achats`,
		LeadsFromValue: `de`,
		LeadsToValue:   `à|a|en|au`,
		SharesEntry:    `partagé|partagée|partage|partager|divise|divisé|diviser|on partage|on a partagé|on a divisé|on divise|coupe|coupé`,
		SharesInTwo: `moitié|la moitié|ma moitié|moitié moitié|moitié-moitié|50/50|50-50|fifty fifty|à deux|en deux|par deux|moit moit|
			moit' moit'`,
		SharesInThree:   `à trois|en trois|par trois|un tiers`,
		SharesInFour:    `à quatre|en quatre|par quatre|un quart`,
		SharesInFive:    `à cinq|en cinq|par cinq`,
		SharesWith:      `avec|paie|paye|a payé|pour`,
		LeadsToSharers:  `à|a|en|par|entre`,
		NamesAllEntered: `tout ça|tout ca|tout cela|tous|toutes|tout|les trois|tous les trois|les quatre`,
		LeadsToCount:    `c'était|c’était|il y en avait|y en avait|c'étaient|ils étaient|mets-en|mets|mets-moi|compte|compte-en|j'en ai pris|on en a pris|il y avait|fais-en|il y en a eu|on en avait`,
		EndsCount:       `en fait|finalement`,
		NamesPieces:     `pièces|portions|verres|bouteilles|tasses|parts|canettes|paquets|unités`,
		Multiplies:      `fois|multiplie par|multiplie-le par|x|×`,
		CountsUs:        `on était|on etait|on est|nous étions|étions|on a été|y avait|on étaient`,
		SaysMoreBy:      `de plus|en plus|plus cher|plus chère|plus chere`,
		SaysLessBy:      `de moins|en moins|moins cher|moins chère|moins chere`,
		CountsPeople:    `on était|on etait|on est|nous étions|nous etions|on a été|on étaient|on était à`,
		NamesCompany:    `à deux|à trois|à quatre|à cinq`,
		AroundSplit: `c'est|c'était|est|pour|mon|ma|mes|le|la|les|l'|de|du|d'|que|juste|seulement|compte|note|mets|garde|et|on|a|tout|ça|ca|
			l'addition|addition|donc|alors|stp|part|chacun|sa|à|nous|avons|l'a|l'ai|ne|en|fait`,
		NamesServer:   `serveur|serveuse|livreur|chauffeur|barman|coiffeuse|coiffeur`,
		SaysTipped:    `pourboire|tip`,
		SaysRoundedUp: `arrondi à|arrondi a|arrondis à|arrondis a|arrondi|j'ai arrondi à|on a arrondi à|en arrondissant à`,
		AroundTip: `et|plus|de|du|le|la|au|à|a|en|un|une|j'ai|jai|on|aussi|encore|pour|avec|dessus|ajoute|rajoute|rajouté|ah|puis|laissé|
			laisse|donné|filé`,
		SaysItWasRight: `c'était bon|c'était juste|c'était correct|c'était bien ça|c'était ça|c'est bon|était bon|ne supprime pas|faut pas supprimer|garde-le|
			garde-la|garde le|garde la|finalement non|en fait non|il faut le garder|il faut la garder`,
		OpensCorrection: `non|nan|en fait|plutôt|pardon|désolé|désolée|oups|erreur|correction|je voulais dire|ah non|attends|je me suis trompé|
			je me suis trompée|plus exactement|ou plutôt|oups non|oh non|attends non|attendez|je me trompe|je me suis planté|je me suis plantée|
			autant pour moi|au temps pour moi|mon erreur|en réalité|finalement|zut|mince alors|merde|punaise|oups pardon|euh|euh non|
			j'ai inversé les chiffres|j'ai mal tapé|mal tapé|faute de frappe|je corrige|corrige|corrigé|je voulais écrire|je voulais mettre|
			j'ai mal écrit|rectification|je rectifie`,
		JoinsPrice: `était|étaient|etait|était à|étaient à|etait à|coûtait|a coûté|c'était|cétait|ct|c'etait|a fait|ont fait|ça a fait|ça faisait`,
		SaysItWas: `c'était|c’était|c'etait|il fallait mettre|c'était en|c'était bien|ça faisait|ça a coûté|ça devrait être|
			ça doit être|ça devait être|cela devrait être|ça fait|il fallait lire|celui-là était|celle-là était|c'étaient|c'était de|c'était d'|
			c'est de|c'est d'|ça date de|ça date d'|ça datait de|ça datait d'|c'était pour|ça c'était|celui-là c'était|c'étaient tous|
			ils étaient tous|ces trois étaient|tout ça c'était|tout ça était|tout était|c'était tout|cétait|ct|c t|c'etait plutôt|ct plutot|
			ct en`,
		SaysItIs:         `c'est|c’est|ce sont`,
		NamesAmount:      `montant|prix|somme`,
		NamesNet:         `ht`,
		NamesGross:       `ttc`,
		NamesRate:        `tva|taux de tva|taxe`,
		NamesCurrency:    `devise|monnaie`,
		NamesDate:        `date`,
		NamesDescription: `description|libellé|nom|texte`,
		NamesMerchant:    `commerçant|magasin`,
		NamesDocument:    `facture|numéro de facture|reçu|numéro de reçu|justificatif`,
		NamesLines:       `ligne|lignes|ligne de tva|lignes de tva`,
		NumbersDocument:  `numéro|numero`,
		NamesCategory:    `catégorie|categorie`,
		NamesTags:        `étiquette|étiquettes|tag|tags`,
		NamesKind:        `type|nature|genre`,
		NamesSpent:       `une dépense|dépense|dépenses`,
		NamesRefund:      `un remboursement|remboursement|remboursements`,
		NamesIncome:      `un revenu|revenu|revenus|une recette|recette|recettes`,
		NamesTransfer:    `un virement|virement|virements|un transfert|transfert|transferts`,
		OpensWish:        `plutôt|mieux vaut|s'il te plaît|s'il vous plaît|stp|svp|peux-tu|tu peux|pourrais-tu|tu pourrais|pouvez-vous|pourriez-vous|bonjour|salut|alors`,
		ClosesWish:       `s'il te plaît|s'il vous plaît|s'il te plait|s'il vous plait|stp|svp|merci|s’il te plaît|sil te plait|merci d'avance`,
		JoinsValue: `en fait|finalement|était|étaient|etait|c'était|c’était|c'etait|c'est|c’est|est|sont|coûtait|coûte|a coûté|ont coûté|
			m'a coûté|a été|ont été|faisait|a fait|devrait être|devait être|doit être|aurait dû être|valait|ça faisait|revenait à|est revenu à|
			est revenue à|sont revenus à|sont revenues à|m'est revenu à|m'est revenue à|me sont revenus à|me sont revenues à|m'ont coûté`,
		BesideValue:  `en|le|la|du|de|seulement|juste|à|au|plutôt|bien|en fait|en réalité|que|des|les`,
		SaysToo:      `aussi|également|egalement|pareil|idem`,
		EndsReason:   `donc|du coup|alors`,
		InTruth:      `en fait|en realite|en réalité|finalement|au final|en vrai|au bout du compte|en fin de compte|au fait|d'ailleurs`,
		JoinsClauses: `et|et le|et la|et les|et l'|plus`,
		DeniesWords: `pas|pas un|pas une|pas de|pas du|pas le|pas la|non pas|ce n'était pas|ce n'est pas|c'était pas|c'est pas|c'était pas un|
			c'était pas une|ce n'était pas un|ce n'était pas une|pas d'|pas l'`,
		EndsCorrection: `en fait|en réalité|plutôt|pardon|finalement|désolé|désolée|au fait|je crois|d'ailleurs|en vrai|pour être exact|
			pour être précis|j'ai inversé les chiffres|j'ai inversé|inversion de chiffres|j'ai mal tapé|faute de frappe|je me suis trompé|
			je me suis trompée`,
		SaysItWasBehind: `c'était|c’était|c'etait|c'est le bon`,
		Interjects: `plutôt|ah|oh|zut|mince|euh|et|ah et|ah oui|ah ouais|au fait|bon|ben|ah mais|d'ailleurs|et puis|ah au fait|enfin|mais|à vrai dire|
			j'ai oublié de dire|ps|du coup|c'est-à-dire`,
		AsksRemoval: `enlève|enleve|enlevez|enlève-le|enlève-la|enlève-moi|retire|retirez|retire-le|retire-la|vire|vire-le|vire-la|jette|
			jette-le|ôte|ôte-le|oublie|oublie-le|efface|efface-le|efface-la|supprime|supprime-le|supprime-la|vire-moi|raye|raye-le|retirer|enlever|
			virer|supprimer|effacer|jeter|ôter|rayer|raie|barre|barrer|retire-moi|supprime-moi|efface-moi|à enlever|à retirer|à supprimer|à virer|
			à effacer|peut être enlevé|peut être supprimé|dehors|hors de la liste|élimine|faut enlever|faut retirer|faut supprimer|il faut enlever|
			il faut retirer|il faut supprimer|tu peux enlever|tu peux retirer|tu peux supprimer|retirez-moi|enlevez-moi|sors|sors-moi|laisse tomber`,
		NamesThat: `celui-là|celle-là|celui-ci|celle-ci|celui d'avant|celle d'avant|ce dernier|cette dernière|ce que je viens d'ajouter|
			cette dépense|le dernier|la dernière|le|la`,
		NamesBoth:     `les deux|tous les deux|toutes les deux|ces deux|ces deux-là|les 2|les deux dépenses|deux`,
		NamesLastOnes: `derniers|dernières|dernieres|précédents|précédentes`,
		CountsEntries: `dépenses|entrées|lignes|achats|choses`,
		RemovesLast:   `enlève-le|enlève-la|retire-le|retire-la|vire-le|vire-la|jette-le|ôte-le|raye-le|oublie-le|enlève-moi ça|vire ça|enlève ça`,
		AroundRemoved: `la ligne|de nouveau|moi|de la liste|aussi|finalement|c'est|encore|l'histoire de|celui du|celle du|celle de|celui de|ça|
			ce|cet|cette|ces`,
		DeniesEntry: `pas de|pas d'|pas|pas le|pas la|plus de|plus d'|finalement pas de|finalement pas|j'ai pas pris de|j'ai pas acheté de|
			je n'ai pas acheté|je n'ai pas pris|je veux pas de|je ne veux pas de|je ne veux plus de|je veux plus de|il n'y a pas eu de|y a pas eu de|
			était une erreur|c'était une erreur|c'est une erreur|sans|non|en fait pas de`,
		SaysValueWrong: `est faux|est fausse|faux|fausse|mauvais|mauvaise|c'est le mauvais|c'est la mauvaise|le mauvais|la mauvaise|n'est pas bon|
			n'est pas bonne|est pas bon|est incorrect|incorrect|incorrecte|n'est pas correct|n'est pas le bon|ne va pas|n'est pas juste|pas le bon|
			pas la bonne|est erroné|erroné|ce n'est pas le bon|c'est pas le bon|est pas bonne|c'est pas ça|pas ça|ce n'est pas ça|c'est pas bon|
			c'est pas juste|c'est pas correct|c'est inexact|inexact|est inexact|y a une erreur|il y a une erreur`,
		NamesDeeds:  `tout|toutes|tous|toutes les entrées|toutes les modifications|tous les changements`,
		AroundDeeds: `de|du|d'|ce|que|ce que|ce qui|j'ai fait|j'ai noté|j'ai saisi|j'ai entré|est|date|depuis|d’`,
		SaysTwice:   `deux fois`,
		CountsTimes: `fois|étapes|modifications`,
	},
	everyWeekday: [7]string{
		"les dimanches|tous les dimanches|chaque dimanche|dimanches",
		"les lundis|tous les lundis|chaque lundi|lundis",
		"les mardis|tous les mardis|chaque mardi|mardis",
		"les mercredis|tous les mercredis|chaque mercredi|mercredis",
		"les jeudis|tous les jeudis|chaque jeudi|jeudis",
		"les vendredis|tous les vendredis|chaque vendredi|vendredis",
		"les samedis|tous les samedis|chaque samedi|samedis",
	},
	questions: phrases{
		SaysWas: `était|étaient|c'était|fut|etait|etaient|c'etait`,
		SaysOnly: `seulement|uniquement|juste|rien que|que le|que la|que les|que l'|que pour|juste le|juste la|juste les|juste l'|seulement le|
			seulement la|seulement les|seulement l'|juste pour|juste en|seulement en`,
		SaysDidCost: `coûté|couté|a coûté|ont coûté|m'a coûté|nous a coûté|m'ont coûté|nous ont coûté|est revenu à|est revenue à|m'est revenu à|
			nous est revenu à|a-t-il coûté|a-t-elle coûté|ont-ils coûté|ont-elles coûté|m'a couté|m'a coute|a couté|coute|m'a couter`,
		AsksTotal: `total|somme|montant total|depuis toujours|de tous les temps|au total|en tout|le total|tot|tot.|tout ça|tout compris|le tout|
			tout ensemble|tout confondu|tout additionné`,
		AsksCompare:   `différence|la différence|écart|écart entre|la différence entre|l'écart entre|compare|comparer|comparaison|comparatif|compare-moi|différence entre`,
		JoinsCompared: `avec|à|au|contre`,
		SaysDeleted:   `supprimé|supprimée|supprimés|supprimées|effacé|effacée|effacés|effacées|j'ai supprimé|j'ai effacé`,
		AsksHowMuch: `combien|combien d'argent|qu'est-ce que j'ai|qu'ai-je|à combien|ça fait combien|ça fait combien pour|combien ça fait|
			ça donne quoi|ça donne combien|ça a fait combien|ça m'a coûté combien|ça nous a coûté combien|ça me fait combien|ça nous fait combien|
			quel est le total|quel est le montant|y'en a pour combien|il y en a pour combien|j'en suis à combien|on en est à combien|où j'en suis|
			où en suis-je|où on en est|on est à combien|quel montant|quelle somme|pour combien|en tout combien|combien d'euros|combien de sous|
			combien est-ce que|combien est-ce qu'on|combien est-ce que j'ai|combien de plus|combien en plus|combien de moins|combien en moins|
			de combien|combien est-ce de plus|ca fait combien|combien ca fait|ca donne combien|ca donne quoi|ca fait combien pour|ca a fait combien|
			jsuis à combien|je suis à combien|jen suis à combien|combien jai|jai dépensé combien|j'ai dépensé combien|combien je|combien on|
			c'est quoi le total|cmb|cb`,
		PointsAtEntry: `là-dedans|la-dedans|là dedans|la dedans|dedans|là-dessus|la-dessus|là dessus|la dessus|dessus|de ça|de ca|de cela|sur ça|
			sur ca|dans ça|dans ca|ça|ca|cela|y a-t-il|il y a|y a|y'a|ya|c'est|inclus|compris|comprise|dans le tas|sur ce montant|sur cet achat|là|
			sur celui-là`,
		NamesVisit: `achat|achats|passage|passages|visite|visites|course|trajet|trajets|commande|commandes|plein|pleins|ticket|addition|sortie|
			sorties|facture|le plein|les pleins|plein d'|pleins d'`,
		SpreadsOnce: `par achat|par passage|par visite|à chaque fois|chaque fois|par fois|à chaque passage|à chaque visite|à chaque achat|
			par commande|par course|par ticket|par dépense|par paiement|par plein|par trajet|à la fois|par sortie|à chaque sortie|
			chaque fois que je vais|chaque fois que je vais à|chaque fois que je vais chez|à chaque fois que je vais chez|à chaque fois que je vais|
			par coup|par addition|par personne|chaque fois que je prends|chaque fois que je mets|chaque fois que j'achète|chaque fois que je fais|
			à chaque plein|à chaque fois que je prends`,
		SaysGotBack: `m'a été remboursé|on m'a remboursé|m'a-t-on remboursé|ai-je récupéré|j'ai récupéré`,
		SaysEarned: `ai-je gagné|j'ai gagné|ai-je touché|j'ai touché|j'ai encaissé|ai-je encaissé|j'ai perçu|ai-je perçu|on a gagné|
			on a touché|on a encaissé|m'est rentré|est rentré|est-il rentré|il est rentré|j'ai reçu|ai-je reçu|on a reçu|rentré|est arrivé|jai reçu|
			jai gagné|jai touché|gagné|touché|mes revenus|est tombé|sont rentrés`,
		SaysMoved: `ai-je viré|j'ai viré|ai-je retiré|j'ai retiré`,
		AsksElse:  `quel|quelle|quels|quelles|où|qui|quand|pourquoi|comment|que|qu'est-ce|qu'est-ce que|est-ce que|quoi`,
		AsksMeaning: `explique|explique-moi|expliquez|expliquez-moi|peux-tu expliquer|peux-tu m'expliquer|tu peux m'expliquer|c'est quoi|
			ça veut dire quoi|que signifie|que veut dire|définis|décris|dis-moi|parle-moi de|tu sais|sais-tu`,
		SaysRepeats: `chaque|tous les|toutes les`,
		SaysWeSpent: `dépensé|depensé|depense|dépensée|payé|coûté|déboursé|claqué|parti|partis|passé|passés|laissé|lâché|claqués|flambé|cramé|
			dilapidé|dépensés|sorti|sortis|mis|balancé|est parti|sont partis|est sorti`,
		AroundQuestion: `noté|notée|notés|notées|enregistré|enregistrée|enregistrés|enregistrées|j'ai|ai-je|je|nous|on|a-t-on|avons|avons-nous|a|est-ce que|au total|en tout|le|la|les|l'|un|une|mon|ma|mes|nos|de|du|des|
			d'|déjà|jusqu'ici|ce que|ai|j'|que|ce|à|y|t-on|d'argent|argent|mon argent|me|toutes|tous|je peux récupérer|puis-je récupérer|je récupère|
			je peux déduire|puis-je déduire|récupérables|stp|svp|merci|g|jai|j ai|bon|donc|alors|en gros|à peu près|environ|s'il te plaît|maintenant|
			actuellement|jsuis|suis|ça me|me coûte|me coute|tout compris|là|du coup|genre|hein|quand même|pour moi|dépense|c'est|ca fait|ça fait|allé|
			allée|suis allé|suis allée|on est allés|été|détaille|detaille|ventile|répartis|repartis|regroupe|trie|sépare|ventilé|
			c'était|c'etait|cétait|ça faisait|ca faisait|jusqu'à présent|jusque là|jusque-là|pour l'instant|à ce jour|jusqu'à maintenant|
			pour le moment|deja|au juste|encore|je mets|mets|j'ai pris|je prends|j'ai utilisé|on a pris|j'ai fait`,
		MayLeadToThing: `par`,
		LeadsToThing:   `pour|en|dans|chez|à|au|aux|sur`,
		JoinsThings:    `et|ou|plus|+`,
		LeadsToMoney:   `en`,
		LeadsToPlace:   `chez|en|dans|pour|sur`,
		LeadsToShop:    `chez|en|dans|sur`,
		AsksList: `montre-moi|montre moi|montre|affiche|affiche-moi|liste|donne-moi|cherche|voir|montrer|afficher|fais-moi|fais moi|
			fais-moi la|sors-moi|sors moi|donne moi|liste-moi|liste moi|je veux voir|je peux voir|fais voir|fait voir|ressors|ressors-moi|sors|
			envoie-moi|envoie moi|file-moi|file moi|balance`,
		AsksWhat: `montre-moi|montre moi|montre|affiche|dis-moi|donne-moi|quel est|quelle est|quels sont|quelles sont|quel était|
			quelle était|quelle a été|quel a été|quelles ont été|quel|quelle|quels|quelles|c'est quoi|c quoi|qu'est-ce que|qu'est-ce qu'il y a|
			qu'est-ce qu'il y avait|qu'est-ce qu'il y a eu|qu'y a-t-il|qu'y a t il|quoi|qu'est ce qui|qu'est-ce qui|qu'est ce que|kesk|qu'est-ce qu'on`,
		AsksWhen:    `quand|quand est-ce que|c'était quand|c'est quand|quand j'ai|quand ai-je|quand est-ce que j'ai|quand est-ce qu'on a`,
		AsksWhere:   `où|où est-ce que|dans quel magasin|chez qui`,
		AsksWeekday: `quel jour de la semaine`,
		AsksWho:     `qui|qui est-ce qui|qui de nous`,
		AsksPurpose: `où va mon argent|où passe mon argent|où part mon argent|en quoi|pour quoi|dans quoi|à quoi|où est passé mon argent|
			où passe l'argent|où part l'argent|où est parti mon argent|où file mon argent|où s'en va mon argent|où va l'argent|où va notre argent|
			où part notre argent|dans quoi part mon argent|dans quoi passe mon argent|à quoi part mon argent|où va la plupart de mon argent|
			où part le plus d'argent|dans quoi je dépense le plus|en quoi je dépense le plus`,
		AsksAverage: `moyenne|la moyenne|moyen|moyennes|montant moyen|prix moyen|panier moyen|ticket moyen|dépense moyenne|coût moyen|
			addition moyenne|la moyenne des|cout moyen`,
		SaysOnAverage: `en moyenne|normalement|d'habitude|en général`,
		AsksMedian:    `médiane|la médiane|médian`,
		AsksCount:     `j'en ai noté combien|combien j'en ai noté|combien j'en ai mis|j'en suis à combien|combien de fois|combien de|combien d'|à quelle fréquence|nombre de|le nombre de`,
		AsksSmallest: `moins cher|moins chère|moins chers|moins chères|plus petit|plus petite|plus petits|plus petites|plus faible|le moins cher|
			la moins cher|les moins cher|le moins chère|la moins chère|les moins chère|le moins chers|la moins chers|les moins chers|le moins chères|
			la moins chères|les moins chères|le plus petit|la plus petit|les plus petit|le plus petite|la plus petite|les plus petite|le plus petits|
			la plus petits|les plus petits|le plus petites|la plus petites|les plus petites|le plus faible|la plus faible|les plus faible`,
		AsksLargest: `plus cher|plus chère|plus chers|plus chères|plus gros|plus grosse|plus grosses|plus grand|plus grande|plus grands|
			plus grandes|plus élevé|plus élevée|plus élevées|le plus cher|la plus cher|les plus cher|le plus chère|la plus chère|les plus chère|
			le plus chers|la plus chers|les plus chers|le plus chères|la plus chères|les plus chères|le plus gros|la plus gros|les plus gros|
			le plus grosse|la plus grosse|les plus grosse|le plus grosses|la plus grosses|les plus grosses|le plus grand|la plus grand|les plus grand|
			le plus grande|la plus grande|les plus grande|le plus grands|la plus grands|les plus grands|le plus grandes|la plus grandes|
			les plus grandes|le plus élevé|la plus élevé|les plus élevé|le plus élevée|la plus élevée|les plus élevée|le plus élevées|la plus élevées|
			les plus élevées`,
		AsksTop: `top`,
		AsksNewest: `dernier|dernière|derniers|dernières|plus récent|plus récente|plus récents|plus récentes|pour la dernière fois|
			la dernière fois`,
		AsksTax: `combien de tva|combien de taxe|combien de taxes|combien d'impôts|total de la tva|quelle tva|de tva|d'impôts|en impôts|
			combien de tva déductible|combien de tva récupérable|combien de tva ai-je|tva à récupérer|tva récupérable|tva à déduire|tva a recuperer|
			tva je récupère|tva récupérer`,
		AsksNet:      `net|hors taxe|hors taxes|ht|sans tva`,
		AsksSpending: `dépenses totales|mes dépenses totales|total des dépenses`,
		SaysMost:     `le plus|plus|le plus d'argent|le plus souvent`,
		SaysSpend:    `dépense|dépenses-tu|dépensons|dépense-t-on|dépenser|paie|paye|payons`,
		SaysCost:     `coûte|coûtent|coûté`,
		SaysBuy:      `suis-je allé|suis-je allée|sommes-nous allés|suis-je passé|suis-je passée|acheté|achète|achetons|mangé|bu|commandé|pris`,
		SaysIs:       `est|sont`,
		SaysIsSo:     `était|étaient|été|ont|avait`,
		NamesExpenses: `dépenses|achats|paiements|transactions|opérations|mes dépenses|nos dépenses|entrées|écritures|mes achats|mes opérations|
			mes paiements|lignes`,
		NamesExpense: `dépense|achat|paiement|transaction|opération`,
		OpensSeries:  `dépenses|total|totaux|achats`,
		TurnsQuestion: `ne|n'|pas|moins|que toi|si|parce|comparé|comparée|versus|vs|jamais|pourquoi|devrais|puis|peux|peut|pourrais|serait|sera|
			reste|économiser|économisé|ton|ta|tes|il|elle|ils|son|sa|ses|leur|sauf|sans|hormis|excepté|budget|prochain|prochaine|autre|
			autres|gens|personnes|avec|entre|gagne|gagné|revenu|revenus|salaire|dois|doit|cela|ça`,
		NamesDayAlways: `les lundis|les mardis|les mercredis|les jeudis|les vendredis|les samedis|les dimanches`,
		LeadsToTag:     `avec le tag|avec l'étiquette|étiquette|tag|taguées|tagués`,
		WithinThing:    `de|du|des|à|au|aux|en|d'|d'un|d'une`,
		SaysOver:       `plus de|supérieures à|supérieurs à|au-dessus de|de plus de`,
		SaysUnder:      `moins de|inférieures à|inférieurs à|en dessous de|de moins de`,
		AsksWhich: `quel …|quelle …|quels …|quelles …|dans quel …|dans quelle …|chez quel …|chez quelle …|en quel …|en quelle …|à quel …|
			à quelle …|quel est le …|quelle est la …`,
		SplitsBy:        `par …|pour chaque …|chaque …|selon la …|selon le …`,
		RanksBy:         `top …|plus gros …|plus grosse …|plus grosses …|… le plus cher|… la plus chère`,
		SpreadsOver:     `par …|à la …`,
		SpreadsEach:     `chaque …|tous les …|toutes les …`,
		SplitsTime:      `mois par …`,
		NamesCategories: `catégorie|catégories|categorie|categories|type de dépense`,
		NamesShops:      `magasin|magasins|commerçant|commerçants|marchand|enseigne|enseignes|boutique|endroit`,
		NamesLabels:     `étiquette|étiquettes`,
		NamesPeople:     `personne|membre`,
		NamesRates:      `taux de tva|taux`,
		NamesWeekdays:   `jour de la semaine`,
		NamesDays:       `jour|jours`,
		NamesWeeks:      `semaine|semaines`,
		NamesMonths:     `mois`,
		NamesYears:      `an|ans|année|années`,
		SaysDaily:       `quotidien|quotidienne|quotidiennes|journalière|journalières`,
		SaysWeekly:      `hebdomadaire|hebdomadaires`,
		SaysMonthly:     `mensuel|mensuelle|mensuels|mensuelles`,
		SaysYearly:      `annuel|annuelle|annuels|annuelles`,
		SaysWithout: `sans|sans le|sans la|sans les|hors|hormis|sauf|excepté|à part|en dehors de|sans compter|hors du|exclu|mis à part|
			en excluant|moins le|moins la|tout sauf|tout hormis|tout sauf le|tout sauf la|tout sauf les|tout hormis le|tout hormis la|tout à part|
			tout à part le|tout à part la|à part le|à part la|à part les|à part l'|hormis le|hormis la|hormis l'|sauf le|sauf la|sauf les|sauf l'|
			sans compter le|sans compter la|sans compter les|sans compter l'|sans l'|hors l'|hors de|en enlevant|en enlevant le|en enlevant la|
			en retirant|en retirant le|en retirant la|en dehors du|en dehors de la|excepté le|excepté la|mis à part le|mis à part la|si on enlève|
			si on enlève le|si on enlève la|si j'enlève|si j'enlève le|si j'enlève la|à l'exception de|à l'exception du|exception faite de|
			déduction faite de|en ôtant|tout moins|tout moins le|moins les|abstraction faite de|en excluant le|en excluant la|sans prendre en compte|
			sans inclure|tout sans|ça ferait sans|ferait sans|serait sans|ce serait sans|il reste sans|ça donne sans`,
		SaysWithoutBehind: `exclu|exclue|exclus|non compris|non comprise|mis à part|à part|pas compris`,
		ComparesWith: `au-dessus ou en dessous de|au-dessus ou en dessous du|que|qu'en|que le|que la|par rapport à|par rapport au|comparé à|comparé au|comparée à|comparée au|en comparaison avec|
			en comparaison de|contre|vs|vs.|versus|face à|face au|par rapport|comparé|comparée|en comparaison|face|qu'au`,
		NamesPrevious: `le précédent|la précédente|au précédent|à la précédente|celui d'avant|celle d'avant|mois précédent|le mois précédent|
			semaine précédente|la semaine précédente|précédent|d'avant|le dernier|la dernière|
			le mois d'avant|la semaine d'avant|l'année d'avant|le jour d'avant`,
		SaysMore:       `moins|augmenté|diminué|baissé|monté|grimpé|chuté|en hausse|en baisse|plus ou moins|moins ou plus`,
		JoinsTogether:  `avec`,
		SaysTogether:   `ensemble|réunis|réunies|cumulés|cumulées|ça fait|à eux deux|additionnés`,
		SaysGave:       `laissé|lâché|donné|filé`,
		NamesTax:       `tva|taxe|taxes|tva déductible|tva récupérable|tva payée|tva sur achats|tva sur les achats|taxe sur la valeur ajoutée`,
		LeadsToRate:    `à|au taux de|avec|de|à la|taxé à|taxés à`,
		BetweenAmounts: `entre … et …|de … à …`,
		NamesAnything:  `tout|quelque chose|toutes les choses|tout ce qui est|tout ce qui|ce qui est`,
		OpensFollowing: `et|et pour|et si|qu'en est-il de|mais|alors|et alors|du coup|ok|bon|ok et|bon et|sinon|et sinon|et du coup|donc|euh|ben|
			bah|dis|dis-moi|dis moi|au fait|tiens|super|merci|salut|coucou|bonjour|hey|et là|et la|et donc|voilà|petite question|question|allez`,
	},
	labels: labels{
		LabelPaid: `net a payer|total a payer|a payer|montant a payer|reste a payer|montant paye|total paye|montant regle|total regle|total ttc|
			montant ttc|ttc|net a payer ttc|total general|montant total ttc|montant total|total toutes taxes|montant debite|montant preleve|
			somme a payer|total net|prix total|total facture|total tva incluse|total (tva incluse)|total du|prix paye|total de la commande ttc|
			montant de la commande`,
		LabelTotal: `total|totaux|total commande|total de la commande|total de votre commande|total achat|somme|montant de la course|
			prix de la course|total course|total ticket`,
		LabelAmount: `montant|montant de|d'un montant de|somme de|valeur|prix|d'une valeur de`,
		LabelSubtotal: `sous-total|sous total|s/total|total ht|montant ht|ht|total hors taxes|hors taxes|base ht|base|total brut|net ht|s/t|
			sous-total ht|total partiel|base tva`,
		LabelTax: `tva|dont tva|total tva|montant tva|tva incluse|t.v.a.|taxe|taxes|dont taxes|total taxes|tva totale|eco-participation|
			dont eco-part|taxe de sejour`,
		LabelTip: `pourboire|service|frais de service|pourboires`,
		LabelOff: `remise|remises|reduction|reductions|rabais|promo|promotion|bon d'achat|bon de reduction|code promo|avantage|total remises|
			remise immediate`,
		LabelCash:   `especes|especes recues|recu|remis|donne|montant recu|en especes|paiement especes`,
		LabelChange: `rendu|a rendre|monnaie|monnaie rendue|rendu monnaie|monnaie a rendre|especes rendues`,
		LabelLeft: `solde|nouveau solde|solde disponible|solde actuel|votre solde|solde compte|disponible|plafond|plafond restant|
			plafond disponible|reste disponible|restant|encours|points|points fidelite|vos points|cagnotte|cagnotte totale|avantage carte|
			vous avez economise|economie|economies|vous economisez|solde fidelite|decouvert autorise|solde de|credit disponible|reste a vivre|
			total economise`,
		LabelCount: `articles|article|nb articles|nombre d'articles|nbre d'articles|nb d'articles|nombre articles|qte|quantite|couverts|couvert|
			nb article|produits|personnes|pieces`,
		LabelMeans: `cb|carte bancaire|carte bleue|carte|carte credit|visa|mastercard|paye par|regle par|paiement par|regle par carte|
			paye par carte|mode de paiement|moyen de paiement|sans contact|cb sans contact|cheque|titre restaurant|ticket restaurant|
			titres restaurant|paypal|prelevement|carte cadeau|reglement cb|paiement cb|amex|apple pay|lydia|regle en`,
		LabelCard: `finissant par|se terminant par|terminant par|terminee par|se finissant par|carte no|carte n|no de carte|numero de carte|
			compte|compte no|compte n|votre compte|cpt|carte num`,
		LabelDay: `date|date de facture|date facture|date de la facture|date d'emission|facture du|commande du|votre commande du|
			date de commande|date de la commande|date d'achat|achat du|emise le|emis le|le|date de paiement|paye le|regle le|passee le|
			date de l'operation|date operation|commande le|course du|ticket du|recu du|effectue le|date et heure|facture le|edite le|paiement du|
			operation du|transaction du`,
		LabelOtherDay: `echeance|date d'echeance|a echeance|a payer avant le|avant le|payable avant le|date limite|livraison|livraison prevue|
			date de livraison|livre le|livraison estimee|arrivee|depart|valable jusqu'au|valide jusqu'au|jusqu'au|expire le|expire|prochain|
			prochain prelevement|prochaine echeance|prochaine facture|periode|periode de facturation|au|retour|retours jusqu'au|voyage du|aller le|
			retour le|sejour du`,
		LabelPayee: `commercant|vendeur|vendu par|beneficiaire|marchand|fournisseur|prestataire|emetteur|magasin|boutique|destinataire|de:|de :`,
		LabelPlain: `bonjour|bonsoir|cher|chere|madame|monsieur|merci|merci de|merci pour|merci a|objet|table|serveur|serveuse|caisse|caissier|
			caissiere|hotesse|facture|votre facture|facture no|facture n|no facture|numero de facture|recu|votre recu|ticket|ticket de caisse|
			ticket client|ticket commercant|duplicata|votre commande|commande|commande no|numero de commande|no de commande|confirmation|
			confirmation de commande|reference|reference dossier|ref|ref.|dossier|tel|tel.|telephone|siret|siren|rcs|ape|naf|no tva|
			tva intracommunautaire|tva intra|adresse|rue|avenue|client|no client|heure|terminal|autorisation|no autorisation|copie|designation|
			description|cordialement|bien a vous|a bientot|bon voyage|bonne journee|au revoir|page|stop sms|si vous n'etes pas|contactez|appelez|
			bienvenue|details|recapitulatif|motif|quantite|prix unitaire|trans|transaction no|a:|a :`,
		LabelGross: `ttc|tva incluse|taxes comprises|tva comprise|incl|toutes taxes comprises|incluse`,
		LabelPaidTo: `chez|a|au|aupres de|a l'ordre de|aux|par|votre course avec|course avec|votre trajet avec|votre commande chez|votre achat chez|
			votre facture de|votre recu de|commande sur|commander sur|achat chez|commande chez`,
		LabelNotice: `vous avez paye|vous avez depense|vous avez envoye|vous avez effectue|vous avez regle|tu as paye|tu as depense|tu as envoye|
			votre carte a ete|a ete debitee|a ete debite|votre paiement|ton paiement|votre achat|ton achat|votre compte a ete|a ete utilisee|
			paiement valide|paiement accepte|votre carte|vous avez recu|tu as recu|vous a envoye|t'a envoye|virement recu|vous a vire|
			numero de transaction|code de transaction`,
		LabelPayment: `paiement|achat|achats|debit|debite|debitee|prelevement|preleve|operation|transaction|paye|regle|depense|virement emis|
			virement vers|virement a|virement effectue|facture|utilisee|retenue|paiement carte|paiement cb|paiement par carte|achat cb|achat carte|
			achat par carte|paiement de|achat de|prelevement de|transaction de`,
		LabelDeclined: `refuse|refusee|a ete refuse|a ete refusee|rejete|rejetee|decline|declinee|non autorise|non autorisee|echoue|a echoue|echec|
			n'a pas abouti|n'a pas pu|non abouti|impossible|bloque|bloquee|annule|annulee|plafond atteint|provision insuffisante|solde insuffisant`,
		LabelIncome: `virement recu|virement en votre faveur|salaire|paie|paye de|vous avez recu|tu as recu|vous a envoye|t'a envoye|vous a verse|
			t'a verse|vous a vire|recu de|versement|versement recu|depot|depot de|credite|creditee|a ete credite|credit de|remise de cheque|
			allocation|pension|retraite|remboursement secu|virement instantane recu|viennent d'arriver|recu`,
		LabelReturned: `remboursement|rembourse|remboursee|avoir|recredite|recreditee|annulation de|vous a rembourse|retrocession`,
		LabelMoved: `retrait|retrait dab|retrait d'especes|distributeur|retrait gab|dab|virement interne|vers votre livret|vers livret a|
			vers votre epargne|virement vers livret`,
		LabelBank: `banque|credit|caisse|info|boursorama|boursobank|bnp|bnp paribas|societe generale|credit agricole|lcl|la banque postale|credit mutuel|fortuneo|hello bank|revolut|lydia|paypal`,
		LabelCode: `votre code|code de securite|code de validation|pour valider|code de confirmation|mot de passe|ne partagez|ne communiquez|
			code pour valider`,
		LabelDue: `echeance|sera preleve|seront preleves|sera debite|sera debitee|a regler avant|releve|reste a payer avant|prochain prelevement|
			impaye`,
		LabelTransfer: `virement|virement de|virement instantane`,
	},
	languageNames: map[string]string{
		"en": `anglais|anglaise`,
		"zh": `chinois|chinoise|mandarin`,
		"de": `allemand|allemande`,
		"es": `espagnol|espagnole`,
		"fr": `français|francais|française`,
		"it": `italien|italienne`,
		"pt": `portugais|portugaise`,
		"nl": `néerlandais|neerlandais|hollandais`,
		"pl": `polonais|polonaise`,
		"ru": `russe`,
		"uk": `ukrainien`,
		"tr": `turc`,
		"ja": `japonais`,
		"ko": `coréen|coreen`,
	},
	requests: phrases{
		SpeaksLanguage: `en {language} s'il te plaît|en {language} s'il vous plaît|en {language} stp|en {language} svp|en {language}|
			parle {language}|parle en {language}|réponds en {language}|répondez en {language}|ma langue est {language}|ma langue est le {language}|
			ma langue est l'{language}|langue {language}|passe en {language}|{language} s'il te plaît|{language} s'il vous plaît`,
		SetsZone: `mon fuseau horaire est {zone}|mon fuseau est {zone}|fuseau horaire {zone}|fuseau {zone}|le fuseau horaire est {zone}|
			mets le fuseau horaire sur {zone}|règle le fuseau horaire sur {zone}|je suis à {zone}|je suis en {zone}|
			je suis dans le fuseau horaire de {zone}|je vis à {zone}|j'habite à {zone}|j'habite {zone}|je suis à {zone}, change le fuseau|
			je suis à {zone} change le fuseau|je suis à {zone}, change l'heure|change le fuseau horaire pour {zone}|
			change le fuseau horaire en {zone}|change le fuseau pour {zone}|passe à l'heure de {zone}|mets-toi à l'heure de {zone}|heure de {zone}|
			j'ai déménagé à {zone}|maintenant je suis à {zone}|maintenant j'habite à {zone}`,
		SetsVAT: `tva {rate}|tva à {rate}|tva de {rate}|tva : {rate}|ma tva est {rate}|ma tva est de {rate}|ma tva est à {rate}|
			la tva est de {rate}|mets la tva à {rate}|règle la tva à {rate}|mon taux de tva est {rate}|mon taux de tva est de {rate}|
			taux de tva {rate}|taux de tva par défaut {rate}|tva par défaut {rate}`,
		EndsVAT: `tva désactivée|désactive la tva|désactiver la tva|coupe la tva|arrête la tva|plus de tva|sans tva|pas de tva|
			enlève la tva|ne compte pas la tva`,
		AsksForVAT: `demande la tva|demande-moi la tva|demande toujours la tva|demande-moi toujours la tva|demande la tva à chaque fois|
			demande-moi la tva à chaque fois|tva demandée à chaque fois`,
		CountsNet: `montants ht|mes montants sont ht|les montants sont ht|montants hors taxes|mes montants sont hors taxes|
			les montants sont hors taxes|je compte en ht`,
		CountsGross: `montants ttc|mes montants sont ttc|les montants sont ttc|je compte en ttc`,
		StartsMonth: `mon mois commence le {value}|mes mois commencent le {value}|le mois commence le {value}|les mois commencent le {value}|
			mon mois débute le {value}|mon mois va du {value}|fais commencer mon mois le {value}|mon mois démarre le {value}`,
		ForgetsRule: `oublie la règle pour {words}|oublie la règle de {words}|oublie la règle {words}|supprime la règle pour {words}|
			supprime la règle {words}|enlève la règle pour {words}|efface la règle pour {words}`,
		RenamesCategory: `renomme la catégorie {words} en {value}|renomme {words} en {value}|renommer {words} en {value}|
			renommez {words} en {value}|{words} s'appelle désormais {value}|{words} doit s'appeler {value}|appelle la catégorie {words} {value}`,
		MakesRule: `mets toujours {words} dans {value}|mettre toujours {words} dans {value}|mets toujours {words} en {value}|
			range toujours {words} dans {value}|classe toujours {words} dans {value}|classe toujours {words} en {value}|
			compte toujours {words} dans {value}|compte toujours {words} en {value}|{words} toujours dans {value}|{words} toujours en {value}|
			{words} c'est toujours la catégorie {value}|{words} c'est toujours catégorie {value}|{words}, c'est toujours la catégorie {value}|
			{words} c'est catégorie {value}|{words} c'est la catégorie {value}|{words} toujours catégorie {value}|
			{words} toujours dans la catégorie {value}|{words} va toujours dans la catégorie {value}|{words} va dans la catégorie {value}|
			{words} est toujours dans la catégorie {value}|règle : {words} dans {value}|règle: {words} dans {value}|règle : {words} va dans {value}|
			règle: {words} va dans {value}|règle : {words} en {value}|règle: {words} en {value}|règle {words} dans {value}`,
		OpensCategory: `la catégorie|catégorie|la rubrique|rubrique|la`,
		OpensSubject: `tout ce qui vient de|tout ce qui vient d'|tout ce que j'achète chez|tout ce que j'achète à|tout ce qui est|tout de chez|
			tout chez|tout|toutes les dépenses chez|les dépenses chez|les achats chez|chez|les|le|la|tout ce qui vient de chez|tout ce qui est chez`,
		RulesKnown: `{words} est toujours {value}|{words} sont toujours {value}|{words} c'est toujours {value}|{words}, c'est toujours {value}|
			{words} va toujours dans {value}|{words} vont toujours dans {value}`,
		Rules: `{words} va dans {value}|{words} vont dans {value}|{words} fait partie de {value}|{words} font partie de {value}|
			{words}, c'est du {value}|classe {words} dans {value}|classe {words} en {value}|range {words} dans {value}|{words} compte comme {value}|
			{words} comptent comme {value}`,
		SaysIsCategory: `{words} est {value}|{words} sont {value}`,
		ListsDeleted: `supprimés|supprimées|dépenses supprimées|montre les supprimées|montre-moi les supprimées|montre les dépenses supprimées|
			montre-moi les dépenses supprimées|affiche les dépenses supprimées|montre ce que j'ai supprimé|montre-moi ce que j'ai supprimé|
			qu'est-ce que j'ai supprimé|qu'ai-je supprimé|j'ai supprimé quoi|ce que j'ai supprimé|ce que j'ai effacé|montre-moi ce que j'ai effacé|
			dépenses supprimées {period}|corbeille`,
		ShowsCategories: `catégories|mes catégories|affiche les catégories|montre les catégories|règles|mes règles`,
		NamesList:       `liste|lister|liste-moi|la liste|une liste|la liste de|listing|le listing|la liste des`,
		AroundList: `de|du|en|pour|la|le|les|une|mes|toutes|ce que|tout|tous|ce|que|depuis|moi|stp|svp|s'il te plaît|complète|entière|mon|ma|
			un|cette|c'est|et|voir|des`,
		SaysLogged: `que j'ai noté|que jai noté|ce que j'ai noté|j'ai noté|que j'ai enregistré|ce que j'ai enregistré|j'ai enregistré|
			que j'ai saisi|ce que j'ai saisi|que j'ai entré|ce que j'ai entré|que j'ai mis|ce que j'ai mis|que j'ai inscrit|ce que j'ai inscrit|
			ce que j'ai|qu'on a noté|ce qu'on a noté|ce qu'il y a|que t'as noté|ce que tu as|noté|enregistré|ce que j'ai dépensé`,
		ListsExpenses: `liste|dépenses|mes dépenses|dernières dépenses|affiche mes dépenses|montre mes dépenses|montre-moi mes dépenses|
			dépenses {period}|mes dépenses {period}|dépenses de {period}|montre les dépenses de {period}|affiche les dépenses de {period}|
			liste {period}|la liste {period}|liste de {period}|la liste de {period}|liste des dépenses {period}|la liste des dépenses {period}|
			liste des dépenses de {period}|la liste des dépenses de {period}|liste des dépenses d'{period}|la liste des dépenses d'{period}|
			la liste d'{period}|fais-moi la liste {period}|fais-moi la liste de {period}|fais la liste de {period}|donne-moi la liste de {period}|
			donne-moi la liste des dépenses de {period}|montre-moi la liste de {period}|montre-moi la liste des dépenses de {period}|
			liste des dépenses|la liste des dépenses|
			fais-moi la liste|fais moi la liste|montre-moi la liste|montre la liste|la liste|donne-moi la liste`,
		Reports: `rapport|bilan|résumé|rapport mensuel|rapport {period}|rapport de {period}|rapport pour {period}|bilan {period}|
			bilan de {period}|résumé {period}|résumé de {period}|résumé du {period}|résumé de la {period}|récap|récap {period}|récap de {period}|récap du {period}|récap de la {period}|comment était {period}|c'était comment {period}|et {period}|montre-moi {period}|
			combien {period}|combien ça fait {period}|total {period}|total de {period}|{period} combien|ça fait combien {period}|bilan de la {period}|
			bilan du {period}|ça donne quoi {period}|{period} ça donne quoi|{period} ça fait combien|on en est où {period}|j'en suis où {period}|
			j'en suis à combien {period}|on en est à combien {period}|où j'en suis {period}|où on en est {period}|tout {period}|le total {period}|
			total d'{period}|le total d'{period}|le total de {period}|comment se passe {period}|comment s'est passé {period}|
			combien ça a fait {period}|qu'est-ce qui est sorti {period}|qu'est-ce qui est parti {period}|combien est parti {period}|
			combien est sorti {period}|{period} ca fait combien|ca fait combien {period}|{period} ca donne quoi|combien ca fait {period}|
			c'est combien {period}`,
		ListsDay: `liste du jour|la liste du jour|liste des dépenses du jour|la liste des dépenses du jour|liste de mes dépenses du jour|la liste de mes dépenses du jour`,
		ReportsDay: `rapport du jour|bilan du jour|résumé du jour|récap du jour|récapitulatif du jour|le rapport du jour|le bilan du jour|
			mon bilan du jour|fais le bilan du jour|donne-moi le bilan du jour|donne le rapport du jour|relevé du jour|rapport journalier|
			bilan journalier|résumé journalier|récap journalier|récapitulatif journalier|le rapport journalier|le bilan journalier|
			mon bilan journalier|fais le bilan journalier|donne-moi le bilan journalier|donne le rapport journalier|relevé journalier|
			rapport quotidien|bilan quotidien|résumé quotidien|récap quotidien|récapitulatif quotidien|le rapport quotidien|le bilan quotidien|
			mon bilan quotidien|fais le bilan quotidien|donne-moi le bilan quotidien|donne le rapport quotidien|relevé quotidien|dépenses du jour|
			les dépenses du jour|mes dépenses du jour|
			le total du jour|total du jour`,
		ReportsWeek: `rapport de la semaine|bilan de la semaine|résumé de la semaine|récap de la semaine|récapitulatif de la semaine|
			le rapport de la semaine|le bilan de la semaine|mon bilan de la semaine|fais le bilan de la semaine|donne-moi le bilan de la semaine|
			donne le rapport de la semaine|relevé de la semaine|rapport hebdomadaire|bilan hebdomadaire|résumé hebdomadaire|récap hebdomadaire|
			récapitulatif hebdomadaire|le rapport hebdomadaire|le bilan hebdomadaire|mon bilan hebdomadaire|fais le bilan hebdomadaire|
			donne-moi le bilan hebdomadaire|donne le rapport hebdomadaire|relevé hebdomadaire|rapport hebdo|bilan hebdo|résumé hebdo|récap hebdo|
			récapitulatif hebdo|le rapport hebdo|le bilan hebdo|mon bilan hebdo|fais le bilan hebdo|donne-moi le bilan hebdo|donne le rapport hebdo|
			relevé hebdo`,
		ReportsYear: `rapport de l'année|bilan de l'année|résumé de l'année|récap de l'année|récapitulatif de l'année|le rapport de l'année|
			le bilan de l'année|mon bilan de l'année|fais le bilan de l'année|donne-moi le bilan de l'année|donne le rapport de l'année|
			relevé de l'année|rapport annuel|bilan annuel|résumé annuel|récap annuel|récapitulatif annuel|le rapport annuel|le bilan annuel|
			mon bilan annuel|fais le bilan annuel|donne-moi le bilan annuel|donne le rapport annuel|relevé annuel`,
		ShowsChart: `graphique|diagramme|montre un graphique`,
		ExportsCSV: `exporter|exporte|exporte tout|tout exporter|exporte {period}|exporter {period}|exporte tout en csv|
			exporte les dépenses en csv|exporte mes dépenses en csv|exporte mes données en csv|exporte {period} en csv|exporter tout en csv|
			exporter les dépenses en csv|exporter mes dépenses en csv|exporter mes données en csv|exporter {period} en csv|exporte-moi tout en csv|
			exporte-moi les dépenses en csv|exporte-moi mes dépenses en csv|exporte-moi mes données en csv|exporte-moi {period} en csv|exporte en csv|
			exporter en csv|exporte-moi en csv|exporte-moi le csv|exporte-moi un csv|exporte-moi un fichier csv|exporte moi le csv|exporte moi un csv|
			exporte moi un fichier csv|envoie-moi le csv|envoie-moi un csv|envoie-moi un fichier csv|envoie moi le csv|envoie moi un csv|
			envoie moi un fichier csv|donne-moi le csv|donne-moi un csv|donne-moi un fichier csv|donne moi le csv|donne moi un csv|
			donne moi un fichier csv|télécharge le csv|télécharge un csv|télécharge un fichier csv|je veux le csv|je veux un csv|
			je veux un fichier csv|il me faut le csv|il me faut un csv|il me faut un fichier csv|exporte tout ça|exporte mes dépenses|
			exporte les dépenses|exporte-moi tout|exporte moi tout|exporte mes données`,
		ExportsXLSX: `exporter en excel|exporte en excel|exporte tout en excel|exporte tout en xlsx|exporte tout dans excel|
			exporte tout en tableur|exporte tout vers excel|exporte les dépenses en excel|exporte les dépenses en xlsx|
			exporte les dépenses dans excel|exporte les dépenses en tableur|exporte les dépenses vers excel|exporte mes dépenses en excel|
			exporte mes dépenses en xlsx|exporte mes dépenses dans excel|exporte mes dépenses en tableur|exporte mes dépenses vers excel|
			exporte mes données en excel|exporte mes données en xlsx|exporte mes données dans excel|exporte mes données en tableur|
			exporte mes données vers excel|exporte {period} en excel|exporte {period} en xlsx|exporte {period} dans excel|exporte {period} en tableur|
			exporte {period} vers excel|exporter tout en excel|exporter tout en xlsx|exporter tout dans excel|exporter tout en tableur|
			exporter tout vers excel|exporter les dépenses en excel|exporter les dépenses en xlsx|exporter les dépenses dans excel|
			exporter les dépenses en tableur|exporter les dépenses vers excel|exporter mes dépenses en excel|exporter mes dépenses en xlsx|
			exporter mes dépenses dans excel|exporter mes dépenses en tableur|exporter mes dépenses vers excel|exporter mes données en excel|
			exporter mes données en xlsx|exporter mes données dans excel|exporter mes données en tableur|exporter mes données vers excel|
			exporter {period} en excel|exporter {period} en xlsx|exporter {period} dans excel|exporter {period} en tableur|
			exporter {period} vers excel|exporte-moi tout en excel|exporte-moi tout en xlsx|exporte-moi tout dans excel|exporte-moi tout en tableur|
			exporte-moi tout vers excel|exporte-moi les dépenses en excel|exporte-moi les dépenses en xlsx|exporte-moi les dépenses dans excel|
			exporte-moi les dépenses en tableur|exporte-moi les dépenses vers excel|exporte-moi mes dépenses en excel|
			exporte-moi mes dépenses en xlsx|exporte-moi mes dépenses dans excel|exporte-moi mes dépenses en tableur|
			exporte-moi mes dépenses vers excel|exporte-moi mes données en excel|exporte-moi mes données en xlsx|exporte-moi mes données dans excel|
			exporte-moi mes données en tableur|exporte-moi mes données vers excel|exporte-moi {period} en excel|exporte-moi {period} en xlsx|
			exporte-moi {period} dans excel|exporte-moi {period} en tableur|exporte-moi {period} vers excel|exporte en xlsx|exporte dans excel|
			exporte en tableur|exporte vers excel|exporte sous excel|exporter en xlsx|exporter dans excel|exporter en tableur|exporter vers excel|
			exporter sous excel|exporte-moi en excel|exporte-moi en xlsx|exporte-moi dans excel|exporte-moi en tableur|exporte-moi vers excel|
			exporte-moi sous excel|exporte-moi un excel|exporte-moi l'excel|exporte-moi le fichier excel|exporte-moi un fichier excel|
			exporte-moi un tableur|exporte moi un excel|exporte moi l'excel|exporte moi le fichier excel|exporte moi un fichier excel|
			exporte moi un tableur|envoie-moi un excel|envoie-moi l'excel|envoie-moi le fichier excel|envoie-moi un fichier excel|
			envoie-moi un tableur|envoie moi un excel|envoie moi l'excel|envoie moi le fichier excel|envoie moi un fichier excel|
			envoie moi un tableur|donne-moi un excel|donne-moi l'excel|donne-moi le fichier excel|donne-moi un fichier excel|donne-moi un tableur|
			donne moi un excel|donne moi l'excel|donne moi le fichier excel|donne moi un fichier excel|donne moi un tableur|télécharge un excel|
			télécharge l'excel|télécharge le fichier excel|télécharge un fichier excel|télécharge un tableur|je veux un excel|je veux l'excel|
			je veux le fichier excel|je veux un fichier excel|je veux un tableur|il me faut un excel|il me faut l'excel|il me faut le fichier excel|
			il me faut un fichier excel|il me faut un tableur|exporte-moi un excel {period}|exporte-moi l'excel {period}|
			exporte moi un excel {period}|exporte moi l'excel {period}|envoie-moi un excel {period}|envoie-moi l'excel {period}|
			envoie moi un excel {period}|envoie moi l'excel {period}`,
		AsksDifference: `différence entre {words} et {value}|la différence entre {words} et {value}|quelle est la différence entre {words} et {value}|
			c'est quoi la différence entre {words} et {value}|quelle différence entre {words} et {value}|
			quel écart entre {words} et {value}|l'écart entre {words} et {value}|écart entre {words} et {value}|
			quel est l'écart entre {words} et {value}|
			combien de plus j'ai dépensé en {words} qu'en {value}|combien de plus ai-je dépensé en {words} qu'en {value}|
			combien j'ai dépensé de plus en {words} qu'en {value}|combien ai-je dépensé de plus en {words} qu'en {value}|
			combien de plus j'ai dépensé pour {words} que pour {value}|combien de plus ai-je dépensé pour {words} que pour {value}|
			combien de plus pour {words} que pour {value}|combien de plus en {words} qu'en {value}|combien de moins en {words} qu'en {value}|
			combien de moins pour {words} que pour {value}|j'ai dépensé plus en {words} ou en {value}|j'ai dépensé plus pour {words} ou pour {value}|
			j'ai dépensé plus en {words} qu'en {value}|j'ai dépensé plus pour {words} que pour {value}|
			ai-je dépensé plus en {words} ou en {value}|ai-je dépensé plus en {words} qu'en {value}|ai-je dépensé plus pour {words} ou pour {value}|
			est-ce que j'ai dépensé plus en {words} ou en {value}|est-ce que j'ai dépensé plus en {words} qu'en {value}|
			est-ce que j'ai dépensé plus pour {words} ou pour {value}|plus en {words} ou en {value}|plus pour {words} ou pour {value}|
			j'ai dépensé plus en {words} ou {value}|j'ai dépensé plus pour {words} ou {value}`,
		AsksShare: `quel pourcentage de mes dépenses est parti en {words}|quel pourcentage de mes dépenses est allé à {words}|
			quel pourcentage de mes dépenses va à {words}|quel pourcentage de mes dépenses pour {words}|
			quel pourcentage de mes dépenses représente {words}|quel pourcentage de mes dépenses représentent {words}|
			quel pourcentage ai-je dépensé en {words}|quel pourcentage ai-je dépensé pour {words}|quelle part de mes dépenses est partie en {words}|
			quelle part de mes dépenses représente {words}|quelle part de mes dépenses représentent {words}|quelle part de mes dépenses va à {words}|
			quelle est la part de {words}|part de {words}|pourcentage de {words}`,
		OpensWhether: `est-ce que|est ce que|ai-je|as-tu|a-t-on|avons-nous|est-ce qu'on`,
		SaysEntered: `noté|note|enregistré|enregistre|entré|saisi|ajouté|ajoute|payé|paye|réglé|regle|mis|est payé|est réglé|est noté|est enregistré|est payée|
			est notée|est réglée`,
		AroundWhether: `déjà|deja|bien`,
		FindsWords:    `cherche {words}|chercher {words}|recherche {words}|trouve {words}|affiche tous les {words}`,
		AsksWhatFor: `c'était quoi {words}|{words} c'était quoi|{words}, c'était quoi|c'était pour quoi {words}|à quoi correspond {words}|
			à quoi servait {words}`,
		ShowsSettings: `paramètres|réglages|mes paramètres|mes réglages`,
		ShowsRoles:    `rôles|les rôles|affiche les rôles|montre les rôles|qui peut faire quoi|membres|les membres`,
		GivesRole: `rôles {words}|rôle {words}|fais de {words} un {value}|fais de {words} une {value}|nomme {words} {value}|
			donne à {words} le rôle de {value}|donne à {words} le rôle {value}`,
		RemembersThat: `souviens-toi que {words}|souviens toi que {words}|souviens-toi : {words}|souviens-toi: {words}|rappelle-toi que {words}|
			rappelle toi que {words}|retiens que {words}|retiens : {words}|retiens: {words}|retenir : {words}|retenir: {words}|
			n'oublie pas que {words}|mémorise que {words}|mémorise : {words}|mémorise: {words}|garde en tête que {words}|garde en mémoire que {words}|
			sache que {words}|pour info : {words}|pour info: {words}|pour info, {words}|pour ton information : {words}|
			je veux que tu retiennes que {words}`,
		MayRemember: `note que {words}`,
		StatesName: `mon {value} s'appelle {words}|ma {value} s'appelle {words}|notre {value} s'appelle {words}|le {value} s'appelle {words}|
			la {value} s'appelle {words}|mon {value} s’appelle {words}|ma {value} s’appelle {words}|notre {value} s’appelle {words}|
			mon {value} s'appelle maintenant {words}|ma {value} s'appelle maintenant {words}|le nom de mon {value} est {words}|
			le nom de ma {value} est {words}|mon {value} se nomme {words}|ma {value} se nomme {words}`,
		StatesNamed: `mon {value} est {words}|ma {value} est {words}|notre {value} est {words}|mon {value} c'est {words}|
			ma {value} c'est {words}|mon {value}, c'est {words}|ma {value}, c'est {words}`,
		StatesRole: `{words} est mon {value}|{words} est ma {value}|{words} est notre {value}|{words} c'est mon {value}|
			{words} c'est ma {value}|{words}, c'est mon {value}|{words}, c'est ma {value}|par {words} je veux dire mon {value}|
			par {words} je veux dire ma {value}|quand je dis {words}, c'est mon {value}`,
		StatesIs: `{words} est un {value}|{words} est une {value}|{words} est le {value}|{words} est la {value}|{words} est {value}|
			{words} c'est {value}|{words}, c'est {value}|{words} veut dire {value}|{words} signifie {value}|{words} = {value}|
			par {words} je veux dire {value}`,
		StatesUsual: `mon {words} habituel coûte {amount}|ma {words} habituelle coûte {amount}|mon {words} coûte d'habitude {amount}|
			ma {words} coûte d'habitude {amount}|mon {words} coûte toujours {amount}|ma {words} coûte toujours {amount}|
			mon {words} coûte normalement {amount}|ma {words} coûte normalement {amount}|le {words} coûte d'habitude {amount}|
			la {words} coûte d'habitude {amount}|le {words} coûte normalement {amount}|le {words} coûte généralement {amount}|
			un {words} coûte d'habitude {amount}|{words} coûte d'habitude {amount}|{words} coûte généralement {amount}|
			{words} coûte normalement {amount}|je paie d'habitude {amount} pour {words}|d'habitude je paie {amount} pour {words}|
			d'habitude, {words} coûte {amount}`,
		StatesPayday: `mon jour de paie est le {value}|le jour de paie est le {value}|mon jour de paye est le {value}|je suis payé le {value}|
			je suis payée le {value}|mon salaire arrive le {value}|mon salaire tombe le {value}|ma paie tombe le {value}|
			je reçois mon salaire le {value}|je touche mon salaire le {value}`,
		ForgetsFact: `oublie que {words}|oublie qui est {words}|oublie ce qu'est {words}|oublie {words}|efface {words} de la mémoire|
			efface {words} de ta mémoire|supprime {words} de la mémoire|supprime {words} de ta mémoire`,
		ShowsMemory: `mémoire|ta mémoire|ma mémoire|montre ta mémoire|montre la mémoire|affiche ta mémoire|affiche la mémoire|
			de quoi te souviens-tu|de quoi tu te souviens|qu'as-tu retenu|qu'est-ce que tu as retenu|qu'est-ce que tu as retenu sur moi|
			que sais-tu de moi|que sais-tu sur moi|qu'est-ce que tu sais de moi|qu'est-ce que tu sais sur moi|montre ce que tu as retenu|
			qu'as-tu appris`,
		NamesRelation: `fille|fils|enfant|bébé|femme|épouse|mari|époux|conjoint|conjointe|compagnon|compagne|copine|copain|petite amie|petit ami|
			fiancée|fiancé|mère|maman|père|papa|sœur|soeur|frère|grand-mère|grand-père|mamie|papi|tante|oncle|cousin|cousine|nièce|neveu|beau-fils|
			belle-fille|belle-mère|beau-père|belle-sœur|beau-frère|petit-fils|petite-fille|ami|amie|meilleur ami|meilleure amie|colocataire|coloc|
			voisin|voisine|collègue|patron|patronne|chef|cheffe|propriétaire|nounou|baby-sitter|filleul|filleule|locataire`,
		PointsAway: `ce|c'est|ça|cela|ceci|il|elle|on|qui|que|quoi|quel|quelle|où|comment|combien|quand|je|tu|nous|vous|tout|rien|pas|ici|hier|
			aujourd'hui|si|parce`,
		NamesSecret: `mot de passe|mots de passe|mdp|code pin|code secret|pin|code de sécurité|cryptogramme|cvv|numéro de carte|
			numéro de compte|iban|rib|numéro de sécurité sociale|identifiants|numéro de passeport`,
		NamesPayday: `jour de paie|jour de paye|salaire|payé|payée|paie`,
		SaysUsual:   `mon … habituel|ma … habituelle|le … habituel|la … habituelle|comme d'habitude|comme toujours|mon … de d'habitude`,
		NamesOwner:  `propriétaire|propriétaires`,
		NamesMember: `membre|membres`,
		NamesViewer: `lecteur|lectrice|observateur|observatrice|spectateur|spectatrice`,
		NamesZone:   `fuseau horaire|fuseau|heure|heure locale|horaire|l'heure|heures`,
		AroundSetting: `ma|mes|la|notre|en|à|au|aux|pour|sur|comme|est|sont|c'est|sera|le|les|l'|passe|passer|maintenant|principale|de|du|jour|
			de chaque mois|chaque mois|du mois|tous les mois|jour de paie|avec moi|moi|me|mon|mes|nos|chez moi|chez nous|ok|bon|alors|du coup|au fait|
			plutôt|tout|des|et|un|une|s'il te plaît|stp|svp|il faut|ici|suis|on|peux|tu peux|pourrais-tu|ça|que|qu'on|laisse|démarrer|s'il te plait|
			j'écris|je note|je saisis|j'entre|je marque`,
		AroundNewCategory: `une|la|appelée|nommée|pour|de|moi|qui s'appelle|autre|ma|d'`,
		AddsCategory: `crée|créer|créez|crée-moi|ajoute|ajouter|ajoute-moi|nouvelle|je veux|je voudrais|il me faut|fais|fais-moi|rajoute|
			j'ai besoin d'|ouvre|cree`,
		AroundLeft: `combien|que|qu'est-ce qu'|qu'est-ce que|qu'|quoi|me|nous|encore|de|du|sur|mon|le|à|ce|mois|ce mois-ci|pour|dépenser|
			argent|sous|d'argent|là|alors|du coup|euh|bon|il|en|fin|d'ici|la|et|j'ai|ai-je|est-ce que|je|peux|comme|max`,
		StillLeft: `reste|il reste|il me reste|me reste|me reste-t-il|il nous reste|restant|encore dépenser|je peux encore dépenser|
			puis-je encore dépenser|on peut encore dépenser|il reste à dépenser|dépassé|dans le|disponible|reste à vivre|j'ai encore|je peux dépenser|
			dispo|de reste|reste-t-il|encore`,
		NamesBudget: `budget|mon budget|budgets|plafond|limite|budget mensuel`,
		AroundExport: `tout|tout ça|tout cela|ça|cela|toutes|tous|les|mes|le|la|un|une|des|en|sous|sous forme de|dans|dans un|de|d'un|dépenses|
			mes dépenses|données|mes données|fichier|format|liste|pour|comptable|pour mon|pour le|mon|moi|au|opérations|écritures|avec|l'ensemble|stp|
			svp|depuis|forme|vers`,
		AsksFile: `exporte|exporter|exporte-moi|exporte moi|télécharge|télécharger|envoie|envoie-moi|envoie moi|envoyer|donne|donne-moi|
			donne moi|sors|sors-moi|sors moi|je veux|je voudrais|j'aimerais|il me faut|j'ai besoin|je peux avoir|je peux récupérer|
			je peux télécharger|puis-je avoir|tu peux m'envoyer|tu peux me sortir|tu peux me donner|tu peux exporter|tu me sors|tu m'envoies|avoir|
			récupérer|mets|mets-moi|mets moi|fais|fais-moi|fais moi|génère|balance|file-moi|passe-moi|sortir|me sortir|m'envoyer|me donner|me faire|
			me mettre|mettre|faire|balance-moi|balance moi`,
		NamesCSV:   `csv|fichier csv`,
		NamesSheet: `excel|xlsx|fichier excel|tableur|tableau excel|feuille de calcul|feuille excel|un excel`,
		AroundCategories: `quelles|quelle|quelles sont|c'est quoi|liste|liste des|montre|montre-moi|montre moi|donne|donne-moi|donne moi|affiche|
			dis-moi|voir|les|toutes|toutes les|mes|tes|des|de|sont|il y a|y a|y'a|as-tu|tu as|t'as|j'ai|ai-je|existent|existe|utilises|tu utilises|
			je peux utiliser|disponibles|tu connais|possibles|au juste|déjà|là|actuelles|enregistrées|stp|comme|quoi|en fait`,
		NamesMonthStart: `début de mois|début du mois|début de mon mois|premier jour du mois`,
		SetsSetting: `change|changer|changez|mets|mettre|mettez|met|utilise|utiliser|utilisez|règle|régler|choisis|configure|je veux|
			je voudrais|j'aimerais|applique|appliquer|prends|fixe|définis|fais|regle|regler`,
		SaysMine:        `ma|mon|notre|chez moi|chez nous|pour moi|pour nous|j'ai|on a|j'utilise|que j'utilise|j'applique|que j'applique`,
		NamesOwnAmounts: `montants que je donne|prix que je donne|montants que j'indique|montants que j'entre|montants que j'écris|prix que j'écris|sommes que je donne|montants|mes montants|mes prix|mes sommes|prix|sommes|ce que j'écris|ce que je note|ce que je saisis`,
		SwitchesSetting: `passe en|passe à|passe aux|passe au|passer en|passer à|passer aux|passons en|passons à|passez en|bascule en|bascule sur|
			mets tout en|mets-moi tout en|tout en|passe tout en`,
		SaysHenceforth: `désormais|dorénavant|à partir de maintenant|à partir d'aujourd'hui|à l'avenir|toujours|par défaut|habituel|habituellement|
			normalement|d'habitude|en général|systématiquement|de base|standard`,
		NamesVATRate:  `taux de tva|taux|taux de taxe|taxes|tps|tvq|assujetti à la tva`,
		NamesOwnMonth: `mois|mois comptable`,
		SaysBegins: `commence|commencent|commencer|commencez|débute|débutent|débuter|démarre|démarrent|démarrer|part|partent|partir|va|court|
			compte|comptes|compter|commençant`,
		NamesSpeech: `langue|langues`,
		SaysSpeak: `parle|parle-moi|parle moi|parler|parles|parlons|réponds|réponds-moi|réponds moi|répondre|répondez|écris|écris-moi|
			écris moi|écrire|cause|discuter|discutons|ecrire`,
		LivesIn: `je suis à|je suis en|je suis au|je suis maintenant à|je suis maintenant en|je vis à|je vis en|je vis maintenant à|
			j'habite à|j'habite en|j'habite|j'habite maintenant à|j'ai déménagé à|j'ai déménagé en|je viens de déménager à|on habite à|on est à|
			maintenant à|là je suis à|on a déménagé à|on a déménagé en|nous avons déménagé à|nous sommes à|nous habitons à|on vient de déménager à`,
		SetsCurrency: `devise {currency}|ma devise est {currency}|ma devise est le {currency}|ma devise est l'{currency}`,
		AsksHelp: `aide|aide-moi|aidez-moi|à l'aide|a l'aide|que peux-tu faire|que sais-tu faire|tu peux faire quoi|tu sais faire quoi|
			tu fais quoi|qu'est-ce que tu sais faire|qu'est-ce que tu peux faire|qu'est-ce que tu fais|à quoi tu sers|a quoi tu sers|à quoi sers-tu|
			à quoi ça sert|a quoi ça sert|que puis-je faire|qu'est-ce que je peux faire|qu'est-ce que je peux demander|je fais quoi|
			je fais quoi maintenant|que dois-je faire|comment ça marche|comment ca marche|comment ça fonctionne|ça marche comment|ca marche comment|
			comment tu marches|comment tu fonctionnes|comment t'utiliser|comment on s'en sert|comment utiliser|et maintenant|mode d'emploi|
			instructions|commandes|liste des commandes|quelles sont les commandes|quelles commandes|fonctions|fonctionnalités|tes fonctionnalités|
			quelles sont tes fonctionnalités|quelles fonctions as-tu`,
		NamesHelp: `aide|aide pour|aide pour la|aide pour le|aide sur|aide sur la|aide sur le|aide avec|aide avec la|aide concernant|
			j'ai besoin d'aide|j'ai besoin d'aide pour|besoin d'aide|besoin d'aide pour|aide-moi|aide-moi à|aide-moi avec`,
		AsksHowTo: `comment je peux|comment puis-je|comment je fais|comment faire|comment est-ce que je|comment on fait|comment peut-on|
			comment on peut|comment dois-je|comment je dois|comment procéder|je fais comment|on fait comment|que faire|quoi faire|que dois-je faire|
			qu'est-ce que je dois faire|quelle commande|quelle est la commande|y a-t-il une commande|c'est quoi la commande`,
		AsksAbility: `que peux-tu|que sais-tu|tu peux faire quoi|tu sais faire quoi|tu fais quoi|qu'est-ce que tu peux|qu'est-ce que tu sais|
			qu'est-ce que tu fais|qu'est-ce qu'on peut faire|qu'est ce que tu peux|qu'est ce que tu sais|que fait ce bot|il fait quoi ce bot|
			dis-moi ce que tu|montre-moi ce que tu|à quoi tu sers|à quoi sert|à quoi ça sert|a quoi ça sert|quelles fonctions|
			quelles sont tes fonctions|quelles commandes|par où commencer|par où je commence|comment tu marches|comment tu fonctionnes|
			comment marche ce bot|comment fonctionne ce bot|je suis perdu|je suis perdue|je comprends pas comment|je ne comprends pas comment|
			tu sers à quoi|tu sers a quoi|ça sert à quoi|ca sert à quoi|sert à quoi|comment ça marche|comment ca marche|comment ça fonctionne|
			comment fonctionne|comment marche|c'est quoi ce bot|c'est quoi ça|c'est quoi le principe|qui es-tu|t'es qui|tu es qui|qu'es-tu|
			comment t'utiliser|comment on t'utilise|comment je t'utilise|comment on utilise|comment utiliser|comment se servir|comment on se sert|
			t'es capable de quoi|tu es capable de quoi|de quoi es-tu|en quoi peux-tu|en quoi tu peux|tu peux m'aider à quoi|et tu fais quoi|
			et tu sais|explique-moi|ça marche comment|ca marche comment|tu peux quoi`,
		AsksWhoBot: `qui es-tu|qui êtes-vous|tu es qui|t'es qui|vous êtes qui|comment tu t'appelles|comment t'appelles-tu|
			comment vous appelez-vous|es-tu un bot|tu es un bot|êtes-vous un bot`,
		AsksWhatIs: `qu'est-ce que c'est que|qu'est-ce que|qu'est-ce qu'un|qu'est-ce qu'une|qu'est ce que|c'est quoi|que veut dire|
			que signifie|ça veut dire quoi`,
		AsksHow: `comment`,
		MayAskHowTo: `je peux|puis-je|on peut|peut-on|est-ce que je peux|est-ce qu'on peut|est-ce que tu|est-ce que c'est|est-ce que mes|
			est-ce possible|c'est possible|est-il possible|il est possible|y a-t-il|il y a|il existe|existe-t-il|tu peux|peux-tu|pourrais-tu|qui|où|
			ou sont|tu parles|parles-tu|tu comprends|comprends-tu|tu gères|c'est privé|c'est sûr|mes données|quelles langues|quelles devises|
			quels formats|explique|explique-moi|je veux|je voudrais|j'aimerais|il me faut|j'ai besoin|je me suis trompé|je me suis trompée|
			j'ai fait une erreur|j'ai fait|je ne sais pas comment|je sais pas comment|ça marche|ca marche|c'est|est-ce|dis-moi comment|t'as|tu as|
			as-tu`,
		AsksPrivacy: `confidentialité`,
		LogsQuoted: `note ça|note ca|note-le|note le|ajoute ça|ajoute ca|ajoute-le|enregistre ça|enregistre-le|enregistre|inscris ça|ça|
			celui-ci|note ça stp|ajoute ça stp`,
		BeforePayer: `pour|c'est|c'était|de|à|celui de|c'est celui de|payé par|par`,
		BehindPayer: `a payé|a paye|l'a payé|a réglé|a tout payé`,
		NamesSelf: `moi|pour moi|c'est moi|c'était moi|à moi|c'est à moi|de moi|j'ai payé|je l'ai payé|moi j'ai payé|le mien|la mienne|
			c'est le mien`,
		AsksHistory: `historique|l'historique|modifications|les modifications|changements|qui l'a changé|qui l'a modifié`,
		SaysUntaxed: `sans taxe|sans taxes|sans tva|pas de tva|pas de taxe|exonéré|exonéré de tva`,
		ShowsNumber: `historique de {number}|historique du {number}|historique de la {number}|historique {number}|qui a ajouté {number}|
			qui a ajouté le {number}|qui a ajouté la {number}|qui a modifié {number}|qui a modifié le {number}|qui a changé le {number}|
			modifications du {number}|montre {number}|montre le {number}|affiche le {number}|affiche {number}`,
	},
	topics: topicWords{
		TopicAdd: `ajout*|saisi*|saisir|enregistr*|noter|note|notes|rentr*|entrer|mettre|mets|écri*|ecrire|commenc*|dépense|dépenses|depense|
			depenses|achat|achats`,
		TopicBudget:     `budget*|plafond*|limite*|alerte*|avertir|préviens|prévenir|épargn*`,
		TopicCategories: `catégorie*|categorie*|règle|règles|regle|regles|rubrique*`,
		TopicCurrency:   `devise*|monnaie*|taux de change|convert*|dollars|euros|francs`,
		TopicDays:       `fuseau*|heure|date|dates|autre jour|d hier|hier|jour précédent|antidat*`,
		TopicExport: `export*|excel|csv|json|xlsx|tableur*|tableau|google sheets|télécharg*|telecharg*|sauvegarde*|fichier avec tout|comptable|
			expert-comptable|compta|comptabilité`,
		TopicFiles: `reçu*|recu|recus|ticket*|photo*|image*|facture*|joindre|joins|pièce jointe|pièces jointes|fichier*|pdf|document*|scan*|
			justificatif*|capture*`,
		TopicFix: `erreur*|trompé*|corrig*|correct*|chang*|modif*|édit*|edit*|supprim*|effac*|enlev*|enlèv*|annul*|faux|fausse|défaire|defaire|
			revenir en arrière|restaur*|rétabl*|faute|virer|retir*`,
		TopicIncome:   `revenu|revenus|salaire*|paie|paye|remboursement*|remboursé*|virement*|transfert*|prêt|avoir`,
		TopicLanguage: `langue*|français|francais|anglais|chinois|allemand|espagnol|italien|parles`,
		TopicMemory:   `souven*|retenir|retiens|mémoire|mémoris*|apprend*|oubli*`,
		TopicPrivacy: `confidentialité|confidentiel*|vie privée|privé|privée|privés|qui voit|qui peut voir|qui lit|accès|sécuri*|securi*|sûr|
			mes données|données|chiffr*|rgpd|stocké*|supprimer mon compte|tout effacer|tout supprimer`,
		TopicRepeat: `récurrent*|recurrent*|répét*|repet*|tous les mois|chaque mois|mensuel*|automatiq*|rappel*|abonnement*|périodique*`,
		TopicReports: `rapport*|bilan*|résumé*|resume|total|totaux|voir|vois|consult*|afficher|cherch*|recherch*|trouv*|liste|lister|graphique*|
			statistique*|dépensé|depensé|compar*|moyenne*|demander|historique`,
		TopicSettings: `paramètre*|parametre*|réglage*|reglage*|configur*|préférence*|début du mois`,
		TopicShare: `invit*|partag*|ensemble|équipe|equipe|famille|ma femme|mon mari|mon conjoint|ma copine|mon copain|colocs|coloc*|collègue*|
			ami|amis|groupe*|canal|d autres personnes|plusieurs|à plusieurs|quelqu un|rôle*|droits|permission*|membre*`,
		TopicSlack:    `slack`,
		TopicSplit:    `addition|divis*|moitié|moitie|partager une note|partager la note|partager les frais|part|parts|réparti*|à deux|split`,
		TopicTags:     `tag|tags|étiquette*|etiquette*|hashtag*|mot-clé|mots-clés`,
		TopicTax:      `tva|taxe|taxes|ht|ttc|hors taxe|hors taxes|impôt|impôts|impot|impots|taux`,
		TopicTelegram: `telegram|whatsapp|téléphone|telephone|mobile|appli|application`,
	},
	cues: cues{
		SaysPrice: `^ le/l'? dollar/euro/bitcoin/franc/yen/livre est/à/vaut/cote/aujourd'hui|l'euro est/vaut/à/cote|taux de change|
			cours du dollar/bitcoin/yen/franc|cours de l'euro|coûte/coute/est/sont/coûtent … maintenant/désormais/aujourd'hui|
			à # … on marche/n'importe_quoi/abusé/délire/dingue/hallucine/du_vol/scandale/honteux/rêve|
			est/sont passé/passée/passés/rendu/monté/montée à|paraît que|parait que|il paraît|est/sont à # … le/la/l'/les/maintenant|
			avant … coûtait/c'était|ça a augmenté|a/ont augmenté|on marche sur la tête|c'est du vol|où va-t-on|l'inflation|ils vendent|
			passe/passent/passera/passeront/monte/montent/montera/augmente/augmentent/grimpe à/de #|va/vont passer/augmenter/monter|
			mon/ma/son/sa/le nouveau/nouvelle salaire/paie/paye|salaire c'est/est/sera/passe|j'ai/ai/avons/a/as/ont vu … à #|^ vu un/une/des … à #|
			coûterait/coûteraient/coûtera/coûteront|demande/demandent/veut/veulent # pour|demande/demandent/réclame/réclament #|m'a/m'ont/nous_a/nous_ont demandé #|devis de/à/: #|
			on dirait que|dit/disent/disait que|m'a/m'ont dit que|est/sont en promo/promotion/solde/soldes à|est/sont à # #? $|
			est/sont à # #? euros/€/balles $|il semble que|il semblerait que|apparemment … est/sont à|
			est/sont a/à # … trop/super/hyper/vachement cher/chers/chère|ce/cet/cette/ces … vaut/valent #|c'est cher/trop_cher/beaucoup/trop #|
			à partir de #|devis|loyer/prix passe/monte à|ils/il/elle veulent/veut/demandent/demande # pour|
			chiffré/estimé/évalué à|chiffre/estime/évalue à`,
		SaysAge: `fête/fêtent/a/ai/aura/ont/auront … # ans|# ans|anniversaire le #`,
		SaysMeeting: `réunion/reunion/cours/entretien/point/conférence … salle/bureau/étage/amphi|rdv/rendez-vous|on se retrouve|on se voit|
			se retrouve|retrouve-moi|je t'attends|t'attends|rejoins-moi`,
		SaysPhone: `mon num|mon numéro|mon numero|appelle/appelez moi|tél|tel|téléphone|mon portable|joignable au|au #|whatsapp`,
		SaysArrived: `versé/versée/versés/versées|est/sont arrivé/arrivée/arrivés/arrivées|est/sont tombé/tombée/tombés/tombées|reçue/reçus/reçues|
			sur mon compte|créditée/crédité|virée/virés|touché/touchée|paie/paye tombée`,
		SaysWon:    `gain/gains … loto/euromillions/grattage/ticket_à_gratter/tiercé/casino/poker/pari/paris_sportifs/fdj/tombola|loto/grattage/tiercé/casino/poker/tombola … gain/gains`,
		SaysCredit: `^ avoir|avoir … edf/engie/facture/électricité/gaz/eau`,
		SaysLeft:   `mon/votre/le solde est/de/: #?|il me reste #|^ la/ma? monnaie #|# de monnaie|monnaie rendue`,
		SaysOwn:    `viré/virement/transféré/versé … mon/notre/le compte/livret/pel/épargne|remboursé ma/la carte|changé/échangé/converti # … en/contre dollars/euros/livres/francs/yens/dirhams`,
		SaysLost: `m'a/m'ont/nous_a/nous_ont volé/piqué/fauché/tiré/dérobé|volé/volée/volés/volées|perdu #|perdu mon/ma/mes/le/la/les|
			j'ai/ai/on_a/nous_avons perdu|suis/sommes/s'est fait voler/piquer/faucher`,
		SaysUnpaid: `pas encore … payé/payée/réglé/réglée/payés/réglés/remboursé/rendu|toujours pas … payé/payée/réglé/réglée/payés/réglés|
			pas payé/payée/réglé/réglée/remboursé|à payer|a payer|à régler|reste à payer/régler|n'ai/ai pas … payé/réglé|
			n'a/n'ont/n'avons pas … payé/réglé|faut/faudra/faudrait/va_falloir que je? … paye/paie/règle|il/faut … payer|faut … régler|dois/devons … payer/régler|
			en attente de paiement`,
		SaysOwed: `me/nous doit/doivent/devait/dois/devez|je dois/devais encore/toujours|je dois … à|dois encore/toujours|doit encore/toujours|
			lui/leur dois|on doit|nous devons|je dois #|endetté|une dette|ardoise`,
		SaysSettled: `ai/avons/a_enfin enfin? payé/réglé/soldé|j'ai enfin? payé/réglé/soldé|on a payé/réglé|enfin payé/réglé|^ payé/réglé`,
		SaysReturned: `j'ai … remboursé/rendu|ai … remboursé/rendu|l'ai remboursé/remboursée/payé|lui ai/a … rendu/remboursé|m'a … rendu/remboursé|
			remboursé`,
		SaysForgot: `failli/presque oublier/oublié`,
		SaysPlanned: `faudrait que je/on me? change/rachète/prenne/remplace/commande/m'achète/achète|faudrait que j'achète|
			réfléchis/réfléchit/reflechis à/a|
			failli|j'ai/ai/on_a presque … acheté/pris/craqué|presque acheté/pris/commandé/craqué|à deux doigts|
			j'allais/allais/allait/on_allait … acheter/prendre/commander/craquer/payer|
			je/on veux/voudrais/voulais/veut/voulait … acheter/m'acheter/prendre/m'offrir/s'acheter|veux/voudrais/voulais … acheter/m'acheter|
			j'aimerais … acheter/m'acheter/m'offrir/avoir|je/on pense/songe/pensais à|je/on compte/comptais … acheter/prendre|envisage/envisager|
			peux/peut/pouvons/puis … me/nous/se? payer/permettre/offrir/acheter/m'acheter/m'offrir|puis-je|les moyens de/pour|est-ce que je peux|
			dois-je/devrais-je|je devrais … acheter|ça vaut le coup|finalement … pas acheté/pris|pas acheté|je ne l'ai pas acheté|
			vais/va/allons … acheter/prendre/commander/m'acheter|j'économise/économise/économiser pour|si j'achète|
			si je/on prends/prend/achète/m'achète|j'hésite/hésite … à/pour/entre|envie de|
			demain/après-demain/prochain/prochaine … j'achète/j'achete/on_achète/je_prends/on_prend/je_paie/je_paye/on_paie/on_paye/je_commande/on_commande/je_dépense/je_m'achète|
			j'achète/on_achète/je_prends/on_prend/je_paie/je_paye/je_commande/je_m'achète … demain/après-demain/prochain/prochaine|
			achèterai/achèterons/acheterai/prendrai/prendrons/paierai/payerai/paierons/commanderai/dépenserai/dépenserons|
			je/on les/la/l'/le? prends/prend/achète/acheté/pris pas|je/j' … prends/achète/ai_pas_pris/ai_pas_acheté pas|
			mais … prends/prend/achète pas|pas pris|pense/penses/pensais/pensait acheter/prendre/commander|laissé tomber|
			peut-être/peut_être je/on prends/prend/achète/commande|je/on prendrai/prendrais/achèterais/commanderais peut-être/peut_être|
			en/à_partir_de janvier/février/fevrier/mars/avril/mai/juin/juillet/août/aout/septembre/octobre/novembre/décembre/decembre y'a/ya/il_y_a/ça/il_faut/faut/tombe/arrive/on/je|
			le_mois/la_semaine/l'an/l'année prochain/prochaine … faut/va/aura|va/vont faire/couter/coûter/être/monter|
			faut/faudra encore? virer/payer/régler/verser/donner/rembourser/prévoir|ça me fera|ça fera|doit/dois/devra arriver|à prévoir|reposé|
			je passe mon tour`,
		SaysForSale: `à vendre|je vends|on vend|^ vends/vend|en vente|mis en_vente`,
		SaysWish: `j'aimerais/aimerais/j'adorerais/adorerais bien|je/on voudrais/voudrait bien|
			j'aimerais/j'adorerais/aimerais/adorerais … un/une/des/ce/cette/ces/le/la|
			je/on voudrais/voudrait/veux/veut/voulais un/une/des/ce/cette/ces/tant/tellement/trop|je/on rêve/rêvais/rêverais de|rêve d'un/d'une|
			si seulement|ça/ca me plairait/dirait/tenterait|me/nous plairait|un jour j'aurai/j'achèterai/je_m'offrirai/je_me/on_aura|lorgne|
			j'ai repéré|repéré un/une/des|ce/ça serait bien/génial/top/chouette/cool|liste d'envies/de_souhaits|verrais bien|ah si j'avais|si j'avais|
			imagine/imaginez/imaginons #|imagine/imaginez/imaginons que/un/une/payer/dépenser/avoir/acheter|tu/t'/vous imagines/imagine/imaginez|
			t'imagines`,
		SaysBudget: `mon/notre/le/un budget|budget de/est/pour/mensuel/max|^ budget #|budget :|je me fixe|on se fixe|me limite/limiter à|
			pas plus de … par/ce/cette/pour/en mois/semaine/les/la/le|pas dépenser/dépasser plus? … de?|ne pas dépasser|
			maximum/max … ce/cette/par/pour mois/semaine|au maximum … par/ce/cette/pour|plafond de|plafonner|un plafond|rester sous/en_dessous|
			tenir dans|préviens/alerte/avertis moi? … si/quand … dépasse/plus|^ budget … # … par/chaque mois/semaine/an|^ budget … # mensuel*|
			budget # … par mois/semaine|budget mensuel|budget hebdo*`,
		SaysTreated: `c'est/c'était/cest/c'etait … qui a/ont/avait/paye/paie/régale/invite/offre|qui a/ont payé/réglé/invité/offert/avancé|
			a/ont payé pour moi/nous|m'a/nous_a/m'ont/nous_ont invité/invitée/invités/offert|
			s'est acheté/achetée/offert/offerte/payé/payée/pris/prise|se sont acheté/offert/payé|s'achète/s'offre|offert par|aux frais de|à la charge de/du/l'entreprise/l'employeur|
			la maison offre|offert par la maison|
			payé/payée/payés/réglé/réglée/pris_en_charge/prise_en_charge par la/ma/mon/le boîte/boite/boulot/société/entreprise/travail/mutuelle/assurance/patron/sécu|
			sur la carte/compte de|c'est/c'était … qui régale/invite/paye/paie/a_payé`,
		SaysPaidSelf: `on s'est|nous nous sommes`,
		AsksReminder: `rappelle/rappelles/rappeler/rappelez moi/nous|me rappelles|me rappeler|fais-moi penser|fais moi penser|
			n'oublie/noublie/oublie pas|ne pas oublier|pas oublier|que j'oublie pas|préviens/prévenir moi/me? … de/pour/quand|pense-bête|
			faut que je pense`,
		SaysEvery: `tous les mois/ans/lundis/mardis/mercredis/jeudis/vendredis/samedis/dimanches/#/premiers|toutes les semaines|
			chaque mois/semaine/année/lundi/vendredi/trimestre/#|le # de chaque|le # du mois|une fois par mois/an/semaine|tous les # du mois|
			# er de chaque|le # er? du mois|chaque # du mois|mensuellement le|mensuel le`,
		AsksRepeat: `automatiquement|automatique|tout seul|toute seule|à partir de maintenant|dorénavant|désormais|d'office|récurrent|récurrente|
			répète/répéter|programme/programmer|sans demander`,
	},
	Words: vocabulary{
		words: []roleWords{
			{0, `du_matin du_soir`},
			{RoleDocument, `reçu ticket_de_caisse numéro_de_reçu justificatif`},
			{RoleDocument | RolePayable, `facture numéro_de_facture`},
			{RoleFree | RoleExempt, `exonéré exonérée exonéré_de_tva exonérée_de_tva exempt_de_tva exempté_de_tva`},
			{RoleFree | RoleReverse, `autoliquidation auto-liquidation`},
			{RoleTimes, `fois`},
			{RoleDivided, `divisé_par divisés_par divisée_par`},
			{RoleMinus, `moins`},
			{RoleEach, `chacun chacune pièce la_pièce l'unité`},
			{RolePer, `par la le l'`},
			{RoleOff, `remise de_remise de_réduction soldé soldée réduction rabais bon_d'achat coupon promo réduc bon_de_réduction code_promo soldés
				soldées remisé ristourne bon_de_remise moitié_prix à_moitié_prix demi-tarif`},
			{RoleTip, `pourboire pourboires`},
			{RoleInexact, `et_des_poussières et_quelques`},
			{RoleBy, `par`},
			{RolePerson, `chéri chérie coloc colocs colocs cousin cousine voisin voisine voisins pote potes neveu nièce beau-frère belle-sœur belle-soeur beau-père
				belle-mère chef cheffe amis frangin frangine ex grand-mère grand-père femme mari maman papa mère père patron patronne entreprise
				employeur frère sœur soeur ami amie copain copine collègue colocataire parents mamie papi oncle tante
				grands-parents beaux-parents copains collègues papy mamy daron daronne conjoint conjointe`},
			{RolePaid, `offert`},
			{RoleIncome | RoleOrSpent, `honoraires pension intérêts treizième_mois 13e_mois 13ème_mois`},
			{RoleNotSpent, `oublié_de_payer j'ai_oublié_de_payer jai_oublié_de_payer j'avais_oublié_de_payer j'ai_oublié_d'acheter j'ai_oublié_de_rembourser oublié_d'acheter oublié_de_rembourser oublié_de_régler`},
			{RoleNotSpent, `impayé impayée impayés impayées à_payer en_attente prévu prévue en_souffrance en_retard à_régler restant_dû reste_dû
				loyer_dû non_payé non_payée non_réglé non_réglée me_doit me_doivent pas_payé pas_encore_payé doit_encore`},
			{RoleIncome, `salaire revenu revenus gagné vendu revendu dividende dividendes hérité trouvé m'a_donné m'ont_donné nous_a_donné m'a_filé m'ont_filé m'a_refilé m'a_glissé allocation
				allocations bourse_crous bourse_étudiante bourse_reçue bourse_versée bourse_d'études ma_bourse allocations_familiales caf apl rsa
				chômage indemnités indemnité indemnités_journalières allocation_chômage retraite retraites pension_de_retraite intérêts_du_livret
				intérêts_livret intérêts_reçus intérêts_perçus en_pourboires pourboires_du_soir pourboires_du_jour pourboires_reçus vente_vinted
				vente_leboncoin ventes_vinted prime_d'activité prime_de_noël primes loyers_perçus loyer_perçu loyer_encaissé
				rentrée_d'argent paye_tombée paie_tombée paye_est_tombée paie_est_tombée`},
			{RoleIncome | RoleRefund, `remboursement_impôt remboursement_impôts remboursement_d'impôt remboursement_d'impôts j'ai_reçu m'a_envoyé m'a_passé m'ont_passé m'ont_envoyé
				m'a_payé m'a_versé reçu reçue reçus reçues perçu perçue paie_de paye_de ma_paie ma_paye paie_reçue encaissé`},
			{RoleRefund, `caution_rendue caution_restituée consigne_rendue`},
			{RoleRefund | RoleMoved, `rendu rendue rendus rendues restitué restituée renvoyée renvoyées retourné retournée retournés retournées m'a_rendu m'ont_rendu m'a_remboursé m'a_renvoyé renvoyé me_rembourse me_remboursent nous_rembourse nous_remboursent
				me_rend me_rendent`},
			{RoleMoved, `prête prêtent livret ldd tirelire mis_de_côté de_côté compte_épargne épargne livret_a mon_livret retirés retirées retiré retrait dab sur_mon_compte prêté emprunté m'a_avancé m'ont_avancé
				mon_compte mon_compte_épargne compte_joint compte_commun pel ldds livret_jeune assurance_vie_versement au_distributeur distributeur
				plan_épargne`},
			{RoleMoved | RoleOrSpent, `viré virement transféré`},
			{RolePeriod, `en depuis année an printemps été automne hiver trimestre exercice comparer compare vacances noël pâques pentecôte toussaint
				réveillon nouvel_an contre ou`},
			{RolePoint, `virgule`},
			{RolePart, `quelques douzaine dizaine quinzaine vingtaine trentaine cinquantaine centaine centaines millier milliers demi demie`},
			{RoleHalf, `demi demie`},
			{RoleMoney | RoleBan, `salaire revenu gagné`},
			{roleHint, `le les un une des du et pour avec dans sur est était hier aujourd'hui déjeuner dîner courses loyer café acheté payé dépensé ça
				coûte coûté ne que à peu près par plus pendant au aux qui prix baisse selon`},
			{RoleFiller, `failli_oublier j'ai_failli_oublier jai_failli_oublier j'allais_oublier presque_oublié j'ai_presque_oublié failli_oublier_de_noter`},
			{RoleFiller, `oublié j'ai_oublié j_ai_oublié oublie_de_noter j'ai_oublié_de_noter oublié_de_noter j'avais_oublié jai_oublié`},
			{RoleFiller, `tout_rond tout_ronds j'ai jai je nous mon ma mes ai a pour_le de du des au aux en sur ça c'est merci prix montant total exactement prélevé prélevée
				prélevés prélevées débité débitée`},
			{RoleFiller | RoleArticle, `le la les l' un une`},
			{RoleFiller | RoleFor, `pour`},
			{RoleFiller | RoleSpend, `payé payée réglée dépensé acheté réglé claqué lâché filé raqué cramé déboursé laissé magasiné on_s'est_pris on_s'est_offert on_s'est_payé on_s'est_acheté`},
			{RoleFiller | RoleCost, `coûte coûté coûtait c'était m'a_coûté m'a_couté nous_a_coûté ça_a_fait ça_m'a_fait est_revenu_à est_revenue_à sont_revenus_à sont_revenues_à m'est_revenu_à m'est_revenue_à me_sont_revenus_à me_sont_revenues_à nous_est_revenu_à nous_est_revenue_à nous_sont_revenus_à nous_sont_revenues_à j'en_ai_eu_pour on_en_a_eu_pour en_ai_eu_pour on_s'en_est_sorti_pour on_s'en_est_tiré_pour`},
			{RoleFiller | RoleAdd, `enregistrer inscrire saisir ajoute ajouter note noter enregistre rajoute rajouter mets mettre inscris note-moi
				ajoute-moi mets-moi rajoute-moi`},
			{RoleCommand, `supprime supprimer modifie modifier change changer corrige montre affiche cherche rapport`},
			{RoleBan, `suis es est sont était serait peut pourrait devrait combien comment pourquoi quand où qui quoi quel quelle si ne pas aucun
				jamais plutôt moitié chacun partagé partager environ presque salaire revenu gagné dois doit prêté emprunté supprime supprimer modifie
				modifier montre affiche cherche rapport budget chaque prochain veux voudrais besoin pense crois ignore instructions tu il elle ils
				vous ans numéro`},
			{RoleTax, `tva taxe taxes`},
			{RoleRateNoun | RoleTax, `taux_de_tva`},
			{RoleNet, `ht hors_taxe hors_taxes hors_tva`},
			{RoleGlue, `de est à était`},
			{RoleGross, `ttc dont incluse inclus incluses incl incluant comprise compris`},
			{RoleFree, `sans_tva exonéré`},
			{RoleSubtotal, `sous_total`},
			{RoleTotal, `total montant_total en_tout au_total`},
			{RolePercent, `pour_cent pourcent`},
			{RoleUnit, `fois personnes jours jour semaines mois ans heures heure minutes grammes kilos kilo litres litre mètres mètre bouteilles`},
			{RoleOftenNumbered, `chambre ligne facture`},
			{RoleNumbered, `quai voie page chapitre numéro commande quai escalier digicode`},
			{RoleFiller | RoleRefund, `remboursement remboursé remboursée remboursés remboursées`},
			{RoleAnd, `et pis puis ensuite`},
			{RoleAt, `chez`},
			{RoleDe, `de d'`},
		},
		shares: `2:la_moitié_de,moitié_de,ma_moitié,la_moitié_du,la_moitié_des 3:un_tiers_de`,
		sharers: `0:partagé,à_partager,à_diviser,partage,partagée,on_partage,on_a_partagé,divisé,divisée,on_divise,on_a_divisé,partagés,ma_part,juste_ma_part
			2:moitié,à_deux,en_deux,moitié-moitié 3:à_trois,en_trois 4:à_quatre,en_quatre`,
		scales: `3:mille 6:million,millions 9:milliard,milliards`,
		rounds: `10:dizaine 15:quinzaine 20:vingtaine 30:trentaine 40:quarantaine 50:cinquantaine 60:soixantaine 100:centaine 1000:millier`,
		numbers: `1:un,une 2:deux 3:trois 4:quatre 5:cinq 6:six 7:sept 8:huit 9:neuf 10:dix 11:onze 12:douze 13:treize 14:quatorze 15:quinze 16:seize
			20:vingt,vingts 30:trente 40:quarante 50:cinquante 60:soixante 70:septante 80:huitante,octante 90:nonante 100:cent,cents 1000:mille`,
		marks: `EUR:d'euros,d’euros ~dollar:dollar,dollars ~balle:balles,pouloutes,pouloute ~dollar=CAD:piasse,piasses,piastre,piastres
			CAD/2:cenne,cennes ~rupee:roupie,roupies ~pound=GBP:livre,livres ~centime/2:centime,centimes ~yen=JPY:yens ~ruble=RUB:rouble,roubles
			~krone:couronne,couronnes`,
		clashes: `on dos due sei mil sex elf`,
	},
	regional: []regional{
		{regions: `FR MC RE GP MQ GF`, words: []roleWords{{0, `sfr`}}}, // who sells telephones there
	},
	lists: []listWords{
		{Won, `gagné gagne bat battu perdu perd mène victoire`},
		{Versus, `à a`},
		{Leg, `aller retour`},
		{Returning, `retour rends renvoie retourne`},
		{GivenName, `léa lea emma manon chloé chloe camille sarah inès ines julie marie pauline lucie clara laura mathilde anaïs anais marine céline
			celine sophie nathalie isabelle sandrine stéphanie valérie aurélie émilie emilie lucas hugo théo theo louis nathan thomas
			antoine maxime alexandre nicolas julien kevin kévin pierre paul jean jacques michel philippe patrick alain marc luc olivier
			laurent christophe sébastien frédéric guillaume mathieu romain karim mehdi mohamed samir fatima`},
		{Venue, `salle bureau étage service porte voie quai chambre bâtiment guichet box cabinet amphi appartement hall bloc escalier
			terminal pavillon terrain`},
		{Seat, `place places siège voiture rang rangée quai voie porte`},
		{Paged, `voie page pages p chapitre chapitres exercice exercices leçon épisode épisodes verset erreur`},
		{Premises, `appartement appart appt logement maison chambre lot local`},
		{Interest, `intérêts`},
		{Within, `en à au aux`},
		{PlaceArticle, `la le les`},
		{Stay, `voyage séjour excursion escapade vacances déplacement`},
		{During, `pendant durant lors en`},
		{Toward, `à au aux`},
		{Travel, `hôtel auberge aéroport taxi métro musée tramway`},
		{Gamble, `poker casino roulette pari paris_sportifs loto tiercé machines_à_sous`},
		{Tenant, `locataire locataires sous-locataire sous-locataires colocataire_sortant`},
		{Or, `ou soit`},
		{Discount, `remise de_remise de_réduction réduction rabais réduc ristourne`},
		{Change, `monnaie`},
		{Saves, `économisé`},
		{TakesOff, `enlevé retiré déduit gagner`},
		{Amid, `entre`},
		{UpFrom, `de`},
		{UpTo, `à`},
		{SoldFor, `pour`},
		{OrInTwo, `ou_bien ou_alors`},
		{Either, `soit`},
		{HourMark, `heures heure`},
		{BeforeClock, `à vers`},
		{PartOfDay, `du_matin du_soir de_l'après-midi`},
		{CategoryWord, `catégorie categorie catégories rubrique`},
		{CategoryIs, `est`},
		{CategoryBefore, `dans sous en à la une comme de pour avec`},
		{FiledUnder, `sous`},
		{TakenAs, `comme`},
		{CategoryEnd, `et stp svp merci mais chez avec`},
		{Due, `impayé impayée impayés impayées prévu prévue en_souffrance en_retard restant_dû reste_dû loyer_dû`},
		{Acquires, `paye paie payent loue louent gagne achète achètent prend pris commandé loué craqué lâché claqué cramé flambé dépensé mis sorti
			aligné balancé payé acheté achetée offert payée raqué dilapidé vendu vendue vend
			réglé réglée offre règle régale régalé régalée régalés invité fait`},
		{StreetBefore, `rue avenue av boulevard bd place chemin impasse allée quai route`},
		{AddressPart, `digicode interphone étage bâtiment bât appt appartement porte cedex code_postal`},
		{Journey, `train vol quai voie départ arrivée tgv embarquement voiture`},
		{CookMeasure, `grammes cuillère cuillères cuillerée cuillerées càs càc cas cac pincée pincées tasse tasses gousse gousses demi-litre litre
			litres verre`},
		{ServiceCharge, `service`},
		{Fellows, `amis amies copains copines potes collègues collegues colocs colocataires cousins cousines frères sœurs soeurs voisins autres
			camarades`},
		{Heads, `personnes`},
		{RateOn, `sur`},
		{Visited, `dentiste médecin docteur véto vétérinaire kiné ophtalmo pédiatre`},
		{Weighs, `pèse`},
		{Waits, `attendu`},
		{Ticket, `ticket tickets billet billets carnet entrée`},
		{Sends, `envoyé lydia wero`},
		{Found, `trouvé trouve`},
		{Giver, `de du`},
		{TenToNineteen, `dix`},
		{Four, `quatre`},
		{Twenty, `vingt vingts`},
		{Sixty, `soixante`},
		{Opening, `euh alors bah bon_ben bon_alors euh_alors alors_voilà alors_euh ok_alors voilà du_coup eh_ben`},
		{Denial, `non`},
		{Hedge, `environ à_peu_près dans_les vers_les autour_de plus_ou_moins approximativement grosso_modo presque genre quelque_chose_comme un_truc_comme je_crois
			je_pense je_dirais il_me_semble me_semble-t-il ou_quelque_chose_comme_ça si_je_me_souviens_bien`},
		{Maybe, `peut-être sans_doute`},
		{Bound, `dès`},
		{PerTime, `mois`},
		{Undated, `noël pâques janvier février avril juin juillet août septembre octobre novembre décembre`},
		{Preposition, `avec pour chez de`},
		{PayerPreposition, `à`},
		{Trailing, `avec`},
		{With, `avec`},
		{Indefinite, `un une`},
		{Possessive, `mon ma mes notre`},
		{Auxiliary, `a ont s'est se_sont vient_de s'`},
		{PaymentMeans, `carte`},
		{Gram, `gramme grammes`},
		{Kilo, `kilo kilos`},
		{Pound, `livre livres`},
		{Litre, `litre litres`},
		{HalfPrice, `moitié_prix à_moitié_prix demi-tarif`},
		{Street, `rue avenue boulevard`},
		{Size, `taille pointure`},
		{Code, `digicode mdp`},
		{Gauge, `fièvre température pointure taille poids pèse version ligne pouls tension`},
		{Team, `psg om lyon marseille monaco lens`},
		{Departs, `train bus vol avion ferry métro metro tram`},
		{LeadsToDeparture, `de part`},
		{Begins, `vient arrive ouvre ferme commence démarre débute finit décolle`},
		{Instalment, `mensualité échéance traite versement`},
		{Appointment, `rdv rendez-vous réveil`},
		{Apiece, `à`},
		{Reading, `compteur`},
		{Range, `à`},
		{AloneSide, `ttc ht`},
		{Measured, `francs`},
		{NotSold, `terme termes car van peine peines fut appel appels primes suit noter domaines tort fine fines lot plate-forme plates-formes vis tas
			pile sale sales cap chair frappe maman ponts pont notions suites suite quelques-unes charger mandat mandats chair brille martin`},
		{FunctionWord, `le la les l j un une des du de d au aux je tu il elle on nous vous ils elles me te se mon ma mes ton ta son sa ses et ou mais si que qui quoi comme
quand ne pas non oui à en dans sur sous avec sans pour par est sont était a ai ont été être très plus aussi ce cet cette ces ça ici y`},
	},
	lands: `JPY:japon CNY:Chine KRW:corée,corée_du_sud TWD:taïwan THB:thaïlande VND:vietnam,viêt_nam SGD:singapour INR:inde PHP:philippines IDR:indonésie KHR:cambodge MYR:malaisie AED:émirats ILS:israël JOD:jordanie EGP:égypte,egypte MAD:maroc TND:tunisie DZD:algérie XOF:sénégal ZAR:afrique_du_sud KES:kenya TRY:turquie
GBP:royaume_uni,angleterre,écosse,grande_bretagne CHF:suisse SEK:suède NOK:norvège DKK:danemark ISK:islande PLN:pologne CZK:tchéquie,république_tchèque HUF:hongrie RON:roumanie RSD:serbie RUB:russie UAH:ukraine
EUR:france,allemagne,espagne,italie,portugal,irlande,autriche,belgique,pays_bas,hollande,grèce,finlande,croatie,slovénie USD:états_unis,etats_unis,usa CAD:canada,québec MXN:mexique BRL:brésil ARS:argentine CLP:Chili COP:colombie PEN:pérou AUD:australie NZD:nouvelle_zélande MUR:île_maurice`,
	cities: `JPY:tokyo,kyoto CNY:pékin,shanghaï KRW:séoul VND:hanoï EGP:le_caire,caire MAD:marrakech,casablanca,agadir,essaouira TND:tunis,djerba ZAR:le_cap AED:dubaï ILS:jérusalem GBP:londres,édimbourg CHF:genève,zurich,bâle,berne,lausanne,lucerne,neuchâtel,montreux SEK:stockholm NOK:oslo DKK:copenhague PLN:varsovie,cracovie CZK:prague RON:bucarest RUB:moscou
EUR:paris,lyon,marseille,bruxelles,bruges,anvers,berlin,munich,cologne,francfort,hambourg,madrid,barcelone,séville,rome,milan,florence,venise,naples,lisbonne,vienne,athènes,crète,dublin USD:new_york,los_angeles,miami,hawaï CAD:montréal,toronto,vancouver MXN:mexico`,
	nations: `CZ:tchèq,tcheq DK:danois IS:island US:améric,améri,ameri CA:canad AU:austral NZ:néo CH:suiss EG:égyp MA:maroc SE:suéd NO:norv,norue
		JP:japon GN:guine PL:polonais HU:hongrois TR:turc,turque RU:russe GB:britann,anglais MX:mexic AR:argent`,
	model: modelWords{
		stored:  `enregistré*|noté*|ajouté*|sauvegardé*|stocké*|inscrit*|comptabilisé*`,
		denials: `pas|rien|aucun|aucune|jamais|sans|peut être|peuvent être|pourra être|doit être|si vous|si tu|quand|lorsque|une fois|avant|voulez|voulez-vous|veux-tu`,
		joins:   `et|mais|donc|alors|puis`,
		claims: `enregistré*|noté*|ajouté*|sauvegardé*|stocké*|consigné*|inscrit*|comptabilisé*|supprimé*|effacé*|retiré*|modifié*|changé*|corrigé*|mis à jour|` +
			`mise à jour|mises à jour|annulé*|rétabli*|restauré*|renommé*|rectifié*|c'est fait|j'ai mis|j'ai fait`,
		quantities: `douzaine douzaines dizaine vingtaine quinzaine trentaine quarantaine cinquantaine centaine centaines cents mille milliers million millions milliard ` +
			`milliards moitié demi demie double triple tiers quart`,
	},
	dates: DateTable{
		WeekdayNumber: true,
		days: map[int]string{
			-2: "avant - hier|avant hier|avanthier",
			-1: "hier|hier soir|hier matin|hier midi|hier apres - midi",
			0:  "aujourd'hui|aujourdhui|aujourd hui|auj|ce matin|ce soir|cet apres - midi|cet apres midi|cette nuit|ce midi",
			1:  "demain|demain matin|demain soir",
			2:  "apres - demain|apres demain",
		},
		dayparts: "soir|matin|apres midi|aprem|midi|nuit|au soir|au matin|dans la nuit|dans la soiree|dans l'apres midi|en soiree",
		weekdays: [7]string{
			"dimanche|dimanches|dim~",
			"lundi|lundis|lun~",
			"mardi|mardis|mar~",
			"mercredi|mercredis|mer~|mercr",
			"jeudi|jeudis|jeu~",
			"vendredi|vendredis|ven|vendr",
			"samedi|samedis|sam~",
		},
		months: [12]string{
			"janvier|janv|jan",
			"fevrier|fevr|fev",
			"mars|mar",
			"avril|avr",
			"mai",
			"juin",
			"juillet|juil|jul",
			"aout|aou",
			"septembre|sept|sep",
			"octobre|oct",
			"novembre|nov",
			"decembre|dec",
		},
		units: [unitCount]string{
			"jour|jours",
			"semaine|semaines",
			"mois",
			"an|ans|annee|annees",
		},
		spans: map[Shift]string{
			{UnitDay, 15}: "quinzaine|quinze jours",
		},
		shifts:     map[Shift]string{{UnitWeek, 0}: "cette semaine - ci|cette semaine ci", {UnitMonth, 0}: "ce mois - ci|ce mois ci", {UnitYear, 0}: "cette année - ci|cette année ci"},
		last:       "dernier|derniere|derniers|dernieres|passe|passee|precedent|precedente",
		this:       "ce|cet|cette|en cours|courant|courante|tout le|toute la",
		next:       "prochain|proch|prochaine|suivant|suivante",
		agoBefore:  "il y a|il ya|y a|ya|voici|ca fait",
		ago:        "plus tot|auparavant",
		few:        "quelques|plusieurs",
		vague:      "l'autre jour|l'autre soir|l'autre nuit|l'autre matin|l'autre midi|l'autre fois|l'autre semaine|il y a peu|il y a peu de temps|il y a pas longtemps|il n'y a pas longtemps|y a pas longtemps|il y a quelque temps|il y a un moment|recemment|dernierement|ces jours - ci|un de ces jours",
		in:         "dans",
		before:     "avant|avant le",
		dish:       "plat|plats|menu|menus|soupe|formule|formules|suggestion|dessert|poisson|potage|viande|tarte|pizza",
		cardinals:  "un|une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix - sept,dix - huit,dix - neuf,vingt,,,,,,,,,,trente",
		ordinals:   "premier|premiere,deuxieme|second|seconde,troisieme,quatrieme,cinquieme,sixieme,septieme,huitieme,neuvieme,dixieme",
		suffixes:   "er|ere|e|eme|ieme|nd|nde|re",
		DayArticle: "le",
		article:    "le|la|les|l'",
		on:         "du|au|en|en date du",
		purpose:    "pour|depuis|jusqu'au|des",
		of:         "de|d'|du|des",
		and:        "et",
		at:         "a|vers",
		between:    "entre",
		counted:    "fois|etage|place|classe|personne|arrondissement|rue|heure|heures|partie",
		since:      "depuis|a partir du",
		from:       "de|du|entre",
		fromThe:    "du",
		to:         "a|au|jusqu'au|et",
		recent:     "derniers|dernieres|dernier",
		quarter:    "trimestre|t",
		sinceEvent: "depuis|depuis que",
		onward:     "jusqu'a maintenant|jusqu'ici|a ce jour|jusqu'a aujourd'hui",
		until:      "jusqu'a|jusqu'au|jusqu'en",
		after:      "apres|apres le",
		weekend:    "weekend|week - end",
		toDate:     [unitCount]string{UnitWeek: "depuis le debut de la semaine|depuis debut de semaine", UnitMonth: "depuis le debut du mois|depuis debut du mois|depuis le debut de ce mois|depuis debut de mois|depuis le premier du mois|depuis le 1er du mois|du mois", UnitYear: "depuis le debut de l'annee|depuis debut d'annee|depuis le debut de cette annee|depuis le premier janvier"},
		half:       "semestre|s",
	},
	zones: `Europe/London:londres Europe/Lisbon:lisbonne Europe/Brussels:bruxelles Europe/Vienna:vienne Europe/Athens:athènes Europe/Moscow:moscou
		Europe/Warsaw:varsovie Europe/Copenhagen:copenhague Europe/Bucharest:bucarest Europe/Zurich:zurich,genève,lausanne,berne,bâle
		Asia/Shanghai:pékin Asia/Singapore:singapour Africa/Cairo:caire,le_caire Africa/Algiers:alger Indian/Reunion:la_réunion,réunion
		America/Toronto:toronto,montréal,québec Asia/Seoul:séoul Asia/Beirut:beyrouth America/Mexico_City:mexico
		Europe/Paris:paris,lyon,marseille,toulouse,france`,
	categories: frenchThings,
	shops:      frenchShops,
	categoryNames: categoryWords{
		"Food":          `repas`,
		"Groceries":     `courses`,
		"Housing":       `logement`,
		"Utilities":     `factures`,
		"Health":        `santé`,
		"Leisure":       `loisirs`,
		"Shopping":      `achats`,
		"Travel":        `voyage voyages`,
		"Work":          `travail`,
		"Education":     `éducation`,
		"Gifts":         `cadeaux`,
		"Family":        `famille`,
		"Pets":          `animaux`,
		"Fees":          `frais`,
		"Insurance":     `assurance`,
		"Taxes":         `impôts`,
		"Subscriptions": `abonnements`,
	},
}
