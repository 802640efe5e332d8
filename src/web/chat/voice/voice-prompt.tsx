// Asks whether Carl may be heard: a popover at the chip. Part of the first HTML; the style sheet shows it where nothing
// was answered yet.
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import type { Consent } from '../../voice/session/consent.ts';
import type { Surface } from '../conversation/conversation.ts';
import { loadCarlsVoice, useVoice, type VoiceControl } from './voice-provider.tsx';

export interface VoicePromptProps {
  surface: Surface;
  question: ReturnType<VoiceControl['questionIn']>;
  chip: RefObject<HTMLButtonElement | null>;
}

/** Over the hero's stub, which says the least; below the widget's head, which makes room for it. */
const PLACE = {
  hero: 'absolute right-3 bottom-[calc(100%-4px)] min-h-12 text-small shadow-small max-phone:-inset-x-0.5 max-phone:bottom-full max-phone:min-h-target max-phone:text-note max-phone:shadow-none',
  widget: 'relative col-span-full mt-2 mr-2 min-h-12 text-note max-phone:min-h-target form:room-scant:hidden',
};
const ROOM = { hero: 'px-3.5 max-phone:px-2 @max-[311px]:px-1.5', widget: 'px-2' };

export function VoicePrompt({ surface, question, chip }: VoicePromptProps) {
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

  const answerClass = `border-0 border-ink border-l-thin bg-transparent py-1 whitespace-nowrap hover:bg-yellow focus-visible:-outline-offset-3 ${ROOM[surface]}`;
  return (
    <section
      ref={prompt}
      className={`voice-prompt needs-script z-2 items-stretch border-2 bg-white font-bold leading-tight ${PLACE[surface]}`}
      role="dialog"
      aria-labelledby={id}
      data-asked={isAsked || undefined}
      onFocus={noteOrigin}
      onKeyDown={closeOnEscape}
    >
      <p id={id} className={`flex-1 self-center py-1 ${ROOM[surface]}`}>
        Enable Carl's Voice?
      </p>
      <button ref={first} type="button" className={answerClass} onClick={choose('denied')}>
        Text Only
      </button>
      <button
        type="button"
        className={answerClass}
        onPointerDown={fetchVoice}
        onFocus={fetchVoice}
        onClick={choose('granted')}
      >
        Enable Voice
      </button>
    </section>
  );
}
