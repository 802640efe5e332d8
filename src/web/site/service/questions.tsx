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
    <section className="questions" aria-labelledby="questions">
      <div className="questions-head">
        <h2 className="card-title" id="questions">
          Questions
        </h2>
        <p>
          {'Not here? Call '}
          <a href={phoneHref(phone)}>{phone}</a>.
        </p>
      </div>
      <div className="question-list">
        {service.questions.map(({ question, answer }, i) => (
          <details key={question} className="question" open={i === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
