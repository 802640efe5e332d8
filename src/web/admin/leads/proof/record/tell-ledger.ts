// What happened to the proofs of an item, as a list that can be read.
import type { DeskProof, DeskProofs } from '../../../../../schemas/proof.ts';
import type { Pin } from '../proof-groups.ts';

export interface LedgerEntry {
  /** ISO time. */
  at: string;
  /** Null for what nobody did by hand. */
  who: string | null;
  what: string;
}

/** The newest first. */
export const ledgerOf = ({ versions, pins }: DeskProofs, customer: string): LedgerEntry[] =>
  [
    ...versions.flatMap((version) => ofVersion(version, customer)),
    ...pins.flatMap((pin) => ofPin(pin, customer)),
  ]
    // Of two at one time the one that was told later is the newer.
    .reverse()
    .toSorted((one, other) => other.at.localeCompare(one.at));

const SHOP = 'The shop';

function ofVersion(proof: DeskProof, customer: string): LedgerEntry[] {
  const { version, sentBy, sentAt, seenAt, changes, approved, withdrawnAt, reminded } = proof;
  const entries: [at: string | null | undefined, who: string | null, what: string][] = [
    [sentAt, sentBy ?? SHOP, `sent version ${version}`],
    [seenAt, null, `Version ${version} seen on the job page`],
    ...reminded.map(({ to, at }): [string, null, string] => [
      at,
      null,
      `${to === 'customer' ? capital(customer) : SHOP} reminded of version ${version}`,
    ]),
    [changes?.at, changes?.name ?? capital(customer), `asked for changes to version ${version}`],
    [approved?.at, approved?.name ?? capital(customer), `approved version ${version}`],
    [withdrawnAt, SHOP, `took version ${version} back`],
  ];
  return entries.flatMap(([at, who, what]) => (at ? [{ at, who, what }] : []));
}

const ofPin = ({ number, isDone, answers }: Pin, customer: string): LedgerEntry[] =>
  answers.map(({ who, name, at }, index) => {
    const isLast = index === answers.length - 1;
    const did = index === 0 ? 'set' : 'answered';
    return {
      at,
      who: name ?? (who === 'shop' ? SHOP : capital(customer)),
      what: isLast && isDone ? `marked pin ${number} done` : `${did} pin ${number}`,
    };
  });

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
