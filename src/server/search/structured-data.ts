// What a page says to search engines in schema.org's words (JSON-LD), all of it from the shop's facts.
import type { Estimate } from '../../schemas/estimate.ts';
import type { PageData } from '../../schemas/page.ts';
import { isTextPage, PAGES, pathOf } from '../../schemas/pages.ts';
import type { Service, Shop } from '../../schemas/shop.ts';
import { estimate } from '../../shop/estimate.ts';
import { describeBusiness } from './business.ts';

type Node = Record<string, unknown>;
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

/**
 * The graph of one page: the shop on all of them, on a service's page what it costs and its questions, and elsewhere
 * than on the landing page the way there.
 */
export function structuredData(
  shop: Shop,
  page: Pick<PageData, 'page' | 'origin'> & { slug?: string },
  now: Date,
): StructuredData {
  const { origin } = page;
  const nodes = [describeBusiness(shop, origin, now)];
  const service = shop.services.find(({ slug }) => slug === page.slug);
  if (page.page === 'home') nodes.push(describeSite(shop, origin));
  if (page.page === 'services') nodes.push(listServices(shop, origin));
  if (service) nodes.push(describeService(shop, service, origin, now), ...listQuestions(service, origin));
  if (page.page !== 'home') nodes.push(describeWay(shop, page, service));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function describeSite({ brand }: Shop, origin: string): Node {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: brand.name,
    publisher: { '@id': `${origin}/#shop` },
  };
}

function listServices({ services }: Shop, origin: string): Node {
  return {
    '@type': 'ItemList',
    itemListElement: services.map((service, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: service.name,
      url: addressOf(service, origin),
    })),
  };
}

function describeService(shop: Shop, service: Service, origin: string, now: Date): Node {
  const url = addressOf(service, origin);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: service.name,
    serviceType: service.name,
    description: `${service.blurb} ${service.good_for}`,
    provider: { '@id': `${origin}/#shop` },
    ...describeOffer(shop, service, url, now),
  };
}

/** The smallest order with the options that it usually has: the figures Carl gives whoever asks for no more. */
function describeOffer(shop: Shop, service: Service, url: string, now: Date): Node {
  const quantity = service.minimum_order;
  const priced = estimate(shop, { service: service.slug, quantity, options: {} }, now);
  const unit = shop.prices[service.slug]?.unit;
  if (!priced.ok || !unit) return {};
  const pieces = `${quantity} ${quantity === 1 ? unit.one : unit.many}`;
  return {
    offers: {
      '@type': 'Offer',
      url,
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: quantity, unitText: unit.many },
      priceSpecification: describePrice(priced.estimate, pieces),
    },
  };
}

function describePrice({ lowCents, highCents, assumptions, validUntil }: Estimate, pieces: string): Node {
  return {
    '@type': 'PriceSpecification',
    description: `An estimate for the smallest order, ${pieces}: ${assumptions.join('; ')}.`,
    // The catalog is kept in dollars.
    priceCurrency: 'USD',
    minPrice: lowCents / 100,
    maxPrice: highCents / 100,
    validThrough: validUntil,
  };
}

function listQuestions({ slug, questions }: Service, origin: string): Node[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${addressOf({ slug }, origin)}#questions`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function describeWay(
  { brand, marketing }: Shop,
  { page, origin }: Pick<PageData, 'page' | 'origin'>,
  service: Service | undefined,
): Node {
  const steps = [{ name: brand.name, path: '/' }];
  if (page === 'services' || service) steps.push({ name: 'Services', path: pathOf({ page: 'services' }) });
  if (service) steps.push({ name: service.name, path: pathOf({ page: 'service', slug: service.slug }) });
  if (page === 'contact') steps.push({ name: marketing.contact.title, path: pathOf({ page }) });
  if (isTextPage(page)) steps.push({ name: PAGES[page].title, path: pathOf({ page }) });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

const addressOf = ({ slug }: Pick<Service, 'slug'>, origin: string): string =>
  origin + pathOf({ page: 'service', slug });
