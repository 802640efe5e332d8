// The receipt: a short mail to the visitor with what the shop understood and by when somebody answers.
import { type Lead, labelOf, type ToldLead } from '../../../schemas/lead.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { dayInZone, describeDueTime } from '../../../shop/opening-hours.ts';
import type { RateLimitStore } from '../../../storage/storage.ts';
import type { Env } from '../../env/env.ts';
import type { Notification, Send } from '../notification.ts';
import { SendError } from '../send-error.ts';
import { calendarFile } from './calendar.ts';
import { cleanLine, withoutLinks } from './clean-text.ts';
import { fieldsOf, jobOf, knownFacts, nameOf } from './lead-words.ts';
import type { MailBody } from './mail-body.ts';
import type { Attachment, Mailer } from './mailer.ts';
import { requestFacts } from './request-facts.ts';
import { senderOf } from './sender.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PER_ADDRESS_MAX = 10;
/** More requests than any honest hour brings. */
const PER_HOUR_MAX = 100;
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
      replyTo: { name: shop.brand.name, address: shop.brand.email },
      subject: subjectOf(lead),
      body: bodyOf(notification),
      attachments: deadlineOf(notification),
      now,
    });
  };
}

/**
 * Nobody can flood a stranger through the shop, not by spelling one address in many ways either, nor many strangers: the
 * chat takes a lead from whoever says an address.
 */
async function countReceipt(
  rateLimits: Pick<RateLimitStore, 'hit'>,
  address: string,
  now: Date,
): Promise<void> {
  const mailbox = address.toLowerCase().replace(/\+.*(?=@)|\.(?=.*@)/g, '');
  const isOver = async (key: string, max: number, windowMs: number) =>
    (await rateLimits.hit(key, windowMs, now)).count > max;
  if (await isOver(`receipt ${mailbox}`, PER_ADDRESS_MAX, DAY_MS)) {
    throw tooMany(`That address has had ${PER_ADDRESS_MAX} receipts within a day.`);
  }
  if (await isOver('receipts', PER_HOUR_MAX, HOUR_MS)) {
    throw tooMany(`Visitors have had ${PER_HOUR_MAX} receipts within an hour.`);
  }
}

function tooMany(message: string): SendError {
  return new SendError(message, { code: 'ELIMIT', isFinal: true });
}

function subjectOf(lead: ToldLead): string {
  const job = jobOf(lead);
  return lead.source === 'callback' || job === null
    ? 'We have your message'
    : `We have your request: ${withoutLinks(job)}`;
}

function bodyOf({ lead, shop, now }: Notification): MailBody {
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
      `Anything to add or to correct? Reply to this mail, or call us at ${brand.phone}.`,
      'You have not asked us for anything? Then somebody mistyped an address: please ignore this mail.',
    ],
    footer: [brand.name, addressOf(brand.address), `${brand.phone}, ${brand.email}`],
  };
}

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
  return source === 'quote_form'
    ? 'This is what you sent us:'
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
