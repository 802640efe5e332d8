// How long leads wait for a person's answer, and whether it came by when it was promised.
import type { Stats } from '../../../schemas/admin.ts';
import { BarList } from './bar-list.tsx';
import { describeCount, describeLeads, describeMinutes, describePart } from './describe-stats.ts';
import { DAYS, Figure, StatsCard, StatsNote } from './stats-card.tsx';

export function TimeToAnswer({ handling, promises }: Pick<Stats, 'handling' | 'promises'>) {
  const { handled, open, medianMinutes, spread } = handling;
  return (
    <StatsCard title="Time to first answer" aside={DAYS}>
      <Figure number={medianMinutes === null ? 'n/a' : describeMinutes(medianMinutes)}>
        {handled === 0 ? 'no lead answered yet' : `median of ${describeLeads(handled)}`}
      </Figure>
      {handled > 0 && (
        <BarList
          rows={spread.map(({ upToMinutes, leads }, index) => {
            const label = describeStep(spread[index - 1]?.upToMinutes ?? null, upToMinutes);
            return { name: label, label, count: leads };
          })}
        />
      )}
      <StatsNote>
        <PromisesKept promises={promises} />
        Nights and weekends included.{' '}
        {open === 0 ? 'None is still open.' : `${describeLeads(open)} still open.`}
      </StatsNote>
    </StatsCard>
  );
}

/** '23 of 24 promises kept (96%), 1 late now.' */
function PromisesKept({ promises: { kept, missed, late } }: Pick<Stats, 'promises'>) {
  const all = kept + missed;
  if (all === 0) return <>No promise has come due yet. </>;
  return (
    <>
      <b className="text-ink">
        {describeCount(kept)} of {describeCount(all)}
      </b>{' '}
      promises kept ({describePart(kept, all)})
      {late > 0 && <b className="text-late">, {describeCount(late)} late now</b>}.{' '}
    </>
  );
}

/** 'Under 1 h', '1 to 4 h', '4 h to 1 d', 'Over 3 d'. */
function describeStep(from: number | null, to: number | null): string {
  if (from === null) return `Under ${describeMinutes(to ?? 0)}`;
  if (to === null) return `Over ${describeMinutes(from)}`;
  const [low, high] = [describeMinutes(from), describeMinutes(to)];
  const [lowUnit, highUnit] = [low, high].map((words) => words.split(' ')[1]);
  return `${lowUnit === highUnit ? low.split(' ')[0] : low} to ${high}`;
}
