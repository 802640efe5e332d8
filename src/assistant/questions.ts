// What Carl asks for, in several wordings, and what comes next on the way to a lead.

import type { Intent } from '../schemas/reading.ts';
import type { PriceOption } from '../schemas/shop.ts';
import { openQuestions } from '../shop/estimate.ts';
import { goodsText, jobLine, plural, serviceOf } from './describe-job.ts';
import { isReachable } from './lead.ts';
import type { Ask, Moment } from './moment.ts';
import { isDescribed } from './remember.ts';
import type { ConversationState, Question } from './turn.ts';
import { figure, lowerFirst, oneOf, properName, readablePhone } from './wording.ts';

export const FORM_CHIP = 'Fill in the form';

/** A question's words, another wording than the last. */
export function ask(moment: Moment, question: Question): Ask {
  const { state } = moment;
  const make = (wordings: string[], suggestions: string[]): Ask => ({
    question,
    text: oneOf(wordings, state),
    suggestions,
  });
  switch (question) {
    case 'service':
      return make(
        [
          'What would you like us to make?',
          'Is it something to wear, to hang up, to drive or to give away?',
          'Which is it: shirts or hats, embroidery, a sign, a wrap, a website or promo products?',
        ],
        ['T-shirts', 'Embroidered polos', 'A banner', 'Promo products'],
      );
    case 'quantity':
      return make(
        ['How many do you need?', 'About how many pieces should I plan for?', 'Roughly how many will it be?'],
        [...quantitiesFor(moment), 'Not sure yet'],
      );
    case 'dueDate':
      return make(
        [
          'When do you need them in hand?',
          'Is there a date you need them by?',
          'What day should they be in your hands?',
        ].map((text) =>
          state.slots.quantity === 1 || state.slots.service === 'websites-and-ai'
            ? text.replace('them', 'it').replace('they', 'it')
            : text,
        ),
        ['In two weeks', 'By the end of the month', 'No rush'],
      );
    case 'details':
      return make(
        state.flow === 'human'
          ? [
              'What should I tell them it is about?',
              'Anything I should pass on to them?',
              'What is it about, in a line?',
            ]
          : [
              'What should it show or say?',
              'What is it for, and what should be on it?',
              'Tell me in a line: what should we put on it?',
            ],
        state.flow === 'human'
          ? ['A large order', 'An order I placed', 'Just call me']
          : ['Our logo', 'A name and a date', 'I need ideas'],
      );
    case 'name':
      return make(
        ['What name should I put on this?', 'Who should we ask for?', 'And what is your name?'],
        ['I would rather not say', FORM_CHIP],
      );
    case 'email':
      return make(
        [
          'Which email should the quote go to?',
          'What email can we reach you at?',
          'An email is enough: which one?',
        ],
        [FORM_CHIP, 'No email, sorry'],
      );
    case 'phone':
      return make(
        [
          'What number can we call or text?',
          'Which phone number is best?',
          'A phone number is enough: which one?',
        ],
        [FORM_CHIP, 'No phone, please'],
      );
    case 'contact':
      return make(
        [
          'Where can we reach you: an email or a phone number?',
          'What is the best email or phone number for you?',
          'Which email or phone number should we use?',
        ],
        [FORM_CHIP, 'I would rather not say'],
      );
    case 'form_or_typing':
      if (state.flow === 'human' || state.flow === 'order_status') {
        return make(
          [
            'Would you like to fill in a short form, or type your email or phone number here?',
            'Shall I open a short form, or will you type an email or phone number here?',
            'A short form, or your email or phone number right here: which do you prefer?',
          ],
          [FORM_CHIP, "I'll type it here"],
        );
      }
      return make(
        [
          'Would you like to fill in a short form, or just type it here?',
          'Shall I open a short form for the rest, or do you prefer typing here?',
          'A short form, or keep typing here: which do you prefer?',
        ],
        [FORM_CHIP, "I'll type it here"],
      );
    case 'confirm':
      return make(
        [
          'Shall I send this to the shop?',
          'Is that right, and may I send it?',
          'May I pass this on to the shop?',
        ],
        ['Yes, send it', 'Change something', FORM_CHIP],
      );
    case 'order_number':
      return make(
        [
          'What is your order number?',
          'Which order number is on your receipt?',
          'Do you have the order number at hand?',
        ],
        ["I don't have it", 'Talk to a person'],
      );
    default:
      return make(
        ['What else should I know?', 'Is there more to it?', 'What would you add?'],
        ['That is all', FORM_CHIP],
      );
  }
}

/** The next thing to ask on the way to a lead, or undefined when all is known. */
export function nextQuestion(moment: Moment): Ask | undefined {
  const { state } = moment;
  const { slots, flow } = state;
  const can = (question: Question) => !state.declined.includes(question);
  if (flow === 'order_status' && state.orderNumber === null && can('order_number'))
    return ask(moment, 'order_number');
  if (flow === 'order_status' || flow === 'human') {
    if (declinesContact(state)) return;
    return (
      contactQuestion(moment) ??
      (slots.name === undefined && can('name') ? ask(moment, 'name') : undefined) ??
      aboutWhat(moment)
    );
  }
  if (slots.service === undefined && state.serviceWording === null) return ask(moment, 'service');
  if (slots.quantity === undefined && can('quantity') && needsQuantity(moment))
    return ask(moment, 'quantity');
  if (flow === 'design' && !isDescribed(moment.state) && can('details')) return ask(moment, 'details');
  if (slots.dueDate === undefined && can('dueDate')) return ask(moment, 'dueDate');
  const option = optionQuestion(moment);
  if (option) return option;
  if (slots.name === undefined && can('name')) return ask(moment, 'name');
  return contactQuestion(moment);
}

