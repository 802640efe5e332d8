// The bar on top of the dashboard: whose desk it is, Refresh and Logout.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useShop } from '../page-data.ts';
import { useLogout } from '../session/use-logout.ts';

export function DashboardBar({ username }: { username: string | undefined }) {
  const { brand } = useShop();
  const logout = useLogout();
  const title = useRef<HTMLHeadingElement>(null);

  const [hasArrived] = useState(useHistoryState<{ hasArrived?: boolean } | null>()?.hasArrived === true);

  // From the login a screen reader goes on here; a document of its own starts at its top.
  useEffect(() => {
    if (hasArrived) title.current?.focus();
  }, [hasArrived]);

  return (
    <header className="bar">
      <a className="brand" href="/">
        {brand.name}
      </a>
      <h1 ref={title} tabIndex={-1}>
        Dashboard
      </h1>
      {username !== undefined && (
        <p className="bar-user">
          Logged in as <b>{username}</b>
        </p>
      )}
      <RefreshButton />
      <button
        type="button"
        className="button"
        aria-disabled={!logout.isIdle}
        onClick={() => logout.isIdle && logout.mutate()}
      >
        Logout
      </button>
    </header>
  );
}

function RefreshButton() {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed'>('idle');
  const refresh = async () => {
    if (state === 'refreshing') return;
    setState('refreshing');
    await client.invalidateQueries();
    setState('refreshed');
  };
  return (
    <>
      <button type="button" className="button" aria-disabled={state === 'refreshing'} onClick={refresh}>
        {state === 'refreshing' ? 'Refreshing...' : 'Refresh'}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'refreshed' && 'Refreshed'}
      </span>
    </>
  );
}
