// A talk as the desk is told of it.
import type { LiveConversation, LiveQueue, LiveState } from '../../schemas/live.ts';
import type { LiveRow, VisitorWords } from '../../storage/live/live-store.ts';
import type { AppContext } from '../app-context.ts';
import { ASKED_MS } from './return-lapsed.ts';

/** Of each list of the queue. */
const LISTED_MAX = 200;

/** Who waits for a person, who has one, and who talks with Carl now. */
export async function tellQueue({
  storage: { live },
  now,
}: Pick<AppContext, 'storage' | 'now'>): Promise<LiveQueue> {
  const at = now();
  const [asked, held, here] = await Promise.all([
    live.listAsked(askedSince(at), LISTED_MAX),
    live.listHeld(LISTED_MAX),
    live.listHere(at, LISTED_MAX),
  ]);
  const withCarl = here.filter((row) => row.held === null && row.askedAt === null);
  const newestFirst = withCarl.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const ids = [...asked, ...held, ...withCarl].map(({ id }) => id);
  const words = await live.listVisitorWords(ids);
  const tell = (row: LiveRow) => tellConversation(row, words.get(row.id), at);
  return {
    asked: asked.filter((row) => row.held === null).map(tell),
    held: held.map(tell),
    live: newestFirst.map(tell),
    now: at.toISOString(),
  };
}

/** Whether the visitor has the chat before them now, so that what is written there needs no mail besides. */
export async function isOnPage(
  id: string,
  { storage, now }: Pick<AppContext, 'storage' | 'now'>,
): Promise<boolean> {
  const row = await storage.live.find(id);
  return row !== undefined && tellState(row, now()).isHere;
}

/** Who asked and was last written to before then is not waiting any more. */
export const askedSince = (now: Date): Date => new Date(now.getTime() - ASKED_MS);

export function tellState(
  { held, askedAt, seenUntil, page, typingUntil, readUntil, updatedAt }: LiveRow,
  now: Date,
): LiveState {
  const at = now.toISOString();
  const isLater = (time: string | null) => time !== null && time > at;
  const isWaiting = askedAt !== null && updatedAt > askedSince(now).toISOString();
  return {
    heldBy: held && { username: held.username, name: held.name },
    heldSince: held?.since ?? null,
    heldUntil: held?.until ?? null,
    askedAt: isWaiting ? askedAt : null,
    isHere: isLater(seenUntil),
    isVisitorTyping: isLater(typingUntil),
    page,
    readUntil,
  };
}

function tellConversation(row: LiveRow, words: VisitorWords | undefined, now: Date): LiveConversation {
  const { id, language, messageCount, newest } = row;
  return {
    ...tellState(row, now),
    id,
    name: nameOf(newest?.metadata),
    begunWith: words ? shownText(words.first) : null,
    language,
    lastSaid: words ? { content: shownText(words.newest), timestamp: words.newest.timestamp } : null,
    messageCount,
  };
}

/** Of a button its label. */
const shownText = ({ content, metadata }: VisitorWords['first']): string =>
  typeof metadata?.label === 'string' ? metadata.label : content;

/** As the dialogue knows it. */
function nameOf(metadata: Record<string, unknown> | null | undefined): string | null {
  const { slots } = (metadata?.state ?? {}) as { slots?: { name?: unknown } };
  return typeof slots?.name === 'string' ? slots.name : null;
}
