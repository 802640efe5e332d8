// A mailbox for tests: as much of IMAP as it takes to find a mail by a header and to delete it.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailboxServer {
  url: string;
  /** What lies in it, as it came over the wire. */
  mails: string[];
  stop(): Promise<void>;
}

const PASSWORD = 'secret';

export async function startMailboxServer(): Promise<MailboxServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready\r\n');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [tag = '', ...words] = text.slice(0, end).split(' ');
        text = text.slice(end + 2);
        socket.write(answerTo(words.join(' '), tag));
      }
    });
  });

  /** By their place, from 1. */
  const uids = new Map<string, number>();
  const uidOf = (mail: string): number => {
    if (!uids.has(mail)) uids.set(mail, uids.size + 1);
    return uids.get(mail) ?? 0;
  };

  function answerTo(command: string, tag: string): string {
    const ok = `${tag} OK done\r\n`;
    if (/^LOGIN/i.test(command))
      return command.includes(PASSWORD) ? ok : `${tag} NO [AUTHENTICATIONFAILED] no\r\n`;
    if (/^CAPABILITY/i.test(command)) return `* CAPABILITY IMAP4rev1 UIDPLUS\r\n${ok}`;
    if (/^(?:LIST|LSUB|XLIST)/i.test(command)) return `* LIST () "/" "INBOX"\r\n${ok}`;
    if (/^(?:SELECT|EXAMINE)/i.test(command))
      return `* FLAGS (\\Deleted)\r\n* ${mailbox.mails.length} EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT ${uids.size + 1}] ok\r\n${tag} OK [READ-WRITE] done\r\n`;
    if (/^UID SEARCH/i.test(command)) {
      const [, name = '', value = ''] = /HEADER "?([\w-]+)"? "?([\w-]+)"?/i.exec(command) ?? [];
      const found = mailbox.mails.filter((mail) => new RegExp(`^${name}: ?${value}`, 'im').test(mail));
      return `* SEARCH ${found.map(uidOf).join(' ')}\r\n${ok}`;
    }
    if (/^UID (?:STORE|EXPUNGE)/i.test(command)) {
      const uid = Number(/^UID \w+ (\d+)/i.exec(command)?.[1]);
      if (/EXPUNGE/i.test(command)) mailbox.mails = mailbox.mails.filter((mail) => uidOf(mail) !== uid);
      return ok;
    }
    if (/^LOGOUT/i.test(command)) return `* BYE bye\r\n${ok}`;
    return ok;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailbox: MailboxServer = {
    url: `imap://owner%40shop.example:${PASSWORD}@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`,
    mails: [],
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return mailbox;
}
