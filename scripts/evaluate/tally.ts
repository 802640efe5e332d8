// Counts what was read rightly, and what follows from the counts.

/** Right values, values where another or none was given, and values not read. */
export interface SlotCount {
  right: number;
  wrong: number;
  missed: number;
}

export interface Share {
  right: number;
  of: number;
}

/** A message or story that did not come out as expected. */
export interface Miss {
  /** The file, and what was said. */
  where: string;
  what: string;
}

export const share = ({ right, of }: Share): number => (of === 0 ? 1 : right / of);
export const precision = ({ right, wrong }: SlotCount): number => share({ right, of: right + wrong });
export const recall = ({ right, missed }: SlotCount): number => share({ right, of: right + missed });

export function count(tally: Share, isRight: boolean): void {
  tally.of += 1;
  if (isRight) tally.right += 1;
}
