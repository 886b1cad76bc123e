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
cigarette clope cigares vapoteuse e-liquide briquet bar_tabac
chouquette chocolatier boulanger friterie fastfood formule_midi caviste buraliste chocolat jus cafet distributeur soupe couscous salon_de_thé bureau_de_tabac moules_frites subway`,
	"Groceries": `sel_de_mer courses supermarché pain lait œufs fromage fruits légumes viande épicerie marché savon éponge éponges sacs_poubelle papier_alu serviettes mouchoirs adoucissant dépanneur
tablette_chocolat petit_pain supermarchés hypermarché supérette boucherie boucher poissonnerie poissonnier fromagerie fromager charcuterie charcutier primeur maraîcher fruits_et_légumes
épiceries baguette baguettes pain_de_mie beurre crème_fraîche yaourt yaourts fromages œuf oeufs oeuf jambon saucisson saucisses saucisse lardons poulet poulet_rôti dinde bœuf boeuf steak
steaks steak_haché porc veau agneau poisson saumon thon crevettes moules huîtres pommes poires bananes banane oranges clémentines citrons citron fraises cerises raisin raisins melon pastèque
pêches abricots avocat avocats tomates tomate salade carottes patates pommes_de_terre courgettes courgette aubergines poivrons oignons ail champignons haricots haricots_verts petits_pois
lentilles pois_chiches riz pâtes farine sucre huile huile_d'olive vinaigre moutarde confiture miel céréales biscuits conserves café_moulu capsules_café dosettes bouteilles_d'eau pack_d'eau
eau_minérale lessive produit_vaisselle liquide_vaisselle pastilles_lave-vaisselle javel papier_toilette pq essuie-tout sopalin papier_cuisson surgelés plats_préparés bûche_de_noël
galette_des_rois épicier alimentation épices capsules produits_ménagers magasin_bio panier_bio café_en_grains`,
	"Transport": `essence parking_auto péage métro train_billet bus_ticket voiture vélo taxi garage_auto stationnement carburant essence_char char parcomètre opus carte_opus billet_cff abonnement_général
demi-tarif passe_mensuelle gazole gasoil diesel sp95 sp98 plein_d'essence station-service station_service parking parkings parcmètre horodateur péages autoroute vignette_auto ticket_de_métro
tickets_de_métro ticket_métro tickets_métro ticket_de_bus ticket_bus ticket_de_tram tickets_t+ carnet_de_tickets navigo pass_navigo carte_avantage billet_de_train billets_de_train train
trains tgv rer tram tramway bus covoiturage trottinette vélib taxis vtc garagiste vidange pneu pneus plaquettes_de_frein contrôle_technique carrosserie lavage_auto lavage_voiture
dépannage_voiture remorquage batterie_voiture moto scooter révision_voiture carte_grise amende_stationnement borne_de_recharge
station_de_lavage dépanneuse dépannage chambre_à_air autopartage télépéage réparation_vélo réparateur_vélo essuie-glaces`,
	"Housing": `loyer meubles réparation plombier appartement ménage serviette_de_bain terreau plantes poêle casserole tasse tasses assiette assiettes bougie bougies vase miroir coussin oreiller couverture
draps ampoule ampoules clous colle pinceau graines seau balai serpillière fer_à_repasser bouilloire couteau couverts loyers charges_de_copro charges_copro copropriété syndic déménagement
garde-meuble canapé lit matelas sommier armoire étagère étagères chaise chaises fauteuil lampe lampes tapis rideaux rideau couette couettes oreillers drap serviettes_de_bain nappe vaisselle
casseroles poêles marmite tupperware four micro-ondes micro_ondes frigo réfrigérateur congélateur lave-linge lave-vaisselle machine_à_laver sèche-linge aspirateur cafetière grille-pain
mixeur friteuse airfryer ventilateur radiateur bricolage quincaillerie perceuse marteau peinture prise_électrique rallonge multiprise serrurier électricien chauffagiste maçon peintre
menuisier jardinier jardinerie femme_de_ménage aide_ménagère réparateur travaux ramonage
bricoleur pépinière déménageur meuble commode couteaux outil outillage droguerie blanchisserie ramoneur vitrier taille_de_haie tondeuse agence_immobilière papier_peint
pot_de_fleurs robot_de_cuisine crédit_immobilier prêt_immobilier`,
	"Utilities": `edf engie veolia électricité eau chauffage téléphone facture forfait gaz facture_d'électricité facture_d'eau facture_de_gaz facture_edf facture_internet box_internet internet fibre
