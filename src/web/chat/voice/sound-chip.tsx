// The chip in the ticket's head that says whether Carl may be heard, and opens the question beside it. The style sheet
// shows the words that fit, so that they are right before any script runs.
import { useRef } from 'react';
import { SpeakerIcon } from '../../ui/icons.tsx';
import type { Surface } from '../conversation/conversation.ts';
import { VoicePrompt } from './voice-prompt.tsx';
import { useVoice } from './voice-provider.tsx';

export function SoundChip({ surface }: { surface: Surface }) {
  const { questionIn, ask, putOff } = useVoice();
  const chip = useRef<HTMLButtonElement>(null);
  const question = questionIn(surface);
  return (
    <>
      <button
        ref={chip}
        type="button"
        className="sound-chip needs-script"
        aria-haspopup="dialog"
        aria-expanded={question !== undefined}
        // What came by itself has no focus yet: the press moves it there.
        onClick={() => (question === 'asked' ? putOff() : ask(surface))}
      >
        <SpeakerIcon />
        <span data-when="pending">Enable sound?</span>
        <span data-when="granted">Audio ready</span>
        <span data-when="denied">Audio off</span>
      </button>
      <VoicePrompt question={question} chip={chip} />
    </>
  );
}
