// Browser entry of the site: wakes the page that the server rendered, from the same data.
import './site.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteFirstTouch } from '../came-from.ts';
import { HomePage } from './landing/home-page.tsx';
import { SitePage, type SitePageData } from './site-page.tsx';

noteFirstTouch();
const root = document.getElementById('root');
const json = document.getElementById('page-data')?.textContent;
if (!root || !json) throw new Error('The document lacks #root or its page data.');
const data = JSON.parse(json) as SitePageData;
const content = await contentOf(data);
// Between reading the script and waking the page the browser may answer a finger.
await new Promise((resolve) => setTimeout(resolve));
// As a transition React wakes the page in slices, between which the browser can scroll and type.
startTransition(() => {
  hydrateRoot(root, <SitePage data={data}>{content}</SitePage>);
});

/** The landing page comes with this script; the others are a chunk of their own, and so is a job's. */
async function contentOf(page: SitePageData) {
  if (page.page === 'home') return <HomePage shop={page.shop} hours={page.hours} />;
  if (page.page === 'job') {
    const { JobPage } = await import('./job/job-page.tsx');
    return <JobPage data={page} />;
  }
  const { OtherPage } = await import('./frame/other-page.tsx');
  return <OtherPage data={page} />;
}
