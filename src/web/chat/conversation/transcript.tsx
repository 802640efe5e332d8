// What was said, newest at the bottom, and the sign that Carl is typing.
import received from '@drawings/received.svg';
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import { Message, Said, TEXT } from './message.tsx';
import type { ChatMessage } from './state.ts';

export interface TranscriptProps {
  label: string;
  messages: readonly ChatMessage[];
  /** Of hero and widget only one announces new messages. */
  isLive: boolean;
  /** Carl reads replies out, so that a screen reader is told of failures alone. */
  isReadOut: boolean;
  /** Who is writing: Carl, or the person who has the talk. */
  typist: string | null;
  /** There is little room, in the hero and beside the lead form: Carl's last words, his question, stay in view. */
  isShort: boolean;
  /** The newest words confirm the lead form. */
  isStamped: boolean;
  /** What has come of a streamed reply. */
  partialReply: string;
  /** What draws a file, once it is there. */
  File: ComponentType<{ message: ChatMessage }> | undefined;
  onRetry(messageId: string): void;
}

export function Transcript(props: TranscriptProps) {
  const { label, messages, isLive, isReadOut, typist, isShort, isStamped, partialReply, File, onRetry } =
    props;
  const scroller = useScrollToEnd([messages, typist, partialReply, isShort, isStamped], isShort);
  return (
    <section
      className={`transcript flex min-h-16 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-5 py-4 focus-visible:-outline-offset-4 max-phone:px-4 max-phone:py-1 max-phone:hero:mt-1 max-phone:hero:pt-0 widget:py-3 desk:hero:lines:pt-2 desk:hero:lines:pb-0.5 ${BESIDE_FORM}`}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <div className="flex flex-col gap-3" role="log" aria-live={isLive && !isReadOut ? 'polite' : 'off'}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            isAlert={isLive && isReadOut}
            File={File}
            onRetry={onRetry}
          />
        ))}
      </div>
      {isStamped && (
        <img
          className={`transcript-stamp mt-2 mr-3 mb-1 flex-none -rotate-4 animate-[stamp_200ms_ease-in] self-end max-phone:hero:h-auto max-phone:hero:w-[116px] cramped:hidden ${messages.at(-1)?.jobUrl ? 'max-phone:hero:-mt-10' : 'max-phone:hero:-mt-1'}`}
          src={received}
          alt=""
          width="174"
          height="69"
        />
      )}
      <EarlyWords />
      {typist !== null && (
        <Said by="assistant" author={typist === CARL ? undefined : null}>
          {partialReply ? (
            <p className={TEXT} aria-hidden="true">
              {partialReply}
            </p>
          ) : (
            <p className="typing">
              {typist === CARL ? (
                <span className="visually-hidden">Carl is typing</span>
              ) : (
                <span className="text-small">
                  <b>{typist}</b> is typing
                </span>
              )}
              <Dots />
            </p>
          )}
        </Said>
      )}
    </section>
  );
}

const CARL = 'Carl';

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
    <div className="flex flex-col gap-3" hidden data-early aria-hidden="true">
      <Said by="user">
        <p className={TEXT} />
      </Said>
      <Said by="assistant">
        <span className="typing">
          <Dots />
        </span>
      </Said>
    </div>
  );
}

const LEFT_ALONE = { __html: '' };

/** Whole lines, as many as there is room for; the fewest are of the question alone. */
const BESIDE_FORM =
  'form:mt-3 form:mb-2.5 form:h-(--words) form:flex-none form:py-0 widget:form:mt-auto phone:widget:form:mt-1.5 form:room-scant:my-1.5 form:room-scant:max-h-[calc(3*var(--line))] form:room-scant:min-h-0 widget:form:room-scant:pr-14 widget:form:room-scant:pl-17';

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
