// What every page of the site has around its content: frame, floating chat, notifications.
import { type ReactNode, useEffect } from 'react';
import type { PageData } from '../../schemas/page.ts';
import { ChatProvider } from '../chat/conversation/chat-provider.tsx';
import { WidgetLauncher } from '../chat/widget/widget-launcher.tsx';
import { ShopPhoneContext } from '../ui/phone-text.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { Footer } from './frame/footer.tsx';
import { FRAME_WORDS } from './frame/frame-words.ts';
import { Header } from './frame/header.tsx';
import { Static } from './static.tsx';

export type SitePageData = Exclude<PageData, { page: 'admin' }>;

export function SitePage({ data, children }: { data: SitePageData; children: ReactNode }) {
  const { shop, page, language } = data;
  const words = FRAME_WORDS[language];
  // Tells first-touch.js that its turn is over.
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <ShopPhoneContext value={shop.brand.phone}>
      <ChatProvider shop={shop} hasTranscription={data.hasTranscription}>
        <a
          className="absolute top-2 left-2 z-80 -translate-y-[200%] border-2 bg-yellow px-4 py-3 font-bold focus:translate-y-0"
          href="#main"
        >
          {words.skip}
        </a>
        <Header brand={shop.brand} isHome={page === 'home'} language={language} />
        <main id="main" className="focus:outline-none" tabIndex={-1}>
          {children}
        </main>
        <Static>
          {import.meta.env.SSR && (
            <Footer
              shop={shop}
              year={data.year}
              hours={data.hours}
              isHome={page === 'home'}
              language={language}
            />
          )}
        </Static>
        <WidgetLauncher label={words.chat} />
        <ToastHost words={words.toasts} />
      </ChatProvider>
    </ShopPhoneContext>
  );
}
