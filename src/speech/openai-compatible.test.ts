import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSpeechEndpoint, createTranscriptionEndpoint } from './openai-compatible.ts';
import { SpeechError } from './speech-engine.ts';
import { decodeWav, MP3, makeWav } from './testing/sounds.ts';
import { BROKEN, type SpeechServer, startSpeechServer } from './testing/speech-server.ts';

let server: SpeechServer;
beforeEach(async () => {
  server = await startSpeechServer();
});
afterEach(() => server.stop());

/** No secret and no word of the service itself in what is thrown. */
const expectDiscreetError = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason) => reason);
  if (!(error instanceof SpeechError)) throw new Error(`got ${error}`);
  expect(
    `${error.stack}${error.cause instanceof Error ? error.cause.stack : ''}${JSON.stringify(error)}`,
  ).not.toContain('sk-');
};

describe('a voice behind an OpenAI-compatible endpoint', () => {
  const speak = ({ apiKey = 'sk-1' as string | null, signal = AbortSignal.timeout(1000) } = {}) =>
    createSpeechEndpoint({ baseUrl: server.url, model: 'tts-1', voice: 'onyx', apiKey }).speak('Hi.', signal);

  it('is asked for MP3, with the key', async () => {
    expect(await speak()).toEqual({ bytes: MP3, type: 'audio/mpeg' });
    const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] = server.requests;
    expect(path).toBe('/v1/audio/speech');
    expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer sk-1' });
    expect(JSON.parse(body.toString())).toEqual({
      model: 'tts-1',
      voice: 'onyx',
      input: 'Hi.',
      response_format: 'mp3',
    });
  });

  it('is asked without a key where there is none', async () => {
    await speak({ apiKey: null });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is taken for what it sends, which may be something else', async () => {
    server.sound = makeWav({ seconds: 1, told: 0xff_ff_ff_ff });
    const { bytes, type } = await speak();
    expect(type).toBe('audio/wav');
    expect(decodeWav(bytes).seconds).toBe(1);
  });

  it.each(BROKEN)('has failed with a SpeechError: %s', async (mode) => {
    server.mode = mode;
    await expectDiscreetError(speak());
  });

  it('is not read to the end where it does not end', async () => {
    server.mode = 'too long';
    await expect(speak({ signal: AbortSignal.timeout(20_000) })).rejects.toThrow('too long');
    expect(server.sent).toBeLessThan(40_000_000);
    await expect.poll(() => server.cutOff).toBe(1);
  });

  it('has failed when it is not there', async () => {
    await server.stop();
    await expectDiscreetError(speak());
    server = await startSpeechServer();
  });

  it('is cut off when nobody waits any longer', async () => {
    server.mode = 'hangs';
    const visitor = new AbortController();
    const said = expect(speak({ signal: visitor.signal })).rejects.toThrow('nobody waits');
    await expect.poll(() => server.requests.length).toBe(1);
    visitor.abort();
    await said;
    await expect.poll(() => server.cutOff).toBe(1);
  });
});

describe('an ear behind an OpenAI-compatible endpoint', () => {
  const recording = randomBytes(100_000);
  const listen = (type = 'audio/webm;codecs=opus', signal = AbortSignal.timeout(1000)) =>
    createTranscriptionEndpoint({ baseUrl: server.url, model: 'whisper-1', apiKey: 'sk-1' }).transcribe(
      { bytes: recording, type },
      signal,
    );
  const received = async () => {
    const { body, headers } = server.requests.at(-1) ?? { body: Buffer.alloc(0), headers: {} };
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
  };

  it('gets the recording byte for byte, with model, language and key', async () => {
    expect(await listen()).toBe('Forty-eight caps, please.');
    expect(server.requests[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      headers: { authorization: 'Bearer sk-1' },
    });
    const form = await received();
    expect([form.get('model'), form.get('language')]).toEqual(['whisper-1', 'en']);
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('there is no file');
    expect(Buffer.from(await file.arrayBuffer()).equals(recording)).toBe(true);
  });

  it.each([
    ['audio/webm;codecs=opus', 'speech.webm', 'audio/webm'],
    ['audio/mp4', 'speech.m4a', 'audio/mp4'],
    ['audio/mp4; codecs="mp4a.40.2"', 'speech.m4a', 'audio/mp4'],
    ['audio/ogg;codecs=opus', 'speech.ogg', 'audio/ogg'],
    ['Audio/WAV', 'speech.wav', 'audio/wav'],
    ['audio/x-wav', 'speech.wav', 'audio/x-wav'],
    ['audio/mpeg', 'speech.mp3', 'audio/mpeg'],
    ['audio/aac', 'speech.aac', 'audio/aac'],
    ['audio/x-unheard-of', 'speech.webm', 'audio/x-unheard-of'],
  ])('is told the kind of %s by the name %s', async (type, name, essence) => {
    await listen(type);
    expect((await received()).get('file')).toMatchObject({ name, type: essence });
  });

  it('hears nothing where nothing is said', async () => {
    server.transcript = '{"text":" \\n"}';
    expect(await listen()).toBe('');
  });

  it('hears only what can be written down', async () => {
    server.transcript = '{"text":"caps\\u0000 and \\ud800 hats","language":"english"}';
    expect(await listen()).toBe('caps and \ufffd hats');
  });

  it('has failed, and no more than that, when it is not there or whoever spoke has gone', async () => {
    const { url } = server;
    const ear = createTranscriptionEndpoint({ baseUrl: url, model: 'whisper-1', apiKey: null });
    const long = { bytes: randomBytes(2_000_000), type: 'audio/webm' };
    await server.stop();
    // An abort while fetch takes a form apart is an error that nobody can catch.
    for (const waitMs of [0, 1, 2, 5, 10, 20]) {
      const visitor = new AbortController();
      const failed = expectDiscreetError(ear.transcribe(long, visitor.signal));
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      visitor.abort();
      await failed;
      const gone = new AbortController();
      await expectDiscreetError(ear.transcribe(long, gone.signal));
      gone.abort();
    }
    server = await startSpeechServer();
  });

  it.each([...BROKEN, 'hangs' as const])('has failed with a SpeechError: %s', async (mode) => {
    server.mode = mode;
    await expectDiscreetError(listen());
  });
});
