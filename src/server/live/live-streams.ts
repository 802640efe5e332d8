// All streams of this instance: fed by signals, and by a look at the database every few seconds, since a signal may be lost.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenConversation } from '../../storage/conversations/conversation-store.ts';
import type { AppContext } from '../app-context.ts';
import { ProblemError } from '../plugins/problems.ts';
import { createDeskStreams } from './desk-streams.ts';
import { createPlaces } from './stream-places.ts';
import { createVisitorStreams } from './visitor-streams.ts';

export interface LiveStreams {
  openForVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    talk: { conversation: OpenConversation; after: string | undefined; page: string | undefined },
  ): Promise<void>;
  openForDesk(reply: FastifyReply, tokenHash: string): void;
}

/** They end when the app begins to close. */
export function createLiveStreams(app: FastifyInstance, context: AppContext): LiveStreams {
  const { storage, env, live } = context;
  const visitors = createVisitorStreams(context, app.log);
  const desk = createDeskStreams(context, app.log);
  const places = createPlaces(env);
  let stop: (() => void) | undefined;

  /** With the first stream. */
  function begin(): void {
    stop ??= start();
  }

  function start(): () => void {
    const unsubscribe = storage.signals.subscribe((signal) => {
      visitors.hear(signal);
      desk.hear(signal);
    });
    const every = (ms: number, work: () => Promise<void>) => {
      const timer = setInterval(() => {
        work().catch((error) => app.log.warn({ err: error }, 'open pages could not be looked after'));
      }, ms);
      timer.unref();
      return timer;
    };
    const timers = [visitors.beat, desk.beat].map((beat) => every(live.heartbeatMs, beat));
    timers.push(...[visitors.poll, desk.poll].map((poll) => every(live.pollMs, poll)));
    return () => {
      unsubscribe();
      for (const timer of timers) clearInterval(timer);
    };
  }

  app.addHook('preClose', async () => {
    visitors.endAll();
    desk.endAll();
    stop?.();
  });

  /** A place for one more; while the server ends, its pages go to another instance. */
  function begun(take: () => () => void): () => void {
    if (app.draining.isOn)
      throw new ProblemError(503, 'The server is ending. Please try again.', {
        headers: { 'retry-after': '1' },
        isExpected: true,
      });
    const giveBack = take();
    begin();
    return giveBack;
  }

  return {
    openForVisitor: async (request, reply, { conversation, ...options }) => {
      const onClose = begun(() => places.take(request.ip));
      await visitors.open(reply, conversation, { ...options, onClose }).catch((error) => {
        onClose();
        throw error;
      });
    },
    openForDesk: (reply, tokenHash) => desk.open(reply, tokenHash, begun(places.takeForDesk)),
  };
}
