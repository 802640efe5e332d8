// A lead's proofs by what they are of: each item, those without a proof too, and the whole job.
import type { DeskArtwork } from '../../../../schemas/desk-artwork.ts';
import type { DeskJob } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { DeskProof, DeskProofs } from '../../../../schemas/proof.ts';

export type Pin = DeskProofs['pins'][number];

export const WHOLE_JOB = 'The whole job';

/** In the order of the items. Where the whole job has a proof, an item without one lacks none. */
export function proofGroupsOf(
  { items }: Pick<DeskLead, 'items'>,
  { proofs }: Pick<DeskJob, 'proofs'>,
): DeskProofs[] {
  const isOfWhole = items.length === 0 || proofs.some(({ item }) => item === null);
  const wanted = [...(isOfWhole ? [{ id: null, label: WHOLE_JOB }] : []), ...items];
  const groups = wanted.flatMap(({ id, label }) => {
    const found = proofs.find(({ item }) => item === id);
    if (found) return [found];
    return isOfWhole && id !== null ? [] : [{ item: id, label, versions: [], pins: [] }];
  });
  // Of items that the lead no longer has.
  return [...groups, ...proofs.filter((one) => !groups.includes(one))];
}

/** Of all proofs of the job together. */
export const nextVersion = ({ proofs }: Pick<DeskJob, 'proofs'>): number =>
  1 + Math.max(0, ...proofs.flatMap(({ versions }) => versions.map(({ version }) => version)));

/** Those that can still be written to. */
export const isOpen = ({ state }: DeskProof): boolean => state !== 'replaced' && state !== 'withdrawn';

/** Those that were there when `version` was the newest: the open ones first, each by its number. */
export const pinsOn = (pins: readonly Pin[], version: number): Pin[] =>
  pins
    .filter(({ answers }) => (answers[0]?.version ?? 0) <= version)
    .toSorted((one, other) => Number(one.isDone) - Number(other.isDone) || one.number - other.number);

/** Not done, and the customer spoke last. */
export const isWaiting = ({ isDone, answers }: Pin): boolean => !isDone && answers.at(-1)?.who === 'customer';

/** The files of an item with those that no item names, or of the whole job. */
export const artworkOf = (
  { items, artwork = [] }: Pick<DeskLead, 'items' | 'artwork'>,
  itemId: string | null,
): DeskArtwork[] => {
  const ofOthers = items.flatMap((item) => (item.id === itemId ? [] : item.artwork));
  return itemId === null ? artwork : artwork.filter(({ id }) => !ofOthers.includes(id));
};
