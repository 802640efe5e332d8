// Where on a piece the print goes: front, back, left chest, sleeve, hood.
import { overlaps, type SlotContext, type SlotResult, skipped, spanOf } from './slot.ts';
import type { Word } from './words/words.ts';

/** In order, each once, e.g. ['left chest', 'back']. */
export function readImprintLocations({ words, taken }: SlotContext): SlotResult<string[]> {
  const { all } = words;
  const found: { name: string; from: number; to: number }[] = [];
  for (let at = 0; at < all.length && found.length < 8; at += 1) {
    const place = readPlace(all, at);
    if (!place) continue;
    if (!overlaps(spanOf(words, at, place.to), taken) && !isDenied(all, at))
      found.push({ name: place.name, from: at, to: place.to });
    at = place.to - 1;
  }
  const names = [
    ...new Set(found.flatMap(({ name }) => (name === 'both sides' ? ['front', 'back'] : [name]))),
  ];
  if (names.length === 0) return skipped;
  return { status: 'filled', value: names, span: spanOf(words, found[0]?.from ?? 0, found.at(-1)?.to ?? 0) };
}

/** "nothing on the back", "no back print"; not "no, the back" or "not just the front". */
const isDenied = (all: readonly Word[], at: number): boolean =>
  /(?:^| )(?:not|no|nothing|without|skip|except)(?: (?:on|the|a|any|logo|print|printing|need))* $/.test(
    ` ${all
      .slice(Math.max(0, at - 4), at)
      .map(({ text }) => text)
      .join(' ')} `,
  );

const SIDES = new Set(['left', 'right', 'upper', 'lower', 'full', 'center', 'both']);
const PARTS = new Set([
  'chest',
  'sleeve',
  'front',
  'back',
  'side',
  'hood',
  'pocket',
  'leg',
  'door',
  'shoulder',
  'cuff',
  'hip',
  'brim',
  'panel',
  'collar',
  'yoke',
  'arm',
]);
/** Stand for a place on their own, whatever goes with them. */
const PLAIN = new Set(['chest', 'sleeve', 'sleeves', 'pocket', 'brim', 'yoke', 'nape']);

function readPlace(all: readonly Word[], at: number): { name: string; to: number } | undefined {
  const word = all[at];
  const next = all[at + 1];
  if (word?.kind !== 'word') return;
  if (SIDES.has(word.text) && next && PARTS.has(next.stem)) {
    if (word.text === 'both' && next.stem === 'side') return { name: 'both sides', to: at + 2 };
    if (next.stem === 'side' && word.text !== 'left' && word.text !== 'right') return;
    if (word.text === 'right' && next.stem === 'back' && !/^(?:the|on|and|a)$/.test(all[at - 1]?.text ?? ''))
      return;
    return { name: word.text === 'both' ? next.text : `${word.text} ${next.stem}`, to: at + 2 };
  }
  if (PLAIN.has(word.text) && !/^(?:long|short|half|4|cap)$/.test(all[at - 1]?.text ?? ''))
    return { name: word.stem, to: at + 1 };
  if (word.text === 'front' && isFront(all, at)) return { name: 'front', to: at + 1 };
  if (word.text === 'back' && isBack(all, at)) return { name: 'back', to: at + 1 };
  return;
}

/** Not the front desk, a storefront, "up front" or "in front of". */
function isFront(all: readonly Word[], at: number): boolean {
  const before = all[at - 1]?.text ?? '';
  const after = all[at + 1]?.text ?? '';
  return (
    !/^(?:up|in|store|shop|our)$/.test(before) &&
    !/^(?:desk|door|of|office|counter|window|yard|porch|runner|end|page)$/.test(after)
  );
}

/** "on the back", "front and back", "back print"; not "call me back" or "back in May". */
function isBack(all: readonly Word[], at: number): boolean {
  const before = all[at - 1]?.text ?? '';
  const beforeThat = all[at - 2]?.text ?? '';
  const after = all[at + 1]?.stem ?? '';
  if (
    /^(?:print|logo|design|side|panel|image|imprint|only|too|color|of)$/.test(after) &&
    beforeThat !== 'in' &&
    !isReturning(all[at - 1])
  )
    return true;
  if (before === 'the' || before === 'large' || before === 'big') return beforeThat !== 'in';
  if (/^(?:and|&|\/|\+|or|,)$/.test(before) || before === 'on')
    return before === 'on' || /^(?:front|sleeve|chest|pocket|hood)$/.test(beforeThat);
  return /^(?:color|logo|print|1|2|3|4)$/.test(all[at - 1]?.stem ?? '');
}

const isReturning = (word: Word | undefined): boolean =>
  /^(?:get|got|come|coming|go|going|call|be|am|is|hear|write|text|send|bring|reach|check|circle|me|us|you|it|them|way|were|money)$/.test(
    word?.text ?? '',
  );
