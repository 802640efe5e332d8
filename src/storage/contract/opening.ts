// Opening storage: the schema is brought up to date once, whoever else opens it at the same time.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createStorage } from '../open-storage.ts';
import { StorageUnavailableError } from '../storage.ts';
import { startConversation } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeOpening({ open, createEmptyLocation }: TestStorage): void {
  it('is well where it takes a write, and fails once it is closed', async () => {
    const storage = await open();
    expect(await storage.health()).toMatchObject({ detail: null, state: 'ok' });
    const other = await open();
    await other.close();
    expect(await other.health()).toMatchObject({ state: 'failing', since: expect.any(String) });
  });

  it('answers nothing before it is open', async () => {
    const storage = createStorage(await createEmptyLocation());
    await expect(storage.conversations.count()).rejects.toThrow(StorageUnavailableError);
    await expect(storage.users.setPassword('owner', 'hash', new Date())).rejects.toThrow(
      StorageUnavailableError,
    );
    expect(await storage.health()).toMatchObject({ state: 'failing' });
    await storage.open();
    expect(await storage.conversations.count()).toBe(0);
    await storage.open();
    expect(await storage.check()).toEqual([]);
    await storage.close();
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
