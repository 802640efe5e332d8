// The proofs of one item: the picture of its newest version, or of an older one, and beside it what was said and can be.
import { useRef, useState } from 'react';
import type { Job } from '../../../../schemas/job.ts';
import type { ToldProof, ToldProofs } from '../../../../schemas/proof.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import { PhoneText } from '../../../ui/phone-text.tsx';
import { useSeen } from '../use-seen.ts';
import { useWords } from '../words/use-words.ts';
import { CommentForm } from './comment-form.tsx';
import { PinList } from './pin-list.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { ProofSlip } from './proof-slip.tsx';
import { ProofHead } from './proof-tabs.tsx';
import { type Answers, blockOf, type ProofProblem, useAnswers } from './use-answers.ts';
import { VersionStrip } from './version-strip.tsx';

interface Props {
  /** Unique on the page; what stands in it has ids that begin with it. */
  id: string;
  group: ToldProofs;
  newest: ToldProof;
  isChosen: boolean;
  isOneOfSeveral: boolean;
  token: string;
  job: Job;
  shop: PublicShop;
  problem: ProofProblem | null;
  formKey: string;
  onAnswered(): Promise<void>;
}

export function ProofPanel({ id, group, newest, isChosen, isOneOfSeveral, ...props }: Props) {
  const { token, job, shop, problem, formKey, onAnswered } = props;
  const answers = useAnswers({ token, group, newest, problem, onAnswered });
  const [looked, setLooked] = useState<number | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const { current, newPin, setNewPin } = answers;
  const { label, versions, pins } = group;
  const older = versions.find(({ version }) => version === looked && version !== current.version);
  const shown = older ?? current;
  useSeen(token, 'proofVersion', shown, picture);

  const isOpen = ['approve', 'changes'].includes(blockOf(current));
  const compared = older ?? versions.find((one) => one !== current);
  const isBeside = isComparing && compared !== undefined;
  const canPin = isOpen && !older && !isBeside;
  const onTakeAway = () => {
    setNewPin(null);
    document.getElementById(`${id}-add`)?.focus();
  };
  const base = { id, token, label, pins };
  return (
    <div
      id={id}
      className={`${isChosen ? '' : 'hidden noscript:block'} ${newest.state === 'approved' ? 'print:block' : 'print:in-data-paper:hidden'} noscript:not-first:border-t-2`}
      {...(isOneOfSeveral && { role: 'tabpanel', 'aria-label': label })}
    >
      {isOneOfSeveral && <ProofHead label={label} proof={newest} />}
      <div className={isBeside ? '' : 'desk:grid desk:grid-cols-[minmax(0,760fr)_minmax(0,600fr)]'}>
        {isBeside ? (
          <div className="grid bg-cyan phone:grid-cols-2">
            {[compared, current].map((proof) => (
              <ProofPicture key={proof.version} {...base} proof={proof} isBeside />
            ))}
          </div>
        ) : (
          <ProofPicture
            {...base}
            box={picture}
            proof={shown}
            pinned={canPin ? { newPin, onPlace: setNewPin, onTakeAway } : null}
            isStampNew={answers.saidNow?.spot === 'approve' && answers.saidNow.version === shown.version}
            isLive={!older}
          />
        )}
        <div
          className={`flex min-w-0 flex-col border-ink max-desk:border-t-2 print:border-0 ${isBeside ? 'border-t-2' : ''}`}
        >
          <Notice newest={newest.version} answers={answers} />
          {canPin && (
            <CommentForm
              id={id}
              answers={answers}
              formKey={formKey}
              number={pins.length + 1}
              onTakeAway={onTakeAway}
            />
          )}
          {!isBeside && (
            <PinList
              id={id}
              pins={pins}
              you={job.you.person}
              brand={shop.brand.name}
              answers={answers}
              formKey={formKey}
              canAnswer={canPin}
            />
          )}
          {versions.length > 1 && (
            <VersionStrip
              token={token}
              versions={versions}
              shown={isBeside ? [compared.version, current.version] : [shown.version]}
              onLook={(version) => {
                setIsComparing(false);
                setLooked(version);
              }}
              onCompare={() => setIsComparing(!isComparing)}
            />
          )}
          {older || isBeside ? (
            <Older
              proof={older ?? null}
              newest={current.version}
              onBack={() => {
                setIsComparing(false);
                setLooked(null);
              }}
            />
          ) : (
            <ProofSlip
              id={id}
              answers={answers}
              openPins={pins.filter(({ isDone }) => !isDone).length}
              job={job}
              shop={shop}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Stays in view while something is written below it. */
function Notice({ newest, answers: { isOld, problem, showNewest } }: { newest: number; answers: Answers }) {
  const words = useWords().proofs.notice;
  const box =
    'sticky top-(--header-height) z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-ink border-b-2 px-5 py-3 text-small leading-mild max-phone:px-4';
  if (isOld)
    return (
      <div className={`${box} bg-yellow`} role="status">
        <p>
          <b>{words.hasCome(newest)}</b> {words.isKept}
        </p>
        <button type="button" className="button min-h-target px-4 text-small" onClick={showNewest}>
          {words.show(newest)}
        </button>
      </div>
    );
  if (problem?.of !== null) return null;
  return (
    <p className={`${box} bg-error-tint font-bold`} role="alert">
      <PhoneText text={problem.message} />
    </p>
  );
}

/** In place of the slip: what can be approved is the newest alone. */
function Older({ proof, newest, onBack }: { proof: ToldProof | null; newest: number; onBack(): void }) {
  const words = useWords().proofs.older;
  return (
    <div className="mt-auto grid justify-items-start gap-3 border-ink border-t-2 bg-paper px-5 py-5 max-phone:px-4">
      {proof && (
        <p>
          <b>{words.is(proof.version)}</b> {words.over}
          {proof.changes && words.asked(proof.changes.text)}
        </p>
      )}
      <button type="button" className="button" onClick={onBack}>
        {words.back(newest)}
      </button>
    </div>
  );
}
