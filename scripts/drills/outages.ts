// The database goes away and comes back, the disk fills up, turns read-only and fails: `npm run drill -- outages`.
import { drillDatabaseOutages } from './outages/database.ts';
import { drillDiskFaults } from './outages/disk.ts';

export async function drillOutages(dir: string): Promise<void> {
  await drillDatabaseOutages(dir);
  await drillDiskFaults(dir);
}
