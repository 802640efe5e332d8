// Sends mail by the server at SMTP_URL. nodemailer is loaded at the first use: without that variable it never is.
import querystring from 'node:querystring';
import { domainToASCII } from 'node:url';
import { isEmail } from '../../../schemas/contact-details.ts';
import type { Mailbox } from '../../env/env-formats.ts';
import { SendError } from '../send-error.ts';
import { cleanLine } from './clean-text.ts';
import { type MailBody, renderHtml, renderText } from './mail-body.ts';

export interface Mail {
  eventId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox | null;
  subject: string;
  /** A person wrote it: out-of-office notes may answer. */
  isByPerson?: true;
  /** Message-IDs of the mails that it follows, the oldest first; it answers the last. */
  thread?: string[];
  body: MailBody;
  attachments?: Attachment[];
  now: Date;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
  /** Shown in the mail where its HTML names this; the picture is no attachment then. */
  cid?: string;
}

export interface Mailer {
  /** Resolves when the server has taken the mail; rejects with a SendError within 20 s. */
  send(mail: Mail): Promise<void>;
  /** Connects and signs in; rejects with a SendError. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 15_000;
const SEND_MS = 20_000;
/** A shop gets a mail now and then: connections are kept for the next one of a burst only. */
const IDLE_MS = 5_000;
const NAME_MAX = 60;
const SUBJECT_MAX = 200;
const REASON_MAX = 160;

/**
 * `connections`: how many at a time, at most; `sendMs`: how long one mail may take.
 *
 * @example
 * const mailer = createMailer('smtps://user:password@mail.example:465', { connections: 6 });
 * await mailer.send(mail);
 */
export function createMailer(
  smtpUrl: string,
  { connections, sendMs = SEND_MS }: { connections: number; sendMs?: number },
): Mailer {
  let loading: Promise<Transport> | undefined;
  const load = () => {
    loading ??= openTransport(smtpUrl, connections);
    return loading;
  };
  const orSendError = (error: unknown) => {
    throw toSendError(error, smtpUrl);
  };
  return {
    send: async (mail) => {
      const message = toMessage(mail);
      await load()
        .then((transport) => transport.sendMail({ ...message, signal: AbortSignal.timeout(sendMs) }))
        .catch(orSendError);
    },
    verify: async () => {
      await load()
        .then((transport) => transport.verify())
        .catch(orSendError);
    },
    close: async () => {
      (await loading?.catch(() => null))?.close();
    },
  };
}

type Transport = Awaited<ReturnType<typeof openTransport>>;

async function openTransport(url: string, connections: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function toMessage(mail: Mail) {
  const { eventId, from, to, replyTo, subject, isByPerson, body, attachments = [], now } = mail;
  const thread = (mail.thread ?? []).filter((id) => MESSAGE_ID.test(id));
  const answered = thread.at(-1);
  if (!isEmail(to.address)) {
    throw new SendError('The address is none that mail can be sent to.', { code: 'EADDRESS', isFinal: true });
  }
  return {
    // Addresses as objects: text would be parsed, and could turn into several.
    from: toMailbox(from),
    to: toMailbox(to),
    ...(replyTo && { replyTo: toMailbox(replyTo) }),
    subject: headerText(subject, SUBJECT_MAX),
    text: renderText(body),
    html: renderHtml(body),
    ...(attachments.length > 0 && { attachments }),
    date: now,
    messageId: messageIdOf(eventId, from),
    ...(answered !== undefined && { inReplyTo: answered, references: thread }),
    headers: { 'X-Boldwork-Event-Id': eventId, ...(!isByPerson && { 'Auto-Submitted': 'auto-generated' }) },
    xMailer: false as const,
  };
}

/** Of a stranger's mail it may be anything. */
const MESSAGE_ID = /^<[^<>\s]{1,500}>$/;

/** '<event@shop.example>', of the mail that an event is told by. */
export const messageIdOf = (eventId: string, from: Mailbox): string =>
  `<${eventId}@${domainToASCII(from.address.split('@')[1] ?? '') || 'boldwork.invalid'}>`;

function toMailbox({ name, address }: Mailbox): Mailbox {
  return { name: headerText(name, NAME_MAX), address };
}

/** What looks like an encoded word is ASCII, goes out as it is, and would be decoded by whoever reads the mail. */
function headerText(text: string, most: number): string {
  return cleanLine(text, most).replaceAll('=?', '= ?');
}

const WORDS: Record<string, string> = {
  EAUTH: 'did not accept the user name and password',
  ENOAUTH: 'wants a user name and password',
  EABORT: 'did not answer in time',
  ETIMEDOUT: 'did not answer in time',
  EDNS: 'was not found by its name',
  ETLS: 'offered no safe connection',
};

function toSendError(error: unknown, smtpUrl: string): SendError {
  if (error instanceof SendError) return error;
  const { code, message, response, responseCode, command } = error as {
    code?: string;
    message?: string;
    response?: string;
    responseCode?: number;
    command?: string;
  };
  const words = WORDS[code ?? ''] ?? (response ? 'refused it' : 'could not be reached');
  const said = code === 'EABORT' ? '' : response || message || '';
  const reason = cleanLine(withoutCredentials(said, smtpUrl), REASON_MAX);
  return new SendError(`The mail server ${words}${reason && ` (${reason})`}.`, {
    code: responseCode ? `SMTP ${responseCode}` : (code ?? 'ESMTP'),
    isRecipientRefused: command === 'RCPT TO' && (responseCode ?? 0) >= 500,
  });
}

function withoutCredentials(text: string, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl);
  const [user, pass] = [username, password].map((text) => querystring.unescape(text));
  // A server may repeat the very line that it refuses, in which they stand as AUTH PLAIN and LOGIN have them.
  const sent = [`\0${user}\0${pass}`, pass ?? '', user ?? ''].map((text) =>
    Buffer.from(text).toString('base64'),
  );
  return [...sent, pass ?? '', password, user ?? '', username]
    .filter((secret) => secret.length > 2)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
