// Looks into the shop's mailbox for tests that came back, and deletes those mails alone.
import querystring from 'node:querystring';
import { SendError } from '../notifications/send-error.ts';

/** Which of these tests lie in the mailbox; they are deleted there. Rejects with a SendError within 20 s. */
export type ReadBack = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

const ANSWER_MS = 15_000;

/**
 * `imapUrl`: 'imaps://user:password@mail.example:993/INBOX'. imapflow is loaded at the first look: without a mailbox it never
 * is.
 */
export function createReadBack(imapUrl: string): ReadBack {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  const mailbox = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return async (ids) => {
    const { ImapFlow } = await import('imapflow');
    const client = new ImapFlow({
      host: hostname,
      port: Number(port) || (secure ? 993 : 143),
      secure,
      auth: { user: querystring.unescape(username), pass: querystring.unescape(password) },
      logger: false,
      connectionTimeout: ANSWER_MS,
      greetingTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
    });
    // What breaks the connection ends the calls under way as well.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.mailboxOpen(mailbox);
      const found = new Set<string>();
      for (const id of ids) {
        const uids = await client.search({ header: { 'X-Boldwork-Event-Id': id } }, { uid: true });
        if (!uids || uids.length === 0) continue;
        found.add(id);
        await client.messageDelete(uids, { uid: true });
      }
      await client.logout();
      return found;
    } catch (error) {
      throw toSendError(error);
    } finally {
      client.close();
    }
  };
}

/** Without the server's own words, which may repeat what was sent. */
function toSendError(error: unknown): SendError {
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: string };
  if (authenticationFailed)
    return new SendError('The mailbox did not accept the user name and password.', { code: 'EAUTH' });
  return new SendError(`The mailbox could not be read (${code ?? 'EIMAP'}).`, { code: code ?? 'EIMAP' });
}
