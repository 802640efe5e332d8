// The bar on top of the dashboard, on a phone a menu: whose desk it is, the shop's time, Refresh and Logout.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { MenuIcon } from '../../ui/icons.tsx';
import { ColorBar } from '../color-bar.tsx';
import { useShop } from '../page-data.ts';
import { useLogout } from '../session/use-logout.ts';
import { describeClock, describeDate } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { closesAt } from '../time/open-time.ts';

export function DashboardBar({ username }: { username: string | undefined }) {
  const { brand } = useShop();
  const logout = useLogout();
  const title = useRef<HTMLHeadingElement>(null);
  const menuId = useId();

  const [hasArrived] = useState(useHistoryState<{ hasArrived?: boolean } | null>()?.hasArrived === true);

  // From the login a screen reader goes on here; a document of its own starts at its top.
  useEffect(() => {
    if (hasArrived) title.current?.focus();
  }, [hasArrived]);

  return (
    <header className="bar">
      <h1 ref={title} tabIndex={-1}>
        Dashboard
      </h1>
      <button type="button" className="bar-toggle" aria-label="Menu" popoverTarget={menuId}>
        <MenuIcon />
      </button>
      {/* On a phone it opens; elsewhere all of it stands in the bar. */}
      <div className="bar-menu" id={menuId} popover="auto">
        <a className="brand" href="/">
          <ColorBar />
          {brand.name}
        </a>
        {username !== undefined && (
          <p className="bar-user">
            <span>Logged in as</span> <b>{username}</b>
          </p>
        )}
        <ShopClock />
        <RefreshButton />
        <button
          type="button"
          className="button"
          aria-disabled={!logout.isIdle}
          onClick={() => logout.isIdle && logout.mutate()}
        >
          Logout
        </button>
      </div>
    </header>
  );
}

/** All times on the desk are the shop's, wherever it is read. */
function ShopClock() {
  const shop = useShop();
  const { time_zone } = shop;
  const now = useNow();
  const closes = closesAt(now, shop);
  return (
    <p className="bar-clock">
      <b>
        {describeDate(now, time_zone)}, {describeClock(now, time_zone)}
      </b>{' '}
      <span className="bar-zone">shop time, </span>
      {closes ? `open until ${describeClock(closes, 'UTC')}` : 'closed now'}
    </p>
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
      <button
        type="button"
        className="button"
        data-key="r"
        aria-disabled={state === 'refreshing'}
        onClick={refresh}
      >
        {state === 'refreshing' ? 'Refreshing...' : 'Refresh'}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'refreshed' && 'Refreshed'}
      </span>
    </>
  );
}
