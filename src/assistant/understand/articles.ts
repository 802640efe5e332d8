// The section of the shop's pages that a question is about, and the sentence of it that says most of the question.

import type { Topic } from '../../schemas/commands.ts';
import { type Found, findSection, isAbout, lineOf } from '../../shop/find-section.ts';
import { findTaught } from '../../shop/shop-answers.ts';
import { termsOf } from '../../shop/terms.ts';
import { comesOff } from './comes-off.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { goodsOf } from './goods.ts';
import { thingFor } from './named-items.ts';
import type { QuestionIn } from './questions-in.ts';
import { worded } from './reading/words/triggers.ts';
import { PRICE } from './topic-words.ts';

interface Section {
  article: string;
  heading: string;
  line: number;
}

/** `topic`: what it is about by its other words; a page has to have more. `meant` names the goods talked about. */
export function articleAsked(
  { moment, beside }: QuestionIn,
  topic: Topic | undefined,
  meant = '',
): Section | undefined {
  const { message, reading, words, shop, state, before } = moment;
  const isOfPrice =
    FIGURES.has(topic) || reading.intents.includes('pricing') || PRICE.test(moment.words.plain);
  const taught = isOfPrice ? undefined : findTaught(shop, message, state.language);
  if (taught && !reading.intents.some((intent) => REFUSED.has(intent))) return { ...taught, line: 0 };
  if (reading.intents.some((intent) => NEVER.has(intent))) return undefined;
  // "what if the proof isn't right?" says no to nothing.
  if (!isQuestion(words) && reading.intents.some((intent) => ANSWERS.has(intent))) return undefined;
  if (!isQuestion(words) && words.all.length > SHORT && !ASKS.test(words.plain)) return undefined;
  const service = reading.slots.service ?? before.slots.service;
  const isOpen = topic === undefined || VAGUE.has(topic);
  // Old stickers that are to come off are no goods.
  const goods = comesOff(message) ? [] : goodsIn(moment);
  const of = goods.length > 0 || FIGURES.has(topic) ? goods.join(' ') : meant;
  const about = {
    of,
    language: state.language,
    service,
    named: goods.length > 0 ? reading.slots.service : undefined,
    isOfPrice,
    aside: isOpen ? undefined : termsOfTopic(topic, moment),
  };
  const isSure = (found: Found | undefined): found is Found =>
    found !== undefined &&
    (found.asked > 0 || !isOnlyOf(undefined, moment)) &&
    (isOpen ? isAbout(found, service) : isMoreThanTopic(found, goods.length > 0));
  let question = message;
  let found = findSection(shop, question, about);
  // "we own the domain, can we keep it?": what "it" is stands beside the question.
  if (isOpen && topic !== 'goods' && beside !== '' && termsOf(message).length < 2) {
    const both = findSection(shop, `${message} ${beside}`, about);
    const isMore = IT.test(words.plain) && (both?.asked ?? 0) > (found?.asked ?? 0);
    if (!isSure(found) || (isMore && isSure(both))) {
      found = both;
      question = `${message} ${beside}`;
    }
  }
  if (!isSure(found)) return undefined;
  return {
    article: found.article.slug,
    heading: found.section.heading,
    line: lineOf(found, termsOf(question).length > 2 ? question : `${question} ${beside}`, shop, of),
  };
}

/** A question of goods is mostly what it seems. */
const isMoreThanTopic = ({ asked, cover }: Found, isOfGoods: boolean): boolean =>
  asked > 1 ? cover >= 0.4 : asked === 1 && cover >= (isOfGoods ? 0.8 : 0.5);

/** What goods cost is the catalog's to say. */
const FIGURES: ReadonlySet<Topic | undefined> = new Set(['price', 'total']);

/** Topics that say so little that any page which is about the question says more. */
const VAGUE: ReadonlySet<Topic> = new Set(['goods', 'artwork', 'unknown']);

/** The words of the topic itself, and those of the goods: a question of nothing else is answered from the catalog. */
function termsOfTopic(topic: Topic | undefined, moment: Moment): ReadonlySet<string> {
  const numbers = moment.words.all.flatMap(({ kind, raw }) => (kind === 'number' ? raw : []));
  const own = topic && WORDS_OF[topic];
  // "how would I pay" asks for no figure.
  const ofTopic = own === MONEY && HOW_TO_PAY.test(moment.words.plain) ? '' : (own ?? '');
  return new Set(termsOf([IN_ANY, ofTopic, ...goodsIn(moment), ...numbers].join(' ')));
}

/** Does the question say nothing but its topic, or but what any question may say? */
export function isOnlyOf(topic: Topic | undefined, moment: Moment): boolean {
  const own = termsOfTopic(topic, moment);
  return termsOf(moment.message).every((term) => own.has(term));
}

/** The words that name products. */
const goodsIn = ({ mentions, shop }: Moment): string[] =>
  mentions
    .filter((one) => goodsOf(thingFor(one, shop), one.slug, shop).product !== null)
    .map(({ text }) => text);

const IN_ANY = 'idea give ballpark rough roughly around look looks help need work exactly still right now';

const HOW_TO_PAY = / how (?:\S+ ){1,3}pay /;
const MONEY =
  'price prices priced pricing cost costs extra much charge charges each run total pay quote estimate rate piece apiece per expensive cheap cuesta cuestan cuanto cuánto precio precios cobran costo vale pieza';
const TIME =
  'long turnaround quick quickly fast soon take takes time ready days weeks done finish wait rush faster sooner tarda tardan tiempo dias días listo rapido rápido urgente demora';
const WORDS_OF: Partial<Record<Topic, string>> = {
  price: MONEY,
  total: MONEY,
  includes: `${MONEY} everything include included includes incluye`,
  next_break: `${MONEY} more cheaper break breaks discount bulk`,
  cheapest: `${MONEY} cheapest cheaper option options way ways version method print`,
  discount: `${MONEY} discount discounts deal`,
  turnaround: TIME,
  deadline: TIME,
  rush: `${TIME} ${MONEY} cheaper later date overnight add adds included standard enough surcharge`,
  minimum: 'minimum minimums least few fewest small smallest order many minimo mínimo menos pedido',
  services:
    'print printed printing custom embroider logo design offer sell carry kind type service services product products stuff ofrecen venden productos servicios',
  hours:
    'open close closed closing hours hour time late early today tomorrow horario hora abren cierran abierto',
  place: 'located location address shop store place where directions ubicados direccion dirección local',
  methods: 'method methods way ways print printed printing difference better best',
};

const IT = / (?:it|they|them|that|this|these|those) /;
const SHORT = 4;
const ASKS = worded(
  / (?:if (?:you|yall|u) (?:make|do|have|sell|offer|print)|wondering|wonder|curious|question|tell me|know if|know how|know what) /,
);
const REFUSED: ReadonlySet<string> = new Set(['injection', 'abusive']);
const NEVER: ReadonlySet<string> = new Set([...REFUSED, 'human', 'order_status', 'contact_info']);
const ANSWERS: ReadonlySet<string> = new Set(['affirm', 'deny']);
