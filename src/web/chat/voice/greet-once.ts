// Carl's greeting aloud: once a visit, as soon as the visitor turns to him. Browsers play nothing before a gesture.
import type { Greeting } from '../../../schemas/shop.ts';
import { isMobile } from '../../voice/session/is-mobile.ts';
import type { Speech } from '../../voice/synthesis/speech.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** A click on one of these turns to Carl. */
const TURNS_TO_CARL = '.hero-chat, .hero-buttons, .cta-button, .widget, .widget-launcher';
/** On one of these it is the visitor who is about to talk. */
const MICROPHONES = '.microphone';
/** As in first-consent.js, which takes back the hint to tap. */
const KEY = 'boldwork.greeted';

/** Returns how to end the wait. */
export function greetOnce(
  speech: Speech,
  { enabled, voice_intro: intro }: Greeting,
  conversation: Conversation,
): () => void {
  const isTalking = () => conversation.getState().messages.some(({ role }) => role === 'user');
  if (!enabled || !intro.enabled || wasGreeted() || isTalking()) {
    noteGreeted();
    return () => {};
  }
  // Sound that was granted in another tab is no turning to Carl in this one.
  let hasTurned = !document.hidden && (navigator.userActivation?.hasBeenActive ?? false);

  function greet() {
    // A greeting that is configured to come later is not spoken before it is written.
    if (!hasTurned || conversation.getState().messages.length === 0) return;
    end();
    const isToBeSaid = !isTalking() && !wasGreeted();
    noteGreeted();
    if (isToBeSaid) speech.speak(intro.text, { volume: intro.volume, isMobile: isMobile() });
  }
  function noteClick({ target }: Event) {
    if (!(target instanceof Element) || target.closest(MICROPHONES)) return;
    hasTurned ||= target.closest(TURNS_TO_CARL) !== null;
    greet();
  }
  const unsubscribe = conversation.subscribe(greet);
  document.addEventListener('click', noteClick, true);
  const end = () => {
    unsubscribe();
    document.removeEventListener('click', noteClick, true);
  };
  greet();
  return end;
}

function wasGreeted(): boolean {
  try {
    return KEY in sessionStorage;
  } catch {
    return false;
  }
}

function noteGreeted(): void {
  document.documentElement.dataset.greeted = '';
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is off or full: the next page greets again.
  }
}
