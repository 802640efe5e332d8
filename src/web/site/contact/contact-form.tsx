// The quote form. Without JavaScript it posts to /contact; with it, it checks as the server does and stays on the page.
import received from '@press/received.svg';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LONGEST } from '../../../schemas/longest.ts';
import type { FieldError } from '../../../schemas/problem.ts';
import { ApiError } from '../../api.ts';
import { createRequestKeys } from '../../request-key.ts';
import { Field } from '../../ui/field.tsx';
import { type ErrorsByField, errorsByField, focusFirstError, readValues } from '../../ui/form-errors.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { PhoneText } from '../../ui/phone-text.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Wordmark } from '../frame/wordmark.tsx';
import { sendContact } from './send-contact.ts';
import { ServiceChoice } from './service-choice.tsx';

export interface ContactFormProps {
  /** Names to choose from. */
  services: readonly string[];
  promise: string;
  /** Whose form it is. */
  brand: { name: string };
  values?: Record<string, string> | undefined;
  errors?: readonly FieldError[] | undefined;
}

type Status =
  | { name: 'idle' | 'sending' }
  /** `replyBy`: by when a person answers, in words. */
  | { name: 'received'; replyBy: string }
  | { name: 'failed'; reason: string };

const loadCheck = () => import('./check-contact.ts');

export function ContactForm(props: ContactFormProps) {
  const { services, promise, brand, values = {}, errors: refused = [] } = props;
  const id = useId();
  const [errors, setErrors] = useState<ErrorsByField>(() => errorsByField(refused));
  const [status, setStatus] = useState<Status>(() => statusAfter(refused));
  const [keyFor] = useState(createRequestKeys);
  const button = useRef<HTMLButtonElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { website: trap, ...filled } = readValues(form);
    // Only a robot fills in what nobody sees; the server knows what to do with it.
    if (trap) return;
    event.preventDefault();
    if (status.name === 'sending') return;
    setStatus({ name: 'sending' });
    const outcome = await send(filled, services, keyFor);
    setErrors(outcome.errors);
    setStatus(outcome.status);
    if (outcome.status.name === 'received') {
      form.reset();
      showToast({ title: 'Success!', description: "Thanks! We'll be in touch shortly." });
    } else {
      showToast({
        title: 'Error',
        description: 'There was a problem submitting your request. Please try again.',
        tone: 'destructive',
      });
    }
    // After React has drawn the outcome: a disabled button has lost the focus.
    setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus();
      focusFirstError(form, outcome.errors);
    });
  }

  const field = (name: string) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <form
      className="contact-form"
      method="post"
      action="/contact"
      noValidate
      aria-labelledby="contact-title"
      onSubmit={submit}
      onFocus={() => void preload()}
    >
      <div className="contact-form-head" aria-hidden="true">
        <Wordmark name={brand.name} />
        <span>Order form</span>
      </div>
      <div className="contact-pair">
        <Field {...field('name')} label="Name" required maxLength={LONGEST.name} autoComplete="name" />
        <Field
          {...field('email')}
          label="Email"
          type="email"
          required
          maxLength={LONGEST.email}
          autoComplete="email"
        />
      </div>
      <ServiceChoice
        id={`${id}-service`}
        services={services}
        chosen={values.service}
        error={errors.service}
      />
      <Field
        {...field('details')}
        label="Project Details"
        type="textarea"
        rows={5}
        maxLength={LONGEST.details}
        placeholder="How many, which sizes, where the print goes, when you need it."
      />
      <Honeypot />
      <div className="contact-send">
        <button
          ref={button}
          type="submit"
          className="button button-action"
          disabled={status.name === 'sending'}
        >
          {status.name === 'sending' ? 'Sending...' : 'Send Request'}
        </button>
        <p>
          <strong>{promise}</strong> <a href="/privacy">Privacy</a>
        </p>
        <div className="shop-use" aria-hidden="true">
          <span>For shop use</span>
          {status.name === 'received' && <img src={received} alt="" width="232" height="92" />}
        </div>
      </div>
      {status.name === 'received' && (
        <p className="contact-received" role="status">
          {`Received. A person answers ${status.replyBy}.`}
        </p>
      )}
      {status.name === 'failed' && (
        <p className="contact-failed" role="alert">
          <PhoneText text={status.reason} />
        </p>
      )}
      <p className="contact-copies" aria-hidden="true">
        <span>White: shop</span>
        <span>Yellow: you</span>
        <span>Pink: press</span>
      </p>
    </form>
  );
}

const LOOK_ABOVE = 'Not sent. Please look at the marked fields; everything you typed is still here.';
const TYPED_KEPT = 'Not sent. Everything you typed is still here.';

/** What a page says that the server sent back: of the field 'form' are errors of none in particular. */
function statusAfter(refused: readonly FieldError[]): Status {
  if (refused.length === 0) return { name: 'idle' };
  const general = refused.find(({ field }) => field === 'form');
  return { name: 'failed', reason: general ? `${TYPED_KEPT} ${general.message}` : LOOK_ABOVE };
}

/** Checks and sends a filled form. */
async function send(
  values: Record<string, string>,
  services: readonly string[],
  keyFor: (values: Record<string, string>) => string,
): Promise<{ errors: ErrorsByField; status: Status }> {
  try {
    const check = await loadCheck();
    const errors = check.checkContact(values, services);
    if (Object.keys(errors).length > 0) return { errors, status: { name: 'failed', reason: LOOK_ABOVE } };
    const { replyBy } = await sendContact(values, keyFor(values));
    return { errors: {}, status: { name: 'received', replyBy } };
  } catch (error) {
    console.error('Failed to send the quote form', error);
    const problem = error instanceof ApiError ? error.problem : undefined;
    const errors = errorsByField(problem?.errors);
    const reason = problem?.errors ? LOOK_ABOVE : [TYPED_KEPT, problem?.detail].filter(Boolean).join(' ');
    return { errors, status: { name: 'failed', reason } };
  }
}

/** Fetches the checks ahead; if that fails, sending tries again and says so. */
function preload(): Promise<unknown> {
  return loadCheck().catch(() => undefined);
}
