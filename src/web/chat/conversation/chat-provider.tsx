// What hero chat and floating widget share: the conversation, Carl's voice, and whether the widget is open.
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PublicShop } from '../../../schemas/shop.ts';
import { useChunk } from '../../ui/use-chunk.ts';
import { VoiceProvider } from '../voice/voice-provider.tsx';
import { createConversation } from './conversation.ts';
import { ConversationContext } from './use-conversation.ts';

const loadFollow = async () => (await import('../live/follow-conversation.ts')).followConversation;

interface WidgetControl {
  isOpen: boolean;
  /** Opens the widget; `opener` gets the focus back when it closes. */
  open(opener: HTMLElement): void;
  close(): void;
}

const WidgetContext = createContext<WidgetControl | null>(null);

export interface ChatProviderProps {
  shop: Pick<PublicShop, 'greeting' | 'voice'>;
  /** The server writes down recorded speech, for browsers that cannot. */
  hasTranscription: boolean;
  children: ReactNode;
}

/** Wraps a page; everything inside may use the conversation and Carl's voice, and open the widget. */
export function ChatProvider({ shop, hasTranscription, children }: ChatProviderProps) {
  const { enabled, delay_seconds: delaySeconds, text_intro: intro } = shop.greeting;
  const [conversation] = useState(() =>
    createConversation({ greeting: enabled && delaySeconds === 0 ? intro.message : null }),
  );
  const hasTalk = useSyncExternalStore(
    conversation.subscribe,
    () => conversation.getState().conversationId !== null,
    () => false,
  );
  const follow = useChunk(loadFollow, hasTalk);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  const widget = useMemo<WidgetControl>(
    () => ({
      isOpen,
      open(element) {
        opener.current = element;
        setIsOpen(true);
        void conversation.start();
      },
      close: () => setIsOpen(false),
    }),
    [isOpen, conversation],
  );

  useEffect(() => {
    // The widget is closed by now: while it is modal nothing behind it takes the focus.
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  useEffect(() => follow?.(conversation), [follow, conversation]);

  useEffect(() => {
    if (!enabled || delaySeconds === 0) return;
    const timer = setTimeout(() => conversation.greet(intro.message), delaySeconds * 1000);
    return () => clearTimeout(timer);
  }, [conversation, enabled, delaySeconds, intro.message]);

  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && conversation.refresh();
    addEventListener('pageshow', refresh);
    return () => removeEventListener('pageshow', refresh);
  }, [conversation]);

  return (
    <ConversationContext value={conversation}>
      <WidgetContext value={widget}>
        <VoiceProvider shop={shop} hasTranscription={hasTranscription} surface={isOpen ? 'widget' : 'hero'}>
          {children}
        </VoiceProvider>
      </WidgetContext>
    </ConversationContext>
  );
}

/** The floating widget: whether it is open, and how to open it. Needs a ChatProvider around it. */
export function useWidget(): WidgetControl {
  const widget = use(WidgetContext);
  if (!widget) throw new Error('useWidget needs a ChatProvider around it.');
  return widget;
}
