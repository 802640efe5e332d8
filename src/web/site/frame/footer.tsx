// The foot of every page: where things are, how to reach the shop, the small print.
import type { Language } from '../../../schemas/language.ts';
import { PAGES, textPages } from '../../../schemas/pages.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';
import { sectionLinks } from './section-links.ts';
import { STILL_WORDS } from './still-words.ts';
import { Wordmark } from './wordmark.tsx';

export interface FooterProps {
  shop: PublicShop;
  year: number;
  hours: readonly string[];
  isHome: boolean;
  language: Language;
}

const smallPrint = (language: Language) => [
  ...textPages().map((page) => ({ label: STILL_WORDS[language].texts[page], href: PAGES[page].path })),
  { label: 'ADMIN', href: PAGES.admin.path },
];

export function Footer({ shop, year, hours, isHome, language }: FooterProps) {
  const words = STILL_WORDS[language];
  // The owner's own words are English.
  const own = language === 'en' ? undefined : 'en';
  const { name, headline, tagline, phone, email, address } = shop.brand;
  return (
    <footer className="footer relative overflow-hidden px-edge pt-14 pb-5 text-paper">
      <div className="footer-label relative mx-auto -mt-8 w-max max-w-full bg-blank px-5 pt-4.5 pb-3.5 text-center font-semibold text-ink">
        <Wordmark name={name} className="mx-auto h-6.5 text-[1.75rem]" />
        <p className="mt-1.5 text-small" lang={own}>
          {tagline}
        </p>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(120px,1fr)_minmax(200px,1.5fr)_minmax(120px,1fr)_auto] gap-x-[clamp(24px,4vw,80px)] gap-y-10 max-desk:grid-cols-[1fr_1fr]">
        <nav aria-label={words.sectionsLabel}>
          <h2 className="kicker mb-2 text-label-on-ink">{words.pages}</h2>
          <ul>
            {sectionLinks(isHome, language).map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="kicker mb-2 text-label-on-ink">{words.shop}</h2>
          <ul>
            <FooterLink label={phone} href={phoneHref(phone)} />
            <FooterLink label={email} href={`mailto:${email}`} />
            <li className="py-0.5">{address.street}</li>
            <li className="py-0.5">{`${address.city}, ${address.region} ${address.postal_code}`}</li>
            {hours.map((line) => (
              <li key={line} className="py-0.5">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words.smallPrint}>
          <h2 className="kicker mb-2 text-label-on-ink">{words.smallPrint}</h2>
          <ul>
            {smallPrint(language).map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
          </ul>
        </nav>
        <p
          className="display grid content-start text-right text-[clamp(2.5rem,4.5vw,4.75rem)] leading-[0.8] max-desk:order-first max-desk:col-span-full max-desk:text-left max-desk:text-[clamp(2.5rem,12vw,5rem)]"
          lang={own}
          aria-hidden="true"
        >
          {headline.split(/(?<=[.!?])\s+/).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      </div>
      <div className="mt-12" aria-hidden="true">
        <Wordmark name={name} className="footer-print h-auto w-full text-[14vw]" />
      </div>
      <p className="kicker mt-5 text-label-on-ink">{`© ${year} ${name}`}</p>
    </footer>
  );
}

const FooterLink = ({ label, href }: { label: string; href: string }) => (
  <li className="py-0.5">
    <a
      className="inline-flex min-h-9 min-w-target items-center no-underline pointer-coarse:min-h-target hover:underline"
      href={href}
    >
      {label}
    </a>
  </li>
);
