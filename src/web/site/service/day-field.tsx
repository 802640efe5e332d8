// The day on which it has to be in hands: none, or one from today on where the shop is.
import { useEffect, useState } from 'react';
import { todayIn } from './in-hands.ts';

export interface DayFieldProps {
  id: string;
  timeZone: string;
  error: string | undefined;
  /** What there is to know of the day. */
  note: string | undefined;
}

export function DayField({ id, timeZone, error, note }: DayFieldProps) {
  // The page is kept, so that the day of its making may be over.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayIn(timeZone)), [timeZone]);
  const told = error ?? note;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        In hands by
      </label>
      <input
        className="field-control max-w-60"
        id={id}
        name="neededBy"
        type="date"
        min={today}
        aria-invalid={error ? true : undefined}
        aria-describedby={told ? `${id}-told` : `${id}-hint`}
      />
      {told ? (
        <p
          className={
            error
              ? 'field-error'
              : 'border-l-6 bg-yellow px-2.5 py-1.5 font-semibold text-small leading-[1.4]'
          }
          id={`${id}-told`}
        >
          {told}
        </p>
      ) : (
        <p className="field-hint" id={`${id}-hint`}>
          If there is a day you need it
        </p>
      )}
    </div>
  );
}
