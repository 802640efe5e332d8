import { METHODS } from 'node:http';
import { describe, expect, it } from 'vitest';
import { signIn, useTestApp } from '../testing/use-test-app.ts';

describe('GET /api/estimate', () => {
  const start = useTestApp();

  it('answers the estimate of the catalog, how it is made and by when', async () => {
    const { app } = await start();
    const response = await app.inject('/api/estimate?service=embroidery&quantity=48');
    expect(response.statusCode).toBe(200);
    const estimate = response.json();
    expect(Object.keys(estimate).toSorted()).toEqual([
      'alternatives',
      'approveBy',
      'assumptions',
      'closed',
      'earliest',
      'fits',
      'highCents',
      'includes',
      'lowCents',
      'method',
      'nextBreak',
      'product',
      'rush',
      'unitCents',
      'validUntil',
      'why',
    ]);
    expect(estimate).toMatchObject({ product: 'polo', method: 'embroidery', rush: null, fits: true });
    expect(estimate.lowCents).toBeGreaterThan(0);
    expect(estimate.highCents).toBeGreaterThanOrEqual(estimate.lowCents);
    expect(estimate.unitCents).toBe(Math.round(estimate.highCents / 48));
    expect(estimate.validUntil).toMatch(/^2026-\d\d-\d\d$/);
  });

  it('takes options by their catalog names', async () => {
    const { app, shop } = await start();
    const [option] = shop.current.prices.embroidery?.options.filter(({ kind }) => kind === 'number') ?? [];
    if (option?.kind !== 'number') throw new Error('embroidery has no number to choose');
    const plain = (await app.inject('/api/estimate?service=embroidery&quantity=48')).json();
    const more = await app.inject(
      `/api/estimate?service=embroidery&quantity=48&${option.name}=${option.max}`,
    );
    expect(more.statusCode).toBe(200);
    expect(more.json().highCents).toBeGreaterThan(plain.highCents);
  });

  it('says per field what is wrong', async () => {
    const { app } = await start();
    const fieldsOf = async (query: string) => {
      const response = await app.inject(`/api/estimate?${query}`);
      expect(response.statusCode).toBe(400);
      return response
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .toSorted();
    };
    expect(await fieldsOf('')).toEqual(['quantity']);
    expect(await fieldsOf('quantity=48')).toEqual(['product']);
    expect(await fieldsOf('service=tattoos&quantity=48')).toEqual(['service']);
    expect(await fieldsOf('service=embroidery&quantity=1')).toEqual(['quantity']);
    expect(await fieldsOf('service=embroidery&quantity=48&glitter=1')).toEqual(['glitter']);
  });
});

describe('POST /api/chat/tts', () => {
  const start = useTestApp();

  it('checks the text and says that there is no voice', async () => {
    const { app } = await start();
    const speak = (payload: object) => app.inject({ method: 'POST', url: '/api/chat/tts', payload });
    expect((await speak({ text: 'Hello', language: 'en', isMobile: true })).statusCode).toBe(503);
    expect((await speak({ text: 'x'.repeat(1000) })).statusCode).toBe(503);
    expect((await speak({ text: ' ' })).statusCode).toBe(400);
    expect((await speak({ text: 'x'.repeat(1001) })).statusCode).toBe(400);
  });
});

