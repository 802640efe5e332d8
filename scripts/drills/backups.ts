// A backup taken while visitors write holds everything acknowledged before it began: `npm run drill -- backups`.
// Twenty of them, each restored into an empty folder and started; then the whole database moves to PostgreSQL.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Conversation } from '../../src/schemas/conversation.ts';
import type { Lead } from '../../src/schemas/lead.ts';
import { sqliteFile } from '../../src/storage/dialect/sqlite.ts';
import { startPostgres } from '../../src/storage/testing/postgres.ts';
import { contact, leadForm, mustPost, mustRun, report, signIn, startChat, startShop } from './visitors.ts';

const BACKUPS = 20;

export async function drillBackups(dir: string): Promise<void> {
  const dataDir = join(dir, 'data');
  await mkdir(dataDir);
  const server = await startShop({ DATA_DIR: dataDir });
  const told: string[] = [];
  const load = { isOn: true };
  const visitors = Promise.all(
    Array.from({ length: 6 }, (_, client) => visit(server.url, client, told, load)),
  );
  const faults: string[] = [];
  let held = 0;
  for (let n = 0; n < BACKUPS; n++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const before = told.slice();
    const file = join(dir, `backup-${n}.sqlite`);
    await mustRun('backup.ts', [file], { DATA_DIR: dataDir });
    const restored = join(dir, `restored-${n}`);
    await mkdir(restored);
    await copyFile(file, sqliteFile(restored));
    const leads = await readLeads({ DATA_DIR: restored });
    const ids = new Set(leads.map(({ id }) => id));
    held += ids.size;
    for (const id of before) if (!ids.has(id)) faults.push(`backup ${n} lacks lead ${id}`);
  }
  load.isOn = false;
  await visitors;
  await server.stop();
  console.log(
    `  ${BACKUPS} backups under load, each restored and started: ${told.length} leads acknowledged, ` +
      `${held} found in the backups together, ${faults.length} faults`,
  );
  await move(dataDir, faults);
  report(faults);
}

async function visit(url: string, client: number, told: string[], load: { isOn: boolean }): Promise<void> {
  for (let n = 0; load.isOn; n++) {
    const mark = `${client}-${n}`;
    told.push(String((await mustPost(201, url, '/api/contact', contact(mark))).body.id));
    const conversationId = await startChat(url);
    await mustPost(200, url, '/api/chat/message', {
      conversationId,
      message: `${n + 24} shirts, two colors`,
    });
    const { body } = await mustPost(201, url, '/api/chat/lead', leadForm(conversationId, mark));
    told.push(String(body.leadId));
  }
}

/** What a server shows of it on SQLite, it shows the same on PostgreSQL. */
async function move(dataDir: string, faults: string[]): Promise<void> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createEmptyDatabase();
    console.log(`  ${(await mustRun('copy-to-postgres.ts', [url], { DATA_DIR: dataDir })).trim()}`);
    const [before, after] = [
      await readAll({ DATA_DIR: dataDir }),
      await readAll({ DATA_DIR: dataDir, DATABASE_URL: url }),
    ];
    for (const kind of ['leads', 'conversations'] as const) {
      const isSame = JSON.stringify(before[kind]) === JSON.stringify(after[kind]);
      console.log(
        `  moved to PostgreSQL: ${after[kind].length} ${kind}, ${isSame ? 'the same' : 'NOT the same'}`,
      );
      if (!isSame || before[kind].length === 0) faults.push(`the ${kind} differ after the move`);
    }
  } finally {
    await postgres.stop();
  }
}

async function readLeads(env: Record<string, string>): Promise<Lead[]> {
  return (await readAll(env)).leads;
}

async function readAll(
  env: Record<string, string>,
): Promise<{ leads: Lead[]; conversations: Conversation[] }> {
  const server = await startShop(env);
  try {
    const owner = await signIn(server.url);
    const leads = await owner.list<Lead>('/api/admin/leads?limit=200');
    return { leads, conversations: await owner.list<Conversation>('/api/admin/conversations?limit=200') };
  } finally {
    await server.stop();
  }
}
