package lang

// frenchThings are what people buy in France, Belgium, Switzerland and Quebec.
var frenchThings = categoryWords{
	"Food": `canette canettes boisson boissons fruits_de_mer déjeuner dîner petit_déjeuner boulangerie bière vin glace repas thé resto gâteau sandwich crêpe apéro goûter quatre-heures noisette allongé croque-monsieur croque kir galette
crêpes tartare plat_du_jour menu_du_jour menu menus chocolatine viennoiserie viennoiseries quiche tarte tartine panini cidre pastis pichet cappuccino diabolo entrecôte raclette souper dîner_resto
poutine liqueur chips beigne beignes déjeuner_resto cantine_mobile fondue croissant_suisse renversé petit_noir café cafés crème espresso expresso chocolat_chaud thé_glacé p'tit_déj petit_déj
petit-déj petit-déjeuner petit_dej petit-dej déj dej brunch encas en-cas snack cantine cafétéria brasserie bistrot bistro troquet restaurant restos restau pizzeria crêperie boulangeries
pâtisserie pâtisseries pâtissier glacier traiteur kebab kebabs pizza pizzas burger burgers hamburger tacos sushi sushis ramen poké bo_bun wrap sandwichs sandwiches frites plat_à_emporter
bières pinte pintes verre_de_vin verres_de_vin bouteille_de_vin champagne rosé vin_chaud mojito mojitos cocktail cocktails spritz shots shooter shooters apéritif apéros digestif soda sodas
limonade jus_d'orange jus_de_fruits jus_de_pomme coca cocas perrier croissant croissants pain_au_chocolat pains_au_chocolat chocolatines chausson_aux_pommes brioche brioches éclair éclairs
mille-feuille gâteaux macaron macarons cookie cookies gaufre gaufres crème_glacée glaces bonbons bonbon chewing-gum chewing-gums barre_chocolatée pop-corn popcorn tabac clopes cigarettes
cigarette clope cigares vapoteuse e-liquide briquet bar_tabac`,
	"Groceries": `sel_de_mer courses supermarché pain lait œufs fromage fruits légumes viande épicerie marché savon éponge éponges sacs_poubelle papier_alu serviettes mouchoirs adoucissant dépanneur
tablette_chocolat petit_pain supermarchés hypermarché supérette boucherie boucher poissonnerie poissonnier fromagerie fromager charcuterie charcutier primeur maraîcher fruits_et_légumes
épiceries baguette baguettes pain_de_mie beurre crème_fraîche yaourt yaourts fromages œuf oeufs oeuf jambon saucisson saucisses saucisse lardons poulet poulet_rôti dinde bœuf boeuf steak
steaks steak_haché porc veau agneau poisson saumon thon crevettes moules huîtres pommes poires bananes banane oranges clémentines citrons citron fraises cerises raisin raisins melon pastèque
pêches abricots avocat avocats tomates tomate salade carottes patates pommes_de_terre courgettes courgette aubergines poivrons oignons ail champignons haricots haricots_verts petits_pois
lentilles pois_chiches riz pâtes farine sucre huile huile_d'olive vinaigre moutarde confiture miel céréales biscuits conserves café_moulu capsules_café dosettes bouteilles_d'eau pack_d'eau
eau_minérale lessive produit_vaisselle liquide_vaisselle pastilles_lave-vaisselle javel papier_toilette pq essuie-tout sopalin papier_cuisson surgelés plats_préparés bûche_de_noël
galette_des_rois`,
	"Transport": `essence parking_auto péage métro train_billet bus_ticket voiture vélo taxi garage_auto stationnement carburant essence_char char parcomètre opus carte_opus billet_cff abonnement_général
demi-tarif passe_mensuelle gazole gasoil diesel sp95 sp98 plein_d'essence station-service station_service parking parkings parcmètre horodateur péages autoroute vignette_auto ticket_de_métro
tickets_de_métro ticket_métro tickets_métro ticket_de_bus ticket_bus ticket_de_tram tickets_t+ carnet_de_tickets navigo pass_navigo carte_avantage billet_de_train billets_de_train train
trains tgv rer tram tramway bus covoiturage trottinette vélib taxis vtc garagiste vidange pneu pneus plaquettes_de_frein contrôle_technique carrosserie lavage_auto lavage_voiture
dépannage_voiture remorquage batterie_voiture moto scooter révision_voiture carte_grise amende_stationnement borne_de_recharge`,
	"Housing": `loyer meubles réparation plombier appartement ménage serviette_de_bain terreau plantes poêle casserole tasse tasses assiette assiettes bougie bougies vase miroir coussin oreiller couverture
draps ampoule ampoules clous colle pinceau graines seau balai serpillière fer_à_repasser bouilloire couteau couverts loyers charges_de_copro charges_copro copropriété syndic déménagement
garde-meuble canapé lit matelas sommier armoire étagère étagères chaise chaises fauteuil lampe lampes tapis rideaux rideau couette couettes oreillers drap serviettes_de_bain nappe vaisselle
casseroles poêles marmite tupperware four micro-ondes micro_ondes frigo réfrigérateur congélateur lave-linge lave-vaisselle machine_à_laver sèche-linge aspirateur cafetière grille-pain
mixeur friteuse airfryer ventilateur radiateur bricolage quincaillerie perceuse marteau peinture prise_électrique rallonge multiprise serrurier électricien chauffagiste maçon peintre
menuisier jardinier jardinerie femme_de_ménage aide_ménagère réparateur travaux ramonage`,
	"Utilities": `edf engie veolia électricité eau chauffage téléphone facture forfait gaz facture_d'électricité facture_d'eau facture_de_gaz facture_edf facture_internet box_internet internet fibre
forfait_mobile forfait_téléphone recharge_mobile bouteille_de_gaz fioul bois_de_chauffage granulés ordures_ménagères redevance`,
	"Health": `mal_de_mer kiné kinésithérapeute ostéo ostéopathe médecin dentiste pharmacie médicaments coiffeur hôpital lunettes salle_de_sport brosse_à_dents rasoir rasoirs déodorant peigne gel_douche
crème_mains pansements thermomètre caisse_maladie assurance_maladie doliprane paracétamol ibuprofène aspirine antibiotiques vitamines vaccin pharmacies médicament toubib docteur généraliste
gynéco gynécologue dermato dermatologue ophtalmo ophtalmologue orl pédiatre psy psychologue psychiatre podologue sage-femme orthodontiste détartrage irm prise_de_sang analyses_de_sang
opticien lentilles_de_contact lunettes_de_vue coiffeuse coiffure coupe_de_cheveux coupe_cheveux barbier épilation esthéticienne manucure onglerie massage spa shampoing shampooing
après-shampoing dentifrice crème_solaire maquillage mascara rouge_à_lèvres vernis_à_ongles tampons serviettes_hygiéniques préservatifs abonnement_salle abonnement_salle_de_sport basic_fit
yoga pilates crossfit mutuelle`,
	"Leisure": `cinéma ciné musée théâtre concert_billet jeu piscine cinoche film place_de_ciné places_de_ciné places_de_cinéma spectacle concert concerts festival festivals expo exposition bowling billard
karting laser_game escape_game parc_d'attractions parc_astérix disneyland zoo aquarium cirque patinoire piscine_municipale foot futsal padel tennis badminton escalade ski forfait_ski
boîte_de_nuit discothèque karaoké jeu_vidéo jeux_vidéo jeu_de_société jeux_de_société loto euromillions grattage jeu_à_gratter jeux_à_gratter pmu paris_sportifs journal journaux magazine
magazines bd bds manga mangas`,
	"Shopping": `vêtements chaussures_running chaussures_de_running chaussures pantalon robe veste téléphone_neuf sac montre écharpe bonnet casquette chaussettes parapluie chaussons pyjama collants gilet baskets imperméable maillot_de_bain jupe
chemisier cadenas tente sac_de_couchage collier bracelet bague laine tissu gants ceinture magasinage chandail tuque t-shirt t-shirts pull pulls sweat sweats jean jeans pantalons
short shorts chemise chemises robes jupes manteau manteaux blouson vestes cravate slip caleçon caleçons culotte culottes soutif soutien-gorge bottes bottines sandales tongs claquettes
ceintures chapeau lunettes bijou bijoux boucles_d'oreilles parfum parfums parfumerie portefeuille porte-monnaie sacs sac_à_main sac_à_dos valises tatouage piercing piles chargeur
câble_usb coque_de_téléphone coque_téléphone écouteurs casque_audio casque_moto enceinte_bluetooth ordinateur ordi pc_portable tablette clavier souris_pc imprimante écran_pc télé téléviseur
disque_dur clé_usb smartphone cordonnerie cordonnier pressing retouches couturière laverie mercerie`,
	"Travel": `vol_avion billet_avion hôtel voyage vacances valise avion vols billet_d'avion billets_d'avion hôtels auberge_de_jeunesse gîte chambre_d'hôte chambre_d'hôtes camping location_de_voiture
location_voiture taxe_de_séjour croisière bagage bagages passeport`,
	"Work": `papier_imprimante fournitures bureau timbres cahier cahiers stylo stylos crayon crayons papeterie photocopies photocopie cartouche cartouches_d'encre encre toner enveloppes classeur
classeurs agenda colis la_poste affranchissement comptable expert-comptable notaire urssaf hébergement_web nom_de_domaine coworking cartes_de_visite`,
	"Education": `livre livres école cours université librairie collège lycée fac crous cours_particuliers cours_d'anglais cours_de_piano cours_de_danse auto-école auto_école code_de_la_route
frais_de_scolarité cantine_scolaire fournitures_scolaires bouquin bouquins`,
	"Gifts": `cadeau cadeaux fleurs don bouquet bouquet_de_fleurs fleuriste cadeau_d'anniv cadeau_d'anniversaire cadeau_de_noël cadeaux_de_noël étrennes cagnotte dons quête papier_cadeau`,
	"Family": `enfants crèche couches nounou baby-sitter babysitter assmat assistante_maternelle centre_aéré colo colonie_de_vacances garderie lait_bébé petits_pots biberon biberons tétine poussette jouet
jouets doudou lego playmobil`,
	"Pets":          `chien chat_croquettes croquettes vétérinaire véto litière croquettes_chat croquettes_chien croquettes_du_chat croquettes_du_chien pâtée toilettage toiletteur`,
	"Fees":          `frais amende frais_bancaires frais_de_banque agios commission_bancaire amendes pv pourboire pourboires frais_de_port frais_de_dossier`,
	"Insurance":     `assurance assurance_auto assurance_voiture assurance_habitation assurance_scooter assurances`,
	"Taxes":         `impôts taxe_foncière taxe_d'habitation impôt_sur_le_revenu`,
	"Subscriptions": `abonnement abonnements abo canal+`,
}

