// Fresh storage for each test, on either engine, closed and removed by itself afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openDatabase, type StorageLocation } from '../dialect/open-database.ts';
import { openStorage } from '../open-storage.ts';
import type { Storage } from '../storage.ts';
import type { Database } from '../tables.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface TestStorage {
  /** A new place where nothing is stored, not even a schema. */
  createEmptyLocation(): Promise<StorageLocation>;
  /** Opens the storage there, or in a new place of its own; it is closed after the test. */
  open(location?: StorageLocation): Promise<Storage>;
  /** The bare database of a new place, for what storage does not show. */
  openBare(): Promise<Database>;
}

/**
 * Call it inside a `describe`: it registers what starts and stops with it.
 *
 * @example
 * for (const engine of ENGINES) {
 *   describe(`leads on ${engine}`, () => {
 *     const { open } = useTestStorage(engine);
 *     it('starts empty', async () => expect(await (await open()).leads.count()).toBe(0));
 *   });
 * }
 */
export function useTestStorage(engine: Engine): TestStorage {
  let postgres: TestPostgres | undefined;
  const cleanUps: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres();
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  afterAll(async () => {
    await postgres?.stop();
  });

  const createFolder = async (): Promise<StorageLocation> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'boldwork-storage-'));
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
    return { dataDir };
  };
  const createEmptyLocation = async (): Promise<StorageLocation> =>
    postgres ? { databaseUrl: await postgres.createEmptyDatabase() } : createFolder();
  const createLocation = async (): Promise<StorageLocation> =>
    postgres ? { databaseUrl: await postgres.createDatabase() } : createFolder();
  return {
    createEmptyLocation,
    open: async (location) => {
      const storage = await openStorage(location ?? (await createLocation()));
      cleanUps.push(() => storage.close());
      return storage;
    },
    openBare: async () => {
      const database = await openDatabase(await createLocation());
      cleanUps.push(() => database.close());
      return database;
    },
  };
}
