// What becomes of a job's proofs: sent, seen, commented on, approved, changes asked, withdrawn. As quotes.ts: each is decided
// of all that happened, while nobody else adds to it. Silence is never approval.
import { createHash } from 'node:crypto';
import { CONTACT } from '../../schemas/job.ts';
import type { ProofState } from '../../schemas/proof.ts';
import type { Decision, JobEvent, NewJobEvent, SentProof } from '../../storage/job/job-store.ts';
import { sameName } from './job-words.ts';
import { isOnPress, stageOf } from './stage.ts';

/** A version with what became of it; times are ISO. */
export interface ProofVersion {
  version: number;
  state: ProofState;
  proof: SentProof;
  sentBy: string | null;
  sentAt: string;
  seenAt: string | null;
  approved: { name: string; wording: string; at: string; person: string } | null;
  /** Asked for last, and not since approved. */
  changes: { name: string | null; text: string; at: string; person: string } | null;
  withdrawnAt: string | null;
  reminders: { to: 'customer' | 'shop'; nth: number; at: string }[];
}

export interface Pin {
  /** Id of the lead's item, or null, as the proof's. */
  item: string | null;
  number: number;
  x: number;
  y: number;
  isDone: boolean;
  answers: {
    seq: number;
    who: 'customer' | 'shop';
    name: string | null;
    text: string;
    version: number;
    at: string;
    /** By whose link; null of the shop. */
    person: string | null;
  }[];
}

/** `made`: it is on the press. */
export type Refusal = 'unknown' | 'replaced' | 'withdrawn' | 'approved' | 'made';
type Outcome<T> = T | { refused: Refusal };
interface By {
  name: string | null;
  /** By whose link; left out by the shop. */
  person?: string | undefined;
  notify?: Decision<unknown>['notify'];
}

/** The versions of a job's proofs, the oldest first. */
export function proofsOf(events: readonly JobEvent[]): ProofVersion[] {
  const sent = events.flatMap((event) => (event.kind === 'proof_sent' ? [event] : []));
  return sent.map(({ data: proof, name, createdAt }, index) => {
    const version = index + 1;
    const own = events.filter((event) => event.version === version && event.kind.startsWith('proof_'));
    const find = (kind: JobEvent['kind']) => own.find((event) => event.kind === kind)?.createdAt ?? null;
    const said = own.findLast(({ kind }) => kind === 'proof_approved' || kind === 'proof_changes');
    const told = {
      version,
      proof,
      sentBy: name,
      sentAt: createdAt,
      seenAt: find('proof_seen'),
      approved:
        said?.kind === 'proof_approved'
          ? {
              name: said.name ?? '',
              wording: said.data.wording,
              at: said.createdAt,
              person: said.data.person ?? CONTACT,
            }
          : null,
      changes:
        said?.kind === 'proof_changes'
          ? {
              name: said.name,
              text: said.data.text,
              at: said.createdAt,
              person: said.data.person ?? CONTACT,
            }
          : null,
      withdrawnAt: find('proof_withdrawn'),
      reminders: own.flatMap((event) =>
        event.kind === 'proof_reminded' ? [{ ...event.data, at: event.createdAt }] : [],
      ),
    };
    const isNewest = !sent.slice(version).some(({ data }) => data.item === proof.item);
    return { ...told, state: stateOf(told, isNewest) };
  });
}

function stateOf(
  { approved, changes, withdrawnAt, seenAt }: Omit<ProofVersion, 'state'>,
  isNewest: boolean,
): ProofState {
  if (!isNewest) return 'replaced';
  if (withdrawnAt !== null) return 'withdrawn';
  if (approved) return 'approved';
  if (changes) return 'changes';
  return seenAt === null ? 'sent' : 'seen';
}

