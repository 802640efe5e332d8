import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../../../testing/shop.ts';
import { readDueDate } from './due-date.ts';

const date = (message: string) => {
  const due = outcome(readDueDate(contextFor(message)));
  return typeof due === 'object' ? due.date : due;
};

describe('a day that is only named', () => {
  it.each([
    'our office is on MLK Boulevard',
    'they met at 9 on Memorial Day drive',
    '10 am eastern',
    'a christmas carol',
    'Black Friday is a scary book',
    'thank goodness its thursday',
    'on wednesday i was sick',
    'Labor Day was fun',
    'our taxes are due on the 15th',
    'we opened a year ago today',
    'I rate it 8/10',
  ])('is not due: %s', (message) => expect(date(message)).toBe('skipped'));

  it.each([
    ['on monday we were hoping to have them', '2026-03-09'],
    ['the shirts are due on the 15th', '2026-03-15'],
    ['need it by easter for the choir', '2026-04-05'],
    ['by thursday on 5th street', '2026-03-05'],
  ])('is due all the same: %s', (message, expected) => expect(date(message)).toBe(expected));
});
