// The trade's words by meaning: what a number can count, what is worn, coloured, drawn or asked for.
// All lower case and singular; readers compare stems (see words.ts).

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What is worn: a size may stand beside it. */
export const GARMENTS = list(`
  shirt tshirt tee polo hoodie hoody sweatshirt sweater cardigan crewneck jersey jacket vest apron uniform tank tanktop longsleeve
  onesie pullover windbreaker fleece pants short legging sock hat cap beanie visor snapback trucker bandana scarf glove
  toque tuque jumper gilet scrub coverall button-up workshirt raglan henley robe headband ballcap teeshirt camiseta gorra sudadera playera camisa
`);

/** What an order is counted in. */
export const PIECES = list(`
  piece pc unit item copy set pair each garment blank apparel merch swag
  banner sign decal cling sticker magnet mug pen bottle tumbler tote bag keychain koozie lanyard notebook flag poster patch towel
  umbrella usb mask cup glass coaster ball wristband bracelet button badge pin card flyer brochure postcard label backpack
  drawstring charger pad mousepad calendar planner puzzle frisbee cooler lighter opener candle ornament box pouch wallet
  car truck pickup van vehicle trailer bus suv boat cart motorcycle motorbike forklift rv atv utv airplane pontoon fleet semi tractor
  ambulance limo limousine hearse excavator backhoe bulldozer motorhome snowmobile minivan sedan jetski taxi window door panel yard-sign stand tent canopy feather backdrop tablecloth
  pencil highlighter stressball sunglass blanket lapel medal trophy plaque site website page-site giveaway gift kit
  poncho potholder matchbook whistle kazoo flask growler zamboni
  plate board frame placard wrap order-piece display
`);

/** Whom an order is for: a number of people is a number of pieces. */
export const PEOPLE = list(`
  people person ppl guest guy girl kid child adult youth head individual attendee employee student player member volunteer staff
  worker runner coach folk friend participant teammate boy man woman lady gal customer camper teacher nurse musician dancer
  crew men women children toddler teen folks dude bro tech technician mechanic cook chef waitress waiter server host hostess
  bartender senior junior freshman graduate grad parent dad mom cousin sibling sister brother scout bridesmaid groomsmen usher
  kiddo grownup youngster docent chaperone trustee trainee retiree referee aide intern apprentice counselor
  instructor deputy cadet paramedic emt barista lineman linemen fireman firemen foremen
  director doctor conductor mentor supervisor bride chambelan chambelane
`);

/** Numbers before these count something else than pieces. */
export const NOT_PIECES = list(`
  color colour ink tone side sided location place area position spot print-color placement version option choice stitch thread screen
  question thing idea way reason time hour hr minute min second sec day week wk month mo year yr night morning afternoon
  evening quarter decade century ft foot feet inch in cm mm meter metre yard yd mile km meter oz ounce ml liter lb lbs pound kg kilo
  kilogram gram gsm mil dpi pixel px pt point percent percentage degree am pm o'clock dollar buck usd cent k-dollar euro pound-sterling
  star gb mb page phase step size style design logo file image artwork mockup proof revision concept draft line letter
  character story stories floor block street st ave avenue road rd lane drive blvd suite apt business-day xl xs x th nd
  location store shop office department branch campus campuse facility warehouse clinic ply pack layer half third fourth revision bedroom wheel tire door-sedan footer quote estimate bid price vendor printer competitor
  mph mpg rpm ppi psi wind wash weight denier post pole leg seater wheeler sponsor hole court inning lap
  karat carat watt volt amp kw kwh hz mhz ghz tb kb byte acre calorie kcal ton tonne tsp tbsp teaspoon tablespoon mg knot
  celsius fahrenheit kelvin decibel
`);

/** Vehicles: model numbers follow them ("Transit 250"). */
export const VEHICLE_MAKES = list(`
  ford chevy chevrolet gmc dodge ram toyota nissan honda mercedes sprinter transit promaster express savana silverado
  sierra tundra tacoma metris f isuzu freightliner tesla model bmw audi jeep hyundai kia subaru econoline
  corolla camry civic altima malibu prius tahoe suburban yukon escalade camaro corvette
`);

/** Makers of blanks: style numbers follow them ("Gildan 5000"). */
export const BLANK_MAKERS = list(`
  gildan bella canvas hanes champion richardson yupoong flexfit comfort colors independent carhartt port authority district
  american alternative anvil jerzees yeti stanley bic style model item sku tultex softstyle level bayside sportswear
`);

export const COLORS = list(`
  white black navy red blue green yellow gold orange purple pink maroon burgundy gray grey charcoal brown tan beige cream
  ivory silver teal turquoise aqua olive khaki lavender magenta cyan crimson coral mint peach mustard rust indigo violet
  scarlet heather camo royal cardinal chrome bronze copper lime fuchsia natural sand ash oxblood chartreuse ecru ochre cerulean vermilion aubergine
`);

/** Words that go before a colour and belong to it. */
export const SHADES = list(`
  light dark bright navy royal sky baby forest kelly hunter hot neon deep pale matte gloss safety heather athletic dusty
  army military od burnt electric ice powder steel midnight ceil
`);

export const MONTHS: Readonly<Record<string, number>> = {
  january: 1,
  jan: 1,
  february: 2,
  feb: 2,
  march: 3,
  mar: 3,
  april: 4,
  apr: 4,
  may: 5,
  june: 6,
  jun: 6,
  july: 7,
  jul: 7,
  august: 8,
  aug: 8,
  september: 9,
  sept: 9,
  sep: 9,
  october: 10,
  oct: 10,
  november: 11,
  nov: 11,
  december: 12,
  dec: 12,
};

/** Sunday is 0, as in JavaScript's Date. */
export const WEEKDAYS: Readonly<Record<string, number>> = {
  sunday: 0,
  sun: 0,
  monday: 1,
  mon: 1,
  tuesday: 2,
  tue: 2,
  tues: 2,
  wednesday: 3,
  wed: 3,
  weds: 3,
  thursday: 4,
  thu: 4,
  thur: 4,
  thurs: 4,
  friday: 5,
  fri: 5,
  saturday: 6,
  sat: 6,
};

/** Words worth recognising through a typing error, beside those of the lists above and the shop's own. */
export const SPELLED = list(`
  embroidery embroider embroidered embroidering stitched screenprint screenprinting screenprinted printing printed printer
  vinyl vehicle graphics lettering signage storefront promotional product giveaway merchandise website online sweatshirt
  quote estimate ballpark price pricing cost order ordering reorder purchase minimum quantity turnaround rush deadline delivery deliver ship
  shipping shipped pickup tracking status package invoice deposit payment refund return exchange reprint discount
  artwork vector resolution design designer mockup proof logo upload illustrator photoshop pantone
  hours open opening closed address location located directions parking
  human person someone somebody everybody everyone representative agent manager owner speak talk contact
  appointment company business team school church reunion wedding birthday tournament fundraiser restaurant event
  hello morning afternoon evening thanks thank appreciate goodbye
  tomorrow today tonight yesterday thanksgiving christmas halloween easter holiday weekend monday tuesday wednesday thursday
  friday saturday sunday january february march april august september october november december
  dozen hundred thousand twenty thirty forty fifty sixty seventy eighty ninety eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth
  nineteenth twentieth thirtieth single
  small medium large youth color colors black white yellow orange purple front back sleeve chest
  ordered delivered received understand answer programmed
  actually instead correct email phone number material cotton polyester sample durable washable laminate
  interested looking available possible ignore instructions previous
  spanish language budget around approximately absolutely definitely certainly exactly perfect
`);
