// What the shop was told, newest first: all of it, or what failed.
import { Link } from 'wouter';
import { ALERT_CHANNEL_LABELS, type LedgerLine } from '../../../../schemas/alerts.ts';
import { splitReason } from '../../../../schemas/split-reason.ts';
import { KeyHint } from '../../keys/key.tsx';
import { useShop } from '../../page-data.ts';
import { describeExactly, describeShopTime } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { describeResult, describeTook, describeWhat } from './describe-line.ts';
import { ResultMark } from './result-mark.tsx';

interface Props {
  lines: readonly LedgerLine[];
  isFailures: boolean;
  onFilter: (isFailures: boolean) => void;
}

export function Ledger({ lines, isFailures, onFilter }: Props) {
  return (
    <section className="min-w-0" aria-label="Delivery ledger">
      <div className="flex flex-wrap items-center gap-1.5 border-b border-hairline px-4 py-1.5">
        <h2 className="mr-2 text-name leading-8 font-bold touch:text-base">Delivery ledger</h2>
        <button
          type="button"
          className="button aria-pressed:bg-ink aria-pressed:text-desk"
          aria-pressed={!isFailures}
          onClick={() => onFilter(false)}
        >
          All
        </button>
        <button
          type="button"
          className="button aria-pressed:bg-ink aria-pressed:text-desk"
          data-key="f"
          aria-pressed={isFailures}
          onClick={() => onFilter(!isFailures)}
        >
          Failures <KeyHint>F</KeyHint>
        </button>
        <p className="ml-auto text-ink-quiet">kept for 90 days</p>
      </div>
      {lines.length === 0 ? (
        <p className="px-4 py-3 text-ink-soft">
          {isFailures ? 'Nothing has failed.' : 'Nothing was told yet. Send a test to begin.'}
        </p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead className="text-tiny text-ink-quiet max-phone:sr-only">
            <tr className="border-b border-line">
              {['When', 'What', 'Channel', 'Outcome'].map((name) => (
                <th key={name} scope="col" className="px-2 py-1 font-normal first:pl-4">
                  {name}
                </th>
              ))}
              <th scope="col" className="py-1 pr-4 pl-2 text-right font-normal">
                Took
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** On a phone: when, what and how long it took in one line, channel and outcome below. */
const CELL = 'px-2 py-1 align-top max-phone:p-0';

function Line({ line }: { line: LedgerLine }) {
  const { time_zone } = useShop();
  const now = useNow();
  const at = new Date(line.at);
  const { leadId, channel, device, result, reason, tookMs } = line;
  const detail = reason && splitReason(reason).detail;
  return (
    <tr className="border-b border-hairline max-phone:grid max-phone:grid-cols-[96px_minmax(0,1fr)_auto] max-phone:gap-x-3 max-phone:px-4 max-phone:py-2">
      <td className={`${CELL} whitespace-nowrap text-ink-quiet phone:pl-4`}>
        <time dateTime={line.at} title={describeExactly(at, time_zone)}>
          {describeShopTime(at, now, time_zone)}
        </time>
      </td>
      <th scope="row" className={`${CELL} font-normal`}>
        {leadId === null ? (
          describeWhat(line)
        ) : (
          <Link
            className="underline decoration-edge underline-offset-3"
            href={`/admin/dashboard?lead=${leadId}`}
          >
            {describeWhat(line)}
          </Link>
        )}
      </th>
      <td className={`${CELL} text-ink-soft max-phone:col-[2/-1] max-phone:row-start-2`}>
        {line.kind === 'channel' || channel === null ? '' : ALERT_CHANNEL_LABELS[channel]}
        {device && <span className="block text-tiny text-ink-quiet">{device}</span>}
      </td>
      <td
        className={`${CELL} wrap-anywhere max-phone:col-[2/-1] max-phone:row-start-3 ${result === 'failed' ? 'text-late' : ''}`}
      >
        <ResultMark result={result} /> {describeResult(line)}
        {detail && <span className="block text-tiny text-ink-quiet">{detail}</span>}
      </td>
      <td className={`${CELL} text-right whitespace-nowrap text-ink-quiet phone:pr-4`}>
        {describeTook(tookMs)}
      </td>
    </tr>
  );
}
