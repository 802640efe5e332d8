// What surrounds the login: a print from the shop's own press, its name, and the way back to the site.
import initials from '@press/initials.svg';
import initialsOnDark from '@press/initials-dark.svg';
import type { ReactNode } from 'react';
import { ColorBar } from '../color-bar.tsx';
import './login-page.css';

export function LoginFrame({ brand, children }: { brand: { name: string }; children: ReactNode }) {
  return (
    <div className="login">
      <picture className="login-print">
        <source media="(prefers-color-scheme: dark)" srcSet={initialsOnDark} />
        <img src={initials} alt="" />
      </picture>
      <header className="login-head">
        <span className="brand">
          <ColorBar />
          {brand.name}
        </span>
        <a href="/">Back to the site</a>
      </header>
      <main className="login-main">
        <h1>Admin login</h1>
        {children}
      </main>
    </div>
  );
}
