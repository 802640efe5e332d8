// The ways by which this server tells of leads, as its environment has them.
import type { FastifyBaseLogger } from 'fastify';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '../../schemas/lead.ts';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env/env.ts';
import type { Channel, Send, SendAlert } from './channel.ts';
import { createMailer, type Mailer } from './mails/mailer.ts';
import { SendError } from './send-error.ts';

const FILES = new Map<NotificationChannel, Channel>();
for (const name of NOTIFICATION_CHANNELS) {
  const { default: channel } = (await import(`./channels/${name}.ts`)) as { default: Channel };
  FILES.set(name, channel);
}

export interface Channels {
  /** Those that are configured, and told of every lead. */
  names: readonly NotificationChannel[];
  /** One for each: what was queued for a channel that is not configured any more fails, and says why. */
  sends: ReadonlyMap<NotificationChannel, Send>;
  /** Those of the configured ones that reach the shop. */
  alerts: readonly SendAlert[];
  /** Warns of what is not configured, and of a mail server that does not answer; holds nothing up. */
  check(log: FastifyBaseLogger): void;
  close(): Promise<void>;
}

/** `connections`: how many to the mail server, at most. */
export function openChannels(
  { storage, env }: Pick<AppContext, 'storage' | 'env'>,
  { connections }: { connections: number },
): Channels {
  const mailer = env.smtpUrl === null ? null : createMailer(env.smtpUrl, { connections });
  const all = [...FILES].map(([name, { variable, isAskedFor, open }]) => {
    const { rateLimits, conversations } = storage;
    const channel = open({ env, rateLimits, conversations, mailer });
    return {
      name,
      isTold: channel !== null && !isAskedFor,
      send: channel?.send ?? sendWithout(variable),
      alert: channel?.alert,
    };
  });
  const names = all.filter(({ isTold }) => isTold).map(({ name }) => name);
  return {
    names,
    sends: new Map(all.map(({ name, send }) => [name, send])),
    alerts: all.flatMap(({ alert }) => alert ?? []),
    check: (log) => {
      warnOfGaps(env, { isAnybodyTold: names.length > 0 }, log);
      if (mailer) checkMailer(mailer, log);
    },
    close: async () => mailer?.close(),
  };
}

function sendWithout(variable: string | null): Send {
  return async () => {
    throw new SendError(`${variable} is not set on this server.`, { code: 'ENOTSET' });
  };
}

function warnOfGaps(env: Env, { isAnybodyTold }: { isAnybodyTold: boolean }, log: FastifyBaseLogger): void {
  const idle = [
    env.smtpUrl === null && env.notifyEmail !== null && 'NOTIFY_EMAIL has no effect without SMTP_URL',
    env.smtpUrl === null && env.mailFrom !== null && 'MAIL_FROM has no effect without SMTP_URL',
    env.notifyWebhookUrl === null &&
      env.notifyWebhookSecret !== null &&
      'NOTIFY_WEBHOOK_SECRET has no effect without NOTIFY_WEBHOOK_URL',
  ].filter((line) => line !== false);
  if (!isAnybodyTold) {
    const hint = 'Set SMTP_URL (and NOTIFY_EMAIL) to be told by e-mail, or NOTIFY_WEBHOOK_URL';
    log.warn(['nobody is told of new leads, they only wait in the dashboard', ...idle, hint].join('. '));
  } else if (idle.length > 0) {
    log.warn(idle.join('. '));
  }
}

function checkMailer(mailer: Mailer, log: FastifyBaseLogger): void {
  mailer.verify().catch((error: unknown) => {
    const code = error instanceof SendError ? error.code : 'ESMTP';
    log.warn({ code }, 'the mail server at SMTP_URL does not take mail now; what is to be sent waits');
  });
}
