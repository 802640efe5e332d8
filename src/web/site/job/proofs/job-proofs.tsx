// The proofs of a job: what comes off the press, pins on what is to be other, and the slip to approve it. Tabs between items.
import { useState } from 'react';
import type { Job } from '../../../../schemas/job.ts';
import type { JobProblem } from '../../../../schemas/page.ts';
import type { ToldProof, ToldProofs } from '../../../../schemas/proof.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import { JobSection } from '../job-section.tsx';
import { PaperHead } from '../paper-head.tsx';
import { useWords } from '../words/use-words.ts';
import { ProofPanel } from './proof-panel.tsx';
import { ProofTabs } from './proof-tabs.tsx';
import { blockOf, isOfProof, type ProofProblem } from './use-answers.ts';

interface Props {
  token: string;
  job: Job;
  shop: PublicShop;
  /** What was not taken of a form. */
  problem: JobProblem | null;
  /** Of a form that is sent without a script. */
  formKey: string;
  onAnswered(): Promise<void>;
}

export function JobProofs({ token, job, shop, problem, formKey, onAnswered }: Props) {
  const words = useWords().proofs;
  const groups = job.proofs;
  const [chosen, setChosen] = useState(() => firstToShow(groups, problem));
  const shown = groups[chosen]?.versions[0];
  const paper = groups.some(isApproved) ? 'print:mt-10' : job.quote ? 'print:hidden' : '';
  return (
    <JobSection
      id="proofs"
      title={words.title}
      note={shown && words.notes[blockOf(shown)]}
      className={`mt-24 max-phone:mt-16 ${paper}`}
    >
      {groups.some(isApproved) && !job.quote && (
        <PaperHead job={job} shop={shop} title={words.paper} date={job.today} />
      )}
      <div className="mr-2 border-2 bg-white shadow-card max-phone:mr-1 print:mr-0 print:border-0 print:shadow-none">
        <ProofTabs groups={groups} chosen={chosen} onChoose={setChosen} />
        {groups.map(
          (group, index) =>
            group.versions[0] && (
              <ProofPanel
                key={group.item ?? ''}
                id={`proof-${index + 1}`}
                group={group}
                newest={group.versions[0]}
                isChosen={index === chosen}
                isOneOfSeveral={groups.length > 1}
                token={token}
                job={job}
                shop={shop}
                problem={isOf(group, problem) ? problem : null}
                formKey={formKey}
                onAnswered={onAnswered}
              />
            ),
        )}
      </div>
    </JobSection>
  );
}

const isOf = ({ versions }: ToldProofs, problem: JobProblem | null): problem is ProofProblem =>
  isOfProof(problem) && versions.some(({ version }) => version === problem?.version);

const isWaiting = (proof: ToldProof | undefined): boolean =>
  proof !== undefined && blockOf(proof) === 'approve';

/** What was not taken, else what waits for an answer. */
function firstToShow(groups: readonly ToldProofs[], problem: JobProblem | null): number {
  const refused = groups.findIndex((group) => isOf(group, problem));
  return Math.max(0, refused < 0 ? groups.findIndex(({ versions }) => isWaiting(versions[0])) : refused);
}

export const isApproved = ({ versions: [newest] }: ToldProofs): boolean => newest?.state === 'approved';
