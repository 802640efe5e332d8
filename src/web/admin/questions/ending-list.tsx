// What Carl tells only until a day: answers of the desk, which are renewed or ended here, and articles of the files.
import { useId, useState } from 'react';
import type { Ending } from '../../../schemas/question.ts';
import { useShop } from '../page-data.ts';
import { describeIsoDay } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { inDays, isoDayOf } from './iso-day.ts';
import { useChangeAnswer } from './use-questions.ts';

export function EndingList({ endings }: { endings: readonly Ending[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="flex flex-wrap justify-between gap-x-4 border-y border-hairline bg-desk-sunk px-4 py-1.5 text-quote font-semibold"
      >
        Told until a day {endings.length}
        <span className="font-normal text-ink-quiet">Carl stops saying them by himself</span>
      </h2>
      <ul>
        {endings.map((ending) => (
          <EndingRow key={ending.answerId ?? ending.file} ending={ending} />
        ))}
      </ul>
    </section>
  );
}

function EndingRow({ ending: { title, until, isOver, answerId, file, by } }: { ending: Ending }) {
  const change = useChangeAnswer();
  const { time_zone } = useShop();
  const today = isoDayOf(useNow(), time_zone);
  const id = useId();
  const [isRenewing, setIsRenewing] = useState(false);
  const [day, setDay] = useState('');
  const renew = (until: string | null) =>
    answerId !== null && change.mutate({ id: answerId, until }, { onSuccess: () => setIsRenewing(false) });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-hairline px-4 py-2 touch:text-small">
      <div className="min-w-0 flex-[1_1_200px]">
        <p className="text-name font-semibold wrap-anywhere">{title}</p>
        <p className={isOver ? 'font-medium text-late' : 'text-ink-quiet'}>
          {isOver ? 'Ended, not told since ' : 'Until '}
          {describeIsoDay(until)}
          {by !== null && `, by ${by}`}
          {!isOver && `, ${inDays(today, until)}`}
        </p>
      </div>
      {answerId === null ? (
        <p className="text-ink-quiet">
          Change <code className="mono">{file}</code>
        </p>
      ) : (
        <p className="flex gap-x-4">
          <button
            type="button"
            className="link-button"
            aria-expanded={isRenewing}
            aria-controls={id}
            onClick={() => setIsRenewing(!isRenewing)}
          >
            Renew<span className="visually-hidden"> {title}</span>
          </button>
          <button
            type="button"
            className="link-button font-normal"
            onClick={() => change.mutate({ id: answerId, ended: true })}
          >
            End<span className="visually-hidden"> {title}</span>
          </button>
        </p>
      )}
      {isRenewing && (
        <form
          id={id}
          className="flex basis-full flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            renew(day);
          }}
        >
          <input
            className="desk-control max-w-44"
            type="date"
            aria-label="Until"
            required
            min={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <button type="submit" className="button">
            Until that day
          </button>
          <button type="button" className="button" onClick={() => renew(null)}>
            No end
          </button>
        </form>
      )}
    </li>
  );
}
