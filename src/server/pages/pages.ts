// The site's pages: rendered once per shop version, calendar day and origin, and kept with their compressed copies.

import type { Language } from '../../schemas/language.ts';
import type { PageCommon, PageData } from '../../schemas/page.ts';
import { isListed, pathOf } from '../../schemas/pages.ts';
import type { Shop } from '../../schemas/shop.ts';
import { calculatorFor } from '../../shop/calculator.ts';
import { dayInZone, describeHours } from '../../shop/opening-hours.ts';
import { publicShop } from '../../shop/public-shop.ts';
import type { Env } from '../env/env.ts';
import { structuredData } from '../search/structured-data.ts';
import { composeDocument, type PageBuild } from './compose-document.ts';
import { type KeptDocument, keepDocument } from './kept-document.ts';

/** A page that looks the same to everybody. */
export type SharedPage =
  | Exclude<PageName, OwnPage | { page: 'service' | 'job-sent' }>
  | { page: 'contact' }
  | { page: 'job-lost'; language: Language }
  | { page: 'job-sent'; language: Language }
  | { page: 'service'; slug: string };
/** A page for one visitor at one moment. */
type OwnPage = Extract<PageName, { page: 'contact' | 'contact-received' | 'job' | 'job-lost' }>;
type PageName = PageData extends infer Data
  ? Data extends PageData
    ? Omit<Data, keyof PageCommon> & { language?: Language }
    : never
  : never;

export interface Pages {
  /** A page as it is sent to everybody; undefined for a service that the shop does not have. */
  find(page: SharedPage, origin: string): KeptDocument | undefined;
  /** The quote form as one visitor filled it in, or the thanks for it; not kept. */
  render(page: OwnPage, origin: string): KeptDocument;
  /** Renders the landing page ahead of the first visitor. */
  warmUp(origin: string): Promise<void>;
}

/** Hosts that pages are kept for, where PUBLIC_URL does not say the one. */
const ORIGINS_MAX = 4;

/**
 * The pages of the shop's facts as they are at each request. `build` tells how a page becomes markup; in
 * development nothing is kept.
 */
export function createPages(
  build: PageBuild,
  context: { shop: { current: Shop }; env: Pick<Env, 'speechToText'>; now: () => Date; isKept?: boolean },
): Pages {
  const hasTranscription = context.env.speechToText !== null;
  let edition = new Edition(build, context.shop.current, context.now(), hasTranscription);
  const current = () => {
    const { current: shop } = context.shop;
    const now = context.now();
    if (context.isKept === false || !edition.isOf(shop, now)) {
      edition = new Edition(build, shop, now, hasTranscription);
    }
    return edition;
  };
  return {
    find: (page, origin) => current().find(page, origin),
    render: (page, origin) => current().render(page, origin),
    warmUp: async (origin) => current().find({ page: 'home' }, origin)?.compress(),
  };
}

/** The pages of one version of the facts on one calendar day. */
class Edition {
  readonly #build: PageBuild;
  readonly #shop: Shop;
  readonly #day: string;
  readonly #now: Date;
  readonly #hasTranscription: boolean;
  readonly #kept = new Map<string, Map<string, KeptDocument>>();
  #checkedAt = 0;

  constructor(build: PageBuild, shop: Shop, now: Date, hasTranscription: boolean) {
    this.#hasTranscription = hasTranscription;
    this.#build = build;
    this.#shop = shop;
    this.#now = now;
    this.#day = dayInZone(now, shop.time_zone);
    this.#now = now;
  }

  /** The calendar is asked once a second, not at every request. */
  isOf(shop: Shop, now: Date): boolean {
    if (shop !== this.#shop) return false;
    const second = Math.floor(now.getTime() / 1000);
    if (second === this.#checkedAt) return true;
    this.#checkedAt = second;
    return dayInZone(now, shop.time_zone) === this.#day;
  }

  find(page: SharedPage, origin: string): KeptDocument | undefined {
    const language = 'language' in page ? page.language : 'en';
    const key = 'slug' in page ? `service ${page.slug}` : `${page.page} ${language}`;
    const documents = this.#documentsFor(origin);
    const kept = documents.get(key);
    if (kept) return kept;
    const data = this.#complete(page);
    if (!data) return undefined;
    const fresh = this.render(data, origin);
    documents.set(key, fresh);
    void fresh.compress();
    return fresh;
  }

  /** What a page shows besides what all show; undefined for a service that the shop does not have. */
  #complete(page: SharedPage): PageName | undefined {
    if (page.page === 'contact') return { ...page, values: {}, errors: [] };
    if (page.page === 'job-lost') return { ...page, problem: null };
    if (page.page !== 'service') return page;
    const service = this.#shop.services.find(({ slug }) => slug === page.slug);
    if (!service) return undefined;
    const calculator = calculatorFor(this.#shop, page.slug, this.#now);
    return { ...page, calculator, artworkRules: service.artwork_rules };
  }

  render(page: PageName, origin: string): KeptDocument {
    const { language = 'en' } = page;
    const data: PageData = {
      ...page,
      language,
      shop: publicShop(this.#shop),
      year: Number(this.#day.slice(0, 4)),
      hours: describeHours(this.#shop, language),
      origin,
      path: pathOf(page),
      hasTranscription: this.#hasTranscription,
    };
    const known = isListed(data) ? structuredData(this.#shop, data, this.#now) : null;
    return keepDocument(composeDocument(data, this.#build, known));
  }

  /** Drops the host that was asked for longest ago when there are too many. */
  #documentsFor(origin: string): Map<string, KeptDocument> {
    const documents = this.#kept.get(origin) ?? new Map<string, KeptDocument>();
    this.#kept.delete(origin);
    this.#kept.set(origin, documents);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > ORIGINS_MAX && oldest !== undefined) this.#kept.delete(oldest);
    return documents;
  }
}
