// What visitors send, as requests; and what the owner asks for and runs.
import { join } from 'node:path';
import { type Running, startServer } from '../bench/processes.ts';
import { runScript } from '../testing/run-script.ts';

export const ADMIN = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'correct horse battery' };

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A server on the shipped facts, limits off, with an admin. */
export function startShop(env: Record<string, string>): Promise<Running> {
  return startServer([MAIN], { ...ADMIN, ...env });
}

/** As startShop; resolves once it lives, with its database or without. */
export function startShopUnready(env: Record<string, string>): Promise<Running> {
  return startServer([MAIN], { ...ADMIN, ...env }, '/healthz');
}

export async function post(url: string, path: string, body: object, key?: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** As post, and throws unless the answer is `wanted`. */
export async function mustPost(wanted: number, ...request: Parameters<typeof post>): Promise<Answer> {
  const answer = await post(...request);
  if (answer.status === wanted) return answer;
  throw new Error(`${request[1]} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

export const contact = (mark: string) => ({
  name: `Ann ${mark}`,
  email: `ann-${mark}@example.com`,
  service: 'Embroidery',
  details: `Caps ${mark}`,
});

export const leadForm = (conversationId: string, mark: string) => ({
  conversationId,
  name: `Lee ${mark}`,
  email: `lee-${mark}@example.com`,
  service: 'Screen Printing',
  quantity: '48',
  details: `Shirts ${mark}`,
});

/** Starts a conversation and returns its id. */
export async function startChat(url: string): Promise<string> {
  const { body } = await mustPost(201, url, '/api/chat/start', { sessionId: 'drill', language: 'en' });
  return String(body.conversationId);
}

/** A signed-in owner: `get` reads any path as text. */
export async function signIn(url: string) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`no session: ${response.status}`);
  const get = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  return {
    cookie,
    get,
    /** All items of a list, page by page. */
    async list<T>(path: string): Promise<T[]> {
      const items: T[] = [];
      for (let next: string | undefined = path; next; ) {
        const answer: Response = await get(next);
        items.push(...((await answer.json()) as T[]));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      return items;
    },
  };
}

/** Runs one of the project's scripts and returns what it printed; throws if it fails. */
export async function mustRun(...script: Parameters<typeof runScript>): Promise<string> {
  const { code, out, err } = await runScript(...script);
  if (code !== 0) throw new Error(`${script[0]} ended with ${code}: ${err}`);
  return out;
}

/** Prints what went wrong and makes the drill fail. */
export function report(faults: string[]): void {
  for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
  if (faults.length > 20) console.log(`  … and ${faults.length - 20} more`);
  if (faults.length > 0) process.exitCode = 1;
}
