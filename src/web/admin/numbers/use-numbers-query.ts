// The numbers: asked for when the strip opens, and every minute while it is open.
import { useQuery } from '@tanstack/react-query';
import type { Numbers } from '../../../schemas/admin.ts';

const EVERY_MS = 60_000;

export const useNumbersQuery = () =>
  useQuery<Numbers>({
    queryKey: ['/api/admin/numbers'],
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  });
