// /admin/dashboard: counters over the Leads and Conversations tabs, for whoever the server says is signed in.
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { LiveProvider } from '../conversations/live/live-provider.tsx';
import { WaitingSigns } from '../conversations/live/waiting/waiting-signs.tsx';
import { DeskKeys } from '../keys/desk-keys.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { useSessionQuery } from '../session/use-session-query.ts';
import { renewPushes } from '../shop/alerts/this-browser.ts';
import { StatsStrip } from '../stats/stats-strip.tsx';
import { NowProvider } from '../time/now.tsx';
import { Counters } from './counters.tsx';
import { DashboardBar } from './dashboard-bar.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { Notices } from './notices.tsx';
import { useBadge } from './use-badge.ts';
import { useSummaryQuery } from './use-summary-query.ts';

export function DashboardPage() {
  const session = useSessionQuery();
  const isSignedIn = Boolean(session.data);
  const summary = useSummaryQuery({ enabled: isSignedIn });
  useBadge(summary.data?.alerts.waiting);
  useEffect(() => {
    // What fails is tried again when the desk is opened next.
    if (isSignedIn) renewPushes().catch(() => {});
  }, [isSignedIn]);

  if (session.data === null) return <Redirect to="/admin" replace state={{ hasEnded: true }} />;
  return (
    <NowProvider>
      <LiveProvider isSignedIn={isSignedIn}>
        <WaitingSigns summary={summary.data} />
        <DashboardBar username={session.data?.username} summary={summary.data} />
        <main className="dashboard group/dashboard max-phone:flex max-phone:flex-col phone:min-h-[calc(100dvh-var(--bar-height)-var(--keys-height))] desk:has-[.opened-lead]:pr-(--panel-width) sheet:p-0">
          {summary.data && <Notices summary={summary.data} />}
          <StatsStrip isSignedIn={isSignedIn}>
            <Counters summary={summary.data} />
          </StatsStrip>
          {summary.isError && (
            <ListFailure
              what="The counters could not be refreshed."
              error={summary.error}
              onRetry={summary.refetch}
            />
          )}
          {session.isError ? (
            <ListFailure
              what="The server did not say who is logged in."
              error={session.error}
              onRetry={session.refetch}
            />
          ) : (
            <DashboardTabs isSignedIn={isSignedIn} summary={summary.data} />
          )}
        </main>
        <DeskKeys />
      </LiveProvider>
    </NowProvider>
  );
}
