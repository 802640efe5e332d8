// What a device is told, and whether names stand on its locked screen.
import { useId } from 'react';
import { TOLD_OF, type ToldOf } from '../../../../schemas/alerts.ts';

export const TOLD_LABELS: Record<ToldOf, string> = {
  requests: 'New requests',
  asked: 'Asked for a person',
  escalations: 'Late promises only',
};

interface Props {
  told: ToldOf;
  showsNames: boolean;
  onChange: (change: { told?: ToldOf; showsNames?: boolean }) => void;
}

export function DeviceWishes({ told, showsNames, onChange }: Props) {
  const id = useId();
  return (
    <>
      <fieldset className="m-0 border-0 p-0 py-1">
        <legend className="visually-hidden">Push me</legend>
        {TOLD_OF.map((one) => (
          <label key={one} className="flex min-h-7 items-center gap-2 touch:min-h-target">
            <input
              type="radio"
              name={`${id}-told`}
              className="size-4 accent-ink"
              checked={one === told}
              onChange={() => onChange({ told: one })}
            />
            {TOLD_LABELS[one]}
            <span className="text-ink-quiet">{NOTES[one]}</span>
          </label>
        ))}
      </fieldset>
      <label className="flex min-h-7 items-center gap-2 border-t border-hairline py-1 touch:min-h-target">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={showsNames}
          onChange={({ target }) => onChange({ showsNames: target.checked })}
        />
        Show names on the locked screen
      </label>
    </>
  );
}

const NOTES: Record<ToldOf, string> = {
  requests: 'and all below',
  asked: 'and news on job pages',
  escalations: 'an hour before',
};
