import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadShop } from '../../shop/load-shop.ts';
import { buttonLabel } from './button-label.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));

describe('the label of a button', () => {
  it('is known for what the buttons send', () => {
    expect(buttonLabel("I'd like to quote flow", shop)).toBe('Start a Quote');
    expect(buttonLabel(" I'd like to design consultation ", shop)).toBe('Design Your Product');
  });

  it('is none for anything else', () => {
    expect(buttonLabel("I'd like to fly", shop)).toBeUndefined();
    expect(buttonLabel('/services', shop)).toBeUndefined();
  });
});
