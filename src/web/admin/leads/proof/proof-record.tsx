// The right of the sheet: the approval, the pins with what is said to them, reminders and the ledger.
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { DeskProof, DeskProofs } from '../../../../schemas/proof.ts';
import { customerOf } from './describe-proofs.ts';
import { PinForm } from './pins/pin-form.tsx';
import { PinList } from './pins/pin-list.tsx';
import { isOpen, isWaiting, pinsOn } from './proof-groups.ts';
import type { Spot } from './proof-picture.tsx';
import { Approval } from './record/approval.tsx';
import { Ledger } from './record/ledger.tsx';
import { Reminders } from './record/reminders.tsx';

interface Props {
  lead: DeskLead;
  group: DeskProofs;
  version: DeskProof;
  /** The last of the job. */
  last: number;
  pin: number | null;
  onPin: (number: number) => void;
  /** Of a pin that is being set. */
  spot: Spot | null;
  /** A pin was answered or set, or no new one is wanted. */
  onSaid: () => void;
}

export function ProofRecord({ lead, group, version, last, pin, onPin, spot, onSaid }: Props) {
  const [newest] = group.versions;
  const pins = pinsOn(group.pins, version.version);
  const customer = customerOf(lead);
  const draftKey = (of: string) => `boldwork-pin-${lead.id}-${group.item}-${of}`;
  return (
    <>
      <Approval
        lead={lead}
        version={version}
        isLast={version.version === last}
        isAsked={pins.some(isWaiting)}
      />
      <section className="mb-4 border-t border-line" aria-label="Pins">
        <h3 className="flex min-h-8 items-center gap-2 border-b border-hairline bg-desk-bar px-4 text-name">
          Pins <span className="font-normal text-ink-soft">{pins.length}</span>
        </h3>
        {spot && (
          <div className="border-b border-hairline bg-highlight px-4 py-2.5">
            <b>New pin</b>
            <PinForm
              key={draftKey('new')}
              leadId={lead.id}
              version={version.version}
              to={spot}
              keptAs={draftKey('new')}
              onSaid={onSaid}
              onCancel={onSaid}
            />
          </div>
        )}
        {pins.length === 0 && !spot && <p className="px-4 py-2.5 text-ink-soft">No pins.</p>}
        <PinList
          pins={pins}
          read={pin}
          onRead={onPin}
          customer={customer}
          answer={
            newest && isOpen(newest)
              ? ({ number }) => (
                  <PinForm
                    key={draftKey(String(number))}
                    leadId={lead.id}
                    version={newest.version}
                    to={{ pin: number }}
                    keptAs={draftKey(String(number))}
                    onSaid={onSaid}
                  />
                )
              : undefined
          }
        />
      </section>
      <Reminders version={version} customer={customer} />
      <Ledger group={group} customer={customer} />
    </>
  );
}
