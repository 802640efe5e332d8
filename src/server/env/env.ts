// The environment: every variable the server reads, checked before anything else starts.
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isPassword, isUsername, PASSWORD_MIN } from '../../schemas/credentials.ts';
import { isStorable } from '../../schemas/text.ts';
import { readCommandLine } from './command-line.ts';
import {
  isAddressOrCidr,
  isEverybody,
  isHost,
  isLoopback,
  isMailbox,
  isOneOf,
  isOrigin,
  isUrl,
  isWhole,
  listOf,
  readMailbox,
} from './env-formats.ts';
import { publicKeyOf } from './public-key-of.ts';

/** A malformed variable; the message is one line that names it, what is wanted and an example, never the value. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export type Env = ReturnType<typeof readEnv>;

/**
 * Reads and checks the environment; a variable set to nothing counts as unset.
 * Throws an EnvError for the first one that is malformed.
 *
 *     const env = readEnv(process.env);
 */
export function readEnv(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, text]) => text?.trim()));
  const { data, error } = variablesSchema.safeParse(set);
  if (error) throw new EnvError(error.issues[0]?.message);
  const host = data.HOST ?? '127.0.0.1';
  if (data.RATE_LIMITS === 'off' && !isLoopback(host)) {
    throw new EnvError('RATE_LIMITS can be off only where HOST is loopback, for example HOST=127.0.0.1');
  }
  return {
    host,
    port: data.PORT ?? 3000,
    /** Scheme and host; null: pages take the request's. */
    publicUrl: data.PUBLIC_URL ?? null,
    dataDir: data.DATA_DIR ?? './data',
    databaseUrl: data.DATABASE_URL ?? null,
    artworkDir: data.ARTWORK_DIR ?? join(data.DATA_DIR ?? './data', 'artwork'),
    artworkMaxBytes: (data.ARTWORK_MAX_MB ?? 250) * MB,
    /** Of all visitors together, within 24 hours. */
    artworkDailyBytes: (data.ARTWORK_DAILY_MB ?? 2000) * MB,
    /** Of the job links' tokens; null: made at the first start, into DATA_DIR. */
    linkKey: data.LINK_KEY ?? null,
    shopDir: data.SHOP_DIR ?? './shop',
    admin: together(data, 'ADMIN_USERNAME', 'ADMIN_PASSWORD', {
      username: data.ADMIN_USERNAME ?? '',
      password: data.ADMIN_PASSWORD ?? '',
    }),
    /** Proxies whose X-Forwarded-* headers count: how many hops, or which addresses and CIDRs. */
    trustProxy: data.TRUST_PROXY ?? null,
    hasRateLimits: data.RATE_LIMITS !== 'off',
    assistant: together(data, 'ASSISTANT_BASE_URL', 'ASSISTANT_MODEL', {
      baseUrl: data.ASSISTANT_BASE_URL ?? '',
      model: data.ASSISTANT_MODEL ?? '',
      apiKey: data.ASSISTANT_API_KEY ?? null,
    }),
    textToSpeech: data.TTS_BASE_URL
      ? {
          baseUrl: data.TTS_BASE_URL,
          // Names that most services take, whatever they have behind them.
          model: data.TTS_MODEL ?? 'tts-1',
          voice: data.TTS_VOICE ?? 'onyx',
          apiKey: data.TTS_API_KEY ?? null,
        }
      : null,
    /** A program and its arguments; TTS_BASE_URL goes before it. */
    textToSpeechCommand: data.TTS_COMMAND ?? null,
    speechToText: data.STT_BASE_URL
      ? {
          baseUrl: data.STT_BASE_URL,
          model: data.STT_MODEL ?? 'whisper-1',
          apiKey: data.STT_API_KEY ?? null,
        }
      : null,
    dailyAiCalls: data.DAILY_AI_CALLS ?? 20_000,
    smtpUrl: data.SMTP_URL ?? null,
    notifyEmail: data.NOTIFY_EMAIL ?? null,
    notifyWebhookUrl: data.NOTIFY_WEBHOOK_URL ?? null,
    notifyWebhookSecret: data.NOTIFY_WEBHOOK_SECRET ?? null,
    mailFrom: data.MAIL_FROM ?? null,
    /** Of pushes, for several instances; null: made at the first start, into DATA_DIR. */
    vapid: readVapid(data),
    /** The mailbox that answers arrive in; null: none is read. */
    imapUrl: data.IMAP_URL ?? null,
    /** Where answers go, with * for their lead's signature; null: the sender's address with +* . */
    replyTo: data.REPLY_TO ?? null,
    unconfirmedAfterMs: (data.UNCONFIRMED_AFTER_MINUTES ?? 15) * 60_000,
    metricsPort: data.METRICS_PORT ?? null,
    logLevel: data.LOG_LEVEL ?? 'info',
  };
}

/** What a program that we start gets to see of the environment: nothing that is set for us, secrets least of all. */
export function environmentForPrograms(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !(name in variablesSchema.shape)));
}

