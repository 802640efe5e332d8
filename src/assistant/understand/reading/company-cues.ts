// A company that something said before it announces: "I'm with Blue Barn Brewing", "our company is Acme HVAC".
import {
  afterArticle,
  afterOrdinal,
  isGoods,
  isOrdinary,
  isShaped,
  isSmallInName,
  isState,
  isStop,
  nameEnd,
  type Place,
} from './company-name.ts';
import { textAfter, textBefore } from './company-others.ts';
import { isToldOf } from './opening-name.ts';
import type { SlotContext } from './slot.ts';
import { BRANDS, CAUSES, COMPANY_WORDS, ORDINARY, PLACES, ROLES } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital, isKnownElse, isWord } from './words/name-length.ts';
import { isShortName, NEVER, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { COLORS, PEOPLE } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/**
 * What may follow a cue. `named`: a company, whatever it looks like. `is`: a company, or what the company does.
 * `capital`: a company if it has capitals or "LLC", "Brewing", "School" and the like. `shaped`: only with the latter.
 */
type Trust = 'named' | 'is' | 'capital' | 'shaped';

/** What a company may be called; '*' in a cue. */
export const KINDS = new Set(
  `company business organization organisation org team school shop restaurant brand church club band brewery studio nonprofit
  bakery cafe salon gym bar firm agency farm practice clinic charity startup store group ministry academy league daycare truck
  office label ranch charter foundation taqueria diner winery garage preschool troop lodge union chapter committee department
  dept deli boutique spa bookstore kennel nursery distillery pub grill tavern market grocery hotel fraternity sorority choir orchestra employer profit
  panaderia barberia tienda negocio fonda loncheria pasteleria carniceria iglesia escuela taller empresa equipo heladeria barbershop bookshop
  pantry guild shelter rescue parish hospice congregation hoa pta pto association society lab laboratory dojo museum library
  gallery theater theatre orchard greenhouse pharmacy dealership mosque synagogue temple coop`.split(/\s+/),
);

const PHRASES: Readonly<Record<Trust, readonly string[]>> = {
  named: [
    'called',
    'named',
    '* name is',
    '* name :',
    '* , called',
    '* , named',
    'name of * is',
    'name of the * is',
    'name of our * is',
    'name of my * is',
    '* is called',
    '* called',
    '* named',
    '* is named',
    '* goes by the name',
    '* goes by the name of',
    '* goes under the name',
    '* goes under the name of',
    'we go by the name of',
    'we trade under the name',
    'we trade under the name of',
    'place is called',
    'outfit is called',
    'company :',
    'business :',
    'organization :',
    'school :',
    'org :',
    'organisation :',
    'nonprofit :',
    'we are called',
    'us call',
    'were called',
    'we go by',
    'we are known as',
    'everyone calls us',
    'everybody calls us',
    'people call us',
    'doing business as',
    'dba',
  ],
  is: [
    '* goes by',
    '* trades as',
    'we trade as',
    'my * is',
    'our * is',
    'the * is',
    'company is',
    'business is',
  ],
  capital: [
    'our name to',
    'name ,',
    ', name',
    ', name is',
    '. name is',
    'name :',
    '* is',
    '* name',
    '* , name',
    '* , name is',
    'funeral home ,',
    'company',
    'business',
    'team :',
    'group :',
    'client :',
    'church :',
    'on behalf of',
    'invoice goes to',
    'we own',
    'runs',
    'its',
  ],
  shaped: [
    'ship to',
    'the name is',
    'we are',
    'this is',
    'from',
    'with',
    'at',
    'for',
    'under',
    'under it',
    'invoice should be',
    'is called',
    'invoice',
    'of',
    'de',
    'del',
  ],
};

const CUES_BY_WORD = Map.groupBy(
  (Object.keys(PHRASES) as Trust[]).flatMap((trust) =>
    PHRASES[trust].map((phrase) => ({ phrase, words: phrase.split(' '), trust })),
  ),
  ({ words: [head = ''] }) => head,
);

const PAIRING = new Set(['from', 'at', 'with', 'w', '@']);

/** The same for the words themselves, those of '*' and those that only join a name to who speaks among them. */
const CUES_BY_HEAD = new Map(
  [...CUES_BY_WORD.keys(), ...KINDS, ...PAIRING].map((head) => [
    head,
    [...(KINDS.has(head) ? (CUES_BY_WORD.get('*') ?? []) : []), ...(CUES_BY_WORD.get(head) ?? [])],
  ]),
);

/** After "we are called", "I work for", "Dana from" and the like. */
export function* cued(all: readonly Word[], reach?: SlotContext['reach']): Generator<Place> {
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at];
    if (!word) break;
    const text = textOf(word);
    const head = firstOf(text);
    const cues = CUES_BY_HEAD.get(head);
    // Most words begin nothing.
    if (!cues) continue;
    for (const { phrase, words, trust } of cues) {
      const begins = follows(all, at, words);
      if (begins === undefined || !isFitting(all, at, phrase, reach)) continue;
      // "se llama el faro"
      const from = isSpanishArticle(all, begins, trust) ? begins : afterArticle(all, begins);
      const head = afterOrdinal(all, afterArticle(all, begins));
      const to = nameEnd(all, head, trust === 'named', true);
      if (/^(?:company|business)$/.test(phrase) && isCommon(all, from, to)) continue;
      // "with the Petrosyan wedding"
      if (trust !== 'named' && IS_OCCASION.test(all[to]?.text ?? '')) continue;
      const isSmallOrdinal = head > from && isOfOrdinal(all.slice(head, to));
      if (to > head && (isSmallOrdinal || isCompany(all, head, to, trust, begins)))
        yield [causeStart(all, from), to];
    }
    const pair = pairAfter(all, at) ?? coloredName(all, at) ?? kindThenName(all, at);
    if (pair) yield pair;
  }
}

