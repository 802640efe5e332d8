// What takes a change of a lead back.
import type { Lead, LeadStatus } from '../../../../schemas/lead.ts';

/** As PATCH /api/admin/leads/:id takes it. */
export interface LeadChange {
  handled?: boolean;
  status?: LeadStatus;
  lostReason?: string;
  /** Username; null for nobody. */
  assignee?: string | null;
}

/** `lead` as it was before. Undefined where nothing brings it back: reopened, a lead has lost the time of its answer. */
export function changeBack(
  lead: Pick<Lead, 'status' | 'lostReason' | 'assignee'>,
  { handled, status, assignee }: LeadChange,
): LeadChange | undefined {
  if (handled === false) return undefined;
  // Answered, a new lead is contacted too.
  const isMoved = status !== undefined || (handled && lead.status === 'new');
  return {
    ...(handled && { handled: false }),
    ...(isMoved && { status: lead.status }),
    ...(isMoved && lead.lostReason !== null && { lostReason: lead.lostReason }),
    ...(assignee !== undefined && { assignee: lead.assignee }),
  };
}
