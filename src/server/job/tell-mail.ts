// What a thread tells of a message that came by mail, besides its text.
import type { JobSaying } from '../../schemas/job.ts';
import type { ReceivedMail } from '../../storage/job/job-store.ts';

/** From which other address it came is told to the desk alone, and so is what it quotes: that was not written for all who read the page. */
export const carriedByMail = (
  { attachments, folded, from }: ReceivedMail,
  { isDesk }: { isDesk: boolean },
): NonNullable<JobSaying['carried']> => ({
  by: 'email',
  blocks: [],
  attachments,
  folded: isDesk ? folded : '',
  from: isDesk ? from : null,
  delivery: null,
});
