// A mail off the wire as the rest of the mailbox reads it.
import { Worker } from 'node:worker_threads';
import type { ReadMail } from './read-mail.ts';

export interface ParsedMail extends Omit<ReadMail, 'headers'> {
  /** What a header says, each time that it stands there; names in lower case. */
  header(name: string): string[];
}

const THREAD = new URL('./mail-thread.ts', import.meta.url);
const LONGEST_MS = 10_000;
/** Beside the mail itself, of which the connection bounds the size. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Takes it apart in a thread of its own, so that no mail holds up the server. Rejects where it cannot be made out, or takes
 * too long or too much room.
 */
export async function parseMail(
  raw: Uint8Array,
  { longestMs = LONGEST_MS }: { longestMs?: number } = {},
): Promise<ParsedMail> {
  const { headers, ...mail } = await readInThread(raw, longestMs);
  return {
    ...mail,
    header: (wanted) => headers.flatMap(({ name, value }) => (name === wanted ? [value] : [])),
  };
}

async function readInThread(raw: Uint8Array, longestMs: number): Promise<ReadMail> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadMail>();
  const thread = new Worker(THREAD, { workerData: raw, resourceLimits: LIMITS });
  const timer = setTimeout(() => reject(new Error('Reading the mail took too long.')), longestMs);
  thread.once('message', resolve).once('error', reject);
  thread.once('exit', () => reject(new Error('The thread that reads mails has ended.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
