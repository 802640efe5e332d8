// A job's proofs as its page, its mails and the desk read them.
import type { Language } from '../../schemas/language.ts';
import type { Lead } from '../../schemas/lead.ts';
import type { DeskProof, DeskProofs, ToldProof, ToldProofs } from '../../schemas/proof.ts';
import { approvalWording } from '../../schemas/proof.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { JobEvent } from '../../storage/job/job-store.ts';
import { momentOf } from './job-words.ts';
import { contactName, linkNameOf } from './people.ts';
import { remindersOf } from './proof-reminders.ts';
import { type Pin, type ProofVersion, pinsOf, proofsOf } from './proofs.ts';

/** In words; in the order in which their items were first proofed. */
export function tellProofs(
  lead: Lead,
  events: readonly JobEvent[],
  { shop, now, language }: { shop: Shop; now: Date; language: Language },
): ToldProofs[] {
  const tellTime = (iso: string) => momentOf(iso, shop, now, language);
  const teller = { lead, events, language, tellTime };
  return groupsOf(events).map(({ versions, pins, ...group }) => ({
    ...group,
    versions: versions.map((version) => tellVersion(version, teller)),
    pins: pins.map((pin) => tellPin(pin, teller)),
  }));
}

/** `canRemind`: the customer, by mail. */
export function tellDeskProofs(
  lead: Lead,
  events: readonly JobEvent[],
  shop: Shop,
  canRemind: boolean,
): DeskProofs[] {
  // What the customer reads over the line for the name.
  const { language } = lead;
  const teller = { lead, events, language, tellTime: (iso: string) => iso };
  return groupsOf(events).map(({ versions, pins, ...group }) => ({
    ...group,
    versions: versions.map(
      (version): DeskProof => ({
        ...tellVersion(version, teller),
        seenAt: version.seenAt,
        withdrawnAt: version.withdrawnAt,
        sha256: version.proof.sha256,
        hash: version.proof.hash,
        agreed: version.approved?.wording ?? null,
        reminded: version.reminders.map(({ to, at }) => ({ to, at })),
        reminders: remindersOf(version, pins, shop, canRemind).map(({ to, day }) => ({ to, day })),
      }),
    ),
    pins: pins.map((pin) => tellPin(pin, teller)),
  }));
}

interface Group {
  item: string | null;
  label: string;
  /** Newest first. */
  versions: ProofVersion[];
  pins: Pin[];
}

function groupsOf(events: readonly JobEvent[]): Group[] {
  const pins = pinsOf(events);
  const groups = Map.groupBy(proofsOf(events), ({ proof: { item } }) => item);
  return [...groups].map(([item, versions]) => ({
    item,
    label: versions.at(-1)?.proof.label ?? '',
    versions: versions.toReversed(),
    pins: pins.filter((pin) => pin.item === item),
  }));
}

/** What is told of a version and a pin depends on: how times are told, and who is who. */
interface Teller {
  lead: Lead;
  events: readonly JobEvent[];
  language: Language;
  tellTime: (iso: string) => string;
}

function tellVersion(
  { version, state, proof, sentBy, sentAt, approved, changes }: ProofVersion,
  { lead, events, language, tellTime }: Teller,
): ToldProof {
  const { shows, label, width, height } = proof;
  return {
    version,
    state,
    shows,
    wording: approvalWording({ version, label, shows }, language),
    width,
    height,
    sentBy,
    sentAt: tellTime(sentAt),
    approved: approved && {
      name: approved.name,
      at: tellTime(approved.at),
      linkOf: linkNameOf(approved, events, lead),
    },
    changes: changes && { ...changes, name: changes.name ?? contactName(lead), at: tellTime(changes.at) },
  };
}

const tellPin = (
  { number, x, y, isDone, answers }: Pin,
  { lead, tellTime }: Teller,
): ToldProofs['pins'][number] => ({
  number,
  x,
  y,
  isDone,
  answers: answers.map(({ seq, at, name, ...answer }) => ({
    id: String(seq),
    ...answer,
    name: name ?? (answer.who === 'customer' ? contactName(lead) : null),
    at: tellTime(at),
  })),
});
