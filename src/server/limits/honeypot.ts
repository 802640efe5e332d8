// A field of both forms that visitors do not see: whoever fills it in is a program. It is thanked like everybody, so
// that it learns nothing, and nothing is stored.

const FIELD = 'website';

/** Did a program fill in the form? `body` is looked at as it came. */
export function isTrapped(body: unknown): body is Record<string, unknown> {
  if (typeof body !== 'object' || body === null || !(FIELD in body)) return false;
  const value = body[FIELD];
  return typeof value === 'string' && value.trim() !== '';
}
