// A service's figures: from how many, by when.
import type { Service } from '../../../schemas/shop.ts';
import { turnaround } from '../landing/turnaround.ts';

export const ServiceFacts = ({ service }: { service: Service }) => (
  <dl className="facts">
    <div>
      <dt>Minimum order</dt>
      <dd>{service.minimum_order}</dd>
    </div>
    <div>
      <dt>Turnaround</dt>
      <dd>{`${turnaround(service.turnaround_days)} from the approved proof`}</dd>
    </div>
  </dl>
);
