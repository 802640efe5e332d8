// A file as the visitor sees it in the talk and under the form: on its way, being checked, and what will print and what not.
import { useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { showToast } from '../ui/toasts.ts';
import { describeProgress, verdictOf } from './describe-file.ts';
import { FILE_WORDS, type FileWords } from './file-words.ts';
import { GoOnIcon, PauseIcon } from './icons.tsx';
import { Picture } from './picture.tsx';
import type { SentFile, Uploads } from './uploads.ts';

export interface FileCardProps {
  file: SentFile;
  uploads: Uploads;
  /** In another language than English. */
  words?: FileWords;
  onRemove(): void;
  /** Shows it large, on the goods; left out where there is nothing to show. */
  onOpen?: (() => void) | undefined;
}

const MOVING: ReadonlySet<SentFile['status']> = new Set(['queued', 'sending', 'waiting']);
const HALTED: ReadonlySet<SentFile['status']> = new Set(['paused', 'stopped']);

export function FileCard({ file, uploads, words = FILE_WORDS, onRemove, onOpen }: FileCardProps) {
  const { key, name, status, answer } = file;
  const isUnderWay = MOVING.has(status) || HALTED.has(status);
  const verdict = status === 'done' && answer ? verdictOf(answer) : undefined;
  return (
    <div className="file-card" data-status={status}>
      <span className="file-picture">
        <Picture uploads={uploads} fileKey={key} isThere={answer?.pictureUrl != null} />
      </span>
      <div className="file-words">
        <p className="file-name" dir="auto">
          {name}
        </p>
        {/* What moves is not read out; what has come of it is, below. */}
        <div aria-live="off">
          {isUnderWay && <Bar file={file} />}
          <p className="file-note">{describeProgress(file, words)}</p>
        </div>
        {verdict && (
          <p className="file-verdict" data-severity={verdict.finding.severity}>
            {verdict.finding.message}{' '}
            {verdict.others > 0 && <span className="file-more">{words.more(verdict.others)}</span>}
          </p>
        )}
        {onOpen && status === 'done' && (
          <button type="button" className="text-button file-open" onClick={onOpen}>
            {answer?.pictureUrl ? words.seeSize : words.seeAll}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </div>
      <Halt file={file} uploads={uploads} words={words} />
      <IconButton label={words.remove(name)} icon={<CloseIcon />} onClick={onRemove} />
      <span className="visually-hidden" role="status">
        {told(status, words)?.(name)}
      </span>
    </div>
  );
}

/** Read out when it comes to this. */
function told(status: SentFile['status'], words: FileWords): ((name: string) => string) | undefined {
  if (status === 'waiting') return words.isWaiting;
  if (status === 'paused') return words.isPaused;
  if (status === 'refused') return words.isRefused;
  return status === 'done' ? words.isDone : undefined;
}

function Bar({ file: { name, sent, bytes } }: { file: SentFile }) {
  const percent = bytes > 0 ? Math.floor((sent / bytes) * 100) : 0;
  return (
    <div
      className="file-bar"
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

const tellOfOther = (name: string, words: FileWords) =>
  showToast({
    title: words.isOther,
    description: words.chooseAgain(name),
    tone: 'destructive',
  });

interface HaltProps {
  file: SentFile;
  uploads: Uploads;
  words: FileWords;
}

/**
 * Pause, or go on; after another page the browser gives the file again only when it is chosen again. One button for both, so
 * that it keeps the focus.
 */
function Halt({ file: { key, name, status }, uploads, words }: HaltProps) {
  const again = useRef<HTMLInputElement>(null);
  const isMoving = MOVING.has(status);
  if (!isMoving && !HALTED.has(status)) return null;
  return (
    <>
      <IconButton
        label={isMoving ? words.pause(name) : words.goOn(name)}
        icon={isMoving ? <PauseIcon /> : <GoOnIcon />}
        onClick={() => {
          if (isMoving) uploads.pause(key);
          else if (!uploads.goOn(key)) again.current?.click();
        }}
      />
      <input
        ref={again}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen && !uploads.goOn(key, chosen)) tellOfOther(name, words);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
