// All that happened to a lead, asked for anew whenever the lead is.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TimelineEntry } from '../../../../schemas/pipeline.ts';
import { getJson } from '../../../api.ts';
import { LEADS } from '../requests/cached-leads.ts';

/** `loadedAt`: when the lead was loaded or changed last. */
export const useTimelineQuery = (id: string, loadedAt: number) =>
  useQuery({
    queryKey: ['timeline', id, loadedAt],
    queryFn: ({ signal }) => getJson<TimelineEntry[]>(`${LEADS}/${id}/timeline`, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
