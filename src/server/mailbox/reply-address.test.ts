import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../../schemas/contact-details.ts';
import { createReplyAddresses } from './reply-address.ts';

const addresses = createReplyAddresses('hello+*@shop.example', 'k'.repeat(32));
const leadId = randomUUID();

describe('the address for answers', () => {
  it('names its lead again, whatever a mail server did to its letters', () => {
    const address = addresses.of(leadId);
    expect(address).toMatch(/^hello\+[a-z2-7]{39}@shop\.example$/);
    expect(isEmail(address)).toBe(true);
    expect(addresses.read(address)).toBe(leadId);
    expect(addresses.read(` ${address.toUpperCase()} `)).toBe(leadId);
  });

  it('names none where it was changed, made up or signed with another key', () => {
    const address = addresses.of(leadId);
    const changed = address.replace(/\+(.)/, (_, letter) => `+${letter === 'a' ? 'b' : 'a'}`);
    expect(addresses.read(changed)).toBeUndefined();
    expect(addresses.read('hello@shop.example')).toBeUndefined();
    expect(addresses.read('hello+@shop.example')).toBeUndefined();
    expect(addresses.read('hello+x!y@shop.example')).toBeUndefined();
    expect(
      addresses.read(createReplyAddresses('hello+*@shop.example', 'j'.repeat(32)).of(leadId)),
    ).toBeUndefined();
    expect(addresses.read(address.replace('shop.', 'other.'))).toBeUndefined();
  });

  it('is the plain one where it would be too long, or where none is wanted', () => {
    const long = createReplyAddresses(`${'orders-and-quotes'.repeat(2)}+*@shop.example`, 'k'.repeat(32));
    expect(long.of(leadId)).toBe(`${'orders-and-quotes'.repeat(2)}@shop.example`);
    const plain = createReplyAddresses('hello@shop.example', 'k'.repeat(32));
    expect(plain.of(leadId)).toBe('hello@shop.example');
    expect(plain.read('hello@shop.example')).toBeUndefined();
  });

  it('can have a domain of its own', () => {
    const own = createReplyAddresses('*@reply.shop.example', 'k'.repeat(32));
    expect(own.read(own.of(leadId))).toBe(leadId);
  });
});
