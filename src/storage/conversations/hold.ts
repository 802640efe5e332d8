// Who of the shop has a conversation, as its row keeps it: all of these columns, or none.
import type { Hold } from './conversation-store.ts';

export const HOLD = [
  'held_by as heldBy',
  'held_name as heldName',
  'held_since as heldSince',
  'held_said_at as heldSaidAt',
  'held_until as heldUntil',
] as const;

export interface HoldColumns {
  heldBy: string | null;
  heldName: string | null;
  heldSince: string | null;
  heldSaidAt: string | null;
  heldUntil: string | null;
}

/** Takes the columns of a row together, and leaves its others. */
export function splitHold<Row extends HoldColumns>(
  row: Row,
): { held: Hold | null; rest: Omit<Row, keyof HoldColumns> } {
  const { heldBy, heldName, heldSince, heldSaidAt, heldUntil, ...rest } = row;
  if (heldBy === null || heldUntil === null) return { held: null, rest };
  const [since, saidAt] = [heldSince ?? heldUntil, heldSaidAt ?? heldUntil];
  return { held: { username: heldBy, name: heldName ?? heldBy, since, saidAt, until: heldUntil }, rest };
}

/** What the row is set to. */
export const holdColumns = (held: Hold | null) => ({
  held_by: held?.username ?? null,
  held_name: held?.name ?? null,
  held_since: held?.since ?? null,
  held_said_at: held?.saidAt ?? null,
  held_until: held?.until ?? null,
});
