// What the shop does: six swatch cards, two larger cards on how it works, three short promises.
import type { PublicShop } from '../../../schemas/shop.ts';
import { SwatchCard } from './swatch-card.tsx';

export function ServicesSection({ shop }: { shop: PublicShop }) {
  const { services_kicker, services_title, services_note, platform, stream, blurbs } = shop.marketing;
  return (
    <section className="services" id="services" aria-labelledby="services-title">
      <header className="services-head">
        <div>
          <p className="kicker">{services_kicker}</p>
          <h2 className="section-title" id="services-title">
            {services_title}
          </h2>
        </div>
        <p className="services-note">{services_note}</p>
      </header>
      <ul className="swatch-grid">
        {shop.services
          .filter((service) => service.on_grid)
          .map((service) => (
            <SwatchCard key={service.slug} service={service} />
          ))}
      </ul>
      <div className="feature-grid">
        {[platform, stream].map(({ kicker, title, text }) => (
          <article key={title} className="feature-card">
            <p className="kicker">{kicker}</p>
            <h3 className="card-title">{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <ol className="blurbs">
        {blurbs.map(({ title, text }) => (
          <li key={title} className="blurb">
            <h3 className="blurb-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
