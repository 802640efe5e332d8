import { expect, it } from 'vitest';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { findFreshLeads } from './use-fresh-leads.ts';

const loadedAt = new Date('2026-03-10T20:20:00.000Z');
const lead = (id: string, createdAt: string) => ({ id, createdAt }) as DeskLead;
const [older, shown, missed, fresh] = [
  lead('older', '2026-03-01T09:00:00.000Z'),
  lead('shown', '2026-03-10T20:00:00.000Z'),
  lead('missed', '2026-03-10T20:19:59.900Z'),
  lead('fresh', '2026-03-10T20:21:00.000Z'),
] as [DeskLead, DeskLead, DeskLead, DeskLead];
const ids = (leads: DeskLead[]) => leads.map(({ id }) => id);

it('finds what came in since, not what stands further down a list that is not all loaded', () => {
  expect(ids(findFreshLeads([fresh, shown, older], [shown], loadedAt))).toEqual(['fresh']);
});

it('finds one that came in within the second of loading', () => {
  expect(ids(findFreshLeads([fresh, missed, shown], [shown], loadedAt))).toEqual(['fresh', 'missed']);
});

it('finds nothing once all are shown, and everything where nothing was', () => {
  expect(findFreshLeads([fresh, shown], [fresh, shown], loadedAt)).toEqual([]);
  expect(ids(findFreshLeads([fresh, missed], [], loadedAt))).toEqual(['fresh', 'missed']);
});
