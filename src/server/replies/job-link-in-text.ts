// The link to a job in what a person writes. Whoever reads a link can act in the name of whose it is, and other people read the
// page of the job: so what is kept holds JOB_URL, and whoever is told the words gets what they may have.
import type { AppContext } from '../app-context.ts';
import { JOB_URL } from '../job/job-url.ts';

/** The text with JOB_URL where the link of the lead's own contact stood, under whatever host. */
export async function hideJobLink(
  text: string,
  leadId: string,
  { jobLinks }: Pick<AppContext, 'jobLinks'>,
): Promise<string> {
  if (!text.includes('/job/')) return text;
  const path = await jobLinks.pathOf(leadId);
  if (path === undefined) return text;
  // A token has no character that means anything in an expression.
  return text.replaceAll(new RegExp(String.raw`(?:https?://[^\s/]+)?${path}(?![\w-])`, 'g'), JOB_URL);
}

/** The text with `instead` where JOB_URL stands. */
export const showJobLink = (text: string, instead: string): string => text.replaceAll(JOB_URL, instead);

/** Any job's link, under whatever host. */
const ANY_JOB_LINK = /(?:https?:\/\/[^\s/]+)?\/job\/[\w-]{32}(?:#\w*)?(?![\w-])/g;

/** The text with `instead` where the link of any job stood: whoever has it acts in the name of whose it is. */
export const replaceJobLinks = (text: string, instead: string): string =>
  text.replaceAll(ANY_JOB_LINK, instead);
