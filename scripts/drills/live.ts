// A person and Carl never speak at once, and nothing said is lost or doubled: `npm run drill -- live`.
// 500 talks on two instances and one PostgreSQL, each taken over, written in from both sides and handed back, while one
// instance after the other is killed with kill -9.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation } from '../../src/schemas/conversation.ts';
import { startPostgres } from '../../src/storage/testing/postgres.ts';
import { freePort, type Running } from '../bench/processes.ts';
import { judgeTalk } from './live/judge-talk.ts';
import { createSender } from './live/sender.ts';
import { playTalk, type Talk } from './live/talk.ts';
import { report, signIn, startShop, startShopUnready } from './visitors.ts';

const TALKS = 500;
const AT_ONCE = 10;
const KILLS = 12;

export async function drillLive(dir: string): Promise<void> {
  const postgres = await startPostgres();
  const env = { DATA_DIR: dir, DATABASE_URL: await postgres.createDatabase() };
  const ports = [await freePort(), await freePort()];
  const servers: Running[] = [];
  for (const port of ports) servers.push(await startShop({ ...env, PORT: String(port) }));
  try {
    const kills = { count: 0, isOn: true };
    const killing = killInTurn(servers, env, ports, kills);
    const { talks, seconds } = await playAll(ports);
    kills.isOn = false;
    await killing;
    report(await judgeAll(servers[0]?.url ?? '', talks, { kills: kills.count, seconds }));
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

async function playAll(ports: number[]): Promise<{ talks: Talk[]; seconds: number }> {
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const { cookie } = await signInAgain(urls[0] ?? '');
  const sender = createSender(urls, cookie);
  const talks: Talk[] = [];
  const began = performance.now();
  let next = 0;
  const playOn = async () => {
    for (let n = next++; n < TALKS; n = next++) talks.push(await playTalk(n, sender));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  return { talks, seconds: (performance.now() - began) / 1000 };
}

/** One instance after the other, so that the visitors always find one. */
async function killInTurn(
  servers: Running[],
  env: Record<string, string>,
  ports: number[],
  kills: { count: number; isOn: boolean },
): Promise<void> {
  for (let n = 0; kills.isOn && kills.count < KILLS; n = 1 - n) {
    await sleep(2000 + Math.random() * 4000);
    const server = servers[n];
    if (!kills.isOn || !server) return;
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    kills.count += 1;
    // It serves before it is warm.
    servers[n] = await startShopUnready({ ...env, PORT: String(ports[n]) });
  }
}

/** Holds what was stored against what was told to both sides. */
async function judgeAll(
  url: string,
  talks: Talk[],
  { kills, seconds }: { kills: number; seconds: number },
): Promise<string[]> {
  const { get } = await signInAgain(url);
  const faults: string[] = [];
  const sums = { messages: 0, silent: 0, persons: 0, streamed: 0, connections: 0, retries: 0 };
  for (const talk of talks) {
    const stored = await readTalk(get, talk.id);
    faults.push(...judgeTalk(talk, stored.messages).map((fault) => `talk ${talk.number}: ${fault}`));
    sums.messages += stored.messages.length;
    sums.silent += talk.said.filter(({ answer }) => answer === null).length;
    sums.persons += talk.written.length;
    sums.streamed += talk.heard.length;
    sums.connections += talk.connections;
    sums.retries += talk.retries;
  }
  console.log(`  ${talks.length} talks in ${seconds.toFixed(0)} s, two instances, ${kills} times kill -9`);
  console.log(
    `  ${sums.messages} messages stored; ${sums.persons} by persons, ${sums.silent} visitors' while a person had it`,
  );
  console.log(`  ${sums.streamed} told by ${sums.connections} streams; ${sums.retries} requests sent again`);
  console.log(`  lost, doubled, or said by Carl while a person had it: ${faults.length}`);
  return faults;
}

const signInAgain = (url: string) =>
  signIn(url).catch(async () => {
    await sleep(500);
    return signIn(url);
  });

/** Again where a connection of an instance that was killed is found closed. */
async function readTalk(get: (path: string) => Promise<Response>, id: string): Promise<Conversation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await (await get(`/api/admin/conversations/${id}`)).json()) as Conversation;
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(200);
    }
  }
}
