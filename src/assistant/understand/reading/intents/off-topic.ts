// Is a message about something else than the shop, the visitor's job, or the conversation?

import { mayHoldOneOf, worded } from '../words/triggers.ts';
import { COLORS, GARMENTS, PIECES } from '../words/vocabulary.ts';
import { WORLD } from '../words/world-words.ts';
import type { IntentContext } from './intent-context.ts';
import { anyOf, phrase as r } from './phrases.ts';

/** Words that are said of printing and of little else. */
const TRADE = new Set(
  `print printing printed ink logo quote estimate ship shipping shipped delivery deliver invoice deposit wash washing shrink fade
  fabric cotton polyester vinyl laminate proof sample mockup refund reprint pantone artwork design vector stitch stitches
  embroidery banner sign sticker decal wrap mug tote hat shirt hoodie polo jacket apparel merch swag promo website turnaround
  rush minimum pickup reorder custom customize personalize garment grommet hem dtg dtf sublimation patch engraving wholesale
  reseller screenprint carl recommend suggest popular giveaway hood
  tailgate fender bumper windshield`.split(/\s+/),
);
/** Words of the trade that are said of much else: they count where the shop or the visitor's job is spoken of. */
const HALF_TRADE = new Set(
  `order ordering payment pay paid blend material return exchange guarantee warranty size sizes color colors file thread
  domain hosting discount tax brand branding business company team event uniform names eco organic recycled waterproof
  outdoor indoor stake frame quality durable last screen heat transfer laser nonprofit church shop store price logo's sell
  bulk website online supply accept offer`.split(/\s+/),
);
/** What is said of the job once there is one: "what about without the front". */
const OF_A_JOB = new Set(
  'front back sleeve sleeves chest pocket side sides total locations roster'.split(' '),
);
const HERE = worded(/ (?:you|your|yours|we|our|us|my|mine|i|they|it|these|this|that) /);

const ELSEWHERE = worded(
  / (?:weather|forecast|jokes?|recipe|flip (?:a |the )?(?:coin|quarter|penny)|coin flip|heads or tails|clock (?:me |us )?(?:in|out)|(?:turn|crank|bring) (?:the )?(?:sound|volume|music|tv) (?:up|down|off)|(?:surprise|amaze|amuse|entertain) me(?: with (?:a|an|some) \w+)?|(?:best|top|cheapest|nearest|closest|highest)(?: rated| reviewed)? (?!(?:prints?|printers?|printing|shirts?|shops?|signs?|embroid\w*|t|screen|wraps?|price)\b)\w+ (?:near me|nearby|around here|close by)|(?:roll|throw|toss)(?:ing)? (?:\w+ ){0,5}(?:dice|die|d\d+)|(?:dice|die) (?:\w+ )?(?:rolled|roll|thrown)|(?:pick|choose|think of|guess|generate|give me) (?:\w+ ){0,3}number (?:between|from|under|up to)|random number|song|playlist|music|flight|calories?|movies?|netflix|translate(?! (?:\S+ ){0,3}(?:menus?|signs?|banners?|flyers?|website|wording|text|logo|slogan)\b)|meaning of life|stock (?:price|market)|bitcoin|crypto|homework|poem|essay|cover letter|resume|term paper|lawn ?mowers?|capital of|president of|bank accounts?|bank balance|checking account|savings|direct deposit|paycheck|account balance|cash do i have|credit cards?|who won|horoscope|pokemon|wikipedia|alarm|snooze|unmute|timer|reminder|algebra|math|tell me (?:something|a story)|sing|dance|riddles?|puns?|limericks?|haikus?|tongue twisters?|knock knock|(?:skip|jump|go back|pause|resume|shuffle|rewind|replay|play|fast forward)(?: (?!with|the logo|around)\w+){0,4} (?:songs?|tracks?|albums?|podcasts?|episodes?|chapters?|radio|stations?|audiobooks?|videos?)|headlines (?:from|about|in|today|this)|(?:any|top|latest|todays?|news) headlines|(?:on|to|in|off|from) (?:my|our) (?:calendar|agenda|(?:to do|shopping|grocery|todo) list)|(?:book|reserve|get) (?:me |us )?(?:a|an) (?:table|hotel|room|flight|cab|taxi|ride|uber|lyft|rental car)(?! (?:covers?|cloths?|throws?|runners?|tents?|toppers?|skirts?|drapes?|signs?|number|wrap))|(?:post|share|tweet) (?:it|this|that|these) (?:to|on) (?:my )?(?:facebook|instagram|insta|twitter|tik ?tok|snapchat|linkedin)|(?:is|are) there (?:(?:any|an?|some|good|live) ){0,2}(?:concerts?|festivals?|parades?|plays|movies|football games?|baseball games?|farmers markets?)|(?:change|switch|flip) (?:to )?(?:the|another) (?:tv )?(?:channel|station|song)|oil changes?|tire rotation|tune up|(?:sell|buy|rent|refinance) (?:a|my|our) (?:house|home|condo|apartment|boat)|(?:photos|pictures|pics) from (?:my|our|last) (?!event|logo|job|order)\w+|lottery|politics|election|religion|god|girlfriend|boyfriend|dinner|cook|game of|football|basketball|baseball score|news|in (?:german|french|spanish|italian)|laugh|funny|trivia|fun fact|quotes by|how old are you|favorite (?:color|movie|food|song)|marry me|love you|(?:might|will it|going to|supposed to|think it will|(?:river|creek|lake|levee|pond|road|bridge) will) (?:rain|snow|storm|flood|crest|hail|thaw|freeze over|ice over)|code|python|javascript) /,
);

