// The counters with the button beside them that opens and closes the strip of numbers below; that loads when first opened.
import { type ReactNode, useId } from 'react';
import { useChunk } from '../../ui/use-chunk.ts';
import { KeyHint } from '../keys/key.tsx';
import { useStatsOpen } from './use-stats-open.ts';
import './stats-strip.css';

const loadPanel = async () => (await import('./stats-panel.tsx')).StatsPanel;

export function StatsStrip({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const id = useId();
  const [isOpen, toggle] = useStatsOpen();
  const Panel = useChunk(loadPanel, isOpen);
  return (
    <>
      <div className="stats-row">
        {children}
        <button
          type="button"
          className="button stats-button"
          aria-expanded={isOpen}
          aria-controls={id}
          data-key="n"
          onClick={toggle}
        >
          <BarsIcon />
          <span className="stats-word">Numbers</span> <KeyHint>N</KeyHint>
        </button>
      </div>
      <section className="numbers" id={id} aria-label="Stats of the last 30 days" hidden={!isOpen}>
        {isOpen && isSignedIn && (Panel ? <Panel /> : <p className="stats-loading">Loading numbers...</p>)}
      </section>
    </>
  );
}

const BarsIcon = () => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
    <path d="M1,8H4V13H1ZM5.5,4H8.5V13H5.5ZM10,1H13V13H10Z" />
  </svg>
);
