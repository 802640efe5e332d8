// Where the shop's mailbox is, as IMAP_URL says.
import { createHash } from 'node:crypto';
import querystring from 'node:querystring';

export interface MailboxPlace {
  host: string;
  port: number;
  /** TLS from the first byte; without it by STARTTLS, where the server offers that. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Of the mailbox, without the password: what its mails are stored under. */
  id: string;
}

/** Reads 'imaps://user:password@mail.example:993/INBOX'. */
export function readMailboxUrl(text: string): MailboxPlace {
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const isSecure = protocol === 'imaps:';
  const [user = '', secret = '', folder = ''] = [username, password, pathname.slice(1)].map((part) =>
    querystring.unescape(part),
  );
  const place = {
    // An IPv6 address stands in brackets in a URL alone.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 993 : 143),
    user,
    folder: folder || 'INBOX',
  };
  const id = createHash('sha256')
    .update(JSON.stringify(Object.values(place)))
    .digest('hex')
    .slice(0, 32);
  return { ...place, isSecure, password: secret, id };
}
