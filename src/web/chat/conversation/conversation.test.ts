// The conversation as hero and widget use it: starting, sending, failing, retrying, the lead form, remembering.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api.ts';
import { createConversation, REPLY_DELAY_MS } from './conversation.ts';
import type { MessageReply } from './reply-stream.ts';
import type { ChatRequests } from './requests.ts';
import { NO_RESPONSE_TEXT, TROUBLE_TEXT } from './state.ts';

const GREETING = "Hi, I'm Carl, an AI assistant.";
const NAME_FIELD = { name: 'name', label: 'Name', type: 'text' as const, required: true, value: null };

let storage: Map<string, string>;

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.useFakeTimers({ now: new Date('2026-03-04T16:00:00Z') });
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('starting', () => {
  it('asks once, however many want a conversation at the same time', async () => {
    const { conversation, requests } = converse();
    await Promise.all([conversation.start(), conversation.start(), conversation.send('48 tees', 'hero')]);
    expect(requests.start).toHaveBeenCalledTimes(1);
    await conversation.start();
    expect(requests.start).toHaveBeenCalledTimes(1);
  });

  it('does not show the greeting a second time', async () => {
    const { conversation } = converse();
    await conversation.start();
    expect(contents(conversation)).toEqual([GREETING]);
  });

  it('shows what the server said first when the page had no greeting, before what the visitor wrote', async () => {
    const { conversation } = converse({ greeting: null });
    await conversation.send('48 tees', 'hero');
    expect(contents(conversation)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
  });

  it('is logged only when it fails, and is tried again by the next message', async () => {
    const { conversation, requests } = converse();
    requests.start.mockRejectedValueOnce(new TypeError('offline'));
    await conversation.start();
    expectLogged('Failed to initialize conversation');
    expect(contents(conversation)).toEqual([GREETING]);
    await conversation.send('48 tees', 'hero');
    expect(contents(conversation)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
  });
});

describe('sending', () => {
  it('shows the message at once, trimmed, and the reply when it comes', async () => {
    const { conversation } = converse();
    const sent = conversation.send('  48 tees ', 'hero');
    expect(contents(conversation)).toEqual([GREETING, '48 tees']);
    expect(conversation.getState().isSending).toBe(true);
    await sent;
    expect(contents(conversation)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
    expect(conversation.getState()).toMatchObject({
      isSending: false,
      suggestions: ['24', '48'],
      ticket: [{ label: 'Job', value: 'Screen Printing' }],
    });
  });

  it('does nothing for blank text and while a message is on its way', async () => {
    const { conversation, requests } = converse();
    await conversation.send(' \n ', 'hero');
    await Promise.all([conversation.send('one', 'hero'), conversation.send('two', 'hero')]);
    expect(requests.sendMessage).toHaveBeenCalledTimes(1);
    expect(contents(conversation)).not.toContain('two');
  });

  it("keeps a button's label to show instead of its sentence", async () => {
    const { conversation, requests } = converse();
    await conversation.send("I'd like to quote flow", 'hero', { label: 'Start a Quote' });
    expect(requests.sendMessage.mock.lastCall?.[0].message).toBe("I'd like to quote flow");
    expect(conversation.getState().messages[1]).toMatchObject({ label: 'Start a Quote' });
  });

  it('shows a reply in the widget no sooner than a second after sending, and no second later than it came', async () => {
    const { conversation, requests } = converse();
    await conversation.start();
    requests.sendMessage.mockImplementationOnce(() => later(300, reply()));
    const sent = conversation.send('48 tees', 'widget');
    expect(REPLY_DELAY_MS).toBe(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(conversation.getState().isSending).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(contents(conversation).at(-1)).toBe('From 24 pieces.');

    requests.sendMessage.mockImplementationOnce(() => later(2500, reply()));
    const slow = conversation.send('and 12 caps', 'widget');
    await vi.advanceTimersByTimeAsync(2500);
    await slow;
    expect(conversation.getState().isSending).toBe(false);
  });

  it('shows a reply in the hero piece by piece as it comes', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockImplementationOnce(async (_message, _key, onDelta) => {
      onDelta?.('From ');
      onDelta?.('24');
      expect(conversation.getState().partialReply).toBe('From 24');
      return reply();
    });
    await conversation.send('48 tees', 'hero');
    expect(conversation.getState().partialReply).toBe('');
    expect(contents(conversation).at(-1)).toBe('From 24 pieces.');
  });

  it('has words of its own for a reply without text', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockResolvedValueOnce({ shouldCaptureLead: false, leadCaptureFields: [] });
    await conversation.send('hm', 'hero');
    expect(contents(conversation).at(-1)).toBe(NO_RESPONSE_TEXT);
    expect(NO_RESPONSE_TEXT).toBe("I'm here to help! What can I assist you with?");
  });

  it('starts a new conversation, text kept, when the server no longer knows this one', async () => {
    const { conversation, requests } = converse();
    await conversation.start();
    requests.start.mockResolvedValueOnce({ conversationId: 'second', greeting: GREETING });
    requests.sendMessage.mockRejectedValueOnce(refusal(404));
    await conversation.send('48 tees', 'hero');
    expect(requests.sendMessage.mock.calls.map(([message]) => message)).toEqual([
      { conversationId: 'first', message: '48 tees' },
      { conversationId: 'second', message: '48 tees' },
    ]);
    expect(contents(conversation)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
  });
});

describe('a message that fails', () => {
  it('stays, marked, and is sent again under the same key', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockRejectedValueOnce(refusal(500));
    await conversation.send('48 tees', 'widget');
    expectLogged('Failed to send the message');
    const [, failed] = conversation.getState().messages;
    expect(failed).toMatchObject({ content: '48 tees', delivery: 'failed' });

    const retried = conversation.retry(failed?.id ?? '', 'widget');
    await vi.advanceTimersByTimeAsync(REPLY_DELAY_MS);
    await retried;
    const [first, second] = requests.sendMessage.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(conversation.getState().messages[1]?.delivery).toBeUndefined();
  });

  it('brings an apology in the hero when the call throws, which goes when it is tried again', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockRejectedValueOnce(new TypeError('offline'));
    await conversation.send('48 tees', 'hero');
    expectLogged('Failed to send the message');
    expect(contents(conversation).at(-1)).toBe(TROUBLE_TEXT);
    expect(TROUBLE_TEXT).toBe("I'm sorry, I'm having trouble connecting right now. Please try again.");
    await conversation.retry(conversation.getState().messages[1]?.id ?? '', 'hero');
    expect(contents(conversation)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
  });

  it.each([
    ['hero', refusal(500)],
    ['widget', refusal(500)],
    ['widget', new TypeError('offline')],
  ] as const)('adds no message in the %s after %s', async (surface, error) => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockRejectedValueOnce(error);
    await conversation.send('48 tees', surface);
    expectLogged('Failed to send the message');
    expect(contents(conversation)).toEqual([GREETING, '48 tees']);
  });

  it("says why in the server's words", async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockRejectedValueOnce(refusal(429, 'Try again in a minute.'));
    await conversation.send('48 tees', 'hero');
    expectLogged('Failed to send the message');
    expect(conversation.getState().messages[1]).toMatchObject({ problem: 'Try again in a minute.' });
  });

  it('begins a new conversation on retry when this one is full', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockRejectedValueOnce(refusal(409, 'This chat is full.'));
    await conversation.send('48 tees', 'hero');
    expectLogged('Failed to send the message');
    const failed = conversation.getState().messages[1];
    expect(failed).toMatchObject({ isOverLimit: true, problem: 'This chat is full.' });
    requests.start.mockResolvedValueOnce({ conversationId: 'second' });
    await conversation.retry(failed?.id ?? '', 'hero');
    expect(requests.sendMessage.mock.lastCall?.[0].conversationId).toBe('second');
  });

  it('logs and marks when no conversation can be had, and says why', async () => {
    const { conversation, requests } = converse();
    requests.start.mockRejectedValueOnce(refusal(429, 'Call us instead.'));
    await conversation.send('48 tees', 'hero');
    expectLogged('Failed to initialize conversation');
    expect(requests.sendMessage).not.toHaveBeenCalled();
    expect(conversation.getState().messages.at(-1)).toMatchObject({
      content: '48 tees',
      delivery: 'failed',
      problem: 'Call us instead.',
    });
  });
});

