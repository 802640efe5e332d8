// The mail that is open: its words and files, and what becomes of it.

import { navigate } from 'wouter/use-browser-location';
import type { OpenedMail as Opened } from '../../../schemas/mail.ts';
import { tellBytes } from '../../../schemas/told-artwork.ts';
import { isGone } from '../describe-error.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import { useChosenFocus } from '../list/use-chosen-focus.ts';
import { When } from '../time/when.tsx';
import { PutIntoJob } from './put-into-job.tsx';
import { senderOf } from './sender-of.ts';
import { useDismissMail, useMailQuery, useMakeLead } from './use-mails.ts';

interface Props {
  id: string;
  /** Somebody asked for this one: it takes the focus. */
  isChosen: boolean;
  onClose: () => void;
  /** It is in a job now, or in another list. */
  onLeft: () => void;
}

export function OpenedMail(props: Props) {
  const { id, isChosen, onClose } = props;
  const { data, isError, error, refetch } = useMailQuery(id);
  const box = useChosenFocus(isChosen);

  return (
    <section
      className="min-w-0 bg-desk px-5 py-3 focus:outline-none max-phone:px-4 desk:min-h-[calc(100dvh-var(--bar-height))] desk:border-l desk:border-line"
      ref={box}
      tabIndex={-1}
      aria-label={data ? `Opened: mail of ${senderOf(data)}` : 'Opened mail'}
    >
      {isChosen && (
        <button type="button" className="link-button desk:hidden" data-key="Escape" onClick={onClose}>
          To the list
        </button>
      )}
      {data && !isError && <Mail {...props} mail={data} />}
      {!data && !isError && <ListLoading>Loading mail...</ListLoading>}
      {isGone(error) && (
        <p className="py-5 text-large font-bold">This mail is in a job by now, or no longer stored.</p>
      )}
      {isError && !isGone(error) && (
        <ListFailure what="The mail could not be loaded." error={error} onRetry={refetch} />
      )}
    </section>
  );
}

function Mail({ mail, onLeft }: Props & { mail: Opened }) {
  const { from, subject, text, folded, attachments, receivedAt } = mail;
  return (
    <div className="grid max-w-[760px] gap-4">
      <header>
        <h2 className="text-figure font-bold wrap-anywhere" dir="auto">
          {subject || 'No subject'}
        </h2>
        <p className="text-ink-quiet wrap-anywhere">
          <b className="text-ink" dir="auto">
            {senderOf(mail)}
          </b>{' '}
          {from.name && from.address && <span>{from.address}, </span>}
          <When at={receivedAt} />
        </p>
      </header>
      <Actions mail={mail} onLeft={onLeft} />
      <p className="text-base leading-[1.45] whitespace-pre-wrap wrap-anywhere" dir="auto">
        {text || 'It has no text.'}
      </p>
      {folded && (
        <details>
          <summary className="cursor-pointer font-semibold touch:min-h-target">
            What it quotes, and the signature
          </summary>
          <p
            className="mt-2 border-l-2 border-edge pl-2.5 whitespace-pre-wrap text-ink-soft wrap-anywhere"
            dir="auto"
          >
            {folded}
          </p>
        </details>
      )}
      {attachments.length > 0 && (
        <ul className="grid gap-1" aria-label="Files">
          {attachments.map(({ id, name, bytes }) => (
            <li key={id}>
              <a
                className="link-button wrap-anywhere"
                href={`/api/admin/artwork/${id}/original`}
                download={name}
              >
                {name}
              </a>{' '}
              <span className="text-ink-quiet">{tellBytes(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const toLead = (leadId: string): void => navigate(`/admin/dashboard?lead=${leadId}`);

function Actions({ mail, onLeft }: { mail: Opened; onLeft: () => void }) {
  const makeLead = useMakeLead(mail.id, toLead);
  const dismiss = useDismissMail(mail.id, onLeft);
  const isDismissed = mail.state === 'dismissed';
  return (
    <div className="grid gap-3 border-y border-hairline py-3">
      <PutIntoJob mail={mail} onJoined={toLead} />
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="button"
          aria-disabled={makeLead.isPending}
          onClick={() => makeLead.isPending || makeLead.mutate()}
        >
          {makeLead.isPending ? 'Making it...' : 'Make a lead of it'}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={dismiss.isPending}
          onClick={() => dismiss.isPending || dismiss.mutate(!isDismissed)}
        >
          {isDismissed ? 'It is for us' : 'Not for us'}
        </button>
      </div>
    </div>
  );
}
