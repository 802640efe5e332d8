// When something happened: how long ago and the minute, exactly on hover, in the shop's time zone.
import { useShop } from '../page-data.ts';
import { describeAge, describeExactly, describeMinute } from './describe-time.ts';
import { useNow } from './now.tsx';

interface Props {
  at: string;
  /** Classes, where it stands apart from the usual. */
  className?: string;
  age?: string;
  minute?: string;
}

export function When({ at, className, age = '', minute = 'text-ink-quiet' }: Props) {
  const { time_zone } = useShop();
  const now = useNow();
  const time = new Date(at);
  return (
    <time className={className} dateTime={at} title={describeExactly(time, time_zone)}>
      <span className={`whitespace-nowrap sheet:hidden ${age}`}>{describeAge(time, now)}</span>{' '}
      <span className={minute}>{describeMinute(time, now, time_zone)}</span>
    </time>
  );
}