describe('the items', () => {
  const caps = { label: 'Caps', quantity: 48, estimate: { lowCents: 100_000, highCents: 112_000 } };
  const mugs = { label: 'Mugs', quantity: 24, estimate: { lowCents: 20_000, highCents: 22_400 } };
  const total = { lowCents: 120_000, highCents: 134_400 };

  it('come with an answer, with what is new of them', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockResolvedValueOnce(reply({ items: [caps], total: caps.estimate }));
    await conversation.send('48 caps', 'hero');
    expect(conversation.getState()).toMatchObject({ items: [caps], newLines: [{ index: 0 }] });
    requests.sendMessage.mockResolvedValueOnce(reply({ items: [caps, mugs], total }));
    await conversation.send('and 24 mugs', 'hero');
    expect(conversation.getState()).toMatchObject({ items: [caps, mugs], total, newLines: [{ index: 1 }] });
    requests.sendMessage.mockResolvedValueOnce(reply({ items: [caps, mugs], total }));
    await conversation.send('do you ship?', 'hero');
    expect(conversation.getState()).toMatchObject({ items: [caps, mugs], newLines: null });
    requests.sendMessage.mockResolvedValueOnce(reply({ items: [mugs], total: mugs.estimate }));
    await conversation.send('no caps', 'hero');
    expect(conversation.getState()).toMatchObject({ items: [mugs], total: mugs.estimate, newLines: [] });
  });

  it('stay where an answer has none', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockResolvedValueOnce(reply({ items: [caps, mugs], total }));
    await conversation.send('48 caps and 24 mugs', 'hero');
    await conversation.send('do you ship?', 'hero');
    expect(conversation.getState()).toMatchObject({ items: [caps, mugs], total });
  });

  it('are taken up by the next page, nothing new among them', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockResolvedValueOnce(reply({ items: [caps, mugs], total }));
    await conversation.send('48 caps and 24 mugs', 'hero');
    expect(converse().conversation.getState()).toMatchObject({ items: [caps, mugs], total, newLines: null });
  });

  it('are none on a page that was kept before there were any', async () => {
    const { conversation } = converse();
    await conversation.send('48 tees', 'hero');
    const [[key, kept] = ['', '']] = storage;
    const { items: _, total: __, newLines: ___, ...old } = JSON.parse(kept);
    storage.set(key, JSON.stringify(old));
    const state = converse().conversation.getState();
    expect(state.messages).toHaveLength(3);
    expect(state).toMatchObject({ items: [], total: null, newLines: null });
  });

  it('stand on the receipt as the form named them', async () => {
    const { conversation } = await withOpenForm();
    await conversation.submitLead({ name: 'Dana' }, ['48 caps', '24 mugs']);
    expect(conversation.getState().messages.at(-1)).toMatchObject({ receipt: ['48 caps', '24 mugs'] });
    expect(converse().conversation.getState().messages.at(-1)).toHaveProperty('receipt');
  });
});

