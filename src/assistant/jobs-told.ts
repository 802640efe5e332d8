// What is told of the jobs that wait, where a message names them beside the one talked about: "totes both sides, mugs in
// one color", "make the hoodies 18". Each part goes to the job whose goods it names.
import type { Slots } from '../schemas/reading.ts';
import { APPAREL, isKind, kindOf } from './change-goods.ts';
import { plural } from './describe-job.ts';
import { personalSlots } from './jobs.ts';
import type { Moment } from './moment.ts';
import { readSlots } from './read.ts';
import { readInkColors } from './reading/ink-colors.ts';
import { readPriceOptions } from './reading/price-options.ts';
import { findServices, type ServiceMention, thingOf } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { worded } from './reading/words/triggers.ts';
import { splitWords } from './reading/words/words.ts';
import { initialState } from './state.ts';
import type { OtherJob } from './turn.ts';

/** Puts what is told of waiting jobs down with them; the moment as it is for the job talked about, without that. */
export function tellWaiting(moment: Moment): Moment {
  const { state, before, mentions, message, words } = moment;
  if (before.stored || before.jobs.every(({ stored }) => stored)) return moment;
  const last = lastTold(moment);
  if (last) {
    const told = toldIn(moment, last, message);
    if (told) {
      state.jobs = state.jobs.map((other) => (other.job === last.job ? { ...other, ...told } : other));
      return without(moment);
    }
  }
  if (GIVEN_UP.test(words.plain)) return moment;
  const named = mentions.flatMap((mention) => {
    const job = jobOf(moment, mention);
    return job === undefined ? [] : [{ mention, job }];
  });
  if (!named.some(({ job }) => job !== null)) return moment;
  // Goods that are in no job yet are not for this.
  if (named.length < mentions.filter((mention) => !isWayAlone(mention)).length) return moment;
  const parts = named.map(({ mention, job }, i) => ({
    job,
    text: message.slice(
      i === 0 ? 0 : startOf(message, named[i - 1]?.mention, mention),
      startOf(message, mention, named[i + 1]?.mention),
    ),
  }));
  // "by may 4. make the hats black": what leads up to it is of the job talked about.
  const [first] = parts;
  const lead = first?.job ? LEAD.exec(message.slice(0, named[0]?.mention.span.start))?.[0] : undefined;
  if (first && lead !== undefined) {
    first.text = first.text.slice(lead.length);
    parts.unshift({ job: null, text: lead });
  }
  let isTold = false;
  const isOfColors = OF_COLORS.test(words.plain);
  for (const { job, text } of parts) {
    if (job === null) continue;
    const told = toldIn(moment, job, isOfColors ? text.replace(BARE_COUNT, '$& color') : text);
    isTold ||= told !== undefined;
    if (told) state.jobs = state.jobs.map((other) => (other.job === job.job ? { ...other, ...told } : other));
  }
  // "how much for just the caps" asks for their price.
  const isPriced = moment.reading.intents.includes('pricing');
  if (!isTold && !isPriced && GIVES_WAY.test(words.plain)) return moment;
  return without(moment, parts.flatMap(({ job, text }) => (job === null ? [text] : [])).join(' '));
}

/** "make the hats embroidered": how, and no goods. */
const isWayAlone = (mention: ServiceMention): boolean =>
  APPAREL.has(mention.slug) && thingOf([mention], mention.slug) === null;

const LEAD = /^[\s\S]*[.!?;\n](?=\s)/;

/** "2 colors on the lanyards and 1 on the pens" */
const OF_COLORS = worded(/ (?:\d|one|two|three|four) colors? (?:on|for) /);
const BARE_COUNT = /^\W*(?:and |but |just |only )*(?:[1-6]|one|two|three|four)(?= (?:on|for) )/i;

/**
 * The waiting job that Carl has just said back, where the message, naming no goods, changes it: "no, stick with 24"; or the one
 * that a size is of, which garments have none of: "3 inch round".
 */
function lastTold({ before, mentions, words, reading }: Moment): OtherJob | undefined {
  const isNamed = mentions.some((mention) => thingOf([mention], mention.slug) !== null);
  const [one, ...others] = before.jobs.filter(({ stored }) => !stored);
  if (isNamed || !one || others.length > 0) return;
  if ((reading.slots.dueDate ?? reading.slots.email ?? reading.slots.phone) !== undefined) return;
  const isWorn = (service: string | undefined): boolean => APPAREL.has(service ?? '');
  const isItsSize =
    reading.slots.dimensions !== undefined && isWorn(before.slots.service) && !isWorn(one.slots.service);
  return isItsSize || (OF_THE_OTHER.test(before.lastReply) && CHANGES.test(words.plain)) ? one : undefined;
}

