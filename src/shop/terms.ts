// The words of a text that carry it, without endings: what questions and pages are compared by.

/** The words that carry a question, without endings; 'what do you' goes. */
export const termsOf = (text: string): string[] => tellingWords(text).map(stem);

/** The words that carry a text, as they were typed. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => !IDLE_WORDS.has(word));

/** `termsOf` of a text of the shop's own, which is asked for again and again. */
export function termsKept(text: string): ReadonlySet<string> {
  let terms = keptTerms.get(text);
  if (!terms) {
    terms = new Set(termsOf(text));
    if (keptTerms.size >= MOST_TEXTS_KEPT) keptTerms.clear();
    keptTerms.set(text, terms);
  }
  return terms;
}

const keptTerms = new Map<string, ReadonlySet<string>>();
const MOST_TEXTS_KEPT = 2_000;

export function wordsOf(text: string): string[] {
  const typed = text.toLowerCase();
  const lower = NOT_LIKELY.test(typed) ? typed.replace(NOT, spelledNot) : typed;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding.
  if (/^[\x00-\x7f]*$/.test(lower))
    return (lower.includes("'") ? lower.replace(ENDING, '') : lower).match(/[a-z0-9]+/g) ?? [];
  const plain = lower.normalize('NFKD').replaceAll(/\p{M}|[’'](?:s|re|ve|ll|d|m|t)?\b/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "isn't" and "dont": the pages say "not". */
const NOT = /\b(is|are|do|does|did|have|has|was|were|would|could|should|ca|wo|ai)n['’]?t\b/g;
const NOT_LIKELY = /n['’]?t/;
const SHORTENED: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', ai: 'is' };
const spelledNot = (_: string, verb: string): string => `${SHORTENED[verb] ?? verb} not`;

const ENDING = /'(?:s|re|ve|ll|d|m|t)?\b/g;

/** The last letters of the endings that go. */
const ENDINGS = new Set('gde');

/** 'shipping' and 'shipped' are 'ship', 'hoodies' is 'hoody', 'leggings' no 'leg', 'canvas' no Canva; prefixes and fuzzy search forgive the rest. */
export function stem(word: string): string {
  if (word.length < 4 || hasDigit(word) || word === 'canvas') return word;
  const singular = word.endsWith('s') ? word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1') : word;
  if (singular.length < 6) return singular;
  const plain = ENDINGS.has(singular.at(-1) ?? '') ? singular.replace(/(?:ing|ed|e)$/, '') : singular;
  return plain.at(-1) === plain.at(-2) ? plain.replace(/([^aeiouslg])\1$/, '$1') : plain;
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

const IDLE_WORDS = new Set(
  `a about actually all also am an and any anything are as at be because been but by can come could did do does doing don
  done dont for from get gets getting give go going good got guys had has have having hello help hey hi how i id if im
  in into is isn it its just know let like lot make makes making many may maybe me might mine more most much my need
  needs no not of off ok okay on only or our out over please pls possible put really s say should so some something sure t
  take tell than thank thanks that the their them then there these they thing things this those to too u ur us use
  want wanted wants was way we well were what whats when where which who why will with won wondering would wouldn ya
  yes you your yours al con cual cuando de del desde donde el en es ese esta este estos hace hacen hacer hago hay la las le lo los
  me mi mis no o para pero por puede pueden puedo que quiero se si sin son su sus tengo tiene tienen un una unas unos usted
  ustedes y ya`.split(/\s+/),
);
/** What any question may hold, whatever it is about; "much" and "long" tell more. */
export const WEAK = new Set(
  'a about an are be can did do does for get got has have i in is it me my need of on or our the them they this to want we with you your'.split(
    ' ',
  ),
);
