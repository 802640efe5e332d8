// Whom the shop's mails come from.
import type { Shop } from '../../../schemas/shop.ts';
import type { Env } from '../../env/env.ts';
import type { Mailbox } from '../../env/env-formats.ts';

/** MAIL_FROM, or the shop's own address; under the shop's name where that gives none. */
export function senderOf({ brand }: Shop, { mailFrom }: Pick<Env, 'mailFrom'>): Mailbox {
  return { name: mailFrom?.name || brand.name, address: mailFrom?.address ?? brand.email };
}
