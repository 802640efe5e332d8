// The quote form with the shop's own contact data beside it.
import type { ReactNode, Ref } from 'react';
import type { FieldError } from '../../../schemas/problem.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';
import { ContactForm } from './contact-form.tsx';

export interface ContactSectionProps {
  shop: PublicShop;
  hours: readonly string[];
  /** What the form opens with, by field name. */
  values?: Record<string, string>;
  /** What the server found wrong with it. */
  errors?: readonly FieldError[];
  /** The section's title is the page's too. */
  isPage?: boolean;
  /** The form, for who fills it in. */
  form?: Ref<HTMLFormElement>;
}

export function ContactSection({ shop, hours, values, errors, isPage, form }: ContactSectionProps) {
  const { kicker, title, text, promise } = shop.marketing.contact;
  const { phone, email, address } = shop.brand;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="contact-words">
        <p className="kicker">{kicker}</p>
        <Title className="section-title mt-4 text-wrap phone:max-desk:text-[25.6vw]" id="contact-title">
          {title}
        </Title>
        <p className="contact-text">{text}</p>
      </div>
      <ContactForm
        services={shop.services.filter((service) => service.in_quote_form).map(({ name }) => name)}
        promise={promise}
        brand={shop.brand}
        values={values}
        errors={errors}
        ref={form}
      />
      <dl className="contact-data">
        <Row label="Call">
          <a href={phoneHref(phone)}>{phone}</a>
        </Row>
        <Row label="Write">
          <a href={`mailto:${email}`}>{email}</a>
        </Row>
        <Row label="Open">
          {hours.map((line) => (
            <span key={line} className="contact-line">
              {line}
            </span>
          ))}
        </Row>
        <Row label="Visit">{`${address.street}, ${address.city}, ${address.region} ${address.postal_code}`}</Row>
      </dl>
    </section>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
