// A job told by the estimate calculator of a page: Carl has all of it, names its estimate and asks what the question is.
import { slotsOfTold, type ToldJob } from '../../schemas/told-job.ts';
import { putAside } from '../jobs.ts';
import { type Answer, type Moment, slotContextOf } from '../moment.ts';
import { findServices, thingOf } from '../reading/service.ts';
import { splitWords } from '../reading/words/words.ts';
import { estimateSays, METHOD, NEEDED_BY } from './estimates.ts';
import { answerWhichQuestion } from './services.ts';

export function answerToldJob(moment: Moment, told: ToldJob): Answer {
  const { state, before } = moment;
  const { slug } = told.service;
  const isOther = before.slots.service !== undefined && before.slots.service !== slug;
  if (before.stored || isOther) putAside(state);
  delete state.slots.quantityMax;
  Object.assign(state.slots, slotsOfTold(told));
  state.options = { ...told.options };
  // Not the price book's options: what the estimate was asked with besides them.
  if (told.method !== undefined) state.options[METHOD] = told.method;
  if (told.neededBy !== undefined) state.options[NEEDED_BY] = told.neededBy;
  state.inkColors = told.options.ink_colors === undefined ? null : Number(told.options.ink_colors);
  state.inksByPlace = {};
  state.thing = thingIn(moment, told);
  state.flow = 'quote';
  const { says, ...question } = answerWhichQuestion(moment);
  // Who has a question is not asked for an address beside it.
  return { ...question, says: [...estimateSays(moment).slice(0, 1), ...says], isOpening: true };
}

/** What the goods are called: 'cap' where the product is a trucker cap, else as they are counted, 'sign'. */
function thingIn(moment: Moment, { service, options }: ToldJob): string | null {
  const { shop } = moment;
  const list = shop.prices[service.slug];
  const labels = (list?.options ?? []).flatMap((option) =>
    option.kind === 'choice'
      ? option.choices.filter(({ name }) => name === options[option.name]).map(({ label }) => label)
      : [],
  );
  for (const label of [...labels, list?.unit.one ?? '']) {
    const context = { ...slotContextOf(moment), words: splitWords(label, shop) };
    const thing = thingOf(findServices(context), service.slug);
    if (thing) return thing;
  }
  return null;
}
