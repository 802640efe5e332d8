// The mail to somebody who has lost the link to their job: the links of all that their address asked for within a year.
import { dayInZone } from '../../../shop/opening-hours.ts';
import type { Env } from '../../env/env.ts';
import type { Channel, Send } from '../channel.ts';
import { cleanLine, withoutLinks } from '../mails/clean-text.ts';
import { jobOf } from '../mails/lead-words.ts';
import type { Mailer } from '../mails/mailer.ts';
import { senderOf } from '../mails/sender.ts';
import { SendError } from '../send-error.ts';

export default {
  variable: 'SMTP_URL',
  isAskedFor: true,
  open: ({ mailer, env }) => mailer && { send: createLinkSend(mailer, env) },
} satisfies Channel;

export function createLinkSend(mailer: Mailer, env: Env): Send {
  return async ({ eventId, queuedAt, lead, shop, now, answersTo, jobsOfAddress }) => {
    const jobs = await jobsOfAddress();
    if (lead.email === null || jobs.length === 0)
      throw new SendError('There is no address, or no PUBLIC_URL, to send links with.', {
        code: 'EADDRESS',
        isFinal: true,
      });
    const { name, phone, email } = shop.brand;
    await mailer.send({
      // Who asks again has a mail of its own: of several with one id mail programs show the first alone.
      eventId: `${eventId}-${Date.parse(queuedAt)}`,
      from: senderOf(shop, env),
      to: { name: '', address: lead.email },
      replyTo: answersTo,
      subject: jobs.length === 1 ? 'The link to your job' : 'The links to your jobs',
      body: {
        title: `Your ${jobs.length === 1 ? 'job' : 'jobs'} at ${name}`,
        opening: [
          'Somebody asked on our site for the links of this address. Whoever has a link reads that job: please keep it to yourself.',
        ],
        facts: [],
        links: jobs.map(({ lead: one, url }) => ({
          label: `${withoutLinks(jobOf(one) ?? 'Your request')}, ${dayOf(one.createdAt, shop.time_zone)}`,
          url,
        })),
        closing: [
          `Was it not you? Then there is nothing to do: the links went to you alone. Questions: ${phone}.`,
        ],
        footer: [cleanLine(name, 200), `${phone}, ${email}`],
      },
      attachments: [],
      now,
    });
  };
}

/** 'March 4, 2026'. */
const dayOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dayInZone(new Date(iso), timeZone)),
  );
