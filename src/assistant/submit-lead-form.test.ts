import { describe, expect, it } from 'vitest';
import { leadFormSchema } from '../schemas/lead-form.ts';
import { initialState } from './state.ts';
import { submitLeadForm } from './submit-lead-form.ts';
import { NOW, say, shop } from './testing/shop.ts';

const form = (values: Record<string, unknown>) =>
  leadFormSchema.parse({
    name: 'Kim Lee',
    email: 'Kim@Example.com',
    service: 'Embroidery',
    details: 'Caps for the crew.',
    ...values,
  });

describe('the lead form', () => {
  it('becomes slots and a confirmed lead, confirmed with the time of the answer', () => {
    const turn = submitLeadForm(
      initialState(),
      form({ phone: '816.555.0142', quantity: '48', dueDate: 'june 12' }),
      shop,
      NOW,
    );
    expect(turn.state.slots).toEqual({
      name: 'Kim Lee',
      email: 'kim@example.com',
      phone: '+18165550142',
      service: 'embroidery',
      quantity: 48,
      dueDate: { text: 'june 12', date: '2026-06-12' },
    });
    expect(turn.effects).toEqual([
      expect.objectContaining({
        job: 1,
        source: 'chat',
        confirmed: true,
        lead: expect.objectContaining({ service: 'Embroidery', details: 'Caps for the crew.' }),
      }),
    ]);
    expect(turn.reply).toMatch(/^Thank(?:s| you), Kim! .*tomorrow, Thursday, March 5, by 10 am/);
    expect(turn.shouldCaptureLead).toBe(false);
  });

  it('updates the lead of the job that the chat stored', () => {
    const { state } = say(['call me at 816-555-0142 about 30 hats']);
    expect(state.stored).toBe(true);
    expect(submitLeadForm(state, form({}), shop, NOW).effects[0]).toMatchObject({
      job: 1,
      source: 'callback',
    });
  });

  it('replaces what was known by what it says, also where it says nothing', () => {
    const { state } = say(['50 hoodies by april 10, 816-555-0142']);
    const { slots } = submitLeadForm(state, form({ quantity: undefined }), shop, NOW).state;
    expect(slots).toMatchObject({ email: 'kim@example.com', service: 'embroidery' });
    expect(slots).not.toHaveProperty('quantity');
    expect(slots).not.toHaveProperty('phone');
    expect(slots).not.toHaveProperty('dueDate');
  });

  it("keeps the visitor's wording of a service that is none of the shop's", () => {
    const turn = submitLeadForm(initialState(), form({ service: 'Skywriting' }), shop, NOW);
    expect(turn.effects[0]?.lead.service).toBe('Skywriting');
    expect(turn.state.slots.service).toBeUndefined();
    expect(turn.ticket[0]?.value).toBe('Skywriting');
  });

  it('keeps a phone number as typed that cannot be read', () => {
    const turn = submitLeadForm(initialState(), form({ phone: '12 34 56 78' }), shop, NOW);
    expect(turn.effects[0]?.lead.phone).toBe('12 34 56 78');
  });
});
