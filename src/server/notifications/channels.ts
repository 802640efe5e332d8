// The ways by which this server tells of leads, as its environment has them.
import type { FastifyBaseLogger } from 'fastify';
import type { AlertChannel } from '../../schemas/alerts.ts';
import { NOTIFICATION_CHANNELS, type NotificationChannel } from '../../schemas/lead.ts';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env/env.ts';
import { createPusher, type Pusher } from '../push/pusher.ts';
import { alertChannelOf } from './alert-channel-of.ts';
import type { Channel, Send, SendAlert, SendTest } from './channel.ts';
import { createMailer, type Mailer } from './mails/mailer.ts';
import { SendError } from './send-error.ts';

const FILES = new Map<NotificationChannel, Channel>();
for (const name of NOTIFICATION_CHANNELS) {
  const { default: channel } = (await import(`./channels/${name}.ts`)) as { default: Channel };
  FILES.set(name, channel);
}

export interface Channels {
  /** Those that are configured, and told of every lead; of pushes as of the last look at who takes them. */
  names(): readonly NotificationChannel[];
  /** Those that are told of a promise that is about to be late. */
  late(): readonly NotificationChannel[];
  /** One for each: what was queued for a channel that is not configured any more fails, and says why. */
  sends: ReadonlyMap<NotificationChannel, Send>;
  /** Those of the configured ones that reach the shop. */
  alerts: ReadonlyMap<AlertChannel, SendAlert>;
  /** Those that are tested by one send. */
  tests: ReadonlyMap<AlertChannel, SendTest>;
  pusher: Pusher;
  /** Warns of what is not configured, and of a mail server that does not answer; holds nothing up. */
  check(log: FastifyBaseLogger): void;
  close(): Promise<void>;
}

/** `connections`: how many to the mail server, at most. */
export function openChannels(
  context: Pick<AppContext, 'storage' | 'env' | 'shop' | 'now'>,
  { connections }: { connections: number },
): Channels {
  const { storage, env } = context;
  const mailer = env.smtpUrl === null ? null : createMailer(env.smtpUrl, { connections });
  const pusher = createPusher(context);
  const all = [...FILES].map(([name, { variable, isAskedFor, isForLate, open }]) => {
    const { rateLimits, conversations } = storage;
    const channel = open({ env, rateLimits, conversations, mailer, pusher });
    return {
      name,
      isTold: () => channel !== null && (channel.isTold?.() ?? true),
      isAskedFor,
      isForLate,
      send: channel?.send ?? sendWithout(variable),
      alert: channel?.alert,
      test: channel?.test,
    };
  });
  const names = () => all.filter(({ isTold, isAskedFor }) => !isAskedFor && isTold()).map(({ name }) => name);
  return {
    names,
    late: () => all.filter(({ isTold, isForLate }) => isForLate && isTold()).map(({ name }) => name),
    sends: new Map(all.map(({ name, send }) => [name, send])),
    alerts: byWay(all.map(({ name, alert }) => [name, alert])),
    tests: byWay(all.map(({ name, test }) => [name, test])),
    pusher,
    check: (log) => {
      const warn = () => warnOfGaps(env, { isAnybodyTold: names().length > 0 }, log);
      // While the database does not answer, there is worse to say.
      pusher.look().then(warn, () => {});
      if (mailer) checkMailer(mailer, log);
    },
    close: async () => mailer?.close(),
  };
}

function byWay<T>(all: [NotificationChannel, T | undefined][]): ReadonlyMap<AlertChannel, T> {
  return new Map(
    all.flatMap(([name, found]): [AlertChannel, T][] => {
      const way = alertChannelOf(name);
      return way !== null && found !== undefined ? [[way, found]] : [];
    }),
  );
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
    const hint =
      'Set SMTP_URL (and NOTIFY_EMAIL) to be told by e-mail, or NOTIFY_WEBHOOK_URL, or turn pushes on at the desk';
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
