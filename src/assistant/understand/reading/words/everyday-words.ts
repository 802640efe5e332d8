// Ordinary English words, for telling them from a name that is written without capitals.

/**
 * None that other lists hold (see common-words.ts, vocabulary.ts, name-words.ts), none whose ending tells, no given names and
 * hardly a surname. Singular nouns, plain verbs: ask for a word's stem too.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `ability abort abroad absence absent absolute abstract abundant academic accent accept access accident accompany
  account accuse ach ache achieve acknowledge acquire acre acrylic act active activity actor actual acute adapt add
  additional adjacent adjust administrator admire admission admit adobe adopt advance advantage adventure advice
  advise advisor affair affect afford afterpay afterwards against age agency agenda aggressive ago agree aha ahead
  ahora aid aim air airbrush airline airplane airport aisle alarm album alcohol alcoholic alert alien alike alive
  allergic allergy alley allow allowance alone alongside aloud alphabetical alter alternative although altogether
  aluminium aluminum amaze amazon ambiguity ambulance amenity america amex amid amigo amp amuse analyze anchor ancient
  android anew angle animal ankle anniversary annoy annual antique anxiety anybody anyhow anymore anyplace anyway
  anyways anywhere aol apiece apologize apology app apparent appeal appear appearance appetite apple appliance appoint
  approach approval approve aprons aquarium arabic architecture archive area argh argue arise arm army arrange arrest
  arrival arrive arrogant arrow article artificial artists asdf ask asleep aspect ass assault assemble assess asset
  assign assist assume assure asynchronous ate athletic atmosphere atom attach attack attempt attend attic attitude
  attract attractive attribute audience audio authority authorize autograph automatic average aviso avocado avoid
  awake award awe awkward aww babe baby bachelor background backorder backup backwards bacon baggage bah bail bait
  bake balance balcony bald ballet balloon ballot ballpark ballpoint bamboo ban banana band bandage bandit banker
  bankruptcy banquet bar barbecue bare bargain bark barn barrel barrier base baseball basename bash basket bat bath
  bathe bathroom bathtub batter battery bay baz bean bear beast beat beauty beaver becomes bedroom bee beef beer beg
  began begins behalf behave behavior behaviour belief believe belong belt bench bend beneath benefit besides bet
  betray between bibs bicycle bid bien big biggest bike bikini billion bin bind biography birth biscuit bitch bitcoin
  bite bitter bizarre bladder blade blah bland blazer bleach bleachers blender blew blind blister blizzard blog
  blogger blouse blow blower bluetooth boast body bodysuit boil bold bolt bomb bond bone bonfire bonus boo book
  bookcase bookmark bookstore boot booth border borrow bossy bother bots bottom bought boulder bounce bound boundary
  bout bow bowl boxer boyfriend brace brake branch brave bravery breakdown breakfast breakfasts breast breath breathe
  breeze brewer breweries bribe bricks bridal bridesmaids bridge briefcase bright brilliant broad broccoli broken
  broom broth browse browser bruh bruise brunch brush bubble bucket bucks bueno buenos buffer buffet bug buggy builder
  bulb bulk bull bullet bump bumper bumpy bundle bunk burden burger burglar burlap burn burst bury businesses butcher
  butler butter buy buyer buzz byte cab cabbage cabin cabinet cache cafeteria cage cake calculator calf callback calm
  calorie came camera camp campaign campus cancer candy cannon canoe canyon capability cape capital capture carabiner
  caravan carbon cardboard cardiac cardigan cardstock care carnival carpenter carpet carriage carrot cart cartoon
  carve cash cashier casino casserole cast castle casual cat catalog catalogue category cattle cave celebrity cellar
  cemetery census cent central century ceramic cereal ceremony chalkboard challenge chamber champagne championship
  chance chaos chapter character characteristic charity charm chatbot cheapest checker checkout checkouts checkup
  cheek cheese chemical chemistry cherry chess chew chick chicken chiffon childhood chili chimney chin chinese choose
  chop chore chosen chronic chunk churches cigar cigarette cinema circle circumstance circus citizen city civil clap
  clarify clarity claro classic clause cleanup clerk clever clinic clinical clip clipart clipboard cloak clone
  closeout closet closure cloud clown club clue clumsy clutch cmyk coal coarse coat coconut cod codes coffin coin
  coincidence collage collapse collar colleague collector college collision colony comedy comfort comfy comic comma
  command commercial commission commit committee community compact companion comparison compass compete competent
  competitor complain complaint complex complexity component compose compound comprehensive compromise compute
  computer conceal concept concern concise conclude conclusion concrete conduct conference confess confidence
  confident config configure confirm conflict conform confuse confusion congress congruent connector conscience
  consent consequence conservative consider consist consistent constraint consult consultant consume consumer
  container contemporary contest continental continuous contrary contrast contributor control controversial
  convenience convenient conventional conversion convert convey convince cookbook cooker cookie cookoff cope copyright
  cord cordial core corn coroplast correspond corrupt costume cottage cough council counsel count countdown
  counterpart countryside county coupon courage courier courtesy courtyard cow coward coworker crab crack cradle
  crappy crash crate crawl crayon crazy creator creature credit creek creep creepy crest crewnecks crib crime criminal
  crisis crisp crispy criteria critic critical criticism criticize crop crowbar crucial crude cruel crumb crunch
  crunchy cry crypto cube cucumber cuddle cuff culture cupboard cupcake curb cure currency current curriculum cursor
  curtain cushion custody cut cute cutout cyclist damage dame damp dangerous dare dark dash dashboard data database
  date dawg daybreak daylight days dear death debit debt decade decent decimal deck declare decline decoder decrease
  deep deer default defeat defect defend defense defensive defer deficit define definite degree delete delight demo
  democracy den denim dense dentist dentists deny depart departure dependency dependent depression dept depth deputy
  der deserve desktop despite dessert destroy detect detergent develop developer devil diagnostic dial dialog dialogue
  diamond diaper diary dias dibond dictionary die diecut diet differ difference difficult dig digit digital diligent
  dim dime dimension diner dinosaur diploma directory disability disagree disappear disappoint disaster disc discard
  discharge discipline disclaimer disclosure discover discovery discuss discussion disease disguise dishwasher disk
  dislike dismiss dispatch dispute disregard distance distant distinct distract distress distribute district disturb
  ditch dive diver diverse diversity divide divine division divorce dizzy doc dock doctor doctors dog doggy doll
  dollar dolphin domain dome domestic dominant donkey donor donut doorbell doormat dorm dormant dot double dough
  downhill download downstairs downtown dpi dragon drain drama drank drape draw drawer dreary drier driveway drop
  dropbox dropoff dropship drought drove drown drug drum drunk dry dryer dtf dtg dual duck duh duke dull dumber
  dumbest dummy dump durability dust dusty duty dwarf dye dynamic eagle ear earbud earlier earliest earmuff earn
  earnings earthquake ease easel eastern easy eat ebay echo economic economy edge edit editor effect efficiency
  efficient effort egg eh elastic elbow elder elect electric electricians electricity electronic elegance elegant
  elephant elevator elite elk else elsewhere embarrass embassy emblem emerge emit emoji emotional emphasis emphasize
  employ enamel encode encounter encourage end endpoint endure enemy energy enforce engage engine enhance enormous
  enroll ensure entertain enthusiasm entitle entrance entrepreneur entry envelope envy episode eps era erase errand
  escape espanol essay essence essential eta etc ethnic etsy even ever everybodys everywhere evidence evident evil
  evolve exam examine example excellence excellent excess exclude exclusive excuse executive exempt exercise exhaust
  exhaustive exhibit exist existence exit exotic expand expansion expense expensive experience expert expire explain
  explicit explode explore explosion export expose exposure express expression ext extend extension extent exterior
  external extraordinary extreme eye eyebrow eyelet fabric fabulous face facebook facility factory faculty fade fail
  failure faint fair fairy fake fall fallback false fam fame familiarity famous fanny fantastic fantasy faq far fare
  farewell farthest fashion fast fasten fastest fat fatal fate fault favorite fear feast federal fee feedback feel
  feet fellow felt female feminine ferry fertile festival festive fetch fever fewer fiberglass fiddle fidget fierce
  fifteenth fifth fighter figma filename fill film filter finance financial find findings finger fire firefighter
  firefighters fireplace firewall firework firm fisherman fist fit fix flame flashlight flask flaw flea flee flesh
  flew flier flip float flood flow fluffy fluorescent flute foam foamboard foamcore fog foil fold folder follow
  follower fond font foo food fool foot footage football footer footprint forbid forecast foreground forehead foreign
  foreigner forgive forgot forgotten fork formal format formatter former formula fort fortnight fortune fountain
  fourth fracture fragile framework fraud freedom freeze freezer freight frente frequency frequent fridge fries frog
  frontier frost froze frozen fruity fuel fulfill fun functional fundamental funeral fur furnace furniture furthermore
  fuse fussy future fuzzy fyi gadget gain galaxy gallery gallon game gang gap garage garlic gas gate gateway gather
  gave gaze gdrive gear gee gel gem gender genius genre gentleman genuine geometry gesture ghost giant gif gigantic
  giggle giraffe girlfriend glasses glitter global globe gloomy glory glossy glow glue glyph gmail goal goat god goes
  golden golf google goose gorgeous gosh gossip gotcha gotten gov governor gown gpa grab gracias gradient gradual
  grain gram grammar grandchild granddaughter grande grandson grape graph graphic gratis grave gravel gravity gravy
  grease greater greedy greet grep grew grid grief grill grim grin grip grocery grommet grow grumpy guarantee guard
  guardian guidance guideline guild guilt guilty guitar gum gun gusset gut gym hablo haha hair haircut hairy hale half
  halftone hallway ham hamburger hammer hamster hamsters hand handbag handler handmade handsome handy handyman hang
  hanger hangtag harbor hard hardware harm harmony harsh harvest hash hassle hasty hatch haunt hawk hay hazard
  headache header headline headquarters headset heal healthy heap hear heat heatpress heaven heavier hedge heel hefty
  hehe held helicopter hell helmet hem hemp hen her herd hereby heritage hero hers herself heuristic hex hid hidden him
  hide hideous hierarchy high highest highway hike himself hindi hint hip hire his historic history hit hivis hockey
  hola hold hole hollow hologram holographic homework homie honest honesty honor hood hook hooray hop hora horizon
  horizontal horn horror hospital hospitality hostile hotmail hour household howdy however html http hug huge humble
  humid humidity humor hun hung hunger hunt hurray hurricane hurry hut hybrid hygiene hyphen ice icloud icon icy idea
  identical identifier identify identity idiot idle ignorant illegal illusion imaginary imagine imho immense imminent
  immune imo imperfect implicit impolite import impose impression impressive imprint improve inbound incentive inch
  incident income incomplete inconvenient incorrect increase indesign index indicator indoor industry inexpensive
  infant infect inferior infinite infinity influence info inform ingles ingredient inherent inherit initial initiative
  injure injury ink inline inn innocence innocent insect insecure insert insight insist inspect inspector inspire
  instagram install installer instance instant instinct instructor insufficient insurance intact integer integral
  integrity intellect intelligence intend intense intent interact interactive interfere interim interior internal
  international internet internship interpret interpreter interrupt interval interview into introduce invade invalid
  invasion invent inventory invest investor invite involve ipad iphone ipsum iron irregular island italian itch itchy
  itinerary jail jam janitorial japanese jar jaw jazz jealous jealousy jeans jeez jerk jerseys jet jewel jewelry job
  joggers join joke journal journalist journey jpeg jpg jug juicy jungle junk jury justice justify kangaroo keen
  keeper kernel ketchup key keyboard keyword kick kidney kill killer kilometer kilt kingdom kiss kite kitten kittens
  kitty klarna knee kneel knew knife knight knit knock knot knowledge korean kraft laboratory lace lack ladder lag
  laid lamp landmark landscape lantern lap laptop lasagna late latency latest laundry lawsuit lawyers lay layer layout
  lead leadership leaf league leak lean leap lease leather leatherette lecture left legacy legend leggings leisure
  lemonade lend lender lengthy lenient lens leotard lesson lethal letras letterhead letterpress lettuce liability liar
  liberal liberty librarian library license lie lifesaver lifestyle lifetime light likes likewise limo line linear
  linen link linkedin lint lion lip lipstick liquid liquor listen lit literal literature lithograph litter live lizard
  lmao lmfao load loader lobby lobster locale lock locker lodge log logical login logos lone longer longsleeves look
  lookup loop lord lorem los loud lounge lousy low lowercase lowest loyal loyalty luck ludicrous luego luggage
  lukewarm lump lung luxury lyrics mac machine machinery macro magazine magical magician magnetic magnificent maid
  mail mailbox mailto maintain maintainer maintenance major majority makeup male mall mammal mandatory manner mansion
  manta manual manufacturer map marathon marble mardi margin marine marker markup marriage mascot mass massage massive
  mastercard masthead mat mate matte matter mattress mature maximum meal mean meantime meanwhile measure meat
  mechanism medical medicine mediocre meh mejor melange mellow melodic melon melt memo memorial memorize memory menace
  mend mercy merge merit mesh mess message messenger messy met meta metadata meter meticulous metric microphone
  microwave midday middle midjourney midnight mighty mil mild mile military milk mill million millisecond mineral mini
  minibar minimal minister minority minute miracle mirror misery mislead miss mission misspell mist mistake
  misunderstand mix mixture mob mock mockups mode modest modify module moist moisture monitor monkey monster monstrous
  months mood moreover mosquito moss motel moth motorcycle mount mountain mpg mph mud muddy muffin multi multicolor
  multiple mumble municipal mural muscle museum mushroom mushrooms musical mutual myself mystery myth nail naive
  namespace nap napkin nasty national nationality native naughty naval near nearby nearest necessity neck necklace
  needle needy negative neighborhood neon neoprene nephew nest net network neutral newest newline news newspaper nicer
  nickel nickname niece nightmare noches nod node noisy nonprofit nonsense nonstop nonwoven noodle noon northeast
  northern northwest nose note notice nowadays nowhere nuclear null numb numeric numerous nun nurses nut nutty nylon
  oak oath oatmeal obedient obese obey object objective obscure observe obsolete obstacle obtain occasion occupy ocho
  octet odd odor offense offensive officer official offline offset oil ombre omelet omg omit once onedrive ones
  onesies onion onward oof opaque operand operator opinion opponent opportunity oppose opposite optimal optimism
  optional orchestra ordinary org organ organic organize origin original otherwise ouch ours ourselves outbound
  outcome outdoor outdoors outfit outfitter outlet outline outlook output outrageous outsider oval oven overall
  overcome overflow overhead overlap overlay overlook overnight overprint override overrun overseas overtime overview
  owe owl own ownership owns oxygen oyster pace pack packet pager painter pal palace pale palm pancake panda parade
  paradise paragraph parallel parameter parcel pardon parka parrot parser partner partnership passage passenger
  passion passive passport password pasta pastel pathetic patience patient patio pattern paw pay paycheck payload
  paypal payroll pdf peak peanut pear peasant peculiar pedal pedestrian peel peer penalty peninsula pension pepper
  perceive percent percentage perform performance perfume periodic permanent permission permit perpetual persistent
  personal personality perspective persuade pest pet petite petty phenomenon phew philosophy photography phrase
  physical physician physics piano pick picnic picture pie pig pigeon pile pill pillow pinch pine pineapple pinstripe
  pinterest pipe pipeline pistol pit pity pixel pizza placeholder plague plaid planet plaster plastic plastisol
  platform platter playground playlist playoffs plead pleasant pleasure plot plug plugin plumbers plump plural plush
  pms pneumonia png pocket poem poet poetic poetry poison poke pole police policy polite political politician politics
  poll polybag poncho pony pool popcorn popularity popup pork portfolio portrait portuguese posh positive possess
  possession possibility postpone potato potential pour poverty powder practical practice praise pray prayer preacher
  precise precision predator predict prefer preference prefix pregnancy prejudice preliminary premise premium preorder
  prepare prepend presence present preset presidency pressure pretend prevail preview prey priest primitive principle
  prints priority prison prisoner privacy privilege probability procedure processor productive profession professional
  professor profile profound programmer progress prohibit prom prominent promise promo promote prompt prone pronounce
  proofs propaganda property proposal propose proprietary prosecute prospect prosperity protect protein protest
  protocol prototype proven provider provoke proxy prudent psd pseudo psst psychology pub publicity publisher puff
  puffer pump pumpkin punch puny pup pupil puppet puppies puppy purchase purge purpose pursue pushy qr quaint qualify
  quarrel quarter quarters queen query quest queue quilt quinceanera quirky quit quiz qwerty rabbit rack radar radical
  rag rage rail railroad railway rainbow raincoat rainforest rake ram ramp ran random rang rank ransom rape rare rash
  rat rate ratio rattle raw rayon razor readme reality realize realm realtors rear reassure rebel reboot rebrand
  rebuild receipt receive receptionist recipe recipient recognize recommend reconsider recover recovery recruit
  rectangle rectangular recursive recycle reddit redhead redirect redo redone redundant reef reference reflect
  reflective reform refresh refrigerator refugee refusal refuse regard regime regional register registry regression
  regret rehearsal reign reject rejoin relationship relative release relevance relevant reliability religion reload
  reluctance remainder remark remedy remember remind remote removal render renew renewal rental repair repay
  repetitive replace replica reporter repository research resemble reserve reset residence residential resign resin
  resist resistance resolve resource respect respond response responsibility restart restaurants restock restore
  restrict resume retail retailer retain retreat retrieve retry reuse reveal revenge revenue reverse revise revision
  revival reward rework rewrite rgb rhinestone rhythm rib ribbon rid riddle ride ridge rifle rigid rim rinse riot rip
  ripe ripple risk ritual rival rivet roar roast robbery robe robes robotics robust rock rocket rode rofl roll romance
  romans romantic rooftop root rope rot rotary rotten router routine row rowdy rsvp rub rubber rude rug rugby ruin
  rule ruler rumor run runs runtime russian rustic sack sacrifice saddle sail sailor saint sake salad salary sale
  salmon salt salty salute samsung sanctuary sandal sandbox sandwich sane sang sank sarcastic sat satellite satin
  satisfy sauna sausage save savings saw saxophone say scam scammer scan scandal scanner scar scarce scarcity scare
  scary scatter scenario scenery scenic scent schedule schema scheme scholar scholarship schools science scientific
  scientist scissors scold scooter scrape scratch scream screen screw screwdriver script scroll scrubs sculpture sea
  seafood seal seat seatbelt sec secondary seconds secrecy sector secure security seek sees seize seldom sell seller
  semester semicolon seminar senator sender sensitive sensitivity sent sentence sequel sequence sequin serene serial
  series serigraphy sermon servant session settle setup severe severity sew sewer sewn sex shabby shadow shady shaft
  shake shallow shame shampoo shark shave sheep sheer shelter sheriff sherpa shh shield shin shiny shirts shit shiver
  shock shoelace shook shop shopify shopper shortage shortcut shorthand shorts shot shoulder shout shovel show shower
  showroom shrimp shrine shrink shrinkage shrug shut shutdown shuttle side sidewalk sideways sigh signal signature
  signboard significance significant silence silhouette silicone silk silkscreen similar similarity simplicity sin
  sincere singles singlet singular sink siren siri sis sit size skate skeleton skeptical sketch ski skill skin skinny
  skull skyscraper slam slang slap slash slate slave slavery slender slept slice slick slide slim slimy slipper
  slippery slogan slope sloppy slot slower smallest smash smh smoker smooth smoothie smug snack snail snake snap
  snapchat snappy snapshot snatch sneak sneaky sneeze sniff snippet snobby snore snug soak soap sober soccer society
  soda sofa soft softball softshell software soil solar soldier sole somber someday sometime sometimes somewhere song
  sooner soonest soothe sore sorrow soul soup sour source southeast southern southwest souvenir spa spacecraft
  spaghetti span spandex spangle sparse speaker spec special specialist specialty species specific specify speck
  spectacle spectacular spectator speech speedup sphere spicy spider spill spin spinach spine spirit spiritual spit
  splendid split spoil spoken sponsor spontaneous spooky spoon sporadic sport spot spotlight spouse spray sprinkle
  squad squarespace squash squeegee squeeze squirrel stability stadium stain staircase stake stale stall standalone
  staple stare starter starve static statistics statue stay steady steer stem stencil step stereotype steward sticky
  stigma stimulus stingy stir stitch stole stomach stool storage stove straightaway strain strand stranger strap
  strategy straw strawberry strength strengthen stress stretch strict stripe strive stroke stroll structure struggle
  stub stubborn stumble stunt stupid stylus styrofoam subject subjective submission submit subscribe subsequent subset
  substance substitute subtle suburb subway success successive suck sudden suede suffer sufficient suffix suicide suit
  suitcase sum summarize summary summit sun sunburn sunglasses sunlight sunny sunrise sunset sunshine superb superior
  supermarket superset supervise supper supplementary supporter suppose suppression supreme surf surgeon surgery
  surname surplus surprise surrender surround survey survival survive survivor suspect suspend suspicion svg swallow
  swam swamp swan swap swear sweatband sweaty sweep sweetie swell swift swimmer swimsuit swirl swore symbol symbolic
  sympathetic sympathy symphony symptom synchronous syndrome synonym syntax synthetic syrup ta tab tablespoon tablet
  tackle taco tada tag tagline tail tailor talent tall taller tame tanktops tap tape tardes target task tassel tasty
  tattoo tax taxi taxpayer tba tbd tbh tea tear tearaway tease teaspoon technical technique teenager television tell
  temp temper temperature temple temporary tempt tenant tend tendency tender tennis tense tension tentative term
  terminal terrace terrific territorial territory terror terrorist tester testimony textile texture theater theft
  theirs themselves theoretical theory therapist therapy thereby therefore thereof thermal thesis thief thieves thigh
  thin thirst thirsty thirtieth thorough threat threaten threshold thrive throat throne throughout thumb thumbdrive
  thunder thus tick ticket tickle tide tidy tie tiedye tier tiff tiger tiktok till timber timeout timestamp timezone
  timid tin tip tire tissue tobacco todo toe together toggle toilet told tolerant tomato ton tongue took tool toolkit
  toothbrush toothpaste top tops torch tore tornado toss tourism tourist tow toward town toxic toy tractor trademark
  traditional traffic tragedy tragic trainer trait transcript transfer translator translucent transmission transmit
  transparent transplant transport trap traveler traversal tray treasure treaty tremble tremendous triangle tribute
  tricky trifold trigger trim trip triumph trivial troop tropical trouble truce true try tsk tsunami ttyl tube tug
  tumor tuna tunnel tuple turkey turn turtle tutor tutorial tutu tuxedo tv tweak twentieth twill twin twist twitter
  type typeface typical typo typography tyvek ugh uh ulcer umm umpire unanimous unclear underneath underscore
  understand understood undertake undo uneven unfair unhealthy unicode uninstall union unisex unitard unity universal
  universe university unlike unlock unofficial unpack unpleasant unreal unsafe unset unusual updates upgrade upon
  upright upstairs upstream uptight uptime upward urge urgency url usage use user username utility utilize uv vacancy
  vacant vaccine vacuum vague vain valet validator validity valley vanilla variant variety varsity vary vast
  vegetarian velcro velour velvet venmo venture verb verbal verbose verdict verify versatile version versus vertical
  vessel vibrant victim victory vietnamese view viewer vigorous village villain vintage vinyls violence violent violin
  virtual virtue visa vision visitor vital vitamin vivid viz vocabulary vocal void volatile volcano volleyball volume
  voluntary vortex voter vow voyage vulgar waive wake walk wall wallpaper wander war wardrobe warehouse warfare warm
  warmth warn warrant warranty warrior wary wash washer washroom wasp waterfall watermark waterproof wave way weak
  wealth wealthy weapon wears weary weather weatherproof weave web weekday weekends weep weigh weight weirdo welfare
  went western wet wetransfer wetsuit whale whatevs wheat wheelbase wheelchair whenever whereas wherever whether whew
  whichever whine whip whisper whistle whitespace whoa whoever wholesale whom wide widespread widget width wifi wig
  wiki wildcard wildlife win wind windows windshield windy wine wink wipe wire wisdom wit witch withdrawal witty wix
  wknd woke won wooden wool word wordpress wore workout workplace workshop worldwide worship worthy woven wow wrapper
  wraps wreck wrestle wrist written wtf yacht yahoo yard yarn yawn yay yell yet yield yo yoga yogurt youngster
  yourself youtube yum yummy zany zebra zelle zero zip zipper zone zoo zoom`
    .trim()
    .split(/\s+/),
);
