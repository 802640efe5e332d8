// Username, password and what went wrong with them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoginRequest, SessionAnswer } from '../../../schemas/admin.ts';
import { loginRequestSchema } from '../../../schemas/admin.ts';
import { ApiError, getJson } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import {
  checkValues,
  type ErrorsByField,
  errorsByField,
  focusFirstError,
  readValues,
} from '../../ui/form-errors.ts';
import { showToast } from '../../ui/toasts.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { checkSession } from './use-session-query.ts';

/** `notice` stands above the form until the first try. */
export function LoginForm({ notice }: { notice: string | null }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ErrorsByField>({});
  const [trouble, setTrouble] = useState(notice);
  /** What is asked for after a right password; null while nothing is. */
  const [step, setStep] = useState<string | null>(null);
  const login = useLogin({
    onSuccess: () => showToast({ title: 'Success', description: 'Logged in successfully!' }),
    onError: (error) => {
      const asked = error instanceof ApiError ? errorsByField(error.problem?.errors).code : undefined;
      if (asked !== undefined) {
        if (step !== null) setErrors({ code: asked });
        flushSync(() => setStep(step ?? asked));
        emptyAndFocus(form.current, 'code');
      } else if (error instanceof ApiError && error.status === 401) {
        setStep(null);
        showToast({ title: 'Error', description: 'Invalid credentials', tone: 'destructive' });
        emptyAndFocus(form.current, 'password');
      } else setTrouble(describeTrouble(error));
    },
  });

  useEffect(() => findInput(form.current, 'username')?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.isPending) return;
    const values = readValues(event.currentTarget);
    const found = checkValues(loginRequestSchema, values);
    setErrors(found);
    setTrouble(null);
    focusFirstError(event.currentTarget, found);
    if (Object.keys(found).length === 0) login.mutate(values as LoginRequest);
  };

  return (
    <form
      className="grid gap-5 [&_.field-control]:min-h-13 [&_.field-control]:border [&_.field-control:not([aria-invalid])]:border-edge"
      ref={form}
      noValidate
      onSubmit={submit}
    >
      <div role="alert">
        {trouble && <p className="mt-4 border border-l-6 border-late px-3.5 py-3 text-small">{trouble}</p>}
      </div>
      <Field
        id="login-username"
        name="username"
        label="Username"
        autoComplete="username"
        error={errors.username}
      />
      <PasswordField error={errors.password} />
      {step !== null && (
        <Field
          id="login-code"
          name="code"
          label="Code"
          hint={step}
          autoComplete="one-time-code"
          error={errors.code}
        />
      )}
      <button type="submit" className="button button-action mt-1 min-h-14" aria-disabled={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </button>
      <PasskeyButton onTrouble={setTrouble} />
      <p className="mt-3 border-t border-hairline pt-5 text-note text-ink-soft">
        Lost the password? On the server, run <Command>npm run admin -- set-password NAME</Command>
        {step !== null && (
          <span className="mt-2 block">
            Lost the phone and the recovery codes? <Command>npm run admin -- reset-second-step NAME</Command>
          </span>
        )}
      </p>
    </form>
  );
}

const Command = ({ children }: { children: string }) => (
  <code className="inline-block bg-desk-sunk px-[5px] py-px font-mono text-note leading-[1.4] font-medium text-ink">
    {children}
  </code>
);

function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Field
        id="login-password"
        name="password"
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        error={error}
      />
      <button
        type="button"
        className="link-button absolute top-0 right-0 min-h-6 text-small font-medium"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'} <span className="visually-hidden">password</span>
      </button>
    </div>
  );
}

function describeTrouble(error: Error): string {
  if (error instanceof SessionNotKeptError) {
    return 'The password is right, but this browser did not keep the login. Allow cookies for this site and try again.';
  }
  if (!(error instanceof ApiError)) {
    return 'The server could not be reached. Check your connection and try again.';
  }
  if (error.status === 429) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return `Too many tries for now. ${describeWait(error.retryAfter, new Date(), timeZone)}`;
  }
  return `The server could not log you in (${error.status}). Please try again in a moment.`;
}

function emptyAndFocus(form: HTMLFormElement | null, name: string): void {
  const input = findInput(form, name);
  if (!input) return;
  input.value = '';
  input.focus();
}

function findInput(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
}

/** Thrown when the password was right but the browser sends no session cookie back. */
class SessionNotKeptError extends Error {
  override name = 'SessionNotKeptError';
}

function useLogin(told: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    ...told,
    mutationFn: async (credentials: LoginRequest) => {
      await getJson<SessionAnswer>('/api/admin/login', { method: 'POST', body: credentials });
      const session = await checkSession(client);
      if (!session) throw new SessionNotKeptError('The browser did not keep the session cookie.');
      return session;
    },
  });
}

/**
 * A sentence for somebody who has to wait.
 *
 *     describeWait('720', now, 'America/New_York')   'Please try again at 3:42 PM, in about 12 minutes.'
 */
export function describeWait(retryAfter: string | null, now: Date, timeZone: string): string {
  const until = readRetryAfter(retryAfter, now);
  if (!until) return 'Please try again in a few minutes.';
  const clock = until.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return `Please try again at ${clock}, in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Retry-After (RFC 9110, 10.2.3) is a number of seconds or a date. */
function readRetryAfter(retryAfter: string | null, now: Date): Date | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  const until = Number.isFinite(seconds) ? new Date(now.getTime() + seconds * 1000) : new Date(retryAfter);
  return Number.isNaN(until.getTime()) ? undefined : until;
}
