// The newest file on the job ticket, once its card has moved out of sight, and how it will print.
import { verdictOf } from '../../artwork/describe-file.ts';
import { Picture } from '../../artwork/picture.tsx';
import type { SentFile } from '../../artwork/uploads.ts';
import { useUploads } from '../../artwork/use-uploads.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatUploads, setOpened } from './chat-uploads.ts';

/** As many of the newest messages are in sight; the cards among them speak for themselves. */
const IN_SIGHT: Record<Surface, number> = { hero: 1, widget: 3 };

export function TicketFiles({ surface }: { surface: Surface }) {
  const { state, conversation } = useConversation();
  const uploads = chatUploads(conversation);
  const inSight = new Set(state.messages.slice(-IN_SIGHT[surface]).map(({ id }) => id));
  const files = useUploads(uploads).filter(({ key }) => !inSight.has(key));
  const file = files.at(-1);
  if (!file) return null;
  return (
    <button
      type="button"
      className="ticket-files"
      disabled={file.status !== 'done'}
      onClick={() => setOpened(file.key)}
    >
      <span className="file-picture">
        <Picture
          key={file.key}
          uploads={uploads}
          fileKey={file.key}
          isThere={file.answer?.pictureUrl != null}
        />
      </span>
      <span className="visually-hidden">Your file </span>
      <span className="file-name" dir="auto">
        {file.name}
      </span>
      {files.length > 1 && <span className="file-more">+{files.length - 1}</span>}
      <span className="file-short" data-severity={severityOf(file)}>
        {shortly(file)}
      </span>
    </button>
  );
}

const severityOf = ({ status, answer }: SentFile): string | undefined =>
  status === 'refused' ? 'problem' : answer ? verdictOf(answer)?.finding.severity : undefined;

/** 'soft at 11 in' would leave no room for the name. */
function shortly(file: SentFile): string {
  const { status, sent, bytes } = file;
  if (status === 'done') return SHORT[severityOf(file) ?? ''] ?? 'with the shop';
  if (status === 'refused') return 'not sent';
  if (status === 'checking') return 'being checked';
  const percent = bytes > 0 ? Math.floor((sent / bytes) * 100) : 0;
  return status === 'paused' || status === 'stopped' ? `stopped at ${percent}%` : `${percent}%`;
}

const SHORT: Record<string, string> = { fine: 'prints fine', notice: 'look at it', problem: 'needs work' };
