// Any unknown path: a misprint, three plates far out of register.
import misprint from '@drawings/misprint.svg';
import { useEffect, useState } from 'react';
import type { PublicShop } from '../../../schemas/shop.ts';
import { findClosest } from './find-closest.ts';

export function NotFoundPage({ shop }: { shop: PublicShop }) {
  const [isAligned, setIsAligned] = useState(false);
  const [path, setPath] = useState<string>();
  // One document serves all unknown paths, so that only the browser knows which it was.
  useEffect(() => setPath(location.pathname), []);
  const closest = path === undefined ? undefined : findClosest(path, pagesOf(shop));
  return (
    <div className="page misprint-page">
      <h1 className="misprint" data-text="Page Not Found" data-aligned={isAligned || undefined}>
        Page Not Found
      </h1>
      <div className="misprint-words">
        <p className="lede">
          This sheet went through the press crooked, and the page you wanted is not on it.
        </p>
        <div className="button-row">
          <a className="button button-action" href="/">
            Back to the start
          </a>
          <a className="button" href="/services">
            See our services
          </a>
          <button
            type="button"
            className="button needs-script"
            aria-pressed={isAligned}
            onClick={() => setIsAligned(!isAligned)}
          >
            Line up the plates
          </button>
        </div>
      </div>
      <div className="ticket spoiled needs-script" data-keep-clear data-wakes="">
        <img src={misprint} alt="" width="232" height="92" />
        <div className="ticket-stub">
          <span>Spoiled sheet</span>
          <span className="ticket-number">404</span>
        </div>
        <dl>
          <div>
            <dt>Asked for</dt>
            <dd>{path ?? ' '}</dd>
          </div>
          <div>
            <dt>Fault</dt>
            <dd>no such page</dd>
          </div>
          <div>
            <dt>Closest</dt>
            <dd>{closest ? <a href={closest.path}>{closest.name}</a> : <a href="/">The front page</a>}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

const pagesOf = ({ services }: PublicShop) => [
  { path: '/services', name: 'Services' },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/terms', name: 'Terms' },
  ...services.map(({ slug, name }) => ({ path: `/services/${slug}`, name })),
];
