// How a section of the landing page begins: its title, and beside it a note.

export interface SectionHeadProps {
  id: string;
  title: string;
  kicker?: string;
  note: string | false;
}

export const SectionHead = ({ id, title, kicker, note }: SectionHeadProps) => (
  <header className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
    <div>
      {kicker !== undefined && <p className="kicker mb-3">{kicker}</p>}
      {/* Between a phone and a desk nothing stands beside a long title: it takes the width. */}
      <h2 className={`section-title ${title.length > 6 ? 'phone:max-desk:text-[25.6vw]' : ''}`} id={id}>
        {title}
      </h2>
    </div>
    {note && <p className="border-t-2 flex-[0_1_440px] pt-3 max-desk:basis-full">{note}</p>}
  </header>
);
