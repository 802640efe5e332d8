// The shop's name after the press's inks in four squares; with `href` a link.

interface Props {
  name: string;
  href?: string;
  className?: string;
}

export function Brand({ name, href, className = '' }: Props) {
  const Tag = href === undefined ? 'span' : 'a';
  return (
    <Tag
      className={`inline-flex items-center gap-3.5 font-display text-card leading-[1] font-black tracking-[0.035em] uppercase no-underline ${className}`}
      href={href}
    >
      <ColorBar />
      {name}
    </Tag>
  );
}

const ColorBar = () => (
  <svg className="h-2.5 w-10" viewBox="0 0 40 10" aria-hidden="true">
    <path className="fill-cyan" d="M0 0H10V10H0Z" />
    <path className="fill-magenta" d="M10 0H20V10H10Z" />
    <path className="fill-yellow" d="M20 0H30V10H20Z" />
    <path className="fill-ink" d="M30 0H40V10H30Z" />
  </svg>
);
