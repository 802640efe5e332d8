// What the name of a company or a group is made of.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What stands at the end of a company's or a group's name. */
export const COMPANY_WORDS = list(`
  llc llp pllc inc corp corporation co company ltd co-op coop brewing brewery brewhouse brewpub distillery winery vineyard
  vineyards construction concrete paving asphalt masonry excavating excavation fence fencing drywall welding fabrication
  machine tool diesel towing tire tires transmission autobody collision detailing mechanical heating cooling refrigeration
  plumbing hvac electric electrical roofing gutters siding landscaping lawn nursery greenhouse irrigation pest exterminating
  security storage auto automotive motors garage realty properties property mortgage dental dentistry orthodontics clinic
  hospital hospice medical pharmacy chiropractic pediatrics optometry orthopedics dermatology therapy rehab
  wellness counseling veterinary vet kennel church chapel parish temple synagogue mosque baptist lutheran episcopal methodist mennonite nazarene adventist pentecostal apostolic unitarian masjid
  presbyterian catholic fellowship ministry ministries school academy elementary university college montessori high middle
  preschool daycare childcare kindergarten league athletics soccer baseball softball football basketball hockey lacrosse
  volleyball wrestling swim track cheer fc sc club boosters booster pta pto ptsa troop scouts pack foundation association
  society union local chamber legion vfw rotary lions kiwanis elks lodge fraternity sorority choir orchestra band chorus
  department dept council precinct district usd isd hoa restaurant cafe coffee roasters bakery bakehouse grill grille bbq barbecue
  smokehouse pizza pizzeria taqueria cantina catering kitchen bistro diner eatery creamery donuts burgers tacos bar tavern
  saloon taproom pub deli grocery groceries market mart foods farm farms ranch orchard orchards dairy salon spa barbershop
  barbers barber cutz cuts nails beauty tattoo gym fitness crossfit yoga pilates karate dojo martial studio studios gallery
  photography films media marketing advertising creative design designs consulting solutions services systems technologies
  tech software labs analytics bank credit insurance law legal cpas attorneys partners group holdings enterprises industries manufacturing
  logistics trucking freight transport transit moving movers cleaning cleaners janitorial laundry grooming painting flooring
  carpentry woodworks cabinets contracting contractors builders homes remodeling renovations restoration supply hardware
  lumber equipment rental rentals outfitters boutique apparel clothing jewelers jewelry florist floral bookstore books toys
  bicycles cycles records events travel hotel inn resort casino theater theatre museum library zoo fire police ems county
  city township brothers bros sons daughters associates office capital financial investments accounting advisors agency
  nonprofit outreach shelter rescue conservancy initiative coalition institute upholstery arts parks care energy solar power
  plastics steel metals salvage saddlery printing chiropractors engineers engineering architects surveying staffing trees roofers grange service septic hauling tree sealing ame
  tile granite drywall stucco insulation pawn alterations tailoring tutoring exteriors interiors ceramics pottery quilting millwork
  lounge parlor parlour cooperative imaging arborists meats butchers wreckers creations optical kennels
  mattress mattresses medicine apothecary antiques confections bagels cupcakes chocolates liquor escrow demolition drilling propane
  petroleum agronomy gymnastics locksmith rigging countertops carpets eyecare gelato sushi ramen
  turf sod hydroseeding hardscapes hardscaping aquascapes pavers waterproofing excavators framing scaffolding refinishing
  sandblasting coatings fabricators machining ironworks metalworks woodworking cabinetry joinery logging
  forestry aggregates recycling disposal sanitation rooter housekeeping bakeshop patisserie roastery juicery
  nutrition cellars cidery meadery alehouse taphouse hatchery apiary greenhouses nurseries florists poultry livestock eyewear
  audiology podiatry endodontics periodontics midwifery massage acupuncture aesthetics tanning tattoos productions videography
  entertainment ensemble symphony philharmonic opera publishing broadcasting telecom wireless networks computers electronics
  robotics esports aerospace limousine limo couriers rafting charters outfitting expeditions adventures rugby rowing archery
  aquatics motorsports powersports firearms appraisals notary bookkeeping payroll lending brokers brokerage apartments
  distributing distribution distributors wholesale imports
  bait tackle mowing taxidermy stables aviation marine repair tabernacle cathedral congregation abbey gurdwara alumnae
  tigers wildcats bulldogs panthers eagles hawks jaguars cougars falcons raiders warriors spartans trojans mustangs broncos
  bobcats huskies hornets titans rockets vikings pirates wolverines badgers gators coyotes bluejays stallions thunderbirds
`);

