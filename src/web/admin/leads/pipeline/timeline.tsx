// All that happened to a lead, the newest first, by the shop's days.
import type { UseQueryResult } from '@tanstack/react-query';
import type { TimelineEntry } from '../../../../schemas/pipeline.ts';
import { isGone } from '../../describe-error.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import { useShop } from '../../page-data.ts';
import { describeClock, describeDay, describeExactly } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { NoteText } from './note-text.tsx';

export function Timeline({ timeline }: { timeline: UseQueryResult<TimelineEntry[]> }) {
  const { data, isError, error, refetch } = timeline;
  return (
    <details className="group/timeline mx-4 border-t border-line pb-4 wrap-anywhere sheet:hidden" open>
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 pt-1">
        <h3 className="text-name">Timeline</h3>
        <span className="text-ink-quiet group-open/timeline:hidden">{data?.length}</span>
        <span className="ml-auto text-ink-quiet not-group-open/timeline:hidden">newest first</span>
        <svg
          className="group-open/timeline:rotate-180"
          viewBox="0 0 20 20"
          width="20"
          height="20"
          aria-hidden="true"
        >
          <path d="M4 8 10 14 16 8" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      {!data && !isError && <ListLoading>Loading timeline...</ListLoading>}
      {isError && !isGone(error) && (
        <ListFailure what="The timeline could not be loaded." error={error} onRetry={refetch} />
      )}
      {data && <Days entries={data.toReversed()} />}
    </details>
  );
}

function Days({ entries }: { entries: TimelineEntry[] }) {
  const { time_zone } = useShop();
  const now = useNow();
  const days = Map.groupBy(entries, ({ at }) => describeDay(new Date(at), now, time_zone));
  return [...days].map(([day, own]) => (
    <section key={day} aria-label={day}>
      <h4 className="m-0 border-b border-hairline pt-1 pb-0.5 font-semibold text-ink-quiet first-letter:uppercase">
        {day}
      </h4>
      <ul>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

const UNNAMED = { customer: 'The customer', shop: 'The shop', carl: 'Carl', server: null };

function Entry({ entry: { at, who, name, text, words, mentions } }: { entry: TimelineEntry }) {
  const { time_zone } = useShop();
  const time = new Date(at);
  const shown = name ?? UNNAMED[who];
  return (
    <li className="grid grid-cols-[70px_minmax(0,1fr)] gap-x-2 py-[3px]">
      <time className="text-right text-ink-quiet" dateTime={at} title={describeExactly(time, time_zone)}>
        {describeClock(time, time_zone)}
      </time>
      <div>
        {shown && <b dir="auto">{shown}</b>} {text}
        {words && (
          <div className="text-ink-soft">
            <NoteText text={words} mentions={mentions} />
          </div>
        )}
      </div>
    </li>
  );
}
