// How far the job has come, as its customer sees it. Chosen first and moved then: arrow keys alone tell nobody anything.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { JOB_STAGES, type JobStage, STAGE_LABELS } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { LEADS, putLead } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';

export function PressRun({ leadId, stage }: { leadId: string; stage: JobStage }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(stage);
  const move = useMutation({
    mutationFn: (to: JobStage) =>
      getJson<DeskLead>(`${LEADS}/${leadId}`, { method: 'PATCH', body: { stage: to } }),
    onSuccess: (lead) => putLead(client, lead),
    onError: (error) => leadChangeFailed(client, leadId, error),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!move.isPending && chosen !== stage) move.mutate(chosen);
  }

  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 border-0 p-0">
        <legend className="float-left mr-4 p-0 text-ink-quiet">Press run</legend>
        {JOB_STAGES.map((one) => (
          <label key={one} className="inline-flex min-h-6 items-center gap-1.5 touch:min-h-target">
            <input
              type="radio"
              name="stage"
              value={one}
              checked={one === chosen}
              onChange={() => setChosen(one)}
            />
            {one === stage ? <b>{STAGE_LABELS[one]}</b> : STAGE_LABELS[one]}
          </label>
        ))}
      </fieldset>
      {chosen !== stage && (
        <button type="submit" className="button" aria-disabled={move.isPending}>
          {move.isPending ? 'Moving...' : `Move to ${STAGE_LABELS[chosen]}`}
        </button>
      )}
    </form>
  );
}
