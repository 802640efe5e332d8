// The way to a quote: what was just understood, with the estimate as soon as there can be one.
import { goodsText, plural, serviceOf } from '../describe-job.ts';
import { slotsBefore } from '../jobs.ts';
import { isReachable } from '../lead.ts';
import type { Answer, Moment } from '../moment.ts';
import { ask } from '../questions.ts';
import { longDay, oneOf, properName, upperFirst } from '../wording.ts';
import { estimateSays, isNewPrice, knowsPrice } from './pricing.ts';
import { tooSoonSays } from './turnaround.ts';

export const QUOTE_OPENING =
  "Perfect! I'd love to help you get a quote. What type of project are you working on?";

/** The hero button's and the start call's sentence. */
export function startQuote(moment: Moment): Answer {
  const { state } = moment;
  state.flow = 'quote';
  const { suggestions } = ask(moment, 'service');
  const text = state.lastReply.endsWith(QUOTE_OPENING)
    ? 'We are on it already. What would you like us to make?'
    : QUOTE_OPENING;
  return { says: [], asks: { question: 'service', text, suggestions }, isOpening: true };
}

/** Takes note of what this message told, in a sentence or two; the next question is the turn's. */
export function answerQuote(moment: Moment): Answer {
  const { state, before } = moment;
  const waiting = secondRequestSays(moment);
  if (waiting) return { says: [waiting] };
  const soon = state.slots.dueDate !== before.slots.dueDate ? tooSoonSays(moment) : undefined;
  if (knowsPrice(moment) && isNewPrice(moment)) {
    const [estimate = '', note] = estimateSays(moment);
    return { says: [estimate, ...(soon ? [soon] : note ? [note] : [])] };
  }
  return { says: [...acknowledge(moment), ...(soon ? [soon] : [])] };
}

function secondRequestSays({ state, before, shop }: Moment): string | undefined {
  const added = state.jobs.find(
    ({ job, stored }) => !stored && !before.jobs.some((other) => other.job === job) && job !== state.job,
  );
  if (!added) return;
  const name =
    added.thing ??
    shop.services.find(({ slug }) => slug === added.slots.service)?.name.toLowerCase() ??
    'that';
  return oneOf(
    [
      `I have noted the ${name} as a second request and come to it right after this one.`,
      `The ${name} will be next: first let us finish this one.`,
    ],
    state,
  );
}

/** What was new, in a few words. */
function acknowledge(moment: Moment): string[] {
  const { state, before, shop, today, cues } = moment;
  const { slots } = state;
  const old = slotsBefore(moment);
  if (slots.quantity !== old.quantity && old.quantity !== undefined) {
    const goods = goodsText(state, shop);
    return [oneOf([`Changed to ${goods}.`, `${goods} now, noted.`, `Right, ${goods}.`], state)];
  }
  if (slots.service !== old.service) {
    const name = state.thing ? upperFirst(plural(state.thing)) : serviceOf(shop, state)?.name;
    return [
      oneOf(
        old.service === undefined
          ? [`${name}, good choice.`, `${name}, we can do that.`, `${name} it is.`]
          : [`Changed to ${name}.`, `${name} instead, noted.`],
        state,
      ),
    ];
  }
  if (slots.name !== undefined && slots.name !== old.name) {
    const first = properName(slots.name).split(' ')[0];
    return [oneOf([`Thanks, ${first}.`, `Good to meet you, ${first}.`, `Hello, ${first}.`], state)];
  }
  if (slots.dueDate !== undefined && slots.dueDate.text !== old.dueDate?.text) {
    const when = slots.dueDate.date ? longDay(slots.dueDate.date, today) : slots.dueDate.text;
    return [
      oneOf([`Noted: ${when}.`, `${when.charAt(0).toUpperCase()}${when.slice(1)}, I have that.`], state),
    ];
  }
  if (slots.email !== old.email || slots.phone !== old.phone)
    return [oneOf(['Thanks, I have that.', 'Got it, thank you.', 'That works, thanks.'], state)];
  if (cues.has('no_phone') && !isReachable(state))
    return [oneOf(['No problem, an email is enough.', 'Fine, we can write instead.'], state)];
  if (cues.has('no_email') && !isReachable(state))
    return [oneOf(['No problem, a phone number is enough.', 'Fine, we can call instead.'], state)];
  if (cues.has('no_name')) return [oneOf(['That is fine.', 'No name needed.'], state)];
  if (
    JSON.stringify([slots, state.options]) !== JSON.stringify([old, before.options]) ||
    state.said.length > before.said.length
  ) {
    return [oneOf(['Got it.', 'Noted.', 'That helps.', 'Good to know.'], state)];
  }
  return [];
}
