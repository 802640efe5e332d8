// A shop that is told by mail, which is read back, by webhook and by push; each can be broken.

import { type MailServer, startMailServer } from './mail-server.ts';
import { type MailboxServer, startMailboxServer } from './mailbox-server.ts';
import { type PushService, startPushService } from './push-service.ts';
import type { TestApp, TestAppOptions } from './use-test-app.ts';
import { signIn } from './use-test-app.ts';
import { startWebhookSink, type WebhookSink } from './webhook-sink.ts';

type Response = Awaited<ReturnType<TestApp['app']['inject']>>;

export interface AllChannels {
  server: TestApp;
  cookie: string;
  mail: MailServer;
  mailbox: MailboxServer;
  hook: WebhookSink;
  push: PushService;
  /** A call of the desk. */
  ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object): Promise<Response>;
  /** Rounds of the server until nothing more is under way; `minutes` later. */
  look(minutes?: number): Promise<void>;
  /** What the mail server took for the shop comes into its mailbox. */
  deliverMail(): void;
  /** Devices say that they showed what came. */
  showPushes(): Promise<void>;
  stop(): Promise<void>;
}

export async function startAllChannels(
  start: (options: TestAppOptions) => Promise<TestApp>,
  env: Record<string, string> = {},
): Promise<AllChannels> {
  const [mail, mailbox, hook, push] = await Promise.all([
    startMailServer(),
    startMailboxServer(),
    startWebhookSink(),
    startPushService(),
  ]);
  const server = await start({
    notifies: true,
    env: {
      RATE_LIMITS: 'off',
      SMTP_URL: mail.url,
      IMAP_URL: mailbox.url,
      NOTIFY_EMAIL: 'owner@shop.example',
      NOTIFY_WEBHOOK_URL: hook.url,
      ...env,
    },
  });
  // Before opening time, at which a test begins by itself.
  server.clock.now = new Date('2026-03-04T13:00:00.000Z');
  const cookie = await signIn(server);
  const ask: AllChannels['ask'] = async (method, path, payload) =>
    server.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
  return {
    server,
    cookie,
    mail,
    mailbox,
    hook,
    push,
    ask,
    look: async (minutes = 0) => {
      server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
      await server.alerts.sent();
      await server.alerts.look(server.app.log);
      await server.alerts.sent();
    },
    deliverMail: () => {
      mailbox.mails.push(...mail.tests.map(({ raw }) => raw));
    },
    showPushes: async () => {
      for (const { message } of push.pushes.splice(0))
        await server.app.inject({
          method: 'POST',
          url: '/api/push/receipts',
          payload: { token: message.token },
        });
    },
    stop: async () => {
      await Promise.all([mail.stop(), mailbox.stop(), hook.stop(), push.stop()]);
    },
  };
}
