// One thousand conversations with a model in every state of health and honesty: `npm run drill -- model`.
// Every turn in time, leads as the engine alone takes them, nothing shown that the turn did not contain, what is stored is
// what was shown, and the model back at work within a minute of its recovery.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  INVENTED,
  MODES,
  type Mode,
  type ModelServer,
  startModelServer,
} from '../../src/model/testing/model-server.ts';
import type { Conversation } from '../../src/schemas/conversation.ts';
import type { Lead } from '../../src/schemas/lead.ts';
import { report, signIn, startChat, startShop } from './visitors.ts';

const CONVERSATIONS = 1000;
const AT_ONCE = 8;
const TURN_MS = 12_000;
/** The first token's four seconds, and what storing a turn takes on a busy machine. */
const FIRST_WORDS_MS = 5000;
const BACK_MS = 60_000;

const SCRIPTS: string[][] = [
  [
    'hi',
    'I need 72 shirts with our logo, two colors on the front',
    'how long does it take?',
    'by june 12',
    'my name is Dana Ruiz',
    'dana@example.com',
    'yes',
  ],
  [
    'need 2doz embroidered hats asap',
    'what would that cost?',
    'actually make it 48',
    'what are your hours?',
    'Lee Park, 816-555-0123',
    'yes please',
  ],
  [
    'do u do banners',
    '3x6 ft banner for a grand opening, 2 of them',
    'what files do you need?',
    'next friday',
    'this is Sam Okafor, sam@example.org',
    'yes',
  ],
  ['can I talk to a person', 'Kim Novak, kim@example.com', 'thanks, bye'],
  [
    'how much are 100 promo mugs',
    'start a quote',
    '100 mugs with our logo',
    'no rush',
    'I would rather not give my phone',
    'Ana Silva ana@example.net',
    'yes',
  ],
  [
    'the sewn on kind u know',
    'do you ship to alaska?',
    'what is the minimum for embroidery',
    '30 polos with a chest logo',
    'Max Weber',
    'max@example.com',
    'yes',
  ],
];

interface Heard {
  response: string;
  ms: number;
  firstMs: number;
}
interface Played {
  id: string;
  script: number;
  heard: Heard[];
}

export async function drillModel(dir: string): Promise<void> {
  const model = await startModelServer();
  const start = async (name: string, env: Record<string, string>) => {
    const dataDir = join(dir, name);
    await mkdir(dataDir);
    return startShop({ DATA_DIR: dataDir, ...env });
  };
  const alone = await start('alone', {});
  const helped = await start('helped', {
    ASSISTANT_BASE_URL: model.url,
    ASSISTANT_MODEL: 'drill',
    DAILY_AI_CALLS: '999999999',
  });
  const faults: string[] = [];
  try {
    console.log('  mode                       conversations  turns  worst ms  first words ms  back after s');
    const played: Played[] = [];
    const expected = new Map<string, Record<string, unknown> | null>();
    for (const [n, mode] of MODES.entries()) {
      model.mode = 'good';
      const own = await playAll(
        alone.url,
        SCRIPTS.map((_, script) => script),
      );
      const count = Math.floor(((n + 1) * CONVERSATIONS) / MODES.length) - played.length;
      model.mode = mode;
      const theirs = await playAll(
        helped.url,
        Array.from({ length: count }, (_, i) => i % SCRIPTS.length),
      );
      judge(mode, theirs, own, faults);
      played.push(...theirs);
      const ownLeads = leadsByConversation(await leadsOf(alone.url));
      for (const { id, script } of theirs) expected.set(id, ownLeads.get(own[script]?.id ?? '') ?? null);
      const backMs = await untilBack(model, helped.url);
      if (backMs > BACK_MS) faults.push(`${mode}: not back within a minute`);
      print(mode, theirs, backMs);
    }
    const owner = await signIn(helped.url);
    const leads = leadsByConversation(await leadsOf(helped.url));
    for (const [id, lead] of expected) {
      if (JSON.stringify(leads.get(id) ?? null) !== JSON.stringify(lead))
        faults.push(
          `a lead is not as the engine alone takes it: ${JSON.stringify(leads.get(id))}, ${JSON.stringify(lead)}`,
        );
    }
    const worded = judgeStored(
      await owner.list<Conversation>('/api/admin/conversations?limit=200'),
      played,
      faults,
    );
    const complete = [...leads.keys()].filter((id) => expected.has(id)).length;
    console.log(
      `  ${played.length} conversations, ${complete} leads, each as the engine alone takes it; ${worded} replies in the model's words; ${faults.length} faults`,
    );
    report(faults);
  } finally {
    await Promise.all([alone.stop(), helped.stop()]);
    await model.stop();
  }
}

