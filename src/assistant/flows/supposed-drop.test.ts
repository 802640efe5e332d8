import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

const JOBS = ['120 totes and 60 keychains'];
const things = (...messages: string[]) => {
  const { thing, jobs } = say([...JOBS, ...messages]).state;
  return [thing, ...jobs.filter(({ stored }) => !stored).map((job) => job.thing)];
};

describe('goods that are left out in thought', () => {
  it.each([
    ['what if we skip the keychains', /without the keychains.*120 totes/i],
    ['how much would it be without the totes', /without the totes.*60 keychains/i],
    ['what if i left the keychains out?', /without the keychains/i],
    ['is it cheaper if we ditch the totes', /without the totes/i],
    ['what if we only got the totes', /without the keychains.*120 totes/i],
    ['how much for just the keychains?', /without the totes.*60 keychains/i],
  ])('are priced and stay: %s', (message, says) => {
    expect(say([...JOBS, message]).reply).toMatch(says);
    expect(things(message)).toEqual(['tote', 'keychain']);
  });

  it('are dropped with a yes, and kept with a no', () => {
    expect(things('what if we skip the keychains', 'yes')).toEqual(['tote']);
    expect(things('what if we drop the totes', 'ok drop them')).toEqual(['keychain']);
    expect(things('what if we drop the totes', 'nah, keep them')).toEqual(['tote', 'keychain']);
    const { slots } = say([...JOBS, 'what if we drop the totes', 'yes, and by may 8']).state;
    expect(slots).toMatchObject({ quantity: 60, dueDate: { date: '2026-05-08' } });
  });

  it.each(['drop the keychains', 'no keychains then'])('are dropped where it is told: %s', (message) =>
    expect(things(message)).toEqual(['tote']),
  );

  it('are none where one of three is asked about', () => {
    const { reply, state } = say(['120 totes, 60 keychains and 24 caps', 'how much for only the caps']);
    expect(reply).toMatch(/24 caps .*\$/);
    expect(state).toMatchObject({ thing: 'tote', slots: { quantity: 120 } });
  });

  it('are not meant where something happens to them', () => {
    expect(say([...JOBS, 'what if the keychains break']).reply).not.toMatch(/without the keychains/i);
  });
});
