// /services: every service of the shop with its facts, each leading to a page of its own.
import type { PublicShop } from '../../../schemas/shop.ts';
import { ServiceFacts } from './service-facts.tsx';

export function ServicesPage({ shop }: { shop: PublicShop }) {
  const { services, marketing } = shop;
  return (
    <div className="page">
      <p className="kicker">{marketing.services_kicker}</p>
      <h1 className="section-title">Services</h1>
      {services.map((service) => (
        <section
          key={service.slug}
          className="service-row"
          id={service.slug}
          aria-labelledby={`${service.slug}-name`}
        >
          <div className="swatch" data-ink={service.ink} aria-hidden="true">
            {service.code}
          </div>
          <div className="service-row-words">
            <h2 className="card-title" id={`${service.slug}-name`}>
              {service.name}
            </h2>
            <p className="lede">{service.blurb}</p>
            <p>{service.good_for}</p>
            <ServiceFacts service={service} />
            <a className="button" href={`/services/${service.slug}`}>
              {`More about ${service.name}`}
            </a>
          </div>
        </section>
      ))}
    </div>
  );
}
