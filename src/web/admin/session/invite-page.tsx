// /admin/invite/TOKEN: somebody joins with a password of their own, and is signed in.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import type { Invitation } from '../../../schemas/people.ts';
import { ApiError, getJson, send } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { type ErrorsByField, errorsByField, focusFirstError, readValues } from '../../ui/form-errors.ts';
import { showToast } from '../../ui/toasts.ts';
import { describeError } from '../describe-error.ts';
import { useShop } from '../page-data.ts';
import { usePageTitle } from '../use-page-title.ts';
import { LoginFrame } from './login-frame.tsx';
import { checkSession } from './use-session-query.ts';

const PATH = '/api/admin/invitation';

export function InvitePage({ params: { token } }: { params: { token: string } }) {
  const { brand } = useShop();
  const invitation = useQuery({
    queryKey: [PATH, token],
    queryFn: () => getJson<Invitation>(PATH, { method: 'POST', body: { token } }),
  });
  usePageTitle('Join the desk');
  return (
    <LoginFrame brand={brand} title="Join the desk">
      {invitation.isPending && (
        <p role="status" className="mt-5 text-base">
          Looking at the invitation...
        </p>
      )}
      {invitation.isError && (
        <p role="alert" className="mt-4 border border-l-6 border-late px-3.5 py-3 text-small">
          {describeError(invitation.error)}
        </p>
      )}
      {invitation.data && <JoinForm token={token} invitation={invitation.data} />}
    </LoginFrame>
  );
}

function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const client = useQueryClient();
  const { brand } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ErrorsByField>({});
  const [trouble, setTrouble] = useState<string>();
  const join = useMutation({
    mutationFn: async (password: string) => {
      await send(`${PATH}/accept`, { method: 'POST', body: { token, password } });
      await checkSession(client);
    },
    onSuccess: () => showToast({ title: 'Welcome', description: `You are signed in as ${invitation.name}.` }),
    onError: (error) => {
      const found = error instanceof ApiError ? errorsByField(error.problem?.errors) : {};
      setErrors(found);
      if (form.current) focusFirstError(form.current, found);
      if (Object.keys(found).length === 0) setTrouble(describeError(error));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (join.isPending) return;
    setErrors({});
    setTrouble(undefined);
    join.mutate(readValues(event.currentTarget).password ?? '');
  }

  if (join.isSuccess) return <Redirect to="/admin/dashboard" replace state={{ hasArrived: true }} />;
  const { name, role, invitedBy } = invitation;
  return (
    <form
      className="mt-3 grid gap-5 [&_.field-control]:min-h-13 [&_.field-control]:border [&_.field-control:not([aria-invalid])]:border-edge"
      ref={form}
      noValidate
      onSubmit={submit}
    >
      <p className="text-base">
        <b dir="auto">{invitedBy}</b> invites you to the desk of {brand.name} as {role}.
      </p>
      {trouble && (
        <p role="alert" className="border border-l-6 border-late px-3.5 py-3 text-small">
          {trouble}
        </p>
      )}
      <p className="text-base">
        You sign in as <b dir="auto">{name}</b>.
      </p>
      {/* For password managers, which keep a password under a name. */}
      <input type="hidden" name="username" autoComplete="username" value={name} />
      <Field
        id="join-password"
        name="password"
        label="Choose a password"
        type="password"
        autoComplete="new-password"
        hint="12 characters or more."
        error={errors.password}
      />
      <button type="submit" className="button button-action min-h-14" aria-disabled={join.isPending}>
        {join.isPending ? 'Joining...' : 'Join'}
      </button>
    </form>
  );
}
