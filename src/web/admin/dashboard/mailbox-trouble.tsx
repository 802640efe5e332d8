// Says that the shop's mailbox cannot be read, since when and why.
import type { Summary } from '../../../schemas/admin.ts';
import { splitReason } from '../../../schemas/split-reason.ts';
import { useShop } from '../page-data.ts';
import { describeShopTime } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { Notice } from './notice.tsx';

type Trouble = NonNullable<NonNullable<Summary['mail']>['trouble']>;

export function MailboxTrouble({ trouble: { since, detail } }: { trouble: Trouble }) {
  const { time_zone } = useShop();
  const now = useNow();
  return (
    <Notice
      title={`The mailbox does not answer since ${describeShopTime(new Date(since), now, time_zone)}.`}
      role="status"
    >
      {splitReason(detail).says} Mails wait there and come in as soon as it answers. If it stays so, ask
      whoever runs the server to look at the mailbox that it reads.
    </Notice>
  );
}
