// Voice in without recognition: record, send, and take the answer for what was said.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScriptedRecorder, scriptDictation } from '../testing/scripted-dictation.ts';

const ALL_TYPES = ScriptedRecorder.types;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  ScriptedRecorder.types = ALL_TYPES;
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  vi.useRealTimers();
});

function scriptPushToTalk(changes: Parameters<typeof scriptDictation>[0] = {}) {
  const scripted = scriptDictation({ Recognizer: undefined, hasTranscription: true, ...changes });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...scripted,
    settle,
    async record() {
      scripted.dictation.start({});
      await settle();
    },
    async send() {
      scripted.dictation.stop();
      await settle();
    },
  };
}

it.each([
  [ALL_TYPES, 'audio/webm;codecs=opus'],
  [['audio/mp4', 'audio/ogg;codecs=opus'], 'audio/mp4'],
  [['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
  [[], 'audio/x-default'],
])('of the types %j records %s, and sends it byte for byte', async (types, type) => {
  ScriptedRecorder.types = types;
  const { shown, fetch, track, record, send } = scriptPushToTalk();
  ScriptedRecorder.sound = [new Uint8Array([1, 0, 255, 7])];
  await record();
  expect(shown).toEqual(['asking', '']);
  expect(track.stop).not.toHaveBeenCalled();
  await send();
  expect(shown.slice(2)).toEqual(['transcribing', 'silence: Fifty shirts']);
  expect(track.stop).toHaveBeenCalled();
  const [path, request] = fetch.mock.calls[0] ?? [];
  expect([path, request?.method, request?.headers]).toEqual([
    '/api/chat/stt',
    'POST',
    { 'content-type': type },
  ]);
  expect(await new Response(request?.body).bytes()).toEqual(new Uint8Array([1, 0, 255, 7]));
});

it('is cut at 60 s, far below 2 MB, and sent', async () => {
  const { shown, record } = scriptPushToTalk();
  await record();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(shown.at(-1)).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toBe('silence: Fifty shirts');
  const bytes = ((ScriptedRecorder.started[0]?.bitsPerSecond ?? Number.NaN) / 8) * 60;
  expect(bytes).toBeLessThan(1_000_000);
});

it.each<[string, () => Promise<Response>, string]>([
  ['no words', async () => Response.json({ text: '  ' }), 'stopped: '],
  ['503', async () => new Response('', { status: 503 }), 'failed: '],
  ['502', async () => new Response('', { status: 502 }), 'failed: '],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'failed: '],
  ['no JSON', async () => new Response('<html>'), 'failed: '],
])('an answer of %s ends it: %s', async (_case, answer, end) => {
  const { shown, fetch, record, send } = scriptPushToTalk();
  fetch.mockImplementation(answer);
  await record();
  await send();
  expect(shown.slice(2)).toEqual(['transcribing', end]);
});

it.each([
  ['nothing', [], 'stopped: '],
  ['2 MB', [new Uint8Array(2_000_000)], 'failed: '],
])('sends no recording of %s', async (_case, sound, end) => {
  const { shown, fetch, record, send } = scriptPushToTalk();
  ScriptedRecorder.sound = sound;
  await record();
  await send();
  expect(shown.slice(2)).toEqual([end]);
  expect(fetch).not.toHaveBeenCalled();
});

it('gives up an answer that does not come in 30 s', async () => {
  const { shown, fetch, record, send } = scriptPushToTalk();
  fetch.mockImplementation(hang);
  await record();
  await send();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(shown.at(-1)).toBe('transcribing');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toBe('failed: ');
});

it('stops waiting for the answer when the visitor does', async () => {
  const { shown, fetch, record, send } = scriptPushToTalk();
  fetch.mockImplementation(hang);
  await record();
  await send();
  await send();
  expect(shown.at(-1)).toBe('stopped: ');
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

it('drops the recording and frees the microphone when it is cancelled', async () => {
  const { dictation, shown, fetch, track, settle, record } = scriptPushToTalk();
  await record();
  dictation.cancel();
  await settle();
  expect(shown.at(-1)).toBe('stopped: ');
  expect(track.stop).toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

it('drops the recording and frees the microphone when the tab hides, but not what is on its way', async () => {
  const { shown, fetch, track, settle, hide, record, send } = scriptPushToTalk();
  await record();
  hide();
  await settle();
  expect(shown.at(-1)).toBe('hidden: ');
  expect(track.stop).toHaveBeenCalled();
  expect(ScriptedRecorder.started[0]?.state).toBe('inactive');
  expect(fetch).not.toHaveBeenCalled();
  await record();
  fetch.mockImplementation(async () => {
    hide();
    return Response.json({ text: 'Ten hats' });
  });
  await send();
  expect(shown.at(-1)).toBe('silence: Ten hats');
});

it('ends where the microphone is refused, gone or cannot be recorded', async () => {
  const { shown, getUserMedia, track, record } = scriptPushToTalk();
  getUserMedia.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
  await record();
  expect(shown.at(-1)).toBe('denied: ');
  getUserMedia.mockRejectedValueOnce(new DOMException('No', 'NotFoundError'));
  await record();
  expect(shown.at(-1)).toBe('failed: ');
  await record();
  ScriptedRecorder.started[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.at(-1)).toBe('failed: ');
  expect(track.stop).toHaveBeenCalled();
});

it('opens no microphone for a visitor who gave up before it was granted', async () => {
  const { dictation, shown, settle, track } = scriptPushToTalk();
  dictation.start({});
  dictation.stop();
  await settle();
  expect(shown).toEqual(['asking', 'stopped: ']);
  expect(track.stop).toHaveBeenCalled();
  expect(ScriptedRecorder.started).toEqual([]);
});

it.each([
  ['no transcription', { hasTranscription: false }],
  ['no recorder', { Recorder: undefined }],
  ['no microphone to open', { mediaDevices: undefined }],
])('is not for a page with %s', (_case, changes) => {
  const { dictation, shown } = scriptPushToTalk(changes);
  dictation.start({});
  expect(shown).toEqual(['unsupported: ']);
});

function hang(_path: unknown, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