/** They show the length, and are refused as a pair: nobody should have keys that are known. */
const EXAMPLE_PUBLIC_KEY = `B${'x'.repeat(86)}`;
const EXAMPLE_PRIVATE_KEY = 'x'.repeat(43);

const MB = 1024 * 1024;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const variablesSchema = z.object({
  HOST: variable('HOST', 'a host name or address', '127.0.0.1', isHost, trimmed),
  PORT: variable('PORT', 'a whole number from 0 to 65535', '3000', isWhole(0, 65_535), Number),
  PUBLIC_URL: variable(
    'PUBLIC_URL',
    'http:// or https:// and a host, with nothing behind it',
    'https://shop.example',
    isOrigin,
    (text) => new URL(text).origin,
  ),
  DATA_DIR: variable('DATA_DIR', 'a folder', './data', isStorable, trimmed),
  DATABASE_URL: variable(
    'DATABASE_URL',
    'a postgres:// address',
    'postgres://user:password@localhost:5432/boldwork',
    isUrl('postgres:', 'postgresql:'),
    trimmed,
  ),
  ARTWORK_DIR: variable('ARTWORK_DIR', 'a folder', './data/artwork', isStorable, trimmed),
  ARTWORK_MAX_MB: variable(
    'ARTWORK_MAX_MB',
    'a whole number from 1 to 2000',
    '250',
    isWhole(1, 2000),
    Number,
  ),
  ARTWORK_DAILY_MB: variable(
    'ARTWORK_DAILY_MB',
    'a whole number, 0 or more',
    '2000',
    isWhole(0, 999_999_999),
    Number,
  ),
  LINK_KEY: variable(
    'LINK_KEY',
    '32 visible characters or more, without spaces',
    'a-long-random-text-of-32-characters',
    (text) => /^[!-~]{32,}$/.test(text.trim()),
    trimmed,
  ),
  SHOP_DIR: variable('SHOP_DIR', 'a folder', './shop', isStorable, trimmed),
  ADMIN_USERNAME: variable('ADMIN_USERNAME', '1 to 100 visible characters', 'owner', isUsername, trimmed),
  ADMIN_PASSWORD: variable(
    'ADMIN_PASSWORD',
    `${PASSWORD_MIN} characters or more`,
    '"four words out of a book"',
    isPassword,
    (text) => text,
  ),
  TRUST_PROXY: variable(
    'TRUST_PROXY',
    'addresses or CIDRs with commas between them, not everybody, or a number of hops from 1 to 99',
    '10.0.0.0/8',
    (text) => isWhole(1, 99)(text) || (listOf(text).every(isAddressOrCidr) && !isEverybody(listOf(text))),
    (text) => (isWhole(1, 99)(text) ? Number(text) : listOf(text)),
  ),
  RATE_LIMITS: variable('RATE_LIMITS', 'on or off', 'on', isOneOf(['on', 'off']), trimmed),
  ASSISTANT_BASE_URL: endpoint('ASSISTANT_BASE_URL', 'https://api.openai.com/v1'),
  ASSISTANT_MODEL: name('ASSISTANT_MODEL', 'gpt-5-mini'),
  ASSISTANT_API_KEY: secret('ASSISTANT_API_KEY'),
  TTS_BASE_URL: endpoint('TTS_BASE_URL', 'https://api.openai.com/v1'),
  TTS_MODEL: name('TTS_MODEL', 'gpt-4o-mini-tts'),
  TTS_VOICE: name('TTS_VOICE', 'onyx'),
  TTS_API_KEY: secret('TTS_API_KEY'),
  TTS_COMMAND: variable(
    'TTS_COMMAND',
    'a program and its arguments, every quote closed',
    '"espeak-ng -v en-us --stdin --stdout"',
    (text) => isStorable(text) && readCommandLine(text) !== null,
    readCommandLine,
  ),
  STT_BASE_URL: endpoint('STT_BASE_URL', 'https://api.openai.com/v1'),
  STT_MODEL: name('STT_MODEL', 'whisper-1'),
  STT_API_KEY: secret('STT_API_KEY'),
  DAILY_AI_CALLS: variable(
    'DAILY_AI_CALLS',
    'a whole number, 0 or more',
    '20000',
    isWhole(0, 999_999_999),
    Number,
  ),
  SMTP_URL: variable(
    'SMTP_URL',
    'an smtp:// or smtps:// address',
    'smtps://user:password@mail.example:465',
    isUrl('smtp:', 'smtps:'),
    trimmed,
  ),
  NOTIFY_EMAIL: variable('NOTIFY_EMAIL', 'an e-mail address', 'owner@shop.example', isMailbox, trimmed),
  NOTIFY_WEBHOOK_URL: variable(
    'NOTIFY_WEBHOOK_URL',
    'an http:// or https:// address',
    'https://hooks.example/leads',
    isUrl('http:', 'https:'),
    trimmed,
  ),
  NOTIFY_WEBHOOK_SECRET: secret('NOTIFY_WEBHOOK_SECRET'),
  MAIL_FROM: variable(
    'MAIL_FROM',
    'an e-mail address, with a name before it or without',
    '"Bold Work <hello@shop.example>"',
    (text) => readMailbox(text) !== null,
    readMailbox,
  ),
  VAPID_PUBLIC_KEY: variable(
    'VAPID_PUBLIC_KEY',
    'a P-256 public key of 87 characters in base64url',
    EXAMPLE_PUBLIC_KEY,
    (text) => /^B[\w-]{86}$/.test(text.trim()),
    trimmed,
  ),
  VAPID_PRIVATE_KEY: variable(
    'VAPID_PRIVATE_KEY',
    'a P-256 private key of 43 characters in base64url',
    EXAMPLE_PRIVATE_KEY,
    (text) => /^[\w-]{43}$/.test(text.trim()),
    trimmed,
  ),
  IMAP_URL: variable(
    'IMAP_URL',
    'an imap:// or imaps:// address',
    'imaps://user:password@mail.example:993/INBOX',
    isUrl('imap:', 'imaps:'),
    trimmed,
  ),
  REPLY_TO: variable(
    'REPLY_TO',
    'an e-mail address, with * where the signature goes or without',
    'hello+*@shop.example',
    (text) => text.split('*').length <= 2 && isMailbox(text.replace('*', 'x')),
    trimmed,
  ),
  UNCONFIRMED_AFTER_MINUTES: variable(
    'UNCONFIRMED_AFTER_MINUTES',
    'a number of minutes above 0, decimals allowed',
    '15',
    (text) => /^\d{1,6}(?:\.\d{1,9})?$/.test(text.trim()) && Number(text) > 0,
    Number,
  ),
  METRICS_PORT: variable(
    'METRICS_PORT',
    'a whole number from 1 to 65535',
    '9100',
    isWhole(1, 65_535),
    Number,
  ),
  LOG_LEVEL: variable('LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, 'info', isOneOf(LOG_LEVELS), trimmed),
});

/** One variable, undefined where it is not set; `wanted` ends the sentence 'NAME must be …'. */
function variable<T>(
  name: string,
  wanted: string,
  example: string,
  isRight: (text: string) => boolean,
  convert: (text: string) => T,
) {
  const message = `${name} must be ${wanted}, for example ${name}=${example}`;
  return z.optional(z.pipe(z.string().check(z.refine(isRight, message)), z.transform(convert)));
}

function endpoint(variableName: string, example: string) {
  return variable(
    variableName,
    'an http:// or https:// address that includes the version, without a query',
    example,
    (text) => isUrl('http:', 'https:')(text) && !/[?#]/.test(text),
    (text) => text.trim().replace(/\/+$/, ''),
  );
}

function name(variableName: string, example: string) {
  return variable(variableName, 'one word', example, (text) => /^[!-~]+$/.test(text.trim()), trimmed);
}

function secret(variableName: string) {
  return variable(
    variableName,
    'visible characters without spaces',
    'a-long-random-text',
    (text) => /^[!-~]+$/.test(text.trim()),
    trimmed,
  );
}

type Variables = z.infer<typeof variablesSchema>;

/** `value` if both variables are set, null if neither is. */
function together<T>(data: Variables, first: keyof Variables, second: keyof Variables, value: T): T | null {
  if (data[first] === undefined && data[second] === undefined) return null;
  const missing = data[first] === undefined ? first : second;
  if (data[missing] !== undefined) return value;
  const given = missing === first ? second : first;
  throw new EnvError(`${missing} must be set too where ${given} is, for example ${EXAMPLES[missing]}`);
}

/** The pair must belong together: pushes would be refused one by one otherwise. */
function readVapid(data: Variables) {
  const pair = together(data, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', {
    publicKey: data.VAPID_PUBLIC_KEY ?? '',
    privateKey: data.VAPID_PRIVATE_KEY ?? '',
  });
  if (pair === null || publicKeyOrNull(pair.privateKey) === pair.publicKey) return pair;
  throw new EnvError(
    `VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY, for example ${EXAMPLES.VAPID_PUBLIC_KEY}`,
  );
}

function publicKeyOrNull(privateKey: string): string | null {
  try {
    return publicKeyOf(privateKey);
  } catch {
    return null;
  }
}

const EXAMPLES: Partial<Record<keyof Variables, string>> = {
  VAPID_PUBLIC_KEY: `VAPID_PUBLIC_KEY=${EXAMPLE_PUBLIC_KEY}`,
  VAPID_PRIVATE_KEY: `VAPID_PRIVATE_KEY=${EXAMPLE_PRIVATE_KEY}`,
  ADMIN_USERNAME: 'ADMIN_USERNAME=owner',
  ADMIN_PASSWORD: 'ADMIN_PASSWORD="four words out of a book"',
  ASSISTANT_BASE_URL: 'ASSISTANT_BASE_URL=https://api.openai.com/v1',
  ASSISTANT_MODEL: 'ASSISTANT_MODEL=gpt-5-mini',
};

function trimmed(text: string): string {
  return text.trim();
}
