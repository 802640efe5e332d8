// How an id looks in the database.
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for a UUID in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