/** "3rd coast barbers"; not "5th grade band" */
const isOfOrdinal = (body: readonly Word[]): boolean =>
  body.length > 1 &&
  COMPANY_WORDS.has(body.at(-1)?.text ?? '') &&
  !body.slice(0, -1).some((word) => ORDINARY.has(word.text) || isStop(word) || isGoods([word]));

const IS_OCCASION = /^(?:wedding|reunion|party|funeral|family|shower|birthday|tour|baptism)$/;

/** "the Run for Rosie Foundation": of a cause, what is done for it too; "Shirts for Rosie Foundation" are for it. */
const causeStart = (all: readonly Word[], from: number): number =>
  all[from - 1]?.text === 'for' && isCapital(all[from - 2]) && CAUSES.has(all[from - 2]?.stem ?? '')
    ? from - 2
    : from;

/** "tiffany at tips and toes", "rosa from hair by rosa": two plain words with a joint, after a given name, to the end. */
function pairAfter(all: readonly Word[], at: number): Place | undefined {
  const cue = all[at];
  const person = all[at - 1];
  if (!cue || !person || !PAIRING.has(textOf(cue)) || !FIRST_NAMES.has(person.text)) return;
  const isIntroduced =
    at === 1 ||
    person.isLineStart ||
    /(?:^| )(?:is|am|it is|its|hi|hey|hello|,)$/.test(all[at - 2]?.text ?? '');
  if (!isIntroduced || isToldOf(all, at)) return;
  const from = afterArticle(all, at + 1);
  const joint = [from + 1, from + 2, from + 3].find((place) =>
    /^(?:and|&|n|by)$/.test(all[place]?.raw.toLowerCase() ?? ''),
  );
  if (joint === undefined) return;
  const to = joint + 2;
  const next = all[to];
  const isWhole = next === undefined || next.kind !== 'word' || (isStop(next) && next.text !== 'to');
  const own = [...all.slice(from, joint), ...all.slice(joint + 1, to)];
  const isNamed =
    own.every((word) => word.kind === 'word' && !NEVER.has(word.text) && !isStop(word)) &&
    !own.every(({ text }) => FIRST_NAMES.has(text)) &&
    !own.some((word) => PEOPLE.has(word.stem) || ROLES.has(word.text));
  return isWhole && isNamed && !isGoods(own) ? [from, to] : undefined;
}

