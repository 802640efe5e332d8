/** A child's last line: without it, it did not come to its end. */
export const DONE = 'done';

/** What a child may hold, in bytes. */
export const MOST_MEMORY = 600 * 1024 * 1024;

/** How long a child may measure. */
export const LONGEST_MS = 20_000;

/** How much longer the parent waits for the child's own end. */
export const GRACE_MS = 2_000;
