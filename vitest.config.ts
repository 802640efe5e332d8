import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { press } from './src/art/press-plugin.ts';

export default defineConfig({
  plugins: [press()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    tags: [{ name: 'long', description: 'what takes seconds and more, for npm run test:long' }],
    setupFiles: ['./vitest.setup.ts'],
    outputFile: { json: process.env.VITEST_JSON ?? 'test-results/vitest.json' },
    // Programs that tests start take a third less to load; where src/server/main.ts keeps its own.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    // Not a measure of speed: what reads every message there is takes a minute on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What is polled for comes when it comes: a second is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Three for two cores: every third test waits for a program or a time.
    maxWorkers: 3,
    // A process for each file would load the same modules 230 times; no test leaves anything behind in them.
    isolate: false,
  },
});
