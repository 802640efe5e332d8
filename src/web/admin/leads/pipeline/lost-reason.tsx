// Why a lead was lost, for whoever wants to say it.
import { type FormEvent, useId, useState } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { LONGEST } from '../../../../schemas/longest.ts';
import { useChangeLead } from '../requests/use-change-lead.ts';

interface Props {
  lead: DeskLead;
  /** Why, by what was pressed just now: the question takes the focus. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

export function LostReason({ lead, isAsked, onAsk }: Props) {
  const id = useId();
  const change = useChangeLead(lead.id);
  const [isSaved, setIsSaved] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lostReason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (change.isPending) return;
    if (lostReason === (lead.lostReason ?? '')) return onAsk(false);
    setIsSaved(true);
    change.mutate(
      { change: { status: 'lost', lostReason }, told: 'Reason noted' },
      { onSuccess: () => onAsk(false) },
    );
  }

  if (lead.lostReason !== null && !isAsked)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <span>
          <span className="text-ink-quiet">Lost: </span>
          <span dir="auto">{lead.lostReason}</span>
        </span>
        <button
          type="button"
          className="link-button font-normal"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
          autoFocus={isSaved}
          onClick={() => onAsk(true)}
        >
          Change<span className="visually-hidden"> the reason</span>
        </button>
      </p>
    );
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <label className="text-ink-quiet" htmlFor={id}>
        Why was it lost?
      </label>
      <input
        id={id}
        className="desk-control min-w-0 flex-[1_1_180px]"
        name="reason"
        // biome-ignore lint/a11y/noAutofocus: what was pressed leads here.
        autoFocus={isAsked}
        defaultValue={lead.lostReason ?? ''}
        placeholder="Price, date, no answer... or leave it"
        maxLength={LONGEST.lostReason}
      />
      <button type="submit" className="button" aria-disabled={change.isPending}>
        {change.isPending ? 'Saving...' : 'Save'}
      </button>
    </form>
  );
}
