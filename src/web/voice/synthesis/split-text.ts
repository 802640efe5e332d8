// A text in pieces of a length that can be spoken at once.

/** Where to break, best first: between sentences, between clauses, between words. */
const BREAKS = [/(?<=[.!?…]["'”’)]*)\s+/, /(?<=[,;:])\s+/, /\s+/];

/** Pieces of at most `longest` characters, as few as the breaks allow. */
export function splitText(text: string, longest: number, breaks = BREAKS): string[] {
  if (text.length <= longest) return text ? [text] : [];
  const [between, ...finer] = breaks;
  if (!between) return [text.slice(0, longest), ...splitText(text.slice(longest), longest, breaks)];
  const pieces: string[] = [];
  for (const part of text.split(between).flatMap((whole) => splitText(whole, longest, finer))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= longest)
      pieces.splice(-1, 1, `${last} ${part}`);
    else pieces.push(part);
  }
  return pieces;
}

/** Each sentence by itself, longer ones in pieces of at most `longest` characters. */
export function splitSentences(text: string, longest: number): string[] {
  return text.split(BREAKS[0] as RegExp).flatMap((sentence) => splitText(sentence, longest));
}
