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
    <section className="mx-auto max-w-sheet px-page py-part" aria-labelledby="artwork">
      <div className="mb-[clamp(24px,2.8vw,44px)] grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-end gap-x-10 gap-y-4 max-desk:grid-cols-[minmax(0,1fr)]">
        <h2 className="card-title text-chapter leading-[0.8] mb-[0.16em]" id="artwork">
          Artwork that works
        </h2>
        <p className="max-w-[36em] text-large leading-[1.4]">
          {'Not sure? Send what you have to '}
          <a href={`mailto:${email}`}>{email}</a>
          {'. A designer looks at every file before the proof.'}
        </p>
      </div>
      {rules.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-x-[clamp(20px,2.3vw,36px)] gap-y-8">
          {rules.map(({ title, text, picture }) => (
            <li
              key={title}
              className="grid content-start gap-3 max-phone:grid-cols-[2fr_3fr] max-phone:border-b-thin max-phone:pb-4"
            >
              {/* Drawn in black on white. */}
              <img
                className="h-auto w-full border-2 bg-white forced-color-adjust-none forced-colors:bg-blank"
                src={RULE_PICTURES[picture]}
                alt=""
                width={280}
                height={180}
                loading="lazy"
              />
              <div>
                <h3 className="mb-1 text-large">{title}</h3>
                <p className="text-grey leading-[1.45]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="artwork-sheet p-[clamp(32px,4vw,64px)] text-[clamp(1.125rem,1.5vw,1.5rem)] leading-[1.45]">
          {service.artwork_tip}
        </p>
      )}
    </section>
  );
}
