// One way of telling the shop: where it leads, its last proof, and the button that tests it.
import { ALERT_CHANNEL_LABELS, type AlertChannel, type ToldChannel } from '../../../../schemas/alerts.ts';
import { splitReason } from '../../../../schemas/split-reason.ts';
import { Icon } from '../../../ui/icons.tsx';
import { KeyHint } from '../../keys/key.tsx';
import { useShop } from '../../page-data.ts';
import { describeShopTime } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { DayStrip } from './day-strip.tsx';
import { describeResult, describeTook } from './describe-line.ts';
import { ResultMark } from './result-mark.tsx';

interface Props {
  channel: ToldChannel;
  /** '1'. */
  digit: string;
  /** The one thing to do on the page. */
  isFirstBroken: boolean;
  isTesting: boolean;
  onTest: (channel: AlertChannel) => void;
}

export function ChannelRow({ channel: told, digit, isFirstBroken, isTesting, onTest }: Props) {
  const { channel, isSetUp, to, state, days } = told;
  const isBroken = state === 'broken' && isSetUp;
  const name = ALERT_CHANNEL_LABELS[channel];
  return (
    <li
      className={`col-span-full grid grid-cols-subgrid items-center border-b border-hairline px-4 py-2.5 phone:min-h-16 max-desk:[&>:nth-child(4)]:hidden ${isBroken ? 'shadow-late' : ''}`}
      aria-label={name}
    >
      <ChannelIcon channel={channel} />
      <div className="min-w-0">
        <h3 className="text-name leading-5 font-bold touch:text-base">{name}</h3>
        <p className="text-ink-quiet wrap-anywhere">{to}</p>
      </div>
      <div className="min-w-0 max-phone:col-start-2">
        <Proof told={told} />
      </div>
      {isSetUp ? <DayStrip days={days} /> : <span />}
      {isSetUp && (
        <button
          type="button"
          className={`button max-phone:col-start-2 max-phone:mt-1.5 max-phone:justify-self-start ${isFirstBroken ? 'button-action shadow-flat' : ''}`}
          data-key={digit}
          aria-disabled={isTesting}
          onClick={() => isTesting || onTest(channel)}
        >
          Test now<span className="visually-hidden">: {name}</span> <KeyHint>{digit}</KeyHint>
        </button>
      )}
    </li>
  );
}

/** `arrived` only where it came back. */
function Proof({ told: { isSetUp, state, since, reason, lastTest } }: { told: ToldChannel }) {
  const { time_zone } = useShop();
  const now = useNow();
  const [first] = lastTest;
  const when = (iso: string) => describeShopTime(new Date(iso), now, time_zone);
  if (!isSetUp) return <p className="text-ink-quiet">Not set up.</p>;
  const isRunning = lastTest.some(({ result }) => result === 'running');
  // That it was tried again is no proof: it fails until one comes back.
  if (state === 'broken')
    return (
      <div>
        <b className="text-late">Fails since {since === null ? 'its last test' : when(since)}</b>
        <span className="block wrap-anywhere">{reason && splitReason(reason).says}</span>
        {isRunning && <UnderWay />}
      </div>
    );
  if (isRunning) return <UnderWay />;
  if (!first) return <p className="text-ink-quiet">Not tested yet.</p>;
  const shown = lastTest.filter(({ result }) => result !== 'failed');
  if (shown.length === 0)
    return (
      <p>
        <b className="text-late">Test failed {when(first.at)}</b>
        <span className="block wrap-anywhere">{first.reason && splitReason(first.reason).says}</span>
      </p>
    );
  const best = shown[0] ?? first;
  const took = describeTook(best.tookMs);
  return (
    <p>
      <ResultMark result={best.result} />{' '}
      <b>
        Tested {when(first.at)}, {best.result === 'arrived' ? 'arrived' : 'taken'}
        {took && ` in ${took}`}
      </b>
      <span className="block text-ink-quiet">
        {lastTest.length > 1
          ? `shown on ${shown.length} of ${lastTest.length} devices`
          : describeResult(best)}
      </span>
    </p>
  );
}

const UnderWay = () => (
  <p role="status">
    <ResultMark result="running" /> Test sent
    <span className="block text-ink-quiet">Waiting for it to come back, up to 10 min</span>
  </p>
);

const PATHS: Record<AlertChannel, string> = {
  mail: 'M3 5H21V19H3ZM3 6 12 13 21 6',
  webhook: 'M12 3V14A4 4 0 1 1 8 14M12 3 8.5 7M12 3 15.5 7',
  push: 'M7 2H17V22H7ZM11 18.5H13',
};

const ChannelIcon = ({ channel }: { channel: AlertChannel }) => (
  <Icon>
    <path d={PATHS[channel]} />
  </Icon>
);
