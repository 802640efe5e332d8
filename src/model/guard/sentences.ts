// A model's text, as it comes, in whole sentences.

/** No end is seen within a first mark: "2 p.m. today" and "$4.50" stay whole. */
const END = /[.!?]["”’)]?\s+(?=["“(]?[\p{Lu}\d])|\n+/u;
/** What grows beyond this without an end is no sentence. */
const LONGEST = 600;

/**
 * What stands after the last end counts as a sentence once the text has ended. Throws what the text throws, and
 * then nothing unfinished is given.
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    for (let end = END.exec(text); end; end = END.exec(text)) {
      const to = end.index + end[0].length;
      const sentence = text.slice(0, to).trim();
      text = text.slice(to);
      if (sentence) yield sentence;
    }
    if (text.length > LONGEST) break;
  }
  if (text.trim()) yield text.trim();
}
