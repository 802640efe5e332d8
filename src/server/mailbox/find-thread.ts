// The job that a mail belongs to: by the signed address that it was sent to, or by the id of a mail of ours that it answers.
// Nothing else counts: subjects and senders can be anybody's. What answers an alert is talk among the shop's people, which no
// customer is to read.
import { NOTIFICATION_CHANNELS, type NotificationChannel, TO_CUSTOMER } from '../../schemas/lead.ts';
import type { Storage } from '../../storage/storage.ts';
import { addressesIn, idsIn } from './mail-head.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { ReplyAddresses } from './reply-address.ts';

/** Where mail servers say whom a mail was for. */
const ADDRESS_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];
/** Ids are looked up one by one. */
const IDS_MAX = 50;

/** The lead's id; undefined where it belongs to none. */
export async function findThread(
  mail: ParsedMail,
  {
    storage,
    replyAddresses,
  }: { storage: Pick<Storage, 'leads' | 'mails'>; replyAddresses: ReplyAddresses | null },
): Promise<string | undefined> {
  const leadId = signedLead(mail, replyAddresses);
  if (leadId !== undefined) return (await storage.leads.find(leadId)) ? leadId : undefined;
  const answered = ['in-reply-to', 'references'].flatMap((name) =>
    mail.header(name).flatMap(idsIn).toReversed(),
  );
  return (await findNotified(answered, storage, TO_CUSTOMER))?.leadId;
}

/** Whose signed address it came to, whether that lead is still there or not. */
export function signedLead(
  { header }: Pick<ParsedMail, 'header'>,
  replyAddresses: ReplyAddresses | null,
): string | undefined {
  for (const address of ADDRESS_HEADERS.flatMap((name) => header(name).flatMap(addressesIn))) {
    const leadId = replyAddresses?.read(address);
    if (leadId !== undefined) return leadId;
  }
  return undefined;
}

export interface Notified {
  eventId: string;
  leadId: string;
  channel: NotificationChannel;
}

/** The notification of ours, on one of these channels, that had the first of these Message-IDs. */
export async function findNotified(
  ids: readonly string[],
  { mails }: Pick<Storage, 'mails'>,
  channels: readonly NotificationChannel[] = NOTIFICATION_CHANNELS,
): Promise<Notified | undefined> {
  for (const id of new Set(ids.slice(0, IDS_MAX))) {
    const eventId = eventOf(id);
    const found = eventId && (await mails.findNotification(eventId));
    if (eventId && found && channels.includes(found.channel)) return { eventId, ...found };
  }
  return undefined;
}

/** The event of '<event>-2@shop.example': versions and days stand behind it. */
const eventOf = (messageId: string): string | undefined =>
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-[\w-]*)?@/i.exec(messageId)?.[1]?.toLowerCase();
