// Numbers that look drawn by lot and are the same in every run.

/**
 * Normal deviates, mean 0 and spread 1: the same row for the same seed.
 *
 *     const draw = normalDeviates(7);
 *     draw(); // -0.32…
 */
export function normalDeviates(seed: number): () => number {
  const draw = uniform(seed);
  return () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

/** From 0 to under 1; the generator is mulberry32. */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
