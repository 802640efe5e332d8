// Where the next version is made: what it is of, its picture, what it shows, and the words that the customer approves.
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import { approvalWording, type DeskProofs, PROOF_MOST } from '../../../../../schemas/proof.ts';
import { submitWithEnter } from '../../../../ui/submit-with-enter.ts';
import { Key } from '../../../keys/key.tsx';
import { customerOf, voidsApproval } from '../describe-proofs.ts';
import { WHOLE_JOB } from '../proof-groups.ts';
import { Fault } from './fault.tsx';
import { PictureField } from './picture-field.tsx';
import { showsOf } from './shows-of.ts';
import type { ProofDrafts } from './use-proof-drafts.ts';
import { useSendProof } from './use-send-proof.ts';

interface Props {
  lead: DeskLead;
  proofs: readonly DeskProofs[];
  version: number;
  /** What it is of; null for the whole job. */
  item: string | null;
  onItem: (item: string | null) => void;
  drafts: ProofDrafts;
  onSent: (item: string | null) => void;
  /** Back to what was sent; left out where nothing was. */
  onBack: (() => void) | undefined;
}

/** Of no item's id, which are numbers. */
const WHOLE = 'whole';
const CONTROL =
  'field-control min-h-8 border border-edge px-2 py-1 text-[length:inherit] touch:min-h-target touch:text-base';

export function ProofComposer({ lead, proofs, version, item, onItem, drafts, onSent, onBack }: Props) {
  const draft = drafts.of(item);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendProof(lead.id, (sent) => {
    drafts.clear(sent);
    onSent(sent);
  });
  const before = proofs.find((group) => group.item === item)?.versions[0];
  const shows = draft.shows ?? before?.shows ?? showsOf(lead, item);
  const label = lead.items.find(({ id }) => id === item)?.label ?? WHOLE_JOB;
  const filled = { item, shows, picture: draft.picture };
  const errors = sending.errorsOf(filled);
  const { isPending, share } = sending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    let isSent = false;
    flushSync(() => {
      isSent = sending.send(filled);
    });
    const found = form.current?.querySelector('[aria-invalid="true"]');
    if (!isSent && found instanceof HTMLElement) found.focus();
  }

  return (
    <form
      ref={form}
      className="mx-auto grid max-w-[720px] gap-3.5 border border-line bg-desk p-4"
      aria-label={`Version ${version}`}
      noValidate
      onKeyDown={submitWithEnter}
      onSubmit={submit}
    >
      <h3 className="text-card leading-tight">Version {version}</h3>
      {before?.state === 'approved' && (
        <p className="bg-highlight px-3 py-2 font-semibold" role="status">
          {voidsApproval(before.version, customerOf(lead))}
        </p>
      )}
      <label className="grid gap-1">
        <span className="text-ink-quiet">Of</span>
        <select
          className={CONTROL}
          name="item"
          value={item ?? WHOLE}
          onChange={({ target }) => {
            const to = target.value === WHOLE ? null : target.value;
            drafts.move(item, to);
            onItem(to);
          }}
        >
          {lead.items.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={WHOLE}>{WHOLE_JOB}</option>
        </select>
        <Fault id="proof-item-fault" text={errors.item} />
      </label>
      <PictureField
        picture={draft.picture}
        error={errors.picture}
        onChoose={(picture) => drafts.change(item, { picture })}
      />
      <label className="grid gap-1">
        <span className="text-ink-quiet">What it shows: place, size, ink colors</span>
        <textarea
          className={CONTROL}
          name="shows"
          rows={2}
          maxLength={PROOF_MOST.shows}
          aria-invalid={errors.shows ? true : undefined}
          aria-describedby="proof-shows-fault proof-wording"
          value={shows}
          onChange={({ target }) => drafts.change(item, { shows: target.value })}
        />
        <Fault id="proof-shows-fault" text={errors.shows} />
      </label>
      <p className="text-ink-soft wrap-anywhere" id="proof-wording">
        {`${customerOf(lead)} types a name under: “${approvalWording({ version, label, shows: shows.trim() || '...' }, lead.language)}”`}
      </p>
      {isPending && (
        <p className="grid gap-1">
          <progress className="h-2 w-full accent-ink" value={share} aria-label="Sent so far" />
          <span className="text-ink-soft" role="status">
            {share < 1 ? 'The picture is on its way.' : 'The picture is being drawn.'}
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2">
        <button type="submit" className="button button-action shadow-flat" aria-disabled={isPending}>
          {isPending ? 'Sending...' : `Send version ${version}`}{' '}
          <span className="touch:hidden">
            <Key>Ctrl Enter</Key>
          </span>
        </button>
        {onBack && (
          <button type="button" className="button" onClick={onBack}>
            Back to what was sent
          </button>
        )}
        {(draft.picture || draft.shows !== undefined) && (
          <button
            type="button"
            className="button"
            aria-disabled={isPending}
            onClick={() => isPending || drafts.clear(item)}
          >
            Throw away
          </button>
        )}
      </p>
    </form>
  );
}
