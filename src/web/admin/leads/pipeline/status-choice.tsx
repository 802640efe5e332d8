// The five statuses. The arrows only go from one to the next: passing over one would already be a change.
import { type KeyboardEvent, useEffect, useState } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '../../../../schemas/lead.ts';
import { Key, KeyHint } from '../../keys/key.tsx';
import { useSingleKeys } from '../../keys/single-keys.ts';
import { StatusLabel, StatusMark } from '../row/status-chip.tsx';

interface Props {
  status: LeadStatus;
  onChoose: (status: LeadStatus) => void;
}

export function StatusChoice({ status: current, onChoose }: Props) {
  const [isArmed, arm] = useArmed(onChoose);
  const hasKeys = useSingleKeys();
  const come = LEAD_STATUSES.indexOf(current);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <p className="flex min-w-[84px] items-center gap-1.5 text-ink-quiet touch:min-w-full">
        {hasKeys ? (
          <button
            type="button"
            className="link-button touch:min-h-0 text-ink-quiet font-normal no-underline"
            aria-label="Status by its number"
            data-key="s"
            onClick={arm}
          >
            Status <KeyHint>S</KeyHint>
          </button>
        ) : (
          'Status'
        )}
        <span role="status" className="text-ink">
          {isArmed && '1 to 5'}
        </span>
      </p>
      <div
        className="flex flex-wrap gap-y-1 max-phone:w-full"
        role="radiogroup"
        aria-label="Status"
        onKeyDown={moveByArrows}
      >
        {LEAD_STATUSES.map((status, index) => (
          <label
            key={status}
            className="relative -ml-px inline-flex min-h-[26px] items-center gap-1.5 border border-edge px-2 font-medium first:ml-0 last:ml-1.5 hover:bg-highlight has-checked:z-1 has-checked:border-ink has-checked:bg-highlight has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[passed=true]:bg-desk-sunk data-[won=true]:has-checked:bg-ink data-[won=true]:has-checked:text-desk touch:min-h-target max-phone:flex-auto max-phone:justify-center max-phone:gap-1 max-phone:px-1 max-phone:text-note"
            data-passed={current !== 'lost' && index < come}
            data-won={status === 'won'}
          >
            <input
              type="radio"
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              name="status"
              value={status}
              checked={status === current}
              onChange={() => onChoose(status)}
            />
            {isArmed ? <Key>{String(index + 1)}</Key> : <StatusMark status={status} />}
            <StatusLabel status={status} />
          </label>
        ))}
      </div>
    </div>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const step = STEPS[key];
  if (step === undefined && key !== 'Enter') return;
  event.preventDefault();
  const radios = [...currentTarget.querySelectorAll('input')];
  const at = radios.indexOf(target as HTMLInputElement);
  if (step === undefined) radios[at]?.click();
  else radios.at((at + step) % radios.length)?.focus();
}

/** `[isArmed, arm]`: once armed, the next key is a status by its number; any other key, or a press elsewhere, disarms. */
function useArmed(onChoose: (status: LeadStatus) => void): [isArmed: boolean, arm: () => void] {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const disarm = () => setIsArmed(false);
    const press = (event: globalThis.KeyboardEvent) => {
      if (MODIFIERS.includes(event.key)) return;
      disarm();
      const status = /^[1-5]$/.test(event.key) ? LEAD_STATUSES[Number(event.key) - 1] : undefined;
      if (status) onChoose(status);
      // Esc would close the lead.
      if (status || event.key === 'Escape') event.preventDefault();
    };
    // Before the desk's own keys.
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', disarm);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', disarm);
    };
  }, [isArmed, onChoose]);
  return [isArmed, () => setIsArmed(true)];
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
