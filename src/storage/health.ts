// How the database is doing: whether it takes a small write, has room, and is whole.
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './dialect/faults.ts';
import { type Storage, type StorageHealth, StorageUnavailableError } from './storage.ts';
import type { Database } from './tables.ts';

const ANSWER_MS = 2000;
/** What was found is told again for so long. */
const KEPT_MS = 2000;
/** A disk that failed a write may take the next, smaller one: it is well only when none has failed for so long. */
const FAULT_MS = 5000;
/** Less is no room to work in. */
const FREE_BYTES_MIN = 1024 ** 2;
const NEARLY_FULL = 0.9;
const LINE_MAX = 200;

export function createHealth(database: Database): { read: Storage['health']; check: Storage['check'] } {
  let latestFault: { fault: StorageUnavailableError; at: number } | undefined;
  let damage: string | null = null;
  let kept: { health: Promise<StorageHealth>; at: number } | undefined;
  let current: StorageHealth = { state: 'ok', fault: null, since: null, detail: null };

  database.onFault = (fault) => {
    if (fault.fault === 'damaged') damage ??= fault.message;
    if (fault.fault === 'full' || fault.fault === 'unwritable')
      latestFault = { fault, at: performance.now() };
  };

  async function look(): Promise<StorageHealth> {
    const found = await find();
    const since = found.state === current.state ? current.since : new Date().toISOString();
    current = { ...found, since: found.state === 'ok' ? null : since };
    return current;
  }

  async function find(): Promise<Omit<StorageHealth, 'since'>> {
    const fault = (await tryWriting(database)) ?? freshFault();
    if (fault) return failingOf(fault);
    const space = await database.diskSpace();
    if (space && space.freeBytes < FREE_BYTES_MIN) return failingOf(unavailable('full'));
    if (damage !== null) return { state: 'damaged', fault: 'damaged', detail: damage };
    if (space && space.usedShare >= NEARLY_FULL) {
      const percent = Math.floor(space.usedShare * 100);
      return { state: 'nearly_full', fault: null, detail: `${percent}% of the database's disk is used.` };
    }
    return { state: 'ok', fault: null, detail: null };
  }

  function freshFault(): StorageUnavailableError | undefined {
    return latestFault && performance.now() - latestFault.at < FAULT_MS ? latestFault.fault : undefined;
  }

  return {
    read: () => {
      if (!kept || performance.now() - kept.at > KEPT_MS) kept = { health: look(), at: performance.now() };
      return kept.health;
    },
    check: async () => {
      const lines = await database.check();
      damage =
        lines.length > 0 ? `The database's file is damaged: ${(lines[0] ?? '').slice(0, LINE_MAX)}` : null;
      return lines;
    },
  };
}

const failingOf = ({ fault, message }: StorageUnavailableError) => ({
  state: 'failing' as const,
  fault,
  detail: message,
});

/** Why it cannot be done now, or undefined. */
async function tryWriting(database: Database): Promise<StorageUnavailableError | undefined> {
  const late = new AbortController();
  try {
    await Promise.race([
      database.probe(),
      sleep(ANSWER_MS, undefined, { signal: late.signal }).then(() => {
        throw unavailable('away');
      }),
    ]);
    return undefined;
  } catch (error) {
    return error instanceof StorageUnavailableError ? error : unavailable('away', error);
  } finally {
    late.abort();
  }
}
