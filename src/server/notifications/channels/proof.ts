// The mail with a proof, and the one that reminds of it: what waits for a yes, and the page on which it is given.
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
  open: ({ mailer, env }) => mailer && { send: createProofSend(mailer, env) },
} satisfies Channel;

export function createProofSend(mailer: Mailer, env: Env): Send {
  return async ({ eventId, lead, shop, now, answersTo, jobUrl, proofs: waiting }) => {
    const [proofs, url] = [await waiting(), await jobUrl()];
    if (lead.email === null || url === null)
      throw final('There is no address, or no PUBLIC_URL, to send the proof with.');
    if (proofs.length === 0) throw final('No proof waited any more when its mail left.');
    const { name, phone, email } = shop.brand;
    const [one] = proofs;
    const isReminder = proofs.every((proof) => proof.isReminder);
    const language = languageOf(lead);
    const words = JOB_MAIL_WORDS[language].proof;
    const what = words.what(proofs.length, one?.version);
    await mailer.send({
      // Each version is a mail of its own, and so is each day of reminders.
      eventId: `${eventId}-${proofs.map(({ version }) => version).join('-')}${isReminder ? `-${now.toISOString().slice(0, 10)}` : ''}`,
      from: senderOf(shop, env),
      to: { name: '', address: lead.email },
      replyTo: answersTo,
      subject: isReminder
        ? words.waits(proofs.length, cleanLine(name, 60))
        : words.title(what, proofs.length, cleanLine(name, 60)),
      body: {
        language,
        title: isReminder ? words.waitsTitle : words.title(what, proofs.length, name),
        opening: [isReminder ? words.reminder(what, proofs.length) : words.opening],
        facts: proofs.map(({ version, label, shows }): [string, string] => [
          words.fact(version),
          [cleanLine(label, 200), shows].join('\n'),
        ]),
        closing: [words.look, words.change(phone)],
        links: [{ label: words.see(proofs.length), url: `${url}#proofs` }],
        footer: [cleanLine(name, 200), `${phone}, ${email}`],
      },
      attachments: [],
      now,
    });
  };
}

const final = (message: string): SendError => new SendError(message, { code: 'EPROOF', isFinal: true });
