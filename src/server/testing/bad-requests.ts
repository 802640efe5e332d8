// Requests that a call must refuse, generated from what it takes: wrong types, missing and oversized values,
// text that cannot be stored, bodies that are no JSON, and wrong methods, types, URLs and headers.
import type { InjectOptions } from 'fastify';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  /** The methods of its path; its own alone if left out. */
  methods?: string[];
  /** A body that the call takes; undefined for a call without one. */
  body?: Record<string, unknown>;
  /** Sound that the call takes instead of a body. */
  sound?: Buffer;
  /** What each member of the body must not be. */
  fields?: Record<string, unknown[]>;
  /** Ids of nothing, by the member that holds them. */
  unknown?: Record<string, unknown[]>;
  /** URLs like its own for what is not there. */
  unknownUrls?: string[];
  /** Queries that the call refuses with 400. */
  queries?: string[];
  /** Does it honour an Idempotency-Key? */
  isIdempotent?: boolean;
}

export interface BadRequest {
  name: string;
  request: InjectOptions;
  status: number;
}

const LONE = ['\ud800', 'a\udfffb'];
const NO_TEXT = [7, 0, true, [], ['a'], {}, { length: 1 }];
const NOT_STORABLE = ['a\0b', '\0', ...LONE];

/** Everything that a text of 1 to `max` characters must not be; `undefined` stands for leaving it out. */
export const badText = (max: number): unknown[] => [
  undefined,
  null,
  '',
  ' \t\n ',
  'x'.repeat(max + 1),
  'x'.repeat(10_000),
  ...NO_TEXT,
  ...NOT_STORABLE,
];

/** Everything that a text which may be left out must not be. */
export const badOptionalText = (max: number): unknown[] => badText(max).filter((value) => !isBlank(value));

export const badEmails: unknown[] = [
  ...[
    'dana',
    'dana@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@@example.com',
    'a@example..com',
    'a@-x.com',
  ],
  ...[
    'a@example.com\nbcc: b@example.com',
    'a@example.com, b@example.com',
    'a@exam ple.com',
    `${'x'.repeat(260)}@a.example`,
  ],
];

const POST_BODIES: [name: string, body: string | Buffer, status: number][] = [
  ['an empty body', '', 400],
  ['half a body', '{"name": "Da', 400],
  ['a body with a comma too many', '{"a": 1,}', 400],
  ['single quotes', "{'a': 1}", 400],
  ['no JSON', 'hello', 400],
  ['two bodies', '{}{}', 400],
  ['a raw NUL', '{"a": "\0"}', 400],
  ['a raw line break', '{"a": "\n"}', 400],
  ['null', 'null', 400],
  ['a number', '42', 400],
  ['a text', '"text"', 400],
  ['true', 'true', 400],
  ['a list', '[]', 400],
  ['a list of objects', '[{"name": "Dana"}]', 400],
  ['no members', '{}', 400],
  ['members of nobody', '{"a": 1, "b": {"c": []}}', 400],
  ['a __proto__', '{"__proto__": {"isAdmin": true}}', 400],
  ['an escaped __proto__', '{"\\u005f_proto__": {"isAdmin": true}}', 400],
  ['a constructor', '{"constructor": {"prototype": {"isAdmin": true}}}', 400],
  ['a NUL in a key', '{"a\\u0000b": 1}', 400],
  ['a NUL far down', '{"a": [{"b": ["\\u0000"]}]}', 400],
  ['half a character in a key', '{"\\ud800": 1}', 400],
  ['half a character far down', '{"a": [{"b": ["\\uDC00"]}]}', 400],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]), 400],
  ['UTF-16', Buffer.from('{"a": 1}', 'utf16le'), 400],
  ['thirty thousand lists in one another', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
  ['thirty thousand lists around a NUL', `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`, 400],
  ['an endless number', `{"a": ${'9'.repeat(60_000)}}`, 400],
  ['a byte over 64 KiB', JSON.stringify({ a: 'x'.repeat(65_536 - 7) }), 413],
  ['a megabyte', JSON.stringify({ a: 'x'.repeat(1_000_000) }), 413],
];

const OTHER_TYPES = [
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'application/jsonp',
  'audio/webm',
  'json',
  '*/*',
  '',
];

const NO_SOUNDS = [
  'application/json',
  'audio',
  'audio/',
  'audio/*',
  'audio/;codecs=opus',
  'audio webm',
  'audio\\webm',
  '/audio',
  'xaudio/webm',
  'text/audio',
  'video/webm',
  'video/mp4',
  'image/png',
  'application/ogg',
  'application/x-mpegURL',
  'text/html',
];

