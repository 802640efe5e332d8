// Questions to the calendar: "is the 27th a friday?", "is april 3 good friday", "what day is may 9".
import { inItsMonth } from '../date-in-context.ts';
import { type Answer, type Moment, slotContextOf } from '../moment.ts';
import { daysChecked } from '../reading/dates/due-date.ts';
import { findDays, type NamedDay } from '../reading/dates/find-days.ts';
import { IS_THAT_A } from '../reading/dates/not-due.ts';
import { worded } from '../reading/words/triggers.ts';
import { longDay, oneOf, upperFirst } from '../wording.ts';
import { tooSoonSays } from './turnaround.ts';

/** Two days that are held against each other, or one whose weekday is asked. */
export const asksCalendar = (moment: Moment): boolean =>
  moment.state.language === 'en' && calendarSays(moment) !== undefined;

/** What the calendar says, and the day that the visitor settles on in the same breath. */
export function answerCalendar(moment: Moment): Answer {
  const { state, before, today } = moment;
  const due = state.slots.dueDate?.date;
  const says = calendarSays(moment) ?? '';
  if (!due || due === before.slots.dueDate?.date) return { says: [says] };
  const day = longDay(due, 'en', today);
  const noted = oneOf({ en: [`I have ${day} down now.`, `So it is ${day}, noted.`], es: [] }, state);
  return { says: [says, tooSoonSays(moment) ?? noted] };
}

function calendarSays(moment: Moment): string | undefined {
  const { words, before, today } = moment;
  if (!ASKS.test(words.plain)) return;
  const days = findDays(slotContextOf(moment));
  const [one, other] = daysChecked(days);
  if (one?.date && other?.date) {
    const [day, name] = DIGIT.test(one.text) ? [one, other] : [other, one];
    if (!DIGIT.test(day.text)) return;
    return compared(dateOf(day, before.slots.dueDate?.date, today), name, today);
  }
  const [only] = days;
  const known = before.slots.dueDate?.date;
  if (known && days.length === 1 && only && IS_THAT_A.test(only.before)) return compared(known, only, today);
  if (!WHAT_DAY.test(words.plain) || days.length !== 1 || !only?.date || !DIGIT.test(only.text)) return;
  const date = dateOf(only, before.slots.dueDate?.date, today);
  return `${monthDay(date, today)} is a ${weekdayName(date, today)}.`;
}

const ASKS = worded(/(?:^| )(?:is|was|what) /);
const WHAT_DAY = worded(/ what (?:day|weekday)(?: of the week)? (?:is|does|will|would|was) /);
const DIGIT = /\d/;

/** "the 27th" is of the month that is talked about. */
const dateOf = ({ text, date }: NamedDay, known: string | null | undefined, today: string): string =>
  (known && inItsMonth({ text, date }, known, today)) || (date ?? today);

function compared(date: string, name: NamedDay, today: string): string {
  const weekday = weekdayName(date, today);
  if (PLAIN_WEEKDAY.test(name.text)) {
    const isIt = weekday.toLowerCase().startsWith(name.text.slice(0, 3));
    return `${isIt ? 'Yes' : 'No'}, ${monthDay(date, today)} is a ${weekday}.`;
  }
  const title = name.text.replace(/(?:^|\s)[a-z]/g, (letter) => letter.toUpperCase());
  return date === name.date
    ? `Yes, ${longDay(date, 'en', today)} is ${title}.`
    : `No, ${upperFirst(title)} is on ${longDay(name.date ?? date, 'en', today)}.`;
}

const PLAIN_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/;

/** 'Friday' and 'April 3' of 'Friday, April 3'. */
const weekdayName = (date: string, today: string): string => longDay(date, 'en', today).split(', ')[0] ?? '';
const monthDay = (date: string, today: string): string =>
  longDay(date, 'en', today).split(', ').slice(1).join(', ');
