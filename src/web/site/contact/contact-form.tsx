// The quote form. Without JavaScript it posts to /contact; with it, it checks as the server does and stays on the page.
import received from '@drawings/received.svg';
import { type ClipboardEvent, type FormEvent, Fragment, type Ref, useId, useRef, useState } from 'react';
import { LONGEST } from '../../../schemas/longest.ts';
import type { FieldError } from '../../../schemas/problem.ts';
import { createRequestKeys } from '../../request-key.ts';
import { Field } from '../../ui/field.tsx';
import { type ErrorsByField, errorsByField, focusFirstError, readValues } from '../../ui/form-errors.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { PhoneText } from '../../ui/phone-text.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Wordmark } from '../frame/wordmark.tsx';
import { Static } from '../static.tsx';
import { ArtworkField } from './artwork-field.tsx';
import { FIELDS, LABELS, preloadCheck, type Status, sendContact, statusAfter } from './send-contact.ts';
import { ServiceChoice } from './service-choice.tsx';
import { type FormFiles, useFormFiles } from './use-form-files.ts';

export interface ContactFormProps {
  /** Names to choose from. */
  services: readonly string[];
  promise: string;
  /** Whose form it is. */
  brand: { name: string };
  values?: Record<string, string> | undefined;
  /** What the server refused: the page opens at the first of it. */
  errors?: readonly FieldError[] | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

export function ContactForm(props: ContactFormProps) {
  const { services, promise, brand, values = {}, errors: refused = [], ref } = props;
  const id = useId();
  const [errors, setErrors] = useState<ErrorsByField>(() => errorsByField(refused));
  const [status, setStatus] = useState<Status>(() => statusAfter(refused));
  const [keyFor] = useState(createRequestKeys);
  const files = useFormFiles();
  const button = useRef<HTMLButtonElement>(null);
  const marked = FIELDS.filter((name) => errors[name]);
  const [openAt] = useState(marked[0]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const { website: trap, ...filled } = readValues(form);
    // Only a robot fills in what nobody sees; the server knows what to do with it.
    if (trap) return;
    event.preventDefault();
    if (status.name === 'sending') return;
    setStatus({ name: 'sending' });
    const outcome = await sendContact(filled, files.name, { services, keyFor });
    setErrors(outcome.errors);
    setStatus(outcome.status);
    if (outcome.status.name === 'received') {
      form.reset();
      files.take();
      showToast({ title: 'Success!', description: "Thanks! We'll be in touch shortly." });
    } else if (outcome.status.name === 'failed') {
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

  const field = (name: keyof typeof LABELS) => ({
    id: `${id}-${name}`,
    name,
    label: LABELS[name],
    defaultValue: values[name],
    error: errors[name],
    autoFocus: name === openAt,
  });
  return (
    <form
      ref={ref}
      className="order-form relative mr-5 mb-5 self-start border-heavy bg-white max-desk:[grid-area:auto] max-phone:mr-3 max-phone:mb-3 desk:[grid-area:1/2/3/3]"
      method="post"
      action="/contact"
      encType="multipart/form-data"
      noValidate
      aria-labelledby="contact-title"
      onSubmit={submit}
      onFocus={() => void preloadCheck()}
      onPaste={(event) => takePasted(event, files.add)}
    >
      <div
        className="flex items-center justify-between px-(--cell) py-4.5 font-medium font-mono text-small leading-none"
        aria-hidden="true"
      >
        <Static className="contents">
          {import.meta.env.SSR && (
            <>
              <Wordmark name={brand.name} className="h-5.5 text-[1.5rem]" />
              <span>Order form</span>
            </>
          )}
        </Static>
      </div>
      {marked.length > 0 && (
        <p className="border-ink border-t-2 px-(--cell) py-4.5 font-bold text-error" role="alert">
          {'Not sent. Please look at '}
          {marked.map((name, i) => (
            <Fragment key={name}>
              {separator(i, marked.length)}
              <a href={`#${id}-${name}`}>{LABELS[name]}</a>
            </Fragment>
          ))}
          {'. Everything you typed is still here.'}
        </p>
      )}
      <div className="grid grid-cols-[1fr_1fr] border-t-2 max-phone:grid-cols-[minmax(0,1fr)]">
        <Field
          {...field('name')}
          className="px-(--cell) pt-3.5 pb-3"
          controlClassName={`${CONTROL} bg-transparent`}
          required
          maxLength={LONGEST.name}
          autoComplete="name"
        />
        <Field
          {...field('email')}
          className="px-(--cell) pt-3.5 pb-3 max-phone:border-t-2 phone:border-l-2"
          controlClassName={`${CONTROL} bg-transparent`}
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
        autoFocus={openAt === 'service'}
      />
      <Field
        {...field('details')}
        className="border-t-2 px-(--cell) py-4.5"
        controlClassName={`${CONTROL} field-lines py-0`}
        type="textarea"
        rows={5}
        maxLength={LONGEST.details}
        placeholder="How many, which sizes, where the print goes, when you need it."
      />
      {/* Before the files: the server reads what comes in this order. */}
      <Honeypot />
      <ArtworkField
        id={`${id}-artwork`}
        label={LABELS.artwork}
        error={errors.artwork}
        autoFocus={openAt === 'artwork'}
        files={files}
        isReceived={status.name === 'received'}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t-2 px-(--cell) py-4.5">
        <button
          ref={button}
          type="submit"
          className="button button-action min-w-42.5 max-phone:flex-[1_1_100%]"
          disabled={status.name === 'sending'}
          // biome-ignore lint/a11y/noAutofocus: a page that was sent back for no field's fault opens where it says why
          autoFocus={refused.length > 0 && openAt === undefined}
        >
          {status.name === 'sending' ? 'Sending...' : 'Send Request'}
        </button>
        <p className="flex-[1_1_12em]" data-toast-clear="">
          <strong>{promise}</strong> <a href="/privacy">Privacy</a>
        </p>
        <div
          className="relative h-18.5 flex-[0_0_176px] border-2 border-dashed px-2.5 py-2 font-medium font-mono text-[0.75rem] leading-none max-phone:flex-[1_1_100%]"
          aria-hidden="true"
        >
          <span>For shop use</span>
          {status.name === 'received' && (
            <img
              className="stamp absolute -top-2 -left-1.5 h-auto w-47.5"
              src={received}
              alt=""
              width="232"
              height="92"
            />
          )}
        </div>
      </div>
      {status.name === 'received' && (
        <p className="border-ink border-t-2 px-(--cell) py-4.5 font-bold text-success" role="status">
          {`Received. A person answers ${status.replyBy}.`}
          {files.parts && <files.parts.OnTheirWay taken={files.taken} />}{' '}
          {status.jobUrl !== undefined && (
            <a href={status.jobUrl} rel="noreferrer">
              Follow your job
            </a>
          )}
        </p>
      )}
      {status.name === 'failed' && (
        <p className="border-ink border-t-2 px-(--cell) py-4.5 font-bold text-error" role="alert">
          <PhoneText text={status.reason} />
        </p>
      )}
      <Static className="contents">
        {import.meta.env.SSR && (
          <p
            className="flex flex-wrap gap-x-6 gap-y-1 border-t-2 px-(--cell) py-3 font-medium font-mono text-note leading-[1.4]"
            aria-hidden="true"
          >
            <span>White: shop</span>
            <span>Yellow: you</span>
            <span>Pink: press</span>
          </p>
        )}
      </Static>
    </form>
  );
}

/** The rules are the form's lines, so its controls have none of their own. */
const CONTROL =
  'border-0 px-0 text-body focus-visible:outline-offset-4 aria-[invalid=true]:bg-error-tint aria-[invalid=true]:pl-3';

/** Pictures; words copied out of a document come with a picture of them. */
function takePasted(event: ClipboardEvent, add: FormFiles['add']): void {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes('text/plain')) return;
  event.preventDefault();
  add(files);
}

/** 'Name, Email and Service'. */
function separator(i: number, count: number): string {
  if (i === 0) return '';
  return i === count - 1 ? ' and ' : ', ';
}
