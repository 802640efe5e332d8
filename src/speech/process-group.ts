// A detached program with all that it has started: they end together, and with this process at the latest.
import type { ChildProcess } from 'node:child_process';

/** From asking them to end until they are killed: a wrapper may have something to end elsewhere, such as a container. */
const GRACE_MS = 500;

/** Groups that may have somebody left in them. */
const groups = new Set<number>();

process.on('exit', () => {
  for (const id of groups) send(id, 'SIGKILL');
});

/** The group of a program that was started detached, and so leads one. */
export function createGroup({ pid }: ChildProcess) {
  const id = pid ?? 0;
  let timer: NodeJS.Timeout | undefined;
  if (id > 0) groups.add(id);
  const kill = () => {
    clearTimeout(timer);
    if (groups.delete(id)) send(id, 'SIGKILL');
  };
  return {
    /** Ends whoever is left, now. */
    kill,
    /** Asks them to end, and kills them if they do not. */
    end: () => {
      if (timer !== undefined || !groups.has(id)) return;
      send(id, 'SIGTERM');
      timer = setTimeout(kill, GRACE_MS);
    },
  };
}

function send(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // ESRCH: all have ended.
  }
}
