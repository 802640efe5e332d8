// What was asked for: a line each with the estimate that was told, their sum, and what the estimate counts on.
import type { Job } from '../../../schemas/job.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { dollarRange } from '../../../schemas/told-price.ts';
import { ItemPicture } from './item-picture.tsx';
import { JobSection } from './job-section.tsx';
import { Marks } from './marks.tsx';
import { useWords } from './words/use-words.ts';

export function JobItems({ job, services }: { job: Job; services: PublicShop['services'] }) {
  const { items, total, validUntil, details, includes, assumptions } = job;
  const words = useWords().items;
  const note = total ? words.estimate(validUntil) : words.note;
  return (
    <JobSection id="request" title={words.title} note={note}>
      <div className="grid grid-cols-[minmax(0,924fr)_minmax(0,380fr)] items-start gap-x-14 gap-y-10 max-desk:grid-cols-[minmax(0,1fr)]">
        <div className="mr-2 border-2 bg-white shadow-card max-phone:mr-1">
          <ul>
            {items.map((item) => (
              <li
                key={item.id}
                className="grid min-h-28 grid-cols-[168px_minmax(0,1fr)_auto] items-center gap-x-5 border-b-thin pr-5 max-phone:grid-cols-[92px_minmax(0,1fr)] max-phone:pr-4"
              >
                <div className="self-stretch overflow-hidden border-ink border-r-thin bg-paper">
                  <ItemPicture service={services.find(({ slug }) => slug === item.service)} />
                </div>
                <div className="py-3 wrap-anywhere">
                  <b className="text-[1.25rem] leading-tight">{item.label}</b>
                  {item.line && <p className="text-grey text-small leading-mild">{item.line}</p>}
                </div>
                <p className="py-3 text-right max-phone:col-start-2 max-phone:pt-0 max-phone:text-left">
                  {item.each && <span className="block text-grey text-note">{item.each}</span>}
                  <b className="tabular-nums">
                    {item.estimate ? dollarRange(item.estimate, words.to) : words.byAPerson}
                  </b>
                </p>
              </li>
            ))}
            {details !== null && (
              <li className="border-b-thin px-5 py-4 last:border-0">
                <b className="text-small">{words.yourWords}</b>
                <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                  {details}
                </p>
              </li>
            )}
          </ul>
          {items.length > 0 && (
            <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-ink px-5 py-3 text-white">
              <p className="text-label-on-ink text-small">{words.beforeTax}</p>
              <p className="display text-[clamp(2rem,3.6vw,3.25rem)] tracking-[0.022em]">
                {total ? (
                  dollarRange(total).replace(' to ', ' - ')
                ) : (
                  <span className="font-bold font-text text-large normal-case tracking-normal">
                    {words.byAPerson}
                  </span>
                )}
              </p>
            </div>
          )}
        </div>
        <div className="grid gap-10 phone:max-desk:grid-cols-2">
          <Marks title={words.includes} things={includes} isIn />
          <Marks title={words.assumptions} things={assumptions} />
        </div>
      </div>
    </JobSection>
  );
}
