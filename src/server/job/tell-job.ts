// A job as its page tells it: the lead, what happened to it since, its artwork, and the last words before it.
import type { Conversation, ConversationMessage } from '../../schemas/conversation.ts';
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
import type { Language } from '../../schemas/language.ts';
import type { Lead, ToldLead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import { byWeight } from '../../schemas/told-artwork.ts';
import type { ToldItem } from '../../schemas/told-item.ts';
import { priceEach, totalOf } from '../../schemas/told-price.ts';
import { inSpanish } from '../../shop/in-spanish.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import type { AppContext } from '../app-context.ts';
import { tellDeskArtwork } from '../artwork/tell-desk-artwork.ts';
import { detailsInSpanish } from '../details-in-spanish.ts';
import { ITEM_WORDS } from '../item-words.ts';
import { languageOf } from '../lead-language.ts';
import { tellLead } from '../tell-lead.ts';
import { noteOfFile } from './file-note.ts';
import { tellDeadline } from './job-deadline.ts';
import type { OpenedJob } from './job-links.ts';
import { movesOf } from './job-moves.ts';
import { isMailed, jobUrlOf } from './job-url.ts';
import { dateOf, listOf, momentOf, numberOf, shortDay } from './job-words.ts';
import { wordsOf } from './lead-again.ts';
import { PAGE_WORDS } from './page-words.ts';
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

/** Undefined for an unknown lead. `asked`: another language than the lead's. */
export async function tellJob(
  { leadId, who }: OpenedJob,
  context: Pick<AppContext, 'storage' | 'shop' | 'artworkFiles' | 'jobLinks' | 'env' | 'now'>,
  asked?: Language,
): Promise<Job | undefined> {
  const { storage, now } = context;
  const shop = context.shop.current;
  const lead = await storage.leads.find(leadId);
  if (!lead) return undefined;
  const language = asked ?? languageOf(lead);
  const [events, files, talk] = await Promise.all([
    storage.job.listEvents(leadId),
    storage.artwork.list({ leadId }),
    lead.conversationId ? storage.conversations.findTranscript(lead.conversationId) : undefined,
  ]);
  const people = await tellPeople(lead, events, who, context, language);
  const artwork = await tellDeskArtwork(files, lead.items, context, language);
  const at = now();
  const told = tellLead(lead, shop, language);
  const stage = stageOf(events);
  const quote = tellQuote(events, shop, at, language);
  const proofs = tellProofs(lead, events, { shop, now: at, language });
  const deadline = tellDeadline(lead.items, shop, {
    isApproved: isPast(stage, 'quoted'),
    now: at,
    language,
  });
  const isPriced = lead.items.length > 0;
  const details = wordsOf(lead);
  return {
    language,
    number: numberOf(lead),
    today: dateOf(at.toISOString(), shop, language),
    contact: [lead.name, lead.company].filter((text) => text && text !== NOT_SAID).join(', '),
    you: { person: who.person, name: who.name ?? contactName(lead) },
    people,
    summary: summaryOf(told, deadline?.words ?? null, { shop, language }),
    stage,
    stages: datesOf(events, { lead, stage, deadline, shop, language, now: at }),
    moves: movesOf({
      stage,
      quote,
      proofs,
      hasArtwork: files.length > 0,
      areFilesLeft: areFilesLeft(events),
      replyDueAt: lead.replyDueAt,
      shop,
      language,
      now: at,
    }),
    items: told.items.map((item) => tellItem(item, language)),
    total: isPriced ? totalOf(told.items) : null,
    validUntil: validUntilOf(lead.items, language),
    includes: sharedBy(lead.items, 'includes', { shop, language }),
    assumptions: sharedBy(lead.items, 'assumptions', { shop, language }),
    details:
      lead.source === 'quote_form' || lead.source === 'again'
        ? (language === 'es' ? detailsInSpanish(details, lead) : details) || null
        : null,
    again: againInWords(events, shop, at, language),
    quote,
    proofs,
    deadline,
    artwork: artwork.map((file) => tellFile(file, language)),
    sayings: [...lastWordsBefore(lead, talk, events), ...tellSayings(events, lead)].map((saying) => ({
      ...saying,
      at: momentOf(saying.at, shop, at, language),
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

interface Told {
  shop: Shop;
  language: Language;
}

function summaryOf({ items, service }: ToldLead, day: string | null, { shop, language }: Told): string {
  const { request, inHandsOn } = PAGE_WORDS[language];
  const things = items.map(({ label }) => label).filter((label) => label !== NOT_SAID);
  const named = shop.services.find(({ name }) => name === service);
  const asked = service === NOT_SAID ? request : (named && ITEM_WORDS[language].called(named)) || service;
  const what = things.length > 0 ? listOf(things, language) : upperFirst(asked);
  return `${what}${day === null ? '' : inHandsOn(day)}.`;
}

function tellItem(item: ToldItem, language: Language): Job['items'][number] {
  const { id, label, line, service, estimate } = item;
  const { notSaid, each } = PAGE_WORDS[language];
  // The line begins with the label.
  const rest = line.slice(label.length).replace(/^, /, '');
  const sizes = Object.entries(item.sizes ?? {}).map(([size, count]) => `${count} ${size}`);
  return {
    id,
    label: label === NOT_SAID ? notSaid : label,
    line: [rest, sizes.join(', ')].filter(Boolean).join('. '),
    service,
    estimate: estimate && { lowCents: estimate.lowCents, highCents: estimate.highCents },
    each: priceEach(item, each) ?? null,
  };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What holds of every priced item. */
function sharedBy(
  items: readonly Item[],
  what: 'includes' | 'assumptions',
  { shop, language }: Told,
): string[] {
  const [first = [], ...others] = items.flatMap(({ estimate }) => (estimate ? [estimate[what]] : []));
  const shared = first.filter((one) => others.every((other) => other.includes(one)));
  return language === 'es' ? shared.map((text) => inSpanish(text, shop)) : shared;
}

function validUntilOf(items: readonly Item[], language: Language): string | null {
  const days = items.flatMap(({ estimate }) => (estimate ? [estimate.validUntil] : []));
  const [first] = days.toSorted();
  return first === undefined ? null : shortDay(first, language);
}

/** When each stage came; of those to come what the deadline asks for. */
function datesOf(
  events: readonly JobEvent[],
  {
    lead,
    stage,
    deadline,
    shop,
    language,
    now,
  }: { lead: Lead; stage: JobStage; deadline: Job['deadline']; now: Date } & Told,
): Job['stages'] {
  const { by, from } = PAGE_WORDS[language];
  const dayOf = (iso: string) => shortDay(dayInZone(new Date(iso), shop.time_zone), language);
  const press = deadline?.days.find(({ mark }) => mark === 'press')?.day;
  const coming: Partial<Record<JobStage, string>> = {
    ...(lead.replyDueAt && new Date(lead.replyDueAt) > now && { quoted: by(dayOf(lead.replyDueAt)) }),
    ...(deadline?.approveBy && { approved: by(deadline.approveBy) }),
    ...(deadline?.approveBy && press && { on_press: from(shortDay(press, language)) }),
    ...(deadline && { ready: shortDay(deadline.day, language) }),
  };
  return JOB_STAGES.map((one) => {
    const set = events.findLast((event) => event.kind === 'stage' && event.data.stage === one);
    const came = one === 'asked' ? lead.createdAt : set?.createdAt;
    if (isPast(one, stage)) return { stage: one, at: coming[one] ?? '' };
    const isNow = one === stage && one !== 'asked';
    return { stage: one, at: came ? (isNow ? momentOf(came, shop, now, language) : dayOf(came)) : '' };
  });
}

function tellFile(file: DeskArtwork, language: Language): JobArtwork {
  const findings = byWeight(file.findings);
  return {
    id: file.id,
    name: file.name,
    note: noteOfFile(file, language),
    isUnderWay: file.state === 'uploading' || file.state === 'checking',
    findings: findings.slice(0, FINDINGS_MOST).map(({ severity, message }) => ({ severity, message })),
    others: Math.max(0, findings.length - FINDINGS_MOST),
    hasPicture: file.pictureUrl !== null,
    mockupOf: file.mockupUrl === null ? null : file.mockupOf,
  };
}

/** The last of the visitor and the last of who answered, Carl or a person, up to the message that stored the lead. */
function lastWordsBefore(
  lead: Lead,
  talk: Conversation | undefined,
  events: readonly JobEvent[],
): JobSaying[] {
  // A reply stands among the job's own messages; notices are nobody's words.
  const replies = events.flatMap(({ kind, data }) => (kind === 'message' && data.sent ? [data.sent.id] : []));
  const isSaid = ({ id, timestamp, metadata }: ConversationMessage) =>
    timestamp <= lead.createdAt &&
    !replies.includes(id) &&
    metadata?.event !== 'form_taken' &&
    metadata?.event !== 'taken_over';
  const said = talk?.messages.filter(isSaid) ?? [];
  const last = (['user', 'assistant'] as const).map((role) => said.findLast((one) => one.role === role));
  return last.flatMap((message) => (message ? [tellWords(message, lead)] : []));
}

function tellWords({ id, role, content, timestamp, metadata }: ConversationMessage, lead: Lead): JobSaying {
  const { label, author } = metadata ?? {};
  const said = { id, at: timestamp, person: null, text: content };
  if (role === 'user')
    return {
      ...said,
      ...{ who: 'customer', person: CONTACT, name: contactName(lead) },
      text: typeof label === 'string' ? label : content,
    };
  return typeof author === 'string'
    ? { ...said, who: 'shop', name: author }
    : { ...said, who: 'carl', name: 'Carl' };
}
