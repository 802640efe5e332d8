// Every page of the site: where it stands, whether search engines may list it, and what the plain ones are called.

interface PageEntry {
  /** As a route has it. */
  path: string;
  /** For the sitemap, 0 to 1; null: under its own address it is not to be listed. */
  priority: number | null;
}

/** A page of text: nothing but the shop's facts, and no script. */
interface TextPageEntry extends PageEntry {
  title: string;
  description: string;
}

export const PAGES = {
  home: { path: '/', priority: 1 },
  services: { path: '/services', priority: 0.8 },
  service: { path: '/services/:slug', priority: 0.9 },
  contact: { path: '/contact', priority: 0.7 },
  'contact-received': { path: '/contact/received', priority: null },
  /** For one who holds the link; its segment is a secret. */
  job: { path: '/job/:token', priority: null },
  'job-lost': { path: '/job/lost', priority: null },
  'job-sent': { path: '/job/lost/sent', priority: null },
  privacy: {
    path: '/privacy',
    priority: 0.2,
    title: 'Privacy',
    description: 'What this website stores, who sees it, and how to have it deleted.',
  },
  terms: {
    path: '/terms',
    priority: 0.2,
    title: 'Terms',
    description: "What an estimate, an order and Carl's answers are worth.",
  },
  /** For unknown paths it has one path too, so that it is kept once. */
  'not-found': { path: '/not-found', priority: null },
  admin: { path: '/admin', priority: null },
} as const satisfies Record<string, PageEntry | TextPageEntry>;

export type PageName = keyof typeof PAGES;

/** Its text is the default export of src/web/site/legal/NAME-page.tsx. */
export type TextPageName = {
  [Name in PageName]: (typeof PAGES)[Name] extends TextPageEntry ? Name : never;
}[PageName];

// Functions, so that a page that uses none of them does not carry the table to the browser.
const names = () => Object.keys(PAGES) as PageName[];

/** In the order of the table. */
export const textPages = (): TextPageName[] => names().filter(isTextPage);

export const isTextPage = (page: PageName): page is TextPageName => 'title' in PAGES[page];

/** Where a page stands: '/services/embroidery'. */
export function pathOf({ page, slug, token }: { page: PageName; slug?: string; token?: string }): string {
  return PAGES[page].path.replace(':slug', slug ?? '').replace(':token', token ?? '');
}

/** Should a search engine list the page under its own address? */
export function isListed({ page }: { page: PageName }): boolean {
  return PAGES[page].priority !== null;
}

/** The pages that may be listed, in the order of the table, each service one of them. */
export function listedPages(services: readonly { slug: string }[]): { path: string; priority: number }[] {
  return names().flatMap((page) => {
    const { priority } = PAGES[page];
    if (priority === null) return [];
    if (page !== 'service') return [{ path: pathOf({ page }), priority }];
    return services.map(({ slug }) => ({ path: pathOf({ page, slug }), priority }));
  });
}
