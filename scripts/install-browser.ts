// Gets a Chromium for the browser tests where there is none: Playwright's download, else Debian's package. And a font of
// Arial's measures, which nearly every visitor has: without one the page's text moves when its own faces arrive.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const WAYS: { name: string; commands: string[][] }[] = [
  { name: "Playwright's download", commands: [['playwright', 'install', 'chromium']] },
  { name: "the system's package", commands: aptInstall('chromium-headless-shell') },
  { name: "the system's larger package", commands: aptInstall('chromium') },
];

for (const way of WAYS) {
  if (findChromium()) break;
  process.stderr.write(`No Chromium for the browser tests yet: trying ${way.name}…\n`);
  runAll(way.commands);
}
if (!findChromium()) {
  process.stderr.write('Install Chromium and run this again; the browser tests need it.\n');
  process.exit(1);
}
if (lacksArial()) {
  process.stderr.write(
    "No font of Arial's measures for the browser tests yet: trying the system's package…\n",
  );
  runAll(aptInstall('fonts-liberation'));
}

/** Where fontconfig chooses the fonts, that is on Linux. */
function lacksArial(): boolean {
  const { status, stdout } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' });
  return status === 0 && !/Arial|Liberation Sans|Roboto/.test(stdout);
}

function aptInstall(name: string): string[][] {
  return [
    [...asRoot(), 'apt-get', 'update', '-qq'],
    [...asRoot(), 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ];
}

function runAll(commands: string[][]): void {
  for (const [command = '', ...args] of commands) {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 600_000 });
    if (status !== 0) process.stderr.write(`${command} ${args.join(' ')}: ${lastLine(stderr || stdout)}\n`);
  }
}

function asRoot(): string[] {
  return process.getuid?.() === 0 ? [] : ['sudo', '-n'];
}

function lastLine(text: string | null): string {
  return text?.trim().split('\n').at(-1) ?? 'failed';
}
