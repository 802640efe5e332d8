// The mail that says that nobody has answered and the promise is nearly up.
import type { ToldLead } from '../../../schemas/lead.ts';
import { describeDueTime } from '../../../shop/opening-hours.ts';
import { leadPath } from '../../push/push-message.ts';
import type { Channel, Send } from '../channel.ts';
import { fieldsOf, jobOf, knownFacts, nameOf, replyToOf } from '../mails/lead-words.ts';
import type { Mailer } from '../mails/mailer.ts';
import { requestFacts } from '../mails/request-facts.ts';
import { senderOf, shopMailbox } from '../mails/sender.ts';
import { NothingToSend } from '../send-error.ts';

export default {
  variable: 'SMTP_URL',
  isAskedFor: true,
  isForLate: true,
  open: ({ mailer, env }) => mailer && { send: createLateMailSend(mailer, env) },
} satisfies Channel;

function createLateMailSend(
  mailer: Mailer,
  env: Parameters<typeof senderOf>[1] & Parameters<typeof shopMailbox>[1] & { publicUrl: string | null },
): Send {
  return async ({ eventId, lead, shop, now }) => {
    if (lead.handledAt !== null) throw new NothingToSend('Somebody has answered.');
    const due = new Date(lead.replyDueAt ?? now);
    const isOver = due <= now;
    const words = describeDueTime(shop, now, due);
    await mailer.send({
      eventId,
      from: senderOf(shop, env),
      to: shopMailbox(shop, env),
      replyTo: replyToOf(lead),
      subject: `${isOver ? 'Answer is late' : 'Answer is due'}: ${whatFor(lead)}`,
      body: {
        title: 'Nobody has answered yet',
        opening: [
          isOver
            ? `An answer was promised for ${words}. That is over.`
            : `An answer is promised for ${words}.`,
        ],
        facts: knownFacts([...fieldsOf(lead, 'person'), ...requestFacts(lead)]),
        closing: ['Whoever answers marks it as handled at the desk; then nothing more is sent.'],
        ...(env.publicUrl && {
          links: [{ label: 'Open it in the dashboard', url: `${env.publicUrl}${leadPath(lead.id)}` }],
        }),
        footer: [`Sent by the front desk of ${shop.brand.name}.`],
      },
      now,
    });
  };
}

function whatFor(lead: ToldLead): string {
  const [job, who] = [jobOf(lead), nameOf(lead) ?? 'somebody'];
  return job === null ? who : `${job} for ${who}`;
}
