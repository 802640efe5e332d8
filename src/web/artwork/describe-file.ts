// What a card says of a file under way, and of what the check found.
import type { Finding } from '../../schemas/artwork.ts';
import type { ArtworkAnswer } from '../../schemas/artwork-upload.ts';
import { byWeight, tellBytes, tellKind } from '../../schemas/told-artwork.ts';
import { FILE_WORDS, type FileWords } from './file-words.ts';
import type { SentFile } from './uploads.ts';

const KB = 1024;
const MB = 1024 * KB;

/** '32 of 84 MB, 20 s left' while it is sent; '1056 x 1056 px, 412 KB' once it is there. */
export function describeProgress(file: SentFile, words: FileWords = FILE_WORDS): string {
  const { status, sent, bytes, secondsLeft, answer, problem } = file;
  const so = sent > 0 ? words.of(amountOf(sent, bytes), tellBytes(bytes)) : tellBytes(bytes);
  if (status === 'queued') return words.queued(tellBytes(bytes));
  if (status === 'sending') return secondsLeft === null ? so : words.left(so, timeLeft(secondsLeft));
  if (status === 'paused') return words.paused(so);
  if (status === 'waiting') return words.waiting(so);
  if (status === 'stopped') return words.stopped(so);
  if (status === 'refused') return problem ?? '';
  if (status === 'checking') return words.checking(tellBytes(bytes));
  return [answer && dimensionsOf(answer, words), tellBytes(bytes)].filter(Boolean).join(', ');
}

/** What matters most of what was found, and how much there is besides. */
export function verdictOf({ findings }: ArtworkAnswer): { finding: Finding; others: number } | undefined {
  const [finding] = byWeight(findings);
  return finding && { finding, others: findings.length - 1 };
}

function dimensionsOf({ widthPx, heightPx, findings, kind }: ArtworkAnswer, words: FileWords): string {
  if (widthPx !== null && heightPx !== null) return `${widthPx} x ${heightPx} px`;
  const isVector = findings.some(({ code }) => code === 'vector');
  return [tellKind({ kind }), isVector && words.vector].filter(Boolean).join(', ');
}

/** In the unit of the whole. */
const amountOf = (sent: number, whole: number): string =>
  whole < MB ? `${Math.round(sent / KB)}` : inMegabytes(sent);

const inMegabytes = (bytes: number): string => {
  const amount = bytes / MB;
  return amount < 10 ? String(Number(amount.toFixed(1))) : String(Math.round(amount));
};

/** '20 s', '3 min'. */
const timeLeft = (seconds: number): string =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
