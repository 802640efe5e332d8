// The counters with the button beside them that opens and closes the strip of numbers below; that loads when first opened.
import { type ReactNode, useId } from 'react';
import { useChunk } from '../../ui/use-chunk.ts';
import { KeyHint } from '../keys/key.tsx';
import { useNumbersOpen } from './use-numbers-open.ts';
import './numbers-strip.css';

const loadPanel = async () => (await import('./numbers-panel.tsx')).NumbersPanel;

export function NumbersStrip({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const id = useId();
  const [isOpen, toggle] = useNumbersOpen();
  const Panel = useChunk(loadPanel, isOpen);
  return (
    <>
      <div className="numbers-row">
        {children}
        <button
          type="button"
          className="button numbers-button"
          aria-expanded={isOpen}
          aria-controls={id}
          data-key="n"
          onClick={toggle}
        >
          <BarsIcon />
          <span className="numbers-word">Numbers</span> <KeyHint>N</KeyHint>
        </button>
      </div>
      <section className="numbers" id={id} aria-label="Numbers of the last 30 days" hidden={!isOpen}>
        {isOpen && isSignedIn && (Panel ? <Panel /> : <p className="numbers-loading">Loading numbers...</p>)}
      </section>
    </>
  );
}

const BarsIcon = () => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
    <path d="M1,8H4V13H1ZM5.5,4H8.5V13H5.5ZM10,1H13V13H10Z" />
  </svg>
);
