// Lines of the ledger in words.
import { ALERT_CHANNEL_LABELS, type LedgerLine } from '../../../../schemas/alerts.ts';
import { splitReason } from '../../../../schemas/split-reason.ts';

const KINDS: Record<LedgerLine['kind'], string> = {
  test: 'Test',
  lead: 'New request',
  news: 'News on a job page',
  escalation: 'Promise nearly late',
  channel: '',
  storage: 'Storage',
  warning: 'Warning',
};

/** What a line is about: 'Test', 'Mail stopped working'. */
export function describeWhat({
  kind,
  channel,
  result,
}: Pick<LedgerLine, 'kind' | 'channel' | 'result'>): string {
  if (kind !== 'channel') return KINDS[kind];
  const name = channel ? ALERT_CHANNEL_LABELS[channel] : 'A channel';
  return result === 'failed' ? `${name} stopped working` : `${name} works again`;
}

const RESULTS: Record<LedgerLine['result'], string> = {
  running: 'under way',
  taken: 'taken',
  arrived: 'arrived',
  failed: 'failed',
};

/** How it went; only what came back has arrived. */
export function describeResult({ kind, channel, result, reason }: LedgerLine): string {
  if (reason !== null) return splitReason(reason).says;
  if (kind === 'channel' || kind === 'storage') return 'well again';
  if (result === 'taken' && channel === 'mail') return 'taken by the mail server';
  if (result === 'taken' && channel === 'push') return 'taken by the push service';
  return result === 'arrived' && channel === 'webhook' ? 'answered' : RESULTS[result];
}

/** '0.4 s', '12 s', '3 min'; empty for at once. */
export function describeTook(ms: number): string {
  if (ms < 50) return '';
  if (ms < 950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
