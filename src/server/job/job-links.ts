// Links that open the page of a job. Only the hash of a token is stored: the token is made again whenever it is told.
import { createHash, createHmac } from 'node:crypto';
import type { Storage } from '../../storage/storage.ts';

/** The lead's own contact. */
const CUSTOMER = 'customer';
/** Of the 256 bits of the code. */
const TOKEN_BYTES = 24;
/** Another instance, or another request, adds the same number now and then. */
const TRIES = 5;

export interface JobLinks {
  /** '/job/…' of a lead, of a new link where none is open; undefined for an unknown lead. */
  pathOf(leadId: string): Promise<string | undefined>;
  /** The same of a new link; those before it end. */
  renew(leadId: string): Promise<string | undefined>;
  /** The lead that a token opens; undefined for an ended one as for one that never was. */
  find(token: string): Promise<string | undefined>;
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
  const tokenOf = (leadId: string, number: number): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([leadId, CUSTOMER, number]))
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');

  async function pathOf(leadId: string, isNew: boolean): Promise<string | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const link = await job.findLink(leadId, CUSTOMER);
      const number = link?.number ?? 0;
      const token = tokenOf(leadId, number);
      // Of another key the hash no longer fits: such a link cannot be told any more.
      if (!isNew && link?.endedAt === null && link.tokenHash === hashOf(token)) return `/job/${token}`;
      const fresh = tokenOf(leadId, number + 1);
      const added = { leadId, person: CUSTOMER, number: number + 1, tokenHash: hashOf(fresh), now: now() };
      if (await job.addLink(added)) return `/job/${fresh}`;
      if (number === 0 && !(await job.findLink(leadId, CUSTOMER))) return undefined;
    }
    throw new Error('A job link could not be made: others were made at the same time.');
  }

  return {
    pathOf: (leadId) => pathOf(leadId, false),
    renew: (leadId) => pathOf(leadId, true),
    find: async (token) => {
      // Whoever guesses chooses no hash: how long a look into the index takes tells nothing of a token.
      const link = await job.findLinkByToken(hashOf(token));
      return link?.endedAt === null ? link.leadId : undefined;
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
