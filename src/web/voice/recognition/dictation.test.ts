// Voice in: what is heard, when it is sent, and why it ends.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESULT_GAP_MS } from '../session/constants.ts';
import { currentRecognizer, ScriptedRecognizer, scriptDictation } from '../testing/scripted-dictation.ts';
import { DICTATION_ALERTS } from './dictation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  vi.useRealTimers();
});

describe('recognition', () => {
  it('listens as the shop has set it', async () => {
    const { dictation, listen } = scriptDictation({ voice: { language: 'en-GB', interim_results: false } });
    expect(await listen()).toMatchObject({ lang: 'en-GB', continuous: true, interimResults: false });
    dictation.stop();
  });

  it('shows what is understood as it comes, then sends it after 2 s of silence', async () => {
    const { shown, listen } = scriptDictation();
    const recognizer = await listen();
    recognizer.hear('fifty…');
    recognizer.hear('fifty shirts');
    await vi.advanceTimersByTimeAsync(1_900);
    recognizer.hear('fifty shirts', 'in…');
    await vi.advanceTimersByTimeAsync(1_900);
    recognizer.hear('fifty shirts', 'in red');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(shown).toEqual(['asking', '', 'fifty', 'fifty shirts', 'fifty shirts in', 'fifty shirts in red']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe('silence: fifty shirts in red');
    expect(recognizer.isRunning).toBe(false);
  });

  it('goes on with interim words alone', async () => {
    const { dictation, shown, listen } = scriptDictation();
    (await listen()).hear('fifty…');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.at(-1)).toBe('fifty');
    dictation.stop();
    expect(shown.at(-1)).toBe('stopped: fifty');
  });

  it('does nothing at a second start, and says nothing at a second stop', async () => {
    const { dictation, shown, listen } = scriptDictation();
    await listen();
    dictation.start({});
    await vi.advanceTimersByTimeAsync(0);
    expect(ScriptedRecognizer.started).toHaveLength(1);
    dictation.stop();
    dictation.stop();
    expect(shown).toEqual(['asking', '', 'stopped: ']);
  });

  it('starts afresh, and takes late events of the last time for nobody’s', async () => {
    const { dictation, shown, listen } = scriptDictation();
    const first = await listen();
    first.hear('ten shirts…');
    dictation.stop();
    const second = await listen();
    first.hear('ten shirts', 'in red');
    first.fail('network');
    first.end();
    second.hear('forty hats…');
    expect(shown.slice(2)).toEqual(['ten shirts', 'stopped: ten shirts', '', 'forty hats']);
    expect(ScriptedRecognizer.started).toHaveLength(2);
    dictation.stop();
  });

  it('counts a result that is delivered again for silence', async () => {
    const { shown, listen } = scriptDictation();
    const recognizer = await listen();
    recognizer.hear('fifty shirts');
    await vi.advanceTimersByTimeAsync(1_500);
    recognizer.hear('fifty shirts');
    await vi.advanceTimersByTimeAsync(500);
    expect(shown.slice(2)).toEqual(['fifty shirts', 'silence: fifty shirts']);
  });

  it('keeps no words of the last time', async () => {
    const { dictation, shown, listen, hide } = scriptDictation();
    (await listen()).hear('ten shirts');
    dictation.stop();
    await listen();
    dictation.stop();
    hide();
    expect(shown.slice(3)).toEqual(['stopped: ten shirts', '', 'stopped: ']);
  });

  it('can be stopped by whoever sees it listen', async () => {
    const { dictation, shown, listen } = scriptDictation();
    await listen();
    dictation.stop();
    dictation.subscribe(() => dictation.getStatus().type === 'listening' && dictation.stop());
    dictation.start({});
    expect(shown.at(-1)).toBe('stopped: ');
    expect(ScriptedRecognizer.started).toHaveLength(1);
  });

  it('frees the microphone and keeps the text when the tab hides', async () => {
    const { shown, listen, hide } = scriptDictation();
    const recognizer = await listen();
    recognizer.hear('fifty shirts');
    hide();
    expect(shown.at(-1)).toBe('hidden: fifty shirts');
    expect(recognizer.isRunning).toBe(false);
  });
});

