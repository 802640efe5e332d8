// Somebody of the shop, or invited to it: what they may do, how they sign in, and the end of it.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Person, ROLES, type Role } from '../../../../schemas/people.ts';
import { send } from '../../../api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { describeError } from '../../describe-error.ts';
import { useShop } from '../../page-data.ts';
import { describeMinute } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { When } from '../../time/when.tsx';
import type { MadeLink } from './invite-link.tsx';
import { makeLink, PEOPLE } from './make-link.ts';

interface Props {
  person: Person;
  isYou: boolean;
  onChange: () => Promise<unknown>;
  onLink: (link: MadeLink) => void;
}

export function PersonRow({ person, isYou, onChange, onLink }: Props) {
  const { id, name, role, invited, sessions, isFromEnvironment } = person;
  const [isLeaving, setIsLeaving] = useState(false);
  const path = `${PEOPLE}/${id}`;
  const onError = (error: Error) =>
    showToast({ title: 'Not changed', description: describeError(error), tone: 'destructive' });
  const change = useMutation({
    mutationFn: (role: Role) => send(path, { method: 'PATCH', body: { role } }),
    onSettled: onChange,
    onError,
  });
  const signOut = useMutation({
    mutationFn: () => send(`${path}/sessions`, { method: 'DELETE' }),
    onSettled: onChange,
    onError,
  });
  const again = useMutation({
    mutationFn: () => makeLink(`${path}/invitation`, name, {}),
    onSuccess: onLink,
    onError,
  });
  return (
    <li className="grid gap-x-3 gap-y-1 border-b border-hairline py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 wrap-anywhere">
          <b dir="auto" className="text-name touch:text-base">
            {name}
          </b>
          {isYou && <span className="text-ink-quiet"> you</span>}
        </p>
        {isFromEnvironment ? (
          <span className="text-ink-soft">owner, by ADMIN_USERNAME</span>
        ) : (
          <label className="flex items-center gap-2">
            <span className="visually-hidden">Role of {name}</span>
            <select
              className="desk-control w-24"
              value={role}
              aria-disabled={change.isPending}
              onChange={({ target }) => change.mutate(target.value as Role)}
            >
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <p className="mr-auto">
          <Standing person={person} />
        </p>
        <div className="flex gap-x-3">
          {invited && (
            <button type="button" className="link-button" onClick={() => again.isPending || again.mutate()}>
              New link<span className="visually-hidden"> for {name}</span>
            </button>
          )}
          {!isYou && sessions > 0 && (
            <button
              type="button"
              className="link-button"
              onClick={() => signOut.isPending || signOut.mutate()}
            >
              Sign out<span className="visually-hidden"> {name}</span>
            </button>
          )}
          {!isYou && !isFromEnvironment && (
            <button type="button" className="link-button" onClick={() => setIsLeaving(true)}>
              {invited ? 'Withdraw' : 'Remove'}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
        </div>
      </div>
      {isLeaving && <Leaving person={person} onClose={() => setIsLeaving(false)} onGone={onChange} />}
    </li>
  );
}

function Standing({ person: { invited, secondStep, lastSeenAt } }: { person: Person }) {
  const { time_zone } = useShop();
  const now = useNow();
  if (invited)
    return (
      <>
        invited by <b className="font-semibold">{invited.by}</b>, link good until{' '}
        {describeMinute(new Date(invited.expiresAt), now, time_zone)}
      </>
    );
  const { code, passkeys } = secondStep;
  const steps = [code && 'code', passkeys > 0 && (passkeys === 1 ? 'passkey' : `${passkeys} passkeys`)];
  const named = steps.filter(Boolean).join(', ');
  return (
    <>
      {named ? `Second step: ${named}` : <span className="font-semibold text-late">No second step</span>}
      {lastSeenAt && (
        <>
          {', here '}
          <When at={lastSeenAt} minute="visually-hidden" />
        </>
      )}
    </>
  );
}

interface LeavingProps {
  person: Person;
  onClose: () => void;
  onGone: () => Promise<unknown>;
}

function Leaving({ person: { id, name, invited }, onClose, onGone }: LeavingProps) {
  const remove = useMutation({
    mutationFn: () => send(`${PEOPLE}/${id}`, { method: 'DELETE' }),
    onSuccess: async () => {
      onClose();
      await onGone();
    },
  });
  return (
    <ConfirmDialog
      title={invited ? `Withdraw the invitation of ${name}?` : `Remove ${name}?`}
      confirm={invited ? 'Withdraw' : 'Remove'}
      confirming="One moment..."
      isPending={remove.isPending}
      error={remove.error ? describeError(remove.error) : undefined}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      <p>
        {invited
          ? 'The link opens nothing any more.'
          : 'They are signed out everywhere, and their open leads go to you. What they wrote keeps their name.'}
      </p>
    </ConfirmDialog>
  );
}
