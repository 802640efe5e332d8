// Dictation as hero and widget use it: they differ in how often words show and in what a denial says. A chunk of its own.
import type { Voice } from '../../../schemas/shop.ts';
import {
  createDictation,
  DICTATION_ALERTS,
  type Dictation,
  type DictationEnd,
} from '../../voice/recognition/dictation.ts';
import { RESULT_GAP_MS } from '../../voice/session/constants.ts';
import type { Surface } from '../conversation/conversation.ts';

export interface VoiceInput extends Omit<Dictation, 'start'> {
  start(surface: Surface): void;
  /** What to tell the visitor when dictation ended so; null where there is nothing to tell. */
  alertFor(reason: DictationEnd, surface: Surface): string | null;
}

export function createVoiceInput(options: { voice: Voice; hasTranscription: boolean }): VoiceInput {
  const dictation = createDictation(options);
  return {
    ...dictation,
    start: (surface) => dictation.start({ throttleMs: surface === 'hero' ? RESULT_GAP_MS : 0 }),
    alertFor(reason, surface) {
      if (reason === 'denied' && surface === 'hero') return null;
      return DICTATION_ALERTS[reason as keyof typeof DICTATION_ALERTS] ?? null;
    },
  };
}
