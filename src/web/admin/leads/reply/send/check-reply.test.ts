import { expect, it } from 'vitest';
import type { ReplyDesk } from '../../../../../schemas/reply.ts';
import type { ReplyDraft } from '../reply-drafts.ts';
import { listDoubts, whyNotYet } from './check-reply.ts';

const draft: ReplyDraft = {
  text: 'Hi',
  channel: null,
  withEstimate: false,
  estimateTotal: null,
  quoteVersion: null,
  attachments: [],
  keptAt: null,
  sent: null,
};
const desk = { estimate: { total: '$545 to $609' }, quotes: [{ version: 2 }] } as unknown as ReplyDesk;
const file = { id: 'a', name: 'a.pdf', bytes: 1 };
const upload = { key: 'k', file: new File([], 'a.pdf'), share: 0, problem: null };
const written = { draft, desk, isLoaded: true, uploads: [], channel: 'email' } as const;

it('lets go what is complete', () => {
  const full = { ...draft, withEstimate: true, quoteVersion: 2, attachments: Array(10).fill(file) };
  expect(whyNotYet({ ...written, draft: full })).toBeUndefined();
});

it.each([
  ['without a word', { draft: { ...draft, text: ' \n' } }, /^Write something/],
  ['too long', { draft: { ...draft, text: 'x'.repeat(5003) } }, /5,000 characters: this is 3 too long/],
  ['written before it is known how they can be reached', { isLoaded: false }, /still being loaded/],
  ['without a way', { channel: null }, /from here/],
  ['with a file on its way', { uploads: [upload] }, /still on its way/],
  ['with a file that failed', { uploads: [upload, { ...upload, problem: 'Too large.' }] }, /did not arrive/],
  ['with too many files', { draft: { ...draft, attachments: Array(12).fill(file) } }, /Remove 2/],
  ['with a quote that was closed', { draft: { ...draft, quoteVersion: 1 } }, /Quote 1 is no longer open/],
  [
    'with an estimate that is gone',
    { draft: { ...draft, withEstimate: true }, desk: { ...desk, estimate: null } },
    /no estimate/,
  ],
])('holds what is %s', (_, change, why) => {
  expect(whyNotYet({ ...written, ...change })).toMatch(why);
});

it('doubts fields in braces once each, and an estimate that has changed', () => {
  const doubtful = {
    ...draft,
    text: '{color} for {price}, {color}',
    withEstimate: true,
    estimateTotal: '$500',
  };
  expect(listDoubts({ draft: doubtful, desk })).toEqual([
    'Not filled in yet: {color}, {price}',
    'The estimate comes to $545 to $609 now; it was $500 when you put it in.',
  ]);
  expect(listDoubts({ draft: { ...doubtful, text: 'Hi', estimateTotal: '$545 to $609' }, desk })).toEqual([]);
});
