// Behind a proxy: whose word counts for a visitor's address, host and scheme.
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env/env.ts';

/** Fastify's `trustProxy`; a number of its own would trust nobody, so hops are a function. */
export function trustProxy(env: Pick<Env, 'trustProxy'>) {
  const trusted = env.trustProxy;
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted;
  return trusted ?? false;
}

/** Says once that a proxy's headers arrive and are ignored. */
export function addProxyWarning(
  app: FastifyInstance,
  { trustProxy: trusted }: Pick<Env, 'trustProxy'>,
): void {
  if (trusted !== null) return;
  let isSaid = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!isSaid && FORWARDED.some((name) => name in headers)) {
      isSaid = true;
      log.warn(
        'X-Forwarded-* headers arrive and are ignored: set TRUST_PROXY if they are from your own proxy',
      );
    }
    done();
  });
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
