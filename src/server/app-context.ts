// What the server is built from, passed in so that tests and other programs can bring their own.
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { BeginTurn } from '../model/model.ts';
import type { AlertChannel } from '../schemas/alerts.ts';
import type { Item } from '../schemas/item.ts';
import type { NotificationChannel } from '../schemas/lead.ts';
import type { Shop } from '../schemas/shop.ts';
import type { Sound } from '../speech/sound.ts';
import type { Recording } from '../speech/speech-engine.ts';
import type { Artwork } from '../storage/artwork/artwork-store.ts';
import type { Storage, StorageHealth } from '../storage/storage.ts';
import type { ArtworkFiles } from './artwork/artwork-files.ts';
import type { Env } from './env/env.ts';
import type { JobLinks } from './job/job-links.ts';
import type { ReplyAddresses } from './mailbox/reply-address.ts';
import type { Pages } from './pages/pages.ts';
import type { LogOptions } from './plugins/request-log.ts';
import type { Assets } from './routes/assets.ts';

/** What every route and job of the server works with. */
export interface AppContext {
  storage: Storage;
  /** Replaced when the shop's facts change; `mistakes` are those of the newest edit, a line each. */
  shop: { current: Shop; mistakes: readonly string[] };
  env: Env;
  pages: Pages;
  /** Null in development, where Vite serves them. */
  assets: Assets | null;
  artworkFiles: ArtworkFiles;
  artworkChecks: ArtworkChecks;
  health(): Promise<ServerHealth>;
  mockups: Mockups;
  jobLinks: JobLinks;
  /** Where answers to mails go; null where no mailbox is read. */
  replyAddresses: ReplyAddresses | null;
  notifier: Notifier;
  alerts: Alerts;
  visits: VisitCounter;
  /** Gives a turn the language model; one that has nothing to say where none is configured. */
  beginModelTurn: BeginTurn;
  speech: Speech;
  /** How often streams show that they live, and how often they look for what no signal told them. */
  live: { heartbeatMs: number; pollMs: number };
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: LogOptions;
}

/** Who is told of new leads. */
export interface Notifier {
  /** What this server's configuration names; empty: nobody is told. */
  channels: readonly NotificationChannel[];
  /** Sends what waits now, instead of at the next round; call it once a lead is stored. */
  wake(): void;
}

/** Whether the shop is told. */
export interface Alerts {
  /** Of the shop towards push services. */
  publicKey: string;
  /** By which of its channels it can be told now. */
  setUp(): Promise<AlertChannel[]>;
  /** Begins a test through one channel, or all; answers through which: none that is not set up. */
  beginTest(channel?: AlertChannel): Promise<AlertChannel[]>;
  /** Call it once somebody takes pushes, or does not any more. */
  devicesChanged(): Promise<void>;
}

/** How the server is doing. `no_room`: all works, and the largest file that visitors may send would be refused. */
export type ServerHealth = Omit<StorageHealth, 'state'> & { state: StorageHealth['state'] | 'no_room' };

/** The checks of what visitors send. */
export interface ArtworkChecks {
  /** Checks what waits now, instead of at the next round; call it once a file is whole. */
  wake(): void;
}

/** Pictures of artwork, as the desk and its mails show it. */
export interface Mockups {
  /**
   * A PNG of it on its goods, or alone where these are not known; null where there is no picture of it. `items` are those
   * that it may be for, `width` is the PNG's in pixels. Rejects with the signal's reason, and where it cannot be drawn.
   */
  draw(
    artwork: Artwork,
    items: readonly Item[],
    options: { width: number; signal: AbortSignal },
  ): Promise<Uint8Array | null>;
}

/** How many come to the site; nothing of who. */
export interface VisitCounter {
  /** One more visit, begun now on this kind of page. Neither throws nor waits for the database. */
  add(page: string): void;
}

/** Carl's voice, and his ear. Throws a ProblemError: 503 for no engine or a day's calls used up, 502 for one that failed. */
export interface Speech {
  /** The sound of a text. `signal` ends the work where nobody waits for it any longer. */
  speak(text: string, request: { signal: AbortSignal; log: FastifyBaseLogger }): Promise<Sound>;
  /** What a recording says; '' where it says nothing. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}

/** The app as routes see it: schemas of Zod give the types of what was checked. */
export type ZodApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
