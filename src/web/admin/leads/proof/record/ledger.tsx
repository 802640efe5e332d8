// All that happened to an item's proofs, the newest first.
import type { DeskProofs } from '../../../../../schemas/proof.ts';
import { Minute } from '../../../time/minute.tsx';
import { Block } from './approval.tsx';
import { ledgerOf } from './tell-ledger.ts';

export const Ledger = ({ group, customer }: { group: DeskProofs; customer: string }) => (
  <Block title="Ledger" note="nothing here can be changed">
    <ol>
      {ledgerOf(group, customer).map(({ at, who, what }) => (
        <li
          key={`${at} ${who} ${what}`}
          className="grid min-h-6.5 grid-cols-[136px_minmax(0,1fr)] items-baseline gap-2 border-b border-hairline py-1"
        >
          <span className="text-ink-soft">
            <Minute at={at} />
          </span>
          <span>
            {who && <b dir="auto">{who}</b>} {what}
          </span>
        </li>
      ))}
    </ol>
  </Block>
);
