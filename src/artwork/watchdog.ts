// A thread beside the measuring: ends the process at its limits, even while WebAssembly is stuck.
import { writeSync } from 'node:fs';
import { memoryUsage } from 'node:process';
import { LONGEST_MS, MOST_MEMORY } from './limits.ts';

const startedAt = performance.now();

setInterval(() => {
  if (memoryUsage.rss() > MOST_MEMORY) end('memory');
  if (performance.now() - startedAt > LONGEST_MS) end('time');
}, 20);

function end(endedBy: 'memory' | 'time'): void {
  // A line of its own even where the other thread was in the middle of one.
  writeSync(1, `\n${JSON.stringify({ endedBy })}\n`);
  process.kill(process.pid, 'SIGKILL');
}
