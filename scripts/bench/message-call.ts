// POST /api/chat/message under load, beside three floors that run in the same minutes.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, type Running, startServer } from './processes.ts';

const CONNECTIONS = [1, 16, 64];
const ROUNDS = 3;
const SECONDS = 4;
/** Turns before a connection takes its next conversation: about what a visitor says. */
const TURNS = 8;
const SAID = [
  'Hi, do you print t-shirts?',
  'I need 72 shirts with our logo, two colors on the front',
  'What would that cost?',
  'Actually make it 96',
  'by June 12th',
  'When are you open?',
  'We have a vector file ready',
  'My name is Dana Ruiz, dana@example.com',
];

interface Candidate {
  name: string;
  server: Running;
  /** Ids to talk in; the floors take any. */
  conversations: string[];
}

/** Prints requests per second, p50 and p99 (ms), medians of the rounds, and the ratio to the durable floor. */
export async function benchMessageCall(dir: string): Promise<void> {
  const candidates = await startCandidates(dir);
  console.log(
    `\nPOST /api/chat/message, medians of ${ROUNDS} rounds of ${SECONDS} s, ${TURNS} turns a conversation`,
  );
  console.log('connections  server                          req/s   p50 ms   p99 ms   / durable floor');
  try {
    for (const connections of CONNECTIONS) {
      const runs = new Map(candidates.map((candidate) => [candidate.name, [] as autocannon.Result[]]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const candidate of candidates) {
          candidate.conversations = await startConversations(candidate, connections);
          runs.get(candidate.name)?.push(await load(candidate, connections));
        }
      }
      report(connections, runs);
    }
  } finally {
    await Promise.all(candidates.map((candidate) => candidate.server.stop()));
  }
}

async function startCandidates(dir: string): Promise<Candidate[]> {
  const floor = (work: string) =>
    startServer(['scripts/bench/floor-server.ts', '--port=PORT', `--dir=${dir}`, `--work=${work}`]);
  const dataDir = join(dir, 'boldwork');
  await mkdir(dataDir);
  return [
    {
      name: 'Boldwork',
      server: await startServer(['src/server/main.ts'], { DATA_DIR: dataDir }),
      conversations: [],
    },
    { name: 'floor: durable, FULL', server: await floor('FULL'), conversations: [] },
    { name: 'floor: NORMAL (not durable)', server: await floor('NORMAL'), conversations: [] },
    { name: 'floor: nothing', server: await floor('nothing'), conversations: [] },
  ];
}

/** Enough fresh conversations for one round at 2,500 turns a second. */
async function startConversations(candidate: Candidate, connections: number): Promise<string[]> {
  const wanted = Math.ceil((SECONDS * 2500 * 2) / TURNS / connections) * connections;
  if (candidate.name !== 'Boldwork') return Array.from({ length: wanted }, () => crypto.randomUUID());
  const ids: string[] = [];
  while (ids.length < wanted) {
    ids.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(64, wanted - ids.length) }, async () => {
          const response = await fetch(`${candidate.server.url}/api/chat/start`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ sessionId: 'bench', language: 'en' }),
          });
          return ((await response.json()) as { conversationId: string }).conversationId;
        }),
      )),
    );
  }
  return ids;
}

async function load({ server, conversations }: Candidate, connections: number): Promise<autocannon.Result> {
  let clients = 0;
  const result = await autocannon({
    url: server.url,
    connections,
    duration: SECONDS,
    setupClient: (client) => {
      const own = clients++;
      let sent = 0;
      const next = () => {
        const conversationId =
          conversations[(own + Math.floor(sent / TURNS) * connections) % conversations.length];
        const body = JSON.stringify({ conversationId, message: SAID[sent % TURNS], language: 'en' });
        sent++;
        client.setHeadersAndBody(
          { 'content-type': 'application/json', 'idempotency-key': `${own}-${sent}-${conversationId}` },
          body,
        );
      };
      next();
      client.on('response', next);
    },
    requests: [{ method: 'POST', path: '/api/chat/message' }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${result.non2xx} answers were not 2xx, ${result.errors} failed: the figures would mean nothing`,
    );
  }
  return result;
}

function report(connections: number, runs: Map<string, autocannon.Result[]>): void {
  const rate = (name: string) => median((runs.get(name) ?? []).map((run) => run.requests.average));
  const durable = rate('floor: durable, FULL');
  for (const [name, results] of runs) {
    const p50 = median(results.map((run) => run.latency.p50));
    const p99 = median(results.map((run) => run.latency.p99));
    console.log(
      [
        String(connections).padStart(11),
        name.padEnd(28),
        rate(name).toFixed(0).padStart(8),
        String(p50).padStart(8),
        String(p99).padStart(8),
        (rate(name) / durable).toFixed(2).padStart(8),
      ].join(' '),
    );
  }
}
