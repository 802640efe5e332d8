// Measures a surface in a photo: choose it, mark the surface, mark the sheet on it, use the size. A chunk of its own.
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { measureSurface } from '../../measure/measure-surface.ts';
import type { Sheet } from '../../measure/sheets.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { ChoosePhoto } from './choose-photo.tsx';
import { SHEET_NAMES, sayToCarl } from './describe-size.ts';
import { MarkBoard } from './mark-board.tsx';
import { countPlaced, isSnapped, type Marks, moveMark, pointsOf, settleSheet, startMarks } from './marks.ts';
import type { Photo } from './read-photo.ts';
import { Result } from './result.tsx';

export interface MeasureDialogProps {
  /** The talk is in Spanish. */
  isSpanish: boolean;
  /** Gets the size as a sentence for Carl. */
  onUse(sentence: string, wasKeyboard: boolean): void;
  onClose(): void;
}

type Step = 'choose' | 'surface' | 'sheet';

export function MeasureDialog({ isSpanish, onUse, onClose }: MeasureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [step, setStep] = useState<Step>('choose');
  const [kind, setKind] = useState<Sheet>('letter');
  const [work, setWork] = useState<{ photo: Photo; marks: Marks }>();
  const [shownWidth, setShownWidth] = useState(0);

  // Not useEffect, which cleans up after the element has left the page.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useFilesKeptHere();
  // Each step begins with what it asks for.
  useEffect(() => {
    if (step) title.current?.focus();
  }, [step]);

  const measured = useMeasured(useDeferredValue(work), kind, shownWidth);

  /** The widget around it stays open. */
  function keepEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') event.stopPropagation();
  }

  return (
    <dialog
      ref={dialog}
      className={`confirm m-auto max-h-none max-w-none flex-col overflow-clip border-2 border-ink bg-white p-0 text-body text-ink leading-normal shadow-card open:flex max-phone:h-dvh max-phone:w-full max-phone:border-0 max-phone:shadow-none ${step === 'choose' ? 'phone:max-h-[calc(100dvh-32px)] phone:w-[min(600px,100vw-32px)]' : 'phone:h-[min(860px,100dvh-48px)] phone:w-[min(1120px,100vw-48px)] [@media(height<560px)]:h-dvh [@media(height<560px)]:w-full [@media(height<560px)]:border-0'}`}
      aria-labelledby={titleId}
      onKeyDown={keepEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="flex flex-none flex-wrap items-center gap-x-4 border-ink border-b-2 py-1.5 pr-2 pl-6 max-phone:pl-4">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-large">
          {TITLES[step]}
        </h2>
        <p className="min-w-0 flex-1 text-small leading-mild max-phone:order-last max-phone:basis-full max-phone:pr-2 max-phone:empty:hidden max-phone:not-empty:pb-1.5">
          {step === 'surface' && 'Drag the four blue pins to the corners of what you want measured.'}
          {step === 'sheet' && `Drag the four yellow pins to the corners of the ${SHEET_NAMES[kind]}.`}
          {step !== 'choose' && (
            <span className="visually-hidden"> Arrow keys move a pin, with Shift farther.</span>
          )}
        </p>
        <IconButton className="max-phone:ml-auto" label="Close" icon={<CloseIcon />} onClick={onClose} />
      </header>
      {step === 'choose' || !work ? (
        <ChoosePhoto
          kind={kind}
          onChooseKind={setKind}
          onChoose={(photo) => {
            setWork({ photo, marks: startMarks(photo.size) });
            setStep('surface');
          }}
        />
      ) : (
        <>
          <MarkBoard
            photo={work.photo}
            marks={work.marks}
            things={step === 'surface' ? ['surface'] : ['surface', 'sheet']}
            shownWidth={shownWidth}
            onShow={setShownWidth}
            onMove={(mark) => setWork({ ...work, marks: moveMark(work.marks, mark, work.photo.size) })}
            onSettle={(thing) => {
              const reach = (SNAPS_WITHIN * work.photo.size[0]) / shownWidth;
              if (thing === 'sheet') setWork({ ...work, marks: settleSheet(work.marks, work.photo, reach) });
            }}
          />
          <footer className="flex flex-none flex-wrap items-center gap-x-6 gap-y-3 border-ink border-t-2 bg-paper px-6 py-3.5 max-phone:px-4 [@media(height<560px)]:py-1.5">
            <Result
              placed={{
                surface: countPlaced(work.marks.surface),
                sheet: step === 'surface' ? undefined : countPlaced(work.marks.sheet),
              }}
              measured={step === 'sheet' ? measured : undefined}
              kind={kind}
              onUse={(size, wasKeyboard) => {
                // Gives the focus back first, so that it can go on from there.
                dialog.current?.close();
                onUse(sayToCarl(size, isSpanish), wasKeyboard);
              }}
              onNext={() => setStep('sheet')}
              onStartAgain={() => {
                setWork(undefined);
                setStep('choose');
              }}
            />
          </footer>
        </>
      )}
    </dialog>
  );
}

/** What is dropped or pasted meanwhile would else be sent to Carl as artwork. */
function useFilesKeptHere(): void {
  useEffect(() => {
    const end = new AbortController();
    for (const type of ['dragover', 'drop', 'paste'])
      addEventListener(type, (event) => event.preventDefault(), { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);
}

const TITLES: Record<Step, string> = {
  choose: 'Measure from a photo',
  surface: 'Mark the surface',
  sheet: 'Mark the sheet',
};

/** In CSS pixels: how far off a mark may be to snap to the sheet's corner. */
const SNAPS_WITHIN = 12;
/** In CSS pixels: how far off a hand with the loupe is. */
const HAND_OFF = 1;
/** In pixels of the photo as drawn: how far off an edge that was found is. */
const EDGE_OFF = 1;
const LEAST_OFF_PX = 2;

/** Once all eight marks were placed. */
function useMeasured(work: { photo: Photo; marks: Marks } | undefined, kind: Sheet, shownWidth: number) {
  return useMemo(() => {
    if (!work || shownWidth === 0) return undefined;
    const { photo, marks } = work;
    if (countPlaced(marks.surface) + countPlaced(marks.sheet) < 8) return undefined;
    const byHand = Math.max(LEAST_OFF_PX, (HAND_OFF * photo.size[0]) / shownWidth);
    const found = Math.max(LEAST_OFF_PX, (EDGE_OFF * photo.size[0]) / photo.canvas.width);
    return measureSurface({
      picture: photo.size,
      surface: pointsOf(marks.surface),
      sheet: pointsOf(marks.sheet),
      kind,
      pixelsOff: { surface: byHand, sheet: isSnapped(marks.sheet) ? found : byHand },
    });
  }, [work, kind, shownWidth]);
}
