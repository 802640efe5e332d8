// The quote form with the shop's own contact data beside it.
import type { ReactNode, Ref } from 'react';
import type { FieldError } from '../../../schemas/problem.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';
import { Static } from '../static.tsx';
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
    <section
      className="mx-auto grid max-w-sheet grid-cols-[minmax(0,5fr)_minmax(0,7fr)] grid-rows-[auto_1fr] gap-x-12 gap-y-8 px-page py-section max-desk:grid-cols-[minmax(0,1fr)] max-desk:grid-rows-none"
      id="contact"
      aria-labelledby="contact-title"
    >
      <Static className="contents">
        {import.meta.env.SSR && (
          <div>
            <p className="kicker">{kicker}</p>
            <Title className="section-title mt-4 text-wrap phone:max-desk:text-[25.6vw]" id="contact-title">
              {title}
            </Title>
            <p className="mt-5 max-w-[36ch] text-large max-desk:max-w-none">{text}</p>
          </div>
        )}
      </Static>
      <ContactForm
        services={shop.services.filter((service) => service.in_quote_form).map(({ name }) => name)}
        promise={promise}
        brand={shop.brand}
        values={values}
        errors={errors}
        ref={form}
      />
      {/* Beside the form, under the words; the form is read before it. */}
      <Static className="contents">
        {import.meta.env.SSR && (
          <dl className="col-1 max-w-120 self-start border-t-2 max-desk:grid max-desk:max-w-none max-desk:grid-cols-[repeat(auto-fit,minmax(min(100%,310px),1fr))] max-desk:gap-x-8 max-desk:self-auto">
            <Row label="Call">
              <a className={LINK} href={phoneHref(phone)}>
                {phone}
              </a>
            </Row>
            <Row label="Write">
              <a className={LINK} href={`mailto:${email}`}>
                {email}
              </a>
            </Row>
            <Row label="Open">
              {hours.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Row>
            <Row label="Visit">{`${address.street}, ${address.city}, ${address.region} ${address.postal_code}`}</Row>
          </dl>
        )}
      </Static>
    </section>
  );
}

const LINK = 'inline-flex min-h-target items-center';

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid min-h-13 grid-cols-[84px_1fr] items-center border-b-thin py-1">
    <dt className="kicker text-grey">{label}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
);
