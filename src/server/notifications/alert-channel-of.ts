import type { AlertChannel } from '../../schemas/alerts.ts';
import type { NotificationChannel } from '../../schemas/lead.ts';

const WAYS: Partial<Record<NotificationChannel, AlertChannel>> = {
  email: 'mail',
  webhook: 'webhook',
  push: 'push',
  'late-email': 'mail',
  'late-webhook': 'webhook',
  'late-push': 'push',
};

/** By which of its ways a channel tells the shop; null for one that reaches the customer. */
export const alertChannelOf = (channel: NotificationChannel): AlertChannel | null => WAYS[channel] ?? null;
