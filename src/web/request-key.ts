// Idempotency keys for forms: the same answers go out under the same key, so that a repeat is stored once.
import { clientId } from './client-id.ts';

/**
 * One key per content: sent again unchanged it keeps its key, corrected it gets a new one.
 *
 *     const keyFor = createRequestKeys();
 *     keyFor({ name: 'Dana' }) === keyFor({ name: 'Dana' });
 */
export function createRequestKeys(): (values: object) => string {
  let last = { body: '', key: '' };
  return (values) => {
    const body = JSON.stringify(values);
    if (body !== last.body) last = { body, key: clientId() };
    return last.key;
  };
}
