// The artwork on the goods: where on them, in which color, and moved with the mouse, the finger or the arrow keys.
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GOODS_COLORS, isDarkColor } from '../../../mockup/colors.ts';
import { GOODS } from '../../../mockup/goods.ts';
import { lengthOf } from '../../../mockup/warp.ts';
import type { MockupGoods } from '../../../schemas/artwork.ts';
import { drawBitmap } from './draw-bitmap.ts';
import { createMockupDrawer, type MockupDrawer } from './draw-mockup.ts';
import {
  atPlace,
  goodsOf,
  lengthText,
  onGoods,
  type PrintChoice,
  placeOf,
  widestOf,
} from './print-choice.ts';

interface OnGoodsProps {
  choice: PrintChoice;
  picture: ImageBitmap | null;
  /** The artwork's height to its width, as it is printed. */
  ratio: number;
  onChoice(choice: PrintChoice): void;
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function OnGoods({ choice, picture, ratio, onChoice }: OnGoodsProps) {
  const goods = goodsOf(choice.goods);
  const place = placeOf(choice);
  const { canvas, isFailed } = useMockup(choice, picture);
  const grip = useRef<{ x: number; y: number; offset: PrintChoice['offset'] }>(null);

  /** Inches of the place for a pixel of the screen. */
  function scale(): number {
    const shown = canvas.current?.getBoundingClientRect().width ?? goods.width;
    const across = lengthOf(place.area, [0, 0.5], [1, 0.5]) * (shown / goods.width);
    return place.inches.width / across;
  }
  const tall = choice.widthInches * ratio;
  const move = (x: number, y: number, from = choice.offset) =>
    onChoice({
      ...choice,
      offset: {
        x: within(from.x + x, (widestOf(place) - choice.widthInches) / 2),
        y: within(from.y + y, (place.inches.height - tall) / 2),
      },
    });

  function drag({ type, clientX, clientY, currentTarget, pointerId }: PointerEvent) {
    if (type === 'pointerdown') {
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x: clientX, y: clientY, offset: choice.offset };
    } else if (type === 'pointermove' && grip.current) {
      const inches = scale();
      const { x, y, offset } = grip.current;
      move((clientX - x) * inches, (clientY - y) * inches, offset);
    } else grip.current = null;
  }
  function nudge(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const step = (place.inches.width / 48) * (event.shiftKey ? 4 : 1);
    move(by[0] * step, by[1] * step);
  }

  return (
    <div className="on-goods">
      <div
        className="on-goods-stage"
        style={{ backgroundColor: goods.grounds[isDarkColor(choice.color) ? 'dark' : 'light'] }}
        role="application"
        aria-label={`Your artwork on the ${goods.name}, ${place.name.toLowerCase()}. Arrow keys move it.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
        tabIndex={0}
        onPointerDown={drag}
        onPointerMove={drag}
        onPointerUp={drag}
        onPointerCancel={drag}
        onKeyDown={nudge}
      >
        <canvas ref={canvas} width={goods.width} height={goods.height} />
        {isFailed && <p role="alert">The picture could not be drawn. What was found still holds.</p>}
      </div>
      <label className="goods-choice">
        <span>Shown on</span>
        <select
          value={choice.goods}
          onChange={({ currentTarget }) => onChoice(onGoods(choice, currentTarget.value as MockupGoods))}
        >
          {GOODS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {goods.placements.length > 1 && (
        <fieldset className="place-choices">
          <legend className="visually-hidden">Where</legend>
          {goods.placements.map((one) => (
            <button
              key={one.id}
              type="button"
              className="chip"
              aria-pressed={one.id === place.id}
              onClick={() => onChoice(atPlace(choice, one))}
            >
              {one.name}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="color-choices">
        <legend className="visually-hidden">Color of the {goods.name.toLowerCase()}</legend>
        {GOODS_COLORS.map(({ name, hex }) => (
          <button
            key={hex}
            type="button"
            aria-label={name}
            aria-pressed={hex === choice.color}
            style={{ backgroundColor: hex }}
            onClick={() => onChoice({ ...choice, color: hex })}
          />
        ))}
      </fieldset>
      <p className="on-goods-size">
        {[place.name, `${lengthText(choice.widthInches)} wide`, colorName(choice.color)]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}

const colorName = (color: string): string | undefined =>
  GOODS_COLORS.find(({ hex }) => hex === color)?.name.toLowerCase();

/** To the hundredth of an inch, no farther from the middle than `reach`. */
const within = (inches: number, reach: number): number =>
  Math.round(Math.min(Math.max(0, reach), Math.max(-Math.max(0, reach), inches)) * 100) / 100;

/** A canvas that shows the newest choice. */
function useMockup(choice: PrintChoice, picture: ImageBitmap | null) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawer = useRef<MockupDrawer>(null);
  const [isFailed, setIsFailed] = useState(false);
  const draw = useEffectEvent(() => {
    drawer.current?.draw(choice).then(
      (drawn) => {
        if (canvas.current) drawBitmap(canvas.current, drawn);
        setIsFailed(false);
      },
      (error: unknown) => {
        console.warn('A mockup could not be drawn', error);
        setIsFailed(true);
      },
    );
  });
  useEffect(() => {
    if (!picture) return;
    const mine = createMockupDrawer(picture);
    drawer.current = mine;
    draw();
    return () => mine.close();
  }, [picture]);
  useEffect(() => draw(), [choice]);
  return { canvas, isFailed };
}
