// The left of the sheet: items, the versions of the one that is shown, where the next is dropped, and the files it may be of.
import type { DeskArtwork } from '../../../../schemas/desk-artwork.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import type { DeskProof, DeskProofs } from '../../../../schemas/proof.ts';
import { FileIcon } from '../../../ui/icons.tsx';
import { KeyHint } from '../../keys/key.tsx';
import { Minute } from '../../time/minute.tsx';
import { customerOf, STATES, voidsApproval } from './describe-proofs.ts';
import { artworkOf } from './proof-groups.ts';
import { ProofRow } from './proof-row.tsx';
import { FileRow } from './send/file-row.tsx';

interface Props {
  lead: DeskLead;
  groups: readonly DeskProofs[];
  group: DeskProofs;
  version: DeskProof | undefined;
  /** The next of the job. */
  next: number;
  hasDraft: boolean;
  onGroup: (group: DeskProofs) => void;
  onVersion: (version: number) => void;
  onSend: () => void;
  /** A picture of a file on its goods was drawn. */
  onDrawn: (picture: File, artwork: DeskArtwork) => void;
}

export function ProofIndex(props: Props) {
  const { lead, groups, group, next, hasDraft, onGroup, onSend, onDrawn } = props;
  const at = groups.indexOf(group);
  const keys: Record<number, string> = { [at + 1]: 'j', [at - 1]: 'k' };
  const files = artworkOf(lead, group.item);
  const approved = group.versions[0]?.state === 'approved' ? group.versions[0] : undefined;
  return (
    <nav aria-label="Items and versions" className="min-w-0">
      <Head title="Items" count={groups.length} keys={['J', 'K']} />
      <ul>
        {groups.map((one, index) => (
          <li key={one.item} className="border-b border-hairline">
            <ProofRow
              leadId={lead.id}
              group={one}
              isCurrent={one === group}
              keyName={keys[index]}
              onPick={() => onGroup(one)}
            />
          </li>
        ))}
      </ul>
      {group.versions.length > 0 && <Versions {...props} />}
      <div className="grid gap-2 px-4 py-3">
        {approved && <p className="text-ink-soft">{voidsApproval(approved.version, customerOf(lead))}</p>}
        <button
          type="button"
          className="grid min-h-16 grid-cols-[24px_minmax(0,1fr)] gap-x-3 border border-dashed border-ink bg-transparent px-3.5 py-2.5 text-left hover:bg-highlight"
          data-key="u"
          onClick={onSend}
        >
          <FileIcon />
          <span>
            <b>
              {`${hasDraft ? 'Go on with' : 'Make'} version ${next}`} <KeyHint>U</KeyHint>
            </b>
            <span className="block text-ink-soft">
              Choose, drop or paste a picture: PNG, JPEG, SVG or PDF.
            </span>
          </span>
        </button>
      </div>
      {files.length > 0 && (
        <>
          <Head title="Files" count={files.length} keys={[]} />
          <ul>
            {files.map((file) => (
              <FileRow key={file.id} artwork={file} onDrawn={onDrawn} />
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

function Versions({ group: { versions, label }, version: shown, onVersion }: Props) {
  const at = shown ? versions.indexOf(shown) : -1;
  const keys: Record<number, string> = { [at + 1]: ',', [at - 1]: '.' };
  return (
    <>
      <Head title={`Versions, ${label}`} count={versions.length} keys={[',', '.']} />
      <ul>
        {versions.map((one, index) => (
          <li key={one.version} className="border-b border-hairline">
            <button
              type="button"
              className="grid min-h-11 w-full grid-cols-[28px_minmax(0,1fr)] gap-x-2 border-0 bg-transparent px-4 py-2 text-left wrap-anywhere hover:bg-highlight/35 focus-visible:-outline-offset-3 aria-[current=true]:bg-highlight aria-[current=true]:shadow-open"
              aria-current={one === shown || undefined}
              data-key={keys[index]}
              onClick={() => onVersion(one.version)}
            >
              <b className="mono">{`v${one.version}`}</b>
              <span>
                <span className={one === shown ? 'font-semibold' : ''} dir="auto">
                  {one.shows}
                </span>
                <span className="block text-ink-soft">
                  {`${one.sentBy ?? 'The shop'}, `}
                  <Minute at={one.sentAt} />
                  {`. ${stateOf(one)}.`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of a version that was replaced also what it was before that. */
function stateOf({ state, approved, changes }: DeskProof): string {
  if (state !== 'replaced') return STATES[state];
  if (approved) return 'Was approved, replaced since';
  return changes ? 'Changes asked' : STATES.replaced;
}

const Head = ({ title, count, keys }: { title: string; count: number; keys: string[] }) => (
  <h3 className="flex min-h-8 items-center gap-2 border-b border-hairline bg-desk-bar px-4 text-name wrap-anywhere">
    {title} <span className="font-normal text-ink-soft">{count}</span>
    <span className="ml-auto flex gap-1">
      {keys.map((key) => (
        <KeyHint key={key}>{key}</KeyHint>
      ))}
    </span>
  </h3>
);
