// Leads as this page keeps them: what a change did is shown at once, in every list and in the open lead.
import type { QueryClient } from '@tanstack/react-query';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { SUMMARY_KEY } from '../../dashboard/use-summary-query.ts';
import { changeLists } from '../../list/use-list-query.ts';

export const LEADS = '/api/admin/leads';
export const leadKey = (id: string) => [LEADS, id];

/** Shows a lead as the server has it now. */
export function putLead(client: QueryClient, lead: DeskLead): void {
  // What was asked for before the change would show it as it was.
  void client.cancelQueries({ queryKey: leadKey(lead.id) });
  client.setQueryData(leadKey(lead.id), lead);
  putInLists(client, lead);
}

/** Takes a lead into the lists that hold it. */
export function putInLists(client: QueryClient, lead: DeskLead): void {
  changeLists<DeskLead>(client, LEADS, (leads) =>
    leads.map((other) => (other.id === lead.id ? lead : other)),
  );
}

/** Shows no longer what is not stored any more, and counts anew. */
export function dropLeads(client: QueryClient, isDropped: (lead: DeskLead) => boolean): void {
  changeLists<DeskLead>(client, LEADS, (leads) => leads.filter((lead) => !isDropped(lead)));
  void client.invalidateQueries({ queryKey: SUMMARY_KEY });
}
