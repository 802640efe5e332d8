// The numbers: asked for when the strip opens, and every minute while it is open.
import { useQuery } from '@tanstack/react-query';
import type { Stats } from '../../../schemas/admin.ts';

const EVERY_MS = 60_000;

export const useStatsQuery = () =>
  useQuery<Stats>({
    queryKey: ['/api/admin/stats'],
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  });