/** "is the bank open": no hours of ours; "is the shop open" is. */
/** "what is the cheapest flight": a price, but of nothing that is printed. */
export const asksOfOtherPrice = (text: string): boolean => OTHER_PRICE.test(text);

const OTHER_PRICE = worded(
  / (?<! (?:my|our|your|for|with|on|letter|wrap)(?: an?| the)? )(?:flights?|airfares?|plane tickets?|train tickets?|bus tickets?|movie tickets?|hotels?|hostels?|motels?|airbnb|(?:to|or) (?:fly|drive)|car rentals?|rental cars?|rent a car|cruises?|uber|lyft|taxis?|cabs?|bus fare|subway|tolls?|gasoline|a gallon of|tank of gas|gas prices?|oil changes?|mortgages?|groceries|bitcoin|ethereum|crypto|stocks?(?= (?:price|trading|worth|today|at))|stock of|share price|shares of|insurance|car insurance|loans?|tuition|rent|apartments?|netflix|spotify|hulu|wifi|internet|data plan|phone plan|iphones?|laptops?|dentist|root canal|haircut|gym|membership|vet|pizza|burgers?|steak|milk|eggs|avocados?|visa (?:for|to)) /,
);

/** "how do you make risotto": asked of anybody, where what is made is nothing of ours. */
export const asksHowMade = (text: string): boolean => HOW_MADE.test(text);

const HOW_MADE = worded(
  /^ (?:(?:hey|so|ok|carl|hi|um|and|please|tell me|show me) )*how (?:do|would|can|could) you (?:make|cook|bake|brew|fry|grill|boil|roast|prepare) (?!it |this |that |these |those |them |my |our |your |the |sure |one |ones )/,
);

export const asksOfOtherPlace = (text: string): boolean => OTHER_PLACE.test(text);

const OTHER_PLACE = worded(
  / (?:any|some|a) (?:\w+ ){0,2}(?:spots?|places?|restaurants?|bars?|cafes?|diners?|joints?|hotels?|motels?|pharmac(?:y|ies)|gas stations?|grocery stores?|malls?|theaters?) (?:\w+ )?(?:open|near(?:by)?|around|close by|in (?!your|our|my))| (?:is|does|will|when is|when does) the (?!shop|store|place|location|business|lobby|office|showroom|door|counter|front|building|print|sign|shirt|tee|wrap|embroidery|graphic)\w*(?: (?:office|store|shop))? (?:\w+ )?(?:open|opens|closed|close|closes) /,
);

/** "what is the price of eggs", "are the banks closed monday": asked of something outside, and nobody here is spoken to. */
export const asksOfWorld = ({ words: { all, plain }, slots, hasService }: IntentContext): boolean =>
  !hasService &&
  slots.quantity === undefined &&
  mayBeOfWorld(plain) &&
  // "a price on menus for the sushi place" is asked for a customer.
  all.some(
    ({ kind, stem, text }, at) =>
      kind === 'word' &&
      (WORLD.has(stem) || WORLD.has(text)) &&
      !all.slice(Math.max(0, at - 3), at).some((before) => before.text === 'for'),
  ) &&
  !all.some(({ stem }) => GARMENTS.has(stem) || (PIECES.has(stem) && stem !== 'pickup')) &&
  !OF_US.test(plain);

