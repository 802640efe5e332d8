// A lead for tests of what is told of it.
import type { Lead } from '../../schemas/lead.ts';

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
    confirmed: true,
    handledAt: null,
    handledBy: null,
    replyDueAt: '2026-03-05T15:00:00.000Z',
    announcements: [],
    createdAt: '2026-03-04T15:00:00.000Z',
    ...values,
  };
}
