// The inline script's budget: it stands in every document.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('stays under 1 KB brotli', () => {
  const source = readFileSync(new URL('./first-touch.js', import.meta.url), 'utf8');
  // As it is served: its comment lines and indentation stay here.
  const script = source.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '');
  expect(script.length).toBeGreaterThan(0);
  expect(brotliCompressSync(script).length).toBeLessThan(1024);
});
