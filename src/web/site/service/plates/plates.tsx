// What a service's specimen is made of: its plates one by one, and laid on one another by the visitor's hand.
import type { PublicService } from '../../../../schemas/shop.ts';
import type { PlateSet } from './plate-sets.ts';
import { CAPTION, PILE, PLATE, PlateStage, SHEET } from './plate-stage.tsx';

export interface PlatesProps {
  service: PublicService;
  set: PlateSet;
}

export function Plates({ service, set }: PlatesProps) {
  const { title, text, ground, plates } = set;
  return (
    <section className="plates mx-auto max-w-sheet px-page py-part" aria-labelledby="plates">
      <div className="mb-[clamp(24px,2.8vw,44px)] grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-end gap-x-10 gap-y-4 max-desk:grid-cols-[minmax(0,1fr)]">
        <div>
          <h2 className="card-title text-chapter leading-[0.8] mb-[0.16em]" id="plates">
            {title}
          </h2>
          <p className="max-w-[36em] text-large leading-[1.4]">{text}</p>
        </div>
        <div className="border-l-6 pl-5">
          <h3 className="kicker">Good for</h3>
          <p>{service.good_for}</p>
        </div>
      </div>
      <div
        className={`grid break-inside-avoid grid-cols-[minmax(0,10fr)_minmax(0,11fr)] border-2 bg-white max-desk:grid-cols-[minmax(0,1fr)] ${GROUNDS[ground]}`}
      >
        <ol className="grid grid-cols-[1fr_1fr]">
          {plates.map(({ name, note, picture, ground: own }) => (
            <li key={name} className={`${SHEET} ${own ? GROUNDS[own] : ''}`}>
              <div className={PILE}>
                <div className="opacity-14">
                  {plates.map((other) => (
                    <img
                      key={other.name}
                      className={PLATE}
                      src={other.picture}
                      alt=""
                      loading="lazy"
                      decoding="async"
                    />
                  ))}
                </div>
                <img className={PLATE} src={picture} alt="" loading="lazy" decoding="async" />
              </div>
              <p className={CAPTION}>
                <b>{name}</b> <span className="code max-phone:text-[0.75rem]">{note}</span>
              </p>
            </li>
          ))}
        </ol>
        <PlateStage set={set} code={service.code} />
      </div>
    </section>
  );
}

const GROUNDS = {
  white: '[--ground:var(--white)]',
  black: '[--ground:var(--ink)]',
  magenta: '[--ground:var(--magenta)]',
};
