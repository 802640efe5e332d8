// That somebody waits for a person, wherever on the desk one is: in the browser's tab, in a notification, and by G W.
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { Summary } from '../../../../../schemas/admin.ts';
import type { LiveConversation } from '../../../../../schemas/live.ts';
import { dismissToast, getToasts, showToast } from '../../../../ui/toasts.ts';
import { KeyHint } from '../../../keys/key.tsx';
import { usePageTitle } from '../../../use-page-title.ts';
import { firstWords } from '../../name-conversation.ts';
import { useOpenedConversation } from '../../rows/use-opened-conversation.ts';
import { useLive } from '../live-provider.tsx';
import { useNextWaiting, useWaiting } from './use-waiting.ts';

const SHOWN_MS = 20_000;

export function WaitingSigns({ summary }: { summary: Summary | undefined }) {
  const isElsewhere = useSearchParams()[0].get('tab') !== 'conversations';
  const opened = useOpenedConversation();
  const openNext = useNextWaiting(opened.id);
  usePageTitle('Dashboard', useWaiting(summary));
  useAskedToast(isElsewhere, openNext);
  if (!openNext) return null;
  // The key presses a button; what can be seen of those who wait stands in the list and on the tab.
  return (
    <button
      type="button"
      className="visually-hidden"
      data-key="g w"
      tabIndex={-1}
      aria-hidden="true"
      onClick={openNext}
    >
      Next who waits
    </button>
  );
}

/** Once for each that begins to wait while the desk is open at another tab. */
function useAskedToast(isElsewhere: boolean, openNext: (() => void) | undefined): void {
  const { queue } = useLive();
  const known = useRef<Set<string>>(undefined);
  const open = useRef(openNext);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    open.current = openNext;
  });
  useEffect(() => {
    if (!queue) return;
    const fresh = queue.asked.filter(({ id }) => known.current && !known.current.has(id));
    known.current = new Set(queue.asked.map(({ id }) => id));
    const [first] = fresh;
    if (!first || !isElsewhere) return;
    showToast({
      title: 'Somebody asks for a person',
      description: describeAsking(first),
      durationMs: SHOWN_MS,
      action: { label: <OpenLabel />, key: 'g w', run: () => open.current?.() },
    });
    shown.current = getToasts()[0]?.id;
  }, [queue, isElsewhere]);
  // Among the conversations it would only stand over them.
  useEffect(() => {
    if (!isElsewhere && shown.current !== undefined) dismissToast(shown.current);
  }, [isElsewhere]);
}

/** In their own words. */
function describeAsking({ id, name, lastSaid }: LiveConversation): string {
  if (lastSaid) return firstWords(lastSaid.content);
  return `${name ?? `Conversation ${id.slice(0, 8)}`} waits in the chat.`;
}

const OpenLabel = () => (
  <>
    Open <KeyHint>G</KeyHint> <KeyHint>W</KeyHint>
  </>
);
