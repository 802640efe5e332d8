// Reads out what Carl answers, as it comes; what was said before the voice was on stays unread.
import { HERO_VOLUME, WIDGET_VOLUME } from '../../voice/session/constants.ts';
import { isMobile } from '../../voice/session/is-mobile.ts';
import type { Speech } from '../../voice/synthesis/speech.ts';
import type { Conversation, Surface } from '../conversation/conversation.ts';
import type { ChatMessage } from '../conversation/state.ts';

/** A person's words are not for his voice. */
const isCarls = ({ role, author, isNotice }: ChatMessage): boolean =>
  role === 'assistant' && author === undefined && !isNotice;

/** `known` was said before the voice was on. Returns how to end it. */
export function speakReplies(
  speech: Speech,
  conversation: Conversation,
  { known, surface }: { known: readonly ChatMessage[]; surface: () => Surface },
): () => void {
  const seen = new Set(known.map(({ id }) => id));
  let isAway = false;

  function speakFresh(): void {
    if (isAway) return;
    const { messages } = conversation.getState();
    const fresh = messages.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.some(({ role }) => role === 'user')) speech.stop();
    // What a conversation begins with is the greeting, which has its own time.
    const firstWords = messages.findIndex(({ role }) => role === 'user');
    const replies = fresh.filter(
      (message) => isCarls(message) && !message.apologyFor && messages.indexOf(message) > firstWords,
    );
    if (firstWords < 0 || replies.length === 0) return;
    const text = replies.map(({ content }) => content).join('\n\n');
    if (surface() === 'widget') speech.speak(text, { volume: WIDGET_VOLUME });
    else speech.speak(text, { volume: HERO_VOLUME, isMobile: isMobile() });
  }

  // What a page that the Back button brings back takes up was heard on the other pages of the visit.
  const leave = () => {
    isAway = true;
  };
  const comeBack = () => {
    for (const { id } of conversation.getState().messages) seen.add(id);
    isAway = false;
  };

  speakFresh();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  const unsubscribe = conversation.subscribe(speakFresh);
  return () => {
    unsubscribe();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
