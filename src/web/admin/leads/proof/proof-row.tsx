// One item with its newest proof: picture, how far it is, and what is open.
import { useId } from 'react';
import type { DeskProofs } from '../../../../schemas/proof.ts';
import { Minute } from '../../time/minute.tsx';
import { countPins, STATES } from './describe-proofs.ts';
import { pictureUrl } from './proof-picture.tsx';
import { Stamp } from './stamp.tsx';

interface Props {
  leadId: string;
  group: DeskProofs;
  /** The one that is shown. */
  isCurrent?: boolean;
  /** Which key leads there. */
  keyName?: string | undefined;
  onPick: () => void;
}

export function ProofRow({ leadId, group: { label, versions, pins }, isCurrent, keyName, onPick }: Props) {
  const id = useId();
  const [newest] = versions;
  const open = newest ? pins.filter(({ isDone }) => !isDone).length : 0;
  return (
    <button
      type="button"
      className="grid min-h-16 w-full grid-cols-[52px_minmax(0,1fr)] items-center gap-3 border-0 bg-transparent px-4 py-2 text-left wrap-anywhere hover:bg-highlight/35 focus-visible:-outline-offset-3 aria-[current=true]:bg-highlight aria-[current=true]:shadow-open"
      aria-current={isCurrent || undefined}
      aria-labelledby={id}
      data-key={keyName}
      onClick={onPick}
    >
      <span
        className="grid size-13 place-items-center overflow-hidden border border-edge bg-white"
        aria-hidden="true"
      >
        {newest ? (
          <img className="size-full object-contain" src={pictureUrl(leadId, newest.version)} alt="" />
        ) : (
          <span className="text-ink-quiet">?</span>
        )}
      </span>
      <span id={id} className="min-w-0">
        <b className="block text-quote touch:text-body" dir="auto">
          {label}
        </b>
        {newest?.state === 'approved' ? (
          <span className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            <Stamp />
            <span>
              {`v${newest.version}, `}
              {newest.approved && <Minute at={newest.approved.at} />}
            </span>
          </span>
        ) : (
          <span className="block text-ink-soft">
            {newest ? (
              <>
                {`Version ${newest.version}, `}
                <Minute at={newest.sentAt} />
                <span className={`block ${newest.state === 'changes' ? 'font-semibold text-late' : ''}`}>
                  {STATES[newest.state]}
                </span>
              </>
            ) : (
              'No proof yet'
            )}
          </span>
        )}
        {open > 0 && <b className="block">{countPins(open)}</b>}
      </span>
    </button>
  );
}
