// A time beside what it is of: the clock, with the day where it is another; exactly on hover, in the shop's time zone.
import { useShop } from '../page-data.ts';
import { describeExactly, describeShortly } from './describe-time.ts';
import { useNow } from './now.tsx';

export function ShortTime({ at }: { at: string }) {
  const { time_zone } = useShop();
  const time = new Date(at);
  return (
    <time className="whitespace-nowrap" dateTime={at} title={describeExactly(time, time_zone)}>
      {describeShortly(time, useNow(), time_zone)}
    </time>
  );
}
