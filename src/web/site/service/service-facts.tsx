// A service's figures: from how many, by when.
import type { PublicService } from '../../../schemas/shop.ts';
import { turnaround } from '../landing/turnaround.ts';

export const ServiceFacts = ({ service }: { service: PublicService }) => {
  const { minimum_order: minimum, unit, turnaround_days: days } = service;
  return (
    <dl className="facts">
      <div>
        <dt>Minimum</dt>
        <dd>{`${minimum} ${minimum === 1 ? unit.one : unit.many}`}</dd>
      </div>
      <div>
        <dt>Turnaround</dt>
        <dd>{turnaround(days)}</dd>
      </div>
    </dl>
  );
};
