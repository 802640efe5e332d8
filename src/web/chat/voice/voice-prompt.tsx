// Asks whether Carl may be heard: a popover at the chip. Part of the first HTML; the style sheet shows it where nothing
// was answered yet.
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import type { Consent } from '../../voice/session/consent.ts';
import { loadCarlsVoice, useVoice, type VoiceControl } from './voice-provider.tsx';

export interface VoicePromptProps {
  question: ReturnType<VoiceControl['questionIn']>;
  chip: RefObject<HTMLButtonElement | null>;
}

export function VoicePrompt({ question, chip }: VoicePromptProps) {
  const { putOff, answer } = useVoice();
  const id = useId();
  const prompt = useRef<HTMLElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const fetchVoice = () => void loadCarlsVoice().catch(() => {});
  const isAsked = question === 'asked';

  useEffect(() => {
    if (isAsked) first.current?.focus();
  }, [isAsked]);

  useEffect(() => {
    if (!question) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && putOff(), { signal });
    const leave = ({ target }: Event) => {
      const isInside = [prompt, chip].some(({ current }) => current?.contains(target as Node));
      if (!isInside) putOff();
    };
    if (isAsked) document.addEventListener('pointerdown', leave, { signal });
    return () => listening.abort();
  }, [question, isAsked, chip, putOff]);

  function noteOrigin({ relatedTarget }: FocusEvent) {
    if (!prompt.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  /** Whoever was typing types on. */
  function giveFocusBack() {
    if (!prompt.current?.contains(document.activeElement)) return;
    const { current } = cameFrom;
    (current instanceof HTMLTextAreaElement ? current : chip.current)?.focus();
  }

  const choose = (consent: Exclude<Consent, 'pending'>) => () => {
    giveFocusBack();
    answer(consent);
  };

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The widget around it stays open.
    event.preventDefault();
    event.stopPropagation();
    giveFocusBack();
    putOff();
  }

  return (
    <section
      ref={prompt}
      className="voice-prompt needs-script"
      role="dialog"
      aria-labelledby={id}
      data-asked={isAsked || undefined}
      onFocus={noteOrigin}
      onKeyDown={closeOnEscape}
    >
      <p id={id}>Enable Carl's Voice?</p>
      <button ref={first} type="button" onClick={choose('denied')}>
        Text Only
      </button>
      <button type="button" onPointerDown={fetchVoice} onFocus={fetchVoice} onClick={choose('granted')}>
        Enable Voice
      </button>
    </section>
  );
}
