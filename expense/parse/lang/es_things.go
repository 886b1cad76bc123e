package lang

// spanishThings are what people buy in Spain and in America.
var spanishThings = categoryWords{
	"Food": `gaseosa gaseosas corrientazo pandebono pandebonos buñuelo buñuelos onces colación kiosco quiosco botana botanas papitas chicharrón chicharrones garnachas tlacoyo tlacoyos pancita
refresquito sabritas hot_dog hot_dogs hotdog hotdogs jochos chesco chescos cheve cheves agua_de_jamaica boing elote_preparado gelatina gelatinas jugo jugos licuado licuados agua_fresca aguas_frescas chilaquiles esquites elotes tlayuda pozole menudo gorditas sopes huaraches flautas tamales atole champurrado birria barbacoa carnitas
molletes frutos_del_mar frutos_de_mar fruta_de_mar comida almuerzo cena desayuno cerveza vino helado bocadillo panadería tapas merienda té refresco restaurante café postre postres copa copas
churro churros cañas vermut chupito chupitos cortado caña tapa tortilla pincho pinchos pintxo pintxos horchata croquetas vermú café_con_leche carajillo clarita tinto_de_verano sangría bocata
montadito dona donas palomitas torta_ahogada tamal antojitos comida_corrida pan_dulce empanada empanadas arepa arepas ceviche quesadilla tostada pulga ración raciones menú_del_día gazpacho
paella comidita desayunito cenita almorcé cené desayuné picoteo aperitivo tentempié bocatas bocadillos sándwich sándwiches hamburguesa hamburguesas burger pizza pizzas kebab kebabs sushi
ramen poke hamburguesería pizzería marisquería asador mesón cervecería chiringuito bodega bareto taberna restaurantes cafetería cafeterías menú menús menú_diario cañita cañitas birra birras
cervecita cervecitas cervezas chela chelas caguama caguamas michelada micheladas litrona litronas cubata cubatas gintonic gin-tonic mojito mojitos sidra tinto tintos vinito vinitos cafelito
cafetito cafecito cafecitos cafés cortados infusión infusiones colacao chocolate_con_churros tostadas napolitana napolitanas cruasán cruasanes zumo zumos batido batidos granizado granizados
helados cocacola coca-cola coca_cola cocacolas refrescos bravas patatas_bravas patatas_fritas papas_fritas calamares ensaladilla montaditos bocatería tarta tartas pastel pasteles pastelito
pastelitos galletitas chuches chucherías golosinas caramelos chicles piruleta gominolas gomitas paleta_de_hielo paletas_de_hielo raspado raspados nieves elote esquite torta tortas taco tacos
taquitos quesadillas sope huarache pambazo pambazos burrito burritos enchiladas chilaquil tacos_al_pastor taquería pastelería panaderías heladería churrería lonchería fonda cantina asado
parrillada choripán choripanes milanesa milanesas medialuna medialunas alfajor alfajores mate_cocido fernet lomito lomitos panchos tabaco cigarros cigarrillos cigarro puros mechero
encendedor vaper vapeo estanco comida_a_domicilio comida_para_llevar pollo_asado pollo_frito alitas
cóctel cócteles confitería vapeador vinoteca licorería mezcal tequila pulque paletas máquina_de_vending subway`,
	"Groceries": `bolillo bolillos marraqueta marraquetas masa_de_maíz nopales chiles mandadito supermercado despensa súper mandado compra compras mercado pan leche huevos queso fruta verdura carne jamón jamones chorizo salchichón melón melones sandía piña uvas lechuga pepino cebolla
cebollas ajos garbanzos lentejas aceite harina azúcar yogur jabón esponja bolsas_de_basura papel_de_aluminio servilletas pañuelos suavizante supermercados súpers abarrotes abarrotería
tiendita tienda_de_la_esquina frutería verdulería carnicería pescadería charcutería pollería tortillería cremería ultramarinos tortillas patatas papas tomates jitomate jitomates zanahoria
zanahorias pimiento pimientos calabacín calabacines calabaza berenjena berenjenas brócoli coliflor espinacas acelgas setas champiñones aguacate aguacates palta paltas limón limones naranja
naranjas mandarinas manzana manzanas pera peras plátano plátanos banana bananas fresa fresas frutilla frutillas cereza cerezas melocotón melocotones durazno duraznos kiwis nueces almendras
frutos_secos cacahuetes cacahuates pipas ternera cerdo pollo filete filetes bistec bisteces lomo carne_picada carne_molida costillas chuletas salchicha salchichas embutido embutidos
fiambre fiambres pescado merluza salmón atún latas_de_atún sardinas bacalao mejillones gambas langostinos pulpo galletas magdalenas cereales arroz macarrones espaguetis fideos frijoles
alubias legumbres vinagre mantequilla margarina nata crema_de_leche yogures natillas flan turrón turrones polvorones roscón roscón_de_reyes mantecados panettone barra_de_pan pan_de_molde
pan_bimbo bollería bollos pan_de_muerto yerba yerba_mate dulce_de_leche bebida_de_avena leche_de_avena congelados detergente lejía fregasuelos friegaplatos limpiacristales estropajo
estropajos bayeta bayetas papel_higiénico papel_de_baño papel_de_cocina rollo_de_cocina garrafón garrafón_de_agua garrafa_de_agua agua_embotellada huevito huevitos
carnicero tianguis mercadillo tienda_de_barrio herbolario recaudería especias mermelada droguería cilantro productos_de_limpieza garrafas_de_agua café_molido cápsulas_de_café`,
	"Transport": `camión bondi sitp transmilenio bencina parqueadero parqueaderos pasajes boleto_de_camión mototaxi combis peseros tren_ligero cablebús gasolinera vulcanizadora llantera refacciones gasolina aparcamiento estacionamiento peaje metro tren autobús coche bicicleta taxi taller combustible itv pasaje colectivo nafta gasoil gasóleo gasofa diésel repostaje eché_gasolina
zona_azul zona_verde parquímetro parking aparcamientos estacionamientos valet_parking caseta casetas peajes cercanías abono_transporte abono_transportes abono_mensual bonobús bonometro
bono_de_metro bono_de_bus metrobús camioncito pesero combi guagua subte carga_sube tarjeta_sube trolebús tranvía funicular teleférico remis remís remise taxis taxista bicing bicimad patinete
patinete_eléctrico bici moto motos gomería neumático neumáticos llanta llantas rueda_de_repuesto cambio_de_aceite pastillas_de_freno batería_del_coche batería_del_carro lavado_de_coche
lavado_del_coche lavado_de_carro lavacoches autolavado grúa mecánico chapista verificación_vehicular tenencia_del_coche afinación_del_coche billete_de_tren billete_de_bus billete_de_autobús
boleto_de_autobús viene_viene viene-viene
repostar tarjeta_de_transporte verificación limpiaparabrisas carsharing afinación túnel_de_lavado alquiler_de_bici alquiler_de_bicis`,
	"Housing": `arriendo alquiler hipoteca muebles reparación fontanero piso_alquiler renta toalla toallas maceta macetas planta plantas olla sartén taza tazas platos vela velas jarrón espejo cojín almohada manta
sábanas bombilla bombillas tornillos clavos pegamento pincel semillas cubo escoba fregona plancha hervidor cuchillo cubiertos sustrato comunidad_de_vecinos gastos_de_comunidad
cuota_de_comunidad derrama expensas mudanza trastero mueble sofá colchón colchones somier cama armario mesita mesilla estantería escritorio silla sillas sillón lámpara lámparas alfombra
cortina cortinas persiana persianas edredón edredones cojines almohadas manteles mantel vajilla cubertería tupper tuppers sartenes ollas horno nevera frigo frigorífico refrigerador
congelador lavadora secadora lavavajillas lavaplatos licuadora batidora cafetera aspiradora aspirador freidora freidora_de_aire tostador tostadora ventilador calentador ferretería tlapalería
taladro brocha brochas rodillo_de_pintar pintura enchufe enchufes alargador alargadera regleta cerrajero cerrajería electricista plomero gasista albañil pintor carpintero jardinero
jardinería limpieza asistenta señora_de_la_limpieza muchacha_de_limpieza empleada_doméstica reforma reformas
manitas limpiadora vivero bricolaje focos estufa herramienta herramientas fumigación cristalero deshollinador persianista tapicero inmobiliaria administrador_de_fincas
refri`,
	"Utilities": `pipa_de_agua balón_de_gas tiempo_aire recibo_de_luz recibo_de_agua recibo_de_gas gas luz agua electricidad teléfono internet_casa gas_natural recibo móvil celular factura_de_la_luz factura_del_gas factura_del_agua recibo_de_la_luz recibo_del_agua recibo_del_gas
boleta_de_luz boleta_de_gas boleta_de_agua butano bombona bombona_de_butano tanque_de_gas garrafa_de_gas cilindro_de_gas calefacción internet fibra_óptica wifi tarifa_móvil recarga
recarga_del_celular saldo_para_el_celular saldo_al_celular leña basura`,
	"Health": `doctor doctora medicamento medicamentos remedios salón_de_uñas salón_de_belleza empaste consulta médico dentista farmacia medicina medicinas peluquería peluquero hospital gimnasio gafas cepillo_de_dientes maquinilla cuchillas desodorante peine pintalabios esmalte
gel_de_ducha crema_de_manos tiritas termómetro ibuprofeno paracetamol aspirina aspirinas pastillas jarabe antibiótico antibióticos vitaminas termómetros vacuna vacunas óptica lentillas
lentes dentistas ortodoncia limpieza_dental limpieza_de_boca ginecóloga ginecólogo podólogo podóloga fisio fisioterapeuta fisioterapia psicóloga psicólogo psiquiatra terapia dermatólogo
dermatóloga oculista pediatra nutricionista análisis_de_sangre radiografía copago barbería barbero corte_de_pelo corte_de_cabello tinte_de_pelo tinte mechas estética esteticista depilación
uñas manicura manicure pedicura pestañas cejas masaje masajes champú shampoo gel_de_baño crema_solar crema_hidratante pasta_de_dientes dentífrico compresas tampones toallas_femeninas
condones preservativos maquillaje rímel pintauñas cuota_del_gimnasio pilates yoga crossfit
osteópata audífono urgencias anticonceptivas curitas bloqueador ortopedia plantillas`,
	"Leisure": `lotería loteria quiniela cine museo teatro concierto juego entrada entradas boleto_de_lotería décimos_de_lotería décimo_de_lotería rasca_y_gana rascas bingo apuesta apuestas bolera boliche
karaoke escape_room parque_de_atracciones parque_acuático acuario zoológico circo discoteca antro festival festivales conciertos boletos película pelis peli palomitas_del_cine videojuego
videojuegos juego_de_mesa juegos_de_mesa futbolín pádel pista_de_pádel cancha cancha_de_fútbol partido_de_pádel fútbol_sala fútbol abono_del_fútbol patines monopatín periódico periódicos
revista revistas cómic cómics tebeo tebeos
rocódromo rasca casino melate vinilo fuegos_artificiales toros palenque lucha_libre billar mercadillo_de_navidad
décimo_de_navidad esquí forfait póker ruleta tragaperras`,
	"Shopping": `ropa zapatos pantalón camisa vestido chaqueta bolso reloj zapatillas_running zapatillas_de_running zapatillas bufanda gorro gorra calcetines paraguas pijama medias jersey sudadera chubasquero bañador bikini falda blusa chaleco
casco candado linterna tienda_de_campaña saco_de_dormir pendientes collar pulsera anillo lana tela guantes cinturón camiseta camisetas playera playeras remera remeras camisas vaqueros
pantalones pantalones_cortos bermudas leggings abrigo abrigos chaquetas chamarra chamarras campera camperas sudaderas suéter suéteres corbata bragas calzones calzoncillos sujetador brasier
corpiño calceta calcetas faldas vestidos blusas bañadores traje_de_baño zapas zapatilla botas botines sandalias chanclas chancletas ojotas cartera mochila mochilas bolsos gorras sombrero
joyas joyería colonia perfume perfumes perfumería tatuaje tatuajes piercing pilas cargador cargadores cable_usb cable_del_móvil funda_del_móvil funda_de_móvil funda_para_el_celular
auriculares audífonos cascos_bluetooth altavoz bocina bocina_bluetooth ordenador computadora compu portátil laptop tablet teclado impresora pantalla_de_ordenador monitor televisor televisión
tele disco_duro pendrive zapatería mercería modista costurera costurero arreglo_de_ropa arreglos_de_ropa tintorería lavandería zapatero juguetería
cazadora sastre relojería aretes centro_comercial los_chinos lavado_en_seco funda gafas_de_sol lentes_de_sol`,
	"Travel": `vuelo hotel_noche viaje vacaciones maleta avión hostal hostales albergue apartamento_turístico vuelos billete_de_avión billetes_de_avión boleto_de_avión boletos_de_avión maletas equipaje
equipaje_de_mano pasaporte visado crucero alquiler_de_coche coche_de_alquiler renta_de_auto souvenir souvenirs casa_rural parador excursión excursiones renta_de_coche`,
	"Work": `papelería oficina papel_impresora sellos cuaderno cuadernos bolígrafo bolígrafos lápiz lápices celo cinta_adhesiva fotocopias fotocopia impresiones tóner cartucho cartuchos boli bolis
carpeta carpetas folios grapadora gestoría gestor asesoría asesor_fiscal notario notaría abogado abogada contador_público correos paquetería envío_del_paquete envío_de_paquete
cuota_de_autónomos autónomos hosting coworking tarjetas_de_visita mensajería copistería`,
	"Education": `libro libros escuela curso universidad matrícula colegio colegiatura colegiaturas cuota_del_cole cuota_del_colegio academia_de_inglés autoescuela clases_particulares clases_de_inglés clase_de_inglés
clases_de_conducir clases_de_piano clases_de_guitarra taller_de_cerámica máster uniforme uniforme_escolar material_escolar útiles_escolares librería comedor_escolar comedor_del_cole
novela conservatorio estuche excursión_del_cole mochila_escolar carné_de_conducir`,
	"Gifts": `regalo regalos flores regalito regalitos regalo_de_cumple regalo_de_cumpleaños regalo_de_boda ramo_de_flores floristería florería donación donaciones limosna ong cruz_roja amigo_invisible
reyes_magos papel_de_regalo florista donativo globos tarjeta_de_felicitación tarjeta_de_cumpleaños`,
	"Family": `niños guardería pañales niñera babysitter ludoteca campamento campamento_de_verano extraescolares toallitas toallitas_húmedas potitos papilla papillas leche_de_fórmula biberón biberones
chupete juguete juguetes muñeca muñecas pañal cochecito carriola fiesta_infantil piñata silla_del_coche`,
	"Pets": `perro gato veterinario veterinaria consulta_veterinaria pienso pienso_del_perro pienso_del_gato croquetas_del_perro croquetas_para_perro croquetas_perro arena_del_gato arena_de_gato
arena_para_gato correa_del_perro collar_antipulgas pipeta_del_perro vacuna_del_perro vacuna_del_gato peluquería_canina estética_canina
tienda_de_mascotas paseador paseador_de_perros antiparasitario residencia_canina comida_del_perro comida_del_gato juguete_del_perro alpiste`,
	"Fees": `comisión comisión_del_banco comisiones_del_banco comisión_bancaria multa multas recargo propina propinas
baño_público gastos_de_envío`,
	"Insurance": `seguro seguro_del_coche seguro_de_coche seguro_del_carro seguro_de_hogar seguro_del_hogar seguro_de_la_moto seguro_médico seguro_de_vida seguro_dental seguro_de_viaje mutua
`,
	"Taxes":         `impuestos ibi predial tenencia contribución_urbana impuesto_de_circulación monotributo irpf tasa_de_basuras`,
	"Subscriptions": `suscripción cuota_de_socio membresía`,
}

