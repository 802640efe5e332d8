// Where each page stands, and which of them search engines may list.
import type { PageData } from '../../schemas/page.ts';
import type { Shop } from '../../schemas/shop.ts';

/** Where a page stands; the one for unknown paths has one path too, so that it is kept once. */
export function pathOf(page: { page: PageData['page']; slug?: string }): string {
  return page.page === 'service' ? `${PATHS.services}/${page.slug}` : PATHS[page.page];
}

/** Should a search engine list the page under its own address? */
export function isListed({ page }: Pick<PageData, 'page'>): boolean {
  return page !== 'not-found' && page !== 'admin' && page !== 'contact-received';
}

/** The paths of all pages that may be listed, the services among them in the shop's order. */
export function listedPaths({ services }: Pick<Shop, 'services'>): string[] {
  return [
    PATHS.home,
    PATHS.services,
    ...services.map(({ slug }) => pathOf({ page: 'service', slug })),
    PATHS.contact,
    PATHS.privacy,
    PATHS.terms,
  ];
}

const PATHS = {
  home: '/',
  services: '/services',
  contact: '/contact',
  'contact-received': '/contact/received',
  privacy: '/privacy',
  terms: '/terms',
  'not-found': '/not-found',
  admin: '/admin',
};
