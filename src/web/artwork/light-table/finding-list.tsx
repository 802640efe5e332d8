// What was found, the gravest first, each with its way out.
import type { Finding } from '../../../schemas/artwork.ts';
import { byWeight } from '../../../schemas/told-artwork.ts';
import { dollars } from '../../../schemas/told-price.ts';

interface FindingListProps {
  findings: readonly Finding[];
  /** '#rrggbb' of the inks. */
  colors: readonly string[];
  isCutOut: boolean;
  onCutOut(isCutOut: boolean): void;
  /** Another file is chosen in its place. */
  onReplace(): void;
  /** Carl is asked to have it drawn anew. */
  onRedraw: (() => void) | undefined;
}

export function FindingList(props: FindingListProps) {
  const { findings } = props;
  return (
    <ol className="findings" aria-label="What was found">
      {byWeight(findings).map((finding) => (
        <li key={finding.code} data-severity={finding.severity}>
          <div>
            <p className="finding-message">{finding.message}</p>
            {finding.fix && <p className="finding-fix">{finding.fix}</p>}
          </div>
          <WayOut finding={finding} {...props} />
        </li>
      ))}
    </ol>
  );
}

const NEEDS_PIXELS: ReadonlySet<string> = new Set([
  'dpi_soft',
  'dpi_blurry',
  'invented_pixels',
  'only_picture_inside',
]);

function WayOut({
  finding: { code, feeCents },
  colors,
  isCutOut,
  onCutOut,
  onReplace,
  onRedraw,
}: FindingListProps & { finding: Finding }) {
  if (code === 'box_behind')
    return (
      <div className="finding-ways">
        <button type="button" className="chip" aria-pressed={isCutOut} onClick={() => onCutOut(true)}>
          Taken out
        </button>
        <button type="button" className="chip" aria-pressed={!isCutOut} onClick={() => onCutOut(false)}>
          Keep it
        </button>
      </div>
    );
  if (NEEDS_PIXELS.has(code))
    return (
      <div className="finding-ways">
        <button type="button" className="chip" onClick={onReplace}>
          Send vector
        </button>
        {onRedraw && (
          <button type="button" className="chip" onClick={onRedraw}>
            {feeCents === null ? 'Redraw' : `Redraw, ${dollars(feeCents)}`}
          </button>
        )}
      </div>
    );
  if (code === 'colours')
    return (
      <div className="finding-inks" aria-hidden="true">
        {colors.slice(0, 8).map((color) => (
          <i key={color} className="finding-ink" style={{ backgroundColor: color }} />
        ))}
      </div>
    );
  return null;
}