// spanishShops are known to everybody in Spain, Mexico or Argentina.
var spanishShops = categoryWords{
	"Food": `rappi sanborns toks vips_restaurante burger_king telepizza papa_johns vips foster's_hollywood goiko taco_bell pedidosya just_eat glovo 100_montaditos cien_montaditos starbucks mcdonald's
mcdonalds dominos domino's ginos llaollao tagliatella manolo_bakes cinnabon italianni's carl's_jr little_caesars`,
	"Groceries": `soriana chedraui oxxo bodega_aurrera aurrera la_comer heb_méxico éxito_supermercado mercadona carrefour alcampo eroski consum ahorramas ahorramás hipercor bonpreu caprabo gadis froiz dinosol
condis lidl aldi walmart sams_club superama coto la_anónima seven_eleven supersol covirán waldos waldo's`,
	"Transport": `didi indrive pemex repsol cepsa renfe ouigo iryo blablacar cabify alsa ypf telpark ecobici`,
	"Housing":   `ikea leroy_merlin bricomart bricodepot sodimac home_depot brico_depot obramat truper`,
	"Utilities": `telmex telcel cfe izzi totalplay endesa iberdrola naturgy movistar vodafone yoigo pepephone edesur edenor metrogas másmóvil lowi megacable holaluz jazztel`,
	"Health": `farmacias_guadalajara farmacias_similares farmacias_del_ahorro farmacity similares basic_fit mcfit smartfit smart_fit druni
primor vivagym multiópticas vitaldent clarel devlyn`,
	"Leisure": `cinépolis cinepolis cinemex ticketmaster yelmo cinesa kinépolis port_aventura portaventura`,
	"Shopping": `coppel elektra suburbia mercado_libre mercadolibre el_corte_inglés corte_inglés zara stradivarius bershka pull&bear massimo_dutti primark decathlon mediamarkt media_markt fnac pccomponentes
shein temu aliexpress vinted wallapop palacio_de_hierro frávega garbarino parfois lefties springfield cortefiel desigual women'secret oysho sfera merkal miniso juguettos`,
	"Travel":    `vueling iberia ryanair volaris vivaaerobus viva_aerobus aeroméxico aerolíneas_argentinas edreams airbnb booking air_europa`,
	"Pets":      `kiwoko tiendanimal`,
	"Insurance": `mapfre adeslas sanitas línea_directa qualitas santalucía`,
}
