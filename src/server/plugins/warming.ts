// While Carl is readied for the first visitor: /readyz asks balancers to wait, and everybody else is served.
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
    if (!isLive(request)) warming.requests += 1;
    if (!warming.isOn || request.routeOptions.url !== '/readyz') done();
    else done(new ProblemError(503, 'The server is warming up.', { isExpected: true }));
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (!isLive(request)) warming.requests -= 1;
    done();
  });
}

/** Streams are open all day: nobody waits for their end. */
const isLive = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isLive === true;
