// A service's figures in a row under its head: code, minimum, turnaround, and how far its numbers go.
import type { ReactNode } from 'react';
import type { Calculator } from '../../../schemas/page.ts';
import type { PublicService } from '../../../schemas/shop.ts';

/** More would wrap. */
const LIMITS_MAX = 2;

export function FactStrip({
  service,
  calculator,
}: {
  service: PublicService;
  calculator: Calculator | null;
}) {
  const { code, name, minimum_order: minimum, unit, turnaround_days: days } = service;
  const limits = (calculator?.options ?? [])
    .filter((option) => option.kind === 'number')
    .slice(0, LIMITS_MAX);
  return (
    <dl className="flex flex-wrap border-y-2 bg-white">
      <div
        className={`${FACT} bg-ink text-paper max-phone:flex-[1_1_100%] max-phone:flex-row-reverse max-phone:items-center max-phone:justify-between`}
      >
        <dt className={`${LABEL} text-label-on-ink`}>{name}</dt>
        <dd className={VALUE}>{code}</dd>
      </div>
      <Fact label={`${minimum === 1 ? unit.one : unit.many} minimum`}>{minimum}</Fact>
      <Fact label="working days, from approved proof">
        {days.from === days.to ? days.from : `${days.from}–${days.to}`}
      </Fact>
      {limits.map((limit) => (
        <Fact key={limit.name} label={`${limit.unit.many} at most`}>
          {limit.max.toLocaleString('en-US')}
        </Fact>
      ))}
    </dl>
  );
}

/** Of a row that wraps the outer lines fall outside. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={`${FACT} shadow-[-2px_0_0_var(--ink)] max-phone:flex-[1_1_50%] max-phone:border-t-2`}>
    <dt className={`${LABEL} text-grey`}>{label}</dt>
    <dd className={VALUE}>{children}</dd>
  </div>
);

const FACT =
  'flex flex-[1_1_8.5rem] flex-col-reverse justify-end px-[clamp(12px,1.8vw,32px)] py-4 first:pl-edge max-phone:px-page max-phone:py-3.5';
const LABEL = 'text-small leading-[1.35]';
const VALUE = 'whitespace-nowrap font-black font-display text-[clamp(2.25rem,3.9vw,4rem)] leading-[0.9]';