/** In capitals, after a name of its own: "Blue Heron Camp"; else what somebody does. */
export const LODGINGS = list(
  'camp campground campgrounds retreat marina motel inn lanes speedway raceway ballet dance troupe tours board committee forum pantry assembly alliance collective emporium mercantile',
);

/** Those that end a name in whatever place: "acme plumbing llc". */
export const LEGAL_FORMS = list('llc llp pllc inc corp corporation ltd');

/** What a charity does or gives for its cause: "Run for Rosie Foundation", "Paws for a Cause". */
export const CAUSES = list(`
  run walk ride race relay paw hand toy stride mile step coat book home heart wheel friend hoop swing climb dance bowl cut
  lace kid voice wing light song quilt meal key jump swim row cook brush paint bike hike
  bed crib food care hope tool shoe
`);

/** What begins the name of a company or a group: "Troop 45", "Taquería La Paloma". */
export const LEADING = list(`
  troop pack post local lodge usd team club camp church masjid gurdwara congregation university college bank casa iglesia taqueria panaderia carniceria salon
  restaurante deportivo atletico osteria brasserie patisserie boulangerie creperie cocina pizzeria escuela academia parroquia pinturas cafe bistro trattoria ristorante hotel temple congregation
  tamales carnitas birria birrieria mariscos pollos elotes paleteria raspados tortilleria llantera floreria estetica barberia
  peluqueria ferreteria muebleria construcciones jardineria transportes zapateria refaccionaria abarrotes limpieza limpiezas jardines muebles plomeria lavanderia
  carpinteria herreria mudanzas banquetes eventos servicios grupo pisos techos cocinas autopartes dulceria cerrajeria tapiceria
  taller farmacia vidrieria joyeria neveria polleria loncheria marisqueria antojitos fonda rancho
  tacos tortas mueblería yeso pintura imprenta consultorio clinica distribuidora constructora inmobiliaria mecanica refrigeracion electricidad papeleria
  deportivo deportiva atletico seguros templo capilla ministerio ministerios catedral pupuseria rosticeria cerveceria cafeteria
  heladeria reposteria pasteleria licoreria fruteria verduleria relojeria optica llantas servicentro autoservicio funeraria
  guarderia instituto fundacion asociacion comercializadora importadora fletes paqueteria joyas arepas arepera pupusas colmado
  bodega constructores remodelaciones cercas drenajes fumigaciones plomeros soldadura herreros jardineros decoraciones
  fotografia producciones sonido mariachi estudio spa uniformes novedades variedades botanica yerberia dulces
`);

/** What a visitor may be at a company: "the manager at Acme". */
export const ROLES = list(`
  owner manager director president founder coordinator teacher coach treasurer secretary principal pastor admin administrator
  assistant foreman superintendent rep supervisor contractor subcontractor engineer officer buyer chef mom parent volunteer
  captain chair chairman chairperson boss ceo coo cfo partner member organizer planner leader lead head hr marketing
  receptionist bookkeeper accountant technician supplier staff speaking operations purchasing procurement paralegal dispatcher
  curator docent librarian
`);

