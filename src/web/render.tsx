// The page renderer, built by Vite for the server: page data in, title, description and markup out.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PAPER } from '../art/inks.ts';
import type { Language } from '../schemas/language.ts';
import type { PageData, RenderedPage } from '../schemas/page.ts';
import { LoginFrame } from './admin/session/login-frame.tsx';
import { describePage } from './describe-page.ts';
import { OtherPage } from './site/frame/other-page.tsx';
import { JobPage } from './site/job/job-page.tsx';
import { EN, type JobWords } from './site/job/words/en.ts';
import { ES } from './site/job/words/es.ts';
import { HomePage } from './site/landing/home-page.tsx';
import { SitePage, type SitePageData } from './site/site-page.tsx';

/**
 * The markup inside #root and what the document's head says. Throws for a service that the shop does not have.
 *
 *     const { title, html } = renderPage({ page: 'home', shop, year: 2026, hours, origin, path: '/' });
 */
export function renderPage(data: PageData): RenderedPage {
  if (data.page === 'admin') {
    return { ...describePage(data), html: renderToString(<NeedsScript shop={data.shop} />), entry: 'admin' };
  }
  const html = renderToString(<SitePage data={data}>{contentOf(data)}</SitePage>);
  return { ...describePage(data), themeColor: PAPER, html, entry: 'site' };
}

const JOB_WORDS: Record<Language, JobWords> = { en: EN, es: ES };

function contentOf(data: SitePageData): ReactNode {
  if (data.page === 'home') return <HomePage shop={data.shop} hours={data.hours} />;
  return data.page === 'job' ? (
    <JobPage data={data} words={JOB_WORDS[data.language]} />
  ) : (
    <OtherPage data={data} />
  );
}

/** The admin is made in the browser: without JavaScript this is all of it, and with it none. */
const NeedsScript = ({ shop }: Pick<PageData, 'shop'>) => (
  <noscript>
    <LoginFrame brand={shop.brand}>
      <p>The desk needs JavaScript: turn it on for this site in your browser, then load this page again.</p>
    </LoginFrame>
  </noscript>
);
