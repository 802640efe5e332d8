// The list under the text: the focus stays in the text, the arrows choose.
import { useEffect, useRef } from 'react';
import { PickWords } from './pick-words.tsx';
import type { PickListState } from './use-pick-list.ts';

export function PickList({ id, list: { picks, active, take } }: { id: string; list: PickListState }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      className="absolute -inset-x-2 top-full z-2 max-h-[min(320px,40dvh)] overflow-y-auto border border-line bg-desk shadow-flat"
      aria-label="Put in"
      // What scrolls is a stop of Tab otherwise.
      tabIndex={-1}
      data-toast-clear
    >
      {picks.map((pick, index) => (
        <div
          key={`${pick.name} ${pick.note}`}
          id={`${id}-${index}`}
          role="option"
          className="pick grid cursor-pointer px-2.5 py-1 not-first:border-t not-first:border-hairline hover:bg-desk-sunk aria-selected:bg-highlight aria-selected:shadow-open touch:min-h-target touch:py-2"
          aria-selected={index === active}
          tabIndex={-1}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(pick)}
          onKeyDown={() => {}}
        >
          <PickWords pick={pick} />
        </div>
      ))}
    </div>
  );
}
