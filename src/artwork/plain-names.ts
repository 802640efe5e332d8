const MOST_NAMES = 40;
const LONGEST_NAME = 80;

/** Names out of a file, as they may be shown: each once, on one line, none endless. */
export const plainNames = (names: Iterable<string>): string[] =>
  [
    ...new Set(
      [...names].map((name) =>
        name
          .replace(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, LONGEST_NAME),
      ),
    ),
  ]
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES);
