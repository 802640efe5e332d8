// In a lead's row: what of its proofs waits for the shop, else how many are approved.
import type { ProofCounts } from '../../../../schemas/proof-counts.ts';
import { isAllApproved, tellApproved, tellWaiting } from '../proof/describe-proofs.ts';

/** Nothing while the customer is to answer and has approved none. */
export function ProofTag({ counts }: { counts: ProofCounts | undefined }) {
  const waiting = counts && tellWaiting(counts);
  if (!counts || (!waiting && counts.approved === 0)) return null;
  const look = waiting ? 'border-late text-late' : isAllApproved(counts) ? 'border-done text-done' : '';
  return <span className={`tag cards:mr-2 cards:inline ${look}`}>{waiting ?? tellApproved(counts)}</span>;
}
