// One saved reply: front matter between two lines of ---, then the text as it is sent, with fields in braces.
import * as z from 'zod';
import type { SavedReply } from '../../schemas/shop.ts';
import { didYouMean } from '../did-you-mean.ts';
import { fieldsIn, REPLY_FIELDS } from '../saved-replies.ts';
import type { Mistake } from '../shop-facts-error.ts';
import { section, slug, text } from './fields.ts';
import { readYaml } from './read-yaml.ts';

const frontMatterSchema = section({ title: text, language: z.enum(['en', 'es']) });
/** As long as a reply can be. */
const TEXT_MOST = 5000;

/** Reads replies/<name>.md; `file` is its path for messages. */
export function readSavedReply(
  file: string,
  content: string,
): { reply: SavedReply | undefined; mistakes: Mistake[] } {
  const name = file.replace(/^.*\//, '').replace(/\.md$/, '');
  const at = (line: number, message: string): Mistake => ({ file, line, message });
  const [head, yaml] = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(content) ?? [];
  if (head === undefined) {
    const message = 'expected front matter: title and language between two lines of ---';
    return { reply: undefined, mistakes: [at(1, message)] };
  }
  const front = readYaml(file, yaml ?? '', frontMatterSchema, 2);
  const firstLine = head.split('\n').length;
  const body = content.slice(head.length);
  const words = paragraphsOf(body);
  const mistakes = [
    ...(slug.safeParse(name).success
      ? []
      : [at(1, 'expected a file name of lower-case words joined by hyphens, such as vector-file.md')]),
    ...front.mistakes,
    ...unknownFields(body).map(({ field, line }) =>
      at(
        firstLine + line,
        `expected one of ${REPLY_FIELDS.join(', ')} in braces, found "${field}"${didYouMean(field, REPLY_FIELDS)}`,
      ),
    ),
    ...(words === '' ? [at(firstLine, 'expected some text below the front matter')] : []),
    ...(words.length > TEXT_MOST ? [at(firstLine, `expected ${TEXT_MOST} characters at most`)] : []),
  ];
  return {
    reply: front.value && mistakes.length === 0 ? { name, ...front.value, text: words } : undefined,
    mistakes,
  };
}

function unknownFields(body: string): { field: string; line: number }[] {
  return fieldsIn(body)
    .filter(({ name }) => !REPLY_FIELDS.some((known) => known === name))
    .map(({ name, offset }) => ({ field: name, line: body.slice(0, offset).split('\n').length - 1 }));
}

/** Lines of the file that belong together become one; what is listed keeps its own. */
const paragraphsOf = (body: string): string =>
  body
    .split(/\r?\n[ \t]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\r?\n[ \t]*(?!- )/g, ' '))
    .filter(Boolean)
    .join('\n\n');
