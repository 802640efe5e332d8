// A service shown in its own material; services without a drawing show their code in flat ink.
import type { PublicService } from '../../schemas/shop.ts';
import { PLATES, SPECIMEN_SIZE, SPECIMENS } from './specimens.ts';

export interface SpecimenProps {
  service: Pick<PublicService, 'slug' | 'code' | 'ink'>;
  /** It stands at the top of the page and is wanted at once. */
  isFirst?: boolean;
  className?: string;
}

export function Specimen({ service: { slug, code, ink }, isFirst, className = '' }: SpecimenProps) {
  const drawing = SPECIMENS[slug];
  return (
    <div
      className={`specimen select-none overflow-hidden whitespace-nowrap ${drawing ? '' : 'aspect-440/340 px-5 pt-5'} ${className}`}
      data-ink={drawing ? undefined : ink}
      aria-hidden="true"
    >
      {drawing ? (
        <img
          className="block h-auto w-full"
          src={drawing}
          alt=""
          {...SPECIMEN_SIZE}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        code.split('-', 1)
      )}
    </div>
  );
}

/** The inks used, as squares, and the code of the ink book. */
export const InkCode = ({
  service: { slug, code },
  className = '',
}: Pick<SpecimenProps, 'service' | 'className'>) => (
  <span className={`inline-flex items-center gap-3 whitespace-nowrap ${className}`}>
    <span className="inline-flex" aria-hidden="true">
      {(PLATES[slug] ?? []).map((plate) => (
        <i key={plate} className={`size-3.25 forced-color-adjust-none ${PLATE_COLORS[plate]}`} />
      ))}
    </span>
    <span className="code">{code}</span>
  </span>
);

const PLATE_COLORS = { cyan: 'bg-cyan', magenta: 'bg-magenta', yellow: 'bg-yellow', black: 'bg-ink' };
