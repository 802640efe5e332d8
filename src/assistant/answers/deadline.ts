// When it can be had: turnaround, whether a day can be met, and by when the proof is to be approved.

import type { CommandOf } from '../../schemas/commands.ts';
import { type Plan, planJob } from '../../shop/plan.ts';
import { methodsOf, type Priced, priceItem, productOf } from '../state/pricing.ts';
import type { Say, Scene } from '../state/scene.ts';
import { activeItem, type ItemState, type Language } from '../state/state.ts';
import { dollarRange, dollars, goodsName, longDay, serviceName } from '../wording/labels.ts';
import { AND, figure, listed, lowerFirst, OR, TO } from '../wording/wording.ts';

/** The plan for the item's day, by its best method. */
export function planFor(
  { state, shop, now }: Scene,
  item: ItemState,
): { plan: Plan; due: string | undefined } | undefined {
  const due = (item.slots.dueDate ?? state.slots.dueDate)?.date ?? undefined;
  const priced = priceItem(item, state, shop, now);
  if (priced) return { plan: priced.plan, due };
  const [method] = methodsOf(item, shop);
  return method && { plan: planJob(shop, method, now, { neededBy: due }), due };
}

/** What has to be known of a day just told: closed, too soon, or only with a rush. */
export function newDaySays(scene: Scene, item: ItemState): Say[] {
  const found = planFor(scene, item);
  if (!found || found.due === undefined) return [];
  const { plan, due } = found;
  const { state, today } = scene;
  const day = longDay(due, state.language, today);
  if (due < today) return [{ key: 'deadline.past', values: { day } }];
  const values = {
    day,
    earliest: longDay(plan.earliest, state.language, today),
    goods: goodsName(item, scene.shop, state.language),
  };
  const closed = plan.closed ? [closedSays(scene, due)] : [];
  if (!plan.isInTime)
    return [
      ...closed,
      {
        key: plan.rush ? 'deadline.late_rush' : 'deadline.late',
        values: { ...values, rush: plan.rush ? lowerFirst(plan.rush.label) : undefined },
      },
    ];
  if (plan.closed)
    return [
      ...closed,
      {
        key: plan.rush ? 'deadline.before_rush' : 'deadline.before',
        values: { ...values, rush: plan.rush ? lowerFirst(plan.rush.label) : undefined },
      },
    ];
  if (plan.rush)
    return [
      ...closed,
      {
        key: 'deadline.rush',
        values: {
          ...values,
          rush: lowerFirst(plan.rush.label),
          percent: figure(plan.rush.percent),
          approve: longDay(plan.approveBy, state.language, today),
        },
      },
    ];
  return closed;
}

/** 'We are closed that Friday, March 13.' */
function closedSays({ state, shop, today }: Scene, day: string): Say {
  const holiday = shop.holidays.find(({ date }) => date === day)?.name;
  return {
    key: holiday === undefined ? 'deadline.closed' : 'deadline.closed_for',
    values: { day: longDay(day, state.language, today), holiday },
  };
}

/** Can that day be met? Without a day, how long it takes. */
export function answerDeadline(scene: Scene, { day }: CommandOf<'Ask'>): Say[] {
  const { state, shop, today } = scene;
  const item = activeItem(state);
  if (!item || !productOf(item, shop)) return answerTurnaround(scene);
  const asked =
    day === undefined
      ? scene
      : { ...scene, state: { ...state, slots: { ...state.slots, dueDate: { text: day, date: day } } } };
  const found = planFor(asked, item);
  if (!found) return [];
  const says = newDaySays(asked, item);
  if (says.length > 0 || found.due === undefined) return says.length > 0 ? says : answerTurnaround(scene);
  return [
    {
      key: 'deadline.fits',
      values: {
        day: longDay(found.due, state.language, today),
        approve: longDay(found.plan.approveBy, state.language, today),
      },
    },
  ];
}

