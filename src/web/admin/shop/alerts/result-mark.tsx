// A result as a mark for the eyes; the words beside it say the same.
import type { LedgerResult } from '../../../../schemas/alerts.ts';

const PATHS: Record<LedgerResult, string> = {
  arrived: 'M2 6.5 5 9.5 10.5 3',
  taken: 'M2 6.5 5 9.5 10.5 3',
  failed: 'M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5',
  running: 'M6 2.5V6L8.5 8M6 .75A5.25 5.25 0 1 1 5.99 .75Z',
};
const COLORS: Record<LedgerResult, string> = {
  arrived: 'stroke-done',
  taken: 'stroke-ink-quiet',
  failed: 'stroke-late',
  running: 'stroke-ink-quiet',
};

export const ResultMark = ({ result }: { result: LedgerResult }) => (
  <svg
    className={`mr-1 inline-block size-3 fill-none stroke-[1.75] ${COLORS[result]}`}
    viewBox="0 0 12 12"
    aria-hidden="true"
  >
    <path d={PATHS[result]} />
  </svg>
);
