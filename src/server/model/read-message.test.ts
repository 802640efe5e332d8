import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initialState } from '../../assistant/state.ts';
import type { ModelReading, TurnModel } from '../../model/model.ts';
import { loadShop } from '../../shop/load-shop.ts';
import { readMessage } from './read-message.ts';
import { beginTalk } from './talk.ts';

const shop = await loadShop(join(import.meta.dirname, '../../../shop'));
const now = new Date('2026-03-04T15:00:00.000Z');

describe('reading with a model', () => {
  /** What is read, and what the model was asked. */
  async function hear(message: string, reading: ModelReading, asked = initialState().asked) {
    const requests: object[] = [];
    const model: TurnModel = {
      isThere: true,
      read: async (request) => {
        requests.push(request);
        return reading;
      },
      async *phrase() {},
    };
    const talk = beginTalk(model, { info: () => {}, warn: () => {} }, () => {});
    const state = { ...initialState(), asked };
    const heard = await readMessage(talk, { message, state, shop, now });
    await readMessage(talk, { message, state, shop, now });
    return { ...heard, requests };
  }
  const nothing: ModelReading = { intents: [], words: {} };

  it.each([
    'I need 72 shirts by friday',
    'what are your hours?',
    '48',
    'asdf',
    '👍👍',
    'Dana Ruiz, dana@example.com',
  ])(
    'does without it where the engine understands, or there is nothing to understand: %s',
    async (message) => {
      expect((await hear(message, nothing)).requests).toEqual([]);
    },
  );

  it('asks it once, however often the turn is taken', async () => {
    const { requests } = await hear('zorp glim blarg', nothing);
    expect(requests).toEqual([{ message: 'zorp glim blarg', asked: null }]);
  });

  it("reads the words that it points out with the engine's parsers", async () => {
    const message = 'zorp glim, blarg seventy two or so glim';
    const reading: ModelReading = {
      intents: ['quote'],
      words: { quantity: 'Seventy  two', dueDate: 'next friday', service: 'glim' },
    };
    const { intents, slots } = await hear(message, reading, 'colors');
    expect(intents).toEqual(['quote']);
    expect(slots).toEqual({ quantity: 72 });
  });

  it('takes no yes, no blame and no handing over from it', async () => {
    const { intents } = await hear('zorp glim blarg', {
      intents: ['affirm', 'abusive', 'injection', 'human', 'deny', 'services'],
      words: {},
    });
    expect(intents).toEqual(['services']);
  });
});
