// Takes one mail in: finds the job that it belongs to, and stores it with its words and files, once.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Lead, OF_JOB_NEWS } from '../../schemas/lead.ts';
import type { MailJoin, MailState, MailToTake } from '../../storage/mailbox/mail-store.ts';
import type { AppContext } from '../app-context.ts';
import { answerBy } from '../job/owe-answer.ts';
import { isSender } from '../notifications/mails/sender.ts';
import { findNotified, findThread, signedLead } from './find-thread.ts';
import { foldQuotes } from './fold-quotes.ts';
import { discardFiles, keepFiles } from './keep-files.ts';
import { digestOf, headersOf, readHead } from './mail-head.ts';
import { kindOf } from './mail-kind.ts';
import { toMessage } from './mail-message.ts';
import { type ParsedMail, parseMail } from './parse-mail.ts';
import { isReport, readReturned } from './returned-mail.ts';
import { withoutJobLinks } from './without-job-links.ts';

export type TakingContext = Pick<
  AppContext,
  'storage' | 'artworkFiles' | 'shop' | 'env' | 'notifier' | 'replyAddresses' | 'now'
>;

export interface FoundMail {
  /** As it came over the wire; of one that is too large, its head and text. */
  raw: Uint8Array;
  receivedAt: Date;
  at: MailToTake['at'];
  /** Lines that say what was left out of `raw`. */
  left: readonly string[];
  /** It could not be taken in as it is: its head is kept. */
  isBroken?: boolean;
}

/** What became of it; 'known' where it was taken before. Rejects where it cannot be stored now. */
export async function takeMail(
  { raw, receivedAt, at, left, isBroken = false }: FoundMail,
  context: TakingContext,
  log: FastifyBaseLogger,
): Promise<MailState | 'known'> {
  const { storage, notifier, now } = context;
  const leadId = signedLead({ header: headersOf(raw) }, context.replyAddresses);
  const digest = digestOf(raw, { mailbox: at.mailbox, leadId });
  const base = { id: randomUUID(), digest, at, receivedAt: receivedAt.toISOString() };
  // Known already: its files need not be written again. What decides is the transaction below.
  const isRead = !isBroken && !(await storage.mails.isKnown(digest));
  const parsed = isRead ? await parseMail(raw).catch((error) => noteUnreadable(error, log)) : null;
  const mail = parsed ? await toMail(parsed, { ...base, left }, context) : unreadable(raw, base);
  const state = await storage.mails.take(mail, now());
  if (state === 'known') await discardFiles(mail.files, context);
  if (state === 'joined') notifier.wake();
  return state;
}

function noteUnreadable(error: unknown, log: FastifyBaseLogger): null {
  log.warn(
    { code: error instanceof Error ? error.name : 'Error' },
    'a mail could not be read; its head is kept',
  );
  return null;
}

type Base = Pick<MailToTake, 'id' | 'digest' | 'at' | 'receivedAt'>;

async function toMail(
  parsed: ParsedMail,
  { left, ...base }: Base & { left: readonly string[] },
  context: TakingContext,
): Promise<MailToTake> {
  const { storage, shop, env } = context;
  const leadId = (await findThread(parsed, context)) ?? (await findReported(parsed, storage));
  // Anybody can write so: a person at the desk says whether it is.
  const isOurs = isSender(parsed.from.address, shop.current, env);
  const kind = kindOf(parsed, { isAnswer: leadId !== undefined, isOurs });
  const { messageId, from, subject } = parsed;
  const empty = { ...base, messageId, kind, from, subject, folded: '', text: '', join: null, returned: null };
  if (kind === 'own') return { ...empty, files: [] };

  const isOfJob = leadId !== undefined && !isOurs;
  const kept =
    kind === 'bounce' ? { files: [], left: [] } : await keepFiles(parsed.parts, { ...context, isOfJob });
  const isForward = /^(?:fwd?|rv|reenv[ií]o?)\s*:/i.test(subject);
  const split = foldQuotes(withoutJobLinks(parsed.text), { isForward });
  const words = {
    ...empty,
    subject: withoutJobLinks(subject),
    text: [split.text, ...noteOf([...(parsed.isCut ? ['the rest of its text'] : []), ...left, ...kept.left])]
      .filter(Boolean)
      .join('\n\n'),
    folded: split.folded.slice(0, FOLDED_MAX).toWellFormed(),
    files: kept.files,
  };
  if (kind === 'bounce') return { ...words, ...(await returnedOf(parsed, leadId, storage)) };
  const lead = leadId === undefined ? undefined : await storage.leads.find(leadId);
  return {
    ...words,
    join: lead && !isOurs ? joinOf(words, lead, context) : null,
  };
}

const FOLDED_MAX = 100_000;

/** What was not kept is said where everybody reads it. */
function noteOf(left: readonly string[]): string[] {
  if (left.length === 0) return [];
  const more = left.length > LEFT_MAX ? [`and ${left.length - LEFT_MAX} more`] : [];
  return [
    `[Not kept here, it is in the shop's mailbox: ${[...left.slice(0, LEFT_MAX), ...more].join('; ')}.]`,
  ];
}

const LEFT_MAX = 50;

type Words = Omit<MailToTake, 'join'>;

/** An automatic answer is told to nobody, and nobody waits for its answer. */
function joinOf(mail: Words, lead: Lead, context: TakingContext): MailJoin {
  const joined = { leadId: lead.id, event: toMessage(mail, lead) };
  if (mail.kind !== 'reply') return { ...joined, notify: [] };
  const notify = context.notifier.channels.filter((channel) => OF_JOB_NEWS.includes(channel));
  return { ...joined, notify, answerBy: answerBy(context) };
}

/** The job that a mail server's report is about. */
async function findReported(
  parsed: ParsedMail,
  storage: TakingContext['storage'],
): Promise<string | undefined> {
  return isReport(parsed) ? (await findNotified(readReturned(parsed).ids, storage))?.leadId : undefined;
}

async function returnedOf(
  parsed: ParsedMail,
  leadId: string | undefined,
  storage: TakingContext['storage'],
): Promise<Pick<MailToTake, 'join' | 'returned'>> {
  const { ids, reason } = readReturned(parsed);
  const found = await findNotified(ids, storage);
  const about = found?.leadId ?? leadId;
  const lead = about === undefined ? undefined : await storage.leads.find(about);
  const by = { who: 'customer', name: null, version: null } as const;
  const event = { kind: 'mail_returned', ...by, data: { reason, channel: found?.channel ?? null } } as const;
  return {
    join: lead ? { leadId: lead.id, event, notify: [] } : null,
    returned: found ? { eventId: found.eventId, error: reason } : null,
  };
}

function unreadable(raw: Uint8Array, base: Base): MailToTake {
  const { messageId, from, subject } = readHead(raw);
  return {
    ...base,
    messageId,
    from,
    subject: withoutJobLinks(subject),
    kind: 'unreadable',
    text: "This mail could not be read here. It is in the shop's mailbox.",
    folded: '',
    files: [],
    join: null,
    returned: null,
  };
}
