// How long it takes: working days from the approved proof, rush from the price book, and whether a date can be met.
import type { Service, Shop } from '../../schemas/shop.ts';
import { nameInSentence, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { weekdayOf } from '../reading/dates/days.ts';
import { listed, longDay, oneOf } from '../wording.ts';

export function answerTurnaround(moment: Moment): Answer {
  const { state, shop, today } = moment;
  const service = serviceOf(shop, state);
  if (!service) {
    const examples = shop.services.slice(0, 3).map((one) => `${nameInSentence(one)} ${daysText(one)}`);
    return {
      says: [
        oneOf(
          [
            `It depends on the job, counted in working days from the approved proof: ${listed(examples)}.`,
            `In working days from the approved proof: ${listed(examples)}.`,
          ],
          state,
        ),
      ],
    };
  }
  const usual = oneOf(
    [
      `For ${nameInSentence(service)} plan ${daysText(service)} working days from the approved proof.`,
      `We usually need ${daysText(service)} working days for ${nameInSentence(service)} once the proof is approved.`,
    ],
    state,
  );
  const due = state.slots.dueDate?.date;
  if (due) {
    const left = workingDaysUntil(shop, today, due);
    const soon = tooSoonSays(moment);
    return {
      says: [
        usual,
        soon ??
          `${longDay(due, today)} is ${left} working days away, so it should fit; the shop confirms the date with your proof.`,
      ],
    };
  }
  const rush = rushSays(service, shop);
  return { says: rush ? [usual, rush] : [usual] };
}

const daysText = ({ turnaround_days: { from, to } }: Service): string =>
  from === to ? String(from) : `${from} to ${to}`;

function rushSays({ slug }: Service, shop: Shop): string | undefined {
  const option = shop.prices[slug]?.options.find(({ name }) => name === 'rush');
  if (option?.kind !== 'choice') return;
  const faster = option.choices
    .filter(({ percent }) => percent > 0)
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1).replace(/, (.*)$/, ' ($1)'));
  return faster.length > 0 ? `Faster costs extra: ${listed(faster, 'or')}.` : undefined;
}

/** A sentence for an in-hands date that comes before the usual time is up; undefined where there is time. */
export function tooSoonSays({ state, shop, today }: Moment): string | undefined {
  const service = serviceOf(shop, state);
  const due = state.slots.dueDate?.date;
  if (!service || !due) return;
  const left = workingDaysUntil(shop, today, due);
  const { from } = service.turnaround_days;
  if (left >= from) return;
  const days = left === 1 ? '1 working day' : `${left} working days`;
  return oneOf(
    [
      `${longDay(due, today)} is ${days} away and we usually need ${daysText(service)}, so a person has to confirm a rush.`,
      `That leaves ${days} where we usually need ${daysText(service)}: a rush, if the shop can fit it in.`,
    ],
    state,
  );
}

/** Working days after `from` up to `to`: Monday to Friday without the shop's holidays. Whole weeks are not walked through. */
export function workingDaysUntil({ holidays }: Shop, from: string, to: string): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  if (days <= 0) return 0;
  const weekday = weekdayOf(from);
  const rest = days % 7;
  const weekdaysLeft = Array.from({ length: rest }, (_, i) => weekday + 1 + i).filter(isWorkday).length;
  const closed = new Set(
    holidays
      .map(({ date }) => date)
      .filter((date) => date > from && date <= to && isWorkday(weekdayOf(date))),
  );
  return ((days - rest) / 7) * 5 + weekdaysLeft - closed.size;
}

const DAY_MS = 86_400_000;

const isWorkday = (weekday: number): boolean => weekday % 7 !== 0 && weekday % 7 !== 6;
