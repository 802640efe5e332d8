// Whether the mail of a quote or a proof went out, in words.
import type { Lead, NotificationChannel } from '../../../../schemas/lead.ts';

const STATES = { waiting: 'Its mail is on the way.', sent: 'Mailed.', failed: 'Its mail could not be sent.' };

export function describeMail(
  { announcements }: Pick<Lead, 'announcements'>,
  channel: NotificationChannel,
): string {
  const mail = announcements.find((one) => one.channel === channel);
  return mail ? STATES[mail.state] : 'No mail went out: send the link yourself.';
}
