// One knowledge article: front matter between two lines of ---, then Markdown, read as sections of plain text.
import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';
import * as z from 'zod';
import type { Article } from '../../schemas/shop.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Mistake } from '../shop-facts-error.ts';
import { isKnownLink, isoDay, section, slug, text, visitorWords } from './fields.ts';
import { readYaml } from './read-yaml.ts';

export interface OwnersArticle {
  /** Undefined when there are mistakes. */
  article: Article | undefined;
  /** The services it names, known or not, with the mistake to report for one that is not. */
  services: { slug: string; mistake(message: string): Mistake }[];
  mistakes: Mistake[];
}

const frontMatterSchema = section({
  title: text,
  services: z.array(slug),
  keywords: visitorWords,
  asked: z.optional(z.record(text, visitorWords)),
  language: z.optional(z.enum(['en', 'es'])),
  not_made: z.optional(z.boolean()),
  until: z.optional(isoDay),
});

/** Reads knowledge/<slug>.md; `file` is its path for messages. */
export function readArticle(file: string, content: string): OwnersArticle {
  const articleSlug = file.replace(/^.*\//, '').replace(/\.md$/, '');
  const [head, yaml] = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(content) ?? [];
  if (head === undefined) {
    const message = 'expected front matter: title, services and keywords between two lines of ---';
    return { article: undefined, services: [], mistakes: [{ file, line: 1, message }] };
  }
  const front = readYaml(file, yaml ?? '', frontMatterSchema, 2);
  const firstLine = head.split('\n').length;
  const body = readBody(file, content.slice(head.length), firstLine, front.value?.title ?? '');
  const headings = body.sections.map(({ heading }) => heading);
  const unknown = Object.keys(front.value?.asked ?? {})
    .filter((heading) => !headings.includes(heading))
    .map((heading) => {
      const message = `expected a heading of this article, found "${heading}"${didYouMean(heading, headings)}`;
      return front.mistakeAt(['asked', heading], message);
    });
  const mistakes = [...checkSlug(file, articleSlug), ...front.mistakes, ...body.mistakes, ...unknown];
  return {
    article:
      front.value && mistakes.length === 0 ? articleOf(articleSlug, front.value, body.sections) : undefined,
    services: servicesOf(front.raw).map((service, index) => ({
      slug: service,
      mistake: (message) => front.mistakeAt(['services', index], message),
    })),
    mistakes,
  };
}

function articleOf(
  articleSlug: string,
  { asked = {}, language, not_made, until, ...front }: z.infer<typeof frontMatterSchema>,
  sections: Article['sections'],
): Article {
  const withAsked = sections.map((one) => {
    const words = asked[one.heading];
    return words === undefined ? one : { ...one, asked: words };
  });
  return {
    slug: articleSlug,
    ...front,
    ...(language && { language }),
    ...(not_made && { not_made }),
    ...(until && { until }),
    sections: withAsked,
  };
}

const checkSlug = (file: string, articleSlug: string): Mistake[] =>
  slug.safeParse(articleSlug).success
    ? []
    : [
        {
          file,
          line: 1,
          message: 'expected a file name of lower-case words joined by hyphens, such as garment-care.md',
        },
      ];

function servicesOf(raw: unknown): string[] {
  const parsed = z.object({ services: z.array(z.string()) }).safeParse(raw);
  return parsed.success ? parsed.data.services : [];
}

/** Sections by heading, the text before the first heading under the article's own title. */
function readBody(file: string, markdown: string, firstLine: number, title: string) {
  const root: Root = fromMarkdown(markdown);
  const sections: Article['sections'] = [];
  let current = { heading: title, text: '' };
  const close = (): void => {
    if (current.text !== '') sections.push(current);
  };
  for (const node of root.children) {
    if (node.type === 'heading') {
      close();
      current = { heading: toText(node), text: '' };
    } else {
      const added = plainText(node);
      current.text += current.text && added ? `\n${added}` : added;
    }
  }
  close();
  const mistakes = [...walk(root)].flatMap((node): Mistake[] => {
    const message = whatIsWrong(node);
    return message ? [{ file, line: (node.position?.start.line ?? 1) + firstLine - 1, message }] : [];
  });
  if (sections.length === 0)
    mistakes.push({ file, line: firstLine, message: 'expected some text below the front matter' });
  return { sections, mistakes };
}

/** A block as lines to read aloud or to quote: a list keeps one '- item' line each. */
function plainText(node: RootContent): string {
  if (node.type === 'list') {
    return node.children
      .map(
        (item, index) => `${node.ordered ? `${(node.start ?? 1) + index}.` : '-'} ${oneLine(toText(item))}`,
      )
      .join('\n');
  }
  if (node.type === 'blockquote') return node.children.map(plainText).join('\n');
  return node.type === 'definition' ? '' : oneLine(toText(node));
}

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

function whatIsWrong(node: Nodes): string | undefined {
  if (node.type === 'html') return 'expected no HTML in Markdown; write it as plain text';
  if (node.type === 'image' || node.type === 'imageReference')
    return 'expected no picture: articles are text';
  if ((node.type === 'link' || node.type === 'definition') && !isKnownLink(node.url)) {
    return `expected a link that is a path or begins with http:, https:, mailto: or tel:, found ${JSON.stringify(node.url)}`;
  }
  return undefined;
}
