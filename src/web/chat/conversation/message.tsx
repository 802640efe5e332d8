// What somebody said, whose words they are, and whether they got through.
import type { ComponentType, ReactNode } from 'react';
import { PhoneText } from '../../ui/phone-text.tsx';
import { NamedThings } from '../ticket/named-things.tsx';
import type { ChatMessage } from './state.ts';

interface MessageProps {
  message: ChatMessage;
  /** A failure is an alert: nothing else announces it. */
  isAlert: boolean;
  /** What draws a file, once it is there. */
  File: ComponentType<{ message: ChatMessage }> | undefined;
  onRetry(messageId: string): void;
}

export function Message({ message, isAlert, File, onRetry }: MessageProps) {
  const { id, role, content, label, file, delivery, problem, isOverLimit, timestamp, receipt, jobUrl } =
    message;
  if (message.isNotice)
    return (
      <p className="message text-center text-grey text-small leading-snug" data-role="notice">
        {content}
        {jobUrl !== undefined && (
          <a className="mx-auto block w-max py-0.5 font-bold text-ink" href={jobUrl} rel="noreferrer">
            Follow your job
          </a>
        )}
      </p>
    );
  return (
    <Said by={role} author={message.author} delivery={delivery} time={timestamp}>
      {file !== undefined && File ? (
        <File message={message} />
      ) : (
        <p className={TEXT}>
          {role === 'assistant' && message.author === undefined ? (
            <CarlsWords text={content} />
          ) : (
            (file ?? label ?? content)
          )}
        </p>
      )}
      {(receipt || jobUrl !== undefined) && (
        <p className="col-start-2 mt-2 justify-self-start border-thin bg-paper px-3 pt-1.5 pb-2 text-small leading-mild [border-top:3px_dotted]">
          {receipt && (
            <>
              With the shop: <NamedThings things={receipt.map((name) => ({ name }))} />
            </>
          )}
          {jobUrl !== undefined && (
            <a className="block w-max py-0.5 font-bold" href={jobUrl} rel="noreferrer">
              Follow your job
            </a>
          )}
        </p>
      )}
      {delivery === 'failed' && (
        <p
          className="col-start-2 mt-1 flex flex-wrap items-center gap-x-3 font-bold text-error text-small"
          role={isAlert ? 'alert' : undefined}
        >
          <span>
            <PhoneText text={['Not sent.', problem].filter(Boolean).join(' ')} />
          </span>
          <button type="button" className="text-button text-ink" onClick={() => onRetry(id)}>
            {isOverLimit ? 'Start a new conversation' : 'Retry'}
          </button>
        </p>
      )}
    </Said>
  );
}

interface SaidProps {
  by: ChatMessage['role'];
  /** A person of the shop; null where the words themselves say who. */
  author?: string | null | undefined;
  delivery?: ChatMessage['delivery'];
  time?: string;
  children: ReactNode;
}

/** Of a message longer than the box the end is seen, and still whose it is. */
export function Said({ by, author, delivery, time, children }: SaidProps) {
  return (
    <div
      className="message grid grid-cols-[42px_minmax(0,1fr)] gap-x-2 text-(length:--size) leading-(--line) widget:grid-cols-[54px_minmax(0,1fr)] form:room-scant:not-last:hidden widget:form:room-scant:block"
      data-role={by}
      data-author={author ?? undefined}
      data-delivery={delivery}
    >
      <span className="sticky top-0 self-start pt-1 font-medium font-mono text-grey text-note leading-normal widget:form:room-scant:hidden">
        {author === undefined && (by === 'assistant' ? 'Carl' : 'You')}
        {time && <MessageTime iso={time} />}
      </span>
      {author === undefined ? (
        children
      ) : (
        <div className="col-start-2 min-w-0 justify-self-start border-l-3 pl-2.5">
          {author !== null && (
            <b className="block wrap-anywhere text-small leading-snug">{author}, from the shop</b>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

export const TEXT = 'message-text justify-self-start whitespace-pre-wrap wrap-anywhere';

/** His last sentence, the question, is apart from the others: a low window shows it alone beside the lead form. */
function CarlsWords({ text }: { text: string }) {
  const end = [...text.trimEnd().matchAll(/[.!?]\s+/g)].at(-1);
  const start = end ? end.index + end[0].length : 0;
  return (
    <>
      {start > 0 && (
        <span className="form:room-scant:hidden">
          <PhoneText text={text.slice(0, start)} />
        </span>
      )}
      <PhoneText text={text.slice(start)} />
    </>
  );
}

/** When it was said, on the visitor's clock. The hero shows the last words only, said just now. */
function MessageTime({ iso }: { iso: string }) {
  return (
    <time
      className="block text-[0.6875rem] leading-tight tracking-[-0.03em] whitespace-nowrap hero:hidden"
      dateTime={iso}
    >
      {CLOCK.format(new Date(iso))}
    </time>
  );
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
