// The bar on top of the dashboard, on a phone a menu: whose desk it is, the shop's time, Refresh and Logout.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Summary } from '../../../schemas/admin.ts';
import { send } from '../../api.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { Brand } from '../brand.tsx';
import { useShop } from '../page-data.ts';
import { clearSessionFlag } from '../session/session-flag.ts';
import { describeClock, describeDate } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { closesAt } from '../time/open-time.ts';
import { AlertsStatus } from './alerts-status.tsx';

interface Props {
  username: string | undefined;
  summary: Summary | undefined;
}

export function DashboardBar({ username, summary }: Props) {
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
    <header className="bar flex items-center gap-2 bg-desk-bar phone:sticky phone:top-0 phone:z-4 phone:h-(--bar-height) phone:border-b phone:border-line phone:px-4 phone:py-1 max-phone:absolute max-phone:top-0 max-phone:right-0 max-phone:z-1 max-phone:h-[calc(var(--bar-height)-1px)] sheet:hidden">
      <h1
        ref={title}
        tabIndex={-1}
        className="text-note font-medium focus:outline-none max-desk:sr-only desk:-order-1 desk:mr-auto desk:shrink-0"
      >
        Dashboard
      </h1>
      <button
        type="button"
        className="grid h-target w-12 place-items-center border-0 bg-transparent p-0 phone:hidden"
        aria-label="Menu"
        popoverTarget={menuId}
      >
        <MenuIcon />
      </button>
      {/* On a phone it opens; elsewhere all of it stands in the bar. */}
      <div
        className="text-inherit backdrop:bg-shade max-phone:inset-[6px_6px_auto_auto] max-phone:m-0 max-phone:w-[min(300px,100vw-12px)] max-phone:gap-2.5 max-phone:border max-phone:border-line max-phone:bg-desk max-phone:px-4 max-phone:pt-3 max-phone:pb-4 max-phone:shadow-small max-phone:open:grid phone:contents"
        id={menuId}
        popover="auto"
      >
        <Brand
          name={brand.name}
          href="/"
          className="max-phone:min-h-target phone:-order-2 phone:max-desk:mr-auto desk:mr-1.5 phone:min-h-10 phone:shrink-0 phone:max-desk:[&>svg]:hidden"
        />
        {username !== undefined && (
          <p className="text-ink-soft phone:order-1 phone:mr-3 phone:min-w-0 phone:truncate phone:max-desk:shrink-9 phone:max-desk:text-quote">
            <span className="phone:max-desk:hidden">Logged in as</span> <b className="text-ink">{username}</b>
          </p>
        )}
        <ShopClock />
        {summary && <AlertsStatus summary={summary} />}
        <RefreshButton />
        <button
          type="button"
          className="button phone:order-1 phone:shrink-0"
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
    <p className="bar-clock text-ink-soft phone:mr-3 phone:shrink-0 phone:max-desk:text-quote">
      <b className="text-ink">
        <span className="phone:max-desk:hidden">{describeDate(now, time_zone)}, </span>
        {describeClock(now, time_zone)}
      </b>{' '}
      <span className="phone:max-desk:hidden">shop time, </span>
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
        className="button phone:order-1 phone:shrink-0"
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

/** A server that does not answer must not keep anybody here. */
const PATIENCE_MS = 5_000;

function useLogout() {
  return useMutation({
    mutationFn: () =>
      send('/api/admin/logout', {
        method: 'POST',
        keepalive: true,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    onSettled: () => {
      clearSessionFlag();
      location.assign('/');
    },
  });
}
