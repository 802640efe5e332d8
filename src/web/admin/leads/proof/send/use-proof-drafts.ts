// Versions that are being made, one for each item. What is typed is kept in this tab; a picture only while the lead is open.
import { useEffect, useState } from 'react';

export interface ProofDraft {
  picture: File | undefined;
  /** What was typed; left out while nothing was. */
  shows: string | undefined;
}

/** By the item's id; null for the whole job. */
export interface ProofDrafts {
  of(item: string | null): ProofDraft;
  change(item: string | null, values: Partial<ProofDraft>): void;
  /** It was sent, or is thrown away. */
  clear(item: string | null): void;
  /** It is of another item, with all that is there. */
  move(from: string | null, to: string | null): void;
}

export function useProofDrafts(leadId: string): ProofDrafts {
  const [pictures, setPictures] = useState<Record<string, File | undefined>>({});
  const [typed, setTyped] = useState(() => readTyped(leadId));
  useEffect(() => sessionStorage.setItem(storedAs(leadId), JSON.stringify(typed)), [leadId, typed]);
  const of = (item: string | null) => ({ picture: pictures[keyOf(item)], shows: typed[keyOf(item)] });
  const set = (item: string | null, { picture, shows }: ProofDraft) => {
    setPictures((before) => ({ ...before, [keyOf(item)]: picture }));
    setTyped((before) => ({ ...before, [keyOf(item)]: shows }));
  };
  return {
    of,
    change: (item, values) => set(item, { ...of(item), ...values }),
    clear: (item) => set(item, NONE),
    move: (from, to) => {
      const [moved, there] = [of(from), of(to)];
      set(from, NONE);
      set(to, { picture: moved.picture ?? there.picture, shows: moved.shows ?? there.shows });
    },
  };
}

const storedAs = (leadId: string): string => `boldwork-proof-${leadId}`;

const readTyped = (leadId: string): Record<string, string | undefined> =>
  JSON.parse(sessionStorage.getItem(storedAs(leadId)) ?? '{}');

const NONE: ProofDraft = { picture: undefined, shows: undefined };

/** No item has that id. */
const keyOf = (item: string | null): string => item ?? 'whole';
