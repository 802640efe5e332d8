// The receipt: a short mail to the visitor with what the shop understood and by when somebody answers.
import { type Lead, labelOf, type ToldLead } from '../../../schemas/lead.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { dayInZone, describeDueTime } from '../../../shop/opening-hours.ts';
import type { RateLimitStore } from '../../../storage/requests/request-stores.ts';
import type { Env } from '../../env/env.ts';
import type { Channel, Notification, Send } from '../channel.ts';
import { filesReceived } from '../mails/artwork-facts.ts';
import { calendarFile } from '../mails/calendar.ts';
import { cleanLine, withoutLinks } from '../mails/clean-text.ts';
import { fieldsOf, jobOf, knownFacts, nameOf } from '../mails/lead-words.ts';
import type { MailBody } from '../mails/mail-body.ts';
import type { Attachment, Mailer } from '../mails/mailer.ts';
import { countReceipt } from '../mails/receipt-limits.ts';
import { requestFacts } from '../mails/request-facts.ts';
import { senderOf } from '../mails/sender.ts';
import { SendError } from '../send-error.ts';

export default {
  variable: 'SMTP_URL',
  open: ({ mailer, rateLimits, env }) => mailer && { send: createReceiptSend(mailer, rateLimits, env) },
} satisfies Channel;

const DETAILS_MAX = 1000;

export function createReceiptSend(mailer: Mailer, rateLimits: Pick<RateLimitStore, 'hit'>, env: Env): Send {
  return async (notification) => {
    const { eventId, attempt, lead, shop, now } = notification;
    if (lead.email === null) {
      throw new SendError('The visitor left no e-mail address.', { code: 'EADDRESS', isFinal: true });
    }
    if (env.hasRateLimits && attempt === 1) await countReceipt(rateLimits, lead.email, now);
    await mailer.send({
      eventId,
      from: senderOf(shop, env),
      to: { name: '', address: lead.email },
      replyTo: notification.answersTo,
      subject: subjectOf(lead),
      body: { ...bodyOf(notification), ...linkTo(await notification.jobUrl()) },
      attachments: deadlineOf(notification),
      now,
    });
  };
}

function subjectOf(lead: ToldLead): string {
  const job = jobOf(lead);
  return lead.source === 'callback' || job === null
    ? 'We have your message'
    : `We have your request: ${withoutLinks(job)}`;
}

function bodyOf({ lead, artwork, shop, now }: Notification): MailBody {
  const { brand } = shop;
  return {
    title: `Thank you for asking ${brand.name}`,
    opening: [greeting(lead), `${opening(lead, brand.name)} ${promise(lead, shop, now)}`, introduction(lead)],
    facts: knownFacts([
      ...requestFacts(lead),
      // The mail has their name and address already.
      ...fieldsOf(lead, 'person').filter(
        ([label]) => label !== labelOf('name') && label !== labelOf('email'),
      ),
      ...fieldsOf({ ...lead, details: lead.details && inTheirWords(lead.details) }, 'job'),
    ]).map(([label, value]) => [label, withoutLinks(value)]),
    closing: [
      ...filesReceived(artwork),
      `Anything to add or to correct? Reply to this mail, or call us at ${brand.phone}.`,
      'You have not asked us for anything? Then somebody mistyped an address: please ignore this mail.',
    ],
    footer: [brand.name, addressOf(brand.address), `${brand.phone}, ${brand.email}`],
  };
}

const linkTo = (url: string | null): Pick<MailBody, 'links'> =>
  url === null ? {} : { links: [{ label: 'Follow your job', url }] };

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** The day that the first item is needed by, for the visitor's calendar; nothing of who and what is in it. */
function deadlineOf({ lead, shop, now }: Notification): Attachment[] {
  const day = lead.items[0]?.dueDate ?? '';
  if (!ISO_DAY.test(day) || day < dayInZone(now, shop.time_zone)) return [];
  const title = `${labelOf('dueDate')}: your request at ${shop.brand.name}`;
  const content = calendarFile({ uid: `deadline-${lead.id}`, day, title, now });
  return [{ filename: 'deadline.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }];
}

/** Only what is plainly a name is repeated to an address that anybody may have typed. */
function greeting(lead: Lead): string {
  const first = nameOf(lead)?.split(' ')[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? `Hi ${first},` : 'Hello,';
}

function opening({ source, confirmed }: Lead, shopName: string): string {
  if (!confirmed)
    return `You left your address in the chat of ${shopName}, and we have kept what you told us.`;
  return source === 'callback' ? 'We have your message.' : 'We have your request.';
}

function promise({ replyDueAt }: Lead, shop: Shop, now: Date): string {
  const due = replyDueAt === null ? null : new Date(replyDueAt);
  if (due === null || due <= now) return 'A person answers as soon as possible.';
  return `A person answers ${describeDueTime(shop, now, due)}.`;
}

function introduction({ source }: Lead): string {
  if (source === 'quote_form' || source === 'mail') return 'This is what you sent us:';
  return source === 'again'
    ? 'You ordered a job again on its page. This is what we have of it:'
    : 'Carl, our AI assistant, took it down in the chat. This is what he understood:';
}

/** To the visitor their own words are theirs. */
const inTheirWords = (details: string): string =>
  shorten(details.replace(/^In their words:$/m, 'In your words:'));

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > DETAILS_MAX ? `${characters.slice(0, DETAILS_MAX - 1).join('')}…` : text;
}

function addressOf({ street, city, region, postal_code, country }: Shop['brand']['address']): string {
  return cleanLine(`${street}, ${city}, ${region} ${postal_code}, ${country}`, 200);
}
