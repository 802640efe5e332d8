// What the shop noted of a lead, for itself alone, and the place to note more.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { LONGEST } from '../../../../schemas/longest.ts';
import type { TimelineEntry } from '../../../../schemas/pipeline.ts';
import { getJson } from '../../../api.ts';
import { submitWithEnter } from '../../../ui/submit-with-enter.ts';
import { KeyHint } from '../../keys/key.tsx';
import { When } from '../../time/when.tsx';
import { useKeptText } from '../../use-kept-text.ts';
import { LeadSection } from '../opened/lead-section.tsx';
import { LEADS, putLead } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';
import { NoteText } from './note-text.tsx';

interface Props {
  leadId: string;
  entries: readonly TimelineEntry[] | undefined;
}

export function Notes({ leadId, entries = [] }: Props) {
  const notes = entries.filter(({ kind }) => kind === 'note');
  return (
    <LeadSection title="Notes" className="sheet:hidden">
      {notes.length > 0 && (
        <ul className="grid gap-1.5 pb-1" aria-label="Notes of the shop">
          {notes.map((note) => (
            <li key={note.id}>
              <b dir="auto">{note.name}</b>{' '}
              <span className="text-ink-quiet">
                <When at={note.at} />
              </span>
              <NoteText text={note.words ?? ''} mentions={note.mentions} />
            </li>
          ))}
        </ul>
      )}
      <NoteForm leadId={leadId} />
    </LeadSection>
  );
}

function NoteForm({ leadId }: { leadId: string }) {
  const client = useQueryClient();
  const [text, setText] = useKeptText(`boldwork-note-${leadId}`);
  const write = useMutation({
    mutationFn: (note: string) =>
      getJson<DeskLead>(`${LEADS}/${leadId}/notes`, { method: 'POST', body: { text: note } }),
    onSuccess: (lead) => {
      putLead(client, lead);
      setText('');
    },
    onError: (error) => leadChangeFailed(client, leadId, error),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() && !write.isPending) write.mutate(text.trim());
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <label className="grid min-w-0 flex-[1_1_260px] gap-1">
        <span className="text-ink-quiet">
          Add a note, never shown to the customer <KeyHint>M</KeyHint>
        </span>
        <textarea
          className="desk-control field-sizing-content"
          rows={1}
          maxLength={LONGEST.message}
          placeholder="@name mentions somebody"
          data-key="m"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={submitWithEnter}
        />
      </label>
      <button type="submit" className="button" aria-disabled={write.isPending}>
        {write.isPending ? 'Saving...' : 'Add note'}
      </button>
    </form>
  );
}
