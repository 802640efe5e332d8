// The audit log: a line for every call that changes something, for what was refused, and for failed sign-ins.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { logoPng } from '../../../artwork/testing/tiny-artwork.ts';
import type { AuditEntry } from '../../../schemas/audit.ts';
import type { QuestionList } from '../../../schemas/question.ts';
import { chatLead, mailToTake, saveLead, startConversation } from '../../../storage/testing/samples.ts';
import { DESK_CALLS } from '../../accounts/desk-calls.ts';
import { sendArtwork } from '../../testing/artwork.ts';
import { say, startChat } from '../../testing/chat.ts';
import { itemOf } from '../../testing/lead.ts';
import { ADMIN, signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const { username, password } = ADMIN;
const ASKED = 'do you offer a wedding registry?';
const QUOTE = { lines: [{ label: 'Tee', quantity: 48, unitCents: 675 }], validUntil: '2026-04-03' };

interface Call {
  path?: string;
  payload?: object;
  /** Without a session. */
  isStranger?: true;
  line?: object;
}

describe('the audit log', () => {
  const start = useTestApp();

  it('has a line for every call that changes something, and none for the others', async () => {
    const server = await start({
      notifies: true,
      env: { NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/' },
      context: { now: ticking() },
    });
    const cookie = await signIn(server);
    const { calls, ids } = await everyCall(server, cookie);
    const changing = Object.keys(DESK_CALLS).filter((call) => DESK_CALLS[call]?.did);
    // A passkey is signed by a browser's own hand: e2e/people.spec.ts finds its lines.
    const byHand = ['login/passkey/verify', 'sign-in/passkeys', 'sign-in/passkeys/:id/remove'];
    expect([...Object.keys(calls), ...byHand.map((path) => `POST /api/admin/${path}`)].toSorted()).toEqual(
      changing.toSorted(),
    );
    for (const [call, make] of Object.entries(calls)) {
      const { path, payload, isStranger, line = {} } = await make();
      const before = (await readLog(server)).length;
      const [method, pattern = ''] = call.split(' ');
      const url = path ?? pattern.replace(':id', ids.lead);
      const answer = await server.app.inject({
        method: method as 'POST',
        url,
        ...(!isStranger && { headers: { cookie } }),
        ...(payload && { payload }),
      });
      expect([call, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
        call,
        answer.statusCode,
        '',
      ]);
      const log = await readLog(server);
      expect([call, log.length]).toEqual([call, before + 1]);
      const about = pattern.includes('/leads/:id') ? { about: { kind: 'lead', id: ids.lead } } : {};
      expect([call, log[0]]).toMatchObject([
        call,
        { who: username, what: DESK_CALLS[call]?.did, actor: 'person', refused: false, ...about, ...line },
      ]);
    }
  });

  it('tells what was refused, and who failed to sign in, but never what was typed for a name', async () => {
    const server = await start({ context: { now: ticking() } });
    const owner = await signIn(server);
    const cookie = await signIn(server, { username: 'Rosa', role: 'staff' });
    await server.app.inject({ url: '/api/admin/leads.csv', headers: { cookie } });
    await server.app.inject({ url: '/api/admin/people', headers: { cookie } });
    const login = (payload: object) =>
      server.app.inject({ method: 'POST', url: '/api/admin/login', payload, remoteAddress: '203.0.113.9' });
    await login({ username: 'Rosa', password: 'wrong' });
    await login({ username: 'my secret password', password: 'wrong' });
    const [stranger, failed, people, csv] = await readLog(server);
    const failure = { what: 'sign_in_failed', actor: 'stranger', network: '203.0.113.0/24' };
    expect(stranger).toMatchObject({ ...failure, who: null });
    expect(failed).toMatchObject({ ...failure, who: 'Rosa', detail: 'password' });
    expect(people).toMatchObject({ who: 'Rosa', refused: true, detail: 'GET /api/admin/people' });
    expect(csv).toMatchObject({ who: 'Rosa', what: 'leads_exported', refused: true, network: null });
    const page = await server.app.inject({
      url: '/api/admin/audit?limit=1&kind=data&who=Rosa',
      headers: { cookie: owner },
    });
    expect(page.json<AuditEntry[]>().map(({ id }) => id)).toEqual([csv?.id]);
    for (const query of ['kind=other', 'limit=0', 'cursor=x']) {
      const url = `/api/admin/audit?${query}`;
      expect((await server.app.inject({ url, headers: { cookie: owner } })).statusCode).toBe(400);
    }
  });

  it('holds no name of a customer who was erased', async () => {
    const server = await start({ context: { now: ticking() } });
    const cookie = await signIn(server);
    const lead = chatLead({ name: 'Dana Reyes', email: 'dana@example.com' });
    await saveLead(server.storage, lead);
    const url = `/api/admin/leads/${lead.id}`;
    await server.app.inject({ method: 'PATCH', url, headers: { cookie }, payload: { status: 'won' } });
    expect((await readLog(server))[0]?.about?.name).toBe('Dana Reyes');
    await server.storage.personalData.erase('dana@example.com');
    const [line] = await readLog(server);
    expect(line).toMatchObject({ what: 'lead_changed', about: { id: lead.id, name: 'erased' } });
  });

  it('holds up what it cannot note', async () => {
    const server = await start({ context: { now: ticking() } });
    const cookie = await signIn(server);
    server.storage.audit.add = () => Promise.reject(new Error('no room'));
    const url = '/api/admin/sessions';
    const answer = await server.app.inject({ method: 'DELETE', url, headers: { cookie } });
    expect(answer.statusCode).toBe(500);
  });
});

/** Lines of one millisecond stand in any order. */
const ticking = () => {
  let ms = Date.parse('2026-03-04T15:00:00.000Z');
  return () => new Date(ms++);
};

const readLog = async ({ storage }: TestApp) => (await storage.audit.list({ limit: 200 })).items;

/** One that succeeds of each, in an order in which all of them can. */
async function everyCall(server: TestApp, cookie: string) {
  const { storage, context } = server;
  const conversationId = await startConversation(storage);
  const lead = chatLead({ items: [itemOf()] });
  await saveLead(storage, lead);
  const ofTalk = (call: string, payload: object): Call => ({
    path: `${base}/conversations/${conversationId}/${call}`,
    payload,
    line: { about: { kind: 'conversation', id: conversationId } },
  });
  const artwork = await sendArtwork(server, { conversationId, file: await logoPng(60) });
  const base = '/api/admin';
  const ids = { lead: lead.id };
  const ofLead = (path: string) => `${base}/leads/${lead.id}/${path}`;
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `${base}/${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
  const invitedId = async (name: string) =>
    (await storage.invitations.list()).find((one) => one.name === name)?.id;
  const userId = async (name: string) => (await storage.users.find(name))?.id ?? '';
  await say(server, await startChat(server), ASKED);
  /** Of the answer, once there is one. */
  const questionId = async () => (await ask('GET', 'questions')).json<QuestionList>().groups[0]?.id ?? '';
  /** The first is deleted on the way. */
  const saveOther = async () => {
    const other = chatLead();
    await saveLead(storage, other);
    return other;
  };
  const takeIn = async () => {
    const mail = mailToTake();
    await storage.mails.take(mail, context.now());
    return mail;
  };
  let token = '';
  const proof = async () => {
    const form = new FormData();
    form.set('shows', 'Full front');
    form.set('picture', new File([new Uint8Array(await logoPng(300))], 'proof.png'));
    return form;
  };
  const personId = async () =>
    (await ask('GET', `leads/${lead.id}`))
      .json()
      .job.people.find(({ name }: { name: string }) => name === 'Bo')?.person;
  const aboutJune = { about: { kind: 'person', id: 'June', name: 'June' } };

  const device = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) };
  const addDevice = async () =>
    (await ask('POST', 'alerts/push', { endpoint: 'https://push.example/2', keys: device })).json().id;

  const calls: Record<string, () => Promise<Call>> = {
    'POST /api/admin/alerts/test': async () => ({
      payload: { channel: 'webhook' },
      line: { detail: 'webhook' },
    }),
    'POST /api/admin/alerts/push': async () => ({
      payload: { endpoint: 'https://push.example/1', keys: device },
      line: { detail: 'an unknown browser' },
    }),
    'PATCH /api/admin/alerts/push/:id': async () => ({
      path: `${base}/alerts/push/${await addDevice()}`,
      payload: { told: 'asked' },
    }),
    'DELETE /api/admin/alerts/push/:id': async () => ({ path: `${base}/alerts/push/${await addDevice()}` }),
    'POST /api/admin/login': async () => ({
      payload: ADMIN,
      isStranger: true,
      line: { network: '127.0.0.0/24', detail: 'password' },
    }),
    'DELETE /api/admin/sessions': async () => ({ line: { detail: '1' } }),
    'DELETE /api/admin/sessions/:id': async () => {
      const tokenHash = randomUUID();
      const expiresAt = new Date(context.now().getTime() + 60_000);
      await storage.sessions.start({
        tokenHash,
        userId: await userId(username),
        now: context.now(),
        expiresAt,
      });
      return { path: `${base}/sessions/${tokenHash}` };
    },
    'POST /api/admin/sign-in/password': async () => ({ payload: { password, newPassword: password } }),
    'POST /api/admin/sign-in/code': async () => ({ payload: { password } }),
    'POST /api/admin/sign-in/code/confirm': async () => {
      const { secret } = (await ask('POST', 'sign-in/code', { password })).json();
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      return { payload: { code: totp.generate({ timestamp: context.now().getTime() }) } };
    },
    'POST /api/admin/sign-in/recovery-codes': async () => ({ payload: { password } }),
    'POST /api/admin/sign-in/code/remove': async () => ({ payload: { password } }),
    'POST /api/admin/people': async () => ({
      payload: { name: 'June', role: 'staff' },
      line: { ...aboutJune, detail: 'staff' },
    }),
    'POST /api/admin/people/:id/invitation': async () => ({
      path: `${base}/people/${await invitedId('June')}/invitation`,
      line: aboutJune,
    }),
    'POST /api/admin/invitation/accept': async () => {
      const again = await ask('POST', `people/${await invitedId('June')}/invitation`);
      token = again.json().inviteUrl.split('/').at(-1);
      return { payload: { token, password }, isStranger: true, line: { who: 'June' } };
    },
    'PATCH /api/admin/people/:id': async () => ({
      path: `${base}/people/${await userId('June')}`,
      payload: { role: 'owner' },
      line: { ...aboutJune, detail: 'owner' },
    }),
    'DELETE /api/admin/people/:id/sessions': async () => ({
      path: `${base}/people/${await userId('June')}/sessions`,
      line: aboutJune,
    }),
    'DELETE /api/admin/people/:id': async () => ({
      path: `${base}/people/${await userId('June')}`,
      line: aboutJune,
    }),
    'GET /api/admin/leads.csv': async () => ({}),
    'PATCH /api/admin/leads/:id': async () => ({
      payload: { status: 'contacted', assignee: username },
      line: { detail: `status contacted, assignee ${username}` },
    }),
    'POST /api/admin/leads/:id/announce': async () => ({}),
    'POST /api/admin/leads/:id/link': async () => ({}),
    'POST /api/admin/leads/:id/replies': async () => ({
      payload: { channel: 'chat', text: 'Ready' },
      line: { detail: 'chat' },
    }),
    'DELETE /api/admin/leads/:id/replies/:reply': async () => {
      const sendAt = new Date(context.now().getTime() + 60_000).toISOString();
      const planned = await ask('POST', `leads/${lead.id}/replies`, {
        channel: 'chat',
        text: 'Later',
        sendAt,
      });
      return { path: ofLead(`replies/${planned.json().id}`) };
    },
    'POST /api/admin/leads/:id/attachments': async () => {
      const form = new FormData();
      form.set('file', new File(['sizes'], 'sizes.txt'));
      return { payload: form };
    },
    'POST /api/admin/leads/:id/notes': async () => ({ payload: { text: 'Nice' } }),
    'POST /api/admin/leads/:id/people': async () => ({ payload: { name: 'Bo' } }),
    'DELETE /api/admin/leads/:id/people/:person': async () => ({
      path: ofLead(`people/${await personId()}`),
    }),
    'POST /api/admin/leads/:id/quotes': async () => ({ payload: QUOTE }),
    'POST /api/admin/leads/:id/quotes/:version/withdraw': async () => ({
      path: ofLead('quotes/1/withdraw'),
    }),
    'POST /api/admin/leads/:id/proofs': async () => ({ payload: await proof() }),
    'POST /api/admin/leads/:id/proofs/:version/comments': async () => ({
      path: ofLead('proofs/1/comments'),
      payload: { text: 'Here', x: 0.5, y: 0.5 },
    }),
    'POST /api/admin/leads/:id/proofs/:version/withdraw': async () => ({
      path: ofLead('proofs/1/withdraw'),
    }),
    'GET /api/admin/leads/:id/artwork.zip': async () => {
      const { conversationId: of } = (await storage.leads.find(lead.id)) ?? {};
      await sendArtwork(server, { conversationId: of ?? '', file: await logoPng(60) });
      return {};
    },
    'GET /api/admin/artwork/:id/original': async () => ({
      path: `${base}/artwork/${artwork}/original`,
      line: { about: { kind: 'artwork', id: artwork, name: 'logo.png' } },
    }),
    'DELETE /api/admin/leads/:id': async () => ({ line: { about: { id: lead.id, name: 'erased' } } }),
    'POST /api/admin/conversations/:id/take-over': async () => ofTalk('take-over', {}),
    'POST /api/admin/conversations/:id/messages': async () => ofTalk('messages', { text: 'Hi' }),
    'POST /api/admin/conversations/:id/hand-back': async () => ofTalk('hand-back', {}),
    'DELETE /api/admin/conversations/:id': async () => ({
      path: `${base}/conversations/${conversationId}`,
      line: { about: { kind: 'conversation', id: conversationId, name: 'erased' } },
    }),
    'PATCH /api/admin/mails/:id': async () => ({
      path: `${base}/mails/${(await takeIn()).id}`,
      payload: { dismissed: true },
    }),
    'POST /api/admin/mails/:id/join': async () => {
      const { id: leadId } = await saveOther();
      const path = `${base}/mails/${(await takeIn()).id}/join`;
      return { path, payload: { leadId }, line: { about: { kind: 'lead', id: leadId } } };
    },
    'POST /api/admin/mails/:id/lead': async () => ({
      path: `${base}/mails/${(await takeIn()).id}/lead`,
      line: { about: { kind: 'lead' } },
    }),
    'PATCH /api/admin/questions/:id': async () => ({
      path: `${base}/questions/${await questionId()}`,
      payload: { dismissed: false },
    }),
    'POST /api/admin/questions/:id/answer': async () => ({
      path: `${base}/questions/${await questionId()}/answer`,
      payload: { question: ASKED, text: 'Yes, with a page of its own.' },
    }),
    'PATCH /api/admin/answers/:id': async () => ({
      path: `${base}/answers/${await questionId()}`,
      payload: { ended: true },
    }),
    'POST /api/admin/logout': async () => ({}),
  };
  return { calls, ids };
}
