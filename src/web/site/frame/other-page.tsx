// The content of every page but the landing page, which does not load it.
import type { ReactNode } from 'react';
import { ContactSection } from '../contact/contact-section.tsx';
import { ReceivedPage } from '../contact/received-page.tsx';
import { LinksSentPage, LostPage } from '../job/lost-page.tsx';
import { findService } from '../service/find-service.ts';
import { ServicePage } from '../service/service-page.tsx';
import { ServicesPage } from '../service/services-page.tsx';
import type { SitePageData } from '../site-page.tsx';
import { Static } from '../static.tsx';
import { TextPage } from '../text-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export type OtherPageData = Exclude<SitePageData, { page: 'home' | 'job' }>;

export function OtherPage({ data }: { data: OtherPageData }): ReactNode {
  const { shop, hours } = data;
  switch (data.page) {
    case 'services':
      return <ServicesPage shop={shop} />;
    case 'service': {
      const service = findService(shop, data.slug);
      const { calculator, artworkRules } = data;
      return (
        <ServicePage
          shop={shop}
          hours={hours}
          service={service}
          calculator={calculator}
          artworkRules={artworkRules}
        />
      );
    }
    case 'contact':
      // As the server answers the quote form when something is missing.
      return <ContactSection shop={shop} hours={hours} values={data.values} errors={data.errors} isPage />;
    case 'contact-received':
      return <ReceivedPage shop={shop} replyBy={data.replyBy} />;
    case 'job-lost':
      return <LostPage brand={shop.brand} language={data.language} problem={data.problem} />;
    case 'job-sent':
      return <LinksSentPage brand={shop.brand} language={data.language} />;
    case 'not-found':
      return <NotFoundPage shop={shop} />;
    default:
      return <Static>{import.meta.env.SSR && <TextPage page={data.page} shop={shop} />}</Static>;
  }
}