/** They say what kind it is and make no name of their own: "a youth soccer league". */
export const ORDINARY = list(`
  new local family small big great whole entire youth senior seniors junior vacation bible sunday high middle elementary grade
  art dance music martial driving nursing medical culinary beauty trade farmers farmer super mini food pet dog cat horse craft
  book tea ice cream juice sports golf country swim chess drama debate robotics science math history ski run running cycling
  bike motorcycle mens womens ladies girls boys adult indoor outdoor rec recreational varsity jv annual holiday spring fall
  winter summer corporate home house fast hot downtown uptown midtown nearby neighborhood community volunteer private public
  christian state national international own other different favorite mobile pop flea street block parking grocery
  hardware convenience thrift antique gift tire nail hair tattoo massage marching jazz rock garage wedding cover pep boy girl
  scout cub study reading garden service student alumni board booster fan yacht night day fitness charter health mental
  urgent primary animal dental eye family-owned nonprofit non profit mesh chain link wood vinyl metal safety kitchen sink
  campaign law fire police insurance credit tech industry trade real estate commercial residential industrial municipal
`);

/** What places are called: "Lone Jack Heights". */
export const PLACE_ENDINGS = list(`
  heights valley summit springs spring village grove ridge creek city town park parks hill hills county square plaza mall
  station stadium arena street st avenue ave road rd drive dr lane ln boulevard blvd highway hwy court way beach lake lakes
  river falls bluff bluffs crossing crossroads landing point harbor island estates meadows district downtown airport center
  centre fairgrounds lawrence missouri kansas mo ks campus building tower hall room suite mansion gardens country
`);

/** Makers, shops, type faces and words of the trade: two of them in capitals look like a person. */
export const BRANDS = list(`
  comfort canvas gildan hanes carhartt nike adidas armour yeti stanley pantone sanmar ink staples kinkos vistaprint costco
  walmart target chopper depot sans roman neue grotesk gothic helvetica arial garamond script google apple android samsung
  zoom venmo paypal zelle cash visa square corel photoshop illustrator canva royals chiefs sporting chick thread stitch
  chat gpt whatsapp facebook marketplace christmas halloween easter thanksgiving valentine jesus santa claus seuss sherwin
  dark vintage athletic antique distressed screen print printing party drive noon order only shirts pajamas dance font
  lettering text anytime sleeve chest design logo mockup proof season series bowl sunday wrap banner sign
`);

/** States and large cities: "from Texas" is where somebody lives. */
export const PLACES =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas(?: city)?|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york(?: city)?|orleans)|north (?:carolina|dakota)|ohio|oklahoma(?: city)?|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|chicago|houston|dallas|austin|denver|seattle|los angeles|shawnee mission|fort worth|boston|atlanta|miami|phoenix|philadelphia|st louis|omaha|wichita|topeka|lawrence|overland park|olathe|independence|lees summit|des moines|cedar rapids|council bluffs|grand (?:island|rapids)|sioux (?:city|falls)|little rock|las vegas|salt lake city|blue springs|bonner springs|excelsior springs|colorado springs|prairie village|grain valley|jefferson city|rapid city|fort (?:smith|collins|wayne|scott)|usa|us|america|canada|mexico|google|facebook|fedex|ups|usps|amazon|instagram|yelp|kc|nyc|la)$/;

/** "chandler az" */
export const STATE_LETTERS =
  /^(?:a[klrz]|c[aot]|de|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy])$/i;

/** Programs, sites and what is told of: in capitals too, and nobody's company. */
export const NOT_A_COMPANY = list(`
  adobe canva figma indesign dropbox microsoft word excel powerpoint pdf jpg png svg eps ai psd wix squarespace shopify wordpress
  etsy instagram tiktok youtube snapchat linkedin twitter nextdoor yelp reddit gmail outlook iphone venmo disney pixar marvel
  pokemon nintendo mickey minecraft barbie lego batman superman spiderman netflix spotify uber doordash usps ups fedex
  question request inquiry reminder update regards wishes sincerely cheers thanks invoice ship shipping delivery address delivered attached
  dtg dtf vinyl embroidery screenprint sublimation laser digital printing cmyk pms pantone rgb
`);

/** In capitals: where and how big, "Left Chest", "Adult Medium". */
export const PRINT_WORDS = list(`
  left right upper lower full center sleeve chest back front pocket color colour size adult youth small medium large xl
`);
