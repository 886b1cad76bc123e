package lang

// englishThings are what people buy, wherever English is spoken.
var englishThings = categoryWords{
	"Food": `coffee espresso costa cappuccino latte americano mocha macchiato tea breakfast brunch lunch dinner supper meal meals snack snacks food restaurant cafe café bar pub beer beers pint pints
wine cocktail cocktails drink drinks pizza burger burgers hotdog hotdogs hot_dog hot_dogs sandwich sandwiches kebab sushi ramen noodles noodle pasta salad soup steak taco tacos burrito curry bakery
bagel croissant donut doughnut cake cakes cookie cookies ice_cream dessert juice smoothie bubble_tea boba milk_tea takeaway takeout take_out delivery_food canteen
cafeteria dining dining_out fish_and_chips chips fries hot_dog wings dim_sum hotpot hot_pot bbq barbecue buffet falafel pho gelato pastry pastries team_lunch
business_lunch street_food chicken_rice rice soda coke lemonade whisky whiskey vodka gin rum muffin pancake pancakes waffle omelette sashimi tapas paella risotto lasagna
gyros dumplings dumpling chocolate candy sweets popcorn
flat_white cortado ristretto affogato frappe frappuccino cold_brew chai matcha horchata horchatas kombucha cider wrap wraps prosecco spritz poke poke_bowl acai acai_bowl
naan biryani samosa samosas shawarma doner hummus empanada empanadas arepa ceviche quesadilla quesadillas nachos milkshake horchata schnitzel pierogi
pretzel pretzels croissants bagels donuts muffins oat_latte iced_latte iced_tea
full_english fry_up sunday_roast sausage_roll sausage_rolls pasty pasties scone scones toastie chippy chip_shop brekkie lager ale g&t bap sarnie butty slushie deli set_menu milkshakes
thai indian brewery liquor liquor_store bottle_shop off_licence off-licence froyo cupcake steakhouse room_service vending_machine cigs ciggies smokes red_bull energy_drink energy_drinks
beer_garden protein_bar`,
	"Groceries": `groceries grocery supermarket gum market vegetables vegetable veggies fruit fruits milk bread eggs egg cheese butter meat chicken fish beef pork yogurt yoghurt flour sugar
cereal potatoes tomatoes apples bananas oranges water_bottles mineral_water toilet_paper detergent dish_soap cleaning_supplies household_supplies trash_bags food_shopping
weekly_shop greengrocer butcher farmers_market ham bacon honey jam olive_oil
soap sponge sponges bin_bags bin_liners foil cling_film napkins tissues washing_powder fabric_softener loo_roll loo_rolls bog_roll kitchen_roll washing_up_liquid spuds rashers ice_lolly ice_lollies lollies tobacco
corner_shop corner_store convenience_store newsagent newsagents fishmonger sourdough strawberries raspberries blueberries berries grapes lemons onions garlic lettuce oatmeal cream
toilet_roll bleach ziploc_bags spices cooking_oil veg veg_box big_shop deli_counter health_food_store frozen_food frozen_pizza bottled_water sparkling_water paper_towel paper_towels
dishwasher_tablets cleaning_stuff cleaning_products bag_of_ice mince`,
	"Transport": `mot mot_test taxi cab uber_ride bus metro subway tram train trains train_ticket bus_ticket ticket_bus ferry parking toll tolls gas petrol fuel diesel gasoline charging ev_charging car
car_wash car_repair car_rental_day oil_change tire_change tyre_change tires tyres mechanic bike bicycle scooter bike_rental ride commute transit transport transportation rideshare ride_share
underground fare fares travelcard oyster_card transit_pass monthly_pass bus_pass train_pass garage motorcycle inspection registration_car highway_toll parking_ticket congestion_charge ulez rego myki opal_card bus_fare
ev_charge valet tire_rotation windshield_wipers windscreen_wipers brake_pads tow_truck towing metrocard inner_tube smog_check blue_badge bike_repair bike_repairs bike_shop`,
	"Housing": `rent mortgage deposit_flat furniture sofa couch bed mattress table chair desk lamp ikea_shelf repair repairs plumber electrician locksmith renovation paint hardware
home_depot_run housing house apartment condo hoa maintenance cleaning cleaner curtains carpet rug garden gardening plants_garden appliance appliances fridge
washing_machine dishwasher vacuum tools drill landlord moving
towel towels mug mugs bowl bowls plate plates pan candle candles vase picture_frame mirror pillow pillows blanket bedding sheets duvet bulb bulbs light_bulb lightbulb light_bulbs screws glue paintbrush brush brushes plant plants seeds compost potting_soil flowerpot houseplant boiler radiator skip_hire hoover laundry laundromat launderette dry_cleaning bucket mop broom kettle toaster cutlery teapot hangers doormat
handyman maid gardener lawn_care lawnmower lawn_mower landscaping movers storage_unit diy diy_store wallpaper shelves bookcase armchair blinds pots_and_pans knives microwave
blender washer dryer pest_control exterminator chimney_sweep ironing coffee_maker estate_agent letting_agent hoa_fee wardrobe`,
	"Utilities": `electricity electric electric_bill power_bill water_bill water gas_bill heating internet wifi broadband phone_bill mobile_bill phone_plan mobile_plan sim_card sim
data_plan utilities utility utility_bill garbage sewage top_up_phone prepaid_card cable landline energy leccy
trash_pickup bin_collection propane firewood council_rates sky_bill phone_credit phone_top_up`,
	"Health": `doctor dentist pharmacy medicine medication pills vitamins hospital clinic prescription therapy therapist gym fitness yoga pilates physio physiotherapy massage glasses
contact_lenses optician eye_exam checkup check_up vaccine haircut beard_trim barber hairdresser salon manicure cosmetics skincare shampoo toothpaste sunscreen bandage aspirin
ibuprofen supplements health medical lab_test x_ray surgery vet_human personal_trainer swimming_pool spa
toothbrush razor razors deodorant hairbrush lipstick nail_polish shower_gel conditioner hand_cream plasters thermometer chemist dental_hygienist hygienist meds copay co-pay waxing eyebrows facial tattoo nail_salon
drugstore drug_store braces optometrist antibiotics painkillers tylenol advil cough_syrup cough_medicine sanitary_pads condom birth_control chiropractor counselling counseling
dermatologist urgent_care ambulance flu_shot hair_cut hair_dye barbershop nails mani_pedi pedicure lashes sun_cream face_cream shaving_cream moisturiser moisturizer podiatrist
hearing_aid inhaler toiletries dental_cleaning gym_membership gym_sub`,
	"Leisure": `art_supplies craft_supplies museum cinema movie movies film theatre theater concert gig festival tickets ticket game games video_game steam_game zoo aquarium exhibition gallery bowling karaoke club
nightclub party hobby hobbies opera ballet book_club board_game escape_room amusement_park theme_park ski skiing lift_pass climbing surfing golf tennis football match
stadium lottery toy toys guitar vinyl comics magazine magazines fishing camping hiking panto pantomime scratchcard scratchcards raffle swimming entertainment fun arcade billiards pool_hall
scratch_card casino craft_store fireworks funfair green_fees pub_quiz ice_skating ice_rink trampoline_park poker blackjack roulette betting bets bookies gambling`,
	"Shopping": `clothes clothing shoes sneakers shirt t-shirt tshirt jeans pants trousers dress jacket coat socks underwear hat bag backpack handbag watch jewelry jewellery phone
headphones earphones earbuds laptop computer tablet keyboard mouse monitor charger cable_usb usb_cable camera tv electronics gadget battery batteries makeup perfume
shopping sunglasses sun_hat sat_nav umbrella belt scarf gloves suit tie sweater hoodie boots sandals wallet phone_case power_bank
hats cap beanie slippers pyjamas pajamas bra tights cardigan jumper trainers flip_flops raincoat swimsuit bikini shorts skirt blouse earrings necklace bracelet tent sleeping_bag torch flashlight wellies anorak knickers sunnies padlock helmet wool yarn fabric
boxers bras heels shoe_shop shoe_store shoe_repair cobbler tailor alterations seamstress purse jeweler jeweller thrift_store thrift_shop charity_shop
second_hand_shop vintage_shop pawn_shop department_store perfume_shop clothing_store`,
	"Travel": `flight flights plane_ticket airfare airline hotel hostel airbnb motel resort luggage suitcase visa visa_fee passport travel trip vacation holiday tour cruise car_rental
rental_car car_hire booking airport airport_transfer baggage lodging accommodation campsite souvenir souvenirs
city_break postcard bed_and_breakfast guesthouse fridge_magnet`,
	"Work": `printer_paper printer paper office office_supplies stationery toner ink ink_cartridge pens pen notebook stapler business_cards coworking co_working conference hosting
domain server cloud saas software license licence postage stamps shipping courier freelancer contractor client_gift team_event business envelopes folders binder
whiteboard usb_stick webcam standing_desk office_chair accounting accountant lawyer legal_fees advertising ads marketing domain_name coworking_space print printing copies
pencils pencil eraser sellotape sticky_tape highlighter stamp  solicitor stationers`,
	"Education": `course courses tuition school university college textbook textbooks book books ebook class classes lesson lessons training workshop seminar exam exam_fee tutor tutoring
language_course education learning school_supplies kindergarten_fee student bookstore bookshop novel`,
	"Gifts": `gift gifts present presents pressie pressies prezzie birthday_gift birthday_present birthday_pressie wedding_gift flowers bouquet donation donations charity christmas_gift
		gift_card tip_jar church florist birthday_card greeting_card christmas_card secret_santa gofundme balloon wreath wrapping_paper gift_wrap baby_shower_gift`,
	"Family": `kids children child baby diapers diaper nappies babysitter nanny daycare day_care kindergarten childminder nursery sitter pram pushchair nappy school_uniform school_dinners pocket_money allowance_kids stroller
		formula_milk baby_food school_trip family playground
wipes baby_formula childcare playgroup summer_camp after_school_club soft_play baby_clothes car_seat kids_party toy_store toy_shop`,
	"Pets": `pet pets dog cat dog_food cat_food pet_food vet veterinarian litter cat_litter leash aquarium_fish dog_walker grooming kennel
flea_treatment cattery hamster puppy_training dog_training dog_toys bird_seed fish_food fish_tank`,
	"Fees": `bank_fee bank_fees fee fees atm_fee overdraft commission interest late_fee service_fee credit_report credit_card_fee annual_fee card_fee wire_fee exchange_fee fine fines
penalty parking_fine speeding_ticket notary passport_fee bank_charges dmv delivery_fee booking_fee library_fine passport_photos`,
	"Insurance": `insurance car_insurance health_insurance life_insurance home_insurance travel_insurance liability_insurance premium
		insurance_premium`,
	"Taxes": `income_tax property_tax road_tax car_tax council_tax city_tax tax_bill tax_payment taxes tax tourist_tax customs
		customs_duty import_duty church_tax withholding_tax`,
	"Subscriptions": `tv_licence tv_license subscription subscriptions membership streaming music_subscription newspaper cloud_storage icloud_storage vpn
		password_manager annual_plan monthly_plan`,
}
