import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  hasEspeak,
  makeProgramFolder,
  type Program,
  type ProgramFolder,
} from '../../speech/testing/programs.ts';
import { decodeWav, MP3, makeWav } from '../../speech/testing/sounds.ts';
import { type Mode, type SpeechServer, startSpeechServer } from '../../speech/testing/speech-server.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

/** One of each kind; src/speech has tests of them all. */
const NO_GOOD: Mode[] = ['500', 'reset', 'garbage', 'too long', 'hangs'];

let service: SpeechServer;
let folder: ProgramFolder;
beforeEach(async () => {
  service = await startSpeechServer();
  folder = await makeProgramFolder();
});
afterEach(async () => {
  await service.stop();
  for (const pid of folder.alive()) process.kill(pid, 'SIGKILL');
  await folder.remove();
});

const speak = ({ app }: TestApp, text = 'Forty-eight caps, then.') =>
  app.inject({ method: 'POST', url: '/api/chat/tts', payload: { text, language: 'en', isMobile: true } });
const expectProblem = (response: Awaited<ReturnType<typeof speak>>, status: number) => {
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.json()).toMatchObject({ status });
};
const errorsOf = ({ lines }: TestApp) => lines.filter((line) => JSON.parse(line).level >= 50);
const nobodyIsLeft = () => expect.poll(() => folder.alive(), { timeout: 5000 }).toEqual([]);

describe('POST /api/chat/tts', () => {
  const start = useTestApp();
  const startWith = (program: Program, env: Record<string, string> = {}) =>
    start({ env: { TTS_COMMAND: folder.commandLine(program), ...env }, speech: { answerMs: 3000 } });
  const startCalling = (mode: Mode, env: Record<string, string> = {}) => {
    service.mode = mode;
    return start({
      env: { TTS_BASE_URL: service.url, TTS_API_KEY: 'sk-secret', ...env },
      speech: { answerMs: 1000 },
    });
  };

  it('answers the sound of a program', async () => {
    const response = await speak(await startWith('good'));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(decodeWav(response.rawPayload).seconds).toBeCloseTo(0.1);
  });

  it('answers the sound of a service, which goes before a program', async () => {
    const server = await startCalling('good', { TTS_COMMAND: folder.commandLine('good'), TTS_VOICE: 'echo' });
    const response = await speak(server);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(response.rawPayload).toEqual(MP3);
    expect(JSON.parse(String(service.requests[0]?.body))).toMatchObject({ model: 'tts-1', voice: 'echo' });
    expect(folder.pids()).toEqual([]);
  });

  it('is spoken by espeak-ng, where there is one, so that it can be heard', async ({ skip }) => {
    if (!hasEspeak()) skip('espeak-ng is not on this machine');
    const server = await start({ env: { TTS_COMMAND: 'espeak-ng -v en-us --stdin --stdout' } });
    const response = await speak(server, "Hi, I'm Carl. Forty-eight caps come to $1,114.");
    expect(response.headers['content-type']).toBe('audio/wav');
    const { seconds, sampleRate, loudness } = decodeWav(response.rawPayload);
    expect(seconds).toBeGreaterThan(0.5);
    expect(seconds).toBeLessThan(30);
    expect(sampleRate).toBe(22_050);
    expect(loudness).toBeGreaterThan(0.02);
  });

  it.each<Program>(['has a child', 'exits with 3', 'writes garbage', 'writes 100 MB'])(
    'is 502 for a program that %s, and nobody is left',
    async (program) => {
      const server = await startWith(program);
      expectProblem(await speak(server), 502);
      await nobodyIsLeft();
      expect(server.lines.join('')).not.toContain('Forty-eight');
    },
  );

  it('is 502 for a program that is not there', async () => {
    const server = await start({ env: { TTS_COMMAND: 'boldwork-has-no-such-program --key sk-secret' } });
    expectProblem(await speak(server), 502);
    expect(errorsOf(server).join('')).toContain('ENOENT');
    expect(server.lines.join('')).not.toContain('sk-secret');
  });

  it.each(NO_GOOD)('is 502 for a service that is no good: %s', async (mode) => {
    const server = await startCalling(mode);
    expectProblem(await speak(server), 502);
    expect(server.lines.join('')).not.toMatch(/sk-secret|Forty-eight/);
  });

  it('is 502 after ten seconds', { tags: ['long'] }, async () => {
    const server = await start({ env: { TTS_COMMAND: folder.commandLine('does not want to end') } });
    const started = performance.now();
    expectProblem(await speak(server), 502);
    const seconds = (performance.now() - started) / 1000;
    expect(seconds).toBeGreaterThan(9.5);
    expect(seconds).toBeLessThan(20);
    await nobodyIsLeft();
  });

  it('is 503 without an engine, and where the day is used up', async () => {
    const without = await start();
    expectProblem(await speak(without), 503);
    expect(errorsOf(without)).toEqual([]);
    const server = await startCalling('good', { DAILY_AI_CALLS: '2' });
    expect((await speak(server)).statusCode).toBe(200);
    expect((await speak(server)).statusCode).toBe(200);
    expectProblem(await speak(server), 503);
    expect(service.requests).toHaveLength(2);
  });

  it('waits for the program as long as the visitor does', async () => {
    const server = await startWith('waits until it may');
    const answer = speakOverHttp(server);
    await expect.poll(() => folder.alive(), { timeout: 5000 }).toHaveLength(1);
    await writeFile(join(folder.path, 'go'), '');
    const response = await answer;
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  });

  it('ends the program when the visitor leaves', async () => {
    const server = await startWith('hangs');
    await leaveEarly(server, () => expect.poll(() => folder.alive(), { timeout: 5000 }).toHaveLength(1));
    await nobodyIsLeft();
    expect(errorsOf(server)).toEqual([]);
  });

  it('cuts off the service when the visitor leaves', async () => {
    const server = await startCalling('hangs');
    await leaveEarly(server, () => expect.poll(() => service.requests.length).toBe(1));
    await expect.poll(() => service.cutOff).toBe(1);
  });

  async function speakOverHttp({ app }: TestApp, signal?: AbortSignal): Promise<Response> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}/api/chat/tts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Forty-eight caps, then.' }),
      ...(signal && { signal }),
    });
  }

  async function leaveEarly(server: TestApp, isBusy: () => Promise<void>): Promise<void> {
    const visitor = new AbortController();
    const answer = expect(speakOverHttp(server, visitor.signal)).rejects.toThrow();
    await isBusy();
    visitor.abort();
    await answer;
  }
});

