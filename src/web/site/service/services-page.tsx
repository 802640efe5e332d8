// /services: every service of the shop with its facts, each leading to a page of its own.
import type { PublicService, PublicShop } from '../../../schemas/shop.ts';
import { InkCode, Specimen } from '../specimen.tsx';
import { ServiceFacts } from './service-facts.tsx';

export function ServicesPage({ shop: { services, marketing } }: { shop: PublicShop }) {
  return (
    <div className="page services-page">
      <div className="services-page-head">
        <div>
          <p className="kicker">{marketing.services_kicker}</p>
          <h1 className="section-title">Services</h1>
        </div>
        <nav aria-label="On this page">
          <ul>
            {services.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{name}</a>
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
    <section className="service-row" id={slug} aria-labelledby={`${slug}-name`}>
      <div className="service-sheet">
        <Specimen service={service} isFirst={isFirst} />
      </div>
      <div className="service-row-words">
        <InkCode service={service} />
        <h2 className="card-title" id={`${slug}-name`}>
          {name}
        </h2>
        <p className="service-row-blurb">{blurb}</p>
        <p>{good_for}</p>
        <ServiceFacts service={service} />
        <a className="button" href={`/services/${slug}`}>
          {`More about ${name}`}
        </a>
      </div>
    </section>
  );
}
