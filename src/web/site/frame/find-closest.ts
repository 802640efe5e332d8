// Which page somebody meant who mistyped its address.

/**
 * The page whose path, or the last part of it, is nearest to `path`; undefined if none is near.
 *
 *     findClosest('/servces/embroidry', [{ path: '/services/embroidery' }]); // { path: '/services/embroidery' }
 */
export function findClosest<Page extends { path: string }>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  const asked = path.toLowerCase().slice(0, LONGEST);
  const [nearest] = pages
    .map((page) => ({ page, faults: Math.min(...readings(page.path).map((one) => share(asked, one))) }))
    .toSorted((a, b) => a.faults - b.faults);
  return nearest && nearest.faults <= FAULTS_MAX ? nearest.page : undefined;
}

/** Faults as a share of the longer text. */
const FAULTS_MAX = 0.4;
const LONGEST = 100;

/** '/services/embroidery' is also looked for as '/embroidery'. */
const readings = (path: string): string[] => [path, `/${path.split('/').at(-1)}`];

const share = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length);

/** How many letters are to be added, dropped or changed to get from `a` to `b`. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
