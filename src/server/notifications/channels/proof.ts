// The mail with a proof, and the one that reminds of it: what waits for a yes, and the page on which it is given.
import type { Env } from '../../env/env.ts';
import type { Channel, Send } from '../channel.ts';
import { cleanLine } from '../mails/clean-text.ts';
import type { Mailer } from '../mails/mailer.ts';
import { senderOf } from '../mails/sender.ts';
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
    const what = proofs.length === 1 ? `proof ${one?.version}` : `${proofs.length} proofs`;
    const it = proofs.length === 1 ? 'It waits' : 'They wait';
    await mailer.send({
      // Each version is a mail of its own, and so is each day of reminders.
      eventId: `${eventId}-${proofs.map(({ version }) => version).join('-')}${isReminder ? `-${now.toISOString().slice(0, 10)}` : ''}`,
      from: senderOf(shop, env),
      to: { name: '', address: lead.email },
      replyTo: answersTo,
      subject: isReminder
        ? `${proofs.length === 1 ? 'Your proof waits' : 'Your proofs wait'} at ${cleanLine(name, 60)}`
        : `Your ${what} from ${cleanLine(name, 60)}`,
      body: {
        title: isReminder ? `Still waiting for your yes` : `Your ${what} from ${name}`,
        opening: [
          isReminder
            ? `We sent you ${what} to look at. ${it} for your answer, and nothing is printed before.`
            : 'This is how it comes off the press. Nothing is printed before you say yes.',
        ],
        facts: proofs.map(({ version, label, shows }): [string, string] => [
          `Proof ${version}`,
          [cleanLine(label, 200), shows].join('\n'),
        ]),
        closing: [
          'Look at spelling, colors, size and placement. To approve it, open the page of your job and type your name. Opening the page approves nothing.',
          `Should something change? Put a pin where it should, right on the picture. Or reply to this mail, or call ${phone}.`,
        ],
        links: [{ label: proofs.length === 1 ? 'See the proof' : 'See the proofs', url: `${url}#proofs` }],
        footer: [cleanLine(name, 200), `${phone}, ${email}`],
      },
      attachments: [],
      now,
    });
  };
}

const final = (message: string): SendError => new SendError(message, { code: 'EPROOF', isFinal: true });