/** The pins of all proofs, each item's by its numbers. */
export function pinsOf(events: readonly JobEvent[]): Pin[] {
  const versions = proofsOf(events);
  const pins: Pin[] = [];
  for (const event of events) {
    if (event.kind !== 'proof_commented') continue;
    const { seq, who, name, version, data, createdAt } = event;
    const item = versions.find((one) => one.version === version)?.proof.item ?? null;
    const { pin: number, x, y, text, isDone, person = CONTACT } = data;
    let pin = pins.find((one) => one.item === item && one.number === number);
    if (!pin) {
      pin = { item, number, x: x ?? 0, y: y ?? 0, isDone, answers: [] };
      pins.push(pin);
    }
    pin.isDone = isDone;
    pin.answers.push({
      seq,
      who: who === 'shop' ? who : 'customer',
      name,
      text,
      version: version ?? 0,
      at: createdAt,
      person: who === 'shop' ? null : person,
    });
  }
  return pins;
}

/** The proof that each item has now, or the whole job. */
export const newestProofs = (events: readonly JobEvent[]): ProofVersion[] =>
  proofsOf(events).filter(({ state }) => state !== 'replaced');

/**
 * The next version; one before it of the same item can no longer be approved, and is no longer. `isNew` false: the same
 * stands there already, and its picture is not kept again.
 */
export function sendProof(
  proof: Omit<SentProof, 'hash'>,
  keep: NonNullable<Decision<unknown>['keep']>,
  { name, notify = [] }: By,
) {
  return (events: readonly JobEvent[]): Decision<{ version: number; isNew: boolean }> => {
    const versions = proofsOf(events);
    const hash = hashOf(proof);
    const before = versions.findLast(({ proof: { item } }) => item === proof.item);
    if (before && before.state !== 'withdrawn' && before.state !== 'changes' && before.proof.hash === hash)
      return { add: [], result: { version: before.version, isNew: false } };
    const version = versions.length + 1;
    const sent: NewJobEvent = { kind: 'proof_sent', who: 'shop', name, version, data: { ...proof, hash } };
    return {
      add: [sent, ...stageBack(events, { who: 'shop', name })],
      keep,
      notify,
      result: { version, isNew: true },
    };
  };
}

/** What is approved no longer takes the job back to before that; on the press it stays. */
function stageBack(events: readonly JobEvent[], by: Pick<JobEvent, 'who' | 'name'>): NewJobEvent[] {
  if (stageOf(events) !== 'approved') return [];
  return [{ kind: 'stage', ...by, version: null, data: { stage: 'quoted' } }];
}

/**
 * Of two that approve at once one is first; who asks again for what they approved gets the first answer. With the last of
 * a job's proofs the job is approved. `items`: ids of the lead's.
 */
export function approveProof(
  version: number,
  {
    name,
    wording,
    items,
    person,
    notify = [],
  }: { name: string; wording: string; items: readonly string[] } & By,
) {
  return (events: readonly JobEvent[]): Decision<Outcome<{ name: string; at: string | null }>> => {
    const found = proofsOf(events).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    const { state, approved, proof } = found;
    if (state === 'approved' && approved && sameName(approved.name, name))
      return { add: [], result: approved };
    if (state === 'approved' || state === 'replaced' || state === 'withdrawn') return refuse(state);
    const by = { who: 'customer', name } as const;
    const data = { wording, hash: proof.hash, ...(person && { person }) };
    const yes: NewJobEvent = { kind: 'proof_approved', ...by, version, data };
    const isLast = isAllApproved(events, version, items) && ['asked', 'quoted'].includes(stageOf(events));
    const moved: NewJobEvent = { kind: 'stage', ...by, version: null, data: { stage: 'approved' } };
    return { add: isLast ? [yes, moved] : [yes], notify, result: { name, at: null } };
  };
}

