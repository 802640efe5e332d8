// An e-mail address, typed or as it is said aloud ("jo dot smith at gmail dot com").
import { isEmail } from '../../../schemas/contact-details.ts';
import { isOfAnother, isOthersAddress } from './others-address.ts';
import { SAID, saidDigits } from './said-digits.ts';
import {
  isAnothers,
  isCorrection,
  isPrinted,
  isPutRight,
  isReachedAt,
  isReplaced,
  type SlotContext,
  type SlotResult,
  type Span,
  skipped,
} from './slot.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { NEVER } from './words/name-words.ts';
import { own } from './words/own.ts';
import { worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

/** Lower case. A near miss such as "jane@gmail,com" is unclear, and so is an address that is somebody else's. */
export function readEmail(context: SlotContext): SlotResult<string> {
  const { words, asked, reach } = context;
  const { message } = words;
  const isAsked = asked === 'email' || asked === 'contact';
  const isAt = message.includes('@') || words.plain.includes(' at ') || / at /i.test(message);
  if (!isAt && !isAsked && reach?.email === undefined) return skipped;
  const isTold = isAsked || / e?mail /.test(words.plain);
  const found = [...typed(message), ...spoken(words, isTold)]
    .filter(({ span }) => !isNobodys(message, span))
    .toSorted((a, b) => a.span.start - b.span.start);
  const kept = found.filter(({ span }) => !isReplaced(message, span));
  const own = kept.filter(({ span }) => !isAnothers(message, span) && !isOfAnother(message, span));
  const usable = own.length > 0 ? own : kept;
  const chosen =
    isCorrection(words) || isPutRight(words) ? (usable.at(-1) ?? found.at(-1)) : (usable[0] ?? found[0]);
  if (chosen && isOthersAddress(context, chosen.email, chosen.span))
    return { status: 'unclear', span: chosen.span, isAnothers: true };
  if (chosen) return { status: 'filled', value: chosen.email, span: chosen.span };
  const ending = reach?.half === undefined ? null : ENDING_ALONE.exec(message);
  if (ending)
    return {
      status: 'filled',
      value: `${reach?.half}${ending[1]}`.toLowerCase(),
      span: { start: 0, end: message.length },
    };
  const mended = reach?.email === undefined ? undefined : withNewSite(message, reach.email);
  if (mended) return { status: 'filled', value: mended.email, span: mended.span };
  const near =
    (message.includes('@') ? NEAR_MISS.exec(message) : null) ??
    NO_ENDING.exec(message) ??
    (isAsked ? HALF.exec(message) : null);
  if (near) return { status: 'unclear', span: { start: near.index, end: near.index + near[0].length } };
  return skipped;
}

/** "print info@... on the van", "the sign should say info@...", "is your email still info@...": to be printed, or the shop's. */
const isNobodys = (message: string, span: Span): boolean => {
  const before = message.slice(Math.max(0, span.start - 60), span.start);
  const isOnGoods = TO_PRINT.test(before) && isPrinted(message, span);
  return (isOnGoods || IT_SAYS.test(before) || SHOPS.test(before)) && !isReachedAt(message, span);
};

/** Unlike "I want a quote sent to jo@... on the shirts". */
const TO_PRINT =
  /\b(?:print|put|add|want|have|show|paint|include|place|goes|says?|reads?)\b(?:[^.!?\n]|\.(?=\S))*(?<!\b(?:to|at|me|us|is|cc|contact|reach|send|via)[\s:]{1,2})$/i;
const IT_SAYS =
  /\b(?:signs?|banners?|shirts?|tees?|hats?|cards?|vans?|trucks?|doors?|backs?|fronts?|stickers?|labels?|it|they) (?:should |must |will |would |has to |have to |needs? to )?(?:say|read)s? ["“'‘]?$/i;
/** "you said your email is jo@..." reads one back that was told. */
const SHOPS =
  /(?<!\b(?:said|says?|told me|have|got) (?:that )?)\byour e-?mail(?: address)? (?:is|was|still)(?: still)? $|\bis your e-?mail(?: address)? (?:still )?$/i;

/** "its .net not .com", "at yahoo, not gmail", "sorry its dot org": the known address with another site or ending. */
function withNewSite(message: string, known: string): Found | undefined {
  for (const [pattern, right, wrong] of NEW_SITE) {
    const match = pattern.exec(message.slice(0, LONGEST_SITE));
    const [said = '', old] = match ? [match[right], match[wrong]] : [];
    const [mailbox = '', site = ''] = known.split('@');
    const dot = site.lastIndexOf('.');
    const parts = { ending: site.slice(dot + 1), host: site.slice(0, dot) };
    const [now, before] = [said, old].map((part) => part?.toLowerCase().replace(/^(?:\.|dot\s|at\s|@)/, ''));
    if (!match || !now || now === before) continue;
    const isEnding = ENDINGS.test(now) && (before === undefined || before === parts.ending);
    const isHost =
      PROVIDERS.test(now) &&
      (before === parts.host || (pattern === OTHER_HOST && PROVIDERS.test(parts.host)));
    const email = isEnding
      ? `${mailbox}@${parts.host}.${now}`
      : isHost
        ? `${mailbox}@${now}.${parts.ending}`
        : undefined;
    if (email !== undefined && email !== known && isEmail(email))
      return { email, span: { start: match.index, end: match.index + match[0].length } };
  }
  return;
}

const LONGEST_SITE = 200;
/** "no, gmail", "sorry its at yahoo" */
const OTHER_HOST =
  /^\W*(?:(?:no|nope|sorry|oh|wait|actually|it['’]?s|it is|at|that['’]?s)[\s,]+)+(gmail|yahoo|hotmail|outlook|icloud|aol|comcast|sbcglobal|proton|protonmail|ymail)(?:\s?(?:\.|dot)\s?com)?\W*$/i;
const NEW_SITE: readonly (readonly [RegExp, right: number, wrong: number])[] = [
  [
    /(?:^|\s)((?:\.|dot\s|at\s|@)?[a-z]{2,12})[\s,]{1,3}(?:and )?(?:not|instead of|rather than) ((?:\.|dot\s|at\s|@)?[a-z]{2,12})\b/i,
    1,
    2,
  ],
  [
    /\bnot ((?:\.|dot\s|at\s|@)?[a-z]{2,12})[\s,]{1,3}(?:but |its |it['’]s )?((?:\.|dot\s|at\s|@)?[a-z]{2,12})\b/i,
    2,
    1,
  ],
  [
    /\b(?:it['’]?s|is|should be|ends in|meant)\s((?:\.|dot\s)[a-z]{2,6})(?=\W*(?:sorry|actually|instead)?\W*$)/i,
    1,
    9,
  ],
  [OTHER_HOST, 1, 9],
];
const ENDINGS = /^(?:com|net|org|edu|gov|us|co|biz|info|io|me|shop|store|church|school|mx|ca)$/;
const PROVIDERS =
  /^(?:gmail|yahoo|hotmail|outlook|icloud|aol|live|msn|comcast|att|sbcglobal|proton|protonmail|ymail|fastmail|me|mail)$/;

interface Found {
  email: string;
  span: Span;
}

const MOST = 12;
const LOCAL_END = /[A-Za-z0-9.!#$%&'*+=?^_`{|}~-]{1,65}$/;
/** "sales/west=quotes@…": a slash is part of an address that has such a sign behind it. */
const LOCAL_END_WITH_SLASH = /(?<![\w./:])[\w.-]{1,20}\/[\w.-]{1,20}=[\w.-]{1,20}$/;
const DOMAIN = /^[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/;
const NEAR_MISS = /[A-Za-z0-9._+-]{2,64}@[A-Za-z0-9-]{2,63}(?:,|\.\.|;|\.,)[a-z]{2,6}\b/;
const ENDING_ALONE = /^\s*(@[\w-]{2,40}(?:\.[\w-]{2,20}){1,3})\s*$/;
/** "jo@gmail", "jo at gmail": without its ending it may be anything. */
const NO_ENDING =
  /\b[\w.+-]{1,64}(?:@| at )\s?(?:gmail|yahoo|hotmail|outlook|icloud|aol|msn|comcast|att|sbcglobal|protonmail)\b(?!\s?\.|\sdot)/i;
/** Where an email was asked for: "jo@gmail com", "jo.gmail.com", "jo.park" and "@gmail.com" in two messages. */
const HALF =
  /[\w.+-]{1,64}@[\w-]{2,63}|\b[\w.+-]{1,64}\.(?:gmail|yahoo|hotmail|outlook|icloud|aol)\.com\b|^\s*(?:@[\w-]{2,40}\.[\w.]{2,20}|[a-z]{2,20}(?:[._][a-z]{1,20}){1,2}\d{0,4})\s*$/i;

function typed(message: string): Found[] {
  const found: Found[] = [];
  let at = message.indexOf('@');
  for (let tries = 0; at !== -1 && tries < MOST; tries += 1) {
    const before = message.slice(Math.max(0, at - 66), at);
    const left = (LOCAL_END_WITH_SLASH.exec(before) ?? LOCAL_END.exec(before))?.[0] ?? '';
    const right = DOMAIN.exec(message.slice(at + 1, at + 256))?.[0] ?? '';
    const end = at + 1 + right.length;
    const follows = message.slice(end, end + 2);
    // A quote before, or a letter after what a host name may hold, makes it no address.
    const isWhole =
      (!/^[\w@]|^\.[\w.@-]/.test(follows) || /^\.{3}(?:\s|$)/.test(message.slice(end, end + 4))) &&
      !/[\\@]/.test(message[at - left.length - 1] ?? ' ');
    // "contact=jo@example.com"
    const local = left.replace(/^(?:e-?mail|contact|mail|to|from|address)=/i, '').replace(/^['`*!.]+/, '');
    const email = `${local}@${right}`;
    // "git@github.com:acme/site", "http://jo@example.com"
    const isOfSite = local === 'git' || message.slice(0, at - left.length).endsWith('//');
    if (isWhole && !isOfSite && isEmail(email))
      found.push({ email: email.toLowerCase(), span: { start: at - local.length, end } });
    at = message.indexOf('@', at + 1);
  }
  return found;
}

const CONNECTORS: Readonly<Record<string, string>> = {
  dot: '.',
  '.': '.',
  point: '.',
  period: '.',
  underscore: '_',
  _: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  '-': '-',
  plus: '+',
  '+': '+',
};
/** "write to shop at lunaprints dot com": a mailbox, where "I shop at target dot com" is none. */
const PLACES = new Set(['shop', 'store', 'site', 'work', 'page', 'hello']);
const WRITTEN_TO = / (?:(?:e?mail|write|cc|forward|send) (?:(?:it|them|that|this|everything) )?(?:to )?)$/;
/** Before "at" these make it "look at example.com", not an address. */
const NO_LOCAL = new Set(
  `look looking us me you we them it is are site website page online find found shop store located available here there see
  visit check go live work works working email mail phone reach arrive stop buy order people and or be was order info@ i am
  were been being stay staying stayed sit sitting eat eating sleep sleeping park parked meet meeting met stopped shopping worked
  insta instagram ig facebook fb twitter tiktok threads snapchat snap youtube linkedin pinterest bluesky mastodon venmo cashapp
  name names username initials handle handles profile socials follow tag tagged dm dms
  live lives living still not now back home right good bad great best least all up out in off over down mad angry yell laugh`.split(
    /\s+/,
  ),
);

function spoken(words: Words, isTold: boolean): Found[] {
  const all = NAMES_SIGNS.test(words.plain) ? withoutSorts(words.all) : words.all;
  const found: Found[] = [];
  for (const [i, word] of all.entries()) {
    if (found.length >= MOST) break;
    if (word.text !== 'at' && word.raw !== '@') continue;
    // "sam(at)example.com"
    const isBracketed = /^[([{]$/.test(all[i - 1]?.raw ?? '') && /^[)\]}]$/.test(all[i + 1]?.raw ?? '');
    // "theo at sign gmail dot com", "at sign example dot net"; "sign pros dot com" is a shop
    const isNamed =
      all[i + 1]?.text === 'sign' &&
      (PROVIDERS.test(all[i + 2]?.text ?? '') ||
        (all[i + 3]?.text === 'dot' && !OF_SIGN_SHOP.test(all[i + 2]?.text ?? '')));
    // "tom at the rate gmail dot com", as the sign is called in India
    const isRate = all[i + 1]?.text === 'the' && all[i + 2]?.text === 'rate';
    const begins = isRate ? i + (all[i + 3]?.text === 'of' ? 4 : 3) : isBracketed || isNamed ? i + 2 : i + 1;
    // "dan at blue ox dot com": who is somewhere "dot com" tells an address.
    const isOfPerson = FIRST_NAMES.has(all[i - 1]?.text ?? '') || MAILBOXES.has(all[i - 1]?.text ?? '');
    const end = isBracketed ? i - 2 : pastFillers(all, i - 1, -1);
    const remarks = beforeRemarks(all, end);
    const isNamedSo = isTold || isOfPerson || remarks.isOneWord;
    const domain = readDomain(all, pastFillers(all, begins, 1), isNamedSo && word.text === 'at');
    if (!domain) continue;
    const local =
      remarks.isOneWord || isOneWordAfter(all, domain.to)
        ? asOneWord(all, remarks.last)
        : readLocal(all, end, remarks.last);
    if (!local) continue;
    // Typed in one piece: already found.
    if (word.raw === '@' && !all[i + 1]?.spaced && !domain.spoken && local.from >= pieceOf(all, i)) continue;
    const email = `${local.text}@${domain.text}`.toLowerCase();
    if (!isEmail(email)) continue;
    found.push({ email, span: { start: all[local.from]?.start ?? 0, end: all[domain.to - 1]?.end ?? 0 } });
  }
  return found;
}

const NAMES_SIGNS = worded(
  / (?:capital|cap|uppercase|lowercase|upper case|lower case|big|small|letter|number|numeral|digit) /,
);

/** "capital B", "the letter k", "the number 5": the words without those that tell what sort of sign follows. */
const withoutSorts = (all: readonly Word[]): Word[] =>
  all.filter(({ text }, i) => !isSort(all, i) && !(/^(?:the|an?)$/.test(text) && isSort(all, i + 1)));

function isSort(all: readonly Word[], at: number): boolean {
  const text = all[at]?.text ?? '';
  const next = all[at + 1];
  if (LETTER_SORTS.test(text))
    return (
      /^[a-z]$/i.test(next?.raw ?? '') || (/^(?:case|letter)$/.test(next?.text ?? '') && isSort(all, at + 1))
    );
  return /^(?:number|numeral|digit)$/.test(text) && (next?.kind === 'number' || SAID.has(next?.text ?? ''));
}

const LETTER_SORTS = /^(?:capital|cap|upper|lower|uppercase|lowercase|case|big|small|letter)$/;

const OF_SIGN_SHOP =
  /^(?:pros?|works?|world|guys?|man|men|masters?|experts?|makers?|shops?|stores?|studios?|arts?|design|designs|graphics|company|co|source|zone|city|depot|craft|crafters|solutions|services|lab|n|and)$/;

/** Where the piece begins that is typed up to `at` without a space. */
function pieceOf(all: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && !all[from]?.spaced && !all[from]?.isLineStart) from -= 1;
  return from;
}

/** "blake, um, at, uh, gmail dot com": on from `at`, forward or back, over the commas that what is said while thinking leaves. */
const pastFillers = (all: readonly Word[], at: number, step: 1 | -1): number =>
  all[at]?.raw === ',' && all[at + step]?.raw === ',' ? at + 2 * step : at;

/** "gmail dot com", "blah.org"; where an address is told also "mercer dash concrete dot com", "blue ox dot com". */
function readDomain(
  all: readonly Word[],
  from: number,
  isTold: boolean,
): { text: string; to: number; spoken: boolean } | undefined {
  let at = from;
  let text = '';
  let spokenDot = false;
  for (let labels = 0; labels < 6; labels += 1) {
    const label = all[at];
    // "noon dot dot dot"
    if (!label || label.kind === 'mark' || label.text === 'dot') return;
    // "at oultook dot com"
    text += labels === 0 && PROVIDERS.test(label.text) ? label.text : label.raw.toLowerCase();
    at += 1;
    while (all[at]?.raw === '-' && !all[at]?.spaced && all[at + 1] && !all[at + 1]?.spaced) {
      text += `-${all[at + 1]?.raw.toLowerCase()}`;
      at += 2;
    }
    // "g mail dot com"
    if (labels === 0 && PROVIDERS.test(text + all[at]?.raw.toLowerCase())) {
      text += all[at]?.raw.toLowerCase();
      at += 1;
    }
    // "gate hyphen north dot travel" is said of an address alone.
    if ((isTold || /^(?:hyphen|dash)$/.test(all[at]?.text ?? '')) && labels === 0) {
      const said = saidLabel(all, at);
      text += said.text;
      at = said.to;
      spokenDot ||= said.text !== '';
    }
    // "example(dot)com"
    const isBracketed = /^[([{]$/.test(all[at]?.raw ?? '') && all[at + 1]?.text === 'dot';
    if (isBracketed) at += 1;
    const dot = all[at];
    const next = isBracketed ? all[at + 2] : all[at + 1];
    const isPeriod = dot?.text === 'period' && ENDINGS.test(next?.text ?? '');
    const isDot =
      dot?.raw === '.' ? next !== undefined && (!next.spaced || dot.spaced) : dot?.text === 'dot' || isPeriod;
    if (!isDot || next?.kind === 'mark' || next === undefined) {
      return labels > 0 && /\.[a-z]{2,}$/.test(text) ? { text, to: at, spoken: spokenDot } : undefined;
    }
    spokenDot ||= dot?.kind === 'word' || dot?.spaced === true;
    text += '.';
    at += isBracketed ? 2 : 1;
  }
  return;
}

/** Words said of one label up to its "dot", "dash" and "hyphen" written as signs; nothing if no "dot" comes. */
function saidLabel(all: readonly Word[], from: number): { text: string; to: number } {
  let text = '';
  for (let at = from; at < from + MOST_OF_LABEL; at += 1) {
    const word = all[at];
    if (word?.text === 'dot') return { text, to: at };
    // "ink hyphen well dot com": joined by a sign, any word is part of it.
    const isJoined = /^(?:dash|hyphen)$/.test(all[at - 1]?.text ?? '');
    if (
      !word ||
      (word.kind === 'mark' && word.raw !== '-') ||
      (!isJoined && word.raw.length > 1 && NEVER.has(word.text) && !IN_NAMES.has(word.text))
    )
      break;
    text += /^(?:dash|hyphen|-)$/.test(word.kind === 'mark' ? word.raw : word.text)
      ? '-'
      : word.raw.toLowerCase();
  }
  return { text: '', to: from };
}

const MOST_OF_LABEL = 12;
/** "at cedar and pine dot com" */
const IN_NAMES = new Set(['and', 'the', 'of', 'n']);
/** What addresses of a house begin with. */
const MAILBOXES = new Set(
  'support sales info hello hi orders office admin billing team help accounts events bookings hey enquiries inquiries service'.split(
    ' ',
  ),
);

/** What ends at `last`, before the remarks that end at `spokenLast`. */
function readLocal(
  all: readonly Word[],
  spokenLast: number,
  last: number,
): { text: string; from: number; spoken: boolean } | undefined {
  const end = all[last];
  if (!end || end.kind === 'mark') return;
  // "he's at work . com"
  if (end.text.includes(' ') && all[last + 1]?.text === 'at') return;
  let from = last;
  let text = end.raw;
  let isSpoken = last < spokenLast;
  const said = saidBefore(all, last);
  const unit = phonetic(all, last);
  if (unit) [text, from, isSpoken] = [unit.letter, unit.from, true];
  else if (said) [text, from, isSpoken] = [said.text, said.from, true];
  for (let steps = 0; steps < 24 && from > 0; steps += 1) {
    const said = phonetic(all, beforePause(all, from));
    if (said) {
      text = said.letter + text;
      from = said.from;
      isSpoken = true;
      continue;
    }
    const here = all[from];
    const before = all[from - 1];
    const beforeThat = all[from - 2];
    // "w double o d s"
    if (before?.text === 'double' && here && /^\p{L}$/u.test(here.raw)) {
      text = here.raw + text;
      from -= 1;
      isSpoken = true;
      continue;
    }
    // "k, e, d": letters in a row
    if (before?.raw === ',' && here && isLetter(here) && beforeThat && isLetter(beforeThat)) {
      text = beforeThat.raw + text;
      from -= 2;
      isSpoken = true;
      continue;
    }
    // "the letter p then hughes"
    if (before?.text === 'then' && beforeThat && /^\p{L}$/u.test(beforeThat.raw)) {
      text = beforeThat.raw + text;
      from -= 2;
      isSpoken = true;
      continue;
    }
    // "Little Sprouts Daycare. kim at …": a sentence ends there.
    if (before?.raw === '.' && !before.spaced && here?.spaced && beforeThat && !isLetter(beforeThat)) break;
    const connector = own(CONNECTORS, before?.text ?? '') ?? (before?.raw === '_' ? '_' : undefined);
    if (before && connector !== undefined && beforeThat && beforeThat.kind !== 'mark') {
      // "r-i-v-a-s"
      const isSpelled = before.raw === '-' && isLetter(beforeThat) && here !== undefined && isLetter(here);
      text = `${beforeThat.raw}${isSpelled ? '' : connector}${text}`;
      isSpoken ||= before.kind === 'word' || isSpelled;
      from -= 2;
    } else if (
      from === last &&
      here?.kind === 'number' &&
      before?.kind === 'word' &&
      (own(CONNECTORS, beforeThat?.text ?? '') !== undefined || isOneName(before, beforeThat))
    ) {
      // "m underscore torres 88", "lena 88"
      text = before.raw + text;
      from -= 1;
    } else if (
      before &&
      here &&
      before.kind !== 'mark' &&
      (!here.spaced || (isLetter(before) && (isLetter(here) || !/^[ai\d]$/i.test(before.raw))))
    ) {
      // Spelled out letter by letter, or letters against figures.
      text = before.raw + text;
      isSpoken ||= here.spaced;
      from -= 1;
    } else break;
  }
  if (
    !isSpoken &&
    from === last &&
    all[last + 1]?.raw !== '@' &&
    /^(?:this|that|these|those|kids|boys|girls|people|one|ones|stuff|things?)$/.test(end.text)
  )
    return;
  // "red barn, no spaces, nine nine at ...": what the digits belong to cannot be told.
  if (from === last && SAID.has(end.text) && text === end.raw) return;
  // "reach sam smith 45 at ...": where the name begins cannot be told.
  const isCut = from === last && end.kind === 'number' && all[last - 1]?.kind === 'word' && end.spaced;
  if (isCut && !NEVER.has(all[last - 1]?.text.split(' ').at(-1) ?? '') && !afterNamed(all, from, last))
    return;
  if (
    from === last &&
    NO_LOCAL.has(end.text) &&
    !/ e?mail (?:is|address is|at) $/.test(`${textBefore(all, from)} `) &&
    !(PLACES.has(end.text) && WRITTEN_TO.test(`${textBefore(all, from)} `))
  )
    return;
  const named =
    all[last + 1]?.raw === '@' && !all[last + 1]?.spaced ? undefined : afterNamed(all, from, last);
  return named ?? fromBeginning(all, from, last, text) ?? { text, from, spoken: isSpoken };
}

/** "it's blue heron at gmail dot com", and nothing before it: both words are of the name; not "it's Rosa lima at ...". */
function fromBeginning(
  all: readonly Word[],
  from: number,
  last: number,
  text: string,
): { text: string; from: number; spoken: boolean } | undefined {
  if (all[last + 1]?.text !== 'at' || !PROVIDERS.test(all[last + 2]?.text ?? '')) return;
  if (!/^\p{L}{2,}\d*$/u.test(text)) return;
  let begins = from;
  while (begins > from - 2 && isPlain(all[begins - 1])) begins -= 1;
  const before = all[begins - 1];
  if (begins === from || (before && !/^(?:it is|its|that is|use|try)$/.test(before.text))) return;
  const words = all.slice(begins, from).map(({ raw }) => raw);
  return { text: words.join('') + text, from: begins, spoken: true };
}

const isPlain = (word: Word | undefined): boolean =>
  word?.kind === 'word' &&
  word.raw.length > 1 &&
  !NEVER.has(word.text.split(' ').at(-1) ?? '') &&
  !NO_LOCAL.has(word.text) &&
  !FIRST_NAMES.has(word.text);

/** "torres seven", "jen two two", "moss nineteen", "bud thirty two": a word with digits said behind it. */
function saidBefore(all: readonly Word[], last: number): { text: string; from: number } | undefined {
  const upTo = all.slice(0, last + 1);
  let digits = '';
  let from = last;
  for (; from > last - MOST_SAID && upTo[from]?.kind !== 'mark'; from -= 1) {
    const said = saidDigits(upTo, from);
    if (/^(?:hundred|thousand)$/.test(upTo[from]?.text ?? '') && from > 0) continue;
    if (said.written === 0 || said.to <= last) break;
    digits = said.digits;
  }
  // "r, eighty eight", "jo then four"
  const before = beforePause(all, from + 1);
  const isParted = before < from && (all[from]?.text === 'then' || isLetter(all[before] as Word));
  if (isParted) from = before;
  const word = all[from];
  // "erin underscore o": a letter
  if (
    own(CONNECTORS, word?.text ?? '') !== undefined &&
    /^o$/i.test(all[from + 1]?.raw ?? '') &&
    from === last - 1
  )
    return;
  // "jess dot ninety one"
  if (digits !== '' && own(CONNECTORS, word?.text ?? '') !== undefined)
    return { text: digits, from: from + 1 };
  const isMailbox =
    word?.kind === 'word' && (isParted || !NEVER.has(word.text) || isOfLetters(word, all[from - 1]));
  return digits !== '' && isMailbox ? { text: `${word.raw}${digits}`, from } : undefined;
}

const MOST_SAID = 4;

/** "d r e w nine", "k i r zero four": a letter behind others, whatever it is short for. */
const isOfLetters = (word: Word, before: Word | undefined): boolean =>
  isLetter(word) && before !== undefined && isLetter(before);

/** Does the name of an address begin with the word, no other name before it? */
const isOneName = ({ raw, text }: Word, before: Word | undefined): boolean =>
  raw.length > 1 &&
  !NEVER.has(text) &&
  !NO_LOCAL.has(text) &&
  (before === undefined || before.kind === 'mark' || NEVER.has(before.text.split(' ').at(-1) ?? ''));

/** A letter and a word for it that ends at `last`: "b as in boy", "s like sam", "d for dog". */
function phonetic(all: readonly Word[], last: number): { letter: string; from: number } | undefined {
  const link = all[last - 1]?.text;
  const from =
    link === 'in' && all[last - 2]?.text === 'as'
      ? last - 3
      : /^(?:like|for)$/.test(link ?? '')
        ? last - 2
        : -1;
  const letter = all[from];
  return letter && all[last]?.kind === 'word' && /^[A-Za-z]$/.test(letter.raw)
    ? { letter: letter.raw, from }
    : undefined;
}

/** Back from word `from` over ", then", "and": where the one said before ends. */
function beforePause(all: readonly Word[], from: number): number {
  let at = from - 1;
  while (at > 0 && at > from - 4 && /^(?:,|then|and|next)$/.test(all[at]?.text ?? '')) at -= 1;
  return at;
}

/** Back over "all lowercase", ", that's one word," and "no dots": with "one word" and "no dots" the pieces are one. */
function beforeRemarks(all: readonly Word[], last: number): { last: number; isOneWord: boolean } {
  let at = last;
  let isOneWord = false;
  for (let remarks = 0; remarks < MOST_REMARKS; remarks += 1) {
    const end = all[at]?.raw === ',' ? at - 1 : at;
    const two = `${all[end - 1]?.text} ${all[end]?.text}`;
    const size = REMARK.test(two) ? 2 : /^(?:lowercase|uppercase)$/.test(all[end]?.text ?? '') ? 1 : 0;
    if (size === 0) break;
    isOneWord ||= ONE_WORD.test(two);
    at = end - size;
    while (LEADS_TO_REMARK.test(all[at]?.text ?? '')) at -= 1;
  }
  const isPause =
    all[at]?.raw === ',' &&
    (at < last || phonetic(all, at - 1) !== undefined || all[at - 2]?.raw === '-' || isInRow(all, at - 1));
  return { last: isPause ? at - 1 : at, isOneWord };
}

const MOST_REMARKS = 4;
const REMARK =
  /^(?:one word|(?:no|without) (?:dots?|spaces?|periods?|dashes|caps|capitals|underscores?)|(?:lower|upper) case|small letters|all (?:together|caps|lower|small))$/;
const ONE_WORD = /^(?:one word|(?:no|without) (?:dots?|spaces?|periods?|dashes|underscores?)|all together)$/;
const LEADS_TO_REMARK = /^(?:all|in|with|is|it is|its|that|that is|thats|which|just|as)$/;

/** "tall tree at proton dot me, all one word", "..., red barn is one word" */
function isOneWordAfter(all: readonly Word[], from: number): boolean {
  for (let at = from; at < from + 8 && at + 1 < all.length; at += 1) {
    if (/^[.!?]$/.test(all[at]?.raw ?? '') || all[at]?.text === 'at') return false;
    if (ONE_WORD.test(`${all[at]?.text} ${all[at + 1]?.text}`)) return true;
  }
  return false;
}

/** "…, e, d, at", "r o z a, at": a letter that a comma or a blank parts from another. */
const isInRow = (all: readonly Word[], at: number): boolean => {
  const before = all[at - 1]?.raw === ',' ? at - 2 : at - 1;
  return [at, before].every((letter) => /^\p{L}$/u.test(all[letter]?.raw ?? ''));
};

/** "jay smith seven", of which the visitor has said that it is one word. */
function asOneWord(
  all: readonly Word[],
  last: number,
): { text: string; from: number; spoken: boolean } | undefined {
  const said = saidBefore(all, last);
  let from = said ? said.from : last + 1;
  let text = said ? said.text : '';
  for (let at = from - 1; at >= 0 && at > last - 6; at -= 1) {
    const word = all[at];
    if (!word || word.kind === 'mark' || /^(?:is|it is|its|it|at|use|email|to|that is|i am)$/.test(word.text))
      break;
    text = word.raw + text;
    from = at;
  }
  return text === '' ? undefined : { text, from, spoken: true };
}

/** "my email is sam smith 45 at gmail dot com": said in pieces after "email is", it is one word. */
function afterNamed(
  all: readonly Word[],
  from: number,
  last: number,
): { text: string; from: number; spoken: boolean } | undefined {
  for (let at = from; at > from - 3 && at > 1; at -= 1) {
    // "my email is all lower case sam smith 45 at ..."
    let is = at - 1;
    while (is > at - 6 && REMARKS.test(all[is]?.text ?? '')) is -= 1;
    const isNamed =
      /^(?:is|:)$/.test(all[is]?.text ?? '') && /^(?:e?mail|address)$/.test(all[is - 1]?.text ?? '');
    if (isNamed && at === from && is < at - 1) return;
    if (!isNamed || at === from) continue;
    const pieces = all.slice(at, last + 1);
    if (pieces.some((piece) => piece.kind === 'mark' || own(CONNECTORS, piece.text) !== undefined)) return;
    return { text: pieces.map((piece) => piece.raw).join(''), from: at, spoken: true };
  }
  return;
}

const REMARKS =
  /^(?:all|lower|lowercase|upper|uppercase|case|caps|capital|capitals|letters|small|one|word|together|,)$/;

const isLetter = (word: Word): boolean => /^[A-Za-z0-9]$/.test(word.raw);
const textBefore = (all: readonly Word[], at: number): string =>
  ` ${all
    .slice(Math.max(0, at - 4), at)
    .map((word) => word.text)
    .join(' ')}`;
