// Nobody gets round the limits with made-up addresses: `npm run drill -- limits`.
// 1,000 addresses of one IPv6 /48 send forms, starts, messages and sign-ins; unrelated addresses try the ceiling of the
// whole site; and many addresses guess at one name. First one server on SQLite, then two on one PostgreSQL.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../src/storage/testing/postgres.ts';
import type { Running } from '../bench/processes.ts';
import { ADMIN, contact, report, startShop } from './visitors.ts';

const AT_ONCE = 20;
const ADDRESSES = Array.from({ length: 1000 }, (_, index) => {
  const [site, customer, host] = [Math.floor(index / 200), Math.floor(index / 20) % 10, index % 20];
  return `2001:db8:77:${((site << 8) | customer).toString(16)}::${(host + 1).toString(16)}`;
});
const UNRELATED = Array.from({ length: 4000 }, (_, index) => `198.18.${index >> 8}.${index % 256}`);
/** So that none gets to its last message. */
const CONVERSATIONS = 5;
/** Of a name's first failures, in order. */
const DELAYS = [0, 0.25, 0.5, 1, 2, 4, 4, 4];

type Send = (address: string, index: number) => Promise<number>;

export async function drillLimits(dir: string): Promise<void> {
  await mkdir(join(dir, 'data'));
  await play('one server on SQLite', 1, { DATA_DIR: join(dir, 'data') });
  const postgres = await startPostgres();
  try {
    const where = { DATA_DIR: join(dir, 'unused'), DATABASE_URL: await postgres.createDatabase() };
    await play('two servers on one PostgreSQL', 2, where);
  } finally {
    await postgres.stop();
  }
}

async function play(what: string, instances: number, where: Record<string, string>): Promise<void> {
  const servers: Running[] = [];
  for (let n = 0; n < instances; n++) {
    servers.push(await startShop({ ...where, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }));
  }
  console.log(`  ${what}`);
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? '';
  const faults: string[] = [];
  try {
    await tryNetwork(urlOf, faults);
    await trySite(urlOf, faults);
    await tryNames(urlOf, faults);
  } finally {
    for (const server of servers) await server.stop();
  }
  report(faults);
}

/** Which limits one /48 is held to, and how many of one /64 pass; a /56 twice that, the /48 four times. */
async function tryNetwork(urlOf: (index: number) => string, faults: string[]): Promise<void> {
  const conversationIds: string[] = [];
  while (conversationIds.length < CONVERSATIONS) conversationIds.push(await startElsewhere(urlOf(0)));
  const limits: Record<string, [max: number, send: Send]> = {
    forms: [10, (address, n) => send(urlOf(n), address, '/api/contact', contact(`${n}`))],
    'forms without JavaScript': [
      10,
      (address, n) => sendPlain(urlOf(n), otherNetwork(address), contact(`plain${n}`)),
    ],
    starts: [20, (address, n) => send(urlOf(n), address, '/api/chat/start', { sessionId: 'drill' })],
    messages: [
      60,
      (address, n) => {
        const conversationId = conversationIds[n % CONVERSATIONS];
        return send(urlOf(n), address, '/api/chat/message', { conversationId, message: 'Hello' });
      },
    ],
    'failed sign-ins': [10, (address, n) => guess(urlOf(n), address, `name ${n}`)],
  };
  console.log(`    ${ADDRESSES.length} addresses of one /48      passed   of a /64   of a /56   of the /48`);
  for (const [name, [max, sendOne]] of Object.entries(limits)) {
    const passed = await countPassed(ADDRESSES, sendOne);
    const allowed = [max, 2 * max, 4 * max];
    const most = [/^(?:[^:]+:){4}/, /^(?:[^:]+:){3}[^:]*(?=[^:]{2}:)/, /^(?:[^:]+:){3}/].map((network) => {
      const groups = Map.groupBy(passed, (address) => network.exec(padded(address))?.[0] ?? '');
      return Math.max(0, ...[...groups.values()].map((group) => group.length));
    });
    const columns = most.map((count, index) => `${count} of ${allowed[index]}`.padStart(11)).join('');
    console.log(`    ${name.padEnd(32)} ${String(passed.length).padStart(5)}${columns}`);
    most.forEach((count, index) => {
      const network = ['/64', '/56', '/48'][index];
      if (count > (allowed[index] ?? 0)) faults.push(`${count} ${name} of one ${network} passed`);
    });
    if (passed.length < (allowed[2] ?? 0)) faults.push(`only ${passed.length} ${name} of the /48 passed`);
  }
}

