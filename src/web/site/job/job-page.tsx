// /job/:token: one job for whoever holds its link. Whole as the server sends it; where a script runs it follows what happens.
import type { PageData } from '../../../schemas/page.ts';
import { CountedBack } from './counted-back.tsx';
import { JobArtwork } from './job-artwork.tsx';
import { JobHead } from './job-head.tsx';
import { JobItems } from './job-items.tsx';
import { JobMessages } from './job-messages.tsx';
import { JobPeople } from './job-people.tsx';
import { JobShop } from './job-shop.tsx';
import { OrderAgain } from './order-again.tsx';
import { PressRun } from './press-run.tsx';
import { isApproved, JobProofs } from './proofs/job-proofs.tsx';
import { JobQuote } from './quote/job-quote.tsx';
import { useJob } from './use-job.ts';
import type { JobWords } from './words/en.ts';
import { WordsContext } from './words/use-words.ts';

export type JobPageData = Extract<PageData, { page: 'job' }>;

export function JobPage({ data, words }: { data: JobPageData; words: JobWords }) {
  const { token, problem, messageKey, shop, hours, origin } = data;
  const { job, isEnded, refresh } = useJob(token, data.job);
  const unsaid = problem?.of ? null : problem;
  const isPaper = job.quote !== null || job.proofs.some(isApproved);
  return (
    <WordsContext value={words}>
      {/* The script takes it up by itself: what is new is to be seen without a press. */}
      <div
        className={`job mx-auto max-w-sheet px-page pb-section ${isPaper ? 'print:px-0 print:[&>:not(#quote,#proofs)]:hidden' : ''}`}
        // Printed are the quote and what was approved; before both the page.
        data-paper={isPaper || undefined}
        data-wakes=""
      >
        {isEnded && (
          <p className="mt-6 border-2 bg-yellow px-5 py-3 font-bold" role="alert">
            {words.ended} <a href="/job/lost">{words.sendNew}</a>
          </p>
        )}
        <JobHead token={token} job={job} />
        <PressRun job={job} />
        {job.quote ? (
          <JobQuote
            token={token}
            job={job}
            quote={job.quote}
            shop={shop}
            problem={problem?.of === 'quote' ? problem : null}
            onAnswered={refresh}
          />
        ) : (
          <JobItems job={job} services={shop.services} />
        )}
        {job.proofs.length > 0 && (
          <JobProofs
            token={token}
            job={job}
            shop={shop}
            problem={problem}
            formKey={messageKey}
            onAnswered={refresh}
          />
        )}
        {job.deadline && <CountedBack token={token} deadline={job.deadline} stage={job.stage} />}
        <div className="mt-24 grid grid-cols-2 gap-x-8 gap-y-16 max-desk:grid-cols-[minmax(0,1fr)] max-phone:mt-16">
          <JobArtwork
            token={token}
            job={job}
            problem={unsaid?.text === '' ? unsaid.message : null}
            onSent={refresh}
          />
          <JobMessages
            token={token}
            sayings={job.sayings}
            unseen={job.unseenMessage}
            you={job.you.person}
            brand={shop.brand}
            problem={unsaid}
            messageKey={messageKey}
            onSent={refresh}
          />
        </div>
        <JobPeople
          token={token}
          job={job}
          origin={origin}
          problem={problem?.of === 'people' ? problem : null}
          onAdded={refresh}
        />
        <OrderAgain
          token={token}
          job={job}
          problem={problem?.of === 'again' ? problem : null}
          messageKey={messageKey}
        />
        <JobShop token={token} shop={shop} hours={hours} />
      </div>
    </WordsContext>
  );
}
