import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startChat } from '../testing/chat.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { createArtworkSweep } from './sweep.ts';

const start = useTestApp();
const HOUR_MS = 3_600_000;

it('deletes what was never finished, what no request took, and after a day what no row tells of', async () => {
  const server = await start();
  const { storage, clock } = server;
  const folder = join(server.dataDir, 'artwork');
  const conversation = await startChat(server);
  const begin = async (bytes: number) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/artwork',
      headers: { 'x-conversation': conversation },
      payload: { name: 'logo.png', bytes },
    });
    return answer.json().artworkId as string;
  };
  const [unfinished, waiting, silent] = [await begin(5), await begin(5), await begin(5)];
  await writeFile(join(folder, unfinished), 'x');
  await storage.artwork.markUploaded(waiting);
  const orphan = randomUUID();
  const old = new Date(clock.now.getTime() - 2 * HOUR_MS);
  for (const name of [orphan, `${orphan}.png`, 'notes.txt', silent]) {
    await writeFile(join(folder, name), name === silent ? '' : 'x');
    await utimes(join(folder, name), old, old);
  }
  const sweep = createArtworkSweep({ ...server.context, log: server.app.log });
  const afterHours = async (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
    await sweep();
    return (await readdir(folder)).toSorted();
  };
  const all = [unfinished, waiting, orphan, `${orphan}.png`, 'notes.txt'].toSorted();
  expect(await afterHours(0)).toEqual([...all, silent].toSorted());
  expect(await afterHours(23)).toEqual(all);
  expect(await afterHours(2)).toEqual([waiting, 'notes.txt'].toSorted());
  expect(await afterHours(6 * 24)).toEqual(['notes.txt']);
  expect(server.lines.join('')).toContain('deleted artwork that nobody came back for');
});
