// The leads of the list in the groups and the order in which they are shown.
import { useState } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { useShop } from '../../page-data.ts';
import { useNow } from '../../time/now.tsx';
import type { LeadFilters } from '../filters/lead-filters.ts';
import { groupLeads, type LeadGroup } from './group-leads.ts';

const NONE = { id: undefined as string | undefined, isAnswered: false };

/** The lead that is open stays in its place until it is closed, so that the way on to the next one stays the same. */
export function useLeadGroups(
  leads: readonly DeskLead[],
  { sort, hasMore, openedId }: { sort: LeadFilters['sort']; hasMore: boolean; openedId: string | undefined },
): LeadGroup[] {
  const now = useNow();
  const { time_zone: timeZone } = useShop();
  const [kept, setKept] = useState(NONE);
  const opened = leads.find(({ id }) => id === openedId);
  if (kept.id !== opened?.id) {
    setKept(opened ? { id: opened.id, isAnswered: opened.handledAt !== null } : NONE);
  }
  const isAnswered = ({ id, handledAt }: DeskLead) => (id === kept.id ? kept.isAnswered : handledAt !== null);
  return groupLeads(leads, { sort, hasMore, isAnswered, now, timeZone });
}
