// Voice out: the shop's voice, piece by piece, one thing at a time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HERO_VOLUME, WIDGET_VOLUME } from '../session/constants.ts';
import { scriptSpeech } from '../testing/scripted-speech.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);
const kept = new Map<string, string>();
let urls: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  urls = new Set();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${crypto.randomUUID()}`;
    urls.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => urls.delete(url));
});

afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  expect([...urls], 'sounds left behind').toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the shop’s voice', () => {
  it.each([
    ['in the widget', WIDGET_VOLUME, undefined, 0.8],
    ['for greeting and hero', HERO_VOLUME, true, 0.85],
    ['for greeting and hero on a desk', HERO_VOLUME, false, 0.85],
  ])('plays %s', async (_where, volume, isMobile, expected) => {
    const { shown, audio, server, say } = scriptSpeech();
    await say('Hello there.', { volume, ...(isMobile !== undefined && { isMobile }) });
    expect(server.asked).toEqual([
      {
        path: '/api/chat/tts',
        method: 'POST',
        body: { text: 'Hello there.', language: 'en', ...(isMobile !== undefined && { isMobile }) },
      },
    ]);
    expect(audio.played).toEqual([{ url: expect.stringMatching(/^blob:/), volume: expected }]);
    expect(shown).toEqual(['loading', 'speaking']);
    audio.finish();
    await settle();
    expect(shown).toEqual(['loading', 'speaking', 'finished']);
  });

  it('takes a long reply in pieces of 1,000 characters at most, the next fetched while one plays', async () => {
    const { shown, audio, server, texts, say } = scriptSpeech();
    const sentences = Array.from({ length: 60 }, (_, index) => `This is sentence number ${index} of many.`);
    await say(sentences.join(' '));
    expect(texts()).toHaveLength(2);
    expect(audio.played).toHaveLength(1);
    while (audio.isPlaying) {
      audio.finish();
      await settle();
    }
    expect(audio.played).toHaveLength(texts().length);
    expect(texts().join(' ')).toBe(sentences.join(' '));
    expect(texts().map((text) => text.length)).toEqual(texts().map(() => expect.toSatisfy(isSpokenAtOnce)));
    expect(texts()[0]?.length).toBeGreaterThan(950);
    expect(shown).toEqual(['loading', 'speaking', 'finished']);
    expect(server.asked.length).toBe(3);
  });

  it('says nothing of a text without a word', async () => {
    const { shown, server, say } = scriptSpeech();
    await say('* * *');
    expect(shown).toEqual(['finished']);
    expect(server.asked).toEqual([]);
  });
});

describe('one thing at a time', () => {
  it('stops what is being said for something newer', async () => {
    const { shown, audio, texts, say } = scriptSpeech();
    await say('One.');
    await say('Two.');
    expect(texts()).toEqual(['One.', 'Two.']);
    expect(audio.played).toHaveLength(2);
    expect(shown).toEqual(['loading', 'speaking', 'loading', 'speaking']);
    audio.finish();
    await settle();
    expect(shown.at(-1)).toBe('finished');
  });

  it('is silent at once when stopped, and says so once', async () => {
    const { speech, shown, audio, say } = scriptSpeech();
    await say('One.');
    speech.stop();
    speech.stop();
    expect(audio.isPlaying).toBe(false);
    await settle();
    expect(shown).toEqual(['loading', 'speaking', 'stopped']);
  });

  it('aborts the call when stopped before its answer, and never plays it', async () => {
    const { speech, shown, audio, synthesis, server, say } = scriptSpeech();
    server.answer = 'hang';
    await say('One.');
    speech.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.signals[0]?.aborted).toBe(true);
    expect(shown).toEqual(['loading', 'stopped']);
    expect(audio.played).toEqual([]);
    expect(synthesis.utterances).toEqual([]);
  });

  it('never plays an answer that came all the same', async () => {
    const { speech, shown, audio, server, say } = scriptSpeech();
    server.answer = 'late';
    await say('One.');
    speech.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['loading', 'stopped']);
    expect(audio.played).toEqual([]);
  });

  it('silences the browser’s voice for something newer', async () => {
    const { shown, synthesis, said, server, say } = scriptSpeech();
    server.answer = 502;
    await say('One.');
    await say('Two.');
    expect(said()).toEqual(['One.', 'Two.']);
    synthesis.finish();
    await settle();
    expect(shown).toEqual(['loading', 'speaking', 'loading', 'speaking', 'finished']);
  });
});

describe('what the shop’s voice cannot say', () => {
  it.each([503, 502, 429, 500, 'no connection'] as const)('the browser says at once: %s', async (answer) => {
    const { shown, audio, synthesis, said, server, say } = scriptSpeech();
    server.answer = answer;
    await say('Hello there.');
    expect(said()).toEqual(['Hello there.']);
    synthesis.finish();
    await settle();
    expect(shown).toEqual(['loading', 'speaking', 'finished']);
    expect(audio.played).toEqual([]);
  });

  it('the browser says after 4 s without an answer', async () => {
    const { synthesis, said, server, say } = scriptSpeech();
    server.answer = 'hang';
    await say('Hello there.');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['Hello there.']);
    expect(server.signals[0]?.aborted).toBe(true);
    synthesis.finish();
    await settle();
  });

  it.each(['an error of the element', 'a refusal to play'])('the browser says: %s', async (kind) => {
    const { shown, audio, synthesis, said, say } = scriptSpeech();
    if (kind === 'a refusal to play') audio.refusal = 'NotSupportedError';
    await say('Hello there.');
    if (kind === 'an error of the element') audio.dispatchEvent(new Event('error'));
    await settle();
    expect(said()).toEqual(['Hello there.']);
    synthesis.finish();
    await settle();
    expect(shown.at(-1)).toBe('finished');
  });

  it('the browser says from the piece on that failed', async () => {
    const { shown, audio, synthesis, said, server, say } = scriptSpeech();
    server.first = ['sound'];
    server.answer = 502;
    await say(`${'First piece. '.repeat(75)}${'Second piece. '.repeat(20)}`);
    audio.finish();
    await settle();
    while (synthesis.speaking) {
      synthesis.finish();
      await settle();
    }
    expect(new Set(said())).toEqual(new Set(['Second piece.']));
    expect(shown).toEqual(['loading', 'speaking', 'finished']);
  });

  it('nobody says where the browser cannot speak', async () => {
    const { shown, server, say } = scriptSpeech({ synthesis: undefined });
    server.answer = 502;
    await say('Hello there.');
    expect(shown).toEqual(['loading', 'failed']);
  });
});

describe('a shop without a voice', () => {
  it.each([
    [503, 1],
    [502, 2],
    [429, 2],
    ['no connection', 2],
  ] as const)('that answers %s is asked %i times for two replies', async (answer, times) => {
    const { speech, server, say } = scriptSpeech();
    server.answer = answer;
    await say('One.');
    await say('Two.');
    speech.stop();
    expect(server.asked).toHaveLength(times);
  });

  it('is remembered for the visit, by other pages too', async () => {
    const first = scriptSpeech();
    first.server.answer = 503;
    await first.say('One.');
    first.speech.stop();
    const second = scriptSpeech();
    await second.say('Two.');
    second.speech.stop();
    expect(second.server.asked).toEqual([]);
    expect(second.said()).toEqual(['Two.']);
  });

  it('is remembered by the page where storage is off', async () => {
    const off = () => {
      throw new DOMException('No', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: off, setItem: off });
    const { speech, server, say } = scriptSpeech();
    server.answer = 503;
    await say('One.');
    await say('Two.');
    speech.stop();
    expect(server.asked).toHaveLength(1);
  });
});

describe('a browser that wants a gesture first', () => {
  it('plays at the gesture what it refused, in the same breath', async () => {
    const { speech, shown, audio, server, say } = scriptSpeech();
    audio.refusal = 'NotAllowedError';
    await say('Hello there.');
    expect(shown).toEqual(['loading', 'blocked']);
    audio.refusal = '';
    speech.unlock();
    expect(audio.isPlaying).toBe(true);
    await settle();
    speech.unlock();
    await settle();
    expect(audio.played).toHaveLength(1);
    expect(shown).toEqual(['loading', 'blocked', 'loading', 'speaking']);
    audio.finish();
    await settle();
    expect(shown.at(-1)).toBe('finished');
    expect(server.asked).toHaveLength(1);
    speech.unlock();
    await settle();
    expect(shown.at(-1)).toBe('finished');
  });

  it('keeps what follows the piece it refused', async () => {
    const { speech, shown, audio, texts, say } = scriptSpeech();
    audio.refusal = 'NotAllowedError';
    await say(`${'First piece. '.repeat(75)}${'Second piece. '.repeat(20)}`);
    audio.refusal = '';
    speech.unlock();
    await settle();
    audio.finish();
    await settle();
    audio.finish();
    await settle();
    expect(shown.slice(1)).toEqual(['blocked', 'loading', 'speaking', 'finished']);
    expect(audio.played).toHaveLength(2);
    expect(texts().at(-1)).toContain('Second piece.');
  });

  it('forgets what it refused when something newer is said, or at a stop', async () => {
    const { speech, shown, audio, say } = scriptSpeech();
    audio.refusal = 'NotAllowedError';
    await say('One.');
    await say('Two.');
    expect(shown).toEqual(['loading', 'blocked', 'loading', 'blocked']);
    speech.stop();
    expect(shown.at(-1)).toBe('stopped');
    audio.refusal = '';
    speech.unlock();
    await settle();
    expect(shown.at(-1)).toBe('stopped');
  });

  it('lets its own voice speak at the gesture', async () => {
    const { speech, shown, synthesis, said, server, say } = scriptSpeech();
    server.answer = 502;
    await say('Hello there.');
    synthesis.fail('not-allowed');
    await settle();
    expect(shown.at(-1)).toBe('blocked');
    speech.unlock();
    await settle();
    expect(said()).toEqual(['Hello there.', 'Hello there.']);
    synthesis.finish();
    await settle();
    expect(shown.at(-1)).toBe('finished');
    expect(server.asked).toHaveLength(1);
  });

  it('plays a moment of nothing at the first gesture that lets it', async () => {
    const { speech, shown, audio, synthesis } = scriptSpeech();
    audio.refusal = 'NotAllowedError';
    speech.unlock();
    await settle();
    audio.refusal = '';
    speech.unlock();
    await settle();
    speech.unlock();
    await settle();
    expect(audio.played).toHaveLength(1);
    expect(shown).toEqual([]);
    expect(synthesis.utterances).toEqual([]);
  });

  it('leaves alone what is being said', async () => {
    const { speech, shown, audio, say } = scriptSpeech();
    await say('Hello there.');
    speech.unlock();
    await settle();
    expect(audio.played).toHaveLength(1);
    audio.finish();
    await settle();
    expect(shown).toEqual(['loading', 'speaking', 'finished']);
  });
});

function isSpokenAtOnce(length: number): boolean {
  return length > 0 && length <= 1_000;
}
