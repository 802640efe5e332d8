// A pattern's source, taken apart and put together again.

/** Its smallest pieces: an escaped letter, a class, what opens a group, a count, any other character. */
export const tokensOf = (source: string): string[] => source.match(TOKEN) ?? [];

const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{?[0-9a-fA-F]+\}?|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\{\d+(?:,\d*)?\}|[\s\S]/gu;

/** Groups that are counted: their numbers change where a pattern is taken apart. */
export const hasGroups = ({ source }: RegExp): boolean =>
  /(?<!\\)\((?!\?(?:[:=!]|<[=!]))|\\[1-9]/.test(source);

/** The parts of `source` between the bars that stand in no group and no class. */
export function alternatives(source: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const token of tokensOf(source)) {
    if (token.startsWith('(')) depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

/** Where the group that opens at `from` closes. */
export function closing(tokens: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.startsWith('(')) depth += 1;
    if (tokens[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/**
 * The same pattern, quicker on long texts: where it looks behind before anything else, it first looks whether what comes next
 * is there. Else the many words that must not stand before are tried at every letter of the text. Finds what `pattern` finds.
 *
 *     lookingAhead(/(?<! (?:do|if)) (?:file|logo)s? ready/); // /(?= (?:file|logo))(?<! (?:do|if)) (?:file|logo)s? ready/
 */
export function lookingAhead(pattern: RegExp): RegExp {
  if (!pattern.source.includes('(?<') || hasGroups(pattern)) return pattern;
  return new RegExp(withLooks(pattern.source), pattern.flags);
}

const withLooks = (source: string): string => alternatives(source).map(withLook).join('|');

function withLook(source: string): string {
  const tokens = tokensOf(source);
  let at = tokens[0] === ' ' ? 1 : 0;
  const from = at;
  while (/^\(\?<[=!]$/.test(tokens[at] ?? '')) at = closing(tokens, at) + 1;
  const rest = partWithLooks(tokens.slice(at));
  const next = at > from ? beginning(tokens.slice(at)) : '';
  return tokens.slice(0, from).join('') + (next && `(?=${next})`) + tokens.slice(from, at).join('') + rest;
}

/** Groups within are parts as well. */
function partWithLooks(tokens: readonly string[]): string {
  let part = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token !== '(?:') {
      const end = token.startsWith('(') ? closing(tokens, at) : at;
      part += tokens.slice(at, end + 1).join('');
      at = end;
      continue;
    }
    const end = closing(tokens, at);
    part += `(?:${withLooks(tokens.slice(at + 1, end).join(''))})`;
    at = end;
  }
  return part;
}

/** What every text begins with that the tokens match: as far as the first group that must be there, or its first letters. */
function beginning(tokens: readonly string[]): string {
  let next = '';
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const isGroup = token === '(?:';
    if (!isGroup && !/^[\w ]$/.test(token)) break;
    const end = isGroup ? closing(tokens, at) : at;
    const times = tokens[end + 1] ?? '';
    if (/^[*+{]/.test(times)) break;
    const piece = tokens.slice(at, end + 1).join('');
    if (next.length + piece.length > LONGEST_BEGINNING) break;
    at = times === '?' ? end + 1 : end;
    next += tokens[at] === '?' ? `${piece}?` : piece;
    if (isGroup && times !== '?') break;
  }
  return /\w/.test(next.replace(/\(\?:[^()]*\)\?|\w\?/g, '')) ? next : '';
}

const LONGEST_BEGINNING = 1_000;
