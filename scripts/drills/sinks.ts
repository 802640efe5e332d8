// Where notifications arrive: an SMTP server and a webhook that can be down, fail and stall, and that remember all of it.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** One attempt at one notification, as the receiving side saw it. */
export interface Arrival {
  channel: 'email' | 'webhook' | 'receipt';
  eventId: string;
  leadId: string | null;
  /** The visitor it is about, where the message tells. */
  about: string;
  from: number;
  until: number;
  isAccepted: boolean;
  mail?: Email;
  raw?: string;
}

export interface Sink {
  port: number;
  arrivals: Arrival[];
  /** Share of requests that fail, 0 to 1. */
  failing: number;
  up(): Promise<void>;
  down(): Promise<void>;
}

export const SECRET = 'drill-secret';
export const OWNER = 'owner@shop.example';

export function createMailSink(port: number): Sink {
  let server: SMTPServer | undefined;
  const sink: Sink = {
    port,
    arrivals: [],
    failing: 0,
    async up() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        logger: false,
        onRcptTo: (_address, _session, done) => done(chance(sink.failing / 2) ? refusal(450) : null),
        onData: async (stream, session, done) => {
          const from = performance.now();
          const bytes = await buffer(stream).catch(() => null);
          // The app was killed in the middle of a mail.
          if (!bytes) return done(refusal(451));
          const raw = bytes.toString();
          const mail = await PostalMime.parse(raw);
          const isAccepted = !chance(sink.failing / 2);
          const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
          const channel = to === OWNER ? 'email' : 'receipt';
          sink.arrivals.push({
            channel,
            eventId: mail.headers.find(({ key }) => key === 'x-boldwork-event-id')?.value ?? '',
            leadId: null,
            about: channel === 'email' ? (mail.replyTo?.[0]?.address ?? '') : to,
            from,
            until: performance.now(),
            isAccepted,
            mail,
            raw,
          });
          done(isAccepted ? null : refusal(451));
        },
      });
      server.on('error', () => {});
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
    async down() {
      await new Promise<void>((closed) => server?.close(closed) ?? closed());
    },
  };
  return sink;
}

export function createWebhookSink(port: number): Sink {
  let server: Server | undefined;
  const sink: Sink = {
    port,
    arrivals: [],
    failing: 0,
    async up() {
      server = createServer(async (request, response) => {
        const from = performance.now();
        const body = (await buffer(request)).toString();
        const event = JSON.parse(body) as { id: string; lead?: { id: string; email: string | null } };
        const timestamp = String(request.headers['x-boldwork-timestamp']);
        const expected = `sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`;
        const isSigned = request.headers['x-boldwork-signature'] === expected;
        const isSame = request.headers['x-boldwork-event-id'] === event.id;
        const isAccepted = isSigned && isSame && !chance(sink.failing);
        sink.arrivals.push({
          channel: 'webhook',
          eventId: event.id,
          leadId: event.lead?.id ?? null,
          about: event.lead?.email ?? '',
          from,
          until: performance.now(),
          isAccepted,
        });
        if (isAccepted || !isSigned || !isSame) return void response.writeHead(isAccepted ? 204 : 400).end();
        if (chance(0.5)) response.writeHead(500).end('no');
        else request.socket.destroy();
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async down() {
      server?.closeAllConnections();
      await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()));
    },
  };
  return sink;
}

const chance = (share: number): boolean => Math.random() < share;

function refusal(responseCode: number): Error {
  return Object.assign(new Error('try again later'), { responseCode });
}
