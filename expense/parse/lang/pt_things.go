package lang

// portugueseThings are what people buy in Brazil and Portugal.
var portugueseThings = categoryWords{
	"Food": `frutos_do_mar almoço almocinho almocei almoçamos jantei jantamos lanchei lanchamos jantar janta jantinha lanche lanchinho merenda café_da_manhã pequeno-almoço café cafezinho cafezim capuccino cappuccino pingado meia_de_leite galão bica cerveja cervejas cervejinha
breja brejas chopp chope choppes vinho vinhos drink drinks caipirinha cachaça whisky gin bebida bebidas refri refrigerante guaraná suco sucos sumo água_de_coco açaí vitamina sorvete sorvetes gelado
picolé padaria padoca pastelaria confeitaria restaurante restô lanchonete boteco botequim barzinho balada_bar churrascaria churrasco churras rodízio pizzaria pizza pizzas esfiha esfihas esfirra
pastel pastéis coxinha coxinhas kibe quibe empada empadinha salgado salgados salgadinho pão_de_queijo pão_na_chapa misto_quente tapioca cuscuz hambúrguer hamburguer burger xis x-tudo x-salada
x-burguer cachorro-quente cachorro_quente dogão hot_dog batata_frita espetinho temaki sushi japa japonês comida comida_japonesa marmita marmitas marmitex quentinha prato_feito pf
self-service por_quilo bandejão refeição refeições feijoada moqueca acarajé bolo bolos bolinho torta brigadeiro brigadeiros doce doces sobremesa chocolate chocolates chiclete pipoca
amendoim biscoito bolacha francesinha bifana croissant pastel_de_nata pastéis_de_nata tremoços rango lasanha macarrão sopa sanduíche sanduiche sandes cigarro cigarros
tabaco churros milho petisco petiscos happy_hour comes_e_bebes delivery tele-entrega ifood_pedido
imperial
torrada torradas bitoque prego_no_pão rissol rissóis croquete croquetes abatanado cimbalino empadão bolas_de_berlim bola_de_berlim caldo_de_cana garapa pamonha curau beiju cheeseburger
x-bacon salada saladas strogonoff estrogonofe lámen lamen yakisoba baião_de_dois caldo caldinho vatapá escondidinho bala balas paçoca pé_de_moleque rapadura cocada tosta tostas
hamburgueria marmitinha sorveteria doceria docinhos bombom tabacaria tira-gosto self_service suco_de_laranja frango_assado bolo_de_arroz pão_com_chouriço tasca cervejaria marisqueira
churrasqueira cafetaria gelataria ginjinha pronto_a_comer guloseimas rebuçados gomas caracóis subway`,
	"Groceries": `mercado mercadinho mercearia supermercado hortifruti hortifrúti sacolão quitanda feira feirinha açougue talho peixaria padaria_pão compras_mercado compras_do_mês compra_do_mês compras
 pão pães pãozinho pãezinhos pão_francês leite leites ovo ovos queijo queijos presunto mortadela manteiga margarina requeijão iogurte iogurtes nata creme_de_leite leite_condensado fruta frutas
banana bananas maçã maçãs laranja laranjas limão mamão melancia abacaxi uva uvas morango morangos verdura verduras legume legumes alface tomate tomates cebola alho batata batatas cenoura
carne carnes carne_moída picanha alcatra frango frangos linguiça salsicha bacon peixe peixes camarão bacalhau atum arroz feijão feijões farinha açúcar óleo azeite molho café_em_pó
cereal granola gelo água_mineral galão_de_água garrafão papel_higiênico papel_higiénico papel_toalha sabão sabão_em_pó detergente amaciante desinfetante água_sanitária esponja saco_de_lixo
produtos_de_limpeza material_de_limpeza bicarbonato congelados
sacos_de_lixo papel_alumínio guardanapos lenços
chouriço esparguete ervilhas grão_de_bico lentilha pimentos pimentão pepino curgete courgette abobrinha berinjela beringela couve repolho brócolos brócolis couve-flor beterraba mandioca
aipim macaxeira chuchu quiabo abóbora coentro salsinha goiaba maracujá caju pêssego pêssegos ameixa kiwi melão porco costeletas costela maminha cupim fraldinha carvão erva_mate chimarrão
tereré cuscuz_de_milho fubá polvilho maionese ketchup mostarda vinagre geleia amaciador lixívia esfregona pano_de_prato
empório conveniência loja_de_conveniência mussarela abacate temperos salmão sardinha guardanapo panetone minimercado frutaria charcutaria
papo-secos hortaliça cereais sacos_do_lixo rolo_de_cozinha cápsulas_de_café`,
	"Transport": `gasolina gasosa etanol álcool diesel gasóleo combustível gás_natural gnv posto posto_de_gasolina abasteci abastecimento abastecer tanque_cheio estacionamento zona_azul parquímetro
flanelinha pedágio pedágios portagem portagens sem_parar ônibus busão buzão buso autocarro trem comboio metrô metro bilhete_único passe_mensal recarga_do_bilhete passagem passagem_ônibus
passagem_de_ônibus bilhete_de_autocarro van lotação carro carros moto motoca bike bicicleta patinete trotinete táxi taxi corrida corridas uber_corrida uber_moto carona mototáxi motorista oficina
mecânico conserto_do_carro revisão_do_carro troca_de_óleo óleo_do_carro pneu pneus borracharia borracheiro alinhamento balanceamento lava_jato lava-jato lava_rápido lavagem_do_carro inspeção guincho
barca balsa bateria_do_carro licenciamento
passe_social passe_navegante navegante alfa_pendular cnh emplacamento despachante vistoria_do_carro
guardador motinha funilaria martelinho_de_ouro insulfilm manobrista conserto_da_bike aluguel_de_bike via_verde reboque mota cacilheiro
mudança_de_óleo multa_de_estacionamento`,
	"Housing": `aluguel aluguéis renda rendas renda_casa prestação_da_casa condomínio iptu móvel móveis sofá cama colchão mesa cadeira cadeiras guarda-roupa estante cortina cortinas tapete lâmpada lâmpadas luminária
conserto reparo reforma obras tinta pintura pintor pedreiro encanador canalizador eletricista chaveiro marceneiro diarista faxina faxineira empregada limpeza_da_casa mudança geladeira frigorífico
fogão micro-ondas microondas máquina_de_lavar lavadora ventilador ar-condicionado ar_condicionado aspirador liquidificador air_fryer airfryer fritadeira cafeteira panela panelas prato pratos
 talheres toalha toalhas lençol lençóis edredom travesseiro cobertor ferramenta ferramentas parafusos furadeira jardim jardinagem plantas vaso dedetização utilidades utensílios
planta frigideira caneca xícara velas moldura espelho almofada pregos pincel sementes balde vassoura rodo chaleira
torneira chuveiro tomada cimento areia tijolo tijolos rejunte argamassa parafuso jardineiro piscineiro carreto montador_de_móveis azulejo azulejos autoclismo sanita vaso_sanitário
esquentador cesto_de_roupa varal
financiamento_da_casa lava-louças ferro_de_passar batedeira faca facas terra_vegetal passadeira vidraceiro desentupidora material_de_construção
imobiliária ferragens loja_de_ferragens serralheiro mulher_a_dias roupeiro candeeiro cortinados edredão ferro_de_engomar torradeira tacho tachos berbequim estores`,
	"Utilities": `energia energia_elétrica conta_de_luz luz eletricidade conta_de_água água conta_de_gás gás botijão botijão_de_gás bujão_de_gás internet conta_da_internet wi-fi wifi telefone telemóvel_conta
celular_conta conta_do_celular plano_do_celular recarga recarga_celular recarga_do_celular crédito_no_celular créditos_no_celular carregamento_do_telemóvel tv_a_cabo
tarifário lenha botija cartão_sim taxa_do_lixo`,
	"Health": `farmácia drogaria remédio remédios remedinho medicamento medicamentos antibiótico dipirona médico médica consulta consulta_médica dentista ortodontista aparelho psicólogo psicóloga terapia terapeuta
fisioterapia fisio nutricionista oftalmologista dermatologista pediatra ginecologista exame exames exame_de_sangue laboratório hospital pronto-socorro vacina plano_de_saúde óculos lentes ótica
academia ginásio mensalidade_da_academia crossfit pilates personal yoga ioga natação suplemento suplementos whey creatina vitaminas cabeleireiro cabeleireira cabelo corte_de_cabelo cortei_o_cabelo
barbeiro barbearia barba salão salão_de_beleza manicure manicura pedicure unha unhas sobrancelha sobrancelhas depilação massagem maquiagem maquilhagem batom shampoo xampu condicionador sabonete
desodorante desodorizante pasta_de_dente creme creme_dental escova_de_dente protetor_solar absorvente hidratante perfume_corporal curativo preservativo camisinha
gilete barbeador pente esmalte termômetro
psicanalista cardiologista ortopedista urologista otorrino raio-x raio_x ultrassom ecografia análises ressonância brufen ben-u-ron xarope pensos_rápidos botox escova escova_progressiva
progressiva luzes_no_cabelo tinta_de_cabelo fio_dental
limpeza_dental canal_no_dente convênio anticoncepcional band-aid pé_e_mão cílios tatuagem taxa_moderadora taxas_moderadoras pílula pensos pensos_higiénicos champô gel_de_banho`,
	"Leisure": `cinema cinema_ingresso cineminha filme museu teatro show shows concerto ingresso ingressos bilhete bilhetes balada festa festinha rolê jogo jogos joguinho game games boliche sinuca futebol
fut futsal pelada quadra aluguel_da_quadra campo_de_futebol parque parque_de_diversões zoológico zoo aquário circo praia clube piscina karaokê kart paintball loteria lotaria mega-sena mega_sena lotofácil
bolão jogo_do_bicho raspadinha aposta apostas revista revistas gibi hq brinquedo_de_adulto violão pescaria pesca escape_room fogos carnaval_ingresso
rifa
quebra-cabeça vinil artesanato abadá fliperama banca_de_jornal campo_society mega_da_virada oceanário euromilhões totoloto casino
videojogo quiosque santos_populares feira_popular poker pôquer roleta`,
	"Shopping": `roupa roupas camisa camisas camiseta camisetas t-shirt blusa blusas blusinha regata vestido vestidos calça calças jeans bermuda shorts saia jaqueta casaco casacos moletom agasalho terno gravata
cueca cuecas calcinha calcinhas sutiã sutiãs meias pijama biquíni sunga maiô chinelo chinelos havaianas sandália sandálias sapato sapatos sapatilha tênis ténis sapatilhas botas bolsa
bolsas mochila carteira cinto boné chapéu óculos_de_sol relógio brinco brincos pulseira anel bijuteria joia perfume brechó celular_novo celular telemóvel capinha capa_do_celular película
carregador fone fones fone_de_ouvido fones_de_ouvido notebook computador portátil teclado mouse rato_sem_fio monitor tablet televisão tv caixa_de_som caixinha_de_som câmera pilha pilhas eletrônico eletrônicos
videogame guarda-chuva guarda_chuva lojinha presilha maquininha comprinhas bazar
cachecol touca gorro meia colete capacete cadeado lanterna barraca colar lã tecido luvas
camisola camisolas calções peúgas fato_de_banho fato_de_treino legging leggings cropped rasteirinha papete auscultadores gabardine lingerie
sapateiro sapataria costureira alfaiate armarinho joalheria relojoaria relojoeiro camelô assistência_técnica conserto_do_celular perfumaria tinturaria lavandaria
limpeza_a_seco engomadoria blusão soutien retrosaria ourivesaria centro_comercial loja_dos_chineses`,
	"Travel": `voo voos passagem_aérea passagem_de_avião passagens_aéreas avião hotel hotel_diária hostel pousada airbnb diária diárias viagem viagens férias excursão passeio mala malas bagagem passaporte
aluguel_de_carro aluguer_de_carro camping chalé resort cruzeiro lembrancinha lembrancinhas souvenir lembrança lembranças
alojamento cartão_postal taxa_turística`,
	"Work": `papelaria escritório impressora impressão impressões xerox cópia cópias toner cartucho caneta canetas lápis caderno cadernos papel papel_a4 resma envelope envelopes grampeador correio correios
sedex frete encomenda motoboy hospedagem_do_site hospedagem domínio servidor logotipo contador contabilidade advogado cartório coworking cartão_de_visita software licença anúncio anúncios
borracha fita_adesiva
tinteiro tinteiros selos gráfica ctt fotocópia fotocópias contabilista notário`,
	"Education": `livro livros feira_do_livro livraria escola colégio faculdade facul universidade propinas curso cursos cursinho apostila aula aulas
		aula_particular explicações professor inglês matrícula material_escolar autoescola auto-escola
estojo lancheira fichário cartolina giz_de_cera transporte_escolar van_escolar perua_escolar
sebo pós-graduação manuais_escolares explicador escola_de_condução carta_de_condução visita_de_estudo refeições_escolares excursão_da_escola`,
	"Gifts": `presente presentes presentinho prenda prendas lembrança_de_aniversário flor flores buquê doação doações vaquinha dízimo
		cesta_básica esmola amigo_secreto floricultura florista balões donativo peditório papel_de_embrulho`,
	"Family": `filhos filho filha crianças bebê bebé creche berçário escolinha fralda fraldas babá leite_em_pó mamadeira carrinho_de_bebê
		brinquedo brinquedos pensão_alimentícia
infantário atl biberão chupeta toalhitas lenço_umedecido lenços_umedecidos papinha mingau cadeirinha boneca acampamento cadeira_auto boiões`,
	"Pets": `cachorro cachorros cão gato gatos pet pet_shop petshop ração rações ração_do_gato ração_do_cachorro areia_do_gato veterinário
		veterinária vet banho_e_tosa tosa coleira petisco_do_cachorro
antipulga antipulgas vermífugo caixa_de_transporte passeador adestrador adestramento alpiste trela loja_de_animais tosquia desparasitante vacina_do_cachorro vacina_do_cão`,
	"Fees": `tarifa taxa_bancária anuidade anuidade_do_cartão multa multas juros gorjeta gorjetas caixinha taxa_de_entrega taxa_de_serviço
iof couvert despesas_bancárias cartão_de_cidadão portes`,
	"Insurance": `seguro seguros seguro_do_carro seguro_de_vida`,
	"Taxes": `imposto_de_renda ipva irs imi
iuc segurança_social inss das_mei`,
	"Subscriptions": `assinatura assinaturas mensalidade streaming globoplay sócio_torcedor`,
}

