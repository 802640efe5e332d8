// What keeps the styles small: colors are tokens, breakpoints are three, and a class has one file that says its looks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const BREAKPOINTS = ['760', '1100', '1400'];
/** They dress what others have made: the desk its buttons and toasts, the system's own colors whatever they meet. */
const DRESSES = ['admin/desk.css', 'admin/forced-colors.css', 'styles/overrides.css'];

const names = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).sort();
const sheets = names
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: read(name).replaceAll(/\/\*[\s\S]*?\*\//g, '') }));
const parts = names
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({ name, text: read(name) }));

it('reads all of them', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(parts.length).toBeGreaterThan(100);
});

it('takes colors from the tokens', () => {
  // Masks and fades have no color, but ink or none.
  const color = /#(?!0000?\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi;
  const raw = [...sheets.filter(({ name }) => !name.endsWith('tokens.css')), ...parts].flatMap(
    ({ name, text }) =>
      [...text.matchAll(name.endsWith('.css') ? color : /-\[#|-\[rgb/g)].map(
        ([found]) => `${name}: ${found}`,
      ),
  );
  expect(raw).toEqual([]);
});

it('knows three breakpoints', () => {
  const asked = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/@media([^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/width\s*[<>]=?\s*(\d+)px|(\d+)px\s*[<>]=?\s*width/g)].map(([, after, before]) => ({
        name,
        width: after ?? before ?? '',
      })),
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({ width }) => !BREAKPOINTS.includes(width))).toEqual([]);
  const inMarkup = parts.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<![@\w-])(?:max|min)-\[\d+px\]:/g)].map(([found]) => `${name}: ${found}`),
  );
  expect(inMarkup).toEqual([]);
});

it('styles each class in one file', () => {
  const files = new Map<string, Set<string>>();
  for (const { name, text } of sheets.filter((sheet) => !DRESSES.includes(sheet.name)))
    for (const styled of subjectsOf(text)) files.set(styled, (files.get(styled) ?? new Set()).add(name));
  expect(files.size).toBeGreaterThan(50);
  expect([...files].filter(([, where]) => where.size > 1)).toEqual([]);
});

/** The classes that the rules give a look: those of each selector's last part. */
function subjectsOf(text: string): string[] {
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  return selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '').split(','))
    .flatMap(
      (selector) =>
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1)
          ?.match(/\.[a-z][\w-]*/gi) ?? [],
    );
}

function read(name: string): string {
  return readFileSync(join(WEB, name), 'utf8');
}
