// Asks when an answer is to leave, on the shop's clock.
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useShop } from '../../../page-data.ts';
import { useNow } from '../../../time/now.tsx';
import { atShopClock, onShopClock } from '../../../time/shop-clock.ts';

interface Props {
  /** Proposed. */
  at: Date;
  /** The lead is not yet. */
  canMark: boolean;
  onPick: (sendAt: string, answered: boolean) => void;
  onClose: () => void;
}

const MOST_MS = 30 * 86_400_000;

export function PickTime({ at, canMark, onPick, onClose }: Props) {
  const { time_zone } = useShop();
  const now = useNow();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const faultId = useId();
  const [clock, setClock] = useState(() => onShopClock(at, time_zone));
  const [answered, setAnswered] = useState(canMark);
  const [fault, setFault] = useState<string>();

  // Not useEffect, which cleans up after the element has left the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const picked = clock ? atShopClock(clock, time_zone) : undefined;
    const found = picked ? faultOf(picked) : 'Pick a day and a time.';
    setFault(found);
    if (picked && !found) onPick(picked.toISOString(), answered);
  }

  return (
    <dialog
      ref={dialog}
      className="w-[min(420px,100vw-32px)] border border-line bg-desk p-5 text-ink shadow-card backdrop:bg-desk-bar/78"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <h2 id={titleId} className="text-item">
          When does it leave?
        </h2>
        <label className="grid gap-1">
          <span className="text-ink-quiet">{`Day and time at the shop (${time_zone.replaceAll('_', ' ')})`}</span>
          <input
            type="datetime-local"
            className="desk-control"
            value={clock}
            min={onShopClock(now, time_zone)}
            max={onShopClock(new Date(now.getTime() + MOST_MS), time_zone)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? faultId : undefined}
            onChange={({ target }) => setClock(target.value)}
          />
        </label>
        {fault && (
          <p id={faultId} className="font-semibold text-late" role="alert">
            {fault}
          </p>
        )}
        {canMark && (
          <label className="flex min-h-6 items-center gap-2 touch:min-h-target">
            <input
              type="checkbox"
              checked={answered}
              onChange={({ target }) => setAnswered(target.checked)}
            />
            Mark as answered
          </label>
        )}
        <p className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button">
            Send it then
          </button>
        </p>
      </form>
    </dialog>
  );
}

function faultOf(picked: Date): string | undefined {
  const ahead = picked.getTime() - Date.now();
  if (ahead <= 0) return 'Pick a time that is still to come.';
  return ahead > MOST_MS ? 'Pick a day within the next 30 days.' : undefined;
}
