// Carl's answer as server-sent events, however the network cuts it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api.ts';
import { readReplyStream } from './reply-stream.ts';

const STREAM = [
  'event: delta\ndata: {"text":"Größe "}\n\n',
  ': still there\n\n',
  'event: delta\r\ndata: {"text":"S"}\r\n\r\n',
  'event: reply\ndata: {"response":"Größe S"}\n\n',
].join('');

describe('readReplyStream', () => {
  it('hands over each piece and returns the reply, wherever the bytes are cut', async () => {
    const bytes = new TextEncoder().encode(STREAM);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        const pieces: string[] = [];
        const reply = await readReplyStream(stream(bytes, cuts), (text) => pieces.push(text));
        expect(pieces).toEqual(['Größe ', 'S']);
        expect(reply).toEqual({ response: 'Größe S' });
      }),
    );
  });

  it('throws the problem of an error event', async () => {
    const bytes = new TextEncoder().encode('event: error\ndata: {"title":"No","status":503}\n\n');
    const failure = readReplyStream(stream(bytes, []), () => undefined);
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ status: 503, problem: { title: 'No' } });
  });

  it('throws when the stream ends before the reply', async () => {
    const bytes = new TextEncoder().encode('event: delta\ndata: {"text":"We can "}\n\n');
    await expect(readReplyStream(stream(bytes, []), () => undefined)).rejects.toThrow('broke off');
  });
});

function stream(bytes: Uint8Array, cuts: number[]): ReadableStream<Uint8Array> {
  const ends = [...cuts.toSorted((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const end of ends) {
        controller.enqueue(bytes.slice(from, end));
        from = end;
      }
      controller.close();
    },
  });
}
