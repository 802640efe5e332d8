// The mail with a person's reply: their words as they typed them, blocks as tables, files, and the page of the job.
import type { Env } from '../../env/env.ts';
import { showJobLink } from '../../replies/job-link-in-text.ts';
import { listInWords, REPLY_WORDS } from '../../replies/reply-words.ts';
import type { Channel, Notification, ReplyToTell, Send } from '../channel.ts';
import { cleanLine, withoutLinks } from '../mails/clean-text.ts';
import { jobOf } from '../mails/lead-words.ts';
import type { MailBody } from '../mails/mail-body.ts';
import { type Attachment, type Mailer, messageIdOf } from '../mails/mailer.ts';
import { senderOf } from '../mails/sender.ts';
import { typeOfFile } from '../mails/type-of-file.ts';
import { SendError } from '../send-error.ts';

export default {
  variable: 'SMTP_URL',
  isAskedFor: true,
  open: ({ mailer, env }) => mailer && { send: createReplySend(mailer, env) },
} satisfies Channel;

/** All together; a mail of more is refused by many servers. */
const FILES_BYTES_MOST = 20 * 1024 * 1024;
/** More than mail programs look at. */
const REFERENCES_MOST = 20;

export function createReplySend(mailer: Mailer, env: Env): Send {
  return async (notification) => {
    const { eventId, lead, shop, now, answersTo } = notification;
    const [reply, url] = [await notification.reply(), await notification.jobUrl()];
    if (lead.email === null || reply === null)
      throw final('There is no address, or no reply, to send any more.');
    const from = senderOf(shop, env);
    const { sent, left } = chosenFiles(reply.sent.attachments);
    await mailer.send({
      eventId,
      isByPerson: true,
      from,
      to: { name: '', address: lead.email },
      replyTo: answersTo,
      subject: subjectOf(reply, notification),
      thread: reply.thread
        .slice(-REFERENCES_MOST)
        .map((one) => ('theirs' in one ? `<${one.theirs}>` : messageIdOf(one.ours, from))),
      body: bodyOf(reply, { notification, url, left }),
      attachments: await readFiles(sent, notification),
      now,
    });
  };
}

function subjectOf({ subject }: ReplyToTell, { lead, shop }: Notification): string {
  const theirs = subject === null ? '' : cleanLine(subject, 180);
  if (theirs) return /^re:/i.test(theirs) ? theirs : `Re: ${theirs}`;
  const job = jobOf(lead);
  return REPLY_WORDS[lead.language].subject(job && withoutLinks(job), cleanLine(shop.brand.name, 60));
}

function bodyOf(
  { text, name, sent }: ReplyToTell,
  {
    notification: { lead, shop },
    url,
    left,
  }: { notification: Notification; url: string | null; left: ReplyToTell['sent']['attachments'] },
): MailBody {
  const { language } = lead;
  const words = REPLY_WORDS[language];
  const names = left.map((file) => cleanLine(file.name, 80));
  return {
    title: '',
    language,
    opening: showJobLink(text, url ?? words.jobPage).split(/\n{2,}/),
    facts: [],
    tables: sent.blocks.map(({ title, rows, total, note }) => ({
      title,
      rows: [
        ...rows.map(({ label, amount }): [string, string] => [label, amount]),
        ...(total === null ? [] : [[words.total, total] as [string, string]]),
      ],
      note,
    })),
    closing: names.length > 0 ? [words.tooLarge(listInWords(names, language))] : [],
    links: url === null ? [] : [{ label: words.openJob, url }],
    footer: [words.signed(cleanLine(name, 60), cleanLine(shop.brand.name, 200)), shop.brand.phone],
  };
}

/** As many as fit, in their order. */
function chosenFiles(files: ReplyToTell['sent']['attachments']) {
  let bytes = 0;
  const sent = files.filter((file) => {
    if (bytes + file.bytes > FILES_BYTES_MOST) return false;
    bytes += file.bytes;
    return true;
  });
  return { sent, left: files.filter((file) => !sent.includes(file)) };
}

async function readFiles(
  files: ReplyToTell['sent']['attachments'],
  { readFile }: Notification,
): Promise<Attachment[]> {
  const read: Attachment[] = [];
  for (const { id, name } of files) {
    const content = await readFile(id);
    if (content === null) throw final(`The file ${cleanLine(name, 80)} is no longer there.`);
    read.push({ filename: cleanLine(name, 200), contentType: typeOfFile(name), content });
  }
  return read;
}

const final = (message: string): SendError => new SendError(message, { code: 'EREPLY', isFinal: true });
