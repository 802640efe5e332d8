// The files that a visitor sends from this page: how far each has come, and what the check found. Kept for the visit.
import type { ArtworkAnswer, ArtworkPrint, UploadAnswer } from '../../schemas/artwork-upload.ts';
import { ApiError, getJson, send } from '../api.ts';
import { FILE_WORDS, type FileWords } from './file-words.ts';
import { persist, sendFile, UnreadableFileError } from './send-file.ts';

export type FileStatus =
  | 'queued'
  | 'sending'
  /** By the visitor. */
  | 'paused'
  /** The line is cut; it goes on by itself. */
  | 'waiting'
  /** The page that sent it is gone: the visitor chooses it again. */
  | 'stopped'
  | 'refused'
  | 'checking'
  | 'done';

export interface SentFile {
  /** Of this page. */
  key: string;
  name: string;
  bytes: number;
  status: FileStatus;
  /** Bytes that are there. */
  sent: number;
  secondsLeft: number | null;
  /** Why it was refused. */
  problem: string | null;
  /** Null until it was announced. */
  artworkId: string | null;
  /** X-Conversation, or X-Artwork-Key. */
  headers: Record<string, string>;
  partBytes: number;
  /** What the check found; null before. */
  answer: ArtworkAnswer | null;
}

export interface Uploads {
  getState(): readonly SentFile[];
  subscribe(listener: () => void): () => void;
  /** Begins to send a file. */
  add(key: string, file: File): void;
  pause(key: string): void;
  /** Goes on. False where the page needs the file for that, and `file` is none or another. */
  goOn(key: string, file?: File): boolean;
  /** Takes it back, from the server too. */
  remove(key: string): void;
  /** What the check found for another print than was asked for. */
  judge(
    key: string,
    print: { goods: string; widthInches: number },
    signal?: AbortSignal,
  ): Promise<ArtworkAnswer>;
  /** How it is to be printed. Resolves when that is stored and told anew. */
  choose(key: string, print: ArtworkPrint): Promise<void>;
  /** Our rendering of it; null where there is none. */
  picture(key: string): Promise<ImageBitmap | null>;
}

const PATH = '/api/artwork';
/** The others wait: a browser has few connections, and Carl needs one. */
const AT_ONCE = 2;
const ASKED_AGAIN_MS = [300, 600, 1_000, 2_000, 3_000];
const UNDER_WAY: ReadonlySet<FileStatus> = new Set(['queued', 'sending', 'waiting']);

export interface UploadsOptions {
  /** Where sessionStorage keeps them; null keeps them for as long as the page lives. */
  storageKey: string | null;
  /** Headers that name whose the next file is; tried again when it rejects. None: the server answers a key, which is kept. */
  nameHolder?(): Promise<Record<string, string>>;
  /** In another language than English. */
  words?: FileWords;
}

/**
 * The files of one talk or form.
 *
 *     const uploads = createUploads({ storageKey: null });
 *     uploads.add(clientId(), file);
 */