const mayBeOfWorld = mayHoldOneOf(WORLD);
const OF_US = worded(
  / (?:you|your|yours|yall|our|ours|we|us|carl|shop|orders?|invoice|print\w*|logos?|designs?|lettering|quote|estimate|shipping|mockup|proof) /,
);

/** "is i-70 backed up", "how long is the commute" */
export const speaksOfTraffic = (text: string): boolean => TRAFFIC.test(text);

const TRAFFIC = worded(
  / (?:(?:my|the|our) (?:drive|commute|walk|ride|trip) (?:to|home|back|in|from)|traffic|interstate|freeway|turnpike|commute|rush hour|(?:i|us|hwy|highway|route) \d{1,3}|(?:the )?(?:bridge|tunnel|expressway)) (?!(?:\S+ ){0,3}(?:signs?|banners?|cones?|vests?)\b)/,
);

/** "my earbuds only charge on one side": a thing of theirs that fails, and was none of ours. */
export const isOfOwnThing = (text: string): boolean => OWN_THING.test(text);

const OWN_THING = worded(
  / (?:my|our|the|his|her) (?:\w+ ){0,2}(?:earbuds?|air ?pods|headphones|phone|cell|iphone|ipad|laptop|computer|tablet|watch|tv|television|remote|router|console|charger|battery|speaker|camera|fridge|freezer|oven|stove|microwave|dishwasher|washer|dryer|thermostat|furnace|ac|toilet|sink|faucet|vacuum|doorbell|car|truck|engine) (?:\w+ )?(?:(?:only|barely|not|never|hardly|stopped|keeps?|quit) (?:\w+ )?(?:charg(?:e|es|ing)|start(?:s|ing)?|turn(?:s|ing)? (?:on|off|over)|connect(?:s|ing)?|pair(?:s|ing)?|sync(?:s|ing)?|freez(?:e|es|ing)|crash(?:es|ing)?|restart(?:s|ing)?|beep(?:s|ing)?|buzz(?:es|ing)?|overheat(?:s|ing)?|dying|die|heat(?:s|ing)?|cool(?:s|ing)?|drain(?:s|ing)?|leak(?:s|ing)?|flush(?:es|ing)?|power(?:s|ing)?|boot(?:s|ing)?|shut(?:s|ting)? (?:off|down)|ring(?:s|ing)?|vibrat(?:e|es|ing)|stall(?:s|ing)?))\b/,
);

/** What no shop that prints is asked, though goods are named in it: "should i wear a jacket tonight", "wine out of my shirt". */
export const isOfLife = (text: string): boolean => OF_LIFE.test(text) && !OF_PRINT.test(text);

const OF_PRINT = worded(
  / (?:prints?(?! out)|printed|printing|lettering|graphics|decals?|logos?|embroider\w*|quotes?|estimates?|custom|vinyl|wraps?|designs?|your) /,
);

/** The visitor's money, work, clocks, spelling and sums: "is my credit card bill due", "any paid leave left"; nothing of goods. */
export const isOfOwnAffairs = ({ words: { all, plain }, hasService }: IntentContext): boolean =>
  !hasService &&
  OWN_AFFAIRS.test(plain) &&
  !OF_PRINT.test(plain) &&
  !all.some(({ stem }) => GARMENTS.has(stem) || (PIECES.has(stem) && stem !== 'card'));

const NUMBER = r`(?:(?:\d[\d.,]*|zero|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?|hundred|thousand|million|and|point) ){1,5}`;
const SUM = r`${NUMBER}(?:(?:percent|per cent) of|times|plus|minus|divided by|multiplied by|to the power of|subtracted from|added to) ${NUMBER}`;

