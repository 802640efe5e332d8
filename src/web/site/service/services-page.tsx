// /services: every service of the shop with its facts, each leading to a page of its own.
import type { PublicService, PublicShop } from '../../../schemas/shop.ts';
import { InkCode, Specimen } from '../specimen.tsx';
import { ServiceFacts } from './service-facts.tsx';

export function ServicesPage({ shop: { services, marketing } }: { shop: PublicShop }) {
  return (
    <div className="page">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <p className="kicker mb-4">{marketing.services_kicker}</p>
          <h1 className="section-title mt-2">Services</h1>
        </div>
        <nav className="border-t-2 flex-[0_1_560px]" aria-label="On this page">
          <ul className="flex flex-wrap gap-x-5">
            {services.map(({ slug, name }) => (
              <li key={slug}>
                <a className="inline-flex min-h-target items-center font-bold" href={`#${slug}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {services.map((service, i) => (
        <ServiceRow key={service.slug} service={service} isFirst={i === 0} />
      ))}
    </div>
  );
}

function ServiceRow({ service, isFirst }: { service: PublicService; isFirst: boolean }) {
  const { slug, name, blurb, good_for } = service;
  return (
    <section
      className="group mt-[clamp(48px,5.4vw,96px)] grid grid-cols-[minmax(0,6fr)_minmax(0,6fr)] items-center gap-x-[clamp(32px,5vw,88px)] gap-y-8 max-desk:grid-cols-[minmax(0,1fr)] max-desk:gap-5"
      id={slug}
      aria-labelledby={`${slug}-name`}
    >
      {/* The sheets lie left and right by turns. */}
      <div className="border-heavy bg-white shadow-card max-desk:mr-2 desk:group-nth-of-type-[even]:order-1">
        <Specimen service={service} isFirst={isFirst} />
      </div>
      <div className="grid max-w-[60ch] justify-items-start gap-3">
        <InkCode service={service} />
        <h2 className="card-title mb-3 text-[clamp(3rem,6.6vw,7rem)] leading-[0.8]" id={`${slug}-name`}>
          {name}
        </h2>
        <p className="font-bold text-large leading-[1.3]">{blurb}</p>
        <p>{good_for}</p>
        <ServiceFacts service={service} isLarge />
        <a className="button mt-3" href={`/services/${slug}`}>
          {`More about ${name}`}
        </a>
      </div>
    </section>
  );
}
