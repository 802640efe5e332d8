// What makes a file easy to produce: the service's rules, each beside a drawing, or its one tip.
import type { ArtworkRule, PublicService, PublicShop } from '../../../../schemas/shop.ts';
import { RULE_PICTURES } from './rule-pictures.ts';

export interface ArtworkSectionProps {
  service: PublicService;
  rules: readonly ArtworkRule[];
  brand: PublicShop['brand'];
}

export function ArtworkSection({ service, rules, brand: { email } }: ArtworkSectionProps) {
  return (
    <section className="artwork" aria-labelledby="artwork">
      <div className="artwork-head">
        <h2 className="card-title" id="artwork">
          Artwork that works
        </h2>
        <p>
          {'Not sure? Send what you have to '}
          <a href={`mailto:${email}`}>{email}</a>
          {'. A designer looks at every file before the proof.'}
        </p>
      </div>
      {rules.length > 0 ? (
        <ul className="artwork-rules">
          {rules.map(({ title, text, picture }) => (
            <li key={title}>
              <img src={RULE_PICTURES[picture]} alt="" width={280} height={180} loading="lazy" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="artwork-sheet">{service.artwork_tip}</p>
      )}
    </section>
  );
}
