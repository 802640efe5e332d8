// Whether a text mentions an e-mail address as a whole: 'ann@x.com' stands in '<ANN@X.COM>' and in 'mail ann@x.com.',
// but neither in 'joann@x.com' nor in 'ann@x.com.au'. Browsers send 'ann@xn--bcher-kva.de' where a visitor typed
// 'ann@bücher.de': each stands for both.
import { domainToASCII, domainToUnicode } from 'node:url';

export interface Mention {
  /** For `lower(column) like … escape '\'`: some one of them finds each text that mentions the address, and others too. */
  patterns: string[];
  /** True if the text is the address and nothing else. */
  isAll(text: string | null): boolean;
  isIn(text: string | null): boolean;
  /** The same for the strings in a JSON text, where an escaped line break would look like a letter before the address. */
  isInJson(json: string | null): boolean;
  /** The text with INSTEAD wherever the address stood. */
  redact(text: string): string;
  /** The same for a JSON text; a member `email` that was the address is left out, as of somebody who never gave one. */
  redactJson(json: string): string;
}

/** What stands where an address was erased from. */
export const INSTEAD = '[erased address]';

export function mentionOf(address: string): Mention {
  const spellings = spellingsOf(address.normalize('NFC'));
  const literals = spellings.map((spelling) => spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const literal = `(?:${literals.join('|')})`;
  const [all, whole] = [new RegExp(`^${literal}$`, 'iu'), wholeAddress(literal)];
  const everywhere = new RegExp(whole, 'giu');
  const isIn = (text: string | null) => text !== null && whole.test(text.normalize('NFC'));
  const isAll = (text: string | null) => text !== null && all.test(text.normalize('NFC'));
  const redact = (text: string) =>
    isIn(text) ? text.normalize('NFC').replaceAll(everywhere, INSTEAD) : text;
  return {
    patterns: spellings.map(patternOf),
    isAll,
    isIn,
    isInJson: (json) => json !== null && holds(JSON.parse(json), isIn),
    redact,
    redactJson: (json) =>
      JSON.stringify(JSON.parse(json), (key, value: unknown) => redactMember(key, value, isAll, redact)),
  };
}

/** For JSON.stringify: what to write of a member. */
function redactMember(
  key: string,
  value: unknown,
  isAll: (text: string) => boolean,
  redact: (text: string) => string,
): unknown {
  if (typeof value === 'string') return key === 'email' && isAll(value) ? undefined : redact(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name), inner]));
}

function spellingsOf(address: string): string[] {
  const at = address.lastIndexOf('@') + 1;
  const [before, domain] = [address.slice(0, at), address.slice(at)];
  const ascii = domainToASCII(domain);
  const others = ascii === '' ? [] : [ascii, domainToUnicode(ascii).normalize('NFC')];
  const domains = new Map([...others, domain].map((spelling) => [spelling.toLowerCase(), spelling]));
  return [...domains.values()].map((spelling) => before + spelling);
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
  const escaped = address.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return `%${escaped.replaceAll(/[^!-~]+/g, '%').toLowerCase()}%`;
}

function holds(value: unknown, isIn: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isIn(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isIn(key) || holds(inner, isIn));
}
