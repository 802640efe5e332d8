// Bodies that may take longer to arrive than every other: Node knows only one such time for a whole server.
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const waitedFor = new WeakSet<Socket>();

/** Lets the body of a request take `ms` to arrive. After that its connection is cut. */
export function waitForBody({ raw }: FastifyRequest, ms: number): void {
  const { socket } = raw;
  waitedFor.add(socket);
  const timer = setTimeout(() => socket.destroy(), ms);
  raw.once('close', () => {
    clearTimeout(timer);
    waitedFor.delete(socket);
  });
}

/** Whether what comes over `socket` has more time. */
export const isWaitedFor = (socket: Socket): boolean => waitedFor.has(socket);
