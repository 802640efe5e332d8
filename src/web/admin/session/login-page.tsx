// /admin: signing in. Goes on to the dashboard once the server has said who is signed in.
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useShop } from '../page-data.ts';
import { usePageTitle } from '../use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { hasSessionFlag } from './session-flag.ts';
import { useSessionQuery } from './use-session-query.ts';

export function LoginPage() {
  const { brand } = useShop();
  const [mayBeSignedIn] = useState(hasSessionFlag);
  const session = useSessionQuery({ enabled: mayBeSignedIn });
  const hasEnded = useHistoryState<{ hasEnded?: boolean } | null>()?.hasEnded === true;
  usePageTitle('Admin login');

  if (session.data) return <Redirect to="/admin/dashboard" replace state={{ hasArrived: true }} />;
  return (
    <LoginFrame brand={brand}>
      {mayBeSignedIn && !session.isFetched ? (
        <p role="status" className="mt-5 text-base">
          Checking whether you are logged in...
        </p>
      ) : (
        <LoginForm notice={hasEnded ? 'Your session has ended. Please log in again.' : null} />
      )}
    </LoginFrame>
  );
}
