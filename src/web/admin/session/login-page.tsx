// /admin: signing in. Goes on to the dashboard once the server has said who is signed in.
import initials from '@press/initials.svg';
import initialsOnDark from '@press/initials-dark.svg';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { ColourBar } from '../colour-bar.tsx';
import { useShop } from '../page-data.ts';
import { usePageTitle } from '../use-page-title.ts';
import { LoginForm } from './login-form.tsx';
import { hasSessionFlag } from './session-flag.ts';
import { useSessionQuery } from './use-session-query.ts';
import './login-page.css';

export function LoginPage() {
  const { brand } = useShop();
  const [mayBeSignedIn] = useState(hasSessionFlag);
  const session = useSessionQuery({ enabled: mayBeSignedIn });
  const hasEnded = useHistoryState<{ hasEnded?: boolean } | null>()?.hasEnded === true;
  usePageTitle('Admin login');

  if (session.data) return <Redirect to="/admin/dashboard" replace state={{ hasArrived: true }} />;
  return (
    <div className="login">
      <picture className="login-print">
        <source media="(prefers-color-scheme: dark)" srcSet={initialsOnDark} />
        <img src={initials} alt="" />
      </picture>
      <header className="login-head">
        <span className="brand">
          <ColourBar />
          {brand.name}
        </span>
        <a href="/">Back to the site</a>
      </header>
      <main className="login-main">
        <h1>Admin login</h1>
        {mayBeSignedIn && !session.isFetched ? (
          <p role="status">Checking whether you are logged in...</p>
        ) : (
          <LoginForm notice={hasEnded ? 'Your session has ended. Please log in again.' : null} />
        )}
      </main>
    </div>
  );
}
