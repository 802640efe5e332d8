// What stands around the content of a page and never changes: the server alone renders it, and no script carries these.

import type { Language } from '../../../schemas/language.ts';
import type { TextPageName } from '../../../schemas/pages.ts';
import { PAGES } from '../../../schemas/pages.ts';

const texts: Record<TextPageName, string> = { privacy: PAGES.privacy.title, terms: PAGES.terms.title };

const en = {
  sections: { services: 'Services', work: 'Work', contact: 'Contact' },
  quote: 'Get a Quote',
  sectionsLabel: 'Sections',
  pages: 'Pages',
  shop: 'Shop',
  smallPrint: 'Small print',
  texts,
};

const es: typeof en = {
  sections: { services: 'Servicios', work: 'Trabajos', contact: 'Contacto' },
  quote: 'Pida su cotización',
  sectionsLabel: 'Secciones',
  pages: 'Páginas',
  shop: 'Taller',
  smallPrint: 'Letra chica',
  texts: { privacy: 'Privacidad', terms: 'Términos' },
};

export const STILL_WORDS: Record<Language, typeof en> = { en, es };
