import { expect, it } from 'vitest';
import type { Conversation, ConversationMessage } from '../../../schemas/conversation.ts';
import { nameConversation } from './name-conversation.ts';

const at = '2026-03-10T20:20:00.000Z';

const named = (...messages: Pick<ConversationMessage, 'role' | 'content' | 'metadata'>[]) =>
  nameConversation({
    id: 'b81e04d7-0000-4000-8000-000000000000',
    createdAt: at,
    updatedAt: at,
    language: 'en',
    messages: messages.map((message, index) => ({ ...message, id: String(index), timestamp: at })),
  } satisfies Conversation);

const user = (content: string, label?: string) => ({
  role: 'user' as const,
  content,
  metadata: label === undefined ? null : { label },
});
const carl = (slots: object = {}) => ({
  role: 'assistant' as const,
  content: 'Hi, I am Carl.',
  metadata: { state: { slots } },
});

it('calls a conversation by the person, as soon as Carl knows the name', () => {
  expect(named(carl(), user('navy hoodies'), carl({ name: 'Dana Whitfield', quantity: 48 }))).toBe(
    'Dana Whitfield',
  );
});

it('else by the first words the visitor typed, a button before them aside', () => {
  expect(named(carl(), user('navy  hoodies\nfor our team'), carl(), user('48'))).toBe(
    'navy hoodies for our team',
  );
  expect(named(carl(), user("I'd like to quote flow", 'Start a Quote'), carl(), user('48 caps'))).toBe(
    '48 caps',
  );
  expect(named(carl(), user("I'd like to quote flow", 'Start a Quote'), carl())).toBe('Start a Quote');
});

it('ends long words where a word ends, and one word without end anyway', () => {
  expect(named(user('word '.repeat(40)))).toBe(`${'word '.repeat(16).trim()}…`);
  expect(named(user('x'.repeat(500)))).toBe(`${'x'.repeat(80)}…`);
});

it('has no name for one in which nothing was said', () => {
  expect(named(carl())).toBeUndefined();
  expect(named()).toBeUndefined();
});
