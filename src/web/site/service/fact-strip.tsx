// A service's figures in a row under its head: code, minimum, turnaround, and how far its numbers go.
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
    <dl className="fact-strip">
      <div className="fact-code">
        <dt>{name}</dt>
        <dd>{code}</dd>
      </div>
      <div>
        <dt>{`${minimum === 1 ? unit.one : unit.many} minimum`}</dt>
        <dd>{minimum}</dd>
      </div>
      <div>
        <dt>working days, from approved proof</dt>
        <dd>{days.from === days.to ? days.from : `${days.from}–${days.to}`}</dd>
      </div>
      {limits.map((limit) => (
        <div key={limit.name}>
          <dt>{`${limit.unit.many} at most`}</dt>
          <dd>{limit.max.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
