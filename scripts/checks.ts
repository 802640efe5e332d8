// The checks that need no running program, in one list for `npm run check` and `npm test`.
import { spawnSync } from 'node:child_process';
import { styleText } from 'node:util';

const CHECKS = [
  { name: 'types', command: ['tsc', '--noEmit', '--pretty'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '--reporter=summary'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

/** Runs all checks, prints their findings, and says for each whether it passed. */
export function runChecks(): { name: string; passed: boolean }[] {
  return CHECKS.map(({ name, command: [program = '', ...args] }) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    const passed = status === 0;
    process.stdout.write(`${passed ? styleText('green', '✓') : styleText('red', '✗')} ${name}\n`);
    if (!passed) process.stdout.write(`${stdout}${stderr}`);
    return { name, passed };
  });
}
