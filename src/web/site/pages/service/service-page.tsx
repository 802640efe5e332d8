// /services/<slug>: a service in its material, its figures and what it would cost, its files, its questions, and the
// quote form set to it.
import type { Calculator } from '../../../../schemas/page.ts';
import type { PublicService, PublicShop } from '../../../../schemas/shop.ts';
import { ContactSection } from '../../contact/contact-section.tsx';
import { AskBand } from './ask-band.tsx';
import { AskCarl } from './ask-carl.tsx';
import { EstimateCalculator } from './estimate-calculator.tsx';
import { FactStrip } from './fact-strip.tsx';
import { Questions } from './questions.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceRail } from './service-rail.tsx';
import { useJob } from './use-job.ts';

export interface ServicePageProps {
  shop: PublicShop;
  hours: readonly string[];
  service: PublicService;
  calculator: Calculator | null;
}

export function ServicePage({ shop, hours, service, calculator }: ServicePageProps) {
  const { name, slug, good_for, artwork_tip } = service;
  const { words, form, opening, follow } = useJob(shop.services, service, calculator);
  return (
    <div className="service">
      <ServiceHero service={service} />
      <FactStrip service={service} calculator={calculator} />
      <section className="service-good" aria-labelledby="good-for">
        <h2 className="card-title" id="good-for">
          Good for
        </h2>
        <p>{good_for}</p>
      </section>
      {calculator && (
        <EstimateCalculator service={service} calculator={calculator} onJob={follow}>
          <AskCarl service={name} job={words}>
            Ask Carl
          </AskCarl>
        </EstimateCalculator>
      )}
      <section className="service-artwork" aria-labelledby="artwork">
        <h2 className="card-title" id="artwork">
          Artwork
        </h2>
        <p className="artwork-sheet">{artwork_tip}</p>
      </section>
      <Questions service={service} phone={shop.brand.phone} />
      <AskBand service={service} />
      <ContactSection shop={shop} hours={hours} values={opening} form={form} />
      <ServiceRail services={shop.services.filter((other) => other.slug !== slug)} />
    </div>
  );
}
