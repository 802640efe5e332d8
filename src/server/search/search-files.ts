// The files that crawlers ask for by name. None says when a page last changed: the facts and the code that a page is
// made of carry no date, and one that is made up is worse than none.
import type { Shop } from '../../schemas/shop.ts';
import { listedPaths } from '../pages/page-paths.ts';

/** robots.txt: everything but the desk and the calls, and where the sitemap is. */
export function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`;
}

/** sitemap.xml: the address of every page that may be listed. */
export function sitemap(shop: Shop, origin: string): string {
  const urls = listedPaths(shop).map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
