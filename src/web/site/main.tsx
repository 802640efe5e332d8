// Browser entry of the site: wakes the page that the server rendered, from the same data.
import './site.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '../../schemas/language.ts';
import { noteFirstTouch } from '../came-from.ts';
import type { JobWords } from './job/words/en.ts';
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
    const [{ JobPage }, words] = await Promise.all([import('./job/job-page.tsx'), jobWords(page.language)]);
    return <JobPage data={page} words={words} />;
  }
  const { OtherPage } = await import('./frame/other-page.tsx');
  return <OtherPage data={page} />;
}

/** Those of the page's own language alone. */
async function jobWords(language: Language): Promise<JobWords> {
  return language === 'es' ? (await import('./job/words/es.ts')).ES : (await import('./job/words/en.ts')).EN;
}
