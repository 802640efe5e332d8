// What surrounds the login: a print from the shop's own press, its name, and the way back to the site.
import initials from '@press/initials.svg';
import initialsOnDark from '@press/initials-dark.svg';
import type { ReactNode } from 'react';
import { Brand } from '../brand.tsx';

interface Props {
  brand: { name: string };
  title?: string;
  children: ReactNode;
}

export function LoginFrame({ brand, title = 'Admin login', children }: Props) {
  return (
    <div className="grid min-h-dvh [grid-template:auto_1fr/minmax(0,61fr)_minmax(28rem,39fr)] max-desk:[grid-template:26vh_auto_1fr/minmax(0,1fr)]">
      <picture className="relative row-[1/-1] overflow-hidden border-line bg-desk-bar max-desk:row-auto max-desk:border-b desk:border-r">
        <source media="(prefers-color-scheme: dark)" srcSet={initialsOnDark} />
        <img
          className="absolute left-[-12vh] h-full w-auto max-w-none max-desk:top-0 max-desk:left-0 max-desk:w-full max-desk:object-contain"
          src={initials}
          alt=""
        />
      </picture>
      <header className="flex items-center justify-between gap-4 px-login pt-6 max-desk:pt-2">
        <Brand name={brand.name} />
        <a className="inline-flex min-h-target items-center text-quote font-semibold decoration-1" href="/">
          Back to the site
        </a>
      </header>
      <main className="mx-login mt-[clamp(32px,16vh,168px)] mb-16 w-[min(24rem,100%-32px)] max-desk:mx-auto max-desk:mt-8">
        <h1 className="mb-1 text-count">{title}</h1>
        {children}
      </main>
    </div>
  );
}