forfait_mobile forfait_téléphone recharge_mobile bouteille_de_gaz fioul bois_de_chauffage granulés ordures_ménagères redevance`,
	"Health": `mal_de_mer kiné kinésithérapeute ostéo ostéopathe médecin dentiste pharmacie médicaments coiffeur hôpital lunettes salle_de_sport brosse_à_dents rasoir rasoirs déodorant peigne gel_douche
crème_mains pansements thermomètre caisse_maladie assurance_maladie doliprane paracétamol ibuprofène aspirine antibiotiques vitamines vaccin pharmacies médicament toubib docteur généraliste
gynéco gynécologue dermato dermatologue ophtalmo ophtalmologue orl pédiatre psy psychologue psychiatre podologue sage-femme orthodontiste détartrage irm prise_de_sang analyses_de_sang
opticien lentilles_de_contact lunettes_de_vue coiffeuse coiffure coupe_de_cheveux coupe_cheveux barbier épilation esthéticienne manucure onglerie massage spa shampoing shampooing
après-shampoing dentifrice crème_solaire maquillage mascara rouge_à_lèvres vernis_à_ongles tampons serviettes_hygiéniques préservatifs abonnement_salle abonnement_salle_de_sport basic_fit
yoga pilates crossfit mutuelle pilule capotes prothèse_auditive urgences pédicure ongles soin_visage déo parapharmacie coloration institut_de_beauté`,
	"Leisure": `cinéma ciné musée théâtre concert_billet jeu piscine cinoche film place_de_ciné places_de_ciné places_de_cinéma spectacle concert concerts festival festivals expo exposition bowling billard
karting laser_game escape_game parc_d'attractions parc_astérix disneyland zoo aquarium cirque patinoire piscine_municipale foot futsal padel tennis badminton escalade ski forfait_ski
boîte_de_nuit discothèque karaoké jeu_vidéo jeux_vidéo jeu_de_société jeux_de_société loto euromillions grattage jeu_à_gratter jeux_à_gratter pmu paris_sportifs journal journaux magazine
magazines bd bds manga mangas
fête_foraine manège casino vinyle équitation permis_de_pêche brocante vide-grenier vide-greniers kermesse feu_d'artifice feux_d'artifice marché_de_noël
forfait_de_ski poker roulette tiercé machines_à_sous`,
	"Shopping": `vêtements chaussures_running chaussures_de_running chaussures pantalon robe veste téléphone_neuf sac montre écharpe bonnet casquette chaussettes parapluie chaussons pyjama collants gilet baskets imperméable maillot_de_bain jupe
chemisier cadenas tente sac_de_couchage collier bracelet bague laine tissu gants ceinture magasinage chandail tuque t-shirt t-shirts pull pulls sweat sweats jean jeans pantalons
short shorts chemise chemises robes jupes manteau manteaux blouson vestes cravate slip caleçon caleçons culotte culottes soutif soutien-gorge bottes bottines sandales tongs claquettes
ceintures chapeau lunettes bijou bijoux boucles_d'oreilles parfum parfums parfumerie portefeuille porte-monnaie sacs sac_à_main sac_à_dos valises tatouage piercing piles chargeur
câble_usb coque_de_téléphone coque_téléphone écouteurs casque_audio casque_moto enceinte_bluetooth ordinateur ordi pc_portable tablette clavier souris_pc imprimante écran_pc télé téléviseur
disque_dur clé_usb smartphone cordonnerie cordonnier pressing retouches couturière laverie mercerie
fringues sapes doudoune godasses tailleur bijouterie bijoutier horloger friperie fripes grand_magasin coque câble casque souris appareil_photo lunettes_de_soleil`,
	"Travel": `vol_avion billet_avion hôtel voyage vacances valise avion vols billet_d'avion billets_d'avion hôtels auberge_de_jeunesse gîte chambre_d'hôte chambre_d'hôtes camping location_de_voiture
location_voiture taxe_de_séjour croisière bagage bagages passeport carte_postale cartes_postales`,
	"Work": `papier_imprimante fournitures bureau timbres cahier cahiers stylo stylos crayon crayons papeterie photocopies photocopie cartouche cartouches_d'encre encre toner enveloppes classeur
