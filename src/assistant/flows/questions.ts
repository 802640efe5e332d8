// The next question, in words of its own each time, with chips that answer it.

import type { Question } from '../../schemas/commands.ts';
import { SIZE } from '../../shop/said-options.ts';
import { MEASURE_CHIP } from '../state/chips.ts';
import { breaksOf, methodsOf, openOption } from '../state/pricing.ts';
import { type Asked, has, type Scene } from '../state/scene.ts';
import { activeItem, type ItemState } from '../state/state.ts';
import { goodsName } from '../wording/labels.ts';
import { figure } from '../wording/wording.ts';
import { FLOWS } from './flows.ts';
import { SLOTS } from './slots.ts';

/** The first open step of the flow; undefined when all is known. */
export function nextQuestion(scene: Scene): Asked | undefined {
  const { state } = scene;
  if (state.flow === null) return undefined;
  const steps = FLOWS[state.flow];
  // Who wants a person is asked first where to reach them.
  const ordered =
    state.source === 'callback' && (has(scene, 'HandOff') || (state.flow === 'quote' && !isOfJob(scene)))
      ? ['contact' as const, ...steps]
      : steps;
  const open = ordered.find(
    (question) => !state.declined.includes(question) && SLOTS[question]?.isOpen(scene),
  );
  return open && ask(scene, open);
}

/** The question where to reach them was passed over for the job. */
const isOfJob = ({ before, commands }: Scene): boolean =>
  before.asked !== null &&
  before.asked !== 'contact' &&
  commands.some((one) => one.do === 'Set' || one.do === 'AddItem');

/** A question with the item it is about made the one talked about. */
export function ask(scene: Scene, question: Question): Asked {
  const { state, shop } = scene;
  const slot = SLOTS[question];
  const active = activeItem(state);
  if (slot?.ofItem && !(active && slot.ofItem(scene, active)))
    state.active = state.items.find((item) => slot.ofItem?.(scene, item))?.id ?? state.active;
  const item = activeItem(state);
  const goods =
    item &&
    goodsName(
      { ...item, slots: { ...item.slots, quantity: item.slots.quantity ?? 2 } },
      shop,
      state.language,
    );
  if (question === 'option' && item) return askOption(scene) ?? { question: 'details' };
  if (question === 'contact') return contactQuestion(scene);
  if (question === 'service' && scene.before.flow === null && scene.files?.length)
    return { question, key: 'ask.file_goods' };
  if (question === 'goods' && item) {
    const page = shop.catalog.pages[item.goods.service ?? ''];
    const names = shop.catalog.products
      .filter(({ id }) => page?.products.includes(id))
      .map(({ name }) => name.many);
    return { question, key: 'ask.goods', suggestions: names.slice(0, 4) };
  }
  if (question === 'quantity' && item) {
    if (item.goods.isOne && scene.before.asked !== 'quantity')
      return {
        question,
        key: 'ask.quantity_one',
        values: { one: goodsName({ ...item, slots: { quantity: 1 } }, shop, state.language) },
        suggestions: [JUST_ONE[state.language], '2', '5'],
      };
    const counts = breaksOf(item, shop).slice(0, 3).map(figure);
    return { question, values: { goods }, suggestions: [...counts, NOT_SURE[state.language]] };
  }
  if (question === 'dueDate')
    return { question, key: isOne(scene) ? 'ask.dueDate_one' : 'ask.dueDate', values: { goods } };
  if (question === 'details' && state.flow === 'human') return { question, key: 'ask.matter' };
  return { question, values: { goods } };
}

const JUST_ONE = { en: 'Just one', es: 'Solo 1' } as const;
const NOT_SURE = { en: 'Not sure yet', es: 'No sé todavía' } as const;

const isOne = ({ state }: Scene): boolean =>
  state.items.length === 1 && (activeItem(state)?.slots.quantity ?? 1) === 1;

/** What was refused is not asked again; the other way is. */
function contactQuestion(scene: Scene): Asked {
  const { declined, slots } = scene.state;
  const wanted = slots.reachBy === undefined ? 'contact' : REACHED_BY[slots.reachBy];
  const question = declined.includes('phone') ? 'email' : declined.includes('email') ? 'phone' : wanted;
  const isNamed = slots.name !== undefined || declined.includes('name');
  const key = isNamed ? `ask.${question}` : `ask.${question}_and_name`;
  return { question: question === wanted ? 'contact' : question, key };
}

/** What has to be known of who wants to be reached so. */
export const REACHED_BY = {
  call: 'phone',
  text: 'phone',
  whatsapp: 'phone',
  email: 'email',
  no_calls: 'contact',
} as const;

/** The option that moves the price most; noted as asked. */
function askOption({ state, shop, now }: Scene): Asked | undefined {
  const item = activeItem(state);
  const option = item && openOption(item, state, shop, now);
  if (!option) return undefined;
  const isSize = option.name === SIZE && option.kind === 'number';
  const choices =
    option.kind === 'choice'
      ? option.choices.slice(0, 3).map(({ label }) => label)
      : isSize
        ? []
        : ['1', '2', '3'];
  const measures = isSize || isToMeasure(item, shop) ? [MEASURE_CHIP[state.language]] : [];
  return {
    question: 'option',
    option: option.name,
    text: option.question,
    suggestions: [...choices, ...measures, NOT_SURE[state.language]].slice(0, MOST_CHIPS),
  };
}

/** A sign, a window or a vehicle of which no size was told. */
const isToMeasure = (item: ItemState, shop: Scene['shop']): boolean =>
  item.slots.dimensions === undefined && methodsOf(item, shop)[0]?.artwork?.sheet === true;

const MOST_CHIPS = 4;

/** What was asked and not answered twice is left. */
export function questionAfterTries(scene: Scene, isInBetween: boolean): Asked | undefined {
  const { state, before } = scene;
  const asks = nextQuestion(scene);
  const isAgain = asks !== undefined && asks.question === before.asked && state.active === before.active;
  // What else was told meanwhile is no answer, and no refusal either.
  const isNews = scene.commands.some(
    ({ do: kind }) => kind === 'Set' || kind === 'SetRequest' || kind === 'AddItem' || kind === 'RemoveItem',
  );
  // "submit it", asked for a name: it may go without.
  const isPassedOver = asks?.question === 'name' && has(scene, 'Affirm') && !isNews;
  if (!isAgain || (before.tries < (isNews ? 2 : 1) && !isPassedOver) || isInBetween) return asks;
  if (SLOTS[asks.question]?.isOptional) {
    state.declined.push(asks.question);
    return nextQuestion(scene);
  }
  return (before.tries >= 2 && !isNews) || has(scene, 'Deny') ? undefined : asks;
}
