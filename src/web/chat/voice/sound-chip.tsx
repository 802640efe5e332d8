// The paper tag on the hero's ticket that says whether Carl may be heard, and opens the question. The style sheet shows
// the words that fit, so that they are right before any script runs.
import type { RefObject } from 'react';
import { SpeakerIcon } from '../../ui/icons.tsx';
import { useVoice } from './voice-provider.tsx';

export function SoundChip({ ref }: { ref: RefObject<HTMLButtonElement | null> }) {
  const { isAsking, ask } = useVoice();
  return (
    <button
      ref={ref}
      type="button"
      className="sound-chip needs-script"
      aria-expanded={isAsking}
      onClick={() => ask(!isAsking)}
    >
      <SpeakerIcon />
      <span data-when="pending">Enable sound?</span>
      <span data-when="granted">Audio ready</span>
      <span data-when="denied">Audio off</span>
    </button>
  );
}
