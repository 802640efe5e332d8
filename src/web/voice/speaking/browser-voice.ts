// The browser's own voice, for when the shop's cannot be had. Sentence by sentence: Chrome falls silent in the middle
// of an utterance after about 15 s.
import {
  BROWSER_VOICE,
  LONGEST_UTTERANCE,
  MOBILE_SPEECH_LIMIT_MS,
  UTTERANCE_LIMIT_MS,
  VOICE_LIST_WAIT_MS,
} from '../constants.ts';
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
  const device = isMobile ? 'mobile' : 'other';

  return {
    waitForVoices(signal) {
      return new Promise((resolve) => {
        if (!synthesis || synthesis.getVoices().length > 0) return resolve();
        const done = new AbortController();
        const end = () => {
          clearTimeout(timer);
          done.abort();
          resolve();
        };
        const timer = setTimeout(end, VOICE_LIST_WAIT_MS[device]);
        // Older Safari has no events here.
        synthesis.addEventListener?.('voiceschanged', end, { signal: done.signal });
        signal.addEventListener('abort', end, { signal: done.signal });
      });
    },

    say(text, { signal, onStart }) {
      return new Promise((resolve) => {
        if (!synthesis || !Utterance) return resolve('failed');
        if (synthesis.speaking || synthesis.pending) synthesis.cancel();
        const sentences = splitSentences(text, LONGEST_UTTERANCE);
        const voice = pickVoice(synthesis.getVoices(), { isMobile });
        /** Held here: Chrome forgets an utterance that nobody holds, and its end with it. */
        let utterance: SpeechSynthesisUtterance | undefined;
        let patience: ReturnType<typeof setTimeout> | undefined;
        const limit = isMobile ? setTimeout(() => end('cut-off'), MOBILE_SPEECH_LIMIT_MS) : undefined;
        const stop = () => end('stopped');
        signal.addEventListener('abort', stop);
        onStart();
        sayNext();

        function sayNext(): void {
          clearTimeout(patience);
          const sentence = sentences.shift();
          if (sentence === undefined) return end('finished');
          if (!synthesis || !Utterance) return;
          utterance = Object.assign(new Utterance(sentence), {
            ...BROWSER_VOICE[device],
            lang: voice?.lang ?? 'en-US',
            voice: voice ?? null,
            onend: sayNext,
            onerror: ({ error }: SpeechSynthesisErrorEvent) =>
              end(error === 'not-allowed' ? 'blocked' : 'failed'),
          });
          patience = setTimeout(() => end('failed'), UTTERANCE_LIMIT_MS);
          synthesis.speak(utterance);
        }

        function end(reason: BrowserVoiceEnd): void {
          clearTimeout(limit);
          clearTimeout(patience);
          signal.removeEventListener('abort', stop);
          if (utterance) Object.assign(utterance, { onend: null, onerror: null });
          if (reason !== 'finished') synthesis?.cancel();
          resolve(reason);
        }
      });
    },

    unlock() {
      if (isMobile && synthesis && Utterance) synthesis.speak(new Utterance(''));
    },
  };
}
