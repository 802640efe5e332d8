// Deleting what stands at a path. What somebody else has deleted meanwhile is as gone as was asked for.
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../api.ts';
import { isGone } from '../describe-error.ts';

export type Deletion = UseMutationResult<void, Error, void>;

export function useDelete(path: string, onDeleted: (client: QueryClient) => void): Deletion {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await send(path, { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof Error && isGone(error))) throw error;
      }
    },
    onSuccess: () => onDeleted(client),
  });
}
