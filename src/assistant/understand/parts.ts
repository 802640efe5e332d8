// A message with several goods, cut so that each part tells of one: "24 pint glasses, 30 shirts and a sign".
import { type Head, sameThing } from './named-items.ts';

export interface Part {
  text: string;
  heads: Head[];
}

/**
 * The parts in order; one where a single good or none is named. Two names of the same goods go together wherever they
 * stand: "pens and notebooks, 250 pens and 100 notebooks".
 */
export function partsOf(message: string, heads: readonly Head[]): Part[] {
  const cuts = heads.slice(1).map(({ span }, i) => cutBefore(message, heads[i]?.span.end ?? 0, span.start));
  const edges = [0, ...cuts, message.length];
  const parts: Part[] = [];
  for (const [i, head] of heads.entries()) {
    const text = message.slice(edges[i], edges[i + 1]);
    const same = parts.find(({ heads: [first] }) => first && sameThing(first, head));
    if (!same) parts.push({ text, heads: [head] });
    else {
      same.text += text;
      same.heads.push(head);
    }
  }
  return parts.length < 2 ? [{ text: message, heads: [...heads] }] : parts;
}

/** Where the next goods begin: behind the last joint, so that their number and colour go with them. */
function cutBefore(message: string, from: number, to: number): number {
  const between = message.slice(from, to);
  let cut = -1;
  for (const { index } of between.matchAll(JOINT)) cut = index;
  if (cut !== -1) return from + cut;
  const number = NUMBER.exec(between);
  return number ? from + number.index : to;
}

const JOINT = /[,;.!?\n&+]\s|\s(?:and|plus|also|then|y|e|más|mas|tambi[eé]n|with|or)\s|\s[-–—]\s/gi;
const NUMBER = /\s(?:\d|an? |one |two |three |four |five |six |ten |twelve |un[ao]? )\S*\s*\S*\s*$/i;