/** All the bad requests for a call, each with the status it must get. */
export function badRequests(call: Call): BadRequest[] {
  const requests = [...wrongMethods(call), ...wrongUrls(call)];
  if (call.body) requests.push(...wrongBodies(call), ...wrongMembers(call));
  if (call.sound) requests.push(...wrongSounds(call));
  if (call.method !== 'GET') requests.push(...wrongTypes(call), ...wrongHeaders(call));
  return requests;
}

function wrongMethods({ method, url, body, methods }: Call): BadRequest[] {
  const taken = methods ?? (method === 'GET' ? ['GET', 'HEAD'] : [method]);
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
  return all
    .filter((other) => !taken.includes(other))
    .map((other) => ({
      name: `the method ${other}`,
      request: {
        method: other,
        url,
        ...(body && !['GET', 'HEAD', 'TRACE'].includes(other) && { payload: body }),
      },
      status: 405,
    }));
}

function wrongUrls({ method, url, body, sound, unknownUrls = [], queries = [] }: Call): BadRequest[] {
  const send = (path: string): InjectOptions => ({
    method,
    url: path,
    ...(body && { payload: body }),
    ...(sound && asRecorded(sound)),
  });
  const path = url.replace(/\?.*/, '');
  return [
    { name: 'a slash behind it', request: send(`${path}/`), status: 404 },
    { name: 'something behind it', request: send(`${path}/more`), status: 404 },
    { name: 'another case', request: send(path.toUpperCase().replace('/API/', '/api/')), status: 404 },
    { name: 'a NUL behind it', request: send(`${path}%00`), status: 400 },
    { name: 'an escape that is no UTF-8', request: send(`${path}%ff`), status: 400 },
    { name: 'a half escape', request: send(`${path}%a`), status: 400 },
    { name: 'a NUL in the query', request: send(`${path}?a=%00`), status: 400 },
    { name: 'half a character in the query', request: send(`${path}?a=%ED%A0%80`), status: 400 },
    { name: 'a parameter twice', request: send(`${path}?a=1&a=2`), status: 400 },
    { name: '__proto__ in the query', request: send(`${path}?__proto__=1`), status: 400 },
    ...unknownUrls.map((other) => ({ name: other.slice(0, 100), request: send(other), status: 404 })),
    ...queries.map((query) => ({
      name: `?${query.slice(0, 60)}`,
      request: send(`${path}?${query}`),
      status: 400,
    })),
  ];
}

function wrongBodies({ method, url }: Call): BadRequest[] {
  return POST_BODIES.map(([name, payload, status]) => ({
    name,
    request: { method, url, payload, headers: { 'content-type': 'application/json' } },
    status,
  }));
}

function wrongMembers({ method, url, body, fields = {}, unknown = {} }: Call): BadRequest[] {
  const send = (members: Record<string, unknown[]>, status: number) =>
    Object.entries(members).flatMap(([field, values]) =>
      values.map((value) => ({
        name: `${field} ${describeValue(value)}`,
        request: { method, url, payload: { ...body, [field]: value } },
        status,
      })),
    );
  return [...send(fields, 400), ...send(unknown, 404)];
}

function wrongSounds({ method, url }: Call): BadRequest[] {
  const send = (payload: Buffer | undefined, status: number) => ({
    name: `${payload?.length ?? 'no'} bytes of sound`,
    request: { method, url, ...(payload && asRecorded(payload)) },
    status,
  });
  return [
    send(undefined, 400),
    send(Buffer.alloc(0), 400),
    send(Buffer.alloc(2 * 1024 * 1024 + 1), 413),
    send(Buffer.alloc(5_000_000), 413),
  ];
}

const asRecorded = (payload: Buffer): InjectOptions => ({
  payload,
  headers: { 'content-type': 'audio/webm' },
});

function wrongTypes({ method, url, body, sound }: Call): BadRequest[] {
  const types = sound ? [...OTHER_TYPES.filter((type) => !/^audio/.test(type)), ...NO_SOUNDS] : OTHER_TYPES;
  return types.map((type) => ({
    name: `the content type '${type}'`,
    request: { method, url, payload: JSON.stringify(body ?? {}), headers: { 'content-type': type } },
    status: 415,
  }));
}

function wrongHeaders({ method, url, body, sound, isIdempotent }: Call): BadRequest[] {
  const payload = body ?? {};
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  const keys = isIdempotent ? ['', ' ', 'two words', 'ü', 'x'.repeat(256), 'a\tb'] : [];
  return [
    ...foreign.map((headers) => ({
      name: JSON.stringify(headers),
      request: { method, url, ...(sound ? asRecorded(sound) : { payload }), headers },
      status: 403,
    })),
    ...keys.map((key) => ({
      name: `the Idempotency-Key '${key.slice(0, 20)}'`,
      request: { method, url, payload, headers: { 'idempotency-key': key } },
      status: 400,
    })),
  ];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'left out';
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
}
