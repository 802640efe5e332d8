// A visitor's page as far as its stream goes: comes back with the last message that it has.
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { VisitorEvents } from '../../../src/schemas/live.ts';
import type { Talk } from './talk.ts';

export interface PageStream {
  /** Resolves when so many messages were heard, or after that time. */
  hasHeard(count: number, withinMs: number): Promise<void>;
  close(): void;
}

export function listenAsPage(talk: Talk, urls: readonly string[]): PageStream {
  const closing = new AbortController();
  void stayConnected(talk, urls, closing.signal);
  return {
    hasHeard: async (count, withinMs) => {
      const until = performance.now() + withinMs;
      while (talk.heard.length < count && performance.now() < until) await sleep(20);
    },
    close: () => closing.abort(),
  };
}

async function stayConnected(talk: Talk, urls: readonly string[], signal: AbortSignal): Promise<void> {
  // A page has the greeting from the start.
  let after = talk.greetingId;
  while (!signal.aborted) {
    const inThisOne = new Set<string>();
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event !== 'message') return;
        const message = JSON.parse(data) as VisitorEvents['message'];
        if (inThisOne.has(message.id)) talk.doubled.push(message.id);
        inThisOne.add(message.id);
        after = message.id;
        if (!talk.heard.some(({ id }) => id === message.id)) talk.heard.push(message);
      },
    });
    const url = urls[Math.floor(Math.random() * urls.length)];
    try {
      const response = await fetch(`${url}/api/chat/events?after=${after}`, {
        headers: { 'x-conversation': talk.id, 'x-page': '/' },
        signal,
      });
      talk.connections += 1;
      const decoder = new TextDecoder();
      for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }));
    } catch {
      // Cut off, or nobody there.
    }
    await sleep(50 + Math.random() * 100);
  }
}
