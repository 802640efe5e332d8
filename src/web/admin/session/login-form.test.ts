import { describe, expect, it } from 'vitest';
import { describeWait } from './login-form.tsx';

const now = new Date('2026-03-10T19:30:00.000Z');
const wait = (retryAfter: string | null) => describeWait(retryAfter, now, 'America/New_York');

describe('describeWait', () => {
  it('tells the clock and the minutes, rounded up so that nobody comes too early', () => {
    expect(wait('720')).toBe('Please try again at 3:42 PM, in about 12 minutes.');
    expect(wait('61')).toBe('Please try again at 3:31 PM, in about 2 minutes.');
    expect(wait('5')).toBe('Please try again at 3:30 PM, in about a minute.');
  });

  it('reads a date too', () => {
    expect(wait('Tue, 10 Mar 2026 19:45:00 GMT')).toBe('Please try again at 3:45 PM, in about 15 minutes.');
  });

  it('stays kind when the server does not say', () => {
    expect(wait(null)).toBe('Please try again in a few minutes.');
    expect(wait('')).toBe('Please try again in a few minutes.');
    expect(wait('soon')).toBe('Please try again in a few minutes.');
  });
});
