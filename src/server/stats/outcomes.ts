// What became of leads: won and lost by month, service and source.
import type { Stats } from '../../schemas/admin.ts';
import type { Decided } from '../../storage/leads/lead-store.ts';

const MONTHS = 12;

/** '2026-03' and the eleven before it, the oldest first. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index)).toISOString().slice(0, 7),
  );
}

export function tellOutcomes(decided: readonly Decided[], months: readonly string[]): Stats['outcomes'] {
  return {
    months: months.map((month, span) => ({ month, ...sumOf(decided.filter((one) => one.span === span)) })),
    services: sumBy(decided, ({ service }) => service).map(([service, sum]) => ({ service, ...sum })),
    sources: sumBy(decided, ({ source }) => source).map(([source, sum]) => ({ source, ...sum })),
  };
}

interface Sum {
  won: number;
  lost: number;
}

function sumOf(decided: readonly Decided[]): Sum {
  const sum = { won: 0, lost: 0 };
  for (const { isWon, leads } of decided) sum[isWon ? 'won' : 'lost'] += leads;
  return sum;
}

/** Most won first. */
const sumBy = <Key>(decided: readonly Decided[], keyOf: (one: Decided) => Key): [Key, Sum][] =>
  [...Map.groupBy(decided, keyOf)]
    .map(([key, own]): [Key, Sum] => [key, sumOf(own)])
    .sort(([, one], [, other]) => other.won - one.won || other.lost - one.lost);
