// Proofs over the whole desk: what they are of, the picture, and what was said and approved, side by side where there is room.
import { type ClipboardEvent, type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskJob } from '../../../../schemas/job.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { DeskProofs } from '../../../../schemas/proof.ts';
import { isBesideList } from '../../beside-list.ts';
import { isField, useDialogKeys } from '../../keys/use-desk-keys.ts';
import { isOpen, isWaiting, nextVersion, pinsOn, proofGroupsOf, WHOLE_JOB } from './proof-groups.ts';
import { ProofIndex } from './proof-index.tsx';
import type { Spot } from './proof-picture.tsx';
import { ProofRecord } from './proof-record.tsx';
import { ProofViewer } from './proof-viewer.tsx';
import { ProofComposer } from './send/proof-composer.tsx';
import type { ProofDrafts } from './send/use-proof-drafts.ts';
import { SheetHead, SheetKeys } from './sheet-bars.tsx';

interface Props {
  lead: DeskLead;
  job: DeskJob;
  /** What it opens at. */
  item: string | null;
  drafts: ProofDrafts;
  onClose: () => void;
}

interface Place {
  item: string | null;
  /** Null for the newest. */
  version: number | null;
  view: 'proof' | 'compare' | 'send';
  /** Null for the first that waits for an answer. */
  pin: number | null;
  /** Where a new pin would stand. */
  spot: Spot | null;
}

/** The whole job, of which no proof was sent. */
const NOTHING_YET: DeskProofs = { item: null, label: WHOLE_JOB, versions: [], pins: [] };

const START = { version: null, view: 'proof', pin: null, spot: null } as const;

export function ProofSheet({ lead, job, item, drafts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = useRef<HTMLElement>(null);
  const titleId = useId();
  const [place, setPlace] = useState<Place>({ ...START, item });
  useDialogKeys(dialog);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    // Closing gives the focus back to what opened it; taking the element away alone would not.
    return () => shown?.close();
  }, []);

  const groups = proofGroupsOf(lead, job);
  const group = groups.find((one) => one.item === place.item) ?? NOTHING_YET;
  const version = group.versions.find((one) => one.version === place.version) ?? group.versions[0];
  const pins = version ? pinsOn(group.pins, version.version) : [];
  const pin = place.pin ?? pins.find(isWaiting)?.number ?? null;
  const canSet = version && version === group.versions[0] && isOpen(version);
  const view = version ? place.view : 'send';
  const next = nextVersion(job);

  /** Changes what is shown, and then moves the focus there. */
  function go(change: Partial<Place>, focus?: string) {
    flushSync(() => setPlace({ ...place, ...change }));
    const found = focus ? dialog.current?.querySelector<HTMLElement>(focus) : null;
    found?.focus();
    if (found instanceof HTMLTextAreaElement) found.setSelectionRange(found.value.length, found.value.length);
  }

  /** Below its list a picture is out of sight where it does not stand beside that. */
  function show(change: Partial<Place>) {
    go({ ...START, ...change });
    if (!isBesideList()) picture.current?.scrollIntoView();
  }

  function take(file: File, of = group.item) {
    drafts.change(of, { picture: file });
    go({ ...START, item: of, view: 'send' }, '[name="shows"]');
  }

  const takeFrom = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    const [file] = data.files;
    if (!file) return;
    event.preventDefault();
    take(file);
  };

  return (
    <dialog
      ref={dialog}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto border-0 bg-desk p-0 text-ink focus:outline-none desk:overflow-hidden sheet:hidden"
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // A chooser that was closed cancels too.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        // First out of what is typed into.
        if (event.key !== 'Escape' || !isField(event.target)) return;
        event.preventDefault();
        dialog.current?.focus();
      }}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takeFrom(event, event.dataTransfer)}
      onPaste={(event) => takeFrom(event, event.clipboardData)}
    >
      <div className="desk:grid desk:h-full desk:grid-rows-[auto_minmax(0,1fr)_auto]">
        <SheetHead lead={lead} titleId={titleId} onClose={onClose} />
        <div className="desk:grid desk:min-h-0 desk:grid-cols-[260px_minmax(0,1fr)_340px] wide:grid-cols-[300px_minmax(0,1fr)_400px] desk:[&>*]:overflow-y-auto desk:[&>*]:overscroll-contain">
          <div className="border-line desk:border-r">
            <ProofIndex
              lead={lead}
              groups={groups}
              group={group}
              version={version}
              next={next}
              hasDraft={Object.values(drafts.of(group.item)).some((value) => value !== undefined)}
              onGroup={(picked) => show({ item: picked.item })}
              onVersion={(picked) => show({ version: picked })}
              onSend={() => go({ view: 'send', spot: null }, '[name="item"]')}
              onDrawn={(drawn, { id }) =>
                take(drawn, lead.items.find(({ artwork }) => artwork.includes(id))?.id ?? group.item)
              }
            />
          </div>
          <section ref={picture} className="scroll-mt-14 bg-desk-sunk p-4 desk:p-6" aria-label="Picture">
            {view === 'send' || !version ? (
              <ProofComposer
                lead={lead}
                proofs={job.proofs}
                version={next}
                item={group.item}
                onItem={(picked) => go({ ...START, item: picked, view: 'send' })}
                drafts={drafts}
                onSent={(sent) => {
                  setPlace({ ...START, item: sent });
                  dialog.current?.focus();
                }}
                onBack={version && (() => go({ view: 'proof' }))}
              />
            ) : (
              <ProofViewer
                leadId={lead.id}
                group={group}
                version={version}
                isComparing={view === 'compare'}
                onCompare={(isComparing) => go({ view: isComparing ? 'compare' : 'proof', spot: null })}
                pin={pin}
                onPin={(picked) => go({ pin: picked, spot: null }, '[name="text"]')}
                spot={place.spot}
                onSpot={
                  canSet
                    ? (spot, isByKey) => go({ spot }, isByKey ? '[data-new-pin]' : '[name="text"]')
                    : undefined
                }
              />
            )}
          </section>
          <div className="border-line desk:border-l max-desk:border-t">
            {version && (
              <ProofRecord
                lead={lead}
                group={group}
                version={version}
                last={next - 1}
                pin={pin}
                onPin={(picked) => go({ pin: picked, spot: null }, '[name="text"]')}
                spot={canSet && view === 'proof' ? place.spot : null}
                onSaid={() => {
                  setPlace((now) => ({ ...now, spot: null, pin: null }));
                  dialog.current?.focus();
                }}
              />
            )}
          </div>
        </div>
        <SheetKeys />
      </div>
    </dialog>
  );
}
