// Which item's proof is shown, and the version that it has. Without a script all stand below one another, under a head each.
import { type KeyboardEvent, useRef } from 'react';
import type { ToldProof, ToldProofs } from '../../../../schemas/proof.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  groups: readonly ToldProofs[];
  chosen: number;
  onChoose(index: number): void;
}

export function ProofTabs({ groups, chosen, onChoose }: Props) {
  const words = useWords().proofs;
  const list = useRef<HTMLDivElement>(null);
  const newest = groups[chosen]?.versions[0];
  const isSeveral = groups.length > 1;
  function move(event: KeyboardEvent) {
    const to = targetOf(event.key, chosen, groups.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }
  return (
    <div className={`flex flex-wrap border-b-2 print:hidden ${isSeveral ? 'needs-script' : ''}`}>
      {isSeveral ? (
        <div ref={list} className="flex flex-wrap" role="tablist" aria-label={words.tabs} onKeyDown={move}>
          {groups.map(({ item, label, versions }, index) => (
            <button
              key={item ?? ''}
              type="button"
              role="tab"
              id={`proof-${index + 1}-tab`}
              className="min-h-13.5 border-0 border-r-thin bg-transparent px-5 py-2 font-bold text-small shadow-[0_1.5px_0_var(--ink)] focus-visible:-outline-offset-3 aria-selected:bg-yellow max-phone:px-4"
              aria-selected={index === chosen}
              aria-controls={`proof-${index + 1}`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => onChoose(index)}
            >
              {label}
              {versions[0]?.state === 'approved' && (
                <>
                  <span aria-hidden="true"> ✓</span>
                  <span className="visually-hidden">{words.isApproved}</span>
                </>
              )}
            </button>
          ))}
        </div>
      ) : (
        <Label text={groups[0]?.label ?? ''} />
      )}
      {newest && <Version proof={newest} />}
    </div>
  );
}

/** Over a proof that stands among others: without a script, and on paper. */
export const ProofHead = ({ label, proof }: { label: string; proof: ToldProof }) => (
  <div className="hidden flex-wrap border-b-2 noscript:flex print:flex print:border-0">
    <Label text={label} />
    <Version proof={proof} />
  </div>
);

const Label = ({ text }: { text: string }) => (
  <h3 className="flex min-h-13.5 items-center px-5 py-2 font-bold text-base wrap-anywhere max-phone:px-4">
    {text}
  </h3>
);

function Version({ proof: { version, state, sentBy, sentAt } }: { proof: ToldProof }) {
  const words = useWords().proofs;
  return (
    <p className="ml-auto flex min-h-13.5 flex-wrap content-center items-baseline gap-x-2 border-ink border-l-thin px-5 py-2 text-small max-phone:flex-1 max-phone:border-t-thin max-phone:border-l-0 max-phone:px-4 print:flex-none print:border-0">
      <b>
        {words.version(version)}
        {words.said[state]}
      </b>
      <span className="font-medium font-mono text-grey text-note">
        {sentBy && `${sentBy}, `}
        {sentAt}
      </span>
    </p>
  );
}

function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
