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
      className="service-hero"
      data-ink={ink}
      data-fit={fitOf(lines)}
      data-knocked-out={!SEEN_THROUGH.has(ink) || undefined}
    >
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href="/services">Services</a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <div className="slab-picture" data-slug={slug} aria-hidden="true">
        {cutOut ? <img src={cutOut} alt="" decoding="async" fetchPriority="high" /> : code.split('-', 1)}
      </div>
      <h1 className="service-name">
        {lines.map((line) => (
          <span key={line} data-text={line}>
            {`${line} `}
          </span>
        ))}
      </h1>
      <div className="service-words">
        <p className="lede">{blurb}</p>
        <div className="button-row">
          <a className="button button-action" href="#contact">
            Get a Quote
          </a>
          <AskCarl service={name}>Ask Carl about this</AskCarl>
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
