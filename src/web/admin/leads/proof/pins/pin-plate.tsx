// The number of a pin on its plate: yellow while it is open, with a plus while it is new.
import type { Pin } from '../proof-groups.ts';

interface Props {
  pin?: Pick<Pin, 'number' | 'isDone'>;
  /** Its words are shown. */
  isRead?: boolean;
}

export const PinPlate = ({ pin, isRead = false }: Props) => (
  <span
    className={`grid h-6.5 min-w-6.5 place-items-center border border-on-ink px-1 text-quote font-bold text-on-ink ${pin?.isDone ? 'bg-blank' : 'bg-yellow'} ${isRead ? 'shadow-[0_0_0_2px_var(--blank)] outline-2 outline-offset-2 outline-on-ink' : ''}`}
    aria-hidden="true"
  >
    {pin?.number ?? '+'}
  </span>
);
