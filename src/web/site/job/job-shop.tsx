// Where the shop is, when, and how to reach it; and what this page is.
import type { ReactNode } from 'react';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  shop: PublicShop;
  hours: readonly string[];
}

export function JobShop({ token, shop, hours }: Props) {
  const words = useWords().shop;
  const { phone, email, address } = shop.brand;
  return (
    <dl
      className="mt-24 grid grid-cols-4 gap-x-8 gap-y-6 border-t-2 pt-6 max-desk:grid-cols-2 max-phone:mt-16 max-phone:grid-cols-[minmax(0,1fr)]"
      id="shop"
    >
      <Cell label={words.call}>
        <a className="inline-flex min-h-target items-center" href={phoneHref(phone)}>
          {phone}
        </a>
        <br />
        <a className="inline-flex min-h-target items-center wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </Cell>
      <Cell label={words.open}>
        {hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Cell>
      <Cell label={words.pickUp}>
        {address.street}
        <br />
        {`${address.city}, ${address.region} ${address.postal_code}`}
      </Cell>
      <Cell label={words.page}>
        <span className="block font-normal">{words.keep}</span>
        <a className="mr-6 inline-flex min-h-target items-center" href="#people">
          {words.letIn}
        </a>
        <a className="mr-6 inline-flex min-h-target items-center" href="/privacy">
          {words.privacy}
        </a>
        <OtherLanguage token={token} {...words.other} />
      </Cell>
    </dl>
  );
}

/** Has the page, and the mails from now on, speak the other language. */
const OtherLanguage = ({ token, language, name }: { token: string; language: string; name: string }) => (
  <form className="inline print:hidden" method="post" action={`/api/job/${token}/language`}>
    <input type="hidden" name="language" value={language} />
    <button type="submit" className="text-button font-bold" lang={language}>
      {name}
    </button>
  </form>
);

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="kicker text-grey">{label}</dt>
    <dd className="mt-1 font-bold leading-normal">{children}</dd>
  </div>
);
