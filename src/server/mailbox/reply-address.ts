// Addresses that answers to the shop's mails come back to: each names its lead, signed, so that none can be made up.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Secret } from 'otpauth';
import { isEmail } from '../../schemas/contact-details.ts';
import type { Env } from '../env/env.ts';
import type { Mailbox } from '../env/env-formats.ts';

/** Of a UUID, and of the code behind it: a mail server lets nobody try 2^64 of them. */
const ID_BYTES = 16;
const MAC_BYTES = 8;

/**
 * `pattern`: an address with `*` where the signature stands, 'hello+*@shop.example'; one without is told as it is, and then
 * answers are known by the ids of mails alone. `key`: that of the job links.
 */
export function createReplyAddresses(pattern: string, key: string) {
  const sign = (id: Buffer): Buffer =>
    createHmac('sha256', key).update('reply-address').update(id).digest().subarray(0, MAC_BYTES);
  const [before = '', after = ''] = pattern.toLowerCase().split('*');

  return {
    /** Where an answer to a mail about the lead is to go. */
    of(leadId: string): string {
      const id = Buffer.from(leadId.replaceAll('-', ''), 'hex');
      const signed = toBase32(Buffer.concat([id, sign(id)]));
      const address = pattern.replace('*', signed);
      // Longer than a mailbox's name can be.
      return isEmail(address) ? address : pattern.replace(/[+-]?\*/, '');
    },

    /** The lead's id; undefined for any other address, a forged one too. */
    read(address: string): string | undefined {
      const text = address.trim().toLowerCase();
      if (!pattern.includes('*') || !text.startsWith(before) || !text.endsWith(after)) return undefined;
      const bytes = fromBase32(text.slice(before.length, text.length - after.length));
      if (bytes?.length !== ID_BYTES + MAC_BYTES) return undefined;
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(sign(id), bytes.subarray(ID_BYTES))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

/** REPLY_TO, else the sender's address with +* ; null where no mailbox is read. */
export function openReplyAddresses(
  { imapUrl, replyTo }: Pick<Env, 'imapUrl' | 'replyTo'>,
  sender: Mailbox,
  key: string,
): ReplyAddresses | null {
  if (imapUrl === null) return null;
  return createReplyAddresses(replyTo ?? sender.address.replace(/(?=@[^@]*$)/, '+*'), key);
}

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;

/** Without letter case, which mail servers do not keep. */
const toBase32 = (bytes: Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes).buffer }).base32.toLowerCase();

function fromBase32(text: string): Buffer | undefined {
  if (!/^[a-z2-7]+$/.test(text)) return undefined;
  return Buffer.from(Secret.fromBase32(text.toUpperCase()).bytes);
}