describe('GET /api/openapi.json', () => {
  const start = useTestApp();

  it('tells every call, from the schemas that check it', async () => {
    const { app } = await start();
    const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).toSorted()).toEqual([
      '/api/admin/alerts',
      '/api/admin/alerts/push',
      '/api/admin/alerts/push/{id}',
      '/api/admin/alerts/test',
      '/api/admin/answers/{id}',
      '/api/admin/artwork/{id}/mockup',
      '/api/admin/artwork/{id}/original',
      '/api/admin/audit',
      '/api/admin/conversations',
      '/api/admin/conversations/{id}',
      '/api/admin/conversations/{id}/hand-back',
      '/api/admin/conversations/{id}/messages',
      '/api/admin/conversations/{id}/take-over',
      '/api/admin/conversations/{id}/typing',
      '/api/admin/events',
      '/api/admin/invitation',
      '/api/admin/invitation/accept',
      '/api/admin/leads',
      '/api/admin/leads.csv',
      '/api/admin/leads/{id}',
      '/api/admin/leads/{id}/announce',
      '/api/admin/leads/{id}/artwork.zip',
      '/api/admin/leads/{id}/attachments',
      '/api/admin/leads/{id}/link',
      '/api/admin/leads/{id}/notes',
      '/api/admin/leads/{id}/people',
      '/api/admin/leads/{id}/people/{person}',
      '/api/admin/leads/{id}/proofs',
      '/api/admin/leads/{id}/proofs/{version}/comments',
      '/api/admin/leads/{id}/proofs/{version}/picture',
      '/api/admin/leads/{id}/proofs/{version}/withdraw',
      '/api/admin/leads/{id}/quotes',
      '/api/admin/leads/{id}/quotes/{version}/withdraw',
      '/api/admin/leads/{id}/replies',
      '/api/admin/leads/{id}/replies/{reply}',
      '/api/admin/leads/{id}/timeline',
      '/api/admin/live',
      '/api/admin/login',
      '/api/admin/login/passkey/options',
      '/api/admin/login/passkey/verify',
      '/api/admin/logout',
      '/api/admin/mails',
      '/api/admin/mails/{id}',
      '/api/admin/mails/{id}/jobs',
      '/api/admin/mails/{id}/join',
      '/api/admin/mails/{id}/lead',
      '/api/admin/people',
      '/api/admin/people/{id}',
      '/api/admin/people/{id}/invitation',
      '/api/admin/people/{id}/sessions',
      '/api/admin/questions',
      '/api/admin/questions/{id}',
      '/api/admin/questions/{id}/answer',
      '/api/admin/questions/{id}/try',
      '/api/admin/session',
      '/api/admin/sessions',
      '/api/admin/sessions/{id}',
      '/api/admin/sign-in',
      '/api/admin/sign-in/code',
      '/api/admin/sign-in/code/confirm',
      '/api/admin/sign-in/code/remove',
      '/api/admin/sign-in/passkeys',
      '/api/admin/sign-in/passkeys/options',
      '/api/admin/sign-in/passkeys/{id}/remove',
      '/api/admin/sign-in/password',
      '/api/admin/sign-in/recovery-codes',
      '/api/admin/stats',
      '/api/admin/summary',
      '/api/artwork',
      '/api/artwork/{id}',
      '/api/artwork/{id}/picture',
      '/api/artwork/{id}/print',
      '/api/catalog',
      '/api/chat/events',
      '/api/chat/lead',
      '/api/chat/message',
      '/api/chat/start',
      '/api/chat/stt',
      '/api/chat/tts',
      '/api/chat/typing',
      '/api/contact',
      '/api/estimate',
      '/api/job/lost',
      '/api/job/{token}',
      '/api/job/{token}/accept',
      '/api/job/{token}/again',
      '/api/job/{token}/approve',
      '/api/job/{token}/changes',
      '/api/job/{token}/comments',
      '/api/job/{token}/language',
      '/api/job/{token}/messages',
      '/api/job/{token}/people',
      '/api/job/{token}/seen',
      '/api/push/receipts',
    ]);
    const body = (path: string) => paths[path].post.requestBody.content['application/json'].schema;
    expect(body('/api/contact')).toMatchObject({
      required: ['name', 'email', 'service'],
      properties: {
        name: { maxLength: 200 },
        email: { maxLength: 254 },
        details: { anyOf: [{ maxLength: 5000 }, {}] },
      },
    });
    expect(body('/api/chat/message').properties.message).toMatchObject({ minLength: 1, maxLength: 2000 });
    expect(body('/api/chat/start').properties.flow.anyOf[0].enum).toEqual([
      'quote_flow',
      'human_support',
      'design_consultation',
    ]);
    const filters = paths['/api/admin/leads'].get.parameters;
    expect(filters.find(({ name }: { name: string }) => name === 'source')).toMatchObject({
      in: 'query',
      schema: { enum: ['', 'chat', 'quote_form', 'callback', 'again', 'mail'] },
    });
    expect(Object.keys(paths['/api/admin/leads/{id}'])).toEqual(['get', 'patch', 'delete']);
    expect(Object.keys(paths['/api/admin/conversations/{id}'])).toEqual(['get', 'delete']);
    expect(Object.keys(paths['/api/admin/leads.csv'].get.responses['200'].content)).toEqual(['text/csv']);
    expect(Object.keys(paths['/api/chat/message'].post.responses['200'].content)).toEqual([
      'application/json',
      'text/event-stream',
    ]);
    const contentOf = (part: { content: object }) => Object.keys(part.content);
    expect(contentOf(paths['/api/chat/stt'].post.requestBody)).toEqual(['audio/*']);
    expect(contentOf(paths['/api/chat/stt'].post.responses['200'])).toEqual(['application/json']);
    expect(contentOf(paths['/api/chat/tts'].post.responses['200'])).toEqual(['audio/*']);
    for (const [path, methods] of Object.entries<Record<string, { responses: object; security?: object }>>(
      paths,
    )) {
      for (const call of Object.values(methods)) {
        expect(Object.keys(call.responses)).toContain('4XX');
        expect(call.security !== undefined).toBe(
          path.startsWith('/api/admin/') && !/^\/api\/admin\/(?:login|invitation)(?:\/|$)/.test(path),
        );
      }
    }
  });
});

