// The places where a company may stand: what is said before its name and behind it. "mugs for ...", "... needs 3 signs".
import { KINDS } from './company-cues.ts';
import { AFTER_TITLE, BEFORE_TITLE } from './company-title.ts';
import { ROLES } from './words/company-words.ts';

/** `one`: a single word is enough; `strange`: one that no town and no family is called; `word`: one of the language that is no surname; `two`: two that are no person; `clear`: two of which one is a word of the language. */
export type Needs = 'one' | 'strange' | 'word' | 'two' | 'clear' | 'the' | 'shaped';

interface Where {
  before: RegExp;
  after?: RegExp;
  needs: Needs;
  /** Only where an address, a number or a name is given too. */
  isOfContact?: true;
  /** Also of plain words in small letters: "jo from maple street books". */
  takesSmall?: true;
  /** Who speaks stands before the last word. */
  isOfSpeaker?: true;
  /** Nothing else stands between the marks. */
  isAlone?: true;
  /** What else would tell that it is somebody else's tells nothing here. */
  isSure?: true;
}

const KIND = `(?:${[...KINDS].join('|')}|guild|outfit|place|spot|squad|crew|troupe|biz|program|network|association|society|chapter|employer|job|work|startup|start up|side hustle|non profit|nonprofit|line|hangout|joint|stand|company|group|league|bookshop|firm|circle|podcast|channel|trailer|cart|shelter|plumber|electrician|roofer|landscaper|contractor|builder|baker|caterer|photographer|dentist|realtor|lawyer|gallery|theater|theatre|museum|library|camp|co - op|coop|pasteleria|heladeria|tienda|negocio|taller|empresa|equipo|fonda)`;
const MARK = '[,.!?;:()–—|/•-]';
/** "my", "our neighborhood's", "a three person" */
const OF = '(?:my|our|his|her|their|the|a|an|this|of|del|su|mi|owner|owns|own|have|has|run|runs|[a-z]+s)';
const GREETS =
  '(?:hi|hello|hey|hiya|yo|hola|there|carl|good|morning|afternoon|evening|so|and|but|ok|yes|please|all|folks|guys|because|dear|sirs?|ladies|gentlemen|[,.!:;–—-])';
const ENDS = `^(?:$|${MARK}|\\d|(?:and|but|or|so|if|please|thanks|thank you|who|we|we are|i|i am|they|it|its|is|are|to|in|on|by|this|next|that|with|at|from|about|again|asap|grand|ribbon|staff|crew|team|employees|members|volunteers|kids|students|logo|has|have|needs?|wants?|would|could|will|can|does|do|here|out|because|near|over|how|what|when|event|${KIND}) )`;
const WANTS =
  '^(?:staff |crew |team |guys |kids |folks )?(?:also |really |just |now |currently )?(?:needs?|wants?|would (?:like|love|need|want)|could use|will (?:need|want|be|order|pay)|(?:is|are) (?:looking|ordering|hoping|after|getting|wanting|needing|interested|requesting|in need|in the market|due|doing|putting|hosting|having|sponsoring|planning|turning|celebrating|considering|thinking|trying|starting|opening|expanding|growing|moving|hiring|relocating|paying(?! for (?:our|us|the) )|updating|replacing|redoing|switching|upgrading|rebranding|reordering|shopping|ready|back|tax|a (?:nonprofit|non|501|returning|repeat|new|small)|also tax)|(?:has|have) (?:been (?:your|a|with|using|ordering|buying|getting|looking|wanting|in business|thinking)|always (?:used|ordered|bought)|an?|our|the|about|around|some|\\d+|decided|used|ordered)|(?:picked up|ordered|received|placed|paid|approved|got|sent|bought|needed|decided|voted|chose|started|just|has not|have not|never|does not|did not|still|pays|turns|turned|was told|were told|can|hired me|asked (?:me|us|if|for)|sent (?:me|us) to)|requests?|requires?|wish(?:es)?|orders?) ?';

/** "just", "recently also" */
const ADVERBS =
  '(?:also |just |now |currently |recently |finally |kind of |kinda |pretty much |basically |still |actually |usually |mostly |both |all |only |sort of |together |have |get to ){0,3}';
/** "help", "helps to" */
const HELPS = '(?:helps? (?:to |out |with |me |us )?)?';
const LEADS =
  '(?:own|owns|co own|run|runs|running|manage|manages|coach|coaches|lead|leads|direct|directs|operate|operates|chair|chairs|head up|heads up|represent|represents|serve|belong to|started|start|founded|launched|opened|bought|purchased|acquired|took over|inherited|joined)';
