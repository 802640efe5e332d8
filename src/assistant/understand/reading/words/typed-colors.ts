// Colours as they are typed in haste, where what stands beside them tells that they are meant: "royl blue an whit ink".
import { COLORS, GARMENTS, PIECES } from './vocabulary.ts';

interface Typed {
  raw: string;
  text: string;
  stem: string;
  kind: 'word' | 'number' | 'mark';
}

/** Mends the words of `all` in their place. */
export function mendColors(all: readonly Typed[]): void {
  for (const [at, word] of all.entries()) {
    const shade = TYPED_SHADES.get(word.text);
    // Forrest Green and Kelley Brown are people.
    if (shade !== undefined && word.raw === word.raw.toLowerCase() && COLORS.has(all[at + 1]?.text ?? ''))
      word.text = word.stem = shade;
    else if (word.raw === 'whit') {
      const meant = whitAt(all, at);
      if (meant !== undefined) word.text = word.stem = meant;
    }
  }
}

/** Words and abbreviations of their own, but before a colour its shade: "lt blue", "forrest green". */
const TYPED_SHADES = new Map(
  Object.entries({
    light: 'lite lt lght lgt ligt',
    dark: 'dk drk drak',
    bright: 'brite brght',
    royal: 'royl ryl royel',
    midnight: 'midnite',
    forest: 'forrest forst',
    kelly: 'kelley keely',
    safety: 'saftey safty',
    heather: 'hether hthr heathered',
    hunter: 'huntr',
  }).flatMap(([shade, typed]) => typed.split(' ').map((one): [string, string] => [one, shade])),
);

/** "an whit", "whit ink", "whit our logo": the colour, or "with"; else it may be somebody's name. */
function whitAt(all: readonly Typed[], at: number): string | undefined {
  const [before, next] = [all[at - 1], all[at + 1]];
  if (/^(?:my|our|the|an?|his|her|their|no|some)$/.test(next?.text ?? '') && before) return 'with';
  const isOfGoods =
    GARMENTS.has(next?.stem ?? '') || PIECES.has(next?.stem ?? '') || INK.test(next?.stem ?? '');
  const isJoined = JOINT.test(before?.raw.toLowerCase() ?? '') || COLORS.has(before?.text ?? '');
  const isEnd = next === undefined || next.kind === 'mark' || JOINT.test(next.raw);
  return isOfGoods || (isJoined && isEnd) ? 'white' : undefined;
}

const INK = /^(?:ink|print|letter|lettering|text|thread|vinyl)$/;
const JOINT = /^(?:and|an|n|or|on|in|[&+/])$/;
