// The browser's own voice, for when the shop's cannot be had. Sentence by sentence: Chrome falls silent in the middle
// of an utterance after about 15 s.
import {
  BROWSER_VOICE,
  LONGEST_UTTERANCE,
  MOBILE_SPEECH_LIMIT_MS,
  UTTERANCE_LIMIT_MS,
  VOICE_LIST_WAIT_MS,
} from '../session/constants.ts';
import { pickVoice } from './pick-voice.ts';
import { splitSentences } from './split-text.ts';

export interface BrowserVoiceParts {
  /** Undefined where the browser cannot speak. */
  synthesis: SpeechSynthesis | undefined;
  Utterance: typeof SpeechSynthesisUtterance | undefined;
}

export type BrowserVoiceEnd = 'finished' | 'stopped' | 'cut-off' | 'blocked' | 'failed';

export interface BrowserVoice {
  /** Resolves when the browser has listed its voices, or was given the time to. */
  waitForVoices(signal: AbortSignal): Promise<void>;
  /** Says a text to its end; `signal` silences it at once. `onStart` is called at the first word. */
  say(text: string, options: { signal: AbortSignal; onStart: () => void }): Promise<BrowserVoiceEnd>;
  /** Inside a gesture: from then on a phone lets the page speak without one. */
  unlock(): void;
}

export function createBrowserVoice(
  { synthesis, Utterance }: BrowserVoiceParts,
  { isMobile }: { isMobile: boolean },
): BrowserVoice {
  if (!synthesis || !Utterance) {
    return { waitForVoices: async () => undefined, say: async () => 'failed', unlock: () => undefined };
  }
  const device = isMobile ? 'mobile' : 'other';
  return {
    waitForVoices: (signal) => waitForVoices(synthesis, VOICE_LIST_WAIT_MS[device], signal),
    say(text, { signal, onStart }) {
      const voice = pickVoice(synthesis.getVoices(), { isMobile });
      const utter = (sentence: string) =>
        Object.assign(new Utterance(sentence), {
          ...BROWSER_VOICE[device],
          voice: voice ?? null,
          lang: voice?.lang ?? 'en-US',
        });
      const utterances = splitSentences(text, LONGEST_UTTERANCE).map(utter);
      onStart();
      return sayInTurn(synthesis, utterances, {
        signal,
        limitMs: isMobile ? MOBILE_SPEECH_LIMIT_MS : undefined,
      });
    },
    unlock() {
      if (isMobile) synthesis.speak(new Utterance(''));
    },
  };
}

function waitForVoices(synthesis: SpeechSynthesis, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (synthesis.getVoices().length > 0) return resolve();
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    // Older Safari has no events here.
    synthesis.addEventListener?.('voiceschanged', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
  });
}

/** The list is held until the end: Chrome forgets an utterance that nobody holds, and its end with it. */
function sayInTurn(
  synthesis: SpeechSynthesis,
  utterances: SpeechSynthesisUtterance[],
  { signal, limitMs }: { signal: AbortSignal; limitMs: number | undefined },
): Promise<BrowserVoiceEnd> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const limit = limitMs && setTimeout(() => end('cut-off'), limitMs);
    let patience: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => end('stopped'), { signal: done.signal });
    if (synthesis.speaking || synthesis.pending) synthesis.cancel();
    sayFrom(0);

    function sayFrom(index: number): void {
      clearTimeout(patience);
      const utterance = utterances[index];
      if (!utterance) {
        end('finished');
        return;
      }
      utterance.onend = () => sayFrom(index + 1);
      utterance.onerror = ({ error }) => end(error === 'not-allowed' ? 'blocked' : 'failed');
      patience = setTimeout(() => end('failed'), UTTERANCE_LIMIT_MS);
      synthesis.speak(utterance);
    }

    function end(reason: BrowserVoiceEnd): void {
      clearTimeout(limit);
      clearTimeout(patience);
      done.abort();
      for (const utterance of utterances) Object.assign(utterance, { onend: null, onerror: null });
      if (reason !== 'finished') synthesis.cancel();
      resolve(reason);
    }
  });
}
