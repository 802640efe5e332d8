// How long, to the second: what somebody waits, and what is left of what they have.

/** E.g. '22 s', '1 min 48 s', '1 h 5 min', '3 days'; never less than nothing. */
export function describeSeconds(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return `${seconds} s`;
  if (hours === 0) return `${minutes} min ${seconds % 60} s`;
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}
