// The head and the text of a mail that is too large to be read whole, as a small mail of its own; its files are named.
import type { ImapFlow, MessageStructureObject } from 'imapflow';
import { tellBytes } from '../../schemas/told-artwork.ts';

const TEXT_BYTES = 1024 * 1024;

export async function readLargeMail(
  client: ImapFlow,
  uid: number,
): Promise<{ raw: Uint8Array; left: string[] }> {
  const found = await client.fetchOne(String(uid), { headers: true, bodyStructure: true }, { uid: true });
  if (found === false || found.headers === undefined)
    throw new Error('The head of a mail could not be read.');
  const parts = leavesOf(found.bodyStructure);
  const text = parts.find(isText('text/plain')) ?? parts.find(isText('text/html'));
  const body = text ? await readPart(client, uid, text) : Buffer.alloc(0);
  return {
    raw: Buffer.concat([headOf(found.headers, text), body]),
    left: parts.filter((part) => part !== text && nameOf(part) !== '').map(tellPart),
  };
}

const leavesOf = (part: MessageStructureObject | undefined): MessageStructureObject[] =>
  part === undefined ? [] : part.childNodes ? part.childNodes.flatMap(leavesOf) : [part];

const isText = (type: string) => (part: MessageStructureObject) =>
  part.type === type && part.disposition !== 'attachment';

async function readPart(client: ImapFlow, uid: number, { part }: MessageStructureObject): Promise<Buffer> {
  const key = part ?? '1';
  const found = await client.fetchOne(
    String(uid),
    { bodyParts: [{ key, start: 0, maxLength: TEXT_BYTES }] },
    { uid: true },
  );
  return found === false ? Buffer.alloc(0) : (found.bodyParts?.get(key) ?? Buffer.alloc(0));
}

/** The mail's own, but for what says how its body is made. */
function headOf(headers: Buffer, text: MessageStructureObject | undefined): Buffer {
  const kept = headers
    .toString('latin1')
    .split(/\r?\n(?![ \t])/)
    .filter((line) => line !== '' && !/^(?:content-[\w-]+|mime-version):/i.test(line));
  const charset = text?.parameters?.charset;
  const type = `${text?.type ?? 'text/plain'}${charset ? `; charset="${charset.replaceAll('"', '')}"` : ''}`;
  const encoding = text?.encoding ?? '7bit';
  return Buffer.from(
    [
      ...kept,
      'MIME-Version: 1.0',
      `Content-Type: ${type}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      '',
    ].join('\r\n'),
    'latin1',
  );
}

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject): string =>
  dispositionParameters?.filename ?? parameters?.name ?? '';

/** Its size on the wire, which is a third more than its own where it is base64. */
const tellPart = (part: MessageStructureObject): string => {
  const bytes = (part.size ?? 0) * (part.encoding?.toLowerCase() === 'base64' ? 0.73 : 1);
  return `${nameOf(part)}, ${tellBytes(Math.round(bytes))}`;
};
