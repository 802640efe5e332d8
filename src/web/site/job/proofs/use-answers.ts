// What the customer says to the proofs of one item, while it is written, and how it is sent.
import { useState } from 'react';
import type { JobProblem } from '../../../../schemas/page.ts';
import type { ToldProof, ToldProofs } from '../../../../schemas/proof.ts';
import { ApiError, send } from '../../../api.ts';
import { createRequestKeys } from '../../../request-key.ts';
import type { JobWords } from '../words/en.ts';
import { useWords } from '../words/use-words.ts';

/** Where something is written: beside a new pin, under one that is there, or on the slip. */
export type Spot = 'approve' | 'changes' | 'comment' | `pin ${number}`;

/** What was not taken of a form without a script. */
export type ProofProblem = JobProblem & { of: 'approve' | 'changes' | 'comment' };

export const isOfProof = (problem: JobProblem | null): problem is ProofProblem =>
  problem?.of !== undefined && ['approve', 'changes', 'comment'].includes(problem.of);

/** A pin that was not sent yet; from 0 to 1. */
export interface NewPin {
  x: number;
  y: number;
  /** Set by a key, which then moves it. */
  isByKey: boolean;
}

export type Answers = ReturnType<typeof useAnswers>;

interface Options {
  token: string;
  group: ToldProofs;
  newest: ToldProof;
  problem: ProofProblem | null;
  onAnswered(): Promise<void>;
}

export function useAnswers({ token, group, newest, problem: refused, onAnswered }: Options) {
  const words = useWords().proofs;
  const [typed, setTyped] = useState(() => typedBefore(refused));
  const [newPin, setNewPin] = useState<NewPin | null>(null);
  const [problem, setProblem] = useState(() => problemBefore(refused, newest));
  const [sending, setSending] = useState<Spot | null>(null);
  const [saidNow, setSaidNow] = useState<{ spot: Spot; version: number } | null>(null);
  const [pinSetNow, setPinSetNow] = useState<number | null>(null);
  const [keyFor] = useState(createRequestKeys);
  // While something is written the version that it was begun on stays: nobody is to approve what they have not seen.
  const [held, setHeld] = useState<number | null>(null);
  const isWriting = newPin !== null || Object.values(typed).some((text) => text !== '');
  if (isWriting && held === null) setHeld(newest.version);
  if (!isWriting && held !== null) setHeld(null);
  const current = group.versions.find(({ version }) => version === held) ?? newest;

  const write = (spot: Spot, text: string) => setTyped((all) => ({ ...all, [spot]: text }));

  /** Of the field in which it is written; before the page listened too. */
  function fieldOf(spot: Spot) {
    const value = typed[spot] ?? '';
    return {
      value,
      onChange: ({ target }: { target: { value: string } }) => write(spot, target.value),
      ref: (field: { value: string } | null) => {
        if (field && field.value !== value) write(spot, field.value);
      },
    };
  }

  /** Resolves to whether it was taken. */
  async function post(spot: Spot, values: object): Promise<boolean> {
    if (sending) return false;
    setSending(spot);
    try {
      const body = { proofVersion: current.version, ...values };
      const headers = { 'idempotency-key': keyFor({ spot, ...body }) };
      const answer = await send(`/api/job/${token}/${pathOf(spot)}`, { method: 'POST', body, headers });
      const { pin } = (await answer.json()) as { pin?: number };
      setProblem(null);
      write(spot, '');
      setSaidNow({ spot, version: current.version });
      if (spot === 'comment') {
        setNewPin(null);
        setPinSetNow(pin ?? null);
      }
      await onAnswered();
      return true;
    } catch (error) {
      console.error('What was said to the proof was not taken', error);
      const known = error instanceof ApiError ? error.problem : undefined;
      const isLate = error instanceof ApiError && error.status === 409;
      const message = known?.errors?.[0]?.message ?? known?.detail ?? words.notSent;
      // What it was said to is not so any more.
      if (isLate) {
        await onAnswered();
        setHeld(null);
      }
      setProblem({ of: isLate ? null : spot, message });
      return false;
    } finally {
      setSending(null);
    }
  }

  return {
    token,
    /** The version that is answered to. */
    current,
    /** A newer one has come. */
    isOld: current.version !== newest.version,
    showNewest() {
      setHeld(newest.version);
      setProblem(null);
    },
    typed,
    fieldOf,
    newPin,
    setNewPin,
    problem,
    sending,
    /** What was taken last while the page was open. */
    saidNow,
    pinSetNow,
    post,
  };
}

export const pathOf = (spot: Spot): string => (spot === 'approve' || spot === 'changes' ? spot : 'comments');

const typedBefore = (refused: ProofProblem | null): Partial<Record<Spot, string>> =>
  refused ? { [refused.of]: refused.text } : {};

/** `of` null: it came too late, and is told above all that can be said now. */
function problemBefore(
  refused: ProofProblem | null,
  newest: ToldProof,
): { of: Spot | null; message: string } | null {
  if (!refused) return null;
  const isLate = refused.version !== newest.version || !['approve', 'changes'].includes(blockOf(newest));
  return { of: isLate ? null : refused.of, message: refused.message };
}

/** 'You', or the name of another who has a link. */
export const whoSaid = (
  by: { person: string | null; name: string | null },
  you: string,
  words: Pick<JobWords, 'you' | 'customer'>,
): string => (by.person === you ? words.you : (by.name ?? words.customer));

/** What its slip says; of one that was replaced, what it said before. */
export const blockOf = ({
  state,
  approved,
  changes,
}: ToldProof): 'approve' | 'approved' | 'changes' | 'withdrawn' => {
  if (state === 'withdrawn') return 'withdrawn';
  if (approved) return 'approved';
  return changes ? 'changes' : 'approve';
};
