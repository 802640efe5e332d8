// The sections of the landing page that header and footer lead to.

const SECTIONS = [
  { label: 'Services', id: 'services' },
  { label: 'Work', id: 'work' },
  { label: 'Contact', id: 'contact' },
];

/** On the landing page a link scrolls, elsewhere it leads there. */
export function sectionLinks(isHome: boolean): { label: string; href: string }[] {
  return SECTIONS.map(({ label, id }) => ({ label, href: sectionHref(id, isHome) }));
}

export function sectionHref(id: string, isHome: boolean): string {
  return isHome ? `#${id}` : `/#${id}`;
}
