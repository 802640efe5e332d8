// What a link to a page looks like where it is shared: Open Graph, which the card of X reads too.
import type { Shop } from '../../schemas/shop.ts';
import { escapeHtml } from '../escape-html.ts';

interface SharedLink {
  title: string;
  description: string;
  /** The page's own address. */
  url: string;
  origin: string;
  brand: Pick<Shop['brand'], 'name' | 'headline' | 'lede'>;
}

/** Meta elements for the head. The picture is the one that the build draws (src/art/social-image.ts). */
export function shareTags({ title, description, url, origin, brand }: SharedLink): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${origin}/social.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name}: ${brand.headline} ${brand.lede}`,
  };
  return [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}
