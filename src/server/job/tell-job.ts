// A job as its page tells it: the lead, what happened to it since, its artwork, and the last words before it.
import type { DeskArtwork } from '../../schemas/desk-artwork.ts';
import type { Item } from '../../schemas/item.ts';
import {
  CONTACT,
  type DeskJob,
  JOB_STAGES,
  type Job,
  type JobArtwork,
  type JobSaying,
  type JobStage,
} from '../../schemas/job.ts';
import type { Lead, ToldLead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import { byWeight, tellKind, tellState } from '../../schemas/told-artwork.ts';
import type { ToldItem } from '../../schemas/told-item.ts';
import { priceEach, totalOf } from '../../schemas/told-price.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import { tellDeskArtwork } from '../artwork/tell-desk-artwork.ts';
import { tellLead } from '../tell-lead.ts';
import { tellDeadline } from './job-deadline.ts';
import type { OpenedJob } from './job-links.ts';
import { movesOf } from './job-moves.ts';
import { isMailed, jobUrlOf } from './job-url.ts';
import { dateOf, listOf, momentOf, numberOf, shortDay } from './job-words.ts';
import { wordsOf } from './lead-again.ts';
import { contactName } from './people.ts';
import { unseenMessage } from './see-messages.ts';
import { stageOf } from './stage.ts';
import { againInWords, areFilesLeft, tellAgain } from './tell-again.ts';
import { tellDeskPeople, tellPeople } from './tell-people.ts';
import { tellDeskProofs, tellProofs } from './tell-proofs.ts';
import { tellDeskQuotes, tellQuote } from './tell-quote.ts';
import { readDeliveries, tellSayings } from './tell-sayings.ts';

const NOT_SAID = 'Not said yet';
const FINDINGS_MOST = 3;

/** Undefined for an unknown lead. */
export async function tellJob(
  { leadId, who }: OpenedJob,
  context: Pick<AppContext, 'storage' | 'shop' | 'artworkFiles' | 'jobLinks' | 'env' | 'now'>,
): Promise<Job | undefined> {
  const { storage, now } = context;
  const shop = context.shop.current;
  const lead = await storage.leads.find(leadId);
  if (!lead) return undefined;
  const [events, files, before] = await Promise.all([
    storage.job.listEvents(leadId),
    storage.artwork.list({ leadId }),
    lastWordsBefore(lead, context),
  ]);
  const people = await tellPeople(lead, events, who, context);
  const artwork = await tellDeskArtwork(files, lead.items, context);
  const at = now();
  const told = tellLead(lead, shop);
  const stage = stageOf(events);
  const quote = tellQuote(events, shop, at);
  const proofs = tellProofs(lead, events, shop, at);
  const deadline = tellDeadline(lead.items, shop, { isApproved: isPast(stage, 'quoted'), now: at });
  const isPriced = lead.items.length > 0;
  return {
    number: numberOf(lead),
    today: dateOf(at.toISOString(), shop),
    contact: [lead.name, lead.company].filter((text) => text && text !== NOT_SAID).join(', '),
    you: { person: who.person, name: who.name ?? contactName(lead) },
    people,
    summary: summaryOf(told, deadline?.words ?? null),
    stage,
    stages: datesOf(events, { lead, stage, deadline, shop, now: at }),
    moves: movesOf({
      stage,
      quote,
      proofs,
      hasArtwork: files.length > 0,
      areFilesLeft: areFilesLeft(events),
      replyDueAt: lead.replyDueAt,
      shop,
      now: at,
    }),
    items: told.items.map(tellItem),
    total: isPriced ? totalOf(told.items) : null,
    validUntil: validUntilOf(lead.items),
    includes: sharedBy(lead.items, 'includes'),
    assumptions: sharedBy(lead.items, 'assumptions'),
    details: lead.source === 'quote_form' || lead.source === 'again' ? wordsOf(lead) || null : null,
    again: againInWords(events, shop, at),
    quote,
    proofs,
    deadline,
    artwork: artwork.map(tellFile),
    sayings: [...before, ...tellSayings(events, lead)].map((saying) => ({
      ...saying,
      at: momentOf(saying.at, shop, at),
    })),
    unseenMessage: unseenMessage(events),
  };
}

/** The same for the desk, as far as the desk does not know it from the lead. */
export async function tellDeskJob(
  lead: Lead,
  context: Pick<AppContext, 'storage' | 'shop' | 'jobLinks' | 'env' | 'now'>,
): Promise<DeskJob | undefined> {
  const [events, url] = await Promise.all([
    context.storage.job.listEvents(lead.id),
    jobUrlOf(lead.id, context),
  ]);
  const deliveryOf = await readDeliveries(lead.id, events, context.storage);
  return url === undefined
    ? undefined
    : {
        number: numberOf(lead),
        stage: stageOf(events),
        url,
        people: await tellDeskPeople(lead, events, url, context),
        again: tellAgain(events),
        quotes: tellDeskQuotes(lead, events, context.shop.current, context.now()),
        proofs: tellDeskProofs(lead, events, context.shop.current, isMailed(lead, context.env)),
        sayings: tellSayings(events, lead, { deliveryOf, url }),
      };
}

const isPast = (stage: JobStage, other: JobStage): boolean =>
  JOB_STAGES.indexOf(stage) > JOB_STAGES.indexOf(other);

function summaryOf({ items, service }: ToldLead, day: string | null): string {
  const things = items.map(({ label }) => label).filter((label) => label !== NOT_SAID);
  const what = things.length > 0 ? listOf(things) : service === NOT_SAID ? 'Your request' : service;
  return `${what}${day === null ? '' : `, in hands on ${day}`}.`;
}

function tellItem(item: ToldItem): Job['items'][number] {
  const { id, label, line, service, estimate } = item;
  // The line begins with the label.
  const rest = line.slice(label.length).replace(/^, /, '');
  const sizes = Object.entries(item.sizes ?? {}).map(([size, count]) => `${count} ${size}`);
  return {
    id,
    label,
    line: [rest, sizes.join(', ')].filter(Boolean).join('. '),
    service,
    estimate: estimate && { lowCents: estimate.lowCents, highCents: estimate.highCents },
    each: priceEach(item) ?? null,
  };
}

/** What holds of every priced item. */
function sharedBy(items: readonly Item[], what: 'includes' | 'assumptions'): string[] {
  const [first = [], ...others] = items.flatMap(({ estimate }) => (estimate ? [estimate[what]] : []));
  return first.filter((one) => others.every((other) => other.includes(one)));
}

function validUntilOf(items: readonly Item[]): string | null {
  const days = items.flatMap(({ estimate }) => (estimate ? [estimate.validUntil] : []));
  const [first] = days.toSorted();
  return first === undefined ? null : shortDay(first);
}

/** When each stage came; of those to come what the deadline asks for. */
function datesOf(
  events: readonly JobEvent[],
  {
    lead,
    stage,
    deadline,
    shop,
    now,
  }: { lead: Lead; stage: JobStage; deadline: Job['deadline']; shop: Shop; now: Date },
): Job['stages'] {
  const dayOf = (iso: string) => shortDay(dayInZone(new Date(iso), shop.time_zone));
  const press = deadline?.days.find(({ mark }) => mark === 'press')?.day;
  const coming: Partial<Record<JobStage, string>> = {
    ...(lead.replyDueAt && new Date(lead.replyDueAt) > now && { quoted: `by ${dayOf(lead.replyDueAt)}` }),
    ...(deadline?.approveBy && { approved: `by ${deadline.approveBy}` }),
    ...(deadline?.approveBy && press && { on_press: `from ${shortDay(press)}` }),
    ...(deadline && { ready: shortDay(deadline.day) }),
  };
  return JOB_STAGES.map((one) => {
    const set = events.findLast((event) => event.kind === 'stage' && event.data.stage === one);
    const came = one === 'asked' ? lead.createdAt : set?.createdAt;
    if (isPast(one, stage)) return { stage: one, at: coming[one] ?? '' };
    const isNow = one === stage && one !== 'asked';
    return { stage: one, at: came ? (isNow ? momentOf(came, shop, now) : dayOf(came)) : '' };
  });
}

function tellFile(file: DeskArtwork): JobArtwork {
  const findings = byWeight(file.findings);
  return {
    id: file.id,
    name: file.name,
    note: [tellKind(file), file.size, tellState(file)].filter(Boolean).join(', '),
    isUnderWay: file.state === 'uploading' || file.state === 'checking',
    findings: findings.slice(0, FINDINGS_MOST).map(({ severity, message }) => ({ severity, message })),
    others: Math.max(0, findings.length - FINDINGS_MOST),
    hasPicture: file.pictureUrl !== null,
    mockupOf: file.mockupUrl === null ? null : file.mockupOf,
  };
}

/** The last of the visitor and the last of Carl, up to the message that stored the lead. */
async function lastWordsBefore(lead: Lead, { storage }: Pick<AppContext, 'storage'>): Promise<JobSaying[]> {
  const { conversationId, createdAt } = lead;
  const talk = conversationId ? await storage.conversations.findTranscript(conversationId) : undefined;
  // A person's stand among the job's own messages.
  const said =
    talk?.messages.filter(
      ({ timestamp, metadata }) => timestamp <= createdAt && metadata?.author === undefined,
    ) ?? [];
  const last = (['user', 'assistant'] as const).map((role) => said.findLast((one) => one.role === role));
  return last.flatMap((message) => {
    if (!message) return [];
    const { id, role, content, timestamp, metadata } = message;
    const label = typeof metadata?.label === 'string' ? metadata.label : content;
    const said =
      role === 'user'
        ? { who: 'customer' as const, person: CONTACT, name: contactName(lead), text: label }
        : { who: 'carl' as const, person: null, name: 'Carl', text: content };
    return [{ id, at: timestamp, ...said }];
  });
}
