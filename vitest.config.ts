import { defineConfig } from 'vitest/config';
import { press } from './src/art/press-plugin.ts';

export default defineConfig({
  plugins: [press()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    outputFile: { json: process.env.VITEST_JSON ?? 'test-results/vitest.json' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
