// Browser entry of the site: wakes the page that the server rendered, from the same data.
import './site.css';
import { hydrateRoot } from 'react-dom/client';
import { SitePage, type SitePageData } from './site-page.tsx';

const root = document.getElementById('root');
const data = document.getElementById('page-data')?.textContent;
if (!root || !data) throw new Error('The document lacks #root or its page data.');
hydrateRoot(root, <SitePage data={JSON.parse(data) as SitePageData} />);
