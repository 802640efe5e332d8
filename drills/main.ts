// `npm run drill`: what must hold when things go wrong, played through with real processes; exit 1 where it does not.
// Names one drill to run only that: durability, announcements, backups, erasure, hostile, limits, model, outages.

import { runParts } from '../bench/run-parts.ts';
import { drillAnnouncements } from './announcements.ts';
import { drillBackups } from './backups.ts';
import { drillDurability } from './durability.ts';
import { drillErasure } from './erasure.ts';
import { drillHostileValues } from './hostile.ts';
import { drillLimits } from './limits.ts';
import { drillModel } from './model.ts';
import { drillOutages } from './outages.ts';

await runParts({
  durability: drillDurability,
  announcements: drillAnnouncements,
  backups: drillBackups,
  erasure: drillErasure,
  hostile: drillHostileValues,
  limits: drillLimits,
  model: drillModel,
  outages: drillOutages,
});

// Said outright: the PostgreSQL of the drills hooks into the end of the process, which would then be 0.
process.exit(process.exitCode);
