// A service shown in its own material; services without a drawing show their code in flat ink.
import type { PublicService } from '../../schemas/shop.ts';
import { PLATES, SPECIMEN_SIZE, SPECIMENS } from './specimens.ts';

export interface SpecimenProps {
  service: Pick<PublicService, 'slug' | 'code' | 'ink'>;
  /** It stands at the top of the page and is wanted at once. */
  isFirst?: boolean;
}

export function Specimen({ service: { slug, code, ink }, isFirst }: SpecimenProps) {
  const drawing = SPECIMENS[slug];
  return (
    <div className="specimen" data-ink={drawing ? undefined : ink} aria-hidden="true">
      {drawing ? (
        <img src={drawing} alt="" {...SPECIMEN_SIZE} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        code.split('-', 1)
      )}
    </div>
  );
}

/** The inks used, as squares, and the code of the ink book. */
export const InkCode = ({ service: { slug, code } }: Pick<SpecimenProps, 'service'>) => (
  <span className="ink-code">
    <span className="ink-squares" aria-hidden="true">
      {(PLATES[slug] ?? []).map((plate) => (
        <i key={plate} data-plate={plate} />
      ))}
    </span>
    <span className="code">{code}</span>
  </span>
);
