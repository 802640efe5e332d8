// The streams of visitors: who has their talk, what a person says in it, and whether one is typing; nothing else of it.
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { VisitorEvents } from '../../schemas/live.ts';
import type { OpenConversation } from '../../storage/conversations/conversation-store.ts';
import type { LiveVersion } from '../../storage/live/live-store.ts';
import type { Signal } from '../../storage/signals/signals.ts';
import type { AppContext } from '../app-context.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { OWNER_MAX } from './stream-places.ts';

/** A page that was last seen so long ago is taken to be closed: over two heartbeats. */
const SEEN_HEARTBEATS = 2.5;

interface VisitorStream {
  events: EventStream<VisitorEvents>;
  conversationId: string;
  /** Up to which place of the transcript the page has everything. */
  place: number;
  /** As it was told; undefined before it was. */
  heldBy: string | null | undefined;
  /** What was seen last of the conversation; one look at a time. */
  looking: Promise<void>;
}

export interface VisitorStreams {
  open(
    reply: FastifyReply,
    conversation: OpenConversation,
    options: { after: string | undefined; page: string | undefined; onClose: () => void },
  ): Promise<void>;
  hear(signal: Signal): void;
  beat(): Promise<void>;
  /** Looks whether a signal was lost. */
  poll(): Promise<void>;
  endAll(): void;
}

export function createVisitorStreams(
  { storage, live: { heartbeatMs }, now }: Pick<AppContext, 'storage' | 'live' | 'now'>,
  log: FastifyBaseLogger,
): VisitorStreams {
  const streams = new Map<string, Set<VisitorStream>>();
  let isEnding = false;

  const seenUntil = () => new Date(now().getTime() + SEEN_HEARTBEATS * heartbeatMs);

  /** Presence that cannot be written now is written with the next heartbeat. */
  const noting = (work: Promise<unknown>) =>
    void work.catch((error) => log.warn({ err: error }, 'presence was not written'));

  function look(stream: VisitorStream, version?: LiveVersion): void {
    stream.looking = stream.looking
      .then(() => tellNews(stream, version))
      .catch((error) => log.warn({ err: error }, 'a talk could not be looked at; will try again'));
  }

  async function tellNews(stream: VisitorStream, known?: LiveVersion): Promise<void> {
    const { conversationId, events } = stream;
    const version = known ?? (await storage.live.listVersions([conversationId])).get(conversationId);
    // Deleted meanwhile.
    if (!version) return events.end();
    const name = version.held?.name ?? null;
    if (name !== stream.heldBy) events.send('held', { name });
    stream.heldBy = name;
    if (version.messageCount <= stream.place) return;
    // Not what came since the look at the version: that is news at the next.
    const said = await storage.live.listSaid(conversationId, stream.place, version.messageCount);
    stream.place = version.messageCount;
    let readUntil: string | undefined;
    for (const { id, content, timestamp, metadata } of said) {
      const { author, event } = (metadata ?? {}) as { author?: string; event?: string };
      const message = { id, content, timestamp, author: author ?? null };
      // That the form was taken its own answer has told.
      if (event === 'taken_over' || event === 'handed_back') events.send('message', { ...message, event });
      else if (author !== undefined) events.send('message', message);
      else continue;
      readUntil = timestamp;
    }
    if (readUntil !== undefined)
      noting(storage.live.appear(conversationId, { seenUntil: seenUntil(), readUntil }));
  }

  function forget(stream: VisitorStream): void {
    const own = streams.get(stream.conversationId);
    own?.delete(stream);
    if (!own || own.size > 0) return;
    streams.delete(stream.conversationId);
    // While the server ends the page goes on to another instance.
    if (!isEnding) noting(storage.live.leave(stream.conversationId, now()));
  }

  return {
    open: async (reply, { id }, { after, page, onClose }) => {
      const place = after === undefined ? undefined : await storage.live.findPlace(id, after);
      const own = streams.get(id) ?? new Set<VisitorStream>();
      const events = openEventStream<VisitorEvents>(reply, () => {
        forget(stream);
        onClose();
      });
      const stream: VisitorStream = {
        events,
        conversationId: id,
        // The page knows by their ids those that it has.
        place: place ?? 0,
        heldBy: undefined,
        looking: Promise.resolve(),
      };
      streams.set(id, own.add(stream));
      // A page that comes back may not have noticed that its connection was gone: the newest counts.
      if (own.size > OWNER_MAX) [...own][0]?.events.end();
      events.send('alive', { now: now().toISOString() });
      noting(
        storage.live.appear(id, {
          seenUntil: seenUntil(),
          ...(page !== undefined && { page }),
        }),
      );
      look(stream);
    },

    hear: ({ kind, id }) => {
      for (const stream of streams.get(id) ?? []) {
        if (kind === 'conversation') look(stream);
        const isTyping = kind === 'person_typing';
        if ((isTyping || kind === 'person_stopped') && stream.heldBy)
          stream.events.send('typing', { name: stream.heldBy, isTyping });
      }
    },

    beat: async () => {
      for (const own of streams.values())
        for (const { events } of own) events.send('alive', { now: now().toISOString() });
      if (streams.size > 0) await storage.live.stay([...streams.keys()], seenUntil());
    },

    poll: async () => {
      if (streams.size === 0) return;
      const versions = await storage.live.listVersions([...streams.keys()]);
      for (const own of streams.values())
        for (const stream of own) look(stream, versions.get(stream.conversationId));
    },

    endAll: () => {
      isEnding = true;
      for (const own of [...streams.values()]) for (const { events } of [...own]) events.end();
    },
  };
}
