// A browser that has made a new address for the old one: its worker says so, and the desk where that could not.
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { renewPushes } from './this-browser.ts';

const NEW = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } };
const OLD = 'https://push.example/old';

afterEach(() => vi.unstubAllGlobals());

it('is told by the worker, with the address that is replaced', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const fetch = vi.fn(async () => new Response(null, { status: 201 }));
  const self = {
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
  };
  const path = new URL('../../push-worker.js', import.meta.url);
  runInContext(await readFile(path, 'utf8'), createContext({ self, fetch }));
  let work: Promise<void> | undefined;
  listeners.get('pushsubscriptionchange')?.({
    oldSubscription: { endpoint: OLD },
    newSubscription: { toJSON: () => NEW },
    waitUntil: (until: Promise<void>) => {
      work = until;
    },
  });
  await work;
  expect(bodies(fetch)).toEqual([{ ...NEW, replaces: OLD }]);
});

it('is told by the desk that is opened next, once', async () => {
  const stored = new Map([
    ['boldwork-push-device', 'device'],
    ['boldwork-push-endpoint', OLD],
  ]);
  const getSubscription = async () => ({ toJSON: () => NEW });
  const getRegistration = async () => ({ pushManager: { getSubscription } });
  const fetch = vi.fn(async () => Response.json({ id: 'device' }, { status: 201 }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', fetch);
  await renewPushes();
  await renewPushes();
  expect(bodies(fetch)).toEqual([{ ...NEW, replaces: OLD }]);
});

const bodies = (fetch: ReturnType<typeof vi.fn>) => fetch.mock.calls.map(([, init]) => JSON.parse(init.body));
