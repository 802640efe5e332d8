// The webhook's word that nobody has answered and the promise is nearly up.
import type { Channel } from '../channel.ts';
import { createWebhookPost } from '../post-webhook.ts';
import { NothingToSend } from '../send-error.ts';

export default {
  variable: 'NOTIFY_WEBHOOK_URL',
  isAskedFor: true,
  isForLate: true,
  open: ({ env: { notifyWebhookUrl: target, notifyWebhookSecret: secret } }) => {
    if (target === null) return null;
    const post = createWebhookPost(target, secret);
    return {
      send: async ({ eventId, lead, now }) => {
        if (lead.handledAt !== null) throw new NothingToSend('Somebody has answered.');
        await post({ id: eventId, type: 'lead.escalated', createdAt: now.toISOString(), lead }, now);
      },
    };
  },
} satisfies Channel;
