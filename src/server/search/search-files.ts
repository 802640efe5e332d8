// The files that crawlers ask for by name. None says when a page last changed: the facts and the code that a page is
// made of carry no date, and one that is made up is worse than none.
import { listedPages } from '../../schemas/pages.ts';
import type { Shop } from '../../schemas/shop.ts';

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
  const urls = listedPages(shop.services).map(
    ({ path, priority }) =>
      `  <url><loc>${escapeXml(origin + path)}</loc><priority>${priority.toFixed(1)}</priority></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
