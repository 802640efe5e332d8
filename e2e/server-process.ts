// A process that starts and stops servers, one after another, each with a database of its own. What takes long is done
// once: loading the modules, and reading the facts and drawing the pages of servers that have the same settings.
import { enableCompileCache } from 'node:module';
import { isDeepStrictEqual } from 'node:util';

/** A server to start, or that the one that runs is to stop. */
export type Order = { dataDir: string; settings: Record<string, string> } | 'stop';
/** `url` is the address of the server that was started or stopped. */
export type Outcome = { url: string } | { error: string };

// As src/server/main.ts begins.
process.env.NODE_ENV = 'production';
enableCompileCache();
const [{ readEnv }, { startServer }] = await Promise.all([
  import('../src/server/env/env.ts'),
  import('../src/server/serve.ts'),
]);

type Server = Awaited<ReturnType<typeof startServer>>;

let last: { server: Server; settings: Record<string, string>; url: string } | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => process.send?.(await carryOut(order)));

async function carryOut(order: Order): Promise<Outcome> {
  try {
    if (order === 'stop') await last?.server.stop();
    else last = await start(order);
    return { url: last?.url ?? '' };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Pages name their address, so that a server which shows those of the one before it takes its port too. */
async function start({ dataDir, settings }: Exclude<Order, 'stop'>): Promise<NonNullable<typeof last>> {
  const before = last && isDeepStrictEqual(last.settings, settings) ? last : undefined;
  const port = before ? new URL(before.url).port : '0';
  const server = await startServer(
    readEnv({ ...process.env, ...settings, DATA_DIR: dataDir, PORT: port }),
    before && Promise.resolve(before.server.context),
  );
  return { server, settings, url: server.app.listeningOrigin };
}
