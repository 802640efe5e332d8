// The files that come with a mail, kept beside the artwork: signatures' logos are left out, and what finds no room stays in the
// mailbox alone, which the mail's text says then.
import { createHash, randomUUID } from 'node:crypto';
import { HEAD_BYTES, recognize } from '../../artwork/recognize.ts';
import { tellBytes } from '../../schemas/told-artwork.ts';
import type { MailToTake } from '../../storage/mailbox/mail-store.ts';
import type { AppContext } from '../app-context.ts';
import { hasRoom } from '../artwork/room.ts';
import { isSmallPicture } from './picture-size.ts';
import type { MailPart } from './read-mail.ts';

export const FILES_MAX = 20;
const DAY_MS = 24 * 3_600_000;
/** Of mails that belong to no job: what anybody sends takes no room from customers. */
const STRANGERS_DAILY_BYTES = 100 * 1024 * 1024;
const LOGO_BYTES = 20_000;
const LOGO_PX = 100;

type Context = Pick<AppContext, 'storage' | 'artworkFiles' | 'env' | 'now'>;
type KeptFiles = MailToTake['files'];

/** `left`: a line for each that was not kept. What is kept and then told of by no row goes with the sweep of artwork. */
export async function keepFiles(
  parts: readonly MailPart[],
  { isOfJob, ...context }: Context & { isOfJob: boolean },
): Promise<{ files: KeptFiles; left: string[] }> {
  const files: KeptFiles[number][] = [];
  const left: string[] = [];
  for (const [index, part] of parts.filter((one) => !isDecoration(one)).entries()) {
    const name = part.name || `file-${index + 1}${ENDINGS[part.type] ?? ''}`;
    const isKept =
      files.length < FILES_MAX && (await fits(part.content.length, files, { ...context, isOfJob }));
    if (isKept) files.push(await keep(name, part.content, context));
    else left.push(`${name}, ${tellBytes(part.content.length)}`);
  }
  return { files, left };
}

/** Deletes what was kept for a mail that was known. */
export async function discardFiles(
  files: KeptFiles,
  { artworkFiles }: Pick<AppContext, 'artworkFiles'>,
): Promise<void> {
  for (const { id } of files) await artworkFiles.delete(id);
}

/** Told by programs to programs, or a logo in a signature. */
function isDecoration({ type, content, isInline }: MailPart): boolean {
  if (type.startsWith('message/delivery-status') || type === 'text/rfc822-headers') return true;
  if (type === 'application/pgp-signature' || type === 'application/pkcs7-signature') return true;
  if (!isInline || !type.startsWith('image/')) return false;
  return content.length < LOGO_BYTES || isSmallPicture(content, LOGO_PX);
}

async function fits(
  bytes: number,
  taken: KeptFiles,
  { storage, artworkFiles, env, now, isOfJob }: Context & { isOfJob: boolean },
): Promise<boolean> {
  if (bytes > env.artworkMaxBytes) return false;
  if (!hasRoom(await artworkFiles.freeBytes(), bytes)) return false;
  if (!env.hasRateLimits) return true;
  const since = new Date(now().getTime() - DAY_MS);
  const today = await storage.artwork.countBytes(since, isOfJob ? undefined : 'strangers');
  const here = taken.reduce((sum, one) => sum + one.bytes, 0);
  return today + here + bytes <= (isOfJob ? env.artworkDailyBytes : strangersBytes(env));
}

const strangersBytes = ({ artworkDailyBytes }: Context['env']): number =>
  Math.min(STRANGERS_DAILY_BYTES, artworkDailyBytes);

async function keep(
  name: string,
  content: Uint8Array,
  { artworkFiles }: Context,
): Promise<KeptFiles[number]> {
  const id = randomUUID();
  await artworkFiles.create(id);
  if (content.length > 0) await artworkFiles.write(id, 0, piecesOf(content), content.length);
  const { kind } = recognize(content.subarray(0, HEAD_BYTES));
  return {
    id,
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    isArtwork: kind !== 'other' && kind !== 'empty' && kind !== 'unreadable',
  };
}

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Of parts that have no name. */
const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/plain': '.txt',
};
