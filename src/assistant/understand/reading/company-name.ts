// How far a company's name goes, and what shows that it is one.
import { withoutAccents } from './language.ts';
import {
  BRANDS,
  CAUSES,
  COMPANY_WORDS,
  LEADING,
  LEGAL_FORMS,
  LODGINGS,
  ORDINARY,
  PLACE_ENDINGS,
  PLACES,
  PRINT_WORDS,
  ROLES,
} from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital, isMended, isWord } from './words/name-length.ts';
import { NEVER, STATES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import {
  BLANK_MAKERS,
  COLORS,
  GARMENTS,
  MONTHS,
  NOT_PIECES,
  PEOPLE,
  PIECES,
  WEEKDAYS,
} from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** From its first word up to, not including, the second number. */
export type Place = [from: number, to: number];

/** "the Rusty Nail" is "Rusty Nail", "The Rusty Nail" stays. */
export const afterArticle = (all: readonly Word[], at: number): number =>
  /^(?:the|la|el)$/.test(all[at]?.raw ?? '') ? at + 1 : at;

/** "3rd Coast Barbers": past the figure that a name begins with. */
export const afterOrdinal = (all: readonly Word[], at: number): number =>
  all[at]?.kind === 'number' &&
  all[at + 1]?.spaced === false &&
  /^(?:st|nd|rd|th)$/.test(all[at + 1]?.raw ?? '')
    ? at + 2
    : at;

const STOP = new Set(
  `and but or so i we my our me us is are was were be will can need needs want wants would should looking in on at to by of for with
  about the a an this that it its they you your please thanks thank could do does how what when where why who has have had if
  because here there from today tomorrow next now asap called named wanting trying interested ordering planning hoping
  getting located based out not no as`.split(/\s+/),
);

/** "H&R": a capital letter alone stands for no word. */
export const isStop = (word: Word | undefined): boolean =>
  word !== undefined &&
  STOP.has(word.text.split(' ', 1)[0] ?? '') &&
  !/^(?:[B-HJ-Z]|L[ao]s?|El|Del?)$/.test(word.raw);

/**
 * One past the last word of a name that begins at `from`; `from` itself if none does. `isNamed`: whatever it looks like;
 * `isCued`: a small word leads up to it, so that capitals are there for a name.
 */
export function nameEnd(all: readonly Word[], from: number, isNamed: boolean, isCued = isNamed): number {
  const whole = isNamed && !isCapital(all[from]) ? clauseEnd(all, from) : from;
  if (whole > from) return whole;
  let end = from;
  for (let at = from; at < all.length && at - from < LONGEST; at += 1) {
    const word = all[at];
    const next = all[at + 1];
    if (!word || (at > from && word.isLineStart)) break;
    if (word.kind === 'mark') {
      // "Whitaker Electric, Inc."
      if (at > from && word.raw === ',' && isCapital(next) && LEGAL_FORMS.has(next?.text ?? ''))
        return at + 2;
      const isInside =
        at > from &&
        next !== undefined &&
        next.kind !== 'mark' &&
        !next.isLineStart &&
        isInName(all, at, next);
      if (!isInside) break;
      continue;
    }
    if (isLink(all, at, from, isNamed, isCued)) continue;
    // "Minden Mudcats 12u"; "Lady Otters 12U"
    if (word.kind === 'number' && next?.kind === 'word' && !next.spaced) {
      if (at > from && next.raw === 'U') end = at + 2;
      break;
    }
    if (word.kind === 'number' && at > from && !isOwnNumber(all, at)) break;
    // "Water District No. 7"
    if (at > from && word.raw === 'No' && next?.raw === '.' && all[at + 2]?.kind === 'number') return at + 3;
    // "Bethel A.M.E."
    const isLetter = at > from && word.raw.length === 1 && next?.raw === '.' && !next.spaced;
    if (isStop(word) && !isLetter && !isOwnStop(all, at, from, isCued)) break;
    // "bistro lucienne", "el gallo negro"
    if (at === from && LEADS.test(word.text) && isForeign(next)) {
      end = at + 2;
      if (isForeign(all[end])) end += 1;
      break;
    }
    if (at === from && isLeading(word) && (isCapital(next) || next?.kind === 'number')) {
      end = at + 1;
      continue;
    }
    // "Co-op"
    const isJoined = at > from && all[at - 1]?.raw === '-' && !word.spaced;
    if (
      !isNamed &&
      !isJoined &&
      !isCapital(word) &&
      word.kind !== 'number' &&
      !(at > from && COMPANY_WORDS.has(word.text))
    ) {
      // All in lower case: only up to a word that makes it a company.
      const suffix = suffixAhead(all, at);
      if (suffix === undefined) break;
      end = suffix + 1;
      // "kessler auto body"
      while (TAILS.has(all[end]?.text ?? '')) end += 1;
      break;
    }
    end = at + 1;
    // "Gladstone Gators swim team"
    if (
      !isCapital(word) &&
      COMPANY_WORDS.has(word.text) &&
      /^(?:team|group|crew|squad)$/.test(next?.text ?? '')
    )
      end += 1;
  }
  return end;
}

/** "our company is called maids on a mission and we": in small letters up to a mark or to a new clause, or `from` itself. */
function clauseEnd(all: readonly Word[], from: number): number {
  let to = from;
  while (to < all.length && to - from < LONGEST && isOfClause(all, to, from)) to += 1;
  // "bright smiles and | we need"
  while (to > from && BEFORE_CLAUSE.test(all[to - 1]?.text ?? '')) to -= 1;
  const body = all.slice(from, to);
  const [first, last] = [body[0], body.at(-1)];
  const words = body.filter(({ kind }) => kind !== 'mark').length;
  if (!first || !last || words < 2 || words > MOST_IN_CLAUSE || isStop(first) || isCapital(first))
    return from;
  if (last.kind === 'mark' || OPEN_END.test(last.text)) return from;
  return body.some((word, at) => at > 0 && isSmallInName(word) && !isOfName(body, at)) ? from : to;
}

const isOfClause = (all: readonly Word[], at: number, from: number): boolean => {
  const [before, word, next] = [all[at - 1], all[at], all[at + 1]];
  if (!word || (at > from && word.isLineStart)) return false;
  if (word.kind === 'mark')
    return (
      (word.raw === ',' && LEGAL_FORMS.has(next?.text ?? '')) ||
      (word.raw === '.' && /^(?:st|mt|no|dr|mr|mrs)$/.test(before?.raw ?? '') && next?.spaced === true) ||
      (/^[&'’+]$/.test(word.raw) && next?.kind === 'word') ||
      (word.raw === '-' && !word.spaced && next?.spaced === false)
    );
  // "studio 9 hair"; not "bright smiles 40 black hats"
  if (word.kind === 'number')
    return (
      at > from &&
      /^\d{1,4}$/.test(word.raw) &&
      next?.kind !== 'number' &&
      !(next && (isGoods([next]) || COLORS.has(next.text) || PEOPLE.has(next.stem)))
    );
  // "j&r", "12u"
  if (at > from && !word.spaced) return true;
  return !NEW_CLAUSE.test(word.text.split(' ', 1)[0] ?? '') && !isGoods([word]);
};

const MOST_IN_CLAUSE = 6;
const BEFORE_CLAUSE = /^(?:and|so|but|if|because|that|which|at|with)$/;
const OPEN_END = /^(?:the|an?|of|to|for|on|in|by|from|it|as)$/;
const NEW_CLAUSE =
  /^(?:i|im|we|my|me|he|she|they|them|you|your|is|its|are|was|were|be|been|am|will|can|could|would|should|shall|may|might|must|do|does|did|has|have|had|need|needs|want|wants|looking|please|thanks?|thx|sorry|how|what|when|where|why|who|if|because|here|there|but|so|than|then|as|like|just|also|not|phone|email|cell|number|call|text|contact|address|name|names|company|business|today|asap|qty|quantity|same|them|sure|ok|yes|no|from|about|up|use|stay|lets)$/;

/** Does the name go on behind a small word: "on a mission", "and mirror"; not "on the back", "roofing in olathe", "for the invoice"? */
function isOfName(body: readonly Word[], at: number): boolean {
  const { raw } = body[at] as Word;
  const before = body[at - 1];
  const rest = body.slice(at + 1).find((word) => !isSmallInName(word));
  if (!before || !rest) return false;
  if (ARTICLE.test(raw) || /^(?:of|and|n|y|del?)$/.test(raw))
    return !isElsewhere(rest) || !OF_PRINT.test(rest.text);
  return (
    !COMPANY_WORDS.has(before.text) &&
    !isGoods([rest]) &&
    !isDay(rest) &&
    !isElsewhere(rest) &&
    !isRequest(rest) &&
    !FIRST_NAMES.has(rest.text) &&
    !PLACES.test(rest.text) &&
    rest.kind === 'word' &&
    isEnglish(rest.text)
  );
}

const OF_PRINT = /^(?:front|back|left|right|sleeve|chest|pocket)$/;

const TAILS = new Set(
  'body parts repair glass works supply llc inc co center centre services sales care'.split(' '),
);

const LEADS =
  /^(?:cafe|bistro|casa|chez|villa|hotel|club|trattoria|osteria|ristorante|restaurante|taqueria|panaderia|carniceria|pizzeria|iglesia|academia)$/;

/** No word of the language, in small letters. */
const isForeign = (word: Word | undefined): boolean =>
  word?.kind === 'word' &&
  !isCapital(word) &&
  word.text.length > 2 &&
  !FIRST_NAMES.has(word.text) &&
  !isEnglish(word.text);

const isOwnersName = (body: readonly Word[]): boolean =>
  isOfSomebody(body[0]) &&
  body.every(isCapital) &&
  !body.some(
    ({ text, stem }) =>
      OCCASIONS.has(text) ||
      PEOPLE.has(stem) ||
      ROLES.has(stem) ||
      PLACE_ENDINGS.has(text) ||
      COLORS.has(text),
  );

/** "Marv's", "Abuela's", "Kessler's"; not "Name's" */
function isOfSomebody(word: Word | undefined): boolean {
  const [, name = ''] = /^(\p{Lu}\p{L}+)['’]s$/u.exec(word?.raw ?? '') ?? [];
  const text = name.toLowerCase();
  return (
    FIRST_NAMES.has(text) || SURNAMES.has(text) || KIN.test(text) || (text.length > 2 && !isEnglish(text))
  );
}

const KIN = /^(?:mama|papa|nana|granny|grandma|grandpa|mom|dad|pop|abuela|nonna|auntie|uncle)$/;

export const OCCASIONS = new Set(
  `birthday bday wedding party reunion shower bachelorette bachelor bash retirement day memorial camp trip vacation sweet
  graduation grad baptism christening tournament cup run race walk order class team room crew squad quote proof name design logo
  funeral crawl expo bazaar trot dash stroll cookoff walkathon hoedown throwdown jubilee luau anniversary quinceanera bat bar mitzvah year hour eve gate feast mass dream way choice law life war number phone email
  festival fest fair marathon relay gala parade tailgate picnic homecoming prom eve week night weekend championship invitational
  extravaganza fundraiser ceremony month scramble derby showdown shootout regatta jamboree
  shirt shirts hat hats daughter son wife husband mom dad boy girl girls boys kids`.split(/\s+/),
);

/** Words and marks. */
const LONGEST = 12;

/** "la iglesia San Judas", "troop 45": said without a capital too. */
const isLeading = ({ raw, text }: Word): boolean =>
  /^\p{Ll}/u.test(raw) &&
  (/^(?:troop|lodge|usd|camp)$/.test(text) || (raw !== text && LEADING.has(withoutAccents(raw))));

/** "H&R", "O'Neil", "Tri-State", "St. Mary's". */
function isInName(all: readonly Word[], at: number, next: Word): boolean {
  const { raw = '', spaced = false } = all[at] ?? {};
  if (raw === '.')
    return !next.spaced || /^(?:[Ss]t|Dr|Mt|Ft|Mr|Mrs|Rep|Sen|Gov)$/.test(all[at - 1]?.raw ?? '');
  return /^[&'’+]$/.test(raw) || (raw === '-' && !spaced && !next.spaced);
}

/** "Haul It Away", "Veterans Next Step"; behind a cue also "Next Chapter", "Out of the Box": in capitals where a name goes on. */
function isOwnStop(all: readonly Word[], at: number, from: number, isCued: boolean): boolean {
  const { raw = '', text = '' } = all[at] ?? {};
  const next = all[at + 1];
  if (at === from) {
    if (raw === 'The') return true;
    if (!/^\p{Lu}/u.test(raw)) return false;
    // "Our Lady of Mercy", "Our Savior's"; not "Our School"
    if (text === 'our') return /^(?:Lady|Father|Redeemer|\p{Lu}\p{Ll}+['’]s)$/u.test(next?.raw ?? '');
    return (
      (isCued ? OPENS : OPENS_ALL).test(text) &&
      !isDay(next) &&
      (isCapital(next) || isLink(all, at + 1, from, true, true))
    );
  }
  if (!/^\p{Lu}\p{Ll}/u.test(raw)) return false;
  // "Masjid An-Noor"
  if (next?.raw === '-' && !next.spaced && isCapital(all[at + 2])) return true;
  // "Bridge to Tomorrow"
  if (JOINT.test(all[at - 1]?.raw ?? '') || ARTICLE.test(all[at - 1]?.raw ?? '')) return true;
  if (!INNER.test(text)) return false;
  // "Acme Roofing This Friday"; "Walk This Way" goes on
  if (text === 'this' && (isDay(next) || (OCCASIONS.has(next?.text ?? '') && next?.text !== 'way')))
    return false;
  if (next === undefined || next.kind === 'mark' || next.isLineStart) return CLOSES.test(text);
  return isCapital(next) && (!isStop(next) || isOwnStop(all, at + 1, from, isCued));
}

/** "Studio 9 Hair", "Engine Company 14"; not "Acme 40 polos", "Acme 12 Main St", "Acme 555-0101". */
function isOwnNumber(all: readonly Word[], at: number): boolean {
  const [before, number, next] = all.slice(at - 1, at + 2);
  if (!/^\d{1,4}$/.test(number?.raw ?? '') || (before?.raw !== 'of' && !isCapital(before))) return false;
  if (!next || next.isLineStart) return true;
  // "Osage Prairie 4-H"
  if (next.kind === 'mark') return /^[,.;!?)(–—]$/.test(next.raw) || all[at + 2]?.raw === 'H';
  if (next.raw === 'I') return true;
  if (next.kind === 'word' && isCapital(next))
    return (
      next.spaced &&
      !isGoods([next]) &&
      !isElsewhere(next) &&
      !PEOPLE.has(next.stem) &&
      !/^(?:[AP]M|[NSEW]|\p{Lu}?)$/u.test(next.raw) &&
      !all.slice(at + 1, at + 5).some(({ raw }) => STREET_TYPE.test(raw))
    );
  return GOES_ON.test(next.text);
}

const GOES_ON =
  /^(?:needs?|wants?|is|are|was|were|has|have|had|will|would|could|can|here|again|but|so|we|we are|i|i am|who|our|my|please|requests?|orders?|wishes|picked|got|did|does|just|also|and)$/;

const OPENS = /^(?:an?|the|in|on|at|by|to|from|out|about|next|now|so|not|no|it)$/;
/** What opens a name at the beginning of a sentence too: "A Cut Above needs"; not "At Acme we". */
const OPENS_ALL = /^(?:an?|next|out)$/;
const INNER =
  /^(?:a|an|the|and|or|in|on|at|by|to|of|for|from|with|out|about|next|so|not|no|it|that|my|our|your|you|me|us|now|here|there|do|this)$/;
const CLOSES = /^(?:in|on|out|it|you|me|us|now|here|there|that)$/;

/** Small words in a name: "Horn of Africa Grocery", "Maids on a Mission", "Heating and Air", "city of Lenexa". */
function isLink(all: readonly Word[], at: number, from: number, isNamed: boolean, isCued: boolean): boolean {
  const word = all[at];
  const next = all[at + 1];
  if (!word || !next || next.isLineStart) return false;
  if (at === from) return isGroup(word) && next.text === 'of' && isCapital(all[at + 2]);
  if (isNamed && word.text === 'and' && (FAMILY.test(next.text) || isLastOwn(all, at + 1))) return true;
  // "on a", "of the": what leads up to the rest of the name
  const lead = ARTICLE.test(word.raw) && JOINT.test(all[at - 1]?.raw ?? '') ? at - 1 : at;
  const rest = ARTICLE.test(next.raw) && JOINT.test(word.raw) ? at + 2 : at + 1;
  const joint = all[lead]?.raw ?? '';
  const before = all[lead - 1];
  // "Class of 1986"
  if (joint === 'of' && before?.raw === 'Class' && next.kind === 'number') return true;
  if (!isCapital(all[rest]) || all[rest]?.isLineStart || all[rest]?.raw === 'I') return false;
  // "PTA at Maple Grove"; not "Dana at Acme"
  if (/^(?:of|at)$/.test(joint) && isGroup(before)) return true;
  if (!isCapital(before)) return false;
  // "Run the Ridge"
  if (lead === at && ARTICLE.test(joint)) return joint !== 'an' && !COMPANY_WORDS.has(before?.text ?? '');
  if (/^by$/.test(joint)) return !isDay(all[rest]);
  // "Acme Roofing and Tom"
  if (joint === 'and' && COMPANY_WORDS.has(before?.text ?? '') && FIRST_NAMES.has(all[rest]?.text ?? ''))
    return false;
  if (/^(?:of|and|n|y|del?)$/.test(joint)) return true;
  if (OF_PHRASE.test(joint)) return isNamed || isOfPhrase(all, from, lead, rest, isCued);
  return false;
}

const ARTICLE = /^(?:the|an?|la|el|los|las)$/;
const JOINT = /^(?:of|and|n|on|in|to|for|with|at|by|along|del?|y)$/;
const OF_PHRASE = /^(?:on|in|to|for|with|at|along)$/;

const isDay = (word: Word | undefined): boolean =>
  word !== undefined && (word.text in MONTHS || word.stem in WEEKDAYS);

/** "Hands to Hearts", "Paws for a Cause", "Unity on the Hill"; not "Kessler Roofing for Friday", "Dana with Acme", "Shirts for Acme". */
function isOfPhrase(
  all: readonly Word[],
  from: number,
  lead: number,
  rest: number,
  isCued: boolean,
): boolean {
  const first = all[from];
  const before = all[lead - 1];
  const after = all[rest];
  if (!first || !before || !after) return false;
  if (all[lead]?.raw === 'on' && (isOfCompany(all, lead + 1) || isStreet(all, lead + 1))) return true;
  if (isGoods([after]) || isDay(after) || isElsewhere(after) || FIRST_NAMES.has(after.text)) return false;
  // "Toys for a Smile"
  if (CAUSES.has(before.stem) && lead === from + 1) return true;
  // "Shelter on the Bluff"; not "Acme Shelter on the Bluff", where it stands
  const isWhole = COMPANY_WORDS.has(before.text) && !(isCued && lead === from + 1);
  if (FIRST_NAMES.has(first.text) || isWhole || !isEnglish(before.text)) return false;
  // "We are Open on Sundays"
  if (STATES.has(first.text) || /^(?:open|closed|ready)$/.test(first.text)) return false;
  return !isGoods([first]) && (isCued || !isRequest(first));
}

/** Where something is printed, who made it, a town. */
const isElsewhere = ({ text }: Word): boolean =>
  PLACES.test(text) || BRANDS.has(text) || PRINT_WORDS.has(text) || COLORS.has(text);

/** "Quote for Acme", "Delivery to Acme" */
const isRequest = ({ text, stem }: Word): boolean =>
  NEVER.has(text) || OCCASIONS.has(text) || BRANDS.has(text) || REQUESTS.test(stem);
const REQUESTS =
  /^(?:quot|order|reorder|pric|invoice|bill|ship|shipping|deliver|delivery|pickup|estimate|question|logo|design|artwork|print|printing|embroidery|wrap|welcome|greeting|attn|attention|payment|deposit|proof|mockup|request|inquiry|info|information|interest|hope|try|work|referral)/;

/** "Ninth", "the Corner", "Oak Street": where a company is called by its place. */
export function isStreet(all: readonly Word[], at: number): boolean {
  const street = all[at]?.raw === 'the' ? at + 1 : at;
  return (
    isCapital(all[street]) &&
    (STREET_TYPE.test(all[street + 1]?.raw ?? '') || STREET_NAME.test(all[street]?.raw ?? ''))
  );
}

export const STREET_TYPE = /^(?:Street|St|Avenue|Ave|Road|Boulevard|Blvd|Lane|Drive|Creek|River)$/;
const STREET_NAME =
  /^(?:Main|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Broadway|Central|Elm|Oak|Maple|Market|Square|Plaza|Corner|Hill|Lake|River|Park)$/;

/** "the Ridge Lutheran": capitals that end in what kind of company it is. */
function isOfCompany(all: readonly Word[], at: number): boolean {
  const from = all[at]?.text === 'the' ? at + 1 : at;
  let to = from;
  while (to < from + 4 && isCapital(all[to])) to += 1;
  return to > from + 1 && COMPANY_WORDS.has(all[to - 1]?.text ?? '');
}

/** "PTA at Maple Grove", "Friends of Oak Hill", "Bank of Omaha"; not "Dana at Acme". */
const isGroup = (word: Word | undefined): boolean =>
  word !== undefined &&
  (COMPANY_WORDS.has(word.text) ||
    /^(?:friends|sons|daughters|house|taste|city|town|village|knights|order|boys|girls)$/.test(word.text));

function suffixAhead(all: readonly Word[], from: number): number | undefined {
  for (let at = from; at < Math.min(all.length, from + 5); at += 1) {
    const word = all[at];
    // "sparkle and shine llc", "mcallister and sons hvac"
    const isJoint = LEGAL_FORMS.has(all[at + 2]?.text ?? '') || FAMILY.test(all[at + 1]?.text ?? '');
    if (word?.raw === '&' || (word?.text === 'and' && isJoint)) continue;
    // "st. stephens lutheran church"
    if (word?.raw === '.' && /^(?:st|mt)$/i.test(all[at - 1]?.raw ?? '')) continue;
    if (word?.kind !== 'word' || isStop(word) || word.text === 'like' || (at > from && word.isLineStart))
      return;
    if (at === from || !isKind(word, all[at - 1])) continue;
    let last = at;
    while (isKind(all[last + 1], all[last]) || isMaker(all[last + 1])) last += 1;
    // "tri county memorial hospital"
    if (
      /^(?:county|city|valley)$/.test(all[last]?.text ?? '') &&
      all[last + 1]?.kind === 'word' &&
      !isStop(all[last + 1]) &&
      isKind(all[last + 2], all[last + 1])
    )
      last += 2;
    // "voss heating & cooling", "dave's tire and lube"
    if (isJointTrade(all, last)) last += 2;
    // "luis and sons tile", "bethany christian church youth group"
    if (FAMILY.test(all[last]?.text ?? '') && isLastOwn(all, last + 1)) return last + 1;
    if (GROUPS.test(all[last + 2]?.text ?? '') && OF_GROUP.test(all[last + 1]?.text ?? '')) return last + 2;
    // "humane society of greene county"
    return afterOf(all, last);
  }
  return;
}

const OF_GROUP =
  /^(?:youth|men|mens|women|womens|booster|alumni|swim|dance|track|chess|debate|robotics|senior|outreach|parents|bell|hand|praise|prayer|student|teen|ladies|altar|drama|theat(?:er|re)|art|science|math|key|honor|spirit|pep|marching|jazz|concert|spanish|french|ski|golf|garden|culinary|esports)$/;
const GROUPS =
  /^(?:group|club|team|ministry|ministries|league|choir|association|council|fellowship|aid|auxiliary|guild|circle|society|band|squad|boosters)$/;

/** No goods, and nothing after it. */
function isLastOwn(all: readonly Word[], at: number): boolean {
  const [word, next] = all.slice(at, at + 2);
  return (
    word?.kind === 'word' &&
    !isStop(word) &&
    !isGoods([word]) &&
    !NEVER.has(word.text) &&
    !FIRST_NAMES.has(word.text) &&
    !COLORS.has(word.text) &&
    (next === undefined || next.kind === 'mark' || isStop(next))
  );
}

/** "harbor freight haulers": who does it, no goods such as "stickers". */
const isMaker = (word: Word | undefined): boolean =>
  word?.kind === 'word' &&
  /[a-z]{3}(?:ers|ors)$/.test(word.text) &&
  !isGoods([word]) &&
  !PEOPLE.has(word.stem) &&
  !NOT_PIECES.has(word.stem) &&
  !COLORS.has(word.text);

/** "brewing"; "nursing home" */
const isKind = (word: Word | undefined, before: Word | undefined): boolean =>
  word !== undefined && (COMPANY_WORDS.has(word.text) || isPair(before, word));

/** "senior center", "valley savings" */
export const isPair = (word: Word | undefined, next: Word | undefined): boolean =>
  PAIRS.has(`${word?.text} ${next?.text}`) || (next?.text === 'savings' && OF_BANKS.test(word?.text ?? ''));

/** Whose savings are a bank's; not "big savings", "spring savings". */
const OF_BANKS =
  /^(?:valley|prairie|county|city|river|lake|creek|ridge|federal|state|community|farmers|citizens|mutual|peoples|heritage)$/;

/** What two words make together, as "school" makes a company. */
const PAIRS = new Set(
  ['nursing', 'funeral', 'retirement', 'care', 'group']
    .map((kind) => `${kind} home`)
    .concat([
      'assisted living',
      'senior living',
      'memory care',
      'car wash',
      'early learning',
      'food truck',
      'food bank',
      'feed store',
    ])
    .concat(
      [
        'senior',
        'community',
        'learning',
        'rec',
        'recreation',
        'medical',
        'care',
        'health',
        'garden',
        'birth',
        'dialysis',
        'surgery',
        'youth',
        'visitor',
        'freshman',
        'grade',
        'childhood',
        'career',
        'activity',
        'aquatic',
        'nature',
        'equestrian',
        'wellness',
        'fitness',
        'treatment',
        'pregnancy',
        'crisis',
        'conference',
        'retreat',
        'event',
        'convention',
        'arts',
        'cancer',
        'worship',
        'training',
        'resource',
        'spine',
      ].map((kind) => `${kind} center`),
    )
    .concat(
      [
        'coffee',
        'book',
        'pet',
        'flower',
        'barber',
        'body',
        'gift',
        'thrift',
        'bike',
        'candy',
        'surf',
        'sandwich',
        'donut',
        'smoke',
        'vape',
        'tattoo',
        'machine',
        'butcher',
      ].flatMap((kind) => [`${kind} shop`, `${kind} store`, `${kind} house`]),
    ),
);

/** "& exteriors", "and lube": what else they do, and nothing after it. */
function isJointTrade(all: readonly Word[], last: number): boolean {
  const [joint, trade, next] = all.slice(last + 1, last + 4);
  if (!/^(?:&|and|n)$/.test(joint?.raw.toLowerCase() ?? '') || trade?.kind !== 'word') return false;
  if (COMPANY_WORDS.has(trade.text)) return true;
  return (
    !isStop(trade) &&
    !isGoods([trade]) &&
    !NEVER.has(trade.text) &&
    !FIRST_NAMES.has(trade.text) &&
    !PEOPLE.has(trade.stem) &&
    (joint?.raw === '&' || next === undefined || next.kind === 'mark')
  );
}

/** Where "... of greene county" behind a society or a church ends, or `last` itself. */
function afterOf(all: readonly Word[], last: number): number {
  if (all[last + 1]?.text !== 'of' || !HAS_OF.test(all[last]?.text ?? '')) {
    // "co-op"
    return all[last + 1]?.raw === '-' && !all[last + 1]?.spaced ? last + 2 : last;
  }
  let at = all[last + 2]?.text === 'the' ? last + 3 : last + 2;
  const first = at;
  while (
    at < first + 3 &&
    all[at]?.kind === 'word' &&
    !isStop(all[at]) &&
    !NEVER.has(all[at]?.text ?? '') &&
    !isGoods(all.slice(at, at + 1))
  )
    at += 1;
  return at > first ? at - 1 : last;
}

const HAS_OF =
  /^(?:society|association|university|chamber|club|league|church|bank|college|fellowship|foundation|school|academy|union|chapel|department|institute|county|city|temple|museum|council)$/;

const FAMILY = /^(?:sons?|daughters?|brothers?|bros|company|co|associates|partners)$/;

/** Does a word such as "LLC", "Brewing" or "School" end it? In lower case it must have a word of its own too. */
export function isShaped(body: readonly Word[]): boolean {
  if (body.length > 1 && LEADS.test(body[0]?.text ?? '') && isForeign(body[1])) return true;
  if (body.length > 1 && BROTHERS.test(body[0]?.text ?? '') && LODGES.test(body[1]?.text ?? '')) return true;
  if (
    body.length > 1 &&
    body[0] &&
    ((isCapital(body[0]) && isOfTrade(body[0])) || isLeading(body[0])) &&
    !OCCASIONS.has(body.at(-1)?.text ?? '')
  )
    // "Team Bride" is printed on shirts.
    return body
      .slice(1)
      .some(
        (word) =>
          (isCapital(word) && !(body[0]?.text === 'team' && PEOPLE.has(word.stem))) || word.kind === 'number',
      );
  // "Back to School Night"
  if (OCCASIONS.has(body.at(-1)?.text ?? '') && body.some(({ raw }) => OF_PHRASE.test(raw))) return false;
  // "Kappa Delta"
  if (isGreek(body)) return true;
  // "first baptist", "second united methodist"
  if (body.length > 1 && ORDINAL.test(body[0]?.text ?? '') && CONFESSION.test(body.at(-1)?.text ?? ''))
    return true;
  // "Blue Heron Camp", not "Summer Camp"
  const last = body.at(-1);
  if (last && isCapital(last) && LODGINGS.has(last.text) && body.length > 1)
    return (
      body.every(isCapital) &&
      body.slice(0, -1).some((word) => !isOrdinary(word) && !COMPANY_WORDS.has(word.text))
    );
  // "Abuela's Table", "Jim's Small Engine Repair"; not "Emma's Wedding"
  if (body.length > 1 && isOwnersName(body)) return true;
  // "humane society of greene county"
  if (
    body.some(
      ({ text }, i) => i > 0 && text === 'of' && HAS_OF.test(body[i - 1]?.text ?? '') && i + 1 < body.length,
    )
  )
    return true;
  const isOfOne = (word: Word) =>
    COMPANY_WORDS.has(word.text) ||
    // "Prairie Roofers"; no "Rich Banks"
    (isCapital(word) &&
      COMPANY_WORDS.has(word.stem) &&
      !WORDS_AND_SURNAMES.has(word.text) &&
      !SURNAMES.has(word.text));
  if (
    !body.slice(1).some((word, i) => isOfOne(word) || isKind(word, body[i])) ||
    body[0]?.text === 'vacation'
  )
    return false;
  // "coffee shop", "Small law office": what it is, and not what it is called.
  if (!body.slice(1).some(isCapital) && isOnlyKind(body)) return false;
  const own = body.filter(({ text }) => !COMPANY_WORDS.has(text));
  if (isCapital(body[0])) return own.length > 0 || body.filter(isCapital).length > 1;
  const ownNouns = own.filter((word) => isOwnNoun(word) || (word === body[0] && COLORS.has(word.text)));
  const isOfJob = OF_A_JOB.test(body.at(-1)?.text ?? '');
  // "twisted scissors salon", "rolling hills golf club"; not "opening coffee shop", "cold brew coffee"
  const isState0 = isState(body[0]) && (isOfJob || !ownNouns.some((word) => word !== body[0]));
  // "cornhole league" is what it is.
  const isHobby =
    body.length < 3 && GROUPS.test(body.at(-1)?.text ?? '') && own.every(({ text }) => isEnglish(text));
  // "north star hvac", "crooked fence brewing"
  const isCalled = ownNouns.length > 1 && !isOfJob;
  // "luxury apartments", "airport storage": plain words before what is done make no name.
  const isNamed = own.some((word) => !isOrdinary(word) && !(isOfJob && isPlain(word)));
  return (isCalled || isNamed) && !isState0 && !isHobby;
}

/** Neither what kind it is nor how somebody is, nor how long; a colour only before more: "silver star hvac". */
const isOwnNoun = ({ kind, text, stem }: Word): boolean =>
  kind === 'word' &&
  ![ORDINARY, NEVER, COLORS, PRINT_WORDS].some((those) => those.has(text)) &&
  !PEOPLE.has(stem) &&
  !/^(?:hour|minute|day|week|time|distance|side|style|type|shop|store|house|center|home|truck|stand|place)$/.test(
    stem,
  );

const ORDINAL = /^(?:first|second|third|fourth)$/;
const CONFESSION =
  /^(?:baptist|methodist|presbyterian|lutheran|christian|congregational|mennonite|nazarene|unitarian|reformed)$/;

/** In small letters "handbell choir" is what it is, not what it is called; unlike "wheeler excavating". */
export const isOwnSmall = (body: readonly Word[]): boolean => {
  const own = body.filter(({ text }) => !COMPANY_WORDS.has(text) && !ORDINARY.has(text));
  return own.length > 1 || own.some(({ text }) => !isEnglish(text) || isFamilys(text) || OF_TOWN.test(text));
};

const isPlain = ({ text }: Word): boolean => isEnglish(text) && !isFamilys(text) && !OF_TOWN.test(text);

const isFamilys = (text: string): boolean =>
  FIRST_NAMES.has(text) || SURNAMES.has(text) || WORDS_AND_SURNAMES.has(text);
/** "westside", "lakeview" */
const OF_TOWN =
  /^[a-z]{3,}(?:side|view|ridge|creek|crest|town|ville|brook|dale|vale|wood|haven|hurst|burg|bury|mont|shire|glen)$/;

/** What is made and done for others, and what it is made of, makes no name of plain words: "simple clean design". */
const OF_A_JOB =
  /^(?:designs?|designing|creative|graphics|printing|media|software|events?|apparel|clothing|supply|glass|steel|metals|plastics|tile|granite|tools?|equipment|travel|power|storage|security|solutions|services?|office|records|books|toys|hardware|high|middle|track|swim|cheer|capital|arts|parks|department|dept|trees|machine|auto|painting|paving|office|company|co|group|local|pack|post|county|city|township|medicine|meats|foods|cookies|donuts|burgers|tacos|pizza|coffee|travel|marketing|advertising|technologies|cover|turf|sod|pavers|framing|scaffolding|coatings|machining|woodworking|cabinetry|logging|forestry|aggregates|recycling|disposal|sanitation|housekeeping|nutrition|poultry|livestock|eyewear|massage|tanning|tattoos|entertainment|ensemble|opera|publishing|broadcasting|wireless|networks|computers|electronics|robotics|esports|limo|limousine|couriers|rafting|charters|expeditions|adventures|rugby|rowing|archery|firearms|appraisals|notary|bookkeeping|payroll|lending|apartments|distribution|wholesale|imports)$/;

/** "Elks lodge", "rotary club": there is one in a town. */
const BROTHERS =
  /^(?:elks|moose|lions|rotary|kiwanis|optimist|masonic|shrine|eagles|ruritan|legion|sertoma)$/;
const LODGES = /^(?:lodge|clubs?|temple|post|chapter|aerie|auxiliary)$/;

function isOnlyKind(body: readonly Word[]): boolean {
  const kind = DESCRIBES.test(body[0]?.text ?? '') ? body.slice(1) : body;
  const [first, second] = kind;
  if (kind.length === 2 && !(first && isCapital(first)) && PAIRS.has(`${first?.text} ${second?.text}`))
    return true;
  return kind.length < body.length && kind.every(({ text }) => COMPANY_WORDS.has(text));
}

const DESCRIBES =
  /^(?:small|tiny|little|busy|local|new|growing|private|independent|mobile|rural|downtown|neighborhood)$/;

/** "Limpieza Mendoza": the trade goes first in Spanish, whatever it is in English. */
const isOfTrade = ({ text, raw }: Word): boolean =>
  LEADING.has(text) || LEADING.has(withoutAccents(raw).toLowerCase());

const GREEK = new Set(
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(
    ' ',
  ),
);

/** What students make of the letters: "Tri Delt", "Kappa Sig", "Chi O"; and those that are said in one. */
const GREEK_SHORT = new Set('tri delt delts sig sigs ep o'.split(' '));
const LETTERED = new Set('aopi aoii adpi aepi axo azd zta kkg tridelt tridelts tke teke sigep'.split(' '));

/** The name of a fraternity or a sorority: two of its letters, in whatever case. */
export const isGreek = (body: readonly Word[]): boolean =>
  (body.length > 1 &&
    body.every(({ raw }) => isGreekPart(raw)) &&
    body.some(({ raw }) => GREEK.has(raw.toLowerCase()) || /^(?:delts?|sigs?)$/i.test(raw))) ||
  (body.length === 1 && LETTERED.has(body[0]?.raw.toLowerCase() ?? ''));

const isGreekPart = (raw: string): boolean =>
  GREEK.has(raw.toLowerCase()) || GREEK_SHORT.has(raw.toLowerCase());

/** "60 tees for tri-delt", wherever it stands. */
export function* fraternities(all: readonly Word[]): Generator<Place> {
  for (let from = 0; from < all.length; from += 1) {
    let to = from;
    while (
      to < all.length &&
      (isGreekPart(all[to]?.raw ?? '') || (to > from && all[to]?.raw === '-' && !all[to]?.spaced)) &&
      (to === from || !all[to]?.isLineStart)
    )
      to += 1;
    if (LETTERED.has(all[from]?.raw.toLowerCase() ?? '')) to = from + 1;
    const body = all.slice(from, to).filter(({ kind }) => kind === 'word');
    // "Pi Beta Phi House" is read as other names are.
    if (to > from && isGreek(body)) yield [from, to];
    from = Math.max(from, to - 1);
  }
}

/** The words that a fraternity's name cannot do without. */
export const GREEK_WORDS: readonly string[] = [...GREEK, ...LETTERED, 'delt', 'delts', 'sig', 'sigs'];

export const isOrdinary = (word: Word): boolean =>
  ORDINARY.has(word.text) ||
  (isWord(word) && !FIRST_NAMES.has(word.text) && !SURNAMES.has(word.text)) ||
  word.kind !== 'word';

/** What a company is doing or how it is: "turning 25", "closed". */
export const isState = (word: Word | undefined): boolean =>
  word !== undefined && (STATES.has(word.text) || /(?:ing|ed)$/.test(word.text) || isStop(word));

/** "Friday Plumbing" */
const isCalledAfter = (body: readonly Word[], word: Word): boolean =>
  word === body[0] &&
  body.length > 1 &&
  body.every(isCapital) &&
  (COMPANY_WORDS.has(body.at(-1)?.text ?? '') ||
    (body.length > 2 && /[a-z]{3}ers$/.test(body.at(-1)?.text ?? '')));

/** Goods that some deal with. */
const TRADED = new Set(
  'car truck motorcycle motorbike bike boat trailer book glass candle window door puzzle plant frame pen plate cart bus fleet'.split(
    ' ',
  ),
);

const OF_DRINKS =
  /^(?:wine|pint|beer|shot|rocks|cocktail|whiske?y|martini|champagne|drinking|clear|frosted|etched|stained|engraved|custom|printed)$/;

/** What makes of the maker before it a company of its own; not "Champion Apparel". */
const isOfTradeBehind = (body: readonly Word[]): boolean =>
  body.length > 1 &&
  COMPANY_WORDS.has(body.at(-1)?.text ?? '') &&
  !/^(?:apparel|clothing|outfitters|wear|co|company|inc|supply|brand|design|designs)$/.test(
    body.at(-1)?.text ?? '',
  );

/** Sizes, garments, days: what is ordered and when. */
export const isGoods = (body: readonly Word[]): boolean => !isTitled(body) && isOfGoods(body);

/**
 * "Full Plate Friends", "Rising Sun Taekwondo": three words in capitals of which the last is none of goods, of days or of an order;
 * not "Black Yard Signs", "Saturday June Sixth", "Shirt and Hat Order".
 */
function isTitled(body: readonly Word[]): boolean {
  const last = body.at(-1);
  return (
    last !== undefined &&
    body.length > 2 &&
    body.every((word) => isCapital(word) || isSmallInName(word)) &&
    (!isOfGoods([last]) || isOwnGoods(body)) &&
    last.kind === 'word' &&
    !isDay(last) &&
    !isRequest(last) &&
    !isElsewhere(last) &&
    !(isOfGoods(body.slice(0, 1)) && isDay(body[0]) && isDay(body[1]))
  );
}

/** "Out of the Box", "Belton Glass and Door": goods that only a name speaks of so. */
const isOwnGoods = (body: readonly Word[]): boolean =>
  ARTICLE.test(body.at(-2)?.raw ?? '') ||
  (body[0]?.raw === 'The' && body.at(-1)?.stem === body.at(-1)?.text) ||
  (body.at(-2)?.raw === 'and' &&
    !isWord(body[0]) &&
    !isEnglish(body[0]?.text ?? '') &&
    !isElsewhere(body[0] as Word));

/** "of", "and a" between two capitals */
export const isSmallInName = ({ raw }: Word): boolean => JOINT.test(raw) || ARTICLE.test(raw);

const isOfGoods = (body: readonly Word[]): boolean =>
  (/^[SML]$/.test(body[0]?.raw ?? '') && body.length < 3) ||
  body.some((word, at) => {
    const { stem, text, raw } = word;
    if (body.length > 1 && isMended(word)) return false;
    // "eastside kings car club", "harlow auto glass", "Copper Kettle Candles"
    if (body.length > 2 && TRADED.has(stem) && (at > 1 || COMPANY_WORDS.has(body[at + 1]?.text ?? '')))
      return false;
    // "Tidewater Glass"; not "Pint Glass"
    if (at === 1 && text === 'glass' && body.every(isCapital) && !OF_DRINKS.test(body[0]?.text ?? ''))
      return false;
    // "Pike Hollow Fair Board"
    if (body.length > 2 && LODGINGS.has(text) && body.every(isCapital)) return false;
    // "Blue Door Bakery"
    const isInName =
      body.length > 2 &&
      word !== body.at(-1) &&
      COMPANY_WORDS.has(body.at(-1)?.text ?? '') &&
      body.every(isCapital);
    return (
      ((GARMENTS.has(stem) || PIECES.has(stem)) && !isInName) ||
      ((text in MONTHS || text in WEEKDAYS) && !isCalledAfter(body, word)) ||
      /^(?:vis|viz|visibility)$/.test(text) ||
      (BLANK_MAKERS.has(text) &&
        !isInName &&
        // "Anvil CrossFit", "port city brewing"
        !(at === 0 && isOfTradeBehind(body)) &&
        // "comfort rite heating & air"
        // "Level Best"
        !(
          text === 'level' &&
          isCapital(word) &&
          at === 0 &&
          body.length > 1 &&
          /^\p{L}/u.test(body[1]?.raw ?? '')
        ) &&
        !(text === 'comfort' && !/^colou?r$/.test(body[at + 1]?.stem ?? 'color')) &&
        !(body.length > 2 && (COMPANY_WORDS.has(text) || (body[0] && isLeading(body[0]))))) ||
      /^\d?X{1,3}[SL]?$/.test(raw)
    );
  });
