// Signals between instances: LISTEN and NOTIFY of PostgreSQL, on a connection of its own that comes back by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createSignals, type Signal, type SignalKind, type Signals } from './signals.ts';

const CHANNEL = 'boldwork_live';
const CONNECT_TIMEOUT_MS = 5000;
const [RETRY_MS, LONGEST_RETRY_MS] = [500, 15_000];
/** More than a moment's worth: what comes on top while the database is slow is left to who looks by himself. */
const WAITING_MAX = 10_000;

/** Connects with the first signal or listener. */
export function createPostgresSignals(databaseUrl: string): Signals {
  const here = createSignals();
  const stopping = new AbortController();
  const stop = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  /** Not sent yet, each once. */
  const waiting = new Set<string>();
  let connection: pg.Client | null = null;
  let running: Promise<void> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;

  function start(): void {
    if (!stopping.signal.aborted) running ??= stayConnected();
  }

  async function stayConnected(): Promise<void> {
    for (
      let pauseMs = RETRY_MS;
      !stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS)
    ) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      });
      const ended = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ payload, processId }) => {
        // Listeners of this process have heard of it already.
        if (processId === (client as unknown as { processID: number }).processID) return;
        const signal = read(payload);
        if (signal) here.publish(signal);
      });
      try {
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
        connection = client;
        pauseMs = RETRY_MS;
        send();
        await Promise.race([ended, stop]);
      } catch {
        // The database is away: health and log tell of that.
      }
      connection = null;
      if (stopping.signal.aborted) await sending;
      client.end().catch(() => {});
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  function send(): void {
    if (isSending || !connection || waiting.size === 0) return;
    const [client, payloads] = [connection, [...waiting]];
    waiting.clear();
    isSending = true;
    sending = client
      .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads])
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        isSending = false;
        send();
      });
  }

  return {
    publish: (signal) => {
      here.publish(signal);
      if (waiting.size < WAITING_MAX) waiting.add(`${signal.kind} ${signal.id}`);
      start();
      send();
    },
    subscribe: (listener) => {
      start();
      return here.subscribe(listener);
    },
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}

const KINDS: ReadonlySet<string> = new Set<SignalKind>([
  'conversation',
  'lead',
  'person_typing',
  'person_stopped',
  'visitor_typing',
  'visitor_stopped',
]);

function read(payload = ''): Signal | undefined {
  const [kind = '', id = ''] = payload.split(' ');
  return KINDS.has(kind) && id !== '' ? { kind: kind as SignalKind, id } : undefined;
}
