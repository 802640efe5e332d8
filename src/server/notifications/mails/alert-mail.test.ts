// What the mail about the database says of before and now.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../../schemas/shop.ts';
import { loadShop } from '../../../shop/load-shop.ts';
import type { StorageFault, StorageHealth } from '../../../storage/storage.ts';
import { readEnv } from '../../env/env.ts';
import { createAlertMailSend } from './alert-mail.ts';
import type { Mail } from './mailer.ts';

const NOW = new Date('2026-03-04T15:00:00.000Z');

let shop: Shop;

beforeAll(async () => {
  shop = await loadShop(join(import.meta.dirname, '../../../../shop'));
});

describe('the mail about the database', () => {
  it.each([
    ['ok', 'failing', 'The disk is full.'],
    ['nearly_full', 'failing', 'The disk is full.'],
    ['nearly_full', 'damaged', 'The disk is full.'],
    ['damaged', 'failing', 'The disk is full.'],
    ['failing', 'nearly_full', 'Requests are saved again. The disk is full.'],
    ['failing', 'damaged', 'Requests are saved again. The disk is full.'],
    ['damaged', 'nearly_full', 'The database was read again, and is whole. The disk is full.'],
    ['nearly_full', 'ok', 'The disk has room again.'],
  ] as const)('begins, where it went from %s to %s, with: %s', async (before, state, opening) => {
    expect((await mailOf(before, state)).body.opening[0]).toBe(opening);
  });

  it.each([
    ['away', /The site goes on by itself as soon as the database takes writes again\.$/],
    ['full', /The site goes on by itself as soon as the database takes writes again\.$/],
    ['gone', /^Visitors .*Please put the file back where it was; the site then goes on\./],
    ['damaged', /restore the newest backup and start the site again\.$/],
  ] as const)('tells how a database that fails, being %s, comes back', async (fault, advice) => {
    const [, words] = (await mailOf('ok', 'failing', fault)).body.opening;
    expect(words).toMatch(advice);
    expect(words?.includes('goes on by itself')).toBe(fault === 'away' || fault === 'full');
  });
});

async function mailOf(
  before: StorageHealth['state'],
  state: StorageHealth['state'],
  fault: StorageFault | null = null,
): Promise<Mail> {
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => void sent.push(mail),
    verify: async () => {},
    close: async () => {},
  };
  const storage = {
    state,
    fault,
    since: state === 'ok' ? null : NOW.toISOString(),
    detail: state === 'ok' ? null : 'The disk is full.',
  };
  const alert = { kind: 'storage', eventId: 'event', storage, before, shop, now: NOW } as const;
  await createAlertMailSend(mailer, readEnv({}))(alert);
  const [mail] = sent;
  if (!mail) throw new Error('no mail');
  return mail;
}
