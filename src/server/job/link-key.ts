// The key from which the tokens of job links are made: the environment's, or one that is made at the first start.
import { randomBytes } from 'node:crypto';
import type { Env } from '../env/env.ts';
import { openKeyFile } from '../env/key-file.ts';

/** LINK_KEY, else what stands in `link-key` of DATA_DIR (0600), which is written where it is not there. */
export function openLinkKey({ linkKey, dataDir }: Pick<Env, 'linkKey' | 'dataDir'>): string {
  return (
    linkKey ??
    openKeyFile(dataDir, 'link-key', {
      what: 'the key of the job links',
      make: () => randomBytes(32).toString('base64url'),
    })
  );
}
