// Where a version stands: who approved it and what was agreed to, or what is missing for that.
import type { ReactNode } from 'react';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import type { DeskProof } from '../../../../../schemas/proof.ts';
import { Minute } from '../../../time/minute.tsx';
import { describeMail } from '../../notifications/describe-mail.ts';
import { customerOf, STATES, shortDigest, tellApproved } from '../describe-proofs.ts';
import { isOpen } from '../proof-groups.ts';
import { useWithdrawProof } from '../use-proof-calls.ts';

interface Props {
  lead: DeskLead;
  version: DeskProof;
  /** It was sent by mail last, so that its mail is the one known of. */
  isLast: boolean;
  /** A pin of the customer's is open. */
  isAsked: boolean;
}

export function Approval({ lead, version, isLast, isAsked }: Props) {
  const { state, approved, changes, sentBy, sentAt, seenAt, withdrawnAt } = version;
  const customer = customerOf(lead);
  return (
    <section aria-label="Approval">
      <div className="m-4 border border-line bg-desk-bar wrap-anywhere">
        <div className="px-3.5 pt-2.5 pb-2">
          <p className="text-ink-soft">
            {approved ? `Version ${version.version}, approved by name` : `Version ${version.version}`}
          </p>
          <p className="text-figure font-bold" dir="auto">
            {approved ? approved.name : headOf(version, customer, isAsked)}
          </p>
          {approved && (
            <p className="text-ink-soft">
              <Minute at={approved.at} />, on the job page
              {approved.linkOf && `, by the link of ${approved.linkOf}`}
            </p>
          )}
        </div>
        <ul className="flex flex-wrap gap-x-4 border-0 border-t-2 border-dashed border-edge px-3.5 py-1.5">
          <li>
            Sent by {sentBy ?? 'the shop'} <Minute at={sentAt} />
          </li>
          <li>
            {seenAt ? (
              <>
                Seen <Minute at={seenAt} />
              </>
            ) : (
              'Not opened yet'
            )}
          </li>
          {withdrawnAt && (
            <li>
              Taken back <Minute at={withdrawnAt} />
            </li>
          )}
          {!approved && isLast && isOpen(version) && <li>{describeMail(lead, 'proof')}</li>}
          {lead.proofs && <li className="font-semibold">{tellApproved(lead.proofs)}</li>}
        </ul>
      </div>
      {changes && (
        <Block title="Changes asked" note={<Minute at={changes.at} />}>
          <p className="whitespace-pre-wrap" dir="auto">
            {changes.name && <b>{changes.name}: </b>}
            {changes.text}
          </p>
        </Block>
      )}
      {approved && <Agreed version={version} />}
      {state !== 'approved' && isOpen(version) && <Withdraw leadId={lead.id} version={version.version} />}
    </section>
  );
}

function headOf({ state }: DeskProof, customer: string, isAsked: boolean): string {
  if (state === 'changes') return `${capital(customer)} asked for changes`;
  if (!isWaitedFor(state)) return STATES[state];
  return isAsked ? `${capital(customer)} waits for your answer` : `Waits for ${customer}`;
}

const isWaitedFor = (state: DeskProof['state']): boolean => state === 'sent' || state === 'seen';
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function Agreed({ version: { agreed, sha256, hash } }: Pick<Props, 'version'>) {
  return (
    <Block title="What was agreed to" note="kept as shown">
      <p dir="auto">“{agreed}”</p>
      <dl className="mt-2">
        <Digest label="Picture" name="sha256" hex={sha256} />
        <Digest label="All of it" name="fingerprint" hex={hash} />
      </dl>
    </Block>
  );
}

const Digest = ({ label, name, hex }: { label: string; name: string; hex: string }) => (
  <div className="grid min-h-6.5 grid-cols-[84px_minmax(0,1fr)] items-baseline gap-2 border-t border-hairline py-1">
    <dt className="text-ink-quiet">{label}</dt>
    <dd className="mono" title={hex}>
      {name} <b>{shortDigest(hex)}</b>
    </dd>
  </div>
);

function Withdraw({ leadId, version }: { leadId: string; version: number }) {
  const withdraw = useWithdrawProof(leadId);
  return (
    <p className="px-4 pb-4">
      <button
        type="button"
        className="button"
        aria-disabled={withdraw.isPending}
        onClick={() => withdraw.isPending || withdraw.mutate(version)}
      >
        {withdraw.isPending ? 'Taking it back...' : 'Take it back'}
      </button>
    </p>
  );
}

export const Block = ({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) => (
  <div className="px-4 pb-4 wrap-anywhere">
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
      <h4 className="m-0 text-name">{title}</h4>
      <span className="text-ink-quiet">{note}</span>
    </div>
    {children}
  </div>
);
