// The strip that stays at the top: name, links to the sections, Get a Quote; on a phone behind a menu button.
import { useEffect, useRef, useState } from 'react';
import type { PublicShop } from '../../../schemas/shop.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { sectionHref, sectionLinks } from './section-links.ts';
import { Wordmark } from './wordmark.tsx';

export function Header({ brand, isHome }: { brand: PublicShop['brand']; isHome: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    // The open menu covers the page: nobody may tab to what is behind it.
    function closeWhenLeft({ target }: FocusEvent) {
      if (target instanceof Node && !header.current?.contains(target)) setIsOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <header
      ref={header}
      className="header"
      data-home={isHome || undefined}
      data-menu={isOpen ? 'open' : undefined}
    >
      <a className="header-brand" href="/">
        <Wordmark name={brand.name} />
        {isHome && <TargetMark />}
      </a>
      <IconButton
        ref={toggle}
        className="header-toggle needs-script"
        label={isOpen ? 'Close menu' : 'Open menu'}
        icon={isOpen ? <CloseIcon /> : <MenuIcon />}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setIsOpen(!isOpen)}
      />
      <nav className="header-menu" id="menu" aria-label="Main">
        <ul>
          {sectionLinks(isHome).map(({ label, href }) => (
            <li key={label}>
              <a className="header-link" href={href} onClick={close}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a className="button button-action" href={sectionHref('contact', isHome)} onClick={close}>
          Get a Quote
        </a>
      </nav>
    </header>
  );
}
