// Asks whether Carl may be heard. Part of the first HTML; the style sheet shows it where nothing was answered yet.
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import type { Consent } from '../../voice/consent.ts';
import { loadCarlsVoice, useVoice } from './voice-provider.tsx';

export interface VoicePromptProps {
  question: string;
  /** The visitor asked for it, though it may have been answered. */
  isAsked?: boolean;
  /** Gets the focus of somebody who answers by keyboard. */
  returnFocus(): void;
}

export function VoicePrompt({ question, isAsked = false, returnFocus }: VoicePromptProps) {
  const { ask, answer } = useVoice();
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const fetchVoice = () => void loadCarlsVoice().catch(() => {});

  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);

  const choose = (consent: Exclude<Consent, 'pending'>) => (event: MouseEvent) => {
    // A press of a key has no click count.
    if (event.detail === 0) returnFocus();
    answer(consent);
  };

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isAsked) return;
    event.stopPropagation();
    returnFocus();
    ask(false);
  }

  return (
    <div
      className="voice-prompt needs-script"
      role="dialog"
      aria-labelledby={id}
      data-asked={isAsked || undefined}
      onKeyDown={closeOnEscape}
    >
      <p id={id}>{question}</p>
      <button ref={first} type="button" onClick={choose('denied')}>
        Text Only
      </button>
      <button type="button" onPointerDown={fetchVoice} onFocus={fetchVoice} onClick={choose('granted')}>
        Enable Voice
      </button>
    </div>
  );
}
