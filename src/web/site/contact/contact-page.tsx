// /contact: the quote form on a page of its own, as the server answers it when something is missing.
import type { FieldError } from '../../../schemas/problem.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { ContactSection } from './contact-section.tsx';

export interface ContactPageProps {
  shop: PublicShop;
  hours: readonly string[];
  values: Record<string, string>;
  errors: readonly FieldError[];
}

export function ContactPage(props: ContactPageProps) {
  return <ContactSection {...props} isPage />;
}
