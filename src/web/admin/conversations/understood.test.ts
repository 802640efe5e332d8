import { describe, expect, it } from 'vitest';
import type { ConversationMessage } from '../../../schemas/conversation.ts';
import { correctable, findLatestItems, findLatestSlots, findReading, shownText } from './understood.ts';

const message = (
  role: ConversationMessage['role'],
  metadata: ConversationMessage['metadata'],
): ConversationMessage => ({
  id: 'b81e04d7-0000-4000-8000-000000000000',
  role,
  content: 'I’d like to quote flow',
  timestamp: '2026-03-10T20:20:00.000Z',
  metadata,
});

describe('shownText', () => {
  it('shows the button’s label instead of the sentence it sends', () => {
    expect(shownText(message('user', { label: 'Start a Quote' }))).toBe('Start a Quote');
  });

  it('shows the content of every other message', () => {
    expect(shownText(message('user', null))).toBe('I’d like to quote flow');
    expect(shownText(message('user', { label: '' }))).toBe('I’d like to quote flow');
    expect(shownText(message('user', { label: 7 }))).toBe('I’d like to quote flow');
  });
});

describe('findReading', () => {
  const reading = { intents: ['quote'], slots: { quantity: 48 } };

  it('is what Carl read from a visitor’s message', () => {
    expect(findReading(message('user', { reading }))).toEqual(reading);
  });

  it('is nothing for Carl’s own message, and for metadata that holds none', () => {
    expect(findReading(message('assistant', { reading }))).toBeUndefined();
    expect(findReading(message('user', null))).toBeUndefined();
    expect(findReading(message('user', { reading: 'quote' }))).toBeUndefined();
  });
});

describe('findLatestSlots', () => {
  it('takes the newest assistant message that has a state', () => {
    const messages = [
      message('assistant', { state: { slots: { quantity: 48 } } }),
      message('user', { reading: { intents: [], slots: { quantity: 60 } } }),
      message('assistant', { state: { slots: { quantity: 60 } } }),
      message('assistant', null),
    ];
    expect(findLatestSlots(messages)).toEqual({ quantity: 60 });
  });

  it('is empty for a conversation without any', () => {
    expect(findLatestSlots([])).toEqual({});
    expect(findLatestSlots([message('assistant', { state: null })])).toEqual({});
  });
});

describe('findLatestItems', () => {
  const items = [{ label: 'Pint glasses', quantity: 24, estimate: null }];

  it('takes the newest that were talked of, also when they were sent since', () => {
    const messages = [
      message('assistant', { state: { slots: {}, items: [] } }),
      message('assistant', { state: { slots: {}, items } }),
      message('user', { state: { items: [{ label: 'Mine', quantity: 1, estimate: null }] } }),
      message('assistant', { state: { slots: {}, items: [] } }),
    ];
    expect(findLatestItems(messages)).toEqual(items);
  });

  it('is none for what was stored before there were any, and for what are none', () => {
    expect(findLatestItems([message('assistant', { state: { slots: {} } })])).toEqual([]);
    expect(findLatestItems([message('assistant', { state: { items: ['tees'] } })])).toEqual([]);
    expect(findLatestItems([message('assistant', null)])).toEqual([]);
  });
});

describe('correctable', () => {
  const day = (text: string, date: string | null) => ({ text, date });

  it.each([
    ['another count', { quantity: 48 }, { quantity: 60 }, { quantity: 48 }],
    [
      'another count of a service named now',
      { quantity: 48 },
      { service: 'car-wraps', quantity: 6 },
      { quantity: 48 },
    ],
    ['another job', { service: 'embroidery', quantity: 48 }, { service: 'car-wraps', quantity: 6 }, {}],
    [
      'another day',
      { dueDate: day('friday', '2026-03-20') },
      { dueDate: day('the 21st', '2026-03-21') },
      { dueDate: day('friday', '2026-03-20') },
    ],
    [
      'the day in other words',
      { dueDate: day('friday', '2026-03-20') },
      { dueDate: day('the 20th', '2026-03-20') },
      {},
    ],
  ])('%s', (_, before, said, expected) => {
    expect(correctable(before, said)).toEqual(expected);
  });
});
