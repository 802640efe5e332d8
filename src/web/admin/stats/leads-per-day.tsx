// Leads per day as bars, the chat's solid and the forms' hatched over them; as a table for screen readers.
import { useId } from 'react';
import type { Stats } from '../../../schemas/admin.ts';
import { describeDay, describeLeads } from './describe-stats.ts';
import { Block, Hatch, KeyMark } from './hatch.tsx';
import { Figure, QUIET, StatsCard } from './stats-card.tsx';

type Day = Stats['days'][number];

/** Pixels from the top: room for the counts, then the bars, then the dates. Across it goes by percent. */
const [TOP, PLOT, HEIGHT] = [16, 104, 146];
const BASE = TOP + PLOT;
/** Fewer leads than this leave the bars low, rather than make one lead a tower. */
const LEAST_PEAK = 3;
/** So many days are as wide as a date and 'today' beside each other. */
const LABEL_DAYS = 6;
/** From ten on counts are wider than a bar: then the highest alone has one. */
const WIDEST_COUNT = 9;

export function LeadsPerDay({ days }: { days: Day[] }) {
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <StatsCard
      title="Leads per day"
      aside={
        <p className={QUIET} aria-hidden="true">
          <KeyMark part="solid" /> Chat <KeyMark part="hatched" /> Forms
        </p>
      }
    >
      <Figure number={total.toLocaleString('en-US')}>{total === 1 ? 'lead' : 'leads'} in 30 days</Figure>
      <DayBars days={days} />
      <DayTable days={days} />
    </StatsCard>
  );
}

const totalOf = ({ chat, quoteForm }: Day): number => chat + quoteForm;

function DayBars({ days }: { days: Day[] }) {
  const hatch = useId();
  const peak = Math.max(LEAST_PEAK, ...days.map(totalOf));
  const unit = PLOT / peak;
  const pitch = 100 / days.length;
  const tells = (day: Day) => totalOf(day) > 0 && (peak <= WIDEST_COUNT || totalOf(day) === peak);
  return (
    <svg className="mt-2 w-full" height={HEIGHT} aria-hidden="true">
      <Hatch id={hatch} />
      {days.map((day, index) => {
        const bar = { x: `${(index + 0.12) * pitch}%`, width: `${0.76 * pitch}%` };
        const center = `${(index + 0.5) * pitch}%`;
        const chat = day.chat * unit;
        const form = day.quoteForm * unit;
        return (
          <g key={day.day}>
            <title>{`${describeDay(day.day)}: ${describeLeads(totalOf(day))}`}</title>
            <rect fill="transparent" x={`${index * pitch}%`} y={TOP} width={`${pitch}%`} height={PLOT} />
            {chat > 0 && <Block part="solid" {...bar} y={BASE - chat} height={chat} />}
            {form > 0 && (
              <Block part="hatched" hatch={hatch} {...bar} y={BASE - chat - form + 0.5} height={form - 1.5} />
            )}
            {tells(day) && (
              <text
                className="text-[11px] font-semibold"
                fill="currentColor"
                textAnchor="middle"
                x={center}
                y={BASE - chat - form - 4}
              >
                {totalOf(day)}
              </text>
            )}
            {isMonday(day.day) && (
              <DateMark
                x={center}
                day={day.day}
                anchor={index < 2 ? 'start' : index < days.length - 2 ? 'middle' : 'end'}
              />
            )}
          </g>
        );
      })}
      {days.slice(-LABEL_DAYS).every(({ day }) => !isMonday(day)) && (
        <text className="fill-ink-soft text-[11px]" x="100%" y={BASE + 19} textAnchor="end">
          today
        </text>
      )}
      <line stroke="currentColor" x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} />
    </svg>
  );
}

function DateMark({ x, day, anchor }: { x: string; day: string; anchor: 'start' | 'middle' | 'end' }) {
  return (
    <>
      <line className="stroke-edge" x1={x} x2={x} y1={BASE + 1} y2={BASE + 6} />
      <text className="fill-ink-soft text-[11px]" x={x} y={BASE + 19} textAnchor={anchor}>
        {describeDay(day, 'short')}
      </text>
    </>
  );
}

const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

function DayTable({ days }: { days: Day[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Leads per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Chat</th>
            <th scope="col">Forms</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, chat, quoteForm }) => (
            <tr key={day}>
              <th scope="row">{describeDay(day)}</th>
              <td>{chat}</td>
              <td>{quoteForm}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
