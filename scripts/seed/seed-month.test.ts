import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '../../src/schemas/conversation.ts';
import type { Lead } from '../../src/schemas/lead.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { loadShop } from '../../src/shop/load-shop.ts';
import { isOpen } from '../../src/shop/opening-hours.ts';
import type { Page, PageRequest } from '../../src/storage/cursor.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { NotEmptyError, seedMonth } from './seed-month.ts';

const NOW = new Date('2026-03-10T19:20:00.000Z');
const MONTH_MS = 31 * 24 * 60 * 60_000;

let dataDir: string;
let storage: Storage;
let shop: Shop;
let counts: { conversations: number; leads: number };
let conversations: Conversation[];
let leads: Lead[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'boldwork-seed-'));
  [storage, shop] = await Promise.all([openStorage({ dataDir }), loadShop('shop')]);
  counts = await seedMonth(storage, shop, NOW);
  conversations = await listAll((page) => storage.conversations.list(page));
  leads = await listAll((page) => storage.leads.list(page));
});

afterAll(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true });
});

describe('the seeded month', () => {
  it('has thirty conversations and twenty leads at least, and says how many', () => {
    expect(conversations.length).toBeGreaterThanOrEqual(30);
    expect(leads.length).toBeGreaterThanOrEqual(20);
    expect(counts).toEqual({ conversations: conversations.length, leads: leads.length });
  });

  it('lies in the past, all of it within a month, on many days', () => {
    const times = [...conversations, ...leads].map(({ createdAt }) => Date.parse(createdAt));
    expect(Math.max(...times)).toBeLessThan(NOW.getTime());
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - MONTH_MS);
    expect(new Set(times.map((time) => new Date(time).toDateString())).size).toBeGreaterThan(20);
    expect(conversations.flatMap((conversation) => conversation.messages).length).toBeGreaterThan(200);
  });

  it('asks for every service, in every way a lead can come', () => {
    const asked = new Set(leads.map((lead) => lead.service));
    expect(shop.services.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
    expect(new Set(leads.map((lead) => lead.source))).toEqual(new Set(['chat', 'quote_form', 'callback']));
  });

  it('has requests for several things, each with its price', () => {
    const several = leads.filter(({ items }) => items.length > 1);
    expect(several.length).toBeGreaterThan(1);
    for (const { items } of several) {
      expect(items.map(({ product }) => product)).not.toContain(null);
      expect(items.every(({ estimate }) => estimate !== null)).toBe(true);
    }
    const sent = several.map(({ conversationId }) => conversationId);
    expect(leads.filter(({ conversationId }) => sent.includes(conversationId))).toHaveLength(sent.length);
  });

  it('has visitors of several languages, leads never confirmed, and visitors who left nothing', async () => {
    expect(new Set(conversations.map((conversation) => conversation.language)).size).toBeGreaterThan(2);
    expect(leads.filter((lead) => !lead.confirmed).length).toBeGreaterThan(2);
    const withLead = new Set(leads.map((lead) => lead.conversationId));
    expect(conversations.filter(({ id }) => !withLead.has(id)).length).toBeGreaterThan(5);
    expect(await storage.conversations.listUnconfirmed({ silentMs: 0, now: NOW, limit: 100 })).toEqual([]);
  });

  it('has visits on every day of the month, many more than conversations', async () => {
    const { visits, since } = await storage.visits.count('2026-02-09', '2026-03-11');
    expect(since).toBe('2026-02-08');
    expect(visits).toBeGreaterThan(5 * conversations.length);
  });

  it('has most leads answered in opening hours, and some that wait', () => {
    const answered = leads.flatMap(({ createdAt, handledAt }) =>
      handledAt ? [{ createdAt, handledAt }] : [],
    );
    expect(answered.length).toBeGreaterThan(leads.length / 2);
    expect(leads.length - answered.length).toBeGreaterThan(4);
    for (const { createdAt, handledAt } of answered) {
      expect(handledAt > createdAt && handledAt < NOW.toISOString()).toBe(true);
      expect(isOpen(shop, new Date(handledAt))).toBe(true);
    }
  });

  it('names nobody who could exist', () => {
    for (const { email, phone } of leads) {
      expect(email ?? 'x@example.com').toMatch(/[@.]example\.com$/);
      expect(phone ?? '+18165550100').toMatch(/^\+1\d{3}55501\d\d$/);
    }
  });

  it('refuses a database that holds anything, and changes nothing', async () => {
    await expect(seedMonth(storage, shop, NOW)).rejects.toThrow(NotEmptyError);
    expect(await storage.conversations.count()).toBe(counts.conversations);
    expect(await storage.leads.count()).toBe(counts.leads);
  });
});

async function listAll<Item>(list: (page: PageRequest) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ limit: 200, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}
