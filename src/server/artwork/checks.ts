// The queue of checks: what visitors have sent is measured one file at a time, each in a process of its own. It stands in the
// database: what a server that ended had begun is taken up by the next, or by another instance.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { blankFacts } from '../../artwork/blank-facts.ts';
import { measureArtwork } from '../../artwork/measure-artwork.ts';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import type { AppContext, ArtworkChecks } from '../app-context.ts';
import { repeat } from '../scheduler/repeat.ts';

export interface RunnableArtworkChecks extends ArtworkChecks {
  /** Begins to check. The function it returns stops that: what is under way is given back to the queue. */
  start(log: FastifyBaseLogger): () => Promise<void>;
}

/** Where nothing is checked. */
export const NO_CHECKS: ArtworkChecks = { wake: () => {} };

const POLL_MS = 5_000;
/** Longer than any check takes (20 s), with room for two servers' clocks that differ. */
const LEASE_MS = 60_000;
/** A file that ended the server itself is not taken up for ever. */
const CHECKS_MAX = 3;

export function createArtworkChecks({
  storage,
  artworkFiles: files,
  now,
}: Pick<AppContext, 'storage' | 'artworkFiles' | 'now'>): RunnableArtworkChecks {
  let wake = NO_CHECKS.wake;

  /** Measures it. The child may read this one file, and write into a folder of its own alone. */
  async function measure(id: string, signal: AbortSignal): Promise<ArtworkFacts> {
    const folder = await mkdtemp(join(tmpdir(), 'boldwork-check-'));
    try {
      const pictureFile = join(folder, 'picture.png');
      const facts = await measureArtwork(files.pathOf(id), { pictureFile, signal });
      // Of some kinds there is none.
      if (existsSync(pictureFile)) await files.keepPicture(id, pictureFile);
      return facts;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function check(id: string, checks: number, signal: AbortSignal): Promise<void> {
    const facts =
      checks > CHECKS_MAX
        ? { ...blankFacts('unreadable'), endedBy: 'crash' as const }
        : await measure(id, signal);
    await storage.artwork.saveCheck(id, { state: isRead(facts) ? 'checked' : 'unreadable', facts });
    // Taken back meanwhile: its picture goes too.
    if (!(await storage.artwork.find(id))) await files.delete(id);
  }

  async function checkAll(signal: AbortSignal, log: FastifyBaseLogger): Promise<void> {
    while (!signal.aborted) {
      const artwork = await storage.artwork.claimCheck({ leaseMs: LEASE_MS, now: now() });
      if (!artwork) return;
      const { id, checks } = artwork;
      try {
        await check(id, checks, signal);
      } catch (error) {
        if (signal.aborted) return await storage.artwork.giveBack(id);
        log.error({ err: error }, 'a file could not be checked; will try again');
      }
    }
  }

  return {
    wake: () => wake(),
    start: (log) => {
      const stopping = new AbortController();
      let running: Promise<void> | null = null;
      let isWanted = false;
      const work = async (): Promise<void> => {
        isWanted = true;
        running ??= (async () => {
          while (isWanted && !stopping.signal.aborted) {
            isWanted = false;
            await checkAll(stopping.signal, log);
          }
        })().finally(() => {
          running = null;
        });
        return running;
      };
      const stopPolling = repeat(work, { everyMs: POLL_MS, log, what: 'looking for artwork to check' });
      wake = () => {
        // The next poll meets the same failure, and logs it.
        work().catch(() => {});
      };
      return async () => {
        wake = NO_CHECKS.wake;
        stopping.abort();
        await Promise.all([stopPolling(), running?.catch(() => {})]);
      };
    },
  };
}

/** False for what nobody could make sense of: a person looks at it. */
const isRead = ({ kind, trouble, endedBy }: ArtworkFacts): boolean =>
  trouble === null && endedBy === null && !['empty', 'other', 'unreadable'].includes(kind);