/** With `version` every proof is, there is one for each item or for the whole job, and no quote waits. */
function isAllApproved(events: readonly JobEvent[], version: number, items: readonly string[]): boolean {
  const proofs = newestProofs(events).filter(({ state }) => state !== 'withdrawn');
  const of = new Set(proofs.map(({ proof }) => proof.item));
  const lastQuote = events.findLast(({ kind }) => kind === 'quote_sent')?.version;
  const isQuoteOpen =
    lastQuote !== undefined &&
    !events.some((event) => event.kind === 'quote_accepted' && event.version === lastQuote);
  return (
    !isQuoteOpen &&
    proofs.every((proof) => proof.version === version || proof.state === 'approved') &&
    (of.has(null) || items.every((id) => of.has(id)))
  );
}

/** Sets a pin, or answers to one; of the newest version alone. */
export function commentOnProof(
  version: number,
  comment: { pin: number } | { x: number; y: number },
  {
    text,
    isDone,
    who,
    name,
    person,
    notify = [],
    answer,
  }: {
    text: string;
    isDone?: boolean | undefined;
    who: 'customer' | 'shop';
    answer?: ((pin: number) => Decision<unknown>['answer']) | undefined;
  } & By,
) {
  return (events: readonly JobEvent[]): Decision<Outcome<{ pin: number }>> => {
    const found = proofsOf(events).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    if (found.state === 'replaced' || found.state === 'withdrawn') return refuse(found.state);
    // What is to be other after it was approved is said by asking for changes.
    if (found.state === 'approved' && who === 'customer') return refuse('approved');
    const pins = pinsOf(events).filter(({ item }) => item === found.proof.item);
    const known = 'pin' in comment && pins.some(({ number }) => number === comment.pin);
    if ('pin' in comment && !known) return refuse('unknown');
    const pin = 'pin' in comment ? comment.pin : pins.length + 1;
    const place = 'pin' in comment ? { x: null, y: null } : { x: comment.x, y: comment.y };
    const said: NewJobEvent = {
      kind: 'proof_commented',
      who,
      name,
      version,
      data: { pin, ...place, text, isDone: isDone ?? false, ...(person && { person }) },
    };
    return { add: [said], notify, answer: answer?.(pin), result: { pin } };
  };
}

/** Takes an approval back, until it is on the press. The same words again change nothing. */
export function askForChanges(version: number, { text, name, person, notify = [] }: { text: string } & By) {
  return (events: readonly JobEvent[]): Decision<Outcome<'asked'>> => {
    const found = proofsOf(events).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    if (found.state === 'replaced' || found.state === 'withdrawn') return refuse(found.state);
    if (isOnPress(stageOf(events))) return refuse('made');
    if (found.changes?.text === text) return { add: [], result: 'asked' };
    const by = { who: 'customer', name } as const;
    return {
      add: [
        { kind: 'proof_changes', ...by, version, data: { text, ...(person && { person }) } },
        ...(found.state === 'approved' ? stageBack(events, by) : []),
      ],
      notify,
      result: 'asked',
    };
  };
}

/** A second time changes nothing; what was approved is replaced, and not withdrawn. */
export function withdrawProof(version: number, name: string) {
  return (events: readonly JobEvent[]): Decision<Outcome<'withdrawn'>> => {
    const found = proofsOf(events).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    if (found.state === 'withdrawn') return { add: [], result: 'withdrawn' };
    if (found.state === 'approved' || found.state === 'replaced') return refuse(found.state);
    return { add: [{ kind: 'proof_withdrawn', who: 'shop', name, version, data: {} }], result: 'withdrawn' };
  };
}

/** Kept once. */
export function seeProof(version: number) {
  return (events: readonly JobEvent[]): Decision<Outcome<'seen'>> => {
    const found = proofsOf(events).find((one) => one.version === version);
    if (!found) return refuse('unknown');
    const seen: NewJobEvent = { kind: 'proof_seen', who: 'customer', name: null, version, data: {} };
    return { add: found.seenAt === null ? [seen] : [], result: 'seen' };
  };
}

const refuse = (refused: Refusal) => ({ add: [], result: { refused } });

/** Of what the customer sees, and so of what is approved. */
const hashOf = ({ sha256, shows, item, label }: Omit<SentProof, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([sha256, shows, item, label]))
    .digest('hex');