/** One email or phone is enough; what was refused is not asked again, the other way is. */
function contactQuestion(moment: Moment): Ask | undefined {
  const { state } = moment;
  if (isReachable(state)) return;
  const isOut = (question: Question) => state.declined.includes(question);
  if (isOut('contact') || (isOut('phone') && isOut('email'))) return;
  if (isOut('phone')) return ask(moment, 'email');
  if (isOut('email')) return ask(moment, 'phone');
  return ask(moment, 'contact');
}

function aboutWhat(moment: Moment): Ask | undefined {
  const { state } = moment;
  if (state.flow === 'order_status' || state.said.length > 0 || state.declined.includes('details')) return;
  return ask(moment, 'details');
}

/** A website is one website. */
function needsQuantity({ state }: Moment): boolean {
  return state.slots.service !== 'websites-and-ai';
}

/** The price book's open option that moves the price most and that a visitor can answer; one per job. */
function optionQuestion(moment: Moment): Ask | undefined {
  const { state, shop } = moment;
  const { service, quantity } = state.slots;
  if (service === undefined) return;
  const pending = isInterrupted(moment)
    ? shop.prices[service]?.options.find(({ name }) => name === moment.before.askedOption)
    : undefined;
  if (pending && state.options[pending.name] === undefined) {
    const again = askOption(pending);
    return {
      ...again,
      text: `Back to your ${state.thing ? plural(state.thing) : 'quote'}: ${lowerFirst(again.text)}`,
    };
  }
  if (state.optionsAsked.length > 0) return;
  const [first] = openOptions(moment, quantity ?? 1).filter(({ option }) => !NOT_ASKED.has(option.name));
  return first && askOption(first.option);
}

/** Was the question for an option met with another question? Then it is asked once more. */
function isInterrupted({ before, reading }: Moment): boolean {
  return (
    before.asked === 'option' &&
    before.tries === 0 &&
    reading.intents.some((intent) => INTERRUPTIONS.has(intent))
  );
}

/** What a visitor may say in between: it is answered, and what was asked stays open. */
export const INTERRUPTIONS: ReadonlySet<Intent> = new Set<Intent>([
  'pricing',
  'turnaround',
  'minimum_order',
  'artwork',
  'location_hours',
  'services',
  'off_topic',
  'injection',
  'abusive',
]);

const askOption = (option: PriceOption): Ask => ({
  question: 'option',
  option: option.name,
  text: option.question,
  suggestions: choicesOf(option),
});

/** What the in-hands date or the designer settles. */
const NOT_ASKED = new Set(['rush', 'artwork', 'size', 'stitch_count', 'garment', 'product']);

export function openOptions({ state, shop }: Moment, quantity: number): ReturnType<typeof openQuestions> {
  const { service } = state.slots;
  const minimum = serviceOf(shop, state)?.minimum_order ?? 1;
  if (service === undefined) return [];
  return openQuestions(shop, {
    service,
    quantity: Math.max(quantity, minimum),
    options: validOptions({ state, shop }),
  });
}

/** The chosen options that the current service's price list knows. */
export function validOptions({ state, shop }: Pick<Moment, 'state' | 'shop'>): Record<string, string> {
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  const valid: Record<string, string> = {};
  for (const option of list?.options ?? []) {
    const value = state.options[option.name];
    if (value === undefined) continue;
    const fits =
      option.kind === 'choice'
        ? option.choices.some(({ name }) => name === value)
        : Number(value) >= option.min && Number(value) <= option.max;
    if (fits) valid[option.name] = value;
  }
  return valid;
}

function choicesOf(option: PriceOption): string[] {
  if (option.kind === 'number') return ['1', '2', '3', 'Not sure'];
  return [...option.choices.slice(0, 3).map(({ label }) => label), 'Not sure'];
}

/** Round numbers that the price book's breaks begin with. */
function quantitiesFor({ state, shop }: Moment): string[] {
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  const breaks = list?.quantity_breaks.map(({ from }) => from) ?? [24, 48, 100];
  return breaks.slice(0, 3).map(figure);
}

/** 'Here is what I have: Dana Whitfield, dana@example.com: 50 hoodies, ...' */
export function summary({ state, shop }: Moment): string {
  const { name, email, phone, company } = state.slots;
  const who = [name ? properName(name) : undefined, company, email, phone && readablePhone(phone)]
    .filter((part) => part !== undefined)
    .join(', ');
  const job = jobLine(state, shop) ?? goodsText(state, shop) ?? 'your request';
  const opening = oneOf(['Here is what I have', 'To be sure I have it right', 'So far I have'], state);
  return `${opening}: ${job}, for ${who}.`;
}

export const declinesContact = (state: ConversationState): boolean =>
  !isReachable(state) &&
  (state.declined.includes('contact') ||
    (state.declined.includes('phone') && state.declined.includes('email')));
