// The sections of the landing page that header and footer lead to.
import type { Language } from '../../../schemas/language.ts';
import { STILL_WORDS } from './still-words.ts';

const SECTIONS = ['services', 'work', 'contact'] as const;

/** On the landing page a link scrolls, elsewhere it leads there. */
export function sectionLinks(isHome: boolean, language: Language): { label: string; href: string }[] {
  const { sections } = STILL_WORDS[language];
  return SECTIONS.map((id) => ({ label: sections[id], href: sectionHref(id, isHome) }));
}

export function sectionHref(id: string, isHome: boolean): string {
  return isHome ? `#${id}` : `/#${id}`;
}
