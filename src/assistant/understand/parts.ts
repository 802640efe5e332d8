// A message with several goods, cut so that each part tells of one: "24 pint glasses, 30 shirts and a sign".
import type { ServiceMention } from './reading/service.ts';

export interface Part {
  text: string;
  mentions: ServiceMention[];
}

/** The parts in order; one where a single good or none is named. `isSame`: two names of the same goods. */
export function partsOf(
  message: string,
  mentions: readonly ServiceMention[],
  isSame: (a: ServiceMention, b: ServiceMention) => boolean,
): Part[] {
  const heads: ServiceMention[] = [];
  for (const mention of mentions) if (!heads.some((head) => isSame(head, mention))) heads.push(mention);
  if (heads.length < 2) return [{ text: message, mentions: [...mentions] }];
  const cuts = heads.slice(1).map((head, i) => cutBefore(message, heads[i]?.span.end ?? 0, head.span.start));
  const edges = [0, ...cuts, message.length];
  return heads.map((_, i) => {
    const [from = 0, to = message.length] = edges.slice(i, i + 2);
    return {
      text: message.slice(from, to),
      mentions: mentions.filter(({ span }) => span.start >= from && span.end <= to),
    };
  });
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
