// Whether the shop and the visitor were told of a lead, in words.
import type { Announcement, AnnouncementChannel } from '../../../../schemas/lead.ts';

export const CHANNELS: Record<AnnouncementChannel, string> = {
  email: 'Email to the shop',
  webhook: 'Webhook',
  receipt: 'Receipt to the visitor',
};

/**
 * An announcement's state, and why it is not sent.
 *
 *     describeAnnouncement({ state: 'waiting', error: 'connection refused' })
 *     'Not sent yet: connection refused; trying again'
 */
export function describeAnnouncement({ state, error }: Pick<Announcement, 'state' | 'error'>): string {
  const reason = error?.trim().replace(/\.$/, '');
  if (state === 'sent') return 'Sent';
  if (state === 'failed') return `Failed: ${reason || 'no reason was given'}`;
  return reason ? `Not sent yet: ${reason}; trying again` : 'Not sent yet';
}

/** Several of them, each with its channel, e.g. 'Webhook: Sent. Receipt to the visitor: Not sent yet.'. */
export function describeAnnouncements(announcements: readonly Announcement[]): string {
  return announcements
    .map((announcement) => `${CHANNELS[announcement.channel]}: ${describeAnnouncement(announcement)}.`)
    .join(' ');
}

/** True if an attempt failed and none went through since. */
export function isInTrouble({ state, error }: Pick<Announcement, 'state' | 'error'>): boolean {
  return state === 'failed' || (state === 'waiting' && error !== null);
}
