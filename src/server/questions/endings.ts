// What is told only until a day: answers of the desk, and articles of the shop's files. What has ended asks to be renewed.
import type { Ending, ShopAnswer } from '../../schemas/question.ts';
import type { Shop } from '../../schemas/shop.ts';

/** The first to end comes first; what somebody has ended himself is left out. */
export function endingsOf(
  answers: readonly ShopAnswer[],
  { articles }: Pick<Shop, 'articles'>,
  today: string,
): Ending[] {
  const ofDesk = answers.flatMap(({ id, question, until, endedAt, changedBy }) =>
    until === null || endedAt !== null
      ? []
      : { title: question, until, isOver: until < today, answerId: id, file: null, by: changedBy },
  );
  const ofFiles = articles.flatMap(({ slug, title, until }) =>
    until === undefined
      ? []
      : { title, until, isOver: until < today, answerId: null, file: `knowledge/${slug}.md`, by: null },
  );
  return [...ofDesk, ...ofFiles].toSorted((a, b) => (a.until < b.until ? -1 : 1));
}
