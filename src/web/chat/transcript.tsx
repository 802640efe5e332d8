// What was said, newest at the bottom, and the sign that Carl is typing.
import { useEffect, useRef } from 'react';
import { PhoneText } from '../ui/phone-text.tsx';
import type { ChatMessage } from './conversation/state.ts';

export interface TranscriptProps {
  messages: readonly ChatMessage[];
  /** Of hero and widget only one announces new messages. */
  isLive: boolean;
  isTyping: boolean;
  /** What has come of a streamed reply. */
  partialReply: string;
  onRetry(messageId: string): void;
}

export function Transcript({ messages, isLive, isTyping, partialReply, onRetry }: TranscriptProps) {
  const scroller = useScrollToEnd([messages, isTyping, partialReply]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="transcript" ref={scroller} tabIndex={0} aria-label="Conversation with Carl">
      <div role="log" aria-live={isLive ? 'polite' : 'off'}>
        {messages.map((message) => (
          <Message key={message.id} message={message} onRetry={onRetry} />
        ))}
      </div>
      {isTyping && (
        <div className="message" data-role="assistant">
          <span className="message-who">Carl</span>
          {partialReply ? (
            <p className="message-text" aria-hidden="true">
              {partialReply}
            </p>
          ) : (
            <p className="typing">
              <span className="visually-hidden">Carl is typing</span>
              <i />
              <i />
              <i />
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function Message({ message, onRetry }: { message: ChatMessage; onRetry(messageId: string): void }) {
  const { id, role, content, label, delivery, problem, isOverLimit } = message;
  return (
    <div className="message" data-role={role} data-delivery={delivery}>
      <span className="message-who">{role === 'assistant' ? 'Carl' : 'You'}</span>
      <p className="message-text">
        {role === 'assistant' ? <PhoneText text={content} /> : (label ?? content)}
      </p>
      {delivery === 'failed' && (
        <p className="message-failed">
          <span>
            <PhoneText text={['Not sent.', problem].filter(Boolean).join(' ')} />
          </span>
          <button type="button" className="text-button" onClick={() => onRetry(id)}>
            {isOverLimit ? 'Start a new conversation' : 'Retry'}
          </button>
        </p>
      )}
    </div>
  );
}

/** Keeps the end in view whenever one of `changes` is new, and whenever the box gets another size. */
function useScrollToEnd(changes: readonly unknown[]) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => scrollToEnd(box.current), changes);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => scrollToEnd(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}
