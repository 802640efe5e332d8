// "What if we skip the pens?", of goods among several: what it comes to without them, and nothing is dropped until they say so.

import type { Reading } from '../../schemas/reading.ts';
import { dollars } from '../../schemas/told-price.ts';
import { isKind, kindOf } from '../change-goods.ts';
import { goodsText, plural } from '../describe-job.ts';
import { openJobs } from '../jobs.ts';
import { givingUp } from '../jobs-told.ts';
import type { Answer, Moment } from '../moment.ts';
import { read } from '../read.ts';
import { thingOf } from '../reading/service.ts';
import { worded } from '../reading/words/triggers.ts';
import { takesSupposed, triedOf } from '../supposed-job.ts';
import type { ConversationState } from '../turn.ts';
import { AND, dollarRange, listed, oneOf } from '../wording.ts';
import { estimateFor, priceQuantity } from './estimates.ts';

/** Undefined where no goods of an open job are left out in thought, or none of the others has a price. */
export function answerWithoutGoods(moment: Moment): Answer | undefined {
  const { state, before, words, reading } = moment;
  if (before.supposed?.drops !== undefined && isKept(reading)) return { says: [oneOf(KEPT, state)] };
  if (before.stored || state.language !== 'en' || !SUPPOSES.test(words.plain)) return;
  const jobs = openJobs(before);
  if (jobs.length < 2) return;
  const said = words.plain
    .replace(/ (skip|drop|cancel|remove|scratch|ditch)(?:p?ed|p?ing|l?ed|l?ing) /g, ' $1 ')
    .replace(/ (?:leave|left|leaving|take|took|cut) (?:out|off) /g, ' skip ')
    .replace(
      / (?:leave|left|take|took|cut) (?:out )?((?:the|our|my|those) \S+)(?: (?:out|off))? /g,
      ' skip $1 ',
    );
  const dropped =
    jobs.find(({ thing }) => thing !== null && givingUp(thing).test(said)) ?? othersThanOnly(jobs, moment);
  const prices = jobs.flatMap((job) => {
    const quantity = priceQuantity({ state: job });
    const found = quantity === undefined ? undefined : estimateFor({ ...moment, state: job }, quantity);
    return found ? [{ job, found }] : [];
  });
  const left = prices.filter(({ job }) => job !== dropped);
  if (!dropped || left.length === 0) return;
  const goods = plural(dropped.thing ?? '');
  const price = {
    lowCents: left.reduce((sum, { found }) => sum + found.lowCents, 0),
    highCents: left.reduce((sum, { found }) => sum + found.highCents, 0),
  };
  const others = left.map(({ job }) => goodsText(job, moment.shop, 'en') ?? '');
  const saved = prices.find(({ job }) => job === dropped)?.found.lowCents;
  const less = saved === undefined ? '' : `, about ${dollars(saved)} less`;
  state.supposed = { ...triedOf(before), drops: goods };
  return {
    says: [
      `Without the ${goods} my estimate is ${dollarRange(price)} for ${listed(others, AND.en)}${less}.`,
      oneOf(
        { en: [`Shall I take the ${goods} off?`, `Do you want it without the ${goods}?`], es: [] },
        state,
      ),
    ],
    asks: null,
    suggestions: [`Yes, drop the ${goods}`, 'No, keep them'],
  };
}

/** "what if only the tees", of two jobs: the goods of the other. */
function othersThanOnly(
  jobs: readonly ConversationState[],
  { words, mentions, reading: { slots } }: Moment,
): ConversationState | undefined {
  const [kept, ...more] = new Set(mentions.map((one) => kindOf(thingOf([one], one.slug))));
  if (jobs.length !== 2 || more.length > 0 || !kept || !ONLY.test(words.plain)) return;
  if (slots.quantity !== undefined) return;
  const others = jobs.filter(({ thing }) => thing !== null && !isKind(kept, thing));
  return others.length === 1 ? others[0] : undefined;
}

const ONLY = worded(
  / (?:only|just) (?:(?:do|did|doing|get|got|getting|order|ordered|went with|go with|had|have|want|wanted|took|take|for) )?(?:the |our |my )?(?:\S+ ){1,3}(?:\? |then |instead )*$/,
);

/** The message that a yes to it stands for, with what else it tells; undefined for any other message. */
export function takenDrop(moment: Moment): { message: string; reading: Reading } | undefined {
  const { before, message, reading, shop, now } = moment;
  const goods = before.supposed?.drops;
  if (goods === undefined || before.stored || !(takesSupposed(moment) || DROPS.test(moment.words.plain)))
    return;
  const more = Object.keys(reading.slots).length > 0 ? ` and ${message}` : '';
  const said = `drop the ${goods}${more}`;
  return { message: said, reading: read(said, { ...before, supposed: null }, shop, now) };
}

const isKept = ({ intents, slots }: Reading): boolean =>
  intents[0] === 'deny' && Object.keys(slots).length === 0;
const KEPT = { en: ['Then everything stays as it was.', 'All of it stays, then.'], es: [] };

const DROPS = worded(
  /^ (?:(?:ok|yes|yeah|sure|please|then|just|let us|go ahead and|,) )*(?:drop|skip|cancel|remove|lose|ditch|scratch|take off|leave out|take out) (?:it|them|those|that)(?: (?:then|please|off|out))* [.!]? ?$/,
);
const SUPPOSES = worded(
  / (?:what|how about|how much|cheaper|less|price|total|cost|come to|look like|save) (?:\S+ ){0,3}?(?:if|without) | (?:how much|price|cost|quote|total|what) (?:\S+ ){0,3}?(?:for|with|of) (?:only|just) | (?:what|how) about (?:without|skipping|dropping|no|only|just) | suppose |^ (?:(?:ok|and|so|but|hmm|or) )*(?:if (?:we|i|you)|without) (?:\S+ ){1,9}\? $/,
);
