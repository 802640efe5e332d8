// When something happened: how long ago and the minute, exactly on hover, in the shop's time zone.
import { useShop } from '../page-data.ts';
import { describeAge, describeExactly, describeMinute } from './describe-time.ts';
import { useNow } from './now.tsx';
import './when.css';

export function When({ at }: { at: string }) {
  const { time_zone } = useShop();
  const now = useNow();
  const time = new Date(at);
  return (
    <time className="when" dateTime={at} title={describeExactly(time, time_zone)}>
      <span className="when-age">{describeAge(time, now)}</span>{' '}
      <span className="when-minute">{describeMinute(time, now, time_zone)}</span>
    </time>
  );
}
