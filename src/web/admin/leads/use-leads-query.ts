// Leads of every source, newest first, a page at a time.

import type { Lead } from '../../../schemas/lead.ts';
import { useListQuery } from '../list/use-list-query.ts';

export const useLeadsQuery = (options: { enabled: boolean }) =>
  useListQuery<Lead>('/api/admin/leads', options);
