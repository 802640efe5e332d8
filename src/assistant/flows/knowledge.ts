// Answers from the shop's articles: briefly quoted, the article named.
import { searchKnowledge } from '../../shop/knowledge.ts';
import type { Moment } from '../moment.ts';
import { splitSentences } from '../wording.ts';

const LONGEST = 260;

/** One sentence or two of the best article for the message, or undefined when none fits. */
export function quoteArticle({ message, state, shop }: Moment): string[] | undefined {
  const service = state.slots.service;
  const [hit] = searchKnowledge(shop, message.slice(0, 300), service === undefined ? {} : { service });
  if (!hit) return;
  const text = quotable(hit.section.text);
  return text === undefined ? undefined : [`From our page "${hit.article.title}": ${text}`];
}

/** The first sentences that fit; a list is read out with commas. */
function quotable(text: string): string | undefined {
  const flat = text
    .split(/\n+/)
    .map((line) => line.replace(/^[-*]\s+/, '').trim())
    .filter(Boolean)
    .map((line) => (/[.!?:]$/.test(line) ? line : `${line};`))
    .join(' ')
    .replace(/;$/, '.');
  let quoted = '';
  for (const sentence of splitSentences(flat).slice(0, 2)) {
    if (quoted !== '' && quoted.length + sentence.length > LONGEST) break;
    quoted = quoted === '' ? sentence : `${quoted} ${sentence}`;
  }
  if (quoted === '') return;
  if (quoted.length <= LONGEST + 120) return quoted;
  const cut = quoted.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(';'), cut.lastIndexOf(','), cut.lastIndexOf(' ')))}.`;
}