/**
 * "our cafe blue moon", "my company silver fox towing": a colour and what is no goods, to the end of the clause or to a
 * word that makes it a company; not "our team black and gold", "my shop red shirts".
 */
function coloredName(all: readonly Word[], at: number): Place | undefined {
  const from = at + 1;
  if (!KINDS.has(all[at]?.text ?? '') || !COLORS.has(all[from]?.text ?? '') || isCapital(all[from])) return;
  if (!all.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:my|our|the|a)$/.test(text))) return;
  let to = from + 1;
  while (to < from + 4 && all[to]?.kind === 'word' && !isStop(all[to]) && !all[to]?.isLineStart) {
    if (COMPANY_WORDS.has(all[to]?.text ?? '')) return [from, to + 1];
    to += 1;
  }
  const own = all.slice(from + 1, to);
  const isEnd = all[to] === undefined || all[to]?.kind === 'mark' || isStop(all[to]);
  const isNamed = own.every(
    ({ text, stem }) => !COLORS.has(text) && !OF_PRINT.test(stem) && !PEOPLE.has(stem),
  );
  return isEnd && own.length > 0 && isNamed && !isGoods(own) ? [from, to] : undefined;
}

/** "for my husbands business mccready plumbing", "our food truck el gallo negro": what is owned, then what it is called. */
function kindThenName(all: readonly Word[], at: number): Place | undefined {
  let from = at + 1;
  if (!KINDS.has(all[at]?.text ?? '') || !all[from]) return;
  if (isCapital(all[from])) return ofKind(all, at);
  // "somos la taqueria el faro", "our food truck is el comal"
  const is = all[from]?.text === 'is' ? 1 : 0;
  const isOurs = all.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:my|our|we are)$/.test(text));
  if (!isOurs && is === 0) return;
  if (/^(?:el|la|los|las)$/.test(all[from + is]?.raw ?? '')) {
    from += is;
    let to = from + 1;
    while (to < from + 4 && all[to]?.kind === 'word' && !isStop(all[to]) && !NEVER.has(all[to]?.text ?? ''))
      to += 1;
    return to > from + 1 && !isGoods(all.slice(from, to)) ? [from, to] : undefined;
  }
  if (!isOurs || is > 0) return;
  const to = nameEnd(all, from, false);
  const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
  return body.length > 1 && isShaped(body) && !isGoods(body) ? [from, to] : undefined;
}

