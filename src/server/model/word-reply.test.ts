import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ConversationState, initialState } from '../../assistant/state/state.ts';
import type { Effect, Turn } from '../../assistant/state/turn.ts';
import type { PhraseRequest, TurnModel } from '../../model/model.ts';
import type { Intent } from '../../schemas/reading.ts';
import { loadShop } from '../../shop/load-shop.ts';
import { beginTalk, type Talk } from './talk.ts';
import { wordReply } from './word-reply.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const now = new Date('2026-03-04T15:00:00.000Z');

const FIRST = 'Our minimum for embroidery is 12 pieces.';
const SECOND = 'We usually need 10 working days.';
const QUESTION = 'How many do you need?';
const REPLY = `${FIRST} ${SECOND} ${QUESTION}`;
const FIRST_REWORDED = 'For embroidery our minimum is 12 pieces.';
const SECOND_REWORDED = 'We normally take 10 business days.';

describe('the words of a reply', () => {
  let says: string[];
  let requests: PhraseRequest[];
  let shown: string;
  let talk: Talk;
  beforeEach(() => {
    [says, requests, shown] = [[FIRST_REWORDED, SECOND_REWORDED], [], ''];
    const model: TurnModel = {
      isThere: true,
      read: async () => ({ commands: [] }),
      async *phrase(request) {
        requests.push(request);
        yield says.join(' ');
      },
    };
    talk = beginTalk(model, { info: () => {}, warn: () => {} }, (text) => {
      shown += text;
    });
  });

  interface Given {
    reply?: string;
    state?: Partial<ConversationState>;
    effects?: Effect[];
    message?: string;
    intents?: Intent[];
    lastReply?: string;
  }
  function word({
    reply = REPLY,
    state,
    effects = [],
    message = 'hi',
    intents = [],
    lastReply = '',
  }: Given = {}) {
    const turn = { reply, effects, state: { ...initialState(), ...state } } as Turn;
    return wordReply(talk, turn, { message, reading: { intents, slots: {} }, lastReply, shop, now });
  }

  it("are the model's, and the question is the engine's", async () => {
    expect(await word()).toBe(`${FIRST_REWORDED} ${SECOND_REWORDED} ${QUESTION}`);
    expect(shown).toBe(`${FIRST_REWORDED} ${SECOND_REWORDED}`);
    expect(requests).toEqual([{ message: 'hi', statements: [FIRST, SECOND], question: QUESTION }]);
  });

  it("are the engine's from the first sentence on that is refused", async () => {
    says = [FIRST_REWORDED, 'And it is free.', SECOND_REWORDED];
    expect(await word()).toBe(`${FIRST_REWORDED} ${SECOND} ${QUESTION}`);
    expect(shown).toBe(FIRST_REWORDED);
  });

  it.each<[string, Given]>([
    ['what stores a lead', { effects: [{ type: 'save-lead' } as Effect] }],
    ['what asks for the yes to it', { state: { asked: 'confirm' } }],
    ['an answer to an attack', { intents: ['quote', 'injection'] }],
    ['an answer to abuse', { intents: ['abusive'] }],
    ['an opening', { message: "I'd like to quote flow" }],
    ['another language', { state: { language: 'es' } }],
    ['a list', { reply: `${FIRST}\n${SECOND}` }],
    ['a name that was told', { reply: `Thanks, Dana. ${FIRST}`, state: { slots: { name: 'Dana Ruiz' } } }],
    ['an address', { reply: `I noted dana@example.com. ${FIRST}` }],
    ['a question alone', { reply: QUESTION }],
  ])('are the engine’s, and no model is asked: %s', async (_what, given) => {
    expect(await word(given)).toBe(given.reply ?? REPLY);
    expect(requests).toEqual([]);
    expect(shown).toBe('');
  });

  it('hold no sentence of the reply before', async () => {
    expect(await word({ lastReply: `Hello. ${FIRST_REWORDED}` })).toBe(REPLY);
  });

  it('leave greetings away where there are sentences enough', async () => {
    says = ['Thank you!', FIRST_REWORDED, 'Thanks!', SECOND_REWORDED];
    expect(await word()).toBe(`${FIRST_REWORDED} ${SECOND_REWORDED} ${QUESTION}`);
  });

  it('go on after what was shown when the turn is taken again, without asking the model again', async () => {
    says = [FIRST_REWORDED, 'And it is free.'];
    await word();
    expect(await word()).toBe(`${FIRST_REWORDED} ${SECOND} ${QUESTION}`);
    expect(await word({ reply: `${SECOND} ${QUESTION}` })).toBe(`${FIRST_REWORDED} ${SECOND} ${QUESTION}`);
    expect(await word({ effects: [{ type: 'save-lead' } as Effect], reply: 'It is sent.' })).toBe(
      `${FIRST_REWORDED} It is sent.`,
    );
    expect(requests).toHaveLength(1);
    expect(shown).toBe(FIRST_REWORDED);
  });
});
