// A process that starts and stops servers, one after another, each with parts of its own: to load what a server is made
// of takes ten times as long as to start one.
import { enableCompileCache } from 'node:module';

/** The environment of a server to start, besides this process's own, or that the one that runs is to stop. */
export type Order = Record<string, string> | 'stop';
/** `url` is the address of the server that was started or stopped. */
export type Outcome = { url: string } | { error: string };

// As src/server/main.ts begins.
process.env.NODE_ENV = 'production';
enableCompileCache();
const [{ readEnv }, { startServer }] = await Promise.all([
  import('../src/server/env/env.ts'),
  import('../src/server/serve.ts'),
]);

let running: Awaited<ReturnType<typeof startServer>> | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => process.send?.(await carryOut(order)));

async function carryOut(order: Order): Promise<Outcome> {
  try {
    if (order !== 'stop') running = await startServer(readEnv({ ...process.env, ...order }));
    const url = running?.app.listeningOrigin ?? '';
    if (order === 'stop') await running?.stop();
    return { url };
  } catch (error) {
    return { error: String(error) };
  }
}
