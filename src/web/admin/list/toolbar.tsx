// What narrows a list: its search and filters. On a phone the list comes first, and these when they are asked for.
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  /** Some of the list may be left out: what does so stays in sight. */
  isNarrowing: boolean;
  search: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

export function Toolbar({ isNarrowing, search, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isShown = isWanted || isNarrowing;
  const toggle = () => {
    const isInView = (box.current?.getBoundingClientRect().bottom ?? 0) > 0;
    if (isShown && isInView && !isNarrowing) return setIsWanted(false);
    // A phone's keyboard comes up only while the tap is handled.
    flushSync(() => setIsWanted(true));
    search.current?.focus();
  };
  return (
    <>
      <div
        className="flex flex-wrap items-center gap-1.5 border-b border-hairline px-4 py-1.5 max-phone:data-[shown=false]:hidden cards:px-0"
        id={id}
        ref={box}
        data-shown={isShown}
      >
        {children}
      </div>
      <button
        type="button"
        className="toolbar-toggle fixed inset-[auto_0_0_auto] z-5 grid h-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] w-(--search-width) place-content-center justify-items-center gap-0.5 border-0 border-t border-line bg-desk-bar p-[4px_0_env(safe-area-inset-bottom)] text-quote font-semibold text-ink-quiet focus-visible:-outline-offset-3 aria-expanded:text-ink phone:hidden"
        data-key="/"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor">
          <path strokeWidth="2.5" d="M13 8A5 5 0 1 1 3 8A5 5 0 0 1 13 8ZM12 12 18 18" />
        </svg>
        Search
      </button>
    </>
  );
}
