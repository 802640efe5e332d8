// The button that takes a talk over, or gives it back to Carl.
import type { LiveState } from '../../../../../schemas/live.ts';
import { KeyHint } from '../../../keys/key.tsx';
import type { useHold } from './use-hold.ts';

interface Props {
  /** E.g. that it stands elsewhere where there is little room. */
  className?: string;
  live: LiveState;
  isMine: boolean;
  hold: ReturnType<typeof useHold>;
}

/** Nothing while another person has it. */
export function HoldButton({ live, isMine, hold, className = '' }: Props) {
  if (live.heldBy && !isMine) return null;
  const isAsked = !live.heldBy && live.askedAt !== null;
  return (
    <button
      type="button"
      className={`button ${isAsked ? 'button-action shadow-flat' : ''} ${className}`}
      data-key="t"
      aria-disabled={hold.isPending}
      onClick={() => hold.isPending || hold.mutate(isMine ? 'hand-back' : 'take-over')}
    >
      {isMine ? (
        <span>
          Hand back<span className="max-phone:hidden"> to Carl</span>
        </span>
      ) : (
        'Take over'
      )}{' '}
      <KeyHint>T</KeyHint>
    </button>
  );
}
