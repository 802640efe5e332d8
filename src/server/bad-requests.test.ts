import { describe, expect, it } from 'vitest';
import { badEmails, badOptionalText, badRequests, badText, type Call } from './testing/bad-requests.ts';
import { startChat } from './testing/chat.ts';
import { signIn, type TestApp, useTestApp } from './testing/use-test-app.ts';

const LANGUAGES = [
  7,
  true,
  [],
  {},
  null,
  '',
  'english please',
  'e n',
  'x'.repeat(36),
  'x'.repeat(10_000),
  'en\0',
  '\ud800',
];
const FLOWS = [
  7,
  true,
  [],
  {},
  '',
  'sales',
  'Quote_flow',
  ' quote_flow',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
];
const QUANTITIES = [
  0,
  -1,
  1.5,
  1e9,
  true,
  [],
  {},
  'many',
  '1.5',
  '-3',
  '0',
  '1e3',
  '12 or so',
  'NaN',
  '٣',
  '1,00',
  '9'.repeat(10_000),
];
const PHONES = [
  7,
  true,
  [],
  {},
  '12',
  'call me',
  '123456',
  '1'.repeat(16),
  '555-0101 \0',
  '\ud800',
  'x'.repeat(10_000),
  'drop 5550101 table',
];
const UNKNOWN = {
  conversationId: ['', ' ', 'nonsense', '3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11', '../../etc', "' or 1=1 --"],
};
const SERVICES = [...badText(200), 'Tattoos', 'embroidery', 'Hats & T-Shirts', 'constructor', '__proto__'];

const FILES = [
  ...[
    '',
    'logo.png',
    7,
    true,
    {},
    null,
    [7],
    [null],
    ['logo.png'],
    [[]],
    [{}],
    [{ id: 'x' }],
    [{ key: 'x' }],
  ],
  ...[7, null, {}, ['x']].map((key) => [{ id: 'x', key }]),
  ...['', 'x', '../x', '__proto__', '3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11', 'x'.repeat(10_000)].map((id) => [
    { id, key: 'x' },
  ]),
  Array(11).fill({ id: 'x', key: 'x' }),
];

const ESTIMATES = [
  ...[
    '',
    'service=embroidery',
    'quantity=48',
    'service=&quantity=48',
    'service=tattoos&quantity=48',
    'service=__proto__&quantity=48',
  ],
  ...[
    'service=constructor&quantity=48',
    'service=Embroidery&quantity=48',
    `service=${'x'.repeat(10_000)}&quantity=48`,
  ],
  ...[
    '',
    '0',
    '-1',
    '1',
    '11',
    '1.5',
    '1e3',
    'many',
    '0x30',
    '+48',
    '%2048',
    '48%20',
    '٤٨',
    '9'.repeat(10),
    '9'.repeat(10_000),
    'NaN',
    'Infinity',
    'null',
  ].map((quantity) => `service=embroidery&quantity=${quantity}`),
  ...[
    'speed=1',
    'rush=',
    'rush=maybe',
    'rush=__proto__',
    'rush=constructor',
    'toString=1',
    'constructor=1',
    'hasOwnProperty=1',
    `a=${'x'.repeat(10_000)}`,
    `${'x'.repeat(10_000)}=1`,
  ].map((option) => `service=embroidery&quantity=48&${option}`),
  ...[
    'service=embroidery&service=car-wraps&quantity=48',
    'service=embroidery&quantity=48&quantity=49',
    'service[]=embroidery&quantity=48',
    'service=embroidery&quantity[gt]=1',
  ],
];

const LISTS = [
  ...[
    '',
    '0',
    '201',
    '-1',
    '1.5',
    '1e1',
    'ten',
    '0x10',
    '%2050',
    '050',
    '9'.repeat(10_000),
    'NaN',
    '٥',
    'null',
  ].map((limit) => `limit=${limit}`),
  ...[
    '',
    'nonsense',
    'x'.repeat(10_000),
    '..',
    '%2e%2e%2f',
    'null',
    'e30',
    'W10',
    'bnVsbA',
    'eyJhIjoxfQ',
    "'%3B--",
    '1',
    '-',
    '%F0%9F%92%A9',
    'a'.repeat(36),
    '2026-03-04T15:00:00.000Z',
    '0',
    '%22',
    '%5B%5D',
    '%7B%7D',
  ].map((cursor) => `cursor=${cursor}`),
  ...['limit=5&limit=6', 'cursor=a&cursor=b', 'limit=5&cursor=a', 'limit=5&limit='],
];

