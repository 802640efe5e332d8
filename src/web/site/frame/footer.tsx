// The foot of every page: where things are, how to reach the shop, the small print.
import type { PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';
import { sectionLinks } from './section-links.ts';
import { Wordmark } from './wordmark.tsx';

export interface FooterProps {
  shop: PublicShop;
  year: number;
  hours: readonly string[];
  isHome: boolean;
}

const SMALL_PRINT = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'ADMIN', href: '/admin' },
];

export function Footer({ shop, year, hours, isHome }: FooterProps) {
  const { name, headline, tagline, phone, email, address } = shop.brand;
  return (
    <footer className="footer">
      <div className="footer-label">
        <Wordmark name={name} />
        <p>{tagline}</p>
      </div>
      <div className="footer-columns">
        <nav className="footer-column" aria-label="Sections">
          <h2 className="footer-title">Pages</h2>
          <ul>
            {sectionLinks(isHome).map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
          </ul>
        </nav>
        <div className="footer-column">
          <h2 className="footer-title">Shop</h2>
          <ul>
            <FooterLink label={phone} href={phoneHref(phone)} />
            <FooterLink label={email} href={`mailto:${email}`} />
            <li>{address.street}</li>
            <li>{`${address.city}, ${address.region} ${address.postal_code}`}</li>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <nav className="footer-column" aria-label="Small print">
          <h2 className="footer-title">Small print</h2>
          <ul>
            {SMALL_PRINT.map((link) => (
              <FooterLink key={link.label} {...link} />
            ))}
          </ul>
        </nav>
        <p className="footer-headline" aria-hidden="true">
          {headline.split(/(?<=[.!?])\s+/).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      </div>
      <div className="footer-print" aria-hidden="true">
        <Wordmark name={name} />
      </div>
      <p className="footer-year">{`© ${year} ${name}`}</p>
    </footer>
  );
}

const FooterLink = ({ label, href }: { label: string; href: string }) => (
  <li>
    <a className="footer-link" href={href}>
      {label}
    </a>
  </li>
);