const OF_THE_OTHER = /\bother request\b/;
const CHANGES =
  /^ (?:(?:no|nah|ok|actually|hmm|well|wait|sorry|oh|but|and|just|let us|lets|,) )*(?:(?:stick|stay|keep|go|back|leave|make|do|change) (?:\S+ ){0,2}\d|with|without|no (?!thanks|problem)\S+ (?:please )?$|\d{1,6} (?:then|instead|is (?:fine|ok|good|enough))? ?$)/;

/** The moment with only `own` of the message left for the job talked about. */
function without(moment: Moment, own = ''): Moment {
  const { before, reading, shop, now, today, words } = moment;
  const { dueDate } = reading.slots;
  const ownWords = splitWords(own, shop);
  return {
    ...moment,
    message: own,
    words: ownWords,
    mentions: findServices({ words: ownWords, numbers: [], taken: [], asked: null, shop, today }),
    reading: {
      ...reading,
      slots: {
        ...readSlots(own, before, shop, now),
        ...personalSlots(reading.slots),
        ...(dueDate && OF_ALL.test(words.plain) && { dueDate }),
      },
    },
  };
}

/** "the table cover is navy, april 17 for all" */
const OF_ALL = worded(/ for (?:all|both|everything|all of (?:it|them)|the whole (?:thing|order)) /);

/** "forget the hats", "switch to the banner" */
const GIVEN_UP = worded(
  / (?:forget|skip|drop|scratch|cancel|switch to|no longer|never mind|instead of|rather than|without|also|another) /,
);

/** "just the banner": the job talked about gives way to the one that waits. */
const GIVES_WAY = / (?:instead|rather|only|just|not) /;

/** The job that waits of the goods that a question names: "and what do the signs cost?" */
export function waitingJobAsked(moment: Moment): OtherJob | undefined {
  const [job, ...others] = new Set(moment.mentions.map((mention) => jobOf(moment, mention)));
  return others.length === 0 ? (job ?? undefined) : undefined;
}

/** The job that waits and is to be talked about from now on: "do the banner first", "now the hats", "ok the banner". */
export function waitingJobTakenUp(moment: Moment): OtherJob | undefined {
  const { before, mentions, words, message, reading } = moment;
  if (before.stored || before.jobs.length === 0 || mentions.length > 2) return;
  // "yes. now the banner" sends the one talked about.
  if (before.asked === 'confirm' && reading.intents.includes('affirm')) return;
  const isLast = /^\W*(?:please|now)?\W*$/i.test(message.slice(mentions.at(-1)?.span.end));
  const isMeant = TAKES_UP.test(words.plain) || (isLast && NAMES_IT.test(words.plain));
  return isMeant && !GIVEN_UP.test(words.plain) ? waitingJobAsked(moment) : undefined;
}

/**
 * The job that waits and takes the place of the one talked about, whose goods are given up: "forget the signs, just the
 * banner", "cancel the tees" where one waits; with what the message tells of it.
 */
export function waitingInstead(moment: Moment): { job: OtherJob; told: Moment } | undefined {
  const { before, mentions, words } = moment;
  const waiting = before.jobs.filter(({ stored }) => !stored);
  const { thing } = before;
  if (before.stored || thing === null || waiting.length === 0 || !MAY_GIVE_UP.test(words.plain)) return;
  const givenUp = givingUp(thing);
  if (!givenUp.test(words.plain)) return;
  const named = mentions.filter(({ phrase }) => !thing.endsWith(phrase));
  const jobs = new Set(named.map((mention) => jobOf(moment, mention)));
  const [job] = jobs.size > 0 ? jobs : waiting;
  if (jobs.size > 1 || !job) return;
  return { job, told: without(moment, words.plain.replace(givenUp, ' ').trim()) };
}

const MAY_GIVE_UP = worded(
  / (?:forget|skip|drop|scratch|scrap|cancel|nix|ditch|lose|leave out|remove|never mind|no|not|without|instead of|rather than) /,
);

/** "no tees, just the hats", "skip my yard signs"; "no tees bigger than XL" keeps them. */
export const givingUp = (thing: string): RegExp =>
  new RegExp(
    ` (?:forget|skip|drop|scratch|scrap|cancel|nix|ditch|lose|leave out|remove|never mind|no|not|without|instead of|rather than|not (?:need|want|do|doing)) (?:about )?(?:(?:the|any|those|these|my|our|all|doing|making|getting|more) )*(?:(?<= (?:the|those|my|our) )\\S+ )?(?:${NOUNS[kindOf(thing) ?? ''] ?? `${thing}|${plural(thing)}|${plural(thing.split(' ').at(-1) ?? '')}`}) ${AFTER_GOODS}`,
  );

