// Visits: counted by day and page, by as many instances as there are.
import { expect, it } from 'vitest';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeVisits({ open, createEmptyLocation }: TestStorage): void {
  it('has none at first, and says that it never counted', async () => {
    const { visits } = await open();
    await visits.add([]);
    expect(await visits.count('2026-03-01', '2026-04-01')).toEqual({ visits: 0, since: null });
  });

  it('adds to what a day and page have, and counts the days asked for, without the last', async () => {
    const { visits } = await open();
    await visits.add([
      { day: '2026-03-03', page: 'home', count: 2 },
      { day: '2026-03-04', page: 'home', count: 3 },
      { day: '2026-03-04', page: 'service', count: 5 },
    ]);
    await visits.add([{ day: '2026-03-04', page: 'home', count: 7 }]);
    const since = '2026-03-03';
    expect(await visits.count('2026-03-04', '2026-03-05')).toEqual({ visits: 15, since });
    expect(await visits.count('2026-03-01', '2026-03-04')).toEqual({ visits: 2, since });
    expect(await visits.count('2026-03-05', '2026-03-06')).toEqual({ visits: 0, since });
  });

  it('loses none where two instances add at the same time, in whatever order', async () => {
    const location = await createEmptyLocation();
    const [one, other] = [await open(location), await open(location)];
    const pages = ['home', 'services', 'service', 'contact'].map((page) => ({
      day: '2026-03-04',
      page,
      count: 1,
    }));
    await Promise.all(
      Array.from({ length: 20 }, (_, round) =>
        round % 2 ? one.visits.add(pages) : other.visits.add(pages.toReversed()),
      ),
    );
    expect((await one.visits.count('2026-03-04', '2026-03-05')).visits).toBe(80);
  });
}
