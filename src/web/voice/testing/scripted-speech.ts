// A browser and a server that speak by script: what they answer, refuse and play is up to the test.
import { vi } from 'vitest';
import { ApiError, type send } from '../../api.ts';
import { createSpeech, type SpeechParts } from '../synthesis/speech.ts';

/** 'late' comes after a second, whatever the page wants by then. */
type Answer = 'sound' | 'late' | 'hang' | 'no connection' | number;

export class ScriptedUtterance {
  readonly text: string;
  rate = Number.NaN;
  pitch = Number.NaN;
  volume = Number.NaN;
  lang = '';
  voice: { name: string } | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

export class ScriptedSynthesis extends EventTarget {
  voices = [{ name: 'English', lang: 'en-US' }];
  /** Everything it was ever given. */
  utterances: ScriptedUtterance[] = [];
  speaking = false;
  pending = false;

  getVoices() {
    return this.voices;
  }

  speak(utterance: ScriptedUtterance): void {
    this.utterances.push(utterance);
    this.speaking = utterance.text !== '';
  }

  cancel(): void {
    this.speaking = false;
    this.utterances.at(-1)?.onerror?.({ error: 'canceled' });
  }

  /** Comes to the end of what it says now. */
  finish(): void {
    this.speaking = false;
    this.utterances.at(-1)?.onend?.();
  }

  fail(error: string): void {
    this.speaking = false;
    this.utterances.at(-1)?.onerror?.({ error });
  }
}

export class ScriptedAudio extends EventTarget {
  src = '';
  volume = 1;
  isPlaying = false;
  /** The browser's answer to the next play, by the name of its error; empty to play. */
  refusal = '';
  /** What was played: the blob of each address, and how loud. */
  played: { url: string; volume: number }[] = [];

  async play(): Promise<void> {
    if (this.refusal) throw new DOMException('No', this.refusal);
    this.isPlaying = true;
    this.played.push({ url: this.src, volume: this.volume });
  }

  pause(): void {
    this.isPlaying = false;
  }

  finish(): void {
    this.isPlaying = false;
    this.dispatchEvent(new Event('ended'));
  }
}

/** A speech in a browser of its own; `changes` take parts away or replace them. */
export function scriptSpeech({
  isMobile = false,
  ...changes
}: Partial<SpeechParts> & { isMobile?: boolean } = {}) {
  const audio = new ScriptedAudio();
  const synthesis = new ScriptedSynthesis();
  const server: { answer: Answer; first: Answer[]; asked: unknown[]; signals: AbortSignal[] } = {
    answer: 'sound',
    /** Answers that come before it, one call each. */
    first: [],
    asked: [],
    signals: [],
  };
  const post: typeof send = async (path, { method, body, signal } = {}) => {
    server.asked.push({ path, method, body });
    if (signal) server.signals.push(signal);
    const answer = server.first.shift() ?? server.answer;
    if (answer === 'no connection') throw new TypeError('Failed to fetch');
    if (answer === 'late') await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (answer === 'hang') await new Promise((_, reject) => signal?.addEventListener('abort', reject));
    if (typeof answer === 'number') throw new ApiError(new Response('', { status: answer }), '');
    return new Response('RIFF');
  };
  const speech = createSpeech(
    { isMobile, audio: audio as unknown as HTMLAudioElement },
    {
      send: post,
      synthesis: synthesis as unknown as SpeechSynthesis,
      Utterance: ScriptedUtterance as unknown as typeof SpeechSynthesisUtterance,
      ...changes,
    },
  );
  const shown: string[] = [];
  speech.subscribe(() => {
    const status = speech.getStatus();
    shown.push(status.type === 'ended' ? status.reason : status.type);
  });
  return {
    speech,
    /** Every status so far, ends by their reason. */
    shown,
    audio,
    synthesis,
    server,
    texts: () => server.asked.map((call) => (call as { body: { text: string } }).body.text),
    said: () => synthesis.utterances.map(({ text }) => text),
    async say(text: string, options: { volume: number; isMobile?: boolean } = { volume: 0.8 }) {
      speech.speak(text, options);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
