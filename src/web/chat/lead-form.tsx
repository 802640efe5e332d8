// The form in the chat that makes a lead: opens filled with what Carl knows. A chunk of its own.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type LeadField, leadFormSchema } from '../../schemas/lead-form.ts';
import { LONGEST } from '../../schemas/longest.ts';
import { Field } from '../ui/field.tsx';
import { checkValues, type ErrorsByField, focusFirstError, readValues } from '../ui/form-errors.ts';
import { Honeypot } from '../ui/honeypot.tsx';
import { PhoneText } from '../ui/phone-text.tsx';
import type { LeadOutcome } from './conversation/conversation.ts';

export interface LeadFormProps {
  fields: readonly LeadField[];
  /** What the visitor has changed in it before, by field. */
  draft: Record<string, string>;
  /** The visitor asked for the form, so that the focus goes into it. */
  takesFocus: boolean;
  /** Gets everything that differs from what Carl filled in. */
  onType(draft: Record<string, string>): void;
  onSubmit(values: Record<string, string>): Promise<LeadOutcome>;
  onSent(): void;
  onCancel(): void;
}

export function LeadForm(props: LeadFormProps) {
  const { fields, draft, takesFocus, onType, onSubmit, onSent, onCancel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ErrorsByField>({});
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [problem, setProblem] = useState<string>();
  useLaterValues(form, fields);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('.field-control')?.focus();
  }, [takesFocus]);

  function show(found: ErrorsByField) {
    setErrors(found);
    if (form.current) focusFirstError(form.current, found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const values = withoutBlanks(readValues(event.currentTarget));
    const found = checkValues(leadFormSchema, values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setStatus('sending');
    const outcome = await onSubmit(values);
    if (outcome.ok) return onSent();
    setStatus('failed');
    setProblem(outcome.problem);
    show(outcome.errors);
  }

  return (
    <form
      ref={form}
      className="lead-form"
      aria-label="Your details"
      noValidate
      onInput={(event) => onType(changesIn(readValues(event.currentTarget), fields))}
      onSubmit={submit}
    >
      <div className="lead-form-fields">
        <h3>Where do we send the quote?</h3>
        {fields.map(({ name, label, type, required, placeholder, options, value }) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            type={type}
            required={required}
            rows={3}
            placeholder={placeholder}
            options={options ?? []}
            defaultValue={draft[name] ?? value ?? ''}
            maxLength={(LONGEST as Record<string, number>)[name]}
            autoComplete={AUTOCOMPLETE[name] ?? 'off'}
            error={errors[name]}
          />
        ))}
      </div>
      <Honeypot />
      {status === 'failed' && (
        <p className="lead-form-failed" role="alert">
          <PhoneText text={['Not sent. What you typed is still here.', problem].filter(Boolean).join(' ')} />
        </p>
      )}
      <div className="lead-form-buttons">
        <button type="submit" className="button button-action" disabled={status === 'sending'}>
          {status === 'sending' ? 'Sending...' : status === 'failed' ? 'Retry' : 'Send to the shop'}
        </button>
        <button type="button" className="text-button" onClick={onCancel}>
          Cancel
        </button>
        <a className="lead-form-privacy" href="/privacy">
          Privacy
        </a>
      </div>
    </form>
  );
}

const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
};

function changesIn(values: Record<string, string>, fields: readonly LeadField[]): Record<string, string> {
  const changed = fields.filter(({ name, value }) => values[name] !== (value ?? ''));
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? '']));
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

function withoutBlanks(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}
