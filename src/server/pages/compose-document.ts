// One HTML document: head, markup, the data it was rendered from, and the script that wakes it.
import { createHash } from 'node:crypto';
import type { PageData, RenderedPage } from '../../schemas/page.ts';
import { escapeHtml } from '../escape-html.ts';
import { contentSecurityPolicy } from '../plugins/base-headers.ts';
import { shareTags } from '../search/share-tags.ts';
import type { StructuredData } from '../search/structured-data.ts';
import { withDeskManifest } from './icon-links.ts';

/** How pages become markup, and what the browser loads for them. */
export interface PageBuild {
  render(data: PageData): RenderedPage;
  /** Per browser entry: the URL of its script, all of its CSS, from which files, and what the script imports before it runs. */
  entries: Record<
    RenderedPage['entry'],
    { script: string; css: string; cssFiles: string[]; imports: string[] }
  >;
  /** Inlined last: keeps early input and loads the entry named by its data-entry attribute. */
  firstTouch: string;
  /** Inlined in the head of the site's pages: what the first paint must know of the visitor's consent to sound. */
  firstConsent: string;
  /** Inlined behind the markup of the site's pages: keeps the widget's button off what lies under it. */
  clearCorner: string;
  /** Markup for the head, such as links to icons. */
  head: string;
  /** Replaces the Content-Security-Policy; development needs what visitors must not have. */
  contentSecurityPolicy?: string;
}

export interface ComposedDocument {
  html: string;
  contentSecurityPolicy: string;
}

/**
 * The document of a page, and the policy that lets only its own inline script and style run. `known` is what a page
 * that may be listed tells search engines; without it the document names no address of its own and no picture.
 */
export function composeDocument(
  data: PageData,
  build: PageBuild,
  known: StructuredData | null,
): ComposedDocument {
  const page = build.render(data);
  const { script, css, cssFiles, imports } = build.entries[page.entry];
  const style = css && `<style>${css}</style>`;
  // Vite's loader fetches the CSS of each chunk's imports unless a link names it: this holds it already.
  const held = cssFiles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}" disabled>`);
  const consent = page.entry === 'site' ? build.firstConsent : '';
  const corner = page.entry === 'site' ? build.clearCorner : '';
  const html = `<!doctype html>
<html lang="${data.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headOf(data, page, known !== null)}
${page.entry === 'admin' ? withDeskManifest(build.head) : build.head}
${consent && `<script>${consent}</script>`}
${style}
${held.join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
${corner && `<script>${corner}</script>`}
${known ? `<script type="application/ld+json">${inlineJson(known)}</script>` : ''}
<script type="application/json" id="page-data">${inlineJson(data)}</script>
<script data-entry="${escapeHtml(script)}" data-imports="${escapeHtml(imports.join(' '))}">${build.firstTouch}</script>
</body>
</html>
`;
  return {
    html,
    contentSecurityPolicy:
      build.contentSecurityPolicy ??
      contentSecurityPolicy({
        scripts: [consent, corner, build.firstTouch].filter(Boolean).map(hashOf),
        ...(css && { style: hashOf(css) }),
      }),
  };
}

function headOf({ shop, origin, path }: PageData, page: RenderedPage, isListed: boolean): string {
  const { title, description, themeColor } = page;
  const url = origin + path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(themeColor ? [`<meta name="theme-color" content="${escapeHtml(themeColor)}">`] : []),
    ...(isListed
      ? [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          shareTags({ title, description, url, origin, brand: shop.brand }),
        ]
      : []),
  ].join('\n');
}

/** JSON that cannot end its script element or open a comment in it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
