// The day by which something is needed, as a calendar file (RFC 5545) of one all-day event.
import { daysAfter } from '../../../shop/opening-hours.ts';

export interface CalendarDay {
  /** The same for every copy of the event: calendars replace what they had. */
  uid: string;
  /** ISO day. */
  day: string;
  title: string;
  now: Date;
}

/**
 * The text of a .ics file.
 *
 *     calendarFile({ uid: 'lead-1@shop.example', day: '2026-03-27', title: 'In hands', now: new Date() });
 */
export function calendarFile({ uid, day, title, now }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boldwork//Front desk//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(daysAfter(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const dateOf = (isoDay: string): string => isoDay.replaceAll('-', '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

const OCTETS_MAX = 75;

/** Longer lines go on after a break and a space, which count; no character is cut in two. */
function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > OCTETS_MAX) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
