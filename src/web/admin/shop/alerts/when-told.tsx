// When the tests run, when phones stay quiet, and how the storage is doing.
import type { ReactNode } from 'react';
import type { Summary } from '../../../../schemas/admin.ts';
import type { Alerts } from '../../../../schemas/alerts.ts';
import { useShop } from '../../page-data.ts';
import { describeShopTime } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { ShopSection } from '../shop-section.tsx';
import { ResultMark } from './result-mark.tsx';

interface Props {
  alerts: Alerts;
  storage: Summary['storage'] | undefined;
}

export function WhenTold({ alerts: { channels, quiet, readsMailbox }, storage }: Props) {
  const { time_zone } = useShop();
  const now = useNow();
  const isReached = channels.some(({ isSetUp, state }) => isSetUp && state !== 'broken');
  return (
    <ShopSection title="When">
      <dl>
        <Row name="Daily test">At opening time, on open days</Row>
        <Row name="Quiet hours">
          {quiet.hours === null
            ? 'None. quiet_hours in shop.yaml sets them.'
            : `${clock(quiet.hours.from)} to ${clock(quiet.hours.until)}. Pushes wait; mail and webhook do not.`}
          {quiet.until !== null &&
            ` They hold until ${describeShopTime(new Date(quiet.until), now, time_zone)}.`}
        </Row>
        <Row name="Late promise">Told an hour before, by every channel, once</Row>
        <Row name="Mail">
          {readsMailbox
            ? 'Tests are read back from the mailbox'
            : 'Tests count once the mail server takes them. Where IMAP_URL names the mailbox that they go to, they are read back from it.'}
        </Row>
        {storage && (
          <Row name="Storage">
            <ResultMark result={storage.state === 'ok' ? 'arrived' : 'failed'} />{' '}
            {storage.state === 'ok' ? 'Requests are saved, and there is room' : storage.detail}
          </Row>
        )}
      </dl>
      <p className="py-1 text-ink-quiet">
        {isReached
          ? 'That something fails is told on what still works. This cannot be turned off.'
          : 'Nothing works at the moment: that something fails is said at the desk alone.'}
      </p>
    </ShopSection>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 border-b border-hairline py-1.5">
    <dt className="text-ink-quiet">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** '21:00' as '9 pm'. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`;
}
