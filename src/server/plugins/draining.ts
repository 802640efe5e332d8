// While the server closes it finishes what it has accepted, and lets go of each connection after its reply.
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** On from the moment the server is asked to end: /readyz says 503 then. */
    draining: { isOn: boolean };
  }
}

/** Listens to the routes registered from here on. */
export function addDraining(app: FastifyInstance): void {
  const draining = { isOn: false };
  app.decorate('draining', draining);
  app.addHook('preClose', async () => {
    draining.isOn = true;
  });
  // A connection kept alive would hold up the close until it times out.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isOn) reply.header('connection', 'close');
    done(null, payload);
  });
  finishHandlers(app);
}

/** A handler works on when its visitor's connection is cut, and the close must wait for that too. */
function finishHandlers(app: FastifyInstance): void {
  const running = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        running.add(result);
        const forget = () => running.delete(result);
        result.then(forget, forget);
      }
      return result;
    };
  });
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
}
