// A database that holds data comes to the newest schema with all of it.
import { expect, it } from 'vitest';
import { emptyItem } from '../../schemas/item.ts';
import { createDatabase } from '../dialect/open-database.ts';
import { frontDesk } from '../migrations/001-front-desk.ts';
import { announcements } from '../migrations/002-announcements.ts';
import { visits } from '../migrations/003-visits.ts';
import { leadActivity } from '../migrations/004-lead-activity.ts';
import { knownAddresses } from '../migrations/005-known-addresses.ts';
import { chatLead, item, later, NOON, saveLead } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const LEADS = 1200; // More than are copied at once.

export function describeMigrations({ open, createEmptyLocation }: TestStorage): void {
  it('brings conversations, messages and leads of the first schema along', async () => {
    const location = await createEmptyLocation();
    const database = createDatabase(location);
    await database.open({ '001-front-desk': frontDesk });
    const id = (kind: number, index: number) =>
      `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const at = (index: number) => later(index).toISOString();
    const indexes = Array.from({ length: LEADS }, (_, index) => index);
    await database.write.transaction().execute(async (transaction) => {
      // As these tables were then: the types are those of the newest schema.
      const insert = async (table: string, rows: Record<string, unknown>[]) => {
        await transaction
          .insertInto(table as never)
          .values(rows as never)
          .execute();
      };
      await insert(
        'chat_conversations',
        indexes.map((index) => ({
          id: id(1, index),
          session_id: 'page-1',
          language: 'en',
          message_count: 1,
          created_at: at(index),
          updated_at: at(index),
        })),
      );
      await insert(
        'chat_messages',
        indexes.map((index) => ({
          id: id(2, index),
          conversation_id: id(1, index),
          seq: 1,
          role: 'user',
          content: `message ${index}`,
          metadata: '{"label":"Start a Quote"}',
          timestamp: at(index),
        })),
      );
      await insert(
        'chat_leads',
        indexes.map((index) => ({
          id: id(3, index),
          conversation_id: id(1, index),
          job: 1,
          source: 'callback',
          name: `Zoë ${index}`,
          email: null,
          phone: '+18165550170',
          company: 'Árbol',
          service: 'Embroidery',
          quantity: index,
          due_date: 'Friday',
          details: `caps ${index}`,
          confirmed: 0,
          reply_due_at: index % 2 ? null : later(1000 + index).toISOString(),
          created_at: at(index),
        })),
      );
      await insert(
        'contact_submissions',
        indexes.map((index) => ({
          id: id(4, index),
          name: `Sam ${index}`,
          email: 'sam@example.com',
          service: 'Car Wraps',
          details: null,
          reply_due_at: index % 2 ? null : later(1000 + index).toISOString(),
          handled_at: NOON.toISOString(),
          handled_by: 'owner',
          created_at: at(index),
        })),
      );
      await insert('kept_answers', [
        {
          scope: 'POST /api/contact',
          key: 'key-1',
          fingerprint: 'digest-1',
          status: 201,
          body: '{}',
          created_at: NOON.toISOString(),
        },
      ]);
    });
    await database.close();

    const storage = await open(location);
    expect(await storage.leads.count()).toBe(2 * LEADS);
    expect(await storage.conversations.count()).toBe(LEADS);
    expect(await storage.answers.find('POST /api/contact', 'key-1')).toMatchObject({ status: 201 });
    expect((await storage.conversations.findTranscript(id(1, 7)))?.messages).toEqual([
      {
        id: id(2, 7),
        role: 'user',
        content: 'message 7',
        metadata: { label: 'Start a Quote' },
        timestamp: at(7),
      },
    ]);
    expect(await storage.leads.find(id(3, 7))).toEqual({
      id: id(3, 7),
      source: 'callback',
      conversationId: id(1, 7),
      name: 'Zoë 7',
      email: null,
      phone: '+18165550170',
      company: 'Árbol',
      service: 'Embroidery',
      quantity: 7,
      dueDate: 'Friday',
      details: 'caps 7',
      items: [{ ...emptyItem('1'), wording: 'Embroidery', quantity: 7, dueDate: 'Friday' }],
      confirmed: false,
      handledAt: null,
      handledBy: null,
      replyDueAt: at(7),
      announcements: [],
      createdAt: at(7),
    });
    expect(await storage.leads.find(id(4, 8))).toMatchObject({
      name: 'Sam 8',
      details: null,
      handledAt: NOON.toISOString(),
      handledBy: 'owner',
      replyDueAt: later(1008).toISOString(),
      createdAt: at(8),
    });
    const found = await storage.leads.list({ limit: 10, q: 'zoe ARBOL 555-0170 1199' });
    expect(found.items.map((lead) => lead.id)).toEqual([id(3, 1199)]);

    const turn = { conversationId: id(1, 7), expectedMessageCount: 1 };
    await saveLead(storage, chatLead({ name: 'Zoë again', notify: ['email'] }), turn);
    expect(await storage.leads.find(id(3, 7))).toMatchObject({
      name: 'Zoë again',
      source: 'callback',
      announcements: [{ channel: 'email', state: 'waiting' }],
    });
  });

  it('reads leads from before there were items as one item each, whatever they came by', async () => {
    const location = await createEmptyLocation();
    const database = createDatabase(location);
    await database.open({
      '001-front-desk': frontDesk,
      '002-announcements': announcements,
      '003-visits': visits,
      '004-lead-activity': leadActivity,
      '005-known-addresses': knownAddresses,
    });
    const [chatId, formId] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
    const conversationId = '00000000-0000-4000-8000-000000000003';
    const at = NOON.toISOString();
    const insert = (table: string, row: Record<string, unknown>) =>
      database.write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto(table as never)
          .values(row as never)
          .execute();
      });
    await insert('chat_conversations', {
      id: conversationId,
      session_id: 'page-1',
      language: 'en',
      message_count: 1,
      created_at: at,
      updated_at: at,
    });
    const known = { reply_due_at: at, handled_at: null, handled_by: null, created_at: at };
    await insert('chat_leads', {
      id: chatId,
      conversation_id: conversationId,
      job: 1,
      source: 'chat',
      name: 'Zoë',
      email: 'zoe@example.com',
      phone: null,
      company: null,
      service: 'Screen Printing',
      quantity: 72,
      due_date: '2026-03-27 (friday the 27th)',
      details: 'tees',
      confirmed: 1,
      touched_at: null,
      search: 'zoe zoe@example.com screen printing tees\n',
      ...known,
    });
    await insert('contact_submissions', {
      id: formId,
      name: 'Sam',
      email: 'sam@example.com',
      service: 'Car Wraps',
      details: null,
      search: 'sam sam@example.com car wraps\n',
      ...known,
    });
    await database.close();

    const storage = await open(location);
    expect(await storage.leads.find(chatId ?? '')).toMatchObject({
      name: 'Zoë',
      quantity: 72,
      dueDate: '2026-03-27 (friday the 27th)',
      items: [{ ...emptyItem('1'), wording: 'Screen Printing', quantity: 72, dueDate: '2026-03-27' }],
    });
    expect(await storage.leads.find(formId ?? '')).toMatchObject({
      name: 'Sam',
      items: [{ ...emptyItem('1'), wording: 'Car Wraps' }],
    });
    expect((await storage.leads.list({ limit: 5, q: 'zoe tees' })).items).toHaveLength(1);

    const items = [item(), item({ id: '2', quantity: 24 })];
    await saveLead(storage, chatLead({ items }), { conversationId, expectedMessageCount: 1 });
    expect(await storage.leads.find(chatId ?? '')).toMatchObject({ items });
  });
}
