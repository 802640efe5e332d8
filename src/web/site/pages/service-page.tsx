// /services/<slug>: what a service is good for, its figures, its files, its questions, and the quote form set to it.
import type { PublicShop, Service } from '../../../schemas/shop.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { ServiceFacts } from './service-facts.tsx';

export interface ServicePageProps {
  shop: PublicShop;
  hours: readonly string[];
  service: Service;
}

export function ServicePage({ shop, hours, service }: ServicePageProps) {
  const { name, code, blurb, good_for, artwork_tip, questions, ink } = service;
  return (
    <>
      <div className="page">
        <nav aria-label="Breadcrumb">
          <a href="/services">Services</a>
        </nav>
        <div className="service-head">
          <div>
            <h1 className="section-title">{name}</h1>
            <p className="lede">{blurb}</p>
            <a className="button button-action" href="#contact">
              Get a Quote
            </a>
          </div>
          <div className="swatch" data-ink={ink} aria-hidden="true">
            {code}
          </div>
        </div>
        <div className="service-columns">
          <section aria-labelledby="good-for">
            <h2 className="card-title" id="good-for">
              Good for
            </h2>
            <p>{good_for}</p>
            <ServiceFacts service={service} />
          </section>
          <section aria-labelledby="artwork">
            <h2 className="card-title" id="artwork">
              Artwork
            </h2>
            <p>{artwork_tip}</p>
          </section>
        </div>
        <section className="questions" aria-labelledby="questions">
          <h2 className="card-title" id="questions">
            Questions and answers
          </h2>
          <dl>
            {questions.map(({ question, answer }) => (
              <div key={question} className="question">
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <ContactSection shop={shop} hours={hours} values={quoteFor(service)} />
    </>
  );
}

/** The quote form offers six of the services by name; any other goes into the details. */
function quoteFor({ name, in_quote_form }: Service): Record<string, string> {
  return in_quote_form ? { service: name } : { details: `${name}: ` };
}
