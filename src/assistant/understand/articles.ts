// The section of the shop's pages that a message asks for, and the sentence of it that says most of the question.

import {
  findAsked,
  isClearHit,
  type KnowledgeHit,
  searchKnowledge,
  sentencesOfSection,
  sharedWith,
} from '../../shop/knowledge.ts';
import type { Moment } from './context/moment.ts';
import { partsAsking } from './context/parts-asking.ts';
import { isQuestion } from './context/question.ts';
import { worded } from './reading/words/triggers.ts';

interface Asked {
  section: { article: string; heading: string; line: number };
  /** More than a chance word of it is in the question. */
  isClear: boolean;
}

/** `isPriced`: the price of goods is asked, which no page says; `isWish`: goods are told of in the same breath. */
export function articleAsked(
  moment: Moment,
  { isWish, isPriced }: { isWish: boolean; isPriced: boolean },
): Asked | undefined {
  const { message, reading, words, shop } = moment;
  const { intents, slots } = reading;
  if (intents.some((intent) => NEVER.has(intent))) return undefined;
  const asking = isQuestion(words) || words.all.length <= SHORT;
  const { language } = moment.state;
  const part = partsAsking({ message, state: { language } as never });
  if (!asking && part === undefined && !ASKS.test(words.plain)) return undefined;
  const service = slots.service ?? moment.before.slots.service;
  const question = part ?? message;
  const find = (text: string) => findAsked(shop, text, language, { service, named: slots.service });
  // What is told and what is asked may only together say which: "we're tax exempt, does that matter?"
  const found = find(question) ?? (Object.keys(slots).length === 0 ? find(message) : undefined);
  if (!found) return isPriced || isWish ? undefined : searched(moment, question, service);
  const isClear = found.words.length > 1;
  const isOfFee = found.words.some((word) => FEE.test(word));
  if (isPriced && !(isOfFee && slots.quantity === undefined)) return undefined;
  if (slots.quantity !== undefined && part === undefined) return undefined;
  const hasOwn = intents.some((intent) => OWN.has(intent)) || isWish;
  if (hasOwn && !isClear && !isOfFee) return undefined;
  if (!isQuestion(words) && part === undefined && Object.keys(slots).length > 0) return undefined;
  return { section: lineOf(found, question), isClear: isClear || isOfFee };
}

/** Where no owner wrote such a question down, the section that shares its words, if it does so clearly. */
function searched(
  { reading, words, shop, before }: Moment,
  question: string,
  service: string | undefined,
): Asked | undefined {
  const { intents, slots } = reading;
  if (!isQuestion(words) || before.language !== 'en' || slots.quantity !== undefined) return undefined;
  if (intents.some((intent) => OWN.has(intent) || intent === 'services')) return undefined;
  const [hit] = searchKnowledge(shop, question, service === undefined ? {} : { service });
  return hit && isClearHit(question, hit) ? { section: lineOf(hit, question), isClear: false } : undefined;
}

function lineOf(
  { article, section }: Pick<KnowledgeHit, 'article' | 'section'>,
  question: string,
): Asked['section'] {
  const shared = sharedWith(question, section.heading);
  const counts = sentencesOfSection(section).map(shared);
  return {
    article: article.slug,
    heading: section.heading,
    line: Math.max(0, counts.indexOf(Math.max(0, ...counts))),
  };
}

const SHORT = 4;
const ASKS = worded(/ (?:wondering|wonder|curious|question|tell me|know if|know how|know what) /);
const NEVER: ReadonlySet<string> = new Set([
  'injection',
  'abusive',
  'human',
  'order_status',
  'contact_info',
  'affirm',
  'deny',
]);
const OWN: ReadonlySet<string> = new Set([
  'pricing',
  'minimum_order',
  'turnaround',
  'location_hours',
  'quote',
]);
/** A charge of its own, or a way to pay, beside the price of the goods. */
const FEE =
  /^(?:charg|fee|fees|extra|setup|month|host|discount|deal|free|includ|pay|paid|upfront|tax|ship|shipp|deliver|install|digitiz|deposit|card|purchas|invoic|exempt|cash|check|venmo|zelle|paypal|park|efectiv|anticip|adelant|pag|tarjet|envi|impuest|exent)/;
