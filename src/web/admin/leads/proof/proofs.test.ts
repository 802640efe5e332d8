// What the desk says of proofs, out of what the server tells.
import { describe, expect, it } from 'vitest';
import { emptyItem } from '../../../../schemas/item.ts';
import type { DeskProof, DeskProofs } from '../../../../schemas/proof.ts';
import { customerOf, shortDigest, tellApproved, tellWaiting } from './describe-proofs.ts';
import { nextVersion, pinsOn, proofGroupsOf } from './proof-groups.ts';
import { ledgerOf } from './record/tell-ledger.ts';
import { showsOf } from './send/shows-of.ts';

const anItem = (id: string, label: string) => ({
  ...emptyItem(id),
  goods: label,
  label,
  methodName: null,
  facts: [],
  line: label,
});
const ITEMS = [anItem('1', '24 pint glasses'), anItem('2', '12 T-shirts')];

const aProof = (version: number, change: Partial<DeskProof> = {}): DeskProof => ({
  version,
  state: 'seen',
  shows: 'Full front',
  wording: '',
  width: 100,
  height: 100,
  sentBy: 'rosa',
  sentAt: `2026-03-1${version}T09:00:00Z`,
  approved: null,
  changes: null,
  seenAt: null,
  withdrawnAt: null,
  sha256: '7be109c4aa52fa',
  hash: '',
  agreed: null,
  reminded: [],
  reminders: [],
  ...change,
});
const said = (who: 'customer' | 'shop', version: number, at: string) => ({
  id: at,
  who,
  person: null,
  name: who === 'shop' ? 'rosa' : 'Marisol Vega',
  text: 'Larger',
  version,
  at,
});
const TEES: DeskProofs = {
  item: '2',
  label: '12 T-shirts',
  versions: [
    aProof(3, { seenAt: '2026-03-13T10:00:00Z' }),
    aProof(1, {
      changes: { name: 'Marisol Vega', person: null, text: 'See pin 1', at: '2026-03-11T11:00:00Z' },
    }),
  ],
  pins: [
    {
      number: 1,
      x: 0,
      y: 0,
      isDone: true,
      answers: [said('customer', 1, '2026-03-11T10:00:00Z'), said('shop', 3, '2026-03-13T09:30:00Z')],
    },
    { number: 2, x: 1, y: 1, isDone: false, answers: [said('customer', 3, '2026-03-13T12:00:00Z')] },
  ],
};

describe('the proofs of a lead', () => {
  it('are grouped by item, with those that have none, unless one is of the whole job', () => {
    const ofJob = { ...TEES, item: null };
    expect(proofGroupsOf({ items: ITEMS }, { proofs: [TEES] }).map(({ item }) => item)).toEqual(['1', '2']);
    expect(proofGroupsOf({ items: ITEMS }, { proofs: [TEES, ofJob] })).toEqual([ofJob, TEES]);
    expect(proofGroupsOf({ items: [] }, { proofs: [TEES] }).map(({ item }) => item)).toEqual([null, '2']);
    expect(nextVersion({ proofs: [TEES] })).toBe(4);
    expect(nextVersion({ proofs: [] })).toBe(1);
  });

  it('have the pins that were set by then, the open ones first', () => {
    expect(pinsOn(TEES.pins, 3).map(({ number }) => number)).toEqual([2, 1]);
    expect(pinsOn(TEES.pins, 1).map(({ number }) => number)).toEqual([1]);
  });

  it('are told with what waits for the shop', () => {
    const counts = { approved: 1, total: 3, changes: 0, pins: 0 };
    expect(tellWaiting(counts)).toBeUndefined();
    expect(tellWaiting({ ...counts, pins: 1 })).toBe('1 pin open');
    expect(tellWaiting({ ...counts, changes: 1, pins: 2 })).toBe('Changes asked, 2 pins open');
    expect(tellApproved(counts)).toBe('1 of 3 approved');
    expect(shortDigest('7be109c4aa52fa')).toBe('7be1 09c4 … 52fa');
    expect([customerOf({ name: 'Marisol Vega' }), customerOf({ name: 'Not said yet' })]).toEqual([
      'Marisol',
      'the customer',
    ]);
  });

  it('have a ledger, the newest first', () => {
    expect(ledgerOf(TEES, 'Marisol').map(({ who, what }) => [who, what].filter(Boolean).join(' '))).toEqual([
      'Marisol Vega set pin 2',
      'Version 3 seen on the job page',
      'rosa marked pin 1 done',
      'rosa sent version 3',
      'Marisol Vega asked for changes to version 1',
      'Marisol Vega set pin 1',
      'rosa sent version 1',
    ]);
  });

  it('show at first what is known of the print', () => {
    const tees = {
      ...anItem('2', '12 T-shirts'),
      placements: ['full front', 'left sleeve'],
      colors: ['black'],
      sizes: { M: 4, L: 8 },
      facts: [{ label: 'Inks', value: '2 ink colors' }],
    };
    expect(showsOf({ items: [tees] }, '2')).toBe(
      'Full front and left sleeve, 2 ink colors, on black, 4 M, 8 L',
    );
    expect(showsOf({ items: [ITEMS[0] ?? tees, tees] }, null)).toMatch(
      /^24 pint glasses; 12 T-shirts, Full front/,
    );
    expect(showsOf({ items: ITEMS }, '1')).toBe('');
  });
});
