import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarFile } from './calendar.ts';

const NOW = new Date('2026-03-04T15:00:00.250Z');
const file = (change: Partial<CalendarDay> = {}) =>
  calendarFile({ uid: 'deadline-1@shop.example', day: '2026-03-27', title: 'In hands', now: NOW, ...change });

/** The only event, as a calendar program reads it. */
function read(text: string): ICAL.Event {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

describe('a calendar file', () => {
  it('is one event of the whole day, and keeps nobody from being called busy', () => {
    const event = read(file());
    expect(event.uid).toBe('deadline-1@shop.example');
    expect(event.summary).toBe('In hands');
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      '2026-03-27',
      '2026-03-28',
    ]);
    expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-04T15:00:00Z');
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('ends on the first of the next month after a last', () => {
    expect(read(file({ day: '2027-12-31' })).endDate.toString()).toBe('2028-01-01');
    expect(read(file({ day: '2028-02-28' })).endDate.toString()).toBe('2028-02-29');
  });

  it.each([
    'Shop; a, b: \\n "c"',
    'Two\nlines\r\nand\rmore',
    'ö👩‍👩‍👧‍👦'.repeat(40),
    'x'.repeat(500),
    'END:VEVENT\r\nBEGIN:VEVENT',
  ])('keeps the title %j, in lines of 75 octets at most', (title) => {
    const text = file({ title });
    expect(read(text).summary).toBe(title.replaceAll(/\r\n?/g, '\n'));
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).toBe(line.toWellFormed());
    }
  });
});
