// What is said on the job's page, and the shop's answer.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { JobSaying } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { LONGEST } from '../../../../schemas/longest.ts';
import type { ReplyDesk } from '../../../../schemas/reply.ts';
import { getJson, send } from '../../../api.ts';
import { createRequestKeys } from '../../../request-key.ts';
import { submitWithEnter } from '../../../ui/submit-with-enter.ts';
import { KeyHint } from '../../keys/key.tsx';
import { When } from '../../time/when.tsx';
import { LEADS, putLead } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';

export function JobThread({ leadId, sayings }: { leadId: string; sayings: readonly JobSaying[] }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [keyFor, setKeyFor] = useState(createRequestKeys);
  const write = useMutation({
    mutationFn: async (text: string) => {
      const { channels } = await getJson<ReplyDesk>(`${LEADS}/${leadId}/replies`);
      // Where none is open the server says why.
      const body = { channel: channels.find(({ why }) => why === null)?.channel ?? 'email', text };
      const headers = { 'idempotency-key': keyFor(body) };
      await send(`${LEADS}/${leadId}/replies`, { method: 'POST', body, headers });
      return getJson<DeskLead>(`${LEADS}/${leadId}`);
    },
    onSuccess: (lead) => {
      putLead(client, lead);
      form.current?.reset();
      setKeyFor(createRequestKeys);
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text && !write.isPending) write.mutate(text);
  }

  return (
    <>
      <ol className="grid gap-2" aria-label="Said on the job page">
        {sayings.map(({ id, who, name, text, at }) => (
          <li key={id} className={who === 'customer' ? 'border-l-2 border-edge pl-2.5' : 'pl-3'}>
            <b dir="auto">{name ?? 'Customer'}</b>{' '}
            <span className="text-ink-quiet">
              <When at={at} />
            </span>
            <p className="whitespace-pre-wrap" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <form ref={form} className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <label className="grid min-w-0 flex-[1_1_260px] gap-1">
          <span className="text-ink-quiet">
            Write to the customer <KeyHint>W</KeyHint>
          </span>
          <textarea
            className="field-control min-h-16 border border-edge text-base"
            name="text"
            rows={2}
            maxLength={LONGEST.details}
            data-key="w"
            onKeyDown={submitWithEnter}
          />
        </label>
        <button type="submit" className="button" aria-disabled={write.isPending}>
          {write.isPending ? 'Sending...' : 'Send'}
        </button>
      </form>
    </>
  );
}