describe('what everybody hears in the same words', () => {
  const start = useTestApp();
  const startCalling = (env: Record<string, string> = {}, more = {}) =>
    start({ env: { TTS_BASE_URL: service.url, ...env }, ...more });
  const greetingOf = ({ shop }: TestApp) => shop.current.greeting.text_intro.message;
  const files = async ({ dataDir }: TestApp) =>
    existsSync(join(dataDir, 'speech')) ? readdir(join(dataDir, 'speech')) : [];

  it('is asked for once, and answered from the disk ever after, at no cost', async () => {
    const server = await startCalling({ DAILY_AI_CALLS: '1' });
    service.sound = makeWav({ seconds: 1 });
    for (let i = 0; i < 3; i += 1) {
      const response = await speak(server, greetingOf(server));
      expect(response.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' });
      expect(decodeWav(response.rawPayload).seconds).toBe(1);
    }
    const next = await startCalling({ DAILY_AI_CALLS: '0' }, { dataDir: server.dataDir });
    expect((await speak(next, greetingOf(next))).statusCode).toBe(200);
    expect(service.requests).toHaveLength(1);
    const [file = ''] = await files(server);
    expect((await stat(join(server.dataDir, 'speech'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(server.dataDir, 'speech', file))).mode & 0o777).toBe(0o600);
  });

  it('is the greeting and the opening of each flow, as the start of a chat says them', async () => {
    const server = await startCalling();
    const said = new Set<string>([server.shop.current.greeting.voice_intro.text]);
    for (const flow of ['quote_flow', 'human_support', 'design_consultation']) {
      const payload = { sessionId: 's', flow };
      const { messages } = (
        await server.app.inject({ method: 'POST', url: '/api/chat/start', payload })
      ).json();
      for (const { content } of messages) said.add(content);
    }
    expect(said.size).toBeGreaterThanOrEqual(4);
    for (const text of [...said, ...said]) expect((await speak(server, text)).statusCode).toBe(200);
    expect(service.requests).toHaveLength(said.size);
    expect(await files(server)).toHaveLength(said.size);
  });

  it('starts no program a second time', async () => {
    const server = await start({ env: { TTS_COMMAND: folder.commandLine('good') } });
    for (let i = 0; i < 3; i += 1) expect((await speak(server, greetingOf(server))).statusCode).toBe(200);
    expect(folder.pids()).toHaveLength(1);
  });

  it('is asked for once by visitors who come at the same time', async () => {
    const server = await startCalling({ DAILY_AI_CALLS: '1' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => speak(server, greetingOf(server))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(service.requests).toHaveLength(1);
  });

  it('never is a reply, which may hold what a visitor said', async () => {
    const server = await startCalling();
    for (const text of ['Noted: 48 caps for Dana.', `${greetingOf(server)} Dana!`, 'Hello']) {
      for (let i = 0; i < 2; i += 1) expect((await speak(server, text)).statusCode).toBe(200);
    }
    expect(service.requests).toHaveLength(6);
    expect(await files(server)).toEqual([]);
    expect((await readdir(server.dataDir)).filter((name) => !name.startsWith('boldwork.sqlite'))).toEqual([]);
  });

  it('is asked for again in another voice', async () => {
    const server = await startCalling({ TTS_VOICE: 'onyx' });
    await speak(server, greetingOf(server));
    const { dataDir } = server;
    for (const env of [{ TTS_VOICE: 'echo' }, { TTS_VOICE: 'onyx', TTS_MODEL: 'tts-2' }]) {
      await speak(await startCalling(env, { dataDir }), greetingOf(server));
    }
    expect(service.requests).toHaveLength(3);
    expect(await files(server)).toHaveLength(3);
  });

  it('is asked for again where it failed before, or where the file is damaged', async () => {
    service.mode = '500';
    const server = await startCalling();
    expect((await speak(server, greetingOf(server))).statusCode).toBe(502);
    expect(await files(server)).toEqual([]);
    service.mode = 'good';
    expect((await speak(server, greetingOf(server))).statusCode).toBe(200);
    const [name = ''] = await files(server);
    const path = join(server.dataDir, 'speech', name);
    const file = await readFile(path);
    for (const damaged of [
      Buffer.alloc(0),
      file.subarray(0, -1),
      Buffer.concat([file, file]),
      randomBytes(99),
    ]) {
      await writeFile(path, damaged);
      const before = service.requests.length;
      expect((await speak(server, greetingOf(server))).rawPayload).toEqual(MP3);
      expect(service.requests).toHaveLength(before + 1);
      expect(await readFile(path)).toEqual(file);
    }
  });

  it('is heard also where the disk does not take it, which is logged', async () => {
    const server = await startCalling({ DATA_DIR: '/dev/null' });
    expect((await speak(server, greetingOf(server))).statusCode).toBe(200);
    expect(server.lines.join('')).toContain('a sound could not be kept');
  });
});

describe('POST /api/chat/stt', () => {
  const start = useTestApp();
  const startCalling = (env: Record<string, string> = {}) =>
    start({
      env: { STT_BASE_URL: service.url, STT_API_KEY: 'sk-secret', ...env },
      speech: { answerMs: 1000 },
    });
  const recording = randomBytes(50_000);
  const listen = ({ app }: TestApp, payload: Buffer | string = recording, type = 'audio/webm;codecs=opus') =>
    app.inject({ method: 'POST', url: '/api/chat/stt', payload, headers: { 'content-type': type } });
  const receivedFile = async () => {
    const { body, headers } = service.requests.at(-1) ?? { body: Buffer.alloc(0), headers: {} };
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('there is no file');
    return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()), model: form.get('model') };
  };

  it('answers what is said, from a recording that arrives as it was sent', async () => {
    const server = await startCalling();
    const response = await listen(server);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ text: 'Forty-eight caps, please.' });
    const { name, bytes, model } = await receivedFile();
    expect([name, model]).toEqual(['speech.webm', 'whisper-1']);
    expect(bytes.equals(recording)).toBe(true);
  });

  it.each(['audio/webm', 'audio/mp4', 'audio/ogg; codecs=opus', 'AUDIO/wav', 'audio/mpeg'])(
    'takes %s',
    async (type) => {
      expect((await listen(await startCalling(), recording, type)).statusCode).toBe(200);
    },
  );

  it('takes 2 MB and no more', async () => {
    const server = await startCalling();
    const most = randomBytes(2 * 1024 * 1024);
    expect((await listen(server, most)).statusCode).toBe(200);
    expect((await receivedFile()).bytes.equals(most)).toBe(true);
    const response = await listen(server, Buffer.concat([most, most.subarray(0, 1)]));
    expectProblem(response, 413);
    expect(response.json().detail).toContain('2 MB');
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['nothing', '', 'audio/webm', 400],
    ['JSON', '{"text":"hi"}', 'application/json', 415],
    ['a form', 'x', 'multipart/form-data; boundary=x', 415],
    ['a film', 'x', 'video/webm', 415],
    ['bytes', 'x', 'application/octet-stream', 415],
    ['no type', 'x', '', 415],
    ['half a type', 'x', 'audio/', 415],
  ])('refuses %s', async (_what, payload, type, status) => {
    const server = await startCalling();
    expectProblem(await listen(server, payload, type), status);
    expect(service.requests).toEqual([]);
  });

  it('refuses a call without a body', async () => {
    const { app } = await startCalling();
    expectProblem(await app.inject({ method: 'POST', url: '/api/chat/stt' }), 400);
  });

  it('leaves the other calls as they are: JSON of 64 KiB', async () => {
    const { app } = await startCalling();
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/chat/start', payload, headers: { 'content-type': type } });
    expect((await send('{"sessionId": "s"}'.padEnd(65_537), 'application/json')).statusCode).toBe(413);
    expect((await send('{"sessionId": "s"}', 'audio/webm')).statusCode).toBe(415);
  });

  it.each(NO_GOOD)('is 502 for a service that is no good: %s', async (mode) => {
    const server = await startCalling();
    service.mode = mode;
    expectProblem(await listen(server), 502);
    expect(server.lines.join('')).not.toContain('sk-secret');
  });

  it('is 503 without a service, and where the day is used up', async () => {
    const without = await start();
    expectProblem(await listen(without), 503);
    expect(errorsOf(without)).toEqual([]);
    const server = await startCalling({ DAILY_AI_CALLS: '1' });
    expect((await listen(server)).statusCode).toBe(200);
    expectProblem(await listen(server), 503);
  });

  it('is for our own pages only', async () => {
    const { app } = await startCalling();
    const headers = { 'content-type': 'audio/webm', 'sec-fetch-site': 'cross-site' };
    const response = await app.inject({ method: 'POST', url: '/api/chat/stt', payload: recording, headers });
    expectProblem(response, 403);
  });

  it('leaves no trace of what was said', async () => {
    const server = await startCalling();
    await listen(server, Buffer.from('RECORDED-WORDS'.repeat(100)));
    expect(server.lines.join('')).not.toMatch(/RECORDED|Forty-eight|caps/);
    expect(existsSync(join(server.dataDir, 'speech'))).toBe(false);
    for (const name of await readdir(server.dataDir)) {
      const stored = await readFile(join(server.dataDir, name));
      expect(stored.includes('RECORDED') || stored.includes('Forty-eight')).toBe(false);
    }
  });
});

describe('a page', () => {
  const start = useTestApp();

  it.each([
    [{}, false],
    [{ TTS_COMMAND: 'espeak-ng' }, false],
    [{ STT_BASE_URL: 'http://127.0.0.1:9/v1' }, true],
  ])('of a server with %j knows whether recordings are understood', async (env, hasTranscription) => {
    const { app } = await start({ env: env as Record<string, string> });
    const { body } = await app.inject('/');
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ hasTranscription });
  });

  it('may record and play, for itself', async () => {
    const { app } = await start();
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain("media-src 'self' blob:");
    expect(headers['permissions-policy']).toContain('microphone=(self)');
  });
});
