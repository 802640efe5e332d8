import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { createMailer, type Mail, type Mailer } from './mailer.ts';

describe('the mailer', () => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  const start = async (...args: Parameters<typeof startMailServer>) => {
    const server = await startMailServer(...args);
    cleanUps.push(() => server.stop());
    return server;
  };
  const open = (url: string, sendMs?: number): Mailer => {
    const mailer = createMailer(url, { connections: 2, ...(sendMs && { sendMs }) });
    cleanUps.push(() => mailer.close());
    return mailer;
  };

  it('signs in with the name and password of SMTP_URL, and never repeats them', async () => {
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss:word'
          ? done(null, { user: username })
          : done(new Error(`no such user ${username} with ${password}`)),
    });
    await open(server.url.replace('//', '//desk-user:p%40ss%3Aword@')).send(mail());
    expect(server.taken).toHaveLength(1);
    const refused = open(server.url.replace('//', '//desk-user:hunter%402@')).send(mail());
    await expect(refused).rejects.toThrow(
      /^The mail server did not accept the user name and password \(535 no such user … with …\)\.$/,
    );
  });

  it.each(['PLAIN', 'LOGIN'])('never repeats what it sent to sign in by AUTH %s', async (method) => {
    let lines: string[] = [];
    const { server, port } = await listen((socket) => {
      socket.write('220 mail.example\r\n');
      socket.on('data', (bytes) => {
        const line = bytes.toString().trim();
        if (line.startsWith('EHLO')) socket.write(`250-mail.example\r\n250 AUTH ${method}\r\n`);
        else if (line === 'AUTH LOGIN') socket.write('334 VXNlcm5hbWU6\r\n');
        else {
          lines = [...lines, line];
          const isLast = method === 'PLAIN' || lines.length === 2;
          socket.write(isLast ? `535 bad line: ${lines.join(' ')}\r\n` : '334 UGFzc3dvcmQ6\r\n');
        }
      });
    });
    cleanUps.push(() => server.close());
    const error: Error = await open(`smtp://desk-user:hunter%402@127.0.0.1:${port}`)
      .send(mail())
      .then(
        () => expect.unreachable(),
        (reason) => reason,
      );
    expect(lines.join(' ')).toContain(
      Buffer.from('hunter@2')
        .toString('base64')
        .slice(0, method === 'LOGIN' ? undefined : 0),
    );
    expect(error.message).toMatch(/\(535 bad line: (AUTH PLAIN )?…( …)?\)\.$/);
  });

  it('says what the server answered, on one line', async () => {
    const server = await start();
    const mailer = open(server.url);
    server.refusal = { at: 'rcpt', code: 550, text: `5.1.1 ${'no such mailbox '.repeat(30)}` };
    await expect(mailer.send(mail())).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The mail server refused it \(550 5\.1\.1 no such mailbox .{80,140}…\)\.$/,
      ),
      code: 'SMTP 550',
      isRecipientRefused: true,
    });
    server.refusal = { at: 'rcpt', code: 450, text: 'greylisted' };
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'SMTP 450', isRecipientRefused: false });
    server.refusal = { at: 'data', code: 554, text: 'spam' };
    await expect(mailer.send(mail())).rejects.toMatchObject({ code: 'SMTP 554', isRecipientRefused: false });
    server.refusal = null;
    await mailer.send(mail());
    expect(server.taken).toHaveLength(1);
  });

  it('fails where nobody listens, and sends once somebody does', async () => {
    const server = await start();
    const mailer = open(server.url);
    await server.stop();
    const failure = {
      message: expect.stringMatching(/^The mail server could not be reached \(.*ECONNREFUSED/),
    };
    await expect(mailer.send(mail())).rejects.toMatchObject(failure);
    await expect(mailer.verify()).rejects.toMatchObject(failure);
    const again = await start({}, server.port);
    await mailer.verify();
    await mailer.send(mail());
    expect(again.taken).toHaveLength(1);
  });

  it.each([
    ['says nothing', () => {}],
    [
      'greets by the letter',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('220-x\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ])('gives up on a server that %s, and leaves it', async (_what, behave) => {
    const { server, port } = await listen(behave);
    cleanUps.push(() => server.close());
    const left = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    await expect(open(`smtp://127.0.0.1:${port}`, 300).send(mail())).rejects.toMatchObject({
      message: expect.stringMatching(/^The mail server did not answer in time\./),
    });
    await left;
  });

  it('gives up on a server that never answers the mail itself, and leaves it', async () => {
    const { promise: isLeft, resolve } = Promise.withResolvers<void>();
    const server = await start({
      onData: (stream) => stream.resume(),
      onClose: () => resolve(),
    });
    await expect(open(server.url, 300).send(mail())).rejects.toMatchObject({
      message: 'The mail server did not answer in time.',
    });
    await isLeft;
  });
});

function mail(): Mail {
  return {
    eventId: randomUUID(),
    from: { name: 'Bold Work', address: 'desk@shop.example' },
    to: { name: '', address: 'owner@shop.example' },
    replyTo: null,
    subject: 'Hello',
    body: { title: 'Hello', opening: [], facts: [], closing: [], footer: [] },
    now: new Date('2026-03-04T15:00:00.000Z'),
  };
}

async function listen(behave: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).resume();
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}