/** "Ana from the bakery Sweet Crumb", "soy Luz del food truck La Ceiba": what kind it is, then its name in capitals. */
function ofKind(all: readonly Word[], at: number): Place | undefined {
  const before = all.slice(Math.max(0, at - 4), at);
  const cue = before.findLastIndex(({ text }) => /^(?:from|with|at|del?)$/.test(text));
  const isLed =
    cue !== -1 &&
    (before[cue]?.text === 'del' || /^(?:the|a|la|el|my|our)$/.test(before[cue + 1]?.text ?? ''));
  if (!isLed || before.slice(cue).some((word) => word.kind !== 'word' || isCapital(word))) return;
  const from = /^[“"]$/.test(all[at + 1]?.raw ?? '') ? at + 2 : at + 1;
  const to = nameEnd(all, from, false);
  const body = all.slice(from, to);
  const isNamed = body.every((word) => isCapital(word) || isSmallInName(word));
  const who = all[at - before.length + cue - 1];
  if (NOT_FROM.test(who?.text ?? '')) return;
  const isIntroduced = body.length > 1 && who !== undefined && (FIRST_NAMES.has(who.text) || isCapital(who));
  const isElse =
    isGoods(body) ||
    FIRST_NAMES.has(body[0]?.text ?? '') ||
    PLACES.test(body.map(({ text }) => text).join(' ')) ||
    (!isIntroduced && isCommon(all, from, to));
  return isNamed && !isElse ? [from, to] : undefined;
}

const OF_PRINT =
  /^(?:logo|ink|letter|lettering|text|print|design|color|colour|background|thread|vinyl|front|back|sleeve|chest|side|door|heather|trim|version|one|only|instead|please|event|party|picnic|day|week|camp|gala|run|team|uniform)$/;

/** "our church Spring Picnic" */
function isCommon(all: readonly Word[], from: number, to: number): boolean {
  const first = all[from];
  if (!first || to - from < 2 || !isCapital(first) || ORDINARY.has(first.text) || BRANDS.has(first.text))
    return true;
  return first.raw !== 'The' && isOrdinary(first) && !isShaped(all.slice(from, to));
}

/** Where a small word is a cue: "the manager at Acme", not "a wedding at the Grand Hotel". */
function isFitting(all: readonly Word[], at: number, phrase: string, reach: SlotContext['reach']): boolean {
  const before = all[at - 1];
  switch (phrase) {
    // "name Theo Marsh company Marsh Tree Care"; not "our company Christmas party"
    case 'company':
    case 'business':
      return (
        before?.kind !== 'word' ||
        all.slice(Math.max(0, at - 4), at - 1).some(({ text }) => text === 'name') ||
        (COMPANY_WORDS.has(before.text) && /^(?:my|our|a)$/.test(all[at - 2]?.text ?? ''))
      );
    case '* is':
      return before?.kind !== 'word' || /^(?:my|our|the)$/.test(before.text);
    case 'called':
    case 'named':
      return (
        all.slice(Math.max(0, at - 7), at).some(
          ({ text }, i, said) =>
            /^(?:we are|own|run|opening|launching|starting|started)$/.test(text) &&
            // "we're doing a 5k, its called ..."
            !DOING.test(said[i + 1]?.text ?? '') &&
            // "we run a 5k called ..."
            !said.slice(i + 1).some((word) => EVENT.test(word.raw.toLowerCase())),
        ) ||
        OPENED_KIND.test(textBefore(all, at)) ||
        (/^(?:its|it is)$/.test(before?.text ?? '') &&
          (isOfOwned(all, at - 1) ||
            isOfShopBefore(all, at, reach) ||
            OPENS_WITH_KIND.test(textBefore(all, at - 1)))) ||
        // "tengo una panadería, se llama ..."
        (/^llam/i.test(all[at]?.raw ?? '') && OWNS_KIND.test(textBefore(all, at - 1)))
      );
    // "nos llamamos"
    case 'us call':
      return all[at]?.raw.toLowerCase() === 'nos';
    // "were called three amigos towing", at the beginning; not "were called about"
    case 'were called':
      return (
        (before === undefined || before.kind === 'mark') &&
        !/^(?:by|in|about|back|to|at|up|out|on|yesterday|today|last|and|but)$/.test(all[at + 2]?.text ?? '')
      );
    // "we have nothing yet just a name, copper kettle coffee"
    case 'name ,':
    case 'name :':
      return ONLY_NAME.test(textBefore(all, at)) && all.slice(at + 2, at + 6).some(isPlain);
    // "wrap a food truck, 22 ft long, name Wok This Way"; not "name Dana Hill"
    case ', name':
    case ', name is':
      return (
        OF_OWN.test(textBefore(all, at)) &&
        all.slice(at + 2, at + 6).some((word) => isCapital(word) && isPlain(word))
      );
    // "We have a food trailer. Name is Rolling Dan's"; not "Name is Dana Hill"
    case '. name is':
      return OF_OWN.test(textBefore(all, at)) && isOfThing(all, at + 3);
    // "put the shop name on them its quiet acres dental"
    case 'its':
      return all
        .slice(Math.max(0, at - 9), at)
        .some(({ text }, i, said) => KINDS.has(text) && said[i + 1]?.text === 'name');
    case 'at':
      if (isBeforeSchool(all, at)) return true;
      return (
        before !== undefined &&
        // "heard of you from Dave at Price Chopper"
        !/^(?:from|by|to|with|told|asked|saw|see|know)$/.test(all[at - 2]?.text ?? '') &&
        (isPerson(before) ||
          isAfterLetter(all, at) ||
          CREW.test(before.text) ||
          GROUP.test(before.text) ||
          isAtWork(all, at) ||
          /^(?:am|are|i am|we are|over|here|down|ours|us)$/.test(before.text))
      );
    case 'of':
      return (
        before !== undefined &&
        (ROLES.has(before.text) ||
          CREW.test(before.text) ||
          all[at]?.raw === 'de' ||
          // "Virgil Tate of Mount Zion AME"
          (isCapital(before) &&
            !isWord(before) &&
            !COMPANY_WORDS.has(before.text) &&
            FIRST_NAMES.has(all[at - 2]?.text ?? '')))
      );
    case 'with':
      return !/^(?:you|guys|yall|one|ones|affiliated|familiar|work|worked|working)$/.test(before?.text ?? '');
    case 'from':
      return !NOT_FROM.test(before?.text ?? '');
    case 'for':
      return !/^(?:looking|directions|searching|logo|look)$/.test(before?.text ?? '');
    default:
      return true;
  }
}

/** "a quote from", "ordered from": another company than the visitor's. */
const NOT_FROM =
  /^(?:quotes?|quoted|bought|got|get|order|ordered|prices?|pricing|referral|referred|moved|heard|back|shirts?|hats?|ones?)$/;

/** "i run the bait shop on the levee, its ...": what somebody has said to own; not "our shop does a thing, its called". */
function isOfOwned(all: readonly Word[], at: number): boolean {
  const said = all.slice(Math.max(0, at - 16), at);
  const own = said.findLastIndex(({ text }) => OWNING.test(text));
  const isKind = said.slice(own + 1, own + 6).some(({ text }) => KINDS.has(text));
  return own !== -1 && isKind && !NO_COMPANY.test(said.findLast(({ kind }) => kind === 'word')?.stem ?? '');
}

/** "its called ...", of a shop that the message before spoke of; not "its called puff print", "its called a pop up right". */
function isOfShopBefore(all: readonly Word[], at: number, reach: SlotContext['reach']): boolean {
  if (reach?.lastSaid === undefined || reach.company !== undefined || !OWN_SHOP.test(reach.lastSaid))
    return false;
  const from = afterArticle(all, at + 1);
  const name = all.slice(from, nameEnd(all, from, true));
  return (
    (name.length > 1 || isCapital(name[0])) &&
    all[at + 1]?.text !== 'a' &&
    !name.some((word) => OF_PRINT.test(word.stem) || NEVER.has(word.text) || isGoods([word]))
  );
}
const OWN_SHOP = new RegExp(
  `\\b(?:my|our|own|open|opening|start|starting|launching|run)\\b[^.!?]{0,24}\\b(?:${[...KINDS].join('|')})\\b`,
  'i',
);

const ONLY_NAME =
  / (?:just|only|but|have|got|is) (?:have |got )?(?:the|a|an|our)(?: business| company| shop)? $/;
const OF_OWN = new RegExp(
  ` (?:truck|van|trailer|cart|stand|booth|window|storefront|${[...KINDS].join('|')})s? (?:[^.!?;]+ )?$`,
);
/** "Rolling Dan's", "Bright & Early", "Copper Lantern": nobody's name. */
function isOfThing(all: readonly Word[], from: number): boolean {
  const body = all.slice(from, nameEnd(all, from, false, true));
  const isOwners =
    /['’]s$/.test(body.at(-1)?.raw ?? '') && !FIRST_NAMES.has(all[from + body.length]?.text ?? '');
  return (
    body.length > 1 &&
    body.some(isCapital) &&
    (isOwners ||
      body.slice(0, -1).some(({ raw }) => raw === '&' || /['’]s$/.test(raw)) ||
      (body.every((word) => isCapital(word) && isEnglish(word.text)) &&
        !FIRST_NAMES.has(body[0]?.text ?? '') &&
        body.slice(-1).every(isPlain)))
  );
}
/** A word of the language that nobody is called by. */
const isPlain = ({ text }: Word): boolean =>
  isEnglish(text) && ![FIRST_NAMES, SURNAMES, WORDS_AND_SURNAMES].some((names) => names.has(text));
const DOING = /^(?:doing|hosting|having|holding|planning|running|putting|throwing|organizing|selling)$/;
const EVENT = /^(?:k|race|marathon|tournament|fundraiser|event|festival|workshop|class|contest|parade)$/;
const KIND = `(?:${[...KINDS].join('|')}|outfit|cart|trailer|podcast|bookshop|\\p{L}{4,10}eria)`;
/** "esports org here, its called ...": what it is begins the message. */
const OPENS_WITH_KIND = new RegExp(
  `^ (?:(?:hi|hello|hey|so|an?|we are|[,.!]) ){0,4}(?:(?!(?:the|that|this|is|are|was|does|do|doing|did|saw|see|like|love|at|near|by|we|i) )[a-z]+ ){0,4}${KIND} (?:over )?(?:here |(?:in|out of|near) (?:[a-z]+ ){1,2})?[,.–—-] $`,
  'u',
);
/** "we just opened a shop in Olathe called"; not "a case at our store called" */
const OPENED_KIND = new RegExp(
  ` (?:opened|opening|bought|started|launched|own|run|have) (?:an?|our|my|this|the) (?:(?!(?:at|in|for|from|with) )[a-z]+ ){0,3}?${KIND} (?:down |over |out |up )?(?:in|on|near) (?:[a-z]+ ){1,3}$`,
  'u',
);
/** "tengo una panadería", "abrí una lonchería" */
const OWNS_KIND = new RegExp(
  ` (?:have|my|our|open|opened|abri|abrimos|own|somos|we are|tengo|tenemos)(?: (?:an?|un|una))? (?:[a-z]+ ){0,2}${KIND} [,.] $`,
  'u',
);

const isSpanishArticle = (all: readonly Word[], at: number, trust: Trust): boolean =>
  trust === 'named' &&
  /^(?:el|la|los|las)$/.test(all[at]?.raw ?? '') &&
  all[at - 1]?.raw.toLowerCase() === 'llama';

const OWNING = /^(?:(?:i|we) )?(?:my|our|own|owns|run|runs|have|manage|opened|bought|started)$/;
const NO_COMPANY =
  /^(?:thing|process|style|method|print|font|color|ink|material|fabric|event|song|album|show|game|technique|class|workshop|recipe|dish|drink|beer|sandwich|special|contest|tournament|challenge|dance)$/;

/** "I teach at", "we manage the front desk at", "i work in the office at" */
const isAtWork = (all: readonly Word[], at: number): boolean => {
  const before = all.slice(Math.max(0, at - 7), at);
  return before
    .slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1)
    .some(
      ({ text }, i, said) =>
        WORKS.test(text) &&
        (i === 0 || /^(?:i|we|also|and|who|now|currently)$/.test(said[i - 1]?.text ?? '')),
    );
};
const CREW =
  /^(?:crew|staff|team|dept|department|hr|pto|ward|unit|committee|council|girls|guys|ladies|gang|folks|boys|employees|servers|nurses|teachers|cooks|drivers|counselors|everyone|everybody|people|office|desk|counter|reception|payable|receivable|purchasing|billing|accounting|dispatch|facilities|maintenance)$/;
/** "the student council at Ray-Pec South" */
const isSchoolGroup = ({ text }: Word): boolean =>
  GROUP.test(text) || /^(?:team|pto|pta|council|crew|staff)$/.test(text);
/** "the booster club at Elm Ridge South" */
const GROUP =
  /^(?:clubs?|squad|boosters?|band|choir|league|program|class|grade|faculty|chapter|society|guild|auxiliary|ministry|troupe|group|troop|pack|association|fellowship|board|orchestra|sorority|fraternity)$/;
const WORKS =
  /^(?:(?:i|we|who) )?(?:work|works|teach|teaches|coach|coaches|volunteer|manage|run|bartend|cook|serve|intern|supervise|handle|oversee|clean|lead|sub|nurse|lifeguard|cashier|groom|style|weld|drive|train|tutor|preach|bake|do|tend|wait)$/;

const isPerson = (word: Word): boolean =>
  ROLES.has(word.text) ||
  FIRST_NAMES.has(word.text) ||
  (isCapital(word) && (!isWord(word) || isShortName(word)));

/**
 * "PTO spirit wear at Quail Hollow Elementary", "tees for Field Day at Grace Point Church": goods, or what a school or a church
 * does, stand before; not "deliver the tees at ...", "the wedding at ...".
 */
const isBeforeSchool = (all: readonly Word[], at: number): boolean => {
  const before = all[at - 1];
  return (
    before !== undefined &&
    isCapital(all[at + 1]) &&
    (isGoods([before]) || AT_SCHOOL.test(before.text)) &&
    OF_SCHOOL.test(textAfter(all, at + 1)) &&
    !GOES_THERE.test(textBefore(all, at))
  );
};
const AT_SCHOOL =
  /^(?:wear|gear|swag|merch|gifts?|day|week|night|camp|retreat|homecoming|prom|graduation|festival|carnival|treat|vbs|revival|bazaar|fundraiser|walkathon)$/;
const OF_SCHOOL =
  /^(?:[a-z.'’-]+ ){1,4}?(?:elementary|middle|high|school|academy|preschool|college|university|church|chapel|parish|lutheran|baptist|methodist|mennonite|presbyterian|catholic|episcopal|dental|clinic|hospital) /;
/** Where it is brought, set up or was seen. */
const GOES_THERE =
  / (?:deliver|delivered|delivery|drop|dropped|ship|shipped|pick|pickup|picked|install|installed|booth|saw|seen|noticed|meet|met|sell|selling|sold|wedding|party|where|like the) /;

/** "jonah k at", "wade hollis sr at" */
const isAfterLetter = (all: readonly Word[], at: number): boolean => {
  const letter = all[at - 1]?.raw === '.' ? at - 2 : at - 1;
  return (
    /^(?:\p{L}|[js]r|ii|iii)$/iu.test(all[letter]?.raw ?? '') &&
    all.slice(Math.max(0, letter - 2), letter).some(({ text }) => FIRST_NAMES.has(text))
  );
};

/** "Brandi @ Twin Oaks" */
const textOf = ({ raw, text }: Word): string => (raw === '@' ? 'at' : text);

const firstOf = (text: string): string => (text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text);

const OWNS = /^(?:my|our|own)$/;
const AFTER_CUE = new Set(':,"“');

/** One past the phrase that begins at `at`, or undefined. */
function follows(all: readonly Word[], at: number, phrase: readonly string[]): number | undefined {
  let index = at;
  let said = 0;
  while (said < phrase.length) {
    const word = all[index];
    if (!word) return;
    // Expanded shorthand ("i'm" is "i am") holds two of the phrase's words in one.
    const text = textOf(word);
    // "my nail salon is"
    if (
      phrase[said] === '*' &&
      said > 0 &&
      !KINDS.has(text) &&
      KINDS.has(all[index + 1]?.text ?? '') &&
      OWNS.test(phrase[said - 1] ?? '')
    ) {
      if (isStop(word) || word.kind === 'mark') return;
      index += 1;
      continue;
    }
    for (const part of text.includes(' ') ? text.split(' ') : [text]) {
      if (phrase[said] !== part && !(phrase[said] === '*' && KINDS.has(part))) return;
      said += 1;
    }
    index += 1;
  }
  return AFTER_CUE.has(all[index]?.raw ?? '') ? index + 1 : index;
}

/** "i own two sisters bakery", "our shop's name, its quiet acres dental": of plain words only, but one's own. */
const isOwned = (all: readonly Word[], begins: number): boolean =>
  /^(?:owns?|runs?|opening|launching|starting|its|is)$/.test(all[begins - 1]?.text.split(' ').at(-1) ?? '') ||
  // "just a name, copper kettle coffee"
  (all[begins - 1]?.kind === 'mark' && all[begins - 2]?.text === 'name');
export const isOfKind = (body: readonly Word[]): boolean =>
  body.length > 2 &&
  COMPANY_WORDS.has(body.at(-1)?.text ?? '') &&
  !body.slice(0, 2).some(({ text }) => ORDINARY.has(text) || isStop(body[0]));

/** "high pitch roofing", "hot skillet catering"; not "commercial roofing", "dog food supply" */
const isCalledSo = ([first, ...others]: readonly Word[]): boolean =>
  others.length > 1 &&
  /^(?:high|hot|fast|big|great|super|night|day|rock|family|summer|winter|spring|fall)$/.test(
    first?.text ?? '',
  ) &&
  COMPANY_WORDS.has(others.at(-1)?.text ?? '') &&
  others.every(
    (word, at) =>
      word.kind === 'word' &&
      !isStop(word) &&
      !isGoods([word]) &&
      (at > 0 || !(ORDINARY.has(word.text) || COMPANY_WORDS.has(word.text))),
  );

/** "our business name is too long for that" */
const SAID_OF_NAME =
  /^(?:too|very|really|pretty|just|still|only|also|same|long|short|fine|correct|wrong|right|important)$/;

/** "the whistling kettle"; not "changing soon" */
const isDoing = ([first, ...others]: readonly Word[]): boolean =>
  /ing$/.test(first?.text ?? '') &&
  others.length > 0 &&
  others.every(({ kind, text }) => kind === 'word' && !NEVER.has(text));

function isCompany(all: readonly Word[], from: number, to: number, trust: Trust, begins: number): boolean {
  const body = all.slice(from, to).filter(({ kind }) => kind !== 'mark');
  const [first] = body;
  if (
    !first ||
    isGoods(body) ||
    (trust !== 'named' && body.length < 3 && BRANDS.has(body.at(-1)?.text ?? ''))
  )
    return false;
  // "we go by two names"
  if (trust === 'named')
    return (
      body.at(-1)?.stem !== 'name' &&
      (isCapital(first) ||
        !((isState(first) && !isOfKind(body) && !isDoing(body)) || SAID_OF_NAME.test(first.text)))
    );
  if (PLACES.test(body.map(({ text }) => text).join(' ')) || body.every(({ text }) => COLORS.has(text)))
    return false;
  if (isShaped(body) || (trust === 'capital' && isOwned(all, begins) && isOfKind(body))) return true;
  // "our lab is Room 12"
  if (
    /^(?:building|room|suite|floor|unit|bldg|ste)$/.test(first.text) &&
    /^(?:is|its)$/.test(all[begins - 1]?.text ?? '')
  )
    return false;
  // "417 Collective"
  const isCalled =
    isCapital(first) ||
    (first.kind === 'number' &&
      body.length > 1 &&
      isCapital(body[1]) &&
      body[1]?.raw !== 'AM' &&
      !PEOPLE.has(body[1]?.stem ?? ''));
  const isNamed = isCalled && body.every((word) => !/^\p{Ll}/u.test(word.raw) || isSmallInName(word));
  if (trust === 'is' && all[begins - 2]?.text !== 'shop' && isCalledSo(body)) return true;
  if (trust === 'is') return isCalled ? isNamed : !isState(first) && !isOrdinary(first) && to - from < 4;
  if (trust === 'capital')
    return isNamed && !(body.length === 1 && (ORDINARY.has(first.text) || FIRST_NAMES.has(first.text)));
  // "Dana from Acme", "contractor with ProBuild KC": who it is, right before; a capital right after.
  const isBeside = /^(?:here|again|over|calling|checking)$/.test(all[begins - 2]?.text ?? '');
  const before = all[isBeside ? begins - 3 : begins - 2];
  return (
    isNamed &&
    !isKnownElse(body) &&
    // "I took it over at Acme from Linda"
    !(
      body.length === 1 &&
      FIRST_NAMES.has(first.text) &&
      isCapital(before) &&
      !FIRST_NAMES.has(before?.text ?? '')
    ) &&
    /^(?:from|with|at|of|@)$/.test(all[begins - 1]?.text ?? '') &&
    before !== undefined &&
    (ROLES.has(before.text) ||
      (all[begins - 1]?.text === 'at' && isAtWork(all, begins - 1)) ||
      (all[begins - 1]?.text === 'at' && body.length > 1 && first.text !== 'lake' && isSchoolGroup(before)) ||
      FIRST_NAMES.has(before.text) ||
      (/^\p{Lu}\p{Ll}/u.test(before.raw) && !isStop(before) && !NEVER.has(before.text)))
  );
}
