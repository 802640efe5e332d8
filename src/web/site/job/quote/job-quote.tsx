// The quote: items with their sums, what they come to, and the place to accept it. Printed, it is the quote on paper.
import { useRef } from 'react';
import type { Job } from '../../../../schemas/job.ts';
import type { Language } from '../../../../schemas/language.ts';
import type { JobProblem } from '../../../../schemas/page.ts';
import type { ToldQuote } from '../../../../schemas/quote.ts';
import { exactDollars } from '../../../../schemas/quote-sums.ts';
import type { PublicShop } from '../../../../schemas/shop.ts';
import { JobSection } from '../job-section.tsx';
import { Marks } from '../marks.tsx';
import { PaperHead } from '../paper-head.tsx';
import { useSeen } from '../use-seen.ts';
import { useWords } from '../words/use-words.ts';
import { AcceptForm } from './accept-form.tsx';
import { QuoteRows } from './quote-rows.tsx';

interface Props {
  token: string;
  job: Job;
  quote: ToldQuote;
  shop: PublicShop;
  /** What was not taken of the form. */
  problem: JobProblem | null;
  onAnswered(): Promise<void>;
}

export function JobQuote({ token, job, quote, shop, problem, onAnswered }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useSeen(token, 'quoteVersion', quote, box);
  const { version, terms, taxNote, sentBy, sentAt } = quote;
  const words = useWords().quote;
  return (
    <JobSection id="quote" title={words.title} note={words.note(version, sentBy, shop.brand.name, sentAt)}>
      <PaperHead job={job} shop={shop} title={words.paper(version)} date={quote.sentOn} />
      <div className="grid grid-cols-[minmax(0,924fr)_minmax(0,380fr)] items-start gap-x-14 gap-y-10 max-desk:grid-cols-[minmax(0,1fr)]">
        <div
          ref={box}
          className="mr-2 border-2 bg-white shadow-card max-phone:mr-1 print:mr-0 print:shadow-none"
        >
          <QuoteRows rows={quote.rows} items={job.items} services={shop.services} />
          <Total quote={quote} />
          <Foot
            token={token}
            quote={quote}
            language={job.language}
            name={job.you.name}
            problem={problem}
            onAnswered={onAnswered}
          />
        </div>
        <div className="grid gap-10 phone:max-desk:grid-cols-2">
          <Marks title={words.includes} things={job.includes} isIn />
          {taxNote !== null && <Words title={words.tax} text={taxNote} />}
          {terms !== null && <Words title={words.terms} text={terms} />}
          {job.details !== null && <Words title={words.yourWords} text={job.details} />}
        </div>
      </div>
    </JobSection>
  );
}

const isOver = ({ state }: ToldQuote): boolean => state === 'expired' || state === 'withdrawn';

function Total({ quote }: { quote: ToldQuote }) {
  const { state, taxNote, validUntil, totalCents, accepted } = quote;
  const words = useWords().quote;
  return (
    <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t-2 bg-ink px-5 py-3 text-white print:bg-transparent print:text-ink">
      <p className="text-label-on-ink text-small leading-mild print:text-ink">
        {state === 'expired' && <b className="text-white print:text-ink">{words.ended(validUntil)}</b>}
        {state === 'withdrawn' && <b className="text-white print:text-ink">{words.withdrawn}</b>}
        {!isOver(quote) && (
          <>
            {taxNote === null ? words.total : words.beforeTax}
            {!accepted && (
              <>
                {words.holds}
                <b className="text-white print:text-ink">{validUntil}</b>
              </>
            )}
          </>
        )}
      </p>
      <p className="display text-[clamp(2.5rem,5.3vw,4.75rem)] leading-none tracking-[0.022em]">
        {isOver(quote) ? (
          <s className="decoration-[0.09em] decoration-magenta">{exactDollars(totalCents)}</s>
        ) : (
          exactDollars(totalCents)
        )}
      </p>
    </div>
  );
}

interface FootProps extends Omit<Props, 'job' | 'shop'> {
  language: Language;
  name: string | null;
}

function Foot({ token, quote, language, name, problem, onAnswered }: FootProps) {
  const words = useWords().quote;
  if (quote.accepted) return <Accepted quote={quote} accepted={quote.accepted} />;
  if (isOver(quote))
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 bg-paper px-5 py-5 print:hidden">
        <a className="button button-action" href="#messages">
          {words.askFresh}
        </a>
        <p className="text-grey text-small">{words.stays}</p>
      </div>
    );
  return (
    <AcceptForm
      key={quote.version}
      token={token}
      quote={quote}
      language={language}
      name={name}
      problem={problem}
      onAnswered={onAnswered}
    />
  );
}

function Accepted({ quote, accepted }: { quote: ToldQuote; accepted: NonNullable<ToldQuote['accepted']> }) {
  const words = useWords().quote;
  return (
    <div className="grid gap-5 bg-paper px-5 py-6" role="status">
      <p className="display w-max -rotate-3 border-4 border-success px-3 pt-1 pb-0.5 text-[2.75rem] text-success leading-none tracking-display">
        {words.accepted}
      </p>
      <p>
        <b dir="auto">{accepted.name}</b>
        {words.acceptedBy(quote.version, accepted.at)}
      </p>
      {quote.payLink !== null && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <a className="button button-action" href={quote.payLink} rel="noreferrer noopener">
            {words.pay}
          </a>
          <span className="text-grey text-small">{words.leadsTo(new URL(quote.payLink).host)}</span>
        </p>
      )}
    </div>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="display border-b-2 pb-2 text-[1.75rem] tracking-display">{title}</h3>
    <p className="py-2.5 text-small leading-mild whitespace-pre-wrap wrap-anywhere" dir="auto">
      {text}
    </p>
  </div>
);