classeurs agenda colis la_poste affranchissement comptable expert-comptable notaire urssaf hébergement_web nom_de_domaine coworking cartes_de_visite
`,
	"Education": `livre livres école cours université librairie collège lycée fac crous cours_particuliers cours_d'anglais cours_de_piano cours_de_danse auto-école auto_école code_de_la_route
frais_de_scolarité cantine_scolaire fournitures_scolaires bouquin bouquins
manuel_scolaire manuels_scolaires sortie_scolaire voyage_scolaire soutien_scolaire conservatoire cartable trousse leçon_de_conduite permis_de_conduire`,
	"Gifts": `cadeau cadeaux fleurs don bouquet bouquet_de_fleurs fleuriste cadeau_d'anniv cadeau_d'anniversaire cadeau_de_noël cadeaux_de_noël étrennes cagnotte dons quête papier_cadeau
carte_d'anniversaire`,
	"Family": `enfants crèche couches nounou baby-sitter babysitter assmat assistante_maternelle centre_aéré colo colonie_de_vacances garderie lait_bébé petits_pots biberon biberons tétine poussette jouet
jouets doudou lego playmobil lingettes périscolaire poupée`,
	"Pets": `chien chat_croquettes croquettes vétérinaire véto litière croquettes_chat croquettes_chien croquettes_du_chat croquettes_du_chien pâtée toilettage toiletteur
animalerie antipuces vaccin_chien vaccin_du_chien graines_pour_oiseaux`,
	"Fees": `frais amende frais_bancaires frais_de_banque agios commission_bancaire amendes pv pourboire pourboires frais_de_port frais_de_dossier
contravention photo_d'identité photos_d'identité consigne_bagages`,
	"Insurance":     `assurance assurance_auto assurance_voiture assurance_habitation assurance_scooter assurances`,
	"Taxes":         `impôts taxe_foncière taxe_d'habitation impôt_sur_le_revenu impôt timbre_fiscal csg`,
	"Subscriptions": `abonnement abonnements abo canal+ cotisation adhésion`,
}

// frenchShops are known to everybody in one of these.
var frenchShops = categoryWords{
	"Food": `mcdo macdo mcdonald's burger_king kfc subway starbucks flunch hippopotamus deliveroo uber_eats ubereats brioche_dorée
buffalo_grill courtepaille mie_câline marie_blachère o'tacos big_fernand class'croute léon_de_bruxelles bagelstein del_arte cojean`,
	"Groceries": `carrefour leclerc auchan intermarché inter_marché super_u hyper_u système_u monoprix franprix lidl aldi picard biocoop naturalia grand_frais cora colruyt delhaize migros denner iga provigo
costco u_express thiriet vie_claire satoriz`,
	"Transport": `totalenergies total_access esso sncf ratp tcl blablacar flixbus ouigo velib cff sbb stm vinci norauto feu_vert speedy midas petro-canada autolib getaround`,
	"Housing":   `ikea leroy_merlin castorama brico_dépôt bricorama conforama gifi maisons_du_monde rona alinéa gamm_vert truffaut zôdio point_p centrakor bricomarché`,
	"Utilities": `bouygues sfr sosh free_mobile totalénergies hydro-québec hydro_québec videotron swisscom proximus`,
	"Health":    `optic_2000 afflelou krys basic-fit keepcool pharmaprix jean_coutu doctolib neoness générale_d'optique grand_optical dessange jean_louis_david`,
	"Leisure":   `ugc gaumont pathé mk2 kinepolis fdj`,
	"Shopping": `fnac darty cultura zara h&m kiabi celio primark decathlon décathlon go_sport zalando vinted amazon cdiscount shein temu sephora marionnaud nocibé yves_rocher galeries_lafayette leboncoin
canadian_tire simons camaïeu promod etam undiz gémo la_halle chaussea éram minelli stokomani foir'fouille la_redoute micromania petit_bateau jacadi okaïdi bhv`,
	"Travel":        `air_france easyjet ryanair transavia airbnb booking ibis`,
	"Pets":          `maxi_zoo jardiland animalis médor_et_compagnie`,
	"Subscriptions": `netflix spotify deezer canal_plus`,
	"Insurance":     `macif maif matmut mma groupama mgen`,
	"Education":     `gibert furet_du_nord`,
	"Family":        `jouéclub grande_récré`,
}
