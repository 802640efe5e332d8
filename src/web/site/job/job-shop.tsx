// Where the shop is, when, and how to reach it; and what this page is.
import type { ReactNode } from 'react';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export function JobShop({ shop, hours }: { shop: PublicShop; hours: readonly string[] }) {
  const { phone, email, address } = shop.brand;
  return (
    <dl
      className="mt-24 grid grid-cols-4 gap-x-8 gap-y-6 border-t-2 pt-6 max-desk:grid-cols-2 max-phone:mt-16 max-phone:grid-cols-[minmax(0,1fr)]"
      id="shop"
    >
      <Cell label="Call or write">
        <a className="inline-flex min-h-target items-center" href={phoneHref(phone)}>
          {phone}
        </a>
        <br />
        <a className="inline-flex min-h-target items-center wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </Cell>
      <Cell label="Open">
        {hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Cell>
      <Cell label="Pick up">
        {address.street}
        <br />
        {`${address.city}, ${address.region} ${address.postal_code}`}
      </Cell>
      <Cell label="This page">
        <span className="block font-normal">
          Whoever has its link reads it, and can write to us as you. Keep it to yourself.
        </span>
        <a className="mr-6 inline-flex min-h-target items-center" href="#people">
          Let others in
        </a>
        <a className="inline-flex min-h-target items-center" href="/privacy">
          Privacy
        </a>
      </Cell>
    </dl>
  );
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="kicker text-grey">{label}</dt>
    <dd className="mt-1 font-bold leading-normal">{children}</dd>
  </div>
);