const LEAD_QUERIES = [
  ...[
    'quote',
    'Chat',
    'chat,callback',
    'quote_form%20',
    '__proto__',
    'x'.repeat(10_000),
    '0',
    'null',
    '*',
  ].map((source) => `source=${source}`),
  ...['yes', 'no', '1', '0', 'TRUE', 'null', 'true%20', 'undefined', 'x'.repeat(10_000)].map(
    (handled) => `handled=${handled}`,
  ),
  ...['name', 'due%20desc', 'DUE', 'constructor', '-due', '1', 'x'.repeat(10_000)].map(
    (sort) => `sort=${sort}`,
  ),
  ...['false', '1', 'TRUE', 'null', 'true%20'].map((undelivered) => `undelivered=${undelivered}`),
  ...['q', 'service'].flatMap((name) => [
    `${name}=${'x'.repeat(201)}`,
    `${name}=${'%C3%A9'.repeat(201)}`,
    `${name}=a&${name}=b`,
    `${name}=%00`,
    `${name}=%ED%A0%80`,
    `${name}=%`,
  ]),
  'q=dana&source=nobody',
  'source=chat&handled=maybe&sort=due',
];

/** In place of an id in a URL. */
const NO_IDS = [
  ...[
    'nonsense',
    '3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11',
    '3C6E0B8A-9C1E-4B0E-8D5E-0A2D6F1B7C11',
    '0',
    '1',
    '-1',
  ],
  ...[
    'null',
    'undefined',
    'true',
    '__proto__',
    'constructor',
    'toString',
    '*',
    '%25',
    '%2e%2e',
    '..%2f..',
    '%2F',
  ],
  ...[
    "'%20or%201=1--",
    '%22',
    '%7B%7D',
    '%5B%5D',
    '{}',
    '%F0%9F%92%A9',
    '1e3',
    'x'.repeat(10_000),
    'a:b',
    ':id',
  ],
  ...['%20', '%0A', '%09', 'a%20b', '...', ',', ';', '~', '$where', '$%7B1%7D', '%3Cscript%3E', 'leads.csv'],
];

