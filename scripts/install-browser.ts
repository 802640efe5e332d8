// Gets a Chromium for the browser tests where there is none: Playwright's download, else Debian's package.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const WAYS: { name: string; commands: string[][] }[] = [
  { name: "Playwright's download", commands: [['playwright', 'install', 'chromium']] },
  {
    name: "the system's package",
    commands: [
      [...asRoot(), 'apt-get', 'update', '-qq'],
      [...asRoot(), 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  },
];

for (const way of WAYS) {
  if (findChromium()) break;
  process.stderr.write(`No Chromium for the browser tests yet: trying ${way.name}…\n`);
  for (const [command = '', ...args] of way.commands) {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 600_000 });
    if (status !== 0) process.stderr.write(`${command} ${args.join(' ')}: ${lastLine(stderr || stdout)}\n`);
  }
}
if (!findChromium()) {
  process.stderr.write('Install Chromium and run this again; the browser tests need it.\n');
  process.exit(1);
}

function asRoot(): string[] {
  return process.getuid?.() === 0 ? [] : ['sudo', '-n'];
}

function lastLine(text: string | null): string {
  return text?.trim().split('\n').at(-1) ?? 'failed';
}