export const NOUNS: Readonly<Record<string, string>> = {
  shirt: '(?:t-shirts?|t shirts?|tshirts?|tees?|shirts?)',
  hat: '(?:hats?|caps?|truckers?|snapbacks?|trucker hats?|trucker caps?|dad hats?)',
};
const AFTER_GOODS =
  '(?=$|[,;.!?]|(?:just|only|but|we|i|let|lets|instead|and|then|please|do|go|for now|after all|anymore|any more|altogether|thanks|thank|entirely|completely|the|it is|make|get|now) )';

const TAKES_UP = worded(
  / first (?:$|please |then |actually |and |if |because |since |that |i |we )|^ (?:\S+ ){1,3}next | (?:start with|begin with|move on to|on to|now for|get to|talk about|deal with) (?:the|our|my) | (?:alone|by itself|by themselves|on its own|on their own|separately) /,
);
/** Nothing but its name: "hello? the banner", "now the caps". */
const NAMES_IT = worded(
  /^ (?:(?:ok|okay|now|so|and|no|but|wait|typing|form|hello|hi|well|yes|for|back|to|then|alright|please|just|\?) )*(?:the|our|my) (?:\S+ ){1,3}$/,
);

/** The waiting job of these goods, null for the one talked about, undefined for other goods. */
function jobOf({ before, reading }: Moment, mention: ServiceMention): OtherJob | null | undefined {
  const kind = kindOf(thingOf([mention], mention.slug));
  const isOwn =
    kind === null
      ? mention.slug === before.slots.service
      : before.thing !== null && isKind(kind, before.thing);
  if (isOwn) return null;
  return before.jobs.find(
    ({ stored, slots, thing }) =>
      !stored &&
      (kind === null || thing === null ? slots.service === reading.slots.service : isKind(kind, thing)),
  );
}

/** Where the part that names `next` begins: behind the mark or the "and" before it, else at its own article. */
function startOf(
  message: string,
  mention: ServiceMention | undefined,
  next: ServiceMention | undefined,
): number {
  if (mention === undefined || next === undefined) return message.length;
  const from = mention.span.end;
  const between = message.slice(from, next.span.start);
  const joints = [...between.matchAll(/[,;.!\n]|\b(?:and|but|plus|while|then|y|pero)\b/gi)];
  // "hoodies navy and white, caps black": the last joint parts them.
  const joint = joints.at(-1);
  if (joint) return from + joint.index + joint[0].length;
  const article = OWN_ARTICLE.exec(between);
  return article ? from + article.index : next.span.start;
}

/** "the red", "18": of the goods that follow; the 3 of "april 3" is not. */
const OWN_ARTICLE =
  /\s(?:the|my|our|an?|those|(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s)\d{1,6})\s+(?:[a-z]+\s+)?$/i;

/** What a part tells of its job; undefined if nothing. */
function toldIn(
  { shop, now }: Moment,
  job: OtherJob,
  text: string,
): Pick<OtherJob, 'slots' | 'options' | 'inkColors'> | undefined {
  const words = splitWords(text, shop);
  const context = { ...initialState(), slots: job.slots, thing: job.thing };
  const read = readSlots(text, context, shop, now);
  const quantity = read.quantity ?? MADE.exec(words.plain)?.[1];
  const told: Slots = Object.fromEntries(
    OF_A_JOB.flatMap((slot) => (read[slot] === undefined ? [] : [[slot, read[slot]]])),
  );
  if (quantity !== undefined) told.quantity = Number(quantity);
  const slots = { ...job.slots, ...told };
  if (told.quantity !== undefined && told.quantityMax === undefined) delete slots.quantityMax;
  const list = slots.service === undefined ? undefined : shop.prices[slots.service];
  const options = readPriceOptions(words, slots, told, list, shop, null);
  const inkColors = readInkColors(words, findNumbers(words.all)) ?? job.inkColors;
  const isNew =
    Object.keys(told).length > 0 ||
    inkColors !== job.inkColors ||
    Object.entries(options).some(([name, value]) => job.options[name] !== value);
  return isNew ? { slots, options: { ...job.options, ...options }, inkColors } : undefined;
}

/** "make the hoodies 18" */
const MADE = / (?:make|change|bump|up|drop|cut|do|put) (?:the |my |our )?(?:\S+ ){1,2}(?:to |at )?(\d{1,6}) /;

const OF_A_JOB = [
  'quantity',
  'quantityMax',
  'sizes',
  'dimensions',
  'colors',
  'imprintLocations',
  'dueDate',
] as const;
