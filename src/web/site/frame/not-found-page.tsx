// Any unknown path: a misprint, three plates far out of register.
import misprint from '@drawings/misprint.svg';
import { type ReactNode, useEffect, useState } from 'react';
import type { PublicShop } from '../../../schemas/shop.ts';
import { findClosest } from './find-closest.ts';

export function NotFoundPage({ shop }: { shop: PublicShop }) {
  const [isAligned, setIsAligned] = useState(false);
  const [path, setPath] = useState<string>();
  // One document serves all unknown paths, so that only the browser knows which it was.
  useEffect(() => setPath(location.pathname), []);
  const closest = path === undefined ? undefined : findClosest(path, pagesOf(shop));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)_minmax(320px,430px)] items-end gap-x-10 gap-y-6 overflow-x-clip pt-[clamp(24px,3vw,56px)] max-desk:grid-cols-[minmax(0,1fr)] max-desk:items-start">
      {/* On a phone one word a line. */}
      <h1
        className="misprint display col-span-full w-[3.5em] max-w-full text-wrap text-[clamp(5rem,20vw,21rem)] leading-[0.78] max-phone:w-[2.15em] max-phone:text-[min(42vw,20rem)]"
        data-text="Page Not Found"
        data-aligned={isAligned || undefined}
      >
        Page Not Found
      </h1>
      <div className="grid max-w-[38rem] gap-3">
        <p className="lede">
          This sheet went through the press crooked, and the page you wanted is not on it.
        </p>
        <div className="mt-4 flex flex-wrap gap-4">
          <a className="button button-action max-phone:px-3.5" href="/">
            Back to the start
          </a>
          <a className="button max-phone:px-3.5" href="/services">
            See our services
          </a>
          <button
            type="button"
            className="button needs-script aria-pressed:bg-yellow max-phone:px-3.5"
            aria-pressed={isAligned}
            onClick={() => setIsAligned(!isAligned)}
          >
            Line up the plates
          </button>
        </div>
      </div>
      <div
        className="ticket needs-script mr-2.25 max-desk:mt-10 max-desk:max-w-107.5"
        data-keep-clear
        data-wakes=""
      >
        <img
          className="absolute -right-2 bottom-[calc(100%-12px)] h-auto w-52.5 -rotate-7 max-desk:right-3 max-desk:bottom-[calc(100%-22px)] max-desk:w-40"
          src={misprint}
          alt=""
          width="232"
          height="92"
        />
        <div className="ticket-stub">
          <span>Spoiled sheet</span>
          <span className="ticket-number">404</span>
        </div>
        <dl className="border-t-2 px-5 pb-4">
          <Row label="Asked for">{path ?? ' '}</Row>
          <Row label="Fault">no such page</Row>
          <Row label="Closest">
            <a className="font-bold font-text text-body leading-[1.4]" href={closest?.path ?? '/'}>
              {closest?.name ?? 'The front page'}
            </a>
          </Row>
        </dl>
      </div>
    </div>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-3 border-rule-soft py-2 not-last:border-b-thin">
    <dt className="text-grey">{label}</dt>
    <dd className="overflow-hidden text-ellipsis whitespace-nowrap font-medium font-mono text-small leading-[1.6]">
      {children}
    </dd>
  </div>
);

const pagesOf = ({ services }: PublicShop) => [
  { path: '/services', name: 'Services' },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/terms', name: 'Terms' },
  ...services.map(({ slug, name }) => ({ path: `/services/${slug}`, name })),
];
