// `npm run drill`: what must hold when things go wrong, played through with real processes; exit 1 where it does not.
// Names one drill to run only that: durability, notifications, backups, erasure, hostile, limits, model, outages, uploads,
// page-uploads, job-journeys, job-tokens, mail, live.

import { drillBackups } from './drills/backups.ts';
import { drillDurability } from './drills/durability.ts';
import { drillErasure } from './drills/erasure.ts';
import { drillHostileValues } from './drills/hostile.ts';
import { drillJobJourneys } from './drills/job-journeys.ts';
import { drillJobTokens } from './drills/job-tokens.ts';
import { drillLimits } from './drills/limits.ts';
import { drillLive } from './drills/live.ts';
import { drillMail } from './drills/mail.ts';
import { drillModel } from './drills/model.ts';
import { drillNotifications } from './drills/notifications.ts';
import { drillOutages } from './drills/outages.ts';
import { drillPageUploads } from './drills/page-uploads.ts';
import { drillUploads } from './drills/uploads.ts';
import { runParts } from './run-parts.ts';

await runParts({
  durability: drillDurability,
  notifications: drillNotifications,
  backups: drillBackups,
  erasure: drillErasure,
  hostile: drillHostileValues,
  limits: drillLimits,
  model: drillModel,
  outages: drillOutages,
  uploads: drillUploads,
  'page-uploads': drillPageUploads,
  'job-journeys': drillJobJourneys,
  'job-tokens': drillJobTokens,
  mail: drillMail,
  live: drillLive,
});

// Said outright: the PostgreSQL of the drills hooks into the end of the process, which would then be 0.
process.exit(process.exitCode);
