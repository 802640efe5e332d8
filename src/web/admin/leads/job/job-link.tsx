// The link that opens the job's page for its customer: to copy, and to replace where it came into wrong hands.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskJob } from '../../../../schemas/job.ts';
import { send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { LEADS, leadKey } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';

export function JobLink({ leadId, job: { url, number } }: { leadId: string; job: DeskJob }) {
  const client = useQueryClient();
  const address = new URL(url, location.origin).href;
  const renew = useMutation({
    mutationFn: () => send(`${LEADS}/${leadId}/link`, { method: 'POST' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: leadKey(leadId) });
      showToast({ title: 'New link made', description: 'The old one opens nothing any more.' });
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: 'Link copied', description: 'Whoever has it reads the job and can write to you.' });
    } catch {
      // No clipboard on plain http, or not allowed.
      prompt('Copy the link', address);
    }
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="mono mr-auto">{`No. ${number}`}</span>
        <button type="button" className="button" onClick={copy}>
          Copy link
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={renew.isPending}
          onClick={() => renew.isPending || renew.mutate()}
        >
          {renew.isPending ? 'Making one...' : 'New link'}
        </button>
        <a className="button" href={url} target="_blank" rel="noreferrer">
          Open<span className="visually-hidden"> the job page</span>
        </a>
      </p>
      {url.startsWith('/') && (
        <p className="text-ink-soft">Mails do not name the link: PUBLIC_URL is not set on this server.</p>
      )}
    </>
  );
}
