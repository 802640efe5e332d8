// The clock alone, exactly on hover, in the shop's time zone.
import { useShop } from '../page-data.ts';
import { describeClock, describeExactly } from './describe-time.ts';

export function Clock({ at }: { at: string }) {
  const { time_zone } = useShop();
  const time = new Date(at);
  return (
    <time className="whitespace-nowrap" dateTime={at} title={describeExactly(time, time_zone)}>
      {describeClock(time, time_zone)}
    </time>
  );
}
