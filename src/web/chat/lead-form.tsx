// The form in the chat that makes a lead: opens filled with what Carl knows. A chunk of its own.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type LeadField, leadFormSchema } from '../../schemas/lead-form.ts';
import { LONGEST } from '../../schemas/longest.ts';
import { Field } from '../ui/field.tsx';
import { checkValues, type ErrorsByField, focusFirstError, readValues } from '../ui/form-errors.ts';
import type { LeadOutcome } from './conversation/conversation.ts';

export interface LeadFormProps {
  fields: readonly LeadField[];
  /** The visitor asked for the form, so that the focus goes into it. */
  takesFocus: boolean;
  onSubmit(values: Record<string, string>): Promise<LeadOutcome>;
  onSent(): void;
  onCancel(): void;
}

export function LeadForm({ fields, takesFocus, onSubmit, onSent, onCancel }: LeadFormProps) {
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
    <form ref={form} className="lead-form" aria-label="Your details" noValidate onSubmit={submit}>
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
            defaultValue={value ?? ''}
            maxLength={(LONGEST as Record<string, number>)[name]}
            autoComplete={AUTOCOMPLETE[name] ?? 'off'}
            error={errors[name]}
          />
        ))}
      </div>
      {status === 'failed' && (
        <p className="lead-form-failed" role="alert">
          Not sent. {problem ?? 'What you typed is still here.'}
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
