// The chip in the ticket's head that says whether Carl may be heard, and opens the question beside it. The style sheet
// shows the words that fit, so that they are right before any script runs.
import { type ReactNode, useRef } from 'react';
import { SpeakerIcon } from '../../ui/icons.tsx';
import type { Surface } from '../conversation/conversation.ts';
import { VoicePrompt } from './voice-prompt.tsx';
import { useVoice } from './voice-provider.tsx';

/** A finger has more than the eye sees. In the widget toggle and chip are one line of words with a picture. */
const SOUND = {
  hero: 'max-phone:-my-[7px] max-phone:-mr-2 @max-[311px]:col-[2/-1] @max-[311px]:justify-self-start',
  widget: 'col-[3/-1] row-start-2 -my-1 self-center justify-self-end form:room-scant:hidden phone:my-0',
};
const CHIP = {
  hero: 'px-2 py-0 text-small max-phone:gap-[3px] max-phone:pl-[3px] max-phone:text-note',
  widget: 'p-0 pr-3 text-note phone:min-h-8',
};
const WORDS = 'border-b-2';

/** `children` stand before the chip and read as one with it. */
export function SoundChip({ surface, children }: { surface: Surface; children?: ReactNode }) {
  const { questionIn, ask, putOff } = useVoice();
  const chip = useRef<HTMLButtonElement>(null);
  const question = questionIn(surface);
  return (
    <>
      <span className={`sound needs-script flex items-center ${SOUND[surface]}`}>
        {children}
        <button
          ref={chip}
          type="button"
          className={`sound-chip inline-flex min-h-target items-center gap-1.5 border-0 font-bold leading-tight whitespace-nowrap [&>svg]:size-5 ${CHIP[surface]}`}
          aria-haspopup="dialog"
          aria-expanded={question !== undefined}
          // What came by itself has no focus yet: the press moves it there.
          onClick={() => (question === 'asked' ? putOff() : ask(surface))}
        >
          {!children && <SpeakerIcon />}
          <span className={WORDS} data-when="pending">
            Enable sound?
          </span>
          <span className={WORDS} data-when="granted">
            Audio ready
          </span>
          <span className={WORDS} data-when="denied">
            Audio off
          </span>
        </button>
      </span>
      <VoicePrompt surface={surface} question={question} chip={chip} />
    </>
  );
}