// frenchShops are known to everybody in one of these.
var frenchShops = categoryWords{
	"Food": `mcdo macdo mcdonald's burger_king kfc subway starbucks flunch hippopotamus deliveroo uber_eats ubereats brioche_dorée`,
	"Groceries": `carrefour leclerc auchan intermarché inter_marché super_u hyper_u système_u monoprix franprix lidl aldi picard biocoop naturalia grand_frais cora colruyt delhaize migros denner iga provigo
costco`,
	"Transport": `totalenergies total_access esso sncf ratp tcl blablacar flixbus ouigo velib cff sbb stm vinci norauto feu_vert speedy midas petro-canada`,
	"Housing":   `ikea leroy_merlin castorama brico_dépôt bricorama conforama gifi maisons_du_monde rona`,
	"Utilities": `bouygues sfr sosh free_mobile totalénergies hydro-québec hydro_québec videotron swisscom proximus`,
	"Health":    `optic_2000 afflelou krys basic-fit keepcool pharmaprix jean_coutu`,
	"Leisure":   `ugc gaumont pathé mk2 kinepolis fdj`,
	"Shopping": `fnac darty cultura zara h&m kiabi celio primark decathlon décathlon go_sport zalando vinted amazon cdiscount shein temu sephora marionnaud nocibé yves_rocher galeries_lafayette leboncoin
canadian_tire simons`,
	"Travel":        `air_france easyjet ryanair transavia airbnb booking ibis`,
	"Pets":          `maxi_zoo jardiland`,
	"Subscriptions": `netflix spotify deezer canal_plus`,
}
