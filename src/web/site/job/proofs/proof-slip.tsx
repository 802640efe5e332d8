// What the customer says to a version in the end: approved by name, or changes asked; and what was said.
import type { ReactNode } from 'react';
import type { Job } from '../../../../schemas/job.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import { PhoneText } from '../../../ui/phone-text.tsx';
import { ApproveForm } from './approve-form.tsx';
import { Fold } from './fold.tsx';
import { type Answers, blockOf, whoSaid } from './use-answers.ts';
import { WordsForm } from './words-form.tsx';

interface Props {
  id: string;
  answers: Answers;
  job: Job;
  openPins: number;
  shop: PublicShop;
}

export function ProofSlip(props: Props) {
  const Slip = SLIPS[blockOf(props.answers.current)];
  return <Slip {...props} />;
}

const SLIPS = { approve: Approve, approved: Approved, changes: Changes, withdrawn: Withdrawn };

const SLIP = 'mt-auto grid gap-3 border-ink border-t-2 px-5 py-6 max-phone:px-4';

function Approve(props: Props) {
  const { version } = props.answers.current;
  return (
    <div className={`${SLIP} bg-paper`}>
      <Title answers={props.answers}>I approve version {version} as shown.</Title>
      <ApproveForm {...props} today={props.job.today} />
      <ChangesFold {...props} name="Ask for changes" />
    </div>
  );
}

function Approved(props: Props) {
  const { answers, job, shop } = props;
  const { version, approved, wording } = answers.current;
  const isMade = job.stage === 'on_press' || job.stage === 'ready';
  return (
    <div className={`${SLIP} bg-paper print:border-0 print:px-0`} role="status">
      <Title answers={answers}>Approved as shown</Title>
      <p className="wrap-anywhere">
        <b dir="auto">{approved?.name}</b> approved version {version} by name
        {approved?.linkOf && `, by the link of ${approved.linkOf}`}, {approved?.at}: “{wording}”
      </p>
      <p className="print:hidden">
        <a
          className="button"
          href={`/job/${answers.token}/proofs/${version}/picture`}
          download={`proof-${version}.png`}
        >
          Save the approved proof
        </a>
      </p>
      {isMade ? (
        <p className="text-grey text-small print:hidden">
          <PhoneText
            text={`Your job is on the press. If something is wrong, call us at once: ${shop.brand.phone}.`}
          />
        </p>
      ) : (
        <>
          <ChangesFold {...props} name="Something is wrong" />
          <p className="text-grey text-small print:hidden">
            Until the job is on the press you can take this back: say what is wrong.
          </p>
        </>
      )}
    </div>
  );
}

function Changes(props: Props) {
  const { answers, job, shop } = props;
  const { version, changes, sentBy } = answers.current;
  return (
    <div className={`${SLIP} bg-yellow`}>
      <Title answers={answers}>Your changes are with {sentBy ?? shop.brand.name}</Title>
      <p className="text-small leading-mild">
        {changes && whoSaid(changes, job.you.person)} asked, {changes?.at}:
      </p>
      <p className="border-ink border-l-4 pl-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {changes?.text}
      </p>
      <p className="text-small leading-mild">
        The next version comes here. Nothing is printed before you approve it.
      </p>
      <ChangesFold {...props} name="Add another change" />
      <Fold name={`Approve version ${version} after all`} isOpen={Boolean(answers.typed.approve)}>
        <ApproveForm {...props} today={props.job.today} />
      </Fold>
    </div>
  );
}

function Withdrawn({ answers }: Props) {
  return (
    <div className={`${SLIP} bg-paper`}>
      <Title answers={answers}>We took version {answers.current.version} back</Title>
      <p>There is nothing for you to do. The next version comes here.</p>
    </div>
  );
}

/** Takes the focus from the form that it comes after. */
const Title = ({ answers, children }: { answers: Answers; children: ReactNode }) => (
  <h3
    ref={answers.saidNow ? focusOnce : undefined}
    className="display text-[clamp(2rem,3.2vw,2.875rem)] leading-[0.87] tracking-display wrap-anywhere"
    tabIndex={-1}
  >
    {children}
  </h3>
);

const focusOnce = (element: HTMLElement | null) => element?.focus();

const ChangesFold = ({ id, answers, name }: Props & { name: string }) => (
  <Fold name={name} isOpen={Boolean(answers.typed.changes) || answers.problem?.of === 'changes'}>
    <WordsForm
      id={`${id}-changes`}
      answers={answers}
      spot="changes"
      label="What should change?"
      action="Send the changes"
    />
  </Fold>
);
