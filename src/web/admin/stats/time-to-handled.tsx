// How long leads wait until somebody marks them handled.
import type { Stats } from '../../../schemas/admin.ts';
import { BarList } from './bar-list.tsx';
import { describeLeads, describeMinutes } from './describe-stats.ts';
import { DAYS, Figure, StatsCard, StatsNote } from './stats-card.tsx';

export function TimeToHandled({ handling }: Pick<Stats, 'handling'>) {
  const { handled, open, medianMinutes, spread } = handling;
  return (
    <StatsCard title="Time to handled" aside={DAYS}>
      <Figure number={medianMinutes === null ? 'n/a' : describeMinutes(medianMinutes)}>
        {handled === 0 ? 'no lead handled yet' : `median of ${describeLeads(handled)}`}
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
        Nights and weekends included.{' '}
        {open === 0 ? 'None is still open.' : `${describeLeads(open)} still open.`}
      </StatsNote>
    </StatsCard>
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
