// How long somebody has waited for a person, counting up.
import { describeSeconds } from '../describe-seconds.ts';
import { useServerNow } from '../server-now.ts';

/** On orange: somebody is to do something. */
export const WaitingClock = ({ since }: { since: string }) => (
  <span className="person-tag bg-orange px-1.5 font-semibold whitespace-nowrap text-on-ink">
    Waiting <WaitedFor since={since} />
  </span>
);

/** A clock that is read out every second would drown all else: it is no live region. */
export function WaitedFor({ since }: { since: string }) {
  return <span aria-live="off">{describeSeconds(useServerNow() - Date.parse(since))}</span>;
}
