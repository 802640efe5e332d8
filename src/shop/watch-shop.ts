// Re-reads the shop's facts when the owner saves a file, adds one or takes one away.
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../schemas/shop.ts';
import { loadShop } from './load-shop.ts';

export interface ShopWatch {
  close(): void;
}

export interface ShopListeners {
  /** New facts; also the old ones again once a mistake in between is mended. */
  onChange(shop: Shop): void;
  /** Usually a ShopFactsError; the facts last given stay in use. */
  onMistake(error: Error): void;
}

/** Long enough for an editor to write its copy, rename it and set its mode. */
const SETTLE_MS = 120;
/** How often to look while the folder cannot be watched: gone for a moment, or the system has no watch to give. */
const RETRY_MS = 5000;
const FOLDERS = ['.', 'knowledge', 'replies', 'work'];

/**
 * Watches `dir` until closed, and does not keep the process alive. Events that come together cause one reading; a file
 * saved without a change causes no call, and neither does a mistake that was told already.
 *
 *     const watching = watchShop('./shop', { onChange: (shop) => { current = shop }, onMistake: (error) => log(error) });
 */
export function watchShop(dir: string, { onChange, onMistake }: ShopListeners): ShopWatch {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isReading = false;
  /** The version or the mistakes last told. */
  let told: string | undefined;

  const readAfter = (ms: number): void => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reread(), ms);
    timer.unref();
  };

  const reread = async (): Promise<void> => {
    if (isReading) return readAfter(SETTLE_MS);
    isReading = true;
    // A folder that was replaced has lost its watcher. Watching begins before reading, so that nothing falls in between.
    const cannotWatch = arm();
    const outcome = await loadShop(dir).catch(toError);
    isReading = false;
    if (isClosed) return;
    if (outcome instanceof Error) tell(outcome.message, () => onMistake(outcome));
    else tell(outcome.version, () => onChange(outcome));
    if (cannotWatch) readAfter(RETRY_MS);
  };

  const tell = (news: string, call: () => void): void => {
    if (news === told) return;
    told = news;
    call();
  };

  // Folders, not files: an editor that saves by renaming leaves a watched file behind, and new files appear in folders.
  const arm = (): Error | undefined => {
    for (const watcher of watchers) watcher.close();
    const started = FOLDERS.map((folder) => watchFolder(join(dir, folder), () => readAfter(SETTLE_MS)));
    watchers = started.filter((outcome): outcome is FSWatcher => !(outcome instanceof Error));
    const [root] = started;
    return root instanceof Error ? root : undefined;
  };

  const cannotWatch = arm();
  if (cannotWatch) {
    onMistake(cannotWatch);
    readAfter(RETRY_MS);
  }
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

function watchFolder(folder: string, onEvent: () => void): FSWatcher | Error {
  try {
    return watch(folder, { persistent: false }, onEvent).on('error', onEvent);
  } catch (error) {
    return new Error(`cannot watch ${folder} for changes`, { cause: error });
  }
}

const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('the facts of the shop cannot be read', { cause: thrown });
