// A mail that is HTML alone, as text: line breaks, quotes as '>' and where links lead stay; nothing else of the markup does.
// One pass over the markup, whatever is left open in it.

const SKIPPED = new Set(['style', 'script', 'head', 'title', 'template', 'svg', 'noscript']);
const BLOCKS = new Set(
  'div,tr,li,ul,ol,dl,dt,dd,table,section,article,header,footer,main,form,hr,center,address'.split(','),
);
/** With an empty line around them. */
const PARAGRAPHS = new Set('p,h1,h2,h3,h4,h5,h6,pre'.split(','));
/** Deeper quotes look like this many. */
const QUOTES_MAX = 10;

/** The text of a mail's HTML; '' where it has none. */
export function htmlToText(html: string): string {
  const page = createPage();
  /** The element that is left out, and how deep in others of its name. */
  let skipped: { name: string; depth: number } | null = null;
  for (const piece of piecesOf(html)) {
    if ('text' in piece) {
      if (!skipped) page.write(decodeEntities(piece.text));
      continue;
    }
    const { name, isEnd, attributes } = piece;
    if (skipped) {
      if (name === skipped.name) skipped.depth += isEnd ? -1 : 1;
      if (skipped.depth === 0) skipped = null;
    } else if (!isEnd && !VOID.has(name) && (SKIPPED.has(name) || isHidden(attributes))) {
      skipped = { name, depth: 1 };
    } else {
      page.tag(name, isEnd, attributes);
    }
  }
  return page.text();
}

const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'base', 'col', 'wbr', 'area']);
const isHidden = (attributes: string): boolean =>
  /\bstyle\s*=\s*["'][^"']*display\s*:\s*none/i.test(attributes);

type Piece = { text: string } | { name: string; isEnd: boolean; attributes: string };

function* piecesOf(html: string): Generator<Piece> {
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag < 0) return yield { text: html.slice(at) };
    if (tag > at) yield { text: html.slice(at, tag) };
    const end = endOf(html, tag);
    // No tag ends any more.
    if (end < 0) return yield { text: html.slice(tag) };
    const read = /^<(\/?)([a-z][a-z0-9:-]*)/i.exec(html.slice(tag, tag + 60));
    if (read) {
      const [start, slash, name = ''] = read;
      yield {
        name: name.toLowerCase(),
        isEnd: slash === '/',
        attributes: html.slice(tag + start.length, end),
      };
    } else if (!/^<[!?/]/.test(html.slice(tag, tag + 2))) {
      yield { text: '<' };
      at = tag + 1;
      continue;
    }
    at = end + 1;
  }
}

/** Where the tag or comment ends that begins at `tag`; -1 where it does not. */
function endOf(html: string, tag: number): number {
  if (html.startsWith('<!--', tag)) {
    const end = html.indexOf('-->', tag + 4);
    // As browsers have it.
    return end < 0 ? html.length : end + 2;
  }
  const end = html.indexOf('>', tag);
  // One within quotes does not end it: alt="A -> B".
  const isQuoted = end > 0 && end - tag < QUOTED_MAX && quotesIn(html.slice(tag, end)) % 2 === 1;
  return isQuoted ? Math.max(end, html.indexOf('>', end + 1)) : end;
}

const QUOTED_MAX = 1000;
const quotesIn = (text: string): number => text.split('"').length - 1;

/** What is written so far, line by line. */
function createPage() {
  const lines: string[] = [];
  let line = '';
  /** How many quotes deep, and whether spaces count. */
  let [quotes, pres] = [0, 0];
  let link: { href: string; from: number } | null = null;

  function breakLine(isForced: boolean): void {
    const text = line.trimEnd();
    line = '';
    if (text === '' && !isForced) return;
    lines.push(`${'> '.repeat(quotes)}${text}`.trimEnd());
  }
  function paragraph(): void {
    breakLine(false);
    if (lines.length > 0 && !/^[> ]*$/.test(lines.at(-1) ?? '')) lines.push('> '.repeat(quotes).trimEnd());
  }
  function endLink(): void {
    if (!link) return;
    const { href, from } = link;
    link = null;
    const told = line.slice(from).trim();
    const isTold = told !== '' && (href.includes(told) || told.includes(href));
    if (!isTold && /^https?:/i.test(href)) line += ` (${href})`;
  }

  return {
    write(text: string): void {
      if (pres > 0) {
        const [first = '', ...rest] = text.split(/\r?\n/);
        line += first;
        for (const next of rest) {
          breakLine(true);
          line = next;
        }
        return;
      }
      const flat = text.replace(/[ \t\r\n\f]+/g, ' ');
      line += line === '' || line.endsWith(' ') ? flat.trimStart() : flat;
    },

    tag(name: string, isEnd: boolean, attributes: string): void {
      if (name === 'a') {
        endLink();
        if (!isEnd) link = { href: hrefOf(attributes), from: line.length };
      }
      if (name === 'br') breakLine(true);
      else if (name === 'td' || name === 'th') line += line === '' || line.endsWith(' ') ? '' : ' ';
      else if (name === 'blockquote') {
        if (isEnd) breakLine(false);
        else paragraph();
        quotes = Math.min(QUOTES_MAX, Math.max(0, quotes + (isEnd ? -1 : 1)));
        if (isEnd) paragraph();
      } else if (PARAGRAPHS.has(name)) paragraph();
      else if (BLOCKS.has(name)) breakLine(false);
      if (name === 'li' && !isEnd) line = '- ';
      if (name === 'pre') pres = Math.max(0, pres + (isEnd ? -1 : 1));
    },

    text(): string {
      endLink();
      breakLine(false);
      return lines
        .join('\n')
        .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
        .trim();
    },
  };
}

const hrefOf = (attributes: string): string => {
  const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
  return decodeEntities(double ?? single ?? bare ?? '').trim();
};

/** Those that mail programs write in English and Spanish; all others come as numbers or as they are. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  cent: '¢',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  Uuml: 'Ü',
  shy: '',
  zwnj: '',
  zwj: '',
};

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    },
  );
}
