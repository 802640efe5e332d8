// Every match of a pattern with the flag g: as matchAll finds them, but without another pattern made for each search.

/** The matches from left to right; `most` of them at most. */
export function allMatches(
  pattern: RegExp,
  text: string,
  most = Number.POSITIVE_INFINITY,
): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  while (found.length < most) {
    const match = pattern.exec(text);
    if (!match) break;
    found.push(match);
    // An empty one would be found again and again.
    if (match[0] === '') pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}
