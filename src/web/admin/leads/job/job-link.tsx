// Who has a link to the job's page: each to copy, and to end where it came into wrong hands; and a place to add somebody.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CONTACT, type DeskJob, type JobPerson } from '../../../../schemas/job.ts';
import { send } from '../../../api.ts';
import { showToast } from '../../../ui/toasts.ts';
import { LEADS, leadKey } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';
import { AddPerson } from './add-person.tsx';

export function JobLink({ leadId, job }: { leadId: string; job: DeskJob }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="mono mr-auto">{`No. ${job.number}`}</span>
        <a className="button" href={job.url} target="_blank" rel="noreferrer">
          Open<span className="visually-hidden"> the job page</span>
        </a>
      </p>
      <ul ref={list} className="grid border-y border-line" tabIndex={-1} aria-label="Who has a link">
        {job.people.map((person) => (
          <Holder
            key={person.person}
            leadId={leadId}
            person={person}
            // Their row goes, and the focus would go with it.
            onGone={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      <AddPerson leadId={leadId} />
      {job.url.startsWith('/') && (
        <p className="text-ink-soft">Mails do not name the link: PUBLIC_URL is not set on this server.</p>
      )}
    </>
  );
}

interface HolderProps {
  leadId: string;
  person: JobPerson;
  onGone(): void;
}

function Holder({ leadId, person: { person, name, note, url }, onGone }: HolderProps) {
  const client = useQueryClient();
  const isContact = person === CONTACT;
  const end = useMutation({
    mutationFn: () =>
      isContact
        ? send(`${LEADS}/${leadId}/link`, { method: 'POST' })
        : send(`${LEADS}/${leadId}/people/${person}`, { method: 'DELETE' }),
    onSuccess: async () => {
      if (!isContact) onGone();
      await client.invalidateQueries({ queryKey: leadKey(leadId) });
      showToast(
        isContact
          ? { title: 'New link made', description: 'The old one opens nothing any more.' }
          : { title: 'Link ended', description: `That of ${name} opens nothing any more.` },
      );
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: 'Link copied', description: `Whoever has it writes and accepts as ${name}.` });
    } catch {
      // No clipboard on plain http, or not allowed.
      prompt('Copy the link', address);
    }
  }

  const whose = <span className="visually-hidden"> of {name}</span>;
  return (
    <li className="flex flex-wrap items-center gap-2 py-1.5 not-first:border-t not-first:border-line">
      <p className="mr-auto min-w-0 flex-[1_1_160px] wrap-anywhere">
        <b dir="auto">{name}</b> <span className="text-ink-soft">{note}</span>
      </p>
      {url !== null && (
        <button type="button" className="button" onClick={() => copy(new URL(url, location.origin).href)}>
          Copy<span className="visually-hidden"> the link</span>
          {whose}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={end.isPending}
        onClick={() => end.isPending || end.mutate()}
      >
        {isContact ? (
          end.isPending ? (
            'Making one...'
          ) : (
            'New link'
          )
        ) : (
          <>
            {end.isPending ? 'Ending...' : 'End'}
            <span className="visually-hidden"> the link</span>
          </>
        )}
        {whose}
      </button>
    </li>
  );
}
