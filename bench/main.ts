// `npm run bench`: speed as ratios against floors measured in the same run. Names one part to run only that:
// message-call, latest-conversations, start-up.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchLatestConversations } from './latest-conversations.ts';
import { benchMessageCall } from './message-call.ts';
import { benchStartUp } from './start-up.ts';

const PARTS: Record<string, (dir: string) => Promise<void>> = {
  'message-call': benchMessageCall,
  'latest-conversations': benchLatestConversations,
  'start-up': benchStartUp,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  const dir = await mkdtemp(join(tmpdir(), 'boldwork-bench-'));
  try {
    await PARTS[name]?.(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
