// Finished jobs as one sheet that carries them all, cut marks between them. With none in the shop's facts the anchor
// stays and nothing is shown.
import type { PublicShop, WorkJob } from '../../../schemas/shop.ts';
import { SectionHead } from './section-head.tsx';

export function WorkSection({ shop: { work, services } }: { shop: Pick<PublicShop, 'work' | 'services'> }) {
  if (work.length === 0) return <section id="work" />;
  return (
    <section
      className="mx-auto max-w-sheet scroll-mt-[calc(var(--space-8)-var(--space-section))] px-page pt-section"
      id="work"
      aria-labelledby="work-title"
    >
      <SectionHead
        id="work-title"
        title="Work"
        note={
          work.some(({ sample }) => sample) &&
          "Drawn samples, not customers' jobs. Counts, inks and days are what such a job takes here."
        }
      />
      <ul className="work-sheet relative grid grid-cols-[repeat(3,minmax(0,1fr))] gap-x-[clamp(40px,3.4vw,64px)] gap-y-12 border-heavy bg-white px-(--side) pt-16 pb-10 shadow-card max-desk:grid-cols-[repeat(2,minmax(0,1fr))] max-phone:grid-cols-[minmax(0,1fr)] max-phone:gap-10 max-phone:pt-12 max-phone:pb-6">
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
    <li className="flex flex-col">
      <div className="crop-marks relative">
        <img
          className="block aspect-4/3 h-auto w-full object-cover"
          src={image}
          alt={alt}
          width="480"
          height="360"
          loading="lazy"
          decoding="async"
        />
        {sample && (
          <p className="absolute -bottom-3.75 left-3.5 -rotate-3 border-2 bg-white px-2.5 py-px font-medium font-mono text-small leading-[1.7] shadow-[3px_3px_0_var(--ink)]">
            Sample
          </p>
        )}
      </div>
      <h3 className="mt-8 text-card tracking-[-0.01em]">{title}</h3>
      {/* Facts of one line are parted by dots; the dot of a line's first one is cut off. */}
      <ul className="mt-1 -ml-[1em] flex-1 [clip-path:inset(0_0_0_1em)]">
        {facts.map((fact) => (
          <li
            key={fact}
            className="inline-block pl-[1em] before:float-left before:-ml-[0.65em] before:content-['·'/'']"
          >
            {fact}
          </li>
        ))}
      </ul>
      {service && (
        <p className="mt-3 flex min-h-target items-center justify-between gap-3 border-t-thin font-semibold">
          <a className="py-2.5" href={`/services/${service.slug}`}>
            {service.name}
          </a>
          <span className="code">{service.code}</span>
        </p>
      )}
    </li>
  );
}
