// The strip that stays at the top: name, links to the sections, Get a Quote; on a phone behind a menu button.
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../schemas/language.ts';
import type { PublicShop } from '../../../schemas/shop.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { TargetMark } from '../../ui/target-mark.tsx';
import { Static } from '../static.tsx';
import { FRAME_WORDS } from './frame-words.ts';
import { sectionHref, sectionLinks } from './section-links.ts';
import { STILL_WORDS } from './still-words.ts';
import { Wordmark } from './wordmark.tsx';

interface Props {
  brand: PublicShop['brand'];
  isHome: boolean;
  language: Language;
}

export function Header({ brand, isHome, language }: Props) {
  const words = FRAME_WORDS[language];
  const [isOpen, setIsOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

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
    function closeAtLink({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('#menu a')) setIsOpen(false);
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('click', closeAtLink, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    return () => listening.abort();
  }, [isOpen]);

  return (
    <header
      ref={header}
      className="header group z-46 flex h-(--header-height) items-center justify-between gap-4 border-b-2 bg-paper px-edge max-phone:noscript:h-auto max-phone:noscript:flex-wrap max-phone:noscript:py-2"
      data-menu={isOpen ? 'open' : undefined}
    >
      <a
        className="header-brand flex min-h-target items-center text-ink text-[1.375rem] no-underline"
        href="/"
      >
        <Static className="contents">
          {import.meta.env.SSR && (
            <>
              {/* On a phone the landing page opens with the logo: the name need not stand there twice. */}
              <Wordmark
                name={brand.name}
                className={`h-[1em] ${isHome ? 'max-phone:absolute max-phone:opacity-0' : ''}`}
              />
              {isHome && <TargetMark className="hidden size-10 max-phone:block" />}
            </>
          )}
        </Static>
      </a>
      <IconButton
        ref={toggle}
        className="needs-script -mr-2.5 phone:hidden"
        label={isOpen ? words.closeMenu : words.openMenu}
        icon={isOpen ? <CloseIcon /> : <MenuIcon />}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setIsOpen(!isOpen)}
      />
      <nav
        className="header-menu flex items-center gap-6 max-phone:fixed max-phone:inset-0 max-phone:top-(--header-height) max-phone:hidden max-phone:flex-col max-phone:items-stretch max-phone:overflow-y-auto max-phone:overscroll-contain max-phone:px-page max-phone:pt-4 max-phone:pb-10 max-phone:group-data-[menu=open]:flex max-phone:noscript:contents"
        id="menu"
        aria-label={words.main}
      >
        <Static className="contents">
          {import.meta.env.SSR && <MenuLinks isHome={isHome} language={language} />}
        </Static>
      </nav>
    </header>
  );
}

function MenuLinks({ isHome, language }: Omit<Props, 'brand'>) {
  const link = `inline-flex min-h-target min-w-target items-center justify-center px-3 font-bold no-underline hover:underline ${LINK_ON_PHONE} ${LINK_WITHOUT_SCRIPT}`;
  return (
    <>
      <ul className="flex items-center gap-2 max-phone:flex-col max-phone:items-stretch max-phone:gap-0 max-phone:noscript:order-1 max-phone:noscript:flex-[1_0_100%] max-phone:noscript:flex-row max-phone:noscript:gap-4">
        {sectionLinks(isHome, language).map(({ label, href }) => (
          <li key={label}>
            <a className={link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <a
        className="button button-action min-h-target py-1.5 text-small shadow-small max-phone:min-h-14 max-phone:text-large max-phone:shadow-button max-phone:noscript:min-h-target max-phone:noscript:text-small max-phone:noscript:shadow-small"
        href={sectionHref('contact', isHome)}
      >
        {STILL_WORDS[language].quote}
      </a>
    </>
  );
}

const LINK_ON_PHONE =
  'max-phone:w-full max-phone:min-h-0 max-phone:justify-start max-phone:border-b-2 max-phone:px-0 max-phone:pt-[0.17em] max-phone:pb-[0.1em] max-phone:font-black max-phone:font-display max-phone:text-[clamp(4rem,23vw,9rem)] max-phone:uppercase max-phone:leading-display';
const LINK_WITHOUT_SCRIPT =
  'max-phone:noscript:min-h-target max-phone:noscript:border-0 max-phone:noscript:font-bold max-phone:noscript:font-text max-phone:noscript:text-body max-phone:noscript:normal-case max-phone:noscript:leading-[1.2]';
