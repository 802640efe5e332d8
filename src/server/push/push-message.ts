// What stands on a locked phone: the job and nothing of who, unless the phone's owner has set that.
import type { ToldLead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { jobOf, nameOf } from '../notifications/mails/lead-words.ts';

/** The encrypted content of a push; src/web/admin/push-worker.js shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** One of the same tag takes the place of the one before. */
  tag: string;
  /** A path of the desk. */
  url: string;
  /** Who waits for a person, for the desk's icon; left out where it is not known. */
  waiting?: number;
}

/** Where the desk shows a lead. */
export const leadPath = (id: string): string => `/admin/dashboard?lead=${id}`;

/** `isNews`: something was said on its job page. */
export function leadMessage(
  lead: ToldLead,
  { showsNames, isNews }: { showsNames: boolean; isNews: boolean },
): PushMessage {
  const title = isNews
    ? 'News on a job page'
    : lead.source === 'callback'
      ? 'Asked for a person'
      : 'New request';
  return { title, body: bodyOf(lead, showsNames), tag: lead.id, url: leadPath(lead.id) };
}

/** Nobody has answered, and the promise is nearly up or over. */
export function lateMessage(
  lead: ToldLead,
  { showsNames, shop, now }: { showsNames: boolean; shop: Shop; now: Date },
): PushMessage {
  const due = new Date(lead.replyDueAt ?? now);
  const clock = clockOf(due, shop.time_zone);
  const isToday = dayInZone(due, shop.time_zone) === dayInZone(now, shop.time_zone);
  const by = isToday ? clock : `${dayOf(dayInZone(due, shop.time_zone))}, ${clock}`;
  return {
    title: due > now ? `Answer promised by ${by}` : `Answer late since ${by}`,
    body: bodyOf(lead, showsNames),
    tag: lead.id,
    url: leadPath(lead.id),
  };
}

/** '24 pint glasses, by Fri Mar 27'. */
function bodyOf(lead: ToldLead, showsNames: boolean): string {
  const day = lead.items[0]?.dueDate ?? '';
  const name = nameOf(lead);
  const job = jobWithout(name, lead) ?? 'Open the desk to see what it is about';
  const words = ISO_DAY.test(day) ? `${job}, by ${dayOf(day)}` : job;
  return showsNames && name !== null ? `${name}: ${words}` : words;
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** What nobody has in the catalog is called as the visitor did, which may hold a name: then the service is told. */
function jobWithout(name: string | null, lead: ToldLead): string | null {
  const job = jobOf(lead);
  const parts = (name ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.length > 2);
  const saysName = job !== null && parts.some((part) => job.toLowerCase().includes(part));
  const saysAddress = job !== null && /@|\d{5}/.test(job);
  return saysName || saysAddress ? lead.service : job;
}

/** 'Fri Mar 27'. */
const dayOf = (isoDay: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
    .format(new Date(isoDay))
    .replace(',', '');

/** '3:30 pm'. */
const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
    .format(at)
    .replace(/\s/g, ' ')
    .replace(':00', '')
    .toLowerCase();