/** What all visitors together may send in 10 minutes; some of it was used up by the /48. */
async function trySite(urlOf: (index: number) => string, faults: string[]): Promise<void> {
  const tries: Record<string, [left: number, tries: number, send: Send]> = {
    forms: [
      600 - 2 * 4 * 10,
      700,
      (address, n) => send(urlOf(n), address, '/api/contact', contact(`far${n}`)),
    ],
    starts: [
      3000 - 4 * 20 - CONVERSATIONS,
      3200,
      (address, n) => send(urlOf(n), address, '/api/chat/start', { sessionId: 'drill' }),
    ],
  };
  for (const [name, [left, count, sendOne]] of Object.entries(tries)) {
    const passed = await countPassed(UNRELATED.slice(0, count), sendOne);
    console.log(
      `    ${count} unrelated addresses: ${passed.length} ${name} passed of the ${left} left to the site`,
    );
    if (passed.length !== left) faults.push(`${passed.length} ${name} passed the site's ceiling`);
  }
}

async function tryNames(urlOf: (index: number) => string, faults: string[]): Promise<void> {
  const owner = ADMIN.ADMIN_USERNAME;
  const [known = '', stranger = '', ...others] = UNRELATED;
  const signIn = (address: string) => guess(urlOf(0), address, owner, ADMIN.ADMIN_PASSWORD);
  if ((await signIn(known)) !== 200) faults.push('the owner cannot sign in');
  for (const name of [owner, 'nobody']) {
    const waits: number[] = [];
    for (const index of DELAYS.keys()) {
      waits.push(await seconds(() => guess(urlOf(index), others.shift() ?? '', name)));
    }
    console.log(
      `    failures of ${name}, each from elsewhere: ${waits.map((s) => s.toFixed(2)).join(', ')} s`,
    );
    if (waits.some((wait, index) => wait < (DELAYS[index] ?? 0)))
      faults.push(`a guess at ${name} came too soon`);
  }
  const all = await Promise.all(
    others.slice(0, 50).map((address, n) => seconds(() => guess(urlOf(n), address, owner))),
  );
  console.log(`    50 more at once: the first answered after ${Math.min(...all).toFixed(2)} s`);
  if (Math.min(...all) < 4) faults.push('guesses at once were answered sooner');
  for (const [from, address, longest] of [
    ['a known address', known, 1],
    ['a new address', stranger, 8],
  ] as const) {
    const wait = await seconds(async () => {
      if ((await signIn(address)) !== 200) faults.push(`the owner was kept out at ${from}`);
    });
    console.log(`    the owner signs in at ${from} after ${wait.toFixed(2)} s`);
    if (wait > longest) faults.push(`the owner had to wait at ${from}`);
  }
}

/** The addresses whose request was not refused with 429. */
async function countPassed(addresses: readonly string[], sendOne: Send): Promise<string[]> {
  const passed: string[] = [];
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const batch = addresses.slice(from, from + AT_ONCE);
    const statuses = await Promise.all(batch.map((address, index) => sendOne(address, from + index)));
    const strange = statuses.find((status) => ![200, 201, 303, 401, 429].includes(status));
    if (strange) throw new Error(`a request was answered with ${strange}`);
    passed.push(...batch.filter((_, index) => statuses[index] !== 429));
  }
  return passed;
}

async function send(url: string, address: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

async function sendPlain(url: string, address: string, fields: Record<string, string>): Promise<number> {
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams(fields),
  });
  const page = await response.text();
  if (response.status === 429 && !page.includes(fields.details ?? '')) throw new Error('the form was lost');
  return response.status;
}

function guess(url: string, address: string, username: string, password = 'not the password') {
  return send(url, address, '/api/admin/login', { username, password });
}

async function startElsewhere(url: string): Promise<string> {
  const response = await fetch(`${url}/api/chat/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify({ sessionId: 'drill' }),
  });
  return String(((await response.json()) as { conversationId: unknown }).conversationId);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** The limit of forms is one, whichever form it is. */
const otherNetwork = (address: string) => address.replace(':77:', ':78:');

/** With four digits in the fourth group. */
function padded(address: string): string {
  const [first, second, third, fourth = '', ...rest] = address.split(':');
  return [first, second, third, fourth.padStart(4, '0'), ...rest].join(':');
}
