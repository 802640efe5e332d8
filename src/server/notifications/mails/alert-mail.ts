// The mail that tells the shop how its database, its disks and its other channels are doing.
import type { Env } from '../../env/env.ts';
import { alertWords } from '../alert-words.ts';
import type { Alert, SendAlert } from '../channel.ts';
import type { MailBody } from './mail-body.ts';
import type { Mailer } from './mailer.ts';
import { describeMoment, senderOf, shopMailbox } from './sender.ts';

export function createAlertMailSend(mailer: Mailer, env: Env): SendAlert {
  return async (alert) => {
    const { eventId, shop, now } = alert;
    const body = bodyOf(alert);
    await mailer.send({
      eventId,
      from: senderOf(shop, env),
      to: shopMailbox(shop, env),
      replyTo: null,
      subject: body.title,
      body,
      now,
    });
  };
}

function bodyOf(alert: Alert): MailBody {
  const { title, paragraphs, since } = alertWords(alert);
  const { shop } = alert;
  return {
    title,
    opening: paragraphs,
    facts: since === null ? [] : [['Since', describeMoment(since, shop.time_zone)]],
    closing: [],
    footer: [`Sent by the front desk of ${shop.brand.name}.`],
  };
}
