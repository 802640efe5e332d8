// What the mails with a proof say, read as they come out of a mail server.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../../schemas/shop.ts';
import { loadShop } from '../../../shop/load-shop.ts';
import { readEnv } from '../../env/env.ts';
import { tellLead } from '../../tell-lead.ts';
import { leadOf, NOTHING_MORE } from '../../testing/lead.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import type { Notification } from '../channel.ts';
import { createProofSend } from '../channels/proof.ts';
import { createMailer, type Mailer } from './mailer.ts';

const URL = 'https://shop.example/job/abc';
const PROOF = { version: 2, label: '48 T-shirts', shows: 'Full front, 11 in wide', isReminder: false };

let shop: Shop;
let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  shop = await loadShop(join(import.meta.dirname, '../../../../shop'));
  server = await startMailServer();
  mailer = createMailer(server.url, { connections: 1 });
});
afterAll(async () => {
  await mailer.close();
  await server.stop();
});

async function send(proofs: Awaited<ReturnType<Notification['proofs']>>, more: Partial<Notification> = {}) {
  await createProofSend(
    mailer,
    readEnv({}),
  )({
    eventId: 'a2f0c1de-0000-4000-8000-000000000000',
    attempt: 1,
    lead: tellLead(leadOf(), shop),
    ...NOTHING_MORE,
    jobUrl: async () => URL,
    proofs: async () => proofs,
    shop,
    now: new Date('2026-03-04T15:00:00.000Z'),
    ...more,
  });
  return server.taken.at(-1)?.parsed;
}

describe('the mail with a proof', () => {
  it('tells what it shows, that nothing is printed before a yes, and the page', async () => {
    const mail = await send([PROOF]);
    expect(mail?.subject).toBe('Your proof 2 from Bold Work');
    for (const words of [
      'Nothing is printed before you say yes.',
      'Proof 2:\n  48 T-shirts\n  Full front, 11 in wide',
      'Opening the page approves nothing.',
      `See the proof: ${URL}#proofs`,
    ])
      expect(mail?.text).toContain(words);
  });

  it('tells of all that wait, and reminds in other words and as another mail', async () => {
    const first = await send([PROOF]);
    const both = await send([PROOF, { ...PROOF, version: 3, label: '1 banner' }]);
    expect(both?.subject).toBe('Your 2 proofs from Bold Work');
    const again = await send([{ ...PROOF, isReminder: true }]);
    expect(again?.subject).toBe('Your proof waits at Bold Work');
    expect(again?.text).toContain('It waits for your answer');
    expect(new Set([first, both, again].map((mail) => mail?.messageId)).size).toBe(3);
  });

  it('does not go out where nothing waits, or no mail can name the page', async () => {
    const before = server.taken.length;
    await expect(send([])).rejects.toMatchObject({ isFinal: true });
    await expect(send([PROOF], { jobUrl: async () => null })).rejects.toMatchObject({ isFinal: true });
    expect(server.taken).toHaveLength(before);
  });
});
