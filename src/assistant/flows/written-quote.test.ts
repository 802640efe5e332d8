import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

const CAPS = ['36 embroidered caps', 'I type'];

describe('an estimate wanted in writing', () => {
  it.each([
    'could you email me that quote',
    'can I get that in writing?',
    'will you send me the price by email',
    'my boss wants a written estimate',
  ])('comes from a person, and the address is asked for: %s', (message) => {
    const { reply, state } = say([...CAPS, message]);
    expect(reply).toMatch(/in writing|written quote/);
    expect(state.asked).toBe('email');
  });

  it('is sent to the address that is known', () =>
    expect(say([...CAPS, 'may 2', 'uma@example.com', 'can you email me the estimate']).reply).toContain(
      'to uma@example.com',
    ));

  it.each([
    'can I email you the logo',
    'email me a quote for 50 hoodies',
    'is the written part in thread too',
  ])('is not meant by: %s', (message) =>
    expect(say([...CAPS, message]).reply).not.toMatch(/in writing|written quote/),
  );
});
