// Voice out: Carl's words as sound, one thing at a time.
import { createStatus } from './status.ts';

/**
 * Why speaking ended. `cut-off`: the browser's voice reached its limit on mobile. `blocked`: the browser wants a
 * gesture first; `unlock` says it then.
 */
export type SpeechEnd = 'finished' | 'stopped' | 'cut-off' | 'blocked' | 'failed';

export type SpeechStatus =
  | { type: 'idle' }
  | { type: 'loading' }
  | { type: 'speaking' }
  | { type: 'ended'; reason: SpeechEnd };

export interface Speech {
  getStatus(): SpeechStatus;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /**
   * Says a text, and stops what is being said. `volume` is that of the shop's voice, 0 to 1; the browser's voice has
   * its own. `isMobile` goes with the call where given (greeting and hero).
   */
  speak(text: string, options: { volume: number; isMobile?: boolean }): void;
  /** Silence, at once. */
  stop(): void;
  /**
   * To be called inside a visitor's gesture: lets an element play later where a browser asks for a gesture (Safari),
   * and plays what was blocked.
   */
  unlock(): void;
}

/**
 * Speaks with the shop's voice through the `audio` element, with the browser's own where that fails.
 *
 *     const speech = createSpeech({ isMobile: isMobile(), audio });
 *     speech.speak(reply, { volume: WIDGET_VOLUME });
 */
export function createSpeech(_options: { isMobile: boolean; audio: HTMLAudioElement }): Speech {
  const status = createStatus<SpeechStatus>({ type: 'idle' });
  return {
    getStatus: status.get,
    subscribe: status.subscribe,
    speak: () => status.set({ type: 'ended', reason: 'failed' }),
    stop: () => undefined,
    unlock: () => undefined,
  };
}
