// Turns of one conversation run one after another.
import { setTimeout as sleep } from 'node:timers/promises';
import { ConversationChangedError } from '../../storage/conversations/conversation-store.ts';
import { ProblemError } from '../plugins/problems.ts';

export type WithConversationLock = <T>(conversationId: string, work: () => Promise<T>) => Promise<T>;

// Each attempt reads anew. An instance can lose only to a turn that was stored: twenty losses in a row are
// twenty messages that other instances took in the same moment.
const ATTEMPTS = 20;
const LONGEST_PAUSE_MS = 20;

/**
 * Queues the work of this process by conversation, and runs it again when another instance has changed the
 * conversation meanwhile. Throws a ProblemError 503 after twenty attempts.
 */
export function createConversationLock(): WithConversationLock {
  const tails = new Map<string, Promise<unknown>>();

  return (conversationId, work) => {
    const result = (tails.get(conversationId) ?? Promise.resolve()).then(() => untilUnchanged(work));
    const tail = result.then(
      () => forget(),
      () => forget(),
    );
    const forget = () => {
      if (tails.get(conversationId) === tail) tails.delete(conversationId);
    };
    tails.set(conversationId, tail);
    return result;
  };
}

async function untilUnchanged<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConversationChangedError)) throw error;
      if (attempt === ATTEMPTS) {
        throw new ProblemError(503, 'This conversation is busy. Please try again.', {
          headers: { 'retry-after': '1' },
          cause: error,
        });
      }
      await sleep(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
