// How long a job takes, in words.

/** { from: 7, to: 10 } -> '7–10 days', in working days from the approved proof. */
export function turnaround({ from, to }: { from: number; to: number }): string {
  return from === to ? `${from} days` : `${from}–${to} days`;
}
