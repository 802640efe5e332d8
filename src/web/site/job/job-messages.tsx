// What was said about a job, and a place to write: Carl's last words before it, then the customer and the shop's people.

import { type FormEvent, type Ref, useRef, useState } from 'react';
import type { JobSaying } from '../../../schemas/job.ts';
import { LONGEST } from '../../../schemas/longest.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { ApiError, send } from '../../api.ts';
import { createRequestKeys } from '../../request-key.ts';
import { PhoneText } from '../../ui/phone-text.tsx';
import { submitWithEnter } from '../../ui/submit-with-enter.ts';
import { JobSection } from './job-section.tsx';
import { MessageExtras } from './message-extras.tsx';
import { useSeen } from './use-seen.ts';
import { useWords } from './words/use-words.ts';

interface Props {
  token: string;
  sayings: readonly JobSaying[];
  /** Number of the shop's last message, where it was not seen yet. */
  unseen: number | null;
  /** Whose link it is. */
  you: string;
  brand: PublicShop['brand'];
  problem: { message: string; text: string } | null;
  messageKey: string;
  onSent(): Promise<void>;
}

export function JobMessages({ token, sayings, unseen, you, brand, problem, messageKey, onSent }: Props) {
  const words = useWords().messages;
  const newest = useRef<HTMLDivElement>(null);
  useSeen(token, 'messageSeq', { version: unseen ?? 0, state: unseen === null ? 'seen' : 'sent' }, newest);
  return (
    <JobSection id="messages" title={words.title} className="">
      <div className="mr-2 border-2 bg-white shadow-card max-phone:mr-1">
        <div className="grid gap-4 px-5 py-5 max-phone:px-4" role="log" aria-label={words.log}>
          {sayings.length === 0 && <p className="text-grey">{words.none}</p>}
          {sayings.map((saying) => (
            <Saying
              key={saying.id}
              token={token}
              saying={saying}
              you={you}
              brand={brand}
              ref={saying.id === String(unseen) ? newest : undefined}
            />
          ))}
        </div>
        <WriteForm token={token} brand={brand} problem={problem} messageKey={messageKey} onSent={onSent} />
      </div>
    </JobSection>
  );
}

interface SayingProps {
  token: string;
  saying: JobSaying;
  you: string;
  brand: { name: string };
  ref: Ref<HTMLDivElement> | undefined;
}

function Saying({ token, saying, you, brand, ref }: SayingProps) {
  const { who, person, name, text, at, carried } = saying;
  const isYours = person === you;
  const words = useWords();
  const speaker = isYours ? words.you : (name ?? (who === 'customer' ? words.customer : brand.name));
  return (
    <div
      ref={ref}
      className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 max-phone:grid-cols-[minmax(0,1fr)]"
    >
      <span
        className={`pt-1 font-medium font-mono text-note wrap-anywhere ${who === 'shop' ? 'font-bold text-ink' : 'text-grey'}`}
      >
        {speaker}
      </span>
      <div className="justify-self-start">
        <p
          className={`whitespace-pre-wrap leading-normal wrap-anywhere ${isYours ? 'border-2 bg-yellow px-3 py-1.5 shadow-small' : who === 'customer' ? 'border-2 px-3 py-1.5' : ''}`}
          dir="auto"
        >
          {who === 'customer' ? text : <PhoneText text={text} />}
        </p>
        {carried && <MessageExtras token={token} carried={carried} />}
        <p className="pt-1.5 font-medium font-mono text-grey text-note">
          {[who === 'shop' && words.messages.byPerson(brand.name), carried && words.messages[carried.by], at]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
    </div>
  );
}

type WriteFormProps = Omit<Props, 'sayings' | 'unseen' | 'you'>;

function WriteForm({ token, brand, problem: refused, messageKey, onSent }: WriteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { messages: words, sending } = useWords();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(refused?.text ? refused.message : null);
  const [keyFor, setKeyFor] = useState(createRequestKeys);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement;
    const body = { text: field.value };
    if (isSending || !body.text.trim()) return;
    setIsSending(true);
    try {
      const headers = { 'idempotency-key': keyFor(body) };
      await send(`/api/job/${token}/messages`, { method: 'POST', body, headers });
      field.value = '';
      setProblem(null);
      // The same words once more are another message.
      setKeyFor(createRequestKeys);
    } catch (error) {
      console.error('The message was not sent', error);
      const known = error instanceof ApiError ? error.problem : undefined;
      const why = known?.errors?.[0]?.message ?? known?.detail;
      setProblem(words.notSent(why));
    } finally {
      setIsSending(false);
      field.focus();
    }
    // The box is open for the next words meanwhile.
    await onSent();
  }

  return (
    <form
      ref={form}
      className="border-t-2 print:hidden"
      method="post"
      action={`/api/job/${token}/messages`}
      onSubmit={submit}
    >
      <input type="hidden" name="key" value={messageKey} />
      <label className="visually-hidden" htmlFor="job-text">
        {words.writeTo(brand.name)}
      </label>
      <textarea
        id="job-text"
        name="text"
        className="field-control block min-h-24 border-0 px-5 py-4 focus-visible:-outline-offset-3 max-phone:px-4"
        rows={3}
        required
        maxLength={LONGEST.message}
        placeholder={words.writeTo(brand.name)}
        defaultValue={refused?.text ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'job-text-problem' : undefined}
        onKeyDown={submitWithEnter}
      />
      {problem && (
        <p className="field-error px-5 pb-3" id="job-text-problem" role="alert">
          <PhoneText text={problem} />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 border-t-thin px-5 py-3 max-phone:px-4">
        <p className="text-grey text-note">{words.answers}</p>
        <button type="submit" className="button button-action" aria-disabled={isSending}>
          {isSending ? sending : words.send}
        </button>
      </div>
    </form>
  );
}
