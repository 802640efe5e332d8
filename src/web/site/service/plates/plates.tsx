// What a service's specimen is made of: its plates one by one, and laid on one another by the visitor's hand.
import type { PublicService } from '../../../../schemas/shop.ts';
import type { PlateSet } from './plate-sets.ts';
import { PlateStage } from './plate-stage.tsx';

export interface PlatesProps {
  service: PublicService;
  set: PlateSet;
}

export function Plates({ service, set }: PlatesProps) {
  const { title, text, ground, plates } = set;
  return (
    <section className="plates" aria-labelledby="plates">
      <div className="plates-head">
        <div>
          <h2 className="card-title" id="plates">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div className="plates-good">
          <h3>Good for</h3>
          <p>{service.good_for}</p>
        </div>
      </div>
      <div className="plate-sheet" data-ground={ground}>
        <ol className="plate-tiles">
          {plates.map(({ name, note, picture, ground: own }) => (
            <li key={name} data-ground={own}>
              <div className="plate-pile">
                <div className="plate-ghost">
                  {plates.map((other) => (
                    <img key={other.name} src={other.picture} alt="" loading="lazy" decoding="async" />
                  ))}
                </div>
                <img src={picture} alt="" loading="lazy" decoding="async" />
              </div>
              <p className="plate-caption">
                <b>{name}</b> <span className="code">{note}</span>
              </p>
            </li>
          ))}
        </ol>
        <PlateStage set={set} code={service.code} />
      </div>
    </section>
  );
}
