// Finding leads: by words, source, service and whether somebody handled them.
import { expect, it } from 'vitest';
import type { LeadFilters } from '../leads/lead-store.ts';
import type { Storage } from '../storage.ts';
import { chatLead, contact, item, later, NOON, saveLead } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeLeadSearch({ open }: TestStorage): void {
  const dana = {
    name: 'Dana Reyés',
    email: 'Dana@Example.com',
    phone: '+18165550170',
    company: 'ÁRBOL & Co',
    service: 'Screen Printing',
    details: '48 shirts, 100% cotton, for the\nﬁnal_match on 12.5.',
  };
  const openWithDana = async () => {
    const storage = await open();
    await saveLead(storage, chatLead(dana));
    await storage.contacts.save(contact({ name: 'Sam Okafor', details: null }));
    return storage;
  };

  it('finds a lead by any of its words, however they are written, and its phone however it is punctuated', async () => {
    const storage = await openWithDana();
    for (const q of [
      'reyes',
      'REYÉS',
      'Reye\u0301s',
      'dana@example.COM',
      'arbol',
      'screen shirts dana',
      '  cotton\u00a0dana\t',
      'ana eye',
      '100% final',
      'final_match',
      '%',
      '48',
      '12.5',
      '+18165550170',
      '555-0170',
      '(816) 555-0170',
      '816.555.0170',
    ]) {
      expect(await namesOf(storage, { q }), q).toEqual(['Dana Reyés']);
    }
  });

  it('finds nobody where no lead has all of the words', async () => {
    const storage = await openWithDana();
    for (const q of [
      'reyes okafor',
      '100_',
      'fin%match',
      'x_l',
      '\\',
      'dana\\',
      '555-0171',
      '8165550170-1',
      '125',
      '4.8', // The digits of words are not those of the phone.
      "' or 1=1 --",
    ]) {
      expect(await namesOf(storage, { q }), q).toEqual([]);
    }
  });

  it('finds two letters where a word begins with them, and one where nothing more is looked for', async () => {
    const storage = await openWithDana();
    for (const q of ['da', 'DA', '@ da', 're da', 'sh 48', '\u00e1r', '%']) {
      expect(await namesOf(storage, { q }), q).toEqual(['Dana Reyés']);
    }
    for (const q of ['an', 'rb', '8,']) expect(await namesOf(storage, { q }), q).toEqual([]);
  });

  it('takes no sign of the search for more than a letter', async () => {
    const storage = await openWithDana();
    await storage.contacts.save(contact({ name: 'Lee', details: 'the "big" (NOT small) one* AND more' }));
    for (const q of ['"big"', '(not', 'one*', 'and the', 'NOT small', '"', '*']) {
      expect(await namesOf(storage, { q }), q).toEqual(['Lee']);
    }
  });

  it('finds the few among the many, in their order, and pages through the many', async () => {
    const storage = await open();
    const many = Array.from({ length: 2100 }, (_, index) =>
      contact({ name: index % 700 === 0 ? `Rare ${index}` : 'Common', now: later(index) }),
    );
    await Promise.all(many.map((one) => storage.contacts.save(one)));
    expect(await namesOf(storage, { q: 'rare' })).toEqual(['Rare 1400', 'Rare 700', 'Rare 0']);
    expect(await namesOf(storage, { q: 'example.com rare 700' })).toEqual(['Rare 700']);
    const page = await storage.leads.list({ limit: 50, q: 'example' });
    expect(page.items.map(({ createdAt }) => createdAt)).toEqual(
      many
        .slice(-50)
        .map(({ now }) => now.toISOString())
        .toReversed(),
    );
    expect(page.nextCursor).not.toBeNull();
  });

  it('selects nothing away by a search for nothing', async () => {
    const storage = await openWithDana();
    for (const q of ['', ' ', '\u0301']) expect(await namesOf(storage, { q })).toHaveLength(2);
  });

  it('finds a lead by what it was updated to, and no longer by what it was', async () => {
    const storage = await open();
    const conversationId = await saveLead(storage, chatLead({ company: 'Before' }));
    await saveLead(storage, chatLead({ company: 'After' }), { conversationId, expectedMessageCount: 3 });
    expect(await namesOf(storage, { q: 'after' })).toHaveLength(1);
    expect(await namesOf(storage, { q: 'before' })).toEqual([]);
  });

  it('finds a lead by what each of its items is called, and no longer by one that was taken out', async () => {
    const storage = await open();
    const [glass, banner] = [
      item({ wording: 'Pint glass', product: 'tumbler' }),
      item({ id: '2', wording: 'bannière' }),
    ];
    const conversationId = await saveLead(storage, chatLead({ items: [glass, banner] }));
    for (const q of ['pint', 'TUMBLER', 'banniere glass dana']) {
      expect(await namesOf(storage, { q }), q).toEqual(['Dana Reyes']);
    }
    await saveLead(storage, chatLead({ items: [glass] }), { conversationId, expectedMessageCount: 3 });
    expect(await namesOf(storage, { q: 'glass' })).toHaveLength(1);
    expect(await namesOf(storage, { q: 'banniere' })).toEqual([]);
  });

  it('selects by source, by service, by handled, and by all together', async () => {
    const storage = await open();
    await saveLead(storage, chatLead({ name: 'Chat', service: 'Embroidery' }));
    await saveLead(storage, chatLead({ name: 'Callback', source: 'callback' }));
    const form = contact({ name: 'Form', service: 'Embroidery' });
    await storage.contacts.save(form);
    const handled = chatLead({ name: 'Handled chat', service: 'Embroidery' });
    await saveLead(storage, handled);
    for (const id of [form.id, handled.id]) {
      expect(await storage.leads.setHandled(id, { by: 'owner', at: NOON })).toBeDefined();
    }

    const found = async (filters: LeadFilters) => (await namesOf(storage, filters)).toSorted();
    expect(await found({})).toEqual(['Callback', 'Chat', 'Form', 'Handled chat']);
    expect(await found({ source: 'quote_form' })).toEqual(['Form']);
    expect(await found({ source: 'callback' })).toEqual(['Callback']);
    expect(await found({ source: 'chat' })).toEqual(['Chat', 'Handled chat']);
    expect(await found({ service: 'Embroidery' })).toEqual(['Chat', 'Form', 'Handled chat']);
    expect(await found({ service: 'embroidery' })).toEqual([]);
    expect(await found({ handled: true })).toEqual(['Form', 'Handled chat']);
    expect(await found({ handled: false })).toEqual(['Callback', 'Chat']);
    expect(await found({ source: 'chat', service: 'Embroidery', handled: true, q: 'handled' })).toEqual([
      'Handled chat',
    ]);
    expect(await found({ source: 'callback', handled: true })).toEqual([]);
  });

  it('pages through what is found, each once, and ends where it ends', async () => {
    const storage = await open();
    for (let index = 0; index < 9; index++) {
      const now = later(index);
      await storage.contacts.save(contact({ name: index % 2 ? 'Odd' : 'Even', now }));
    }
    const first = await storage.leads.list({ limit: 3, q: 'even' });
    const second = await storage.leads.list({ limit: 3, q: 'even', cursor: first.nextCursor ?? '' });
    expect(second.nextCursor).toBeNull();
    const all = [...first.items, ...second.items];
    expect(all.map((lead) => lead.createdAt)).toEqual([8, 6, 4, 2, 0].map((ms) => later(ms).toISOString()));
  });
}

async function namesOf(storage: Storage, filters: LeadFilters): Promise<string[]> {
  return (await storage.leads.list({ limit: 50, ...filters })).items.map((lead) => lead.name);
}
