// A name that shows by being no word, where a person can stand: "Tesfaye Gebremariam will collect it", "hiya, tadhg again".
import { readLanguage } from './language.ts';
import { isAddress } from './name-beside-address.ts';
import { isSaidOfPrint, overlaps, type Span } from './slot.ts';
import { isSomebodyElse, isTalkedOf } from './talked-of.ts';
import { isShade } from './words/capital-name.ts';
import { BRANDS, COMPANY_WORDS, LEADING, PLACE_ENDINGS, PLACES } from './words/company-words.ts';
import { isEnglish, isSlipOfEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital, isKnownElse, isListed, isMended, isWord } from './words/name-length.ts';
import { AMBIGUOUS, NEVER, PARTICLES, TITLES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { BLANK_MAKERS, VEHICLE_MAKES } from './words/vocabulary.ts';
import { stemOf, type Word, type Words } from './words/words.ts';

/** A run of words that are names or no words at all, with what holds them together. */
interface Run {
  /** With a title before it that is left out: "Chief Adewale Oyedepo". */
  begins: number;
  from: number;
  /** One past its last word. */
  to: number;
  /** How many names it has, two with a hyphen counted as one. */
  names: number;
  isTitled: boolean;
  /** "ji-woo" */
  isJoint: boolean;
}

/** A single word is enough; one that is no slip; one in capitals that is none; two are needed; two that can be nothing else; a title; one that
 * is known, or no word where a table or a room is asked for. */
type Needs =
  | 'one'
  | 'clear one'
  | 'capital'
  | 'many or capital'
  | 'two'
  | 'full'
  | 'titled'
  | 'alone'
  | 'given';

interface Place {
  /** What stands around the name: the words with single spaces, marks as they are. */
  before: RegExp;
  after: RegExp;
  needs: Needs;
  unless?: RegExp;
  /** Also of one whom the visitor talks of: the order is theirs. */
  isOfAnyone?: true;
  /** Also of one who is said to be the visitor's: "my boss Dewi". */
  isOfOurs?: true;
  /** Only where the visitor tells who they are: asked for it, or with an address. */
  isOfContact?: true;
}

const OPENING =
  '(?:hi|hello|hey|howdy|hiya|heya|yo|hola|salam|salaam|shalom|aloha|namaste|bonjour|there|all|folks|guys|team|good|morning|afternoon|evening|day|yes|yeah|no|nope|sorry|ok|sure|oh|well|so|and|but|actually|please|thanks|thank you|just|um|ah|mr and|dr and|[,.!:;–—-])';
const OPENS = `^ (?:${OPENING} ){0,6}`;
const CLAUSE = `(?:${OPENS}| (?:[,.!?;:–—-]|and|but|so|because|that|if|when|then|think|believe|them|her|him|say|us|me) )`;
const BE =
  '(?:it is|its|tis|this is|that is|that|that would be|it would be|it should be|should be|it will be|thatd be|itd be|i am|am|i would be|id be|me is|i am called)';
const MARK = '[,.!?;:()–—-]';
/** What somebody does about an order. */
const HANDED = [
  'will (?:be )?(?:the one |also |then )?(?:collect|pick|com|call|check|arriv|join|stay|attend|need|stop|swing|drop|get|grab|fetch|meet|sign|take|pay|handle|settle|sort|bring|there|here|over|by|in |round)',
  '(?:can|could|may|might|is going to|is gonna|gonna) (?:collect|pick|come|grab|fetch|sign)',
  '(?:is|was) (?:on (?:the|my|our|that|it|her|his)|picking|collecting|coming|calling|here|waiting|the (?:one|name|person|contact|guest|customer)|who|booked|checking|listed|told|fine) ',
  '(?:has|have) (?:already |just |now )?(?:arrived|come|called|checked|booked|ordered|paid|left|sent|signed|gone|picked|phoned|rung|reserved) |(?:is|are|will be) (?:also |now |currently |already )?(?:staying|joining|arriving|checking|paying|expecting|travelling|traveling|attending|dining) |(?:arrives|arrived|checks|checked|joins|joined|stays) (?:in |out |on |at |us |me |with |tomorrow |today |tonight |later |$)',
  '(?:wants|needs|wanted|would like|hopes|plans|is hoping) to (?:pick|collect|get|come|check|change|cancel|know|see|talk|speak|add|book|order|return|confirm)',
  '(?:booked|called|ordered|placed|sent(?! (?:us|me) )|emailed|reserved|phoned|rang|requested|made|picks|collects|comes|has (?:ordered|booked|paid|an? )) ',
].join('|');
const ORDER =
  '(?:box|order|bag|label|ticket|tag|receipt|form|invoice|slip|envelope|list|booking|reservation|package|parcel|quote|account|pickup|room|table|appointment|estimate)';
/** Who does something for the visitor, in a pattern. */
export const ROLE =
  '(?:wife|husband|boss|manager|partner|assistant|secretary|sister|brother|son|daughter|mother|father|mom|mum|dad|fiancee?|girlfriend|boyfriend|missus|colleague|coworker|cousin|aunt|uncle|treasurer|friend|grandma|grandmother|grandpa|nephew|niece|roommate|neighbor|flatmate|housemate|accountant|bookkeeper|landlord|landlady|lawyer|driver|courier|client|supervisor|employer)';
const PERSON = '(?:customer|client|contact|guest|person|holder|spelling|one|caller|buyer|payer)';
const LETTERS = '(?:[a-z] (?:[,.–—-] )?){3}';
const ENDS = `(?:$|${MARK}|(?:please|thanks|thank you|and|but|instead|here|again|now|then|today|tomorrow|ok|with|from|who|i|we|my|if|when|until|till|by|because|for|to|at|as|down|back) )`;
const PRINTED =
  / (?:(?:the|on|and) (?:back|front)(?! (?:desk|office|counter))|sleeves?|shirts?|tees?|jerseys?|hats?|caps?|print|printed|text|font|banners?|signs?|embroider(?:ed)?|roster|players?|team|band|event|website|site) /;

/** Said where places and things are talked of. */
const OF_THINGS = new RegExp(
  `${PRINTED.source}| (?:logo|designs?|stock|paper|fabric|material|ink|vinyl|printer|software|app|ship|shipping|shipped|ships|deliver|delivered|delivery|mailed|live|located|drive|ride|fly|get to|go to|based|moved?|moving|song|artist|model|brand|company|business|shop|store|restaurant|called|titled|vote|style|color|colou?rs) `,
);
/** What does not stand right before a person in running words: all else may. */
const AGAINST =
  / (?!(?:the|an?|our|your|their|these|those|some|any|we|we are|which|at|in|near|on|of|off|via|than|into|onto|through|around|outside|inside|across|vs|versus|like|called|titled|named|and|or|want|wants|need|needs|have|has|had|use|using|used|carry|loved?|do|does|sell|stock|offer|get|got|buy|wear|watch(?:ed|ing)?|play(?:ed|ing)?|saw|seen|finished|adored?|enjoy(?:ed)?|hated?|own|speak|read|with|from|for|by|every|each|no|hi|hello|hey|dear|yes|ok|not|this|that|my|his|her|beat|than|match|see|about|until|it|tell|told|ask|asked|tells|know|knows) )[^\s.!?]+ $| (?:order|email|message|text|voicemail|call|payment|transfer|hello|deposit|request|gift|present|parcel|package|one|it|this) from $| (?:is|be|its|it is|this is|them|one) for $/;

/** A name in full stands anywhere but where places and things stand, or one who is known to all. */
const BEFORE_FULL =
  / (?!(?:the|an?|our|your|their|these|those|some|any|at|in|near|on|of|off|via|than|into|onto|through|around|outside|inside|across|vs|versus|like|called|titled|named|and|or|every|each|hi|hello|hey|dear|not|see|saw|seen|adored?|enjoy(?:ed)?|hated?|about|until|by|loved?|beat|play(?:ed|ing)?|watch(?:ed|ing)?|finished|match|team|fan|thanks|carry|carries|sell|sells|stock|offer|wear|buy|brand|:) )[^\s"“‘'&]+ $/;
const AFTER_FULL =
  /^(?!(?:fans?|concerts?|tours?|songs?|memorial|foundation|scholarship|style|and|or|&|told|said|says|recommended|referred|mentioned|suggested|gave|quoted|designed|drew|made|did|plays?|sings?|wrote|won|ran|runs|is (?!(?:my|the|what|on|here|coming|staying|joining|waiting|picking|collecting|calling|paying|checking|booked|registered) )) ?)/;
const OF_OTHERS = new RegExp(
  `${PRINTED.source}| (?:memory|honou?r|honou?ring|celebrate|celebrating|retire\\w*|birthday|congrat\\w*|rip|tribute|elect|election|vote|picture|photo|portrait|drawing|face|song|artist|actor|singer|ship|shipping|ships|live|lives|located|drive|fly|based|moved?|moving|trip|travel|visit|fans?|logos?|designs?|art|artwork|font|style|colou?rs?|models?|brands?|mascot|hero|heroes|legend|character|president|quote from|looks? like|movies?|films?|novels?|books? by|have you (?:met|seen|heard)|do you (?:know|do|like)) `,
);

const OF_THINGS_AND_OTHERS = new RegExp(`${OF_THINGS.source}|${OF_OTHERS.source}`);

/** "my son's name is Kwame", "not Sean" */
const OF_ANOTHER =
  / (?:not|(?!(?:my|the|full|good|real|first|last|legal|actual|own|family|maiden|contact|and|so|hi|hello|hey|yes|sorry|but) )[^\s,.!?]+ names? (?:is|was)) $/;

/** Said of somebody all have heard of: "Rosa Parks was brave", "... is the greatest". */
const PRAISED =
  '(?:(?:so|very|really|such|just|the|my|a|an|one of the|our|always|pretty|kind of) )*(?:best|greatest|worst|coolest|smartest|funniest|goat|hero(?:es)?|idol|favou?rites?|legend|genius|brave|great|famous|awesome|amazing|overrated|underrated|right|wrong|dead|awful|terrible|funny|cool|born|brilliant|drummer|singer|guitarist|bassist|actor|actress|author|painter|quarterback|pitcher|inventor|poet|composer|in (?:that|the|a|this) (?:film|movie|show|band|series|book))\\b';

const PLACES_OF_A_NAME: readonly Place[] = [
  // "hiya, tadhg again", "Xu Meiling, at your service", "Niamh, pronounced neev", "Ikaika. I-K-A-I-K-A."
  {
    before: new RegExp(`(?:^|[.!?;]) (?:${OPENING} ){0,6}(?:${BE} )?$`),
    after: new RegExp(
      `^(?:${MARK} ){0,2}(?:(?:over |right )?here |again |speaking |calling |checking in |at your service |reporting |on the line |by the way |pronounced |rhymes |spelled |spelt |you spell |with an? [a-z] |with (?:two|one|no|double) |from (?:\\w+ ){1,4}(?:here|again) |${LETTERS})`,
    ),
    needs: 'one',
    isOfAnyone: true,
  },
  // "aroha ngata's my name", "kamau is on the order"
  {
    before: new RegExp(`${CLAUSE}$`),
    after:
      /^(?:is |would be |should be )?(?:my|the) (?:\w+ )?(?:name|surname) |^is what (?:my|they|you|it|people) |^(?:is|goes) on the (?:order|account|booking|card)/,
    needs: 'one',
    unless: PRINTED,
  },
  // "wanjiru kamau, i booked online", "Kannika Srisai. Nice to meet you"
  {
    before: new RegExp(`${OPENS}$`),
    after: new RegExp(
      `^(?:${MARK} ){1,2}(?:i|we|my|nice|good|pleased|just|not|that|it|again|same|calling|from|its|it is|how|can|could|hi|hello|thanks|sorry|with|your|all|at|who|yes) |^is (?:fine|enough|ok|good) `,
    ),
    needs: 'clear one',
  },
  // "shirin farrokhzadeh wants to pick these up", "Tell them Tevita Fonua sent you the logo"
  {
    before: new RegExp(`${CLAUSE}$`),
    after: new RegExp(`^(?:, )?(?:${HANDED})`),
    needs: 'clear one',
    isOfAnyone: true,
  },
  // "could i leave it for sigrún", "the parcel's for Ms Tuvshinbayar", "on behalf of Mrs Abeysekara"
  {
    before: new RegExp(
      ` (?:(?:leave|hold|keep|set|put|save|reserve|book|have|wrap|ready|out|waiting|pick|collecting|collect|it is|its|be|all|this is|ask|asking|calling|ringing|phoning|writing|emailing|picking|ordering|paying|here|look|looking|search|searching|${ORDER}) (?:\\w+ ){0,5}for|on behalf of|in care of|(?:give|hand|release|forward|address|(?:proof|mockup|quote|invoice|estimate))(?: \\w+){0,3} to) $`,
    ),
    after: new RegExp(`^(?:${ENDS}|in the )`),
    needs: 'clear one',
    unless: new RegExp(`${PRINTED.source}| (?:told|said|asked|tells|says) (?:me|us|to) `),
  },
  // "could you look up Wickramasinghe?", "the one i mean is Haralampiev", "make that Szymborska instead of Simborska"
  {
    before: new RegExp(
      ` (?:(?:look|check|pull|find|search)(?: (?:up|under))?|under|(?:me|that|or|then|maybe|also|not) try|(?:the|my|our) name was|${PERSON} (?:\\w+ ){0,3}(?:is|was|be|called|named)|name (?:\\w+ ){1,5}(?:is|reads|says)|first and last(?: name)?(?: is)?|order name|in the system as|lastname|fullname|firstname|(?:make|change|correct) (?:it|that|this)(?: to)?|should (?:say|read)) $`,
    ),
    after: new RegExp(`^(?:${ENDS}|(?:in|it|that|there) )`),
    needs: 'clear one',
    unless: PRINTED,
  },
  // "you can write Bozhidar on the box", "put Mamadou N'Diaye down", "please note the name Abd al-Rahman Khoury"
  {
    before:
      / (?:(?:write|say|put|enter|use|note|type|add|list|mark|tag|label)(?: it| that| them)?(?: down)?(?: (?:(?:the|my|his|her|a) )?name)?(?: (?:as|of|down))?|the name|name of) $/,
    after: new RegExp(
      `^(?:$|${MARK}|(?:down|as|instead|please|thanks)(?: |$)|(?:for|on|in|to|from) (?:the|that|your|my|our) (?:\\w+ )?${ORDER} )`,
    ),
    needs: 'clear one',
    unless: PRINTED,
  },
  // "The reservation? Oh, that's Bhattacharya", "no no, Bhattarai, not Batteray"
  {
    before: new RegExp(`(?:^|[?!.,]) (?:${OPENING} ){0,3}${BE} $`),
    after: /^(?:$|[,.!] |who )/,
    needs: 'capital',
    unless: PRINTED,
  },
  {
    before: new RegExp(`${OPENS}(?:no |${BE} )(?:[,.] )?$`),
    after: new RegExp(`^(?:${MARK} |not ){1,2}`),
    needs: 'clear one',
  },
  // "the customer would be my boss, Dewi Lestariningsih", "my husband placed it, Thiruvenkatam"
  {
    before: new RegExp(
      ` (?:(?:(?:${PERSON}|order|booking|reservation|account)(?: \\w+)? (?:is|be|for)|(?:it is|its|this is|all) for|under|belongs to|(?:placed|made|ordered|booked) by) my (?:\\w+ )?${ROLE}|my (?:\\w+ )?${ROLE} (?:placed|booked|ordered|made|called|sent|paid|reserved|is|will|signed) (?:\\S+ ){0,5}|(?:with|and) my (?:\\w+ )?${ROLE}),? (?:, |[(–—-] )?$`,
    ),
    after: new RegExp(`^(?:$|${MARK}|${HANDED})`),
    needs: 'clear one',
    unless: PRINTED,
    isOfAnyone: true,
    isOfOurs: true,
  },
  // "yep, all of it in mthunzi's name", "jun'ichi watanabe's order", "you have Jaxtyn with a y"
  { before: / in $/, after: /^is name /, needs: 'one' },
  {
    before: /(?<!this is|that is|its|it is) $/,
    after: new RegExp(
      `^is (?:${ORDER}|id|wallet|card|passport|luggage|bag|key|cart) |^with (?:an? [a-z]|(?:two|double|no) [a-z]s?) $`,
    ),
    needs: 'clear one',
  },
  // "zeynep yilmaz - need a quote", "Maiara. Like the singer."
  {
    before: new RegExp(`${OPENS}(?:from |${BE} )?$`),
    after: new RegExp(`^(?:$|${MARK} |(?:(?:is|was)(?! ${PRAISED})|will|would|has|had|wants|needs) )`),
    needs: 'two',
  },
  {
    before: new RegExp(`^ (?:${OPENING} ){0,3}$`),
    after: /^[.,(–—-] (?!\d|please |thanks |thank you |$)(?:\S+ ){2}/,
    needs: 'capital',
    unless: PRINTED,
  },
  // "this one is mine, Tatsuya"
  {
    before:
      / (?!(?:hi|hey|hello|thanks|thank you|bye|dear|morning|afternoon|evening|birthday|congrats) )\w+ [,:–—] $/,
    after: /^(?:[.!] )?$|^from (?:the|my|our|your) /,
    needs: 'capital',
    unless: OF_THINGS_AND_OTHERS,
  },
  // "signed off by Tomasina", "I answer to Bronagh", "you will be seeing Gustavsson tomorrow"
  {
    before:
      / (?:(?!designed|drawn|printed|painted|illustrated)(?:\w+ed|made|done|sent|off|taken)(?: for| off| up)? by|(?:answer|answers|belongs?|talk|talking|speak|speaking|spoke) (?:to|with)|(?:seeing|meeting|expecting|missing)|(?:fyi|btw|by the way|real name is|long ,|short ,)) $/,
    after: new RegExp(`^(?:${HANDED}|${ENDS})`),
    needs: 'capital',
    unless: OF_THINGS,
  },
  // "can someone ring back sibusiso", "quick one from bukayo", "that was me, oyinkansola, on the voicemail"
  {
    before:
      / (?:(?:call|ring|phone|text|message|contact|reach|page|ask|remember|met|meet)(?: back| me)?|(?:hello|hi|greetings|message|call|email|note|one|question|word|regards) from|(?:me|myself|him|her|please|yes|right|correct|name) ,) $/,
    after: new RegExp(`^(?:${HANDED}|${ENDS})`),
    needs: 'clear one',
    unless: OF_THINGS,
  },
  {
    before: / [,.!?:;–—-] $/,
    after: /^(?:[.!] )?$/,
    needs: 'two',
    unless: / (?:say|says|print|printed|put|add|reads?|font|text|words?|names|roster) /,
  },
  // "please direct the answer to Abigail Thornbury, at@...": in running words, with nothing that speaks against a person
  {
    before: AGAINST,
    after: new RegExp(
      `^(?:${HANDED}|${ENDS}|(?:(?:is|was)(?! ${PRAISED})|will|would|has|had|can|should|wants|needs) )`,
    ),
    needs: 'many or capital',
    unless: OF_THINGS_AND_OTHERS,
    isOfContact: true,
  },
  {
    before: BEFORE_FULL,
    after: AFTER_FULL,
    needs: 'full',
    unless: OF_OTHERS,
    isOfContact: true,
  },
  // "two seats at the bar, ebere", "just dmitri", "what name? uh, do Salvatore"
  {
    before:
      /(?:^|[.!?;–—-]|(?<! (?:hi|hey|hello|yo|bye|dear|thanks|thank you|morning|afternoon|evening|yes|no)) ,) (?:(?:just|only|um|uh|er|hm|hmm|mm|ah|ok|sure|well|do|try|put|use|so|its|it is|contact|sorry|actually|oh) |, ){0,3}$/,
    after:
      /^(?:$|(?:please|thanks|thank you) |[.,;!–—-] (?:$|please|thanks|thank you|\d|number|two|three|four|five|six|for|at|from|party|room|table|adults?|i|we|my) ?)/,
    needs: 'alone',
    unless: new RegExp(
      `${OF_THINGS.source}| (?:dog|cat|pet|puppy|horse|baby|mascot|names|about|print|say|says|add) `,
    ),
  },
  // "Greetings. Olumide. Just one night."
  {
    before: /(?:^|[.!?]) $/,
    after: /^[.!] /,
    needs: 'given',
    unless: OF_THINGS_AND_OTHERS,
  },
  // "its me again lol tasha"
  {
    before: / (?:it is|its|this is|tis) (?:just |only )?me (?:again |lol |haha |back |here )*$/,
    after: new RegExp(`^${ENDS}`),
    needs: 'alone',
  },
  // "mine is the gluten free one, for Agnieszka"
  {
    before: /(?:^|[,.;]) for $/,
    after: new RegExp(`^${ENDS}`),
    needs: 'alone',
    unless: OF_THINGS_AND_OTHERS,
  },
  // "we're the Abernathy party", "a table for the Gundersons"
  {
    before: / (?:we are|it is|its|for|from|of|with|under|cancel|move|confirm) the $/,
    after: /^(?:party|reservation|booking|table|account) /,
    needs: 'clear one',
    unless: PRINTED,
  },
  {
    before:
      /(?: (?:party|table|room|booking|reservation|seats) (?:\w+ ){0,3}for the|(?:^|[.!,]) (?:(?:hi|hello|hey|evening|morning|so|yes|,) ){0,3}(?:it is|its|we are|this is) the| (?:he|she) is (?:called|named)) $/,
    after: new RegExp(`^${ENDS}`),
    needs: 'clear one',
    unless: new RegExp(`${PRINTED.source}| (?:dog|cat|pet|puppy|kitten|horse|pony|parrot|mascot|baby|boat) `),
    isOfAnyone: true,
  },
  // "this is your neighbour Mrs Gunawardena", "i'm the guest Adaku from last week"
  {
    before:
      / (?:this is|it is|its|i am|from) (?:your|the|a) (?:(?!(?:in|at|near|outside|around|over|of|to|on|for) )\w+ ){1,3}(?:, )?$/,
    after: new RegExp(`^${ENDS}`),
    needs: 'clear one',
    unless: OF_THINGS_AND_OTHERS,
  },
  // "do you have a Sanjay Kapoor staying with you"
  {
    before: / (?:have|got|there|for|expecting|find|is|has) an? $/,
    after:
      /^(?:staying|booked|booking|checked|checking|registered|listed|down|on|in|here|with|at|coming|arrived) /,
    needs: 'full',
    unless: OF_OTHERS,
  },
  // "has a Mr Okonjo arrived", "a message for Ms. Lindqvist"; not "Mrs. Alvarez's class"
  {
    before:
      / (?!(?:the|our|your|like|than|and|or|hi|hello|hey|dear|not|by|love|thanks|thank you|called|named) )[^\s"“‘'&]+ $/,
    after: /^(?!(?:and|or|&|told|said|says|recommended|referred|mentioned|suggested|gave|is) )/,
    needs: 'titled',
    unless: OF_OTHERS,
  },
  // "it's all booked via my secretary Philomena Doyle"
  {
    before: new RegExp(` (?:via|through) my (?:\\w+ )?${ROLE} (?:, )?$`),
    after: new RegExp(`^${ENDS}`),
    needs: 'clear one',
    unless: PRINTED,
    isOfAnyone: true,
    isOfOurs: true,
  },
  // "add my colleague Bartholomew Finch to the reservation"
  {
    before: new RegExp(
      ` (?:add|include|put|register|invite|list|book|check|for|of|behalf of|from) (?:in |down )?my (?:\\w+ )?${ROLE} (?:, )?$`,
    ),
    after: new RegExp(`^(?:$|${MARK}|(?:to|on|in|for|as|down) )`),
    needs: 'full',
    unless: OF_OTHERS,
    isOfAnyone: true,
    isOfOurs: true,
  },
  // "tell the guy at the counter Yusra Bakkali is on her way"
  {
    before: / (?!(?:the|an?|our|your|my) )\w+ $/,
    after: new RegExp(`^(?:${HANDED})`),
    needs: 'two',
    unless: PRINTED,
    isOfAnyone: true,
  },
];

/** As far as one is looked for. */
const MOST_READ = 1_500;
const MOST_RUNS = 6;
const MOST_LETTERS = 24;
/** More of them in one message are a list of what shall be printed. */
const MOST_PEOPLE = 2;

/** Of most words one look tells that they begin no name. */
const ORDINARY = new Set(
  [...NEVER].filter((word) =>
    [FIRST_NAMES, TITLES, SURNAMES].every((names) => !names.has(word) && !names.has(stemOf(word))),
  ),
);

/** The last resort: weaker than any name that a sentence introduces or that is known for one. */
export function strangeName(
  { all, message, plain }: Words,
  taken: readonly Span[],
  isAsked: boolean,
): Span | undefined {
  if (
    message.length > MOST_READ ||
    !all.some(
      (word, at) =>
        !ORDINARY.has(word.text) &&
        (isStrange(word) || isGiven(word) || (TITLES.has(word.text) && isCapital(all[at + 1]))),
    ) ||
    readLanguage(message) === 'es'
  )
    return;
  const runs = runsOf(all);
  // "Rosa, Pete"
  const isList = runs.some(
    ({ to }, i) => runs[i + 1]?.begins === to + 1 && /^(?:,|and|&|or)$/.test(all[to]?.raw ?? ''),
  );
  if (isList || runs.length > MOST_PEOPLE) return;
  const line = lineOf(all);
  const isContact = isAsked || taken.some((span) => isAddress(message, span));
  for (const run of runs) {
    const span = spanOfRun(all, run);
    const isConfirmed =
      / (?:say|read|state|show) $/.test(line.text.slice(0, line.starts[run.begins])) &&
      ON_PAPER.test(line.text.slice(line.starts[run.to]));
    const isQuoted = isInQuotes(all, run) && ON_ORDER.test(line.text.slice(line.starts[run.to]));
    if (overlaps(span, taken) || (!isQuoted && isBoundElse(all, run)) || isNoise(all, run)) continue;
    if (isShade(all, run.from, run.to)) continue;
    if (
      !isQuoted &&
      !isConfirmed &&
      isSaidOfPrint(message, span) &&
      !/\b(?:(?:order|booking|label|ticket|box|tag|invoice|receipt|form|envelope|parcel|package|reservation|card)(?: \w+){0,2} (?:should |to |must |can )?(?:reads?|says?)|(?:so|just|can|then|and|lets|let's) say|(?:name|passport|license|licence|card|id|papers?)(?: on the \w+)? (?:says|reads)) $/i.test(
        message.slice(0, span.start),
      )
    )
      continue;
    if (isQuoted || (isConfirmed && run.names > 1)) return span;
    const before = line.text.slice(0, line.starts[run.begins]);
    // "my secretary Philomena Doyle": what is a title too
    const named = line.text.slice(0, line.starts[run.from]);
    if (OF_ANOTHER.test(before)) continue;
    const after = possessive(all[run.to - 1]) + line.text.slice(line.starts[run.to] ?? line.text.length);
    if (NAMED_FOR_ANOTHER.test(before) || BESIDE.test(before)) continue;
    if (isSomebodyElse(all, run.begins, run.to)) continue;
    if (WHO_IS.test(before) || (IS.test(before) && IN_TODAY.test(after))) continue;
    const isOwners = possessive(all[run.to - 1]) !== '';
    const isRole = run.names === 1 && AFTER_ROLE.test(before);
    const isOurs = OURS.test(before);
    const isPlaced = PLACES_OF_A_NAME.some(
      (place) =>
        (isContact || !place.isOfContact) &&
        place.after.test(after) &&
        (place.before.test(before) || (named !== before && place.before.test(named))) &&
        !place.unless?.test(plain) &&
        (!isOwners || /one$/.test(place.needs)) &&
        (!isRole || /^(?:one|clear one|two)$/.test(place.needs)) &&
        (place.isOfAnyone ? place.isOfOurs || !isOurs : !isTalkedOf(all, span, true)) &&
        suffices(all, run, place.needs),
    );
    // "so: Thaddeus. Thaddeus Bloom"
    const again = runs.find(
      (other) =>
        other.from > run.from && other.names > run.names && all[other.from]?.text === all[run.from]?.text,
    );
    if (isPlaced) return again ? spanOfRun(all, again) : span;
  }
  return;
}

/** "my wife Nadia", "the boss, Emil", "thanks, Stacy!" */
const AFTER_ROLE = new RegExp(
  ` (?:${ROLE} (?:, )?|(?:hi|hey|hello|thanks|thank you|bye|dear|birthday|congrats) , )$`,
);

/** "who is Rodrigo?", "is dr patel in today": of whom is asked. */
const WHO_IS = / (?:who is|whos|who was|who are) $/;
const IS = new RegExp(`^ (?:${OPENING} ){0,4}(?:is|was) $`);
const IN_TODAY =
  /^(?:in|there|here|available|around|working|free|back|out|off|still|on (?:duty|shift|vacation|break))(?: (?!\w+ name )|$)/;

/** "next to Mr. Odom": where something is. */
const BESIDE = / (?:(?:next|close|adjacent|opposite) to|beside|behind|opposite|above|below) $/;

/** "my wife Nadia", "our coach, Ms. Odom": somebody else. */
const OURS = new RegExp(
  ` (?:my|our) (?:\\w+ )?(?:${ROLE}|coach|teacher|pastor|principal|director|president) (?:, )?$`,
);

/** "the client's surname is Odom", and what is to be printed: "the name goes like this: Inez". */
const NAMED_FOR_ANOTHER =
  / (?:his|her|their|whose|\S+['’]s) (?:(?:first|last|full|middle) )?(?:name|surname|lastname) (?:is|was|would be) $| (?:goes|reads) like (?:this|that) (?:: )?$/;

/** "ngata's my name" goes on as "is my name". */
const possessive = (last: Word | undefined): string => (last && /['’]s$/i.test(last.raw) ? 'is ' : '');

function spanOfRun(all: readonly Word[], { from, to }: Run): Span {
  const last = all[to - 1];
  return { start: all[from]?.start ?? 0, end: (last?.end ?? 0) - (possessive(last) === '' ? 0 : 2) };
}

/** A longer name is hardly one slip from a word. */
const LONG = 7;

/** "zorp glim blarg": three small words that are none, and nothing besides. */
const isNoise = (all: readonly Word[], { from, to, names }: Run): boolean =>
  names > 2 &&
  all.every(({ kind }, at) => (at >= from && at < to) || kind === 'mark') &&
  !all.slice(from, to).some((word) => isCapital(word) || FIRST_NAMES.has(word.text));

function suffices(all: readonly Word[], run: Run, needs: Needs): boolean {
  const isMany = run.names > 1;
  if (run.isTitled)
    return (
      !/^(?:full|titled)$/.test(needs) ||
      /^(?:mr|mrs|ms|miss|dr|mister|doctor)$/.test(all[run.begins]?.text ?? '')
    );
  if (needs === 'two' && !isMany) return false;
  const first = all[run.from];
  const text = first?.text ?? '';
  const isUpper = isCapital(first);
  if (needs === 'full') return isMany && isSurelyName(all, run);
  if (needs === 'titled') return false;
  if (needs === 'given') return !isMany && isGiven(all[run.from]) && !isWord(all[run.from]);
  if (needs === 'alone') return isMany ? isSurelyName(all, run) : isKnownAlone(all, run);
  if (isMany || run.isJoint)
    return (
      needs === 'one' ||
      isUpper ||
      run.isJoint ||
      all.slice(run.from, run.to).some((word) => word.kind === 'word' && !isSlip(word))
    );
  if (first === undefined) return false;
  const isApart = isUpper && !isSentenceStart(all, run.from);
  if (text.length >= LONG && !isApart && isSlip(first)) return false;
  if (needs === 'one') return true;
  if (needs !== 'clear one')
    return isUpper && (isStrange(first) ? !isSlip(first) : isGiven(first) && !isWord(first));
  return isApart || !isSlip(first);
}

/** A given name, or in the midst of a sentence any two in capitals, and more that is no word. */
function isSurelyName(all: readonly Word[], { from, to }: Run): boolean {
  const body = all.slice(from, to).filter(({ kind }) => kind === 'word');
  const [first, ...others] = body;
  if (!first) return false;
  const areUpper = body.every((word) => isCapital(word) || PARTICLES.has(word.text));
  const isClear = (word: Word): boolean => isStrange(word) && !isSlip(word);
  if (isGiven(first)) return areUpper || others.some(isClear);
  return areUpper && !isSentenceStart(all, from) && body.some(isClear);
}

/** "dmitri"; where a table or a room is asked for "tran" and "Ebere" too. */
function isKnownAlone(all: readonly Word[], { from }: Run): boolean {
  const word = all[from];
  if (!word) return false;
  if (FIRST_NAMES.has(word.text) && !isWord(word)) return true;
  // A word alone may be anything.
  if (!all.some(({ kind }, i) => i !== from && kind === 'word')) return false;
  return (
    isStrange(word) &&
    word.text.length > 2 &&
    (isCapital(word) || all.some(({ text }) => IS_BOOKED.test(text))) &&
    !isSlip(word)
  );
}

const IS_BOOKED =
  /^(?:seats?|tables?|people|party|reservations?|booking|booked|book|rooms?|nights?|guests?|adults?|appointment|covers|name|account|card)$/;

/** Only looks mistyped. */
const isSlip = (word: Word): boolean =>
  word.text.length > 2 && !SURNAMES.has(word.text) && isStrange(word) && isSlipOfEnglish(word.text);

const isSentenceStart = (all: readonly Word[], at: number): boolean =>
  at === 0 || all[at]?.isLineStart === true || /^[.!?:]$/.test(all[at - 1]?.raw ?? '');

/** "write 'Pierre Lefèvre' on the box" */
const isInQuotes = (all: readonly Word[], { from, to }: Run): boolean =>
  /^["“‘'*]$/.test(all[from - 1]?.raw ?? '') && /^["”’'*]$/.test(all[to]?.raw ?? '');
/** "it ought to say Fionnuala Keane on the confirmation" */
const ON_PAPER =
  /^on (?:the|my|our|your) (?:\w+ )?(?:confirmation|voucher|booking|order|invoice|receipt|reservation|ticket|account|form|paperwork) /;
const ON_ORDER = new RegExp(`^\\S (?:for|on|in|to|from) (?:the|that|your|my|our) (?:\\w+ )?${ORDER} `);

/** Part of a company, a file, an address or what has a number. */
function isBoundElse(all: readonly Word[], { from, to }: Run): boolean {
  const before = all[from - 1];
  const next = all[to];
  return (
    (before !== undefined &&
      (before.kind === 'number' || /^[&@#/_"“‘'*]$/.test(before.raw) || isMaker(before))) ||
    // "st. paul", "fort wayne"
    BEFORE_PLACE.test((before?.raw === '.' ? all[from - 2] : before)?.text ?? '') ||
    (next !== undefined &&
      (next.kind === 'number' ||
        /^[&@#/_"”*+]$/.test(next.raw) ||
        (next.kind === 'mark' && !next.spaced && isJoined(all, to)))) ||
    (next?.kind === 'word' && COMPANY_WORDS.has(next.text)) ||
    // "the fedex guy": what somebody is called whose name is not known
    (to - from > 1 && /^(?:guy|lady|gal|dude|man|person)$/.test(all[to - 1]?.raw ?? ''))
  );
}

const BEFORE_PLACE = /^(?:st|saint|san|santa|fort|ft|mount|mt|port|lake|cape)$/;

/** "Honda Odyssey" */
const isMaker = ({ text }: Word): boolean =>
  VEHICLE_MAKES.has(text) || BLANK_MAKERS.has(text) || BRANDS.has(text);

/** "final.pdf": a mark with no space on either side. */
const isJoined = (all: readonly Word[], at: number): boolean =>
  all[at]?.raw !== ',' && all[at + 1] !== undefined && !all[at + 1]?.spaced;

function runsOf(all: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < all.length && runs.length < MOST_RUNS; at += 1) {
    const run = runAt(all, at);
    if (!run) continue;
    runs.push(run);
    at = run.to;
  }
  return runs;
}

function runAt(all: readonly Word[], at: number): Run | undefined {
  const first = pastTitle(all, at);
  // "Mr and Mrs Oyelowo"
  const titled = first > at && /^(?:and|&)$/.test(all[first]?.text ?? '') ? pastTitle(all, first + 1) : first;
  let to = titled;
  let names = 0;
  let strange = 0;
  let isJoint = false;
  while (to < all.length && names < MOST_NAMES) {
    const word = all[to];
    if (word?.kind !== 'word' || (to > titled && word.isLineStart)) break;
    const isLone = names === 0;
    if (isStrange(word) || isGiven(word)) strange += 1;
    else if (!isOfName(all, to, titled, titled > at)) break;
    // "Kubernetes meetup"
    if (!isLone && isCapital(all[titled]) && !isCapital(word) && !PARTICLES.has(word.text)) {
      strange -= isStrange(word) || isGiven(word) ? 1 : 0;
      break;
    }
    const isSmall = PARTICLES.has(word.text) && !isStrange(word);
    if (!isSmall) names += 1;
    to += 1;
    if (possessive(word) !== '') break;
    // "J. P. Montague"
    if (isInitial(all, to - 1)) to += 1;
    // "ji-woo", "al-Rahman": joined without spaces, whatever the second is.
    while (all[to]?.raw === '-' && !all[to]?.spaced && all[to + 1]?.kind === 'word' && !all[to + 1]?.spaced) {
      if (isStrange(all[to + 1])) strange += 1;
      isJoint = true;
      if (isSmall) names += 1;
      to += 2;
    }
  }
  if (strange === 0 && !(titled > at && names > 0)) return;
  const body = all.slice(titled, to).filter(({ kind }) => kind === 'word');
  if (
    isKnownElse(body) ||
    body.some(
      ({ text }) => COMPANY_WORDS.has(text) && !FIRST_NAMES.has(text) && !WORDS_AND_SURNAMES.has(text),
    )
  )
    return;
  return {
    begins: at,
    from: titled > at && names > 1 ? titled : at,
    to,
    names,
    isTitled: titled > at,
    isJoint,
  };
}

const pastTitle = (all: readonly Word[], at: number): number =>
  TITLES.has(all[at]?.text ?? '') ? (all[at + 1]?.raw === '.' ? at + 2 : at + 1) : at;

const MOST_NAMES = 4;

/** A given name, a surname that is a word too, a small word or a letter before more of the name. */
function isOfName(all: readonly Word[], at: number, from: number, isTitled: boolean): boolean {
  const word = all[at];
  const next = all[at + 1];
  if (!word) return false;
  const isLone = at === from;
  if (isInitial(all, at)) return true;
  // "Abigail Thornbury", "already, Temperance Holloway"
  if (isCapital(word) && word.raw.length > 1 && mayBeName(word)) {
    // "Captain Rusk"
    if (isLone && isTitled && !isMended(word)) return true;
    if (!isLone && isCapital(all[from])) return isGiven(all[from]) || !isWord(word) || isMended(word);
    if (isLone && !isSentenceStart(all, at) && isCapital(next) && isStrange(next)) return true;
  }
  const isJoint = next?.raw === '-' && !next.spaced;
  const isBeforeMore =
    isStrange(next) || (isJoint && (isStrange(all[at + 2]) || FIRST_NAMES.has(all[at + 2]?.text ?? '')));
  // "rj mcelhaney"
  if (isLone && /^[b-df-hj-np-tv-z]{2}$/.test(word.text)) return isStrange(next) && !isEnglish(word.text);
  if (FIRST_NAMES.has(word.text)) return isCapital(word) || !AMBIGUOUS.has(word.text) || isBeforeMore;
  if (PARTICLES.has(word.text) || /^\p{Lu}$/u.test(word.raw))
    return next?.kind === 'word'
      ? isStrange(next) || isCapital(next) || (PARTICLES.has(next.text) && isStrange(all[at + 2]))
      : isJoint;
  if (!isLone && isCapital(word) && isCapital(next) && isStrange(next)) return true;
  // "jorge p"
  if (!isLone && /^[b-hj-z]$/i.test(word.raw) && isGiven(all[from]))
    return next === undefined || next.kind === 'mark';
  if (WORDS_AND_SURNAMES.has(word.text)) return isLone ? isBeforeMore || next?.raw === '-' : true;
  return false;
}

/** In capitals any word that is none of the trade, of places, makers or companies. */
const mayBeName = (word: Word): boolean =>
  (!isListed(word) || isMended(word) || WORDS_AND_SURNAMES.has(word.text)) &&
  !COMPANY_WORDS.has(word.text) &&
  !BRANDS.has(word.text) &&
  !PLACE_ENDINGS.has(word.text) &&
  !LEADING.has(word.text) &&
  !PLACES.test(word.text) &&
  !/^(?:mount|mt|fort|ft|port|san|santa|saint|st|cape|east|west|north|south|lower|upper|greater|grand|royal|united|old|los|las)$/.test(
    word.text,
  );

const isInitial = (all: readonly Word[], at: number): boolean =>
  /^\p{L}$/u.test(all[at]?.raw ?? '') &&
  all[at + 1]?.raw === '.' &&
  (isCapital(all[at]) ? isCapital(all[at + 2]) : isStrange(all[at + 2]) || isInitial(all, at + 2));

/** A given name that is no word besides, or in capitals. */
const isGiven = (word: Word | undefined): boolean =>
  word !== undefined &&
  FIRST_NAMES.has(word.text) &&
  !/^\p{Lu}{2,3}$/u.test(word.raw) &&
  (isCapital(word) || !isWord(word));

/** No word of the language, of the trade, of places, makers or sounds; none that was mended to one. */
function isStrange(word: Word | undefined): boolean {
  if (word?.kind !== 'word') return false;
  const { text, raw } = word;
  if (SURNAMES.has(text) || (word.stem !== text && raw.endsWith('s') && SURNAMES.has(word.stem))) return true;
  if (text.length < 2 || text.length > MOST_LETTERS || text.includes(' ') || isEnglish(text)) return false;
  const said = raw.replace(/['’]s$/i, '');
  return (
    !FIRST_NAMES.has(text) &&
    !isListed(word) &&
    !isEnglish(word.stem) &&
    !PLACES.test(text) &&
    !BRANDS.has(text) &&
    /^[\p{L}\p{M}'’]{2,24}$/u.test(said) &&
    // Neither an abbreviation nor noise.
    (said.length > 4 || said.length === text.length ? !/^\p{Lu}{2,5}$/u.test(said) : true) &&
    isSpeakable(text)
  );
}

const isSpeakable = (text: string): boolean =>
  /^(?:ng|nghi)$/.test(text) ||
  (/[aeiouyà-öø-ÿāēīōūœæ]/.test(text) &&
    !/(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}|^[ehowuay]+$|^(..)\2\2/.test(text));

function lineOf(all: readonly Word[]): { text: string; starts: readonly number[] } {
  const starts: number[] = [];
  let text = ' ';
  for (const { kind, raw, text: said } of all) {
    starts.push(text.length);
    text += `${kind === 'mark' ? raw : said} `;
  }
  return { text, starts };
}
