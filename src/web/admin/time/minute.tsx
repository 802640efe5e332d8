// When something is or was, to the minute, exactly on hover, in the shop's time zone.
import { useShop } from '../page-data.ts';
import { describeExactly, describeMinute } from './describe-time.ts';
import { useNow } from './now.tsx';

export function Minute({ at }: { at: string }) {
  const { time_zone } = useShop();
  const time = new Date(at);
  return (
    <time className="whitespace-nowrap" dateTime={at} title={describeExactly(time, time_zone)}>
      {describeMinute(time, useNow(), time_zone)}
    </time>
  );
}
