// A mail that is HTML alone, as text: line breaks, quotes as '>' and where links lead stay; nothing else of the markup does.
import { compile } from 'html-to-text';

const toText = compile({
  wordwrap: false,
  // Deeper quotes are left out, and nothing is walked deeper.
  limits: { maxDepth: 200, ellipsis: '' },
  selectors: [
    {
      selector: 'a',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, ignoreHref: false },
    },
    { selector: 'img', format: 'skip' },
    { selector: '[style*="display:none"]', format: 'skip' },
    { selector: '[style*="display: none"]', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  formatters: {
    cell: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(' ');
    },
  },
});

const UNSEEN = /<(style|script|head|title)\b|<!--/gi;

/** The text of a mail's HTML; '' where it has none. */
export function htmlToText(html: string): string {
  const text = toText(html).trim();
  // A quote that is never closed hides all behind it: then the tags alone are taken out.
  return (text || withoutUnseen(html).replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** One that is never closed is looked for once, however often it begins. */
function withoutUnseen(html: string): string {
  const kept: string[] = [];
  const neverClosed = new Set<string>();
  let from = 0;
  for (const begin of html.matchAll(UNSEEN)) {
    const end = begin[1] ? `</${begin[1].toLowerCase()}>` : '-->';
    if (begin.index < from || neverClosed.has(end)) continue;
    const closing = new RegExp(end, 'gi');
    closing.lastIndex = begin.index;
    if (closing.test(html)) {
      kept.push(html.slice(from, begin.index));
      from = closing.lastIndex;
    } else neverClosed.add(end);
  }
  return [...kept, html.slice(from)].join(' ');
}
