// How a lead goes through the shop's hands: its status, who has it, notes. Decided of all that happened, as quotes are.
import type { Lead, LeadStatus } from '../../schemas/lead.ts';
import type { Decision, JobEvent, NewJobEvent } from '../../storage/job/job-store.ts';
import { stageOf } from '../job/stage.ts';

export interface LeadChange {
  status?: LeadStatus | undefined;
  /** Of 'lost'. */
  lostReason?: string | null | undefined;
  /** Username; null for nobody. */
  assignee?: string | null | undefined;
  /** Of the press run. */
  stage?: string | undefined;
}
/** What a decision reads of the lead. */
export type Standing = Pick<Lead, 'status' | 'lostReason' | 'assignee'>;

/** What is asked for again changes nothing. */
export function changeLead({ status, lostReason = null, assignee, stage }: LeadChange, name: string) {
  return (events: readonly JobEvent[], lead: Standing): Decision<'changed'> => {
    const by = { who: 'shop', name, version: null } as const;
    const reason = status === 'lost' ? lostReason : null;
    const isMoved = status !== undefined && (status !== lead.status || reason !== lead.lostReason);
    const add: NewJobEvent[] = [];
    if (isMoved) add.push({ kind: 'status', ...by, data: { status, lostReason: reason } });
    if (assignee !== undefined && assignee !== lead.assignee)
      add.push({ kind: 'assigned', ...by, data: { to: assignee } });
    if (stage !== undefined && stage !== stageOf(events)) add.push({ kind: 'stage', ...by, data: { stage } });
    return { add, result: 'changed' };
  };
}

/** The same text of the same person once more, right after, is a button that was pressed twice. */
export const noteOn =
  (note: { text: string; mentions: string[] }, name: string) =>
  (events: readonly JobEvent[]): Decision<'noted'> => {
    const last = events.at(-1);
    const isThere = last?.kind === 'note' && last.name === name && last.data.text === note.text;
    const noted: NewJobEvent = { kind: 'note', who: 'shop', name, version: null, data: note };
    return { add: isThere ? [] : [noted], result: 'noted' };
  };

const ORDER: readonly LeadStatus[] = ['new', 'contacted', 'quoted', 'won'];

/** On to `status`, and never back: what has come further stays, and what is lost comes up again. */
export function raisedTo(
  status: LeadStatus,
  lead: Standing,
  by: Pick<NewJobEvent, 'who' | 'name'>,
): NewJobEvent[] {
  if (ORDER.indexOf(lead.status) >= ORDER.indexOf(status)) return [];
  return [{ kind: 'status', ...by, version: null, data: { status, lostReason: null } }];
}
