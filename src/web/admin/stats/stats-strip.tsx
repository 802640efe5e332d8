// The counters with the button beside them that opens and closes the strip of numbers below; that loads when first opened.
import { type ReactNode, useId, useState } from 'react';
import { useChunk } from '../../ui/use-chunk.ts';
import { KeyHint } from '../keys/key.tsx';

const loadPanel = async () => (await import('./stats-panel.tsx')).StatsPanel;

export function StatsStrip({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const id = useId();
  const [isOpen, toggle] = useStatsOpen();
  const Panel = useChunk(loadPanel, isOpen);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] border-b border-hairline max-phone:-order-1 max-phone:min-h-(--bar-height) max-phone:bg-desk-bar max-phone:pr-12 sheet:hidden">
        {children}
        <button
          type="button"
          className="button stats-button mx-4 gap-2 self-center aria-expanded:bg-ink aria-expanded:text-desk max-phone:mr-0 max-phone:ml-1 max-phone:min-w-target max-phone:border-transparent max-phone:not-aria-expanded:bg-transparent max-phone:not-aria-expanded:hover:bg-highlight max-desk:group-has-[.opened-lead]/dashboard:invisible"
          aria-expanded={isOpen}
          aria-controls={id}
          data-key="n"
          onClick={toggle}
        >
          <BarsIcon />
          <span className="max-phone:sr-only">Numbers</span> <KeyHint>N</KeyHint>
        </button>
      </div>
      <section
        className="@container/numbers border-b border-hairline sheet:hidden"
        id={id}
        aria-label="Stats of the last 30 days"
        hidden={!isOpen}
      >
        {isOpen &&
          isSignedIn &&
          (Panel ? <Panel /> : <p className="min-h-60 p-4 text-ink-soft">Loading numbers...</p>)}
      </section>
    </>
  );
}

const BarsIcon = () => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
    <path d="M1,8H4V13H1ZM5.5,4H8.5V13H5.5ZM10,1H13V13H10Z" />
  </svg>
);

/** Whether the strip of numbers is open; this browser remembers it. */
const KEY = 'boldwork-desk-stats';

/** `[isOpen, toggle]`. Where a browser forbids storage, the strip starts closed, and all else works. */
function useStatsOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => withStorage((storage) => storage.getItem(KEY)) === 'open');
  const toggle = () => {
    setIsOpen(!isOpen);
    withStorage((storage) => (isOpen ? storage.removeItem(KEY) : storage.setItem(KEY, 'open')));
  };
  return [isOpen, toggle];
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
