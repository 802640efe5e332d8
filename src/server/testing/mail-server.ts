// A mail server for tests: takes mail on a free port, or refuses it, and keeps what it took.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TakenMail {
  /** Recipients of the envelope. */
  to: string[];
  from: string;
  /** As it came over the wire. */
  raw: string;
  parsed: Email;
}

export interface MailServer {
  url: string;
  port: number;
  taken: TakenMail[];
  /** Tests of the server's own, which it sends at opening time: apart from the others. */
  tests: TakenMail[];
  /** Event ids of all that came as far as their data, refused ones too. */
  seen: string[];
  /** The answer to what comes next, until it is set to null again. */
  refusal: { at: 'rcpt' | 'data'; code: number; text: string } | null;
  stop(): Promise<void>;
}

/** Starts one; `options` replace smtp-server's own. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(refusalAt('rcpt')),
    onData: async (stream, { envelope }, done) => {
      const raw = (await buffer(stream).catch(() => null))?.toString();
      // Cut off in the middle of it.
      if (raw === undefined) return done(new Error('incomplete'));
      const parsed = await PostalMime.parse(raw);
      mailServer.seen.push(eventIdOf(parsed));
      const refusal = refusalAt('data');
      if (!refusal) {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const kept = parsed.subject?.startsWith('[Test]') ? mailServer.tests : mailServer.taken;
        kept.push({ to, from, raw, parsed });
      }
      done(refusal);
    },
    ...options,
  });
  // Clients that are cut off.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken: [],
    tests: [],
    seen: [],
    refusal: null,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
  function refusalAt(at: 'rcpt' | 'data'): Error | null {
    const { refusal } = mailServer;
    if (refusal?.at !== at) return null;
    return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  }
  return mailServer;
}

export function eventIdOf({ headers }: Email): string {
  return headers.find(({ key }) => key === 'x-boldwork-event-id')?.value ?? '';
}
