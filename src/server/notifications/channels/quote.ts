// The mail with a quote: items and total, and the page on which it is accepted. What a sum is made of stays in the shop.
import { exactDollars } from '../../../schemas/quote-sums.ts';
import type { Env } from '../../env/env.ts';
import { languageOf } from '../../lead-language.ts';
import type { Channel, Send } from '../channel.ts';
import { cleanLine } from '../mails/clean-text.ts';
import type { Mailer } from '../mails/mailer.ts';
import { senderOf } from '../mails/sender.ts';
import { JOB_MAIL_WORDS } from '../mails/words/job.ts';
import { SendError } from '../send-error.ts';

export default {
  variable: 'SMTP_URL',
  isAskedFor: true,
  open: ({ mailer, env }) => mailer && { send: createQuoteSend(mailer, env) },
} satisfies Channel;

const OPEN_STATES = new Set(['sent', 'seen']);

export function createQuoteSend(mailer: Mailer, env: Env): Send {
  return async ({ eventId, lead, shop, now, answersTo, jobUrl, quote: newest }) => {
    const [quote, url] = [await newest(), await jobUrl()];
    if (lead.email === null || url === null)
      throw final('There is no address, or no PUBLIC_URL, to send the quote with.');
    if (!quote || !OPEN_STATES.has(quote.state))
      throw final('The quote was no longer open when its mail left.');
    const { name, phone, email } = shop.brand;
    const language = languageOf(lead);
    const words = JOB_MAIL_WORDS[language].quote;
    await mailer.send({
      // Each version is a mail of its own.
      eventId: `${eventId}-${quote.version}`,
      from: senderOf(shop, env),
      to: { name: '', address: lead.email },
      replyTo: answersTo,
      subject: words.subject(cleanLine(name, 60), quote.version),
      body: {
        language,
        title: words.title(name),
        opening: [quote.version === 1 ? words.first : words.next(quote.version)],
        facts: [
          ...quote.rows.map(({ label, note, cents }): [string, string] => [
            cleanLine(label, 200),
            [exactDollars(cents), note].filter(Boolean).join('\n'),
          ]),
          [words.total, exactDollars(quote.totalCents)],
          [words.holds, quote.validUntil],
        ],
        closing: [
          ...[quote.taxNote, quote.terms].filter((text) => text !== null),
          words.accept,
          words.change(phone),
        ],
        links: [{ label: words.see, url }],
        footer: [cleanLine(name, 200), `${phone}, ${email}`],
      },
      attachments: [],
      now,
    });
  };
}

const final = (message: string): SendError => new SendError(message, { code: 'EQUOTE', isFinal: true });
