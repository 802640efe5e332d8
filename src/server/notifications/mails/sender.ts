// Whom the shop's mails come from and go to, and how they tell a time.
import type { Shop } from '../../../schemas/shop.ts';
import type { Env } from '../../env/env.ts';
import type { Mailbox } from '../../env/env-formats.ts';
import type { ReplyAddresses } from '../../mailbox/reply-address.ts';

/** MAIL_FROM, or the shop's own address; under the shop's name where that gives none. */
export function senderOf({ brand }: Shop, { mailFrom }: Pick<Env, 'mailFrom'>): Mailbox {
  return { name: mailFrom?.name || brand.name, address: mailFrom?.address ?? brand.email };
}

/** Whether a mail says that it is from there, whoever wrote it. */
export const isSender = (address: string, shop: Shop, env: Pick<Env, 'mailFrom'>): boolean =>
  address.toLowerCase() === senderOf(shop, env).address.toLowerCase();

/** Where answers to mails about a lead go: an address of its own where the mailbox is read, else the shop's. */
export function answersTo({ brand }: Shop, leadId: string, addresses: ReplyAddresses | null): Mailbox {
  return { name: brand.name, address: addresses?.of(leadId) ?? brand.email };
}

/** NOTIFY_EMAIL, or the shop's own address. */
export function shopMailbox({ brand }: Shop, { notifyEmail }: Pick<Env, 'notifyEmail'>): Mailbox {
  return { name: '', address: notifyEmail ?? brand.email };
}

/** 'Wednesday, March 4, 2026 at 9:00 AM'. */
export function describeMoment(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone })
    .format(new Date(iso))
    .replace(/\s/g, ' ');
}
