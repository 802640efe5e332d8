// Above an open conversation, where the list is out of sight: how many others wait, how long, and the next of them.
import { useLive } from '../live-provider.tsx';
import { useNextWaiting } from './use-waiting.ts';
import { WaitedFor } from './waiting-clock.tsx';

export function WaitingStrip({ openId }: { openId: string }) {
  const others = useLive().queue?.asked.filter(({ id }) => id !== openId) ?? [];
  const openNext = useNextWaiting(openId);
  const longest = others[0];
  if (!openNext || !longest) return null;
  return (
    <p className="flex min-h-target items-center gap-x-2.5 border-b border-hairline px-4 py-1 shadow-late desk:hidden">
      <b>{others.length} more asked for a person</b>{' '}
      {longest.askedAt !== null && (
        <span className="text-late">
          <WaitedFor since={longest.askedAt} />
        </span>
      )}
      <button type="button" className="link-button ml-auto" onClick={openNext}>
        Next
      </button>
    </p>
  );
}
