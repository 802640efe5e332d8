// Asks whether Carl may be heard. Part of the first HTML; the style sheet shows it where nothing was answered yet.
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Consent } from '../../voice/consent.ts';
import { loadCarlsVoice, useVoice } from './voice-provider.tsx';

export interface VoicePromptProps {
  question: string;
  /** A dialog of its own, or part of one. */
  role: 'dialog' | 'group';
  /** The visitor asked for it, though it may have been answered. */
  isAsked?: boolean;
  /** Where the focus goes that was in the question. */
  returnFocus(): void;
}

export function VoicePrompt({ question, role, isAsked = false, returnFocus }: VoicePromptProps) {
  const { ask, answer } = useVoice();
  const id = useId();
  const prompt = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const fetchVoice = () => void loadCarlsVoice().catch(() => {});

  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);

  const choose = (consent: Exclude<Consent, 'pending'>) => () => {
    // Not from an input: a phone's keyboard stays.
    if (prompt.current?.contains(document.activeElement)) returnFocus();
    answer(consent);
  };

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isAsked) return;
    event.stopPropagation();
    returnFocus();
    ask(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: both roles may hear keys
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may have a name
    <div
      ref={prompt}
      className="voice-prompt needs-script"
      role={role}
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
