// The other ways to send, besides the one that the button offers first.
import { describeShortly } from '../../../time/describe-time.ts';
import type { Way } from './send-buttons.tsx';
import type { Sent } from './use-sending.ts';

interface Args {
  /** ISO time at which it leaves of itself; null for now. */
  held: string | null;
  /** When the shop opens on a day to come; null where nobody knows. */
  opens: Date | null;
  isAnswered: boolean;
  now: Date;
  timeZone: string;
  onSend: (sent: Sent) => void;
  onPickTime: () => void;
}

export function listWays({ held, opens, isAnswered, now, timeZone, onSend, onPickTime }: Args): Way[] {
  const tell = (at: string | Date) => describeShortly(new Date(at), now, timeZone);
  const answered = !isAnswered;
  const unmarked = 'without marking it answered';
  const way = (label: string, sent: Sent): Way => ({ label, act: () => onSend(sent) });
  const ways = held
    ? [
        way(answered ? 'Send now and mark answered' : 'Send now', { sendAt: null, answered }),
        ...(answered
          ? [
              way(`Send now ${unmarked}`, { sendAt: null, answered: false }),
              way(`Send ${tell(held)} ${unmarked}`, { sendAt: held, answered: false }),
            ]
          : []),
      ]
    : [
        ...(answered ? [way(`Send ${unmarked}`, { sendAt: null, answered: false })] : []),
        ...(opens ? [way(`At opening, ${tell(opens)}`, { sendAt: opens.toISOString(), answered })] : []),
      ];
  return [...ways, { label: 'Pick a time...', act: onPickTime }];
}
