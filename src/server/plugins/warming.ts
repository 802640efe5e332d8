// While Carl is readied for the first visitor: /readyz asks balancers to wait, and everybody else is served.
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `isOn` until the first message would be answered as fast as the tenth; `requests` are being answered. */
    warming: { isOn: boolean; requests: number };
  }
}

export function addWarming(app: FastifyInstance): void {
  const warming = { isOn: false, requests: 0 };
  app.decorate('warming', warming);
  app.addHook('onRequest', (request, _reply, done) => {
    warming.requests += 1;
    if (!warming.isOn || request.routeOptions.url !== '/readyz') done();
    else done(new ProblemError(503, 'The server is warming up.', { isExpected: true }));
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    warming.requests -= 1;
    done();
  });
}
