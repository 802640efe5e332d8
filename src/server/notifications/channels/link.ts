// The mail to somebody who has lost the link to their job: the links of all that their address asked for within a year.
import type { Env } from '../../env/env.ts';
import { dateOf } from '../../job/job-words.ts';
import { languageOf } from '../../lead-language.ts';
import type { Channel, Send } from '../channel.ts';
import { cleanLine, withoutLinks } from '../mails/clean-text.ts';
import { jobOf } from '../mails/lead-words.ts';
import type { Mailer } from '../mails/mailer.ts';
import { senderOf } from '../mails/sender.ts';
import { JOB_MAIL_WORDS } from '../mails/words/job.ts';
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
    const language = languageOf(lead);
    const words = JOB_MAIL_WORDS[language].link;
    await mailer.send({
      // Who asks again has a mail of its own: of several with one id mail programs show the first alone.
      eventId: `${eventId}-${Date.parse(queuedAt)}`,
      from: senderOf(shop, env),
      to: { name: '', address: lead.email },
      replyTo: answersTo,
      subject: words.subject(jobs.length),
      body: {
        language,
        title: words.title(jobs.length, name),
        opening: [words.opening],
        facts: [],
        links: jobs.map(({ lead: one, url }) => ({
          label: `${withoutLinks(jobOf(one, language) ?? words.request)}, ${dateOf(one.createdAt, shop, language)}`,
          url,
        })),
        closing: [words.notYou(phone)],
        footer: [cleanLine(name, 200), `${phone}, ${email}`],
      },
      attachments: [],
      now,
    });
  };
}
