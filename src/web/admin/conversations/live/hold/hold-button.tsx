// The button that takes a talk over, or gives it back to Carl.
import type { LiveState } from '../../../../../schemas/live.ts';
import { KeyHint } from '../../../keys/key.tsx';
import type { useHold } from './use-hold.ts';

interface Props {
  live: LiveState;
  isMine: boolean;
  hold: ReturnType<typeof useHold>;
}

/** Nothing while another person has it. */
export function HoldButton({ live, isMine, hold }: Props) {
  if (live.heldBy && !isMine) return null;
  const isAsked = !live.heldBy && live.askedAt !== null;
  return (
    <button
      type="button"
      className={`button ${isAsked ? 'button-action shadow-flat' : ''}`}
      data-key="t"
      aria-disabled={hold.isPending}
      onClick={() => hold.isPending || hold.mutate(isMine ? 'hand-back' : 'take-over')}
    >
      {isMine ? (
        <>
          Hand back<span className="max-phone:hidden"> to Carl</span>
        </>
      ) : (
        'Take over'
      )}{' '}
      <KeyHint>T</KeyHint>
    </button>
  );
}
