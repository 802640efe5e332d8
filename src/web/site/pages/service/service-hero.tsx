// The head of a service's page: its name in two plates, its specimen, and what to do next.
import type { PublicService } from '../../../../schemas/shop.ts';
import { Specimen } from '../../specimen.tsx';
import { AskCarl } from './ask-carl.tsx';

export function ServiceHero({ service }: { service: PublicService }) {
  const { name, blurb } = service;
  const lines = linesOf(name);
  return (
    <div className="service-hero">
      <div className="service-words">
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/services">Services</a>
            </li>
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <h1 className="service-name" data-fit={fitOf(lines)}>
          {lines.map((line, i) =>
            i === lines.length - 1 ? (
              <span key={line} className="service-plate" data-text={line}>
                {line}
              </span>
            ) : (
              <span key={line}>{`${line} `}</span>
            ),
          )}
        </h1>
        <p className="lede">{blurb}</p>
        <div className="button-row">
          <a className="button button-action" href="#contact">
            Get a Quote
          </a>
          <AskCarl service={name}>Ask Carl about this</AskCarl>
        </div>
      </div>
      <Specimen service={service} isFirst />
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
