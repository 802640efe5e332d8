// Visitors who send quote forms and chat on while things break, and what each of them was told.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lead } from '../../../src/schemas/lead.ts';
import { contact, signIn } from '../visitors.ts';

export interface Load {
  /** How often each status came; `no answer` for a connection that was refused or cut. */
  statuses: Record<string, number>;
  /** Of refusals that did not say what they must. */
  faults: string[];
  /** Lets every visitor have the answer to what is under way. */
  stop(): Promise<void>;
  /** What of the acknowledged is lost or doubled, now that all of them have their answers. */
  judge(url: string): Promise<{ acknowledged: number; stored: number; faults: string[] }>;
}

/** `clients` visitors; each sends a form again, with its key, until it is acknowledged, then the next. */
export function startLoad(urls: () => string[], clients: number, prefix: string): Load {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const acknowledged = new Map<string, string>();
  let isOn = true;

  const send = async (url: string, mark: string, key: string): Promise<boolean> => {
    const form = contact(mark);
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    const body = (await response?.json().catch(() => undefined)) as
      | { id?: string; detail?: string }
      | undefined;
    const status = response && body ? String(response.status) : 'no answer';
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === '201') acknowledged.set(form.email, String(body?.id));
    else if (status === '503') {
      if (!response?.headers.get('retry-after') || !body?.detail?.includes('(816)'))
        faults.push(`a 503 without Retry-After or the phone: ${body?.detail}`);
    } else if (status !== 'no answer') faults.push(`${status}: ${JSON.stringify(body)}`);
    return status === '201';
  };

  const visit = async (client: number) => {
    for (let n = 0; isOn; n++) {
      const key = crypto.randomUUID();
      const turn = () => {
        const all = urls();
        return all[(client + n) % all.length] ?? '';
      };
      while (!(await send(turn(), `${prefix}-${client}-${n}`, key))) await sleep(100);
      await sleep(10);
    }
  };
  const visits = Array.from({ length: clients }, (_, client) => visit(client));

  return {
    statuses,
    faults,
    stop: async () => {
      isOn = false;
      await Promise.all(visits);
    },
    judge: async (url) => {
      const owner = await signIn(url);
      const leads = await owner.list<Lead>('/api/admin/leads?limit=200');
      const mine = Map.groupBy(
        leads.filter(({ email }) => email?.startsWith(`ann-${prefix}-`)),
        ({ email }) => email ?? '',
      );
      const wrong: string[] = [];
      for (const [email, id] of acknowledged) {
        const stored = mine.get(email) ?? [];
        if (!stored.some((lead) => lead.id === id)) wrong.push(`${email} was acknowledged and is not there`);
        if (stored.length > 1) wrong.push(`${email} is there ${stored.length} times`);
      }
      for (const email of mine.keys())
        if (!acknowledged.has(email)) wrong.push(`${email} is there and was never acknowledged`);
      return {
        acknowledged: acknowledged.size,
        stored: [...mine.values()].flat().length,
        faults: wrong,
      };
    },
  };
}

/** '503 of 1,200'; of statuses, most first. */
export function describeStatuses(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .toSorted((a, b) => b[1] - a[1])
    .map(([status, count]) => `${status} ${count}`)
    .join(', ');
}

/** Seconds until `isSo`, looked for every 25 ms; undefined after `patienceMs`. */
export async function secondsUntil(
  isSo: () => Promise<boolean>,
  patienceMs = 30_000,
): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await isSo().catch(() => false)) return (performance.now() - began) / 1000;
    await sleep(25);
  }
  return undefined;
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
