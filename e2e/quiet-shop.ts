// The shipped shop without its clock: closed but for a minute of the night, and without quiet hours, so that nothing begins by
// itself at opening time, and nothing waits for the morning.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** To be used as the fixture `shopDir`. */
export async function quietShop({}, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'boldwork-shop-'));
  await cp('shop', folder, { recursive: true });
  const file = join(folder, 'shop.yaml');
  const facts = await readFile(file, 'utf8');
  const quiet = facts
    .replaceAll(/^( {2}(?:mon|tues|wednes|thurs|fri|satur|sun)day): .+$/gm, '$1: 03:00-03:01')
    .replace(/^quiet_hours: .+\n/m, '');
  if (!quiet.includes('saturday: 03:00-03:01') || /^quiet_hours/m.test(quiet))
    throw new Error('shop.yaml writes its hours otherwise.');
  await writeFile(file, quiet);
  await use(folder);
  await rm(folder, { recursive: true });
}
