// The streams of the desk: which talk or lead has changed, by its id alone; the desk asks for it anew.
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { DeskEvents } from '../../schemas/live.ts';
import type { Signal } from '../../storage/signals/signals.ts';
import type { AppContext } from '../app-context.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { OWNER_MAX } from './stream-places.ts';
import { tellQueue } from './tell-live.ts';

/** Who has not typed on for so long has stopped. */
export const TYPING_MS = 8_000;

interface DeskStream {
  events: EventStream<DeskEvents>;
  tokenHash: string;
}

export interface DeskStreams {
  open(reply: FastifyReply, tokenHash: string, onClose: () => void): void;
  hear(signal: Signal): void;
  beat(): Promise<void>;
  /** Looks whether a signal was lost. */
  poll(): Promise<void>;
  endAll(): void;
}

export function createDeskStreams(
  context: Pick<AppContext, 'storage' | 'now'>,
  log: FastifyBaseLogger,
): DeskStreams {
  const { storage, now } = context;
  const streams = new Set<DeskStream>();
  /** Visitors that are typing, and since when. */
  const typing = new Map<string, number>();
  /** What the queue looked like, and the newest lead. */
  let known: Map<string, string> | undefined;
  let newestLead: string | undefined;

  function tell<Name extends keyof DeskEvents>(event: Name, data: DeskEvents[Name]): void {
    for (const { events } of streams) events.send(event, data);
  }

  const isTyping = (id: string) => now().getTime() - (typing.get(id) ?? 0) < TYPING_MS;

  async function look(): Promise<void> {
    const { asked, held, live } = await tellQueue(context);
    const seen = new Map(
      [...asked, ...held, ...live].map(({ id, isVisitorTyping: _, ...talk }) => [id, JSON.stringify(talk)]),
    );
    for (const id of new Set([...seen.keys(), ...(known?.keys() ?? [])]))
      if (known && seen.get(id) !== known.get(id)) tell('conversation', { id, isTyping: isTyping(id) });
    const isFirst = known === undefined;
    known = seen;
    const [lead] = (await storage.leads.list({ limit: 1 })).items;
    if (!isFirst && lead && lead.id !== newestLead) tell('lead', { id: lead.id });
    newestLead = lead?.id;
  }

  return {
    open: (reply, tokenHash, onClose) => {
      const events = openEventStream<DeskEvents>(reply, () => {
        streams.delete(stream);
        if (streams.size === 0) known = undefined;
        onClose();
      });
      const stream: DeskStream = { events, tokenHash };
      streams.add(stream);
      const own = [...streams].filter((one) => one.tokenHash === tokenHash);
      if (own.length > OWNER_MAX * 2) own[0]?.events.end();
      events.send('alive', { now: now().toISOString() });
      if (known === undefined)
        look().catch((error) => log.warn({ err: error }, 'the queue could not be looked at'));
    },

    hear: ({ kind, id }) => {
      if (kind === 'visitor_typing') typing.set(id, now().getTime());
      if (kind === 'visitor_stopped') typing.delete(id);
      if (kind === 'lead') tell('lead', { id });
      if (kind === 'conversation' || kind.startsWith('visitor_'))
        tell('conversation', { id, isTyping: isTyping(id) });
    },

    beat: async () => {
      for (const id of [...typing.keys()]) if (!isTyping(id)) typing.delete(id);
      tell('alive', { now: now().toISOString() });
      // Looked at without being touched: an open page alone keeps nobody signed in.
      for (const { tokenHash, events } of [...streams]) {
        const session = await storage.sessions.find(tokenHash);
        if (!session || now().getTime() >= Date.parse(session.expiresAt)) events.end();
      }
    },

    poll: async () => {
      if (streams.size > 0) await look();
    },

    endAll: () => {
      for (const { events } of [...streams]) events.end();
    },
  };
}
