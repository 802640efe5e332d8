// What the check of a file found, what matters most first: a mark and a word tell how much, besides the color.
import type { Finding } from '../../../schemas/artwork.ts';
import { byWeight } from '../../../schemas/told-artwork.ts';

const LOOKS: Record<Finding['severity'], { word: string; color: string; mark: string }> = {
  problem: { word: 'Problem', color: 'text-late', mark: 'M3,3 11,11M11,3 3,11' },
  notice: { word: 'Notice', color: 'text-ink', mark: 'M7,2 13,12.5H1ZM7,6V9M7,10V11.4' },
  fine: { word: 'Fine', color: 'text-done', mark: 'M2,7.5 5.5,11 12,3.5' },
};

export function Verdicts({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="mt-1 border-t border-hairline pt-1" aria-label="What the check found">
      {byWeight(findings).map(({ code, severity, message, fix }) => {
        const { word, color, mark } = LOOKS[severity];
        return (
          <li key={code} className="grid grid-cols-[14px_minmax(0,1fr)] gap-x-2 py-0.5 wrap-anywhere">
            <svg
              className={`mt-0.5 size-3.5 fill-none stroke-current stroke-[1.6] ${color}`}
              viewBox="0 0 14 14"
              aria-hidden="true"
            >
              <path d={mark} />
            </svg>
            <p>
              <span className="visually-hidden">{word}: </span>
              <span className={severity === 'fine' ? 'text-ink-soft' : 'font-medium'}>{message}</span>{' '}
              {fix && <span className="text-ink-soft">{fix}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
