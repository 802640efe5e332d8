// One YAML text of the owner's, read against a schema: its value, and every mistake at its line.
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import type { Mistake } from '../shop-facts-error.ts';
import { expectation, explainIssue } from './explain-issue.ts';

type Path = readonly PropertyKey[];

export interface OwnersYaml<T> {
  /** Undefined when there are mistakes. */
  value: T | undefined;
  /** What the file says, unchecked: for checks across files that should not wait until this one is right. */
  raw: unknown;
  mistakes: Mistake[];
  /** A mistake in this file at `path`, or at the closest thing above it. */
  mistakeAt(path: Path, message: string): Mistake;
}

/** Reads `text` against `schema`; `firstLine` is the line of the file at which the text begins. */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): OwnersYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const mistakeAt = (path: Path, message: string): Mistake => ({
    file,
    line: lineAt(offsetOf(document, path)),
    message,
  });

  const broken = [
    ...[...document.errors, ...document.warnings].map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      message: `expected readable YAML: ${error.message}`,
    })),
    ...unknownAliases(document).map(({ name, offset }) => ({
      file,
      line: lineAt(offset),
      message: `expected "*${name}" to repeat a text marked "&${name}" above it`,
    })),
  ];
  if (broken.length > 0) return { value: undefined, raw: undefined, mistakes: broken, mistakeAt };

  const raw: unknown = document.toJS();
  const result = schema.safeParse(raw, { error: expectation, reportInput: true, jitless: true });
  const mistakes = (result.error?.issues ?? [])
    .flatMap(explainIssue)
    .map(({ path, message }) => mistakeAt(path, message));
  return { value: result.data, raw, mistakes, mistakeAt };
}

/** The parser leaves these to the conversion, which throws at the first and names no line. */
function unknownAliases(document: Document): { name: string; offset: number }[] {
  const found: { name: string; offset: number }[] = [];
  const marked = new Set<string>();
  visit(document, {
    Value(_, node) {
      if (node.anchor) marked.add(node.anchor);
    },
    Alias(_, alias) {
      if (!marked.has(alias.source)) found.push({ name: alias.source, offset: rangeStart(alias) });
    },
  });
  return found;
}

/** Where in the text the key or list item at `path` stands, or the closest thing above it that exists. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node);
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => String(isScalar(item.key) ? item.key.value : item.key) === String(key),
      );
      if (!pair) break;
      offset = rangeStart(pair.key) || offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      offset = rangeStart(item) || offset;
      node = item;
    } else break;
  }
  return offset;
}

const rangeStart = (node: unknown): number =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : 0;
