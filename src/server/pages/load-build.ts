// The built page: Vite's manifest, the renderer, and the files that the documents inline.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, RenderedPage } from '../../schemas/page.ts';
import type { PageBuild } from './compose-document.ts';
import { iconLinks } from './icon-links.ts';

/** Thrown where `vite build --app` has not run. */
class NotBuiltError extends Error {
  override name = 'NotBuiltError';
}

/** A file of the build that stands at the root of the site, such as /favicon.svg. */
export type RootFile = string;

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const ENTRIES = { site: 'src/web/site/main.tsx', admin: 'src/web/admin/main.tsx' };
const FIRST_TOUCH = new URL('../../web/first-touch.js', import.meta.url);
const FIRST_CONSENT = new URL('../../web/voice/session/first-consent.js', import.meta.url);
const CLEAR_CORNER = new URL('../../web/chat/widget/clear-corner.js', import.meta.url);

/** Reads the build in `dist`. Throws a NotBuiltError if there is none. */
export async function loadBuild(dist: string): Promise<PageBuild & { rootFiles: RootFile[] }> {
  const client = join(dist, 'client');
  const manifest = await readManifest(client);
  const [site, admin, firstTouch, firstConsent, clearCorner, rootFiles, renderer] = await Promise.all([
    readEntry(client, manifest, ENTRIES.site),
    readEntry(client, manifest, ENTRIES.admin),
    readFile(FIRST_TOUCH, 'utf8'),
    readFile(FIRST_CONSENT, 'utf8'),
    readFile(CLEAR_CORNER, 'utf8'),
    listRootFiles(client),
    import(pathToFileURL(join(dist, 'server/render.js')).href) as Promise<Renderer>,
  ]);
  return {
    render: renderer.renderPage,
    entries: { site, admin },
    firstTouch: withoutComments(firstTouch),
    firstConsent: withoutComments(firstConsent),
    clearCorner: withoutComments(clearCorner),
    head: [...preloads(site.css), iconLinks(rootFiles)].join('\n'),
    rootFiles,
  };
}

/** The script goes out with every document: its comment lines and indentation stay here. */
function withoutComments(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

interface Renderer {
  renderPage(data: PageData): RenderedPage;
}

async function readManifest(client: string): Promise<Record<string, ManifestChunk>> {
  try {
    return JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  } catch (cause) {
    throw new NotBuiltError(`The pages are not built in ${client}: run npm start, or npx vite build --app`, {
      cause,
    });
  }
}

async function readEntry(client: string, manifest: Record<string, ManifestChunk>, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new NotBuiltError(`The build lacks ${key}.`);
  const files = cssOf(manifest, key);
  const css = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  return {
    script: `/${chunk.file}`,
    css: css.join('').trim(),
    cssFiles: files.map((file) => `/${file}`),
    imports: chunksOf(manifest, key).map((other) => `/${manifest[other]?.file}`),
  };
}

/** The chunks that a chunk imports before it runs, and those that they import, each once. */
function chunksOf(manifest: Record<string, ManifestChunk>, key: string): string[] {
  const seen = new Set<string>();
  const visit = (of: string) => {
    for (const other of manifest[of]?.imports ?? [])
      if (!seen.has(other)) {
        seen.add(other);
        visit(other);
      }
  };
  visit(key);
  return [...seen];
}

/** The CSS of a chunk after that of the chunks it imports, each once. */
function cssOf(manifest: Record<string, ManifestChunk>, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  const imported = (chunk?.imports ?? []).flatMap((other) => cssOf(manifest, other, seen));
  return [...new Set([...imported, ...(chunk?.css ?? [])])];
}

async function listRootFiles(client: string): Promise<RootFile[]> {
  const entries = await readdir(client, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz|html)$/.test(entry.name))
    .map((entry) => entry.name);
}

/** The faces of the first paint, which are named only in the CSS. */
function preloads(css: string): string[] {
  const faces = css.match(/\/assets\/(?:display|text)-[\w-]+\.woff2/g) ?? [];
  return [...new Set(faces)].map(
    (face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
  );
}
