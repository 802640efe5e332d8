// What a page is called in tabs, bookmarks and search results.
import type { Language } from '../schemas/language.ts';
import type { PageData } from '../schemas/page.ts';
import { PAGES } from '../schemas/pages.ts';
import { findService } from './site/service/find-service.ts';

/** The page's title and a sentence on what it holds. */
export function describePage(data: PageData): { title: string; description: string } {
  const { brand, services, marketing } = data.shop;
  const { contact } = marketing;
  const titled = (title: string, description: string) => ({ title: `${title} | ${brand.name}`, description });
  switch (data.page) {
    case 'home':
      return {
        title: `${brand.name}: ${listNames(services.slice(0, 3))} and more`,
        description: `${brand.lede} ${brand.address.street}, ${brand.address.city}, ${brand.address.region}.`,
      };
    case 'services':
      return titled('Services', `What ${brand.name} makes: ${listNames(services)}.`);
    case 'service': {
      const { name, blurb, good_for: goodFor } = findService(data.shop, data.slug);
      return titled(`${name} in ${brand.address.city}`, `${blurb} ${firstSentence(goodFor)}`);
    }
    case 'contact':
      return titled(contact.title, `${contact.text} ${contact.promise}`);
    case 'contact-received':
      return titled('Request received', contact.promise);
    case 'job':
      return titled(...JOB_TITLES[data.language].job);
    case 'job-lost':
    case 'job-sent':
      return titled(...JOB_TITLES[data.language].lost);
    case 'not-found':
      return titled('Page Not Found', 'There is no page at this address.');
    case 'admin':
      return titled('Admin', `The desk of ${brand.name}.`);
    default:
      return titled(PAGES[data.page].title, PAGES[data.page].description);
  }
}

type Titled = [title: string, description: string];

const JOB_TITLES: Record<Language, { job: Titled; lost: Titled }> = {
  en: {
    job: ['Your job', 'A page for whoever holds its link.'],
    lost: ['Lost your link?', 'We mail the links to your jobs to your address.'],
  },
  es: {
    job: ['Su pedido', 'Una página para quien tiene su enlace.'],
    lost: ['¿Perdió su enlace?', 'Le mandamos a su correo los enlaces de sus pedidos.'],
  },
};

function listNames(services: readonly { name: string }[]): string {
  return services.map(({ name }) => name).join(', ');
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s/, 1)[0] ?? text;
}
