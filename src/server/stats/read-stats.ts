// The desk's numbers: the last thirty days of the shop's calendar, today among them; and twelve months of won and lost.
import type { Stats } from '../../schemas/admin.ts';
import { siteOf } from '../../schemas/first-touch.ts';
import { dayInZone, daysAfter, startOfDay } from '../../shop/opening-hours.ts';
import type { LeadTimes } from '../../storage/leads/lead-store.ts';
import type { AppContext } from '../app-context.ts';
import { lastMonths, tellOutcomes } from './outcomes.ts';

const DAYS = 30;
/** What the shop does not list, or no more. */
const OTHER = 'Other';
/** An hour, four hours, a day, three days, and longer. */
const SPREAD = [60, 240, 1440, 4320, null];

/** Deleted leads and conversations are in no number; visits are counted, never stored one by one. */
export async function readStats({
  storage,
  shop,
  now,
}: Pick<AppContext, 'storage' | 'shop' | 'now'>): Promise<Stats> {
  const { time_zone, services } = shop.current;
  const today = dayInZone(now(), time_zone);
  const [firstDay, tomorrow] = [daysAfter(today, 1 - DAYS), daysAfter(today, 1)];
  const [from, until] = [startOfDay(firstDay, time_zone), startOfDay(tomorrow, time_zone)];
  const months = lastMonths(today);
  const starts = months.map((month) => startOfDay(`${month}-01`, time_zone));
  const [leads, chats, { visits, since }, decided] = await Promise.all([
    storage.leads.listTimes(from, until),
    storage.conversations.countChats(from, until),
    storage.visits.count(firstDay, tomorrow),
    storage.leads.countDecided(starts),
  ]);
  const formLeads = leads.filter(isFromForm).length;
  return {
    days: countByDay(leads, firstDay, time_zone),
    services: countByService(
      leads,
      services.map(({ name }) => name),
    ),
    funnel: { visits, visitsSince: since, chats, chatLeads: leads.length - formLeads, formLeads },
    promises: countPromises(leads, now()),
    sites: countBySite(leads),
    outcomes: tellOutcomes(decided, months),
    handling: describeHandling(leads),
  };
}

/** What no talk with Carl led to. */
function isFromForm({ source }: LeadTimes): boolean {
  return source === 'quote_form' || source === 'again' || source === 'mail';
}

function countByDay(leads: LeadTimes[], firstDay: string, timeZone: string): Stats['days'] {
  const days = Array.from({ length: DAYS }, (_, index) => ({
    day: daysAfter(firstDay, index),
    chat: 0,
    quoteForm: 0,
  }));
  // As the text that a lead's time is, so that the calendar is asked for thirty days and not for every lead.
  const starts = days.map(({ day }) => startOfDay(day, timeZone).toISOString());
  for (const lead of leads) {
    const day = days[starts.findLastIndex((start) => start <= lead.createdAt)];
    if (day) day[isFromForm(lead) ? 'quoteForm' : 'chat'] += 1;
  }
  return days;
}

/** Most leads first, then as the shop lists them. */
function countByService(leads: LeadTimes[], names: string[]): Stats['services'] {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const { service } of leads) {
    const name = counts.has(service) ? service : OTHER;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([service, count]) => ({ service, leads: count }))
    .sort((one, other) => other.leads - one.leads);
}

const SITES = 6;

/** Most leads first; beyond a few sites the rest is one. */
function countBySite(leads: LeadTimes[]): Stats['sites'] {
  const bySite = Map.groupBy(leads, ({ firstTouch }) => siteOf(firstTouch));
  const unknown = bySite.get(null)?.length ?? 0;
  bySite.delete(null);
  const sites = [...bySite]
    .map(([site, { length }]) => ({ site, leads: length }))
    .sort((one, other) => other.leads - one.leads);
  const rest = sites.slice(SITES).reduce((sum, one) => sum + one.leads, 0);
  return [
    ...sites.slice(0, SITES),
    ...(rest > 0 ? [{ site: OTHER, leads: rest }] : []),
    ...(unknown > 0 ? [{ site: null, leads: unknown }] : []),
  ];
}

function countPromises(leads: LeadTimes[], now: Date): Stats['promises'] {
  const at = now.toISOString();
  const due = leads.flatMap(({ handledAt, replyDueAt }) =>
    replyDueAt === null ? [] : [{ handledAt, replyDueAt }],
  );
  const late = due.filter(({ handledAt, replyDueAt }) => handledAt === null && replyDueAt < at).length;
  const answered = due.flatMap(({ handledAt, replyDueAt }) =>
    handledAt === null ? [] : [handledAt <= replyDueAt],
  );
  const kept = answered.filter(Boolean).length;
  return { kept, missed: answered.length - kept + late, late };
}

function describeHandling(leads: LeadTimes[]): Stats['handling'] {
  const minutes = leads.flatMap(({ createdAt, handledAt }) =>
    handledAt === null ? [] : [Math.max(0, Date.parse(handledAt) - Date.parse(createdAt)) / 60_000],
  );
  const spread = SPREAD.map((upToMinutes) => ({ upToMinutes, leads: 0 }));
  for (const each of minutes) {
    const step = spread.find(({ upToMinutes }) => upToMinutes === null || each < upToMinutes);
    if (step) step.leads += 1;
  }
  return {
    handled: minutes.length,
    open: leads.length - minutes.length,
    medianMinutes: medianOf(minutes),
    spread,
  };
}

/** To the full minute; the mean of the two in the middle where there are two. */
function medianOf(numbers: number[]): number | null {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const [low, high] = [inOrder[(inOrder.length - 1) >> 1], inOrder[inOrder.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
