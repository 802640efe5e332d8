// The facts of a sentence, in their order: whatever a visitor could hold the shop to. Figures mean the same in digits
// and in words, so both give the same fact; a price in another currency is another fact.

/** '$1,240', 'twelve hundred and forty dollars' -> 'money $ 1240'; 'June 12' -> 'month june', 'number 12'. */
export function factsOf(sentence: string): { facts: string[]; rest: string } {
  const facts: { at: number; fact: string }[] = [];
  let text = sentence;
  for (const { pattern, fact } of KINDS) {
    text = text.replace(pattern, (found: string, at: number) => {
      facts.push({ at, fact: fact(found) });
      return ' '.repeat(found.length);
    });
  }
  text = takeNumberWords(text, facts);
  facts.sort((a, b) => a.at - b.at);
  return { facts: joinUnits(facts, sentence), rest: text };
}

interface Kind {
  pattern: RegExp;
  fact: (found: string) => string;
}

const squeezed = (found: string): string => found.toLowerCase().replace(/[\s.,]+/g, '');
const numeral = (found: string): string => {
  const digits = found.replace(/,/g, '');
  return /^0\d/.test(digits) || !/^\d+(?:\.\d+)?$/.test(digits) ? digits : String(Number(digits));
};

/** Earlier kinds take their text before later ones see it. */
const KINDS: readonly Kind[] = [
  { pattern: /["“][^"“”]{1,120}["”]/g, fact: (found) => `quote ${found.slice(1, -1).toLowerCase()}` },
  {
    pattern: /\bhttps?:\S+|\bwww\.\S+|[\w.+-]+@\S+|\b[\w-]+(?:\.[a-z]{2,})+\b\S*|(?<![\w)])\/[a-z][\w/-]*/gi,
    fact: (found) => `link ${found.toLowerCase().replace(/[.,;:!?)]+$/, '')}`,
  },
  {
    pattern: /\b\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\b\.?|o['’]?clock)/gi,
    fact: (found) => `time ${squeezed(found)}`,
  },
  { pattern: /\b\d{1,2}:\d{2}\b/g, fact: (found) => `time ${found}` },
  { pattern: /\b\d{1,4}\/\d{1,4}(?:\/\d{2,4})?\b/g, fact: (found) => `slashed ${found}` },
  {
    pattern: /(?:US|CA|AU)?[$€£¥₹]\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|thousand|million|hundred)\b)?/gi,
    fact: (found) => {
      const sign = /[$€£¥₹]/.exec(found)?.[0] ?? '';
      const [before = '', amount = ''] = found.split(sign);
      return `money ${before.toLowerCase()}${sign} ${numeral(amount.trim().toLowerCase())}`;
    },
  },
  { pattern: /\b\d+(?:st|nd|rd|th)\b/gi, fact: (found) => `number ${Number.parseInt(found, 10)}` },
  { pattern: /\b\d[\d,]*(?:\.\d+)?(?![\w])/g, fact: (found) => `number ${numeral(found.replace(/,$/, ''))}` },
  { pattern: /\b\w*\d\w*\b/g, fact: (found) => `code ${found.toLowerCase()}` },
  {
    pattern: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
    fact: (found) => `day ${found.toLowerCase().slice(0, 3)}`,
  },
  {
    pattern: /\b(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)\b/g,
    fact: (found) => `day ${found.toLowerCase().slice(0, 3)}`,
  },
  {
    pattern: /\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi,
    fact: (found) => `month ${found.toLowerCase().slice(0, 3)}`,
  },
  {
    pattern: /\b(?:Jan|Feb|Mar|March|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/g,
    fact: (found) => `month ${found.toLowerCase().slice(0, 3)}`,
  },
  {
    pattern:
      /\b(?:today|tonight|tomorrow|yesterday|noon|midday|midnight|weekends?|(?:next|this|last) (?:week|month|year))\b/gi,
    fact: (found) => `day ${found.toLowerCase()}`,
  },
  // Of a name nobody can tell the first word of a sentence.
  { pattern: /(?<=\S.{0,600})\b(?!I\b)[A-Z][\p{L}'’]*/gu, fact: (found) => `name ${found.toLowerCase()}` },
  { pattern: /%|\bper ?cent\b/gi, fact: () => 'unit percent' },
  { pattern: /\b(?:dollars?|bucks?|usd)\b/gi, fact: () => 'unit $' },
  { pattern: /\b(?:euros?|eur)\b|€/gi, fact: () => 'unit €' },
  { pattern: /\b(?:pounds?|gbp|quid)\b|£/gi, fact: () => 'unit £' },
  {
    pattern: /\b(?:cents?|pesos?|yen|yuan|rupees?|francs?|loonies|grand)\b|[¢$¥₹]/gi,
    fact: (found) => `unit ${found.toLowerCase()}`,
  },
];

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['dozen', 12],
  ['dozens', 12],
  ['gross', 144],
]);
const NUMBER_WORD = [...VALUES.keys(), ...SCALES.keys()].join('|');
const NUMBER_WORDS = new RegExp(
  `\\b(?:an?\\s+(?=hundred|thousand|million|dozen|gross))?(?:${NUMBER_WORD})(?:(?:\\s*-\\s*|\\s+(?:and\\s+)?)(?:${NUMBER_WORD}))*\\b`,
  'gi',
);
/** Figures without a numeral. */
const PARTS =
  /\b(?:half|halves|halved|thirds?|quarters?|double[ds]?|twice|triple[ds]?|thrice|couple|pair|single|free|gratis)\b/gi;
/** "one of our people", "the small one": no figure, unless something is counted by it. */
const COUNTED_ONE =
  /^\s*(?:-?\s*(?:%|dollar|buck|euro|pound|cent\b|percent|day|week|hour|minute|month|year|business|working|piece|item|unit))/i;

function takeNumberWords(text: string, facts: { at: number; fact: string }[]): string {
  return text
    .replace(NUMBER_WORDS, (found: string, at: number, whole: string) => {
      if (/^one$/i.test(found) && !COUNTED_ONE.test(whole.slice(at + found.length))) return found;
      facts.push({ at, fact: `number ${numberIn(found)}` });
      return ' '.repeat(found.length);
    })
    .replace(PARTS, (found: string, at: number) => {
      facts.push({ at, fact: `part ${found.toLowerCase()}` });
      return ' '.repeat(found.length);
    });
}

function numberIn(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES.get(word);
    if (scale === undefined) part += VALUES.get(word) ?? (word === 'a' || word === 'an' ? 1 : 0);
    else if (scale >= 1000) {
      total += Math.max(part, 1) * scale;
      part = 0;
    } else part = Math.max(part, 1) * scale;
  }
  return total + part;
}

/** A figure and its unit behind it are one fact: '50 %' is 'percent 50', '8 dollars' is 'money $ 8'. */
function joinUnits(facts: readonly { at: number; fact: string }[], sentence: string): string[] {
  const joined: string[] = [];
  let lastEnd = 0;
  for (const { at, fact } of facts) {
    const last = joined.at(-1);
    const unit = fact.startsWith('unit ') ? fact.slice(5) : undefined;
    const isBehind = last?.startsWith('number ') && !/[.;:!?]\s/.test(sentence.slice(lastEnd, at));
    if (unit !== undefined && last !== undefined && isBehind)
      joined[joined.length - 1] = `${unit === 'percent' ? 'percent' : `money ${unit}`} ${last.slice(7)}`;
    else joined.push(fact);
    lastEnd = at;
  }
  return joined;
}
