// A whole page of the site: frame, content, floating chat, notifications.
import { type ReactNode, useEffect } from 'react';
import type { PageData } from '../../schemas/page.ts';
import { ChatProvider } from '../chat/chat-provider.tsx';
import { WidgetLauncher } from '../chat/widget-launcher.tsx';
import { ShopPhoneContext } from '../ui/phone-text.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { findService } from './find-service.ts';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PrivacyPage } from './pages/privacy-page.tsx';
import { ReceivedPage } from './pages/received-page.tsx';
import { ServicePage } from './pages/service-page.tsx';
import { ServicesPage } from './pages/services-page.tsx';
import { TermsPage } from './pages/terms-page.tsx';

export type SitePageData = Exclude<PageData, { page: 'admin' }>;

export function SitePage({ data }: { data: SitePageData }) {
  const { shop, page } = data;
  // Tells first-touch.js that its turn is over.
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <ShopPhoneContext value={shop.brand.phone}>
      <ChatProvider greeting={shop.greeting}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header brand={shop.brand} isHome={page === 'home'} />
        <main id="main" tabIndex={-1}>
          {pageContent(data)}
        </main>
        <Footer shop={shop} year={data.year} hours={data.hours} isHome={page === 'home'} />
        <WidgetLauncher />
        <ToastHost />
      </ChatProvider>
    </ShopPhoneContext>
  );
}

function pageContent(data: SitePageData): ReactNode {
  const { shop, hours } = data;
  switch (data.page) {
    case 'home':
      return <HomePage shop={shop} hours={hours} />;
    case 'services':
      return <ServicesPage shop={shop} />;
    case 'service':
      return <ServicePage shop={shop} hours={hours} service={findService(shop, data.slug)} />;
    case 'contact':
      return <ContactPage shop={shop} hours={hours} values={data.values} errors={data.errors} />;
    case 'contact-received':
      return <ReceivedPage shop={shop} replyBy={data.replyBy} />;
    case 'privacy':
      return <PrivacyPage shop={shop} />;
    case 'terms':
      return <TermsPage shop={shop} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
