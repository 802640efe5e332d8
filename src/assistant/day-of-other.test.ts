import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

describe('the day of a job that was sent', () => {
  const SENT = ['40 mugs and 60 stickers', 'by april 17', 'Uma Reyes, uma@example.com', 'yes'];
  const dayAfter = (...answers: string[]) => say([...SENT, ...answers]).state.slots.dueDate?.date;

  it('is offered for the one that waited', () => {
    expect(say(SENT).reply).toMatch(/stickers: .* by Fri, Apr 17 as well\?$/);
  });

  it.each(['yes', 'yep same day', 'same for those', 'same', 'sure, both'])('is taken: %s', (answer) => {
    expect(dayAfter(answer)).toBe('2026-04-17');
  });

  it('is not taken by a no, which leaves the day to be told', () => {
    const { reply, state } = say([...SENT, 'no']);
    expect(reply).toMatch(/\?$/);
    expect(reply).not.toContain('Apr 17');
    expect(state.declined).not.toContain('dueDate');
    expect(dayAfter('no', 'may 8')).toBe('2026-05-08');
  });

  it('is what another one is counted from', () => {
    expect(dayAfter('a week later')).toBe('2026-04-24');
    expect(dayAfter('may 1 for those')).toBe('2026-05-01');
  });

  it('is offered once more after a question in between', () => {
    expect(say([...SENT, 'how much are they']).reply).toMatch(/Apr 17 as well\?$/);
    expect(dayAfter('how much are they', 'yes')).toBe('2026-04-17');
  });

  it('comes with its artwork', () => {
    const told = ['40 mugs and 60 stickers', 'by april 17', 'we have a logo file', ...SENT.slice(2)];
    expect(say(told).reply).toContain('with the same artwork?');
    expect(say([...told, 'yes']).state.slots.artwork).toBe(say(told.slice(0, 3)).state.slots.artwork);
  });
});
