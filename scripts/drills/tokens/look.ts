// One look at an address, as it comes over the wire, over connections that are kept.
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
/** Another one each time. */
const OWN_HEADERS = new Set(['date', 'x-request-id']);

export interface Look {
  status: number;
  /** Of status, headers and body, but what is another each time. */
  digest: string;
  ms: number;
}

export function look(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Look> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request(
      url,
      { agent, method, headers: { 'accept-encoding': 'br', ...headers } },
      (answer) => {
        const hash = createHash('sha1');
        answer.on('data', (part: Buffer) => hash.update(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const ms = performance.now() - startedAt;
          const own = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name));
          const digest = hash.update(JSON.stringify([answer.statusCode, own])).digest('hex');
          resolve({ status: answer.statusCode ?? 0, digest, ms });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** `work` of 0 to `count`, so many at once. */
export async function manyAtOnce(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
