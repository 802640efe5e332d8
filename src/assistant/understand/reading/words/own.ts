// Looks a visitor's word up in a table: 'constructor' is a word too, and every object has something under that name.

/** What the table itself holds under `key`. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
