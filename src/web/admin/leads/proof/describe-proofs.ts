// Proofs in words: how far they are, and by what a picture is known.
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { ProofState } from '../../../../schemas/proof.ts';
import type { ProofCounts } from '../../../../schemas/proof-counts.ts';

export const STATES: Record<ProofState, string> = {
  sent: 'Sent, not opened yet',
  seen: 'Seen, not approved yet',
  changes: 'Changes asked',
  approved: 'Approved',
  withdrawn: 'Taken back',
  replaced: 'Replaced',
};

/** What waits for the shop: 'Changes asked, 2 pins open'; undefined where nothing does. */
export function tellWaiting({ changes, pins }: ProofCounts): string | undefined {
  const waiting = [changes > 0 && 'Changes asked', pins > 0 && countPins(pins)].filter(Boolean);
  return waiting.length > 0 ? waiting.join(', ') : undefined;
}

/** '2 of 3 approved'. */
export const tellApproved = ({ approved, total }: ProofCounts): string => `${approved} of ${total} approved`;

export const isAllApproved = ({ approved, total }: ProofCounts): boolean => approved === total;

/** '1 pin open'. */
export const countPins = (count: number): string => `${count} ${count === 1 ? 'pin' : 'pins'} open`;

/** '7be1 09c4 … 52fa', of a digest in hexadecimal. */
export const shortDigest = (hex: string): string =>
  `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;

const NOT_SAID = 'Not said yet';

/** 'Marisol', or 'the customer' where no name is known. */
export const customerOf = ({ name }: Pick<DeskLead, 'name'>): string =>
  (name === NOT_SAID ? '' : name.trim().split(/\s+/)[0]) || 'the customer';

/** What it means to send a version after one that was approved. */
export const voidsApproval = (version: number, customer: string): string =>
  `Version ${version} is approved. A new one asks ${customer} again, and that approval is void.`;
