// Links that open the page of a job. Only the hash of a token is stored: the token is made again whenever it is told.
import { createHash, createHmac } from 'node:crypto';
import { CONTACT } from '../../schemas/job.ts';
import type { JobLink } from '../../storage/job/job-store.ts';
import type { Storage } from '../../storage/storage.ts';
import { peopleOf, type Who } from './people.ts';

/** Of the 256 bits of the code. */
const TOKEN_BYTES = 24;
/** Another instance, or another request, adds the same number now and then. */
const TRIES = 5;

/** What a link opens, and whose it is. */
export interface OpenedJob {
  leadId: string;
  who: Who;
}

export interface JobLinks {
  /** '/job/…' of a person, the contact where none is named; of a new link where none is open. Undefined for an unknown lead. */
  pathOf(leadId: string, person?: string): Promise<string | undefined>;
  /** The same of a link that is open already. */
  findPath(leadId: string, person: string): Promise<string | undefined>;
  /** The same of a new link of the contact; those of theirs before it end. */
  renew(leadId: string): Promise<string | undefined>;
  /** The lead of whose job a token is or was; undefined for one that never was. */
  jobOf(token: string): Promise<string | undefined>;
  /** What a token opens; undefined for an ended one as for one that never was. */
  find(token: string): Promise<OpenedJob | undefined>;
}

export function createJobLinks({
  storage: { job },
  key,
  now,
}: {
  storage: Pick<Storage, 'job'>;
  key: string;
  now: () => Date;
}): JobLinks {
  const tokenOf = (leadId: string, person: string, number: number): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([leadId, person, number]))
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');

  /** The token of a link that is open. Of another key the hash no longer fits: such a link cannot be told any more. */
  function openToken(link: JobLink | undefined): string | undefined {
    if (link?.endedAt !== null) return undefined;
    const token = tokenOf(link.leadId, link.person, link.number);
    return link.tokenHash === hashOf(token) ? token : undefined;
  }

  async function pathOf(leadId: string, person: string, isNew: boolean): Promise<string | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const link = await job.findLink(leadId, person);
      const token = isNew ? undefined : openToken(link);
      if (token !== undefined) return `/job/${token}`;
      const number = (link?.number ?? 0) + 1;
      const fresh = tokenOf(leadId, person, number);
      if (await job.addLink({ leadId, person, number, tokenHash: hashOf(fresh), now: now() }))
        return `/job/${fresh}`;
      if (number === 1 && !(await job.findLink(leadId, person))) return undefined;
    }
    throw new Error('A job link could not be made: others were made at the same time.');
  }

  return {
    pathOf: (leadId, person = CONTACT) => pathOf(leadId, person, false),
    findPath: async (leadId, person) => {
      const token = openToken(await job.findLink(leadId, person));
      return token === undefined ? undefined : `/job/${token}`;
    },
    renew: (leadId) => pathOf(leadId, CONTACT, true),
    jobOf: async (token) => (await job.findLinkByToken(hashOf(token)))?.leadId,
    find: async (token) => {
      // Whoever guesses chooses no hash: how long a look into the index takes tells nothing of a token.
      const link = await job.findLinkByToken(hashOf(token));
      if (link?.endedAt !== null) return undefined;
      const { leadId, person } = link;
      if (person === CONTACT) return { leadId, who: { person, name: null } };
      const found = peopleOf(await job.listEvents(leadId)).find((one) => one.person === person);
      return found && { leadId, who: { person, name: found.name } };
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
