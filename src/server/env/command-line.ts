// A program and its arguments out of one text, with quotes as in a shell and nothing else of a shell.

/** Reads `piper -m "my voice.onnx" -f -`; null where a quote is not closed, or for no program. */
export function readCommandLine(text: string): string[] | null {
  if (text.replace(WORD, '').trim() !== '') return null;
  const words = text.match(WORD)?.map(withoutQuotes);
  return words?.[0] ? words : null;
}

const WORD = /(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs;
const QUOTED = /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/gs;

function withoutQuotes(word: string): string {
  return word.replace(
    QUOTED,
    (_all, escaped?: string, single?: string, double?: string) =>
      escaped ?? single ?? double?.replace(/\\([\\"])/g, '$1') ?? '',
  );
}