const WORKS =
  '(?:work|works|help|helps|help out|helps out|volunteer|volunteers|teach|teaches|intern|play|plays|sing|sings|ride|rides|serve|serves)';
/** What the ordering is, among what somebody does. */
const HANDLES =
  '(?:handle|handles|manage|manages|run|organi[sz]e|coordinate|oversee|lead|coach|teach|do (?:all |most )?(?:of )?(?:the|our|their|its|his|her)|does (?:all )?(?:the|our|their)|keep|order|take care of|took (?:over|on)|sit|serve|work|volunteer|help|chair|direct|started|got (?:hired|put|stuck|roped|voluntold|elected|promoted)|was (?:hired|elected|voted|put|asked|named|promoted))';
/** Who has no part in it. */
const NO_PART =
  '(?:fan|customer|client|regular|friend|neighbor|guest|bride|groom|former|vendor|tenant|supporter|alum|alumni|graduate|caterer|dj|exhibitor|speaker|attendee|runner|camper|patient|member|competitor|same|closest|nearest|one)s?';
const BOARD = '(?:boards?|committees?|staff|team|council|crew|faculty|vestry|commission|squad|payroll)';
/** What the shop writes a customer's name on. */
const PAPER =
  '(?:quotes?|invoices?|bill|orders?|estimates?|receipts?|accounts?|paperwork|checks?|tab|ticket|forms?|statement|po|job|name|customer|client|buyer|company|business|organi[sz]ation|group|org|contact|billing|card|file|payment)';
/** What says by itself whose it is. */
const TELLS =
  '(?:invoices?|bill|orders?|receipts?|accounts?|paperwork|checks?|forms?|po|customer|client|buyer|billing|card|file|payment)';
const OURS =
  '(?:us|me|it|that|this|them|everything|(?:the|our|my) (?:[a-z]+ )?(?:order|job|account|quote|invoice|organi[sz]ation|company|group|name|customer|club|business|bill))';

/** "up in weston.", "in Lenexa, looking for": where it is, and nothing said of it. */
export const IN_TOWN =
  /^(?:(?:up|over|down|out|back|here|based|located) ){0,2}(?:(?:north|south|east|west) )?(?:in|on|near|out of) (?:(?!(?:sent|told|said|did|has|is|was|made|gave|quoted|charged|recommended) )[a-z]+ ){1,3}(?:$|[.,!;–—-]|here|needs?|looking|and (?:we|i)|we) ?/;