describe('results that come close', () => {
  it('shows the newest at the end of the gap, and loses none', async () => {
    const { dictation, shown, listen } = scriptDictation();
    const recognizer = await listen({ throttleMs: RESULT_GAP_MS });
    recognizer.hear('a…');
    await vi.advanceTimersByTimeAsync(60);
    recognizer.hear('a b…');
    await vi.advanceTimersByTimeAsync(60);
    recognizer.hear('a b c…');
    await vi.advanceTimersByTimeAsync(79);
    expect(shown.slice(2)).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.slice(2)).toEqual(['a', 'a b c']);
    await vi.advanceTimersByTimeAsync(200);
    recognizer.hear('a b c d…');
    expect(shown.slice(2)).toEqual(['a', 'a b c', 'a b c d']);
    recognizer.hear('a b c d e…');
    dictation.stop();
    expect(shown.at(-1)).toBe('stopped: a b c d e');
  });

  it('counts the silence from the word, not from its showing', async () => {
    const { shown, listen } = scriptDictation();
    const recognizer = await listen({ throttleMs: 200 });
    recognizer.hear('a…');
    await vi.advanceTimersByTimeAsync(10);
    recognizer.hear('a b');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown.at(-1)).toBe('silence: a b');
  });

  it('shows every one where nothing is held back', async () => {
    const { dictation, shown, listen } = scriptDictation();
    const recognizer = await listen({ throttleMs: 0 });
    recognizer.hear('a…');
    recognizer.hear('a b…');
    expect(shown.slice(2)).toEqual(['a', 'a b']);
    dictation.stop();
  });
});

describe('a browser that ends by itself', () => {
  it('is started again, and what was understood stays', async () => {
    const { shown, listen } = scriptDictation();
    const first = await listen();
    await vi.advanceTimersByTimeAsync(9_000);
    first.fail('no-speech');
    first.end();
    const second = currentRecognizer();
    expect(second).not.toBe(first);
    second.hear('fifty shirts…');
    second.end();
    currentRecognizer().hear('in red');
    expect(shown.slice(2)).toEqual(['fifty shirts', 'fifty shirts in red']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown.at(-1)).toBe('silence: fifty shirts in red');
    expect(ScriptedRecognizer.started).toHaveLength(3);
  });

  it.each([
    ['starts again', {}, false],
    ['cannot start again', {}, true],
    ['was to hear one sentence', { continuous_listening: false }, false],
  ])('sends what it understood 2 s after it was said: %s', async (_case, voice, refusesToStart) => {
    const { shown, listen } = scriptDictation({ voice });
    const recognizer = await listen();
    recognizer.hear('fifty shirts');
    ScriptedRecognizer.refusesToStart = refusesToStart;
    await vi.advanceTimersByTimeAsync(500);
    recognizer.end();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(shown.at(-1)).toBe('fifty shirts');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe('silence: fifty shirts');
  });

  it('is given up when it ends at once, again and again', async () => {
    const { shown, listen } = scriptDictation();
    await listen();
    for (let run = 0; run < 20 && shown.at(-1) === ''; run += 1) currentRecognizer().end();
    expect(shown.at(-1)).toBe('failed: ');
    expect(ScriptedRecognizer.started.length).toBeLessThan(10);
  });
});

describe('an error', () => {
  it.each([
    ['not-allowed', 'denied: ten shirts'],
    ['service-not-allowed', 'denied: ten shirts'],
    ['audio-capture', 'failed: ten shirts'],
    ['network', 'failed: ten shirts'],
    ['aborted', 'failed: ten shirts'],
    ['bad-grammar', 'failed: ten shirts'],
    ['language-not-supported', 'failed: ten shirts'],
  ])('of the kind %s ends it: %s', async (error, end) => {
    const { shown, listen } = scriptDictation();
    const recognizer = await listen();
    recognizer.hear('ten shirts');
    recognizer.fail(error);
    expect(shown.at(-1)).toBe(end);
    expect(recognizer.isRunning).toBe(false);
  });

  it('of a start that throws ends it', async () => {
    const { dictation, shown } = scriptDictation();
    ScriptedRecognizer.refusesToStart = true;
    dictation.start({});
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['asking', '', 'failed: ']);
  });

  it('no-speech is none', async () => {
    const { dictation, shown, listen } = scriptDictation();
    (await listen()).fail('no-speech');
    expect(shown).toEqual(['asking', '']);
    dictation.stop();
  });
});

