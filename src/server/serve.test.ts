import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../storage/open-storage.ts';
import { startWebhookSink } from './testing/webhook-sink.ts';

const SERVE = JSON.stringify(join(import.meta.dirname, 'serve.ts'));

describe('the process', () => {
  let folder: string;
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boldwork-serve-'));
    await writeBuild(join(folder, 'dist'));
  });
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  function run(env: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `await (await import(${SERVE})).serve(${JSON.stringify(join(folder, 'dist'))})`,
      ],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PORT: '0',
          DATA_DIR: join(folder, 'data'),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    running.push(child);
    const out: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => out.push(chunk));
    const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(([[code], err]) => ({
      code,
      err,
    }));
    const url = async () => {
      const listening = () => /listening at (http:[^"]+)/.exec(out.join(''))?.[1];
      await expect.poll(listening, { timeout: 20_000 }).toBeTruthy();
      return listening() ?? '';
    };
    return { child, out, ended, url };
  }

  it('serves the pages, their files and the calls', async () => {
    const { url } = run();
    const base = await url();
    const page = await fetch(base);
    expect(await page.text()).toContain('<style>h2{color:blue}h1{color:red}</style>');
    expect(page.headers.get('content-security-policy')).toContain('sha256-');
    const script = await fetch(`${base}/assets/site-1.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    const icon = await fetch(`${base}/favicon.svg`);
    expect(icon.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await fetch(`${base}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${base}/.vite/manifest.json`)).status).toBe(404);
    expect((await fetch(`${base}/assets/..%2f.vite%2fmanifest.json`)).status).toBe(404);
    expect((await fetch(`${base}/assets/site-1.js`, { method: 'POST' })).status).toBe(405);
    // Once Carl is warm.
    await expect.poll(async () => (await fetch(`${base}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  });

  it('makes a first admin whose password only its own user can read', async () => {
    const { url, out } = run();
    const base = await url();
    const file = join(folder, 'data/first-admin-password');
    const password = (await readFile(file, 'utf8')).trim();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(out.join('')).not.toContain(password);
    const login = await fetch(`${base}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(login.status).toBe(200);
  });

  const finishesAt = (signal: 'SIGTERM' | 'SIGINT') => async () => {
    const { child, ended, url } = run();
    const { port } = new URL(await url());
    const socket = connect(Number(port), '127.0.0.1');
    const answer = text(socket);
    const body = JSON.stringify({ sessionId: 's' });
    socket.write(
      `POST /api/chat/start HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await fetch(`http://127.0.0.1:${port}/healthz`); // Now the server has read the headers.
    child.kill(signal);
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          () => 'up',
          () => 'refused',
        ),
      )
      .toBe('refused');
    socket.write(body);
    expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toEqual({ code: 0, err: '' });
  };

  it('finishes a request that it has begun at SIGTERM, exit 0', finishesAt('SIGTERM'));
  it('finishes a request that it has begun at SIGINT, exit 0', { tags: ['long'] }, finishesAt('SIGINT'));

  it('finishes a notification that it is sending at SIGTERM, and then closes the database', async () => {
    const sink = await startWebhookSink();
    let answer = () => {};
    sink.answer = (response) => {
      answer = () => response.writeHead(204).end();
    };
    const { child, ended, url } = run({ NOTIFY_WEBHOOK_URL: sink.url });
    const response = await fetch(`${await url()}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' }),
    });
    const { id } = (await response.json()) as { id: string };
    await expect.poll(() => sink.requests.length).toBe(1);
    child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(child.exitCode).toBeNull();
    answer();
    expect(await ended).toEqual({ code: 0, err: '' });
    await sink.stop();
    const storage = await openStorage({ dataDir: join(folder, 'data') });
    expect((await storage.leads.find(id))?.announcements).toMatchObject([
      { channel: 'webhook', state: 'sent' },
    ]);
    await storage.close();
  });

  it('ends at once at a second signal', { tags: ['long'] }, async () => {
    const { child, ended, url, out } = run();
    const { port } = new URL(await url());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    socket.write(
      'POST /api/chat/start HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n',
    );
    await fetch(`http://127.0.0.1:${port}/healthz`);
    child.kill('SIGTERM');
    await expect.poll(() => out.join('')).toContain('ending');
    child.kill('SIGTERM'); // Right behind the first: Ctrl-C by way of npm.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 1, err: '' });
  });

  const endsWith = async (env: Record<string, string>, message: RegExp) => {
    const { code, err } = await run(env).ended;
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^\s+at /m);
  };

  it.each([
    [{ PORT: 'http' }, /^PORT must be .+\n$/],
    [{ SHOP_DIR: '/nowhere' }, /shop\.yaml/],
  ])('does not start with %j and says why', endsWith);

  it.each([
    [{ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'hunter2' }, /^ADMIN_PASSWORD must be (?!.*hunter2).+\n$/],
    [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR must be .+ \(ENOTDIR\), for example DATA_DIR=.+\n$/],
    // Where mkdir's own way to make all folders on the way never ends.
    [{ DATA_DIR: '/proc/x' }, /^DATA_DIR must be .+, for example DATA_DIR=.+\n$/],
    [{ ARTWORK_DIR: '/proc/x' }, /^ARTWORK_DIR must be .+, for example ARTWORK_DIR=.+\n$/],
    // A folder that is there, and takes no file.
    [{ DATA_DIR: '/proc' }, /^The database in DATA_DIR=\/proc cannot be opened: ENOENT.+\n$/],
    [{ HOST: '192.0.2.1' }, /^HOST must be .+ \(EADDRNOTAVAIL\), for example HOST=127\.0\.0\.1\n$/],
  ])('does not start with %j either', { tags: ['long'] }, endsWith);

  it('does not start where the port is taken, and names it', { tags: ['long'] }, async () => {
    const { port } = new URL(await run().url());
    const { code, err } = await run({ PORT: port, DATA_DIR: join(folder, 'other') }).ended;
    expect(code).toBe(1);
    expect(err).toBe(
      `PORT must be a port that nobody uses (${port} is taken), for example PORT=${port === '3000' ? 3001 : 3000}\n`,
    );
  });

  it('does not start without a build', async () => {
    await rm(join(folder, 'dist'), { recursive: true });
    expect(await run().ended).toEqual({
      code: 1,
      err: expect.stringMatching(/^The pages are not built .+\n$/),
    });
  });
});

/** A build as Vite leaves it: two entries, one of which imports a chunk with CSS of its own. */
async function writeBuild(dist: string): Promise<void> {
  await mkdir(join(dist, 'client/.vite'), { recursive: true });
  await mkdir(join(dist, 'client/assets'));
  await mkdir(join(dist, 'server'));
  const files = {
    'client/.vite/manifest.json': JSON.stringify({
      'src/web/site/main.tsx': {
        file: 'assets/site-1.js',
        css: ['assets/site-1.css'],
        imports: ['_shared.js'],
      },
      'src/web/admin/main.tsx': { file: 'assets/admin-1.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'], imports: ['_shared.js'] },
    }),
    'client/assets/site-1.js': 'export {};',
    'client/assets/site-1.css': 'h1{color:red}',
    'client/assets/shared-1.css': 'h2{color:blue}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/render.js':
      'export const renderPage = ({ page }) => ({ title: page, description: page, html: page, entry: "site" });',
    'server/package.json': '{"type": "module"}',
  };
  await Promise.all(Object.entries(files).map(([file, content]) => writeFile(join(dist, file), content)));
}
