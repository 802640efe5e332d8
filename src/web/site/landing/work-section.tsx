// Work samples. With none in the shop's facts the anchor stays and nothing is shown.
import type { WorkSample } from '../../../schemas/shop.ts';

export function WorkSection({ work }: { work: readonly WorkSample[] }) {
  if (work.length === 0) return <section id="work" />;
  return (
    <section className="work" id="work" aria-labelledby="work-title">
      <h2 className="section-title" id="work-title">
        Work
      </h2>
      <ul className="work-grid">
        {work.map(({ title, image, alt }) => (
          <li key={image}>
            <figure className="work-sample">
              <img src={image} alt={alt} loading="lazy" />
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
