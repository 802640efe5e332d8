// Ordinary English words that lie one slip from a word of the trade and mean something of their own.

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `about above across action actions addresses after again along already always among amount another answer answers
  anyone anything apart apply appreciated approximate areas aren around asked asking aside
  badge bananas basic basis beach became become before begin behind being below beside better beyond bigger birds black
  blame blank blast bleed block blocks blood board boats boxes brackets brain brand brands bread break breaks brick bride bridge bridges
  brief bring brings broke brother brought build builds built bunch
  called calling candid cards cared career cargo carry cases catch cause center chain chair change changed changes channel
  charge charged charges chart chase cheap cheaper check checked checks cheer choice chose christian church claim class
  classes clean cleaner clear click client clients climb clock close closer closes cloth clothes clothing clusters coach
  coast coats code coffee collect collects column combine comes coming comment common companies compare complete concert
  connect connects const constant contain contains content contents context contract cooking cools copied copper corner
  corrected correctly costs could counter counters country couple course court cover covered covering coverage covers craft
  create created crews cross crowd crown cruise curve custom customs cycle
  daily danger dates deal dealing dealings deals dealt decent decide deeper delay delays delivered demand depend describe desert
  designed desire detail details device dinner direct direction dirty display displayed doing doors doubt draft drawn dream
  dress dried drink drive driver drops during
  early earth easier eastern eight either eighteenth email empty ended enjoy enough enter entire equal error estimated evening evenings events every
  exact except expect extra
  faces fact factor fails faith falls family fancy farms faster father fathers favor feature features feels fence field fight
  figure filed files filled final finals finish first fixed flash flat flats flavor flight floor flour focus folks fonts
  foods force forces forget forms forth fourteenth forward found frame frames fresh fridays friend fruit funds funny further
  games general gentle girls given giving glad glance gloss goals goods grabs grade grand grant grass great greens grind gross
  ground group groups grown growth guess guest guide
  garden gardens letting quality talking bracket agents directions emails
  habit hands handle happen happy harder hardly hated haven heads health heard heart heater heavy height helped hence
  highlight hills hobby holds holes homes honey hopes horse host hotel hotels house houses hover human humane
  ideal ideas ignored image images impact impress inches include indeed individually inner input inside instruction
  interest issue issues itself
  joint judge juice jumps kept kicks kinds kitchen knees known
  label labor lacks lands larger largest lasts later latter laugh launch lawn laser leads learn least leave leaves legal
  legs lemon length letter letters level life lift lights likely limit limits lined lines links lists liter lived lives
  loads loan local locate locks logic long looks loose loss lots loved lover lower lucky lunch
  magic mails maker makes making manage managed manages many maple marks market marry masks master match matched matches
  material math maybe mayor means meant medal media meet meets member mental mentor menu metal method might miles mind
  minor minus mixed model modern moment money monthly mondays moral mornings mother motion motor mouse mouth moved moves movie music
  named names narrow nature nearly neat needed needs nerve never newer night nineteenth nobody noise normal north noted notes nothing
  novel nurse occur ocean offer offers often older online onto opened opens opera option options orders other others
  ought ounce outer outside owned owners
  packages packaged pages paid pain paint painted pairs panel panic pants paper papers parent park parking parks part
  parts party pass passed past paste path paths pause payed peace pencil perfect perhaps period phase phones photo photos
  picks piece pieces pilot pitch place placed places plain plan planned plans plane plant plants plate plates play
  played player plays plenty plus point pointer pointing points poles pools popular porch port possibly post posted
  posts pound pounds power press pretty prevent previously prices pride prime primo prince printer printers prior prize problem process produce
  produced produces profit program project projects proper proud prove provide public pull pulls pure purse push pushed
  quick quiet quite quoted quotes
  races radio rails rain raise ranch range rapid rates rather reach react read reader reads ready real really reason
  recall recent record recorder reduce refer region regular relax relief remain remove rent repeat reply report reports
  represent request rescue resort rest result retire retro return review rider right rings rise river roads robot rocks
  role roles rolls roof rooms roots rough round route royal rules running rural
  safe safety said sales saturdays salon same sampled samples sauce saved saves scale scene scope score scout seals search season
  seater seats second secret section seems seen self selling sends senior sense serious serve served service services seven seventh seventeenth
  several shade shall shape share shared sharp sheet shell shelf shift shifts shine shoes shoot shops shore short shots
  should shown shows sides sight silent silver simple simply since single sister sites sixth sizes skills skip skipped
  skipping skirt skirts sleep slides slight slip slow smaller smart smell smile smoke snacks social solid solve some songs
  soon sorry sorts sound sounds south space spare spark spell spend spent spice spoke sports spread spring square stack
  stage stairs stamp stand standard stars start starts state states station stats stays steak steal steam steel steep
  steps stick still stock stone stood stops stopping store stores storm story straight strange stream street strike string
  strip strips stripping strong struck stuck student studio study stuff style styles sugar suggest suite suites suits sundays
  summer super supply support sure surface sweat sweet swim swing switch switched switches system
  table tables taken takes taking tales talks tanks tapes tasks taste taught taxes teach tells tends tenth terms test tests
  texts thank their them theme then there these they thick thing things think third thirteenth those thought thread three threw thursdays
  through throw tight tiles timer times tired title toast token tones tooth topic topics total touch tough tours towards
  towels tower towns toys trace tracing track tracks trade trail trailing train trains trash travel treat tree trees trend
  trial tribe trick tried tries trips trunk trust tuesdays truth turns twice types typed
  uncle under unique unite unless until upper upset urban using usual
  valid value vents venue verse video views virus visit visual voice vote
  assistance cheat charter lighted paris sings smock smocks charts dance danced dances dancing employer familiar framed highlighted lottery metro offering
  offerings painted painting paintings paints participate pitches pointed princess producer royals seventh shopping stocks
  stored stories swatch swatches switching tenth tracker trader training
  wages wagon waist waited walls wants waste watch water waves wedding wednesdays weeks weird wheel wheels where which while whole
  whose wider winds wings winner winter wishes within without women wonder words worked workers works world worry worse
  worst worth would wound wrapped write writer writes writing wrong wrote yards years yellow young yours youth
  battles bonner pastor pastors polls stitcher hates couch bells cares beats bases paints tricks packing training protects
  quota offering teaches cheat dangers charter speakers stories interests familiar illustrated illustration locking
  producer producers employed tracker trackers shaped piercing parson holler sucks sucked phony
  thinks locates heats heated battle boots seventh eighth ninth tenth eleventh twelfth lagging looping sweeter blink pooch dance beard
  cart carts calories revolution sacks cords pitches tints stiff smells widow corel hanley canva directional
  retired trusted referred deputized aided interned interim
  absolute airlines apparent attended backspace backstop badger badgers banana bandages bankers bards beards bills bloat boars boast
  boasts bolts bother bothers bottled boxers brags browsers budge bulls buoys caches cameo camps capes caper carat carbs cardigan
  carnival chambers changer chant chants chaps chapters chariots charmer charters chatters cheats chiefs chopper choral claps coached
  coopers copay copiers crook crows curds cusps customary definite delivers directing directives directors donor donors dose eater
  eightieth elaborate elements employers exchanged extension fiend fiftieth forte framer framers galas gales graphite gravy grids groomers
  groupers growers handfuls handguns handsets hangout hangouts headboard headboards headstand headwind heathen hoist hoists hostels
  illustrate instruct instructed inter interacted kites knits landlines lending littering logging logon looming lungs mandate manes
  manger meals mechanism menus moaning motorcyclist motorcyclists mourning musicals ninetieth ornamental pager painter
  pains panes patents payer persona pierces pines pings pinks pints placers plagues planter planters plasters platters plungers poach
  porters portions poser potholes potters prayers preach pricey primer programmer programmers proms punts quarterly quartet quilters
  quitters receivers references refugees relieved repaint reserved returnees revolutions scars scoot sensors seventieth sever shifting
  shingle shingles shock shocks shopped signings silky singlet singlets sipped sipping sitters sittings sixtieth slicker slipped
  slipping sliver snicker snickers snipping soothing sores spite stare stares starlet statues sticking stingers stinker stretched
  stretching strikers sundae sundaes sweated sweepers techies technical tenths terminate thirsty thousandth torque torte totem totems
  traders trained trainer trainers traitors trampers trappers trapping travelers trawler trekkers trekking trestles trickery tricking
  trowel tucks tumble tumbled tumbles understood unfit unicorns unity urge users violent waistband waivers watery weeding
  whiter whittle widows worksheet worksheets writers`
    .trim()
    .split(/\s+/),
);
