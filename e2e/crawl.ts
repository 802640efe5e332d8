// A small crawler: follows every address that the site's own pages name.

export interface Crawl {
  /** Paths of the HTML pages reached. */
  pages: string[];
  /** Paths of everything else. */
  files: string[];
  /** 'PAGE -> ADDRESS: why', for each address that does not answer and each anchor that is not there. */
  broken: string[];
  /** The same for addresses outside the site. */
  foreign: string[];
}

/** Starts at `paths`, which may answer 404 themselves. `origin` is without a slash at the end. */
export async function crawl(origin: string, paths: string[]): Promise<Crawl> {
  const documents = new Map<string, Document | null>();
  const broken: string[] = [];
  const foreign: string[] = [];
  const anchors: { from: string; path: string; id: string }[] = [];
  const queue = [...paths, '/robots.txt', '/sitemap.xml', '/llms.txt'].map((path) => ({
    from: 'start',
    path,
  }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, path } = next;
    if (documents.has(path)) continue;
    const response = await fetch(origin + path);
    if (!response.ok && from !== 'start') broken.push(`${from} -> ${path}: ${response.status}`);
    const document = await readDocument(response);
    documents.set(path, document);
    for (const address of document?.addresses ?? []) {
      const url = new URL(address, origin + path);
      if (/^(?:mailto|tel|data):/.test(url.protocol)) continue;
      if (url.origin !== origin) {
        foreign.push(`${path} -> ${address}`);
        continue;
      }
      queue.push({ from: path, path: url.pathname + url.search });
      if (document?.isHtml && url.hash)
        anchors.push({ from: path, path: url.pathname + url.search, id: url.hash.slice(1) });
    }
  }
  for (const { from, path, id } of anchors) {
    if (documents.get(path)?.ids.has(decodeURIComponent(id)) === false)
      broken.push(`${from} -> ${path}#${id}: no such anchor`);
  }
  const reached = [...documents.keys()];
  const isPage = (path: string) => documents.get(path)?.isHtml === true;
  return {
    pages: reached.filter(isPage),
    files: reached.filter((path) => !isPage(path)),
    broken,
    foreign,
  };
}

interface Document {
  isHtml: boolean;
  addresses: Set<string>;
  ids: Set<string>;
}

/** Null for what names no addresses, such as a picture. */
async function readDocument(response: Response): Promise<Document | null> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => decode(found ?? ''));
  const isHtml = type.startsWith('text/html');
  const addresses = isHtml
    ? [
        ...all(/\s(?:href|src|action|data-entry)="([^"]*)"/g),
        ...all(/\ssrcset="([^"]*)"/g).flatMap((set) =>
          set.split(',').map((one) => one.trim().split(/\s/, 1)[0] ?? ''),
        ),
        ...all(/<meta property="og:(?:url|image)" content="([^"]*)"/g),
        ...all(/"(?:url|item|image|logo)":"(https?:[^"]*)"/g),
        ...all(/url\(["']?([^"'#)][^"')]*)["']?\)/g),
      ]
    : /manifest\+json/.test(type)
      ? all(/"(?:src|start_url)":\s*"([^"]*)"/g)
      : /^text\/plain|xml;/.test(type)
        ? all(/(https?:\/\/(?!www\.sitemaps\.org)[^\s<>)]+)/g)
        : null;
  return addresses && { isHtml, addresses: new Set(addresses), ids: new Set(all(/\sid="([^"]*)"/g)) };
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