describe('the microphone', () => {
  it('is asked for at first use, freed at once, and not asked for again', async () => {
    const { dictation, shown, listen, getUserMedia, track } = scriptDictation();
    dictation.start({});
    expect(dictation.getStatus()).toEqual({ type: 'asking' });
    expect(ScriptedRecognizer.started).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(track.stop).toHaveBeenCalledTimes(1);
    dictation.stop();
    dictation.start({});
    // In the same breath as the press: a browser may want the gesture.
    expect(ScriptedRecognizer.started).toHaveLength(2);
    dictation.stop();
    await listen();
    dictation.stop();
    expect(shown.filter((status) => status === 'asking')).toHaveLength(1);
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['NotAllowedError', 'denied: '],
    ['SecurityError', 'denied: '],
    ['NotFoundError', 'failed: '],
    ['NotReadableError', 'failed: '],
  ])('refused with %s ends it: %s', async (name, end) => {
    const { dictation, shown, getUserMedia } = scriptDictation();
    getUserMedia.mockRejectedValueOnce(new DOMException('No', name));
    dictation.start({});
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['asking', end]);
    // Asked again at the next use.
    dictation.start({});
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.slice(2)).toEqual(['asking', '']);
    dictation.stop();
  });

  it('known to be denied is not asked for', async () => {
    const { dictation, shown, getUserMedia, query } = scriptDictation();
    query.mockResolvedValue({ state: 'denied' } as PermissionStatus);
    dictation.start({});
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.at(-1)).toBe('denied: ');
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it.each([
    ['permissions it does not know', { permissions: { query: () => Promise.reject(new TypeError('No')) } }],
    ['no permissions', { permissions: undefined }],
    ['no getUserMedia', { mediaDevices: undefined }],
  ])('does not hinder a browser with %s', async (_case, parts) => {
    const { dictation, listen } = scriptDictation(parts);
    expect((await listen()).isRunning).toBe(true);
    dictation.stop();
  });

  it('is asked for again once recognition has been refused', async () => {
    const { dictation, listen, getUserMedia } = scriptDictation();
    (await listen()).fail('not-allowed');
    await listen();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    dictation.stop();
  });

  it.each([
    ['recognition', {}, 1],
    ['transcription', { Recognizer: undefined, hasTranscription: true }, 1],
    ['neither', { Recognizer: undefined }, 0],
  ])('is asked for ahead where it is of use: %s', async (_way, parts, times) => {
    const { dictation, shown, getUserMedia } = scriptDictation(parts);
    dictation.ask();
    await vi.advanceTimersByTimeAsync(0);
    dictation.ask();
    expect(getUserMedia).toHaveBeenCalledTimes(times);
    expect(shown).toEqual([]);
  });

  it('granted after the visitor gave up starts nothing', async () => {
    const { dictation, shown, track } = scriptDictation();
    dictation.start({});
    dictation.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['asking', 'stopped: ']);
    expect(track.stop).toHaveBeenCalled();
    expect(ScriptedRecognizer.started).toEqual([]);
  });
});

it('says so where the browser can neither recognise nor be transcribed', () => {
  const { dictation, shown } = scriptDictation({ Recognizer: undefined });
  dictation.start({});
  expect(shown).toEqual(['unsupported: ']);
});

it('tells a visitor the three things the specification has words for', () => {
  expect(DICTATION_ALERTS).toEqual({
    unsupported: 'Speech recognition is not supported in your browser. Please use Chrome, Safari, or Edge.',
    denied: 'Please allow microphone access to use voice input.',
    failed: 'Could not start voice recording. Please check your microphone permissions.',
  });
});
