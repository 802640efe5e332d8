// A service as a card of the ink book: flat colour above, the facts on the chip below.
import type { Service } from '../../../schemas/shop.ts';
import { turnaround } from './turnaround.ts';

export function SwatchCard({ service }: { service: Service }) {
  const { slug, name, code, blurb, minimum_order, turnaround_days, ink } = service;
  return (
    <li className="swatch-card">
      <div className="swatch" data-ink={ink} aria-hidden="true">
        {code.split('-', 1)}
      </div>
      <div className="chip-label">
        <h3 className="chip-name">
          <a className="chip-link" href={`/services/${slug}`}>
            {name}
          </a>
          <span className="code">{code}</span>
        </h3>
        <p>{blurb}</p>
        <dl className="facts">
          <div>
            <dt>Minimum</dt>
            <dd>{minimum_order}</dd>
          </div>
          <div>
            <dt>Turnaround</dt>
            <dd>{turnaround(turnaround_days)}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
