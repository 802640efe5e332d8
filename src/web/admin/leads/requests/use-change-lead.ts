// Changing a lead in a way that can be taken back for ten seconds.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { LEADS, leadKey, putLead } from './cached-leads.ts';
import { changeBack, type LeadChange } from './change-back.ts';
import { leadChangeFailed } from './lead-change-failed.ts';
import { undoLabel } from './undo-label.tsx';

const UNDO_MS = 10_000;

interface Asked {
  change: LeadChange;
  /** What the notification says once it is done: 'Set to Won'. */
  told: string;
}

/** Changes of one lead are made one after another. */
export function useChangeLead(id: string) {
  const client = useQueryClient();
  const scope = { id: `change ${id}` };
  const patch = (body: LeadChange) => getJson<DeskLead>(`${LEADS}/${id}`, { method: 'PATCH', body });
  const onError = (error: Error) => leadChangeFailed(client, id, error);
  const back = useMutation({
    scope,
    mutationFn: patch,
    onSuccess: (changed) => {
      putLead(client, changed);
      showToast({ title: 'Taken back', description: changed.name });
    },
    onError,
  });
  return useMutation({
    scope,
    mutationFn: async ({ change }: Asked) => {
      const before = client.getQueryData<DeskLead>(leadKey(id));
      return { changed: await patch(change), undo: before && changeBack(before, change) };
    },
    onSuccess: ({ changed, undo }, { told }) => {
      putLead(client, changed);
      showToast({
        title: told,
        description: changed.name,
        ...(undo && {
          durationMs: UNDO_MS,
          action: { label: undoLabel, key: 'z', run: () => back.mutate(undo) },
        }),
      });
    },
    onError,
  });
}
