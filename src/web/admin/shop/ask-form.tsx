// A button that opens a short form: what changes a sign-in asks for the password again.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api.ts';
import { type ErrorsByField, errorsByField, focusFirstError, readValues } from '../../ui/form-errors.ts';
import { describeError } from '../describe-error.ts';

export interface AskedField {
  name: string;
  label: string;
  type?: 'text' | 'password';
  autoComplete?: string;
  inputMode?: 'numeric';
  options?: readonly string[];
}

export const PASSWORD: AskedField = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
};

interface Props<Answer> {
  /** On the button that opens it. */
  label: string;
  /** After the label, for who hears it alone: ' of Rosa'. */
  whose?: string;
  /** The key that opens it. */
  dataKey?: string;
  submit: string;
  fields: readonly AskedField[];
  /** What will happen, above the fields. */
  says?: string;
  send: (values: Record<string, string>) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Where it is all there is: there is no button to open it. */
  isOpenAtFirst?: boolean;
  onCancel?: () => void;
}

export function AskForm<Answer>(props: Props<Answer>) {
  const {
    label,
    whose = '',
    dataKey,
    submit,
    fields,
    says,
    send,
    onDone,
    isOpenAtFirst = false,
    onCancel,
  } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [errors, setErrors] = useState<ErrorsByField>({});
  const [trouble, setTrouble] = useState<string>();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if (!isOpenAtFirst) close();
      onDone(answer);
    },
    onError: (error) => {
      const found = error instanceof ApiError ? errorsByField(error.problem?.errors) : {};
      setErrors(found);
      if (form.current) focusFirstError(form.current, found);
      if (Object.keys(found).length === 0) setTrouble(sayWhy(error));
    },
  });

  function open() {
    setErrors({});
    setTrouble(undefined);
    flushSync(() => setIsOpen(true));
    form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }

  useEffect(() => {
    if (isOpenAtFirst) form.current?.querySelector('input')?.focus();
  }, [isOpenAtFirst]);

  function close() {
    if (isOpenAtFirst) return onCancel?.();
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  }

  function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    setErrors({});
    setTrouble(undefined);
    sending.mutate(readValues(event.currentTarget));
  }

  if (!isOpen)
    return (
      <button ref={opener} type="button" className="link-button" data-key={dataKey} onClick={open}>
        {label}
        {whose && <span className="visually-hidden">{whose}</span>}
      </button>
    );
  return (
    <form
      ref={form}
      className="my-2 grid w-full gap-2.5 border border-line bg-desk p-3 text-left"
      aria-label={`${label}${whose}`}
      noValidate
      onSubmit={submitForm}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {says && <p className="text-ink-soft">{says}</p>}
      {fields.map((field) => (
        <Asked key={field.name} id={`${id}-${field.name}`} field={field} error={errors[field.name]} />
      ))}
      {trouble && (
        <p className="font-bold text-error" role="alert">
          {trouble}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button" aria-disabled={sending.isPending}>
          {sending.isPending ? 'One moment...' : submit}
        </button>
        <button type="button" className="link-button px-2" onClick={close}>
          Cancel
        </button>
      </p>
    </form>
  );
}

function Asked({ id, field, error }: { id: string; field: AskedField; error: string | undefined }) {
  const { label, options, ...props } = field;
  const control = {
    id,
    className: 'desk-control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {options ? (
        <select {...control} name={props.name}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} autoComplete="off" {...props} />
      )}
      {error && (
        <p id={`${id}-error`} className="font-bold text-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a browser says of a passkey that was not made is for its makers. */
function sayWhy(error: Error): string {
  const isOfBrowser = error instanceof DOMException || error.name === 'WebAuthnError';
  if (error.name === 'InvalidStateError') return 'This device has a passkey for you already.';
  return isOfBrowser ? 'No passkey was made.' : describeError(error);
}
