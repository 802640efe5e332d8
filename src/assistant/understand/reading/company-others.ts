// Not the visitor's own company: who told them, where something is, where they were or bought before, what is printed.
import type { Word } from './words/words.ts';

/** "a friend over at ...", "i used to work for ...", "the price from ...", "across the street from ..." */
export function isOfOthers(all: readonly Word[], from: number, to: number): boolean {
  const article = all[from - 1]?.raw === 'the' ? from - 1 : from;
  const begins = isUntyped(all[article - 1]) ? article - 1 : article;
  // "Whitaker Electric, Inc. did our last banner"
  const isShortened = all[to]?.raw === '.' && /^(?:inc|co|corp|ltd|bros)$/.test(all[to - 1]?.text ?? '');
  const ends = isShortened || isUntyped(all[to]) ? to + 1 : to;
  // "el logo de Taller Luna"
  const isSpanish = /^del?$/.test(all[begins - 1]?.raw ?? '');
  return (
    (!isSpanish && OTHERS_BEFORE.test(textBefore(all, begins))) || OTHERS_AFTER.test(textAfter(all, ends))
  );
}

/** A full stop that nobody typed (see signers.ts). */
export const isUntyped = (mark: Word | undefined): boolean => mark?.raw === '.' && mark.start === mark.end;

const YOU = '(?:you|u|ya|you all|boldwork)';
const ADVERBS = '(?:guys |all |folks |ever |already |also |still |even |usually |really |by chance ){0,3}';
const few = (most: number): string => `(?:[\\w'’]+ ){0,${most}}`;

