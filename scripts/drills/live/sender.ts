// Sends until there is an answer, to whichever instance lives; a repeat carries the same key.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Sender {
  urls: readonly string[];
  post(path: string, body: object, options?: { isDesk?: boolean }): Promise<Sent>;
}

export interface Sent {
  status: number;
  body: Record<string, unknown>;
  retries: number;
}

const ATTEMPTS = 200;

export function createSender(urls: readonly string[], cookie: string): Sender {
  return {
    urls,
    post: async (path, body, { isDesk = false } = {}) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(isDesk && { cookie }),
      };
      for (let retries = 0; retries < ATTEMPTS; retries += 1) {
        const url = urls[Math.floor(Math.random() * urls.length)];
        const answer = await fetch(`${url}${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
          .then(async (response) => ({ status: response.status, text: await response.text() }))
          // Cut off, or nobody there.
          .catch(() => undefined);
        if (answer && answer.status < 500)
          return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : {}, retries };
        await sleep(50 + Math.random() * 100);
      }
      throw new Error(`${path} was not answered`);
    },
  };
}
