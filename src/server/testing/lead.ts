// A lead for tests of what is told of it.
import { emptyItem, type Item } from '../../schemas/item.ts';
import type { Lead } from '../../schemas/lead.ts';

/** What a notification tells of a lead that has none. */
export const NOTHING_MORE = {
  queuedAt: '2026-03-04T15:00:00.000Z',
  artwork: [],
  drawArtwork: async () => null,
  unanswered: async () => null,
  jobUrl: async () => null,
  quote: async () => null,
  proofs: async () => [],
  reply: async () => null,
  readFile: async () => null,
  answersTo: { name: 'Bold Work', address: 'hello@boldwork.example' },
  jobsOfAddress: async () => [],
};

/** A chat lead with everything known; `values` replace. */
export function leadOf(values: Partial<Lead> = {}): Lead {
  return {
    id: '5b0f1f0e-7d7e-4f3a-9c57-0d2c6a3f7b11',
    source: 'chat',
    conversationId: '9d1c1a54-0c7c-4a39-8f43-2f0d5d1f9a22',
    name: 'Dana Reyes',
    email: 'dana@example.com',
    phone: '+18165550142',
    company: 'Reyes Roofing',
    service: 'Screen Printing',
    quantity: 48,
    dueDate: '2026-03-20 (by March 20th)',
    details: 'Job: 48 black tees\nPrint: two colors on the front',
    items: [itemOf()],
    confirmed: true,
    status: 'new',
    lostReason: null,
    assignee: null,
    handledAt: null,
    handledBy: null,
    replyDueAt: '2026-03-05T15:00:00.000Z',
    announcements: [],
    language: 'en',
    firstTouch: null,
    createdAt: '2026-03-04T15:00:00.000Z',
    ...values,
  };
}

/** 48 black tees with an estimate; `values` replace. */
export function itemOf(values: Partial<Item> = {}): Item {
  return {
    ...emptyItem('1'),
    product: 't-shirt',
    wording: 'tee',
    method: 'screen-printing',
    service: 'screen-printing',
    quantity: 48,
    colors: ['black'],
    placements: ['front'],
    inkColors: 2,
    options: { garment: 'soft_tee', ink_colors: '2' },
    dueDate: '2026-03-20',
    estimate: {
      lowCents: 60_300,
      highCents: 66_330,
      unitCents: 1_382,
      includes: ['2 ink colors'],
      assumptions: ['print-ready artwork'],
      validUntil: '2026-04-03',
    },
    ...values,
  };
}
