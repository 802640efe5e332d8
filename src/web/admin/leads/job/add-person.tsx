// Lets somebody else into the page of a job, by a link of their own.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import type { AddedPerson } from '../../../../schemas/job.ts';
import { LONGEST } from '../../../../schemas/longest.ts';
import { getJson } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { LEADS, leadKey } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';

export function AddPerson({ leadId }: { leadId: string }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const add = useMutation({
    mutationFn: (name: string) =>
      getJson<AddedPerson>(`${LEADS}/${leadId}/people`, { method: 'POST', body: { name } }),
    onSuccess: async ({ name }) => {
      form.current?.reset();
      await client.invalidateQueries({ queryKey: leadKey(leadId) });
      showToast({ title: `${name} has a link now`, description: 'Copy it and send it to them.' });
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name && !add.isPending) add.mutate(name);
  }

  return (
    <form ref={form} className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <label className="grid min-w-0 flex-[1_1_200px] gap-1" htmlFor={id}>
        <span className="text-ink-quiet">Add a person</span>
        <input
          id={id}
          className="field-control min-h-8 border border-edge px-2 py-1 text-[length:inherit] touch:min-h-target touch:text-base"
          name="name"
          maxLength={LONGEST.name}
          autoComplete="off"
          placeholder="Their name"
        />
      </label>
      <button type="submit" className="button" aria-disabled={add.isPending}>
        {add.isPending ? 'Adding...' : 'Add'}
      </button>
    </form>
  );
}
