// A service as a card of the ink book: a specimen above, the facts on the chip below.
import type { PublicService } from '../../../schemas/shop.ts';
import { ServiceFacts } from '../service/service-facts.tsx';
import { InkCode, Specimen } from '../specimen.tsx';

export function SwatchCard({ service }: { service: PublicService }) {
  const { slug, name, blurb } = service;
  return (
    <li className="swatch-card">
      <Specimen service={service} />
      <div className="chip-label">
        <h3 className="chip-name">
          <a className="chip-link" href={`/services/${slug}`}>
            {name}
          </a>
          <InkCode service={service} />
        </h3>
        <p className="chip-blurb">{blurb}</p>
        <ServiceFacts service={service} />
      </div>
    </li>
  );
}
