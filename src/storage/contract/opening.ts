// Opening storage: the schema is brought up to date once, whoever else opens it at the same time.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startConversation } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeOpening({ open, createEmptyLocation }: TestStorage): void {
  it('answers a ping', async () => {
    const storage = await open();
    await expect(storage.ping()).resolves.toBeUndefined();
  });

  it('rejects a ping once it is closed', async () => {
    const storage = await open();
    await storage.close();
    await expect(storage.ping()).rejects.toThrow();
  });

  it('keeps what was stored when it is opened again', async () => {
    const location = await createEmptyLocation();
    const first = await open(location);
    const id = await startConversation(first);
    await first.close();
    const second = await open(location);
    expect(await second.conversations.find(id)).toMatchObject({ id, messageCount: 1 });
  });

  it('migrates once when opened several times at once', async () => {
    const location = await createEmptyLocation();
    const storages = await Promise.all([1, 2, 3, 4].map(() => open(location)));
    for (const storage of storages) await startConversation(storage);
    expect(await storages[0]?.conversations.count()).toBe(4);
  });

  it('migrates once when several processes start at once', async () => {
    const location = await createEmptyLocation();
    await Promise.all([1, 2, 3].map(() => startInAnotherProcess(location)));
    expect(await (await open(location)).conversations.count()).toBe(3);
  });
}

/** Opens the storage in a new process and starts a conversation there. */
async function startInAnotherProcess(location: object): Promise<void> {
  const program = `
    const { openStorage } = await import(${JSON.stringify(import.meta.resolve('../open-storage.ts'))});
    const { startConversation } = await import(${JSON.stringify(import.meta.resolve('../testing/samples.ts'))});
    const storage = await openStorage(${JSON.stringify(location)});
    await startConversation(storage);
    await storage.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
}
