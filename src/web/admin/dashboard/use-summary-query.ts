// The counters: asked again by themselves, for as long as the desk is shown.
import { useQuery } from '@tanstack/react-query';
import type { Summary } from '../../../schemas/admin.ts';

const EVERY_MS = 30_000;
export const SUMMARY_KEY = ['/api/admin/summary'];

export const useSummaryQuery = ({ enabled }: { enabled: boolean }) =>
  useQuery<Summary>({ queryKey: SUMMARY_KEY, refetchInterval: EVERY_MS, enabled });
