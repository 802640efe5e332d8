// Whether the mailbox that is read is the one that the shop's mails go to: only there a mail that does not come back is lost.
import type { Shop } from '../../schemas/shop.ts';
import type { Env } from '../env/env.ts';
import { readMailboxUrl } from '../mailbox/mailbox-place.ts';
import { shopMailbox } from '../notifications/mails/sender.ts';

/** By its user's name, or by the address that it takes answers at. */
export function isOwnMailbox(
  shop: Shop,
  env: Pick<Env, 'imapUrl' | 'notifyEmail' | 'replyTo' | 'mailFrom'>,
): boolean {
  if (env.imapUrl === null) return false;
  const answersAt = env.replyTo?.replace(/[+-]?\*/, '') ?? env.mailFrom?.address;
  return [readMailboxUrl(env.imapUrl).user, answersAt].some(
    (one) => one?.toLowerCase() === shopMailbox(shop, env).address.toLowerCase(),
  );
}