const OWN_AFFAIRS = worded(
  anyOf(
    r` (?:what|how much|calculate|compute|work out|figure out|solve|whats) (?:is |does |do |are )?${SUM}(?:(?:please|make|makes|equal|equals|come to|\?) )*$`,
    r`^ ${SUM}(?:is|are|equals?|makes?|comes to) (?:what|how much|\?)`,
    r` (?:square|cube) root of (?:\d|\w)`,
    r` (?:help|trouble|difficulty|hard time) (?:me )?(?:with )?(?:the )?(?:to )?spell(?:ing)? (?!(?:\S+ ){0,7}(?:on|in|name|names|proof|order|email|roster|list|is|was|you|wrong|check|so|because) )\w`,
    r` how (?:(?:do|would|should|to|does|can) )?(?:you |i |one |we |people |is )?spell(?:ed|t)? (?!(?:\S+ ){0,5}(?:on|name|names|proof|order|email) )\w| how is (?!(?:my|our|the|it|his|her|their) )\w+ spell(?:ed|t) | (?:correct|right|proper) spelling of (?!(?:my|our|the|your) )`,
    r` clocks? (?:\w+ )?(?:go|goes|going|turn|turns|move|moves|jump|change|changes|roll|spring|fall|set)(?: (?:back|forward|ahead|an hour|this|next|tonight|tomorrow|on|in)\b| (?:\? )?$)| (?:set|turn|change|move|roll) (?:\w+ )?(?:our|my|the) clocks? (?:back|forward|ahead|this|tonight|\?|$)| daylight savings? (?:(?:time )?(?:start|starts|end|ends|begin|begins|on|in|this|over|happen|happens|\?)|time $|$)`,
    r` (?:paid|unpaid|sick|parental|maternity|paternity|annual|medical|bereavement|family) leave (?!it |them |the |my |our |a )| (?:vacation|sick|personal|pto|leave) (?:days?|hours?|time|balance) (?:\w+ )?(?:left|remaining|do|have|did|can|remain|available|used|this|for|accrued)\b| (?:how much|how many hours of|any) (?:pto|vacation|sick time) (?:do|did|have|can|left|is)\b`,
    r` (?:put in|submit|request|requesting|ask for|asking for|approve|approved|take|taking|schedule|file|log) (?:\w+ ){0,4}(?:time off|days? off|pto days?|vacation days?|sick days?|sick leave|leave of absence) `,
    r` (?:credit|debit|visa|mastercard|amex|american express|discover|bank) card (?:\w+ )?(?:bill|balance|statement|limit|debt|apr|rewards?|points|interest|is due|due|debts?|perks|cash ?back) | (?:credit|debit) card payments? (?:\w+ ){0,2}(?:due|late|posted|go through) | credit (?:score|rating|report|limit|history|bureau) | (?:apply for|freeze|unfreeze|activate|block|replace|report|lost|misplaced) (?:\w+ ){0,3}(?:credit|debit|bank|atm) card `,
    r` (?:pay|pay off|due on|owe on|is|when is|how much is) (?:\w+ )?(?:my|our|the) (?:\w+ )?(?:electric|electricity|water|gas|phone|cable|internet|power|utility|heating|light|visa|mastercard|medical|hospital) bill `,
    r` (?:my|our|the|her|his) (?:direct deposits?|paychecks?|salary|wages) (?:\w+ )?(?:hit|post|posted|land|landed|arrive|come|go|gone|show|shown|clear|cleared|process|processed|yet|late|in|through|this|next)\b`,
    r` (?:my|the|a|this) (?:(?:credit|debit|bank|atm|new|replacement) ){0,2}card (?:(?:is|got|was|has|has been|will not|does not|did not|keeps|to|be|not|getting|come|came|in) ){0,3}(?:bent|snapped|cracked|broken?|chewed|melted|demagnetized|scratched|expires?|expired|stolen|lost|swipe|work|working|declined|rejected|read|blocked|frozen|locked|hacked|cloned|skimmed|arrives?|arrived|comes?|mail)\b`,
    r` (?:confirm|cancel|change|make|made|move|book|check|push|delay|have|take|takes|accept|accepts|get|got|need|my|our|any|the|an?|dinner|lunch|brunch) reservations? `,
    r` (?:owe|file|filing|do|doing|did|pay|paying|paid|on|for|of) (?:\w+ ){0,2}(?:state|federal|income|property|back|my|our) (?:\w+ )?tax(?:es)? `,
    r` (?:how much|what) (?:have|did|do|had|am|was) (?:i|we) (?:\w+ )?(?:spen[dt]|spending|earn(?:ed|ing)?|sav(?:e|ed|ing)) (?!(?:\S+ ){0,4}(?:with you|here|at your) )`,
    r` how many (?:days|weeks|hours|minutes|seconds) (?:are |does )?(?:there )?(?:are )?in (?:an?|one|the|january|february|march|april|may|june|july|august|september|october|november|december) (?!stock|advance|rush)| (?:pay|paying|paid|owe|due on) (?:my|our) (?:rent|mortgage|tuition|car note|student loans?|alimony|child support) `,
    r` (?:are|is) (?:you|yall|you all|you guys|your (?:shop|company|store)|the shop) (?:\w+ )?hiring(?= )| (?:any|have|got|for) (?:\w+ ){0,2}(?:jobs?|positions?|employment|internships?) (?:openings?|open|available|opportunit(?:y|ies)|there|here|\? |$)| apply for (?:a|the|any) (?:\w+ )?(?:job|position|internship|loan) | (?:my|a|our) resume (?:\? |$|(?:to|for|in|with|by) )| (?:looking for|need|want) (?:a job|work|employment) (?:\? |$|(?:there|here|at|as|in|with) )| (?:come |to )work for (?:you|yall|you all|you guys) (?!on )| sell (?:you|yall|your (?:shop|business|company)) (?:\w+ )`,
    r` (?:sell|rent|fix|repair|service|stock) (?:(?:any|used|new|cheap|old|my|our) ){0,2}(?:cars?|trucks|tires?|houses?|phones?|iphones?|laptops?|computers?|furniture|appliances|lawn ?mowers?|guns|ammo|plants|flowers|groceries|insurance|cigarettes|beer|lottery tickets|shoes|watches|tvs?|printers?|toner|refrigerators?|bikes) (?:here |there |too |also |or )?(?:\? |$)`,
    r` use my (?:visa|mastercard|amex|american express) (?:card )?(?:in|at|while) (?!your|the (?:shop|store)|store|person|checkout|here|pickup)\w`,
    r` (?:using|use) my (?:\w+ )?card (?:abroad|overseas|outside|in another|in other)| (?:do|did|am|are|will|when|often|should) (?:i|we) (?:\w+ )?(?:get|getting|be) paid | (?:my|our|a|the) w ?2s? | (?:retire early|when can i retire|my (?:retirement|pension|401k) ?(?:account|fund|plan|savings)?) `,
    r` (?:interest|mortgage|exchange|savings|inflation|refinance) rates? | (?:foreign|international|overseas|atm|overdraft|annual|maintenance|cash advance|balance transfer) (?:transaction )?(?:fees?|charges?) | (?:apply|applied|applying|sign up|approved) for (?:\w+ ){0,2}(?:amex|visa|mastercard|credit card) `,
    r` (?:request|take|taking|need|want|get|have|ask for|book) (?:\w+ ){0,3}(?:\w+day|tomorrow|week|days?) off (?:\? |please |now )?(?:$|from work |for |to )| who is (?:my|our) (?:hr|payroll|benefits|human resources) `,
    r` (?:call|hail|order|summon|send|get|grab|request|find) (?:me |us )?an? (?:uber|lyft|taxi|cab) (?!(?:\w+ )?(?:company|driver|service|wrap|wrapped|wraps|sign|signs|lettered|magnets?|decals?|topper|shirts?|done|printed)\b)`,
  ),
);