describe('bad requests', () => {
  const build = useTestApp();
  const start = () => build({ context: { notifier: { channels: ['webhook'], wake: () => {} } } });

  const calls: Record<string, (server: TestApp) => Promise<Call>> = {
    'POST /api/contact': async () => ({
      method: 'POST',
      url: '/api/contact',
      body: { name: 'Dana', email: 'dana@example.com', service: 'Embroidery', details: 'Caps' },
      fields: {
        name: badText(200),
        email: [...badText(254), ...badEmails],
        service: SERVICES,
        details: badOptionalText(5000),
        artwork: FILES,
      },
      isIdempotent: true,
    }),
    'POST /api/chat/start': async () => ({
      method: 'POST',
      url: '/api/chat/start',
      body: { sessionId: 'session', language: 'en', flow: 'quote_flow' },
      fields: { sessionId: badText(200), language: LANGUAGES, flow: FLOWS },
    }),
    'POST /api/chat/message': async (server) => ({
      method: 'POST',
      url: '/api/chat/message',
      body: { conversationId: await startChat(server), message: 'Hello', language: 'en' },
      fields: {
        conversationId: [
          undefined,
          null,
          7,
          true,
          [],
          {},
          'x'.repeat(101),
          'x'.repeat(10_000),
          'a\0',
          '\ud800',
        ],
        message: badText(2000),
        language: LANGUAGES,
      },
      unknown: UNKNOWN,
      isIdempotent: true,
    }),
    'POST /api/chat/lead': async (server) => ({
      method: 'POST',
      url: '/api/chat/lead',
      body: {
        conversationId: await startChat(server),
        name: 'Dana',
        email: 'dana@example.com',
        service: 'Embroidery',
        details: 'Caps',
      },
      fields: {
        conversationId: [
          undefined,
          null,
          7,
          true,
          [],
          {},
          'x'.repeat(101),
          'x'.repeat(10_000),
          'a\0',
          '\ud800',
        ],
        name: badText(200),
        email: [...badText(254), ...badEmails],
        phone: PHONES,
        company: badOptionalText(200),
        service: badText(200),
        quantity: QUANTITIES,
        dueDate: badOptionalText(200),
        details: badText(5000),
      },
      unknown: UNKNOWN,
      isIdempotent: true,
    }),
    'POST /api/chat/tts': async () => ({
      method: 'POST',
      url: '/api/chat/tts',
      body: { text: 'Hello', language: 'en', isMobile: false },
      fields: { text: badText(1000), language: LANGUAGES, isMobile: ['yes', 'true', 0, 1, [], {}] },
    }),
    'POST /api/chat/stt': async () => ({
      method: 'POST',
      url: '/api/chat/stt',
      sound: Buffer.from('recorded'),
    }),
    'GET /api/estimate': async () => ({ method: 'GET', url: '/api/estimate', queries: ESTIMATES }),
    'POST /api/admin/login': async () => ({
      method: 'POST',
      url: '/api/admin/login',
      body: { username: 'owner', password: 'correct horse battery' },
      fields: {
        username: badText(200).filter((value) => value !== ' \t\n '),
        password: badText(1000).filter((value) => value !== ' \t\n '),
      },
    }),
    'GET /api/admin/leads': async () => ({
      method: 'GET',
      url: '/api/admin/leads',
      queries: [...LISTS, ...LEAD_QUERIES],
    }),
    'GET /api/admin/leads.csv': async () => ({
      method: 'GET',
      url: '/api/admin/leads.csv',
      queries: LEAD_QUERIES,
    }),
    'GET /api/admin/leads/:id': async (server) => ({ method: 'GET', ...(await oneLead(server)) }),
    'PATCH /api/admin/leads/:id': async (server) => ({
      method: 'PATCH',
      ...(await oneLead(server)),
      body: { handled: true },
      fields: { handled: [undefined, null, 'true', 'false', '', 0, 1, [], [true], {}, 'x'.repeat(10_000)] },
    }),
    'POST /api/admin/leads/:id/announce': async (server) => {
      const { url } = await oneLead(server);
      const unknownUrls = NO_IDS.map((id) => `/api/admin/leads/${id}/announce`);
      return { method: 'POST', url: `${url}/announce`, unknownUrls };
    },
    'DELETE /api/admin/leads/:id': async (server) => ({ method: 'DELETE', ...(await oneLead(server)) }),
    'GET /api/admin/conversations': async () => ({
      method: 'GET',
      url: '/api/admin/conversations',
      queries: LISTS,
    }),
    'GET /api/admin/conversations/:id': async (server) => ({
      method: 'GET',
      ...(await oneConversation(server)),
    }),
    'DELETE /api/admin/conversations/:id': async (server) => ({
      method: 'DELETE',
      ...(await oneConversation(server)),
    }),
  };

  it.each(Object.entries(calls))(
    'to %s get the right 4xx problem and store nothing',
    async (name, prepare) => {
      const server = await start();
      const cookie = await signIn(server);
      const call = await prepare(server);
      const requests = badRequests(call);
      expect(requests.length).toBeGreaterThanOrEqual(50);
      const before = await countEverything(server);

      const wrong: string[] = [];
      for (const { name, request, status } of requests) {
        const headers = { cookie, ...request.headers };
        const response = await server.app.inject({ ...request, headers });
        const fault = findFault(response, status);
        if (fault) wrong.push(`${name}: ${fault}`);
      }
      expect(wrong).toEqual([]);
      expect(await countEverything(server), name).toEqual(before);
      expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );

  it('could have been good ones', async () => {
    const server = await start();
    for (const [name, prepare] of Object.entries(calls)) {
      const cookie = await signIn(server);
      const { method, url, body, sound } = await prepare(server);
      const query = name === 'GET /api/estimate' ? '?service=embroidery&quantity=48' : '';
      const response = await server.app.inject({
        method,
        url: url + query,
        headers: { cookie, ...(sound && { 'content-type': 'audio/webm' }) },
        ...(body && { payload: body }),
        ...(sound && { payload: sound }),
      });
      expect([name, response.statusCode]).toEqual([
        name,
        expect.toSatisfy((status) => status === 503 || status < 300),
      ]);
    }
  });
});

async function oneLead({ app }: TestApp) {
  const payload = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery' };
  const response = await app.inject({ method: 'POST', url: '/api/contact', payload });
  const { id } = response.json<{ id: string }>();
  return {
    url: `/api/admin/leads/${id}`,
    methods: ['GET', 'HEAD', 'PATCH', 'DELETE'],
    unknownUrls: NO_IDS.map((other) => `/api/admin/leads/${other}`),
  };
}

async function oneConversation(server: TestApp) {
  return {
    url: `/api/admin/conversations/${await startChat(server)}`,
    methods: ['GET', 'HEAD', 'DELETE'],
    unknownUrls: NO_IDS.map((other) => `/api/admin/conversations/${other}`),
  };
}

function findFault(
  response: { statusCode: number; headers: Record<string, unknown>; body: string },
  status: number,
): string | undefined {
  if (response.statusCode !== status)
    return `answered ${response.statusCode}, not ${status}: ${response.body.slice(0, 200)}`;
  if (status === 405 && !response.headers.allow) return 'has no Allow';
  if (!String(response.headers['content-type']).startsWith('application/problem+json'))
    return 'is no problem';
  if (!response.body) return undefined; // HEAD
  const problem = JSON.parse(response.body);
  if (problem.status !== status || problem.type !== 'about:blank' || !problem.title || !problem.detail)
    return response.body;
  if (/\bat \S+ \(|node_modules|\.ts\b/.test(response.body)) return 'shows a stack';
  return undefined;
}

async function countEverything({ storage }: TestApp) {
  const conversations = await storage.conversations.list({ limit: 200 });
  const leads = await storage.leads.list({ limit: 200 });
  return {
    conversations: await storage.conversations.count(),
    messages: conversations.items.reduce((sum, { messages }) => sum + messages.length, 0),
    leads: await storage.leads.count(),
    handled: leads.items.filter(({ handledAt }) => handledAt !== null).length,
    notifications: await storage.outbox.count(new Date()),
  };
}
