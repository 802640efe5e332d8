import { expect, it } from 'vitest';
import { findClosest } from './find-closest.ts';

const PAGES = ['/services', '/contact', '/services/embroidery', '/services/screen-printing'].map((path) => ({
  path,
}));

it.each([
  ['/servces', '/services'],
  ['/servces/screen-prnting', '/services/screen-printing'],
  ['/Embroidery', '/services/embroidery'],
  ['/contacts', '/contact'],
])('finds for %s the page %s', (asked, meant) => {
  expect(findClosest(asked, PAGES)?.path).toBe(meant);
});

it.each(['/wp-login.php', '/', `/${'x'.repeat(10_000)}`])('finds none for %s', (asked) => {
  expect(findClosest(asked, PAGES)).toBeUndefined();
});
