// Which methods a path takes, so that a wrong one gets 405 with Allow and not 404.
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problems.ts';

/**
 * Listens to the routes registered from here on. The function it returns tells what a path that no route took
 * should be answered: a ProblemError 405 if it takes other methods, undefined if it is nobody's. Routes for all
 * the missing methods would say the same, at the price of a thousand routes.
 */
export function collectPaths(app: FastifyInstance): (path: string) => ProblemError | undefined {
  const methodsOf = new Map<string, Set<string>>();
  const patterns = new Map<string, RegExp>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
    if (/[:*]/.test(url)) patterns.set(url, toPattern(url));
  });
  return (path) => {
    const url = methodsOf.has(path) ? path : [...patterns].find(([, pattern]) => pattern.test(path))?.[0];
    const methods = url === undefined ? undefined : methodsOf.get(url);
    if (!methods) return undefined;
    const allow = [...methods].toSorted().join(', ');
    return new ProblemError(405, `This path takes ${allow}.`, { headers: { allow } });
  };
}

/** '/services/:slug' and '/assets/*' as regular expressions. */
function toPattern(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}
