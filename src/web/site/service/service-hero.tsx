// The head of a service's page: its name across a slab of its ink, what stands on the slab, and what to do next.
import type { PublicService } from '../../../schemas/shop.ts';
import { AskCarl } from './ask-carl.tsx';
import { CUT_OUTS } from './cut-outs.ts';

/** Inks so light that the name can be printed over them. */
const SEEN_THROUGH: ReadonlySet<PublicService['ink']> = new Set(['yellow', 'cyan']);

export function ServiceHero({ service }: { service: PublicService }) {
  const { name, slug, code, ink, blurb } = service;
  const lines = linesOf(name);
  const cutOut = CUT_OUTS[slug];
  return (
    <div
      className="service-hero @container relative isolate grid min-h-[clamp(480px,50.5vw,880px)] grid-cols-[34.7%_1fr] grid-rows-[auto_auto_1fr] overflow-hidden max-phone:flex max-phone:min-h-0 max-phone:flex-col"
      data-ink={ink}
      data-fit={fitOf(lines)}
      data-knocked-out={!SEEN_THROUGH.has(ink) || undefined}
    >
      <nav
        className="col-1 row-1 pt-[clamp(8px,1vw,20px)] pl-(--left) max-phone:h-13.5 max-phone:pt-1"
        aria-label="Breadcrumb"
      >
        <ol className="flex flex-wrap items-center font-bold">
          <li>
            <a className="inline-flex min-h-target items-center" href="/services">
              Services
            </a>
          </li>
          <li
            className="before:mx-2 before:font-normal before:text-grey before:content-['/'/'']"
            aria-current="page"
          >
            {name}
          </li>
        </ol>
      </nav>
      <div className="slab-picture" data-slug={slug} aria-hidden="true">
        {cutOut ? (
          <img
            className="block size-full object-contain"
            src={cutOut}
            alt=""
            decoding="async"
            fetchPriority="high"
          />
        ) : (
          code.split('-', 1)
        )}
      </div>
      <h1 className="service-name display text-nowrap text-(length:--name) tracking-display">
        {lines.map((line) => (
          <span key={line} className="relative block w-max" data-text={line}>
            {`${line} `}
          </span>
        ))}
      </h1>
      <div className="col-1 row-2 pt-[clamp(4px,1vw,20px)] pr-[clamp(16px,2.4vw,40px)] pb-8 pl-(--left) max-phone:px-page max-phone:pt-0">
        <p className="font-medium text-[clamp(1.125rem,1.74vw,1.75rem)] leading-[1.3]">{blurb}</p>
        <div className="mt-5 flex flex-wrap gap-3.5">
          <a className="button button-action px-4" href="#contact">
            Get a Quote
          </a>
          <AskCarl service={name} className="button px-4">
            Ask Carl about this
          </AskCarl>
        </div>
      </div>
    </div>
  );
}

/**
 * 'Hats & T-Shirts' -> ['Hats &', 'T-Shirts'], 'Websites + AI' -> ['Websites', '+ AI']: the last word is printed in two
 * plates, on a line of its own; a very short one takes the word before it along.
 */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  const last = words.splice((words.at(-1) ?? '').length > 3 ? -1 : -2).join(' ');
  return words.length > 0 ? [words.join(' '), last] : [last];
}

/** How large the name can be set: by its longest line. */
function fitOf(lines: readonly string[]): 'short' | 'medium' | 'long' {
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest <= 6) return 'short';
  return longest <= 8 ? 'medium' : 'long';
}
