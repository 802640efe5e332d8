// The mail that tells the shop of a new lead.
import type { LeadSource, ToldLead } from '../../../schemas/lead.ts';
import { describeDueTime } from '../../../shop/opening-hours.ts';
import type { Env } from '../../env/env.ts';
import type { Channel, Notification, Send } from '../channel.ts';
import { createAlertMailSend } from '../mails/alert-mail.ts';
import { artworkFacts } from '../mails/artwork-facts.ts';
import { fieldsOf, jobOf, knownFacts, nameOf, replyToOf } from '../mails/lead-words.ts';
import type { MailBody } from '../mails/mail-body.ts';
import type { Attachment, Mailer } from '../mails/mailer.ts';
import { requestFacts } from '../mails/request-facts.ts';
import { describeMoment, senderOf, shopMailbox } from '../mails/sender.ts';
import { createTestMailSend } from '../mails/test-mail.ts';

export default {
  variable: 'SMTP_URL',
  open: ({ mailer, env }) =>
    mailer && {
      send: createEmailSend(mailer, env),
      alert: createAlertMailSend(mailer, env),
      test: createTestMailSend(mailer, env),
    },
} satisfies Channel;

export function createEmailSend(mailer: Mailer, env: Env): Send {
  return async (notification) => {
    const { eventId, lead, shop, now } = notification;
    const [picture, unanswered] = [await pictureOf(notification), await notification.unanswered()];
    const said = unanswered?.text ?? null;
    await mailer.send({
      // Words that came since make another mail: of several with one id mail programs show the first alone.
      eventId: unanswered ? `${eventId}-${unanswered.seq}` : eventId,
      from: senderOf(shop, env),
      to: shopMailbox(shop, env),
      replyTo: replyToOf(lead),
      subject: subjectOf(lead, said),
      body: { ...bodyOf(notification, said, env.publicUrl), ...picture?.shown },
      attachments: picture ? [picture.part] : [],
      now,
    });
  };
}

/** 'New quote request: 48 T-shirts for Dana Reyes'. `said`: on the job page since. */
function subjectOf(lead: ToldLead, said: string | null): string {
  const asked = lead.source === 'callback' ? 'New callback request' : 'New quote request';
  const kind = said === null ? asked : 'On the job page';
  const who = nameOf(lead) ?? lead.email ?? lead.phone ?? 'somebody';
  const job = jobOf(lead);
  return `${kind}${lead.confirmed ? '' : ' (unconfirmed)'}: ${job ? `${job} for ${who}` : who}`;
}

/** As wide as the mail. */
const PICTURE_WIDTH = 600;

async function pictureOf({
  drawArtwork,
}: Notification): Promise<{ shown: Pick<MailBody, 'picture'>; part: Attachment } | null> {
  const png = await drawArtwork(PICTURE_WIDTH);
  if (!png) return null;
  const [cid, content] = ['artwork@boldwork.invalid', Buffer.from(png)];
  return {
    shown: { picture: { cid, width: content.readUInt32BE(PNG_WIDTH_AT), alt: 'The artwork' } },
    part: { filename: 'artwork.png', contentType: 'image/png', content, cid },
  };
}

const PNG_WIDTH_AT = 16;

const SOURCES: Record<LeadSource, string> = {
  chat: 'Chat with Carl',
  quote_form: 'Quote form',
  callback: 'Chat with Carl: wants to hear from a person',
  again: 'Ordered again on a job page',
  mail: 'By mail',
};

function bodyOf(
  { lead, artwork, shop, now }: Notification,
  said: string | null,
  publicUrl: string | null,
): MailBody {
  const who = nameOf(lead) ?? 'Somebody';
  const asked = lead.source === 'callback' ? 'Somebody wants to hear from you' : 'New quote request';
  return {
    title: said === null ? asked : 'News on a job page',
    opening: [
      ...(said === null ? [] : [`On the job page of ${who}:`, said, 'Answer in the dashboard. The job:']),
      lead.source === 'callback'
        ? `${who} asked Carl for a person.${promise(lead, shop, now)}`
        : `${who} asks for a quote.${promise(lead, shop, now)}`,
      ...(lead.confirmed
        ? []
        : [
            'Not confirmed: these details were given in the chat, and the visitor left before saying that they are right.',
          ]),
    ],
    facts: knownFacts([
      ...fieldsOf(lead, 'person'),
      ...requestFacts(lead),
      ...artworkFacts(artwork),
      ...fieldsOf(lead, 'job'),
      ['Came by', SOURCES[lead.source]],
      ['Received', describeMoment(lead.createdAt, shop.time_zone)],
    ]),
    closing: replyToOf(lead) ? [`Reply to this mail and your answer goes to ${lead.email}.`] : [],
    ...(publicUrl && {
      links: [{ label: 'Open it in the dashboard', url: `${publicUrl}/admin/dashboard` }],
    }),
    footer: [`Sent by the front desk of ${shop.brand.name}.`],
  };
}

function promise({ replyDueAt }: ToldLead, shop: Notification['shop'], now: Date): string {
  if (replyDueAt === null) return '';
  const due = new Date(replyDueAt);
  const words = describeDueTime(shop, now, due);
  return due > now
    ? ` An answer is promised for ${words}.`
    : ` An answer was promised for ${words}: that is over.`;
}
