// What the shop does: six swatch cards, two larger cards on how it works, three short promises.

import thread from '@drawings/thread.svg';
import proof from '@press/proof.svg';
import type { PublicShop } from '../../../schemas/shop.ts';
import { SectionHead } from './section-head.tsx';
import { SwatchCard } from './swatch-card.tsx';

export function ServicesSection({ shop }: { shop: PublicShop }) {
  const { services_kicker, services_title, services_note, platform, stream, blurbs } = shop.marketing;
  return (
    <section
      className="mx-auto max-w-sheet px-page pt-section"
      id="services"
      aria-labelledby="services-title"
    >
      <SectionHead id="services-title" title={services_title} kicker={services_kicker} note={services_note} />
      {/* Six stand three by two, or two by three. */}
      <ul className="swatch-grid grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(330px,30%)),1fr))] gap-x-10 gap-y-8 max-phone:mr-1.5 max-phone:gap-8">
        {shop.services
          .filter((service) => service.on_grid)
          .map((service) => (
            <SwatchCard key={service.slug} service={service} />
          ))}
      </ul>
      <div className="feature-grid mt-16 grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-8 max-desk:grid-cols-[minmax(0,1fr)] max-phone:mr-1.5">
        <article
          className={`${CARD} grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] grid-rows-[auto_auto_auto_1fr] gap-x-5 bg-cyan max-phone:flex max-phone:flex-col`}
        >
          <FeatureWords {...platform} />
          <p className="col-1 mt-4 max-w-[36ch] font-medium leading-[1.4]">{platform.text}</p>
          <ol className="pin-notes mt-6 grid gap-3 self-end max-phone:self-stretch" aria-hidden="true">
            {PIN_NOTES.map(({ note, state }) => (
              <li
                key={note}
                className="relative grid border-2 bg-white pt-2.25 pr-3.5 pb-2.25 pl-12 text-[1rem] leading-[1.3]"
              >
                <strong>{note}</strong>
                <span className="text-grey">{state}</span>
              </li>
            ))}
          </ol>
          <img
            className="mt-4 -mr-3 -mb-3.5 h-auto w-[calc(100%+12px)] self-end [grid-area:3/2/5/3] max-phone:order-1 max-phone:-mx-3 max-phone:-mb-2 max-phone:w-[calc(100%+24px)] max-phone:self-auto"
            src={proof}
            alt=""
            width="450"
            height="400"
            loading="lazy"
            decoding="async"
          />
        </article>
        <article className={`${CARD} flex flex-col overflow-hidden bg-yellow`}>
          <FeatureWords {...stream} />
          <img
            className="my-auto h-auto w-160 max-w-none max-desk:my-6 max-desk:w-full max-desk:min-w-130"
            src={thread}
            alt=""
            width="520"
            height="300"
            loading="lazy"
            decoding="async"
          />
          <p className="max-w-[44ch] font-medium text-[1.125rem] leading-[1.4]">{stream.text}</p>
        </article>
      </div>
      <ol className="blurbs mt-16 grid grid-cols-[repeat(3,1fr)] gap-8 max-desk:grid-cols-[minmax(0,1fr)]">
        {blurbs.map(({ title, text }) => (
          <li
            key={title}
            className="blurb relative isolate grid min-h-44 grid-cols-[clamp(104px,8.9vw,150px)_1fr] grid-rows-[auto_1fr] border-t-2 pt-5 max-desk:min-h-37.5"
          >
            <h3 className="col-2 mb-2 text-card tracking-[-0.01em]">{title}</h3>
            <p className="col-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const FeatureWords = ({ kicker, title }: PublicShop['marketing']['platform']) => (
  <>
    <p className="kicker col-span-full">{kicker}</p>
    <h3 className="card-title col-span-full mt-3">{title}</h3>
  </>
);

const CARD = 'relative min-w-0 border-heavy p-[clamp(20px,2.1vw,36px)] shadow-card';

/** What the three pins of the drawn proof say. */
const PIN_NOTES = [
  { note: 'Thicker outline on the ring.', state: 'Done in proof 2' },
  { note: 'Can the dots be coarser?', state: 'Done in proof 3' },
  { note: "That's the one.", state: 'Approved' },
];
