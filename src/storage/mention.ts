// Whether a text mentions an e-mail address as a whole: 'ann@x.com' stands in '<ANN@X.COM>' and in 'mail ann@x.com.',
// but neither in 'joann@x.com' nor in 'ann@x.com.au'.

export interface Mention {
  /** For `lower(column) like pattern escape '\'`: finds every text that mentions the address, and some that do not. */
  pattern: string;
  /** True if the text is the address and nothing else. */
  isAll(text: string | null): boolean;
  isIn(text: string | null): boolean;
  /** The same for the strings in a JSON text, where an escaped line break would look like a letter before the address. */
  isInJson(json: string | null): boolean;
}

export function mentionOf(address: string): Mention {
  const literal = address.normalize('NFC').replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const [all, whole] = [new RegExp(`^${literal}$`, 'iu'), wholeAddress(literal)];
  const isIn = (text: string | null) => text !== null && whole.test(text.normalize('NFC'));
  return {
    pattern: patternOf(address),
    isAll: (text) => text !== null && all.test(text.normalize('NFC')),
    isIn,
    isInJson: (json) => json !== null && holds(JSON.parse(json), isIn),
  };
}

const LETTER = String.raw`\p{L}\p{N}\p{M}`;

/**
 * Of the punctuation that may stand in an address, only what people really have there ties it to the letters before it:
 * 'to=ann@x.com' mentions ann@x.com, 'jo-ann@x.com' does not. Two dots never stand in one: 'it is...ann@x.com' does.
 */
function wholeAddress(literal: string): RegExp {
  const before = String.raw`(?<![${LETTER}](?:(?!\.\.)[._%+&'-])*)`;
  const after = String.raw`(?![${LETTER}]|\.[${LETTER}]|-[${LETTER}-]*\.[${LETTER}])`;
  // The literal is looked for first: what stands before it is long to read in a text full of punctuation.
  return new RegExp(`(?=${literal})${before}${literal}${after}`, 'iu');
}

/** Letters that the engines fold differently, or that can be written in two ways, may be anything. */
function patternOf(address: string): string {
  const escaped = address.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return `%${escaped.replaceAll(/[^!-~]+/g, '%')}%`;
}

function holds(value: unknown, isIn: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isIn(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isIn(key) || holds(inner, isIn));
}
