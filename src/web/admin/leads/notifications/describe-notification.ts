// Whether the shop and the visitor were told of a lead, in words.
import { CHANNEL_LABELS, type Notification } from '../../../../schemas/lead.ts';
import { splitReason } from '../../../../schemas/split-reason.ts';

/**
 * A notification's state, and why it is not sent.
 *
 *     describeNotification({ state: 'waiting', error: 'connection refused' })
 *     'Not sent yet: connection refused; trying again'
 */
export function describeNotification({ state, error }: Pick<Notification, 'state' | 'error'>): string {
  const reason = error && splitReason(error.trim()).says.replace(/\.$/, '');
  if (state === 'sent') return 'Sent';
  if (state === 'failed') return `Failed: ${reason || 'no reason was given'}`;
  return reason ? `Not sent yet: ${reason}; trying again` : 'Not sent yet';
}

/** Several of them, each with its channel, e.g. 'Webhook: Sent. Receipt to the visitor: Not sent yet.'. */
export function describeNotifications(notifications: readonly Notification[]): string {
  return notifications
    .map((notification) => `${CHANNEL_LABELS[notification.channel]}: ${describeNotification(notification)}.`)
    .join(' ');
}

/** True if an attempt failed and none went through since. */
export function isInTrouble({ state, error }: Pick<Notification, 'state' | 'error'>): boolean {
  return state === 'failed' || (state === 'waiting' && error !== null);
}

/** How its words look then. */
export const IN_TROUBLE = '[&_span]:text-late';