// portugueseShops are known to everybody in Brazil or Portugal.
var portugueseShops = categoryWords{
	"Food": `ifood i-food rappi méqui mequi mcdonalds mcdonald's habibs habib's giraffas outback madero starbucks kfc
cacau_show kopenhagen burger_king china_in_box aiqfome zé_delivery padaria_portuguesa telepizza glovo spoleto brasil_cacau rei_do_mate oakberry coco_bambu ofner`,
	"Groceries": `carrefour assaí assai atacadão pão_de_açúcar zaffari bretas guanabara prezunic sams_club continente pingo_doce lidl mercadona auchan
		minipreço intermarché
aldi makro savegnago angeloni mart_minas natural_da_terra oxxo hirota st_marche el_corte_inglés muffato fort_atacadista verdemar`,
	"Transport": `99pop 99táxi 99taxi blablacar ipiranga petrobras cabify bolt galp repsol carris
rede_expressos fertagus flixbus prio indrive conectcar veloe estapar buser clickbus tembici stcp emel`,
	"Housing": `leroy_merlin telhanorte tok&stok tokstok ikea casas_bahia
sodimac madeiramadeira conforama mobly westwing dicico camicado ferreira_costa maxmat moviflor hôma espaço_casa`,
	"Utilities": `enel sabesp copel cemig edp meo vodafone
cpfl coelba celpe sanepar copasa comgás ultragaz liquigás goldenergy epal nowo cedae neoenergia`,
	"Health": `drogasil droga_raia drogaraia pague_menos ultrafarma smartfit smart_fit wells boticário natura
panvel drogaria_pacheco drogaria_são_paulo bluefit unimed amil chilli_beans solinca holmes_place`,
	"Shopping": `shopee mercado_livre mercadolivre amazon americanas magalu magazine_luiza renner riachuelo marisa shein centauro decathlon kabum
		havan pernambucanas worten fnac
c&a hering arezzo kalunga primark sport_zone zara rádio_popular
ponto_frio netshoes fast_shop ri_happy vivara polishop daiso zattini dafiti youcom tiffosi lanidor pc_diga pcdiga wook`,
	"Travel":    `latam decolar cvc hurb 123_milhas`,
	"Pets":      `petz cobasi petlove`,
	"Leisure":   `cinemark kinoplex hopi_hari beto_carrero sympla eventim ticketline`,
	"Education": `kumon ccaa`,
	"Insurance": `sulamérica youse tokio_marine ageas médis multicare`,
}
