// The browser's own voice: how it speaks, how long it is waited for, where it is cut off.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptSpeech } from '../testing/scripted-speech.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  vi.useRealTimers();
});

function scriptBrowserVoice({ isMobile }: { isMobile: boolean }) {
  const scripted = scriptSpeech({ isMobile });
  scripted.server.answer = 503;
  return scripted;
}

it.each([
  [true, { rate: 0.8, pitch: 1.1, volume: 0.9 }],
  [false, { rate: 0.9, pitch: 1, volume: 0.85 }],
])('speaks, on mobile %s, at %j', async (isMobile, manner) => {
  const { speech, synthesis, say } = scriptBrowserVoice({ isMobile });
  await say('Hello there.', { volume: 0.3 });
  expect(synthesis.utterances).toMatchObject([{ ...manner, lang: 'en-US', voice: { name: 'English' } }]);
  speech.stop();
});

it.each([
  [true, 2_000],
  [false, 1_000],
])('waits, on mobile %s, %i ms for its list, then speaks anyway', async (isMobile, waitMs) => {
  const { speech, synthesis, said, say } = scriptBrowserVoice({ isMobile });
  synthesis.voices = [];
  await say('Hello there.');
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(synthesis.utterances).toMatchObject([{ text: 'Hello there.', voice: null }]);
  speech.stop();
});

it('waits beside the call: a list that comes late delays no answer that comes later', async () => {
  const { speech, synthesis, server, said, say } = scriptBrowserVoice({ isMobile: true });
  synthesis.voices = [];
  server.answer = 'hang';
  await say('Hello there.');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(said()).toEqual(['Hello there.']);
  speech.stop();
});

it('speaks as soon as its list has come', async () => {
  const { speech, synthesis, say } = scriptBrowserVoice({ isMobile: false });
  synthesis.voices = [];
  await say('Hello there.');
  synthesis.voices = [{ name: 'Late', lang: 'en-US' }];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  await settle();
  expect(synthesis.utterances).toMatchObject([{ voice: { name: 'Late' } }]);
  speech.stop();
});

it('is not heard when stopped while its list is waited for', async () => {
  const { speech, shown, synthesis, said, say } = scriptBrowserVoice({ isMobile: false });
  synthesis.voices = [];
  await say('Hello there.');
  speech.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual(['loading', 'stopped']);
  expect(said()).toEqual([]);
});

it('is cut off on mobile after 10 s, for the whole reply', async () => {
  const { shown, synthesis, said, say } = scriptBrowserVoice({ isMobile: true });
  await say('One. Two. Three.');
  await vi.advanceTimersByTimeAsync(6_000);
  synthesis.finish();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(shown.at(-1)).toBe('speaking');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.at(-1)).toBe('cut-off');
  expect(synthesis.speaking).toBe(false);
  expect(said()).toEqual(['One.', 'Two.']);
});

it('goes on elsewhere, sentence by sentence', async () => {
  const { shown, synthesis, said, say } = scriptBrowserVoice({ isMobile: false });
  await say('One. Two. Three.');
  for (const expected of [['One.'], ['One.', 'Two.'], ['One.', 'Two.', 'Three.']]) {
    expect(said()).toEqual(expected);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.at(-1)).toBe('speaking');
    synthesis.finish();
    await settle();
  }
  expect(shown.at(-1)).toBe('finished');
});

it('keeps a sentence without an end short enough for Chrome', async () => {
  const { shown, synthesis, said, say } = scriptBrowserVoice({ isMobile: false });
  const words = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
  await say(words);
  while (synthesis.speaking) {
    synthesis.finish();
    await settle();
  }
  expect(said().join(' ')).toBe(`${words}.`);
  expect(Math.max(...said().map((text) => text.length))).toBeLessThanOrEqual(160);
  expect(shown.at(-1)).toBe('finished');
});

it.each(['synthesis-failed', 'audio-hardware', 'interrupted'])(
  'ends where it fails with %s',
  async (error) => {
    const { shown, synthesis, say } = scriptBrowserVoice({ isMobile: false });
    await say('One. Two.');
    synthesis.fail(error);
    await settle();
    expect(shown.at(-1)).toBe('failed');
  },
);

it('gives up a sentence that never ends', async () => {
  const { shown, synthesis, say } = scriptBrowserVoice({ isMobile: false });
  await say('One. Two.');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown.at(-1)).toBe('failed');
  expect(synthesis.speaking).toBe(false);
});

it('falls silent at a stop', async () => {
  const { speech, shown, synthesis, say } = scriptBrowserVoice({ isMobile: false });
  await say('One. Two.');
  speech.stop();
  await settle();
  expect(shown).toEqual(['loading', 'speaking', 'stopped']);
  expect(synthesis.speaking).toBe(false);
});

it('silences what another page left speaking', async () => {
  const { speech, synthesis, say } = scriptBrowserVoice({ isMobile: false });
  const cancel = vi.spyOn(synthesis, 'cancel');
  synthesis.speaking = true;
  await say('One.');
  expect(cancel).toHaveBeenCalledTimes(1);
  speech.stop();
});

it('is unlocked on a phone inside the gesture', async () => {
  const { speech, said } = scriptBrowserVoice({ isMobile: true });
  speech.unlock();
  expect(said()).toEqual(['']);
  await settle();
});