const LANGUAGE =
  '(?:german|french|spanish|italian|russian|chinese|japanese|korean|portuguese|greek|turkish|arabic|hindi|swahili|polish|dutch|swedish|norwegian|danish|finnish|thai|vietnamese|hawaiian|latin|irish|hebrew|mandarin|cantonese|mexican|brazilian|germany|france|spain|italy|russia|china|japan|korea|greece|turkey|brazil|mexico|sweden|poland)';
const STORE =
  'target|walmart|amazon|ebay|costco|ikea|best buy|home depot|lowes|macys|nordstrom|kohls|old navy|nike|adidas|zara|h and m|sephora|wayfair';

const FOOD =
  'buttermilk|milk|(?:sour |heavy |whipping )?cream|butter|margarine|eggs?|flour|sugar|honey|(?:olive |vegetable |coconut )?oil|yeast|baking (?:soda|powder)|corn ?starch|vinegar|mayo|mayonnaise|cheese|yogurt|salt|garlic|onions?|tomato(?:es)?|wine|rice|pasta|bread ?crumbs|vanilla|cinnamon|lemons?|limes?|soy sauce|ketchup|mustard|broth|stock cubes|chicken|beef|meat|gluten|cumin|paprika|basil|parsley|cilantro|ginger|molasses|maple syrup|shortening|lard';

