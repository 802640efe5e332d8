// The receipt: a short mail to the visitor with what the shop understood and by when somebody answers.
import type { Lead, ToldLead } from '../../../schemas/lead.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { dayInZone, describeDueTime } from '../../../shop/opening-hours.ts';
import type { RateLimitStore } from '../../../storage/requests/request-stores.ts';
import { detailsInSpanish } from '../../details-in-spanish.ts';
import type { Env } from '../../env/env.ts';
import { languageOf } from '../../lead-language.ts';
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
import { RECEIPT_WORDS, type ReceiptWords } from '../mails/words/receipt.ts';
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
      body: { ...bodyOf(notification), ...linkTo(await notification.jobUrl(), lead) },
      attachments: deadlineOf(notification),
      now,
    });
  };
}

const wordsFor = (lead: Lead): ReceiptWords => RECEIPT_WORDS[languageOf(lead)];

function subjectOf(lead: ToldLead): string {
  const job = jobOf(lead, languageOf(lead));
  const { message, request } = wordsFor(lead);
  return lead.source === 'callback' || job === null ? message : request(withoutLinks(job));
}

function bodyOf({ lead, artwork, shop, now }: Notification): MailBody {
  const { brand } = shop;
  const language = languageOf(lead);
  const words = RECEIPT_WORDS[language];
  return {
    language,
    title: words.title(brand.name),
    opening: [greeting(lead), `${opening(lead, brand.name)} ${promise(lead, shop, now)}`, introduction(lead)],
    facts: knownFacts([
      ...requestFacts(lead, language),
      // The mail has their name and address already.
      ...fieldsOf(lead, 'person', language).filter(
        ([label]) => label !== words.label('name') && label !== words.label('email'),
      ),
      ...fieldsOf({ ...lead, details: lead.details && inTheirWords(lead.details, lead) }, 'job', language),
    ]).map(([label, value]) => [label, withoutLinks(value)]),
    closing: [...filesReceived(artwork, language), words.correct(brand.phone), words.notYou],
    footer: [brand.name, addressOf(brand.address), `${brand.phone}, ${brand.email}`],
  };
}

const linkTo = (url: string | null, lead: Lead): Pick<MailBody, 'links'> =>
  url === null ? {} : { links: [{ label: wordsFor(lead).follow, url }] };

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** The day that the first item is needed by, for the visitor's calendar; nothing of who and what is in it. */
function deadlineOf({ lead, shop, now }: Notification): Attachment[] {
  const day = lead.items[0]?.dueDate ?? '';
  if (!ISO_DAY.test(day) || day < dayInZone(now, shop.time_zone)) return [];
  const title = wordsFor(lead).calendar(shop.brand.name);
  const content = calendarFile({ uid: `deadline-${lead.id}`, day, title, now });
  return [{ filename: 'deadline.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }];
}

/** Only what is plainly a name is repeated to an address that anybody may have typed. */
function greeting(lead: Lead): string {
  const { hi, hello } = wordsFor(lead);
  const first = nameOf(lead)?.split(' ')[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? hi(first) : hello;
}

function opening(lead: Lead, shopName: string): string {
  const { left, hasMessage, hasRequest } = wordsFor(lead);
  if (!lead.confirmed) return left(shopName);
  return lead.source === 'callback' ? hasMessage : hasRequest;
}

function promise(lead: Lead, shop: Shop, now: Date): string {
  const { replyDueAt } = lead;
  const { soon, answers } = wordsFor(lead);
  const due = replyDueAt === null ? null : new Date(replyDueAt);
  if (due === null || due <= now) return soon;
  return answers(describeDueTime(shop, now, due, languageOf(lead)));
}

function introduction(lead: Lead): string {
  const { ofForm, ofAgain, ofCarl } = wordsFor(lead);
  if (lead.source === 'quote_form' || lead.source === 'mail') return ofForm;
  return lead.source === 'again' ? ofAgain : ofCarl;
}

/** To the visitor their own words are theirs. */
const inTheirWords = (details: string, lead: Lead): string =>
  shorten(
    languageOf(lead) === 'es'
      ? detailsInSpanish(details, lead)
      : details.replace(/^In their words:$/m, wordsFor(lead).yourWords),
  );

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > DETAILS_MAX ? `${characters.slice(0, DETAILS_MAX - 1).join('')}…` : text;
}

function addressOf({ street, city, region, postal_code, country }: Shop['brand']['address']): string {
  return cleanLine(`${street}, ${city}, ${region} ${postal_code}, ${country}`, 200);
}