export function createUploads({ storageKey, nameHolder, words = FILE_WORDS }: UploadsOptions): Uploads {
  const listeners = new Set<() => void>();
  const files = new Map<string, File>();
  const stops = new Map<string, AbortController>();
  const pictures = new Map<string, Promise<ImageBitmap | null>>();
  let state: readonly SentFile[] = readSaved(storageKey);
  let free = AT_ONCE;
  const queue: (() => void)[] = [];
  let announcing: Promise<void> = Promise.resolve();

  function set(next: readonly SentFile[]): void {
    state = next;
    save(storageKey, state);
    for (const listener of listeners) listener();
  }
  const change = (key: string, changed: Partial<SentFile>) =>
    set(state.map((file) => (file.key === key ? { ...file, ...changed } : file)));
  const find = (key: string) => state.find((file) => file.key === key);
  const urlOf = ({ artworkId }: SentFile) => `${PATH}/${artworkId}`;

  async function run(key: string): Promise<void> {
    const stop = new AbortController();
    stops.get(key)?.abort();
    stops.set(key, stop);
    const { signal } = stop;
    try {
      const blob = files.get(key);
      if (blob && find(key)?.status !== 'checking') await sendAll(key, blob, signal);
      // Of one that stopped the server may have all, or not.
      if (find(key)?.status !== 'stopped') change(key, { status: 'checking', secondsLeft: null });
      await awaitCheck(key, signal);
    } catch (error) {
      if (!signal.aborted) change(key, { status: 'refused', problem: reasonOf(error, words) });
    }
  }

  async function sendAll(key: string, blob: File, signal: AbortSignal): Promise<void> {
    change(key, { status: 'queued' });
    const onWaiting = () => change(key, { status: 'waiting', secondsLeft: null });
    // Before its turn: a form that is sent meanwhile names it.
    if (!find(key)?.artworkId) {
      // One by one: the shop knows them in the order in which they were chosen.
      const before = announcing;
      const mine = before.then(() => persist(() => announce(key, signal), { signal, onWaiting }));
      announcing = mine.catch(() => {});
      await mine;
    }
    change(key, { status: 'queued' });
    if (free > 0) free--;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      signal.throwIfAborted();
      change(key, { status: 'sending' });
      const file = find(key);
      if (!file) return;
      await sendFile(
        blob,
        { url: urlOf(file), headers: file.headers, partBytes: file.partBytes },
        {
          signal,
          onWaiting,
          onProgress: (sent, secondsLeft) => change(key, { status: 'sending', sent, secondsLeft }),
        },
      );
      change(key, { sent: file.bytes });
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  }

  async function announce(key: string, signal: AbortSignal): Promise<void> {
    const file = find(key);
    if (!file) return;
    const { name, bytes } = file;
    const headers = (await nameHolder?.()) ?? {};
    const begun = await getJson<UploadAnswer>(PATH, {
      method: 'POST',
      body: { name, bytes },
      headers,
      signal,
    });
    change(key, {
      artworkId: begun.artworkId,
      partBytes: begun.partBytes,
      headers: begun.key ? { 'x-artwork-key': begun.key } : headers,
    });
  }

  async function awaitCheck(key: string, signal: AbortSignal): Promise<void> {
    for (let asked = 0; ; asked++) {
      const answer = await persist(() => tell(key, '', signal), { signal, onWaiting: () => {} });
      if (answer.state === 'uploading') return change(key, { status: 'stopped' });
      if (answer.state !== 'checking') return change(key, { status: 'done', answer });
      const wait = ASKED_AGAIN_MS[Math.min(asked, ASKED_AGAIN_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, wait));
      signal.throwIfAborted();
    }
  }

  function tell(key: string, query: string, signal?: AbortSignal): Promise<ArtworkAnswer> {
    const file = find(key);
    if (!file?.artworkId) return Promise.reject(new Error('It has not been sent.'));
    return getJson(`${urlOf(file)}${query}`, { headers: file.headers, ...(signal && { signal }) });
  }

  async function fetchPicture(file: SentFile): Promise<ImageBitmap | null> {
    if (!file.answer?.pictureUrl) return null;
    const response = await send(file.answer.pictureUrl, { headers: file.headers });
    return createImageBitmap(await response.blob());
  }

  // What was under way when the last page went: all there is of it may have arrived.
  for (const { key, artworkId, status } of state) {
    if (status === 'checking' || (status === 'stopped' && artworkId)) void run(key);
  }
  addEventListener('beforeunload', (event) => {
    if (state.some(({ status }) => UNDER_WAY.has(status))) event.preventDefault();
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(key, file) {
      files.set(key, file);
      const { name, size: bytes } = file;
      const fresh = { sent: 0, secondsLeft: null, problem: null, partBytes: 0, answer: null };
      set([...state, { key, name, bytes, status: 'queued', artworkId: null, headers: {}, ...fresh }]);
      void run(key);
    },
    pause(key) {
      stops.get(key)?.abort();
      change(key, { status: 'paused', secondsLeft: null });
    },
    goOn(key, file) {
      const known = find(key);
      if (file && file.size === known?.bytes && file.name === known.name) files.set(key, file);
      else if (file || !files.has(key)) return false;
      void run(key);
      return true;
    },
    remove(key) {
      const file = find(key);
      stops.get(key)?.abort();
      files.delete(key);
      pictures.delete(key);
      set(state.filter((one) => one.key !== key));
      if (!file?.artworkId) return;
      // What stays behind because of a cut line is swept away by the server.
      send(urlOf(file), { method: 'DELETE', headers: file.headers }).catch((error: unknown) =>
        console.warn('A file that was removed is still with the shop', error),
      );
    },
    judge: (key, { goods, widthInches }, signal) =>
      tell(key, `?goods=${goods}&widthInches=${widthInches}`, signal),
    async choose(key, print) {
      const file = find(key);
      if (!file) return;
      await send(`${urlOf(file)}/print`, { method: 'PUT', body: print, headers: file.headers });
      change(key, { answer: await tell(key, '') });
    },
    picture(key) {
      const file = find(key);
      if (!file?.answer) return Promise.resolve(null);
      const known = pictures.get(key) ?? fetchPicture(file);
      pictures.set(key, known);
      known.catch(() => pictures.delete(key));
      return known;
    },
  };
}

/** What the visitor is told of a refusal. */
function reasonOf(error: unknown, words: FileWords): string {
  if (error instanceof UnreadableFileError) return words.unreadable;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (error instanceof ApiError && error.status === 404) return words.gone;
  return problem?.errors?.[0]?.message ?? problem?.detail ?? words.notSent;
}

/** As a page takes it up: nobody holds the file itself now. */
function readSaved(storageKey: string | null): SentFile[] {
  if (storageKey === null) return [];
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isFile).map(settled) : [];
  } catch {
    // No storage in this browser, or text of another program under our key.
    return [];
  }
}

const settled = (file: SentFile): SentFile =>
  file.status === 'done' || file.status === 'checking' || file.status === 'refused'
    ? file
    : { ...file, status: 'stopped', secondsLeft: null };

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'key' in value && 'status' in value && 'headers' in value;

function save(storageKey: string | null, files: readonly SentFile[]): void {
  if (storageKey === null) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(files));
  } catch {
    // Storage is off or full: the files are known for as long as the page lives.
  }
}
