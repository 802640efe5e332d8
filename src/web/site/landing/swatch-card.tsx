// A service as a card of the ink book: a specimen above, the facts on the chip below.
import type { PublicService } from '../../../schemas/shop.ts';
import { ServiceFacts } from '../service/service-facts.tsx';
import { InkCode, Specimen } from '../specimen.tsx';

export function SwatchCard({ service }: { service: PublicService }) {
  const { slug, name, blurb } = service;
  return (
    <li className="swatch-card group relative flex flex-col border-heavy bg-white shadow-card">
      <Specimen service={service} className="border-b-heavy" />
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-3">
        <h3 className="flex items-center justify-between gap-3 text-card tracking-[-0.01em]">
          <a
            className="no-underline decoration-3 after:absolute after:inset-0 group-hover:underline"
            href={`/services/${slug}`}
          >
            {name}
          </a>
          <InkCode service={service} />
        </h3>
        <p className="mt-0.5">{blurb}</p>
        <ServiceFacts service={service} />
      </div>
    </li>
  );
}
