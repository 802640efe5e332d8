// The form in the chat that makes a lead: the ticket's own blank cells, for what Carl does not know. A chunk of its own.
import { type FormEvent, use, useEffect, useId, useRef, useState } from 'react';
import type { TicketItem } from '../../../schemas/item.ts';
import { type LeadField, leadFormSchema } from '../../../schemas/lead-form.ts';
import { checkValues, type ErrorsByField, focusFirstError, readValues } from '../../ui/form-errors.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { PhoneText, ShopPhoneContext } from '../../ui/phone-text.tsx';
import type { LeadOutcome } from '../conversation/conversation.ts';
import { Dots } from '../conversation/transcript.tsx';
import { LeadCell } from './lead-cell.tsx';
import { readRequest } from './lead-request.ts';
import { LeadSummary } from './lead-summary.tsx';
import { cellErrors, toPost } from './lead-values.ts';
import { useRoom } from './use-room.ts';

export interface LeadFormProps {
  fields: readonly LeadField[];
  /** What is asked for, as the ticket lists it. */
  items: readonly TicketItem[];
  /** What the visitor has changed in it before, by field. */
  draft: Record<string, string>;
  /** The visitor asked for the form, so that the focus goes into it. */
  takesFocus: boolean;
  /** Gets everything that differs from what Carl filled in. */
  onType(draft: Record<string, string>): void;
  /** `things` is what it asks for in words. */
  onSubmit(values: Record<string, string>, things: readonly string[]): Promise<LeadOutcome>;
  onSent(): void;
  onCancel(): void;
}

export function LeadForm(props: LeadFormProps) {
  const { fields, items, draft, takesFocus, onType, onSubmit, onSent, onCancel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(draft);
  const [errors, setErrors] = useState<ErrorsByField>({});
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [problem, setProblem] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const phone = use(ShopPhoneContext);
  const asked = useAsked(fields);
  useLaterValues(form, fields);
  useRoom(form, [status, isOpen]);
  useEffect(() => {
    if (takesFocus) firstEmpty(form.current)?.focus();
  }, [takesFocus]);
  // Once a field that was folded away is there to take it.
  useEffect(() => {
    if (form.current) focusFirstError(form.current, errors);
  }, [errors]);

  const known = Object.fromEntries(fields.map(({ name, value }) => [name, value ?? '']));
  // What is asked for stands in its cell.
  const told = Object.entries({ ...known, ...changes }).filter(([name]) => !asked.includes(name));
  const request = readRequest(Object.fromEntries(told), known, items);

  function noticeChanges(event: FormEvent<HTMLFormElement>) {
    const values = readValues(event.currentTarget);
    const changed = fields.filter(({ name }) => values[name] !== known[name]);
    const next = Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? '']));
    setChanges(next);
    onType(next);
  }

  function show(found: ErrorsByField) {
    setErrors(found);
    if (Object.keys(found).some((name) => !asked.includes(name))) setIsOpen(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const values = readValues(event.currentTarget);
    const posted = toPost(values);
    const found = cellErrors(values, checkValues(leadFormSchema, posted));
    show(found);
    if (Object.keys(found).length > 0) return;
    setStatus('sending');
    const things = request.things.map(({ name }) => name);
    const outcome = await onSubmit(posted, things);
    if (outcome.ok) return onSent();
    const refused = cellErrors(values, outcome.errors);
    const isBesideFields = fields.some(({ name }) => refused[name]);
    setStatus(isBesideFields ? 'idle' : 'failed');
    setProblem(outcome.problem);
    show(refused);
  }

  return (
    <form
      ref={form}
      className="lead-form @container flex flex-none flex-col border-t-2 bg-paper motion-safe:animate-[slip-in_180ms_ease-out] widget:min-h-0 widget:flex-initial widget:room-scant:flex-1 widget:room-scant:justify-end"
      data-status={status}
      aria-label="Your details"
      noValidate
      onInput={noticeChanges}
      onSubmit={submit}
    >
      <div className="lead-form-fields flex max-h-[15rem] min-h-0 flex-wrap content-start overflow-y-auto overscroll-contain">
        <LeadSummary request={request} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        {fields.map((field) => (
          <LeadCell
            key={field.name}
            id={`${id}-${field.name}`}
            field={field.name === 'email' ? { ...field, label: 'Email or phone' } : field}
            defaultValue={draft[field.name] ?? field.value ?? ''}
            error={errors[field.name]}
            isHidden={!isOpen && !asked.includes(field.name)}
            isLocked={status === 'sending'}
          />
        ))}
      </div>
      <Honeypot />
      {status === 'failed' && (
        <p
          className="border-ink border-t-2 px-5 pt-2.5 font-bold text-error text-small leading-mild max-phone:px-4 room-least:pt-[5px] room-least:text-note"
          role="alert"
        >
          <PhoneText text={failureText(problem, phone)} />
        </p>
      )}
      <div
        className={`flex flex-none flex-wrap items-center gap-x-5 gap-y-3 px-5 pb-4 max-phone:px-4 room-scant:pt-1.5 room-scant:pb-2 room-least:pt-[5px] room-least:pb-[7px] card:pt-2.5 card:pb-3 ${status === 'failed' ? 'pt-2.5' : 'border-t-2 pt-3.5'}`}
      >
        <button
          type="submit"
          className="button button-action min-h-[52px] gap-2.5 py-1.5 whitespace-nowrap shadow-small aria-disabled:translate-none aria-disabled:bg-rule-soft aria-disabled:shadow-none @max-[480px]:flex-1 @max-[480px]:px-2 room-scant:min-h-target"
          aria-disabled={status === 'sending'}
        >
          {status === 'sending' ? <Sending /> : status === 'failed' ? 'Retry' : 'Send to the shop'}
        </button>
        <button type="button" className="text-button" onClick={onCancel}>
          Cancel
        </button>
        <p className="text-grey text-note leading-mild card:hidden @max-[480px]:flex-[1_0_100%] @min-[480px]:flex-1 @min-[480px]:text-right room-fair:hidden">
          A person at the shop answers.{' '}
          <a className="-my-3 inline-block py-3 font-bold text-ink" href="/privacy">
            Privacy
          </a>
        </p>
      </div>
    </form>
  );
}

