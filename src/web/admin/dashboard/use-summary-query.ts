// The counters: the one query that is asked again by itself.
import { useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../schemas/admin.ts';

const EVERY_MS = 30_000;

export const useSummaryQuery = ({ enabled }: { enabled: boolean }) =>
  useQuery<Summary>({ queryKey: ['/api/admin/summary'], refetchInterval: EVERY_MS, enabled });
