// How many of a job's proofs are approved, and how many pins and changes wait for the shop.
import type { ProofCounts } from '../../schemas/proof-counts.ts';
import type { JobEvent, JobEventKind } from '../../storage/job/job-store.ts';
import { newestProofs, pinsOf } from './proofs.ts';

/** All that the counts are made of. */
export const COUNTED: readonly JobEventKind[] = [
  'proof_sent',
  'proof_seen',
  'proof_commented',
  'proof_changes',
  'proof_approved',
  'proof_withdrawn',
];

/** Undefined where no proof stands. `items`: ids of the lead's. */
export function countProofs(events: readonly JobEvent[], items: readonly string[]): ProofCounts | undefined {
  const proofs = newestProofs(events).filter(({ state }) => state !== 'withdrawn');
  if (proofs.length === 0) return undefined;
  const of = new Set(proofs.map(({ proof }) => proof.item));
  const open = new Set(proofs.filter(({ state }) => state !== 'approved').map(({ proof }) => proof.item));
  const isWaiting = ({ item, isDone, answers }: ReturnType<typeof pinsOf>[number]) =>
    open.has(item) && !isDone && answers.at(-1)?.who === 'customer';
  return {
    approved: proofs.filter(({ state }) => state === 'approved').length,
    total: of.has(null) ? of.size : new Set([...of, ...items]).size,
    changes: proofs.filter(({ state }) => state === 'changes').length,
    pins: pinsOf(events).filter(isWaiting).length,
  };
}
