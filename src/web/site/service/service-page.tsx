// /services/<slug>: a service on its ink, its figures, what it is made of and would cost, its files, its questions, and
// the quote form set to it.
import type { Calculator } from '../../../schemas/page.ts';
import type { ArtworkRule, PublicService, PublicShop } from '../../../schemas/shop.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { InkCode } from '../specimen.tsx';
import { ArtworkSection } from './artwork/artwork-section.tsx';
import { AskBand } from './ask-band.tsx';
import { AskCarl } from './ask-carl.tsx';
import { EstimateCalculator } from './estimate-calculator.tsx';
import { FactStrip } from './fact-strip.tsx';
import { plateSetOf } from './plates/plate-sets.ts';
import { Plates } from './plates/plates.tsx';
import { Questions } from './questions.tsx';
import { ServiceHero } from './service-hero.tsx';
import { useJob } from './use-job.ts';

export interface ServicePageProps {
  shop: PublicShop;
  hours: readonly string[];
  service: PublicService;
  calculator: Calculator | null;
  artworkRules: readonly ArtworkRule[];
}

export function ServicePage({ shop, hours, service, calculator, artworkRules }: ServicePageProps) {
  const { name, slug, good_for } = service;
  const { words, estimate, form, opening, follow } = useJob(shop.services, service, calculator);
  const set = plateSetOf(slug);
  return (
    <div>
      <ServiceHero service={service} />
      <FactStrip service={service} calculator={calculator} />
      {set ? (
        <Plates service={service} set={set} />
      ) : (
        <section className="mx-auto max-w-sheet px-page py-part" aria-labelledby="good-for">
          <h2 className="card-title text-chapter leading-[0.8]" id="good-for">
            Good for
          </h2>
          <p className="max-w-[38em] font-medium text-[clamp(1.1875rem,1.75vw,1.75rem)] leading-[1.4]">
            {good_for}
          </p>
        </section>
      )}
      {calculator && (
        <EstimateCalculator
          shop={shop}
          service={service}
          calculator={calculator}
          onJob={follow}
          aside={
            <AskCarl service={name} job={words} className="text-button">
              Ask Carl
            </AskCarl>
          }
        >
          <AskCarl service={name} job={words}>
            Ask Carl
          </AskCarl>
        </EstimateCalculator>
      )}
      <ArtworkSection service={service} rules={artworkRules} brand={shop.brand} />
      <Questions service={service} phone={shop.brand.phone} />
      <AskBand service={service} job={words} estimate={estimate} />
      <ContactSection shop={shop} hours={hours} values={opening} form={form} />
      <ServiceRail services={shop.services.filter((other) => other.slug !== slug)} />
    </div>
  );
}

/** The other services, as the spines of the ink book. */
const ServiceRail = ({ services }: { services: readonly PublicService[] }) => (
  <nav className="border-t-2 bg-white" aria-label="Other services">
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(170px,1fr))] overflow-hidden px-[max(var(--page-padding)-16px,(100vw-var(--page-width))/2-16px)] max-phone:grid-cols-[1fr_1fr] max-phone:px-0">
      {services.map((service) => (
        <li key={service.slug} className="group max-phone:nth-[n+3]:border-t-thin">
          <a
            className="grid h-full gap-2 px-4 py-4.5 font-bold no-underline group-not-first:shadow-[-1.5px_0_0_var(--ink)]"
            href={`/services/${service.slug}`}
          >
            <InkCode service={service} className="justify-self-start" />
            <span className="group-hover:underline">{service.name}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
