// When an answer leaves if nobody says otherwise.
import type { ReplyDesk } from '../../../../../schemas/reply.ts';

/** ISO time until which the shop is closed or the customer's quiet hours last, whichever is later; null to send now. */
export const heldUntil = ({
  opensAt,
  quietUntil,
}: Pick<ReplyDesk, 'opensAt' | 'quietUntil'>): string | null =>
  [opensAt, quietUntil]
    .filter((at) => at !== null)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;
