import { describe, expect, it } from 'vitest';
import { answered, initialState, sending } from '../conversation/state.ts';
import { heard, heldBy, typing } from './live-steps.ts';

const NOW = new Date('2026-03-04T15:00:00.000Z');
const MESSAGE = { id: 'm1', content: 'Front or back?', timestamp: NOW.toISOString(), author: 'Rosa' };

describe('a talk that a person has', () => {
  const held = heldBy({ ...initialState('Hi.'), conversationId: 'c' }, 'Rosa');

  it('has each of their messages once, with their name, and typing ends with it', () => {
    const once = heard(typing(held, true), MESSAGE);
    expect(once.live).toEqual({ heldBy: 'Rosa', isTyping: false });
    expect(once.messages.at(-1)).toMatchObject({ role: 'assistant', author: 'Rosa' });
    expect(once.heardId).toBe('m1');
    expect(heard(once, MESSAGE).messages).toHaveLength(once.messages.length);
  });

  it('tells that they came as a notice, and that Carl is back as his words', () => {
    const came = heard(held, { ...MESSAGE, id: 'e1', author: null, event: 'taken_over' });
    expect(came.messages.at(-1)?.isNotice).toBe(true);
    expect(came.suggestions).toEqual([]);
    const back = heard(heldBy(came, null), { ...MESSAGE, id: 'e2', author: null, event: 'handed_back' });
    expect(back.messages.at(-1)?.isNotice).toBeUndefined();
    expect(back.live).toEqual({ heldBy: null, isTyping: false });
    expect(typing(back, true)).toBe(back);
  });

  it('shows nothing where Carl is silent, and takes the message for delivered', () => {
    const message = { id: 'mine', role: 'user' as const, content: 'front', timestamp: NOW.toISOString() };
    const reply = { response: null, heldBy: 'Rosa', messageId: 'stored' };
    const after = answered(sending(held, message), 'mine', reply, NOW);
    expect(after.messages.at(-1)).toEqual(message);
    expect([after.isSending, after.live.heldBy]).toEqual([false, 'Rosa']);
    expect(answered(sending(after, message), 'mine', { response: 'Sure.' }, NOW).live.heldBy).toBeNull();
  });

  it('keeps the lead form as it is: Carl’s silence asks for nothing and takes nothing back', () => {
    const fields = [{ name: 'name', label: 'Name', type: 'text', required: true, value: null }] as never;
    const lead = { isWanted: true, isOpen: true, fields };
    const message = { id: 'mine', role: 'user' as const, content: 'front', timestamp: NOW.toISOString() };
    const reply = { response: null, heldBy: 'Rosa', shouldCaptureLead: false, leadCaptureFields: [] };
    expect(answered(sending({ ...held, lead }, message), 'mine', reply, NOW).lead).toEqual(lead);
    const back = { response: 'Sure.', shouldCaptureLead: false, leadCaptureFields: [] };
    expect(answered(sending({ ...held, lead }, message), 'mine', back, NOW).lead.isOpen).toBe(false);
  });

  it('goes on behind what its stream brought, not behind an answer: a person may have spoken before it', () => {
    const once = heard(held, MESSAGE);
    const message = { id: 'mine', role: 'user' as const, content: 'front', timestamp: NOW.toISOString() };
    for (const reply of [{ response: null, heldBy: 'Rosa' }, { response: 'Sure.' }])
      expect(answered(sending(once, message), 'mine', { ...reply, messageId: 'm3' }, NOW).heardId).toBe('m1');
  });
});
