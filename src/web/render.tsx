// The page renderer, built by Vite for the server: page data in, title, description and markup out.
import { renderToString } from 'react-dom/server';
import type { PageData, RenderedPage } from '../schemas/page.ts';
import { describePage } from './describe-page.ts';
import { SitePage } from './site/site-page.tsx';

/**
 * The markup inside #root and what the document's head says. Throws for a service that the shop does not have.
 *
 *     const { title, html } = renderPage({ page: 'home', shop, year: 2026, hours, origin, path: '/' });
 */
export function renderPage(data: PageData): RenderedPage {
  if (data.page === 'admin') return { ...describePage(data), html: '', entry: 'admin' };
  return { ...describePage(data), html: renderToString(<SitePage data={data} />), entry: 'site' };
}
