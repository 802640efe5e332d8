// Which job a job repeats, and which repeat it.
import type { DeskJob, Job } from '../../schemas/job.ts';
import type { Language } from '../../schemas/language.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import { momentOf, numberOf } from './job-words.ts';

export function tellAgain(events: readonly JobEvent[]): DeskJob['again'] {
  const of = events.find((event) => event.kind === 'again_of');
  const as = events.flatMap((event) =>
    event.kind === 'again' ? [{ ...otherJob(event.data), at: event.createdAt }] : [],
  );
  return { of: of ? otherJob(of.data) : null, as };
}

/** For the page. It names jobs only: who holds the link of one need not hold the other's. */
export function againInWords(
  events: readonly JobEvent[],
  shop: Shop,
  now: Date,
  language: Language,
): Job['again'] {
  const { of, as } = tellAgain(events);
  return {
    of: of?.number ?? null,
    as: as.map(({ number, at }) => ({ number, at: momentOf(at, shop, now, language) })),
  };
}

/** The files of the job that it repeats did not come along. */
export const areFilesLeft = (events: readonly JobEvent[]): boolean =>
  events.some((event) => event.kind === 'again_of' && event.data.filesLeft > 0);

const otherJob = ({ leadId }: { leadId: string }) => ({ leadId, number: numberOf({ id: leadId }) });
