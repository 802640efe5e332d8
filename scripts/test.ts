// `npm test`: the checks and the tests that a change waits for; `npm run test:long`: those that are tagged long, of every
// width, axe in every state, the evaluation; `npm test -- --all`: both. The sum of them is on the last line.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runChecks } from './checks.ts';

const isLong = process.argv.includes('--long');
const isAll = process.argv.includes('--all');

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const tally = { passed: 0, failed: 0 };
if (!isLong) {
  const checks = runChecks();
  count(checks.filter((check) => check.passed).length, checks.filter((check) => !check.passed).length);
}

heading('Unit, HTTP and database tests');
const vitest = runForReport(
  'vitest',
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    ...(isAll ? [] : [isLong ? '--tags-filter=long' : '--tags-filter=!long']),
  ],
  'vitest.json',
);
count(vitest.report?.numPassedTests, vitest.report?.numFailedTests, vitest.status);

heading('Browser tests');
const browser = runForReport(
  'playwright',
  ['test', '--reporter=list,json', ...(isAll ? [] : [isLong ? '--grep=@long' : '--grep-invert=@long'])],
  'playwright.json',
);
const stats = browser.report?.stats;
count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, browser.status);

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 ? 0 : 1);

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function runForReport(
  command: string,
  args: string[],
  file: string,
): { status: number | null; report?: Report } {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      VITEST_JSON: `${RESULTS}/${file}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${file}`,
    },
  });
  try {
    return { status, report: JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')) as Report };
  } catch (cause) {
    process.stdout.write(`${command} left no report: ${String(cause)}\n`);
    return { status };
  }
}

/** A runner that failed without a failing test (a broken file, no test found) counts as one failure. */
function count(passed = 0, failed = 0, status: number | null = failed): void {
  tally.passed += passed;
  tally.failed += failed === 0 && (status !== 0 || passed === 0) ? 1 : failed;
}

function heading(text: string): void {
  process.stdout.write(`\n${text}\n`);
}
