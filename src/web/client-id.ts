// Ids that the browser makes. crypto.randomUUID is missing on plain http, crypto.getRandomValues is not.

/** A random UUID, version 4. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id of one page load: the time plus random characters. It never identifies a conversation. */
export function newSessionId(now = new Date()): string {
  return `${now.getTime().toString(36)}-${clientId().slice(0, 8)}`;
}
