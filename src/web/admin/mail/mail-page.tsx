// /admin/mail: what came in the shop's mailbox and belongs to no job, for whoever the server says is signed in.
import { useRef } from 'react';
import { Redirect } from 'wouter';
import type { MailList } from '../../../schemas/mail.ts';
import { useBesideList } from '../beside-list.ts';
import { DashboardBar } from '../dashboard/dashboard-bar.tsx';
import { Notices } from '../dashboard/notices.tsx';
import { useSummaryQuery } from '../dashboard/use-summary-query.ts';
import { DeskKeys } from '../keys/desk-keys.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { ListView } from '../list/list-view.tsx';
import { useReturningFocus } from '../list/use-returning-focus.ts';
import { useSessionQuery } from '../session/use-session-query.ts';
import { NowProvider } from '../time/now.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { DeskPlaces } from './desk-places.tsx';
import { MailRows } from './mail-rows.tsx';
import { OpenedMail } from './opened-mail.tsx';
import { useMailsQuery } from './use-mails.ts';
import { useOpenedMail } from './use-opened-mail.ts';

export function MailPage() {
  const session = useSessionQuery();
  const isSignedIn = Boolean(session.data);
  const summary = useSummaryQuery({ enabled: isSignedIn });
  usePageTitle('Mail');
  if (session.data === null) return <Redirect to="/admin" replace state={{ hasEnded: true }} />;
  return (
    <NowProvider>
      <DashboardBar username={session.data?.username} summary={summary.data} />
      <main className="dashboard phone:min-h-[calc(100dvh-var(--bar-height)-var(--keys-height))]">
        <DeskPlaces />
        {summary.data && <Notices summary={summary.data} />}
        {session.isError ? (
          <ListFailure
            what="The server did not say who is logged in."
            error={session.error}
            onRetry={session.refetch}
          />
        ) : (
          <Mails isSignedIn={isSignedIn} />
        )}
      </main>
      <DeskKeys />
    </NowProvider>
  );
}

const LISTS: [MailList, string, string][] = [
  ['open', 'To sort', 'No mail waits: every one has found its job.'],
  ['automatic', 'Automatic', 'No newsletters and no automatic answers of strangers.'],
  ['dismissed', 'Not for us', 'Nothing was put aside in the last 30 days.'],
];

function Mails({ isSignedIn }: { isSignedIn: boolean }) {
  const opened = useOpenedMail();
  const isBeside = useBesideList();
  const mails = useMailsQuery(opened.list, { enabled: isSignedIn });
  const list = useRef<HTMLDivElement>(null);
  useReturningFocus(opened.id, list);
  const shown = mails.data?.pages.flatMap(({ items }) => items) ?? [];
  // Where there is room beside the list, it is never left empty.
  const openId = opened.id ?? (isBeside ? shown[0]?.id : undefined);
  const [, , empty] = LISTS.find(([name]) => name === opened.list) ?? LISTS[0] ?? [];
  const leave = () => {
    if (opened.id !== undefined) opened.close();
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div
      className="group/desk desk:grid desk:grid-cols-[minmax(0,492fr)_minmax(0,948fr)]"
      data-open={opened.id !== undefined}
    >
      <div className="min-w-0 max-desk:group-data-[open=true]/desk:hidden">
        <MailHead list={opened.list} onShow={opened.show} />
        <ListView
          ref={list}
          query={mails}
          loading="Loading mails..."
          empty={<p>{empty}</p>}
          failure="The mails could not be loaded."
        >
          {() => <MailRows mails={shown} openId={openId} linkTo={opened.linkTo} />}
        </ListView>
      </div>
      {isSignedIn && openId !== undefined && (
        <OpenedMail
          key={openId}
          id={openId}
          isChosen={opened.id !== undefined}
          onClose={opened.close}
          onLeft={leave}
        />
      )}
    </div>
  );
}

const MailHead = ({ list, onShow }: { list: MailList; onShow: (list: MailList) => void }) => (
  <div className="grid gap-2 border-b border-hairline px-4 py-3">
    <h2 className="text-figure font-bold">Mail</h2>
    <p className="text-ink-quiet">
      What customers answer joins its job by itself. Here is what belongs to none.
    </p>
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
      <legend className="visually-hidden">Which mails</legend>
      {LISTS.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className="chip min-h-6.5 border border-edge bg-transparent px-[9px] py-0 text-[0.78125rem] font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-desk touch:min-h-target touch:px-3.5 touch:text-small"
          aria-pressed={list === name}
          onClick={() => onShow(name)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  </div>
);
