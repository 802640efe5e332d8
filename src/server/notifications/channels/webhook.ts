// The webhook: each new lead, what ails the database or another channel, and tests, as signed JSON to the operator's own
// address.
import type { Alert, Channel, Send, SendAlert, SendTest } from '../channel.ts';
import { createWebhookPost } from '../post-webhook.ts';

export default {
  variable: 'NOTIFY_WEBHOOK_URL',
  open: ({ env: { notifyWebhookUrl: target, notifyWebhookSecret: secret } }) =>
    target === null
      ? null
      : {
          send: createWebhookSend(target, secret),
          alert: createWebhookAlertSend(target, secret),
          test: createWebhookTestSend(target, secret),
        },
} satisfies Channel;

/** Tells of leads. */
export function createWebhookSend(target: string, secret: string | null): Send {
  const post = createWebhookPost(target, secret);
  return async ({ eventId, lead, now }) => {
    await post({ id: eventId, type: 'lead.created', createdAt: lead.createdAt, lead }, now);
  };
}

/** Tells how the database and the other channels are doing. */
function createWebhookAlertSend(target: string, secret: string | null): SendAlert {
  const post = createWebhookPost(target, secret);
  return async (alert) => {
    const { eventId, now } = alert;
    await post({ id: eventId, createdAt: now.toISOString(), ...eventOf(alert) }, now);
  };
}

function eventOf(alert: Alert) {
  if (alert.kind === 'asked') return { type: 'person.asked', people: alert.people, askedAt: alert.askedAt };
  if (alert.kind === 'storage') return { type: 'storage.changed', storage: alert.storage };
  const { channel, state, reason } = alert;
  return { type: 'channel.changed', channel: { name: channel, state, reason } };
}

/** Its 2xx is the proof. */
function createWebhookTestSend(target: string, secret: string | null): SendTest {
  const post = createWebhookPost(target, secret);
  return async ({ id, now }) => {
    const status = await post({ id, type: 'alert.test', createdAt: now.toISOString(), test: true }, now);
    return { result: 'arrived', reason: `answered ${status}` };
  };
}
