// The shop's name as a print of three plates, visibly out of register.
import { path } from './drawing.ts';
import { CYAN, MAGENTA, YELLOW } from './inks.ts';
import { setLetters } from './letters.ts';
import { LOGO_PLATES, rampTile } from './ramp.ts';

const PLATES = [
  { name: 'yellow', ink: YELLOW, by: [7, 6] },
  { name: 'magenta', ink: MAGENTA, by: [-7, 2] },
  { name: 'cyan', ink: CYAN, by: [5, -6] },
] as const;

/** Pitch of the screen: finer on wide pages; at the fine one the dots of a small logo would close up to a fade. */
const PITCHES = { fine: 9, coarse: 19 };

/**
 * The logo for the page, as markup: each plate once, printed through the fine or the coarse screen by the style sheet
 * (.logo-yellow, .logo-magenta, .logo-cyan; #fine-yellow, #coarse-yellow and so on). Null if the name has letters that
 * are not drawn.
 */
export function drawLogo(name: string): string | null {
  const set = setLetters(name);
  if (!set) return null;
  const letters = lettersOf(set);
  const screens = Object.entries(PITCHES).flatMap(([screen, pitch]) =>
    PLATES.map(({ name: plate, ink }) => pattern(`${screen}-${plate}`, pitch, plate, ink)),
  );
  const [first, ...others] = PLATES.map(
    ({ name: plate, by: [dx, dy] }, i) =>
      `<g class="logo-plate logo-${plate}"><g transform="translate(${dx} ${dy})" fill-rule="evenodd">${
        i === 0 ? `<g id="logo-letters">${letters}</g>` : '<use href="#logo-letters"/>'
      }</g></g>`,
  );
  return `<svg viewBox="-8 -12 ${set.width + 18} 224" aria-hidden="true"><defs>${screens.join('')}</defs>${first}${others.join('')}</svg>`;
}

/** The same inside another drawing. */
export function drawLogoPlates(
  name: string,
  { pitch, x, y, width }: { pitch: number; x: number; y: number; width: number },
): string {
  const set = setLetters(name);
  if (!set) return '';
  const plates = PLATES.map(
    ({ name: plate, ink, by: [dx, dy] }) =>
      `${pattern(plate, pitch, plate, ink)}<g class="m" fill="url(#${plate})" fill-rule="evenodd" transform="translate(${dx} ${dy})">${lettersOf(set)}</g>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${(width / set.width).toFixed(4)})">${plates.join('')}</g>`;
}

const lettersOf = ({ letters }: { letters: { x: number; outline: string }[] }): string =>
  letters.map(({ x, outline }) => path(outline, x ? `transform="translate(${x} 0)"` : '')).join('');

const pattern = (id: string, pitch: number, plate: keyof typeof LOGO_PLATES, ink: string): string =>
  `<pattern id="${id}" width="${pitch}" height="220" y="-4" patternUnits="userSpaceOnUse">${path(rampTile({ pitch, height: 208, coverage: LOGO_PLATES[plate] }), `fill="${ink}"`)}</pattern>`;
