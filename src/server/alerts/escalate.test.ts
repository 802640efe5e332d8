// Promises about to be late: told once, everywhere, in time, and not in the night.
import { afterEach, describe, expect, it } from 'vitest';
import type { Alerts } from '../../schemas/alerts.ts';
import type { TimelineEntry } from '../../schemas/pipeline.ts';
import { chatLead, saveLead } from '../../storage/testing/samples.ts';
import { type AllChannels, startAllChannels } from '../testing/all-channels.ts';
import { itemOf } from '../testing/lead.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** 11 am at the shop. */
const DUE = '2026-03-04T17:00:00.000Z';

describe('a promise about to be late', () => {
  const start = useTestApp();
  let shop: AllChannels;

  const open = async (replyDueAt = DUE, quiet: [string, string] | null = null) => {
    shop = await startAllChannels(start);
    shop.server.shop.current = { ...shop.server.shop.current, quiet_hours: quiet };
    await shop.ask('POST', 'alerts/push', shop.push.subscribe('pixel'));
    const lead = chatLead({ replyDueAt, items: [itemOf()], name: 'Marisol Vega' });
    await saveLead(shop.server.storage, lead);
    return lead.id;
  };
  const at = async (iso: string) => {
    shop.server.clock.now = new Date(iso);
    await shop.look();
  };
  const told = () => ({
    mail: shop.mail.taken
      .map(({ parsed }) => `${parsed.subject}`)
      .filter((subject) => /^Answer/.test(subject)),
    webhook: shop.hook.requests
      .map(({ body }) => JSON.parse(body).type)
      .filter((type) => type !== 'channel.changed'),
    push: shop.push.pushes.map(({ message }) => `${message.title}`).filter((title) => /^Answer/.test(title)),
  });
  const NOTHING = { mail: [], webhook: [], push: [] };

  afterEach(() => shop.stop());

  it('is told an hour before by every channel, once, and stands in the ledger and the timeline', async () => {
    const id = await open();
    await at('2026-03-04T15:59:00.000Z');
    expect(told()).toEqual(NOTHING);
    await at('2026-03-04T16:00:00.000Z');
    const once = {
      mail: ['Answer is due: 48 T-shirts for Marisol Vega'],
      webhook: ['lead.escalated'],
      push: ['Answer promised by 11 am'],
    };
    await expect.poll(told).toEqual(once);
    expect(shop.push.pushes.find(({ message }) => message.tag === id)?.message).toMatchObject({
      body: '48 T-shirts, by Fri Mar 20',
      url: `/admin/dashboard?lead=${id}`,
    });
    await at('2026-03-04T18:00:00.000Z');
    expect(told()).toEqual(once);
    const { ledger } = (await shop.ask('GET', 'alerts')).json<Alerts>();
    expect(
      ledger.flatMap(({ kind, channel, leadId }) => (kind === 'escalation' ? [`${channel} ${leadId}`] : [])),
    ).toEqual(expect.arrayContaining([`mail ${id}`, `webhook ${id}`, `push ${id}`]));
    const timeline = (await shop.ask('GET', `leads/${id}/timeline`)).json<TimelineEntry[]>();
    expect(timeline.find(({ kind }) => kind === 'escalated')).toMatchObject({
      who: 'server',
      at: '2026-03-04T16:00:00.000Z',
    });
  });

  it('is told of late where nobody looked in time, and never of what was answered', async () => {
    const id = await open();
    await at('2026-03-04T19:00:00.000Z');
    await expect.poll(() => told().mail).toEqual(['Answer is late: 48 T-shirts for Marisol Vega']);
    expect(told().push).toEqual(['Answer late since 11 am']);
    const other = chatLead({ replyDueAt: DUE });
    await saveLead(shop.server.storage, other);
    await shop.ask('PATCH', `leads/${other.id}`, { handled: true });
    await at('2026-03-04T20:00:00.000Z');
    expect(told().webhook).toEqual(['lead.escalated']);
    expect((await shop.server.storage.leads.find(id))?.handledAt).toBeNull();
  });

  it('waits for the end of quiet hours on phones alone, and is dropped where somebody has answered by then', async () => {
    // 7:30 am at the shop; the quiet hours end at 7.
    const id = await open('2026-03-04T13:30:00.000Z', ['21:00', '07:00']);
    await at('2026-03-04T12:35:00.000Z');
    await expect.poll(() => told().mail).toHaveLength(1);
    expect(told().push).toEqual([]);
    await shop.ask('PATCH', `leads/${id}`, { handled: true });
    shop.server.clock.now = new Date('2026-03-04T13:00:00.000Z');
    shop.server.notifier.wake();
    await expect
      .poll(async () =>
        (await shop.server.storage.leads.find(id))?.announcements.map(({ channel }) => channel),
      )
      .toEqual(['late-email', 'late-webhook']);
    expect(told().push).toEqual([]);
  });

  it('breaks the quiet hours where it would break before they end', async () => {
    await open('2026-03-04T12:45:00.000Z', ['21:00', '07:00']);
    await at('2026-03-04T11:50:00.000Z');
    await expect.poll(() => told().push).toEqual(['Answer promised by 6:45 am']);
  });
});
