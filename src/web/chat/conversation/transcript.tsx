// What was said, newest at the bottom, and the sign that Carl is typing.
import received from '@drawings/received.svg';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PhoneText } from '../../ui/phone-text.tsx';
import { NamedThings } from '../ticket/named-things.tsx';
import type { ChatMessage } from './state.ts';

export interface TranscriptProps {
  label: string;
  messages: readonly ChatMessage[];
  /** Of hero and widget only one announces new messages. */
  isLive: boolean;
  /** Carl reads replies out, so that a screen reader is told of failures alone. */
  isReadOut: boolean;
  isTyping: boolean;
  /** There is little room, in the hero and beside the lead form: Carl's last words, his question, stay in view. */
  isShort: boolean;
  /** The newest words confirm the lead form. */
  isStamped: boolean;
  /** What has come of a streamed reply. */
  partialReply: string;
  onRetry(messageId: string): void;
}

export function Transcript(props: TranscriptProps) {
  const { label, messages, isLive, isReadOut, isTyping, isShort, isStamped, partialReply, onRetry } = props;
  const scroller = useScrollToEnd([messages, isTyping, partialReply, isShort, isStamped], isShort);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="transcript" ref={scroller} tabIndex={0} aria-label={label}>
      <div role="log" aria-live={isLive && !isReadOut ? 'polite' : 'off'}>
        {messages.map((message) => (
          <Message key={message.id} message={message} isAlert={isLive && isReadOut} onRetry={onRetry} />
        ))}
      </div>
      {isStamped && <img className="transcript-stamp" src={received} alt="" width="174" height="69" />}
      <EarlyWords />
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
              <Dots />
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** The sign that something is on its way, in an element of class `typing`. */
export const Dots = () => (
  <>
    <i />
    <i />
    <i />
  </>
);

/**
 * What the visitor said before the page listened: first-touch.js shows it at once and hides it when the page sends it.
 * The server alone renders it, and hydration leaves it as it is.
 */
function EarlyWords() {
  if (!import.meta.env.SSR)
    return <div hidden data-early suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />;
  return (
    <div hidden data-early aria-hidden="true">
      <div className="message" data-role="user">
        <span className="message-who">You</span>
        <p className="message-text" />
      </div>
      <div className="message" data-role="assistant">
        <span className="message-who">Carl</span>
        <span className="typing">
          <Dots />
        </span>
      </div>
    </div>
  );
}

const LEFT_ALONE = { __html: '' };

interface MessageProps {
  message: ChatMessage;
  /** A failure is an alert: nothing else announces it. */
  isAlert: boolean;
  onRetry(messageId: string): void;
}

function Message({ message, isAlert, onRetry }: MessageProps) {
  const { id, role, content, label, delivery, problem, isOverLimit, timestamp, receipt } = message;
  return (
    <div className="message" data-role={role} data-delivery={delivery}>
      <span className="message-who">
        {role === 'assistant' ? 'Carl' : 'You'}
        <MessageTime iso={timestamp} />
      </span>
      <p className="message-text">
        {role === 'assistant' ? <CarlsWords text={content} /> : (label ?? content)}
      </p>
      {receipt && (
        <p className="message-receipt">
          With the shop: <NamedThings things={receipt.map((name) => ({ name }))} />
        </p>
      )}
      {delivery === 'failed' && (
        <p className="message-failed" role={isAlert ? 'alert' : undefined}>
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

/** His last sentence, the question, is apart from the others: a low window shows it alone beside the lead form. */
function CarlsWords({ text }: { text: string }) {
  const end = [...text.trimEnd().matchAll(/[.!?]\s+/g)].at(-1);
  const start = end ? end.index + end[0].length : 0;
  return (
    <>
      {start > 0 && (
        <span className="message-lead">
          <PhoneText text={text.slice(0, start)} />
        </span>
      )}
      <PhoneText text={text.slice(start)} />
    </>
  );
}

/** When it was said, on the visitor's clock; the greeting of the document has no time. */
function MessageTime({ iso }: { iso: string }) {
  if (!iso) return null;
  return (
    <time className="message-time" dateTime={iso}>
      {CLOCK.format(new Date(iso))}
    </time>
  );
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** Keeps the end in view whenever one of `changes` is new, and whenever the box gets another size. */
function useScrollToEnd(changes: readonly unknown[], isEndNeeded: boolean) {
  const box = useRef<HTMLElement>(null);
  const toEnd = useEffectEvent(() => scrollToEnd(box.current, isEndNeeded));
  useEffect(toEnd, changes);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => toEnd());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

/** To the end, or as far as the beginning of the newest words, where they are longer than the box. */
function scrollToEnd(box: HTMLElement | null, isEndNeeded: boolean): void {
  if (!box) return;
  box.scrollTop = box.scrollHeight;
  const newest = [...box.querySelectorAll<HTMLElement>('.message')].at(-1);
  if (newest && !isEndNeeded && newest.offsetHeight > box.clientHeight)
    box.scrollTop += newest.getBoundingClientRect().top - box.getBoundingClientRect().top - EDGE_PX;
}

/** Kept clear above the beginning of a long message. */
const EDGE_PX = 8;
