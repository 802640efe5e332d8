// A message with several goods, cut so that each part tells of one: "24 pint glasses, 30 shirts and a sign".
import type { ServiceMention } from './reading/service.ts';

export interface Part {
  text: string;
  mentions: ServiceMention[];
}

/**
 * The parts in order; one where a single good or none is named. `isSame`: two names of the same goods, whose words go
 * together wherever they stand: "pens and notebooks, 250 pens and 100 notebooks".
 */
export function partsOf(
  message: string,
  mentions: readonly ServiceMention[],
  isSame: (a: ServiceMention, b: ServiceMention) => boolean,
): Part[] {
  const cuts = mentions
    .slice(1)
    .map(({ span }, i) => cutBefore(message, mentions[i]?.span.end ?? 0, span.start));
  const edges = [0, ...cuts, message.length];
  const parts: Part[] = [];
  for (const [i, mention] of mentions.entries()) {
    const text = message.slice(edges[i], edges[i + 1]);
    const same = parts.find(({ mentions: [first] }) => first && isSame(first, mention));
    if (!same) parts.push({ text, mentions: [mention] });
    else {
      same.text += text;
      same.mentions.push(mention);
    }
  }
  return parts.length < 2 ? [{ text: message, mentions: [...mentions] }] : parts;
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
