// What the server is built from, passed in so that tests and other programs can bring their own.
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Shop } from '../schemas/shop.ts';
import type { Storage } from '../storage/storage.ts';
import type { Env } from './env.ts';
import type { Pages } from './pages.ts';
import type { LogOptions } from './plugins/request-log.ts';
import type { Assets } from './routes/assets.ts';

export interface Parts {
  storage: Storage;
  /** Replaced when the shop's facts change; `mistakes` are those of the newest edit, a line each. */
  shop: { current: Shop; mistakes: readonly string[] };
  env: Env;
  pages: Pages;
  /** Null in development, where Vite serves them. */
  assets: Assets | null;
  now: () => Date;
  log: LogOptions;
}

/** The app as routes see it: schemas of Zod give the types of what was checked. */
export type ZodApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