describe('the lead form', () => {
  it('opens when a reply first asks for it; after Cancel only on request', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockResolvedValue(
      reply({ shouldCaptureLead: true, leadCaptureFields: [NAME_FIELD] }),
    );
    await conversation.send('48 tees', 'hero');
    expect(conversation.getState().lead).toMatchObject({
      isOpen: true,
      isWanted: true,
      fields: [NAME_FIELD],
    });
    conversation.setLeadFormOpen(false);
    await conversation.send('black ones', 'hero');
    expect(conversation.getState().lead).toMatchObject({ isOpen: false, isWanted: true });
    conversation.setLeadFormOpen(true);
    expect(conversation.getState().lead.isOpen).toBe(true);
  });

  it("closes after it was sent, and the server's confirmation follows", async () => {
    const { conversation, requests } = await withOpenForm();
    const outcome = await conversation.submitLead({ name: 'Dana', phone: '555 0123' });
    expect(outcome).toEqual({ ok: true });
    expect(requests.sendLead.mock.lastCall?.[0]).toEqual({
      conversationId: 'first',
      name: 'Dana',
      phone: '555 0123',
    });
    expect(conversation.getState().lead).toMatchObject({ isOpen: false, isWanted: false });
    expect(conversation.getState().messages.at(-1)).toMatchObject({
      role: 'assistant',
      content: 'Thank you, Dana.',
    });
  });

  it('stays open after a failure, with what was wrong; unchanged it is sent again under the same key', async () => {
    const { conversation, requests } = await withOpenForm();
    requests.sendLead.mockRejectedValueOnce(
      refusal(400, 'Check the form.', [{ field: 'email', message: 'Enter an email address.' }]),
    );
    const outcome = await conversation.submitLead({ name: 'Dana' });
    expectLogged('Failed to submit the lead form');
    expect(outcome).toEqual({
      ok: false,
      errors: { email: 'Enter an email address.' },
      problem: 'Check the form.',
    });
    expect(conversation.getState().lead.isOpen).toBe(true);
    await conversation.submitLead({ name: 'Dana' });
    await conversation.submitLead({ name: 'Dana', email: 'dana@example.com' });
    const [first, again, corrected] = requests.sendLead.mock.calls.map(([, key]) => key);
    expect(again).toBe(first);
    expect(corrected).not.toBe(first);
  });
});