const OTHERS_BEFORE = new RegExp(
  ` (?:${[
    // "a friend over at", "my neighbor works for"
    `(?:friends?|neighbou?rs?|budd(?:y|ies)|pals?|acquaintances?|customers? of (?:mine|ours)) (?:of (?:mine|ours) )?(?:who |that )?(?:is |works? |worked |over |out |down |here |there |also ){0,3}(?:at|from|with|for)`,
    // "i used to work for", "dad retired from", "at my old job with"; not "I have worked at"
    `used to ${few(5)}(?:at|from|for|with|of|by|be|called|own|run|manage|coach|as)`,
    `(?:formerly|previously|retired|interned|fired|laid off|(?:i|she|he|we|they|just) (?:quit|left)|(?<! have | has | had )worked(?: as an? \\w+| over| there| out)?) ${few(2)}(?:at|from|for|of|by|as)`,
    '(?:formerly|previously|(?:i|she|he|they|just) (?:quit|left))',
    `(?:old|former|last|previous|ex) (?:job|boss|employer|company|gig|printer|shop|place|vendor)s? ${few(2)}(?:at|was|is|with|,)`,
    // "I'm not with", "I dont work for"; "we play", "graduated from", "rented the hall at"
    `(?:not|no longer) (?:with|from|at|part of|affiliated with)|(?:do|did|does) not (?:work|run|own|coach) ?(?:at|for|with)?`,
    `(?:we|they) (?:play|played|face|beat)|(?:playing|facing|versus|vs|against|lost ${few(3)}to|graduat(?:ed|ing) from)`,
    `(?:rent|rented|renting|booked|reserved|donat(?:ed|ing)) ${few(3)}(?:at|from)|do you remember ${few(5)}(?:for|about)`,
    // "the price from", "got a bid from", "we went with"
    `(?:quotes?|quoted|bids?|prices?|priced|pricing|estimates?|rates?) ${few(2)}(?<! (?:request|inquiry|question) )(?:from|by|at)`,
    '(?:go|going|went|gone) with|(?:i|we|they|always|usually) (?:go|went) to|(?:rent|rented|lease|leased) from',
    `(?:beat|undercut|cheaper than|switch(?:ed|ing)? from)(?: [\\w'’]+){0,4}`,
    // "who made the pens for", "the shirts you did for", "do you do work for", "did you buy out", "are you part of"
    `(?<=^…? |[.!?,;] |(?:know|wondering|wonder|curious|me) )who (?:else )?(?:made|makes|did|does|printed|prints|designed|built|wrapped) ${few(5)}(?:for|at|with|of)`,
    `(?<! can | could | would | will | do )(?:${YOU}|(?:guys|people|folks|ones|shop|place|company|boldwork) (?:that|who)|guys) (?:have )?(?:did|made|printed|wrapped|done|built|designed|do|do up) (?!for )${few(3)}for`,
    `(?<! can | could | would | will | do )(?:${YOU}|guys) (?:have )?(?:did|made|printed|wrapped|done|built|designed|do) for`,
    `(?:do|did|have|has|are|were) ${YOU} ${ADVERBS}(?:do |does |did |done )?(?:any |some |much |a lot of )?(?:work(?:ed|ing)?|business|related|affiliated|connected|partnered|familiar|owned|part|the same(?: \\w+)?|merged|friends) ${few(2)}(?:with|for|at|to|of|as|by)`,
    `(?:do|did|have) ${YOU} ${ADVERBS}(?:buy|bought|sell|sold|own|hear|heard|take over|took over|merge|know(?: any\\w+| some\\w+| the \\w+)?)(?: out| of| about| at| from| to| with)?`,
    `did ${YOU} ${ADVERBS}(?:do|make|wrap|design|build|letter) (?!${few(4)}(?:orders?|proofs?|quotes?|invoices?|estimates?|mockups?) )${few(5)}(?:for|at|of|with)`,
    '(?:they|you) (?:have |sell |sold |carry |gave |give |wear |wore |use )(?:\\w+ )?(?:at|to)',
    // "what does Marlow Plumbing pay", "are you guys Marlow Plumbing"
    `(?:what|how much|where|why) (?:does|did|do)|is it true(?: that)?|i (?:hear|heard)(?: that)?|(?:are|were) ${YOU}(?: guys| all| folks| still| really)?`,
    // "across the street from", "right by", "share a lot with", "your sign outside", "where", of the old building
    '(?:across(?: the \\w+)? from|(?:next(?: door)?|close|adjacent) to|(?:down|up|around) the (?:street|road|block|hall|corner|way|hill) (?:from|by|at|past)|(?:blocks?|minutes?|miles?|doors?|miles?|hours?) (?:\\w+ )?(?:from|of|past)|in front of|behind|beside|outside(?: of)?|opposite|between|corner by)',
    '(?:right|over|out|down|drove|drive|driving|walked|live|passed|parked|located) (?:right )?(?:by|past|near)',
    `(?:shares?|sharing|split) ${few(4)}with|(?:far|directions?|distance|away) ${few(3)}(?:from|to)`,
    `(?:saw|seen|noticed|spotted|admired) (?!${few(6)}(?:proofs?|quotes?|emails?|invoices?|estimates?|mockups?|messages?) )[\\w'’]+(?: [\\w'’]+){0,5}`,
    // "is being held at", "we have a booth at"
    `(?:held|hosted|taking place|happening|met|meets?|meeting|married|party|wedding|reception|ceremony|shower|reunion|concert|gig|banquet|dinner|lunch|brunch|performing|booth|staying|parked|camping|eat|ate|shop|shopping) (?:is |are |was |were |will be |it |going to be )?${few(2)}(?<! (?:crew|staff|team|desk|shift|ladies|counter) )at`,
    // "our landlord is", "sponsored by", "heard of you from"
    "(?:landlord|competitors?|competition|rivals?|suppliers?|vendors?|sponsors?|neighbou?rs?|web guy|printer|designer)(?: (?:\\w+ )?(?:is|are|was|were|be|:|,))?|(?:friend|neighbou?r|budd(?:y|ie)|cousin)(?:['’]?s)? (?:company|shop|business|place|job|work|church|school) (?:is|,)",
    `(?:sponsored|owned|referred|recommended|designed|made|printed|drawn|quoted) ${few(2)}by`,
    `(?:heard|referral|referred|recommendation|found (?:you|out)|learned) ${few(4)}(?:from|by|through|at|via)`,
    // "changed our name from", "got your name from"
    `names? ${few(1)}from`,
    // "our theatre is doing Guys & Dolls", "cast shirts for Bye Bye Birdie"
    `(?:theat(?:er|re)s?|school|high|academy|players|drama|musical|choir|chorus|troupe|club|class|department|dept|kids|students|cast|church|camp|we)(?: (?:is|are))? ${few(1)}(?:doing|staging|performing|presenting|putting on|singing|producing)`,
    '(?:cast|show|play|musical) (?:and crew )?(?:t )?(?:shirts?|tees|hoodies|posters?|programs?|jackets|sweatshirts) for|(?:play|musical|show|production|opera|production of) (?:is|will be|is called|called|of)',
    // "copy the logo from", "the same ones as", "similar to"
    `(?:copy|copied|steal|borrow|logos?|designs?|artwork|mascots?|characters?) ${few(2)}(?:from|off|off of)`,
    `(?:similar to|just like|same ${few(3)}as|as good as|like (?:the ones?|those|what) ${few(4)}(?:at|from|for|by))`,
  ].join('|')}) (?:the )?$`,
);

const OTHERS_AFTER = new RegExp(
  `^(?:${[
    // "told us you do good work", "is sponsoring us", "did our last banner", "charges 12 a shirt"
    '(?:who |that |has |have |had |just |already |also |actually |always |all |usually ){0,3}(?:told|gave (?:me|us|you)|recommend(?:ed|s)|suggested|mentioned (?:you|that you)|referred|pointed (?:me|us)|sent (?:me|us) (?!to (?:get|ask|find|order|check|price|see|pick))|quoted|charges?|charged|swears|raved|said (?:you|to (?:call|ask|try|come))|did (?:my|our|the|their|a bad|a (?:good|great|terrible) job|it|them|mine|ours|his|hers|one)|(?:printed|made|wrapped|designed) (?:my|our|the|their|it|them|mine|ours|his|hers)|ruined|messed|screwed|botched|lost (?:my|our)|turned (?:me|us) down|could not do|never (?:called|answered|returned|got back)|(?:will|would|did|does|do) not (?:call|answer|return|text|email|get back)|offered (?:me|us)|uses? (?:you|your)|used you|closed (?:down|up|shop)|beat|undercut|can do|has (?:them|(?:our|my) (?:art|artwork|files?|logo|design)|(?:the same|cheaper|better|lower) \\w+)|wants? (?:\\$ |\\d+ (?:a|per|each|bucks|dollars) ))',
    '(?:is |are )?(?:also )?(?:sponsoring|sponsors|sponsored) (?:us|our|me) ',
    '(?:is|are) (?:our|my) (?:landlord|competitor|sponsor|supplier|vendor|neighbor|bank|biggest|main)',
    '(?:is|was) (?:right )?(?:across|next door|next to|behind|down the)',
    // "and she recommended you", ", was it you"
    '(?:[,;] )?(?:and|so|but)? ?(?:she|he|they) (?:just |also |really )?(?:recommended|referred|suggested|mentioned you|told me (?:about|you)|gave (?:me|us) your|sent me|swears|raved|said you)',
    '(?:\\w+ )?(?:, )?(?:was|were|is) (?:it|that|those|they) you ',
    // "the X website in your portfolio", "the X parking lot"
    '(?:\\w+ ){0,3}(?:in|on) your (?:portfolio|gallery|window|site|website|wall|instagram|facebook|page|showroom)',
    '(?:parking lot|building|plaza) ',
  ].join('|')})`,
);

/** What is to be printed, and what others did: said of what only its place would make a company. */
export const isLikelyOfOthers = (before: string, after: string): boolean =>
  AGAINST_BEFORE.test(before) || AFTER_ELSE.test(after) || AFTER_PRINT.test(after);

const AGAINST_BEFORE =
  / (?:ordered|order|bought|got|get|purchased|switched|came|heard|moved|back) (?:\w+ ){0,3}from (?!you )(?:\w+ ){0,4}$| (?:you|your|yours|you all|guys) (?:\w+ )?(?:with|at|from) (?:the )?$| (?:themes?|slogan|motto|tagline|lyrics|song|words|wording|phrase|title|titled|movie|album|character|font|colou?r|model|style|printer|machine|mascot|says?|saying|reads?|reading|print|printed|lettering)(?: (?:is|are|be|of|from|like|called|:|,|to|will|in|something))* $| (?:told|quoted|referred|recommended|used|tried|hired|saw|seen|(?<!would )like|unlike|than|near|behind|beside|beat|match|across|next|instead|past|opposite|by|competitors?|rivals?|vendors?|suppliers?) (?:\w+ ){0,3}$/;
const AFTER_PRINT =
  /^(?:["”'’,] )?(?:on|across|over|under|along) (?:the|each|every|their|its|both) (?:\w+ )?(?:front|back|sleeves?|chest|left|right|pocket|sides?|top|bottom|hood|cup|label|shirts?) (?!thats|that is my|its my)/;
const AFTER_ELSE =
  /^(?:told|said|says|recommended|quoted|referred|mentioned|charges?|charged|did|made|printed|style|font|fans?|song|game|concert|tour|movie|themed?|wedding|reunion|party|funeral|family|shower|birthday|baptism|logo font|colors?|ink|jackets?|caps?|shirts?|hoodies?) /;

const MOST_BEFORE = 12;
const MOST_AFTER = 8;

/** The words before a place and behind it, each followed by a space. */
export function textBefore(all: readonly Word[], at: number): string {
  let text = ' ';
  const from = Math.max(0, at - MOST_BEFORE);
  for (let i = from; i < at; i += 1) {
    const word = all[i];
    if (!word) break;
    text += `${word.isLineStart && i > 0 ? '; ' : ''}${word.kind === 'mark' ? word.raw : word.text} `;
  }
  if (at > 0 && all[at]?.isLineStart) text += '; ';
  return from > 0 ? `…${text}` : text;
}

export function textAfter(all: readonly Word[], at: number): string {
  let text = '';
  for (const word of all.slice(at, at + MOST_AFTER)) {
    if (word.isLineStart) return `${text}; `;
    text += `${word.kind === 'mark' ? word.raw : word.text} `;
  }
  return text;
}