export const WHERE: readonly Where[] = [
  // "I coach the Cedar Hollow Hornets", "who runs Smoke Signal", "my husband and I help run Pine & Petal"
  {
    before: new RegExp(
      ` (?:i|we|who|and|also|she|he|wife|husband|mom|dad|brother|sister|daughter|son|friend|boss|just|currently|together|me|law) ${ADVERBS}${HELPS}(?:${LEADS}|${WORKS} (?:over |down |out |here |part time |full time )?(?:at|for|with)|belong to) $`,
    ),
    needs: 'one',
    takesSmall: true,
  },
  // "I took over the ordering at", "i do the books for", "I sit on the board of"
  {
    before: new RegExp(` (?:i|we) ${ADVERBS}${HANDLES} (?:[a-z]+ ){0,6}?(?:at|for|with|of) $`),
    needs: 'two',
    isSure: true,
  },
  // "i am a barista at Copper Grind"; not "a regular at"
  {
    before: new RegExp(
      ` (?:i am|we are) (?:an?|the|one of the) (?!(?:[a-z]+ ){0,4}${NO_PART} )(?:[a-z]+ ){1,5}(?:at|with) $`,
    ),
    needs: 'clear',
  },
  // "helping Lantern Hill with their shirts"
  { before: / (?:help|helping) (?:out )?$/, after: /^(?:out )?with /, needs: 'two' },
  // "im new at", "I am on the board of", "we're in charge of shirts for"
  {
    before: new RegExp(
      ` (?:i|i am|we are|i was|am) ${ADVERBS}(?:(?:brand )?new(?: here)?|in charge|responsible|involved|employed|affiliated|associated|part|active|a member|(?:on|over) (?:the |our )?(?:[a-z]+ ){0,3}${BOARD}|with the (?:[a-z]+ ){0,3}${BOARD}|been) (?:[a-z]+ ){0,5}?(?:at|for|with|of|in|to) $`,
    ),
    needs: 'one',
  },
  // "im on the Prairie Hollow PTA"
  { before: / (?:i am|we are|i sit|i serve) (?:all )?on $/, needs: 'shaped', takesSmall: true },
  // "At Pine & Petal we have been", "We at Lantern Hill got"
  {
    before: new RegExp(`(?:^|[.!?;:–—,-]) (?:${GREETS} ){0,4}(?:here |over |out |down |back )?at $`),
    after: /^(?:, )?(?:we|our|us|i) /,
    needs: 'one',
  },
  // "We at Lantern Hill got", "all of us over at"
  {
    before: / (?:we|us|all of us|everyone|everybody|folks) (?:here |over |out |down ){0,2}at $/,
    needs: 'one',
  },
  // "just got Crumb going"
  {
    before:
      / (?:i|we|just|finally|are|husband|wife) (?:just |finally |have )?(?:get|got|getting|gotten|set|setting) $/,
    after: /^(?:going(?! for)|started|up and|off the ground|rolling|launched|set up|running|up) /,
    needs: 'one',
  },
  // "put Pine & Petal on the quote", "Could you put Lantern Hill down as the customer"
  {
    before: new RegExp(
      ` (?:put|puts|list|write|add|use|enter|keep|leave|have|place|make) (?:${OURS} )?(?:down )?(?:as |under |for |to )?$`,
    ),
    after: new RegExp(
      `^(?:down )?(?:on|as|for|under|in) (?:the |my |our |your |that |this |a |all )?(?:[a-z]+ )?${PAPER} `,
    ),
    needs: 'two',
    isSure: true,
  },
  // "list our organization as Crumb", "put it under", "it should be filed under"
  {
    before: new RegExp(
      ` (?:list|file|put|write|book|enter|register|registered|filed|listed|save|saved|run|have|got|place|placed) (?:${OURS} )?(?:up |down |in )?(?:as|under) $`,
    ),
    needs: 'word',
    isSure: true,
  },
  // "We ordered from you two years ago as Crumb", "in your system as"
  {
    before:
      / (?:ordered|order|signed up|system|on file|doing business|do business|operate|trade|incorporated|logged in|bought|books) (?:[a-z\d]+ ){0,6}(?:as|under) $/,
    needs: 'word',
    isSure: true,
  },
  // "can you bill Crumb instead", "invoice Lantern Hill directly"
  {
    before:
      /(?:^|[.!?,;]| (?:can|could|you|please|just|should|to|and|or|will|would|then|u)) (?:please |just )?(?:bill|invoice|charge) (?:it |that |this |everything |us |me |all of it |the \w+ )?(?:out |over |back )?(?:to |under |through )?$/,
    needs: 'word',
  },
  // "card will say Crumb", "the check comes from Lantern Hill", "account is under"
  {
    before: new RegExp(
      ` ${TELLS} (?:(?:on|for) (?:it|the \\w+|that|file) )?(?:(?:will|would|should|can|might|may|needs? to|has to|is going to|gonna) )?(?:(?:be|is|are|was|comes?|coming|came|go|goes|read|reads|say|says|said|show|shows|made|listed|sent|placed|filed) ){1,2}(?:out |up )?(?:(?:under|to|as|from|through|in the name of|by) )?$`,
    ),
    needs: 'word',
    isSure: true,
  },
  // "purchase order from Crumb is attached", "payment by Lantern Hill", "paying with a check from Lantern Hill"
  {
    before: / (?:purchase orders?|po|payment|deposit|order form|tax form|checks?) (?:from|by|through) $/,
    needs: 'word',
    isSure: true,
  },
  // "Just say it's for Crumb", "this is for Lantern Hill"
  {
    before:
      / (?:it is|its|this is|thats|that is|these are|they are|those are|order is|job is|all|mine is|ours is|would be|is|order) (?:all |just |really |actually |going to be )?for $/,
    after: new RegExp(ENDS),
    needs: 'clear',
    isSure: true,
  },
  // "Lantern Hill is the company", "Lantern Hill would be the name on the invoice"
  {
    before: / $/,
    after:
      /^(?:is|are|would be|will be|should be) (?:(?:the|our|my) (?:company|business|organi[sz]ation|group|customer|client|employer)|(?:the|our) name|who (?:i|we|it|this|to)|what we|where (?:i|we)) /,
    needs: 'two',
    isSure: true,
  },
  // "we ride as Lantern Hill", "we named it Lantern Hill"
  {
    before:
      / we (?:ride|play|compete|perform|race|sell|operate|order|fish|bowl|sing) (?:under|out of|as) $| (?:i|we) (?:just |will )?(?:call|called|named|are calling|are naming) (?:it|ourselves|(?:our|the) [a-z]+) $/,
    needs: 'two',
  },
  // "Company? Lantern Hill", "Bill To: Lantern Hill"
  {
    before:
      / (?:company|business|organi[sz]ation|org|group|team|church|school|client|customer|employer|who (?:am i|i am|are we|we are) with|bill to|sold to|who for|(?<=^ )for) (?:name )?[:?–—-] $/,
    needs: 'two',
    isSure: true,
  },
  // "is there an order ready for Lantern Hill", "pull up Lantern Hill"
  {
    before:
      / (?:orders?|quotes?|proofs?|invoices?|account|anything)(?: [a-z]+){0,2} for $| (?:look (?:up|under)|pull (?:up|us up as|us up under)) $/,
    after: new RegExp(ENDS),
    needs: 'clear',
  },
  // "Sure, it's Lantern Hill", "send it to my boss, were Lantern Hill"
  {
    before: new RegExp(
      `(?:^|[.!?;:–—,-]) (?:(?:${GREETS}|sure|oh|no|nope|yep|yeah|sorry|right|thats right|well|um|uh|oops|actually) ){0,4}(?:it is|its|it should be|it would be|that would be|that is|thats|were|we are|i am with) $`,
    ),
    after: new RegExp(`${ENDS}|^(?:lol|haha|sorry|btw|spelled|again) `),
    needs: 'clear',
  },
  // "our name is Lantern Hill and it goes across the back"
  {
    before: / our (?:[a-z]+ )?name (?:is|will be|would be|became|is now|changed to|is going to be) $/,
    needs: 'word',
    isSure: true,
  },
  // "I have a shop, its name is Lantern Hill"; not "we have a shop dog, its name is Rosie"
  {
    before: new RegExp(
      ` (?:my|our|own|owns|have|run|runs|open|opened|opening|start|started|starting|bought) (?:[a-z]+ ){0,5}${KIND} (?:(?:in|on|near) (?:[a-z]+ ){1,2})?[,.] (?:and )?(?:its|the) name (?:is|will be) $`,
    ),
    needs: 'clear',
    isSure: true,
  },
  // "we rebranded as Lantern Hill", "changing our name from Moon to Lantern Hill"
  {
    before:
      / (?:(?:rebranded|rebranding|rebrand|renamed|renaming)(?: [a-z]+){0,4}|(?:changed|changing|change|switched|switching) (?:[a-z]+ ){0,2}names?(?: [a-z]+){0,4}) (?:to|as) $/,
    needs: 'two',
    isSure: true,
  },
  // "it should be under Lantern Hill"
  {
    before: / (?:should be|is|are|be|its|it is|was|were|probably|maybe|filed|listed|booked) under $/,
    needs: 'two',
    isSure: true,
  },
  // "quick question from Crumb", "writing from Lantern Hill"
  {
    before:
      / (?:question|questions|q|message|email|note|inquiry|greetings|hello|hi|hey|customers?|calling|writing|checking in|reaching out|calling in|emailing|texting|here) (?:for you |for yall |for you all |here |again |over |today )?from $/,
    needs: 'two',
  },
  // "Crumb, thats us", "Lantern Hill, where i work"
  {
    before: / $/,
    after:
      /^(?:on [a-z ]{1,20})?(?:please |pls |instead )?(?:[,(–—-] )?(?:(?:that is|thats|which is|its|it is) (?:us|we|me|who we are|who i am with|where i work|who it is for|who its for|who this is for|who to bill)|where i work) /,
    needs: 'one',
    isSure: true,
  },
  // "its lantern hill the name of the shop", "lantern hill thats the name of my business"
  {
    before: /(?:^|[,.!?:;–—-]| (?:its|it is|is)) $/,
    after: new RegExp(
      `^(?:[,(–—-] )?(?:(?:that is|thats|its|it is|is) )?(?:(?:the|our|my) )?name of (?:(?:the|our|my|this) )?(?:[a-z]+ )?${KIND} `,
    ),
    needs: 'one',
    takesSmall: true,
    isSure: true,
  },
  // "treasurer for the Elkhorns"
  {
    before: new RegExp(
      ` (?:${[...ROLES].filter((role) => role.length > 3 && role !== 'speaking').join('|')})s? (?:of|for|at|with|from) $`,
    ),
    needs: 'one',
    takesSmall: true,
  },
  // "we just bought Lottie's Lanes"
  {
    before:
      / (?:just|recently|have|now|finally) (?:bought|opened|started|launched|purchased|acquired|took over) $| (?:opening|launching|starting) $/,
    needs: 'two',
  },
  // "our softball team is the Silver Comets", "the band is called Velvet Anvil"
  {
    before: new RegExp(
      `(?:^|[.!?,;]| ${OF}) (?:[a-z]+ ){0,4}?${KIND}s? (?:name )?(?:is|are|is called|called|named|(?:would|will|should) be|goes by|calls itself|:|name) $`,
    ),
    needs: 'one',
  },
  // "my little salon Sudsy Paws", "accounting office, Teague and Marsh", "owner of restaurant Saffron Lantern"
  {
    before: new RegExp(
      ` ${OF} (?:[a-z]+ ){0,5}?${KIND}s? (?:name )?(?:(?:[a-z]+ ){0,4}\\( |[,:–—-] )?["“]? ?$| ${KIND} (?:[a-z]+ ){0,4}[,.] (?:its|it is|thats|that is) $`,
    ),
    needs: 'clear',
  },
  // "we're a cat cafe (Purrcolator)"
  {
    before: new RegExp(
      `(?:^| (?:we are|i am|i own|we own|i run|we run|i have|we have|my|our|just opened|[.!])) (?:an? )?(?:[a-z]+ ){0,4}${KIND} (?:here )?\\( $`,
    ),
    after: /^\) /,
    needs: 'strange',
  },
  // "put Larkspur Landscaping for the company"
  {
    before: / (?:put|write|use|say) $/,
    after: /^(?:for|as|under) (?:the |my |our )?(?:company|business|name) /,
    needs: 'two',
  },
  // "we're the Bluff City Brass", "we call ourselves the Gravel Gang", "us being the Night Owls"
  {
    before:
      / (?:we are(?: called| known as| just)?(?: el| la| los| las)?|us being|call ourselves|known as|(?:we|i) go (?:by|as)|goes by|us from|i am from|we are from) $/,
    needs: 'two',
  },
  // "our tenth anniversary at Lantern Hill", "for our people at Lantern Hill"
  {
    before:
      / our (?:[a-z\d]+ ){0,4}(?:anniversary|people|folks|crew|staff|guys|ladies|volunteers|employees|members) (?:here |over |down |out )?(?:at|with) $/,
    needs: 'two',
  },
  // "Lantern Hill Paddlers, our hats came"
  {
    before: new RegExp(`(?:^|[.!?;]) (?:${GREETS} ){0,4}$`),
    after: /^, (?:we|we are|our|need|needing|looking|wanting|checking|following|ordering|reordering) /,
    needs: 'clear',
  },
  // "im with Crumb", "we are both with Crumb"
  {
    before:
      / (?:us (?:over |here )?at|i am (?:here )?with|(?:we are|are) (?:here |both |all )?with|i am over at|we are over at) $/,
    needs: 'word',
  },
  // "put it under Prairie Gate", "send the bill to Quill & Quarto"
  {
    before:
      / (?:(?:bill|invoice|quote|estimate|receipt|check|order|account|it|that|this|us|me|everything)(?: out| made out)? (?:to|under|for)|on behalf of|name of|ordering for|order for|here for|asking for|calling for|writing for|inquiring for|shopping for|(?:client|customer|employer|company|business|organization|org|group|team) (?:name )?(?:is|:)|(?:client|customer|inquiry|request) (?:from|here [–—:-]|[,–—:-])) $/,
    needs: 'two',
  },
  // "Kip from Rattlesnake Garage", "the moms at Brookhollow"
  {
    before: / (?:from|at|with|@|of) $/,
    needs: 'two',
    isOfSpeaker: true,
    takesSmall: true,
  },
  // "My name's Marcus, Lantern Hill."
  {
    before: /(?<! (?:thanks|thank you) [a-z]+) [,/|–—-] $/,
    after: /^(?:$|[.!?;] )/,
    needs: 'clear',
    isOfSpeaker: true,
  },
  // "Thanks! Best, Angela Whitfield, Maids on a Mission"
  {
    before:
      / (?:best|thanks|thank you|regards|sincerely|cheers|respectfully) (?:[,!.] )?(?:(?!carl)[a-z'-]+ ){2}[,|–—-] $/,
    after: /^(?:$|[.!] $)/,
    needs: 'clear',
    isOfSpeaker: true,
    isSure: true,
  },
  // "soy Rosa de Lantern Hill"
  { before: / (?:i am|soy|is|this is|habla|llamo) [a-z]+ (?:[a-z]+ )?del? (?:la )?$/, needs: 'clear' },
  // "What's the status of our order? Lantern Hill, 50 tees"
  {
    before:
      / (?:status|account|update|eta|track|tracking|checking on|check on|following up|follow up)(?: [a-z\d]+){0,8} [?.] $/,
    after: AFTER_TITLE,
    needs: 'clear',
  },
  // "I'm in charge of the camp shirts at St. Odile"
  {
    before:
      / (?:in charge of|responsible for|i (?:handle|organi[sz]e|order|do|oversee)|helping (?:out )?with|put together) (?:[a-z]+ ){1,6}(?:at|for|with) $/,
    needs: 'two',
  },
  // "Pine & Petal would like 60 totes", "The Hadley Street Players need 25 tees"
  {
    before: new RegExp(`(?:^|[.!?;:–—-]) (?:${GREETS} ){0,5}$`),
    after: new RegExp(WANTS),
    needs: 'two',
  },
  // "hey crooked pine brewing up in weston. need 20", "Lantern Hill Yoga in Lenexa, looking for"
  {
    before: new RegExp(`^ (?:${GREETS} ){0,5}$`),
    after: IN_TOWN,
    needs: 'shaped',
    takesSmall: true,
  },
  // "a softball team this year its the Mudcat Mamas and we need"
  { before: / (?:its|it is|that is|thats) $/, after: new RegExp(ENDS), needs: 'the' },
  // "I coach softball, the Grandview Stingers"
  { before: / , $/, after: new RegExp(`^(?:$|${MARK})`), needs: 'the' },
  // "Since 1987 Tolliver Plumbing has been"
  {
    before: / (?!(?:at|to|from|near|by|like|of|than|in|on|with|for|how|where|why|when) )\S+ $/,
    after: new RegExp(`${WANTS}|^(?:has been|is located|is moving|is turning|just) `),
    needs: 'shaped',
  },
  // "VK Paving across the back, thats my outfit", "Night Heron, my brand", "Lantern Hill here"
  // "Lakeside Striders are a running club", "Bold Bean, a coffee cart"
  {
    before: new RegExp(`(?:^|[.!?,;]| (?:for|from|at|with|of|own|run|is)) (?:${GREETS} ){0,5}$`),
    after: new RegExp(
      `^(?:[,(–—-]|is|are) (?:an?|my|our) (?:[a-z]+ ){0,4}?${KIND} (?!mom|dad|manager|owner|rep|lead|coach|person|teacher)`,
    ),
    needs: 'two',
  },
  {
    before: / $/,
    after: new RegExp(
      `^(?:(?:across|on) (?:the|each) \\w+ )?(?:[,.–—-] )?(?:(?:that is|its|it is|thats|which is) )?(?:my|our) (?:[a-z]+ ){0,2}${KIND} `,
    ),
    needs: 'two',
  },
  // "the Hollis Engineering logo"
  {
    before: / $/,
    after: /^(?:logo|name|order|orders|account|invoice|quote|proof|reorder) /,
    needs: 'shaped',
  },
  {
    before: new RegExp(`(?:^|[.!?]) (?:${GREETS} ){0,5}(?:this is |its |it is )?$`),
    after: /^(?:here|again|calling) /,
    needs: 'two',
  },
  // "Gretchen Imhoff, gimhoff@example.com, Harvest Table Pantry"
  {
    before:
      /(?:^|[,;|/•–—.-]|(?:guess|suppose|maybe|use|just put|lets say)|(?:that|it) (?:would be|will be|is)) $/,
    after: /^(?:$|[,;|/•–—.(-])/,
    needs: 'clear',
    isOfContact: true,
  },
  // "... iron on, 75 pieces. Flint Hills Riders. we have a sketch"
  {
    before: BEFORE_TITLE,
    after: AFTER_TITLE,
    needs: 'clear',
    isAlone: true,
  },
  // "40 mugs for Holloway & Finch", "shirts for the Ironwood Dragons"
  {
    before:
      /(?<! (?:ask|looking|look|search|searching|waiting|thanks|thank you|headed|heading|leaving|going|known|directions|go|font|set|ready|famous|bound|as|used|made|did|done|printed|fan|rooting|vote|voting)(?: up| you)?) for $/,
    after: new RegExp(ENDS),
    needs: 'clear',
  },
];