const OF_LIFE = worded(
  anyOf(
    r` (?:should|do|will|would) i (?:need |have )?(?:to )?(?:wear|need|bring|pack|take) (?:an? )?(?:(?!the |my |our |your |these |those )\w+ )?(?:jackets?|coats?|umbrellas?|sweaters?|hoodies?|raincoats?|sunscreen|boots|hats?|shorts|gloves|scarf) (?:(?<=(?:umbrella|raincoat|sunscreen|coat|jacket|sweater) )(?:\? )?$|(?:\w+ )?(?:today|tonight|tomorrow|outside|out|now|this (?:morning|afternoon|evening|week|weekend)|in \w+|for the (?:weather|trip)|on \w+day)\b)`,
    r` (?:get|remove|getting) (?:an? |the |some )?(?:\w+ )?(?:wine|gum|blood|grass|grease|coffee|wax|mud|mustard|ketchup|stains?|pet hair) (?:stains? )?(?:out of|off(?: of)?|from) `,
    r` (?:instead of|in place of|substitutes? for|replacement for|swap (?:\w+ )?for|alternatives? to|besides|without|out of|in the place of) (?:\w+ ){0,2}(?:${FOOD})(?! (?:\w+ ){0,2}(?:signs?|shirts?|bags?|box(?:es)?|labels?|stickers?|trucks?|sacks?))\b| (?:have|got|am out of|ran out of|there is) (?:no|any) (?:\w+ )?(?:${FOOD})(?= (?:\?|left|so|can|what|$)|$)`,
    r`^ (?:(?:please|can you|could you|i need to|i want to|i would like to|help me|go ahead and|how do i|where can i|i need you to|ok|hey|carl) )*(?:rent|hire|lease|reserve|book) (?:me |us )?(?:an?|the|some) (?:\w+ )?(?:car|suv|truck|van|minivan|vehicle|bike|scooter|limo|boat|condo|cabin|hotel|motel|room|flight|rv|apartment|airbnb|cruise|train|campsite) (?!(?:\S+ ){0,6}(?:wrap\w*|letter\w*|graphics|signs?|decals?|magnets?) )`,
    r` how (?:do|can|would|should) (?:i|you|one|we) (?:make|cook|bake|brew|prepare) (?!(?:\w+ )?(?:logos?|designs?|art|artwork|shirts?|signs?|one|it|this|that|something) )(?:\w+ ){1,3}from scratch `,
    r` (?:translate|translation of|translated) (?!(?:\S+ ){0,4}(?:signs?|banners?|shirts?|menus?|flyers?|website|site|cards?|wording|text|poster|order|it|this|that|them)\b)(?:\S+ ){1,8}(?:into|to|in|for) ${LANGUAGE}`,
    r`^ (?:(?:please|can you|could you|carl|hey|ok|go|and) )*(?:fill up|refill|empty|rinse|feed|walk|water|vacuum|sweep|mow|unplug|preheat|defrost|reheat|go check|and check) (?:my|the|our) (?!order|quote|form|artwork|art|proof|file|status|price)\w`,
    r` (?:use|try|have|do|in|with) (?:an? )?(?:\w+ )?(?:voice|accent) (?:\? |please |instead |now )*$`,
    r` (?:kind|type|grade|sort) of (?:fuel|gas|gasoline|oil|coolant|battery|tires?) | (?:plugs?|sockets?|outlets?|voltage|power adapters?) (?:\w+ ){0,6}(?:in|for) (?!your |my |our |the |a )\w`,
    r`^ (?:(?:please|can you|could you|carl|hey|ok) )*(?:text|call|message|dial|phone|facetime) (?:my |our )?(?:wife|husband|mom|mother|dad|father|sister|brother|son|daughter|boss|friend|roommate|girlfriend|boyfriend|grandma|aunt|uncle|cousin|landlord|doctor|dentist) (?:that |i |and (?:tell|say|let) |to (?:say|tell|let) |saying |now |please $)| what name (?:do you have|have you got|did you (?:put|save)) (?:for|under|down for) me `,
    r` (?:set up|setup|change|start|update|enroll in|switch|stop|get) (?:my |a )?direct deposit | (?:add|put|remove|take|drop) (?:\w+ ){1,3}(?:to|in|into|from|off) (?:my|the) (?:shopping )?(?:cart|basket) (?:\? |please )?$`,
    r` (?:whisper|dark|night|silent|quiet|airplane|sleep|driving|vacation|low power|do not disturb) mode | (?:change|switch|set|alter) (?:to )?(?:your|an?) (?:\w+ )?(?:voice|accent|gender) | (?:speak|talk) (?:\w+ )?(?:louder|softer|slower|quieter|faster)\b| (?:volume|brightness) (?:up|down|to|at|all)\b`,
    r` (?:draw|pick|deal) (?:me )?(?:a|any|one|some) cards? (?:from|out of|off) (?:a|the|your) `,
    r` who (?:first )?(?:invented|discovered|painted|composed|directed|sang|sings|founded|starred|wrote|won|assassinated|(?:designed|built|created) the (?!logo|site|website|shirts?|signs?|design|art))(?! (?:this|you|your|our|my)\b) `,
    r` (?:what|which) size (?:shoes?|hats?|shirts?|pants|ring) (?:does|did|do) (?!you |the |your |they |these )\w+ `,
    r` what (?:does|do|did) (?:\w+ ){1,5}mean in (?!your|my|our|this|the (?:quote|estimate|price|order))\w+`,
    r` colors? (?:(?:do|should|would|can) (?:you|i|we) )?(?:mix|make|makes|combine) (?:\w+ ){0,2}(?:purple|green|orange|brown|gr[ae]y|pink|teal|tan|black|turquoise) `,
    r` how (?:long|many (?:\w+ )?(?:days|weeks|months|hours|sleeps)) (?:is it |are there |left |do we have )?(?:until|till|til|before|to) (?:the |my |our |next )?(?:(?!they |it |you |we |i )\w+ )?(?:christmas|easter|halloween|thanksgiving|hanukkah|new year|new years|summer|winter|spring|fall|autumn|weekend|vacation|birthday|school|january|february|march|april|june|july|august|september|october|november|december|super bowl|day)(?: \w+)? (?:\? )?$`,
    r` how (?:would|do|does|did|might|could|can|should|to) (?:\S+ ){0,4}say (?:\S+ ){1,8}(?:in|if i (?:am|was|were)|as an?) (?:\S+ ){0,3}${LANGUAGE}| how (?:would|do|does|did) (?:an? |the )?(?:${LANGUAGE})s? (?:people |person |speakers? |guy |woman )?say `,
    r` how much (?:do|does|did|would|should) (?:an? |the |most |my )?(?!you |your |it |they |these |those |this |that |we )(?:\w+ ){1,3}(?:weigh|earn|eat|sleep|make (?:a|per|an|in|each)) `,
    r` (?:minimum|maximum) (?:wage|age|payment|balance|gpa|credit score|salary|temperature|speed|height|legal) `,
    r` (?:register|renew|insure|re register) my (?:car|truck|vehicle|passport|license|registration|insurance) | upload (?:\w+ ){0,3}(?:to|on|onto) (?:my )?(?:youtube|facebook|instagram|tik ?tok|snapchat|twitter) `,
    r` sign (?:me|us|him|her) up for (?!your|an? (?:quote|call|estimate|proof)|the (?:newsletter|list))`,
    r` (?:quickest|fastest|shortest) (?:way|route|road) (?:home|back home|to (?:work|school|downtown|the \w+))`,
    r` colors? (?:of|on|in) (?:the|a) (?:\w+ )?(?:flag|rainbow|sky|sunset) `,
    r` (?:return|returning|refund|exchange|track|complain about) (?:\S+ ){1,6}(?:at|from|to) (?:${STORE}) `,
    r` (?:order|food|delivery|meal|pizza) from (?:the |that |my )?(?:\w+ )?(?:place|restaurant|diner|deli|cafe|pizzeria|takeout|bakery) `,
    r` (?:play|blast|put on|hear|listen to|turn on|queue up) (?:me )?(?:some |a little |any |that )?(?:\w+ )?(?:music|jazz|metal|rock and roll|country music|hip hop|rap|reggae|techno|bluegrass|classical|opera|k pop|oldies|lofi|edm)(?! (?:band|shirts?|fest|posters?))`,
    r` (?:can not stand|hate|miss|mad at|fighting with|in love with) my (?:roommate|boyfriend|girlfriend|ex|in laws|neighbors?|boss|coworkers?|teacher|mother in law|husband|wife|life|job) `,
    r` (?:boarding pass|tax returns?|tax refunds?|birth certificate|report card|homework|term paper|grocery list|shopping list) `,
    r` (?:order|buy|get|add|reorder) (?:me |us )?(?:(?:some|more|another|an?|extra|the|my|our) ){0,2}(?:paper towels?|toilet paper|tissues|diapers|groceries|milk|eggs|bread|butter|cheese|batteries|(?:dog|cat) (?:food|treats)|(?:kitty|cat) litter|coffee(?: filters| pods| beans| creamer)?|light ?bulbs|(?:trash|garbage|sandwich|ziploc) bags|sponges|vitamins|razors?(?: blades)?|pillows?|lotion|deodorant|(?:baby )?wipes|baby formula|bleach|cereal|snacks|fruit|vegetables|chips|soda|sunscreen|printer (?:ink|paper)|contact lenses|cough drops|band ?aids|detergent|shampoo|toothpaste|dish soap|pizzas?|sushi|chinese food|takeout|take out|fast food|burgers?|tacos)\b(?! (?:\w+ )?(?:signs?|banners?|box(?:es)?|stickers?|labels?|menus?|shirts?|magnets?|decals?|trucks?))`,
    r` (?:package|parcel|delivery|order|shipment) (?:\w+ )?(?:from|off) (?:amazon|ebay|walmart|target|etsy|costco|best buy|ikea|sephora|wayfair|chewy|doordash|grubhub|instacart) `,
    r` (?:coupons?|deals?|promo codes?|discounts?|specials?|offers?) (?:codes? )?(?:for|at|from|on) (?:the )?(?:dominos|pizza hut|papa johns|walmart|target|amazon|starbucks|mcdonalds|burger king|kfc|taco bell|wendys|chipotle|walgreens|cvs|kroger|safeway|costco|netflix|spotify|uber|lyft|doordash|flights?|hotels?|groceries|pizza) `,
  ),
);