describe('every call', () => {
  const start = useTestApp();

  it('answers HEAD like GET, without the body', async () => {
    const server = await start();
    const cookie = await signIn(server);
    for (const url of [
      '/healthz',
      '/readyz',
      '/api/openapi.json',
      '/api/estimate?service=embroidery&quantity=48',
      '/api/admin/session',
      '/api/admin/summary',
      '/api/admin/stats',
      '/api/admin/leads',
      '/api/admin/leads.csv',
      '/api/admin/conversations',
    ]) {
      const [get, head] = await Promise.all(
        (['GET', 'HEAD'] as const).map((method) => server.app.inject({ method, url, headers: { cookie } })),
      );
      expect([url, head?.statusCode]).toEqual([url, 200]);
      expect(head?.headers['content-type']).toBe(get?.headers['content-type']);
      expect(head?.headers['content-length']).toBe(get?.headers['content-length']);
      expect(head?.body).toBe('');
    }
  });

  it('names the methods that it takes', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const allow = async (url: string) => {
      const response = await server.app.inject({ method: 'OPTIONS', url, headers: { cookie } });
      return `${response.statusCode} ${response.headers.allow}`;
    };
    expect(await allow('/api/chat/start')).toBe('405 POST');
    expect(await allow('/api/estimate')).toBe('405 GET, HEAD');
    expect(await allow('/api/admin/leads')).toBe('405 GET, HEAD');
    expect(await allow('/api/admin/conversations/x')).toBe('405 DELETE, GET, HEAD');
    expect(await allow('/api/admin/leads/x')).toBe('405 DELETE, GET, HEAD, PATCH');
    expect(await allow('/api/admin/leads/x/announce')).toBe('405 POST');
    expect(await allow('/api/admin/leads.csv')).toBe('405 GET, HEAD');
    expect(await allow('/healthz')).toBe('405 GET, HEAD');
    for (const method of METHODS.filter((other) => !['CONNECT', 'GET', 'HEAD', 'POST'].includes(other))) {
      const response = await server.app.inject({ method: method as 'PUT', url: '/api/chat/start' });
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, 'POST']);
    }
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/contact/', '/api/chat', '/api//contact', '/%61pi/nothing'])(
    'is not %s, which answers a 404 problem to any method',
    async (url) => {
      const { app } = await start();
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
        const response = await app.inject({ method, url });
        expect(response.statusCode).toBe(404);
        expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      }
    },
  );

  it('answers an error of its own without a word on what happened', async () => {
    const server = await start();
    server.storage.conversations.start = () => Promise.reject(new Error('disk on fire at /var/lib'));
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/chat/start',
      payload: { sessionId: 's' },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side.',
    });
    const logged = server.lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(logged).toMatchObject({
      reqId: response.headers['x-request-id'],
      err: { message: 'disk on fire at /var/lib' },
    });
  });
});
