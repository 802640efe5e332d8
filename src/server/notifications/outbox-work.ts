// Takes what is due from the outbox, sends it and says how it went.
import type { FastifyBaseLogger } from 'fastify';
import {
  type Lead,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  OF_JOB_NEWS,
  TO_CUSTOMER,
} from '../../schemas/lead.ts';
import type { Delivery } from '../../storage/outbox/outbox-store.ts';
import { withoutAddresses } from '../alerts/without-addresses.ts';
import type { AppContext } from '../app-context.ts';
import { languageOf } from '../lead-language.ts';
import { tellLead } from '../tell-lead.ts';
import { alertChannelOf } from './alert-channel-of.ts';
import { artworkToTell } from './artwork-to-tell.ts';
import type { Send } from './channel.ts';
import { jobsToTell, unansweredIn } from './jobs-to-tell.ts';
import { answersTo } from './mails/sender.ts';
import { nextAttempt } from './next-attempt.ts';
import { replyToTell } from './reply-to-tell.ts';
import { NothingToSend, SendError, SendLater } from './send-error.ts';

/** What notifications are made of. */
export type NotifiedContext = Pick<
  AppContext,
  'storage' | 'shop' | 'env' | 'artworkFiles' | 'mockups' | 'jobLinks' | 'replyAddresses' | 'now'
>;

interface Options {
  sends: ReadonlyMap<NotificationChannel, Send>;
  /** How many of each channel. */
  atOnce: number;
  log: FastifyBaseLogger;
}

/** Longer than any send takes (20 s), with room for two servers' clocks that differ. */
const LEASE_MS = 30_000;
/** What is to wait, is not looked at again and again, whatever its time. */
const LATER_MIN_MS = 60_000;

export function createOutboxWork(context: NotifiedContext, { sends, atOnce, log }: Options) {
  const { storage, shop, now } = context;
  const running = new Map(NOTIFICATION_CHANNELS.map((channel) => [channel, new Set<Promise<void>>()]));
  let taking: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  /** Starts to send whatever is due, as far as there is room; resolves when nothing more can be started. */
  function takeDue(): Promise<void> {
    isWanted = true;
    taking ??= takeWhileWanted();
    return taking;
  }

  /** One claim at a time, or two would both fill the same room. */
  async function takeWhileWanted(): Promise<void> {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        await take();
      }
    } finally {
      taking = null;
    }
  }

  async function take(): Promise<void> {
    const rooms = [...running].map(([channel, { size }]) => ({ channel, room: atOnce - size }));
    const free = rooms.filter(({ room }) => room > 0);
    if (free.length === 0) return;
    const limit = Math.min(...free.map(({ room }) => room));
    const channels = free.map(({ channel }) => channel);
    const due = await storage.outbox.claim({ channels, limit, leaseMs: LEASE_MS, now: now() });
    for (const delivery of due) launch(delivery);
    if (due.length === limit) isWanted = true;
  }

  function launch(delivery: Delivery): void {
    const underWay = running.get(delivery.channel);
    const ended = deliver(delivery)
      .catch((error) =>
        log.error({ err: error }, 'a notification could not be read or marked; will try again'),
      )
      .then(() => {
        underWay?.delete(ended);
        return takeDue();
      })
      .catch(() => {});
    underWay?.add(ended);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const lead = await storage.leads.find(delivery.leadId);
    // Deleted since it was claimed, and its deliveries with it.
    if (!lead) return;
    const { id: eventId, channel, attempt } = delivery;
    await note(delivery, lead);
    const artwork = await artworkToTell(lead, context, log);
    try {
      const language = TO_CUSTOMER.includes(channel) ? languageOf(lead) : 'en';
      const told = tellLead(lead, shop.current, language);
      await sends.get(channel)?.({
        eventId,
        attempt,
        queuedAt: delivery.queuedAt,
        lead: told,
        ...artwork,
        ...jobsToTell(told, context),
        ...replyToTell(lead, delivery.about, context),
        answersTo: answersTo(shop.current, lead.id, context.replyAddresses),
        shop: shop.current,
        now: now(),
      });
    } catch (error) {
      return await fail(delivery, error);
    }
    await storage.outbox.markSent(delivery, now());
    await settle(delivery, { result: 'taken', reason: null });
    log.info({ eventId, channel, attempt }, 'notified');
  }

  /** In the ledger, of what is told to the shop; one line for each lead and channel. */
  async function note({ id, channel, leadId }: Delivery, lead: Lead): Promise<void> {
    const way = alertChannelOf(channel);
    if (way === null) return;
    const isNews =
      OF_JOB_NEWS.includes(channel) && unansweredIn(await storage.job.listEvents(leadId), lead) !== null;
    const kind = channel.startsWith('late-') ? 'escalation' : isNews ? 'news' : 'lead';
    await storage.alerts.note({ id, kind, channel: way, leadId, result: 'running' }, now());
  }

  async function settle(
    { id, channel }: Delivery,
    outcome: { result: 'taken' | 'arrived' | 'failed'; reason: string | null },
  ): Promise<void> {
    const isAnswered = alertChannelOf(channel) === 'webhook' && outcome.result === 'taken';
    if (alertChannelOf(channel) !== null)
      await storage.alerts.settle(id, isAnswered ? { ...outcome, result: 'arrived' } : outcome, now());
  }

  async function fail(delivery: Delivery, error: unknown): Promise<void> {
    if (error instanceof SendLater || error instanceof NothingToSend)
      await storage.alerts.forget(delivery.id);
    if (error instanceof SendLater)
      return await storage.outbox.markFailed(delivery, {
        error: null,
        nextAttemptAt: new Date(Math.max(error.until.getTime(), now().getTime() + LATER_MIN_MS)),
        now: now(),
      });
    if (error instanceof NothingToSend) return await storage.outbox.drop(delivery);
    const { id: eventId, channel, attempt } = delivery;
    const known =
      error instanceof SendError ? error : new SendError('It could not be written.', { code: 'EBUG' });
    if (known !== error) log.error({ err: error }, 'a notification could not be written');
    const nextAttemptAt = known.isFinal ? null : nextAttempt(delivery, known.isRecipientRefused, now());
    await storage.outbox.markFailed(delivery, { error: known.message, nextAttemptAt, now: now() });
    await settle(delivery, { result: 'failed', reason: withoutAddresses(known.message) });
    const line = { eventId, channel, attempt, code: known.code, nextAttemptAt };
    if (nextAttemptAt) log.warn(line, 'not notified; will try again');
    else log.error(line, 'not notified, and given up');
  }

  return {
    takeDue,
    /** Resolves when what is being sent has ended. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await taking?.catch(() => {});
      await Promise.all([...running.values()].flatMap((underWay) => [...underWay]));
    },
  };
}
