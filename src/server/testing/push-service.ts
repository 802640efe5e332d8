// A push service for tests: takes pushes on a free port, decrypts them as the browser would, and answers as it is told.
import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface PushService {
  url: string;
  /** What came, decrypted with the keys of its device. */
  pushes: { device: string; headers: IncomingHttpHeaders; message: Record<string, unknown> }[];
  /** Answers what comes to a device; 201 at first. */
  answer: (response: ServerResponse, device: string) => void;
  /** A new browser that takes pushes there: what it sends to the shop. */
  subscribe(device: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>();
  const server = createServer(async (request, response) => {
    const device = (request.url ?? '').slice(1);
    const body = await buffer(request);
    const browser = browsers.get(device);
    const message = browser ? JSON.parse(decrypt(body, browser)) : {};
    service.pushes.push({ device, headers: request.headers, message });
    service.answer(response, device);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = {
    url,
    pushes: [],
    answer: (response) => response.writeHead(201).end(),
    subscribe: (device) => {
      const pair = createECDH('prime256v1');
      const browser = { pair, auth: randomBytes(16) };
      browsers.set(device, browser);
      return {
        endpoint: `${url}/${device}`,
        keys: { p256dh: pair.generateKeys('base64url'), auth: browser.auth.toString('base64url') },
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return service;
}

/** RFC 8291 over RFC 8188, one record: salt, record size, the sender's key, then the record. */
function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const secret = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const material = createHmac('sha256', createHmac('sha256', auth).update(secret).digest())
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
