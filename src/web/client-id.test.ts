// Ids that the browser makes.
import { expect, it } from 'vitest';
import { clientId, newSessionId } from './client-id.ts';

it('makes version 4 UUIDs, each another', () => {
  const ids = Array.from({ length: 200 }, clientId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});

it('makes session ids from the time and random characters', () => {
  const now = new Date('2026-03-04T16:00:00Z');
  expect(newSessionId(now)).toMatch(new RegExp(`^${now.getTime().toString(36)}-[\\da-f]{8}$`));
  expect(newSessionId(now)).not.toBe(newSessionId(now));
});
