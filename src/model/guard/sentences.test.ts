import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('the sentences of a stream', () => {
  async function split(pieces: Iterable<string>, end?: Error): Promise<string[]> {
    const sentences: string[] = [];
    const stream = async function* () {
      yield* pieces;
      if (end) throw end;
    };
    try {
      for await (const sentence of sentencesOf(stream())) sentences.push(sentence);
    } catch (error) {
      expect(error).toBe(end);
    }
    return sentences;
  }
  const text = 'At 2 p.m. today it is $4.50! See "Shipping." Then call (816) 555-0170.\nBye';

  it('are the same however the stream is cut', async () => {
    const whole = await split([text]);
    expect(whole).toEqual([
      'At 2 p.m. today it is $4.50!',
      'See "Shipping."',
      'Then call (816) 555-0170.',
      'Bye',
    ]);
    expect(await split(text)).toEqual(whole);
    expect(await split(text.match(/.{1,5}/gs) ?? [])).toEqual(whole);
  });

  it('come as soon as the next one begins', async () => {
    expect(await split(['One. T', 'wo. Thr'], new Error('cut'))).toEqual(['One.', 'Two.']);
  });

  it('end where there is no end to one', async () => {
    expect(await split(Array.from({ length: 1000 }, () => 'no end '))).toHaveLength(1);
  });
});
