// The mail that tests whether mails to the shop arrive: marked as a test, so that nobody takes it for a request.
import type { Env } from '../../env/env.ts';
import type { SendTest } from '../channel.ts';
import type { Mailer } from './mailer.ts';
import { describeMoment, senderOf, shopMailbox } from './sender.ts';

export function createTestMailSend(mailer: Mailer, env: Env): SendTest {
  return async ({ id, shop, now }) => {
    await mailer.send({
      eventId: id,
      from: senderOf(shop, env),
      to: shopMailbox(shop, env),
      replyTo: null,
      subject: `[Test] Mails to ${shop.brand.name} arrive`,
      body: {
        title: 'This is a test',
        opening: [
          'The front desk sends it every day at opening time, and whenever somebody asks for it, to see that mails of new requests arrive.',
          'There is nothing to do.',
        ],
        facts: [['Sent', describeMoment(now.toISOString(), shop.time_zone)]],
        closing:
          env.imapUrl === null ? [] : ['The front desk finds this mail in the mailbox and deletes it.'],
        footer: [`Sent by the front desk of ${shop.brand.name}.`],
      },
      now,
    });
    return { result: 'taken', reason: 'taken by the mail server' };
  };
}
