// Several goods in one message: "50 shirts and 2 banners". The first are the job; the others wait as jobs of their own.
import type { Slots } from '../schemas/reading.ts';
import { APPAREL } from './change-goods.ts';
import type { Moment } from './moment.ts';
import { readSlots } from './read.ts';
import { readInkColors } from './reading/ink-colors.ts';
import { readPriceOptions } from './reading/price-options.ts';
import { findServices, type ServiceMention, thingOf } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { splitWords } from './reading/words/words.ts';
import { initialState } from './state.ts';
import type { OtherJob } from './turn.ts';

export type Goods = Pick<OtherJob, 'slots' | 'options' | 'inkColors' | 'thing'>;

/** The goods after the first, each with a number of its own; none in a correction, a choice or talk of an old order. */
export function furtherGoods(moment: Moment): Goods[] {
  const { mentions, reading, message, state, words, shop } = moment;
  const { intents, slots } = reading;
  if (mentions.length < 2 || slots.service === undefined) return [];
  if (intents.some((intent) => NO_WISH.has(intent)) || PER_PIECE.test(words.plain)) return [];
  const between = message.slice(mentions[0]?.span.end, mentions.at(-1)?.span.start);
  if (NO_SUM.test(splitWords(between, shop).plain)) return [];
  const clauses = message.slice(0, LONGEST_READ).split(JOINTS).slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return [];
  const goods: Goods[] = [];
  for (const clause of clauses) {
    goods.push(...goodsIn(clause, moment));
    // The others are read only where the first are the job.
    const { quantity } = goods[0]?.slots ?? slots;
    if (quantity !== (slots.quantity ?? (goods.length > 0 ? 1 : undefined))) return [];
  }
  const [first, ...others] = goods;
  if (!first) return [];
  return others
    .filter(({ slots: other, thing }) => other.service !== first.slots.service || thing !== first.thing)
    .filter(({ slots: other }) => other.service !== state.slots.service || other.quantity !== slots.quantity)
    .map((other) => ({
      ...other,
      slots: { ...(slots.dueDate && { dueDate: slots.dueDate }), ...other.slots },
    }));
}

/** Of what is read of the whole message what belongs to the goods after the first: a banner's size is no hoodie's. */
export function readOfOthers({ reading }: Moment, others: readonly Goods[]): (keyof Slots)[] {
  const { service, dimensions } = reading.slots;
  const isOthers = others.some(({ slots }) => slots.dimensions === dimensions);
  return dimensions !== undefined && isOthers && service !== undefined && APPAREL.has(service)
    ? ['dimensions']
    : [];
}

const LONGEST_READ = 600;
const MOST_CLAUSES = 8;
const JOINTS = /\s*(?:[,;+&\n]|\b(?:and|plus|also|as well as|y|más|mas|además|ademas)\b)\s*/iu;
const NO_WISH: ReadonlySet<string> = new Set(['order_status', 'injection', 'abusive', 'deny', 'off_topic']);
const PER_PIECE = / (?:per|each day) /;
/** Between the goods: corrections, and goods to choose between. */
const NO_SUM =
  / (?:actually|instead|rather|or|either|versus|vs|change|changed|meant|wait|sorry|correction|no|not) /;

/** "a 4x8 ft banner"; "for a banner company" and "have a website" ask for none. */
function isOnePiece(clause: string, [mention]: readonly ServiceMention[]): boolean {
  if (!mention || thingOf([mention], mention.slug) === null) return false;
  return /^(?:\W*(?:separate\w*|from|that|then|maybe|get|need|want|we|i|oh|por|aparte|hi|hello|hey|hola|would|like|looking|for|to|order|buy|quiero|necesito|ocupo|necesitamos|queremos|busco|tambi[eé]n|buen[ao]s|d[ií]as|tardes)[\s,]+)*(?:a|an|one|una?)\s(?:\S+\s){0,4}$/i.test(
    clause.slice(0, mention.span.start).trimStart(),
  );
}

function goodsIn(clause: string, { shop, now, today, words: whole }: Moment): Goods[] {
  const words = splitWords(clause, shop);
  const mentions = findServices({ words, numbers: [], taken: [], asked: null, shop, today });
  if (mentions.length === 0) return [];
  const {
    service: named,
    quantityMax,
    dimensions,
    ...slotsRead
  } = readSlots(clause, initialState(), shop, now);
  const quantity = slotsRead.quantity ?? (isOnePiece(clause, mentions) ? 1 : undefined);
  // "50 shirts by the 20th, decals by the 12th"
  const isDated =
    slotsRead.dueDate !== undefined && /^\W*(?:the )?$/.test(clause.slice(0, mentions[0]?.span.start));
  if (named === undefined || (quantity === undefined && !isDated)) return [];
  // "20 aprons and 20 caps, all embroidered"
  const service = named === 'hats-and-t-shirts' && ALL_STITCHED.test(whole.plain) ? 'embroidery' : named;
  const slots: Slots = {
    service,
    ...(quantity !== undefined && { quantity }),
    ...(quantityMax !== undefined && { quantityMax }),
    ...(dimensions !== undefined && { dimensions }),
    ...(slotsRead.colors !== undefined && { colors: slotsRead.colors }),
    ...(slotsRead.imprintLocations !== undefined && { imprintLocations: slotsRead.imprintLocations }),
    ...(slotsRead.dueDate !== undefined && { dueDate: slotsRead.dueDate }),
  };
  return [
    {
      slots,
      options: readPriceOptions(words, slots, slots, shop.prices[service], shop, null),
      inkColors: readInkColors(words, findNumbers(words.all)) ?? null,
      thing: thingOf(mentions, service),
    },
  ];
}

const ALL_STITCHED = / (?:(?:all|both|everything) )?(?:embroidered|stitched) (?:please |thanks |too )?$/;
