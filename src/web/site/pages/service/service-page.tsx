// /services/<slug>: a service in its material, its figures and what it would cost, its files, its questions, and the
// quote form set to it.
import { useState } from 'react';
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

export interface ServicePageProps {
  shop: PublicShop;
  hours: readonly string[];
  service: PublicService;
  calculator: Calculator | null;
}

export function ServicePage({ shop, hours, service, calculator }: ServicePageProps) {
  // The job as the calculator has it: what the visitor types into the form goes before it.
  const [job, setJob] = useState('');
  const { name, slug, good_for, artwork_tip } = service;
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
        <EstimateCalculator service={service} calculator={calculator} onTake={setJob}>
          <AskCarl service={name}>Ask Carl</AskCarl>
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
      <ContactSection shop={shop} hours={hours} values={quoteFor(service, job)} />
      <ServiceRail services={shop.services.filter((other) => other.slug !== slug)} />
    </div>
  );
}

/** The quote form offers six of the services by name; any other goes into the details. */
function quoteFor({ name, in_quote_form }: PublicService, job: string): Record<string, string> {
  return in_quote_form ? { service: name, details: job } : { details: `${name}: ${job}` };
}
