// `npm run dev`: the server and Vite in one process on one port. Pages reload by themselves, and node --watch
// starts the process anew when the server's own code changes.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { PageData, RenderedPage } from '../schemas/page.ts';
import { createApp } from './app.ts';
import { readEnv } from './env/env.ts';
import { explainListenError } from './env/start-errors.ts';
import { ensureSomebodyCanSignIn, openAppContext, openSite } from './open-app-context.ts';
import type { PageBuild } from './pages/compose-document.ts';
import { iconLinks } from './pages/icon-links.ts';
import { startScheduler } from './scheduler/scheduler.ts';

interface Renderer {
  renderPage(data: PageData): RenderedPage;
}

const env = readEnv(process.env);
const http = createServer();
const vite = await createVite({
  // Bundling the config writes a file that node --watch would see, and start over, for ever.
  configLoader: 'native',
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});
const build = await loadDevBuild(vite);
const front = Promise.resolve({ build, assets: null, isKept: false });
const { context, isOpen } = await openAppContext(env, openSite(env, front));
const app = createApp(context, {
  serverFactory: (handler) => {
    http.on('request', (request, response) =>
      vite.middlewares(request, response, () => handler(request, response)),
    );
    return http;
  },
});
app.addHook('onRequest', async () => {
  Object.assign(build, await loadDevBuild(vite));
});
await app.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
  throw explainListenError(error, env);
});
if (!isOpen) throw new Error('The database cannot be used now.');
await ensureSomebodyCanSignIn(context, app.log);
startScheduler(context, app.log, () => vite.ws.send({ type: 'full-reload' }));

async function loadDevBuild(server: ViteDevServer): Promise<PageBuild> {
  const [renderer, firstTouch, firstConsent, clearCorner, shell, rootFiles] = await Promise.all([
    server.ssrLoadModule('/src/web/render.tsx') as Promise<Renderer>,
    readFile('src/web/first-touch.js', 'utf8'),
    readFile('src/web/voice/session/first-consent.js', 'utf8'),
    readFile('src/web/chat/widget/clear-corner.js', 'utf8'),
    server.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>'),
    readdir('dist/press/root'),
  ]);
  return {
    render: renderer.renderPage,
    entries: {
      site: { script: '/src/web/site/main.tsx', css: '', cssFiles: [], imports: [] },
      admin: { script: '/src/web/admin/main.tsx', css: '', cssFiles: [], imports: [] },
    },
    firstTouch,
    firstConsent,
    clearCorner,
    head: `${iconLinks(rootFiles)}\n${/<head>(.*)<\/head>/s.exec(shell)?.[1] ?? ''}`,
    // Vite's own scripts and styles are inline and change with every edit.
    contentSecurityPolicy: "frame-ancestors 'none'",
  };
}
