// Whether the shop and the visitor were told of a lead, in words.
import type { Notification, NotificationChannel } from '../../../../schemas/lead.ts';

export const CHANNELS: Record<NotificationChannel, string> = {
  email: 'Email to the shop',
  webhook: 'Webhook',
  receipt: 'Receipt to the visitor',
};

/**
 * A notification's state, and why it is not sent.
 *
 *     describeNotification({ state: 'waiting', error: 'connection refused' })
 *     'Not sent yet: connection refused; trying again'
 */
export function describeNotification({ state, error }: Pick<Notification, 'state' | 'error'>): string {
  const reason = error?.trim().replace(/\.$/, '');
  if (state === 'sent') return 'Sent';
  if (state === 'failed') return `Failed: ${reason || 'no reason was given'}`;
  return reason ? `Not sent yet: ${reason}; trying again` : 'Not sent yet';
}

/** Several of them, each with its channel, e.g. 'Webhook: Sent. Receipt to the visitor: Not sent yet.'. */
export function describeNotifications(notifications: readonly Notification[]): string {
  return notifications
    .map((notification) => `${CHANNELS[notification.channel]}: ${describeNotification(notification)}.`)
    .join(' ');
}

/** True if an attempt failed and none went through since. */
export function isInTrouble({ state, error }: Pick<Notification, 'state' | 'error'>): boolean {
  return state === 'failed' || (state === 'waiting' && error !== null);
}

/** How its words look then. */
export const IN_TROUBLE = '[&_span]:text-late';
