// Keeps the page's talk in step with the shop: a stream while there is a talk and the page is in view. A chunk of its own.
import { ApiError, send } from '../../api.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { heard, heldBy, typing } from './live-steps.ts';
import { type LiveEvent, readLiveStream } from './read-live-stream.ts';

const [RETRY_MS, LONGEST_RETRY_MS] = [1_000, 30_000];
/** The server shows every 15 s that it is there. */
const SILENCE_MS = 40_000;
/** Who types says so again before that. */
const TYPING_MS = 8_000;

/** Returns how to end it. */
export function followConversation(conversation: Conversation): () => void {
  let current: { id: string; abort: AbortController } | null = null;
  let isGone = false;

  function follow(): void {
    const isInView = document.visibilityState === 'visible' && !isGone;
    const id = isInView ? conversation.getState().conversationId : null;
    if (id === (current?.id ?? null)) return;
    current?.abort.abort();
    current = id === null ? null : { id, abort: new AbortController() };
    if (current) void stayConnected(conversation, current.id, current.abort.signal);
  }

  // A page that the Back button may bring back holds no connection.
  const leave = () => {
    isGone = true;
    follow();
  };
  const comeBack = () => {
    isGone = false;
    follow();
  };
  const unsubscribe = conversation.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  follow();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    current?.abort.abort();
  };
}

async function stayConnected(conversation: Conversation, id: string, signal: AbortSignal): Promise<void> {
  const apply = createListener(conversation, signal);
  for (let waitMs = RETRY_MS; !signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
    const begunAt = Date.now();
    try {
      await connect(conversation, id, signal, apply);
    } catch (error) {
      // The server no longer knows the talk: the next message begins another.
      if (error instanceof ApiError && error.status === 404) return;
    }
    if (Date.now() - begunAt > LONGEST_RETRY_MS) waitMs = RETRY_MS;
    await pause(waitMs * (0.5 + Math.random()), signal);
  }
}

/** Rejects where the stream cannot be had, is cut or has gone silent. */
async function connect(
  conversation: Conversation,
  id: string,
  signal: AbortSignal,
  apply: (event: LiveEvent) => void,
): Promise<void> {
  const cut = new AbortController();
  let watchdog = setTimeout(() => cut.abort(), SILENCE_MS);
  try {
    const { heardId } = conversation.getState();
    const response = await send(`/api/chat/events${heardId ? `?after=${heardId}` : ''}`, {
      headers: { 'x-conversation': id, 'x-page': location.pathname, accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, cut.signal]),
    });
    if (!response.body) return;
    await readLiveStream(response.body, (event) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => cut.abort(), SILENCE_MS);
      apply(event);
    });
  } finally {
    clearTimeout(watchdog);
  }
}

function createListener(conversation: Conversation, signal: AbortSignal): (event: LiveEvent) => void {
  let timer: ReturnType<typeof setTimeout>;
  return ({ event, data }) => {
    if (signal.aborted) return;
    if (event === 'held') conversation.update((state) => heldBy(state, data.name));
    if (event === 'message') conversation.update((state) => heard(state, data));
    if (event !== 'typing') return;
    clearTimeout(timer);
    conversation.update((state) => typing(state, data.isTyping));
    if (data.isTyping)
      timer = setTimeout(() => conversation.update((state) => typing(state, false)), TYPING_MS);
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
