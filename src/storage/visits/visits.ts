// Visits as bare numbers: a day, a kind of page, a count.
import type { Database } from '../tables.ts';
import type { VisitStore } from './visit-store.ts';

export function createVisitStore({ read, write }: Database): VisitStore {
  return {
    add: async (visits) => {
      if (visits.length === 0) return;
      // Always in the same order, so that two instances that add at once never wait for each other in a circle.
      const inOrder = visits.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      await write.transaction().execute(async (transaction) => {
        for (const visit of inOrder) {
          await transaction
            .insertInto('visits')
            .values(visit)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'page'])
                .doUpdateSet((eb) => ({ count: eb('visits.count', '+', eb.ref('excluded.count')) })),
            )
            .execute();
        }
      });
    },

    count: async (from, until) => {
      const { visits, since } = await read
        .selectFrom('visits')
        .select((eb) => [
          eb.fn.sum<number | string | null>('count').as('visits'),
          eb
            .selectFrom('visits as counted')
            .select((inner) => inner.fn.min('counted.day').as('since'))
            .as('since'),
        ])
        .where('day', '>=', from)
        .where('day', '<', until)
        .executeTakeFirstOrThrow();
      return { visits: Number(visits ?? 0), since };
    },
  };
}

function keyOf({ day, page }: { day: string; page: string }): string {
  return `${day} ${page}`;
}
