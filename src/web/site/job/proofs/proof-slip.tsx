// What the customer says to a version in the end: approved by name, or changes asked; and what was said.
import type { ReactNode } from 'react';
import type { Job } from '../../../../schemas/job.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import { PhoneText } from '../../../ui/phone-text.tsx';
import { useWords } from '../words/use-words.ts';
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
  const words = useWords().proofs;
  const { version } = props.answers.current;
  return (
    <div className={`${SLIP} bg-paper`}>
      <Title answers={props.answers}>{words.approve.title(version)}</Title>
      <ApproveForm {...props} today={props.job.today} />
      <ChangesFold {...props} name={words.changes.fold} />
    </div>
  );
}

function Approved(props: Props) {
  const { answers, job, shop } = props;
  const { version, approved, wording } = answers.current;
  const words = useWords().proofs.approved;
  const isMade = job.stage === 'on_press' || job.stage === 'ready';
  return (
    <div className={`${SLIP} bg-paper print:border-0 print:px-0`} role="status">
      <Title answers={answers}>{words.title}</Title>
      <p className="wrap-anywhere">
        <b dir="auto">{approved?.name}</b>
        {approved && words.by(version, approved.linkOf, approved.at)}“{wording}”
      </p>
      <p className="print:hidden">
        <a
          className="button"
          href={`/job/${answers.token}/proofs/${version}/picture`}
          download={`proof-${version}.png`}
        >
          {words.save}
        </a>
      </p>
      {isMade ? (
        <p className="text-grey text-small print:hidden">
          <PhoneText text={words.made(shop.brand.phone)} />
        </p>
      ) : (
        <>
          <ChangesFold {...props} name={words.wrong} />
          <p className="text-grey text-small print:hidden">{words.takeBack}</p>
        </>
      )}
    </div>
  );
}

function Changes(props: Props) {
  const { answers, job, shop } = props;
  const { version, changes, sentBy } = answers.current;
  const words = useWords();
  const { changes: said, approve } = words.proofs;
  return (
    <div className={`${SLIP} bg-yellow`}>
      <Title answers={answers}>{said.title(sentBy ?? shop.brand.name)}</Title>
      <p className="text-small leading-mild">
        {changes && said.asked(whoSaid(changes, job.you.person, words), changes.at)}
      </p>
      <p className="border-ink border-l-4 pl-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
        {changes?.text}
      </p>
      <p className="text-small leading-mild">{said.next}</p>
      <ChangesFold {...props} name={said.another} />
      <Fold name={approve.afterAll(version)} isOpen={Boolean(answers.typed.approve)}>
        <ApproveForm {...props} today={props.job.today} />
      </Fold>
    </div>
  );
}

function Withdrawn({ answers }: Props) {
  const words = useWords().proofs.withdrawn;
  return (
    <div className={`${SLIP} bg-paper`}>
      <Title answers={answers}>{words.title(answers.current.version)}</Title>
      <p>{words.note}</p>
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

function ChangesFold({ id, answers, name }: Props & { name: string }) {
  const words = useWords().proofs.changes;
  return (
    <Fold name={name} isOpen={Boolean(answers.typed.changes) || answers.problem?.of === 'changes'}>
      <WordsForm
        id={`${id}-changes`}
        answers={answers}
        spot="changes"
        label={words.label}
        action={words.send}
      />
    </Fold>
  );
}
