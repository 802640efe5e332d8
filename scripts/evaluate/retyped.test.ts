import { describe, expect, it } from 'vitest';
import { WAYS } from './retyped.ts';

describe('a message typed in another way', () => {
  const MESSAGE = "Hi, it's Dana. 40 caps by friday, dana@example.com.";

  it.each([
    ['in small letters', "hi, it's dana. 40 caps by friday, dana@example.com."],
    ['in capitals', "HI, IT'S DANA. 40 CAPS BY FRIDAY, dana@example.com."],
    ['without marks', 'Hi its Dana 40 caps by friday dana@example.com.'],
    ['with curled apostrophes', 'Hi, it’s Dana. 40 caps by friday, dana@example.com.'],
    ['in lines', "Hi\nit's Dana.\n40 caps by friday\ndana@example.com."],
    ['with dashes', "Hi - it's Dana. 40 caps by friday - dana@example.com."],
  ])('%s', (way, typed) => expect(WAYS[way]?.(MESSAGE)).toBe(typed));

  it.each(['with an opener', 'with a closer', 'with two letters swapped', 'with a letter left out'])(
    '%s, the same each time',
    (way) => {
      const typed = WAYS[way]?.('forty banners please Dana');
      expect(typed).not.toBe('forty banners please Dana');
      expect(typed).toBe(WAYS[way]?.('forty banners please Dana'));
      expect(typed).toContain('Dana');
    },
  );
});