async function playAll(url: string, scripts: readonly number[]): Promise<Played[]> {
  const played: Played[] = [];
  const waiting = scripts.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [, script] of waiting) {
        const id = await startChat(url);
        const heard: Heard[] = [];
        for (const message of SCRIPTS[script] ?? []) heard.push(await say(url, id, message));
        played.push({ id, script, heard });
      }
    }),
  );
  return played.toSorted((a, b) => a.script - b.script);
}

/** Streamed, as the page does; the pieces joined must be the reply. */
async function say(url: string, conversationId: string, message: string): Promise<Heard> {
  const begun = performance.now();
  const response = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ conversationId, message }),
  });
  if (!response.ok) throw new Error(`a message was answered ${response.status}`);
  let text = '';
  let firstMs = 0;
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    firstMs ||= performance.now() - begun;
    text += decoder.decode(bytes, { stream: true });
  }
  const events = [...text.matchAll(/event: (.*)\ndata: (.*)\n\n/g)].map(([, type, data = '']) => ({
    type,
    data: JSON.parse(data),
  }));
  const shown = events
    .filter(({ type }) => type === 'delta')
    .map(({ data }) => data.text)
    .join('');
  const reply = events.at(-1)?.data.response;
  if (shown !== reply) throw new Error(`shown "${shown}", answered "${reply}"`);
  return { response: shown, ms: performance.now() - begun, firstMs };
}

function judge(mode: Mode, theirs: Played[], own: Played[], faults: string[]): void {
  for (const { script, heard } of theirs) {
    for (const [i, { response, ms, firstMs }] of heard.entries()) {
      const engine = own[script]?.heard[i]?.response ?? '';
      if (ms > TURN_MS) faults.push(`${mode}: a turn took ${Math.round(ms)} ms`);
      if (firstMs > FIRST_WORDS_MS) faults.push(`${mode}: the first words took ${Math.round(firstMs)} ms`);
      if (numbersIn(response) !== numbersIn(engine)) faults.push(`${mode}: "${response}" for "${engine}"`);
      if (Object.values(INVENTED).some((said) => response.includes(said)) || /[<>{}]/.test(response))
        faults.push(`${mode}: shown unguarded: "${response}"`);
      const question = /[^.!?]*\?$/.exec(engine)?.[0] ?? '';
      if (!response.endsWith(question)) faults.push(`${mode}: does not ask "${question}": "${response}"`);
    }
  }
}

const numbersIn = (text: string): string => (text.match(/[$\d][\d,.]*\d|\d/g) ?? []).join(' ');

/** How many replies the model worded; what was stored must be what was shown. */
function judgeStored(conversations: Conversation[], played: Played[], faults: string[]): number {
  const stored = new Map(conversations.map(({ id, messages }) => [id, messages]));
  let worded = 0;
  for (const { id, heard } of played) {
    const replies = (stored.get(id) ?? []).filter(({ role }) => role === 'assistant').slice(1);
    worded += replies.filter(({ metadata }) => metadata?.wordedByModel === true).length;
    if (replies.map(({ content }) => content).join('\n') !== heard.map(({ response }) => response).join('\n'))
      faults.push(`what is stored of ${id} is not what was shown`);
  }
  return worded;
}

async function leadsOf(url: string): Promise<Lead[]> {
  return (await signIn(url)).list<Lead>('/api/admin/leads?limit=200');
}

/** What a lead tells, without what each has of its own. */
function leadsByConversation(leads: Lead[]): Map<string, Record<string, unknown>> {
  return new Map(
    leads.map(({ id: _id, conversationId, createdAt: _at, replyDueAt: _due, ...lead }) => [
      conversationId ?? '',
      lead,
    ]),
  );
}

/** Milliseconds from the model's recovery to the first reply in its words. */
async function untilBack(model: ModelServer, url: string): Promise<number> {
  model.mode = 'good';
  const begun = performance.now();
  while (performance.now() - begun <= BACK_MS) {
    const calls = model.requests.length;
    await say(url, await startChat(url), 'how long does it take to make 48 shirts?');
    if (model.requests.length > calls) return performance.now() - begun;
    await sleep(500);
  }
  return Number.POSITIVE_INFINITY;
}

function print(mode: Mode, played: Played[], backMs: number): void {
  const heard = played.flatMap((conversation) => conversation.heard);
  const worst = (key: 'ms' | 'firstMs') => String(Math.round(Math.max(...heard.map((one) => one[key]))));
  console.log(
    `  ${mode.padEnd(26)} ${String(played.length).padStart(13)} ${String(heard.length).padStart(6)} ${worst('ms').padStart(9)} ${worst('firstMs').padStart(15)} ${(backMs / 1000).toFixed(1).padStart(13)}`,
  );
}
