// `npm run drill`: what must hold when things go wrong, played through with real processes; exit 1 where it does not.
// Names one drill to run only that: durability, announcements, backups, erasure, hostile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drillAnnouncements } from './announcements.ts';
import { drillBackups } from './backups.ts';
import { drillDurability } from './durability.ts';
import { drillErasure } from './erasure.ts';
import { drillHostileValues } from './hostile.ts';

const DRILLS: Record<string, (dir: string) => Promise<void>> = {
  durability: drillDurability,
  announcements: drillAnnouncements,
  backups: drillBackups,
  erasure: drillErasure,
  hostile: drillHostileValues,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in DRILLS));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(DRILLS).join(', ')}.`);
  process.exit(1);
}

for (const name of wanted.length > 0 ? wanted : Object.keys(DRILLS)) {
  const dir = await mkdtemp(join(tmpdir(), 'boldwork-drill-'));
  console.log(`\n${name}`);
  try {
    await DRILLS[name]?.(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

// Said outright: the PostgreSQL of the drills hooks into the end of the process, which would then be 0.
process.exit(process.exitCode);
