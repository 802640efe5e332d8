// Under the photo: how many pins are placed, then the size as it follows them, what is doubtful about it, and what next.
import type { Measured } from '../../measure/measure-surface.ts';
import type { Sheet } from '../../measure/sheets.ts';
import { describeDoubt, nameBand, nameSize } from './describe-size.ts';

export interface ResultProps {
  /** How many pins of each were moved; no `sheet` while the surface is being marked. */
  placed: { surface: number; sheet: number | undefined };
  /** Undefined until all are. */
  measured: Measured | undefined;
  kind: Sheet;
  onUse(size: Measured & { ok: true }, wasKeyboard: boolean): void;
  onNext(): void;
  onStartAgain(): void;
}

export function Result({ placed, measured, kind, onUse, onNext, onStartAgain }: ResultProps) {
  const doubt = measured && describeDoubt(measured, kind);
  return (
    <>
      <div className="flex min-h-12 min-w-0 flex-1 basis-64 flex-col justify-center" aria-live="polite">
        {measured?.ok ? (
          <p className="text-large leading-tight">
            <strong>About {nameSize(measured)}</strong>{' '}
            <span className="inline-block text-small">({nameBand(measured)})</span>
          </p>
        ) : (
          !measured && <p className="text-small">{describeProgress(placed)}</p>
        )}
        {doubt && <p className="mt-1 font-bold text-error text-small leading-mild">{doubt}</p>}
        {measured?.ok && !doubt && (
          <p className="mt-1 text-grey text-note">In nine of ten photos the size lies in between.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-phone:w-full">
        <button type="button" className="text-button" onClick={onStartAgain}>
          Start again
        </button>
        {placed.sheet === undefined ? (
          <button
            type="button"
            className="button button-action shadow-small max-phone:flex-1"
            onClick={onNext}
          >
            Next: the sheet
          </button>
        ) : (
          <button
            type="button"
            className="button button-action shadow-small disabled:shadow-none max-phone:flex-1"
            disabled={!measured?.ok}
            // A press of a key has no click count.
            onClick={({ detail }) => measured?.ok && onUse(measured, detail === 0)}
          >
            {measured?.ok ? `Use ${nameSize(measured)}` : 'Use this size'}
          </button>
        )}
      </div>
    </>
  );
}

function describeProgress({ surface, sheet }: ResultProps['placed']): string {
  if (sheet === undefined || surface < 4)
    return `${surface} of 4 blue pins placed.${sheet === undefined ? '' : ' Place the others too.'}`;
  return `${sheet} of 4 yellow pins placed.`;
}
