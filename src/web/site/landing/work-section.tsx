// Finished jobs as one sheet that carries them all, cut marks between them. With none in the shop's facts the anchor
// stays and nothing is shown.
import type { PublicShop, WorkJob } from '../../../schemas/shop.ts';

export function WorkSection({ shop: { work, services } }: { shop: Pick<PublicShop, 'work' | 'services'> }) {
  if (work.length === 0) return <section id="work" />;
  return (
    <section className="work" id="work" aria-labelledby="work-title">
      <header className="services-head">
        <h2 className="section-title" id="work-title">
          Work
        </h2>
        {work.some(({ sample }) => sample) && (
          <p className="services-note">
            Drawn samples, not customers' jobs. Counts, inks and days are what such a job takes here.
          </p>
        )}
      </header>
      <ul className="work-sheet">
        {work.map((job) => (
          <WorkCard key={job.image} job={job} service={services.find(({ slug }) => slug === job.service)} />
        ))}
      </ul>
    </section>
  );
}

function WorkCard({ job, service }: { job: WorkJob; service: PublicShop['services'][number] | undefined }) {
  const { title, image, alt, facts, sample } = job;
  return (
    <li className="work-job">
      <div className="work-picture">
        <img src={image} alt={alt} width="480" height="360" loading="lazy" decoding="async" />
        {sample && <p className="work-sample">Sample</p>}
      </div>
      <h3 className="work-title">{title}</h3>
      <ul className="work-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {service && (
        <p className="work-service">
          <a href={`/services/${service.slug}`}>{service.name}</a>
          <span className="code">{service.code}</span>
        </p>
      )}
    </li>
  );
}
