// One's own way in: the password, a second step, and where one is signed in.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSignIn as Own } from '../../../../schemas/people.ts';
import { send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { ListFailure } from '../../list/list-failure.tsx';
import { ListLoading } from '../../list/list-loading.tsx';
import { When } from '../../time/when.tsx';
import { AskForm, PASSWORD } from '../ask-form.tsx';
import { ShopSection } from '../shop-section.tsx';
import { useRefreshShop } from '../use-refresh-shop.ts';
import { Authenticator } from './authenticator.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { FreshCodes, RecoveryCodes } from './recovery-codes.tsx';
import { SIGN_IN } from './sign-in-path.ts';

export function OwnSignIn() {
  const refresh = useRefreshShop();
  const own = useQuery<Own>({ queryKey: [SIGN_IN], staleTime: 0 });
  const [fresh, setFresh] = useState<string[] | null>(null);
  const { data } = own;
  /** `codes` are there once only: they stay until they are put away. */
  const changed = async (codes: string[] | null = null) => {
    if (codes) setFresh(codes);
    await refresh();
  };
  if (own.isError)
    return (
      <ListFailure
        className="my-2"
        what="Your sign-in could not be loaded."
        error={own.error}
        onRetry={own.refetch}
      />
    );
  if (!data) return <ListLoading>Loading your sign-in...</ListLoading>;
  return (
    <>
      <ShopSection title="Your sign-in" note={`${data.username}, ${data.role}`}>
        <Password own={data} onChange={changed} />
      </ShopSection>
      {fresh && <FreshCodes codes={fresh} onClose={() => setFresh(null)} />}
      <Authenticator since={data.codeSince} onChange={changed} />
      <Passkeys own={data} onChange={changed} />
      {(data.codeSince !== null || data.passkeys.length > 0) && (
        <RecoveryCodes left={data.recoveryCodesLeft} onChange={changed} />
      )}
      <OwnSessions />
    </>
  );
}

function Password({ own, onChange }: { own: Own; onChange: () => Promise<void> }) {
  if (own.isFromEnvironment)
    return (
      <p className="text-ink-soft">
        Your password is that of <span className="mono">ADMIN_PASSWORD</span>: it is changed where the server
        is set up.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-ink-soft">
        Password, changed <When at={own.passwordChangedAt} minute="visually-hidden" />
      </p>
      <AskForm
        label="Change"
        whose=" the password"
        submit="Change password"
        says="Wherever else you are signed in, you are signed out."
        fields={[
          PASSWORD,
          {
            name: 'newPassword',
            label: 'New password, 12 characters or more',
            type: 'password',
            autoComplete: 'new-password',
          },
        ]}
        send={(body) => send(`${SIGN_IN}/password`, { method: 'POST', body })}
        onDone={async () => {
          await onChange();
          showToast({ title: 'Password changed', description: 'Sign in with the new one from now on.' });
        }}
      />
    </div>
  );
}
