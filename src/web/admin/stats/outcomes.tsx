// Won and lost in twelve months: by month as bars, the lost ones hatched over the won; by service and by source as lists.
import { type ReactNode, useId } from 'react';
import type { Stats } from '../../../schemas/admin.ts';
import { ServiceBadge } from '../leads/row/service-badge.tsx';
import { SOURCES } from '../leads/row/sources.ts';
import { describePart } from './describe-stats.ts';
import { Block, Hatch, KeyMark } from './hatch.tsx';
import { Figure, QUIET, StatsCard } from './stats-card.tsx';

type Outcomes = Stats['outcomes'];
type Sum = { won: number; lost: number };

/** Pixels from the top: room for the counts, then the bars, then the months. */
const [TOP, PLOT, HEIGHT] = [16, 88, 126];
const BASE = TOP + PLOT;
const LEAST_PEAK = 3;

export function OutcomesByMonth({ months }: Pick<Outcomes, 'months'>) {
  const won = sum(months.map((month) => month.won));
  const lost = sum(months.map((month) => month.lost));
  const share = describePart(won, won + lost);
  return (
    <StatsCard
      title="Won and lost"
      aside={
        <p className={QUIET} aria-hidden="true">
          <KeyMark part="solid" /> Won <KeyMark part="hatched" /> Lost
        </p>
      }
    >
      <Figure number={won.toLocaleString('en-US')}>
        won, {lost.toLocaleString('en-US')} lost in 12 months{share && `: ${share} won`}
      </Figure>
      <MonthBars months={months} />
      <table className="visually-hidden">
        <caption>Won and lost by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Won</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{nameMonth(month.month, 'long')}</th>
              <td>{month.won}</td>
              <td>{month.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </StatsCard>
  );
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);

function MonthBars({ months }: Pick<Outcomes, 'months'>) {
  const hatch = useId();
  const unit = PLOT / Math.max(LEAST_PEAK, ...months.map(({ won, lost }) => won + lost));
  const pitch = 100 / months.length;
  return (
    <svg className="mt-2 w-full" height={HEIGHT} aria-hidden="true">
      <Hatch id={hatch} />
      {months.map(({ month, won, lost }, index) => {
        const bar = { x: `${(index + 0.15) * pitch}%`, width: `${0.7 * pitch}%` };
        const center = `${(index + 0.5) * pitch}%`;
        return (
          <g key={month}>
            <title>{`${nameMonth(month, 'long')}: ${won} won, ${lost} lost`}</title>
            {won > 0 && <Block part="solid" {...bar} y={BASE - won * unit} height={won * unit} />}
            {lost > 0 && (
              <Block
                part="hatched"
                hatch={hatch}
                {...bar}
                y={BASE - (won + lost) * unit + 0.5}
                height={Math.max(1, lost * unit - 1.5)}
              />
            )}
            {won + lost > 0 && (
              <text
                className="text-[11px] font-semibold"
                fill="currentColor"
                textAnchor="middle"
                x={center}
                y={BASE - (won + lost) * unit - 4}
              >
                {won + lost}
              </text>
            )}
            <text className="fill-ink-soft text-[11px]" textAnchor="middle" x={center} y={BASE + 17}>
              {nameMonth(month, 'narrow')}
            </text>
          </g>
        );
      })}
      <line stroke="currentColor" x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} />
    </svg>
  );
}

const FORMATS = {
  long: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
  narrow: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'narrow' }),
};

const nameMonth = (month: string, style: keyof typeof FORMATS): string =>
  FORMATS[style].format(new Date(`${month}-01`));

const MONTHS = <p className={QUIET}>12 months</p>;

export const OutcomesByService = ({ services }: Pick<Outcomes, 'services'>) => (
  <StatsCard title="Won by service" aside={MONTHS}>
    <OutcomeList
      rows={services.map(({ service, ...sums }) => ({
        name: service,
        label: <ServiceBadge name={service} />,
        ...sums,
      }))}
    />
  </StatsCard>
);

export const OutcomesBySource = ({ sources }: Pick<Outcomes, 'sources'>) => (
  <StatsCard title="Won by source" aside={MONTHS}>
    <OutcomeList
      rows={sources.map(({ source, ...sums }) => ({ name: source, label: SOURCES[source], ...sums }))}
    />
  </StatsCard>
);

function OutcomeList({ rows }: { rows: (Sum & { name: string; label: ReactNode })[] }) {
  if (rows.length === 0) return <p className={QUIET}>Nothing won or lost yet.</p>;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-[3px] touch:text-small">
      {rows.map(({ name, label, won, lost }) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid items-center">
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="text-right">
            <b>{won.toLocaleString('en-US')}</b> won
          </dd>
          <dd className="text-right text-ink-quiet">{lost.toLocaleString('en-US')} lost</dd>
        </div>
      ))}
    </dl>
  );
}
