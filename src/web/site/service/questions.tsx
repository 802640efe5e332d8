// A service's questions and answers; the first stands open. Folds without a script.
import type { PublicService, PublicShop } from '../../../schemas/shop.ts';
import { phoneHref } from '../../phone-href.ts';

export function Questions({
  service,
  phone,
}: {
  service: PublicService;
  phone: PublicShop['brand']['phone'];
}) {
  return (
    <section className="mx-auto max-w-sheet px-page pb-part" aria-labelledby="questions">
      <div className="mb-[clamp(20px,2.2vw,32px)] flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 className="card-title text-chapter leading-[0.8]" id="questions">
          Questions
        </h2>
        <p>
          {'Not here? Call '}
          <a href={phoneHref(phone)}>{phone}</a>.
        </p>
      </div>
      <div className="@container border-t-2">
        {service.questions.map(({ question, answer }, i) => (
          <details key={question} className="question group border-b-thin" open={i === 0}>
            <summary className="group/summary flex min-h-16 cursor-pointer list-none justify-between gap-4 after:flex-none after:font-medium after:font-mono after:text-[1.75rem] after:leading-none after:content-['+'/''] group-open:after:content-['-'/''] [&::-webkit-details-marker]:hidden">
              <h3 className="text-pretty text-large leading-[1.3] decoration-2 underline-offset-4 group-hover/summary:underline">
                {question}
              </h3>
            </summary>
            <p className="pr-14 pb-5 text-large leading-[1.45] max-phone:pr-0">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
