// The chip in the ticket's head that says whether Carl may be heard, and opens the question beside it. The style sheet
// shows the words that fit, so that they are right before any script runs.
import { type ReactNode, useRef } from 'react';
import { SpeakerIcon } from '../../ui/icons.tsx';
import type { Surface } from '../conversation/conversation.ts';
import { VoicePrompt } from './voice-prompt.tsx';
import { useVoice } from './voice-provider.tsx';

/** `children` stand before the chip and read as one with it. */
export function SoundChip({ surface, children }: { surface: Surface; children?: ReactNode }) {
  const { questionIn, ask, putOff } = useVoice();
  const chip = useRef<HTMLButtonElement>(null);
  const question = questionIn(surface);
  return (
    <>
      <span className="sound needs-script">
        {children}
        <button
          ref={chip}
          type="button"
          className="sound-chip"
          aria-haspopup="dialog"
          aria-expanded={question !== undefined}
          // What came by itself has no focus yet: the press moves it there.
          onClick={() => (question === 'asked' ? putOff() : ask(surface))}
        >
          {!children && <SpeakerIcon />}
          <span data-when="pending">Enable sound?</span>
          <span data-when="granted">Audio ready</span>
          <span data-when="denied">Audio off</span>
        </button>
      </span>
      <VoicePrompt question={question} chip={chip} />
    </>
  );
}