export const speaksOfElsewhere = (text: string): boolean => ELSEWHERE.test(text);

/** What is said of the conversation itself is not off its topic. */
export const ABOUT_THE_TALK = [
  'no_more',
  'unsure',
  'repeat',
  'language',
  'cancel',
  'nonsense',
  'delete_data',
  'no_phone',
  'no_email',
  'no_contact',
  'no_name',
  'form',
  'typing',
] as const;

/** Is nothing of the shop's trade in it, and are there enough words to be sure? */
export function isOffTopic(context: IntentContext): boolean {
  const { words, slots, cues, asked, hasService, isUnderway } = context;
  if (ABOUT_THE_TALK.some((cue) => cues.has(cue))) return false;
  const text = words.plain;
  const spoken = words.all.filter(({ kind }) => kind === 'word');
  const isQuestion =
    /\?|^ (?:(?:so|and|but|hey|hi|ok|please) )?(?:what|who|when|where|why|how|which|is|are|was|were|do|does|did|can|could|would|will|should|has|have|tell|show|give|find|make|play|go|pull|turn|set|open|search|look|i want you|i need you|let me know)\b/.test(
      text,
    );
  const hasGoods = hasService || spoken.some(({ stem }) => GARMENTS.has(stem));
  // "a chili cook off in may": what the job is for may be anything.
  if (speaksOfElsewhere(text) && !hasGoods && (isQuestion || (asked === null && !isUnderway))) return true;
  if (
    slots.quantity !== undefined &&
    (isUnderway ||
      /^ (?:it is|its|they are|this is|are) for /.test(text) ||
      / (?:make it|add|more|instead|change|actually) /.test(text))
  )
    return false;
  if (namesTrade(context)) return false;
  if (slots.quantity !== undefined && !isQuestion) return false;
  if (isUnderway && !isQuestion) return false;
  if (asked !== null)
    return (
      isQuestion && spoken.length >= 5 && !spoken.some(({ stem }) => PIECES.has(stem) || COLORS.has(stem))
    );
  const isRequest =
    / (?:i|we) (?:\w+ )?(?:need|want|am looking for|are looking for) (?!you )|^ (?:just )?(?:looking for|needing|need|wanting|want) (?!you )/.test(
      text,
    );
  return !isRequest && spoken.length >= (isQuestion ? 3 : 7);
}

