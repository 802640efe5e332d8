// What the shop does: six swatch cards, two larger cards on how it works, three short promises.

import thread from '@drawings/thread.svg';
import proof from '@press/proof.svg';
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
        <article className="feature-card feature-platform">
          <FeatureWords {...platform} />
          <ol className="pin-notes" aria-hidden="true">
            {PIN_NOTES.map(({ note, state }) => (
              <li key={note}>
                <strong>{note}</strong>
                <span>{state}</span>
              </li>
            ))}
          </ol>
          <img
            className="proof"
            src={proof}
            alt=""
            width="450"
            height="400"
            loading="lazy"
            decoding="async"
          />
        </article>
        <article className="feature-card feature-stream">
          <FeatureWords {...stream} />
          <img
            className="thread"
            src={thread}
            alt=""
            width="520"
            height="300"
            loading="lazy"
            decoding="async"
          />
        </article>
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

const FeatureWords = ({ kicker, title, text }: PublicShop['marketing']['platform']) => (
  <>
    <p className="kicker">{kicker}</p>
    <h3 className="card-title">{title}</h3>
    <p className="feature-text">{text}</p>
  </>
);

/** What the three pins of the drawn proof say. */
const PIN_NOTES = [
  { note: 'Thicker outline on the ring.', state: 'Done in proof 2' },
  { note: 'Can the dots be coarser?', state: 'Done in proof 3' },
  { note: "That's the one.", state: 'Approved' },
];
