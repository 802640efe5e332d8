import { describe, expect, it } from 'vitest';
import type { Conversation, ConversationMessage } from '../../../../schemas/conversation.ts';
import type { LiveConversation } from '../../../../schemas/live.ts';
import { findConversations, findLive } from './find-conversations.ts';

const at = '2026-03-10T20:20:00.000Z';

const message = (
  role: ConversationMessage['role'],
  content: string,
  metadata: ConversationMessage['metadata'] = null,
): ConversationMessage => ({ id: content, role, content, timestamp: at, metadata });

const conversation = (id: string, messages: ConversationMessage[]): Conversation => ({
  id,
  createdAt: at,
  updatedAt: at,
  language: 'en',
  messages,
});

const human = { reading: { intents: ['artwork', 'human'], slots: {} } };
const ALL = [
  conversation('b81e04d7', [
    message('user', 'navy hoodies for our robotics team'),
    message('assistant', 'How many?'),
  ]),
  conversation('2c9d7715', [message('user', 'Can I ask a person about hoodies?', human)]),
  conversation('e40b1a92', [message('user', "I'd like to quote flow", { label: 'Start a Quote' })]),
];

describe('findConversations', () => {
  it.each([
    ['', ['b81e04d7', '2c9d7715', 'e40b1a92']],
    ['   ', ['b81e04d7', '2c9d7715', 'e40b1a92']],
    ['HOODIES', ['b81e04d7', '2c9d7715']],
    ['team navy', ['b81e04d7']],
    ['how many', ['b81e04d7']],
    ['start a quote', ['e40b1a92']],
    ['quote flow', []],
    ['e40b', ['e40b1a92']],
    ['0b1a', []],
  ])('by %j finds %j', (words, ids) => {
    expect(findConversations(ALL, { words, which: 'all' }).map(({ id }) => id)).toEqual(ids);
  });

  it('keeps those who asked for a person alone', () => {
    expect(findConversations(ALL, { words: '', which: 'asked' }).map(({ id }) => id)).toEqual(['2c9d7715']);
    expect(findConversations(ALL, { words: 'navy', which: 'asked' })).toEqual([]);
  });
});

describe('findLive', () => {
  const QUEUE = [
    { id: 'b81e04d7', name: 'Dana', begunWith: 'Hello there', lastSaid: { content: 'Navy hoodies' } },
    { id: '2c9d7715', name: null, begunWith: null, lastSaid: null },
  ] as LiveConversation[];

  it.each([
    ['', ['b81e04d7', '2c9d7715']],
    ['dana hoodies', ['b81e04d7']],
    ['2c9d', ['2c9d7715']],
    ['hello', ['b81e04d7']],
    ['vans', []],
  ])('%j finds them by name, first and newest words and number', (words, ids) => {
    expect(findLive(QUEUE, words).map(({ id }) => id)).toEqual(ids);
  });
});
