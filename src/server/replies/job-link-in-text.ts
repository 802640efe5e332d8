// The link to a job in what a person writes. Whoever reads a link can act in the name of whose it is, and other people read the
// page of the job: so what is kept holds JOB_URL, and whoever is told the words gets what they may have.
import type { AppContext } from '../app-context.ts';
import { JOB_URL } from '../job/job-url.ts';

/** A token has 32 characters of base64url; one more makes it another word. */
const LINK = /(?:https?:\/\/[^\s/]+)?\/job\/([\w-]{32})(?![\w-])/g;

/** The text with JOB_URL where a link of the lead's job stood, whoever's it is or was, under whatever host. */
export async function hideJobLink(
  text: string,
  leadId: string,
  { jobLinks }: Pick<AppContext, 'jobLinks'>,
): Promise<string> {
  const tokens = new Set([...text.matchAll(LINK)].map(([, token = '']) => token));
  const ofJob = new Set<string>();
  for (const token of tokens) if ((await jobLinks.jobOf(token)) === leadId) ofJob.add(token);
  return text.replaceAll(LINK, (link, token: string) => (ofJob.has(token) ? JOB_URL : link));
}

/** The text with `instead` where JOB_URL stands. */
export const showJobLink = (text: string, instead: string): string => text.replaceAll(JOB_URL, instead);

/** Any job's link, under whatever host. */
const ANY_JOB_LINK = /(?:https?:\/\/[^\s/]+)?\/job\/[\w-]{32}(?:#\w*)?(?![\w-])/g;

/** The text with `instead` where the link of any job stood: whoever has it acts in the name of whose it is. */
export const replaceJobLinks = (text: string, instead: string): string =>
  text.replaceAll(ANY_JOB_LINK, instead);
