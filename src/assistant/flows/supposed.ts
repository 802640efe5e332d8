// "how much if we only print the front?": the job's price with another print, and the job stays as it is until they say so.

import { dollars } from '../../schemas/told-price.ts';
import { standInFor, triesPrint } from '../change-goods.ts';
import { chosenOf, goodsText, inSentence, nameInSentence, plural, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { worded } from '../reading/words/triggers.ts';
import { leavesSupposed, takesSupposed, triedOf } from '../supposed-job.ts';
import { oneOf, upperFirst } from '../wording.ts';
import { estimateFor, estimateSays, isWide, knowsPrice, priceQuantity } from './estimates.ts';
import { acknowledge } from './quote.ts';
import { secondRequestSays } from './second-request.ts';

/** Undefined where nothing of the print or the piece is tried out, or either has no price. */
export function answerSupposed(moment: Moment): Answer | undefined {
  const { state, before, words } = moment;
  if (before.stored || state.language !== 'en' || state.job !== before.job) return;
  if (!isSupposed(moment) || !knowsPrice(moment)) return;
  const isOfGoods = state.slots.service !== before.slots.service || state.thing !== before.thing;
  if (
    isOfGoods
      ? !ASKS_PRICE.test(words.plain) &&
        !triesPrint(moment) &&
        !(state.thing === before.thing && ASKS_MORE.test(words.plain))
      : JSON.stringify(triedOf(state)) === JSON.stringify(triedOf(before))
  )
    return;
  const quantity = priceQuantity(moment) ?? 1;
  const now = estimateFor({ ...moment, state: before }, quantity);
  const then = estimateFor(moment, quantity);
  if (!now) return;
  if (!then) return isOfGoods ? unpricedWay(moment) : undefined;
  const cents = then.lowCents - now.lowCents;
  // The number of inks where it costs nothing has an answer of its own.
  if (cents === 0 && state.inkColors !== before.inkColors) return;
  // "what if we supply the jackets", of those they bring: only their name is new.
  if (cents === 0 && before.thing === null && state.slots.service === before.slots.service) return;
  const [says = '', standIn] = estimateSays(withoutNews(moment));
  const isComparable = !isWide({ ...moment, state: before }, quantity);
  const isAnother = isOfGoods && standInFor(state, moment.shop) !== undefined;
  const difference = isAnother && standIn ? [standIn] : isComparable ? [differenceSays(cents)] : [];
  const tried = triedOf(state);
  putBack(moment);
  state.supposed = tried;
  return {
    says: [says, ...difference, oneOf(OFFERS, state)],
    asks: null,
    suggestions: ['Yes, change it', 'No, leave it as it was'],
  };
}

/** The job as it was before it was tried out otherwise. */
function putBack({ state, before }: Moment): void {
  Object.assign(state, triedOf(before), { slots: { ...before.slots }, said: [...before.said] });
  Object.assign(state, { described: before.described, explained: before.explained });
}

/** "what would embroidery cost instead", of goods that have a price in print alone: the job stays as it is. */
function unpricedWay(moment: Moment): Answer | undefined {
  const { state, before, shop } = moment;
  const service = serviceOf(shop, state);
  if (!service || state.thing === null || state.thing !== before.thing) return;
  const way = `${plural(state.thing)} with ${nameInSentence(service, 'en')}`;
  putBack(moment);
  return {
    says: [
      oneOf(
        {
          en: [
            `I have no price for ${way}; a person can work it out.`,
            `For ${way} I have no price here; a person can tell you.`,
          ],
          es: [],
        },
        state,
      ),
    ],
  };
}

/** What was offered and is taken with this message, in a few words: its price was told with the offer. */
export function takenSays(moment: Moment): string | undefined {
  const { state, before, shop } = moment;
  if (before.stored || !takesSupposed(moment)) return;
  const beside = secondRequestSays(moment);
  if (beside !== undefined) return beside;
  if (state.slots.service !== before.slots.service && before.slots.service !== undefined)
    return acknowledge(moment)[0];
  const goods =
    before.slots.quantity === undefined || state.thing !== before.thing
      ? goodsText(state, shop, state.language)
      : undefined;
  const chosen = chosenNow(moment);
  if (goods === undefined && chosen !== undefined)
    return oneOf(
      { en: [`${upperFirst(chosen)}, I have that down.`, `Good, ${chosen} it is.`], es: [] },
      state,
    );
  if (goods === undefined) return oneOf(TAKEN, state);
  return oneOf(
    {
      en: [`${upperFirst(goods)} it is.`, `Good, ${goods}.`, `${upperFirst(goods)}, I have that.`],
      es: [`Entonces ${goods}.`],
    },
    state,
  );
}

/** What was offered and is refused with this message. */
export const leftSays = (moment: Moment): string | undefined =>
  !moment.before.stored && leavesSupposed(moment) ? oneOf(LEFT, moment.state) : undefined;

const LEFT = {
  en: ['All right, it stays as it was.', 'Fine, I leave it as it is.'],
  es: ['Muy bien, queda como estaba.'],
};

/** 'wire stakes', where one choice of the price book is all that was offered. */
function chosenNow({ state, before, shop }: Moment): string | undefined {
  const { options } = before.supposed ?? before;
  const all = chosenOf(state, shop).filter(
    ({ name }) => options[name] === state.options[name] && options[name] !== before.options[name],
  );
  const isAll =
    JSON.stringify(state.slots.imprintLocations) === JSON.stringify(before.slots.imprintLocations) &&
    state.inkColors === before.inkColors;
  const [first, ...others] = all;
  return first?.choice && others.length === 0 && isAll ? inSentence(first.label) : undefined;
}

const TAKEN = {
  en: ['Good, I have it that way now.', 'Done, that is down.', 'That way, then.'],
  es: ['Muy bien, así queda.', 'Anotado así.'],
};

/** Only the price is news: nothing was changed yet. */
const withoutNews = (moment: Moment): Moment => ({ ...moment, before: moment.state });

function isSupposed(moment: Moment): boolean {
  const { words, reading, state, before } = moment;
  const { quantity, dueDate, sizes, name, email, phone } = reading.slots;
  if ((quantity ?? dueDate ?? sizes ?? name ?? email ?? phone) !== undefined) return false;
  if (state.slots.quantity !== before.slots.quantity || DECIDES.test(words.plain)) return false;
  return triesPrint(moment) || [SUPPOSES, ASKS_PRICE, ASKS_MORE].some((one) => one.test(words.plain));
}

const SUPPOSES = worded(
  / (?:what|how about|how much) if | (?:what|how) about (?:with|without|if|no) | suppose | say (?:we|i) (?:did|do|only|just|went|dropped|skipped) |^ (?:(?:ok|and|so|but|hmm|or) )*(?:if (?:we|i|you|it|they|there)|with (?:just|only)|without) (?:\S+ ){1,9}\? $/,
);
/** With what else it would cost what. */
const ASKS_PRICE = worded(
  / how much (?:\S+ ){0,5}?(?:if|with|without|(?:for|is) (?:just|only)) | (?:price|cost|total|quote|estimate) (?:\S+ ){0,3}?(?:if|without|(?:with|for) (?:just|only)) | (?:would|will|does|is|if) (?:it|that|they|this) (?:be|get|come out|cost|run|any|much|a lot|to be|save us|save me|save) ?(?:\S+ ){0,3}?(?:if|with|without) | what (?:would|does|will|do|is) (?:it|that|they|this) (?:be|cost|run|come to|look like) (?:if|with|without) | (?:cheaper|less|save) (?:\S+ ){0,3}?(?:if|with|without) | (?:price|cost|costs|much|quote|estimate|run|would|what about) (?:\S+ ){1,4}?instead (?:\? )?$/,
);
/** "how much more for embroidery": the same goods marked in another way. */
const ASKS_MORE = worded(
  / how much (?:more|extra|less|cheaper) (?:\S+ ){0,3}?(?:is|are|for|would|with|to be) /,
);
/** "ok let's do the front only, how much is that": told, not tried. */
const DECIDES = worded(
  / (?:let us|i want|we want|i need|we need|we will|i will|please|change it|make it|actually|switch (?:it )?to|go ahead) /,
);

function differenceSays(cents: number): string {
  if (cents === 0) return 'That comes to the same.';
  return `That is about ${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}.`;
}

const OFFERS = {
  en: ['Shall I change it to that?', 'Do you want it that way?'],
  es: [],
};