const Sending = () => (
  <>
    <span className="visually-hidden">Sending...</span>
    <span aria-hidden="true">Sending</span>
    <span className="typing" aria-hidden="true">
      <Dots />
    </span>
  </>
);

function failureText(problem: string | undefined, phone: string | null): string {
  if (problem) return `Not sent. ${problem} What you typed is still here.`;
  return `Not sent: no answer. What you typed is still here${phone ? `, or call ${phone}` : ''}.`;
}

/** The required fields that Carl could not fill in. What he learns while they are shown is written into them. */
function useAsked(fields: readonly LeadField[]): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isReachable = fields.some(({ name, value }) => name === 'phone' && value);
  const missing = fields.filter(
    ({ name, required, value }) => required && !value && !(name === 'email' && isReachable),
  );
  const isNew = missing.some(({ name }) => !asked.includes(name));
  const all = isNew ? [...new Set([...asked, ...missing.map(({ name }) => name)])] : asked;
  if (isNew) setAsked(all);
  return all;
}

function firstEmpty(form: HTMLFormElement | null): HTMLElement | undefined {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('.lead-cell:not([hidden]) > [name]') ?? [])];
  return controls.find(({ value }) => value === '') ?? controls[0];
}

/** What Carl learns while the form is open goes into the fields that the visitor has not changed. */
function useLaterValues(form: { current: HTMLFormElement | null }, fields: readonly LeadField[]): void {
  const shown = useRef(fields);
  useEffect(() => {
    for (const { name, value } of fields) {
      const before = shown.current.find((field) => field.name === name)?.value ?? '';
      const control = form.current?.elements.namedItem(name);
      if (isTextControl(control) && control.value === before) control.value = value ?? '';
    }
    shown.current = fields;
  }, [form, fields]);
}

function isTextControl(
  control: unknown,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
