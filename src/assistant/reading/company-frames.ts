// The places where a company may stand: what is said before its name and behind it. "mugs for ...", "... needs 3 signs".
import { KINDS } from './company-cues.ts';
import { AFTER_TITLE, BEFORE_TITLE } from './company-title.ts';
import { ROLES } from './words/company-words.ts';

/** `one`: a single word is enough; `two`: two that are no person; `clear`: two of which one is a word of the language. */
export type Needs = 'one' | 'two' | 'clear' | 'the' | 'shaped';

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

const KIND = `(?:${[...KINDS].join('|')}|guild|outfit|place|spot|squad|crew|troupe|biz|program|network|association|society|chapter|employer|job|work|startup|start up|side hustle|non profit|nonprofit|line|hangout|joint|stand|company|group|league|bookshop|firm|circle|podcast|channel|trailer|cart|shelter|plumber|electrician|roofer|landscaper|contractor|builder|baker|caterer|photographer|dentist|realtor|lawyer|gallery|theater|theatre|museum|library|camp|pasteleria|heladeria|tienda|negocio|taller|empresa|equipo|fonda)`;
const MARK = '[,.!?;:()–—|/•-]';
/** "my", "our neighborhood's", "a three person" */
const OF = '(?:my|our|his|her|their|the|a|an|this|of|del|su|mi|owner|owns|own|have|has|run|runs|[a-z]+s)';
const GREETS =
  '(?:hi|hello|hey|hiya|yo|hola|there|carl|good|morning|afternoon|evening|so|and|but|ok|yes|please|all|folks|guys|because|dear|sirs?|ladies|gentlemen|[,.!:;–—-])';
const ENDS = `^(?:$|${MARK}|\\d|(?:and|but|or|so|if|please|thanks|thank you|who|we|we are|i|i am|they|it|its|is|are|to|in|on|by|this|next|that|with|at|from|about|again|asap|grand|ribbon|staff|crew|team|employees|members|volunteers|kids|students|logo|has|have|needs?|wants?|would|could|will|can|does|do|here|out|because|near|over|how|what|when|event|${KIND}) )`;
const WANTS =
  '^(?:staff |crew |team |guys |kids |folks )?(?:also |really |just |now |currently )?(?:needs?|wants?|would (?:like|love|need|want)|could use|will (?:need|want|be|order)|(?:is|are) (?:looking|ordering|hoping|after|getting|wanting|needing|interested|requesting|in need|in the market|due|doing|putting|hosting|having|sponsoring|planning|turning|celebrating)|requests?|requires?|wish(?:es)?|orders?|has an? ) ?';

export const WHERE: readonly Where[] = [
  // "I coach the Cedar Hollow Hornets", "who runs Smoke Signal"
  {
    before:
      / (?:i|we|who|and|also|she|he|wife|husband|mom|dad|brother|sister|daughter|son|friend|boss|just|currently|together|me|law) (?:own|owns|run|runs|manage|manages|coach|coaches|lead|leads|direct|directs|head up|represent|work (?:at|for|with)|works (?:at|for|with)|teach at|volunteer (?:at|for|with)|belong to|play for|sing with|ride with|started|founded|launched|opened) $/,
    needs: 'one',
    takesSmall: true,
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
  // "put Larkspur Landscaping for the company"
  {
    before: / (?:put|write|use|say) $/,
    after: /^(?:for|as|under) (?:the |my |our )?(?:company|business|name) /,
    needs: 'two',
  },
  // "we're the Bluff City Brass", "we call ourselves the Gravel Gang", "us being the Night Owls"
  {
    before:
      / (?:we are(?: called| known as| just)?|us being|call ourselves|known as|(?:we|i) go (?:by|as)|goes by|us at|us from|us here at|i am with|we are with|i am from|we are from) $/,
    needs: 'two',
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
  { before: / $/, after: /^(?:logo|name) /, needs: 'shaped' },
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
      /(?<! (?:looking|look|search|searching|waiting|thanks|thank you|headed|heading|leaving|going|known|logo|directions|go|font|set|ready|famous|bound|as|used|made|did|done|printed|fan|rooting|vote|voting)(?: up| you)?) for $/,
    after: new RegExp(ENDS),
    needs: 'clear',
  },
];