describe('what was typed into the lead form', () => {
  it('is kept until it is sent', async () => {
    const { conversation, requests } = await withOpenForm();
    conversation.keepLeadDraft({ name: 'Dana' });
    requests.sendLead.mockRejectedValueOnce(refusal(429, 'Please wait 4 minutes, or call us.'));
    expect(await conversation.submitLead({ name: 'Dana' })).toMatchObject({
      ok: false,
      problem: 'Please wait 4 minutes, or call us.',
    });
    expectLogged('Failed to submit the lead form');
    expect(conversation.getLeadDraft()).toEqual({ name: 'Dana' });
    await conversation.submitLead({ name: 'Dana' });
    expect(conversation.getLeadDraft()).toEqual({});
  });
});

describe('remembering', () => {
  it('takes up where the visit left off, on another page too', async () => {
    const { conversation } = converse();
    await conversation.send('48 tees', 'hero');
    const { conversation: next, requests } = converse();
    expect(contents(next)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
    expect(next.getInitialState().messages).toHaveLength(1);
    await next.send('black ones', 'hero');
    expect(requests.start).not.toHaveBeenCalled();
  });

  it('marks a message as failed whose answer nobody waits for any more', async () => {
    const { conversation, requests } = converse();
    requests.sendMessage.mockReturnValueOnce(new Promise(() => undefined));
    void conversation.send('48 tees', 'hero');
    await vi.advanceTimersByTimeAsync(0);
    expect(converse().conversation.getState()).toMatchObject({
      isSending: false,
      messages: [{}, { content: '48 tees', delivery: 'failed' }],
    });
  });

  it('takes up what another page of the visit added', async () => {
    const { conversation } = converse();
    await conversation.send('48 tees', 'hero');
    const { conversation: elsewhere } = converse();
    await elsewhere.send('black ones', 'hero');
    expect(contents(conversation)).not.toContain('black ones');
    conversation.refresh();
    expect(contents(conversation)).toContain('black ones');
  });

  it.each(['not JSON', '{"messages":[{}]}', '[]', 'null'])('starts afresh when storage holds %s', (text) => {
    vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: () => undefined });
    expect(contents(converse().conversation)).toEqual([GREETING]);
  });

  it('works where storage throws', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('denied');
      },
    });
    const { conversation } = converse();
    await conversation.send('48 tees', 'hero');
    expect(contents(conversation)).toEqual([GREETING, '48 tees', 'From 24 pieces.']);
  });
});

/** A conversation with a server that answers everything. */
function converse({ greeting = GREETING }: { greeting?: string | null } = {}) {
  const requests = {
    start: vi.fn<ChatRequests['start']>(async () => ({
      conversationId: 'first',
      greeting: GREETING,
      messages: [{ id: 'g', role: 'assistant', content: GREETING }],
      suggestions: ['Start a quote'],
    })),
    sendMessage: vi.fn<ChatRequests['sendMessage']>(async () => reply()),
    sendLead: vi.fn<ChatRequests['sendLead']>(async () => ({ success: true, message: 'Thank you, Dana.' })),
  };
  return { conversation: createConversation({ greeting, requests }), requests };
}

async function withOpenForm() {
  const parts = converse();
  parts.requests.sendMessage.mockResolvedValueOnce(
    reply({ shouldCaptureLead: true, leadCaptureFields: [NAME_FIELD] }),
  );
  await parts.conversation.send('48 tees', 'hero');
  expect(parts.conversation.getState().lead.isOpen).toBe(true);
  return parts;
}

function reply(over: MessageReply = {}): MessageReply {
  return {
    response: 'From 24 pieces.',
    shouldCaptureLead: false,
    leadCaptureFields: [],
    suggestions: ['24', '48'],
    ticket: [{ label: 'Job', value: 'Screen Printing' }],
    messageId: crypto.randomUUID(),
    ...over,
  };
}

function refusal(status: number, detail?: string, errors?: { field: string; message: string }[]): ApiError {
  return new ApiError(
    new Response(null, { status }),
    JSON.stringify({ title: 'No', status, detail, errors }),
  );
}

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

function contents(conversation: ReturnType<typeof createConversation>): string[] {
  return conversation.getState().messages.map(({ content }) => content);
}

/** Expects one console error that starts with `text`, and takes it off the record. */
function expectLogged(text: string): void {
  const log = vi.mocked(console.error);
  expect(log.mock.calls.map(([first]) => first)).toEqual([text]);
  log.mockClear();
}