/** "in winter", "during july": when something is so, as long as nobody here is spoken to. */
const OF_SEASON =
  /^(?:in|during|over|for) (?:the )?(?:spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const SPOKEN_TO = worded(/ (?:you|your|yours|yall|we|us|our|they|them|it|these|this|those|that|need|want) /);

/** Is anything in it of what the shop makes or does, or a value for one of the slots? */
export function namesTrade({ words, slots, hasService, isUnderway }: IntentContext): boolean {
  const spoken = words.all.filter(({ kind }) => kind === 'word');
  if (hasService || spoken.some(({ stem }) => GARMENTS.has(stem))) return true;
  const day = slots.dueDate?.text ?? '';
  const isOnlyToday =
    /^(?:today|tonight|tomorrow)$/.test(day) || (OF_SEASON.test(day) && !SPOKEN_TO.test(words.plain));
  return (
    Object.keys(slots).some(
      (slot) =>
        slot !== 'quantity' &&
        slot !== 'quantityMax' &&
        slot !== 'name' &&
        slot !== 'colors' &&
        !(slot === 'dueDate' && isOnlyToday),
    ) ||
    spoken.some(({ stem, text: word }) => TRADE.has(stem) || TRADE.has(word)) ||
    (isUnderway && spoken.some(({ text: word }) => OF_A_JOB.has(word))) ||
    (HERE.test(words.plain) && spoken.some(({ stem }) => HALF_TRADE.has(stem)))
  );
}
