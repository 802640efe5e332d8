// A file at its size, on the goods, with all that was found: beside the ticket where there is room, else over the page.
import './light-table.css';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cutOut, trim } from '../../../mockup/cut-out.ts';
import type { Bitmap } from '../../../mockup/warp.ts';
import type { ArtworkAnswer } from '../../../schemas/artwork-upload.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.ts';
import { describeProgress } from '../describe-file.ts';
import type { SentFile, Uploads } from '../uploads.ts';
import { Board, wordOf } from './board.tsx';
import { pixelsOf } from './draw-bitmap.ts';
import { FindingList } from './finding-list.tsx';
import { OnGoods } from './on-goods.tsx';
import {
  firstChoice,
  fit,
  fitted,
  lengthText,
  type PrintChoice,
  placeOf,
  stepOf,
  toPrint,
} from './print-choice.ts';

export interface LightTableProps {
  file: SentFile & { answer: ArtworkAnswer };
  uploads: Uploads;
  onClose(): void;
  /** Others were chosen in its place. */
  onReplace(files: FileList): void;
  /** Asks to have it drawn anew; left out where nobody is there to ask. */
  onRedraw?: (() => void) | undefined;
}

/** The ticket of a page this wide stays in sight beside it. */
const BESIDE = '(width >= 1400px)';
const JUDGED_AFTER_MS = 150;

export function LightTable({ file, uploads, onClose, onReplace, onRedraw }: LightTableProps) {
  const { key, name } = file;
  const dialog = useRef<HTMLDialogElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const [wanted, setChoice] = useState<PrintChoice>(() => firstChoice(file.answer));
  const picture = usePicture(uploads, key);
  const printed = useMemo(() => picture && asPrinted(picture, wanted.isCutOut), [picture, wanted.isCutOut]);
  const ratio = printed ? printed.height / printed.width : 0;
  const choice = fitted(wanted, ratio);
  const answer = useVerdict(file, uploads, choice);
  const better = betterWidth(choice, answer);
  const isDrawn = file.answer.pictureUrl !== null;
  const replace = () => chooser.current?.click();

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (matchMedia(BESIDE).matches) shown?.show();
    else shown?.showModal();
    shown?.focus();
    return () => shown?.close();
  }, []);

  async function use(print: PrintChoice) {
    try {
      await uploads.choose(key, toPrint(print, answer.judged));
      onClose();
    } catch (error) {
      console.error('How a file is to be printed was not stored', error);
      showToast({
        title: 'Not kept',
        description: 'The shop could not be reached. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="light-table"
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // A chooser that was closed cancels too.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        // One that is not modal hears nothing of a cancel.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className="light-table-head">
        <h2 id={titleId}>Your artwork</h2>
        <p dir="auto">
          {name}, {describeProgress(file)}
        </p>
        <button type="button" className="light-table-do chip" onClick={replace}>
          Replace
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={({ currentTarget: { files } }) => files?.length && onReplace(files)}
        />
        <IconButton className="light-table-do" label="Close" icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="light-table-body">
        {isDrawn && (
          <>
            <Board
              choice={choice}
              printed={printed}
              judged={answer.judged}
              onWidth={(widthInches) => setChoice(fitted({ ...choice, widthInches }, ratio))}
            />
            <OnGoods choice={choice} picture={picture} ratio={ratio} onChoice={setChoice} />
          </>
        )}
        <FindingList
          findings={answer.findings}
          colors={answer.colors}
          isCutOut={choice.isCutOut}
          onCutOut={(isCutOut) => setChoice({ ...choice, isCutOut })}
          onReplace={replace}
          // For what is shown: what it costs depends on it.
          onRedraw={onRedraw && (() => void use(choice).then(onRedraw))}
        />
      </div>
      <div className="light-table-foot">
        <p>A person looks at every file before anything is printed.</p>
        {isDrawn && (
          <button
            type="button"
            className={`light-table-use button ${better ? '' : 'button-action'}`}
            onClick={() => void use(choice)}
          >
            Use it as shown
          </button>
        )}
        {isDrawn && better && (
          <button
            type="button"
            className="light-table-use button button-action"
            onClick={() => void use({ ...choice, widthInches: better.widthInches })}
          >
            Make it {lengthText(better.widthInches)}: {better.dpi} dpi
            <span className="light-table-wide">, no cost</span>
          </button>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Our renderings are no larger. */
const LARGEST = 1_200;

function asPrinted(picture: ImageBitmap, isCutOut: boolean): Bitmap {
  const pixels = pixelsOf(picture, LARGEST);
  return trim(isCutOut ? cutOut(pixels) : pixels);
}

/** The widest that still prints sharp, where what is chosen does not. */
function betterWidth(choice: PrintChoice, { judged }: ArtworkAnswer) {
  if (!judged?.pixels || wordOf(choice.widthInches, judged) === 'sharp') return undefined;
  const { across, sharpInches } = judged.pixels;
  const place = placeOf(choice);
  const step = stepOf(place);
  const widthInches = fit(Math.floor(sharpInches / step) * step, place);
  return widthInches <= sharpInches ? { widthInches, dpi: Math.round(across / widthInches) } : undefined;
}

/** The verdict for what is chosen; until it comes, the one before. */
function useVerdict(
  { key, answer }: LightTableProps['file'],
  uploads: Uploads,
  { goods, widthInches }: PrintChoice,
): ArtworkAnswer {
  const [judged, setJudged] = useState(answer);
  const ask = useEffectEvent((signal: AbortSignal) => {
    uploads.judge(key, { goods, widthInches }, signal).then(
      (told) => signal.aborted || setJudged(told),
      (error: unknown) => signal.aborted || console.warn('A width could not be judged', error),
    );
  });
  useEffect(() => {
    const end = new AbortController();
    const timer = setTimeout(() => ask(end.signal), JUDGED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [goods, widthInches]);
  return judged;
}

function usePicture(uploads: Uploads, key: string): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isWanted = true;
    uploads.picture(key).then(
      (found) => isWanted && setPicture(found),
      (error: unknown) => console.warn('The picture of a file could not be read', error),
    );
    return () => {
      isWanted = false;
    };
  }, [uploads, key]);
  return picture;
}