export function answerTurnaround(scene: Scene): Say[] {
  const { state, shop, today, now } = scene;
  const item = activeItem(state);
  const method = item && (priceItem(item, state, shop, now)?.method ?? methodsOf(item, shop)[0]);
  if (!item || !method) {
    const examples = shop.services
      .slice(0, 3)
      .map((one) => `${serviceName(one)} ${daysText(one.turnaround_days, state.language)}`);
    return [{ key: 'turnaround.depends', values: { examples: listed(examples, AND[state.language]) } }];
  }
  const values = {
    goods: goodsName(item, shop, state.language),
    method: lowerFirst(method.name),
    days: daysText(method.turnaround_days, state.language),
  };
  const plan = planJob(shop, method, now);
  const [rush] = method.rush;
  const due = (item.slots.dueDate ?? state.slots.dueDate)?.date;
  const usual: Say = {
    key: 'turnaround.usual',
    values: { ...values, earliest: longDay(plan.earliest, state.language, today) },
  };
  if (due) {
    const says = newDaySays(scene, item);
    if (says.length > 0) return [...says, usual];
    const approve = longDay(planJob(shop, method, now, { neededBy: due }).approveBy, state.language, today);
    const day = longDay(due, state.language, today);
    return [{ key: 'turnaround.fits', values: { ...values, approve, day } }];
  }
  return rush
    ? [
        usual,
        {
          key: 'turnaround.rush',
          values: {
            days: figure(rush.days),
            percent: figure(rush.percent),
            more: rushCost(scene, item, rush.name) ?? `${rush.percent}%`,
          },
        },
      ]
    : [usual];
}

/** Faster, and for how much more. */
export function answerRush(scene: Scene): Say[] {
  const { state, shop, now } = scene;
  const item = activeItem(state);
  const priced = item && priceItem(item, state, shop, now);
  const method = priced?.method ?? (item && methodsOf(item, shop)[0]);
  if (!item || !method) return [];
  const due = (item.slots.dueDate ?? state.slots.dueDate)?.date;
  if (due) return rushForDay(scene, item, due, priced);
  if (method.rush.length === 0) return [];
  const list = method.rush.map(({ name, days, percent }) => {
    const more = rushCost(scene, item, name);
    return `${figure(days)} (+${percent}%${more === undefined ? '' : `, ${more}`})`;
  });
  return [
    {
      key: 'rush.steps',
      values: { list: listed(list, OR[state.language]), method: lowerFirst(method.name) },
    },
  ];
}

/** What the day told takes: a rush and what that adds, or none. */
function rushForDay(scene: Scene, item: ItemState, due: string, priced: Priced | undefined): Say[] {
  const { state, today } = scene;
  const says = newDaySays(scene, item);
  const range = priced && dollarRange(priced.estimate, state.language);
  const rush = priced?.plan.rush;
  const more = rush && rushCost(scene, item, rush.name);
  if (priced?.plan.isInTime === true && !rush && says.length === 0)
    return [
      { key: 'rush.not_needed', values: { day: longDay(due, state.language, today), range } },
      ...answerDeadline(scene, { do: 'Ask', topic: 'deadline' }),
    ];
  return more ? [...says, { key: 'rush.adds', values: { rush: lowerFirst(rush.label), more, range } }] : says;
}

/** '$132', what that step adds to the job as it is known. */
function rushCost({ state, shop, now }: Scene, item: ItemState, rush: string): string | undefined {
  const { dueDate: _, ...slots } = item.slots;
  const { dueDate: __, ...request } = state.slots;
  const at = (options: Record<string, string>) =>
    priceItem({ ...item, slots: { ...slots, options } }, { slots: request }, shop, now)?.estimate.highCents;
  const { rush: ___, ...options } = slots.options ?? {};
  const [usual, sooner] = [at(options), at({ ...options, rush })];
  return usual === undefined || sooner === undefined || sooner <= usual ? undefined : dollars(sooner - usual);
}

/** '7 to 10' */
export const daysText = ({ from, to }: { from: number; to: number }, language: Language): string =>
  from === to ? figure(from) : `${figure(from)} ${TO[language]} ${figure(to)}`;
